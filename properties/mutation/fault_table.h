// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The table of planted faults, and the mutant copy of a source.
//
// A table is a text that reads like a patch without line numbers. A row begins with `@`, the source and the names of
// the faults; then come the lines of the source that it is about, each behind one character:
//
//   @ core/layout/size.cpp size.i32
//   +  if (CUTECHECK_FAULT("size.i32")) return static_cast<int32_t>(*result);
//      return *result;
//
// ' ' stands in the source and stays, '-' stands in the source and goes, '+' comes. An empty line is an empty line of
// the source, except at the end of a row. `...` separates places of one row. A line that begins with `#` is a comment.
//
// What a row finds must stand in its source exactly once, as whole lines: a row that no longer fits fails the build.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::mutation {

// Consecutive lines of a source, each with its end, and what stands for them in the mutant copy.
struct FaultPlace {
  std::string text, replacement;
};

struct FaultRow {
  std::string file;                // from the root of the repository
  std::vector<std::string> names;  // the faults; `ptx.*` stands for a family whose switches are elsewhere
  std::vector<FaultPlace> places;
  std::string where;  // "core.txt:12"
};

// `complaints` is empty for a table that can be used.
struct FaultTable {
  std::vector<FaultRow> rows;
  std::vector<std::string> complaints;
};

// `name` is the name of the table's file, for the complaints.
FaultTable readFaultTable(std::string_view text, const std::string& name);

struct Mutant {
  std::string source;
  std::vector<std::string> complaints;
};

// The source with every place of its rows replaced: each place is looked for in `plain`, so that the order of the rows
// does not matter. A place that is not there exactly once, or that overlaps another, is a complaint.
Mutant plantFaults(const std::string& plain, const std::vector<FaultRow>& rows);

}  // namespace cutecheck::mutation
