// The children of expressions, by hand and in pools.
#include "core/expression_list.h"

#include <gtest/gtest.h>

#include "core/expression.h"
#include "core/print.h"

namespace cutecheck {
namespace {

Expression number(int64_t value) {
  Expression e;
  e.value = value;
  return e;
}

std::vector<int64_t> valuesOf(const ExpressionList& list) {
  std::vector<int64_t> values;
  for (const Expression& e : list) values.push_back(e.value);
  return values;
}

using Values = std::vector<int64_t>;

TEST(ExpressionList, IsAVector) {
  ExpressionList list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.begin(), list.end());
  for (int64_t i = 0; i < 9; ++i) list.push_back(number(i));
  list.emplace_back().value = 70;
  EXPECT_EQ(valuesOf(list), (Values{0, 1, 2, 3, 4, 5, 6, 7, 8, 70}));
  list.erase(list.begin() + 1);
  list.pop_back();
  EXPECT_EQ(valuesOf(list), (Values{0, 2, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(list.front().value, 0);
  EXPECT_EQ(list.back().value, 8);
  EXPECT_EQ(list[2].value, 3);
}

TEST(ExpressionList, ACopyIsAnother) {
  ExpressionList list = {number(1), number(2)};
  ExpressionList copy = list;
  copy[0].value = 5;
  EXPECT_EQ(valuesOf(list), (Values{1, 2}));
  list = copy;
  EXPECT_EQ(valuesOf(list), (Values{5, 2}));
  const ExpressionList moved = std::move(list);
  EXPECT_EQ(valuesOf(moved), (Values{5, 2}));
  EXPECT_EQ(valuesOf(ExpressionList{}), Values{});
}

// Lists of all lengths by turns, so that some grow where they lie and others move.
TEST(ExpressionList, ListsOfAPoolGrowSideBySide) {
  ExpressionPool pool(100);
  std::vector<ExpressionList> lists(5);
  std::vector<Values> expected(5);
  for (int64_t i = 0; i < 2000; ++i) {
    const size_t k = static_cast<size_t>(i % 3 == 0 ? i / 3 % 5 : i / 500);
    Expression& item = lists[k].emplaceIn(pool);
    item.value = i;
    item.name = std::string(40, 'n');
    expected[k].push_back(i);
  }
  for (size_t k = 0; k < lists.size(); ++k) EXPECT_EQ(valuesOf(lists[k]), expected[k]) << k;
}

TEST(ExpressionList, PartsOutliveTheTreeAndItsText) {
  Expression part;
  {
    const std::string text =
        "f((2,((3)),4):(1,(long_name_of_a_symbol,(5)),6), S<1,2,3> o 0 o 8:1) == -(1@0@1)";
    Expected<Expression> tree = parseExpression(text);
    ASSERT_TRUE(tree.ok());
    part = std::move(tree->children[0].children[0]);
  }
  EXPECT_EQ(toString(part), "(2,((3)),4):(1,(long_name_of_a_symbol,(5)),6)");
  // An expression may become a part of itself.
  Expression stride = std::move(part.children[1]);
  part = std::move(stride);
  part = Expression(part.children[1]);
  EXPECT_EQ(toString(part), "(long_name_of_a_symbol,(5))");
  part.children.push_back(number(7));
  EXPECT_EQ(toString(part), "(long_name_of_a_symbol,(5),7)");
}

TEST(ExpressionList, ARefusedTextLeavesNothing) {
  for (const char* text : {"((1,2),(3,4", "(1,2):(3,(4,5)", "(1,2) o", "f((1,2),3)) x", "-(-(-(1,2)"})
    EXPECT_FALSE(parseExpression(text).ok()) << text;
}

}  // namespace
}  // namespace cutecheck
