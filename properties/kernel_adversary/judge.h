// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Two answers held to each other: what validation says of a module and of code, and what executing both shows.
#pragma once

#include <optional>
#include <string>

#include "properties/kernel_adversary/launch.h"

namespace llvm {
class Function;
}

namespace cutecheck::kernel_adversary {

struct Compared {
  enum class Outcome : uint8_t {
    kSame,
    kApart,    // other memory, an access that the module does not make, or undefined behaviour
    kOther,    // other accesses, although the memory they leave is the same
    kSkipped,  // the module has no behaviour here, or a need that nobody promised is broken
    kNotKnown, // the machine does not execute the code
  };
  Outcome outcome = Outcome::kSkipped;
  std::string reason;
  bool wrapped = false, outside = false, noSuchTile = false, beyond = false;
  std::string need;
};

// `loose`: also where something that an operation needs is not so.
Compared compareAt(const Program& program, const llvm::Function& function, const Launch& launch, bool loose = false);

struct Search {
  size_t compared = 0, notKnown = 0;
  std::optional<Launch> apart;      // the first that tells the two apart
  std::string reason;
  std::optional<Launch> unwrapped;  // the first that does so although every number fits its type and every coordinate is one
  std::optional<Launch> outside;    // an access outside of its tensor, in a module that states cute.in_bounds
  std::optional<Launch> needy;      // what an operation needs is not so
  std::string need;
};

Search search(const Program& program, const llvm::Function& function, generators::Random& random, int launches);

// The launch of a witness with the names of the reference semantics; nothing where a name is no number of the launch's.
std::optional<Launch> launchOf(const Program& program, const std::map<std::string, int64_t>& witness);

}  // namespace cutecheck::kernel_adversary
