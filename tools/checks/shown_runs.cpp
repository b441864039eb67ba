// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/checks/shown_runs.h"

#include <regex>

namespace cutecheck::checks {
namespace {

// A block of code, from the line after its fence on, with the mark that stands before it.
struct Block {
  int line = 0;
  std::string language, mark, reason;
  std::vector<std::string> lines;

  bool showsRuns() const {
    for (const std::string& line : lines) {
      if (line.starts_with("$ ")) return true;
    }
    return false;
  }
};

std::vector<Block> blocks(const SourceFile& document) {
  static const std::regex markForm("<!-- (needs|run by|not run:) *(.*?) *-->");
  std::vector<Block> found;
  Block next;
  bool inside = false;
  for (size_t i = 0; i < document.lines.size(); ++i) {
    const std::string& line = document.lines[i];
    std::smatch match;
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) {
        next.line = static_cast<int>(i) + 2;
        next.language = line.substr(3);
        found.push_back(next);
      }
      next = {};
    } else if (inside) {
      found.back().lines.push_back(line);
    } else if (std::regex_match(line, match, markForm)) {
      next.mark = match[1];
      next.reason = match[2];
    } else if (!line.empty()) {
      next = {};
    }
  }
  return found;
}

bool isRunElsewhere(const Block& block) { return block.mark == "run by" || block.mark == "not run:"; }

}  // namespace

bool isDocument(const SourceFile& file) {
  return file.path == "README.md" || file.path == "CONTRIBUTING.md" ||
         (file.path.starts_with("docs/") && file.path.ends_with(".md"));
}

std::vector<ShownRun> shownRuns(const SourceFile& document) {
  std::vector<ShownRun> runs;
  for (const Block& block : blocks(document)) {
    if (isRunElsewhere(block)) continue;
    bool inRun = false;
    for (size_t i = 0; i < block.lines.size(); ++i) {
      const std::string& line = block.lines[i];
      if (line.starts_with("$ ")) {
        runs.push_back({block.line + static_cast<int>(i), line.substr(2), "", block.reason});
        inRun = true;
      } else if (inRun) {
        runs.back().output += line + '\n';
      }
    }
  }
  return runs;
}

std::string comparable(const std::string& text) {
  static const std::regex effort("(cost |spent +|units, )[0-9]+"), seconds(" +[0-9]+\\.[0-9]+ s\\b"),
      registers("[0-9]+ registers"), blanks("\n+$");
  std::string kept = std::regex_replace(text + "\n", effort, "$1N");
  kept = std::regex_replace(kept, seconds, " N s");
  kept = std::regex_replace(kept, registers, "N registers");
  return std::regex_replace(kept, blanks, "\n");
}

std::vector<Violation> unrunCommands(const SourceTree& tree) {
  static const std::regex command(
      R"(^(\S*cutecheck|tools/\S+|build/\S+|cmake|ctest|ninja|apt-get|pre-commit|c\+\+|git) .*|^tools/\S+$)");
  std::vector<Violation> found;
  for (const SourceFile& file : tree.files) {
    if (!isDocument(file)) continue;
    for (const Block& block : blocks(file)) {
      if (isRunElsewhere(block)) {
        if (block.reason.empty()) found.push_back({file.path, block.line, "a mark without a reason"});
        if (block.mark == "run by" && !tree.find(block.reason))
          found.push_back({file.path, block.line, "there is no " + block.reason});
        continue;
      }
      if (!block.language.empty() || block.showsRuns()) continue;
      for (size_t i = 0; i < block.lines.size(); ++i) {
        if (std::regex_match(block.lines[i], command))
          found.push_back({file.path, block.line + static_cast<int>(i), "nothing runs " + block.lines[i]});
      }
    }
  }
  return found;
}

std::vector<NamedOption> namedOptions(const SourceTree& tree) {
  static const std::regex use(R"(\bcutecheck ([a-z]+)([^`]*))"), option(R"( (--[a-z][a-z0-9-]*))");
  std::vector<NamedOption> found;
  for (const SourceFile& file : tree.files) {
    if (!isDocument(file)) continue;
    for (size_t i = 0; i < file.lines.size(); ++i) {
      const std::string& line = file.lines[i];
      for (std::sregex_iterator at(line.begin(), line.end(), use), end; at != end; ++at) {
        // What stands in quotation marks is a command of its own, that of a subject.
        const std::string rest = std::regex_replace((*at)[2].str(), std::regex("'[^']*'"), "''");
        for (std::sregex_iterator o(rest.begin(), rest.end(), option); o != end; ++o)
          found.push_back({file.path, static_cast<int>(i) + 1, (*at)[1], (*o)[1]});
      }
    }
  }
  return found;
}

}  // namespace cutecheck::checks
