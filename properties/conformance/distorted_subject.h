// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Core with one systematic error: what the laws have to notice.
#pragma once

#include "properties/harness/core_subject.h"

namespace cutecheck::run {

enum class Distortion : uint8_t {
  kStrideOff,    // the last stride of every returned layout is one larger, and every number
  kSizeOff,      // every returned layout has one more mode of size 2
  kPadded,       // every returned layout has a mode 1:0 more: the same function, another form
  kUnordered,    // the modes of every returned layout are reversed
  kRefuses,      // everything is refused
  kAccepts,      // what core refuses is answered with 1:0, or 0
  kWitnessLate,  // witnesses are one larger
  kOtherNames,   // an operation under its other name answers 1:0
};

class DistortedSubject : public CoreSubject {
 public:
  explicit DistortedSubject(Distortion distortion) : distortion_(distortion) {}
  std::string_view name() const override { return "a distorted core"; }

  Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                       Domain domain = Domain::kExtendLast) const override;
  Expected<Value> read(std::string_view text, laws::TextOf what = laws::TextOf::kValue) const override;

 private:
  Layout bend(const Layout& a) const;
  IntTuple bend(const IntTuple& t) const;
  Value bend(const Pair& pair) const;
  Value bend(const Value& value) const;
  Expected<Value> answer(Expected<Value> right, const Value& accepted) const;

  Distortion distortion_;
};

}  // namespace cutecheck::run
