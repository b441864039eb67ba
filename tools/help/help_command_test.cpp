// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck help, and what answers who asks for it in another place.
#include <algorithm>

#include <gtest/gtest.h>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

TEST(HelpCommand, AloneItHasALineForEachCommand) {
  const Ran help = run({"help"});
  EXPECT_EQ(help.status, 0);
  for (const char* said : {"  prove                  decide a claim for all values of its symbols\n", "  descriptor encode  ",
                           "cutecheck help COMMAND", "cutecheck help NAME", "cutecheck --help"})
    EXPECT_TRUE(contains(help.out, said)) << said;
  // One screen; the manual is many.
  EXPECT_LT(std::count(help.out.begin(), help.out.end(), '\n'), 40);
  EXPECT_FALSE(contains(help.out, "--where"));
  EXPECT_TRUE(contains(run({"--help"}).out, "--where"));
  EXPECT_TRUE(contains(run({"help", "prove"}).out, "--where"));
  EXPECT_TRUE(contains(run({"help", "--where"}).out, "option of prove"));
  EXPECT_EQ(run({"help", "--nothing"}).status, 3);
  // Labels of refusals, from the page that has them.
  EXPECT_TRUE(contains(run({"help", "order_c5"}).out, "order_c5: between a store to shared memory"));
  EXPECT_TRUE(contains(run({"help", "meaning_c8"}).out, "meaning_c8: nothing to check"));
  EXPECT_TRUE(contains(run({"help", "terms_c7"}).out, "terms_c7: "));
  EXPECT_TRUE(contains(run({"help", "claim_c1"}).out, "claim_c1: a claim is a relation or a predicate"));
  EXPECT_EQ(run({"help", "order_c99"}).status, 3);
}

TEST(HelpCommand, ExplainsATopic) {
  for (const char* topic : {"injective", "zipped_divide", "get_shape", "SM80_16x8x16_F32F16F16F32_TN", "composition_c2",
                            "composition_r4", "predicates"}) {
    const Ran help = run({"help", topic});
    EXPECT_EQ(help.status, 0) << topic;
    EXPECT_FALSE(help.out.empty()) << topic;
  }
  EXPECT_TRUE(contains(run({"help", "size", "--json"}).out, "\"topic\":\"size\""));
  const Ran refused = run({"help", "injectve"});
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.err, "did you mean 'injective'?")) << refused.err;
}

TEST(HelpCommand, ASlipIsToldWhereToAsk) {
  EXPECT_TRUE(contains(run({"eval", "help"}).err, "cutecheck help eval"));
  EXPECT_TRUE(contains(run({"prove", "help"}).err, "cutecheck help prove"));
  EXPECT_TRUE(contains(run({"eval", "composition"}).err, "cutecheck help composition"));
  EXPECT_TRUE(contains(run({"prove", "injective"}).err, "cutecheck help injective"));
  EXPECT_EQ(run({"prove", "injective"}).status, 3);
  // A symbol of another name is an expression as before.
  EXPECT_EQ(run({"eval", "M"}).out, "M\n");
  EXPECT_EQ(run({"eval", "M"}).status, 0);
}

}  // namespace
}  // namespace cutecheck::cli
