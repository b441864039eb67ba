// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensors in the bytes of others, numbers of fewer than 8 bits, and metadata of sparse rows, in specifications.
#include <gtest/gtest.h>

#include "oracle/ptx/terms/golden_proof.h"
#include "oracle/ptx/terms/golden_specs.h"

namespace cutecheck::terms {
namespace {

// Each of 32 threads copies its word of A to O, and that of the thread `other` words on to P.
std::string copiesWords(int other) {
  return ".version 8.5\n.target sm_90a\n.address_size 64\n"
         ".visible .entry k(.param .u64 .ptr .align 16 A, .param .u64 .ptr .align 16 O)\n.reqntid 32\n{\n"
         "\t.reg .b32 %t;\n\t.reg .b32 %a;\n\t.reg .b64 %q<4>;\n\tmov.u32 %t, %tid.x;\n\tld.param.u64 %q0, [A];\n"
         "\tmad.wide.u32 %q0, %t, 4, %q0;\n\tld.global.b32 %a, [%q0+" + std::to_string(4 * other) +
         "];\n\tld.param.u64 %q1, [O];\n\tmad.wide.u32 %q1, %t, 4, %q1;\n\tst.global.b32 [%q1], %a;\n\tret;\n}\n";
}

std::string answerTo(const std::string& text, const std::string& statements) {
  const Expected<Spec> spec = readSpec("kernel k\n" + statements + "launch block 32 grid 1\n");
  if (!spec.ok()) return spec.error().message;
  const auto subject = subjectOf(text, *spec);
  if (!subject) return "no kernel";
  const Expected<Report> report = prove(*subject, *spec);
  if (!report.ok()) return report.error().message;
  return report->verdict == Verdict::kProved ? "Proved" : report->verdict == Verdict::kRefuted ? "Refuted" : report->reason;
}

// 16 floats, then 32 halves, of which each stands twice.
const std::string kParts =
    "A: u8 256:1\nx: f32 16:1 in A from 0\ny: f16 16:1 in A from 64, copies 2:16\nO: u8 128:1\n"
    "z: f32 16:1 in O from 0\n";

TEST(Parts, AnElementIsOfOneTensor) {
  EXPECT_EQ(
      answerTo(
          copiesWords(0),
          kParts + "w: f16 16:1 in O from 64, copies 2:16\nensures z[i] == x[i]\nensures w[i] == y[i]\n"),
      "Proved");
  EXPECT_EQ(
      answerTo(
          copiesWords(0),
          kParts + "w: f16 16:1 in O from 64, copies 2:16\nensures z[i] == x[15-i]\nensures w[i] == y[i]\n"),
      "Refuted");
  // What no statement speaks of is kept.
  EXPECT_EQ(answerTo(copiesWords(0), kParts + "w: f16 16:1 in O from 64, copies 2:16\nensures z[i] == x[i]\n"), "Refuted");
  EXPECT_NE(answerTo(copiesWords(0), kParts + "ensures O[i] == A[i] for i < 4\n")
                .find("no element meets the conditions"),
            std::string::npos);
  EXPECT_NE(answerTo(copiesWords(0), kParts + "ensures O[i] == A[i] for i >= 64\n")
                .find("A[64] is an element of another tensor"),
            std::string::npos);
}

TEST(Parts, CopiesAreTheSame) {
  // The halves of O are those of A from 68 on: the first copy and the second one are not the same.
  const std::string shifted = kParts + "w: f16 16:1 in O from 64, copies 2:16\nensures z[i] == x[i+1] for i < 15\n";
  EXPECT_EQ(answerTo(copiesWords(1), shifted + "ensures w[i] == y[i]\n"), "Refuted");
}

TEST(Parts, WrongPartsAreRefused) {
  const auto refused = [](const std::string& statement) {
    const Expected<Spec> spec = readSpec("kernel k\nA: u8 64:1\nB: f32 64:1\nP: u8 8:1 in A from 0\n" + statement);
    return spec.ok() ? std::string("none") : spec.error().message;
  };
  EXPECT_EQ(refused("Q: f32 4:1 in A from 8\n"), "none");
  EXPECT_NE(refused("Q: f32 4:1 in A from 4\n").find("is of two tensors"), std::string::npos);
  EXPECT_NE(refused("Q: f32 4:1 in A from 52\n").find("does not end before A does"), std::string::npos);
  EXPECT_NE(refused("Q: f32 4:1 in C from 0\n").find("C is no tensor above"), std::string::npos);
  EXPECT_NE(refused("Q: u8 4:1 in P from 0\n").find("lies in no other"), std::string::npos);
  EXPECT_NE(refused("Q: u8 4:1 in B from 2\n").find("let it have bytes"), std::string::npos);
  EXPECT_NE(refused("Q: u8 4:1, copies 2:4\n").find("copies are of a tensor that lies in another one"), std::string::npos);
  EXPECT_NE(refused("Q: u8 4:1, metadata 2:3\n").find("metadata is 2:4 or 1:2"), std::string::npos);
}

TEST(Parts, MetadataDecideWhatASparseRowHas) {
  const std::string name = "wgmma/m64n8k32_f16_f16_f32_k_k_rs_sp0", text = textOf(goldenFolder("sm_90a") + name + ".ptx");
  const std::string right = productSpec(name, false);
  const auto answer = [&](std::string from, const std::string& to) {
    std::string written = right;
    const size_t at = written.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    written.replace(at, from.size(), to);
    const Expected<Spec> spec = readSpec(written);
    if (!spec.ok()) return spec.error().message;
    const Expected<Report> report = prove(*subjectOf(text, *spec), *spec);
    if (!report.ok()) return report.error().message;
    return report->verdict == Verdict::kProved    ? std::string("Proved")
           : report->verdict == Verdict::kRefuted ? "Refuted"
                                                  : report->reason;
  };
  EXPECT_EQ(answer("theory real", "theory real"), "Proved");
  // Another chunk, the two that are held exchanged, and bits that are no metadata.
  EXPECT_EQ(answer("(k/4)%4/2", "(1 - (k/4)%4/2)"), "Refuted");
  EXPECT_EQ(answer("a[i,k/4*2], a[i,k/4*2+1]", "a[i,k/4*2+1], a[i,k/4*2]"), "Refuted");
  EXPECT_NE(answer(", metadata 2:4", "").find("metadata that says nothing"), std::string::npos);
  EXPECT_NE(answer("pick(u4(", "pick(u8(").find("takes one operand"), std::string::npos);
}

}  // namespace
}  // namespace cutecheck::terms
