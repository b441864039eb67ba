// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/reference: the pages of the dialects and of the passes are what the build generates from the .td
// files, each operation has a summary of its own and a description, and each example is read and verified.
#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassRegistry.h"

#include "lowering/pipeline/passes.h"
#include "lowering/to_llvm/translate.h"

namespace cutecheck::lowering {
namespace {

std::string textOf(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string kept(const std::string& page) {
  return textOf(std::string(CUTECHECK_SOURCE_DIR) + "/docs/reference/" + page + ".md");
}

struct Context {
  Context() : context(registry(), mlir::MLIRContext::Threading::DISABLED) {
    context.loadAllAvailableDialects();
  }
  static mlir::DialectRegistry registry() {
    mlir::DialectRegistry registry;
    to_llvm::registerDialects(registry);
    return registry;
  }
  mlir::MLIRContext context;
};

// Of one heading: its name, and what stands below it.
struct Section {
  std::string name, summary, example, text;
};

// The sections "### `NAME`" of a page, with their summary "_..._", the example (a line of code alone) and the
// rest that is no table and no list of them.
std::vector<Section> sectionsOf(const std::string& page) {
  std::vector<Section> sections;
  std::istringstream lines(page);
  bool tables = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("### `") && line.ends_with("`")) {
      sections.push_back({line.substr(5, line.size() - 6), "", "", ""});
      tables = false;
    } else if (line.starts_with("#")) {
      tables = true;
    } else if (!sections.empty() && !tables) {
      Section& section = sections.back();
      if (section.summary.empty() && line.size() > 2 && line.starts_with("_") && line.ends_with("_"))
        section.summary = line.substr(1, line.size() - 2);
      else if (section.example.empty() && line.starts_with("`") && line.ends_with("`") &&
               std::count(line.begin(), line.end(), '`') == 2)
        section.example = line.substr(1, line.size() - 2);
      else
        section.text += line + "\n";
    }
  }
  return sections;
}

// What a dialect's page lacks of these operations, and which of them share a summary.
std::vector<std::string> complaints(const std::string& page, const std::vector<std::string>& operations) {
  std::map<std::string, Section> named;
  for (const Section& section : sectionsOf(page)) named[section.name] = section;
  std::vector<std::string> result;
  std::map<std::string, std::string> summaries;
  for (const std::string& operation : operations) {
    const auto at = named.find(operation);
    if (at == named.end()) {
      result.push_back(operation + " has no section");
      continue;
    }
    const Section& section = at->second;
    const bool described =
        section.text.find_first_not_of(" \n") != std::string::npos || !section.example.empty();
    if (section.summary.empty()) result.push_back(operation + " has no summary");
    if (!described) result.push_back(operation + " has no description");
    if (section.example.empty()) result.push_back(operation + " has no example");
    const auto [other, own] = summaries.emplace(section.summary, operation);
    if (!own) result.push_back(operation + " has the summary of " + other->second);
  }
  return result;
}

std::vector<std::string> operationsOf(mlir::MLIRContext& context, llvm::StringRef dialect) {
  std::vector<std::string> names;
  for (const mlir::RegisteredOperationName name : context.getRegisteredOperationsByDialect(dialect))
    names.push_back(name.getStringRef().str());
  return names;
}

// How many brackets are open before each character; what is quoted counts as one more.
std::vector<int> depthsOf(const std::string& text) {
  std::vector<int> depths;
  int depth = 0;
  bool quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    depths.push_back(depth + (quoted ? 1 : 0));
    if (text[i] == '"') quoted = !quoted;
    if (quoted) continue;
    if (std::string("<([{").find(text[i]) != std::string::npos) ++depth;
    const bool arrow = text[i] == '>' && i > 0 && text[i - 1] == '-';
    if (std::string(">)]}").find(text[i]) != std::string::npos && !arrow) --depth;
  }
  return depths;
}

// Splits at the commas outside of brackets.
std::vector<std::string> split(const std::string& text) {
  const std::vector<int> depths = depthsOf(text);
  std::vector<std::string> parts(1);
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == ',' && depths[i] == 0)
      parts.emplace_back();
    else
      parts.back() += text[i];
  }
  return parts;
}

// The types of an example's operands: behind its first colon outside of brackets, in the first brackets or up
// to an arrow.
std::vector<std::string> operandTypes(const std::string& example, size_t colon) {
  const size_t begin = example.find_first_not_of(' ', colon + 1);
  if (begin == std::string::npos) return {};
  const std::string written = example.substr(begin);
  const std::vector<int> depths = depthsOf(written);
  for (size_t i = 1; i < written.size(); ++i)
    if (depths[i] == 1 && written[0] == '(' && written[i] == ')') return split(written.substr(1, i - 1));
  return split(written.substr(0, written.find(" -> ")));
}

// The names "%x" of a text, in order.
std::vector<std::string> valuesIn(const std::string& text) {
  std::vector<std::string> names;
  for (size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1)) {
    size_t end = at + 1;
    while (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_'))
      ++end;
    names.push_back(text.substr(at, end - at));
  }
  return names;
}

// A function around an example, whose operands are the parameters. Numbers in brackets, coordinates, are i32.
std::string functionOf(const std::string& example) {
  const std::vector<int> depths = depthsOf(example);
  size_t colon = 0;
  while (colon < example.size() && (example[colon] != ':' || depths[colon] != 0)) ++colon;
  const size_t call = example[0] == '%' ? example.find('=') : 0;
  std::string operands = example.substr(call, colon - call), parameters;
  const auto add = [&](const std::string& name, const std::string& type) {
    parameters += (parameters.empty() ? "" : ", ") + name + ": " + type;
  };
  if (const size_t open = operands.find(", [%"); open != std::string::npos) {
    const size_t close = operands.find(']', open);
    for (const std::string& name : valuesIn(operands.substr(open, close - open))) add(name, "i32");
    operands.erase(open, close - open);
  }
  const std::vector<std::string> names = valuesIn(operands), types = operandTypes(example, colon);
  for (size_t i = 0; i < names.size() && i < types.size(); ++i) add(names[i], types[i]);
  return "func.func @example(" + parameters + ") {\n  " + example + "\n  return\n}\n";
}

// The names of types "!x = ..." that a page gives for its examples.
std::string aliasesOf(const std::string& page) {
  std::string aliases;
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("!") && line.find(" = !") != std::string::npos) aliases += line + "\n";
  return aliases;
}

bool reads(mlir::MLIRContext& context, const std::string& text) {
  std::string said;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic& diagnostic) {
    said += diagnostic.str() + "\n";
    return mlir::success();
  });
  return static_cast<bool>(mlir::parseSourceString<mlir::ModuleOp>(text, &context));
}

TEST(Reference, EachPageIsWhatTheBuildGenerates) {
  for (const char* page : {"cute", "cute_nvgpu", "passes"}) {
    const std::string generated = textOf(std::string(CUTECHECK_REFERENCE) + "/" + page + ".md");
    ASSERT_GT(generated.size(), 1000U) << page;
    EXPECT_EQ(kept(page), generated)
        << "docs/reference/" << page
        << ".md is not what the .td files say: cmake --build BUILD --target reference_pages";
  }
}

TEST(Reference, EachOperationHasASummaryOfItsOwnAndADescription) {
  Context here;
  const std::map<std::string, size_t> least = {{"cute", 110}, {"cute_nvgpu", 45}};
  for (const auto& [dialect, count] : least) {
    const std::vector<std::string> operations = operationsOf(here.context, dialect);
    EXPECT_GE(operations.size(), count) << dialect;
    EXPECT_EQ(complaints(kept(dialect), operations), std::vector<std::string>{}) << dialect;
  }
}

TEST(Reference, AnOperationWithoutADescriptionIsSeen) {
  const std::string two =
      "### `a.x`\n\n_One thing_\n\n`a.x() : () -> ()`\n\nText.\n\n### "
      "`a.y`\n\n_Another_\n\n`a.y()`\n\nText.\n";
  const std::vector<std::string> both = {"a.x", "a.y"};
  EXPECT_EQ(complaints(two, both), std::vector<std::string>{});
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string page = two;
    page.replace(page.find(from), from.size(), to);
    return complaints(page, both);
  };
  EXPECT_EQ(changed("`a.y()`\n\nText.\n", ""),
            (std::vector<std::string>{"a.y has no description", "a.y has no example"}));
  EXPECT_EQ(changed("_Another_\n", ""), std::vector<std::string>{"a.y has no summary"});
  EXPECT_EQ(changed("_Another_", "_One thing_"), std::vector<std::string>{"a.y has the summary of a.x"});
  EXPECT_EQ(changed("### `a.y`", "### `a.z`"), std::vector<std::string>{"a.y has no section"});
}

TEST(Reference, EachExampleIsReadAndVerified) {
  Context here;
  size_t examples = 0;
  for (const char* dialect : {"cute", "cute_nvgpu"}) {
    const std::string page = kept(dialect), aliases = aliasesOf(page);
    for (const Section& section : sectionsOf(page)) {
      if (section.name.starts_with("!") || section.example.empty()) continue;
      EXPECT_NE(section.example.find(section.name), std::string::npos) << section.example;
      EXPECT_TRUE(reads(here.context, aliases + functionOf(section.example))) << section.name << "\n"
                                                                              << functionOf(section.example);
      ++examples;
    }
  }
  EXPECT_GE(examples, 160U);
  const std::string right = "%r = cute.flatten(%l) : (!cute.layout<\"((2,?),4):((1,2),8)\">) -> ";
  EXPECT_TRUE(reads(here.context, functionOf(right + "!cute.layout<\"(2,?,4):(1,2,8)\">")));
  EXPECT_FALSE(reads(here.context, functionOf(right + "!cute.layout<\"(2,?,4):(1,2,9)\">")));
}

// How a type is written is the first code of its description.
TEST(Reference, EachTypeIsReadAsItIsWritten) {
  Context here;
  size_t types = 0;
  for (const char* dialect : {"cute", "cute_nvgpu"}) {
    const std::string page = kept(dialect);
    for (const Section& section : sectionsOf(page)) {
      if (!section.name.starts_with("!")) continue;
      const std::string text = section.example.empty() ? section.text : "`" + section.example + "`";
      const size_t from = text.find("`!");
      ASSERT_NE(from, std::string::npos) << section.name;
      const std::string written = text.substr(from + 1, text.find('`', from + 1) - from - 1);
      EXPECT_TRUE(written.starts_with(section.name)) << written;
      EXPECT_TRUE(reads(here.context, aliasesOf(page) + "func.func private @f(" + written + ")")) << written;
      EXPECT_FALSE(section.summary.empty()) << section.name;
      ++types;
    }
  }
  EXPECT_GE(types, 45U);
}

TEST(Reference, EachPassIsRegisteredUnderItsName) {
  registerPasses();
  size_t passes = 0;
  for (const Section& section : sectionsOf(kept("passes"))) {
    ASSERT_TRUE(section.name.starts_with("-"));
    EXPECT_NE(mlir::PassInfo::lookup(section.name.substr(1)), nullptr) << section.name;
    EXPECT_NE(section.text.find_first_not_of(" \n"), std::string::npos)
        << section.name << " has no description";
    ++passes;
  }
  EXPECT_EQ(passes, 19U);
  EXPECT_EQ(mlir::PassInfo::lookup("cute-no-such-pass"), nullptr);
}

}  // namespace
}  // namespace cutecheck::lowering
