// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The runs that a document shows: in a block of code each line `$ COMMAND`, and below it what it prints.
//
// A comment before a block says how it is treated; it is not seen by a reader of the page:
//
//   <!-- needs llvm, ptxas -->     run only where `cutecheck doctor` finds these
//   <!-- run by PATH -->           another test of the repository runs what stands there
//   <!-- not run: REASON -->       nothing does, and why
#pragma once

#include <string>
#include <vector>

#include "tools/checks/source_tree.h"

namespace cutecheck::checks {

struct ShownRun {
  int line = 0;
  std::string command;
  std::string output;
  std::string needs;  // components of `cutecheck doctor`, or nothing
};

// The runs that this repository's documents test makes: those of blocks that no other test runs.
std::vector<ShownRun> shownRuns(const SourceFile& document);

// Output made comparable: the solver's effort, counts of samples and of registers, and seconds are left out,
// and blank lines at the end.
std::string comparable(const std::string& text);

// Command lines of blocks that are neither shown as runs nor marked; marks without a reason, or that name no
// file of `tree`.
std::vector<Violation> unrunCommands(const SourceTree& tree);

// What a page says of the command line outside of runs: `cutecheck SUBCOMMAND --option`.
struct NamedOption {
  std::string path;
  int line = 0;
  std::string subcommand;
  std::string option;
};
std::vector<NamedOption> namedOptions(const SourceTree& tree);

// A page for readers: README.md, CONTRIBUTING.md, and what lies in docs/.
bool isDocument(const SourceFile& file);

}  // namespace cutecheck::checks
