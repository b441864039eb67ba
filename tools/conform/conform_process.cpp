// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_process.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cutecheck::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr size_t kComplaint = 2048;  // bytes of standard error worth keeping

void closeOnce(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

void dontBlock(int descriptor) { fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK); }

// Reads what is there; false at the end of the file.
bool drain(int descriptor, std::string& into, size_t most) {
  char buffer[16384];
  for (;;) {
    const ssize_t n = read(descriptor, buffer, sizeof buffer);
    if (n > 0) into.append(buffer, static_cast<size_t>(n));
    if (n == 0) return false;
    if (n < 0) return errno == EAGAIN || errno == EINTR;
    if (into.size() > most) return true;
  }
}

std::string lastLine(const std::string& text) {
  const size_t end = text.find_last_not_of(" \n\r\t");
  if (end == std::string::npos) return {};
  const size_t begin = text.find_last_of('\n', end);
  return text.substr(begin == std::string::npos ? 0 : begin + 1,
                     end - (begin == std::string::npos ? 0 : begin + 1) + 1);
}

}  // namespace

SubjectProcess::SubjectProcess(std::string command, std::chrono::milliseconds limit)
    : command_(std::move(command)), limit_(limit) {}

SubjectProcess::~SubjectProcess() { stop(); }

bool SubjectProcess::start() {
  int in[2], out[2], err[2];
  if (pipe2(in, O_CLOEXEC) != 0) return false;
  if (pipe2(out, O_CLOEXEC) != 0) return close(in[0]), close(in[1]), false;
  if (pipe2(err, O_CLOEXEC) != 0) return close(in[0]), close(in[1]), close(out[0]), close(out[1]), false;
  process_ = fork();
  if (process_ == 0) {
    setpgid(0, 0);
    std::signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    if (dup2(in[0], STDIN_FILENO) < 0 || dup2(out[1], STDOUT_FILENO) < 0 || dup2(err[1], STDERR_FILENO) < 0)
      _exit(127);
    execl("/bin/sh", "sh", "-c", command_.c_str(), static_cast<char*>(nullptr));
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  close(err[1]);
  in_ = in[1];
  out_ = out[0];
  err_ = err[0];
  if (process_ < 0) return stop(), false;
  setpgid(process_, process_);  // in both, so that neither has to wait for the other
  for (int descriptor : {in_, out_, err_}) dontBlock(descriptor);
  undo_.emplace([process = process_] { kill(-process, SIGKILL); });
  ++starts_;
  return true;
}

void SubjectProcess::stop() {
  closeOnce(in_);
  closeOnce(out_);
  closeOnce(err_);
  undo_.reset();
  answer_.clear();
  complaint_.clear();
  if (process_ <= 0) return;
  kill(-process_, SIGKILL);
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::string SubjectProcess::howItEnded() {
  // Its output is closed; a moment later it is gone, unless it closed it on purpose.
  int wait = 0;
  pid_t ended = 0;
  for (int i = 0; i < 200 && ended == 0; ++i) {
    ended = waitpid(process_, &wait, WNOHANG);
    if (ended == 0) usleep(1000);
  }
  drain(err_, complaint_, kComplaint * 8);
  std::string how = "it closed its output before it answered";
  if (ended == process_) {
    undo_.reset();
    kill(-process_, SIGKILL);  // what it started may live on
    process_ = -1;
    // A shell tells the signal that ended its command as 128 + n.
    const int status = WIFSIGNALED(wait) ? 128 + WTERMSIG(wait) : WEXITSTATUS(wait);
    how = status > 128 ? "signal " + std::to_string(status - 128) : "exit status " + std::to_string(status);
  }
  const std::string said = lastLine(complaint_);
  return said.empty() ? how : how + ": " + said.substr(0, 300);
}

ProcessAnswer SubjectProcess::failed(ProcessAnswer::Kind kind, std::string text) {
  stop();
  return {kind, std::move(text)};
}

SubjectProcess::Moved SubjectProcess::move(const std::string& request, size_t& written,
                                           Clock::time_point until) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
  if (left <= 0) return Moved::kLate;
  pollfd ends[3] = {{out_, POLLIN, 0}, {err_, POLLIN, 0}, {in_, POLLOUT, 0}};
  const int ready =
      poll(ends, written < request.size() ? 3 : 2, static_cast<int>(std::min<long long>(left, 1 << 30)));
  if (ready < 0) return errno == EINTR ? Moved::kYes : Moved::kClosed;
  if (ready == 0) return Moved::kLate;
  if ((ends[1].revents & (POLLIN | POLLHUP)) != 0) {
    if (!drain(err_, complaint_, kComplaint * 8)) closeOnce(err_);
    if (complaint_.size() > kComplaint) complaint_.erase(0, complaint_.size() - kComplaint);
  }
  if (written < request.size() && (ends[2].revents & (POLLOUT | POLLERR)) != 0) {
    const ssize_t n = write(in_, request.data() + written, request.size() - written);
    if (n > 0) written += static_cast<size_t>(n);
    // It no longer reads; what it wrote before is read first.
    if (n < 0 && errno == EPIPE) written = request.size();
  }
  if ((ends[0].revents & (POLLIN | POLLHUP)) != 0 && !drain(out_, answer_, kMaxAnswer)) return Moved::kClosed;
  return Moved::kYes;
}

ProcessAnswer SubjectProcess::ask(const std::string& line, int patience) {
  using Kind = ProcessAnswer::Kind;
  if (process_ < 0 && !start()) return {Kind::kCrashed, "it cannot be started"};
  const std::string request = line + "\n";
  size_t written = 0;
  const Clock::time_point until = Clock::now() + limit_ * patience;
  for (;;) {
    const size_t end = answer_.find('\n');
    if (end != std::string::npos) {
      if (end + 1 < answer_.size())
        return failed(Kind::kRubbish, "more than one line: " + answer_.substr(0, 200));
      ProcessAnswer answer{Kind::kLine, answer_.substr(0, end)};
      answer_.clear();
      return answer;
    }
    if (answer_.size() > kMaxAnswer) return failed(Kind::kRubbish, "a line of more than 4 MiB");
    const Moved moved = move(request, written, until);
    if (moved == Moved::kClosed && answer_.find('\n') == std::string::npos)
      return failed(Kind::kCrashed, howItEnded());
    if (moved == Moved::kLate)
      return failed(Kind::kHung, "no answer within " + std::to_string((limit_ * patience).count()) + " ms");
  }
}

}  // namespace cutecheck::cli
