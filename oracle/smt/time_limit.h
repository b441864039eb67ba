// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// time_limit: what ends a query whose units take long. A query that is ended is open.
//
// Z3 counts no units while it takes products of wide numbers apart into bits. Most questions spend all of
// their units in less than half of sixteen seconds on a slow machine, so that the clock decides of no other.
// Time is of the processor: a machine that is busy otherwise ends none sooner.
#pragma once

#include <pthread.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <mutex>
#include <thread>

namespace cutecheck::oracle {

using Milliseconds = std::chrono::milliseconds;

// How long the queries of this thread may take together from here to the end of the scope, beside their units.
class TimeLimit {
 public:
  explicit TimeLimit(Milliseconds all) : outer_(left), own_(std::min(factor() * all, left)) { left = own_; }
  ~TimeLimit() { left = outer_ - (own_ - left); }
  TimeLimit(const TimeLimit&) = delete;
  TimeLimit& operator=(const TimeLimit&) = delete;

  // A claim with what its solvers count no units for; under strict by two engines for each goal.
  static constexpr Milliseconds kClaim{1'000}, kStrictClaim{30'000};

  // Of the processor, by this thread; what asks no solver is counted in units, and is a claim's time all the same.
  static Milliseconds ofThread() {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return Milliseconds(time.tv_sec * 1000 + time.tv_nsec / 1'000'000);
  }
  static constexpr Milliseconds kWithoutSolvers{300};  // what is more leaves a claim's solvers less

  static void spend(Milliseconds time) { left = std::max(left - time, Milliseconds(0)); }

  static Milliseconds query() { return factor() * Milliseconds(16'000); }  // one of them

  // What a time is multiplied by on a processor that is slow, or under sanitizers: CUTECHECK_TIME_FACTOR,
  // from 1 to 100.
  static int factor() {
    static const int given = [] {
      const char* text = std::getenv("CUTECHECK_TIME_FACTOR");
      return std::clamp(text ? std::atoi(text) : 1, 1, 100);
    }();
    return given;
  }

  inline static thread_local Milliseconds left = std::chrono::hours(24);

 private:
  const Milliseconds outer_, own_;
};

// What the processes that this one started, and that ended, took of the processor.
inline Milliseconds ofChildren() {
  rusage usage = {};
  getrusage(RUSAGE_CHILDREN, &usage);
  return Milliseconds((usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000 +
                      (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000);
}

// Interrupts once the clock has run out, until it is destroyed. Z3's own timer (parameter `timeout`) is not used: that
// of 4.8.12 waits at times for a lock that nobody gives back.
class Deadline {
 public:
  explicit Deadline(std::function<void()> interrupt) : interrupt_(std::move(interrupt)) {
    pthread_getcpuclockid(pthread_self(), &clock_);
    began_ = now();
    watch_ = std::thread([this] { watch(); });
  }
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;
  ~Deadline() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_one();
    watch_.join();
    TimeLimit::spend(now() - began_);
  }

  bool ended() const { return now() - began_ >= most_; }

 private:
  Milliseconds now() const {
    timespec time = {};
    clock_gettime(clock_, &time);
    return Milliseconds(time.tv_sec * 1000 + time.tv_nsec / 1'000'000);
  }

  void watch() {
    std::unique_lock lock(mutex_);
    auto rest = most_;
    while (!changed_.wait_for(lock, rest, [this] { return over_; })) {
      if (ended()) interrupt_();
      // An interrupt before the search has begun is lost.
      rest = std::max(most_ - (now() - began_), Milliseconds(50));
    }
  }

  const std::function<void()> interrupt_;
  const Milliseconds most_ = std::min(TimeLimit::query(), TimeLimit::left);
  std::mutex mutex_;
  std::condition_variable changed_;
  bool over_ = false;
  clockid_t clock_ = {};
  Milliseconds began_{};
  std::thread watch_;
};

}  // namespace cutecheck::oracle
