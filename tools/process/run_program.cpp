// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/process/run_program.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "oracle/smt/process.h"

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

int statusOf(int wait) { return WIFEXITED(wait) ? WEXITSTATUS(wait) : 128 + WTERMSIG(wait); }

void redirect(const std::string& path, int flags, int descriptor) {
  const int file = open(path.c_str(), flags, 0600);
  if (file < 0 || dup2(file, descriptor) < 0) _exit(127);
}

struct Child {
  pid_t process = -1;
  std::string in, out, err;
};

Child start(const std::vector<std::string>& arguments, const std::string& input) {
  static int number = 0;
  const std::string base = scratch() + "/run" + std::to_string(number++);
  Child child{-1, base + ".in", base + ".out", base + ".err"};
  std::ofstream(child.in, std::ios::binary) << input;
  std::vector<std::string> words = {CUTECHECK_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  child.process = fork();
  if (child.process != 0) return child;
  redirect(child.in, O_RDONLY, STDIN_FILENO);
  redirect(child.out, O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
  redirect(child.err, O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
  if (chdir(CUTECHECK_SOURCE_DIR) != 0) _exit(127);
  execv(argv[0], argv.data());
  _exit(127);
}

Ran finish(const Child& child) {
  int wait = 0;
  waitpid(child.process, &wait, 0);
  return {statusOf(wait), readAll(child.out), readAll(child.err)};
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
  return finish(start(arguments, input));
}

Ran runAndInterrupt(const std::vector<std::string>& arguments) {
  const Child child = start(arguments, {});
  for (int i = 0; i < 1000 && readAll(child.err).empty(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  kill(child.process, SIGINT);
  return finish(child);
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
