// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The process of a subject: a line goes in, a line comes back, and whatever else it does is told.
//
// The command is a shell line. It runs in a process group of its own, so that what it started ends with it;
// it is started on the first question and again after it crashed, hung or was stopped.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include <sys/types.h>

#include "core/support/undo.h"

namespace cutecheck::cli {

struct ProcessAnswer {
  enum class Kind : uint8_t {
    kLine,     // one line, in `text`
    kCrashed,  // it ended before it answered; `text` says how, with the end of its standard error
    kHung,     // no whole line within the limit
    kRubbish,  // more than one line, or a line beyond kMaxAnswer
  };
  Kind kind = Kind::kLine;
  std::string text;
};

class SubjectProcess {
 public:
  static constexpr size_t kMaxAnswer = size_t{1} << 22;  // bytes

  SubjectProcess(std::string command, std::chrono::milliseconds limit);
  ~SubjectProcess();
  SubjectProcess(const SubjectProcess&) = delete;
  SubjectProcess& operator=(const SubjectProcess&) = delete;

  // Writes `line` and a newline, reads one line; `patience` times the limit is what it may take. After any
  // answer but kLine the process is ended.
  ProcessAnswer ask(const std::string& line, int patience = 1);

  bool running() const { return process_ > 0; }

  // Ends the process and what it started; the next question starts a new one.
  void stop();

  int64_t starts() const { return starts_; }

 private:
  bool start();
  ProcessAnswer failed(ProcessAnswer::Kind kind, std::string text);
  std::string howItEnded();
  // Moves what can be read or written now; false when the process closed its output or nothing came in time.
  enum class Moved : uint8_t { kYes, kClosed, kLate };
  Moved move(const std::string& request, size_t& written, std::chrono::steady_clock::time_point until);

  std::string command_;
  std::chrono::milliseconds limit_;
  pid_t process_ = -1;
  std::optional<Undo> undo_;           // ends it
  int in_ = -1, out_ = -1, err_ = -1;  // our ends
  std::string answer_, complaint_;
  int64_t starts_ = 0;
};

}  // namespace cutecheck::cli
