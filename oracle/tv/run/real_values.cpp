// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/run/real_values.h"

#include <llvm/ADT/APFloat.h>
#include <llvm/ADT/StringRef.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <set>

#include "oracle/tv/ir/value_functions.h"
#include "oracle/tv/reference/meaning_access.h"

namespace cutecheck::oracle {

namespace {

constexpr int kDrawnRounds = 4,
              kRealRounds = 6;  // and numbers that rise with the address, and that fall below 0
constexpr size_t kMostRealParts = size_t{1} << 18, kMostRealDepth = 1000, kMostRealsNamed = 6;
constexpr double kRealUlps =
    0x1p-48;  // more than the error of one operation of this machine, and of its library

struct Reals {
  double low = 0, high = 0;
};
using Known = std::optional<Reals>;

Known widenedReals(double low, double high, double by) {
  if (!std::isfinite(low) || !std::isfinite(high)) return std::nullopt;
  return Reals{low - std::abs(low) * by - 0x1p-1000, high + std::abs(high) * by + 0x1p-1000};
}

// Twice the most that rounding to nearest changes, in parts of the number.
double realRoundingOf(std::string_view type) {
  return type == "f16" ? 0x1p-10 : type == "bf16" ? 0x1p-7 : type == "f32" ? 0x1p-23 : 0x1p-52;
}

// A constant that takes more than about half the bits of its type was rounded: those that are multiples of
// such a part of a power of two take fewer.
double exactPartsOf(std::string_view type) {
  return type == "f16" ? 32 : type == "bf16" ? 16 : type == "f32" ? 4096 : 0x1p26;
}

std::optional<double> realNumberOf(uint64_t bits, std::string_view type) {
  const llvm::fltSemantics* of = type == "f16"    ? &llvm::APFloat::IEEEhalf()
                                 : type == "bf16" ? &llvm::APFloat::BFloat()
                                 : type == "f32"  ? &llvm::APFloat::IEEEsingle()
                                 : type == "f64"  ? &llvm::APFloat::IEEEdouble()
                                                  : nullptr;
  if (!of) return std::nullopt;
  const llvm::APFloat value(*of, llvm::APInt(64, bits).zextOrTrunc(llvm::APFloat::getSizeInBits(*of)));
  return value.isFinite() ? std::optional(value.convertToDouble()) : std::nullopt;
}

class AtReals {
 public:
  AtReals(const FloatQuestion& question, int round) : ask_(question), round_(round) {}

  Known of(const std::string& name, const std::string& type) {
    if (const auto at = known_.find({name, type}); at != known_.end()) return at->second;
    if (known_.size() > kMostRealParts || depth_ >= kMostRealDepth)
      return refuse("a value of too many parts");
    ++depth_;
    const Known value = computed(name, type);
    --depth_;
    return known_[{name, type}] = value;
  }

  std::string reason;
  std::map<std::string, double> leaves;

 private:
  Known refuse(const std::string& why) {
    if (reason.empty()) reason = why;
    return std::nullopt;
  }

  Known computed(const std::string& name, const std::string& type) {
    if (const ValueNames::Made* made = ask_.names.made(name)) return operation(*made, type);
    if (name.starts_with("bits ")) {
      uint64_t bits = 0;
      if (llvm::StringRef(name).drop_front(5).getAsInteger(10, bits)) return refuse(name);
      const std::optional<double> number = realNumberOf(bits, type);
      if (!number) return refuse(name);
      int exponent = 0;
      const double parts = std::frexp(*number, &exponent) * exactPartsOf(type);
      return widenedReals(*number, *number, parts == std::trunc(parts) ? 0 : realRoundingOf(type));
    }
    const std::string leaf = name.substr(0, name.find('@'));
    if (!leaf.starts_with(type + " ") || ask_.written(name)) return refuse(name);
    // The same bytes, loaded as several types, are no numbers of their own.
    const std::string pointer = leaf.substr(leaf.find(' '), leaf.rfind('+') - leaf.find(' '));
    if (types_.try_emplace(pointer, type).first->second != type) return refuse("loads that share bytes");
    uint64_t seed = static_cast<uint64_t>(round_) * 0x9e3779b97f4a7c15ULL;
    for (const char c : leaf) seed = (seed ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    seed = (seed ^ (seed >> 29)) * 0xbf58476d1ce4e5b9ULL;
    // Eighths between -4 and 4, or 256 of them one behind the other: of every type.
    double number = (static_cast<double>((seed >> 40) % 65) - 32) / 8;
    int64_t place = 0;
    if (round_ >= kDrawnRounds &&
        !llvm::StringRef(leaf).substr(leaf.rfind('+') + 1).getAsInteger(10, place)) {
      const double rises = static_cast<double>(place / static_cast<int64_t>(elementBytes(type)) % 256) / 8;
      number = round_ == kDrawnRounds ? rises : -0.125 - rises;
    }
    leaves[leaf] = number;
    return Reals{number, number};
  }

  Known operation(const ValueNames::Made& made, const std::string& type) {
    const std::string& word = made.word;
    if (word.starts_with("fwiden_") || word.starts_with("fnarrow_")) {
      const size_t from = word.find('_') + 1, to = word.rfind('_');
      const Known x = of(made.operands[0], word.substr(from, to - from));
      if (!x || word.substr(to + 1) != type) return refuse(word);
      return word[1] == 'w' ? x : widenedReals(x->low, x->high, realRoundingOf(type));
    }
    std::vector<Reals> x;
    for (const std::string& operand : made.operands) {
      const Known value = of(operand, type);
      if (!value) return refuse(operand);
      x.push_back(*value);
    }
    return function(word, x);
  }

  Known function(const std::string& word, const std::vector<Reals>& x) {
    const auto product = [](const Reals& a, const Reals& b) {
      const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
      return widenedReals(low, high, kRealUlps);
    };
    Reals all = x[0];
    if (word == "fadd" || word == kOpenSum) {
      for (size_t k = 1; k < x.size(); ++k) {
        const Known sum = widenedReals(all.low + x[k].low, all.high + x[k].high, kRealUlps);
        if (!sum) return refuse(word);
        all = *sum;
      }
      return all;
    }
    const bool largest = word == "fmaxnum" || word == "fmaximum" || word == kOpenMaximum;
    if (largest || word == "fminnum" || word == "fminimum") {
      for (const Reals& one : x)
        all = largest ? Reals{std::max(all.low, one.low), std::max(all.high, one.high)}
                      : Reals{std::min(all.low, one.low), std::min(all.high, one.high)};
      return all;
    }
    if (word == "fneg") return Reals{-x[0].high, -x[0].low};
    if (word == "fsub") return widenedReals(x[0].low - x[1].high, x[0].high - x[1].low, kRealUlps);
    if (word == "fmul") return product(x[0], x[1]);
    if (word == "fdiv" && (x[1].low > 0 || x[1].high < 0))
      return product(x[0], {1 / x[1].high, 1 / x[1].low});
    if (word == "fsqrt" && x[0].low >= 0)
      return widenedReals(std::sqrt(x[0].low), std::sqrt(x[0].high), kRealUlps);
    if (word == "fexp") return widenedReals(std::exp(x[0].low), std::exp(x[0].high), kRealUlps);
    if (word == "fexp2" || word == kOpenPower)
      return widenedReals(std::exp2(x[0].low), std::exp2(x[0].high), kRealUlps);
    return refuse(word + " is not computed");
  }

  const FloatQuestion& ask_;
  const int round_;
  size_t depth_ = 0;
  std::map<std::pair<std::string, std::string>, Known> known_;
  std::map<std::string, std::string> types_;  // by pointer
};

std::string realText(const Reals& x) {
  char buffer[80];
  std::snprintf(buffer, sizeof buffer, "%.9g to %.9g", x.low, x.high);
  return buffer;
}

}  // namespace

std::optional<FloatDifference> differenceOfReals(const FloatQuestion& question, std::string& reason) {
  for (int round = 0; round < kRealRounds; ++round) {
    AtReals evaluation(question, round);
    const Known meant = evaluation.of(question.meant, question.type),
                executed = evaluation.of(question.executed, question.type);
    if (!evaluation.reason.empty()) reason = evaluation.reason;
    if (!meant || !executed) continue;
    if (meant->low <= executed->high && executed->low <= meant->high) continue;
    FloatDifference found{realText(*meant), realText(*executed), {}};
    size_t named = 0;
    for (const auto& [leaf, number] : evaluation.leaves)
      if (++named <= kMostRealsNamed)
        found.where += (named == 1 ? "" : ", ") + leaf + " = " + std::to_string(number);
    if (named > kMostRealsNamed) found.where += ", ...";
    return found;
  }
  return std::nullopt;
}

}  // namespace cutecheck::oracle
