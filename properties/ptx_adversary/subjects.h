// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels that are mutated: each has a specification, and is Proved as it stands.
#pragma once

#include <string>
#include <vector>

#include "oracle/ptx/terms/proof.h"

namespace cutecheck::ptx_adversary {

struct Case {
  std::string name;  // its specification, below corpus/
  std::string text;
  terms::Spec spec;
};

// Those of corpus/ptx/subjects/subjects.tsv below a folder of sources, in the order of the table. Fails with
// kBadRequest on a row whose files are not read.
Expected<std::vector<Case>> casesOf(const std::string& sources);

// A text as the subject of a specification: what `cutecheck kernel prove` makes of both. Fails with kUsage
// where that one refuses.
Expected<terms::Subject> subjectOf(const std::string& text, const terms::Spec& spec);

}  // namespace cutecheck::ptx_adversary
