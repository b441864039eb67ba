// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Mutants of kernels, one after the other: what `cutecheck kernel prove` says of each, held to runs on bytes,
// and to what ptxas takes; and that a kernel whose order is kept leaves the same whatever stood in a register
// that it may not have written.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "oracle/ptx/bytes/machine/machine.h"
#include "properties/ptx_adversary/edits.h"
#include "properties/ptx_adversary/ptxas.h"
#include "properties/ptx_adversary/subjects.h"

namespace cutecheck::ptx_adversary {

struct Settings {
  uint64_t seed = 1;
  size_t mutants = 5000;
  std::string findings;  // a folder for the texts of findings, or empty
  std::string only;      // the one operator, or empty
  // What the proof, and what the runs take for the text: another one is a fault of theirs, for tests.
  std::function<std::string(const std::string&)> readByProof, readByRun;
  Ptxas ptxas;  // without its tables they judge nothing
};

struct Mutant {
  size_t of = 0;             // a case
  std::optional<Edit> edit;  // nothing: the kernel as it stands
};

// The kernels as they stand, then mutants, turn by turn of each kernel, and of each by turns of the
// operators. No edit stands there twice. A function of the settings and the texts alone.
std::vector<Mutant> mutantsOf(const Settings& settings, const std::vector<Case>& cases);
std::string nameOf(const std::vector<Case>& cases, const std::vector<Mutant>& all, size_t number);

struct Judged {
  std::string kernel, operation;  // operation: "" for the kernel as it stands
  std::string verdict;            // Proved, Refuted, Unknown, Refused, or Not judged
  std::string reason;             // of what is not Proved, numbers taken out
  std::string told;               // "apart", "same", or "not compared"
  std::string how;                // what tells it apart
  std::string finding;            // what is wrong with the verdict, or empty
};

// One after the other: what the kernel leaves is kept for its mutants.
class Judge {
 public:
  Judge(const Settings& settings, const std::vector<Case>& cases);
  Judged judge(const Mutant& mutant, size_t number);
  // What the kernel leaves, so that a process that is forked has it.
  void prepare(const Mutant& mutant) { runsOf(mutant.of); }

 private:
  struct Left {
    std::optional<std::vector<std::vector<uint8_t>>> bytes;
    std::string why;
  };
  struct Run {
    std::vector<std::vector<uint64_t>> before;
    emulate::Order order = emulate::Order::kProductsFirst;
    Left left;  // by the kernel as it stands
  };
  std::string textFor(const std::function<std::string(const std::string&)>& reads,
                      const std::string& text) const;
  Left leftBy(const std::string& text, const Run& run, const Case& of) const;
  const std::vector<Run>& runsOf(size_t number);
  void compare(const std::string& text, size_t of, Judged& judged);
  bool readsUnwritten(const std::string& text, const std::string& reg, size_t number);

  const Settings& settings_;
  const std::vector<Case>& cases_;
  std::vector<std::vector<Run>> runs_;
};

// Fields between '#', in one line, and back.
std::string lineOf(const Judged& judged);
Judged judgedOf(const std::string& line);

}  // namespace cutecheck::ptx_adversary
