// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running the built program in a test.
#pragma once

#include <string>
#include <vector>

namespace cutecheck::cli {

struct Ran {
  int status = -1;  // exit status, or 128 + the signal that ended it
  std::string out, err;
};

// Runs cutecheck with `arguments`, in the repository root, `input` on its standard input: in this process,
// which is many times faster than to start the program.
Ran run(const std::vector<std::string>& arguments, const std::string& input = {});
// The same in a process of its own.
Ran runApart(const std::vector<std::string>& arguments, const std::string& input = {});

// Runs it, sends SIGINT when it has written something to its standard error, and waits.
Ran runAndInterrupt(const std::vector<std::string>& arguments);

// A shell line, `cutecheck` standing for the program, its two outputs in `out`.
Ran runShell(const std::string& line);

// A file in a fresh directory under the test's temporary directory; `name` may have directories.
std::string temporaryFile(const std::string& name, const std::string& text);

// A file's bytes; none when there is no such file.
std::string readAll(const std::string& path);

bool contains(const std::string& text, const std::string& part);

// The repository root.
std::string sourcePath(const std::string& relative);

}  // namespace cutecheck::cli
