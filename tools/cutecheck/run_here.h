// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The command line in the process of a test: its start, and of its libraries, costs more than most answers.
#pragma once

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "tools/cutecheck/options.h"

namespace cutecheck::cli {

struct RanHere {
  ExitStatus status;
  std::string out, err;
};

// Runs `cutecheck words...` in the repository root, `input` on its standard input.
inline RanHere runHere(std::vector<std::string> words, const std::string& input = {}) {
  std::filesystem::current_path(CUTECHECK_SOURCE_DIR);
  std::istringstream in(input);
  std::ostringstream out, err;
  Console console{in, out, err};
  words.insert(words.begin(), "cutecheck");
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  const ExitStatus status = runCommandLine(static_cast<int>(argv.size()), argv.data(), console);
  return {status, out.str(), err.str()};
}

}  // namespace cutecheck::cli
