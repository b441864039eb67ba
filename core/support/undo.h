// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Undo: what is undone when a signal ends the process: a file that is not yet whole, a program that was
// started.
//
// A process that a signal ends runs no destructor. Who makes something that must not outlive the process
// keeps an Undo as long as it is there; who watches the signals calls undoAll first.
#pragma once

#include <functional>
#include <list>

namespace cutecheck {

class Undo {
 public:
  // `undo` may run on another thread, and may meet that there is nothing to undo yet.
  explicit Undo(std::function<void()> undo);
  ~Undo();
  Undo(const Undo&) = delete;
  Undo& operator=(const Undo&) = delete;

 private:
  std::list<std::function<void()>>::iterator at_;
};

// Undoes all, the newest first. The process must end next: a thread that makes or ends an Undo waits for
// ever.
void undoAll();

}  // namespace cutecheck
