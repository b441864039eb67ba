// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/checks/mixed_check.h"

#include <algorithm>
#include <iterator>

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/composition/left_inverse.h"
#include "core/composition/right_inverse.h"
#include "core/layout/coalesce.h"
#include "core/layout/crd2idx.h"
#include "core/layout/filter.h"
#include "core/layout/slice.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/print.h"
#include "core/recast/recast.h"
#include "core/tiling/blocked_product.h"
#include "core/tiling/flat_divide.h"
#include "core/tiling/flat_product.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/logical_product.h"
#include "core/tiling/raked_product.h"
#include "core/tiling/tiled_divide.h"
#include "core/tiling/tiled_product.h"
#include "core/tiling/zipped_divide.h"
#include "core/tuple/ceil_div.h"
#include "core/tuple/shape_div.h"
#include "fuzz/checks/checks.h"
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/filter_zeros.h"
#include "lowering/algebra/recast_layout.h"
#include "lowering/algebra/right_inverse.h"
#include "lowering/algebra/shape_div.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/algebra/tiling/logical_divide.h"
#include "lowering/algebra/tiling/logical_product.h"
#include "lowering/algebra/tiling/tiled_divide.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "lowering/algebra/values/checking_builder.h"
#include "properties/laws/meaning.h"

namespace cutecheck::fuzz {
namespace {

using mixed::Arithmetic;
using mixed::CheckingBuilder;
using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Role;

MixedTuple filled(CheckingBuilder& builder, const IntTuple& type, const IntTuple& values, Role role) {
  if (type.isPlain()) return MixedTuple::of(type, role);
  const std::vector<IntTuple> types = leaves(type), numbers = leaves(values);
  std::vector<mixed::Handle> handles;
  for (size_t i = 0; i < types.size(); ++i)
    if (types[i].kind() == IntTuple::Kind::kDynamic)
      handles.push_back(builder.input(numbers[i].value(), types[i].dynamicLeaf().width));
  return MixedTuple::of(type, role, handles);
}

// The operands with what run time knows of them in the keeping of one builder; each is made when it is asked
// for.
struct Question {
  explicit Question(const MixedInput& in) : input(in) { a = filledLayout(in.a); }
  MixedLayout b() { return filledLayout(input.b); }
  mixed::Number number() { return filled(builder, input.numberType, input.number, Role::kExtent).number(); }
  MixedTuple coordinate() { return filled(builder, input.crdType, input.coordinate, Role::kCoordinate); }

  const MixedInput& input;
  CheckingBuilder builder;
  Arithmetic m{builder};
  MixedLayout a;

 private:
  MixedLayout filledLayout(const MixedOperand& operand) {
    return {filled(builder, operand.type.shape(), operand.values.shape(), Role::kExtent),
            filled(builder, operand.type.stride(), operand.values.stride(), Role::kStride)};
  }
};

// An answer: a layout, a tuple, or both.
struct Mixed {
  std::optional<MixedLayout> layout;
  std::optional<MixedTuple> tuple;
};
struct Plain {
  std::optional<Layout> layout;
  std::optional<IntTuple> tuple;
};

Expected<Mixed> answer(Expected<MixedLayout> got) {
  if (!got) return std::move(got).error();
  return Mixed{std::move(*got), {}};
}
Expected<Mixed> answer(Expected<MixedTuple> got) {
  if (!got) return std::move(got).error();
  return Mixed{{}, std::move(*got)};
}
Expected<Plain> answer(Expected<Layout> got) {
  if (!got) return std::move(got).error();
  return Plain{std::move(*got), {}};
}
Expected<Plain> answer(Expected<IntTuple> got) {
  if (!got) return std::move(got).error();
  return Plain{{}, std::move(*got)};
}

struct Operation {
  const char *name, *family;
  Expected<Mixed> (*engine)(Question&);
  Expected<Plain> (*core)(const MixedInput&);
  // The answer is a function of one index, however many modes it is written with.
  bool oneMode = false;
  // What run time does not tell may change the form: the modes that a rest is spread to, how far an inverse
  // reaches, which leaf is cut into parts, whether a stride that is 0 is dropped.
  enum class AtRunTime : uint8_t {
    kSame,
    kSpread,
    kRightInverse,
    kCut,
    kUnlessZero
  } atRunTime = AtRunTime::kSame;
};

template <auto kDivide>
Expected<Mixed> divided(Question& q) {
  return answer(kDivide(q.m, q.a, q.input.tiler()));
}
template <auto kDivide>
Expected<Plain> dividedByCore(const MixedInput& in) {
  return answer(kDivide(in.a.values, in.tiler()));
}
template <auto kProduct>
Expected<Mixed> multiplied(Question& q) {
  return answer(kProduct(q.m, q.a, q.b()));
}
template <auto kProduct>
Expected<Plain> multipliedByCore(const MixedInput& in) {
  return answer(kProduct(in.a.values, in.b.values));
}
Expected<MixedLayout> logicalDivide(Arithmetic& m, const MixedLayout& a, const Tiler& t) {
  return mixed::logicalDivide(m, a, t);
}
Expected<Layout> coreLogicalDivide(const Layout& a, const Tiler& t) { return cutecheck::logicalDivide(a, t); }
Expected<Layout> coreLogicalProduct(const Layout& a, const Layout& b) {
  return cutecheck::logicalProduct(a, b);
}
Expected<Layout> coreTiledProduct(const Layout& a, const Layout& b) {
  return cutecheck::tiledProduct(a, Tiler(b));
}
Expected<Layout> coreFlatProduct(const Layout& a, const Layout& b) {
  return cutecheck::flatProduct(a, Tiler(b));
}

IntTuple closed(const IntTuple& crd) {
  if (crd.isPlain()) return crd;
  std::vector<IntTuple> numbers;
  for (const IntTuple& leaf : leaves(crd)) numbers.push_back(leaf.isUnderscore() ? IntTuple(0) : leaf);
  return withLeaves(crd, numbers);
}

Expected<Mixed> swizzledOffset(Question& q) {
  const MixedTuple offset = MixedTuple::leaf(q.number());
  return answer(mixed::crd2idx(q.m, q.coordinate(), mixed::MixedComposed{q.input.swizzle, offset, q.a}));
}
Expected<Plain> swizzledOffsetByCore(const MixedInput& in) {
  CUTECHECK_TRY(inner, cutecheck::crd2idx(closed(in.coordinate), in.a.values));
  CUTECHECK_TRY(offset, cutecheck::apply(in.swizzle, inner.value() + in.number));
  return Plain{{}, IntTuple(offset)};
}

const Operation kOperations[] = {
    {"composition", "composition", [](Question& q) { return answer(mixed::composition(q.m, q.a, q.b())); },
     [](const MixedInput& in) { return answer(cutecheck::composition(in.a.values, in.b.values)); }},
    {"composition by tiler", "composition",
     [](Question& q) { return answer(mixed::composition(q.m, q.a, q.input.tiler())); },
     [](const MixedInput& in) { return answer(cutecheck::composition(in.a.values, in.tiler())); }},
    {"complement", "complement", [](Question& q) { return answer(mixed::complement(q.m, q.a, q.number())); },
     [](const MixedInput& in) { return answer(cutecheck::complement(in.a.values, in.number)); }, true},
    {"coalesce", "coalesce", [](Question& q) { return answer(mixed::coalesce(q.m, q.a)); },
     [](const MixedInput& in) { return answer(cutecheck::coalesce(in.a.values)); }, true},
    {"logical_divide", "divide", divided<logicalDivide>, dividedByCore<coreLogicalDivide>},
    {"zipped_divide", "divide", divided<mixed::zippedDivide>, dividedByCore<cutecheck::zippedDivide>},
    {"tiled_divide", "divide", divided<mixed::tiledDivide>, dividedByCore<cutecheck::tiledDivide>, false,
     Operation::AtRunTime::kSpread},
    {"flat_divide", "divide", divided<mixed::flatDivide>, dividedByCore<cutecheck::flatDivide>, false,
     Operation::AtRunTime::kSpread},
    {"logical_product", "product", multiplied<mixed::logicalProduct>, multipliedByCore<coreLogicalProduct>},
    {"tiled_product", "product", multiplied<mixed::tiledProduct>, multipliedByCore<coreTiledProduct>},
    {"flat_product", "product", multiplied<mixed::flatProduct>, multipliedByCore<coreFlatProduct>},
    {"blocked_product", "product", multiplied<mixed::blockedProduct>,
     multipliedByCore<cutecheck::blockedProduct>},
    {"raked_product", "product", multiplied<mixed::rakedProduct>, multipliedByCore<cutecheck::rakedProduct>},
    {"swizzle_apply", "swizzle",
     [](Question& q) {
       const auto got = mixed::swizzleApply(q.m, q.input.swizzle, q.number());
       return answer(got ? Expected<MixedTuple>(MixedTuple::leaf(*got)) : Expected<MixedTuple>(got.error()));
     },
     [](const MixedInput& in) {
       const auto got = cutecheck::apply(in.swizzle, in.number);
       return answer(got ? Expected<IntTuple>(IntTuple(*got)) : Expected<IntTuple>(got.error()));
     }},
    {"crd2idx of a composed layout", "swizzle", swizzledOffset, swizzledOffsetByCore},
    {"crd2idx", "other", [](Question& q) { return answer(mixed::crd2idx(q.m, q.coordinate(), q.a)); },
     [](const MixedInput& in) { return answer(cutecheck::crd2idx(closed(in.coordinate), in.a.values)); }},
    {"slice", "other", [](Question& q) { return answer(mixed::slice(q.input.crdType, q.a)); },
     [](const MixedInput& in) { return answer(cutecheck::slice(in.coordinate, in.a.values)); }},
    {"right_inverse", "other", [](Question& q) { return answer(mixed::rightInverse(q.m, q.a)); },
     [](const MixedInput& in) { return answer(cutecheck::rightInverse(in.a.values)); }, true,
     Operation::AtRunTime::kRightInverse},
    {"left_inverse", "other", [](Question& q) { return answer(mixed::leftInverse(q.m, q.a)); },
     [](const MixedInput& in) { return answer(cutecheck::leftInverse(in.a.values)); }, true},
    {"filter_zeros", "other",
     [](Question& q) { return answer(Expected<MixedLayout>(mixed::filterZeros(q.a))); },
     [](const MixedInput& in) { return answer(Expected<Layout>(cutecheck::filterZeros(in.a.values))); },
     false, Operation::AtRunTime::kUnlessZero},
    {"recast_layout", "other",
     [](Question& q) { return answer(mixed::recastLayout(q.m, q.a, q.input.newBits, q.input.oldBits)); },
     [](const MixedInput& in) { return answer(cutecheck::recast(in.a.values, in.newBits, in.oldBits)); },
     false, Operation::AtRunTime::kCut},
    {"shape_div", "other", [](Question& q) { return answer(mixed::shapeDiv(q.m, q.a.shape, q.b().shape)); },
     [](const MixedInput& in) {
       return answer(cutecheck::shapeDiv(in.a.values.shape(), in.b.values.shape()));
     }},
    {"ceil_div", "other", [](Question& q) { return answer(mixed::ceilDiv(q.m, q.a.shape, q.b().shape)); },
     [](const MixedInput& in) {
       return answer(cutecheck::ceilDiv(in.a.values.shape(), in.b.values.shape()));
     }},
};

const Operation& operationOf(unsigned operation) { return kOperations[operation % std::size(kOperations)]; }

IntTuple valueOf(const CheckingBuilder& builder, const MixedTuple& t) {
  if (t.type().isPlain()) {
    std::vector<int64_t> numbers;
    numbers.reserve(t.numbers().size());
    for (const mixed::Number& number : t.numbers()) numbers.push_back(builder.valueOf(number));
    return withInts(t.type(), numbers);
  }
  const std::vector<IntTuple> types = leaves(t.type());
  std::vector<IntTuple> values;
  for (size_t i = 0; i < types.size(); ++i)
    values.push_back(IntTuple(builder.valueOf(t.numbers()[i])).withPath(types[i].path()));
  return withLeaves(t.type(), values);
}

// Whether two layouts are one function of an index; beyond 2^10 elements its beginning and end are looked at.
// Told by the evaluator of the laws: core's is what is compared.
bool sameFunction(const Layout& got, const Layout& want) {
  if (got == want) return true;
  const std::optional<laws::Flat> a = laws::flatAnswer(got), b = laws::flatAnswer(want);
  if (!a || !b || laws::sizeOf(*a) != laws::sizeOf(*b)) return false;
  constexpr Int128 kMost = 1 << 10;
  const Int128 size = laws::sizeOf(*b);
  if (size <= kMost) return laws::offsetsOf(*a) == laws::offsetsOf(*b);
  for (Int128 k = 0; k < kMost; ++k) {
    const Int128 index = k % 2 == 0 ? k : size - k;
    if (laws::at(*a, index) != laws::at(*b, index)) return false;
  }
  return true;
}

bool sameModes(const Operation& operation, const MixedInput& in, const Layout& got, const Layout& want) {
  // A leaf B, which as a tiler is B itself, makes modes of one leaf: those beside each other may be one mode.
  const bool leaf = operation.oneMode ||
                    (std::string_view(operation.family) == "composition" && in.b.values.shape().isLeaf());
  if (leaf || (!got.shape().isTuple() && !want.shape().isTuple())) return sameFunction(got, want);
  if (!want.shape().isTuple()) return sameFunction(got, want);
  bool each = got.rank() == want.rank();
  for (size_t i = 0; each && i < got.rank(); ++i) each = sameFunction(got.mode(i), want.mode(i));
  // A rest that is spread has a mode less where core knows that its extent is 1: another form of one
  // function.
  return each || (operation.atRunTime == Operation::AtRunTime::kSpread && sameFunction(got, want));
}

// Why `got` is no right inverse of A, or empty.
std::string invertsNot(const Layout& got, const Layout& a) {
  const std::optional<laws::Flat> inverse = laws::flatAnswer(got), forth = laws::flat(a);
  if (!inverse || !forth) return toString(got) + " is no layout of integers";
  for (Int128 i = 0, size = laws::sizeOf(*inverse); i < size; ++i)
    if (laws::at(*forth, laws::at(*inverse, i)) != i)
      return toString(got) + " does not invert at " + laws::text(i);
  return "";
}

// Whether both have the same offsets, in whatever order; not looked at beyond 2^12 of them.
bool sameOffsets(const Layout& got, const Layout& want) {
  const std::optional<laws::Flat> a = laws::flatAnswer(got), b = laws::flatAnswer(want);
  if (!a || !b || laws::sizeOf(*a) != laws::sizeOf(*b)) return false;
  if (laws::sizeOf(*b) > 1 << 12) return true;
  std::vector<Int128> x = laws::offsetsOf(*a), y = laws::offsetsOf(*b);
  std::sort(x.begin(), x.end());
  std::sort(y.begin(), y.end());
  return x == y;
}

bool hasZero(const Layout& a) {
  for (const IntTuple& leaf : leaves(a.stride()))
    if (leaf.isInt(0)) return true;
  return false;
}

// How the engine's answer is wrong, or empty.
std::string differs(const Operation& operation, const MixedInput& in, const Plain& got, const Plain& want) {
  if (want.tuple)
    return got.tuple && *got.tuple == *want.tuple
               ? ""
               : toString(*got.tuple) + " instead of " + toString(*want.tuple);
  if (in.isStatic)
    return *got.layout == *want.layout ? "" : toString(*got.layout) + " instead of " + toString(*want.layout);
  if (operation.atRunTime == Operation::AtRunTime::kRightInverse) return invertsNot(*got.layout, in.a.values);
  if (operation.atRunTime == Operation::AtRunTime::kUnlessZero && hasZero(in.a.values)) return "";
  const bool same = operation.atRunTime == Operation::AtRunTime::kCut
                        ? sameOffsets(*got.layout, *want.layout)
                        : sameModes(operation, in, *got.layout, *want.layout);
  return same ? "" : toString(*got.layout) + " instead of " + toString(*want.layout);
}

}  // namespace

size_t mixedOperations() { return std::size(kOperations); }
const char* mixedOperationName(unsigned operation) { return operationOf(operation).name; }
const char* mixedFamily(unsigned operation) { return operationOf(operation).family; }

std::string describe(const MixedInput& in) {
  return std::string(mixedOperationName(in.operation)) + " of " + toString(in.a.values) + " as " +
         toString(in.a.type) + ", " + toString(in.b.values) + " as " + toString(in.b.type) + ", tiler " +
         toString(in.tiler()) + ", number " + std::to_string(in.number) + " as " + toString(in.numberType) +
         ", coordinate " + toString(in.coordinate) + " as " + toString(in.crdType) + ", " +
         toString(in.swizzle) + ", " + std::to_string(in.newBits) + " of " + std::to_string(in.oldBits) +
         " bits";
}

MixedOutcome outcomeOfMixed(const MixedInput& in) {
  using Word = MixedOutcome::Word;
  const Operation& operation = operationOf(in.operation);
  Question question(in);
  const Expected<Mixed> got = operation.engine(question);
  const Expected<Plain> want = operation.core(in);
  const auto wrong = [&](const std::string& how) {
    return MixedOutcome{Word::kWrong, describe(in) + ": " + how};
  };
  if (!got) {
    if (!want) return {Word::kRefused, {}};
    if (in.isStatic) return wrong("refused, " + got.error().str());
    return {Word::kRefusesMore, {}};
  }
  // That an offset is not negative is the caller's promise to a swizzle.
  const std::string& complaint = question.builder.complaint;
  if (!in.isStatic && complaint == "the bits of a negative number") return {Word::kRefused, {}};
  if (!want && !in.isStatic && want.error().code == Code::kOutOfDomain) return {Word::kRefused, {}};
  if (!want) return wrong("answered, while core says " + want.error().str());
  if (!complaint.empty()) return wrong(complaint);
  Plain answer;
  if (got->layout)
    answer.layout = Layout::unchecked(valueOf(question.builder, got->layout->shape),
                                      valueOf(question.builder, got->layout->stride));
  if (got->tuple) answer.tuple = valueOf(question.builder, *got->tuple);
  const std::string how = differs(operation, in, answer, *want);
  return how.empty() ? MixedOutcome{} : wrong(how);
}

std::string checkMixed(std::string_view bytes) { return outcomeOfMixed(decodeMixed(bytes)).finding; }

}  // namespace cutecheck::fuzz
