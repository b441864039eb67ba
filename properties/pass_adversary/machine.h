// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Executes modules between any two passes: arith, scf, cf, func, the LLVM dialect and cute, with poison.
//
// A reference of its own: it shares no code with the passes nor with lowering/semantics. An operation of cute
// is computed from what its name means on numbers, by core's algebra where it is one of the algebra, and
// never from what the passes make of it. What is undefined behaviour ends a run by name, and so does what is
// beyond the domain of an operation; the caller decides what that allows.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "llvm/ADT/APInt.h"
#include "llvm/ADT/DenseMap.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Value.h"

#include "core/notation/int_tuple.h"
#include "core/support/integers.h"

namespace cutecheck::pass_adversary {

// An integer, a float or an address by its bits, or the parts of an aggregate: of a tuple of cute every leaf
// in 64 bits, of a layout a tuple and a tuple, of a view a pointer and a layout.
struct Datum {
  llvm::APInt bits = llvm::APInt(1, 0);
  bool poison = false, aggregate = false;
  std::vector<Datum> parts;

  static Datum number(unsigned width, int64_t value) {
    Datum d;
    d.bits = llvm::APInt(width, static_cast<uint64_t>(value), true, /*implicitTrunc=*/true);
    return d;
  }
  static Datum of(llvm::APInt bits) {
    Datum d;
    d.bits = std::move(bits);
    return d;
  }
  static Datum undefined(unsigned width) {
    Datum d = number(width, 0);
    d.poison = true;
    return d;
  }
  static Datum of(std::vector<Datum> parts) {
    Datum d;
    d.aggregate = true;
    d.parts = std::move(parts);
    return d;
  }
  bool anyPoison() const {
    if (poison) return true;
    for (const Datum& part : parts)
      if (part.anyPoison()) return true;
    return false;
  }
};

// Bytes at every address; what nobody wrote is a fixed function of the address.
struct Memory {
  struct Byte {
    uint8_t value;
    bool poison;
  };
  std::map<uint64_t, Byte> written;
  Byte at(uint64_t address) const;
};

// Where the stack begins: what is written from here on is no result.
inline constexpr uint64_t kStack = uint64_t{0x7f} << 40;

enum class End : uint8_t {
  kDone,
  kUndefined,    // undefined behaviour
  kOutside,      // an operation of cute beyond its domain, which promises nothing then
  kUnsupported,  // no entry here
  kLong,         // too many steps
  kLie,          // a value that its type denies
};

struct Outcome {
  End end = End::kDone;
  std::string why;
  std::vector<Datum> results;
  Memory memory;
};

Outcome execute(mlir::ModuleOp module, llvm::StringRef function, std::vector<Datum> arguments);

// One run; the two halves of `step` know the integers (integers.cpp) and cute (layouts.cpp).
class Machine {
 public:
  explicit Machine(mlir::ModuleOp module) : module_(module) {}
  Outcome run(llvm::StringRef function, std::vector<Datum> arguments);

 private:
  using Numbers = std::vector<Int128>;

  bool stopped() const { return out_.end != End::kDone; }
  void stop(End end, std::string why) {
    if (!stopped()) out_.end = end, out_.why = std::move(why);
  }
  void undefined(mlir::Operation* op, const char* why) {
    stop(End::kUndefined, op->getName().getStringRef().str() + ": " + why);
  }
  std::vector<Datum> call(mlir::Operation* function, std::vector<Datum> arguments);
  std::vector<Datum> runRegion(mlir::Region& region, std::vector<Datum> arguments);
  void step(mlir::Operation& op);
  const Datum& get(mlir::Value value) { return values_[value]; }
  void set(mlir::Operation& op, unsigned i, Datum datum) { values_[op.getResult(i)] = std::move(datum); }
  bool control(mlir::Operation& op);
  bool integer(mlir::Operation& op);
  bool aggregate(mlir::Operation& op);
  bool memoryOf(mlir::Operation& op);
  bool cute(mlir::Operation& op);
  bool cuteAlgebra(mlir::Operation& op);
  bool cuteMemory(mlir::Operation& op);

  Datum zeroOf(mlir::Type type, bool poison);
  Datum constantOf(mlir::Attribute attribute, mlir::Type type);
  Datum load(mlir::Operation* op, const Datum& pointer, mlir::Type type, uint64_t alignment);
  void store(mlir::Operation* op, const Datum& value, const Datum& pointer, mlir::Type type,
             uint64_t alignment);
  uint64_t allocate(uint64_t bytes);

  // Values of cute as numbers; stops where one is poison.
  Numbers numbersOf(mlir::Operation* op, const Datum& tuple);
  // A tuple of a type from its leaves: within 64 bits, static ones as the type says.
  Datum tupleOf(mlir::Operation* op, const IntTuple& type, const Numbers& values, bool promised);
  Int128 offsetOf(mlir::Operation* op, const IntTuple& coord, const Numbers& at, const IntTuple& shape,
                  const Numbers& extents, const Numbers& strides);
  Datum moved(mlir::Operation* op, mlir::Type iterator, const Datum& pointer, Int128 elements);
  void setLayout(mlir::Operation& op, unsigned i, mlir::Type type, const Numbers& extents,
                 const Numbers& strides);

  mlir::ModuleOp module_;
  llvm::DenseMap<mlir::Value, Datum> values_;
  Outcome out_;
  uint64_t stack_ = kStack;
  int64_t steps_ = 0;
  int depth_ = 0;
};

unsigned bytesOfType(mlir::Type type);

}  // namespace cutecheck::pass_adversary
