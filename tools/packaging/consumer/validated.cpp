// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LLVM IR held to what it must compute, and its twin that computes something else.
#include <iostream>

#include "oracle/tv/decide/validate.h"

int main() {
  using namespace cutecheck::oracle;
  const char* meaning =
      "meaning 1\nfunction @twice\n  param 0 i32 x\n  premise x >= 0, x < 1000\n  result 0 i32 == 2*x\nend\n";
  for (const char* factor : {"2", "3"}) {
    const std::string code =
        std::string("define i32 @twice(i32 %x) {\n  %r = mul nsw i32 %x, ") + factor + "\n  ret i32 %r\n}\n";
    const auto report = validate(code, meaning);
    if (!report.ok()) return std::cout << report.error().str() << '\n', 1;
    std::cout << verdictName(report->verdict) << '\n';
  }
}
