// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/fit.h"
#include "properties/laws/repetition.h"

namespace cutecheck::laws {
namespace {

// What the answer has to be, from the raked product alone.
struct Truth {
  enum class State : uint8_t { kExists, kNone, kUnknown };
  State state = State::kUnknown;
  std::vector<Int128> tileIndex;  // (thread, value), thread fastest -> index in the tile
  std::vector<int64_t> sizes;     // of the tile
  std::vector<int64_t> domain;    // {threads, values}
};

Truth truthOf(const Subject& subject, const Layout& thr, const Layout& val) {
  Truth truth;
  const Repetition r = repeat(subject, thr, val);
  if (r.truth == Repetition::Truth::kUnknown || sizeOf(r.block) * sizeOf(r.tiler) > kEnumerated) return truth;
  truth.state = Truth::State::kNone;
  if (r.truth == Repetition::Truth::kNone) return truth;
  const auto modes = rakedModes(subject, thr, val);
  if (!modes) return truth;
  Flat raked;
  for (const Flat& mode : *modes) {
    raked = joined(raked, mode);
    truth.sizes.push_back(static_cast<int64_t>(sizeOf(mode)));
  }
  truth.domain = {static_cast<int64_t>(sizeOf(r.block)), static_cast<int64_t>(sizeOf(r.tiler))};
  const Int128 size = sizeOf(raked);
  truth.tileIndex.assign(static_cast<size_t>(size), -1);
  for (Int128 i = 0; i < size; ++i) {
    const Int128 element = at(raked, i);
    if (element < 0 || element >= size || truth.tileIndex[static_cast<size_t>(element)] >= 0) return truth;
    truth.tileIndex[static_cast<size_t>(element)] = i;
  }
  if (!fit(truth.domain, truth.tileIndex).misfit) truth.state = Truth::State::kExists;
  return truth;
}

Outcome inverts(const Subject& subject, const Input& in) {
  const Expected<TvAnswer> got = subject.makeLayoutTv(in.a, in.b);
  if (!got.ok()) return Outcome::notApplicable();
  const Truth truth = truthOf(subject, in.a, in.b);
  if (truth.state == Truth::State::kUnknown) return Outcome::notApplicable();
  if (truth.state == Truth::State::kNone)
    return Outcome::fail("accepted although the tile is not covered once");
  const std::optional<Flat> tv = flatAnswer(got->layout);
  if (!tv || got->layout.rank() != 2) return Outcome::fail("expected a layout (thread, value)");
  for (size_t i = 0; i < 2; ++i)
    if (sizeOf(got->layout.mode(i).shape()) != Int128{truth.domain[i]})
      return Outcome::fail("mode " + std::to_string(i) + " has the wrong size");
  return agree(
      truth.domain, [&](Int128 c) { return truth.tileIndex[static_cast<size_t>(c)]; },
      [&](Int128 c) { return at(*tv, c); });
}

Outcome tilerIsTile(const Subject& subject, const Input& in) {
  const Expected<TvAnswer> got = subject.makeLayoutTv(in.a, in.b);
  if (!got.ok()) return Outcome::notApplicable();
  const Truth truth = truthOf(subject, in.a, in.b);
  if (truth.state != Truth::State::kExists) return Outcome::notApplicable();
  const std::vector<IntTuple> extents = leaves(got->tiler);
  if (extents.size() != truth.sizes.size()) return Outcome::fail("the tile has the wrong rank");
  for (size_t i = 0; i < extents.size(); ++i)
    if (!extents[i].isInt(truth.sizes[i]))
      return Outcome::fail("extent " + std::to_string(i) + " of the tile is not " +
                           std::to_string(truth.sizes[i]));
  return Outcome::pass();
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const Expected<TvAnswer> got = subject.makeLayoutTv(in.a, in.b);
  if (got.ok() || got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  switch (truthOf(subject, in.a, in.b).state) {
    case Truth::State::kUnknown:
      return Outcome::notApplicable();
    case Truth::State::kExists:
      return Outcome::fail("refused although the layout exists: " + got.error().str());
    case Truth::State::kNone:
      return Outcome::pass();
  }
  return Outcome::notApplicable();
}

constexpr Law kMakeLayoutTvLaws[] = {
    {"make_layout_tv_inverts", "make_layout_tv",
     "The raked product takes the element of thread t and value v to t + size(thr)*v.",
     Arguments::kTwoLayouts, inverts},
    {"make_layout_tv_tiler_is_tile", "make_layout_tv",
     "The tiler has the sizes of the modes of the raked product.", Arguments::kTwoLayouts, tilerIsTile},
    {"make_layout_tv_refusal_is_exact", "make_layout_tv",
     "A refusal means that the raked product does not cover the tile once.", Arguments::kTwoLayouts,
     refusalIsExact},
};

}  // namespace

std::span<const Law> makeLayoutTvLaws() { return kMakeLayoutTvLaws; }

}  // namespace cutecheck::laws
