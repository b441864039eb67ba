// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/ptxas.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>

#include "tools/console/report.h"
#include "tools/process/subprocess.h"
#include "tools/process/temporary_file.h"

namespace cutecheck::cli {

namespace fs = std::filesystem;

namespace {

int64_t number(const std::ssub_match& text) { return std::strtoll(text.str().c_str(), nullptr, 10); }

}  // namespace

std::optional<std::string> findPtxas() { return findProgram("ptxas"); }

std::string ptxasVersion(const std::string& ptxas) {
  const std::string text = captureOutput(shellQuote(ptxas) + " --version").value_or("unknown");
  const size_t at = text.find(", V");
  if (at == std::string::npos) return text.substr(0, text.find('\n'));
  return text.substr(at + 3, text.find_first_of(" \n", at + 3) - at - 3);
}

Assembly readPtxas(std::string_view output, bool accepted) {
  // What `ptxas -v` prints for each entry; a non-entry function has properties alone.
  static const std::regex entry(R"(Compiling entry function '([^']*)')");
  static const std::regex stack(
      R"((\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads)");
  static const std::regex used(R"(Used (\d+) registers)");
  Assembly assembly;
  assembly.accepted = accepted;
  bool inEntry = false;
  for (size_t begin = 0; begin < output.size();) {
    const size_t end = std::min(output.find('\n', begin), output.size());
    const std::string line(output.substr(begin, end - begin));
    begin = end + 1;
    std::smatch match;
    if (std::regex_search(line, match, entry)) {
      assembly.entries.push_back({match.str(1)});
      inEntry = true;
    } else if (inEntry && std::regex_search(line, match, stack)) {
      assembly.entries.back().stackBytes = number(match[1]);
      assembly.entries.back().spillStoreBytes = number(match[2]);
      assembly.entries.back().spillLoadBytes = number(match[3]);
    } else if (inEntry && std::regex_search(line, match, used)) {
      assembly.entries.back().registers = number(match[1]);
      inEntry = false;
    } else if (line.find("(C75") != std::string::npos) {
      // "info", and yet trouble: waits of its own between the instructions of wgmma.
      assembly.messages.push_back(line);
    } else if (!line.empty() && line.find("ptxas info") == std::string::npos && line[0] != ' ') {
      assembly.messages.push_back(line);
    }
  }
  return assembly;
}

Expected<Assembly> assemble(const std::string& ptxas, std::string_view ptx, const std::string& target) {
  const TemporaryFile file(ptx);
  if (!file.written()) return makeError(Code::kUsage, "ptxas_run", "no temporary file can be written");
  const std::optional<Finished> finished = runToEnd(shellQuote(ptxas) + " -arch=" + shellQuote(target) +
                                                    " -v -o /dev/null " + shellQuote(file.path()));
  // 126 and 127 are the shell's: not executable, not found.
  if (!finished || finished->status == 126 || finished->status == 127)
    return makeError(Code::kUsage, "ptxas_run", "cannot run '" + ptxas + "'");
  Assembly assembly = readPtxas(finished->output, finished->status == 0);
  // The file's name differs from run to run.
  for (std::string& message : assembly.messages) {
    for (size_t at; (at = message.find(file.path())) != std::string::npos;)
      message.replace(at, file.path().size(), "module.ptx");
  }
  return assembly;
}

std::string toString(const EntryCost& cost) {
  std::string text = std::to_string(cost.registers) + " registers";
  if (cost.stackBytes > 0) text += ", " + std::to_string(cost.stackBytes) + " bytes of stack";
  if (cost.spillStoreBytes + cost.spillLoadBytes > 0)
    text += ", " + std::to_string(cost.spillStoreBytes) + " bytes spilled, " +
            std::to_string(cost.spillLoadBytes) + " reloaded";
  return text;
}

}  // namespace cutecheck::cli
