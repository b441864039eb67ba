// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running a program over the fake driver in a test.
#pragma once

#include <string>

#include "oracle/smt/process.h"

namespace cutecheck::run_ptx {

struct Outcome {
  int status = -1;
  std::string output;
};

// Runs `program` with `arguments`, `fault` planted in the driver.
inline Outcome runOverFake(const std::string& fault, const std::string& program,
                           const std::string& arguments) {
  const std::string command = "FAKE_CUDA=" + fault + " " + program + " " + arguments + " 2>&1";
  const Expected<oracle::Ran> ran = oracle::runShellLine(command);
  return ran.ok() ? Outcome{ran->status, ran->output} : Outcome{};
}

}  // namespace cutecheck::run_ptx
