// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// memory_left: whether somebody can see that two lists of accesses differ.
//
// A compiler may load less, store once what is stored twice, and load the same bits as another type. What is
// seen of a thread is the memory that it leaves, at each barrier and at its end, and that it touches bytes
// which the module does not touch: they may lie out of bounds, and another thread may write there.
#pragma once

#include "oracle/tv/run/trace.h"

namespace cutecheck::oracle {

constexpr const char* kSameMemory = "the accesses differ, and leave the same memory in this run";

// Why the difference of the traces is no counterexample, as what is open; nothing where it is one. Pointers
// may be one, where nothing says that they are not: the memory is the same where it is the same of any two
// that coincide.
Compared unseen(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run,
                const ValueNames& names);

}  // namespace cutecheck::oracle
