// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms: what an operation gives for symbols is, at every value the symbols may take, what it gives for these
// numbers. No verdict is asked for, so that no small model can hide a form that is wrong at a 1, at a 0, at equal
// or negative values.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/notation/print.h"
#include "oracle/algebra/denote.h"
#include "oracle/algebra/operations.h"
#include "oracle/claims/claim.h"
#include "oracle/claims/replay.h"
#include "oracle/decide/enumerate.h"
#include "oracle/decide/evaluate.h"
#include "properties/mutation/fault.h"

namespace cutecheck::oracle {
namespace {

constexpr int64_t kLimit = 1 << 12, kMostPoints = 200;

struct Compared {
  size_t forms = 0, points = 0, trees = 0, integers = 0;
};

bool sameTree(const Form& symbolic, const Form& numeric, const Assignment& at) {
  if (symbolic.isLeaf != numeric.isLeaf || symbolic.modes.size() != numeric.modes.size()) return false;
  if (symbolic.isLeaf)
    return valueOf(symbolic.leaf.extent.scalar(), at) == numeric.leaf.extent.constant() &&
           valueOf(symbolic.leaf.stride.scalar(), at) == numeric.leaf.stride.constant();
  for (size_t i = 0; i < symbolic.modes.size(); ++i)
    if (!sameTree(symbolic.modes[i], numeric.modes[i], at)) return false;
  return true;
}

// The values of a symbol: 1 and 0, equal ones, coprime ones, negative ones, a large one that has nothing to do
// with the rest.
std::vector<Assignment> assignments(const std::set<std::string>& names) {
  static const std::vector<int64_t> kValues = {1, 2, 3, 4, 0, -1, 8};
  std::vector<Assignment> out{{{"Z", 12'345'678}}};
  for (const std::string& name : names) {
    if (name == "Z") continue;
    std::vector<Assignment> next;
    for (const Assignment& a : out)
      for (int64_t v : kValues) {
        next.push_back(a);
        next.back()[name] = v;
      }
    out = std::move(next);
  }
  return out;
}

// Nothing when the form is right, or there is none.
std::optional<std::string> wrong(const std::string& text, const std::string& where, Compared& compared) {
  // The premises and the extents that `text` writes, as a claim has them.
  Expected<Claim> claim = makeClaim("size(" + text + ") >= 1", where);
  if (!claim || !claim->missing.empty()) return std::nullopt;
  const Expression e = claim->expression.children[0].children[0];
  const Facts facts(claim->constraints);
  Denoter denoter(facts, kLimit);
  Expected<LayoutValue> value = denoter.layout(e);
  if (!value || !denoter.missing.empty() || !value->form) return std::nullopt;
  // A missing tree is noted: then nothing is said of it.
  const bool fixed = value->certain.fixed && value->certain.strides;
  std::set<std::string> names;
  for (const auto& [name, divisor] : claim->symbols) names.insert(name);
  ++compared.forms;
  for (const Assignment& at : assignments(names)) {
    if (brokenAt(*claim, at)) continue;
    const Facts none;
    Denoter numbers(none, kLimit, &at);
    Expected<LayoutValue> right = numbers.layout(e);
    const std::string place = text + " where " + where + " at" + textOf(at) + ": ";
    if (!right) {
      // Too large is no answer; a refusal is one.
      if (right.error().code == Code::kOverflow || right.error().code == Code::kLimit) continue;
      return place + "refused, " + right.error().str();
    }
    if (!numbers.missing.empty() || !right->form) continue;
    Expected<Concrete> f = Concrete::make(functionOf(*value->form), at), g = Concrete::make(functionOf(*right->form));
    if (!f || !g) return place + "no value";
    if (f->size() != g->size())
      return place + toString(*value->form) + " has not the size of " + toString(*right->form);
    for (int64_t i = 0; i < std::min<int64_t>(f->size(), kMostPoints); ++i) {
      if (f->at(i) != g->at(i)) return place + toString(*value->form) + " is not " + toString(*right->form);
      ++compared.points;
    }
    if (fixed && !sameTree(*value->form, *right->form, at))
      return place + "the tree of " + toString(*value->form) + " is not that of " + toString(*right->form);
    compared.trees += fixed;
  }
  return std::nullopt;
}

std::optional<std::string> wrongInteger(const std::string& text, const std::string& where, Compared& compared) {
  Expected<Claim> claim = makeClaim(text + " >= 0", where);
  if (!claim || !claim->missing.empty()) return std::nullopt;
  const Expression e = claim->expression.children[0];
  const Facts facts(claim->constraints);
  Denoter denoter(facts, kLimit);
  Expected<Scalar> value = denoter.integer(e);
  if (!value || !denoter.missing.empty()) return std::nullopt;
  std::set<std::string> names;
  for (const auto& [name, divisor] : claim->symbols) names.insert(name);
  ++compared.forms;
  for (const Assignment& at : assignments(names)) {
    const bool needed = std::all_of(denoter.needs.begin(), denoter.needs.end(), [&](const Need& need) {
      return valueOf(need.scalar, at).value_or(0) >= 1;
    });
    if (brokenAt(*claim, at) || !needed) continue;
    const Facts none;
    Denoter numbers(none, kLimit, &at);
    Expected<Scalar> right = numbers.integer(e);
    const std::string place = text + " where " + where + " at" + textOf(at) + ": ";
    if (!right) {
      if (right.error().code == Code::kOverflow) continue;
      return place + "refused, " + right.error().str();
    }
    if (!numbers.missing.empty()) continue;
    if (valueOf(*value, at) != valueOf(*right, {})) return place + toString(*value) + " is not " + toString(*right);
    ++compared.integers;
  }
  return std::nullopt;
}

const std::vector<std::string> kLayouts = {
    "M:1", "M:2", "M:N", "M:-1", "M:0", "(M,N):(1,M)", "(M,N):(N,1)", "(M,N):(1,4)", "(M,4):(1,N)", "(M,4):(4,1)",
    "(4,M):(1,4)", "(4,M):(2,8)", "(4,M):(1,5)", "(4,M):(M,1)", "(2,M):(1,N)", "(M,2):(2,1)", "(M,N):(2,1)",
    "(M,N):(2,2*M)", "(M,N,4):(1,M,M*N)", "((M,2),N):((1,M),2*M)", "(M,(2,N)):(2*N,(N,1))", "(M,M):(1,M)",
    "(M,4):(0,1)", "(M,8):(1,0)", "(2,2,M):(1,2,4)", "(8,M):(M,N)", "(M,4):(1,-1)", "M*N:1", "(M,N):(N,N)",
    "8*M:1", "(8*M,4):(1,8*M)", "(4,M):(8,1)", "(M,3):(1,M*N)", "M", "(M,N)", "(2*M,N):(2,4*M)",
    "(4,M,2):(1,100,4)", "(4,M,2):(1,4,4*M)", "(2,M,2):(4,2,1)"};
const std::vector<std::string> kWheres = {
    "Z >= 1000000", "Z == 12345678, M >= 2", "Z >= 100, N >= M", "Z >= 100, M >= 2, N >= 2", "Z >= 100, N == M",
    "Z >= 100, M % 4 == 0, N >= 1", "Z >= 100, N >= 2", "Z >= 100, N <= 0-1", "Z >= 100, N == 1", "Z >= 100, N >= 4*M"};
// % is a layout, & another.
const std::vector<std::string> kOperations = {
    "coalesce(%)", "coalesce_extended(%)", "coalesce(%,(1,1))", "filter(%)", "filter(%,(1,1))", "filter_zeros(%)",
    "flatten(%)", "right_inverse(%)", "left_inverse(%)", "nullspace(%)", "make_layout_like(%)", "complement(%,8*M)",
    "complement(%,M*N)", "complement(%,16*M*N)", "complement(%)", "complement(%,24)", "upcast(%,2)", "upcast(%,4)",
    "downcast(%,2)", "recast(4,2,%)", "% o 4:1", "% o M:1", "% o 2:2", "% o (2,M):(1,2)", "% o <2,1>", "% o M:0",
    "composition(%,2*M:1)", "composition(%,(M,2):(2,1))", "logical_divide(%,2:1)", "logical_divide(%,2:M)",
    "logical_divide(%,4)", "logical_divide(%,M:2)", "logical_divide(%,(2,M):(1,4))", "logical_product(%,M:2)",
    "zipped_divide(%,<M:2,_>)", "logical_divide(%,<2:1,_>)", "zipped_divide(%,<2,2>)", "tiled_divide(%,<M,2>)",
    "flat_divide(%,<2,_>)", "hier_unzip_divide(%,2:2)", "logical_product(%,2:1)", "logical_product(%,M:1)",
    "logical_product(%,<2:1,2:1>)", "zipped_product(%,3:1)", "tiled_product(%,<2,M>)", "flat_product(%,2:1)",
    "blocked_product(%,(2,2):(1,2))", "raked_product(%,(2,M):(1,2))", "raked_product(%,(M,2):(2,1))",
    "blocked_product(%,M:1)", "make_layout_tv(%,2:1)", "make_layout_tv(%,(2,M):(1,2))", "with_shape(%,(2,M))",
    "with_shape(%,(M,2))", "tile_to_shape(%,(4*M,8*N))", "tile_to_shape(%,(8*M,8*M),(2,1))", "stencil_divide(%,2:1)",
    "stencil_divide(%,<2:1,_>)", "slice((_,0),%)", "dice((_,0),%)", "slice_and_offset((1,_),%)",
    "slice_and_offset((N,_),%)", "domain_offset((1,M),%)", "local_tile(%,<2,2>,(0,0))", "local_tile(%,<M,2>,(0,N))",
    "local_partition(%,(2,2):(1,2),1)", "max_common_layout(%,%)", "max_common_layout(%,M:1)", "append(%,2:7)",
    "append(%,coalesce((M,N):(1,5)))", "prepend(%,N:1)", "prepend(%,coalesce((M,4):(1,N)))", "replace(%,0,2:1)",
    "replace(%,0,coalesce((M,N):(1,5)))", "concat(%,2:1)", "concat(coalesce(%),2:1)", "get(%,0)",
    "get(coalesce(%),0)", "take(%,0,1)", "group_modes(%,0,1)", "select(%,0)", "flatten(coalesce(%,(1,1)))",
    "unflatten(flatten(%),((1,1),1))", "get(logical_divide(%,2:1),1)", "get(right_inverse(%),0)",
    "append(make_layout_right((M,2)),%)", "coalesce(left_inverse(%))", "right_inverse(coalesce(%))",
    "left_inverse(right_inverse(%))", "complement(left_inverse(%),64*M*N)", "upcast(coalesce(%),2)",
    "logical_divide(coalesce(%),2:1)", "composition(coalesce(%),4:2)", "composition(%,coalesce((M,2):(1,M)))",
    "composition(logical_divide(%,2:1),M:1)", "composition(make_layout_left((M,N)),%)",
    "composition(make_layout_right((2,M)),4:1)", "zipped_divide(coalesce(%,(1,1)),<2,_>)"};
const std::vector<std::string> kAlone = {
    "make_layout_left((M,N))", "make_layout_right((M,N))", "make_layout_right((M,(N,2)))",
    "make_ordered_layout((M,N),(2,1))", "make_ordered_layout((M,N,2),(1,0,2))", "ceil_div((M,N),(2,2))",
    "round_up((M,N),(2,2))", "shape_div((M,4),2)", "shape_div((4,M),2)", "make_layout(M,N)",
    "make_layout((M,N),(N,1))", "append(make_layout_left((M,N)),2)", "get(make_layout_left((M,N)),1)"};
const std::vector<std::string> kIntegers = {
    "size(%)", "cosize(%)", "rank(%)", "depth(%)", "cosize(coalesce(%))", "rank(coalesce(%))",
    "depth(left_inverse(%))", "size(left_inverse(%))", "size(complement(%,8*M))", "rank(right_inverse(%))",
    "crd2idx(3,%)", "crd2idx((1,M),%)", "crd2idx(M,%)", "max_common_vector(%,%)", "size(filter(%))",
    "size(nullspace(%))", "cosize(logical_divide(%,2:1))", "rank(flatten(%))", "depth(append(2:1,coalesce(%)))"};
const std::vector<std::string> kNumbers = {
    "min(M,N)", "max(M,N)", "gcd(M,2*M)", "gcd(3*M,N)", "ceil_div(M,N)", "round_up(M,N)", "shape_div(M,N)",
    "shape_div(M,2)", "shape_div(2,M)", "shape_div(M,4,ceil)", "shape_div(M,4,floor)", "shape_div_elementwise(M,2)",
    "shape_div_elementwise(M,0-2,floor)", "product((M,(N,2)))", "sum((M,N))", "inner_product((M,2),(N,M))",
    "tuple_max((M,(N,2)))", "tuple_min((M,1))", "M/N", "M%N", "(M*N)/N", "(M*N)%N", "M/4*4+M%4",
    "crd2idx(idx2crd(M,(2,N)),(2,N):(1,2))", "size(round_up((M,N),(4,4)))", "product(ceil_div((4,M),8))",
    "crd2idx(idx2crd(M,(4,2),(1,N)),(4,2):(1,4))", "crd2idx(crd2crd((M,1),(2,4),(4,2)),(2,4):(1,2))", "gcd(2*M,M,N)",
    "max(M,N,2)"};

std::string with(std::string text, const std::string& layout) {
  for (size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + layout.size()))
    text.replace(at, 1, layout);
  return text;
}

TEST(Forms, AreWhatTheNumbersGive) {
  Compared compared;
  size_t reported = 0, some = 0;
  std::map<std::string, size_t> formsOf;
  const auto check = [&](const std::string& operation, const std::string& text, const std::string& where) {
    const size_t before = compared.forms;
    if (auto found = wrong(text, where, compared); found && ++reported <= 40) ADD_FAILURE() << *found;
    formsOf[operation] += compared.forms - before;
  };
  for (const std::string& where : kWheres) {
    for (const std::string& text : kAlone) check(text, text, where);
    for (const std::string& layout : kLayouts)
      for (const std::string& operation : kOperations) check(operation, with(operation, layout), where);
  }
  for (const auto& [operation, count] : formsOf) {
    EXPECT_GT(count, 0u) << operation << " gave no form: nothing was compared";
    some += count > 0;
  }
  EXPECT_EQ(reported, 0u);
  std::cout << compared.forms << " forms of " << some << " operations, " << compared.points << " values, "
            << compared.trees << " trees\n";
  EXPECT_GT(compared.points, 100'000u);
}

TEST(Forms, IntegersAreWhatTheNumbersGive) {
  Compared compared;
  size_t reported = 0;
  std::map<std::string, size_t> formsOf;
  const auto check = [&](const std::string& operation, const std::string& text, const std::string& where) {
    const size_t before = compared.forms;
    if (auto found = wrongInteger(text, where, compared); found && ++reported <= 40) ADD_FAILURE() << *found;
    formsOf[operation] += compared.forms - before;
  };
  for (const std::string& where : kWheres) {
    for (const std::string& layout : kLayouts)
      for (const std::string& operation : kIntegers) check(operation, with(operation, layout), where);
  }
  std::vector<std::string> wheres = kWheres;
  for (const char* where : {"Z >= 100, N == M, M >= 2", "Z >= 100, M >= 4, N == 1", "Z >= 100, M % 4 == 0, N == 2*M",
                            "Z >= 100, M % 2 == 0, M >= 2, N == 4", "Z >= 100, N % M == 0, M >= 1, N >= 1"})
    wheres.push_back(where);
  for (const std::string& where : wheres)
    for (const std::string& text : kNumbers) check(text, text, where);
  for (const auto& [operation, count] : formsOf)
    EXPECT_GT(count, 0u) << operation << " gave no form: nothing was compared";
  EXPECT_EQ(reported, 0u);
  std::cout << compared.forms << " integers, " << compared.integers << " values\n";
  EXPECT_GT(compared.integers, 5'000u);
}

}  // namespace
}  // namespace cutecheck::oracle
