// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planted faults of the oracle, each with the check that catches it.
//
// Unplanted, the claim has its right verdict. Planted, it must not: either the oracle contradicts
// itself (recheck) or notices that it evaluated nothing (vacuity), or, where a fault only weakens
// or strengthens an answer, the claim's expected verdict in this table, its twin, tells.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <iterator>

#include "oracle/certificate/certificate_check.h"
#include "oracle/certificate/certificate_text.h"
#include "oracle/certificate/certify.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/replay.h"
#include "oracle/smt/cvc5.h"
#include "oracle/terms/polynomial.h"
#include "properties/mutation/fault.h"

namespace cutecheck::oracle {
namespace {

struct Planted {
  const char* fault;
  const char *claim, *where;
  const char* expected;  // verdict or diagnostic code without the fault
  const char* planted;   // with it
  const char* check;     // which check caught it
  uint64_t budget = 2'000'000;
  bool strict = false;  // asks cvc5
};

std::string outcome(const Planted& p, std::string& detail) {
  Options options;
  options.budget = p.budget;
  options.strict = p.strict;
  Expected<Answer> answer = prove(p.claim, p.where, options);
  if (!answer) return std::string(codeName(answer.error().code));
  detail = answer->missing.empty() ? "" : answer->missing[0];
  return std::string(verdictName(answer->verdict));
}

class OracleFaults : public testing::TestWithParam<Planted> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(OracleFaults, IsCaught) {
  const Planted& p = GetParam();
  if (p.strict && !cvc5Version()) GTEST_SKIP() << "cvc5 is not installed";
  std::string detail;
  ASSERT_EQ(outcome(p, detail), p.expected) << p.claim << ": " << detail;
  plantedFault() = p.fault;
  std::string planted = outcome(p, detail);
  plantedFault() = {};
  EXPECT_EQ(planted, p.planted) << p.claim << ": " << detail;
  ASSERT_NE(planted, p.expected) << p.fault << " survived";
  std::cout << p.fault << " caught by " << p.check << " on " << p.claim << ": " << planted
            << (detail.empty() ? "" : ", " + detail) << "\n";
  std::string again;
  EXPECT_EQ(outcome(p, again), p.expected);
}

constexpr const char* kHidden =
    "M >= 2, N >= 2, (K-7*M)*(K-7*M)*1000036000099 >= 1000036000099-P*Q, P >= 2, Q >= 2, P*Q <= 1000036000099";

INSTANTIATE_TEST_SUITE_P(
    , OracleFaults,
    testing::Values(Planted{"claim.premise_dropped", "injective((M,N):(1,K))", "N>0,K>=M", "Proved",
                            "Inconsistent", "recheck (premises as written)"},
                    // K is 7*M, and the modes are one, only where P*Q is a product of two large primes.
                    Planted{"prove.one_case", "rank(coalesce((M,N):(7,K))) == 2", kHidden, "Unknown", "Proved", "its twin"},
                    Planted{"prove.equality_left_out", "rank(coalesce((M,N):(7,K))) == 2", kHidden, "Unknown", "Proved",
                            "its twin"},
                    Planted{"integers.sat_unsat_swapped", "(X/T)*(X/T) >= X/T", "T >= 1", "Proved",
                            "Inconsistent", "recheck (replay)"},
                    Planted{"cvc5.sat_unsat_swapped", "(X/T)*(X/T) >= X/T", "T >= 1", "Proved",
                            "Inconsistent", "recheck (z3 against cvc5)", 2'000'000, true},
                    Planted{"normalise.rest_dropped", "(2*Q*M+R)/M == 2*Q", "M>0", "Refuted", "Inconsistent",
                            "recheck (small models against the normal form)"},
                    Planted{"polynomial.sign_lost", "4:M-N == 4:M+N", "", "Refuted", "Inconsistent",
                            "recheck (small models against canonical)"},
                    Planted{"canonical.merge_unchecked", "(M,N):(1,N) == M*N:1", "M>0,N>0", "Refuted",
                            "Inconsistent", "recheck (small models against canonical)"},
                    Planted{"radix.gap_unchecked", "injective((M,N):(1,1))", "", "Refuted", "Inconsistent",
                            "recheck (small models against radix)"},
                    Planted{"composition.carry_unchecked", "composable((6,4):(1,10),(3,2):(2,3))", "",
                            "Refuted", "Inconsistent", "recheck (enumeration against composition rule)"},
                    Planted{"enumerate.off_by_one", "injective((2,2):(1,-1))", "", "Refuted", "Inconsistent",
                            "recheck (solver against enumeration)"},
                    Planted{"refute.no_replay", "(M,N):(1,M) == (N,M):(1,N)", "", "Proved", "Inconsistent",
                            "recheck (replay)"},
                    Planted{"vacuity.skipped", "M:1 == M:1", "M>4,M<3", "kVacuous", "Unknown",
                            "vacuity (nothing was evaluated)"},
                    Planted{"solver.unknown_is_unsat", "M*M*M+N*N*N != K*K*K", "M>=1, N>=1, K>=1", "Unknown",
                            "Proved", "twin (a budget of 400 units derives nothing)", 400},
                    Planted{"evaluate.quotient_truncated", "X%T + (X/T)*T == X", "T >= 1", "Proved",
                            "Inconsistent", "recheck (small models against the normal form)"},
                    Planted{"encoder.remainder_unbounded", "(X%T-T)*(Y*Y+1) != 0", "T >= 1", "Proved",
                            "Inconsistent", "recheck (replay)"},
                    Planted{"prove.enumeration_skipped", "covers((3,3):(1,2),7)", "", "Proved", "Unknown",
                            "twin (a claim that only enumeration decides)"},
                    Planted{"conflict_free.broadcast_counted", "conflict_free(32:0, 4, 32)", "", "Proved",
                            "Refuted", "twin (lanes that reach one word)"},
                    Planted{"fits32.inside_unchecked",
                            "fits32(S<0,0,0> o -8589934592 o S<0,0,0> o 8589934592 o 4:1)", "", "Refuted",
                            "Proved", "twin (34 bits inside)"},
                    Planted{"conflict_free.row_too_long", "conflict_free(32:2, 4, 32)", "", "Refuted",
                            "Proved", "twin (lanes two words apart)"},
                    Planted{"bitvectors.width_too_small", "S<1,20,3> o 0 o M:1 == M:1",
                            "M > 17000000, M <= 20000000", "Refuted", "Proved", "twin (a bit that is set)"},
                    Planted{"bitvectors.sign_not_extended", "S<1,20,3> o 0 o 0-X:2 == 0-X:2",
                            "X < -17000000, X >= -20000000", "Refuted", "Proved", "twin (a symbol below 0)"},
                    Planted{"basis.first_component_only", "(M,N):(1@0,1@1) == (M,N):(1@0,2@1)", "", "Refuted",
                            "Proved", "twin (the second component)"},
                    Planted{"tuple_divisions.nothing_taken", "ceil_div((4,M),8) == (1,(M+1)/2)", "M >= 1",
                            "Proved", "Refuted", "the claim"},
                    Planted{"basis.identity_of_the_first", "make_identity_layout((M,N)) == (M,N):(1@0,1@1)",
                            "", "Proved", "Refuted", "the claim"},
                    Planted{"basis.spread_too_small", "injective((4,4):(1@0,1@1))", "", "Proved", "Refuted",
                            "twin (tuples that differ in both components)"},
                    Planted{"minimise.premises_forgotten", "S<1,20,3> o 0 o M:1 == M:1",
                            "M > 17000000, M <= 20000000", "Refuted", "Inconsistent", "recheck (premises)"},
                    Planted{"premises.needs_assumed", "N != 0", "N >= 0, M/N >= 0", "Unknown", "Inconsistent",
                            "recheck (premises as written)"},
                    Planted{"f2.carry_unchecked", "injective((1024,1024):(1,512))", "", "Refuted",
                            "Inconsistent", "recheck (replay)"},
                    Planted{"conflict_free.size_beyond",
                            "conflict_free(concat(composition(8:64,3:1),4611686018427387904:0,"
                            "4611686018427387904:0,4611686018427387904:0),2,32)",
                            "", "Unknown", "Proved", "twin (a size beyond 128 bits)"},
                    Planted{"max_alignment.size_beyond",
                            "max_alignment(make_layout_left((4611686018427387904,4611686018427387904,"
                            "4611686018427387904))) == 0",
                            "", "Unknown", "Proved", "twin (a product beyond 128 bits)"},
                    Planted{"cosize.none_below_0", "cosize(S<0,0,0> o -5 o 4:1) == 1", "", "Unknown", "Proved",
                            "twin (offsets below 0 alone)"},
                    Planted{"arrangements.basis_in_an_order", "M == 1",
                            "M == crd2idx((0,1), make_ordered_layout((4,8),(1@0,0)))", "kUsage", "Proved",
                            "twin (an element of a basis in an order)"}),
    [](const testing::TestParamInfo<Planted>& info) {
      std::string name = info.param.fault;
      for (char& c : name)
        if (c == '.') c = '_';
      return name;
    });

TEST(DerivationFaults, OneIsCaughtNotToBeTwo) {
  Goal goal;
  goal.fact = true;
  const Derivation one = certifyGoal(goal, {}, {0, 0, false}).attempt.derivation.value();
  EXPECT_FALSE(suffices({one}, false));
  plantedFault() = "recheck.one_suffices";
  const bool planted = suffices({one}, false);
  plantedFault() = {};
  EXPECT_TRUE(planted);
  std::cout << "recheck.one_suffices caught by twin (one derivation)\n";
}

// A certificate that proves nothing, and the fault with which it passes.
struct Forged {
  const char *fault, *claim, *proof;
};

class CertificateFaults : public testing::TestWithParam<Forged> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(CertificateFaults, IsCaughtByAForgedCertificate) {
  const Forged& f = GetParam();
  std::string reason;
  const auto holds = [&] {
    const std::string text =
        "cutecheck certificate 1\nclaim " + std::string(f.claim) + "\n" + f.proof + "qed\n";
    Expected<Certificate> certificate = parseCertificate(text);
    EXPECT_TRUE(certificate.ok()) << text;
    if (!certificate) return false;
    Expected<Rechecked> checked = recheckCertificate(*certificate, {2'000'000, 20'000, false});
    reason = checked.ok() ? checked->reason : checked.error().str();
    return checked.ok() && checked->holds;
  };
  EXPECT_FALSE(holds()) << f.proof;
  plantedFault() = f.fault;
  const bool passes = holds();
  plantedFault() = {};
  EXPECT_TRUE(passes) << f.fault << " survived: the forged certificate does not depend on it: " << reason;
  std::cout << f.fault << " caught by twin (a forged certificate) on " << f.claim << "\n";
}

INSTANTIATE_TEST_SUITE_P(
    , CertificateFaults,
    testing::Values(
        Forged{"certificate.conclusion_believed", "X%T + (X/T)*T == X",
               "where T >= 1\ngoal X%T+(X/T)*T == X\nby integers\n"
               "step logical_divide_r1 with T = T; X = X needs T >= 1 gives X%T == 0\n"},
        Forged{"lemma.condition_dropped", "R/M == 0",
               "where M >= 1\ngoal R/M == 0\nby integers\nstep composition_r2 with M = M; R = R gives R/M == "
               "0\n"},
        Forged{"known.needs_undischarged", "R/M == 0",
               "where M >= 1\ngoal R/M == 0\nby integers\n"
               "step composition_r2 with M = M; R = R needs R >= 0, R < M gives R/M == 0\n"},
        Forged{"certificate.gap_not_needed", "injective((4,4):(1,2))",
               "goal injective((4,4):(1,2))\nby order\n"
               "step complement_r3 at left 0 needs 4 >= 1 gives no repetition within 3\n"
               "step complement_r3 at left 0 needs 4 >= 1 gives no repetition within 9\n"},
        Forged{"certificate.merge_unchecked", "(4,4):(1,5) == 16:1",
               "goal size((4,4):(1,5)) == size(16:1)\nby integers\ngoal (4,4):(1,5) == 16:1\nby modes\n"
               "step coalesce_r1 at left 0 gives left is (16):(1)\n"},
        Forged{"certificate.mode_dropped", "injective((2,4):(1,1))",
               "goal injective((2,4):(1,1))\nby order\n"
               "step coalesce_r2 at left 0 gives left is (4):(1)\n"
               "step complement_r3 at left 0 needs 1 <= 1, 4 >= 1 gives no repetition within 3\n"},
        Forged{"certificate.sign_not_needed", "bijective((4,4):(1,-4), 16)",
               "goal size((4,4):(1,-4)) == 16\nby integers\ngoal 0 <= (4,4):(1,-4) < 16\nby range\n"
               "step range_r1 at left 0 needs 4 >= 1 gives offsets from 0 to 3\n"
               "step range_r1 at left 0 needs 4 >= 1 gives offsets from 0 to -9\n"
               "goal injective((4,4):(1,-4))\nby order\n"
               "step complement_r3 at left 0 needs 1 <= 1, 4 >= 1 gives no repetition within 3\n"
               "step complement_r3 at left 0 reversed needs 4 <= 4, 4 >= 1 gives no repetition within 15\n"},
        Forged{"certificate.swizzle_leaves_block", "within(S<1,0,1> o 0 o 2*P+1:1, 2*P+1)",
               "where P >= 1\ngoal 0 <= S<1,0,1> o 0 o 2*P+1:1 < 2*P+1\nby range\n"
               "step swizzle_apply_r1 at left needs 1 >= 0, 0 >= 0 gives left is (2*P+1):(1)\n"
               "step range_r1 at left 0 needs 1 >= 0, 2*P+1 >= 1 gives offsets from 0 to 0+(2*P+1-1)*1\n"},
        Forged{"certificate.apart_by_starts", "disjoint(S<0,0,0> o I o 4:1, S<0,0,0> o J o 4:1)",
               "where I >= 1, J > I\ngoal disjoint(S<0,0,0> o I o 4:1,S<0,0,0> o J o 4:1)\nby range\n"
               "step range_r1 at left 0 needs 1 >= 0, 4 >= 1 gives offsets from I to I+3\n"
               "step range_r1 at right 0 needs 1 >= 0, 4 >= 1 gives offsets from J to J+3\n"},
        // Of a layout that has a value: of another no claim is read.
        Forged{"certificate.swizzle_of_negatives", "injective(S<1,0,1> o N o 4:1)",
               "where N >= 0\ngoal injective(S<1,0,1> o N o 4:1)\nby order\n"
               "step swizzle_apply_r1 at left gives left is (4):(1)\n"
               "step complement_r3 at left 0 needs 1 <= 1, 4 >= 1 gives no repetition within 3\n"},
        Forged{"certificate.block_too_small",
               "S<3,4,3> o 512*I o (8,128):(128,1) == S<0,0,0> o 512*I o S<3,4,3> o 0 o (8,128):(128,1)",
               "where I >= 0\n"
               "goal size(S<3,4,3> o 512*I o (8,128):(128,1)) == "
               "size(S<0,0,0> o 512*I o S<3,4,3> o 0 o (8,128):(128,1))\nby integers\n"
               "goal S<3,4,3> o 512*I o (8,128):(128,1) == "
               "S<0,0,0> o 512*I o S<3,4,3> o 0 o (8,128):(128,1)\nby modes\n"
               "step swizzle_apply_r5 at left needs 128 >= 0, 1 >= 0, 512*I >= 0 gives left is swizzled (8,128):(128,1)\n"},
        Forged{"contrary.one_digit_enough", "injective((M,N):(1,0))", "goal injective((M,N):(1,0))\nby contrary\n"},
        Forged{"contrary.one_point", "injective((M,N):(1,1))", "goal injective((M,N):(1,1))\nby contrary\n"},
        Forged{"contrary.goal_assumed", "M <= -1", "where M >= 0\ngoal M <= -1\nby contrary\n"},
        Forged{"known.equality_as_order", "A*A < B*B", "where A*A == B*B\ngoal A*A < B*B\nby integers\n"},
        Forged{"certificate.last_goal_skipped", "(M,N):(N,1) == M*N:1",
               "goal size((M,N):(N,1)) == size(M*N:1)\nby integers\ngoal (M,N):(N,1) == M*N:1\nby modes\n"}),
    [](const testing::TestParamInfo<Forged>& info) {
      std::string name = info.param.fault;
      for (char& c : name)
        if (c == '.') c = '_';
      return name;
    });

// Files by hand, of false claims, that were once accepted: whole, and accepted with the fault.
class KeptCertificates : public testing::TestWithParam<std::pair<const char*, const char*>> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(KeptCertificates, AreRefused) {
  const auto& [fault, name] = GetParam();
  std::ifstream in(std::string(CUTECHECK_SOURCE_DIR "/corpus/certificates/") + name);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  ASSERT_FALSE(text.empty()) << name;
  std::string reason;
  const auto holds = [&] {
    const Expected<Certificate> certificate = parseCertificate(text);
    if (!certificate) return false;
    const Expected<Rechecked> checked = recheckCertificate(*certificate, {2'000'000, 200'000, false});
    reason = checked.ok() ? checked->reason : checked.error().str();
    return checked.ok() && checked->holds;
  };
  EXPECT_FALSE(holds());
  plantedFault() = fault;
  const bool passes = holds();
  plantedFault() = {};
  ASSERT_TRUE(passes) << fault << " survived: " << reason;
  std::cout << fault << " caught by twin (" << name << ")\n";
}

INSTANTIATE_TEST_SUITE_P(
    , KeptCertificates,
    testing::Values(std::pair{"certificate_text.any_name", "names_that_collide.cert"},
                    std::pair{"satisfiable.without_a_value", "contradicting_premises.cert"}),
    [](const auto& info) {
      std::string name = info.param.first;
      for (char& c : name)
        if (c == '.') c = '_';
      return name;
    });

// Fourteen sums are 16384 products: more than are multiplied out.
TEST(PolynomialFaults, ALongProductIsCaughtToBeKnown) {
  const auto product = [](size_t sums) {
    Polynomial all(1);
    for (size_t i = 0; i < sums; ++i)
      all = all * (Polynomial::of(ScalarNode::symbol("A" + std::to_string(i))) +
                   Polynomial::of(ScalarNode::symbol("B" + std::to_string(i))));
    return all;
  };
  EXPECT_TRUE(isBeyond(product(14).scalar()));
  EXPECT_FALSE(isBeyond(product(11).scalar()));
  plantedFault() = "polynomial.any_number_of_terms";
  const bool planted = !isBeyond(product(14).scalar());
  plantedFault() = {};
  EXPECT_TRUE(planted);
  std::cout << "polynomial.any_number_of_terms caught by twin (a product of 14 sums)\n";
}

// A layout met at a negative number is that of the positive one, negated; digits by floor are something else.
TEST(DigitsFaults, OfNegativesAreCaughtByTheirNeed) {
  auto number = [](int64_t v) { return ScalarNode::constant(v); };
  auto mode = [&](int64_t extent, int64_t stride) { return Function::mode(number(extent), number(stride)); };
  Goal goal;
  goal.kind = Goal::Kind::kEqual;
  goal.f.meaning = Function::chain({mode(2, -1), Function::parallel({mode(2, 1), mode(2, 5)})});
  goal.g.meaning = mode(2, -4);
  const Scalar below = ScalarNode::binary(ScalarNode::Op::kMul, ScalarNode::symbol("at0"), number(-1));
  GoalCertificate proof{"", "digits left", {}};
  for (const char* lemma : {"logical_divide_r1", "logical_divide_r2", "logical_divide_r7"})
    proof.steps.push_back({lemma, "", {{"T", number(2)}, {"X", below}}, {}, ""});
  auto passes = [&] {
    return completeGoal(goal, {}, proof, {200'000, 20'000, false}).outcome == Attempt::Outcome::kProved;
  };
  EXPECT_TRUE(replay(goal, {}, {1}).violated);
  EXPECT_FALSE(passes());
  plantedFault() = "certificate.digits_of_negatives";
  const bool planted = passes();
  plantedFault() = {};
  EXPECT_TRUE(planted);
  std::cout << "certificate.digits_of_negatives caught by twin (a layout met at -1)\n";
}

}  // namespace
}  // namespace cutecheck::oracle
