// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/undo.h"

#include <mutex>
#include <utility>

namespace cutecheck {

namespace {

struct Kept {
  std::mutex lock;
  std::list<std::function<void()>> all;
};

// Never destroyed: a thread that was left behind may come here while the statics go.
Kept& kept() {
  static Kept* const one = new Kept;
  return *one;
}

}  // namespace

Undo::Undo(std::function<void()> undo) {
  const std::scoped_lock held(kept().lock);
  at_ = kept().all.insert(kept().all.begin(), std::move(undo));
}

Undo::~Undo() {
  const std::scoped_lock held(kept().lock);
  kept().all.erase(at_);
}

void undoAll() {
  kept().lock.lock();  // for good
  for (const std::function<void()>& undo : kept().all) undo();
}

}  // namespace cutecheck
