// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// certificate_text: certificates written down and read back, one line a step. What is read is checked like what is
// proposed.
//
//   cutecheck certificate 1
//   claim (M,N):(1,M) == M*N:1
//   where M > 0
//   goal size((M,N):(1,M)) == size(M*N:1)
//   by integers
//   goal (M,N):(1,M) == M*N:1
//   by modes
//   step coalesce_r1 at left 0 needs M*1 == M, M >= 1 gives (M*N):(1)
//   qed
#pragma once

#include <string_view>

#include "core/support/expected.h"
#include "oracle/certificate/recheck.h"

namespace cutecheck::oracle {

std::string toText(const Certificate& certificate);

// Reads what toText writes. Fails with kSyntax (certificate_c1) and the byte offset of the line; a text
// without its last line is cut short and refused.
Expected<Certificate> parseCertificate(std::string_view text);

}  // namespace cutecheck::oracle
