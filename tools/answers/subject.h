// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A subject: one line of a checked file, and what came of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/console/exit_status.h"
#include "tools/console/report.h"

namespace cutecheck::oracle {
enum class ClaimText : uint8_t;  // oracle/claims/claim.h
}

namespace cutecheck::cli {

enum class FileKind {
  kClaims,         // *.claims   expect VERDICT: claim [where premises]
  kLayouts,        // *.layouts  name | layout | facts
  kCalls,          // *.calls    call -> result, or call -> kCode at witness
  kErrata,         // *.errata   a claim of a document and how it is judged
  kBugs,           // *.bug      one JSON object a line
  kVectors,        // *.jsonl    one JSON object a line
  kArtifact,       // <target>/* the raw input of a fuzz target
  kSpecification,  // *.spec, of a kernel
  kCertificate,    // *.cert, of a claim
  kDocumentation,  // *.md, and *.tsv, tables that a test of their own reads
  kModule,         // *.mlir     a module of the cute dialect
  kTemplate,       // *.ll       LLVM IR with a meaning
  kMeaning,        // *.meaning  docs/reference/meaning.md
  kPtx,            // *.ptx      the order of its instructions (docs/reference/golden.md)
  kGolden,         // in a folder named golden: cutecheck golden --check
  kReplayed,       // dialect_*/* the raw input of a fuzz target of the dialect, which its replay reads
  kUnknown
};

// By extension, or by the name of the directory for raw inputs.
FileKind kindOf(std::string_view path);

// What reads the files of the kind, where neither `check` nor `verify` does; empty for the others.
std::string_view leftTo(FileKind kind);

// Why nothing is verified in a file of no known kind, and in one without a subject.
inline constexpr const char* kNoFormat =
    "no format has this name; names end in .claims, .layouts, .calls, .mlir, .ll or .ptx";
// Of such a file that nobody named, in a folder.
inline constexpr const char* kPassedOver = "no input";
// Whether a file of no known kind is passed over: it is none of `named`, the words of the command line, and
// its name does not end almost as that of an input does (.claim).
bool isStray(const std::string& file, const std::vector<std::string>& named);
std::string noSubject(FileKind kind, std::string_view text);

struct SubjectReport {
  std::string subject;  // the line, or its claim
  std::string expected;
  std::string got;                          // a verdict, "result" or the name of an error code
  ExitStatus status = ExitStatus::kPassed;  // kPassed when as expected
  std::string detail;                       // one or more lines; empty when as expected
  std::string reproduce;                    // arguments of cutecheck, quoted; empty when as expected
  std::vector<std::string> derivations{};   // of a claim: "DECIDER (ENGINE)", each once
  std::vector<std::string> restsOn{};       // of a claim: oracle/claims/rests_on.h
  // Of a claim, for a report (verify_evidence.h): the whole answer, and the numbers of the symbols in a
  // counterexample, "M = 2".
  std::string account{}, bindings{};
  oracle::ClaimText refusedIn{};  // of a claim that is refused: the text in which its place counts bytes

  bool asExpected() const { return status == ExitStatus::kPassed; }
};

Json toJson(const SubjectReport& report, const std::string& file, size_t line);

// A report about a line that is not of its file's format.
SubjectReport malformed(std::string_view line, Diagnostic diagnostic);

// Judges one line (not blank, not a comment) of a file of `kind`.
SubjectReport judgeClaimLine(std::string_view line);
SubjectReport judgeLayoutLine(std::string_view line);
SubjectReport judgeCallLine(std::string_view line);
SubjectReport judgeBugLine(std::string_view line);
SubjectReport judgeErrataLine(std::string_view line);
SubjectReport judgeVectorLine(std::string_view line);

}  // namespace cutecheck::cli
