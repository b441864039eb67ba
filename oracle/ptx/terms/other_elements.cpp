// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/other_elements.h"

#include <cmath>
#include <cstring>
#include <random>

#include "oracle/ptx/terms/elements.h"
#include "oracle/ptx/terms/postcondition.h"
#include "oracle/ptx/terms/trace.h"

namespace cutecheck::terms {

namespace {

using Values = std::vector<std::vector<uint64_t>>;
using Bytes = std::vector<std::vector<uint8_t>>;

constexpr uint64_t kSeed = 3;

// Each element is one of few kinds.
Values drawnAtTheEdges(const Spec& spec) {
  Values made = drawn(spec, kSeed);
  std::mt19937_64 random(kSeed);
  for (size_t t = 0; t < made.size(); ++t) {
    const Element type = spec.tensors[t].type;
    const int bits = 8 * bytesOf(type);
    const uint64_t sign = uint64_t{1} << (bits - 1), all = lowBytes(bits / 8);
    if (type == Element::kUe8m0 || type == Element::kUe4m3 || spec.tensors[t].metadata != SpecTensor::Metadata::kNone) continue;
    for (uint64_t& one : made[t]) {
      const uint64_t which = random() % 8;
      if (emulate::isFloat(type))
        one = emulate::bitsFor(type, which == 0 ? 0.0 : -static_cast<double>(random() % 16) / 4);
      else
        one = (which == 0 ? 0 : which == 1 ? sign : which == 2 ? sign - 1 : which == 3 ? all : one | sign) & all;
    }
  }
  return made;
}

uint64_t elementIn(const std::vector<uint8_t>& bytes, Element type, uint64_t offset) {
  uint64_t bits = 0;
  const auto width = static_cast<size_t>(bytesOf(type));
  std::memcpy(&bits, bytes.data() + offset * width, width);
  return bits;
}

std::string atElement(const Spec& spec, size_t tensor, uint64_t offset) {
  return "on other elements of the tensors a run differs at offset " + std::to_string(offset) + " of " +
         spec.tensors[tensor].name +
         (spec.theory == Theory::kReal ? ", by more than roundings explain"
                                       : ", although the terms are the same: an internal contradiction");
}

}  // namespace

bool differ(Element type, uint64_t a, uint64_t b, bool exactly) {
  if (a == b) return false;
  if (!emulate::isFloat(type)) return true;
  const double x = emulate::valueOf(type, a), y = emulate::valueOf(type, b);
  if (std::isnan(x) && std::isnan(y)) return false;
  if (exactly) return true;
  if (!std::isfinite(x) || !std::isfinite(y)) return false;
  return std::fabs(x - y) > std::max({std::fabs(x), std::fabs(y), 1.0}) / 16;
}

bool differ(const Terms& terms, std::span<const Piece> pieces, uint64_t number) {
  const auto areBothNan = [&](size_t at) {
    const Piece& one = pieces[at];
    const Term& term = terms.at(one.term);
    const size_t begin = at - one.byte;
    if (one.byte > at || begin + term.bytes > pieces.size()) return false;
    for (uint8_t i = 0; i < term.bytes; ++i)
      if (!(pieces[begin + i] == Piece{one.term, i})) return false;
    return !differ(term.type, term.value, number >> (8 * begin) & lowBytes(term.bytes), true);
  };
  const uint64_t apart = joined(terms, pieces, number) ^ number;
  for (size_t i = 0; i < pieces.size(); ++i)
    if ((apart >> (8 * i) & 255) != 0 && !areBothNan(i)) return true;
  return false;
}

uint64_t joined(const Terms& terms, std::span<const Piece> pieces, uint64_t number) {
  for (size_t i = 0; i < pieces.size(); ++i) {
    if (!holdsTerm(pieces[i])) continue;
    const uint64_t held = terms.at(pieces[i].term).value >> (8 * pieces[i].byte) & 255;
    number = (number & ~(uint64_t{255} << (8 * i))) | held << (8 * i);
  }
  return number;
}

std::optional<RunDifference> differsFromSpec(const Subject& subject, const Spec& spec, const Values& before,
                                             bool exact, std::optional<Diagnostic>& why) {
  const std::optional<Bytes> after = bytesAfter(subject, spec, before, emulate::Order::kProductsFirst, &why);
  if (!after) return std::nullopt;
  const std::vector<std::vector<bool>> elements = elementsOf(spec);
  Terms terms;
  terms.keep();
  Postcondition wanted(terms, spec, before);
  std::optional<RunDifference> found;
  std::vector<std::vector<bool>> goal(spec.tensors.size());
  for (size_t t = 0; t < goal.size(); ++t) goal[t].resize(before[t].size());
  for (const Ensures& ensures : spec.ensures) {
    const Expected<size_t> t = tensorOf(spec, ensures);
    if (!t.ok()) {
      why = t.error();
      return std::nullopt;
    }
    const SpecTensor& left = spec.tensors[*t];
    const auto error = forEachElement(
        spec, ensures, left, elements[*t],
        [&](uint64_t offset, std::span<const int64_t> indices) -> std::optional<Diagnostic> {
          goal[*t][offset] = true;
          if (found) return std::nullopt;
          const Expected<TermId> term = wanted.at(ensures, left, indices);
          if (!term.ok()) return term.error();
          const bool exactly = exact && spec.theory == Theory::kExact && !terms.at(*term).estimated;
          const uint64_t value = terms.at(*term).value, held = elementIn((*after)[*t], left.type, offset);
          // Of real numbers a run alone does not say what its roundings hide.
          if ((exact || spec.theory == Theory::kExact) && differ(left.type, value, held, exactly))
            found = RunDifference{*t, offset, value, held, true};
          if (terms.size() > kMostShared) terms.forget();
          return std::nullopt;
        });
    if (error) {
      why = error;
      return std::nullopt;
    }
    if (found) return found;
  }
  // Nor whether what nobody speaks of is another number than before: (x + 1) - 1 is none.
  for (size_t t = 0; t < goal.size() && (exact || spec.theory == Theory::kExact); ++t)
    for (uint64_t offset = 0; offset < goal[t].size(); ++offset)
      if (const uint64_t held = elementIn((*after)[t], spec.tensors[t].type, offset);
          elements[t][offset] && !goal[t][offset] && held != before[t][offset])
        return RunDifference{t, offset, before[t][offset], held, false};
  return std::nullopt;
}

std::string differsOnOtherElements(const Subject& subject, const Spec& spec) {
  std::optional<Diagnostic> why;
  const std::optional<RunDifference> found = differsFromSpec(subject, spec, drawnAtTheEdges(spec), true, why);
  if (found) return atElement(spec, found->tensor, found->offset);
  return why ? "on other elements of the tensors: " + why->message : "";
}

std::optional<RunDifference> differsFromOther(const Subject& a, const Subject& b, const Spec& spec,
                                              const Values& before, std::optional<Diagnostic>& why) {
  const std::optional<Bytes> left = bytesAfter(a, spec, before, emulate::Order::kProductsFirst, &why);
  const std::optional<Bytes> right =
      left ? bytesAfter(b, spec, before, emulate::Order::kProductsFirst, &why) : std::nullopt;
  if (!right) {
    return std::nullopt;
  }
  for (size_t t = 0; t < before.size(); ++t)
    for (uint64_t offset = 0; offset < before[t].size(); ++offset) {
      const Element type = spec.tensors[t].type;
      const uint64_t one = elementIn((*left)[t], type, offset), other = elementIn((*right)[t], type, offset);
      if (differ(type, one, other, false)) return RunDifference{t, offset, one, other};
    }
  return std::nullopt;
}

std::string differOnOtherElements(const Subject& a, const Subject& b, const Spec& spec) {
  std::optional<Diagnostic> why;
  const std::optional<RunDifference> found = differsFromOther(a, b, spec, drawnAtTheEdges(spec), why);
  if (found) return atElement(spec, found->tensor, found->offset);
  return why ? "on other elements of the tensors: " + why->message : "";
}

}  // namespace cutecheck::terms
