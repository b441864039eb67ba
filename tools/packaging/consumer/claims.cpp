// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A claim for all sizes, and its twin that is false.
#include <iostream>

#include "oracle/claims/prove.h"

int main() {
  using namespace cutecheck::oracle;
  for (const char* claim : {"(M,N):(1,M) == M*N:1", "(M,N):(N,1) == M*N:1"}) {
    const auto answer = prove(claim);
    if (!answer.ok()) return 1;
    std::cout << verdictName(answer->verdict) << '\n';
  }
}
