// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/trace.h"

#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/Instruction.h>

#include <algorithm>
#include <functional>

#include "oracle/tv/reference/meaning_access.h"
#include "oracle/tv/run/float_values.h"
#include "oracle/tv/run/memory_left.h"
#include "oracle/tv/terms/symbolic_value.h"

namespace cutecheck::oracle {

namespace {

// A number as the bits that are stored.
std::string bitsText(Int128 number, unsigned width) {
  return "bits " + std::to_string(static_cast<uint64_t>(number) & allBits(width));
}

// What values are made of at a point of the trace: each load, and each value carried, by its token; empty where it does not
// happen.
struct Tokens {
  std::vector<std::string> loads, carried;
};

// The stored value; nothing where a part of it does not happen, or a number has no value.
std::optional<std::string> valueText(const Opaque& value, const Tokens& tokens,
                                     const std::function<const MeaningValue&(uint64_t)>& of, const Assignment& known,
                                     ValueNames& names) {
  using Kind = OpaqueNode::Kind;
  const auto number = [&] { return evaluate(*of(value->number), known); };
  const auto happened = [](const std::string& token) { return token.empty() ? std::nullopt : std::optional(token); };
  switch (value->kind) {
    case Kind::kLoad:
      return happened(tokens.loads[value->number]);
    case Kind::kCarried:
    case Kind::kFolded:
      return happened(tokens.carried[value->number]);
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

// Where an element lies: bytes behind its pointer.
std::optional<Int128> bytesAt(const MeaningPointer& p, Int128 offset, unsigned bytes, const Assignment& assignment) {
  const std::optional<Int128> plain = checkedMul(offset, bytes);
  if (!plain || p.swizzle.bits == 0) return plain;
  const Swizzle& s = p.swizzle;
  const Int128 address = assignment.at(p.address), x = address + *plain;
  if (x < 0) return std::nullopt;
  const int up = std::max(-s.shift, 0), down = std::max(s.shift, 0);
  return (x ^ (((x >> (s.base + down)) & ((Int128(1) << s.bits) - 1)) << (s.base + up))) - address;
}

bool before(const TracedAccess& a, const TracedAccess& b) { return std::tie(a.place, a.value) < std::tie(b.place, b.value); }

std::string lineText(const MeaningFunction& f, const TracedAccess& a) {
  return "line " + std::to_string(f.accesses[a.source].line);
}

std::string codeText(const Run& run, const TracedAccess& a) {
  const RunAccess& access = run.accesses[a.source];
  return textOf(*access.at) +
         (access.at->getType()->isVectorTy() || access.lane > 0 ? ", lane " + std::to_string(access.lane) : "");
}

// "f32 a1+48 after 4 stores", "f32 a2+48 = fadd(...)"
std::string shown(const TracedAccess& a) {
  size_t at = a.place.find('@');
  if (a.store) return a.place.substr(0, at) + " = " + a.value;
  std::string stores = a.place.substr(at + 1);
  return a.place.substr(0, at) + (stores == "0" ? "" : " after " + stores + (stores == "1" ? " store" : " stores"));
}

Trace loadsOf(Trace trace) {
  std::erase_if(trace, [](const TracedAccess& a) { return a.store; });
  std::sort(trace.begin(), trace.end(), before);
  return trace;
}

Trace storesOf(Trace trace) {
  std::erase_if(trace, [](const TracedAccess& a) { return !a.store; });
  return trace;
}

// The lines of a kernel in their order, each at the numbers of a point.
class MeantRun {
 public:
  MeantRun(const MeaningFunction& f, const DenotedFunction& denoted, const Assignment& assignment, ValueNames& names)
      : f_(f), denoted_(denoted), assignment_(assignment), names_(names) {
    meant_.known = assignment;
    for (const MeaningAccess& a : f.accesses)
      if (a.numeric) meant_.known.erase(a.name);
    tokens_ = {std::vector<std::string>(f.accesses.size()), std::vector<std::string>(f.carried.size())};
  }

  Meant run() {
    for (size_t i = 0; i < f_.accesses.size();) {
      const std::optional<size_t> fold = f_.accesses[i].fold;
      const size_t begin = i++;
      while (fold && i < f_.accesses.size() && f_.accesses[i].fold == fold) ++i;
      if (!(fold ? turns(*fold, begin, i) : line(begin))) break;
    }
    return std::move(meant_);
  }

 private:
  struct Bytes {
    size_t pointer;
    Int128 begin, end;
    bool meets(const Bytes& other) const { return pointer == other.pointer && begin < other.end && other.begin < end; }
  };

  bool undefined(size_t line, const std::string& text) {
    meant_.undefined = "line " + std::to_string(line) + (text.empty() ? "" : " (" + text + ")");
    return false;
  }

  std::optional<std::string> textOf(const Opaque& value, const std::vector<MeaningValue>* numbers) {
    return valueText(
        value, tokens_,
        [&](uint64_t k) -> const MeaningValue& {
          return k >= kFoldNumbers ? denoted_.foldNumbers[k - kFoldNumbers].value : (*numbers)[k];
        },
        meant_.known, names_);
  }

  // All turns of a fold, with its loads from `begin` to `end`; false where one has no value, or is not executed.
  bool turns(size_t which, size_t begin, size_t end) {
    const DenotedFold& fold = denoted_.folds[which];
    const MeaningFold& said = f_.folds[which];
    const std::optional<Int128> happens = fold.condition ? evaluate(*fold.condition, meant_.known) : std::optional<Int128>(1);
    if (!happens) return undefined(said.line, {});
    if (*happens == 0) return true;
    const std::optional<Int128> count = evaluate(*fold.turns, meant_.known);
    if (!count) return undefined(said.line, {});
    if (*count > kMostTurns) {
      meant_.open = "a fold of more than " + std::to_string(kMostTurns) + " turns";
      return false;
    }
    if (!step(which, false)) return false;
    for (Int128 k = 0; k < *count; ++k) {
      meant_.known[said.index] = static_cast<int64_t>(k);
      for (size_t i = begin; i < end; ++i) {
        tokens_.loads[i].clear();
        if (!line(i)) return false;
      }
      if (!step(which, true)) return false;
    }
    meant_.known.erase(said.index);
    for (size_t i = begin; i < end; ++i) tokens_.loads[i].clear();
    return true;
  }

  // What the fold carries, before its first turn or after one: all of it at once.
  bool step(size_t which, bool inTurn) {
    std::vector<std::string> after = tokens_.carried;
    for (size_t k = 0; k < f_.carried.size(); ++k) {
      if (f_.carried[k].fold != which) continue;
      const std::optional<std::string> value = textOf(inTurn ? denoted_.carried[k].next : denoted_.carried[k].first, nullptr);
      if (!value) return undefined(inTurn ? f_.carried[k].nextLine : f_.carried[k].line, {});
      after[k] = *value;
    }
    tokens_.carried = std::move(after);
    return true;
  }

  // False where it has no value.
  bool line(size_t i) {
    const MeaningAccess& access = f_.accesses[i];
    const DenotedAccess& line = denoted_.accesses[i];
    std::optional<Int128> happens = line.condition ? evaluate(*line.condition, meant_.known) : std::optional<Int128>(1);
    if (!happens) return undefined(access.line, access.text);
    if (*happens == 0) return true;
    std::optional<Int128> offset = evaluate(*line.offset, meant_.known);
    std::optional<Int128> bytes = offset ? bytesAt(f_.pointers[access.pointer], *offset, access.bytes, assignment_) : std::nullopt;
    if (!bytes) return undefined(access.line, access.text);
    const auto fits = [](Int128 at) { return at == static_cast<int64_t>(at); };
    meant_.beyond |= !fits(*bytes) || !fits(*bytes + access.bytes);
    const std::string& pointer = f_.pointers[access.pointer].name;
    const Bytes at{access.pointer, *bytes, *bytes + access.bytes};
    TracedAccess traced{i, access.store, access.type + " " + pointer + "+" + decimal(*bytes) + "@", {}, i};
    if (access.store) {
      std::optional<std::string> value = textOf(line.value, &line.numbers);
      if (!value) return undefined(access.line, access.text);
      traced.value = *value;
      stored_.push_back(at);
      ++stores_;
    } else {
      traced.place += std::to_string(stores_);
      tokens_.loads[i] = traced.place;
    }
    if (access.numeric) {
      const int64_t value = assignment_.at(access.name);
      meant_.known[access.name] = value;
      tokens_.loads[i] = bitsText(value, 8 * access.bytes);
      const auto [known, fresh] = meant_.loaded.try_emplace({pointer, static_cast<int64_t>(*bytes), access.type}, value);
      meant_.impossible |= known->second != value;
      if (fresh) {
        meant_.impossible |= std::ranges::any_of(numbers_, [&](const Bytes& other) { return other.meets(at); });
        numbers_.push_back(at);
      }
      meant_.written |= std::ranges::any_of(stored_, [&](const Bytes& other) { return other.meets(at); });
    }
    meant_.trace.push_back(std::move(traced));
    return true;
  }

  const MeaningFunction& f_;
  const DenotedFunction& denoted_;
  const Assignment& assignment_;
  ValueNames& names_;
  Meant meant_;
  Tokens tokens_;
  std::vector<Bytes> stored_, numbers_;
  size_t stores_ = 0;
};

}  // namespace

Meant meantTrace(const MeaningFunction& f, const DenotedFunction& denoted, const Assignment& assignment, ValueNames& names) {
  return MeantRun(f, denoted, assignment, names).run();
}

Trace executedTrace(const Run& run) {
  Trace trace;
  size_t stores = 0, group = 0, pending = 0;
  const llvm::Instruction* last = nullptr;
  for (size_t i = 0; i < run.accesses.size(); ++i) {
    const RunAccess& a = run.accesses[i];
    if (a.at != last || a.lane == 0 || !a.store) {
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
  return TraceDifference{
      missing.empty() ? "the code loads what no line does" : lineText(f, missing[0]) + " loads what the code does not",
      missing.empty() ? Evaluation{"the meaning", "no such load"} : Evaluation{lineText(f, missing[0]), shown(missing[0])},
      extra.empty() ? Evaluation{"the code", "no such load"} : Evaluation{codeText(run, extra[0]), shown(extra[0])}};
}

}  // namespace

bool ofOtherThreads(const MeaningFunction& f, const std::string& pointer, bool barrier) {
  const auto at =
      std::ranges::find_if(f.pointers, [&](const MeaningPointer& p) { return p.name == pointer; });
  if (at == f.pointers.end() || at->kind == MeaningPointer::Kind::kShared ||
      at->kind == MeaningPointer::Kind::kLanes)
    return true;
  const auto which = static_cast<size_t>(at - f.pointers.begin());
  return barrier && std::ranges::any_of(
                        f.accesses, [&](const MeaningAccess& a) { return a.store && a.pointer == which; });
}

namespace {

// Whether what the load reads was stored before it: by the code of this thread, or, for all that is known, by
// another one. A block's shared memory holds what its threads stored; behind a barrier so does what the
// kernel stores to.
bool isWritten(const std::string& load, const Trace& executed, const MeaningFunction& f, const Run& run) {
  const auto at =
      std::find_if(executed.begin(), executed.end(), [&](const TracedAccess& a) { return !a.store && a.place == load; });
  if (at == executed.end()) return true;  // not known
  const auto end = [](const RunAccess& a) { return a.offset + static_cast<int64_t>(elementBytes(a.type)); };
  const RunAccess& read = run.accesses[at->source];
  if (ofOtherThreads(f, read.pointer, std::any_of(executed.begin(), at, [&](const TracedAccess& a) {
                       return run.accesses[a.source].type == "barrier";
                     })))
    return true;
  return std::any_of(executed.begin(), at, [&](const TracedAccess& a) {
    const RunAccess& other = run.accesses[a.source];
    return a.store && other.pointer == read.pointer && other.offset < end(read) && read.offset < end(other);
  });
}

Compared storesDiffer(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run,
                      const ValueNames& names) {
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
  const auto written = [&](const std::string& load) { return isWritten(load, executed, f, run); };
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
                 : differenceAtNumbers({run.accesses[done[k].source].type, wanted[k].value, done[k].value, names, written}, reason,
                                       &result.evaluations);
      if (!apart && result.open.empty())
        result.open = lineText(f, wanted[k]) + " stores " + wanted[k].value + ", and the code " + done[k].value + ": " + reason;
      if (!apart) continue;
      difference.note =
          what + (apart->where.empty() ? "" : ": " + apart->meant + " and " + apart->executed + " where " + apart->where);
    }
    result.difference = std::move(difference);
    return result;
  }
  return result;
}

}  // namespace

Compared differenceOf(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run,
                      const ValueNames& names) {
  // What is loaded first: a wrong load makes a wrong store.
  std::optional<TraceDifference> loads = loadsDiffer(meant, executed, f, run);
  const Compared result = loads ? Compared{std::move(loads), {}} : storesDiffer(meant, executed, f, run, names);
  if (!result.difference) return result;
  const Compared hidden = unseen(meant, executed, f, run, names);
  return hidden.open.empty() ? result : hidden;
}

}  // namespace cutecheck::oracle
