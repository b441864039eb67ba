// The suites that planted faults are shown to: programs of the ordinary tests, over the faulty libraries.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::mutate {

struct Suite {
  std::string_view name;
  std::string_view program;  // from the build folder, a GoogleTest program; "lit" for the lit suite
  std::string_view arguments;
};

// Those that judge a component, the quick ones first.
std::vector<Suite> suitesOf(std::string_view component);

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
Outcome runSuite(const Suite& suite, std::string_view fault, double limit);

// The first failure that a GoogleTest program or lit names in its output; else the test it was in; else "".
std::string firstFailure(std::string_view output);

}  // namespace cutecheck::mutate
