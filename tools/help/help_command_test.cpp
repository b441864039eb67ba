// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck help, and what answers who asks for it in another place.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>

#include "tools/help/topic.h"
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
  // What `draw --list` prints, and rules that diagnostics print.
  for (const char* topic : {"SM90_64x8x16_F32F16F16_SS",
                            "SM90_64xNx16_F32F16F16_SS",
                            "SM100_128x256x16_F32F16F16_SS",
                            "K_SW128",
                            "check_c3",
                            "check_c5",
                            "check_c7",
                            "merge_c1",
                            "merge_c3",
                            "merge_c5",
                            "campaign_c3",
                            "format_c1",
                            "kernel_c1",
                            "descriptor_c1",
                            "descriptor_c2",
                            "conform_c1",
                            "verify_c7",
                            "verify_c8",
                            "golden_c8",
                            "help_c1",
                            "conflict_free_c1",
                            "order_open",
                            "command_line",
                            "bank",
                            "kernel prove",
                            "descriptor encode"})
    EXPECT_EQ(run({"help", topic}).status, 0) << topic;
  EXPECT_EQ(run({"help", "kernel", "prove"}).out, run({"help", "kernel prove"}).out);
  EXPECT_TRUE(contains(run({"help", "eval", "--json"}).out, "\"topic\":\"eval\""));
  EXPECT_EQ(run({"help", "--json"}).status, 0);
  // A word of which nothing is near has no "did you mean".
  for (const char* far : {"divide", "xyzzy", ""})
    EXPECT_FALSE(contains(run({"help", far}).err, "did you mean")) << far;
  const Ran refused = run({"help", "injectve"});
  EXPECT_EQ(refused.status, 3);
  EXPECT_TRUE(contains(refused.err, "did you mean 'injective'?")) << refused.err;
}

// Whatever label a diagnostic of the program may have, its page is there.
TEST(HelpCommand, EachLabelOfTheSourcesHasItsPage) {
  static const std::regex label("\"([a-z][a-z0-9_]*_c[0-9]+)\"");
  std::set<std::string> labels;
  for (const char* folder : {"core", "oracle", "lowering", "tools"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sourcePath(folder))) {
      const std::string path = entry.path().string(), extension = entry.path().extension().string();
      const bool source = extension == ".cpp" || extension == ".h";
      if (!source || contains(path, "test") || contains(path, "/tools/checks/")) continue;
      const std::string text = readAll(path);
      for (std::sregex_iterator at(text.begin(), text.end(), label), end; at != end; ++at)
        labels.insert((*at)[1]);
    }
  EXPECT_GE(labels.size(), 500u);
  for (const std::string& one : labels) EXPECT_TRUE(help::topicText(one).ok()) << one;
  EXPECT_TRUE(contains(run({"help", "mixed_composition_c2"}).out, "?{div=8}"));
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
