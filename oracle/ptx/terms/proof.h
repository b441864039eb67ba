// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether a kernel of PTX computes what a specification says, at its sizes and launch, for all elements of its tensors.
//
// One schedule is run on bytes with a term beside each byte of data. That it stands for every schedule is said by the
// order of all threads (oracle/ptx/order) for shared memory, and by a count of who touches each byte for global
// memory. Whatever is not understood is Unknown, by name.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "oracle/ptx/read/text.h"
#include "oracle/ptx/spec/spec.h"

namespace cutecheck::terms {

// A kernel, and what the specification's names are in it.
struct Subject {
  std::string text;
  ptx::PtxKernel kernel;  // with the block of the launch
  std::array<uint64_t, 3> block{}, grid{};
  struct Number {
    size_t parameter = 0;
    uint64_t offset = 0, bits = 0, bytes = 8;
  };
  std::vector<Number> numbers;
  std::vector<std::pair<size_t, uint64_t>> places;  // of each tensor: a parameter, and an offset in it
  // Where the one variable of shared memory lies behind a multiple of kSharedCycle, where that is assumed.
  std::optional<uint64_t> sharedAt{};
  // Lines of waits that go on where they fail, and that find their phase complete in every run.
  std::set<size_t> sureAnswers;
};

// A variable at a multiple of 1024 is at one of four places behind one of this.
inline constexpr uint64_t kSharedCycle = 4096;

enum class Verdict : uint8_t { kProved, kRefuted, kUnknown };

inline const char* nameOf(Verdict verdict) {
  return verdict == Verdict::kProved ? "Proved" : verdict == Verdict::kRefuted ? "Refuted" : "Unknown";
}

struct Report {
  Verdict verdict = Verdict::kUnknown;
  std::string reason;               // of what is not Proved
  std::vector<std::string> details;  // both terms, the values of a run, other lines
  size_t line = 0;                  // of the PTX
  uint64_t elements = 0;            // that were compared
  uint64_t unchanged = 0;           // that no postcondition speaks of, and that keep their value
  std::set<std::string> restsOn, functions;
};

// Errors are those of the specification.
Expected<Report> prove(const Subject& subject, const Spec& spec);
// Whether two kernels leave the same in each tensor.
Expected<Report> compare(const Subject& a, const Subject& b, const Spec& spec);

}  // namespace cutecheck::terms
