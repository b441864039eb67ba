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
  constexpr std::array<const char*, 28> kNames = {
      "number", "leaf", "bytes", "row", "product", "cvt",  "add", "sub", "mul", "fma",
      "div",    "rcp",  "sqrt",  "min", "max",     "neg",  "abs", "and", "or",  "xor",
      "not",    "shl",  "shr",   "inc", "dec",     "popc", "ex2", "pick"};
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

Terms::Terms() : all_(kFirstTerm), hashes_(kFirstTerm), names_{""}, estimates_{false} {}

size_t Terms::slotOf(const Table& table, const Term& term, std::span<const TermId> args,
                     uint64_t hash) const {
  size_t slot = hash & (table.size() - 1);
  for (; table[slot] != 0; slot = (slot + 1) & (table.size() - 1)) {
    if (hashes_[table[slot]] != hash) continue;
    const Term& other = all_[table[slot]];
    if (other.op == term.op && other.type == term.type && other.from == term.from && other.bytes == term.bytes &&
        other.flavor == term.flavor && other.payload == term.payload && other.count == args.size() &&
        std::equal(args.begin(), args.end(), args_.begin() + other.args))
      break;
  }
  return slot;
}

TermId Terms::intern(const Term& term, std::span<const TermId> args) {
  // A term of a passing one is a passing one. A sum or a product of those is met once, so that nobody looks
  // for it again.
  const bool passes = all_.size() >= kept_;
  const bool ofKept =
      !passes || std::all_of(args.begin(), args.end(), [&](TermId arg) { return arg < kept_; });
  if (!ofKept && (term.op == Op::kAdd || term.op == Op::kMul)) return append(term, args, 0);
  uint64_t hash = mixed(static_cast<uint64_t>(term.op) << 24 | static_cast<uint64_t>(term.type) << 16 |
                            static_cast<uint64_t>(term.from) << 8 | term.bytes,
                        uint64_t{term.flavor} << 32 | args.size());
  hash = mixed(hash, term.payload);
  for (const TermId arg : args) hash = mixed(hash, arg);
  hash = std::max<uint64_t>(hash, 1);
  size_t slot = 0;
  if (ofKept) {
    if (!passes && 2 * all_.size() > table_.size()) grow(table_, kFirstTerm);
    if (!table_.empty()) slot = slotOf(table_, term, args, hash);
    if (!table_.empty() && table_[slot] != 0) return table_[slot];
  }
  if (passes) {
    if (2 * found_ >= passing_.size()) grow(passing_, kept_);
    slot = slotOf(passing_, term, args, hash);
    if (passing_[slot] != 0) return passing_[slot];
  }
  found_ += passes ? 1 : 0;
  return (passes ? passing_ : table_)[slot] = append(term, args, hash);
}

TermId Terms::append(const Term& term, std::span<const TermId> args, uint64_t hash) {
  Term made = term;
  made.estimated = made.op == Op::kProduct || made.op == Op::kExp2 || estimates_[made.flavor];
  made.rounded = estimates_[made.flavor];
  for (const TermId arg : args) {
    made.estimated = made.estimated || all_[arg].estimated;
    made.rounded = made.rounded || all_[arg].rounded ||
                   (made.op == Op::kTuple && made.type == Element::kTf32 && (all_[arg].value & 0x1fff) != 0);
  }
  if (made.op != Op::kLeaf && made.op != Op::kTuple) made.value = evaluate(made, args);
  made.args = static_cast<uint32_t>(args_.size());
  made.count = static_cast<uint32_t>(args.size());
  args_.insert(args_.end(), args.begin(), args.end());
  all_.push_back(made);
  hashes_.push_back(hash);
  return static_cast<TermId>(all_.size() - 1);
}

void Terms::forget() {
  if (all_.size() <= kept_) return;
  args_.resize(all_[kept_].args);
  all_.resize(kept_);
  hashes_.resize(kept_);
  std::fill(passing_.begin(), passing_.end(), 0);
  found_ = 0;
  ++forgotten_;
}

// Of the terms from `begin` on.
void Terms::grow(Table& table, size_t begin) {
  size_t size = 1024;
  while (size < 4 * (begin == kept_ ? found_ : all_.size())) size *= 2;
  table.assign(size, 0);
  for (size_t id = begin; id < all_.size(); ++id) {
    if (hashes_[id] == 0) continue;
    size_t slot = hashes_[id] & (size - 1);
    while (table[slot] != 0) slot = (slot + 1) & (size - 1);
    table[slot] = static_cast<TermId>(id);
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
  if (!flavor.empty()) {
    const auto [found, added] = nameNumbers_.try_emplace(flavor, static_cast<uint32_t>(names_.size()));
    if (added) {
      names_.push_back(flavor);
      estimates_.push_back(flavor.find("approx") != std::string::npos ||
                           flavor.find("full") != std::string::npos);
    }
    term.flavor = found->second;
  }
  if ((!commutes(op) && op != Op::kFma) || args[0] <= args[1]) return intern(term, args);
  std::array<TermId, 3> ordered{args[1], args[0]};
  std::copy(args.begin() + 2, args.end(), ordered.begin() + 2);
  return intern(term, std::span(ordered).first(args.size()));
}

TermId Terms::tuple(Element type, std::span<const TermId> elements) {
  Term term;
  term.op = Op::kTuple;
  term.type = type;
  term.bytes = 0;
  return intern(term, elements);
}

TermId Terms::small(Element type, TermId integer, int shift) {
  return make(Op::kConvert, type, std::span(&integer, 1), "bits" + std::to_string(shift),
              all_[integer].bytes == 1 ? Element::kU8 : Element::kU16);
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
    widens_ = true;
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
