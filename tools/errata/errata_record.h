// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A claim of a document about layouts, IR or hardware, with what is run to judge it.
//
// One line of a *.errata file, nine fields between tabs:
//   id, place in the document, the claim in our words, check, says, verdict, instead, because, seen
// `says` are statements of the document, `instead` statements that are true in their place, each list between
// ` ;; `. The verdict is `holds` when all of `says` are true, `contradicted` when none is, `in part` else;
// under `reading` it is the reader's own, and there are no statements. `seen` says when and with what a
// foreign tool was last asked.
//
//   check      a statement is
//   enumerate  an expression that is true; EXPR -> TEXT, the printed answer or the code of the refusal;
//              descriptor: TEXT, a layout descriptor that parses; both of core
//   prove      a claim of the oracle, with ` where ` and its premises
//   mlir       a module, or operations in a function with arguments (foreign_text.h), that mlir-opt accepts
//   ptxas      TARGET | instructions in an entry with registers (foreign_text.h), that ptxas assembles
//   device     what a run on a device showed; not run again
//   reading    nothing: `because` cites
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cli {

enum class ErrataCheck { kEnumerate, kProve, kMlir, kPtxas, kDevice, kReading };

struct ErrataRecord {
  std::string id, place, claim;
  ErrataCheck check = ErrataCheck::kReading;
  std::vector<std::string> says;
  std::string verdict;
  std::vector<std::string> instead;
  std::string because, seen;
};

// "enumerate", ...
std::string_view checkName(ErrataCheck check);

// Fails with kSyntax: errata_c1 for the number of fields, errata_c2 for a word that is not of the format,
// errata_c3 for a check without what it needs.
Expected<ErrataRecord> readErrata(std::string_view line);

}  // namespace cutecheck::cli
