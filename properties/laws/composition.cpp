// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/composition.h"

#include "properties/laws/fit.h"

namespace cutecheck::laws {

Outcome isComposition(const Layout& got, const Flat& a, const Flat& b) {
  const std::optional<Flat> r = flatAnswer(got);
  if (!r) return Outcome::fail("the result has leaves that are not integers");
  if (sizeOf(*r) != sizeOf(b))
    return Outcome::fail("expected size " + text(sizeOf(b)) + ", got " + text(sizeOf(*r)));
  return agree(b.shape, [&](Int128 c) { return at(a, at(b, c)); }, [&](Int128 c) { return at(*r, c); });
}

Outcome isComposition(const Layout& got, const Flat& a, const Layout& b) {
  const std::optional<Flat> right = flat(b);
  if (!right) return Outcome::notApplicable();
  if (!refines(got.shape(), b.shape()))
    return Outcome::fail("the shape of the result does not refine that of the right operand");
  return isComposition(got, a, *right);
}

Outcome isUnchanged(const Layout& got, const Layout& kept) {
  const std::optional<Flat> a = flat(kept), r = flatAnswer(got);
  if (!a || !r) return Outcome::notApplicable();
  if (sizeOf(*a) != sizeOf(*r)) return Outcome::fail("a kept mode changed its size");
  return agree(a->shape, [&](Int128 c) { return at(*a, c); }, [&](Int128 c) { return at(*r, c); });
}

namespace {

// The least coordinate that refutes existence, looked for on [0, limit); -1 when there is none.
int64_t misfitBelow(const Flat& a, const Flat& b, int64_t limit) {
  return fit(b.shape, composedValues(a, b, limit)).misfit.value_or(-1);
}

// Whether a stride of the layout that exists leaves int64_t.
bool strideOverflows(const Flat& a, const Flat& b) {
  const Fit found = fit(b.shape, composedValues(a, b, static_cast<int64_t>(sizeOf(b))));
  for (const auto& leaf : found.modes)
    for (const Mode& mode : leaf)
      if (!narrow(mode.stride)) return true;
  return false;
}

}  // namespace

CompositionVerdict judgeComposition(const Expected<Layout>& answer, const Layout& a, const Layout& b) {
  using Kind = CompositionVerdict::Kind;
  const std::optional<Flat> left = flat(a), right = flat(b);
  if (!left || !right) return {};
  if (answer.ok()) {
    Outcome outcome = isComposition(*answer, *left, b);
    if (outcome.failed()) return {Kind::kWrong, true, std::move(outcome.detail)};
    return {Kind::kAccepted, true, {}};
  }
  const Diagnostic& error = answer.error();
  if (error.code == Code::kUnknownOperation) return {};
  const Int128 size = sizeOf(*right);
  if (error.code == Code::kUndecided && size > kEnumerated) return {};
  if (error.code == Code::kUndecided) return {Kind::kUndecided, true, error.message};
  const bool witnessed = error.code == Code::kNotComposable && !error.witness.empty();
  const int64_t claimed = witnessed ? error.witness[0] : -1;
  // A large right operand is still judged when the claimed witness is small.
  const bool enumerable = size <= kEnumerated;
  if (!enumerable && (claimed < 0 || claimed >= kEnumerated)) return {};
  const int64_t least = misfitBelow(*left, *right, enumerable ? static_cast<int64_t>(size) : claimed + 1);
  if (least < 0) {
    if (error.code == Code::kOverflow && enumerable && strideOverflows(*left, *right))
      return {Kind::kRefused, true, {}};
    return {Kind::kWronglyRefused, false, "refused although a layout of the form exists: " + error.str()};
  }
  if (claimed == least) return {Kind::kRefused, true, {}};
  return {Kind::kRefused, false,
          "expected the witness " + std::to_string(least) + ", got " +
              (claimed < 0 ? "none" : std::to_string(claimed))};
}

namespace {

CompositionVerdict judge(const Subject& subject, const Input& in) {
  return judgeComposition(subject.composition(in.a, in.b, Domain::kExtendLast), in.a, in.b);
}

Outcome agrees(const Subject& subject, const Input& in) {
  CompositionVerdict verdict = judge(subject, in);
  switch (verdict.kind) {
    case CompositionVerdict::Kind::kAccepted:
      return Outcome::pass();
    case CompositionVerdict::Kind::kWrong:
      return Outcome::fail(std::move(verdict.detail));
    default:
      return Outcome::notApplicable();
  }
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  CompositionVerdict verdict = judge(subject, in);
  switch (verdict.kind) {
    case CompositionVerdict::Kind::kRefused:
      return Outcome::pass();
    case CompositionVerdict::Kind::kWronglyRefused:
      return Outcome::fail(std::move(verdict.detail));
    case CompositionVerdict::Kind::kUndecided:
      return Outcome::fail("undecided on a domain that can be enumerated: " + verdict.detail);
    default:
      return Outcome::notApplicable();
  }
}

Outcome witnessIsLeast(const Subject& subject, const Input& in) {
  CompositionVerdict verdict = judge(subject, in);
  if (verdict.kind != CompositionVerdict::Kind::kRefused) return Outcome::notApplicable();
  return verdict.witnessIsLeast ? Outcome::pass() : Outcome::fail(std::move(verdict.detail));
}

Outcome strictStaysInside(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a), b = flat(in.b);
  if (!a || !b || sizeOf(*b) > kEnumerated) return Outcome::notApplicable();
  const Expected<Layout> strict = subject.composition(in.a, in.b, Domain::kStrict);
  if (!strict.ok() && strict.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  const Int128 size = sizeOf(*a);
  Int128 next = 0;
  for (const Int128 index : offsetsOf(*b)) {
    const Int128 c = next++;
    if (index >= 0 && index < size) continue;
    if (strict.ok())
      return Outcome::fail("accepted although B(" + text(c) + ") = " + text(index) + " is outside");
    if (strict.error().code != Code::kOutOfDomain)
      return Outcome::fail("expected kOutOfDomain, got " + strict.error().str());
    if (strict.error().witness.empty() || strict.error().witness[0] != c)
      return Outcome::fail("expected the witness " + text(c) + ", got " + strict.error().str());
    return Outcome::pass();
  }
  const Expected<Layout> extended = subject.composition(in.a, in.b, Domain::kExtendLast);
  if (strict.ok() != extended.ok())
    return Outcome::fail("inside the domain strict and extended answers differ");
  if (strict.ok() && !(*strict == *extended))
    return Outcome::fail("inside the domain strict changes the layout");
  return Outcome::pass();
}

constexpr Law kCompositionLaws[] = {
    {"composition_agrees", "composition", "An accepted R has B's profile refined and R(c) = A(B(c)).",
     Arguments::kTwoLayouts, agrees},
    {"composition_refusal_is_exact", "composition", "A refusal means that no layout of the form exists.",
     Arguments::kTwoLayouts, refusalIsExact},
    {"composition_witness_is_least", "composition",
     "A refusal names the least c such that no layout of the form agrees on [0,c].", Arguments::kTwoLayouts,
     witnessIsLeast},
    {"composition_strict_stays_inside", "composition",
     "Strict composition refuses exactly when B leaves [0, size(A)), and changes nothing else.",
     Arguments::kTwoLayouts, strictStaysInside},
};

}  // namespace

std::span<const Law> compositionLaws() { return kCompositionLaws; }

}  // namespace cutecheck::laws
