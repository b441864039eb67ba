// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The runs shown in README.md, CONTRIBUTING.md and docs/ are real: each is made again, and must print what
// stands there.
//
// They are made in a fresh folder that looks like a clone with its build: what a page writes lands there, and
// each page has its own. A `cutecheck` without a path is that of the build, as after `export PATH=...`.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "tools/checks/shown_runs.h"
#include "tools/checks/temporary_tree.h"

namespace cutecheck::checks {
namespace {

const SourceTree& repository() {
  static const SourceTree tree = readSourceTree(CUTECHECK_SOURCE_DIR);
  return tree;
}

#ifdef CUTECHECK_PROGRAM
namespace fs = std::filesystem;

// A clone with its build, as far as a page may see it.
class FreshClone {
 public:
  FreshClone() {
    for (const char* name : {"corpus", "docs", "tools", "lowering", "properties", "core"})
      fs::create_directory_symlink(fs::path(CUTECHECK_SOURCE_DIR) / name, tree_.root() / name);
    fs::create_directories(tree_.root() / "build/release/bin");
    fs::create_symlink(CUTECHECK_PROGRAM, tree_.root() / "build/release/bin/cutecheck");
    fs::create_directory_symlink(".", tree_.root() / ".cutecheck");
  }
  CommandResult run(const std::string& command) const {
    return runShell("cd '" + tree_.root().string() +
                    "' && export PATH=\"$PWD/build/release/bin:$PATH\" "
                    "PYTHONDONTWRITEBYTECODE=1 && { " +
                    command + "\n}");
  }

 private:
  TemporaryTree tree_;
};

// What `cutecheck doctor` says of "llvm, ptxas"; a name that it does not know is a fault of the page.
bool isHere(const FreshClone& clone, const std::string& needs) {
  const std::string known = "\n" + clone.run("cutecheck doctor").output;
  bool all = true;
  std::istringstream names(needs);
  for (std::string name; std::getline(names >> std::ws, name, ',');) {
    EXPECT_NE(known.find("\n" + name + " "), std::string::npos) << "needs " << name;
    all = all && clone.run("cutecheck doctor --require=" + name).status == 0;
  }
  return all;
}

void runPage(const SourceFile& page, size_t atLeast) {
  const FreshClone clone;
  std::map<std::string, bool> has{{"", true}};
  size_t made = 0, left = 0;
  for (const ShownRun& run : shownRuns(page)) {
    if (!has.contains(run.needs)) has[run.needs] = isHere(clone, run.needs);
    if (!has[run.needs]) {
      ++left;
      continue;
    }
    ++made;
    EXPECT_EQ(comparable(clone.run(run.command).output), comparable(run.output))
        << page.path << ':' << run.line << ": " << run.command;
  }
  std::cout << page.path << ": " << made << " runs, " << left << " left out for what is not here\n";
  EXPECT_GE(made, atLeast) << page.path;
}
#endif

#ifdef CUTECHECK_PROGRAM
#define CUTECHECK_NEEDS_PROGRAM()
#else
#define CUTECHECK_NEEDS_PROGRAM() GTEST_SKIP() << "the command line is not part of this build"
#endif

TEST(Documents, ReadmeShowsRealRuns) {
  CUTECHECK_NEEDS_PROGRAM();
#ifdef CUTECHECK_PROGRAM
  const SourceFile* readme = repository().find("README.md");
  ASSERT_TRUE(readme);
  runPage(*readme, 3);
#endif
}

TEST(Documents, TutorialShowsRealRuns) {
  CUTECHECK_NEEDS_PROGRAM();
#ifdef CUTECHECK_PROGRAM
  const SourceFile* tutorial = repository().find("docs/user/tutorial.md");
  ASSERT_TRUE(tutorial);
  runPage(*tutorial, 15);
#endif
}

TEST(Documents, OtherPagesShowRealRuns) {
  CUTECHECK_NEEDS_PROGRAM();
#ifdef CUTECHECK_PROGRAM
  size_t pages = 0;
  for (const SourceFile& file : repository().files) {
    if (!isDocument(file) || file.path == "README.md" || file.path == "docs/user/tutorial.md") continue;
    if (shownRuns(file).empty()) continue;
    ++pages;
    runPage(file, 0);
  }
  EXPECT_GE(pages, 1u);
#endif
}

// An option that a page names, and that the program does not have, is a page that fell behind.
TEST(Documents, OptionsNamedArePrintedByHelp) {
  CUTECHECK_NEEDS_PROGRAM();
#ifdef CUTECHECK_PROGRAM
  const FreshClone clone;
  std::map<std::string, std::string> help;
  const std::vector<NamedOption> named = namedOptions(repository());
  EXPECT_GE(named.size(), 30u);
  const bool lowers = clone.run("cutecheck doctor --require=llvm").status == 0;
  const std::set<std::string> needLowering{"golden", "lower", "validate", "verify"};
  for (const NamedOption& one : named) {
    if (!lowers && needLowering.contains(one.subcommand)) continue;
    if (!help.contains(one.subcommand))
      help[one.subcommand] = clone.run("cutecheck " + one.subcommand + " --help").output;
    EXPECT_NE((help[one.subcommand] + '\n').find(one.option), std::string::npos)
        << one.path << ':' << one.line << ": cutecheck " << one.subcommand << " has no " << one.option;
  }
#endif
}

TEST(Documents, EveryCommandIsRunOrSaysWhyNot) {
  const std::vector<Violation> found = unrunCommands(repository());
  EXPECT_TRUE(found.empty()) << describe(found);
}

// Pages that the links of README.md lead to, in any number of steps. A link is resolved from its page's
// folder.
std::set<std::string> reached(const SourceTree& tree) {
  static const std::regex link(R"(\]\(([a-z0-9_./]+\.md))");
  std::set<std::string> found{"README.md"};
  std::vector<std::string> open{"README.md"};
  while (!open.empty()) {
    const SourceFile* file = tree.find(open.back());
    const std::filesystem::path folder = std::filesystem::path(open.back()).parent_path();
    open.pop_back();
    if (!file) continue;
    for (const std::string& line : file->lines)
      for (std::sregex_iterator at(line.begin(), line.end(), link), end; at != end; ++at) {
        const std::string to = (folder / (*at)[1].str()).lexically_normal().generic_string();
        if (found.insert(to).second) open.push_back(to);
      }
  }
  return found;
}

TEST(Documents, EveryPageIsReachedFromTheReadme) {
  const std::set<std::string> found = reached(repository());
  size_t pages = 0;
  for (const SourceFile& file : repository().files) {
    if (!file.path.starts_with("docs/") || !isDocument(file)) continue;
    ++pages;
    EXPECT_TRUE(found.contains(file.path)) << file.path;
  }
  EXPECT_GE(pages, 15u);
}

// Twins: each of the above sees what is wrong.

TEST(Documents, APageThatNothingLinksIsSeen) {
  const std::set<std::string> found =
      reached({{{"README.md", {"[a](docs/reference/spec.md)"}},
                {"docs/reference/spec.md", {"[b](../evidence/trust.md#there)"}},
                {"docs/evidence/trust.md", {"[c](kept/deep.md)"}},
                {"docs/evidence/kept/deep.md", {"[d](../level.md)"}},
                {"docs/evidence/status.md", {"[a](trust.md)"}}}});
  EXPECT_TRUE(found.contains("docs/evidence/trust.md"));
  EXPECT_TRUE(found.contains("docs/evidence/kept/deep.md"));
  EXPECT_TRUE(found.contains("docs/evidence/level.md"));
  EXPECT_FALSE(found.contains("docs/evidence/status.md"));
}

SourceFile page(std::vector<std::string> lines) { return {"README.md", std::move(lines)}; }

TEST(Documents, AnotherOutputIsSeen) {
  const auto runs = shownRuns(page({"$ outside", "```", "$ one", "cost 5", "", "$ two", "2", "```", "3"}));
  ASSERT_EQ(runs.size(), 2u);
  EXPECT_EQ(runs[0].command, "one");
  EXPECT_EQ(runs[0].line, 3);
  EXPECT_EQ(comparable(runs[0].output), comparable("cost 7\n"));
  EXPECT_NE(comparable(runs[0].output), comparable("at 7\n"));
  EXPECT_EQ(runs[1].output, "2\n");
  EXPECT_EQ(comparable("a  86.28 s  b"), comparable("a  9.10 s  b"));
  EXPECT_NE(comparable("a  86 seconds"), comparable("a  9 seconds"));
  EXPECT_EQ(comparable(""), comparable("\n"));
  EXPECT_NE(comparable("a"), comparable(""));
}

TEST(Documents, MarksBelongToTheNextBlockAlone) {
  const auto runs = shownRuns(page({"<!-- needs llvm, ptxas -->", "```", "$ a", "```", "```", "$ b", "```",
                                    "<!-- not run: it takes hours -->", "", "```", "$ c", "```",
                                    "<!-- run by x -->", "text", "```", "$ d", "```"}));
  ASSERT_EQ(runs.size(), 3u);
  EXPECT_EQ(runs[0].needs, "llvm, ptxas");
  EXPECT_EQ(runs[1].needs, "");
  EXPECT_EQ(runs[2].command, "d");
}

TEST(Documents, ACommandThatNothingRunsIsSeen) {
  const auto unrun = [](std::vector<std::string> lines) {
    return unrunCommands({{page(std::move(lines)), {"tools/there", {}}}}).size();
  };
  EXPECT_EQ(unrun({"```", "cutecheck eval '4:1'", "tools/test", "cutecheck", "```"}), 2u);
  EXPECT_EQ(unrun({"```", "$ cutecheck eval '4:1'", "4:1", "```"}), 0u);
  EXPECT_EQ(unrun({"<!-- not run: it takes hours -->", "```", "tools/bench core", "```"}), 0u);
  EXPECT_EQ(unrun({"<!-- not run: -->", "```", "tools/bench core", "```"}), 1u);
  EXPECT_EQ(unrun({"<!-- run by tools/there -->", "```", "tools/bench core", "```"}), 0u);
  EXPECT_EQ(unrun({"<!-- run by tools/gone -->", "```", "tools/bench core", "```"}), 1u);
}

TEST(Documents, OptionsOfSubjectsAreNotOurs) {
  const auto named =
      namedOptions({{page({"Say `cutecheck conform --subject 'mine --batch' --strict`, `--json`."})}});
  ASSERT_EQ(named.size(), 2u);
  EXPECT_EQ(named[0].subcommand, "conform");
  EXPECT_EQ(named[0].option, "--subject");
  EXPECT_EQ(named[1].option, "--strict");
}

}  // namespace
}  // namespace cutecheck::checks
