// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel of a file with the tensors, numbers and launch of a specification: what a proof is asked of.
#pragma once

#include <string>

#include "oracle/ptx/terms/proof.h"
#include "tools/kernel/kernel_subject.h"

namespace cutecheck::cli {

struct ProofSubject {
  KernelSubject subject;
  terms::Subject made;
};

// What the specification says of the launch is used where no option is given. The kernel is the only one
// where no name is.
Expected<ProofSubject> proofSubject(const KernelOptions& given, const std::string& file,
                                    const std::string& kernel, const terms::Spec& spec);

}  // namespace cutecheck::cli
