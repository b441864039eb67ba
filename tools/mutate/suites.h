// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The suites that planted faults are shown to: programs of the ordinary tests, over the faulty libraries.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::mutate {

struct Suite {
  std::string_view name;
  std::string_view program;  // from the build folder, a GoogleTest program; "lit" for the lit suite
  std::string_view arguments;
  bool plantsItself = false;  // its tests plant faults one by one, and pass where each is noticed
};

// Those that judge a component, the quick ones first.
std::vector<Suite> suitesOf(std::string_view component);

// The tests of a GoogleTest suite that the name of a fault speaks of: those named after the file or after
// what changes in it. Another program, or one that has its tests chosen already, has none of its own.
std::string testsNamedAfter(const Suite& suite, std::string_view fault);

// The tests that notice each fault, of the output of a suite that plants itself: it says `NAME caught` before
// the test passes.
std::map<std::string, std::string> caughtIn(std::string_view output);

// What one run of a suite under one fault showed.
struct Outcome {
  enum class Kind { kPassed, kKilled, kOutOfTime, kNotRun };
  Kind kind = Kind::kNotRun;
  std::string test;  // the first that failed, or the one that was running when the program ended
  double seconds = 0;

  bool killed() const { return kind == Kind::kKilled || kind == Kind::kOutOfTime; }
};

// Runs the suite, up to the first failure, with the fault planted, for at most `limit` seconds. A program
// that ends without saying why, or that does not end, has noticed the fault too; one that is not there was
// not run.
// `tests` chooses some of its tests; "" for all.
// A suite that plants itself is run once, whole, and asked for what it said of the fault.
Outcome runSuite(const Suite& suite, std::string_view fault, double limit, const std::string& tests = "");

// The first failure that a GoogleTest program or lit names in its output; else the test it was in; else "".
std::string firstFailure(std::string_view output);

}  // namespace cutecheck::mutate
