// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

extern char** environ;

namespace cutecheck::oracle {

namespace {

constexpr size_t kMostOutput = size_t{64} << 20;

Diagnostic failed(const std::string& what, int error) {
  return makeError(Code::kLimit, "process_c1", what + ": " + std::strerror(error));
}

// One end of a socket; a pipe would raise SIGPIPE here when the program ends early.
class Socket {
 public:
  explicit Socket(int fd) : fd_(fd) {}
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket() { close(); }
  int get() const { return fd_; }
  void close() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }

 private:
  int fd_;
};

// Writes and reads until the program closes its end; false when it was to be stopped.
bool converse(int fd, std::string_view input, std::chrono::steady_clock::time_point end,
              std::string& output) {
  bool writing = true;
  char buffer[1 << 14];
  while (true) {
    if (writing && input.empty()) {
      ::shutdown(fd, SHUT_WR);
      writing = false;
    }
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0 || output.size() > kMostOutput) return false;
    pollfd ready{fd, static_cast<short>(POLLIN | (writing ? POLLOUT : 0)), 0};
    if (::poll(&ready, 1, static_cast<int>(left.count())) < 0 && errno != EINTR) return false;
    if (writing && (ready.revents & POLLOUT)) {
      const ssize_t sent = ::send(fd, input.data(), input.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent > 0) input.remove_prefix(static_cast<size_t>(sent));
      // A program that no longer reads may still have written something.
      if (sent < 0 && errno != EAGAIN && errno != EINTR) input = {};
    }
    if (ready.revents & (POLLIN | POLLHUP | POLLERR)) {
      const ssize_t got = ::recv(fd, buffer, sizeof buffer, MSG_DONTWAIT);
      if (got > 0) output.append(buffer, static_cast<size_t>(got));
      if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) return true;
    }
  }
}

}  // namespace

std::optional<std::string> findExecutable(const std::string& name) {
  const char* path = std::getenv("PATH");
  const std::string folders = path == nullptr ? "" : path;
  for (size_t begin = 0; begin <= folders.size();) {
    const size_t end = std::min(folders.find(':', begin), folders.size());
    const std::string file = folders.substr(begin, end - begin) + "/" + name;
    if (end > begin && ::access(file.c_str(), X_OK) == 0) return file;
    begin = end + 1;
  }
  return std::nullopt;
}

Expected<Ran> runProcess(const std::vector<std::string>& argv, std::string_view input,
                         std::chrono::milliseconds limit) {
  int ends[2];
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return failed("socketpair", errno);
  Socket here(ends[0]), there(ends[1]);

  std::vector<char*> arguments;
  for (const std::string& argument : argv) arguments.push_back(const_cast<char*>(argument.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  for (int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::posix_spawn_file_actions_adddup2(&actions, there.get(), fd);
  pid_t pid = 0;
  const int error = ::posix_spawn(&pid, arguments[0], &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return failed(argv[0], error);
  there.close();

  Ran ran;
  ran.stopped = !converse(here.get(), input, std::chrono::steady_clock::now() + limit, ran.output);
  if (ran.stopped) ::kill(pid, SIGKILL);
  int status = 0;
  while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return ran;
}

}  // namespace cutecheck::oracle
