// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/trace.h"

#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/Instruction.h>

#include <algorithm>

#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/run/float_values.h"
#include "oracle/tv/terms/symbolic_value.h"

namespace cutecheck::oracle {

namespace {

// A number as the bits that are stored.
std::string bitsText(Int128 number, unsigned width) {
  return "bits " + std::to_string(static_cast<uint64_t>(number) & allBits(width));
}

// The stored value, each load by its token; nothing where one of them does not happen, or a number has no value.
std::optional<std::string> valueText(const Opaque& value, const std::vector<std::string>& tokens, const DenotedAccess& of,
                                     const Assignment& known, ValueNames& names) {
  using Kind = OpaqueNode::Kind;
  const auto number = [&] { return evaluate(*of.numbers[value->number], known); };
  switch (value->kind) {
    case Kind::kLoad: return tokens[value->number].empty() ? std::nullopt : std::optional(tokens[value->number]);
    case Kind::kConstant: return "bits " + std::to_string(value->number);
    case Kind::kParameter: return value->name;
    case Kind::kNumber: {
      const std::optional<Int128> n = number();
      return n ? std::optional(bitsText(*n, 8 * elementBytes(value->name))) : std::nullopt;
    }
    case Kind::kChoice: {
      const std::optional<Int128> holds = number();
      return holds ? valueText(value->operands[*holds != 0 ? 0 : 1], tokens, of, known, names) : std::nullopt;
    }
    case Kind::kOperation: break;
    default: return std::nullopt;
  }
  std::vector<std::string> operands;
  for (const Opaque& part : value->operands) {
    std::optional<std::string> operand = valueText(part, tokens, of, known, names);
    if (!operand) return std::nullopt;
    operands.push_back(std::move(*operand));
  }
  return names.of(value->name, std::move(operands));
}

bool before(const TracedAccess& a, const TracedAccess& b) { return std::tie(a.place, a.value) < std::tie(b.place, b.value); }

std::string lineText(const MeaningFunction& f, const TracedAccess& a) {
  return "line " + std::to_string(f.accesses[a.source].line);
}

std::string codeText(const Run& run, const TracedAccess& a) {
  const RunAccess& access = run.accesses[a.source];
  return textOf(*access.at) + (access.at->getType()->isVectorTy() || access.lane > 0 ? ", lane " + std::to_string(access.lane) : "");
}

// "f32 a1+48 after 4 stores", "f32 a2+48 = fadd(...)"
std::string shown(const TracedAccess& a) {
  size_t at = a.place.find('@');
  if (a.store) return a.place.substr(0, at) + " = " + a.value;
  std::string stores = a.place.substr(at + 1);
  return a.place.substr(0, at) + (stores == "0" ? "" : " after " + stores + (stores == "1" ? " store" : " stores"));
}

Trace loadsOf(const Trace& trace) {
  Trace loads;
  for (const TracedAccess& a : trace)
    if (!a.store) loads.push_back(a);
  std::sort(loads.begin(), loads.end(), before);
  return loads;
}

Trace storesOf(const Trace& trace) {
  Trace stores;
  for (const TracedAccess& a : trace)
    if (a.store) stores.push_back(a);
  return stores;
}

}  // namespace

Meant meantTrace(const MeaningFunction& f, const DenotedFunction& denoted, const Assignment& assignment, ValueNames& names) {
  Meant meant;
  meant.known = assignment;
  for (const MeaningAccess& a : f.accesses)
    if (a.numeric) meant.known.erase(a.name);
  std::vector<std::string> tokens(f.accesses.size());
  struct Bytes {
    size_t pointer;
    Int128 begin, end;
    bool meets(const Bytes& other) const { return pointer == other.pointer && begin < other.end && other.begin < end; }
  };
  std::vector<Bytes> stored, numbers;
  size_t stores = 0;
  for (size_t i = 0; i < f.accesses.size(); ++i) {
    const MeaningAccess& access = f.accesses[i];
    const DenotedAccess& line = denoted.accesses[i];
    const auto undefined = [&] {
      meant.undefined = "line " + std::to_string(access.line) + " (" + access.text + ")";
      return meant;
    };
    std::optional<Int128> happens = line.condition ? evaluate(*line.condition, meant.known) : std::optional<Int128>(1);
    if (!happens) return undefined();
    if (*happens == 0) continue;
    std::optional<Int128> offset = evaluate(*line.offset, meant.known);
    std::optional<Int128> bytes = offset ? checkedMul(*offset, access.bytes) : std::nullopt;
    if (!bytes) return undefined();
    const std::string& pointer = f.pointers[access.pointer].name;
    const Bytes at{access.pointer, *bytes, *bytes + access.bytes};
    TracedAccess traced{i, access.store, access.type + " " + pointer + "+" + decimal(*bytes) + "@", {}, i};
    if (access.store) {
      std::optional<std::string> value = valueText(line.value, tokens, line, meant.known, names);
      if (!value) return undefined();
      traced.value = *value;
      stored.push_back(at);
      ++stores;
    } else {
      traced.place += std::to_string(stores);
      tokens[i] = traced.place;
    }
    if (access.numeric) {
      const int64_t value = assignment.at(access.name);
      meant.known[access.name] = value;
      tokens[i] = bitsText(value, 8 * access.bytes);
      const auto [known, fresh] = meant.loaded.try_emplace({pointer, static_cast<int64_t>(*bytes), access.type}, value);
      meant.impossible |= known->second != value;
      if (fresh) {
        meant.impossible |= std::ranges::any_of(numbers, [&](const Bytes& other) { return other.meets(at); });
        numbers.push_back(at);
      }
      meant.written |= std::ranges::any_of(stored, [&](const Bytes& other) { return other.meets(at); });
    }
    meant.trace.push_back(std::move(traced));
  }
  return meant;
}

Trace executedTrace(const Run& run) {
  Trace trace;
  size_t stores = 0, group = 0, pending = 0;
  const llvm::Instruction* last = nullptr;
  for (size_t i = 0; i < run.accesses.size(); ++i) {
    const RunAccess& a = run.accesses[i];
    if (a.at != last || a.lane == 0) {
      ++group;
      stores += pending;
      pending = 0;
    }
    last = a.at;
    if (a.store) ++pending;
    std::string place = a.type + " " + a.pointer + "+" + std::to_string(a.offset) + "@" + (a.store ? "" : std::to_string(stores));
    trace.push_back({i, a.store, place, a.value, group});
  }
  return trace;
}

namespace {

std::optional<TraceDifference> loadsDiffer(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run) {
  Trace wanted = loadsOf(meant), done = loadsOf(executed), missing, extra;
  std::set_difference(wanted.begin(), wanted.end(), done.begin(), done.end(), std::back_inserter(missing), before);
  std::set_difference(done.begin(), done.end(), wanted.begin(), wanted.end(), std::back_inserter(extra), before);
  if (missing.empty() && extra.empty()) return std::nullopt;
  TraceDifference d;
  d.note = missing.empty() ? "the code loads what no line does" : lineText(f, missing[0]) + " loads what the code does not";
  d.meant = missing.empty() ? Evaluation{"the meaning", "no such load"} : Evaluation{lineText(f, missing[0]), shown(missing[0])};
  d.executed = extra.empty() ? Evaluation{"the code", "no such load"} : Evaluation{codeText(run, extra[0]), shown(extra[0])};
  return d;
}

// Whether the code stored to what the load reads, before it.
bool isWritten(const std::string& load, const Trace& executed, const Run& run) {
  const auto at = std::find_if(executed.begin(), executed.end(), [&](const TracedAccess& a) { return !a.store && a.place == load; });
  if (at == executed.end()) return true;  // not known
  const auto end = [](const RunAccess& a) { return a.offset + static_cast<int64_t>(elementBytes(a.type)); };
  const RunAccess& read = run.accesses[at->source];
  return std::any_of(executed.begin(), at, [&](const TracedAccess& a) {
    const RunAccess& other = run.accesses[a.source];
    return a.store && other.pointer == read.pointer && other.offset < end(read) && read.offset < end(other);
  });
}

Compared storesDiffer(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run, const ValueNames& names) {
  Compared result;
  Trace wanted = storesOf(meant), done = storesOf(executed);
  // The order within a group is not the code's to choose: put it, and the lines beside it, in one order.
  for (size_t begin = 0; begin < done.size();) {
    size_t end = begin;
    while (end < done.size() && done[end].group == done[begin].group) ++end;
    auto sorted = [&](Trace& t) {
      auto at = [&](size_t k) { return t.begin() + static_cast<std::ptrdiff_t>(std::min(k, t.size())); };
      std::sort(at(begin), at(end), before);
    };
    sorted(done);
    sorted(wanted);
    begin = end;
  }
  const auto written = [&](const std::string& load) { return isWritten(load, executed, run); };
  for (size_t k = 0; k < std::max(wanted.size(), done.size()); ++k) {
    if (k >= done.size()) {
      result.difference = {lineText(f, wanted[k]) + " stores, and the code does not",
                           {lineText(f, wanted[k]), shown(wanted[k])}, {"the code", "no such store"}};
      return result;
    }
    if (k >= wanted.size()) {
      result.difference = {"the code stores what no line does",
                           {"the meaning", "no such store"}, {codeText(run, done[k]), shown(done[k])}};
      return result;
    }
    if (wanted[k].place == done[k].place && wanted[k].value == done[k].value) continue;
    TraceDifference difference{lineText(f, wanted[k]) + " stores elsewhere than the code",
                               {lineText(f, wanted[k]), shown(wanted[k])}, {codeText(run, done[k]), shown(done[k])}};
    if (wanted[k].place == done[k].place) {
      std::string reason;
      const std::string what = lineText(f, wanted[k]) + " stores another value than the code";
      const bool poison = done[k].value == "poison";
      const std::optional<FloatDifference> apart =
          poison ? FloatDifference{"a number", "poison", {}}
                 : differenceAtNumbers({run.accesses[done[k].source].type, wanted[k].value, done[k].value, names, written}, reason);
      if (!apart && result.open.empty())
        result.open = lineText(f, wanted[k]) + " stores " + wanted[k].value + ", and the code " + done[k].value + ": " + reason;
      if (!apart) continue;
      difference.note = what + (apart->where.empty() ? "" : ": " + apart->meant + " and " + apart->executed + " where " + apart->where);
    }
    result.difference = std::move(difference);
    return result;
  }
  return result;
}

}  // namespace

Compared differenceOf(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run, const ValueNames& names) {
  // What is loaded first: a wrong load makes a wrong store.
  if (std::optional<TraceDifference> d = loadsDiffer(meant, executed, f, run)) return {std::move(d), {}};
  return storesDiffer(meant, executed, f, run, names);
}

}  // namespace cutecheck::oracle
