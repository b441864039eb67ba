// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/verify/verify_report.h"

#include <filesystem>

#include "tools/answers/write_file.h"
#include "tools/report/report_page.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMostText = 1 << 20;  // bytes of one text on the page

std::string clipped(const std::string& text) {
  if (text.size() <= kMostText) return text;
  return text.substr(0, kMostText) + "\n(" + std::to_string(text.size() - kMostText) +
         " more bytes are left out)\n";
}

std::filesystem::path fileIn(const std::string& folder, const char* name) {
  return std::filesystem::path(folder) / name;
}

std::optional<Diagnostic> refused(const std::optional<std::string>& reason) {
  if (!reason) return std::nullopt;
  return makeError(Code::kUsage, "verify_c7",
                   "--report: " + *reason +
                       (reason->find("Not a directory") == std::string::npos
                            ? ""
                            : "; --report takes a folder, and writes four files into it"));
}

std::optional<Diagnostic> write(const std::filesystem::path& path, const std::string& text) {
  return refused(notWritten(path.string(), text));
}

Json toJson(const EvidenceLine& line) {
  const SubjectReport& report = line.report;
  Json json{{"line", line.line},
            {"subject", report.subject},
            {"expected", report.expected},
            {"got", report.got},
            {"as_expected", report.asExpected()},
            {"status", static_cast<int>(report.status)},
            {"seconds", line.seconds},
            {"derivations", report.derivations},
            {"rests_on", report.restsOn}};
  if (!report.detail.empty()) json["detail"] = report.detail;
  if (!report.reproduce.empty()) json["reproduce"] = "cutecheck " + report.reproduce;
  if (!report.account.empty()) json["account"] = report.account;
  return json;
}

Json toJson(const ReportRow& row, bool texts) {
  Json json = cli::toJson(row.row);
  json["from_journal"] = row.fromJournal;
  json["derivations"] = row.row.derivations;
  json["rests_on"] = row.row.restsOn;
  Json times = Json::array(), lines = Json::array();
  for (const StageTime& time : row.row.evidence.times)
    times.push_back({{"stage", time.stage}, {"seconds", time.seconds}});
  for (const EvidenceLine& line : row.row.evidence.lines) lines.push_back(toJson(line));
  json["times"] = std::move(times);
  json["lines"] = std::move(lines);
  if (!texts) return json;
  json["source"] = clipped(row.source);
  json["texts"] = Json::array();
  for (const EvidenceText& text : row.row.evidence.texts)
    json["texts"].push_back({{"title", text.title}, {"text", clipped(text.text)}});
  json["pictures"] = Json::array();
  for (const RowPicture& picture : row.pictures.drawn)
    json["pictures"].push_back({{"line", picture.line},
                                {"title", picture.title},
                                {"description", picture.description},
                                {"svg", picture.svg}});
  json["pictures_left_out"] = row.pictures.leftOut;
  return json;
}

}  // namespace

bool VerifyReport::isWhole() const { return status != ExitStatus::kInterrupted && !rows.empty(); }

Json reportJson(const VerifyReport& report, bool texts) {
  Json rows = Json::array(), leftOut = Json::array();
  for (const ReportRow& row : report.rows) rows.push_back(toJson(row, texts));
  for (const ReportLeftOut& file : report.leftOut)
    leftOut.push_back(
        {{"file", file.file}, {"reason", file.reason}, {"status", static_cast<int>(file.status)}});
  return {{"report", "cutecheck verify"}, {"format", 1},
          {"version", CUTECHECK_VERSION}, {"status", static_cast<int>(report.status)},
          {"settings", report.settings},  {"summary", report.summary},
          {"rows", std::move(rows)},      {"not_verified", std::move(leftOut)}};
}

std::optional<Diagnostic> prepareReport(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return refused(cannotWrite(fileIn(folder, "report.json").string(), error.value()));
  // An hour's run must not find out at its end that the folder is somebody else's.
  return refused(notWritable(fileIn(folder, "report.json").string()));
}

std::optional<Diagnostic> writeReport(const VerifyReport& report, const std::string& folder) {
  if (const auto error = write(fileIn(folder, "report.json"), dump(reportJson(report, false)) + "\n"))
    return error;
  if (const auto error = write(fileIn(folder, "report.xml"), reportJunit(report))) return error;
  if (const auto error = write(fileIn(folder, "report.sarif"), reportSarif(report))) return error;
  return write(fileIn(folder, "report.html"), reportPage(reportJson(report, true)));
}

}  // namespace cutecheck::cli
