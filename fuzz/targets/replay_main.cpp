// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs one fuzz target over the files and directories given, without libFuzzer, so that seeds and
// old findings are part of the ordinary tests.
//
//   TARGET_replay PATH...    directories are walked; files run in the order of their names
//
// Exit status: 0 when every input ran, 3 when a path is missing or unreadable, or there was no input.
// A finding traps, after its text.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);
// libFuzzer's, which the mutators of the targets name; a replay mutates nothing.
extern "C" size_t LLVMFuzzerMutate(uint8_t*, size_t size, size_t) { return size; }

namespace {

constexpr int kBadInput = 3;

bool collect(const std::filesystem::path& path, std::vector<std::filesystem::path>& files) {
  std::error_code error;
  if (std::filesystem::is_regular_file(path, error)) {
    files.push_back(path);
    return true;
  }
  std::filesystem::recursive_directory_iterator entry(path, error), end;
  for (; !error && entry != end; entry.increment(error))
    if (entry->is_regular_file(error)) files.push_back(entry->path());
  return !error;
}

bool run(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  if (!stream.is_open() || stream.bad()) return false;
  // Named before it runs: a finding ends the process.
  std::fprintf(stderr, "%s\n", file.string().c_str());
  LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size());
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::filesystem::path> files;
  for (int i = 1; i < argc; ++i) {
    if (collect(argv[i], files)) continue;
    std::fprintf(stderr, "%s: cannot be read\n", argv[i]);
    return kBadInput;
  }
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    if (run(file)) continue;
    std::fprintf(stderr, "%s: cannot be read\n", file.string().c_str());
    return kBadInput;
  }
  std::printf("%zu inputs ran, no finding\n", files.size());
  return files.empty() ? kBadInput : 0;
}
