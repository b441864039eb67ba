// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/run_program.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <future>
#include <iterator>
#include <thread>

#include <gtest/gtest.h>

#include "oracle/smt/process.h"
#include "tools/console/report.h"
#include "tools/cutecheck/run_here.h"

namespace cutecheck::cli {

namespace fs = std::filesystem;

namespace {

std::string freshDirectory() {
  std::string pattern = (fs::temp_directory_path() / "cutecheck-test-XXXXXX").string();
  return mkdtemp(pattern.data()) == nullptr ? std::string() : pattern;
}

// Directories of this process, removed when it ends.
const std::string& scratch() {
  struct Scratch {
    std::string path = freshDirectory();
    ~Scratch() {
      std::error_code ignored;
      fs::remove_all(path, ignored);
    }
  };
  static const Scratch directory;
  return directory.path;
}

// A program to run, with files for what goes in and what comes out.
struct Prepared {
  std::string script, process, out, err;
};

Prepared prepared(const std::vector<std::string>& arguments, const std::string& input) {
  static int number = 0;
  const std::string base = scratch() + "/run" + std::to_string(number++);
  Prepared made{base + ".sh", base + ".process", base + ".out", base + ".err"};
  std::ofstream(base + ".in", std::ios::binary) << input;
  std::ofstream script(made.script, std::ios::binary);
  script << "cd '" CUTECHECK_SOURCE_DIR "' || exit 127\necho $$ >" << shellQuote(made.process)
         << "\nexec '" CUTECHECK_PROGRAM "'";
  for (const std::string& argument : arguments) script << " " << shellQuote(argument);
  script << " <" << shellQuote(base + ".in") << " >" << shellQuote(made.out) << " 2>" << shellQuote(made.err)
         << "\n";
  return made;
}

Ran finished(const Prepared& program) {
  const Expected<oracle::Ran> ran = oracle::runProcess({"/bin/sh", program.script}, "");
  return {ran.ok() ? ran->status : -1, readAll(program.out), readAll(program.err)};
}

}  // namespace

std::string readAll(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Ran run(const std::vector<std::string>& arguments, const std::string& input) {
  const RanHere ran = runHere(arguments, input);
  return {static_cast<int>(ran.status), ran.out, ran.err};
}

Ran runApart(const std::vector<std::string>& arguments, const std::string& input) {
  return finished(prepared(arguments, input));
}

Ran runAndInterrupt(const std::vector<std::string>& arguments) {
  const Prepared program = prepared(arguments, {});
  std::future<Ran> ran = std::async(std::launch::async, finished, std::cref(program));
  for (int i = 0; i < 1000 && readAll(program.err).empty(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  const int process = std::atoi(readAll(program.process).c_str());
  EXPECT_GT(process, 0);
  if (process > 0) kill(process, SIGINT);
  return ran.get();
}

Ran runShell(const std::string& line) {
  const std::string script = "cd '" CUTECHECK_SOURCE_DIR "' || exit 127\ncutecheck() { '" CUTECHECK_PROGRAM
                             "' \"$@\"; }\n" +
                             line + "\n";
  const std::string path = temporaryFile("line.sh", script);
  Expected<oracle::Ran> ran = oracle::runProcess({"/bin/sh", path}, "");
  return ran.ok() ? Ran{ran->status, std::move(ran->output), {}} : Ran{};
}

std::string temporaryFile(const std::string& name, const std::string& text) {
  static int number = 0;
  const fs::path path = fs::path(scratch()) / ("files" + std::to_string(number++)) / name;
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
  return path.string();
}

std::string sourcePath(const std::string& relative) { return CUTECHECK_SOURCE_DIR "/" + relative; }

}  // namespace cutecheck::cli
