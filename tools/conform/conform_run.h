// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running the laws over a subject: one input at a time, every law about its kind of arguments.
#pragma once

#include <set>
#include <string>

#include "tools/conform/conform_findings.h"
#include "tools/conform/conform_plan.h"

namespace cutecheck::cli {

class ConformRun {
 public:
  // With `only`, no other law than those named.
  ConformRun(RemoteSubject& subject, std::set<std::string, std::less<>> only);

  // What this unit adds. A failure of a group that `before` has is counted, not shrunk again.
  Findings unit(const ConformUnit& unit, uint64_t seed, const Findings& before);

  // One law on one input, as it is: not shrunk.
  Findings single(const laws::Law& law, const laws::Input& input);

 private:
  laws::Outcome check(const laws::Law& law, const laws::Input& input);
  void judge(const laws::Law& law, const laws::Input& input, const Findings* before, Findings& found);
  void failure(const laws::Law& law, const laws::Input& input, const std::string& detail,
               const Findings* before, Findings& found);
  void incident(const laws::Law& law, const laws::Input& input, const Findings* before, Findings& found);
  // Holds what was answered without breaking a law against the reference.
  void compare(Findings& found);

  RemoteSubject& subject_;
  std::set<std::string, std::less<>> only_;
  std::vector<Exchange> unbroken_;  // of the input at hand
  std::set<std::string> broken_;    // requests of laws that failed on it
};

// Requests and answers of the last law, in turn.
std::vector<std::string> shownExchanges(const RemoteSubject& subject);

}  // namespace cutecheck::cli
