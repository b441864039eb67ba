// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the engine answers, by the names of operations.
#include "core/eval/operation.h"
#include "core/eval/operation_alias.h"
#include "core/layout/size.h"
#include "core/tuple/tuple_relations.h"
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/cosize.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/filter_zeros.h"
#include "lowering/algebra/group_modes.h"
#include "lowering/algebra/idx2crd.h"
#include "lowering/algebra/recast_layout.h"
#include "lowering/algebra/right_inverse.h"
#include "lowering/algebra/shape_div.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/tiling/logical_divide.h"
#include "lowering/algebra/tiling/logical_product.h"
#include "lowering/algebra/tiling/partition.h"
#include "lowering/algebra/tiling/tile_to_shape.h"
#include "lowering/algebra/tiling/tiled_divide.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "lowering/algebra/values/flat_layout.h"
#include "properties/differential/mixed/mixed_session.h"

namespace cutecheck::run {
namespace {

using laws::valueOf;
using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Role;
using Args = std::vector<Value>;

// What the engine has no form of.
Diagnostic notIts(const char* what) { return makeError(Code::kUnknownOperation, "operation", what); }

Expected<Layout> layoutArgument(const Value& v) {
  if (std::holds_alternative<ComposedLayout>(v) || std::holds_alternative<Swizzle>(v))
    return notIts("of composed layouts and swizzles");
  return asLayout(v);
}

Expected<Value> coalesceOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  if (a.size() == 1) return valueOf(s.answer(mixed::coalesce(s.arithmetic(), s.layout(layout))));
  CUTECHECK_TRY(profile, asIntTuple(a[1]));
  return valueOf(s.answer(mixed::coalesce(s.arithmetic(), s.layout(layout), profile)));
}

Expected<Value> coalesceExtendedOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  const auto modes = mixed::flatExtended(s.arithmetic(), s.layout(layout));
  return valueOf(s.answer(modes ? Expected<MixedLayout>(mixed::layoutOf(*modes))
                                : Expected<MixedLayout>(modes.error())));
}

// The engine takes static layouts alone: their cotarget is what run time may know.
Expected<Value> complementOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  if (a.size() == 1) return valueOf(s.answer(mixed::complement(s.arithmetic(), MixedSession::fixed(layout))));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  const auto complement = [&]() -> Expected<MixedLayout> {
    const MixedTuple extents = s.tuple(shape, Role::kExtent);
    if (shape.isInt()) return mixed::complement(s.arithmetic(), MixedSession::fixed(layout), extents.number());
    CUTECHECK_TRY(cotarget, mixed::size(s.arithmetic(), extents));
    return mixed::complement(s.arithmetic(), MixedSession::fixed(layout), cotarget);
  };
  return valueOf(s.answer(complement()));
}

template <auto kOperation>
Expected<Value> tiled(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  if (std::holds_alternative<ComposedLayout>(a[1]) || std::holds_alternative<Swizzle>(a[1]))
    return notIts("by a swizzle");
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  return valueOf(s.answer(kOperation(s.arithmetic(), s.layout(layout), tiler)));
}
Expected<MixedLayout> compositionByTiler(mixed::Arithmetic& m, const MixedLayout& a, const Tiler& b) {
  return mixed::composition(m, a, b);
}
Expected<MixedLayout> logicalDivideByTiler(mixed::Arithmetic& m, const MixedLayout& a, const Tiler& b) {
  return mixed::logicalDivide(m, a, b);
}

// By a layout its leaves too are left to run time.
Expected<Value> compositionOf(MixedSession& s, const Args& a) {
  const auto* right = std::get_if<Layout>(&a[1]);
  if (!right) return tiled<compositionByTiler>(s, a);
  CUTECHECK_TRY(left, layoutArgument(a[0]));
  return valueOf(s.answer(mixed::composition(s.arithmetic(), s.layout(left), s.layout(*right))));
}

// As for complement: a block is static.
template <auto kProduct>
Expected<Value> product(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(block, layoutArgument(a[0]));
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  if (!tiler.isLayout()) return notIts("by a tuple of tilers");
  return valueOf(s.answer(kProduct(s.arithmetic(), MixedSession::fixed(block), s.layout(tiler.layout()))));
}

template <auto kUnary>
Expected<Value> unary(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  return valueOf(s.answer(kUnary(s.arithmetic(), s.layout(layout))));
}

Expected<Value> sizeOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  return valueOf(s.answer(mixed::size(s.arithmetic(), s.tuple(layout.shape(), Role::kExtent))));
}

Expected<Value> filterZerosOf(MixedSession& s, const Args& a) {
  if (a.size() == 2) {
    CUTECHECK_TRY(guide, asIntTuple(a[0]));
    CUTECHECK_TRY(shape, asIntTuple(a[1]));
    if (!congruent(shape, guide)) return notIts("by a guide of another tree");
    const MixedTuple extents = s.tuple(shape, Role::kExtent);
    const auto filtered = mixed::filterZeros({extents, extents}, guide);
    return valueOf(
        s.answer(filtered ? Expected<MixedTuple>(filtered->shape) : Expected<MixedTuple>(filtered.error())));
  }
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  return valueOf(s.answer(Expected<MixedLayout>(mixed::filterZeros(s.layout(layout)))));
}

template <auto kDivide>
Expected<Value> shapes(MixedSession& s, const Args& a) {
  if (a.size() != 2) return notIts("with a rounding");
  CUTECHECK_TRY(x, asIntTuple(a[0]));
  CUTECHECK_TRY(y, asIntTuple(a[1]));
  const MixedTuple left = s.tuple(x, Role::kExtent);
  return valueOf(s.answer(kDivide(s.arithmetic(), left, MixedTuple::of(y, Role::kExtent))));
}

Expected<Value> tileToShapeOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(block, layoutArgument(a[0]));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  std::vector<int64_t> order;
  if (a.size() == 3) {
    CUTECHECK_TRY(numbers, asIntTuple(a[2]));
    for (const IntTuple& leaf : leaves(numbers)) order.push_back(leaf.value());
  }
  return valueOf(s.answer(
      mixed::tileToShape(s.arithmetic(), MixedSession::fixed(block), s.tuple(shape, Role::kExtent), order)));
}

Expected<Value> recastOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(newBits, asInteger(a[0]));
  CUTECHECK_TRY(oldBits, asInteger(a[1]));
  CUTECHECK_TRY(layout, layoutArgument(a[2]));
  return valueOf(s.answer(mixed::recastLayout(s.arithmetic(), s.layout(layout), newBits, oldBits)));
}

Expected<Value> localTileOf(MixedSession& s, const Args& a) {
  if (a.size() != 3) return notIts("with a projection");
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  CUTECHECK_TRY(crd, asIntTuple(a[2]));
  return valueOf(
      s.answer(mixed::localTile(s.arithmetic(), s.layout(layout), tiler, s.tuple(crd, Role::kCoordinate))));
}

Expected<Value> localPartitionOf(MixedSession& s, const Args& a) {
  if (a.size() != 3) return notIts("with a projection");
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  CUTECHECK_TRY(threads, layoutArgument(a[1]));
  CUTECHECK_TRY(index, asInteger(a[2]));
  CUTECHECK_TRY(count, cutecheck::size(threads.shape()));
  const mixed::Number thread = index < count ? s.number(index, Role::kCoordinate) : mixed::Number::of(index);
  return valueOf(s.answer(mixed::localPartition(s.arithmetic(), s.layout(layout), threads, thread)));
}

// (tensor, source, destination, reference, tile, tile shape, thread), of an atom of one thread and one value.
Expected<Value> partitionOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(tensor, layoutArgument(a[0]));
  for (size_t i = 1; i < 4; ++i) {
    CUTECHECK_TRY(part, layoutArgument(a[i]));
    CUTECHECK_TRY(count, cutecheck::size(part.shape()));
    if (count != 1) return notIts("of an atom of several threads or values");
  }
  CUTECHECK_TRY(tv, layoutArgument(a[4]));
  CUTECHECK_TRY(tile, asTiler(a[5]));
  CUTECHECK_TRY(thread, asInteger(a[6]));
  CUTECHECK_TRY(threads, cutecheck::size(tv.shape().mode(0)));
  if (thread < 0 || thread >= threads) {
    // A number that the type shows is refused; one of run time is inside by the launch.
    const auto refused = mixed::partition(s.arithmetic(), {tv, tile, 1}, MixedSession::fixed(tensor),
                                          mixed::Number::of(thread));
    return refused ? Expected<Value>(Value(true)) : Expected<Value>(refused.error());
  }
  const auto partition = [&]() -> Expected<mixed::Part> {
    CUTECHECK_TRY(part, mixed::partition(s.arithmetic(), {tv, tile, 1}, s.layout(tensor),
                                         s.number(thread, Role::kCoordinate)));
    return mixed::Part{std::move(part.offset), std::move(part.layout)};
  };
  return valueOf(s.answer(partition()));
}

Expected<Value> composedCall(MixedSession& s, const Args& a) {
  const auto* composed = std::get_if<ComposedLayout>(&a[0]);
  if (!composed) return notIts("of a layout");
  CUTECHECK_TRY(crd, asIntTuple(a[1]));
  const mixed::MixedTuple coordinate = s.coordinate(crd, composed->layout.shape());
  CUTECHECK_TRY(offset, s.answer(mixed::crd2idx(s.arithmetic(), coordinate, s.composed(*composed))));
  if (offset.isInt() && offset.value() < 0) return s.brokenPromise();
  return Value(std::move(offset));
}

Expected<Value> crd2idxOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  if (a.size() == 3) {
    CUTECHECK_TRY(shape, asIntTuple(a[1]));
    CUTECHECK_TRY(stride, asIntTuple(a[2]));
    const mixed::MixedLayout layout = s.layout(Layout::unchecked(shape, stride));
    return valueOf(s.answer(mixed::crd2idx(s.arithmetic(), s.coordinate(crd, shape), layout)));
  }
  if (const auto* shape = std::get_if<IntTuple>(&a[1])) {
    const MixedTuple extents = s.tuple(*shape, Role::kExtent);
    return valueOf(s.answer(mixed::crd2idx(s.arithmetic(), s.coordinate(crd, *shape), extents)));
  }
  CUTECHECK_TRY(layout, layoutArgument(a[1]));
  return valueOf(
      s.answer(mixed::crd2idx(s.arithmetic(), s.coordinate(crd, layout.shape()), s.layout(layout))));
}

Expected<Value> idx2crdOf(MixedSession& s, const Args& a) {
  if (a.size() != 2) return notIts("by strides");
  CUTECHECK_TRY(index, asIntTuple(a[0]));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  return valueOf(s.answer(
      mixed::idx2crd(s.arithmetic(), s.tuple(index, Role::kCoordinate), s.tuple(shape, Role::kExtent))));
}

Expected<Value> sliceAndOffsetOf(MixedSession& s, const Args& a) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  CUTECHECK_TRY(whole, layoutArgument(a[1]));
  const MixedTuple coordinate = s.coordinate(crd, whole.shape());
  const MixedLayout layout = s.layout(whole);
  const auto slice = [&]() -> Expected<mixed::Part> {
    CUTECHECK_TRY(rest, mixed::slice(coordinate.type(), layout));
    CUTECHECK_TRY(offset, mixed::crd2idx(s.arithmetic(), coordinate, layout));
    return mixed::Part{std::move(offset), std::move(rest)};
  };
  return valueOf(s.answer(slice()));
}

Expected<Value> swizzleApplyOf(MixedSession& s, const Args& a) {
  const auto* swizzle = std::get_if<Swizzle>(&a[0]);
  if (!swizzle || a.size() != 2) return notIts("of several swizzles");
  CUTECHECK_TRY(x, asInteger(a[1]));
  return valueOf(s.answer(mixed::swizzleApply(s.arithmetic(), *swizzle, s.number(x, Role::kCoordinate))));
}

Expected<Value> groupModesOf(MixedSession& s, const Args& a) {
  if (!std::holds_alternative<Layout>(a[0])) return notIts("of a tuple");
  CUTECHECK_TRY(layout, layoutArgument(a[0]));
  CUTECHECK_TRY(begin, asInteger(a[1]));
  int64_t end = static_cast<int64_t>(layout.rank());
  if (a.size() == 3) {
    CUTECHECK_TRY(given, asInteger(a[2]));
    end = given;
  }
  if (begin < 0 || begin >= end || end > static_cast<int64_t>(layout.rank()))
    return notIts("a range that the verifiers refuse");
  return valueOf(s.answer(Expected<MixedLayout>(
      mixed::groupModes(s.layout(layout), static_cast<size_t>(begin), static_cast<size_t>(end)))));
}

struct Call {
  std::string_view name;
  Expected<Value> (*ask)(MixedSession&, const Args&);
};

constexpr Call kCalls[] = {
    {"blocked_product", product<mixed::blockedProduct>},
    {"ceil_div", shapes<mixed::ceilDiv>},
    {"coalesce", coalesceOf},
    {"coalesce_extended", coalesceExtendedOf},
    {"coalesce_profile", coalesceOf},
    {"complement", complementOf},
    {"composed_call", composedCall},
    {"composition", compositionOf},
    {"cosize", unary<mixed::cosize>},
    {"crd2idx", crd2idxOf},
    {"filter_zeros", filterZerosOf},
    {"flat_divide", tiled<mixed::flatDivide>},
    {"flat_product", product<mixed::flatProduct>},
    {"group_modes", groupModesOf},
    {"hier_unzip_divide", tiled<mixed::zippedDivide>},
    {"hier_unzip_product", product<mixed::logicalProduct>},
    {"idx2crd", idx2crdOf},
    {"left_inverse", unary<mixed::leftInverse>},
    {"local_partition", localPartitionOf},
    {"local_tile", localTileOf},
    {"logical_divide", tiled<logicalDivideByTiler>},
    {"logical_product", product<mixed::logicalProduct>},
    {"partition_d", partitionOf},
    {"partition_s", partitionOf},
    {"raked_product", product<mixed::rakedProduct>},
    {"recast", recastOf},
    {"recast_layout", recastOf},
    {"right_inverse", unary<mixed::rightInverse>},
    {"shape_div", shapes<mixed::shapeDiv>},
    {"size", sizeOf},
    {"slice_and_offset", sliceAndOffsetOf},
    {"swizzle_apply", swizzleApplyOf},
    {"tile_to_shape", tileToShapeOf},
    {"tiled_divide", tiled<mixed::tiledDivide>},
    {"tiled_product", product<mixed::tiledProduct>},
    {"zipped_divide", tiled<mixed::zippedDivide>},
    {"zipped_product", product<mixed::logicalProduct>},
};

const Call* find(std::string_view name) {
  for (const Call& call : kCalls)
    if (call.name == name) return &call;
  return nullptr;
}

}  // namespace

// The laws of slice_and_offset are those of slice.
bool isEngines(std::string_view operation) { return operation == "slice" || find(operation); }

Expected<Value> MixedSubject::call(std::string_view operation, const std::vector<Value>& args,
                                   Domain domain) const {
  const std::string_view name = unaliased(operation);
  if (name == "make_layout_tv") {
    CUTECHECK_TRY(core, findOperation(name));
    return core->compute(args, domain);
  }
  const Call* call = find(name);
  // The strict form is a check of the dialect's verifier, not of the engine.
  if (!call || domain == Domain::kStrict) return Subject::call(operation, args, domain);
  MixedSession session(*this, name);
  return call->ask(session, args);
}

}  // namespace cutecheck::run
