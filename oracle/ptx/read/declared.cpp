// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/declared.h"

#include <algorithm>
#include <bit>
#include <set>

#include "oracle/ptx/read/constant.h"
#include "oracle/ptx/read/declarations.h"
#include "oracle/ptx/read/target.h"

namespace cutecheck::ptx {

namespace {

using Names = std::set<std::string, std::less<>>;

const Names kTypes = {".b8", ".b16", ".b32", ".b64", ".b128", ".u8",  ".u16",   ".u32", ".u64",
                      ".s8", ".s16", ".s32", ".s64", ".f16",  ".f32", ".f16x2", ".f64", ".pred"},
            kOfImages = {".texref", ".samplerref", ".surfref"};

std::string alignOf(PtxCursor& at, uint64_t& made) {
  const std::string said = at.next().text;
  made = ptxNumber(said).value_or(0);
  return std::has_single_bit(made) ? "" : "the alignment " + said + " is no power of two";
}

// ".ptr .global .align 16"
std::string pointer(PtxCursor& at) {
  static const Names kTo = {".global", ".shared", ".local", ".const", ".param"};
  if (!at.take(".ptr")) return "";
  if (kTo.contains(at.now().text)) at.next();
  uint64_t ignored = 0;
  return at.take(".align") ? alignOf(at, ignored) : "";
}

std::string wrongType(const PtxDeclared& of, unsigned version) {
  constexpr unsigned kWide = 803;
  if (of.type == "pred" && of.space != "reg") return "a predicate lies in a register alone";
  if (of.parts > 1 && of.space == "param") return "a parameter is no vector";
  if (of.type == "f16x2" && of.space == "param") return "a parameter has no type .f16x2";
  if (of.bytes({}) > 16) return "a vector has more than 128 bits";
  if (of.isManaged && of.space != "global") return ".managed is of global memory alone";
  if (of.type == "b128" && version != 0 && version < kWide)
    return ".b128 needs .version " + ptxShownVersion(kWide);
  return "";
}

std::optional<uint64_t> extentOf(PtxTokens of) {
  std::string text;
  for (const PtxToken& one : of) text += one.text;
  return ptxConstant(text);
}

}  // namespace

uint64_t PtxDeclared::bytes(const PtxNamed& one) const {
  if (type.empty()) return 0;
  uint64_t made = type == "f16x2" ? 4 : ptxNumber(type.substr(1)).value_or(0) / 8;
  made *= parts * one.family.value_or(1);
  constexpr uint64_t kMost = uint64_t{1} << 40;
  for (const uint64_t extent : one.extents)
    made = extent > kMost / std::max<uint64_t>(made, 1) ? kMost : made * extent;
  return made;
}

uint64_t PtxDeclared::alignment() const { return std::max<uint64_t>({align, bytes({}), 1}); }

std::string ptxWrongAttribute(PtxCursor& at, PtxDeclared& of) {
  if (!at.take("(")) return "what stands behind .attribute is not read";
  do {
    const std::string one = at.next().text;
    if (one == ".unified" && at.take("(")) {
      if (!at.next().isNumber() || !at.take(",") || !at.next().isNumber() || !at.take(")"))
        return "what stands behind .unified is not read";
    } else if (one != ".managed") {
      return "there is no attribute " + one;
    }
    of.isManaged = of.isManaged || one == ".managed";
  } while (at.take(","));
  return at.take(")") ? "" : "what stands behind .attribute is not read";
}

std::string ptxWrongHeadOf(PtxCursor& at, PtxDeclared& of, unsigned version, bool isParameter) {
  for (bool stays = true; stays;) {
    stays = false;
    if (at.take(".attribute")) {
      if (std::string wrong = ptxWrongAttribute(at, of); !wrong.empty()) return wrong;
      stays = true;
    }
    if (at.take(".align")) {
      if (std::string wrong = alignOf(at, of.align); !wrong.empty()) return wrong;
      stays = true;
    }
  }
  if (isParameter)
    if (std::string wrong = pointer(at); !wrong.empty()) return wrong;
  if (at.now().is(".v2") || at.now().is(".v4")) of.parts = at.next().is(".v2") ? 2 : 4;
  const std::string type = at.next().text;
  const bool ofImage = kOfImages.contains(type);
  if (!kTypes.contains(type) && !ofImage) return "there is no type " + type + " of ." + of.space;
  of.type = type.substr(1);
  if (isParameter) {
    if (std::string wrong = pointer(at); !wrong.empty()) return wrong;
    if (at.take(".align"))
      if (std::string wrong = alignOf(at, of.align); !wrong.empty()) return wrong;
  }
  if (!ofImage) return wrongType(of, version);
  return of.space == "global" || isParameter ? ""
                                             : "a variable of type " + type + " is of global memory alone";
}

std::string ptxWrongNameOf(PtxCursor& at, const PtxDeclared& of, PtxNamed& one) {
  const PtxToken name = at.next();
  one.name = name.text;
  if (!name.isName() || !ptxIsIdentifier(one.name))
    return one.name.empty() ? "a name is missing" : one.name + " is no name";
  static const Names kTaken = {"WARP_SZ", "function_name", "inlined_at"};
  if (kTaken.contains(one.name)) return one.name + " is a word of PTX, and no name";
  if (at.take("<")) {
    one.family = ptxNumber(at.next().text);
    if (!one.family || !at.take(">")) return "the family of " + one.name + " is not read";
  }
  while (at.take("[")) {
    if (of.space == "reg") return "registers make no array: " + one.name;
    const bool isOpen = at.take("]");
    const std::optional<uint64_t> extent = isOpen ? std::optional(uint64_t{0}) : extentOf(at.upTo("]"));
    if (!extent || (*extent == 0 && (!isOpen || !one.extents.empty())))
      return "an extent of " + one.name + " is not read";
    one.extents.push_back(*extent);
  }
  return "";
}

}  // namespace cutecheck::ptx
