// Checks that look at nothing, linked in place of the real ones: TARGET_empty makes the same mutants by the
// same mutators and costs what libFuzzer and the sanitizers cost by themselves (tools/bench fuzz).
#include "fuzz/checks.h"

namespace cutecheck::fuzz {

std::string checkNotation(std::string_view) { return ""; }
std::string checkLayoutDescriptor(std::string_view) { return ""; }
std::string checkComposition(std::string_view) { return ""; }
std::string checkAlgebra(std::string_view) { return ""; }
std::string checkSwizzle(std::string_view) { return ""; }
std::string checkAlgebraCase(std::string_view) { return ""; }
std::string checkSwizzleCase(std::string_view) { return ""; }
std::string checkMatrixDescriptor(std::string_view) { return ""; }
std::string checkClaim(std::string_view) { return ""; }
std::string checkMixed(std::string_view) { return ""; }

}  // namespace cutecheck::fuzz
