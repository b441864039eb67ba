// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Terms: what a kernel computes, as expressions over the elements that its tensors have before it runs.
//
// One store holds each term once, so that equal terms are one number. Beside each term stands its value for one draw
// of the elements, computed here (evaluate.cpp) and not by the machine, so that the two may be compared.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "oracle/ptx/bytes/machine/numbers.h"

namespace cutecheck::terms {

using emulate::Element;
using TermId = uint32_t;

enum class Op : uint8_t {
  kNumber,   // payload: its bits, which any type may read
  kLeaf,     // payload: the tensor's number << 48 | the offset, in elements, in the tensor
  kBytes,    // args: terms; payload of args: see `bytes`
  kTuple,    // args: a row of a matrix
  kProduct,  // of tensor cores: two tuples, then what they are added to
  kConvert,  // of `from` to the type
  kAdd,
  kSub,
  kMul,
  kFma,
  kDiv,
  kRcp,
  kSqrt,
  kMin,
  kMax,
  kNeg,
  kAbs,
  kAnd,
  kOr,
  kXor,
  kNot,
  kShl,
  kShr,
  kInc,  // a >= b ? 0 : a + 1
  kDec,  // a == 0 or a > b ? b : a - 1
  kPopc,
  kExp2,
  kPick,  // of a sparse row: four bits of metadata, a position in their chunk, what is held there; flavor
          // "2:4" or "1:2"
};
const char* nameOf(Op op);

// A byte of a term.
struct Piece {
  TermId term = 0;
  uint8_t byte = 0;
  friend bool operator==(const Piece&, const Piece&) = default;
};
// Numbers below are no terms: a byte is the number that the machine has there; nothing wrote it.
inline constexpr TermId kIsNumber = 0, kUnwritten = 1, kFirstTerm = 2;

struct Term {
  Op op = Op::kNumber;
  Element type = Element::kU32;  // of the result
  Element from = Element::kU32;  // kConvert, and kProduct: of the tuples' elements
  uint8_t bytes = 4;             // of the result
  bool estimated = false;        // hardware may have another value: sums of tensor cores, approximations
  bool rounded = false;          // in the draw some value on the way may not be that of real numbers
  uint32_t flavor = 0;           // what of the instruction's name changes the result: "ftz", its shape
  uint32_t args = 0, count = 0;  // in the store's list
  uint64_t payload = 0;
  uint64_t value = 0;  // for the draw, bits
};

class Terms {
 public:
  Terms();

  const Term& at(TermId id) const { return all_[id]; }
  std::span<const TermId> args(TermId id) const {
    return {args_.data() + all_[id].args, all_[id].count};
  }
  const std::string& flavor(TermId id) const { return names_[all_[id].flavor]; }
  size_t size() const { return all_.size(); }
  // Whether some bf16 became the upper half of an f32: then its conversion keeps the bits of a NaN.
  bool widens() const { return widens_; }
  bool isNumber(TermId id) const { return all_[id].op == Op::kNumber; }

  // The terms from here on are passing ones, which `forget` forgets, all at once.
  void keep() { kept_ = all_.size(); }
  void forget();
  size_t kept() const { return kept_; }
  // How often terms were forgotten.
  uint64_t forgotten() const { return forgotten_; }

  TermId number(uint64_t bits, int bytes);
  // `value`: its bits in the draw.
  TermId leaf(Element type, size_t tensor, uint64_t offset, uint64_t value);
  // The operands of what IEEE 754, or arithmetic modulo a power of two, says commutes are put in one order.
  TermId make(Op op, Element type, std::span<const TermId> args, const std::string& flavor = "",
              Element from = Element::kU32);
  // The float of fewer than 8 bits whose bits begin at `shift` of an integer of 1 or 2 bytes.
  TermId small(Element type, TermId integer, int shift);
  TermId tuple(Element type, std::span<const TermId> elements);
  // "add.ftz.f32", "cvt.f16.f32".
  std::string operation(TermId id) const { return opText(id); }
  // What the bytes are, the lowest first: a term as a whole, a number, or bytes of several. kUnwritten must not be among
  // them; those that are numbers are taken from `number`.
  TermId fromPieces(std::span<const Piece> pieces, uint64_t number);

  // "add.f32(A[3], 0x3f800000)"; `leafName` says what a leaf is called.
  template <typename LeafName>
  std::string text(TermId id, const LeafName& leafName, int depth = 6) const;

 private:
  using Table = std::vector<TermId>;  // where each hash leads, a power of two; 0 is empty
  TermId intern(const Term& term, std::span<const TermId> args);
  TermId append(const Term& term, std::span<const TermId> args, uint64_t hash);
  // The slot of the term, or the empty one where it is to stand.
  size_t slotOf(const Table& table, const Term& term, std::span<const TermId> args, uint64_t hash) const;
  void grow(Table& table, size_t begin);
  uint64_t evaluate(Term& term, std::span<const TermId> args) const;
  std::string opText(TermId id) const;

  std::vector<Term> all_;
  std::vector<uint64_t> hashes_;  // 0 of one that is in no table
  std::vector<TermId> args_;
  std::vector<std::string> names_;
  std::vector<bool> estimates_;  // of each name
  std::unordered_map<std::string, uint32_t> nameNumbers_;
  Table table_, passing_;  // of the terms that are kept, and of the passing ones, which are few
  bool widens_ = false;
  size_t kept_ = ~size_t{0}, found_ = 0;  // how many stand in `passing_`
  uint64_t forgotten_ = 0;
};

// A float that is 0, of either sign.
bool isZero(const Term& term);

// So many terms of elements that were compared may be kept, for what the next ones share with them.
inline constexpr size_t kMostShared = size_t{1} << 15;

inline int bytesOf(Element type) { return (emulate::bitsOf(type) + 7) / 8; }
inline Element unsignedOf(int bits) {
  return bits == 8 ? Element::kU8 : bits == 16 ? Element::kU16 : bits == 32 ? Element::kU32 : Element::kU64;
}
inline Element signedOf(int bits) {
  return bits == 8 ? Element::kS8 : bits == 16 ? Element::kS16 : bits == 32 ? Element::kS32 : Element::kS64;
}
inline uint64_t lowBytes(int count) { return count >= 8 ? ~uint64_t{0} : (uint64_t{1} << 8 * count) - 1; }
// "f32", "s8".
const char* nameOf(Element element);

template <typename LeafName>
std::string Terms::text(TermId id, const LeafName& leafName, int depth) const {
  const Term& term = all_[id];
  if (term.op == Op::kLeaf) return leafName(term.payload);
  if (term.op == Op::kNumber) return opText(id);
  if (depth == 0) return "...";
  constexpr size_t kMost = 4;
  std::string made = opText(id) + "(";
  const std::span<const TermId> all = args(id);
  for (size_t i = 0; i < all.size() && i < kMost; ++i)
    made += (i == 0 ? "" : ", ") + text(all[i], leafName, depth - 1);
  return made + (all.size() > kMost ? ", ... " + std::to_string(all.size()) + " in all)" : ")");
}

}  // namespace cutecheck::terms
