#include "tools/mutate/switches.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

namespace cutecheck::mutate {
namespace {

struct Part {
  std::string_view prefix, component;
};

// The first that fits.
constexpr Part kParts[] = {
    {"core/matrix_descriptor.", "descriptors"},
    {"core/operand_", "descriptors"},
    {"core/tensor_map.", "descriptors"},
    {"core/parse.", "parser"},
    {"core/print.", "parser"},
    {"core/expression.", "parser"},
    {"core/text_cursor.", "parser"},
    {"core/layout_descriptor.", "parser"},
    {"core/ebnf.", "parser"},
    {"core/", "core"},
    {"lowering/mixed/", "engine"},
    {"lowering/cute", "verifiers"},
    {"lowering/desugar/", "desugaring"},
    {"lowering/meaning/", "meaning"},
    {"lowering/", "patterns"},
    {"oracle/", "oracle"},
};

// The names between CUTECHECK_FAULT(" and ").
std::vector<std::string> namesIn(const std::string& text) {
  constexpr std::string_view kBegin = "CUTECHECK_FAULT(\"";
  std::vector<std::string> names;
  for (size_t i = text.find(kBegin); i != std::string::npos; i = text.find(kBegin, i)) {
    i += kBegin.size();
    names.push_back(text.substr(i, text.find('"', i) - i));
  }
  return names;
}

}  // namespace

std::string componentOf(const std::string& file) {
  for (const Part& part : kParts)
    if (file.starts_with(part.prefix)) return std::string(part.component);
  return "";
}

const std::vector<std::string>& components() {
  static const std::vector<std::string> all{"core",       "parser",   "descriptors", "engine", "verifiers",
                                            "desugaring", "patterns", "meaning",     "oracle"};
  return all;
}

std::vector<Switch> readSwitches(const std::filesystem::path& root) {
  std::map<std::pair<size_t, std::string>, Switch> found;
  for (const char* folder : {"core", "oracle", "lowering"}) {
    if (!std::filesystem::is_directory(root / folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
      const std::string extension = entry.path().extension().string();
      if (!entry.is_regular_file() || (extension != ".cpp" && extension != ".h")) continue;
      const std::string file = std::filesystem::relative(entry.path(), root).generic_string();
      if (file.ends_with("_test.cpp")) continue;
      std::ifstream in(entry.path());
      const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
      for (const std::string& name : namesIn(text)) {
        const std::string component = componentOf(file);
        const size_t place = static_cast<size_t>(
            std::find(components().begin(), components().end(), component) - components().begin());
        Switch& kept = found.try_emplace({place, name}, Switch{name, component, file}).first->second;
        kept.file = std::min(kept.file, file);
      }
    }
  }
  std::vector<Switch> switches;
  for (auto& [key, value] : found) switches.push_back(std::move(value));
  return switches;
}

}  // namespace cutecheck::mutate
