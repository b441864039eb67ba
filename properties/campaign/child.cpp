// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>

namespace cutecheck::campaign {

namespace {

constexpr int kTick = 2;  // milliseconds between two looks at where a child is

// The child's side: it never returns.
[[noreturn]] void workApart(const std::function<void(const Tell&)>& work, const ChildLimits& limits,
                            int out) {
  if (limits.processorSeconds > 0) {
    const rlimit limit{limits.processorSeconds, limits.processorSeconds};
    setrlimit(RLIMIT_CPU, &limit);
  }
  work([out](std::string_view text) {
    while (!text.empty()) {
      const ssize_t written = ::write(out, text.data(), text.size());
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) _exit(3);
      text.remove_prefix(static_cast<size_t>(written));
    }
  });
  if (limits.exits) std::exit(0);
  std::fflush(nullptr);
  _exit(0);
}

// Reads what the child tells until it ends; kills it when it stands at one place, and says so.
bool listened(pid_t child, int in, const ChildLimits& limits, std::string& told) {
  const bool watched = limits.standSeconds > 0 && limits.place;
  std::optional<int64_t> seen;
  bool hung = false;
  for (int64_t ticks = 0;;) {
    pollfd ready{in, POLLIN, 0};
    const int many = ::poll(&ready, 1, watched ? kTick : -1);
    if (many > 0) {
      char buffer[1 << 14];
      const ssize_t got = ::read(in, buffer, sizeof buffer);
      if (got == 0 || (got < 0 && errno != EINTR)) return hung;
      if (got > 0) told.append(buffer, static_cast<size_t>(got));
    }
    if (!watched || hung) continue;
    const std::optional<int64_t> at = limits.place();
    ticks = !at || at != seen ? 0 : ticks + (many == 0 ? 1 : 0);
    seen = at;
    if (ticks <= int64_t{limits.standSeconds} * (1000 / kTick)) continue;
    hung = true;
    ::kill(child, SIGKILL);
  }
}

}  // namespace

Ended inChild(const std::function<void(const Tell&)>& work, const ChildLimits& limits) {
  Ended ended;
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return ended;
  std::fflush(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    workApart(work, limits, ends[1]);
  }
  ::close(ends[1]);
  const bool hung = child > 0 && listened(child, ends[0], limits, ended.told);
  ::close(ends[0]);
  if (child < 0) return ended;
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return ended;
  ended.how = hung ? Ended::How::kHung : WIFSIGNALED(status) ? Ended::How::kSignal : Ended::How::kExited;
  ended.status = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  return ended;
}

Jobs sideBySide(size_t jobs, const std::function<int(size_t)>& job, bool again) {
  Jobs result;
  std::map<pid_t, size_t> running;
  const auto begin = [&](size_t number) {
    const pid_t child = ::fork();
    if (child == 0) _exit(job(number));
    if (child > 0)
      running[child] = number;
    else
      ++result.lost;
  };
  for (size_t number = 0; number < jobs; ++number) begin(number);
  while (!running.empty()) {
    int status = 0;
    const pid_t child = ::wait(&status);
    if (child < 0 && errno == EINTR) continue;
    if (child < 0) break;
    const auto at = running.find(child);
    if (at == running.end()) continue;
    const size_t number = at->second;
    running.erase(at);
    if (WIFEXITED(status))
      result.worst = std::max(result.worst, WEXITSTATUS(status));
    else if (again)
      begin(number);
    else
      ++result.lost;
  }
  return result;
}

void* sharedMemory(size_t size) {
  void* memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? nullptr : memory;
}

void releaseShared(void* memory, size_t size) { ::munmap(memory, size); }

}  // namespace cutecheck::campaign
