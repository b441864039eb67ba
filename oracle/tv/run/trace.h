// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// trace: the accesses of a kernel at numbers, as it is meant and as it was executed, side by side.
//
// What must agree: stores in their order, and between two stores the loads in any order. The elements that one
// instruction stores have no order among themselves.
#pragma once

#include "oracle/tv/reference/meaning_value.h"
#include "oracle/tv/run/interpret.h"

namespace cutecheck::oracle {

struct TracedAccess {
  size_t source = 0;  // an access of the meaning; of the code: an index into Run::accesses
  bool store = false;
  std::string place;  // type, pointer, bytes and, of a load, the number of stores before
  std::string value;  // of a store
  size_t group = 0;   // stores of one group have no order
};
using Trace = std::vector<TracedAccess>;

// Whether what a load finds behind the pointer may have been stored by other threads of the launch: it is no
// number that a run may choose. `barrier`: one stands before.
bool ofOtherThreads(const MeaningFunction& f, const std::string& pointer, bool barrier);

constexpr int kMostTurns = 1024;  // of a fold that is executed

// The accesses that are meant.
struct Meant {
  Trace trace;
  std::string undefined;  // the line that has no value; the trace ends there
  // The assignment, the numbers of the loads among it that happen.
  Assignment known;
  std::map<std::tuple<std::string, int64_t, std::string>, int64_t> loaded;  // of those, by place (interpret.h)
  bool impossible = false;  // no memory yields these numbers
  std::string open;         // what is not executed; the trace ends there
  bool beyond = false;      // an address that 64 bits do not hold: no code that is defined accesses it
  bool written = false;     // a number is loaded where something was stored before: what it is has not been said
};
Meant meantTrace(const MeaningFunction& f, const DenotedFunction& denoted, const Assignment& assignment, ValueNames& names);
Trace executedTrace(const Run& run);

// The first difference, said of an access of either side; none when the traces agree. Stored values that are written
// differently differ where numbers tell them apart (float_values.h); else `open` says which are not decided.
struct TraceDifference {
  std::string note;
  Evaluation meant, executed;
};
struct Compared {
  std::optional<TraceDifference> difference;
  std::string open;
  uint64_t evaluations = 0;  // of values, at numbers
  bool unseen = false;       // the accesses differ, and nobody is known to see it (memory_left.h)
};
Compared differenceOf(const Trace& meant, const Trace& executed, const MeaningFunction& f, const Run& run, const ValueNames& names);

}  // namespace cutecheck::oracle
