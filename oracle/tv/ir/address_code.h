// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// addressCode: what LLVM IR makes of the address of one pointer to shared memory, as steps on bits.
//
// The descriptors that the lowering writes are such values: ands, shifts and ors on an address. Read from
// the LLVM IR, they are evaluated on numbers and written as bit-vectors, each apart from the other.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/support/expected.h"

namespace llvm {
class Function;
class Value;
}  // namespace llvm

namespace cutecheck::oracle {

class AddressCode {
 public:
  // A word of 64 bits made of one pointer to shared memory, whose addresses have 32 bits: a parameter, a field of one
  // or a global, of function `f`. Fails with kBadRequest (address_code_c1) for another value, naming the
  // instruction: a pointer to other memory or cast from it, what may be poison.
  static Expected<AddressCode> read(const llvm::Value& word, const llvm::Function& f);
  // The result of a function without branches.
  static Expected<AddressCode> resultOf(const llvm::Function& f);

  // The result for an address.
  uint64_t value(uint64_t address) const;
  // The result as a term of SMT-LIB, of 64 bits, of `address`, one of 32 bits.
  std::string inSmtlib(const std::string& address) const;
  // The parameter or global that the pointer is, as LLVM writes it: "%0", "%0.1" for a field, "@cute_dynamic_smem".
  const std::string& base() const { return base_; }

 private:
  struct Step {
    enum class Op : uint8_t {
      kAddress,
      kNumber,
      kAnd,
      kOr,
      kXor,
      kAdd,
      kSub,
      kMul,
      kShl,
      kLShr,
      kWiden,
      kNarrow
    };
    Op op = Op::kNumber;
    unsigned width = 32;
    uint64_t number = 0;
    std::array<size_t, 2> of = {};
  };
  struct Reader;
  std::vector<Step> steps_;  // the last is the result
  std::string base_;
};

}  // namespace cutecheck::oracle
