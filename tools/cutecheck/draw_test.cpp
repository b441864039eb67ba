// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck draw: its page, its files, and what it says when there is no picture.
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

constexpr const char* kWritten = "build/release/bin/cutecheck ";

struct Shown {
  std::string command, output;  // without the program; what stands below a `$ command`
  bool asked = false;           // is there a `$`?
};

std::vector<Shown> commandsOfThePage() {
  std::ifstream in(sourcePath("docs/user/draw.md"));
  std::vector<Shown> found;
  bool inside = false;
  for (std::string line; std::getline(in, line);) {
    const bool asked = line.starts_with("$ ");
    if (line == "```") {
      inside = !inside;
    } else if (inside && line.substr(asked ? 2 : 0).starts_with(kWritten)) {
      found.push_back({line.substr((asked ? 2 : 0) + std::string(kWritten).size()), "", asked});
    } else if (inside && !found.empty()) {
      found.back().output += line + "\n";
    }
  }
  return found;
}

TEST(DrawPage, EachCommandWritesWhatIsShown) {
  size_t terminals = 0, files = 0;
  for (const Shown& shown : commandsOfThePage()) {
    const std::string svg = " --svg ";
    const size_t at = shown.command.find(svg);
    if (shown.asked) {
      EXPECT_EQ(runShell("cutecheck " + shown.command).out, shown.output) << shown.command;
      ++terminals;
      continue;
    }
    ASSERT_NE(at, std::string::npos) << shown.command;
    const std::string kept = readAll(sourcePath(shown.command.substr(at + svg.size())));
    const Ran ran = runShell("cutecheck " + shown.command.substr(0, at) + " --svg -");
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_TRUE(!kept.empty() && ran.out == kept) << "it is no longer what this writes: " << shown.command;
    ++files;
  }
  EXPECT_EQ(terminals, 1u);
  EXPECT_EQ(files, 14u);
}

TEST(Draw, WritesAFileAndSaysNothing) {
  const std::string file = temporaryFile("picture.svg", "");
  const Ran ran = run({"draw", "(8,8):(8,1)", "--svg", file, "--theme", "dark"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out + ran.err, "");
  EXPECT_TRUE(readAll(file).starts_with("<svg "));
  EXPECT_FALSE(contains(readAll(file), "prefers-color-scheme"));
  const Ran both = run({"draw", "(8,8):(8,1)", "--svg", file, "--terminal"});
  EXPECT_TRUE(contains(both.out, "offsets 0 to 63"));
}

TEST(Draw, PngAndPdfAreOfTheLibraryOrNameIt) {
  const std::string png = temporaryFile("picture.png", ""), pdf = temporaryFile("picture.pdf", "");
  const std::string draw = "cutecheck draw '(8,8):(8,1)' --png " + png + " --pdf " + pdf;
  const Ran without = runShell("T=$(command -v cutecheck); PATH=/nowhere; " + draw);
  EXPECT_TRUE(contains(without.out, "draw_c14") && contains(without.out, "librsvg2-bin")) << without.out;
  if (runShell("command -v rsvg-convert").status != 0) GTEST_SKIP() << "rsvg-convert is not installed";
  const Ran ran = runShell(draw);
  EXPECT_EQ(ran.status, 0) << ran.out;
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(readAll(png).starts_with("\x89PNG"));
  EXPECT_TRUE(readAll(pdf).starts_with("%PDF"));
  EXPECT_EQ(runShell("cutecheck draw '(8,8):(8,1)' --png /nowhere/picture.png").status, 3);
}

TEST(Draw, ListHasTheNamesThatContainAText) {
  const Ran all = run({"draw", "--list"});
  EXPECT_EQ(all.status, 0);
  EXPECT_TRUE(contains(all.out, "SM80_16x8x16_F32F16F16F32_TN") && contains(all.out, "--tensor-memory F"))
      << all.out;
  EXPECT_EQ(run({"draw", "--list", "SM75_U32x4_LDSM_N"}).out, "SM75_U32x4_LDSM_N  src, dst\n");
  EXPECT_EQ(run({"draw", "--list", "SM99"}).status, 3);
}

TEST(Draw, AFileThatCannotBeWrittenIsNoPass) {
  const Ran ran = run({"draw", "4:1", "--svg", "/nowhere/picture.svg"});
  EXPECT_EQ(ran.status, 3);
  EXPECT_TRUE(contains(ran.err, "draw_c6")) << ran.err;
}

TEST(Draw, ColourIsAskedForWhereNoTerminalIs) {
  EXPECT_FALSE(contains(run({"draw", "4:1"}).out, "\033"));
  EXPECT_TRUE(contains(run({"draw", "4:1", "--colour"}).out, "\033["));
  EXPECT_EQ(run({"draw", "4:1", "--colour", "--no-colour"}).status, 3);
}

TEST(Draw, RefusalsNameTheRuleAndRepeatTheCommand) {
  const Ran symbol = run({"draw", "(M,8):(1,M)"});
  EXPECT_EQ(symbol.status, 3);
  EXPECT_TRUE(contains(symbol.err, "kNotStatic [draw_c1] at byte 1")) << symbol.err;
  EXPECT_TRUE(contains(symbol.err, "reproduce: cutecheck draw '(M,8):(1,M)'")) << symbol.err;
  const Ran banks = run({"draw", "32:1", "--banks", "16"});
  EXPECT_TRUE(contains(banks.err, "reproduce: cutecheck draw 32:1 --banks 16")) << banks.err;
  EXPECT_EQ(run({"draw"}).status, 3);
  EXPECT_EQ(run({"draw", "4:1", "--element", "2"}).status, 3);
}

TEST(Draw, AClaimTakesItsNumbersFromTheCounterexample) {
  const Ran refuted = run({"draw", "--claim", "(M,N):(N,1) == M*N:1"});
  EXPECT_EQ(refuted.status, 0) << refuted.err;
  EXPECT_TRUE(contains(refuted.out, "(2,2):(2,1)\n    0  1\n0  0  1*\n1  2! 3\n")) << refuted.out;
  const Ran proved = run({"draw", "--claim", "(M,N):(1,M) == M*N:1"});
  EXPECT_EQ(proved.status, 3);
  EXPECT_TRUE(contains(proved.err, "draw_c11")) << proved.err;
}

TEST(Draw, JsonHasTheCells) {
  const nlohmann::json answer =
      nlohmann::json::parse(run({"draw", "(2,2):(2,1)", "(2,2):(1,2)", "--json"}).out);
  ASSERT_EQ(answer["panels"].size(), 2u);
  EXPECT_EQ(answer["panels"][0]["rows"], 2);
  EXPECT_EQ(answer["panels"][0]["cells"][2]["at"], "(1,0)");
  EXPECT_EQ(answer["panels"][0]["cells"][2]["label"], "2");
  EXPECT_EQ(answer["panels"][0]["cells"][2]["mark"], "witness");
  EXPECT_EQ(nlohmann::json::parse(run({"draw", "M:1", "--json"}).out)["error"]["rule"], "draw_c1");
}

}  // namespace
}  // namespace cutecheck::cli
