// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The text of one small kernel of the `cute` dialect, written statement by statement.
//
// A kernel of the golden files reads its operands from global memory, calls one atom and writes what came of
// it: whoever runs it on a GPU can compare the result with a product of matrices, or with a copy.
#pragma once

#include <cstdint>
#include <string>

#include "core/notation/layout.h"

namespace cutecheck::cli {

// A value of memref type.
struct KernelView {
  std::string value;  // "%a"
  std::string type;   // "!cute.memref<...>"
  std::string element, space, layout;
  int64_t alignment = 16;
  std::string swizzle{};  // of addresses
};

// (thread, value) to an element, as a thread slices it.
struct KernelSplit {
  Layout threads, values;
};

class KernelText {
 public:
  // `about` is a comment, a line each.
  KernelText(std::string name, const std::string& about, int64_t threads);

  // A parameter, a pointer to global memory, viewed as `split` lays it out.
  KernelView parameter(const std::string& name, const std::string& element, const KernelSplit& split);
  // A parameter viewed as a whole.
  KernelView parameter(const std::string& name, const std::string& element, const std::string& layout);
  // Shared memory of the launch from byte `at` on, under a swizzle of addresses ("S<3,4,3>") or none.
  KernelView shared(const std::string& name, const std::string& element, const KernelSplit& split);
  // This thread's values of a view of parameter() or shared().
  KernelView sliced(const KernelView& view, const KernelSplit& split);
  // `count` registers.
  KernelView registers(const std::string& name, const std::string& element, int64_t count);
  // The same memory as elements of another type of the same width.
  KernelView recast(const KernelView& view, const std::string& element);
  KernelView shared(const std::string& name, const std::string& element, const std::string& layout,
                    int64_t at, const std::string& swizzle, int64_t alignment = 1024);
  // A parameter "%name" of some other type.
  void parameter(const std::string& name, const std::string& type);
  // Every element of one view to another of as many, by all threads in turn.
  void fill(const KernelView& from, const KernelView& to, int64_t count);
  // All elements of one view to another of as many.
  void copy(const KernelView& from, const KernelView& to, int64_t count);
  void statement(const std::string& text) { body_ += "  " + text + "\n"; }
  // "%name = OP : TYPE".
  std::string defined(const std::string& name, const std::string& operation);

  // With attributes of the function besides its own, "name = value".
  std::string text(const std::string& attributes = {}) const;

 private:
  KernelView viewOf(const std::string& pointer, const std::string& pointerType, KernelView view);

  std::string name_, about_, parameters_, body_;
  int64_t threads_;
  int next_ = 0;
  bool filled_ = false;
};

// Bytes of "f16", "i8", ...
int64_t bytesOfElement(const std::string& element);

}  // namespace cutecheck::cli
