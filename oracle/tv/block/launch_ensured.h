// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// launch_ensured: the value that is ensured of an element of an output, in one launch, by what the launch
// loads.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/reference/meaning_ensures.h"
#include "oracle/tv/run/trace.h"

namespace cutecheck::oracle {

class LaunchEnsured {
 public:
  static constexpr int64_t kMostSummands = 16384;

  LaunchEnsured(const Subject& subject, ValueNames& names)
      : subject_(subject), f_(*subject.meaning), names_(names) {}

  // Of an element of the line `which`, at its indices; nothing where it has none, or is too large.
  std::optional<std::string> of(size_t which, Assignment& at) {
    return of(subject_.denoted->ensures[which].value, which, at, {});
  }

  // Whether an exponential is ensured, which no number but that of a real function tells from another.
  static bool hasPowers(const DenotedFunction& denoted) {
    const std::function<bool(const Opaque&)> powers = [&](const Opaque& value) {
      return value->name.starts_with("fexp") || std::ranges::any_of(value->operands, powers);
    };
    return std::ranges::any_of(denoted.ensures, [&](const DenotedEnsures& e) {
      return powers(e.value) ||
             std::ranges::any_of(e.reductions, [&](const auto& r) { return powers(r.next); });
    });
  }

 private:
  // The value that is ensured of an element, by its indices, and what the fold's sum is.
  std::optional<std::string> of(const Opaque& value, size_t which, Assignment& at, const std::string& sum) {
    const MeaningEnsures& e = f_.ensures[which];
    const DenotedEnsures& denoted = subject_.denoted->ensures[which];
    switch (value->kind) {
      case OpaqueNode::Kind::kLoad: {
        const MeaningElement& in = e.in[value->number];
        const std::optional<Int128> from = evaluate(*denoted.in[value->number], at);
        if (!from) return std::nullopt;
        return in.type + " " + f_.pointers[in.pointer].name + "+" +
               std::to_string(static_cast<int64_t>(*from * in.bytes));
      }
      case OpaqueNode::Kind::kConstant:
        return "bits " + std::to_string(value->number);
      case OpaqueNode::Kind::kParameter:
        return value->name;
      case OpaqueNode::Kind::kCarried:
        return sum;
      case OpaqueNode::Kind::kChoice: {
        const std::optional<Int128> holds = evaluate(*denoted.numbers[value->number], at);
        return holds ? of(value->operands[*holds != 0 ? 0 : 1], which, at, sum) : std::nullopt;
      }
      case OpaqueNode::Kind::kFolded: {
        const DenotedEnsures::Reduction& fold = denoted.reductions[value->number];
        const std::optional<Int128> turns = evaluate(*fold.turns, at);
        if (e.real()) return turns ? reduced(value->number, which, at, *turns) : std::nullopt;
        std::optional<std::string> folded = of(fold.first, which, at, {});
        if (!turns || *turns > kMostTurns) return std::nullopt;
        for (int64_t k = 0; k < *turns && folded; ++k) {
          at[e.reductions[0].index] = k;
          folded = of(fold.next, which, at, *folded);
        }
        at.erase(e.reductions[0].index);
        return folded;
      }
      default:
        break;
    }
    std::vector<std::string> operands;
    for (const Opaque& part : value->operands) {
      std::optional<std::string> operand = of(part, which, at, sum);
      if (!operand) return std::nullopt;
      operands.push_back(std::move(*operand));
    }
    return names_.of(value->name, std::move(operands));
  }

  // A sum in real numbers, or the largest: one in an open order, which is compared where no order rounds it.
  std::optional<std::string> reduced(size_t reduction, size_t which, const Assignment& all, Int128 turns) {
    const MeaningReduction& r = f_.ensures[which].reductions[reduction];
    std::set<std::string> spoken;
    speaks(r.next, f_.ensures[which], spoken);
    std::vector<std::pair<std::string, int64_t>> key;
    for (const auto& [name, value] : all)
      if (spoken.contains(name) && name != r.index) key.emplace_back(name, value);
    const auto [known, fresh] = reduced_.try_emplace({which, reduction, static_cast<int64_t>(turns), key});
    if (fresh) known->second = reducedAnew(reduction, which, all, turns);
    return known->second;
  }

  // What a value speaks of, sizes and indices.
  static void speaks(const Expression& e, const MeaningEnsures& ensures, std::set<std::string>& names) {
    if (isFoldCall(e)) {
      const MeaningReduction& r = ensures.reductions[static_cast<size_t>(e.children[0].value)];
      speaks(r.turns, ensures, names);
      return speaks(r.next, ensures, names);
    }
    for (size_t k = 0; k < ensures.in.size() && e.kind == Expression::Kind::kSymbol; ++k)
      if (e.name == elementSymbol(k)) return speaks(ensures.in[k].offset, ensures, names);
    if (e.kind == Expression::Kind::kSymbol) names.insert(e.name);
    for (const Expression& child : e.children) speaks(child, ensures, names);
  }

  std::optional<std::string> reducedAnew(size_t reduction, size_t which, const Assignment& all,
                                         Int128 turns) {
    const MeaningReduction& r = f_.ensures[which].reductions[reduction];
    const bool largest = r.kind == MeaningReduction::Kind::kMaximum;
    std::vector<std::string> parts;
    if (!largest) parts.emplace_back("bits 0");
    if (turns > kMostSummands) return std::nullopt;
    Assignment at = all;
    for (int64_t k = 0; k < turns; ++k) {
      at[r.index] = k;
      const std::optional<std::string> one =
          of(subject_.denoted->ensures[which].reductions[reduction].next, which, at, {});
      if (!one) return std::nullopt;
      parts.push_back(*one);
    }
    if (parts.empty()) return std::nullopt;
    return names_.of(std::string(largest ? kOpenMaximum : kOpenSum), std::move(parts));
  }

  const Subject& subject_;
  const MeaningFunction& f_;
  ValueNames& names_;
  // Of a line that ensures, a reduction, its turns, and what it speaks of.
  std::map<std::tuple<size_t, size_t, int64_t, std::vector<std::pair<std::string, int64_t>>>,
           std::optional<std::string>>
      reduced_;
};

}  // namespace cutecheck::oracle
