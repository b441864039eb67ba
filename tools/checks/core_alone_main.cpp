// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The program that core_alone links: it reads layouts, composes them and prints the answer, and it
// is refused once, so that the objects of core/ are linked, and run, with the standard library alone.
#include <cstdio>

#include "core/composition/composition.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"

int main() {
  using namespace cutecheck;
  const auto a = parseLayout("(2,3):(1,2)"), b = parseLayout("2:3"), carrying = parseLayout("(6,2):(11,2)"),
             broken = parseLayout("(3,2):(2,3)");
  if (!a || !b || !carrying || !broken) return std::fputs("the parser refused a layout\n", stderr), 1;
  const auto accepted = composition(*a, *b);
  if (!accepted) return std::fputs("a composition that exists was refused\n", stderr), 1;
  if (toString(*accepted) != "2:3") return std::fputs("a wrong composition\n", stderr), 1;
  // A(B(c)) of these is 13 at c = 5, and no layout of the form agrees.
  if (composition(*carrying, *broken)) return std::fputs("an impossible composition was returned\n", stderr), 1;
  return 0;
}
