// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// docs/evidence/errata.md and a page a document below it, written from what the claims of corpus/errata were found to be.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tools/errata/errata_judge.h"

namespace cutecheck::cli {

struct ErrataDocument {
  std::string stem;   // of its file: the page of errata/STEM.md
  std::string title;  // after `# Document: `
  std::vector<std::pair<ErrataRecord, ErrataOutcome>> claims;
};

// Neither page depends on which foreign tools are installed: theirs is the recorded verdict, with its date.

// The counts, and a link to `folder`/STEM.md for each document.
std::string errataOverview(const std::vector<ErrataDocument>& documents, const std::string& folder);

// The claims of one document. `overview` is the link back.
std::string errataPage(const ErrataDocument& document, const std::string& overview);

}  // namespace cutecheck::cli
