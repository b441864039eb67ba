// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What makers of scalar instructions have in common: every word is read, every operand fits, one register is
// written.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/ptx/bytes/makers.h"

namespace cutecheck::emulate {

// The words between the first of an opcode and its types. A maker takes those that it knows; one that is
// left, or that stands there twice, is not supported.
class Words {
 public:
  Words(const Form& form, size_t types);
  bool take(std::string_view word);
  // The one of several that stands there: its place in `words`.
  std::optional<size_t> takeOne(std::initializer_list<std::string_view> words);
  // rn, rz, rm, rp.
  std::optional<Rounding> takeRounding();
  bool allTaken() const { return left_.empty(); }
  // That the first word which is left is not supported.
  Diagnostic unknown() const;

 private:
  const Form& form_;
  std::vector<std::string> left_;
};

inline constexpr size_t kMostOperands = 4;
using Values = std::array<uint64_t, kMostOperands>;
// Nothing where PTX leaves the result open.
using Op = std::function<std::optional<uint64_t>(const Values&)>;

struct Operands {
  std::vector<Type> sources;         // exactly these
  int bits = 32;                     // of the result that are kept
  const char* open = "";             // said when the operation has no result
  size_t mayBeNegated = ~size_t{0};  // the source that may be "!p"
};
// The same where the results of all lanes are told one behind the other.
struct Computed {
  std::vector<Source> sources;
  size_t target = 0;
  uint64_t mask = 0;
  const char* open = "";

  template <typename F>
  Outcome one(Machine& machine, Thread& thread, const F& op) const {
    Values values{};
    for (size_t i = 0; i < sources.size(); ++i) values[i] = sources[i](machine, thread);
    const std::optional<uint64_t> result = op(values);
    if (!result) return machine.fail(thread, "emulate_c9", open);
    thread.registers[target] = *result & mask;
    return Outcome::kNext;
  }
  template <typename F>
  LanesOutcome many(Lanes& lanes, const F& op) const {
    static constexpr LaneWords kNone{};
    std::array<LaneWords, kMostOperands> rooms;
    std::array<LaneValues, kMostOperands> from;
    from.fill(kNone.data());
    for (size_t i = 0; i < sources.size(); ++i) from[i] = sources[i].of(lanes, rooms[i]);
    LaneWords made;
    bool isOpen = false;
    const auto compute = [&](uint32_t lane) {
      const std::optional<uint64_t> result =
          op(Values{from[0][lane], from[1][lane], from[2][lane], from[3][lane]});
      isOpen = isOpen || !result;
      made[lane] = result.value_or(0);
    };
    uint64_t* const to = lanes.written(target);
    if (lanes.areAll()) {
      for (uint32_t lane = 0; lane < kWarpLanes; ++lane) compute(lane);
      for (uint32_t lane = 0; lane < kWarpLanes; ++lane) to[lane] = made[lane] & mask;
    } else {
      lanes.each(compute);
      lanes.each([&](uint32_t lane) { to[lane] = made[lane] & mask; });
    }
    // Then the row is what it was again.
    return isOpen ? LanesOutcome::kUndo : LanesOutcome::kDone;
  }
};
// Sources and target of an instruction that writes one register.
Expected<Computed> computedOf(const Form& form, const Operands& operands);

template <typename F>
Expected<Act> computed(const Form& form, const Operands& operands, F op) {
  CUTECHECK_TRY(made, computedOf(form, operands));
  Act act = [made, op](Machine& machine, Thread& thread) { return made.one(machine, thread, op); };
  act.lanes = [made, op](Lanes& lanes) { return made.many(lanes, op); };
  return act;
}
// The sources, each of its type: a literal has that of the type, and only numbers are of special registers.
Expected<std::vector<Source>> sourcesOfTypes(const Form& form, const Operands& operands);

int64_t signedOf(uint64_t value, int bits);
inline bool isFloatType(const Type& type) { return type.kind == 'f' || type.kind == 'g'; }

// How a result of floating point is finished.
struct Finish {
  Rounding rounding = Rounding::kNearest;
  bool flushes = false;    // .ftz, of the result
  bool saturates = false;  // .sat: to [0, 1], and NaN to +0
  bool rectifies = false;  // .relu
};
inline constexpr const char* kFlushIsOpen =
    "the result rounds up to the least normal number: PTX does not say whether .ftz makes it 0";
// The bits of a value that is exact, or rounded to odd in a double. Nothing where .ftz leaves the result
// open.
std::optional<uint64_t> finished(Element element, const Finish& finish, double value);
// 0 with its sign in place of a subnormal number.
double flushed(Element element, double value);
// Rounded to odd in a double, of numbers of at most 32 bits.
double oddSum(double a, double b, Rounding rounding = Rounding::kNearest);
double oddQuotient(double a, double b);
double oddRoot(double a);
// A whole number in range of an integer's type; beyond it the nearest of the type.
uint64_t integerFrom(bool isSigned, int bits, double whole);

// add, mul, min, ... where the type is one of floating point.
Expected<Act> floatsArithmetic(const Form& form, const Type& type);

void addFloats(Makers& makers);
void addComparisons(Makers& makers);

}  // namespace cutecheck::emulate
