// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors that lie in the bytes of another one.
#include <algorithm>

#include "oracle/ptx/spec/parts.h"

namespace cutecheck::terms {

namespace {

uint64_t bytesOf(const SpecTensor& tensor) { return static_cast<uint64_t>(emulate::bitsOf(tensor.type)) / 8; }

// Whether each offset of the layout has an element.
std::vector<bool> offsetsOf(const SpecTensor& tensor) {
  std::vector<bool> all(static_cast<size_t>(tensor.cosize()));
  std::vector<int64_t> at(tensor.modes.size(), 0);
  for (bool more = true; more;) {
    all[static_cast<size_t>(*tensor.offsetOf(at))] = true;
    more = false;
    for (size_t m = 0; m < at.size() && !more; ++m) {
      more = ++at[m] < tensor.extent(m);
      if (!more) at[m] = 0;
    }
  }
  return all;
}

// The first bytes of the element in its host, of each copy.
template <typename F>
void eachCopy(const SpecTensor& tensor, size_t offset, const F& of) {
  for (int64_t copy = 0; copy < tensor.copies; ++copy)
    of(static_cast<uint64_t>(tensor.from) + (offset + static_cast<uint64_t>(copy * tensor.copyStride)) * bytesOf(tensor));
}

}  // namespace

std::vector<uint64_t> placesInHost(const SpecTensor& tensor, size_t offset) {
  std::vector<uint64_t> all;
  eachCopy(tensor, offset, [&](uint64_t at) { all.push_back(at); });
  return all;
}

size_t hostOf(const Spec& spec, size_t tensor) {
  if (spec.tensors[tensor].host.empty()) return tensor;
  for (size_t t = 0; t < spec.tensors.size(); ++t)
    if (spec.tensors[t].name == spec.tensors[tensor].host) return t;
  return tensor;
}

std::string whatIsWrongInHost(const Spec& spec) {
  const SpecTensor& last = spec.tensors.back();
  const size_t host = hostOf(spec, spec.tensors.size() - 1);
  if (host + 1 == spec.tensors.size()) return last.host + " is no tensor above";
  const SpecTensor& of = spec.tensors[host];
  if (!of.host.empty() || !of.box.empty() || !last.box.empty()) return "a tensor lies in one that lies in no other, and has no box";
  std::vector<bool> taken(static_cast<size_t>(of.cosize()) * bytesOf(of));
  std::string why;
  for (size_t t = host + 1; t < spec.tensors.size(); ++t) {
    const SpecTensor& one = spec.tensors[t];
    if (hostOf(spec, t) != host) continue;
    const std::vector<bool> offsets = offsetsOf(one);
    for (size_t offset = 0; offset < offsets.size() && why.empty(); ++offset)
      if (offsets[offset])
        eachCopy(one, offset, [&](uint64_t at) {
          for (uint64_t b = at; b < at + bytesOf(one) && why.empty(); ++b) {
            if (b >= taken.size())
              why = one.name + " does not end before " + of.name + " does";
            else if (taken[b])
              why = "byte " + std::to_string(b) + " of " + of.name + " is of two tensors, or of two elements";
            else
              taken[b] = true;
          }
        });
  }
  return why;
}

std::string whatIsCutInHosts(const Spec& spec) {
  for (size_t host = 0; host < spec.tensors.size(); ++host) {
    const SpecTensor& of = spec.tensors[host];
    const uint64_t width = bytesOf(of);
    std::vector<uint64_t> covered(static_cast<size_t>(of.cosize()));
    for (size_t t = host + 1; t < spec.tensors.size(); ++t) {
      if (hostOf(spec, t) != host) continue;
      const std::vector<bool> offsets = offsetsOf(spec.tensors[t]);
      for (size_t offset = 0; offset < offsets.size(); ++offset)
        if (offsets[offset])
          eachCopy(spec.tensors[t], offset, [&](uint64_t at) {
            for (uint64_t b = at; b < at + bytesOf(spec.tensors[t]); ++b) ++covered[b / width];
          });
    }
    for (size_t i = 0; i < covered.size(); ++i)
      if (covered[i] != 0 && covered[i] != width)
        return "of element " + std::to_string(i) + " of " + of.name +
               " some bytes are of another tensor and some are not; let it have bytes, u8";
  }
  return "";
}

std::vector<std::vector<bool>> elementsOf(const Spec& spec) {
  std::vector<std::vector<bool>> all;
  for (const SpecTensor& one : spec.tensors)
    all.push_back(one.host.empty() ? std::vector<bool>(static_cast<size_t>(one.cosize()), true) : offsetsOf(one));
  for (size_t t = 0; t < spec.tensors.size(); ++t) {
    const size_t host = hostOf(spec, t);
    if (host == t) continue;
    const SpecTensor& one = spec.tensors[t];
    const uint64_t width = bytesOf(spec.tensors[host]);
    for (size_t offset = 0; offset < all[t].size(); ++offset)
      if (all[t][offset])
        eachCopy(one, offset, [&](uint64_t at) {
          for (uint64_t b = at; b < at + bytesOf(one); ++b) all[host][b / width] = false;
        });
  }
  return all;
}

}  // namespace cutecheck::terms
