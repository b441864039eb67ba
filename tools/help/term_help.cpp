// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/term_help.h"

namespace cutecheck::help {

const std::vector<TermHelp>& termHelp() {
  static const std::vector<TermHelp> table = {
      // Verdicts: docs/reference/verdicts.md.
      {"Proved", "verdict, exit status 0",
       "The claim holds for all values of its symbols that satisfy the premises. Each goal has two "
       "derivations; the lines `derived` "
       "name them, and `implicit` names the premises of the notation itself.",
       "prove '(M,N):(1,M) == M*N:1'", "Proved:"},
      {"Refuted", "verdict, exit status 1",
       "The claim is false for some values. `with` has the values, `at` the coordinate, and the next lines "
       "both sides, evaluated "
       "again; `holds where` is the nearest premise under which the claim is Proved.",
       "prove '(M,N):(N,1) == M*N:1'", "holds       where M == 1"},
      {"Unknown", "verdict, exit status 2",
       "The claim was neither derived twice nor refuted. `missing` names what would be needed. Try a larger "
       "--budget, add a bound or a "
       "divisibility with --where, or give some symbols numbers. Unknown is not a pass.",
       "prove 'M*M*M+N*N*N != K*K*K' --where 'M>=1, N>=1, K>=1' --budget 1000", "Unknown:"},
      {"Inconsistent", "verdict, exit status 4",
       "Two derivations contradict each other: a fault of cutecheck. Please report the command behind "
       "`reproduce:`.",
       "prove '4:1 == 4:1'", "Proved:"},
      // Codes, as core/support/expected.h has them.
      {"kSyntax", "code, exit status 3",
       "The text is not in the notation. The caret stands under the byte that was not expected.",
       "eval '(4,8:(1,4)'", "kSyntax"},
      {"kUsage", "code, exit status 3",
       "A call has the wrong number or kind of arguments, or a command the wrong options.", "eval 'min()'",
       "kUsage"},
      {"kLimit", "code, exit status 3",
       "The input is larger than a stated limit: nesting, length, leaves, cells.",
       "draw '(2000,2000):(1,2000)'", "kLimit"},
      {"kInvalidExtent", "code, exit status 3", "An extent is below 1. A mode of extent 1 holds one element.",
       "eval '(4,0):(1,4)'", "kInvalidExtent"},
      {"kNotCongruent", "code, exit status 3",
       "Shape and stride, or two tuples, are different trees. Each extent has its stride.",
       "eval '(4,8):(1,4,2)'", "kNotCongruent"},
      {"kInvalidSwizzle", "code, exit status 3",
       "S<bits,base,shift> needs bits and base from 0 on, and |shift| at or above bits.", "eval 'S<4,3,3>'",
       "kInvalidSwizzle"},
      {"kRank", "code, exit status 3",
       "A rank, a mode index or the number of coordinates does not fit the layout.",
       "eval 'call((4,8):(1,4), (1,2,3))'", "kRank"},
      {"kNotStatic", "code, exit status 3",
       "An operation that computes with numbers met a symbol or ?. Use cutecheck prove, or give the symbols "
       "numbers.",
       "eval 'image(M:1)'", "kNotStatic"},
      {"kBasisStride", "code, exit status 3",
       "A stride of a basis, such as 1@0, stands where an integer is needed.", "eval 'cosize(8:1@0) + 1'",
       "kBasisStride"},
      {"kNegativeStride", "code, exit status 3",
       "A stride is negative where the operation excludes it (complement, left_inverse).",
       "eval 'complement(4:-1, 8)'", "kNegativeStride"},
      {"kNotInjective", "code, exit status 3",
       "Two coordinates have one offset, and the operation needs the layout to be invertible.",
       "eval 'left_inverse((4,4):(1,2))'", "kNotInjective"},
      {"kNotComposable", "code, exit status 3",
       "No layout of the form of CuTe is the one function after the other. `at` is the first coordinate at "
       "which every candidate fails; "
       "cutecheck explain shows the values on both sides.",
       "eval '(6,2):(11,2) o (3,2):(2,3)'", "kNotComposable"},
      {"kOutOfDomain", "code, exit status 3",
       "A coordinate or an offset is outside of where the function has values.",
       "eval --domain=strict '4:1 o 8:1'", "kOutOfDomain"},
      {"kNotDivisible", "code, exit status 3", "A division that must be exact is not.",
       "eval 'upcast((6,2):(1,6), 4)'", "kNotDivisible"},
      {"kDivisionByZero", "code, exit status 3", "A divisor is 0.", "eval 'ceil_div(8,0)'",
       "kDivisionByZero"},
      {"kOverflow", "code, exit status 3",
       "A returned size, stride or offset leaves a signed 64-bit integer. Nothing is ever wrapped.",
       "eval 'size((4294967296,4294967296):(1,1))'", "kOverflow"},
      {"kNoComplement", "code, exit status 3",
       "No layout of the form of complement covers the rest: strides overlap or leave no regular gaps.",
       "eval 'complement((2,2):(2,3), 8)'", "kNoComplement"},
      {"kNotCanonical", "code, exit status 3",
       "No matrix descriptor or tensor map reads the layout. `at` is the first element that the nearest one "
       "misreads; cutecheck smem "
       "proposes a layout that is read.",
       "descriptor encode '(64,16):(64,1)'", "kNotCanonical"},
      {"kUndecided", "code, exit status 3",
       "A structural decision ran out of its stated budget: the input is too large to be enumerated.",
       "descriptor encode '(4096,4096):(4096,1)'", "kUndecided"},
      {"kUnknownOperation", "code, exit status 3", "No operation has that name; the nearest one is named.",
       "eval 'zipped_divde((8,8):(1,8), <4,2>)'", "kUnknownOperation"},
      {"kBadRequest", "code, answered in place", "A line of eval --batch is no request of the protocol.",
       "eval --batch </dev/null; echo '{' | cutecheck eval --batch", "kBadRequest"},
      {"kVacuous", "code, exit status 3",
       "The premises contradict each other: no values satisfy all of them, so that a proof would say "
       "nothing. Remove or correct one.",
       "prove 'M == 4' --where 'M > 4, M < 3'", "kVacuous"},
      {"kEmpty", "code, exit status 3", "Nothing was checked: no subject, or all of them were skipped.",
       "check /dev/null", "no format has this name"},
      // Files of lines, as docs/reference/formats.md has them.
      {"claims .claims", "file of lines, for check and verify",
       "A line is `expect VERDICT: claim` or `expect VERDICT: claim where premise, premise`. VERDICT is "
       "Proved, Refuted, Unknown, "
       "Vacuous, or the code of a refusal, such as kUsage. Lines that begin with # are comments.",
       "check /dev/null; echo 'expect Proved: 4:1 == 4:1' > one.claims; cutecheck check one.claims; rm "
       "one.claims",
       "1 of 1 as expected"},
      {"layouts .layouts facts fact replicated contiguous alignment refused",
       "file of lines, for check and verify",
       "A line is `NAME | LAYOUT | FACT FACT ...`. The facts are size(n), cosize(n), injective, bijective(n) "
       "(onto [0,n)), within(n) "
       "(offsets inside [0,n)), covers(n) (offsets contain [0,n)), replicated(n) (each offset occurs n "
       "times), contiguous (index i "
       "has offset i more than index 0) and alignment(n) (the widest vector; exactly n). `!` before a fact "
       "is its negation. `NAME | "
       "TEXT | refused kCode` says that the text is no layout. Layouts have numbers; a claim has symbols.",
       "check '(4,8):(1,4)'; echo 'tile | (4,8):(1,4) | size(32) bijective(32) !replicated(2)' > "
       "one.layouts; cutecheck check "
       "one.layouts; rm one.layouts",
       "1 of 1 as expected"},
      {"calls .calls", "file of lines, for check and verify",
       "A line is `OPERATION(ARGUMENTS) -> RESULT`, or `-> kCode at COORDINATE` for a refusal. The printed "
       "result must be the same.",
       "eval 'coalesce((4,8):(1,4))'; echo 'coalesce((4,8):(1,4)) -> 32:1' > one.calls; cutecheck check "
       "one.calls; rm one.calls",
       "1 of 1 as expected"},
      // Options that a claim has.
      {"where --where premise premises", "option of prove, eval and draw --claim",
       "Premises: relations between integers that the claim may assume, joined by commas. Relations are ==, "
       "!=, <, <=, >, >=; + - * / % "
       "and parentheses make integers. M{div=8} in a claim is the premise M%8 == 0. There is no `and`, no "
       "chain 0 <= M < 8 and no range.",
       "prove 'bijective(zipped_divide((M,8):(8,1), <16:1,8:1>), M*8)' --where 'M%16 == 0, M > 0'",
       "Proved:"},
      {"budget --budget", "option of prove",
       "Solver resource units that one query may spend; the claim may spend ten times as much. Units do not "
       "depend on the machine. "
       "The default is 2000000; the least is 1.",
       "prove '(M,N):(1,M) == M*N:1' --budget 1000", "Proved:"},
      {"strict --strict", "option of prove, verify and validate",
       "Requires two different engines (a solver and an enumeration, two solvers, a solver and the "
       "certificate checker) for each goal. "
       "--domain=strict of eval is another thing: a composition may not leave the domain.",
       "prove '(4,2):(1,4) == 8:1' --strict", "Proved:"},
      {"with --with", "option of draw", "Numbers of symbols: NAME=INTEGER, joined by commas.",
       "draw 'M:1' --with M=4", "offsets 0 to 3"},
      // Relations.
      {"==", "relation of layouts and integers",
       "A == B of layouts: equal size, and equal offset at every linear (colexicographic) index; shapes may "
       "differ. Of integers: equal.",
       "prove '(4,2):(1,4) == 8:1'", "Proved:"},
      {"===", "relation of layouts",
       "A === B: the same shape, stride, swizzle and offset, as they are written.",
       "prove '(4,2):(1,4) === 8:1'", "Refuted:"},
      {"!=", "relation of integers",
       "The integers differ. There is no other negation: of layouts, a claim A == B that is Refuted has its "
       "counterexample.",
       "prove 'size(4:1) != 3'", "Proved:"},
      {"< <= > >=", "relation of integers",
       "Between integers alone, such as sizes and symbols. Relations are not chained: write two premises.",
       "prove 'size(M:1) < M+1'", "Proved:"},
      {"=", "no sign of the notation",
       "Equality is ==; a number of a symbol is given by --with M=8 to draw, and by --where 'M == 8' to "
       "prove.",
       "prove 'size((4,8)) = 32'", "equality is written =="},
      // Signs of the notation, as core/notation/expression.h has them.
      {"S Sw swizzle swizzle<> Swizzle", "swizzle S<bits,base,shift>",
       "The function x -> x xor ((x >> shift) masked to `bits` bits from `base` on): bits [base+shift, "
       "base+shift+bits) flip bits [base, base+bits), and the other "
       "way around for a negative shift. It counts in the unit of the layout behind it: S<3,4,3> of bytes is "
       "S<3,3,3> of f16 and S<3,2,3> of f32. S<b,m,s> o n o L is "
       "c -> S(n + L(c)).",
       "eval 'call(S<3,3,3> o 0 o (8,64):(64,1), (1,0))'", "72"},
      {"o", "sign of the notation",
       "A o B is A after B, composition(A, B): c -> A(B(c)). It binds loosest, to the right.",
       "eval '(4,8):(8,1) o 16:2'", "(2,8):(16,1)"},
      {": layout", "sign of the notation",
       "shape:stride is a layout, the function of a coordinate to the sum of coordinate times stride. Both "
       "are one tree.",
       "eval 'call((4,8):(8,1), (2,3))'", "19"},
      {"_", "sign of the notation", "Keeps a mode in a tiler, a slice or a coordinate.",
       "eval 'slice((_,2), (4,8):(8,1))'", "(4):(8)"},
      {"? ?{} div div=", "sign of the notation",
       "A number that is known at run time. ?{div=8} is a multiple of 8, ?{i64} has 64 bits; each ? is "
       "another number. A name, M or M{div=8}, is the "
       "same number wherever it stands.",
       "eval '(?{div=8},4):(1,?)'", "(?{div=8},4):(1,?)"},
      {"@ E basis", "sign of the notation",
       "A stride of a basis: 1@0 counts in component 0 of a coordinate, 1@1@0 is E<0,1>.",
       "eval '(4,8):(1@0,1@1)'", "(4,8):(1@0,1@1)"},
      {"<> [] tiler", "sign of the notation",
       "<a,b> or [a;b] is a tiler by mode: a for mode 0, b for mode 1; an integer n is n:1, _ keeps a mode.",
       "eval 'zipped_divide((8,8):(1,8), <4,2>)'", "((4,2),(2,4)):((1,8),(4,16))"},
      {"() tuple parentheses", "sign of the notation",
       "(a,b) is a tuple; (a) is a tuple of one mode, another shape than a. Beside + - * / % parentheses "
       "group: (M+1)*2 is an integer.",
       "eval '(2+2)*2:1'", "8:1"},
      {"+ - * / %", "operator of integers",
       "In a leaf, tighter than the colon: / rounds down, % has the sign of a divisor of 1 or more.",
       "eval '(2*4,9/2):(1,9%8)'", "(8,4):(1,1)"},
      {"bank banks conflict conflicts", "bank of shared memory",
       "Shared memory has 32 banks of 4 bytes; lanes of one phase that reach different words of one bank are "
       "served one "
       "after the other. conflict_free(L, element, access) is the claim that none do, draw --banks shows the "
       "banks, and "
       "smem counts the ways of a conflict.",
       "prove 'conflict_free(S<3,3,3> o 0 o (8,8):(64,8), 2, ldmatrix)'", "Proved:"},
      {"f16 bf16 f32 tf32 f64 e4m3 e5m2 s8 u8 type element", "element type, of --type and --element",
       "--type f16 names an element of descriptor and smem. In a claim an element is its bytes, 2 for f16: "
       "aligned(L, 16, 2).",
       "prove 'aligned((8,8):(64,8), 16, 2)'", "Proved:"},
  };
  return table;
}

const TermHelp* findTerm(std::string_view name) {
  for (const TermHelp& term : termHelp()) {
    std::string_view rest = term.names;
    while (!rest.empty()) {
      const size_t end = std::min(rest.find(' '), rest.size());
      if (rest.substr(0, end) == name) return &term;
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  return nullptr;
}

std::string toText(const TermHelp& term) {
  std::string names;
  for (const char c : term.names) names += c == ' ' ? std::string(", ") : std::string(1, c);
  return names + "    " + std::string(term.kind) + "\n\n" + std::string(term.meaning) +
         "\nExample: cutecheck " + std::string(term.example) + "    ->  " + std::string(term.answer) + "\n";
}

}  // namespace cutecheck::help
