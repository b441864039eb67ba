// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/trace.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <random>

#include "oracle/ptx/bytes/program.h"
#include "oracle/ptx/bytes/tensor_map.h"
#include "oracle/ptx/spec/parts.h"
#include "oracle/ptx/terms/other_elements.h"
#include "oracle/ptx/terms/tracer.h"

namespace cutecheck::terms {

namespace {

using emulate::GlobalMemory;
using emulate::TensorMap;

bool has(const ptx::PtxKernel& kernel, std::string_view opcode) {
  return std::any_of(kernel.code.begin(), kernel.code.end(),
                     [&](const ptx::PtxInstruction& one) { return one.is(opcode); });
}

emulate::Dim dimOf(const std::array<uint64_t, 3>& extents) {
  return {static_cast<uint32_t>(extents[0]), static_cast<uint32_t>(extents[1]), static_cast<uint32_t>(extents[2])};
}

// CUtensorMapDataType.
std::optional<uint32_t> formatOf(Element type) {
  switch (type) {
    case Element::kU8:
    case Element::kS8:
    case Element::kE4M3:
    case Element::kE5M2:
      return 0;
    case Element::kU16:
    case Element::kS16:
      return 1;
    case Element::kU32:
      return 2;
    case Element::kS32:
      return 3;
    case Element::kU64:
      return 4;
    case Element::kS64:
      return 5;
    case Element::kF16:
      return 6;
    case Element::kF32:
      return 7;
    case Element::kF64:
      return 8;
    case Element::kBf16:
      return 9;
    default:
      return std::nullopt;
  }
}

// The map of a tensor with a box; its dimensions by their strides, the least first.
Expected<TensorMap> mapOf(const SpecTensor& tensor, uint64_t base) {
  const auto wrong = [&](const std::string& why) {
    return makeError(Code::kUsage, "spec_c3", "line " + std::to_string(tensor.line) + ": " + tensor.name + ": " + why);
  };
  TensorMap map;
  const auto format = formatOf(tensor.type);
  if (!format) return wrong("a tensor map has no such element type");
  struct Dimension {
    int64_t extent, stride, box;
  };
  std::vector<Dimension> all;
  for (size_t m = 0; m < tensor.modes.size(); ++m) {
    if (tensor.modes[m].size() != 1) return wrong("each mode of a tensor with a box has one extent and one stride");
    all.push_back({tensor.modes[m][0].first, tensor.modes[m][0].second, m < tensor.box.size() ? tensor.box[m] : 1});
  }
  std::sort(all.begin(), all.end(), [](const Dimension& a, const Dimension& b) { return a.stride < b.stride; });
  if (all.empty() || all.size() > 5 || all[0].stride != 1) return wrong("a tensor map has 1 to 5 modes, one of stride 1");
  using Format = SpecTensor::Format;
  map.format = tensor.format == Format::kOwn       ? *format
               : tensor.format == Format::kTf32    ? TensorMap::kTf32
               : tensor.format == Format::kTf32Ftz ? TensorMap::kTf32Ftz
                                                   : TensorMap::kF32Ftz;
  map.base = base;
  map.rank = static_cast<uint8_t>(all.size());
  map.swizzle = tensor.swizzle == 0 ? 0 : tensor.swizzle == 32 ? 1 : tensor.swizzle == 64 ? 2 : 3;
  if (tensor.im2col) {
    map.im2col = 1;
    for (size_t d = 0; d < tensor.lower.size(); ++d) {
      const auto fits = [](int64_t corner) { return corner >= -128 && corner <= 127; };
      if (d > 2 || !fits(tensor.lower[d]) || !fits(tensor.upper[d])) return wrong("a corner is -128 to 127");
      map.lower[d] = static_cast<int8_t>(tensor.lower[d]), map.upper[d] = static_cast<int8_t>(tensor.upper[d]);
    }
  }
  for (size_t d = 0; d < all.size(); ++d) {
    if (all[d].box < 1 || all[d].box > 256) return wrong("an extent of a box is 1 to 256");
    map.lastIndex[d] = static_cast<uint32_t>(all[d].extent - 1);
    map.box[d] = static_cast<uint16_t>(all[d].box);
    if (d > 0) map.strides[d - 1] = static_cast<uint64_t>(all[d].stride) * static_cast<uint64_t>(bytesOf(tensor.type));
  }
  if (const std::string why = emulate::whatIsWrong(map); !why.empty()) return wrong(why);
  return map;
}

// Keeps the places of symbols multiples of 1024.
constexpr uint64_t kApart = 1024;

struct Prepared {
  emulate::Program program;
  emulate::Launch launch;
  std::vector<uint64_t> bases;
  Tracer::Parameters parameters;
};

Expected<Prepared> prepared(const Subject& subject, const Spec& spec, const std::vector<std::vector<uint64_t>>& before,
                            GlobalMemory& memory, bool otherwise = false) {
  Prepared made;
  const uint64_t apart = subject.sharedAt.value_or(0) + (!otherwise         ? 0
                                                         : subject.sharedAt ? kSharedCycle
                                                                            : kApart);
  CUTECHECK_TRY(program, emulate::makeProgram(subject.text, subject.kernel.name, apart));
  made.program = std::move(program);
  for (const auto& [name, at] : subject.kernel.shared)
    if (subject.sharedAt) made.program.kernel.alignments[at] = kSharedCycle;
  made.parameters.sureAnswers = subject.sureAnswers;
  made.launch.block = dimOf(subject.block);
  made.launch.grid = dimOf(subject.grid);
  made.launch.dynamicShared = static_cast<uint32_t>(spec.shared.value_or(0));
  made.launch.approximates = true;
  made.launch.parameters.resize(made.program.parameterBytes);
  std::vector<uint8_t> given(made.program.parameterBytes);
  const auto write = [&](size_t parameter, uint64_t offset, const void* from, uint64_t bytes) {
    const uint64_t at = made.program.parameterOffsets[parameter] + offset;
    std::memcpy(made.launch.parameters.data() + at, from, bytes);
    bool twice = false;
    for (uint64_t i = 0; i < bytes; ++i) twice = std::exchange(given[at + i], uint8_t{1}) != 0 || twice;
    return twice;
  };
  const std::vector<ptx::PtxParameter>& all = made.program.kernel.parameters;
  bool twice = false;
  const std::vector<std::vector<bool>> elements = elementsOf(spec);
  for (size_t t = 0; t < spec.tensors.size(); ++t) {
    const SpecTensor& tensor = spec.tensors[t];
    const auto bytes = static_cast<size_t>(bytesOf(tensor.type));
    if (!tensor.host.empty()) {
      const size_t host = hostOf(spec, t);
      made.bases.push_back(made.bases[host]);
      const uint64_t all = before[host].size() * static_cast<uint64_t>(bytesOf(spec.tensors[host].type));
      for (size_t i = 0; i < before[t].size(); ++i)
        if (elements[t][i])
          for (const uint64_t place : placesInHost(tensor, i))
            std::memcpy(memory.at(made.bases[host], all) + place, &before[t][i], bytes);
      continue;
    }
    const uint64_t base = memory.allocate(before[t].size() * bytes);
    made.bases.push_back(base);
    uint8_t* at = memory.at(base, before[t].size() * bytes);
    for (size_t i = 0; i < before[t].size(); ++i) std::memcpy(at + i * bytes, &before[t][i], bytes);
    const auto [parameter, offset] = subject.places[t];
    const uint64_t needed = tensor.box.empty() ? 8 : 128, where = made.program.parameterOffsets[parameter] + offset;
    if (all[parameter].bytes < offset + needed)
      return makeError(Code::kUsage, "spec_c3",
                       "line " + std::to_string(tensor.line) + ": the parameter " + all[parameter].name + " has " +
                           std::to_string(all[parameter].bytes) + " bytes, and " + tensor.name + " needs " +
                           std::to_string(offset + needed));
    if (tensor.box.empty()) {
      twice = write(parameter, offset, &base, 8) || twice;
      made.parameters.addresses[where] = t;
    } else {
      CUTECHECK_TRY(map, mapOf(tensor, base));
      made.parameters.pattern = std::max<uint64_t>(made.parameters.pattern, 8 * static_cast<uint64_t>(tensor.swizzle));
      uint8_t words[128] = {};
      std::memcpy(words, &map, sizeof map);
      twice = write(parameter, offset, words, 128) || twice;
      made.parameters.hidden.emplace_back(where, 128);
    }
  }
  for (const Subject::Number& one : subject.numbers)
    twice = write(one.parameter, one.offset, &one.bits, one.bytes) || twice;
  if (twice) return makeError(Code::kUsage, "spec_c2", "the same bytes of a parameter are given twice");
  for (size_t i = 0; i < all.size(); ++i) {
    const auto begin = given.begin() + static_cast<std::ptrdiff_t>(made.program.parameterOffsets[i]);
    const auto end = begin + static_cast<std::ptrdiff_t>(all[i].bytes);
    const auto missing = std::find(begin, end, uint8_t{0});
    if (missing != end && missing == begin && !all[i].aggregate)
      return makeError(Code::kUsage, "spec_c2", "the parameter " + all[i].name + " (" + std::to_string(i) +
                                                    ") has no value; give param " + all[i].name +
                                                    " = VALUE, or a tensor at it");
  }
  // What is not given of a structure, and what lies between parameters, is not read.
  for (auto at = given.begin(); at != given.end(); ++at)
    if (*at == 0) made.parameters.hidden.emplace_back(static_cast<uint64_t>(at - given.begin()), 1);
  return made;
}

}  // namespace

uint64_t drawnElement(const SpecTensor& tensor, uint64_t number) {
  // Scale factors are above 0, and small enough for sums to be exact.
  if (tensor.type == Element::kUe8m0) return 127 + number % 3;
  if (tensor.type == Element::kUe4m3) return (7 + number % 3) << 3;
  if (emulate::isFloat(tensor.type)) return emulate::bitsFor(tensor.type, static_cast<double>(number % 17) - 8);
  if (tensor.metadata == SpecTensor::Metadata::kNone) return number & lowBytes(bytesOf(tensor.type));
  // Each four bits: two positions, the lower first; or of two elements the first or the second.
  constexpr std::array<uint64_t, 6> kTwoOfFour = {0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110};
  uint64_t made = 0;
  for (int i = 0; i < 2 * bytesOf(tensor.type); ++i, number /= 6)
    made |= (tensor.metadata == SpecTensor::Metadata::kOneOfTwo ? (number % 2 == 0 ? 0b0100 : 0b1110)
                                                                : kTwoOfFour[number % 6])
            << (4 * i);
  return made;
}

std::vector<std::vector<uint64_t>> drawn(const Spec& spec, uint64_t seed) {
  std::vector<std::vector<uint64_t>> made;
  std::mt19937_64 random(seed);
  for (const SpecTensor& tensor : spec.tensors) {
    std::vector<uint64_t> all(static_cast<size_t>(tensor.cosize()));
    for (uint64_t& one : all) one = drawnElement(tensor, random());
    made.push_back(std::move(all));
  }
  return made;
}

Ended endedBy(const Diagnostic& error) {
  if (error.rule.starts_with("spec_")) return Ended::kBySpecification;
  if (error.rule == "emulate_c2" || error.rule == "emulate_c3" || error.rule == "emulate_c5")
    return Ended::kByKernel;
  if (error.rule == "terms_c1" || error.rule == "terms_c2" || error.rule == "terms_c5")
    return Ended::kByTerms;
  return error.rule == "terms_c3" ? Ended::kByUnwritten : Ended::kOtherwise;
}

Trace traced(Terms& terms, const Subject& subject, const Spec& spec,
             const std::vector<std::vector<uint64_t>>& before, const Choice& choice) {
  Trace trace;
  GlobalMemory memory;
  Expected<Prepared> ready = prepared(subject, spec, before, memory, choice.otherwise);
  if (!ready.ok()) {
    trace.error = ready.error();
    return trace;
  }
  ready->launch.allocatesLast = choice.otherwise;
  ready->launch.elected = choice.lane;
  Shadow shadow(choice.ofOneRun);
  const std::vector<std::vector<bool>> elements = elementsOf(spec);
  // The first bytes of an element in the memory of its host.
  const auto eachPlace = [&](size_t t, size_t i, const auto& of) {
    const size_t host = hostOf(spec, t);
    const uint8_t* begin = memory.at(
        ready->bases[host], before[host].size() * static_cast<uint64_t>(bytesOf(spec.tensors[host].type)));
    if (host == t) return of(begin + i * static_cast<uint64_t>(bytesOf(spec.tensors[t].type)));
    for (const uint64_t place : placesInHost(spec.tensors[t], i)) of(begin + place);
  };
  for (size_t t = 0; t < before.size(); ++t) {
    const auto bytes = static_cast<uint64_t>(bytesOf(spec.tensors[t].type));
    if (hostOf(spec, t) == t)
      shadow.addTensor({memory.at(ready->bases[t], before[t].size() * bytes), before[t].size() * bytes, spec.tensors[t].name});
    else
      shadow.addTensor({nullptr, 0, spec.tensors[t].name});
    if (spec.tensors[t].format == SpecTensor::Format::kF32Ftz)
      trace.restsOn.insert(
          "a load by a tensor map of f32 with ftz changes no number: PTX does not say it, an H200 does so");
    else if (spec.tensors[t].format != SpecTensor::Format::kOwn)
      trace.restsOn.insert(
          "a load by a tensor map of tf32 rounds to the nearest, ties to even: PTX does not say it, an H200 "
          "does so");
    if (spec.tensors[t].copies > 1)
      trace.restsOn.insert("the " + std::to_string(spec.tensors[t].copies) + " copies of each element of " +
                           spec.tensors[t].name + " hold one value before the launch");
    if (spec.tensors[t].metadata != SpecTensor::Metadata::kNone)
      trace.restsOn.insert("each four bits of " + spec.tensors[t].name + " are metadata of a sparse matrix");
    for (size_t i = 0; i < before[t].size(); ++i) {
      if (!elements[t][i]) continue;
      const TermId leaf = terms.leaf(spec.tensors[t].type, t, i, before[t][i]);
      eachPlace(t, i, [&](const uint8_t* at) {
        for (uint8_t b = 0; b < bytes; ++b) shadow.setMemory(at + b, {leaf, b});
      });
    }
  }
  emulate::Machine machine(memory, ready->program, ready->launch);
  ready->parameters.roundingsCount = spec.theory == Theory::kExact;
  Tracer tracer(terms, shadow, ready->program, ready->parameters, ready->bases);
  machine.watch(tracer);
  trace.error = machine.run();
  trace.restsOn.insert(tracer.restsOn().begin(), tracer.restsOn().end());
  if (has(ready->program.kernel, "tcgen05.alloc"))
    trace.restsOn.insert("tcgen05.alloc gives the first columns that are free, or the last: both were run");
  if (trace.error) {
    trace.line = machine.fault().line;
    trace.refutes = endedBy(*trace.error) == Ended::kByKernel;
    return trace;
  }
  for (size_t t = 0; t < before.size(); ++t) {
    const auto bytes = static_cast<size_t>(bytesOf(spec.tensors[t].type));
    std::vector<uint8_t>& held = trace.bytes.emplace_back(before[t].size() * bytes);
    std::vector<TermId>& after = trace.after.emplace_back();
    for (size_t i = 0; i < before[t].size(); ++i) {
      TermId made = kIsNumber;
      const auto open = [&](const char* rule, const std::string& what) {
        trace.error = makeError(Code::kUsage, rule,
                                std::string(rule) + ": element " + std::to_string(i) + " of " + spec.tensors[t].name + what);
      };
      const auto read = [&](const uint8_t* at) {
        std::vector<Piece> pieces;
        uint64_t number = 0;
        std::memcpy(&number, at, bytes);
        std::memcpy(held.data() + i * bytes, at, bytes);
        for (size_t b = 0; b < bytes; ++b) pieces.push_back(shadow.memory(at + b));
        for (const Piece& one : pieces) {
          if (one.term == kUnwritten) open("terms_c3", " gets what nothing wrote");
          if (isAddress(one.term)) open("terms_c1", " gets an address of global memory, or a state of a barrier");
        }
        if (trace.error) return;
        const TermId term = terms.fromPieces(pieces, number);
        if (made != kIsNumber && made != term) open("terms_c2", " has copies that differ");
        made = term;
        if (differ(terms, pieces, number) || terms.at(term).value != joined(terms, pieces, number))
          open("terms_c4", ": terms and bytes differ, an internal contradiction");
      };
      if (elements[t][i]) eachPlace(t, i, read);
      if (trace.error) return trace;
      after.push_back(made);
    }
  }
  return trace;
}

std::optional<std::vector<std::vector<uint8_t>>> bytesAfter(const Subject& subject, const Spec& spec,
                                                            const std::vector<std::vector<uint64_t>>& before,
                                                            emulate::Order order,
                                                            std::optional<Diagnostic>* stopped) {
  GlobalMemory memory;
  Expected<Prepared> ready = prepared(subject, spec, before, memory);
  std::optional<Diagnostic> error;
  if (ready.ok()) {
    ready->launch.order = order;
    emulate::Machine machine(memory, ready->program, ready->launch);
    error = machine.run();
  } else {
    error = ready.error();
  }
  if (error) {
    if (stopped != nullptr) *stopped = error;
    return std::nullopt;
  }
  std::vector<std::vector<uint8_t>> all;
  const std::vector<std::vector<bool>> elements = elementsOf(spec);
  for (size_t t = 0; t < before.size(); ++t) {
    const auto width = static_cast<size_t>(bytesOf(spec.tensors[t].type));
    const size_t host = hostOf(spec, t);
    const uint8_t* begin = memory.at(
        ready->bases[host], before[host].size() * static_cast<size_t>(bytesOf(spec.tensors[host].type)));
    std::vector<uint8_t>& held = all.emplace_back(before[t].size() * width);
    for (size_t i = 0; i < before[t].size(); ++i)
      if (elements[t][i])
        std::memcpy(held.data() + i * width,
                    begin + (host == t ? i * width : placesInHost(spec.tensors[t], i)[0]), width);
  }
  return all;
}

namespace {
// All but the first: the last one tells most kernels apart that are.
std::vector<uint32_t> otherLanes() {
  std::vector<uint32_t> all;
  for (uint32_t lane = 31; lane > 0; --lane) all.push_back(lane);
  return all;
}
}  // namespace

std::string differsInOtherOrder(Terms& terms, const Subject& subject, const Spec& spec,
                                const std::vector<std::vector<uint64_t>>& before, const Trace& trace) {
  std::optional<Diagnostic> error;
  const auto bytes = bytesAfter(subject, spec, before, emulate::Order::kCopiesFirst, &error);
  if (!bytes)
    return "in another order (threads from the last to the first, copies before products): " + error->message;
  const auto differsWith = [&](const Choice& choice) -> std::string {
    const Trace other = traced(terms, subject, spec, before, choice);
    if (other.error) return other.error->message;
    return other.after == trace.after ? "" : "the tensors have other terms";
  };
  if (const std::string differs = differsWith({.otherwise = true}); !differs.empty())
    return "with shared memory elsewhere: " + differs;
  if (has(subject.kernel, "elect.sync"))
    for (const uint32_t lane : otherLanes())
      if (const std::string differs = differsWith({.lane = lane}); !differs.empty())
        return "where elect.sync takes lane " + std::to_string(lane) + ", and the PTX ISA leaves open which it takes: " + differs;
  if (*bytes == trace.bytes) return "";
  return "in another order (threads from the last to the first, copies before products) the tensors have "
         "other bytes, although the order is kept: an internal contradiction";
}

std::optional<Diagnostic> wrongMap(const Subject& subject, const Spec& spec) {
  for (size_t t = 0; t < spec.tensors.size(); ++t) {
    const SpecTensor& tensor = spec.tensors[t];
    if (tensor.box.empty()) continue;
    if (const Expected<TensorMap> map = mapOf(tensor, 512); !map.ok()) return map.error();
    if (!tensor.host.empty()) continue;
    const auto [number, offset] = subject.places[t];
    const ptx::PtxParameter& parameter = subject.kernel.parameters[number];
    if (parameter.align % 64 != 0 || offset % 64 != 0)
      return makeError(Code::kUsage, "spec_c3",
                       "line " + std::to_string(tensor.line) +
                           ": a tensor map lies at a multiple of 64 bytes, and the parameter " +
                           parameter.name + " at one of " + std::to_string(parameter.align));
  }
  return std::nullopt;
}

ptx::OrderReport orderOfSubject(const Subject& subject, const Spec& spec) {
  ptx::PtxLaunch launch;
  launch.isStated = true;
  launch.grid = subject.grid;
  for (const Subject::Number& one : subject.numbers) {
    if (subject.kernel.parameters[one.parameter].aggregate)
      launch.give(one.parameter, one.offset, one.bits, one.bytes);
    else
      launch.scalars[one.parameter] = one.bits;
  }
  for (size_t t = 0; t < spec.tensors.size(); ++t) {
    if (!spec.tensors[t].host.empty()) continue;
    const auto [parameter, offset] = subject.places[t];
    if (!spec.tensors[t].box.empty()) {
      if (const Expected<TensorMap> map = mapOf(spec.tensors[t], 512); map.ok())
        launch.boxes[{parameter, offset}] = {map->boxBytes(), map->reachBytes()};
    } else if (!subject.kernel.parameters[parameter].aggregate) {
      launch.pointers.insert(parameter);
    }
  }
  return ptx::orderOf(subject.sharedAt ? ptx::ptxWithSharedAt(subject.kernel, *subject.sharedAt, kSharedCycle)
                                       : subject.kernel,
                      launch);
}

}  // namespace cutecheck::terms
