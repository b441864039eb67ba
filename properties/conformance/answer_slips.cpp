// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slips of answers: what can be wrong with a layout, a tuple, a number, a truth value or a refusal, each
// small enough that few laws see it.
#include <algorithm>

#include "core/layout/coalesce.h"
#include "core/layout/size.h"
#include "properties/conformance/answer_mutant.h"

namespace cutecheck::run {
namespace {

// The value with `f` applied to its layout, the plain one or that inside a composed one or a pair.
template <typename F>
Value onLayout(const Value& value, F f) {
  const auto part = [&](const auto& p) {
    auto bent = p;
    if (const auto* layout = std::get_if<Layout>(&p)) bent = f(*layout);
    if (const auto* c = std::get_if<ComposedLayout>(&p))
      bent = ComposedLayout{c->swizzle, c->offset, f(c->layout)};
    return bent;
  };
  if (const auto* layout = std::get_if<Layout>(&value)) return f(*layout);
  if (const auto* c = std::get_if<ComposedLayout>(&value))
    return ComposedLayout{c->swizzle, c->offset, f(c->layout)};
  if (const auto* pair = std::get_if<Pair>(&value)) return Pair{part(pair->first), part(pair->second)};
  return value;
}

// The same for tuples and numbers.
template <typename F>
Value onTuple(const Value& value, F f) {
  const auto part = [&](const auto& p) {
    auto bent = p;
    if (const auto* tuple = std::get_if<IntTuple>(&p)) bent = f(*tuple);
    return bent;
  };
  if (const auto* tuple = std::get_if<IntTuple>(&value)) return f(*tuple);
  if (const auto* pair = std::get_if<Pair>(&value)) return Pair{part(pair->first), part(pair->second)};
  return value;
}

// The integer leaves, each replaced by what `f` makes of it and of its place.
template <typename F>
IntTuple onLeaves(const IntTuple& t, F f) {
  std::vector<IntTuple> flat = leaves(t);
  for (size_t i = 0; i < flat.size(); ++i)
    if (flat[i].isInt() && flat[i].path().empty()) flat[i] = IntTuple(f(i, flat.size(), flat[i].value()));
  return withLeaves(t, flat);
}

template <typename F>
Layout onStrides(const Layout& a, F f) {
  return Layout::unchecked(a.shape(), onLeaves(a.stride(), f));
}

std::vector<Layout> modesOf(const Layout& a) {
  std::vector<Layout> modes;
  for (size_t i = 0; i < a.rank(); ++i) modes.push_back(a.mode(i));
  return modes;
}

Layout joined(std::vector<Layout> modes) { return concat(modes); }

IntTuple flat(const IntTuple& t) { return t.isLeaf() ? t : IntTuple::tuple(leaves(t)); }
IntTuple reversed(const IntTuple& t) {
  if (!t.isTuple()) return t;
  std::vector<IntTuple> modes;
  for (size_t i = t.rank(); i > 0; --i) modes.push_back(t.mode(i - 1));
  return IntTuple::tuple(std::move(modes));
}

bool isLarge(const Layout& a) {
  const auto n = size(a);
  return n.ok() && *n > 4096;
}
bool isNested(const IntTuple& t) {
  for (size_t i = 0; t.isTuple() && i < t.rank(); ++i)
    if (t.mode(i).isTuple()) return true;
  return false;
}

int64_t lastPlusOne(size_t i, size_t n, int64_t d) { return i + 1 == n && d < INT64_MAX ? d + 1 : d; }
int64_t firstPlusOne(size_t i, size_t, int64_t d) { return i == 0 && d < INT64_MAX ? d + 1 : d; }

const Layout* layoutIn(const Value& value) {
  if (const auto* c = std::get_if<ComposedLayout>(&value)) return &c->layout;
  return std::get_if<Layout>(&value);
}

Expected<Value> refusal() { return makeError(Code::kNotComposable, "", "refused"); }

// The answer, but for those layouts that `when` picks.
template <bool (*when)(const Layout&)>
Expected<Value> refusedWhen(const Expected<Value>& right) {
  const Layout* layout = right.ok() ? layoutIn(*right) : nullptr;
  return layout && when(*layout) ? refusal() : right;
}

template <int64_t by>
Expected<Value> witnessMoved(const Expected<Value>& right) {
  if (right.ok()) return right;
  Diagnostic error = right.error();
  for (int64_t& index : error.witness) index += by;
  return error;
}

template <typename T>
Expected<Value> answered(const Expected<Value>& right, T value) {
  return right.ok() ? right : Expected<Value>(Value(std::move(value)));
}

bool hasZero(const Layout& a) {
  const auto d = leaves(a.stride());
  return std::any_of(d.begin(), d.end(), [](const IntTuple& x) { return x.isInt(0); });
}
bool hasNegative(const Layout& a) {
  const auto d = leaves(a.stride());
  return std::any_of(d.begin(), d.end(), [](const IntTuple& x) { return x.isInt() && x.value() < 0; });
}
bool hasThree(const Layout& a) { return a.rank() > 2; }
bool isTree(const Layout& a) { return isNested(a.shape()); }
bool isOne(const Layout& a) { return a.shape().isInt(1); }

#define SLIP(name, change, ...) {name, change, [](const Value& v) -> Value { __VA_ARGS__ }, nullptr}
#define TURN(name, change, ...)                                                            \
  {                                                                                        \
    name, change, nullptr, [](const Expected<Value>& r) -> Expected<Value> { __VA_ARGS__ } \
  }

constexpr AnswerSlip kSlips[] = {
    SLIP("last_stride", "the last stride is one larger",
         return onLayout(v, [](const Layout& a) { return onStrides(a, lastPlusOne); });),
    SLIP("first_stride", "the first stride is one larger",
         return onLayout(v, [](const Layout& a) { return onStrides(a, firstPlusOne); });),
    SLIP("signs", "strides lose their signs",
         return onLayout(v,
                         [](const Layout& a) {
                           return onStrides(
                               a, [](size_t, size_t, int64_t d) { return d < 0 && d > INT64_MIN ? -d : d; });
                         });),
    SLIP("large_stride", "the last stride of a large layout is one larger",
         return onLayout(v, [](const Layout& a) { return isLarge(a) ? onStrides(a, lastPlusOne) : a; });),
    SLIP("strides_32", "strides pass through 32 bits",
         return onLayout(v,
                         [](const Layout& a) {
                           return onStrides(
                               a, [](size_t, size_t, int64_t d) { return int64_t{static_cast<int32_t>(d)}; });
                         });),
    SLIP("mode_more", "a mode 2:1 too many",
         return onLayout(v,
                         [](const Layout& a) {
                           std::vector<Layout> modes = modesOf(a);
                           modes.push_back(Layout::unchecked(2, 1));
                           return joined(modes);
                         });),
    SLIP("repeated", "a mode 2:0 too many",
         return onLayout(v,
                         [](const Layout& a) {
                           std::vector<Layout> modes = modesOf(a);
                           modes.push_back(Layout::unchecked(2, 0));
                           return joined(modes);
                         });),
    SLIP("padded", "a mode 1:0 too many",
         return onLayout(v,
                         [](const Layout& a) {
                           std::vector<Layout> modes = modesOf(a);
                           modes.push_back(Layout());
                           return joined(modes);
                         });),
    SLIP("padded_before", "a mode 1:0 too many in front",
         return onLayout(v,
                         [](const Layout& a) {
                           std::vector<Layout> modes = modesOf(a);
                           modes.insert(modes.begin(), Layout());
                           return joined(modes);
                         });),
    SLIP("reversed", "modes the other way round",
         return onLayout(v,
                         [](const Layout& a) {
                           std::vector<Layout> modes = modesOf(a);
                           std::reverse(modes.begin(), modes.end());
                           return modes.size() < 2 ? a : joined(modes);
                         });),
    SLIP("flattened", "the tree is lost",
         return onLayout(
             v, [](const Layout& a) { return Layout::unchecked(flat(a.shape()), flat(a.stride())); });),
    SLIP("wrapped", "a tuple around a single mode",
         return onLayout(v,
                         [](const Layout& a) {
                           return Layout::unchecked(IntTuple::tuple({a.shape()}),
                                                    IntTuple::tuple({a.stride()}));
                         });),
    SLIP("coalesced", "modes that continue each other are one",
         return onLayout(v,
                         [](const Layout& a) {
                           const auto merged = coalesce(a);
                           return merged.ok() ? *merged : a;
                         });),
    SLIP("unit_stride", "an extent 1 has stride 1",
         return onLayout(v,
                         [](const Layout& a) {
                           const std::vector<IntTuple> extents = leaves(a.shape());
                           return onStrides(
                               a, [&](size_t i, size_t, int64_t d) { return extents[i].isInt(1) ? 1 : d; });
                         });),
    SLIP("mode_less", "the last mode is lost",
         return onLayout(v,
                         [](const Layout& a) {
                           std::vector<Layout> modes = modesOf(a);
                           if (modes.size() > 1) modes.pop_back();
                           return modes.size() < a.rank() ? joined(modes) : a;
                         });),
    SLIP("one_element", "the last extent is 1",
         return onLayout(v,
                         [](const Layout& a) {
                           return Layout::unchecked(
                               onLeaves(a.shape(),
                                        [](size_t i, size_t n, int64_t s) { return i + 1 == n ? 1 : s; }),
                               a.stride());
                         });),
    SLIP("one_more", "a number is one larger",
         return onTuple(v, [](const IntTuple& t) { return onLeaves(t, lastPlusOne); });),
    SLIP("first_more", "the first number of a tuple is one larger",
         return onTuple(v, [](const IntTuple& t) { return onLeaves(t, firstPlusOne); });),
    SLIP("numbers_32", "numbers pass through 32 bits",
         return onTuple(v,
                        [](const IntTuple& t) {
                          return onLeaves(
                              t, [](size_t, size_t, int64_t x) { return int64_t{static_cast<int32_t>(x)}; });
                        });),
    SLIP("absolute", "numbers lose their signs",
         return onTuple(v,
                        [](const IntTuple& t) {
                          return onLeaves(
                              t, [](size_t, size_t, int64_t x) { return x < 0 && x > INT64_MIN ? -x : x; });
                        });),
    SLIP("tuple_reversed", "a tuple the other way round",
         return onTuple(v, [](const IntTuple& t) { return reversed(t); });),
    SLIP("tuple_flattened", "the tree of a tuple is lost",
         return onTuple(v, [](const IntTuple& t) { return flat(t); });),
    SLIP("tuple_wrapped", "a tuple around one thing",
         return onTuple(v, [](const IntTuple& t) { return IntTuple::tuple({t}); });),
    SLIP("always", "what is false is called true", return std::get_if<bool>(&v) ? Value(true) : v;),
    SLIP("never", "what is true is called false", return std::get_if<bool>(&v) ? Value(false) : v;),
    SLIP("offset", "the offset of a composed layout is one larger",
         if (const auto* c = std::get_if<ComposedLayout>(&v)) return Value(
             ComposedLayout{c->swizzle, onLeaves(c->offset, lastPlusOne), c->layout});
         return v;),
    SLIP("offset_lost", "the offset of a composed layout is lost",
         if (const auto* c = std::get_if<ComposedLayout>(&v)) return Value(
             ComposedLayout{c->swizzle, IntTuple(0), c->layout});
         return v;),
    SLIP("swizzle_lost", "the swizzle of a composed layout is lost",
         if (const auto* c = std::get_if<ComposedLayout>(&v)) return Value(
             ComposedLayout{Swizzle(), c->offset, c->layout});
         if (std::get_if<Swizzle>(&v)) return Value(Swizzle()); return v;),
    SLIP(
        "swizzle_base", "the base of a swizzle is one larger",
        const auto moved = [](Swizzle s) { return s.bits > 0 ? Swizzle{s.bits, s.base + 1, s.shift} : s; };
        if (const auto* c = std::get_if<ComposedLayout>(&v)) return Value(
            ComposedLayout{moved(c->swizzle), c->offset, c->layout});
        if (const auto* s = std::get_if<Swizzle>(&v)) return Value(moved(*s)); return v;),
    SLIP("image_cut", "the last of a list of offsets is lost", auto bent = v;
         if (auto* image = std::get_if<Image>(&bent); image && !image->offsets.empty())
             image->offsets.pop_back();
         return bent;),
    SLIP("image_moved", "the last of a list of offsets is one larger", auto bent = v;
         if (auto* image = std::get_if<Image>(&bent);
             image && !image->offsets.empty())++ image->offsets.back();
         return bent;),
    TURN("refuses", "everything is refused", return r.ok() ? refusal() : r;),
    TURN("refuses_three", "answers of three modes are refused", return refusedWhen<hasThree>(r);),
    TURN("refuses_zeros", "answers with a stride 0 are refused", return refusedWhen<hasZero>(r);),
    TURN("refuses_negative", "answers with a negative stride are refused",
         return refusedWhen<hasNegative>(r);),
    TURN("refuses_trees", "nested answers are refused", return refusedWhen<isTree>(r);),
    TURN("refuses_large", "large answers are refused", return refusedWhen<isLarge>(r);),
    TURN("refuses_one", "answers of one element are refused", return refusedWhen<isOne>(r);),
    TURN("accepts_layout", "what is refused is answered with 1:0", return answered(r, Layout());),
    TURN("accepts_number", "what is refused is answered with 0", return answered(r, IntTuple(0));),
    TURN("accepts_false", "what is refused is answered with false", return answered(r, false);),
    TURN("witness_late", "a witness is one larger", return witnessMoved<1>(r);),
    TURN("witness_early", "a witness is one smaller", return witnessMoved<-1>(r);),
};

#undef SLIP
#undef TURN

}  // namespace

std::span<const AnswerSlip> answerSlips() { return kSlips; }

}  // namespace cutecheck::run
