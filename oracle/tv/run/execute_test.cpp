// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The symbolic execution and the interpreter say the same of random programs at random numbers.
#include "oracle/tv/run/execute.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>

#include "oracle/tv/run/interpret.h"

namespace cutecheck::oracle {
namespace {

using Op = TermNode::Op;

// A term at numbers, by its definition.
Int128 value(const Term& t, const Assignment& at) {
  auto x = [&](size_t i) { return value(t->operands[i], at); };
  switch (t->op) {
    case Op::kInt: return t->value;
    case Op::kVariable: return at.at(t->name);
    case Op::kAdd: return x(0) + x(1);
    case Op::kMul: return x(0) * x(1);
    case Op::kNegate: return -x(0);
    case Op::kDiv: return x(1) > 0 ? floorDiv(x(0), x(1)) : 0;
    case Op::kMod: return x(1) > 0 ? floorMod(x(0), x(1)) : 0;
    case Op::kIf: return x(0) != 0 ? x(1) : x(2);
    case Op::kEqual: return x(0) == x(1);
    case Op::kLessEqual: return x(0) <= x(1);
    case Op::kLess: return x(0) < x(1);
    case Op::kNot: return x(0) == 0;
    case Op::kAnd:
      for (size_t i = 0; i < t->operands.size(); ++i)
        if (x(i) == 0) return 0;
      return 1;
    default:
      for (size_t i = 0; i < t->operands.size(); ++i)
        if (x(i) != 0) return 1;
      return 0;
  }
}

class Programs {
 public:
  explicit Programs(uint64_t seed) : random_(seed) {}

  // A straight line of 8-bit instructions with all flags, comparisons and selects, returning a struct of two.
  std::string next() {
    std::vector<std::string> numbers{"%x", "%y"}, truths{"true"};
    std::string body;
    size_t length = 1 + random_() % 6;
    for (size_t k = 0; k < length; ++k) {
      std::string name = "%v" + std::to_string(k), a = pick(numbers), b = operand(numbers);
      switch (random_() % 8) {
        case 0:
        case 1:
        case 2: body += "  " + name + " = " + binary() + " i8 " + a + ", " + b + "\n"; numbers.push_back(name); break;
        case 3: {
          static const char* const kPredicates[] = {"eq", "ne", "slt", "sle", "ugt", "uge", "ult", "sgt", "samesign ult"};
          body += "  " + name + " = icmp " + kPredicates[random_() % 9] + " i8 " + a + ", " + b + "\n";
          truths.push_back(name);
          break;
        }
        case 4:
          body += "  " + name + " = select i1 " + pick(truths) + ", i8 " + a + ", i8 " + b + "\n";
          numbers.push_back(name);
          break;
        case 5: {
          static const char* const kNames[] = {"smin", "smax", "umin", "umax"};
          body += "  " + name + " = call i8 @llvm." + kNames[random_() % 4] + ".i8(i8 " + a + ", i8 " + b + ")\n";
          numbers.push_back(name);
          break;
        }
        case 6: {
          static const char* const kUp[] = {"zext", "sext", "zext nneg"};
          static const char* const kDown[] = {"trunc", "trunc nsw", "trunc nuw"};
          body += "  " + name + "w = " + kUp[random_() % 3] + " i8 " + a + " to i16\n  " + name + "m = mul i16 " + name + "w, " +
                  std::to_string(static_cast<int>(random_() % 7) - 3) + "\n  " + name + " = " + kDown[random_() % 3] + " i16 " +
                  name + "m to i8\n";
          numbers.push_back(name);
          break;
        }
        default:
          body += "  " + name + " = zext i1 " + pick(truths) + " to i8\n";
          numbers.push_back(name);
      }
    }
    return "define { i8, i1 } @f(i8 %x, i8 %y) {\n" + body + "  %r = insertvalue { i8, i1 } poison, i8 " + numbers.back() +
           ", 0\n  %s = insertvalue { i8, i1 } %r, i1 " + truths.back() + ", 1\n  ret { i8, i1 } %s\n}\n"
           "declare i8 @llvm.smin.i8(i8, i8)\ndeclare i8 @llvm.smax.i8(i8, i8)\n"
           "declare i8 @llvm.umin.i8(i8, i8)\ndeclare i8 @llvm.umax.i8(i8, i8)\n";
  }

  uint64_t number() { return random_(); }

 private:
  const std::string& pick(const std::vector<std::string>& from) {
    return random_() % 2 == 0 ? from.back() : from[random_() % from.size()];
  }
  std::string operand(const std::vector<std::string>& from) {
    if (random_() % 2 == 0) return pick(from);
    static const int kConstants[] = {0, 1, 2, 3, 7, 8, 12, 127, -1, -2, -8, -128};
    return std::to_string(kConstants[random_() % 12]);
  }
  std::string binary() {
    static const char* const kNames[] = {
        "add", "add nsw", "add nuw", "sub", "sub nsw", "sub nuw", "mul", "mul nsw", "mul nuw nsw", "udiv", "sdiv",
        "urem", "srem", "udiv exact", "sdiv exact", "shl", "shl nsw", "shl nuw", "lshr", "lshr exact", "ashr",
        "ashr exact", "and", "or", "xor", "or disjoint"};
    return kNames[random_() % 26];
  }

  std::mt19937_64 random_;
};

TEST(Execute, AgreesWithTheInterpreterOnRandomPrograms) {
  const char* given = std::getenv("CUTECHECK_SEED");
  uint64_t seed = given ? std::strtoull(given, nullptr, 10) : 20;
  Programs programs(seed);
  size_t modelled = 0, points = 0, poison = 0, undefined = 0;
  for (int n = 0; n < 1500; ++n) {
    std::string text = programs.next();
    Expected<IrModule> module = IrModule::parse(text);
    ASSERT_TRUE(module.ok()) << module.error().str() << "\n" << text;
    const llvm::Function* f = module->definition("f");
    // A budget of nothing: what intervals do not discharge stays in the formula.
    Interval byte{-128, 127};
    Decider decider({}, {{"x", byte}, {"y", byte}}, 0, 0);
    Obligations obligations(decider, 1, [](const Assignment&, const std::string&) { return false; });
    Execution e = execute(*f, {{{0}, variable("x")}, {{1}, variable("y")}}, obligations, decider.intervals());
    if (!e.unsupported.empty()) continue;
    ++modelled;
    ASSERT_EQ(e.returns.size(), 1u);
    for (int k = 0; k < 60; ++k) {
      static const int64_t kEdges[] = {0, 1, 2, -1, -2, 127, -128, 7, 8, -127};
      auto draw = [&] {
        uint64_t r = programs.number();
        return r % 2 == 0 ? kEdges[(r / 2) % 10] : static_cast<int64_t>((r / 2) % 256) - 128;
      };
      Assignment at{{"x", draw()}, {"y", draw()}};
      oracle::Run run = interpret(*f, {{{0}, at["x"]}, {{1}, at["y"]}});
      ASSERT_NE(run.status, oracle::Run::Status::kUnsupported) << run.reason;
      bool fails = false;
      for (const auto& [condition, what] : e.undischarged) fails |= value(condition, at) == 0;
      std::string where = "seed " + std::to_string(seed) + ", x = " + std::to_string(at["x"]) +
                          ", y = " + std::to_string(at["y"]) + "\n" + text;
      ASSERT_EQ(fails, run.status == oracle::Run::Status::kUndefined) << where;
      ++points;
      if (fails) {
        ++undefined;
        continue;
      }
      for (size_t r = 0; r < 2; ++r) {
        const SymbolicValue& v = e.returns[0].results[r];
        ASSERT_EQ(value(v.fine, at) != 0, run.results[r].has_value()) << "result " << r << ", " << where;
        if (run.results[r]) {
          ASSERT_EQ(static_cast<int64_t>(value(v.term, at)), *run.results[r]) << "result " << r << ", " << where;
        } else {
          ++poison;
        }
      }
    }
  }
  std::cout << modelled << " programs, " << points << " points, " << poison << " poison results, " << undefined << " undefined\n";
  EXPECT_GT(modelled, 1000u);
  EXPECT_GT(poison, 1000u);
  EXPECT_GT(undefined, 100u);
}

// Where two branches meet one number or the other, `count` times: x, or the last k below `count` that x is.
std::string joins(int count) {
  std::string text = "define i8 @f(i8 %x, i8 %y) {\nentry:\n  br label %a0\na0:\n", value = "%x";
  for (int k = 0; k < count; ++k) {
    const std::string n = std::to_string(k), next = std::to_string(k + 1), number = std::to_string(k % 100);
    text += "  %c" + n + " = icmp eq i8 %x, " + number + "\n  br i1 %c" + n + ", label %b" + n +
            ", label %j" + n + "\nb" + n + ":\n  br label %j" + n + "\nj" + n + ":\n  %p" + n +
            " = phi i8 [ " + value + ", %a" + n + " ], [ " + number + ", %b" + n + " ]\n  br label %a" +
            next + "\na" + next + ":\n";
    value = "%p" + n;
  }
  return text + "  ret i8 " + value + "\n}\n";
}

std::string unsupportedIn(const std::string& text) {
  Expected<IrModule> module = IrModule::parse(text);
  EXPECT_TRUE(module.ok()) << (module.ok() ? "" : module.error().str());
  if (!module.ok()) return "not read";
  const Interval byte{-128, 127};
  Decider decider({}, {{"x", byte}, {"y", byte}}, 0, 0);
  Obligations obligations(decider, 1, [](const Assignment&, const std::string&) { return false; });
  return execute(*module->definition("f"), {{{0}, variable("x")}, {{1}, variable("y")}}, obligations,
                 decider.intervals())
      .unsupported;
}

// Whoever reads the value of the last join descends into all before it.
TEST(Execute, JoinsByTheThousandAreUnknownByName) {
  EXPECT_EQ(unsupportedIn(joins(100)), "");
  const std::string said = unsupportedIn(joins(30000));
  EXPECT_NE(said.find("a value of terms nested more than 1000 deep: %p"), std::string::npos) << said;
}

}  // namespace
}  // namespace cutecheck::oracle
