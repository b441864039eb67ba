// docs/errata.md, written from what the claims of corpus/errata were found to be.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tools/cutecheck/errata_judge.h"

namespace cutecheck::cli {

struct ErrataDocument {
  std::string title;  // after `# Document: `
  std::vector<std::pair<ErrataRecord, ErrataOutcome>> claims;
};

// The page does not depend on which foreign tools are installed: theirs is the recorded verdict, with its
// date.
std::string errataPage(const std::vector<ErrataDocument>& documents);

}  // namespace cutecheck::cli
