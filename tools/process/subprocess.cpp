// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/subprocess.h"

#include <cstdlib>
#include <vector>

#include "oracle/smt/process.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMaxCaptured = 1u << 16;

std::optional<Finished> finished(const std::string& line) {
  Expected<oracle::Ran> ran = oracle::runShellLine(line);
  if (!ran.ok()) return std::nullopt;
  return Finished{ran->status, ran->output.substr(0, kMaxCaptured)};
}

}  // namespace

std::optional<std::string> captureOutput(const std::string& command) {
  std::optional<Finished> ended = finished("{ " + command + "\n} 2>/dev/null");
  if (!ended || ended->status != 0) return std::nullopt;
  return std::move(ended->output);
}

std::optional<Finished> runToEnd(const std::string& command) { return finished(command); }

std::optional<std::string> findProgram(const std::string& program) {
  std::vector<std::string> folders;
  for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
    const char* cuda = std::getenv(variable);
    if (cuda != nullptr) folders.push_back(std::string(cuda) + "/bin");
  }
  folders.push_back("/usr/local/cuda/bin");
  return oracle::findExecutable(program, folders);
}

}  // namespace cutecheck::cli
