// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Law: one sentence that every implementation of the algebra must obey, as a post-condition.
//
// A law never compares two implementations. It computes what an answer has to satisfy from the
// meaning of layouts (meaning.h) and, where an operation may refuse, whether the answer exists at
// all, by search (fit.h, cover.h). It is named after the operation, so that a failure names its
// subject: composition_agrees, composition_refusal_is_exact, complement_covers.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "core/notation/swizzle.h"
#include "properties/laws/meaning.h"
#include "properties/laws/subject.h"

namespace cutecheck::laws {

// What a law speaks about; decides which fields of an Input count.
enum class Arguments : uint8_t {
  kLayout,               // a
  kTwoLayouts,           // a, b
  kLayoutAndTiler,       // a, tiler
  kLayoutAndNumber,      // a, number
  kLayoutAndCoordinate,  // a, coordinate
  kSwizzleAndNumber,     // swizzle, number
};

struct Input {
  Layout a, b;
  Tiler tiler;
  IntTuple coordinate = IntTuple(0);
  int64_t number = 0;
  Swizzle swizzle;
  // Which of the cases that a law goes through by itself (casesOf) to look at; all of them where negative. For who
  // asks often, with another number each time.
  int64_t only = -1;
};

// Of the cases 0, ..., count - 1 that a law goes through by itself (places, threads, swizzles) those from `begin` up to
// `end`: all, or the one that the input names. A loop inside another one says how many cases lie inside its own.
struct Cases {
  int64_t begin, end;
};
Cases casesOf(const Input& input, int64_t count, int64_t inside = 1);

// The fields that count, as text that the notation reads back: "(6,2):(11,2) | (3,2):(2,3)".
std::string describe(const Input& input, Arguments arguments);
// The inverse of describe.
Expected<Input> readInput(std::string_view text, Arguments arguments);

struct Outcome {
  enum class Kind : uint8_t { kPass, kFail, kNotApplicable };
  Kind kind = Kind::kPass;
  std::string detail;  // why it fails, with expected and got

  static Outcome pass() { return {}; }
  static Outcome notApplicable() { return {Kind::kNotApplicable, {}}; }
  static Outcome fail(std::string detail) { return {Kind::kFail, std::move(detail)}; }
  // "at 3: expected 7, got 3"
  static Outcome differs(Int128 coordinate, Int128 expected, Int128 got);

  bool passed() const { return kind == Kind::kPass; }
  bool failed() const { return kind == Kind::kFail; }
};

struct Law {
  std::string_view name;       // operation + label
  std::string_view operation;  // the operation it judges
  std::string_view sentence;
  Arguments arguments;
  Outcome (*check)(const Subject& subject, const Input& input);
  // Of the small inputs, every how many-th it is held against: more than 1 where what it says depends on little of its
  // input, so that a part of all pairs has every case already.
  int64_t smallStride = 1;
};

// Every law, grouped by operation.
const std::vector<Law>& allLaws();
// Nothing when no law has that name.
const Law* findLaw(std::string_view name);

// What a run saw. A run that checked nothing is no success.
struct Tally {
  int64_t checked = 0;
  int64_t notApplicable = 0;
  int64_t failed = 0;
  Input firstFailure;
  std::string firstDetail;

  bool ok() const { return checked > 0 && failed == 0; }
  // Counts one outcome; keeps the first failing input.
  void add(const Input& input, const Outcome& outcome);
};

// The largest domain that laws enumerate; beyond it they look at corners and samples.
inline constexpr int64_t kEnumerated = int64_t{1} << 14;

// Points of [0, size) worth looking at: all of them up to kEnumerated; else the corners and ends
// of the digits of `shape` and fixed pseudo-random points. Ascending.
std::vector<Int128> points(const std::vector<int64_t>& shape);

// Whether `refined` is `shape` with each leaf kept or replaced by a flat tuple of the same product.
bool refines(const IntTuple& refined, const IntTuple& shape);

// Pass when got(c) = expected(c) at every point of `shape`, the first difference else.
Outcome agree(const std::vector<int64_t>& shape, const std::function<Int128(Int128)>& expected,
              const std::function<Int128(Int128)>& got);

// Lists of laws by operation; allLaws() joins them.
std::span<const Law> sizeLaws();
std::span<const Law> crd2idxLaws();
std::span<const Law> idx2crdLaws();
std::span<const Law> coalesceLaws();
std::span<const Law> filterLaws();
std::span<const Law> compositionLaws();
std::span<const Law> compositionByModeLaws();
std::span<const Law> complementLaws();
std::span<const Law> logicalDivideLaws();
std::span<const Law> zippedDivideLaws();
std::span<const Law> logicalProductLaws();
std::span<const Law> rakedProductLaws();
std::span<const Law> rightInverseLaws();
std::span<const Law> leftInverseLaws();
std::span<const Law> makeLayoutTvLaws();
std::span<const Law> sliceLaws();
std::span<const Law> swizzleApplyLaws();
std::span<const Law> notationLaws();
std::span<const Law> tupleModesLaws();
std::span<const Law> tupleRelationsLaws();
std::span<const Law> shapeDivLaws();
std::span<const Law> orderedLayoutLaws();
std::span<const Law> regroupingLaws();
std::span<const Law> localTileLaws();
std::span<const Law> elementLaws();
std::span<const Law> composedLaws();
std::span<const Law> composedCallLaws();
std::span<const Law> swizzleElementLaws();
std::span<const Law> unknownLaws();
std::span<const Law> constructionLaws();
std::span<const Law> swizzledAccessLaws();
std::span<const Law> partitionLaws();
std::span<const Law> tupleTransformLaws();
std::span<const Law> viewLaws();
std::span<const Law> swizzleProductLaws();
std::span<const Law> byProfileLaws();

}  // namespace cutecheck::laws
