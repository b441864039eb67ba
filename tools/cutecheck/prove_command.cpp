#include "tools/cutecheck/prove_command.h"

namespace cutecheck::cli {

ExitStatus proveCommand(const DecideOptions& options, bool json, Console& console) {
  const Decision decision = decide(options);
  if (json)
    console.out << dump(decision.json) << '\n';
  else if (decision.status == ExitStatus::kBadInput)
    console.err << decision.text;
  else
    console.out << decision.text;
  if (decision.status != ExitStatus::kPassed) console.err << reproduceLine(proveArguments(options));
  return decision.status;
}

}  // namespace cutecheck::cli
