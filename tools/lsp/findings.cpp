// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/lsp/findings.h"

#include <charconv>
#include <optional>

#include "core/support/trimmed.h"
#include "oracle/claims/claim.h"
#include "tools/answers/claim_answer.h"
#include "tools/answers/judge_lines.h"

namespace cutecheck::lsp {

namespace {

using cli::FileKind;
using cli::SubjectReport;

constexpr size_t kMostKnown = 20000;  // lines that are kept

// "at byte 12:" of a message.
std::optional<size_t> byteIn(std::string_view text) {
  constexpr std::string_view kAt = "at byte ";
  const size_t at = text.find(kAt);
  if (at == text.npos) return std::nullopt;
  size_t byte = 0;
  const char* const begin = text.data() + at + kAt.size();
  const auto [end, error] = std::from_chars(begin, text.data() + text.size(), byte);
  return error == std::errc() ? std::optional(byte) : std::nullopt;
}

// Where the claim of a line begins, and where its premises do.
struct Parts {
  size_t claim = 0, premises = std::string_view::npos;
};
Parts partsOf(std::string_view line) {
  Parts parts;
  const size_t colon = line.find(": ");
  if (line.starts_with("expect ") && colon != line.npos) parts.claim = line.find_first_not_of(' ', colon + 2);
  const size_t where = line.rfind(" where ");
  if (where != line.npos && where > parts.claim) parts.premises = line.find_first_not_of(' ', where + 7);
  return parts;
}

// The line of an account that says most: an error, a reason, what is missing.
std::string reasonIn(std::string_view account) {
  for (const std::string_view begin : {"error: ", "because   ", "missing     ", "because"}) {
    for (size_t at = account.find(begin); at != account.npos; at = account.find(begin, at + 1)) {
      const size_t line = account.rfind('\n', at) == account.npos ? 0 : account.rfind('\n', at) + 1;
      if (account.substr(line, at - line).find_first_not_of(' ') != account.npos) continue;
      const size_t end = std::min(account.find('\n', at), account.size());
      const size_t words = account.find_first_not_of(' ', at + begin.size());
      return std::string(account.substr(words, end - words));
    }
  }
  return {};
}

std::string withAt(const SubjectReport& report) {
  std::string text = report.bindings.empty() ? "" : ", with " + report.bindings;
  if (const std::string reason = reasonIn(report.account.empty() ? report.detail : report.account);
      !reason.empty())
    text += ": " + reason;
  return text;
}

// A line that is a claim alone is judged, too, and says how a line reads.
std::optional<Finding> bareClaim(std::string_view line) {
  const size_t where = line.rfind(" where ");
  const std::string claim(trimmed(line.substr(0, where)));
  const cli::DecideOptions options{
      .claim = claim,
      .where = where == line.npos ? std::string() : std::string(trimmed(line.substr(where + 7)))};
  const cli::Decision decision = cli::decide(options);
  if (!decision.answer.ok()) return std::nullopt;
  Finding finding;
  finding.severity = Severity::kWarning;
  finding.code = std::string(decision.word());
  finding.account = cli::toText(decision);
  const std::string reason = reasonIn(finding.account);
  finding.message = finding.code + (reason.empty() ? "" : ": " + reason) + "; in a file write: expect " +
                    finding.code + ": " + std::string(line);
  return finding;
}

}  // namespace

size_t unitsOf(std::string_view text) {
  size_t units = 0;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    // Each character once, by its first byte; those of four bytes are two units.
    if ((byte & 0xc0) != 0x80) units += byte >= 0xf0 ? 2 : 1;
  }
  return units;
}

Finding Judge::findingOf(FileKind kind, std::string_view line) {
  const auto key = std::pair(kind, std::string(line));
  if (const auto before = known_.find(key); before != known_.end()) return before->second;
  ++judged_;
  Finding finding;
  cli::judgeLines(
      kind, line,
      {[] { return false; },
       {},
       [&](const SubjectReport& report, size_t) {
         finding.end = unitsOf(line);
         finding.code = report.got;
         finding.account = report.account.empty() ? report.detail : report.account;
         if (report.asExpected()) {
           const bool open = report.got == "Unknown";
           finding.severity = open ? Severity::kInformation : Severity::kHint;
           finding.message = report.got + (open ? withAt(report) : "");
           for (size_t i = 0; i < report.derivations.size(); ++i)
             finding.message += (i == 0 ? ": " : ", ") + report.derivations[i];
           return;
         }
         finding.severity = Severity::kError;
         finding.message =
             (report.expected.empty() ? report.got : "expected " + report.expected + ", got " + report.got) +
             withAt(report);
         if (const auto byte = byteIn(finding.message)) {
           const Parts parts = partsOf(line);
           const bool premise = report.refusedIn == oracle::ClaimText::kPremises;
           const size_t at = (premise && parts.premises != line.npos ? parts.premises : parts.claim) + *byte;
           if (at < line.size()) finding.begin = unitsOf(line.substr(0, at));
         }
       }});
  if (kind == FileKind::kClaims && finding.severity == Severity::kError && !line.starts_with("expect"))
    if (auto bare = bareClaim(line)) {
      bare->end = finding.end;
      finding = *bare;
    }
  if (known_.size() > kMostKnown) known_.clear();
  known_.emplace(key, finding);
  return finding;
}

std::optional<std::vector<Finding>> Judge::judge(const std::string& path, const std::string& text,
                                                 const std::function<bool()>& stop) {
  const FileKind kind = cli::kindOf(path);
  if (kind == FileKind::kModule && modules_) return modules_(path, text);
  if (kind == FileKind::kModule)
    return std::vector<Finding>{
        {0, 0, 1, Severity::kInformation, "command_line", "modules need a build of cutecheck with LLVM", ""}};
  std::vector<Finding> findings;
  if (!cli::hasLines(kind)) return findings;
  size_t number = 0;
  for (size_t begin = 0; begin < text.size(); ++number) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view whole = std::string_view(text).substr(begin, end - begin);
    const std::string_view line = trimmed(whole);
    begin = end + 1;
    if (line.empty()) continue;
    if (stop()) return std::nullopt;
    Finding finding = findingOf(kind, line);
    if (finding.message.empty()) continue;  // a comment
    const size_t indent = whole.find(line);
    finding.line = number, finding.begin += indent, finding.end += indent;
    findings.push_back(std::move(finding));
  }
  return findings;
}

}  // namespace cutecheck::lsp
