// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/operands.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <vector>

#include "oracle/ptx/read/signature.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

using Kind = PtxOperand::Kind;

std::string text(const PtxOperand& one) {
  if (one.kind == Kind::kNumber) return std::to_string(static_cast<int64_t>(one.number));
  return one.name.empty() ? "no number" : one.name;
}

// "" where it is one of the numbers.
std::string wrongNumber(const PtxOperand& one, const char* what, std::initializer_list<int64_t> all) {
  const bool isNumber = one.kind == Kind::kNumber && one.literal == 0;
  if (isNumber && std::find(all.begin(), all.end(), static_cast<int64_t>(one.number)) != all.end()) return "";
  std::string taken;
  for (const int64_t number : all) taken += (taken.empty() ? "" : " or ") + std::to_string(number);
  return std::string(what) + " is " + text(one) + ", and it must be " + taken;
}

// Types of the registers that hold elements, beside those of bits alone.
struct Held {
  unsigned bits = 32;
  std::string_view others = "";
};

// As ptxas takes them: of mma the halves may be in registers of two halves, of wgmma they may not.
Held heldBy(const std::string& element, bool ofWarp) {
  if (element == "f64") return {64, "f64"};
  if (element == "f32") return {32, "f32"};
  if (element == "f16") return {32, ofWarp ? "f16x2" : ""};
  const bool integers = element[0] == 's' || element[0] == 'u';
  return {32, integers && ofWarp ? "s32 u32" : ""};
}

// Registers that nobody declared are not asked.
std::string wrongFragment(const PtxOperand& one, const char* what, const Held& held, size_t length) {
  if (one.kind != Kind::kList) return std::string(what) + " is no list of registers";
  if (one.parts.size() != length)
    return std::string(what) + " has " + std::to_string(one.parts.size()) + " registers, and must have " +
           std::to_string(length);
  for (const PtxOperand& part : one.parts) {
    if (part.kind != Kind::kRegister)
      return std::string(what) + " has " + text(part) + ", which is no register";
    if (part.type.empty() || part.type == "b" + std::to_string(held.bits)) continue;
    if (!anyPart(held.others, ' ', [&](std::string_view one) { return one == part.type; }))
      return std::string(what) + " has a register of another type: " + part.name + " is ." + part.type;
  }
  return "";
}

std::string wrongRegister(const PtxOperand& one, const char* what, std::string_view bits) {
  if (one.kind == Kind::kNumber && one.literal == 0 && bits != "pred") return "";
  if (one.kind != Kind::kRegister) return std::string(what) + " is " + text(one) + ", which is no register";
  if (one.negated && bits != "pred") return std::string(what) + " is !" + one.name;
  if (one.type.empty()) return "";
  if (bits == "pred" ? one.type == "pred"
                     : one.type != "pred" && one.type.ends_with(bits) && one.type[0] != 'f')
    return "";
  return std::string(what) + " is a register of another type: " + one.name + " is ." + one.type;
}

// M, N and K of "m16n8k16".
struct Shape {
  size_t m = 0, n = 0, k = 0;
};
Shape shapeOf(const PtxInstruction& of) {
  Shape made;
  for (const std::string& word : of.words)
    if (std::sscanf(word.c_str(), "m%zun%zuk%zu", &made.m, &made.n, &made.k) == 3) return made;
  return {};
}

size_t bitsOf(const std::string& element) {
  const size_t digits = element.find_first_of("0123456789");
  if (element.starts_with('e')) return 8;  // e4m3, e5m2
  return element == "tf32" ? 32 : std::strtoul(element.c_str() + digits, nullptr, 10);
}

// How many registers of a thread hold its part of so many elements.
size_t registersOf(size_t elements, const std::string& element, size_t threads) {
  return std::max<size_t>(1, elements * bitsOf(element) / threads / (element == "f64" ? 64 : 32));
}

// The element types among the words, in their order: of mma D, A, B and C, of wgmma D, A and B.
std::vector<std::string> elementsOf(const PtxInstruction& of) {
  static const std::set<std::string, std::less<>> kAll = {"f64", "f32", "tf32", "f16", "bf16", "e4m3", "e5m2",
                                                          "s32", "s8",  "u8",   "s4",  "u4",   "b1"};
  std::vector<std::string> made;
  for (const std::string& word : of.words)
    if (kAll.contains(word)) made.push_back(word);
  return made;
}

// d, a, b, c
std::string wrongProduct(const PtxInstruction& of) {
  const std::vector<std::string> types = elementsOf(of);
  if (types.size() != 4) return "";
  if (of.operands.size() != 4)
    return "it has " + std::to_string(of.operands.size()) + " operands, and takes 4";
  constexpr const char* kNames[] = {"D", "A", "B", "C"};
  const Shape shape = shapeOf(of);
  const size_t elements[] = {shape.m * shape.n, shape.m * shape.k, shape.k * shape.n, shape.m * shape.n};
  for (size_t i = 0; i < 4; ++i)
    if (std::string found = wrongFragment(of.operands[i], kNames[i], heldBy(types[i], true),
                                          registersOf(elements[i], types[i], 32));
        !found.empty())
      return found;
  return "";
}

// d, a, b{, metadata, selector}, adds; of floats the scales of A and B; of 16 bits the majors of A, where it
// is in shared memory, and B.
std::string wrongGroupProduct(const PtxInstruction& of) {
  const std::vector<std::string> types = elementsOf(of);
  if (types.size() != 3 || of.operands.size() < 3)
    return types.size() != 3 ? "" : "it has less than 3 operands";
  const bool sparse = of.has("sp"), held = of.operands[1].kind == Kind::kList;
  const bool floats = types[0] != "s32", halves = types[1] == "f16" || types[1] == "bf16";
  const size_t adds = sparse ? 5 : 3, scales = floats ? 2 : 0, majors = !halves ? 0 : held ? 1 : 2;
  if (const size_t all = adds + 1 + scales + majors; of.operands.size() != all)
    return "it has " + std::to_string(of.operands.size()) + " operands, and of these types takes " +
           std::to_string(all);
  // The accumulators of integers may have a sign.
  const Held sums = types[0] == "s32" ? Held{32, "s32 u32"} : heldBy(types[0], false);
  const Shape shape = shapeOf(of);
  if (std::string found =
          wrongFragment(of.operands[0], "D", sums, registersOf(shape.m * shape.n, types[0], 128));
      !found.empty())
    return found;
  if (std::string found =
          held ? wrongFragment(of.operands[1], "A", heldBy(types[1], false),
                               registersOf(shape.m * shape.k / (sparse ? 2 : 1), types[1], 128))
               : wrongRegister(of.operands[1], "the descriptor of A", "64");
      !found.empty())
    return found;
  if (std::string found = wrongRegister(of.operands[2], "the descriptor of B", "64"); !found.empty())
    return found;
  if (sparse) {
    if (of.operands[3].kind != Kind::kRegister)
      return "the metadata is " + text(of.operands[3]) + ", and it must be a register";
    if (std::string found = wrongRegister(of.operands[3], "the metadata", "32"); !found.empty()) return found;
    const bool one = !halves && types[1] != "tf32";
    if (std::string found = one ? wrongNumber(of.operands[4], "the selector of metadata", {0})
                                : wrongNumber(of.operands[4], "the selector of metadata", {0, 1});
        !found.empty())
      return found;
  }
  constexpr const char* kAdds = "what says whether D is added";
  if (std::string found = of.operands[adds].kind == Kind::kNumber
                              ? wrongNumber(of.operands[adds], kAdds, {0, 1})
                              : wrongRegister(of.operands[adds], kAdds, "pred");
      !found.empty())
    return found;
  for (size_t i = adds + 1; i < of.operands.size(); ++i) {
    const size_t which = i - adds - 1;
    std::string found;
    if (which < 2)
      found = wrongNumber(of.operands[i], which == 0 ? "the scale of A" : "the scale of B", {-1, 1});
    else
      found = wrongNumber(of.operands[i], which == 2 && !held ? "the major of A" : "the major of B", {0, 1});
    if (!found.empty()) return found;
  }
  return "";
}

}  // namespace

std::string ptxWrongOperands(const PtxInstruction& of) {
  if (of.is("mma.sync")) return wrongProduct(of);
  if (of.is("wgmma.mma_async")) return wrongGroupProduct(of);
  // What ptxas takes as a number alone.
  const bool groups = of.has("wait_group"), registers = of.is("setmaxnreg.");
  if ((groups || registers) && !of.operands.empty() &&
      (of.operands[0].kind != Kind::kNumber || of.operands[0].literal != 0))
    return std::string(groups ? "the count of groups is " : "the count of registers is ") +
           text(of.operands[0]) + ", and it must be a number";
  if (of.is("cvt.") && of.operands.size() > 1 && ptxIsSpecialRegister(of.operands[1].name) &&
      std::any_of(of.words.begin() + 1, of.words.end(),
                  [](const std::string& one) { return one.starts_with('f') && one != "ftz"; }))
    return of.operands[1].name + " is no operand of " + of.opcode;
  // Where a field begins, and how many bits it has.
  if (of.is("bfe.") || of.is("bfi."))
    for (size_t i = of.is("bfe.") ? 2 : 3; i < of.operands.size(); ++i)
      if (const PtxOperand& one = of.operands[i]; one.kind == Kind::kNumber && one.number > 255)
        return std::string("a number of ") + of.words[0] + " is " + text(one) + ", and it must be 0 to 255";
  if (of.is("pmevent") && !of.operands.empty()) {
    const PtxOperand& which = of.operands[0];
    const uint64_t most = of.has("mask") ? 65535 : 15;
    if (which.kind == Kind::kNumber && which.number > most)
      return "the event is " + text(which) + ", and it must be 0 to " + std::to_string(most);
  }
  const bool copies = of.is("cp.async.ca.") || of.is("cp.async.cg.");
  if (copies && of.operands.size() > 2) {
    constexpr const char* kCount = "the count of bytes";
    return of.has("cg") ? wrongNumber(of.operands[2], kCount, {16})
                        : wrongNumber(of.operands[2], kCount, {4, 8, 16});
  }
  return "";
}

}  // namespace cutecheck::ptx
