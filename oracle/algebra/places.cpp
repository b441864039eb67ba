// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// places: a tile, a thread's part or a slice of a layout, at a coordinate. What lies before it is added: the
// value of such a call is the layout with its offset, `S<0,0,0> o offset o layout` where that is not 0.
#include "oracle/algebra/places.h"
#include "core/notation/parse.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/composition.h"
#include "oracle/algebra/coordinate.h"
#include "oracle/algebra/operations.h"
#include "oracle/decide/evaluate.h"
#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

using Tiler = Denoter::TilerValue;

LayoutValue moved(const Form& form, Certain certain, std::vector<Head> heads, const Polynomial& offset) {
  if (heads.empty() && !offset.is(0)) heads.push_back({Swizzle{}, ScalarNode::constant(0)});
  if (!heads.empty()) heads[0].shift = (Polynomial::of(heads[0].shift) + offset).scalar();
  return valueOf(form, certain, std::move(heads));
}

}  // namespace

Expected<LayoutValue> placed(Operations& operations, const Coordinate& coordinate, const LayoutValue& from,
                             const Expression& e) {
  if (!staysInside(coordinate, *from.form, operations.facts()) && !operations.denoter().needsStrides(from))
    return operations.formless(e.name + "(" + from.text + ")");
  Expected<Sliced> sliced = sliceAt(coordinate, *from.form, operations.facts());
  if (!sliced) {
    if (sliced.error().code == Code::kUndecided)
      return operations.lack(e.name, e.name + "(..)", sliced.error().message);
    Diagnostic error = sliced.error();
    error.position = e.begin;
    return error;
  }
  return moved(sliced->whole ? sliced->kept[0] : Form::tuple(sliced->kept), from.certain, from.heads,
               sliced->offset);
}

namespace {

Expected<Coordinate> coordinateOf(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(tuple, operations.denoter().coordinate(e));
  return Coordinate::of(tuple);
}

// A coordinate with `_` for the modes that it does not reach.
Expected<Coordinate> padded(Coordinate crd, const Form& form, const Expression& e) {
  if (crd.kind != Coordinate::Kind::kTuple) return crd;
  if (crd.modes.size() > form.rank())
    return errorAt(e, Code::kRank, "local_tile_c2",
                   "the coordinate has more modes than the part that it selects from");
  crd.modes.resize(form.rank());
  return form.isLeaf ? crd.modes[0] : crd;
}

// What stands beside the integers of a projection.
template <typename T>
std::vector<T> beside(const Coordinate& projection, const std::vector<T>& all) {
  std::vector<T> kept;
  for (size_t i = 0; i < all.size(); ++i)
    if (projection.modes[i].kind != Coordinate::Kind::kKeep) kept.push_back(all[i]);
  return kept;
}

Expected<LayoutValue> localTile(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(tiler, operations.denoter().tiler(e.children[1]));
  CUTECHECK_TRY(crd, coordinateOf(operations, e.children[2]));
  if (e.children.size() > 3) {
    CUTECHECK_TRY(projection, coordinateOf(operations, e.children[3]));
    if (projection.kind == Coordinate::Kind::kTuple) {
      if (tiler.kind != Tiler::Kind::kByMode || tiler.modes.size() != projection.modes.size() ||
          crd.kind != Coordinate::Kind::kTuple || crd.modes.size() != projection.modes.size())
        return errorAt(e, Code::kRank, "local_tile_c3", "the projection and the tiler have different ranks");
      tiler.modes = beside(projection, tiler.modes);
      crd.modes = beside(projection, crd.modes);
    }
  }
  CUTECHECK_TRY(divided, operations.zippedDivide(a, tiler, e));
  LayoutValue zipped = operations.denoter().asResult(std::move(divided));
  if (!zipped.form || !operations.denoter().needsFixed(zipped)) return operations.formless("local_tile");
  zipped.heads = a.heads;
  CUTECHECK_TRY(place, padded(crd, zipped.form->mode(1), e));
  return placed(operations, Coordinate::tuple({keepAll(zipped.form->mode(0)), place}), zipped, e);
}

// The digits of a thread's index in a mode of the layout of the threads: (index / stride) % extent of each
// leaf.
Polynomial placeIn(const Form& mode, const Polynomial& index) {
  Polynomial place(0), radix(1);
  for (const Mode& leaf : leavesOf(mode)) {
    if (!leaf.extent.is(1)) place = place + remainder(quotient(index, leaf.stride), leaf.extent) * radix;
    radix = radix * leaf.extent;
  }
  return place;
}

Expected<LayoutValue> localPartition(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(threads, operations.denoter().layout(e.children[1]));
  CUTECHECK_TRY(scalar, operations.denoter().integer(e.children[2]));
  const Facts& facts = operations.facts();
  if (!threads.form || !threads.heads.empty() || !isStatic(*threads.form))
    return operations.lack("local_partition", "local_partition(..)", "numbers for the layout of the threads");
  const Polynomial index = Polynomial::of(scalar), size = sizeOf(*threads.form);
  const Computed inverse = rightInverse(*threads.form, facts, Inverse::kLongest);
  if (!inverse.form || !facts.equal(sizeOf(*inverse.form), size))
    return errorAt(e, Code::kNotInjective, "local_partition_c1",
                   "the thread layout must be a bijection onto [0, size)");
  if (!facts.nonNegative(index) || !facts.positive(size - index)) {
    if (index.constant())
      return errorAt(e, Code::kOutOfDomain, "local_partition_c2",
                     "thread " + index.str() + " is outside of the thread layout");
    return operations.lack("local_partition", "local_partition(..)", "0 <= " + index.str() + " < " + size.str());
  }
  std::vector<Form> kept;
  for (size_t i = 0; i < threads.form->rank(); ++i) kept.push_back(threads.form->mode(i));
  if (e.children.size() > 3) {
    CUTECHECK_TRY(projection, coordinateOf(operations, e.children[3]));
    if (projection.kind == Coordinate::Kind::kTuple) {
      if (projection.modes.size() != kept.size())
        return errorAt(e, Code::kRank, "local_partition_c4",
                       "the projection and the thread layout have different ranks");
      kept = beside(projection, kept);
    }
  }
  Tiler tiler;
  tiler.kind = Tiler::Kind::kByMode;
  std::vector<Coordinate> places;
  for (const Form& mode : kept) {
    Tiler part;
    part.kind = Tiler::Kind::kLayout;
    const Polynomial extent = sizeOf(mode);
    part.layout = valueOf(Form(extent, extent.is(1) ? Polynomial(0) : Polynomial(1)), Certain::all());
    tiler.modes.push_back(std::move(part));
    places.push_back(Coordinate::integer(placeIn(mode, index)));
  }
  CUTECHECK_TRY(divided, operations.zippedDivide(a, tiler, e));
  LayoutValue zipped = operations.denoter().asResult(std::move(divided));
  if (!zipped.form || !operations.denoter().needsFixed(zipped)) return operations.formless("local_partition");
  zipped.heads = a.heads;
  CUTECHECK_TRY(place, padded(Coordinate::tuple(std::move(places)), zipped.form->mode(0), e));
  return placed(operations, Coordinate::tuple({place, keepAll(zipped.form->mode(1))}), zipped, e);
}

Expected<LayoutValue> sliceAndOffset(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(crd, coordinateOf(operations, e.children[0]));
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[1]));
  if (!a.form || !operations.denoter().needsFixed(a)) return operations.formless("slice_and_offset");
  return placed(operations, crd, a, e);
}

Expected<LayoutValue> domainOffset(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(crd, coordinateOf(operations, e.children[0]));
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[1]));
  if (!a.form || !operations.denoter().needsFixed(a)) return operations.formless("domain_offset");
  LayoutValue plain = a;
  plain.heads.clear();
  CUTECHECK_TRY(at, placed(operations, crd, plain, e));
  if (!at.form) return at;
  if (!leavesOf(*at.form).empty())
    return errorAt(e, Code::kUsage, "domain_offset_c1", "the coordinate has a _");
  return moved(*a.form, a.certain, a.heads, at.heads.empty() ? Polynomial(0) : Polynomial::of(at.heads[0].shift));
}

// The modes beside integers.
void diced(const Coordinate& crd, const Form& form, std::vector<Form>& out, bool& pairs) {
  if (crd.kind == Coordinate::Kind::kInteger) out.push_back(form);
  if (crd.kind != Coordinate::Kind::kTuple) return;
  pairs = pairs && !form.isLeaf && form.rank() == crd.modes.size();
  for (size_t i = 0; pairs && i < form.rank(); ++i) diced(crd.modes[i], form.mode(i), out, pairs);
}

Expected<LayoutValue> dice(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(crd, coordinateOf(operations, e.children[0]));
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[1]));
  if (!a.form || !a.heads.empty() || !operations.denoter().needsFixed(a)) return operations.formless("dice");
  std::vector<Form> modes;
  bool pairs = true;
  diced(crd, *a.form, modes, pairs);
  if (!pairs)
    return errorAt(e, Code::kRank, "slice_c1", "the coordinate and the layout have different trees");
  return valueOf(crd.kind == Coordinate::Kind::kInteger ? *a.form : Form::tuple(std::move(modes)), a.certain);
}

Expected<LayoutValue> maxCommonLayout(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, operations.denoter().layout(e.children[0]));
  CUTECHECK_TRY(b, operations.denoter().layout(e.children[1]));
  return operations.maxCommonLayout(a, b);
}

}  // namespace

Expected<LayoutValue> Operations::maxCommonLayout(const LayoutValue& a, const LayoutValue& b) {
  const std::string text = "max_common_layout(" + a.text + "," + b.text + ")";
  if (!a.form || !b.form || !a.heads.empty() || !b.heads.empty()) return formless(text);
  const Computed inverse = oracle::rightInverse(*b.form, facts(), Inverse::kLongest);
  if (!inverse.form) return lack("max_common_layout", text, inverse.missing);
  const std::vector<Mode> modes = leavesOf(*inverse.form);
  Form common = *inverse.form;
  if (isStatic(*a.form) && isStatic(*b.form)) {
    Expected<Concrete> through = Concrete::make(Function::chain({functionOf(common), a.meaning}));
    Expected<Concrete> r = Concrete::make(functionOf(common)), domain = Concrete::make(a.meaning);
    if (!through || !r || !domain) return lack("max_common_layout", text, "sizes of 64 bits");
    int64_t agree = 0;
    while (agree < r->size() && agree <= denoter_.limit() && r->at(agree) < Int128(domain->size()) &&
           through->at(agree) == Int128(agree))
      ++agree;
    if (agree > denoter_.limit())
      return lack("max_common_layout", text, "at most " + std::to_string(denoter_.limit()) + " elements");
    // Whole modes, and the next one cut short.
    std::vector<Mode> kept;
    int64_t whole = 1;
    for (const Mode& mode : modes) {
      const auto extent = static_cast<int64_t>(*mode.extent.constant());
      const int64_t part = std::min(extent, agree / whole);
      if (part > 1) kept.push_back({Polynomial(part), mode.stride});
      if (part < extent) break;
      whole *= extent;
    }
    common = Form::flat(kept);
  } else {
    Computed through = composition(*a.form, common, facts(), denoter_.limit());
    if (!through.form) return lack("max_common_layout", text, through.missing);
    const std::optional<Polynomial> reach = oracle::cosize(common, facts());
    const std::vector<Mode> one = coalesced(*through.form, facts());
    if (!reach || !facts().lessEqual(*reach, sizeOf(*a.form)) || one.size() != 1 ||
        !facts().equal(one[0].stride, Polynomial(1)))
      return lack("max_common_layout", text, "layouts whose contiguous modes are the same");
  }
  const std::vector<Mode> all = coalesced(*b.form, facts());
  const bool decided = mergesDecided(all, facts()) && noneOfSizeOne(all, facts());
  const LayoutValue result = valueOf(common, Certain::computed(decided));
  for (const LayoutValue& side : {a, b}) {
    Goal goal;
    goal.kind = Goal::Kind::kEqual;
    goal.obligation = true;
    goal.rule = Method::kMaxCommonLayout;
    goal.f.meaning = Function::chain({result.meaning, side.meaning});
    goal.f.text = "composition(" + side.text + "," + result.text + ")";
    goal.g = sideOf(Form(sizeOf(common), Polynomial(1)));
    goal.text = goal.f.text + " is " + goal.g.text;
    denoter_.obligations.push_back(std::move(goal));
  }
  return result;
}

std::vector<OperationRow> placeOperations() {
  return {{"dice", 2, 2, dice, true},
          {"domain_offset", 2, 2, domainOffset, true},
          {"local_partition", 3, 4, localPartition},
          {"local_tile", 3, 4, localTile},
          {"max_common_layout", 2, 2, maxCommonLayout},
          {"slice_and_offset", 2, 2, sliceAndOffset, true}};
}

}  // namespace cutecheck::oracle
