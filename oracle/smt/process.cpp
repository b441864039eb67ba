// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <thread>

#include "core/support/undo.h"

extern char** environ;

namespace cutecheck::oracle {

namespace {

constexpr size_t kMostOutput = size_t{64} << 20;

Diagnostic failed(const std::string& what, int error) {
  return makeError(Code::kLimit, "process_c1", what + ": " + std::strerror(error));
}

// One end of a socket or of a pipe.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }
  int get() const { return fd_; }
  void close() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }

 private:
  int fd_;
};

using Clock = std::chrono::steady_clock;

// Milliseconds until then, as poll counts them; -1 without an end.
int timeUntil(const std::optional<Clock::time_point>& end) {
  if (!end) return -1;
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(*end - Clock::now()).count();
  return static_cast<int>(std::clamp<int64_t>(left, 0, std::numeric_limits<int>::max()));
}

// Writes and reads until the program closes its output; false when it was to be stopped.
bool converse(Descriptor& in, int out, std::string_view input, const std::optional<Clock::time_point>& end,
              std::string& output) {
  char buffer[1 << 14];
  while (true) {
    if (input.empty()) in.close();
    const int left = timeUntil(end);
    if (left == 0 || output.size() > kMostOutput) return false;
    pollfd ready[2] = {{out, POLLIN, 0}, {in.get(), POLLOUT, 0}};  // one that is closed is passed over
    if (::poll(ready, 2, left) < 0) {
      if (errno != EINTR) return false;
      continue;
    }
    if (ready[1].revents != 0) {
      const ssize_t sent = ::send(in.get(), input.data(), input.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent > 0) input.remove_prefix(static_cast<size_t>(sent));
      // A program that no longer reads may still have written something.
      if (sent < 0 && errno != EAGAIN && errno != EINTR) input = {};
    }
    if (ready[0].revents != 0) {
      const ssize_t got = ::read(out, buffer, sizeof buffer);
      if (got > 0) output.append(buffer, static_cast<size_t>(got));
      if (got == 0 || (got < 0 && errno != EINTR)) return true;
    }
  }
}

// Waits for the process, which has closed its output, and ends it at `end`: then `stopped` is set. Nothing
// where its status is not to be had, as where SIGCHLD is ignored: errno says why.
std::optional<int> statusOf(pid_t pid, const std::optional<Clock::time_point>& end, bool& stopped) {
  int wait = 0;
  for (auto pause = std::chrono::microseconds(50);;
       pause = std::min(2 * pause, std::chrono::microseconds(10'000))) {
    const pid_t ended = ::waitpid(pid, &wait, end && !stopped ? WNOHANG : 0);
    if (ended == pid) break;
    if (ended < 0 && errno != EINTR) return std::nullopt;
    if (ended == 0 && timeUntil(end) == 0) {
      stopped = true;
      ::kill(pid, SIGKILL);
    } else if (ended == 0) {
      std::this_thread::sleep_for(pause);
    }
  }
  if (WIFEXITED(wait)) return WEXITSTATUS(wait);
  return WIFSIGNALED(wait) ? std::optional(128 + WTERMSIG(wait)) : std::nullopt;
}

bool isExecutableFile(const std::string& path) {
  struct stat found{};
  return ::stat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode) && ::access(path.c_str(), X_OK) == 0;
}

}  // namespace

std::optional<std::string> findExecutable(const std::string& name, const std::vector<std::string>& folders) {
  const char* path = std::getenv("PATH");
  std::string all = path == nullptr ? "" : path;
  for (const std::string& folder : folders) all += ":" + folder;
  for (size_t begin = 0; begin <= all.size();) {
    const size_t end = std::min(all.find(':', begin), all.size());
    const std::string file = all.substr(begin, end - begin) + "/" + name;
    if (end > begin && isExecutableFile(file)) return file;
    begin = end + 1;
  }
  return std::nullopt;
}

Expected<Ran> runProcess(const std::vector<std::string>& argv, std::string_view input,
                         std::optional<std::chrono::milliseconds> limit) {
  // Its input is a socket, for a pipe would raise SIGPIPE here when the program ends early; its output is a pipe, which
  // it may open by name.
  int in[2], out[2];
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) != 0) return failed("socketpair", errno);
  Descriptor toProgram(in[0]), itsInput(in[1]);
  if (::pipe2(out, O_CLOEXEC) != 0) return failed("pipe", errno);
  Descriptor fromProgram(out[0]), itsOutput(out[1]);

  std::vector<char*> arguments;
  for (const std::string& argument : argv) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  if (input.empty())
    ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  else
    ::posix_spawn_file_actions_adddup2(&actions, itsInput.get(), STDIN_FILENO);
  for (int fd : {STDOUT_FILENO, STDERR_FILENO})
    ::posix_spawn_file_actions_adddup2(&actions, itsOutput.get(), fd);
  pid_t pid = 0;
  const int error = ::posix_spawn(&pid, arguments[0], &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return failed(argv[0], error);
  const Undo atSignal([pid] { ::kill(pid, SIGKILL); });
  itsInput.close();
  itsOutput.close();

  Ran ran;
  std::optional<Clock::time_point> end;
  if (limit) end = Clock::now() + *limit;
  ran.stopped = !converse(toProgram, fromProgram.get(), input, end, ran.output);
  if (ran.stopped) ::kill(pid, SIGKILL);
  const std::optional<int> status = statusOf(pid, end, ran.stopped);
  if (!status) return failed("the status of " + argv[0] + " is not known; is SIGCHLD ignored?", errno);
  ran.status = *status;
  return ran;
}

Expected<Ran> runShellLine(const std::string& line) { return runProcess({"/bin/sh", "-c", line}, ""); }

}  // namespace cutecheck::oracle
