// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running a program over the fake driver in a test.
#pragma once

#include <cstdio>
#include <string>

namespace cutecheck::run_ptx {

struct Outcome {
  int status = -1;
  std::string output;
};

// Runs `program` with `arguments`, `fault` planted in the driver.
inline Outcome runOverFake(const std::string& fault, const std::string& program,
                           const std::string& arguments) {
  const std::string command = "FAKE_CUDA=" + fault + " " + program + " " + arguments + " 2>&1";
  Outcome outcome;
  FILE* pipe = popen(command.c_str(), "r");
  if (!pipe) return outcome;
  char line[512];
  while (std::fgets(line, sizeof line, pipe)) outcome.output += line;
  outcome.status = WEXITSTATUS(pclose(pipe));
  return outcome;
}

}  // namespace cutecheck::run_ptx
