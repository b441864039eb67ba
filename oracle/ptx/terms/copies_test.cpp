// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions read twice, global memory that a barrier orders before a copy, and waits that change nothing.
#include <gtest/gtest.h>

#include <iostream>
#include <random>

#include "oracle/ptx/bytes/program.h"
#include "oracle/ptx/bytes/reduction.h"
#include "oracle/ptx/terms/block_order.h"
#include "oracle/ptx/terms/golden_proof.h"
#include "oracle/ptx/terms/golden_specs.h"
#include "oracle/ptx/terms/rule.h"

namespace cutecheck::terms {
namespace {

using emulate::bitsOf;

// The machine's reading (reduction.cpp) and that of terms (evaluate.cpp) were written apart.
TEST(Reductions, TermsAndTheMachineAgree) {
  const std::pair<const char*, Op> operations[] = {{"add", Op::kAdd}, {"min", Op::kMin}, {"max", Op::kMax},
                                                   {"and", Op::kAnd}, {"or", Op::kOr},   {"xor", Op::kXor},
                                                   {"inc", Op::kInc}, {"dec", Op::kDec}};
  std::mt19937_64 random(5);
  size_t compared = 0;
  for (const Element element : {Element::kF16, Element::kBf16, Element::kF32, Element::kF64, Element::kU32,
                                Element::kS32, Element::kU64, Element::kS64})
    for (const auto& [name, op] : operations) {
      const bool floats = emulate::isFloat(element), hasSign = op == Op::kMin || op == Op::kMax;
      if (floats && op != Op::kAdd && !hasSign) continue;
      for (int i = 0; i < 500; ++i) {
        uint64_t in[2] = {random(), random()};
        // Small ones, ones of the same sign, equal ones.
        if (i % 4 == 1) in[0] %= 8, in[1] %= 8;
        if (i % 8 == 2) in[1] = in[0];
        for (uint64_t& one : in)
          one = floats ? emulate::bitsFor(element, static_cast<double>(static_cast<int64_t>(one % 4001) - 2000) / 16)
                       : one & lowBytes(bytesOf(element));
        Terms terms;
        const TermId args[2] = {terms.leaf(element, 0, 0, in[0]), terms.leaf(element, 0, 1, in[1])};
        const Element as = floats || hasSign ? element : unsignedOf(bitsOf(element));
        const uint64_t machine = *emulate::reduced(name, element, in[0], in[1]) & lowBytes(bytesOf(element));
        ASSERT_EQ(terms.at(terms.make(op, as, args, floats ? "red" : "")).value, machine)
            << name << " " << nameOf(element) << " " << in[0] << " " << in[1];
        ++compared;
      }
    }
  std::cout << compared << " reductions compared\n";
  EXPECT_EQ(compared, 500U * (4 * 3 + 4 * 8));
}

Verdict verdictOf(const std::string& text, const Spec& spec, std::string& reason) {
  const auto subject = subjectOf(text, spec);
  EXPECT_TRUE(subject);
  const Expected<Report> report = prove(*subject, spec);
  EXPECT_TRUE(report.ok());
  reason = report->reason;
  return report->verdict;
}

// Threads store to the tensor to which a copy then adds: a fence of the proxies and a barrier order the two.
TEST(BlockOrder, AStoreIsBeforeACopyBehindAFenceAndABarrier) {
  const std::string text = textOf(goldenFolder("sm_90a") + "bulk/reduce_add_u32.ptx");
  const Expected<Spec> spec = readSpec(bulkReductionSpec("bulk/reduce_add_u32", false));
  ASSERT_TRUE(spec.ok());
  std::string reason;
  EXPECT_EQ(verdictOf(text, *spec, reason), Verdict::kProved) << reason;
  const auto without = [&](const std::string& what, const std::string& with = "") {
    std::string changed = text;
    const size_t at = changed.find(what);
    EXPECT_NE(at, std::string::npos) << what;
    return changed.replace(at, what.size(), with);
  };
  for (const std::string& changed :
       {without("fence.proxy.async.global;"),
        without("fence.proxy.async.global;\n\tbar.sync \t0;", "bar.sync \t0;\n\tfence.proxy.async.global;"),
        without("fence.proxy.async.global;\n\tbar.sync \t0;",
                "fence.proxy.async.global;\n\tbar.sync \t0, 32;"),
        without("fence.proxy.async.global;", "fence.proxy.async.global;\n\tbar.arrive 0, 64;"),
        without("fence.proxy.async.global;", "fence.proxy.async.shared::cta;")}) {
    EXPECT_NE(verdictOf(changed, *spec, reason), Verdict::kProved) << changed;
    EXPECT_FALSE(reason.empty());
  }
}

// The k-th barrier of each thread, and the fence before it.
TEST(BlockOrder, CountsBarriers) {
  BlockOrder order;
  const uint64_t early = order.stamp();
  order.fences(1);
  order.arrives(1);
  order.arrives(1);  // it waits
  const uint64_t late = order.stamp();
  order.arrives(2);
  order.passes(2);
  EXPECT_FALSE(order.ordered(1, early, 2, 32)) << "nothing was issued";
  order.issues(2);
  EXPECT_FALSE(order.ordered(1, early, 2, 32)) << "the barriers may be of fewer threads";
  order.counts(true);
  EXPECT_TRUE(order.ordered(1, early, 2, 32));
  EXPECT_FALSE(order.ordered(1, late, 2, 32)) << "stored behind the fence";
  EXPECT_FALSE(order.ordered(2, early, 1, 32)) << "without a fence, and nothing issued";
  EXPECT_FALSE(order.ordered(1, early, 2, 1)) << "another block";
  // A copy that was issued before the barrier stays so.
  order.issues(3);
  order.arrives(3);
  order.passes(3);
  order.issues(3);
  EXPECT_FALSE(order.ordered(1, early, 3, 32));
}

bool asks(const std::string& code, size_t at) {
  const std::string text = ".version 8.0\n.target sm_90a\n.address_size 64\n.visible .entry k()\n{\n\t.reg .pred %p<9>;\n"
                           "\t.reg .b32 %r<9>;\n" + code + "\tret;\n}\n";
  const std::vector<ptx::PtxKernel> all = ptx::readPtx(text);
  EXPECT_EQ(all.size(), 1U);
  return asksUntilComplete(all[0], at).has_value();
}

TEST(Waits, ThatChangeNothing) {
  const std::string wait = "\tmbarrier.try_wait.parity.shared.b64 %p1, [%r1], %r8;\n", number = "\tmov.b32 %r8, 0;\n";
  EXPECT_TRUE(asks("L:\n" + wait + "\t@!%p1 bra L;\n", 0));
  EXPECT_TRUE(asks("L:\n" + number + wait + "\tnot.pred %p2, %p1;\n\t@%p2 bra L;\n", 1));
  EXPECT_TRUE(asks(wait + "\tnot.pred %p2, %p1;\n\t@!%p2 bra M;\nM:\n", 0) == false);
  // It asks again when it is complete; the branch asks another predicate; more is done on the way.
  EXPECT_FALSE(asks("L:\n" + wait + "\tnot.pred %p2, %p1;\n\t@!%p2 bra L;\n", 0));
  EXPECT_FALSE(asks("L:\n" + wait + "\tnot.pred %p2, %p3;\n\t@%p2 bra L;\n", 0));
  EXPECT_FALSE(asks("L:\n" + wait + "\tnot.pred %p2, %p1;\n\t@%p3 bra L;\n", 0));
  EXPECT_FALSE(asks("L:\n\tadd.u32 %r2, %r2, 1;\n" + wait + "\tnot.pred %p2, %p1;\n\t@%p2 bra L;\n", 1));
  EXPECT_FALSE(asks("L:\n\tmov.b32 %r8, %r7;\n" + wait + "\t@!%p1 bra L;\n", 1));
  // Who comes in between has another number until it asks again.
  EXPECT_FALSE(asks("\tbra M;\nL:\n" + number + "M:\n" + wait + "\t@!%p1 bra L;\n", 2));
}

}  // namespace
}  // namespace cutecheck::terms
