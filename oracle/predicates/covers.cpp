// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What shows that the offsets of a layout contain [0,n): a right inverse, or counting.
#include "core/notation/print.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/denote.h"

namespace cutecheck::oracle {

std::vector<Goal> Denoter::covering(const LayoutValue& v, const Scalar& n) {
  Goal covers;
  covers.kind = Goal::Kind::kCovers;
  covers.f = v;
  covers.upper = n;
  covers.text = "the image of " + v.text + " contains [0," + toString(n) + ")";
  if (!v.form || !v.heads.empty()) return {covers};
  Computed inverse = rightInverse(*v.form, facts_, Inverse::kAny);
  Goal reaches, inside, identity;
  if (!inverse.form || !facts_.lessEqual(Polynomial::of(n), sizeOf(*inverse.form))) {
    const bool asMany = !Polynomial::of(n).constant() && facts_.equal(sizeOf(*v.form), Polynomial::of(n));
    if (!asMany) return {covers};
    // As many values as numbers, all different, all among them: none is left out.
    inside.kind = Goal::Kind::kRange;
    inside.f = v;
    inside.lower = ScalarNode::constant(0);
    inside.upper = n;
    inside.text = "0 <= " + v.text + " < " + toString(n);
    identity.kind = Goal::Kind::kInjective;
    identity.f = v;
    identity.text = "injective(" + v.text + ")";
    return {inside, identity};
  }

  LayoutValue r = sideOf(*inverse.form);
  reaches.kind = Goal::Kind::kInteger;
  reaches.lower = n;
  reaches.relation = Relation::kLessEqual;
  reaches.upper = sizeOf(*inverse.form).scalar();
  reaches.text = toString(n) + " <= size(" + r.text + ")";
  inside.kind = Goal::Kind::kRange;
  inside.f = r;
  inside.lower = ScalarNode::constant(0);
  inside.upper = sizeOf(v.meaning);
  inside.text = r.text + " stays in the domain of " + v.text;
  identity.kind = Goal::Kind::kEqual;
  identity.rule = Method::kCovering;
  identity.f.meaning = Function::chain({r.meaning, v.meaning});
  identity.f.text = "composition(" + v.text + "," + r.text + ")";
  identity.g = sideOf(Form(sizeOf(*inverse.form), Polynomial(1)));
  identity.text = identity.f.text + " is " + identity.g.text;
  return {reaches, inside, identity};
}

}  // namespace cutecheck::oracle
