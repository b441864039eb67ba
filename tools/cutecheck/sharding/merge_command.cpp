// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/sharding/merge_command.h"

#include <array>
#include <cstdio>
#include <map>

#include "properties/campaign/obligation.h"
#include "tools/answers/collect.h"
#include "tools/answers/file_format.h"
#include "tools/answers/write_file.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kShown = 5;  // of what is missing

struct Line {
  std::string text, id;
  int status = 0;
  std::string journal;
};

Diagnostic refusal(const char* rule, const std::string& message) {
  return makeError(Code::kUsage, rule, message);
}

// The id as it was before it was quoted: each character is one byte.
std::string bytesOf(const std::string& utf8) {
  std::string bytes;
  for (size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    if ((byte & 0xfe) == 0xc2 && i + 1 < utf8.size()) {
      const auto low = static_cast<unsigned char>(utf8[++i]);
      bytes += static_cast<char>((byte & 3) << 6 | (low & 0x3f));
    } else {
      bytes += utf8[i];
    }
  }
  return bytes;
}

bool isHead(const Json& json) {
  return json.is_object() && json.value("journal", Json()) == "cutecheck campaign" &&
         json.value("format", Json()) == campaign::kFormat && json.contains("obligations") &&
         json["obligations"].is_number_unsigned() && json.contains("enumeration") && json.contains("seed") &&
         json.contains("versions") && json["versions"].is_object();
}

class Merge {
 public:
  std::optional<Diagnostic> read(const std::string& path) {
    const Expected<std::string> text = readFile(path);
    if (!text.ok()) return refusal("merge_c1", text.error().message);
    std::vector<std::string> lines;
    size_t begin = 0;
    for (size_t end; (end = text->find('\n', begin)) != std::string::npos; begin = end + 1)
      lines.push_back(text->substr(begin, end - begin));
    if (!text->empty() && text->front() != '{')
      return refusal("merge_c1", "'" + path + "' is no journal of a campaign");
    if (begin != text->size())
      return refusal("merge_c2", "the last line of '" + path + "' is torn: run that shard again");
    if (lines.empty()) return refusal("merge_c1", "'" + path + "' is empty");
    if (const auto bad = readHead(path, lines.front())) return bad;
    for (size_t i = 1; i < lines.size(); ++i)
      if (auto bad = readLine(path, i + 1, lines[i])) return bad;
    return std::nullopt;
  }

  // What is missing or not of the enumeration.
  std::optional<Diagnostic> complete() const {
    const size_t of = head_["obligations"].get<size_t>();
    if (of == 0) return makeError(Code::kEmpty, "merge_c5", "the campaign holds no obligation");
    if (lines_.size() < of) {
      std::string first;
      for (size_t number = 0, shown = 0; number < of && shown < kShown; ++number) {
        if (lines_.contains(number)) continue;
        first += (shown++ ? ", " : "") + std::to_string(number);
      }
      return refusal("merge_c5", std::to_string(of - lines_.size()) + " of " + std::to_string(of) +
                                     " obligations are in no journal; the first is " + first);
    }
    std::vector<std::string> ids;
    for (const auto& [number, line] : lines_) ids.push_back(line.id);
    if (head_["enumeration"] != campaign::fingerprint(ids))
      return refusal("merge_c6", "the ids are not those of the enumeration");
    return std::nullopt;
  }

  std::string result() const {
    std::string text = headLine_ + "\n";
    for (const auto& [number, line] : lines_) text += line.text + "\n";
    return text;
  }

  ExitStatus status() const {
    int worst = 0;
    for (const auto& [number, line] : lines_) worst = campaign::worse(worst, line.status);
    return static_cast<ExitStatus>(worst);
  }

  Json summary() const {
    std::map<std::string, size_t> statuses;
    for (const auto& [number, line] : lines_) ++statuses[std::to_string(line.status)];
    return Json{{"command", head_["command"]}, {"obligations", lines_.size()},
                {"journals", journals_},       {"statuses", statuses},
                {"seed", head_["seed"]},       {"versions", head_["versions"]}};
  }

 private:
  std::optional<Diagnostic> readHead(const std::string& path, const std::string& line) {
    const Json head = Json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (const auto newer = formatRefusal(head, "format", {"campaign-journal", campaign::kFormat}))
      return newer;
    if (!isHead(head)) return refusal("merge_c1", "'" + path + "' is not a journal of a campaign");
    ++journals_;
    if (journals_ == 1) {
      headLine_ = line;
      head_ = head;
      for (const auto& [name, version] : head["versions"].items())
        versions_ += (versions_.empty() ? "" : ", ") + name + " " + version.get<std::string>();
    } else if (line != headLine_) {
      std::string differs;
      for (const auto& [key, value] : head.items())
        if (head_.value(key, Json()) != value) differs += (differs.empty() ? "" : ", ") + key;
      return refusal("merge_c3", "'" + path + "' is of another campaign: its " + differs + " differ");
    }
    return std::nullopt;
  }

  std::optional<Diagnostic> readLine(const std::string& path, size_t at, const std::string& text) {
    const Json json = Json::parse(text, nullptr, /*allow_exceptions=*/false);
    const std::string place = "line " + std::to_string(at) + " of '" + path + "'";
    if (!json.is_object() || !json.contains("number") || !json["number"].is_number_unsigned() ||
        !json.contains("id") || !json["id"].is_string() || !json.contains("status") ||
        !json["status"].is_number_integer())
      return refusal("merge_c1", place + " is no obligation");
    if (json.value("seed", Json()) != head_["seed"] || json.value("versions", Json()) != versions_)
      return refusal("merge_c3", place + " was made by another seed or version");
    const size_t number = json["number"].get<size_t>();
    if (number >= head_["obligations"].get<size_t>())
      return refusal("merge_c6", place + " is not in the enumeration");
    const auto [old, isNew] = lines_.try_emplace(
        number, Line{text, bytesOf(json["id"].get<std::string>()), json["status"].get<int>(), path});
    if (isNew) return std::nullopt;
    return refusal("merge_c4", "obligation " + std::to_string(number) + " stands in '" + old->second.journal +
                                   "' and in '" + path + "'");
  }

  size_t journals_ = 0;
  std::string headLine_, versions_;
  Json head_;
  std::map<size_t, Line> lines_;
};

}  // namespace

ExitStatus mergeCommand(const MergeOptions& options, Console& console) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return console.refuse(diagnostic, {.json = options.json});
  };
  Merge merge;
  for (const std::string& journal : options.journals)
    if (const auto bad = merge.read(journal)) return refuse(*bad);
  if (const auto bad = merge.complete()) return refuse(*bad);
  if (const auto reason = notWritten(options.out, merge.result()))
    return refuse(refusal("merge_c7", *reason));
  const Json summary = merge.summary();
  if (options.json) {
    console.out << answerLine(summary);
    return merge.status();
  }
  console.out << summary["command"].get<std::string>() << ": " << summary["obligations"]
              << (summary["obligations"] == 1 ? " obligation" : " obligations") << ", each once, from "
              << summary["journals"] << (summary["journals"] == 1 ? " journal\n" : " journals\n");
  constexpr std::array kWords = {"as expected", "not as expected", "undecided", "bad input", "inconsistent"};
  for (const auto& [status, count] : summary["statuses"].items()) {
    const auto at = static_cast<size_t>(status.front() - '0');
    console.out << "  " << count << " " << (at < kWords.size() ? kWords[at] : "of an unknown status") << '\n';
  }
  return merge.status();
}

}  // namespace cutecheck::cli
