// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck manual: the page and the completions have each option, and each shell takes its own.
#include <gtest/gtest.h>

#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "tools/process/run_program.h"

namespace cutecheck::cli {
namespace {

constexpr const char* kForms[] = {"man", "bash", "zsh", "fish"};

// The words that --help, which CLI11 writes, shows as options.
std::set<std::string> optionsOfHelp() {
  const std::string help = run({"--help"}).out;
  static const std::regex option("(?:^|[ ,])(--[a-z][a-z0-9-]*)");
  std::set<std::string> names;
  for (std::sregex_iterator at(help.begin(), help.end(), option), end; at != end; ++at)
    names.insert((*at)[1]);
  return names;
}

// As a form spells it: troff escapes each minus sign, fish has -l before the name.
bool stands(const std::string& page, const std::string& form, const std::string& option) {
  std::string spelled = option;
  if (form == "man") spelled = std::regex_replace(option, std::regex("-"), "\\-");
  if (form == "fish") spelled = "-l " + option.substr(2);
  for (size_t at = page.find(spelled); at != std::string::npos; at = page.find(spelled, at + 1)) {
    const char after = page[at + spelled.size()];
    if (std::isalnum(static_cast<unsigned char>(after)) == 0 && after != '-' &&
        page.substr(at + spelled.size(), 2) != "\\-")
      return true;
  }
  return false;
}

TEST(Manual, EachOptionStandsInEachForm) {
  const std::set<std::string> options = optionsOfHelp();
  ASSERT_GE(options.size(), 30u);
  for (const char* form : kForms) {
    const Ran manual = run({"manual", form});
    EXPECT_EQ(manual.status, 0) << form;
    for (const std::string& option : options)
      EXPECT_TRUE(stands(manual.out, form, option)) << form << ' ' << option;
    for (const char* none : {"--where-not", "--wher", "--no-such-option"})
      EXPECT_FALSE(stands(manual.out, form, none)) << form << ' ' << none;
  }
}

TEST(Manual, EachCommandStandsInEachForm) {
  for (const char* form : kForms) {
    const std::string page = run({"manual", form}).out;
    for (const char* command :
         {"eval", "prove", "recheck", "check", "conform", "merge", "manual", "tensor-map"})
      EXPECT_TRUE(contains(page, form == std::string("man") && command == std::string("tensor-map")
                                     ? "tensor\\-map"
                                     : command))
          << form << ' ' << command;
  }
}

TEST(Manual, AnotherFormIsRefused) { EXPECT_EQ(run({"manual", "postscript"}).status, 3); }

TEST(Manual, TroffHasNothingToSayAgainstThePage) {
  if (runShell("command -v groff").status != 0) GTEST_SKIP() << "groff is not installed";
  const Ran page = runShell("cutecheck manual man | groff -man -ww -Tutf8 -P-c 2>&1 >/dev/null");
  EXPECT_EQ(page.status, 0);
  EXPECT_EQ(page.out, "");
  const Ran twin =
      runShell("(cutecheck manual man; echo .no_such_macro) | groff -man -ww -Tutf8 -P-c 2>&1 >/dev/null");
  EXPECT_NE(twin.out, "");
}

// What bash offers when the words are typed, the last one being completed.
std::string offered(const std::string& words) {
  static const std::string completion = temporaryFile("completion", run({"manual", "bash"}).out);
  const std::string script =
      "cutecheck() { '" CUTECHECK_PROGRAM "' \"$@\"; }; . " + completion + "; COMP_WORDS=(cutecheck " + words +
      "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _cutecheck; echo \"${COMPREPLY[*]}\"\n";
  return runShell("bash " + temporaryFile("words", script)).out;
}

std::set<std::string> wordsOf(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

// Behind each command stand the options of its page, and no others.
TEST(Manual, BashOffersTheOptionsOfEachCommand) {
  static const std::regex command("\n  ([a-z]+(?: [a-z-]+)?)  +"), option("(?:^|[ ,\n])(--[a-z][a-z0-9-]*)");
  const std::string overview = run({"help"}).out;
  size_t commands = 0;
  for (std::sregex_iterator at(overview.begin(), overview.end(), command), end; at != end; ++at, ++commands) {
    const std::string name = (*at)[1], page = runShell("cutecheck help " + name).out;
    const size_t table = page.find("\nOptions");
    std::set<std::string> options;
    for (std::sregex_iterator o(page.begin(), page.end(), option); o != end; ++o) options.insert((*o)[1]);
    const std::set<std::string> told = wordsOf(offered(name + " --"));
    EXPECT_TRUE(told.contains("--help")) << name << " " << table;
    for (const std::string& one : told)
      EXPECT_TRUE(options.contains(one)) << name << ' ' << one << '\n' << page;
    EXPECT_FALSE(told.contains("--no-such-option"));
  }
  EXPECT_GE(commands, 25u);
}

TEST(Manual, BashOffersTheNamesOfDraw) {
  const std::set<std::string> atoms = wordsOf(offered("draw --atom SM90_64x"));
  EXPECT_TRUE(atoms.contains("SM90_64x128x16_F32BF16BF16_SS")) << atoms.size();
  EXPECT_FALSE(atoms.contains("SM90_64xNx16_F32BF16BF16_SS"));
  EXPECT_TRUE(wordsOf(offered("draw --atom SM90_64x136x16_F32BF")).contains("SM90_64x136x16_F32BF16BF16_SS"));
  EXPECT_TRUE(wordsOf(offered("draw --atom SM75_")).contains("SM75_U32x4_LDSM_N"));
  EXPECT_TRUE(wordsOf(offered("draw --shared K_")).contains("K_SW128"));
  EXPECT_TRUE(wordsOf(offered("draw --tensor-memory ''")).contains("A"));
  EXPECT_EQ(offered("draw --atom nothing"), "\n");
  // Each name that is offered is drawn.
  for (const std::string& atom : atoms) EXPECT_EQ(run({"help", atom}).status, 0) << atom;
  EXPECT_EQ(offered("man"), "manual\n");
  EXPECT_TRUE(wordsOf(offered("manual ''")).contains("fish"));
  EXPECT_EQ(offered("help descr"), "descriptor\n");
  EXPECT_EQ(offered("kernel ord"), "order\n");
  EXPECT_EQ(offered("draw --banks ldm"), "ldmatrix\n");
}

TEST(Manual, BashCompletes) {
  EXPECT_EQ(offered("pro"), "prove\n");
  EXPECT_EQ(offered("prove --stri"), "--strict\n");
  EXPECT_EQ(offered("prove --no-such"), "\n");
  EXPECT_EQ(offered("eval --domain ''"), "extend strict\n");
  EXPECT_EQ(offered("descriptor enc"), "encode\n");
  EXPECT_EQ(offered("descriptor encode --maj"), "--major\n");
  EXPECT_EQ(offered("check corpus/claims/inj"), "corpus/claims/injective.claims\n");
}

TEST(Manual, ZshAndFishTakeTheirs) {
  size_t tried = 0;
  for (const std::string shell : {"zsh", "fish"}) {
    if (runShell("command -v " + shell).status != 0) continue;
    ++tried;
    EXPECT_EQ(runShell("cutecheck manual " + shell + " | " + shell + " -n").status, 0) << shell;
    EXPECT_NE(runShell("echo 'if (' | " + shell + " -n").status, 0) << shell;
  }
  if (runShell("command -v fish").status == 0) {
    const std::string completion = temporaryFile("completion", run({"manual", "fish"}).out);
    const std::string script = "source " + completion + "\ncomplete -C 'cutecheck prove --stri'\n";
    const Ran fish = runShell("fish " + temporaryFile("words", script));
    EXPECT_TRUE(fish.out.starts_with("--strict")) << fish.out;
  }
  if (tried == 0) GTEST_SKIP() << "neither zsh nor fish is installed";
}

}  // namespace
}  // namespace cutecheck::cli
