// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/checks/include_rules.h"

#include <algorithm>
#include <optional>
#include <regex>
#include <set>
#include <string>

namespace cutecheck::checks {
namespace {

// What one folder may include. `folders` are prefixes of quoted includes; "core" without a slash stands
// for core's notation alone: kNotation. `packages` are prefixes of includes outside the project.
struct Layer {
  const char* prefix;
  std::vector<std::string> folders;
  std::vector<std::string> packages;
};

// The longest matching prefix decides.
const std::vector<Layer>& layers() {
  static const std::vector<Layer> table = {
      {"core/", {}, {}},
      {"core/support/", {"core/support/"}, {}},
      {"core/notation/", {"core"}, {}},
      {"core/nvgpu/", {"core"}, {}},
      {"core/tuple/", {"core", "core/tuple/"}, {}},
      {"core/layout/", {"core", "core/tuple/", "core/layout/"}, {}},
      {"core/composition/", {"core", "core/tuple/", "core/layout/", "core/composition/"}, {}},
      {"core/recast/", {"core", "core/tuple/", "core/layout/", "core/recast/"}, {}},
      {"core/tiling/",
       {"core", "core/tuple/", "core/layout/", "core/composition/", "core/recast/", "core/tiling/"},
       {}},
      {"core/thread_value/",
       {"core", "core/tuple/", "core/layout/", "core/composition/", "core/recast/", "core/tiling/",
        "core/thread_value/"},
       {}},
      {"core/operand/", {"core", "core/tuple/", "core/layout/", "core/composition/", "core/operand/"}, {}},
      {"core/eval/", {"core/"}, {}},
      {"oracle/", {"oracle/", "core"}, {"z3++.h"}},
      // The one file that starts another program.
      {"oracle/smt/time_limit.h", {"oracle/", "core"}, {"pthread.h", "sys/resource.h"}},
      {"oracle/smt/process.cpp", {"oracle/", "core"}, {"fcntl.h", "poll.h", "spawn.h", "sys/", "unistd.h"}},
      {"oracle/ptx/bytes/machine/", {"oracle/ptx/bytes/machine/", "oracle/ptx/read/", "core"}, {}},
      {"oracle/tv/", {"oracle/", "core"}, {"llvm/"}},
      {"lowering/", {"lowering/", "core"}, {"mlir/", "llvm/", "llvm-c/"}},
      {"properties/laws/", {"properties/laws/", "core"}, {}},
      {"properties/", {"properties/", "core/", "oracle/", "lowering/"}, {"rapidcheck", "gtest/", "gmock/"}},
      // It executes modules between two passes.
      {"properties/pass_adversary/",
       {"properties/", "core/", "lowering/"},
       {"mlir/", "llvm/", "gtest/", "gmock/"}},
      // The one file that runs work in another process.
      {"properties/campaign/child.cpp",
       {"properties/campaign/", "core"},
       {"fcntl.h", "poll.h", "sys/", "unistd.h"}},
      // The one file that locks and appends.
      {"properties/campaign/journal_file.cpp",
       {"properties/campaign/", "core"},
       {"fcntl.h", "sys/", "unistd.h"}},
      {"properties/kernel_adversary/", {"properties/", "core/", "oracle/", "lowering/"}, {"llvm/", "gtest/"}},
      // The one file that sets a clock of processor time.
      {"properties/kernel_adversary/main.cpp", {"properties/", "core/"}, {"sys/time.h"}},
      {"fuzz/",
       {"fuzz/", "properties/laws/", "properties/generators/", "properties/campaign/", "properties/mutation/",
        "properties/harness/core_subject.h", "core/", "oracle/", "lowering/"},
       {"gtest/", "gmock/"}},
      {"fuzz/dialect/",
       {"fuzz/", "properties/generators/", "properties/campaign/", "core/", "lowering/"},
       {"mlir/", "llvm/", "gtest/", "gmock/"}},
  };
  return table;
}

// Folders of core that hold what a layout is, and compute nothing.
constexpr const char* kNotation[] = {"core/support/", "core/notation/", "core/nvgpu/"};

const Layer* layerOf(const std::string& path) {
  const Layer* best = nullptr;
  for (const Layer& layer : layers()) {
    if (path.starts_with(layer.prefix) && (!best || std::string(layer.prefix).size() > std::string(best->prefix).size())) {
      best = &layer;
    }
  }
  return best;
}

struct Include {
  int line;
  bool quoted;
  std::string target;
};

class Checker {
 public:
  explicit Checker(const SourceTree& tree) : tree_(tree) {}

  std::vector<Violation> run() {
    for (const SourceFile& file : tree_.files) {
      if (file.isCpp()) checkSource(file);
      if (file.isCMake()) checkCMake(file);
    }
    return found_;
  }

 private:
  void report(const std::string& path, int line, const std::string& message) {
    found_.push_back({path, line, message});
  }

  static bool isNotation(const std::string& path) {
    return std::any_of(std::begin(kNotation), std::end(kNotation),
                       [&](const char* folder) { return path.starts_with(folder); });
  }

  std::vector<Include> includesOf(const SourceFile& file) {
    static const std::regex directive(R"(^\s*#\s*(?:include|include_next|import)\b\s*(.*)$)");
    std::vector<Include> includes;
    for (size_t i = 0; i < file.lines.size(); ++i) {
      const int line = static_cast<int>(i) + 1;
      std::smatch match;
      if (!std::regex_match(file.lines[i], match, directive)) continue;
      const std::string rest = match[1];
      const char close = rest.starts_with('"') ? '"' : rest.starts_with('<') ? '>' : '\0';
      const size_t end = close ? rest.find(close, 1) : std::string::npos;
      if (end == std::string::npos) {
        report(file.path, line, "an include that is computed cannot be checked");
        continue;
      }
      includes.push_back({line, close == '"', rest.substr(1, end - 1)});
    }
    return includes;
  }

  void checkSource(const SourceFile& file) {
    const Layer* layer = layerOf(file.path);
    if (layer && layer->folders.empty()) report(file.path, 0, "no layer holds this folder of " + std::string(layer->prefix));
    const std::vector<Include> includes = includesOf(file);
    checkGtestOrder(file, includes);
    checkExceptions(file, includes);
    for (const Include& include : includes) {
      // LLVM's own convention quotes the headers of LLVM and MLIR.
      const bool llvm = include.target.starts_with("llvm/") || include.target.starts_with("llvm-c/") ||
                        include.target.starts_with("mlir/");
      if (include.quoted && !llvm) {
        checkProjectInclude(file, include);
      } else {
        checkPackageInclude(file, include);
      }
    }
  }

  void checkProjectInclude(const SourceFile& file, const Include& include) {
    const std::string& target = include.target;
    // What mlir-tblgen writes stands in the build folder, under the folder of its .td file.
    if (target.ends_with(".inc") && target.starts_with("lowering/") && file.path.starts_with("lowering/")) return;
    if (!tree_.find(target)) {
      report(file.path, include.line, "'" + target + "' is not a file of the project, named from its root");
      return;
    }
    if (tree_.find(target)->isTest() && !file.isTest()) {
      report(file.path, include.line, "only tests may include '" + target + "'");
      return;
    }
    // A test that plants a fault.
    if (file.isTest() && target.starts_with("properties/mutation/")) return;
    for (const char* closed : {"tools/", "fuzz/"}) {
      if (target.starts_with(closed) && !file.path.starts_with(closed) && !file.path.starts_with("tools/")) {
        report(file.path, include.line, "nothing may include " + std::string(closed) + ": '" + target + "'");
        return;
      }
    }
    // The command replays raw inputs, and gives modules to foreign verifiers; it holds nothing else of a
    // fuzzer.
    if (target.starts_with("fuzz/") && file.path.starts_with("tools/") && !file.isTest() &&
        !target.starts_with("fuzz/checks/") && target != "fuzz/dialect/module_text.h") {
      report(file.path, include.line, "the command links no fuzzer: '" + target + "'");
      return;
    }
    const Layer* layer = layerOf(file.path);
    if (!layer) return;
    // A test may look at its subject from above.
    if (file.path.starts_with("core/") && file.isTest() && target.starts_with("core/")) return;
    for (const std::string& allowed : layer->folders) {
      if (allowed == "core" && target.starts_with("core/") && isNotation(target)) return;
      if (allowed != "core" && target.starts_with(allowed)) return;
    }
    report(file.path, include.line, std::string(layer->prefix) + " may not include '" + target + "'");
  }

  void checkPackageInclude(const SourceFile& file, const Include& include) {
    static const std::regex standard("[a-z_0-9]+");
    if (std::regex_match(include.target, standard)) return;
    const Layer* layer = layerOf(file.path);
    if (!layer) return;
    const bool testing = include.target.starts_with("gtest/") || include.target.starts_with("gmock/");
    if (testing && file.isTest()) return;
    for (const std::string& package : layer->packages) {
      if (include.target.starts_with(package)) return;
    }
    report(file.path, include.line, std::string(layer->prefix) + " may not include <" + include.target + ">");
  }

  // rapidcheck/gtest.h uses GoogleTest's macros without including them.
  void checkGtestOrder(const SourceFile& file, const std::vector<Include>& includes) {
    auto at = [&](const char* target) {
      return std::find_if(includes.begin(), includes.end(), [&](const Include& i) { return i.target == target; });
    };
    const auto rapidcheck = at("rapidcheck/gtest.h");
    if (rapidcheck != includes.end() && at("gtest/gtest.h") > rapidcheck) {
      report(file.path, rapidcheck->line, "rapidcheck/gtest.h comes after gtest/gtest.h");
    }
  }

  // Without exceptions z3++.h drops its errors silently; such a file must refuse to compile.
  void checkExceptions(const SourceFile& file, const std::vector<Include>& includes) {
    if (file.path.starts_with("tools/")) return;
    auto says = [&](const char* text) {
      return std::any_of(file.lines.begin(), file.lines.end(),
                         [&](const std::string& line) { return line.find(text) != std::string::npos; });
    };
    for (const Include& include : includes) {
      if (include.target == "z3++.h" && !(says("__cpp_exceptions") && says("#error"))) {
        report(file.path, include.line, "a file that includes z3++.h begins with an #error unless __cpp_exceptions");
      }
    }
  }

  void checkCMake(const SourceFile& file) {
    static const std::regex mlir(R"(find_package\s*\(\s*MLIR\b)"), llvm(R"(find_package\s*\(\s*LLVM\b)"),
        algebra(
            R"(\bLINKS\b.*\b(cutecheck(_|::))?(tuple|layout|composition|recast|tiling|thread_value|operand|eval|algebra)\b)");
    const bool lowering = file.path.starts_with("lowering/");
    const bool llvmIr = file.path.starts_with("oracle/tv/");
    const bool independent = lowering || file.path.starts_with("oracle/") || file.path.starts_with("properties/laws/");
    for (size_t i = 0; i < file.lines.size(); ++i) {
      const int line = static_cast<int>(i) + 1;
      const std::string text = file.lines[i].substr(0, file.lines[i].find('#'));
      if (text.find("HandleLLVMOptions") != std::string::npos) {
        report(file.path, line, "HandleLLVMOptions turns exceptions off, and Z3's errors with them");
      }
      if (std::regex_search(text, mlir) && !lowering) report(file.path, line, "MLIR belongs to lowering/ alone");
      if (std::regex_search(text, llvm) && !lowering && !llvmIr) {
        report(file.path, line, "LLVM belongs to lowering/ and oracle/tv/ alone");
      }
      if (independent && std::regex_search(text, algebra)) {
        report(file.path, line, "this part links core's notation, never its algebra");
      }
    }
  }

  const SourceTree& tree_;
  std::vector<Violation> found_;
};

}  // namespace

std::vector<Violation> includeViolations(const SourceTree& tree) { return Checker(tree).run(); }

}  // namespace cutecheck::checks
