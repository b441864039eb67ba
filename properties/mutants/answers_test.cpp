// Answers of known faulty implementations: each is rejected by a named law, which the right answer passes.
//
// A row is one fault: on the input shown the faulty implementation gives the answer shown, everywhere else it
// is right. The names are those of a list of faults that layout libraries had or nearly had; the rest of that
// list, where the fault is in what the code does rather than in one answer, is planted (planted_test.cpp,
// core/*_faults_test.cpp).
#include <gtest/gtest.h>

#include <cstdio>

#include "core/parse.h"
#include "properties/laws/law.h"
#include "properties/run/core_subject.h"

namespace cutecheck::run {
namespace {

struct Row {
  std::string_view name;    // of the fault
  std::string_view law;     // that must reject the answer
  std::string_view input;   // as `--input=` of properties_laws_test takes it
  std::string_view answer;  // the faulty one
  int64_t number = 0;       // the answer of operations that answer with a number
};

constexpr Row kRows[] = {
    {"C1", "coalesce_is_canonical", "(2,1,3):(1,7,2)", "(2,1,3):(1,7,2)"},
    {"C4", "coalesce_agrees", "(2,3):(1,0)", "2:1"},
    {"C7", "coalesce_agrees", "(2,2):(1,-2)", "4:1"},
    {"K1", "composition_agrees", "(4,6,8):(2,3,5) | 6:3", "(2,3):(6,3)"},
    {"K4", "composition_agrees", "(4,4):(1,10) | 8:2", "(2,4):(2,0)"},
    {"K8", "composition_agrees", "20:2 | (5,4):(4,1)", "(5,4):(2,2)"},
    {"K11", "composition_agrees", "(4,4):(1,8) | 5:0", "1:0"},
    {"P2", "complement_covers", "4:1 | 6", "1:0"},
    {"P5", "complement_disjoint", "(2,2):(1,4) | 16", "8:2"},
    {"P8", "complement_disjoint", "2:4 | 16", "8:2"},
    {"R3", "right_inverse_inverts", "(4,2):(2,1)", "8:1"},
    {"Li1", "left_inverse_inverts", "(2,2):(3,1)", "2:2"},
    {"Li2", "left_inverse_refusal_is_exact", "(2,2):(2,3)", "(2,2):(0,2)"},
    {"Li3", "left_inverse_refusal_is_exact", "(2,4):(2,1)", "(2,2):(2,1)"},
    {"Li4", "left_inverse_inverts", "(4,2):(1,5)", "(4,2):(1,4)"},
    {"Li7", "nullspace_is_all", "(2,3):(0,1)", "2:0"},
    {"D3", "zipped_divide_gathers_tiles", "(8,4):(1,8) | [2:4;2:1]", "((2,2),(4,2)):((1,8),(2,16))"},
    {"D7", "logical_divide_covers", "10:1 | 4:1", "(4,2):(1,4)"},
    {"D10", "logical_divide_tile_is_composition", "(3,4):(4,1) | 6:2", "((2,3),2):((8,1),4)"},
    {"Q2", "logical_product_block_kept", "4:1 | 2:1", "(2,2):(1,2)"},
    {"Q9", "zipped_product_gathers_blocks", "(2,2):(1,2) | [2:1;2:1]", "((2),(2)):((1),(2))"},
    {"F13", "make_fragment_like_keeps_order", "((4,2),3):((0,1),2)", "((4,2),3):((1,4),8)"},
    {"X10", "slice_keeps_offset", "(4,8):(8,1) | (2,_)", "(8):(1)"},
    {"S2", "swizzle_apply_agrees", "S<2,0,-3> | 1", "1:0", 1},
    {"T9", "upcast_groups", "(8,4):(1,8) | 1", "(4,4):(0,4)"},
};

// Gives the faulty answer, whatever it is asked.
class FaultySubject : public CoreSubject {
 public:
  explicit FaultySubject(const Row& row)
      : answer_(*parseLayout(std::string(row.answer))), number_(row.number) {}
  Expected<Layout> coalesce(const Layout&) const override { return answer_; }
  Expected<Layout> composition(const Layout&, const Layout&, laws::Reach) const override { return answer_; }
  Expected<Layout> logicalDivide(const Layout&, const Tiler&) const override { return answer_; }
  Expected<Layout> zippedDivide(const Layout&, const Tiler&) const override { return answer_; }
  Expected<Layout> logicalProduct(const Layout&, const Layout&) const override { return answer_; }
  Expected<Layout> rightInverse(const Layout&) const override { return answer_; }
  Expected<Layout> leftInverse(const Layout&) const override { return answer_; }
  Expected<laws::SliceAnswer> sliceAndOffset(const IntTuple&, const Layout&) const override {
    return laws::SliceAnswer{answer_, IntTuple(0)};
  }
  Expected<int64_t> swizzleApply(const Swizzle&, int64_t) const override { return number_; }
  Expected<Value> call(std::string_view, const std::vector<Value>&) const override { return Value(answer_); }

 protected:
  Layout answer_;
  int64_t number_;
};

// complement on its own: laws about divides and products ask for it too.
class FaultyComplement : public CoreSubject {
 public:
  explicit FaultyComplement(const Row& row) : answer_(*parseLayout(std::string(row.answer))) {}
  Expected<Layout> complement(const Layout&, int64_t) const override { return answer_; }

 private:
  Layout answer_;
};

TEST(FaultyAnswers, EachIsRejectedByItsLaw) {
  const CoreSubject core;
  for (const Row& row : kRows) {
    const laws::Law* law = laws::findLaw(row.law);
    ASSERT_NE(law, nullptr) << row.law;
    const auto input = laws::readInput(row.input, law->arguments);
    ASSERT_TRUE(input.ok()) << row.name << ": " << input.error().str();
    const FaultySubject faulty(row);
    const FaultyComplement complement(row);
    const bool isComplement = law->operation == "complement";
    const laws::Outcome outcome = isComplement ? law->check(complement, *input) : law->check(faulty, *input);
    EXPECT_TRUE(outcome.failed()) << row.name << ": " << row.answer << " passes " << row.law;
    EXPECT_FALSE(law->check(core, *input).failed()) << row.name << ": the right answer fails " << row.law;
    std::printf("%-4s %-30s -> %-30s killed by %s: %s\n", std::string(row.name).c_str(),
                std::string(row.input).c_str(), std::string(row.answer).c_str(), std::string(row.law).c_str(),
                outcome.detail.c_str());
  }
}

}  // namespace
}  // namespace cutecheck::run
