// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/subprocess.h"

#include <cstdio>
#include <cstdlib>

#include <sys/wait.h>
#include <unistd.h>

#include "tools/console/report.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMaxCaptured = 1u << 16;

bool isExecutable(const std::string& path) { return access(path.c_str(), X_OK) == 0; }

std::optional<Finished> runShellLine(const std::string& line) {
  std::FILE* pipe = popen(line.c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  Finished finished;
  char buffer[4096];
  for (size_t n = fread(buffer, 1, sizeof buffer, pipe); n > 0; n = fread(buffer, 1, sizeof buffer, pipe)) {
    if (finished.output.size() < kMaxCaptured) finished.output.append(buffer, n);
  }
  const int wait = pclose(pipe);
  if (wait == -1) return std::nullopt;
  finished.status = WIFEXITED(wait) ? WEXITSTATUS(wait) : 128 + WTERMSIG(wait);
  return finished;
}

}  // namespace

std::optional<std::string> captureOutput(const std::string& command) {
  std::optional<Finished> finished = runShellLine(command + " 2>/dev/null");
  if (!finished || finished->status != 0) return std::nullopt;
  return std::move(finished->output);
}

std::optional<Finished> runToEnd(const std::string& command) { return runShellLine(command + " 2>&1"); }

std::optional<std::string> findProgram(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::string directories = path == nullptr ? "" : path;
  for (const char* variable : {"CUDA_HOME", "CUDA_PATH"}) {
    const char* cuda = std::getenv(variable);
    if (cuda != nullptr) directories += ":" + std::string(cuda) + "/bin";
  }
  directories += ":/usr/local/cuda/bin";
  for (size_t begin = 0; begin <= directories.size();) {
    const size_t end = std::min(directories.find(':', begin), directories.size());
    const std::string directory = directories.substr(begin, end - begin);
    if (!directory.empty() && isExecutable(directory + "/" + program)) return directory + "/" + program;
    begin = end + 1;
  }
  return std::nullopt;
}

}  // namespace cutecheck::cli
