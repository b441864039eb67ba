// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck manual: the page and the completions have each option, and each shell takes its own.
#include <gtest/gtest.h>

#include <regex>
#include <set>

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
      ". " + completion + "; COMP_WORDS=(cutecheck " + words +
      "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _cutecheck; echo \"${COMPREPLY[*]}\"\n";
  return runShell("bash " + temporaryFile("words", script)).out;
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
