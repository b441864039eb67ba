// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/eval/evaluate.h"

#include <fstream>

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string eval(const std::string& expression) {
  const auto parsed = parseExpression(expression);
  if (!parsed.ok()) return std::string(codeName(parsed.error().code));
  return text(evaluate(*parsed));
}

TEST(Evaluate, ComputesCallsInsideCallsAndTuples) {
  EXPECT_EQ(eval("composition(20:2, (5,4):(4,1))"), "(5,4):(8,2)");
  EXPECT_EQ(eval("coalesce(logical_divide((3,8):(1,3), 4:1))"), "24:1");
  EXPECT_EQ(eval("complement(4:1, size((4,6):(1,4)))"), "6:4");
  EXPECT_EQ(eval("(size(4:1), 3):(1, cosize(4:1))"), "(4,3):(1,4)");
  EXPECT_EQ(eval("size(4:1) * 3 + 1"), "13");
}

TEST(Evaluate, InfixOIsCompositionFromTheRight) {
  EXPECT_EQ(eval("(8,4):(4,1) o 8:4 o 2:4"), "2:2");
  EXPECT_EQ(eval("S<3,4,3>o0o(10,2):(2,1)"), "S<3,4,3> o 0 o (10,2):(2,1)");
  EXPECT_EQ(eval("S<1,0,2> o 4 o coalesce((2,4):(1,2))"), "S<1,0,2> o 4 o 8:1");
}

TEST(Evaluate, EqualityOfLayoutsIsEqualityOfFunctions) {
  EXPECT_EQ(eval("4:1 == (2,2):(1,2)"), "true");
  EXPECT_EQ(eval("4:1 === (2,2):(1,2)"), "false");
  EXPECT_EQ(eval("4:1 == (2,2):(2,1)"), "false");
  EXPECT_EQ(eval("4:1 != 5:1"), "true");
  EXPECT_EQ(eval("(1048576,1048576):(1,1048576) == 1099511627776:1"), "true");
  EXPECT_EQ(eval("size(4:1) <= 3"), "false");
}

// An answer is one for all numbers that the symbols may stand for.
TEST(Evaluate, RelationC3RefusesWhatSymbolsDecide) {
  for (const char* open :
       {"M+N == N+M", "M+N != N+M", "2*M == M+M", "M-M == 0", "M*N == N*M", "M*1 == M", "M%1 == 0", "M{div=8} == M", "? == ?",
        "? === ?", "?:1 == ?:1", "(M,1) == (N,1)", "(M,1) != (N,1)", "M:1 == N:1", "M:1 === N:1", "M:1 != N:1",
        "M/N == M/N", "M < N", "M >= M", "S<1,0,1> o M o 4:1 == S<1,0,1> o N o 4:1", "S<1,0,1> o ? o 4:1 == S<1,0,1> o ? o 4:1",
        "equal((M,1),(N,1))", "equal(M:1,N:1)", "M@0 == N@0", "all_of((M,1),is_one)",
        "any_of((M,2),is_one)", "none_of((M,1),is_zero)", "(M,N) === (N,M)"})
    EXPECT_EQ(eval(open), "kNotStatic") << open;
  for (const char* holds :
       {"M+N == M+N", "M:1 == M:1", "(M,2):(2,K) === (M,2):(2,K)", "M/8 == M/8", "(M,1) != (M,2)", "(M,N) != (M,N,1)",
        "any_of((M,1),is_one)", "equal(M:1,M:1)", "4:1 == (2,2):(1,2)",
        "all_of((M,1),is_int)", "congruent((M,N),(N,M))", "<M:1,_> == <M:1,_>"})
    EXPECT_EQ(eval(holds), "true") << holds;
  for (const char* fails : {"M+N != M+N", "(M,1) == (N,2)", "(M,1) == M", "all_of((M,2),is_one)", "M:1 === (M,1):(1,1)",
                            "none_of((M,1),is_one)", "M:1 === M:2", "equal((M,1),(M,2))"})
    EXPECT_EQ(eval(fails), "false") << fails;
}

TEST(Evaluate, RefusesByNameAndPlace) {
  const auto e = parseExpression("coalesce(compositon(4:1,2:1))");
  ASSERT_TRUE(e.ok());
  const auto r = evaluate(*e);
  ASSERT_FALSE(r.ok());
  EXPECT_EQ(r.error().code, Code::kUnknownOperation);
  EXPECT_EQ(r.error().position, 9u);
  EXPECT_NE(r.error().message.find("did you mean 'composition'"), std::string::npos);
  EXPECT_EQ(eval("size()"), "kUsage");
  EXPECT_EQ(eval("size(1,2)"), "kUsage");
  EXPECT_EQ(eval("logical_divide(S<1,0,1>, S<1,0,1>)"), "kUsage");
  EXPECT_EQ(eval("coalesce((M,2):(1,M))"), "kNotStatic");
}

TEST(Evaluate, ShowsTheOperandThatHasNoLayout) {
  const auto place = [](const char* text) -> std::optional<size_t> {
    const auto e = parseExpression(text);
    if (!e.ok()) return std::nullopt;
    const auto r = evaluate(*e);
    return r.ok() ? std::nullopt : r.error().position;
  };
  EXPECT_EQ(place("(6,2):(11,2) o (3,2):(2,3)"), 15u);
  EXPECT_EQ(place("coalesce(composition((6,2):(11,2), (3,2):(2,3)))"), 35u);
  EXPECT_EQ(place("coalesce(logical_divide((10,8):(8,1), 4))"), 38u);
  // Of another refusal, and of one operand, the whole call.
  EXPECT_EQ(place("coalesce(complement((4,4):(2,3), 24))"), 9u);
  EXPECT_EQ(place("coalesce(size(1,2))"), 9u);
}

TEST(Evaluate, C1BoundsWhatTheOperationsOfOneTextProduce) {
  const std::string wide = "repeat(0, 2048)";
  EXPECT_EQ(eval("rank(" + wide + ")"), "2048");
  std::string many = wide;
  for (int i = 0; i < 8; ++i) many = "append(" + many + ", " + wide + ")";
  EXPECT_EQ(eval("rank(" + many + ")"), "2056");
  for (int i = 0; i < 16; ++i) many = "append(" + many + ", " + wide + ")";
  EXPECT_EQ(eval("rank(" + many + ")"), "kLimit");
}

TEST(EvaluateCall, ReadsArgumentsAsTextWithTheirKinds) {
  EXPECT_EQ(text(evaluateCall("slice_and_offset", {"(0,_)", "(1,16):(1,1)"})), "(16):(1),0");
  EXPECT_EQ(text(evaluateCall("image", {"(2,1,3):(2,4,4)"})), "[0,2,4,6,8,10]");
  EXPECT_EQ(text(evaluateCall("logical_product", {"4:1", "2"})), "(4,2):(1,4)");
  EXPECT_EQ(text(evaluateCall("call", {"Sw<3,0,5> o 1 o (12,2):(1,12)", "7"})), "8");
  EXPECT_EQ(text(evaluateCall("image", {"4294967296:1"})), "kLimit");
}

// The answer as docs/reference/spec.md writes it: a diagnostic is its code and its witness.
std::string answer(const std::string& expression) {
  const auto parsed = parseExpression(expression);
  const auto result = parsed.ok() ? evaluate(*parsed) : Expected<Value>(parsed.error());
  if (result.ok()) return toString(*result);
  std::string out(codeName(result.error().code));
  for (size_t i = 0; i < result.error().witness.size(); ++i)
    out += (i == 0 ? " at " : ", ") + std::to_string(result.error().witness[i]);
  return out;
}

TEST(Spec, EveryExampleIsTrue) {
  std::ifstream spec(CUTECHECK_SOURCE_DIR "/docs/reference/spec.md");
  ASSERT_TRUE(spec.is_open());
  int examples = 0;
  bool inBlock = false;
  for (std::string line; std::getline(spec, line);) {
    if (line.rfind("```", 0) == 0) inBlock = !inBlock;
    const size_t arrow = line.find(" => ");
    if (!inBlock || arrow == std::string::npos) continue;
    ++examples;
    EXPECT_EQ(answer(line.substr(0, arrow)), line.substr(arrow + 4)) << line;
  }
  EXPECT_GT(examples, 60);
}

// A row of the table "Inputs and result" as the table of operations has it: "| `size` | layout or shape |
// integer |".
std::string inputsAndResult(const Operation& op) {
  std::string kinds(op.signature), row;
  const size_t arrow = kinds.rfind(" -> ");
  kinds.replace(arrow, 4, " $ ");
  for (const char c : kinds) row += c == '|' ? " or " : c == '$' ? "|" : std::string(1, c);
  for (size_t at; (at = row.find("  ")) != std::string::npos;) row.erase(at, 1);
  return "| `" + std::string(op.name) + "` | " + row + " |";
}

TEST(Spec, HasTheInputsAndTheResultOfEachOperationOnce) {
  std::ifstream spec(CUTECHECK_SOURCE_DIR "/docs/reference/spec.md");
  std::map<std::string, int> lines;
  for (std::string line; std::getline(spec, line);) ++lines[line];
  for (const Operation& op : operationTable())
    EXPECT_EQ(lines[inputsAndResult(op)], 1) << inputsAndResult(op);
  EXPECT_EQ(lines["| `size` | layout | integer |"], 0);
}

TEST(Evaluate, AWrongNumberOfArgumentsNamesTheRightOne) {
  const auto message = [](const char* text) { return evaluate(*parseExpression(text)).error().message; };
  EXPECT_EQ(message("composition(4:1)"), "composition(A, B) takes 2 arguments, got 1");
  EXPECT_EQ(message("complement()"), "complement(A[, B]) takes 1 or 2 arguments, got 0");
  EXPECT_EQ(message("gcd()"), "gcd(A, ...) takes at least 1 argument, got 0");
  EXPECT_EQ(message("append(1,2,3,4)"), "append(A[, B][, C]) takes 1 to 3 arguments, got 4");
}

TEST(OperationTable, IsSortedAndFindable) {
  std::string_view previous;
  for (const Operation& op : operationTable()) {
    EXPECT_LT(previous, op.name);
    previous = op.name;
    EXPECT_TRUE(findOperation(op.name).ok());
  }
  EXPECT_FALSE(findOperation("").ok());
}

}  // namespace
}  // namespace cutecheck
