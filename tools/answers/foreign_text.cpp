// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/foreign_text.h"

#include "core/support/trimmed.h"
#include "tools/answers/subject.h"
#include "tools/console/report.h"
#include "tools/process/ptxas.h"
#include "tools/process/subprocess.h"

namespace cutecheck::cli {

namespace {

constexpr const char* kFunction =
    "llvm.func @probe(%p: !llvm.ptr, %q: !llvm.ptr, %s: !llvm.ptr<3>, %t: !llvm.ptr<6>, %i: i32, %j: i32, "
    "%l: i64, "
    "%c: i1) {\n";

constexpr const char* kEntry =
    ".visible .entry probe(.param .u64 q) {\n"
    "  .reg .pred %p<4>;\n  .reg .b32 %r<32>;\n  .reg .b64 %rd<8>;\n  .reg .b128 %q<2>;\n"
    "  .shared .align 128 .b8 buf[1024];\n";

std::string firstError(const std::string& output) {
  const size_t at = output.find("error");
  if (at == std::string::npos) return "";
  const size_t colon = output.find(": ", at);
  const size_t begin = colon == std::string::npos ? at : colon + 2;
  return output.substr(begin, output.find('\n', begin) - begin);
}

}  // namespace

std::optional<ForeignAnswer> askMlirOpt(const std::string& text) {
  const std::optional<std::string> program = findProgram("mlir-opt-22");
  if (!program) return std::nullopt;
  const bool whole = text.starts_with("module") || text.starts_with("llvm.func");
  const std::string module = whole ? text : kFunction + text + "\nllvm.return\n}\n";
  const std::optional<Finished> finished =
      runToEnd("printf '%s' " + shellQuote(module) + " | " + shellQuote(*program) + " -o /dev/null -");
  if (!finished || finished->status == 126 || finished->status == 127) return std::nullopt;
  return ForeignAnswer{finished->status == 0, firstError(finished->output)};
}

std::optional<ForeignAnswer> askPtxas(const std::string& text) {
  const std::optional<std::string> program = findPtxas();
  const size_t bar = text.find(" | ");
  if (!program || bar == std::string::npos) return std::nullopt;
  const std::string target(trimmed(text.substr(0, bar)));
  const std::string ptx = ".version 9.0\n.target " + target + "\n.address_size 64\n" + kEntry + "  " +
                          text.substr(bar + 3) + "\n  ret;\n}\n";
  const Expected<Assembly> assembly = assemble(*program, ptx, target);
  if (!assembly.ok()) return std::nullopt;
  ForeignAnswer answer;
  answer.accepted = assembly->accepted;
  for (const std::string& message : assembly->messages)
    if (answer.message.empty()) answer.message = firstError(message);
  return answer;
}

}  // namespace cutecheck::cli
