#include "tools/cutecheck/subprocess.h"

#include <cstdio>
#include <cstdlib>

#include <unistd.h>

#include "tools/cutecheck/report.h"

namespace cutecheck::cli {

namespace {

constexpr size_t kMaxCaptured = 1u << 16;

bool isExecutable(const std::string& path) { return access(path.c_str(), X_OK) == 0; }

}  // namespace

std::optional<std::string> captureOutput(const std::string& command) {
  std::FILE* pipe = popen((command + " 2>/dev/null").c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  std::string text;
  char buffer[4096];
  for (size_t n = fread(buffer, 1, sizeof buffer, pipe); n > 0; n = fread(buffer, 1, sizeof buffer, pipe)) {
    if (text.size() < kMaxCaptured) text.append(buffer, n);
  }
  if (pclose(pipe) != 0) return std::nullopt;
  return text;
}

std::optional<std::string> findProgram(const std::string& program) {
  const char* path = std::getenv("PATH");
  std::string directories = path == nullptr ? "" : path;
  const char* cuda = std::getenv("CUDA_HOME");
  if (cuda != nullptr) directories += ":" + std::string(cuda) + "/bin";
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
