// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/term.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace cutecheck::terms {

namespace {

bool commutes(Op op) {
  return op == Op::kAdd || op == Op::kMul || op == Op::kMin || op == Op::kMax || op == Op::kAnd ||
         op == Op::kOr || op == Op::kXor;
}

uint64_t mixed(uint64_t hash, uint64_t more) {
  hash = (hash ^ more) * 0x9e3779b97f4a7c15;
  return hash ^ hash >> 29;
}

Element bitsOfBytes(int bytes) {
  return bytes == 1 ? Element::kU8 : bytes == 2 ? Element::kU16 : bytes <= 4 ? Element::kU32 : Element::kU64;
}

}  // namespace

const char* nameOf(Op op) {
  constexpr std::array<const char*, 27> kNames = {"number", "leaf", "bytes", "row", "product", "cvt",
                                                  "add",    "sub",  "mul",   "fma", "div",     "rcp",
                                                  "sqrt",   "min",  "max",   "neg", "abs",     "and",
                                                  "or",     "xor",  "not",   "shl", "shr",     "inc",
                                                  "dec",    "popc", "pick"};
  static_assert(kNames.size() == static_cast<size_t>(Op::kPick) + 1);
  return kNames[static_cast<size_t>(op)];
}

const char* nameOf(Element element) {
  constexpr std::array<const char*, 23> kNames = {"f64", "f32",  "tf32", "f16",   "bf16",  "e4m3", "e5m2", "e2m3",
                                                  "e3m2", "e2m1", "ue8m0", "ue4m3", "s64", "u64",  "s32",  "u32",
                                                  "s16", "u16",  "s8",   "u8",    "s4",    "u4",   "b1"};
  static_assert(kNames.size() == static_cast<size_t>(Element::kB1) + 1);
  return kNames[static_cast<size_t>(element)];
}

Terms::Terms() : all_(kFirstTerm), hashes_(kFirstTerm), names_{""}, nameNumbers_{{"", 0}} {}

TermId Terms::intern(const Term& term, std::span<const TermId> args) {
  uint64_t hash = mixed(static_cast<uint64_t>(term.op), static_cast<uint64_t>(term.type));
  hash = mixed(mixed(hash, static_cast<uint64_t>(term.from)), term.bytes);
  hash = mixed(mixed(hash, term.flavor), term.payload);
  for (const TermId arg : args) hash = mixed(hash, arg);
  if (2 * all_.size() > table_.size()) grow();
  size_t slot = hash & (table_.size() - 1);
  for (; table_[slot] != 0; slot = (slot + 1) & (table_.size() - 1)) {
    if (hashes_[table_[slot]] != hash) continue;
    const Term& other = all_[table_[slot]];
    if (other.op == term.op && other.type == term.type && other.from == term.from && other.bytes == term.bytes &&
        other.flavor == term.flavor && other.payload == term.payload && other.count == args.size() &&
        std::equal(args.begin(), args.end(), args_.begin() + other.args))
      return table_[slot];
  }
  Term made = term;
  const std::string& flavor = names_[made.flavor];
  made.estimated = made.op == Op::kProduct || flavor.find("approx") != std::string::npos ||
                   flavor.find("full") != std::string::npos;
  for (const TermId arg : args) made.estimated = made.estimated || all_[arg].estimated;
  if (made.op != Op::kLeaf && made.op != Op::kTuple) made.value = evaluate(made, args);
  made.args = static_cast<uint32_t>(args_.size());
  made.count = static_cast<uint32_t>(args.size());
  args_.insert(args_.end(), args.begin(), args.end());
  all_.push_back(made);
  hashes_.push_back(hash);
  return table_[slot] = static_cast<TermId>(all_.size() - 1);
}

void Terms::truncate(size_t size) {
  // The last one in its chain of slots is the last that was made, so that none behind it is lost.
  for (size_t id = all_.size(); id-- > size;) {
    size_t slot = hashes_[id] & (table_.size() - 1);
    while (table_[slot] != id) slot = (slot + 1) & (table_.size() - 1);
    table_[slot] = 0;
  }
  if (size < all_.size()) args_.resize(all_[size].args);
  all_.resize(size);
  hashes_.resize(size);
}

void Terms::grow() {
  table_.assign(std::max<size_t>(1024, 4 * all_.size()), 0);
  while ((table_.size() & (table_.size() - 1)) != 0) table_.resize((table_.size() | (table_.size() - 1)) + 1);
  for (TermId id = kFirstTerm; id < all_.size(); ++id) {
    size_t slot = hashes_[id] & (table_.size() - 1);
    while (table_[slot] != 0) slot = (slot + 1) & (table_.size() - 1);
    table_[slot] = id;
  }
}

TermId Terms::number(uint64_t bits, int bytes) {
  Term term;
  term.type = bitsOfBytes(bytes);
  term.bytes = static_cast<uint8_t>(bytes);
  term.payload = bits & lowBytes(bytes);
  return intern(term, {});
}

TermId Terms::leaf(Element type, size_t tensor, uint64_t offset, uint64_t value) {
  Term term;
  term.op = Op::kLeaf;
  term.type = type;
  term.bytes = static_cast<uint8_t>(bytesOf(type));
  term.payload = static_cast<uint64_t>(tensor) << 48 | offset;
  term.value = value & lowBytes(term.bytes);
  return intern(term, {});
}

TermId Terms::make(Op op, Element type, std::span<const TermId> args, const std::string& flavor, Element from) {
  Term term;
  term.op = op;
  term.type = type;
  term.from = from;
  term.bytes = static_cast<uint8_t>(bytesOf(type));
  const auto [found, added] = nameNumbers_.try_emplace(flavor, static_cast<uint32_t>(names_.size()));
  if (added) names_.push_back(flavor);
  term.flavor = found->second;
  std::vector<TermId> ordered(args.begin(), args.end());
  if (commutes(op) || op == Op::kFma) std::sort(ordered.begin(), ordered.begin() + 2);
  return intern(term, ordered);
}

TermId Terms::tuple(Element type, std::span<const TermId> elements) {
  Term term;
  term.op = Op::kTuple;
  term.type = type;
  term.bytes = 0;
  return intern(term, elements);
}

TermId Terms::small(Element type, TermId integer, int shift) {
  return make(Op::kConvert, type, std::span(&integer, 1), "bits" + std::to_string(shift), all_[integer].bytes == 1 ? Element::kU8 : Element::kU16);
}

TermId Terms::fromPieces(std::span<const Piece> pieces, uint64_t number) {
  const size_t count = pieces.size();
  const auto wholeAt = [&](size_t begin, size_t bytes) {
    const TermId id = pieces[begin].term;
    if (id < kFirstTerm || all_[id].bytes != bytes) return false;
    for (size_t i = 0; i < bytes; ++i)
      if (!(pieces[begin + i] == Piece{id, static_cast<uint8_t>(i)})) return false;
    return true;
  };
  const auto numbers = [&](size_t begin, size_t end) {
    for (size_t i = begin; i < end; ++i)
      if (pieces[i].term != kIsNumber) return false;
    return true;
  };
  const auto zeros = [&](size_t begin, size_t end) {
    return numbers(begin, end) && (number >> (8 * begin) & lowBytes(static_cast<int>(end - begin))) == 0;
  };
  if (numbers(0, count)) return this->number(number, static_cast<int>(count));
  if (wholeAt(0, count)) return pieces[0].term;
  // The upper half of an f32 is a bf16.
  if (count == 4 && zeros(0, 2) && wholeAt(2, 2) && all_[pieces[2].term].type == Element::kBf16) {
    const TermId arg = pieces[2].term;
    return make(Op::kConvert, Element::kF32, std::span(&arg, 1), "", Element::kBf16);
  }
  // For each byte: a term and which byte of it, as a number; or a number.
  std::vector<TermId> args;
  for (size_t i = 0; i < count; ++i) {
    const bool isNumber = pieces[i].term == kIsNumber;
    args.push_back(isNumber ? this->number(number >> (8 * i) & 255, 1) : pieces[i].term);
    args.push_back(this->number(isNumber ? 0 : pieces[i].byte, 1));
  }
  Term term;
  term.op = Op::kBytes;
  term.type = bitsOfBytes(static_cast<int>(count));
  term.bytes = static_cast<uint8_t>(count);
  return intern(term, args);
}

std::string Terms::opText(TermId id) const {
  const Term& term = all_[id];
  if (term.op == Op::kNumber) {
    char text[24];
    std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(term.payload));
    return text;
  }
  std::string name = term.op == Op::kProduct ? names_[term.flavor] : nameOf(term.op);
  if (term.op == Op::kProduct || term.op == Op::kTuple || term.op == Op::kBytes) return name;
  if (term.flavor != 0) name += "." + names_[term.flavor];
  name += std::string(".") + nameOf(term.type);
  return term.op == Op::kConvert ? name + "." + nameOf(term.from) : name;
}

}  // namespace cutecheck::terms
