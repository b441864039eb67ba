// A session that looks at nothing, linked in place of the real one: dialect_KIND_empty makes the same mutants
// by the same mutators and costs what libFuzzer and the sanitizers cost by themselves
// (tools/bench_fuzz/dialect).
#include "fuzz/dialect/ptx_check.h"
#include "fuzz/dialect/session.h"

namespace cutecheck::fuzz {

struct DialectSession::State {};

DialectSession::DialectSession(int inputsPerContext) : inputsPerContext_(inputsPerContext) {}
DialectSession::~DialectSession() = default;
Outcome DialectSession::check(const std::string&) { return {}; }
DialectSession::Pair DialectSession::checkRandomModule(generators::Random&, generators::Random&) {
  return {};
}
std::string DialectSession::randomModuleText(generators::Random&) { return ""; }
PtxOutcome checkPtx(const std::string&, bool) { return {}; }

}  // namespace cutecheck::fuzz
