// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// certificate_modes: the steps of a certificate that change what is known of the modes of a layout.
//
//   coalesce_r1 at left 0     mode 1 continues mode 0: the two become one
//   coalesce_r2 at left 1     mode 1 has one coordinate and goes
//   complement_r3 at left 2   the stride of mode 2 exceeds what is below it: it is counted, no offset repeats
//   range_r1 at left 2        mode 2 has no negative stride: it is counted into the largest offset
//   swizzle_apply_r1 at left  a swizzle of offsets that are not negative: different ones stay different, in their block
//   swizzle_apply_r5 at left  a swizzle of what is moved by whole blocks: it is moved after the swizzle
//
// `at left 2 reversed` is for a negative stride. Modes that were counted are no longer in the list. A method
// has steps of its own: "modes" the first two and the last, by which two lists become one; "order" the first three and,
// for injectivity, swizzle_apply_r1; "range" the first two and range_r1.
// "range" of two layouts, which share no offset, ends below the right one, and "range reversed" below the left one.
#pragma once

#include <optional>

#include "oracle/certificate/certificate.h"
#include "oracle/claims/goal.h"

namespace cutecheck::oracle {

class CertificateModes {
 public:
  CertificateModes(const Goal& goal, const std::string& method);

  // What a step would need, and what it gives; nothing when it is none of the above. The modes are those
  // after the step: a step whose needs are not met must end the check.
  struct Change {
    std::vector<Constraint> needs;
    std::string gives;
  };
  std::optional<Change> apply(const CertificateStep& step);

  // What is left to discharge for the goal; nothing when modes are left over that the method must have
  // counted, or the method does not decide such a goal.
  std::optional<std::vector<Constraint>> rest(const Goal& goal) const;

 private:
  struct Pair {
    Scalar extent, stride;
  };
  struct Side {
    std::string name;
    bool present = false;
    std::vector<Pair> modes;
    std::vector<Head> heads;
    Scalar high, low;  // the largest and smallest sum of what was counted
  };
  std::string text(const Side& side) const;

  bool allowed(const std::string& lemma) const;

  std::string method_;
  Side sides_[2];
  bool disjoint_ = false, injective_ = false, counts_;
  int64_t mixed_ = 1;  // what a swizzle mixes is below it
};

}  // namespace cutecheck::oracle
