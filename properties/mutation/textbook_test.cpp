// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Slips in the textbook's form of the algebra, one at a time: the law named beside each must kill it.
//
// A law kills a slip where it fails with it and not without it, on one input. An input on which the textbook
// itself is wrong, or has no answer, shows nothing.
#include <gtest/gtest.h>

#include <cstdio>

#include "properties/conformance/textbook_subject.h"
#include "properties/harness/harness.h"
#include "properties/harness/sample.h"

namespace cutecheck::run {
namespace {

// The first input on which the law fails with the slip and holds without it.
std::optional<laws::Input> killingInput(const laws::Law& law, std::string_view fault) {
  const TextbookSubject right(""), faulty(fault);
  for (const laws::Input& in : sample(law.arguments))
    if (law.check(faulty, in).failed() && !law.check(right, in).failed()) return in;
  return std::nullopt;
}

TEST(Textbook, EachSlipIsKilledByItsLaw) {
  int killed = 0;
  for (const TextbookFault& fault : textbookFaults()) {
    const laws::Law* law = laws::findLaw(fault.law);
    ASSERT_NE(law, nullptr) << fault.law;
    const auto input = killingInput(*law, fault.name);
    if (input) {
      ++killed;
      std::printf("%-36s killed by %-36s on %s\n", std::string(fault.name).c_str(),
                  std::string(fault.law).c_str(), laws::describe(*input, law->arguments).c_str());
      continue;
    }
    std::string others;
    for (const laws::Law& other : laws::allLaws())
      if (killingInput(other, fault.name)) others += " " + std::string(other.name);
    ADD_FAILURE() << fault.name << " (" << fault.change << ") survives " << fault.law
                  << "; killed by:" << others;
  }
  std::printf("%d of %zu slips are killed by the law named\n", killed, textbookFaults().size());
  EXPECT_GE(killed, 100);
}

// No slip, and one that the code does not know, are killed by nothing.
TEST(Textbook, WithoutASlipNothingIsKilled) {
  for (const laws::Law& law : laws::allLaws()) EXPECT_FALSE(killingInput(law, "no.such_slip")) << law.name;
}

// The textbook is right often enough to show something: each of its operations passes a law on some input.
TEST(Textbook, IsRightWhereItAnswers) {
  const TextbookSubject right("");
  for (const char* name : {"coalesce_agrees", "filter_keeps_image", "composition_agrees", "complement_covers",
                           "right_inverse_inverts", "left_inverse_inverts", "logical_divide_covers",
                           "logical_product_copies_agree", "swizzle_apply_agrees", "cosize_spans",
                           "crd2idx_agrees", "idx2crd_inverts"}) {
    const laws::Law* law = laws::findLaw(name);
    ASSERT_NE(law, nullptr) << name;
    int passed = 0;
    for (const laws::Input& in : sample(law->arguments)) passed += law->check(right, in).passed() ? 1 : 0;
    EXPECT_GT(passed, 50) << name;
  }
}

}  // namespace
}  // namespace cutecheck::run
