// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/computed.h"

#include <algorithm>
#include <cmath>

namespace cutecheck::emulate {

Words::Words(const Form& form, size_t types) : form_(form) {
  const auto& all = form.words();
  for (size_t i = 1; i + types < all.size(); ++i) left_.push_back(all[i]);
}

bool Words::take(std::string_view word) {
  const auto found = std::find(left_.begin(), left_.end(), word);
  if (found == left_.end()) return false;
  left_.erase(found);
  return true;
}

std::optional<size_t> Words::takeOne(std::initializer_list<std::string_view> words) {
  for (size_t i = 0; i < words.size(); ++i)
    if (take(words.begin()[i])) return i;
  return std::nullopt;
}

std::optional<Rounding> Words::takeRounding() {
  const auto found = takeOne({"rn", "rz", "rm", "rp"});
  if (!found) return std::nullopt;
  constexpr std::array all = {Rounding::kNearest, Rounding::kZero, Rounding::kDown, Rounding::kUp};
  return all[*found];
}

Diagnostic Words::unknown() const {
  return left_.empty() ? form_.unknown() : form_.unknown("'." + left_.front() + "' is not supported here");
}

int64_t signedOf(uint64_t value, int bits) {
  const uint64_t sign = uint64_t{1} << (bits - 1);
  value &= lowBits(bits);
  return static_cast<int64_t>((value ^ sign) - sign);
}

bool fitsType(const Type& type, const ptx::PtxOperand& operand, bool mayBeNegated) {
  using Kind = ptx::PtxOperand::Kind;
  if (operand.negated) return mayBeNegated && operand.kind == Kind::kRegister;
  if (operand.kind == Kind::kRegister) return true;
  if (isFloatType(type))
    return operand.kind == Kind::kNumber && type.lanes == 1 &&
           (type.bits == 32 ? operand.literal == 'f' : type.bits == 64 && operand.literal == 'd');
  if (type.lanes != 1) return false;
  if (operand.kind != Kind::kNumber) return operand.kind == Kind::kName && type.kind != 'p';
  // Of more than one bit PTX reads a predicate otherwise than the lowest bit.
  if (type.kind == 'p' && operand.number > 1 && operand.number != ~uint64_t{0}) return false;
  if (operand.literal == 0) return true;
  return type.kind == 'b' && type.bits == (operand.literal == 'f' ? 32 : 64);
}

Expected<std::vector<Source>> sourcesOfTypes(const Form& form, const Operands& operands) {
  if (form.count() != operands.sources.size() + 1)
    return form.unknown("it takes " + std::to_string(operands.sources.size() + 1) + " operands, and has " +
                        std::to_string(form.count()));
  std::vector<Source> sources;
  for (size_t i = 1; i < form.count(); ++i) {
    CUTECHECK_TRY(one, Source::make(form, form.operand(i)));
    if (!fitsType(operands.sources[i - 1], form.operand(i), i - 1 == operands.mayBeNegated))
      return form.unknown("operand " + std::to_string(i) + " does not fit its type");
    sources.push_back(one);
  }
  return sources;
}

Expected<Computed> computedOf(const Form& form, const Operands& operands) {
  CUTECHECK_TRY(sources, sourcesOfTypes(form, operands));
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  if (to.size() != 1 || !to[0] || form.operand(0).negated || sources.size() > kMostOperands)
    return form.unknown();
  return Computed{sources, *to[0], lowBits(operands.bits), operands.open};
}

double flushed(Element element, double value) {
  return std::fabs(value) < leastNormal(element) ? std::copysign(0.0, value) : value;
}

std::optional<uint64_t> finished(Element element, const Finish& finish, double value) {
  if (std::isnan(value)) return finish.saturates ? 0 : canonicalNan(element);
  if (finish.saturates) value = value > 1 ? 1 : value > 0 ? value : 0;
  if (finish.rectifies && std::signbit(value)) value = 0;
  const uint64_t bits = bitsRounded(element, value, finish.rounding);
  if (!finish.flushes || value == 0) return bits;
  const double rounded = valueOf(element, bits);
  if (std::fabs(rounded) < leastNormal(element))
    return bitsRounded(element, std::copysign(0.0, value), Rounding::kNearest);
  if (std::fabs(value) < leastNormal(element)) return std::nullopt;
  return bits;
}

}  // namespace cutecheck::emulate
