// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/checks/house_rules.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace cutecheck::checks {
namespace {

// Calls visit(file, line number, match) for every match of `pattern` in the files that `wanted` accepts.
template <typename Wanted, typename Visit>
void forEachMatch(const SourceTree& tree, const std::regex& pattern, Wanted wanted, Visit visit) {
  for (const SourceFile& file : tree.files) {
    if (!wanted(file)) continue;
    for (size_t i = 0; i < file.lines.size(); ++i) {
      const std::string& text = file.lines[i];
      for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        visit(file, static_cast<int>(i) + 1, *at);
      }
    }
  }
}

bool isSource(const SourceFile& file) { return file.isCpp() || file.isCMake() || file.isScript(); }

// The anchor of a heading as GitHub makes it: lower case, blanks to '-', punctuation dropped.
std::string anchorOf(const std::string& heading) {
  std::string anchor;
  for (const char c : heading) {
    if (std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-') {
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (c == ' ') {
      anchor += '-';
    }
  }
  return anchor;
}

std::set<std::string> anchorsOf(const SourceFile& file) {
  std::set<std::string> anchors;
  for (const std::string& line : file.lines) {
    const size_t level = line.find_first_not_of('#');
    if (level != std::string::npos && level > 0 && line[level] == ' ') anchors.insert(anchorOf(line.substr(level + 1)));
  }
  return anchors;
}

}  // namespace

std::vector<Violation> machinePaths(const SourceTree& tree) {
  // The names stand in brackets so that this file does not match itself.
  static const std::regex place("(^|[^A-Za-z0-9_.~-])/([w]ork|[f]arm|[r]oot|[h]ome|[U]sers)/");
  std::vector<Violation> found;
  forEachMatch(tree, place, [](const SourceFile&) { return true; },
               [&](const SourceFile& file, int line, const std::smatch& match) {
                 found.push_back({file.path, line, "a path of one machine: " + match.str()});
               });
  return found;
}

std::vector<Violation> unfinishedMarks(const SourceTree& tree) {
  static const std::regex mark("\\b([T]ODO|[F]IXME|[X]XX|[H]ACK)\\b");
  std::vector<Violation> found;
  forEachMatch(tree, mark, isSource, [&](const SourceFile& file, int line, const std::smatch& match) {
    found.push_back({file.path, line, "unfinished: " + match.str()});
  });
  return found;
}

constexpr const char* kLicence = "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception";

std::vector<Violation> longFiles(const SourceTree& tree, size_t limit) {
  std::vector<Violation> found;
  for (const SourceFile& file : tree.files) {
    const int lines = static_cast<int>(file.lines.size()) - (!file.lines.empty() && file.lines.front() == kLicence ? 1 : 0);
    if (!isSource(file) || lines <= static_cast<int>(limit)) continue;
    found.push_back({file.path, lines, std::to_string(lines) + " lines, more than " + std::to_string(limit)});
  }
  return found;
}

std::vector<Violation> longLines(const SourceTree& tree, size_t columns) {
  std::vector<Violation> found;
  for (const SourceFile& file : tree.files) {
    if (!file.isCpp()) continue;
    for (size_t i = 0; i < file.lines.size(); ++i) {
      const std::string& line = file.lines[i];
      // Each character of UTF-8 once, by its first byte.
      const auto length = static_cast<size_t>(
          std::count_if(line.begin(), line.end(), [](unsigned char c) { return (c & 0xc0) != 0x80; }));
      if (length <= columns) continue;
      found.push_back({file.path, static_cast<int>(i) + 1,
                       std::to_string(length) + " columns, more than " + std::to_string(columns)});
    }
  }
  return found;
}

std::vector<Violation> unlicensed(const SourceTree& tree) {
  std::vector<Violation> found;
  for (const SourceFile& file : tree.files) {
    const bool code = file.isCpp() || file.path.ends_with(".td");
    const bool script = file.isCMake() || file.path.ends_with(".py");
    if (file.path.starts_with("corpus/") || (!code && !script)) continue;
    const std::string line = code ? kLicence : "#" + std::string(kLicence + 2);
    const size_t at = !file.lines.empty() && file.lines.front().starts_with("#!") ? 1 : 0;
    if (file.lines.size() <= at || file.lines[at] != line)
      found.push_back({file.path, static_cast<int>(at) + 1, "does not begin with '" + line + "'"});
  }
  return found;
}

std::vector<Violation> headerForm(const SourceTree& tree) {
  std::vector<Violation> found;
  for (const SourceFile& file : tree.files) {
    if (file.path.ends_with(".h")) {
      const size_t first = !file.lines.empty() && file.lines.front() == kLicence ? 1 : 0;
      if (file.lines.size() <= first || !file.lines[first].starts_with("//")) {
        found.push_back({file.path, 1, "a header begins by saying what it is for"});
      }
      if (std::find(file.lines.begin(), file.lines.end(), "#pragma once") == file.lines.end()) {
        found.push_back({file.path, 1, "no #pragma once"});
      }
    }
    if (file.path.starts_with("core/") && file.path.ends_with(".cpp") && !file.isTest()) {
      const std::string header = file.path.substr(0, file.path.size() - 4) + ".h";
      const auto first = std::find_if(file.lines.begin(), file.lines.end(),
                                      [](const std::string& line) { return line.starts_with("#include"); });
      if (!tree.find(header)) continue;
      if (first == file.lines.end() || *first != "#include \"" + header + '"') {
        found.push_back({file.path, 1, "its first include is not its own header"});
      }
    }
  }
  return found;
}

std::vector<Violation> incompleteOperations(const SourceTree& tree, const std::vector<std::string>& names) {
  // The folder of each operation that has a file of its own.
  std::map<std::string, std::string> folders;
  for (const SourceFile& file : tree.files) {
    const std::filesystem::path path(file.path);
    if (!file.path.starts_with("core/") || !file.isCpp()) continue;
    std::string stem = path.stem();
    if (stem.ends_with("_test")) stem.resize(stem.size() - 5);
    folders.emplace(stem, path.parent_path().generic_string() + "/");
  }
  if (folders.empty()) return {{"core/", 0, "no source of an operation"}};
  const SourceFile* spec = tree.find("docs/reference/spec.md");
  const std::set<std::string> sections = spec ? anchorsOf(*spec) : std::set<std::string>();
  std::vector<Violation> found;
  auto mentioned = [&](const std::string& name) {
    const std::regex word("(^|[^A-Za-z0-9_])" + name + "($|[^A-Za-z0-9_])");
    return spec && std::any_of(spec->lines.begin(), spec->lines.end(),
                               [&](const std::string& line) { return std::regex_search(line, word); });
  };
  for (const std::string& name : names) {
    const auto folder = folders.find(name);
    const bool stem = folder != folders.end();
    if (!sections.contains(name) && (stem || !mentioned(name))) {
      found.push_back({"docs/reference/spec.md", 0, "does not explain " + name});
    }
    if (!stem) continue;
    for (const char* suffix : {".h", ".cpp", "_test.cpp"}) {
      if (!tree.find(folder->second + name + suffix)) found.push_back({folder->second + name + suffix, 0, "missing"});
    }
  }
  return found;
}

std::vector<Violation> brokenReferences(const SourceTree& tree) {
  std::vector<Violation> found;
  static const std::regex link(R"((docs/[a-z_/]+\.md)(?:#([a-z0-9_-]+))?)");
  forEachMatch(tree, link, isSource, [&](const SourceFile& file, int line, const std::smatch& match) {
    if (file.path.starts_with("tools/checks/")) return;  // these speak about such links
    const SourceFile* target = tree.find(match.str(1));
    if (!target || (match[2].matched && !anchorsOf(*target).contains(match.str(2)))) {
      found.push_back({file.path, line, match.str() + " does not exist"});
    }
  });

  static const std::regex label(R"(\b[a-z][a-z0-9_]*_c[0-9]+\b)");
  std::map<std::string, Violation> used, explained;
  auto collect = [](std::map<std::string, Violation>& into, const char* message) {
    return [&into, message](const SourceFile& file, int line, const std::smatch& match) {
      if (match.str() == "name_c1") return;  // how the specification speaks about labels in general
      into.emplace(match.str(), Violation{file.path, line, match.str() + message});
    };
  };
  auto specified = [](const SourceFile& f) {
    const bool certificates =
        f.path == "oracle/certificate/certificate_text.cpp" || f.path == "oracle/certificate/certify.cpp";
    const bool atoms = f.path.starts_with("lowering/cute_nvgpu/");
    const bool pictures = f.path.starts_with("tools/draw/") || f.path.starts_with("tools/smem/") ||
                          f.path == "tools/cutecheck/draw_command.cpp";
    const bool descriptors = f.path.starts_with("oracle/nvgpu/");
    return f.isCpp() && !f.isTest() &&
           (f.path.starts_with("core/") || certificates || descriptors || atoms || pictures);
  };
  forEachMatch(tree, label, specified, collect(used, " is not explained in docs/reference/spec.md"));
  forEachMatch(
      tree, label, [](const SourceFile& f) { return f.path == "docs/reference/spec.md"; },
      collect(explained,
              " occurs nowhere in core/, oracle/certif{icate*,y}.cpp, oracle/nvgpu/, lowering/cute_nvgpu/, "
              "tools/draw/ or tools/smem/"));
  for (const auto& [name, violation] : used) {
    if (!explained.contains(name)) found.push_back(violation);
  }
  for (const auto& [name, violation] : explained) {
    if (!used.contains(name)) found.push_back(violation);
  }
  return found;
}

std::vector<Violation> faultSwitches(const SourceTree& tree) {
  constexpr const char* kHome = "properties/mutation/";
  std::vector<Violation> found;
  for (const SourceFile& file : tree.files) {
    const bool plants = file.isTest() || file.path.starts_with("properties/") || file.path.starts_with("tools/mutate/") ||
                        file.path.starts_with("tools/cutecheck/plant_");
    if (!file.isCpp() || file.path.starts_with(kHome)) continue;
    for (size_t i = 0; i < file.lines.size(); ++i) {
      const std::string& line = file.lines[i];
      const int number = static_cast<int>(i) + 1;
      if (line.find("CUTECHECK_" "FAULT(") != std::string::npos)
        found.push_back({file.path, number, "the switch of a fault: make it a row of properties/mutation/faults"});
      if (!plants && line.starts_with("#include \"" + std::string(kHome)))
        found.push_back({file.path, number, "only tests, properties/ and what plants faults include properties/mutation/"});
    }
  }
  return found;
}

namespace {

// A function of a namespace without a name: what its parameters convert to, and as they are written.
struct Local {
  std::string name, kinds, types;
  int line;
};

// What converts to what: texts to texts, numbers to numbers.
std::string kindOf(const std::string& type) {
  static const std::regex text(R"(string|char\s*\*)"), number(R"(^(u?int\w*|unsigned|size_t|bool|double|float|long|char)$)");
  static const std::regex bare(R"(\bconst\b|\bstd::|&|\s)");
  if (type.find('<') == std::string::npos && std::regex_search(type, text)) return "text";
  const std::string plain = std::regex_replace(type, bare, "");
  return std::regex_search(plain, number) ? "number" : plain;
}

std::vector<Local> localsOf(const SourceFile& file) {
  static const std::regex definition(
      R"(^(?!return |else |using |struct |class |enum )[A-Za-z_][\w:<>,&*\s]*[\s&*]([a-z]\w*)\((.*)\) \{)");
  static const std::regex parameter(R"(\s*([^,<]*(?:<[^>]*>[^,<]*)*[\s&*])\w+(?:\s*=[^,]*)?\s*(?:,|$))");
  std::vector<Local> found;
  bool local = false;
  for (size_t i = 0; i < file.lines.size(); ++i) {
    const std::string& line = file.lines[i];
    if (line.starts_with("namespace {")) local = true;
    if (line.starts_with("}  // namespace")) local = false;
    std::smatch match;
    if (!local || !std::regex_search(line, match, definition)) continue;
    Local one{match.str(1), "", "", static_cast<int>(i) + 1};
    const std::string parameters = match.str(2);
    for (std::sregex_iterator at(parameters.begin(), parameters.end(), parameter), end; at != end; ++at) {
      one.kinds += kindOf(at->str(1)) + ";";
      one.types += at->str(1) + ";";
    }
    found.push_back(std::move(one));
  }
  return found;
}

}  // namespace

std::vector<Violation> confusedOverloads(const SourceTree& tree) {
  std::map<std::string, std::pair<std::string, Local>> first;  // by folder, name and kinds
  std::vector<Violation> found;
  for (const SourceFile& file : tree.files) {
    if (!file.path.ends_with(".cpp")) continue;
    const std::string folder = file.path.substr(0, file.path.rfind('/') + 1);
    for (const Local& local : localsOf(file)) {
      const auto [at, fresh] = first.try_emplace(folder + " " + local.name + "(" + local.kinds, file.path, local);
      if (fresh || at->second.first == file.path || at->second.second.types == local.types) continue;
      found.push_back(
          {file.path, local.line,
           local.name + " could be meant where " + at->second.first + " calls its own; name it otherwise"});
    }
  }
  return found;
}

std::vector<Violation> brokenLinks(const SourceTree& tree) {
  static const std::regex link(R"(\]\(([^)#:\s]*)(?:#([^)\s]*))?\))");
  std::vector<Violation> found;
  forEachMatch(tree, link, [](const SourceFile& file) { return file.path.ends_with(".md"); },
               [&](const SourceFile& file, int line, const std::smatch& match) {
                 const std::filesystem::path folder = std::filesystem::path(file.path).parent_path();
                 const std::string path = (folder / match.str(1)).lexically_normal().generic_string();
                 const SourceFile* target = match.length(1) == 0 ? &file : tree.find(path);
                 const bool isFolder = std::any_of(tree.files.begin(), tree.files.end(), [&](const SourceFile& f) {
                   return f.path.starts_with(path.ends_with('/') ? path : path + '/');
                 });
                 if (!target && !isFolder) found.push_back({file.path, line, path + " does not exist"});
                 if (target && match.length(2) > 0 && !anchorsOf(*target).contains(match.str(2))) {
                   found.push_back({file.path, line, path + " has no heading #" + match.str(2)});
                 }
               });
  return found;
}

}  // namespace cutecheck::checks
