// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_transform.h"

#include <algorithm>

#include "core/tuple/ceil_div.h"
#include "core/tuple/profile.h"
#include "core/tuple/shape_div.h"
#include "core/tuple/tuple_arithmetic.h"
#include "core/tuple/tuple_modes.h"

namespace cutecheck {
namespace {

Expected<IntTuple> lifted(const Expected<int64_t>& number) {
  if (!number.ok()) return number.error();
  return IntTuple(*number);
}

Expected<IntTuple> negated(const IntTuple& t) {
  return tupleSub(withLeaves(t, std::vector<IntTuple>(leaves(t).size(), IntTuple(0))), t);
}

Expected<IntTuple> absolute(const IntTuple& t) {
  CUTECHECK_TRY(signs, signum(t));
  return elemScale(t, signs);
}

Expected<IntTuple> multiplied(const IntTuple& a, const IntTuple& b) {
  if (!congruent(a, b))
    return makeError(Code::kNotCongruent, "tuple_arithmetic_c4", "the tuples have different trees");
  return elemScale(a, b);
}

// A fold over all leaves of both.
template <Expected<int64_t> (*kFold)(const IntTuple&)>
Expected<IntTuple> ofBoth(const IntTuple& a, const IntTuple& b) {
  return lifted(kFold(IntTuple::tuple({a, b})));
}

Expected<IntTuple> divided(const IntTuple& a, const IntTuple& b) { return shapeDiv(a, b, Rounding::kExact); }
Expected<IntTuple> appended(const IntTuple& a, const IntTuple& b) { return append(a, b); }

struct Unary {
  std::string_view name;
  Expected<IntTuple> (*compute)(const IntTuple&);
};
constexpr Unary kUnary[] = {
    {"abs", absolute},
    {"neg", negated},
    {"signum", [](const IntTuple& t) { return signum(t); }},
    {"product", [](const IntTuple& t) { return lifted(product(t)); }},
    {"sum", [](const IntTuple& t) { return lifted(sum(t)); }},
    {"rank", [](const IntTuple& t) { return Expected<IntTuple>(static_cast<int64_t>(t.rank())); }},
    {"depth", [](const IntTuple& t) { return Expected<IntTuple>(static_cast<int64_t>(depth(t))); }},
    {"flatten", [](const IntTuple& t) { return Expected<IntTuple>(flatten(t)); }},
    {"reverse", [](const IntTuple& t) { return Expected<IntTuple>(reverse(t)); }},
    {"wrap", [](const IntTuple& t) { return Expected<IntTuple>(wrap(t)); }},
    {"unwrap", [](const IntTuple& t) { return Expected<IntTuple>(unwrap(t)); }},
};

struct Binary {
  std::string_view name;
  Expected<IntTuple> (*compute)(const IntTuple&, const IntTuple&);
};
constexpr Binary kBinary[] = {
    {"add", tupleAdd},         {"sub", tupleSub},         {"mul", multiplied},   {"max", ofBoth<tupleMax>},
    {"min", ofBoth<tupleMin>}, {"gcd", ofBoth<tupleGcd>}, {"ceil_div", ceilDiv}, {"round_up", roundUp},
    {"shape_div", divided},    {"append", appended},
};

// A symbol or `?`, without a basis: an integer of unknown value.
bool isUnknown(const IntTuple& t) {
  return (t.kind() == IntTuple::Kind::kSymbolic || t.kind() == IntTuple::Kind::kDynamic) && t.path().empty();
}

template <int64_t kNumber>
Expected<bool> isNumber(const IntTuple& t) {
  if (isUnknown(t))
    return makeError(Code::kNotStatic, "tuple_transform_c4", "the answer depends on what the symbols stand for");
  return t.isInt(kNumber);
}

struct Predicate {
  std::string_view name;
  Expected<bool> (*holds)(const IntTuple&);
};
constexpr Predicate kPredicates[] = {
    {"is_int", [](const IntTuple& t) { return Expected<bool>(t.isInt() || isUnknown(t)); }},
    {"is_tuple", [](const IntTuple& t) { return Expected<bool>(t.isTuple()); }},
    {"is_underscore", [](const IntTuple& t) { return Expected<bool>(t.isUnderscore()); }},
    {"is_zero", isNumber<0>},
    {"is_one", isNumber<1>},
};

template <typename Row, size_t kCount>
Expected<const Row*> named(const Row (&rows)[kCount], std::string_view name) {
  for (const Row& row : rows)
    if (row.name == name) return &row;
  std::string known;
  for (const Row& row : rows) known += " " + std::string(row.name);
  return makeError(Code::kUsage, "tuple_transform_c1",
                   "'" + std::string(name.substr(0, 64)) + "' is not one of the functions" + known);
}

Diagnostic unpaired() {
  return makeError(Code::kRank, "tuple_transform_c2", "the tuples have different ranks");
}

template <typename Each>
Expected<IntTuple> eachMode(const IntTuple& t, Each each) {
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < t.rank(); ++i) {
    CUTECHECK_TRY(mode, each(i));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<IntTuple> atLeaves(const IntTuple& t, const Unary& f) {
  if (t.isLeaf()) return f.compute(t);
  return eachMode(t, [&](size_t i) { return atLeaves(t.mode(i), f); });
}

Expected<IntTuple> atLeaves(const IntTuple& t, const IntTuple& u, const Binary& f) {
  if (t.isLeaf()) return u.isLeaf() ? f.compute(t, u) : Expected<IntTuple>(unpaired());
  if (u.isTuple() && u.rank() != t.rank()) return unpaired();
  return eachMode(t, [&](size_t i) { return atLeaves(t.mode(i), u.isTuple() ? u.mode(i) : u, f); });
}

// The modes from `begin` on, folded onto `result`.
Expected<IntTuple> folded(const IntTuple& t, size_t begin, IntTuple result, std::string_view name) {
  CUTECHECK_TRY(f, named(kBinary, name));
  for (size_t i = begin; i < t.rank(); ++i) {
    const IntTuple mode = t.mode(i);
    CUTECHECK_TRY(next, f->compute(result, mode));
    if (leaves(next).size() > kMaxModes)
      return makeError(Code::kLimit, "tuple_modes_c4", "the result would have more than 4096 leaves");
    result = std::move(next);
  }
  return result;
}

}  // namespace

Expected<IntTuple> transform(const IntTuple& t, std::string_view f) {
  CUTECHECK_TRY(row, named(kUnary, f));
  if (t.isLeaf()) return row->compute(t);
  return eachMode(t, [&](size_t i) { return row->compute(t.mode(i)); });
}

Expected<IntTuple> transform(const IntTuple& t, const IntTuple& u, std::string_view f) {
  CUTECHECK_TRY(row, named(kBinary, f));
  if (t.isLeaf() && u.isLeaf()) return row->compute(t, u);
  if (t.isLeaf() || u.isLeaf() || t.rank() != u.rank()) return unpaired();
  return eachMode(t, [&](size_t i) { return row->compute(t.mode(i), u.mode(i)); });
}

Expected<IntTuple> transformLeaf(const IntTuple& t, std::string_view f) {
  CUTECHECK_TRY(row, named(kUnary, f));
  return atLeaves(t, *row);
}

Expected<IntTuple> transformLeaf(const IntTuple& t, const IntTuple& u, std::string_view f) {
  CUTECHECK_TRY(row, named(kBinary, f));
  return atLeaves(t, u, *row);
}

Expected<IntTuple> fold(const IntTuple& t, const IntTuple& first, std::string_view f) {
  return folded(t, 0, first, f);
}

Expected<IntTuple> foldFirst(const IntTuple& t, std::string_view f) {
  if (t.rank() == 0)
    return makeError(Code::kEmpty, "tuple_transform_c3", "fold_first needs a tuple with at least one mode");
  return folded(t, 1, t.mode(0), f);
}

Expected<int64_t> findIf(const IntTuple& t, std::string_view p) {
  CUTECHECK_TRY(row, named(kPredicates, p));
  size_t i = 0;
  for (; i < t.rank(); ++i) {
    CUTECHECK_TRY(holds, row->holds(t.mode(i)));
    if (holds) break;
  }
  return static_cast<int64_t>(i);
}

Expected<bool> anyOf(const IntTuple& t, std::string_view p, bool truth) {
  CUTECHECK_TRY(row, named(kPredicates, p));
  Expected<bool> any = false;
  for (size_t i = 0; i < t.rank(); ++i) {
    Expected<bool> holds = row->holds(t.mode(i));
    if (holds.ok() && *holds == truth) return true;
    if (!holds.ok()) any = std::move(holds);
  }
  return any;
}

Expected<IntTuple> filterTuple(const IntTuple& t, std::string_view p) {
  CUTECHECK_TRY(row, named(kPredicates, p));
  std::vector<IntTuple> kept;
  for (size_t i = 0; i < t.rank(); ++i) {
    CUTECHECK_TRY(holds, row->holds(t.mode(i)));
    if (holds) kept.push_back(t.mode(i));
  }
  return IntTuple::tuple(std::move(kept));
}

}  // namespace cutecheck
