// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/foreign_atom.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/support/text_cursor.h"
#include "core/support/trimmed.h"
#include "tools/draw/matrix_atom.h"

namespace cutecheck::help {

namespace {

constexpr auto kNoPlace = std::string_view::npos;

struct ElementType {
  std::string_view cpp;   // without its namespace
  std::string_view name;  // as names of atoms have it
  int bits;
};
constexpr std::array<ElementType, 20> kTypes = {
    {{"half_t", "F16", 16},      {"half", "F16", 16},         {"__half", "F16", 16},
     {"f16", "F16", 16},         {"bfloat16_t", "BF16", 16},  {"__nv_bfloat16", "BF16", 16},
     {"bf16", "BF16", 16},       {"float", "F32", 32},        {"tfloat32_t", "TF32", 32},
     {"tf32", "TF32", 32},       {"float_e4m3_t", "E4M3", 8}, {"float_e5m2_t", "E5M2", 8},
     {"int8_t", "S8", 8},        {"uint8_t", "U8", 8},        {"int32_t", "S32", 32},
     {"uint32_t", "U32", 32},    {"double", "F64", 64},       {"uint64_t", "U64", 64},
     {"uint128_t", "U128", 128}, {"int4b_t", "S4", 4}}};

const ElementType* typeOf(std::string_view word) {
  if (const size_t space = word.rfind("::"); space != kNoPlace) word.remove_prefix(space + 2);
  const auto* found =
      std::find_if(kTypes.begin(), kTypes.end(), [word](const ElementType& t) { return t.cpp == word; });
  return found == kTypes.end() ? nullptr : found;
}

bool isNameByte(char c) { return isLetter(c) || isDigit(c) || c == '_'; }

std::string_view nameFrom(std::string_view text) {
  size_t end = 0;
  while (end < text.size() && isNameByte(text[end])) ++end;
  return text.substr(0, end);
}

// `<half_t, 128>` behind a name: "half_t", "128".
std::vector<std::string_view> templateArguments(std::string_view behind) {
  std::vector<std::string_view> all;
  if (!behind.starts_with('<')) return all;
  const std::string_view inside = behind.substr(1, std::min(behind.find('>'), behind.size()) - 1);
  for (size_t at = 0; at <= inside.size();) {
    const size_t end = std::min(inside.find(',', at), inside.size());
    all.push_back(trimmed(inside.substr(at, end - at), " "));
    at = end + 1;
  }
  return all;
}

// GMMA::Layout_K_SW128_Atom<half_t>, UMMA::Layout_MN_SW64_Atom<T>.
std::string ofTile(std::string_view text) {
  for (const std::string_view major : {"Layout_K_", "Layout_MN_"}) {
    const size_t at = text.find(major);
    if (at == kNoPlace) continue;
    const std::string_view name = nameFrom(text.substr(at));
    const std::string_view swizzle = name.substr(major.size(), name.find('_', major.size()) - major.size());
    constexpr std::array<std::string_view, 4> kSwizzles = {"INTER", "SW32", "SW64", "SW128"};
    const auto* found = std::find(kSwizzles.begin(), kSwizzles.end(), swizzle);
    if (found == kSwizzles.end()) continue;
    const bool inBits = name.ends_with("_Bits");
    const auto arguments = templateArguments(text.substr(at + name.size()));
    const ElementType* type = arguments.empty() ? nullptr : typeOf(arguments[0]);
    const int bits = inBits ? 1 : type == nullptr ? 16 : type->bits;
    if (bits > 32) return {};
    const auto number = static_cast<int>(found - kSwizzles.begin());
    const int wide = (128 << number) / bits, base = bits == 1    ? 7
                                                    : bits == 4  ? 5
                                                    : bits == 8  ? 4
                                                    : bits == 16 ? 3
                                                                 : 2;
    const std::string w = std::to_string(wide);
    const std::string tile =
        major == "Layout_K_" ? "(8," + w + "):(" + w + ",1)" : "(" + w + ",8):(1," + w + ")";
    const std::string layout =
        number == 0 ? tile : "S<" + std::to_string(number) + "," + std::to_string(base) + ",3> o 0 o " + tile;
    const std::string here = std::string(major.substr(7)) + std::string(swizzle);
    return std::string(name) + " of elements of " + std::to_string(bits) + (bits == 1 ? " bit" : " bits") +
           " is the layout " + layout +
           (inBits ? ""
                   : "; cutecheck draw --shared " + here + " --bits " + std::to_string(bits) + " draws it");
  }
  return {};
}

// SM100_MMA_F16BF16_SS<half_t, half_t, float, 128, 256, UMMA::Major::K, UMMA::Major::K>,
// SM100_MMA_F8F6F4_2x1SM_SS.
std::string ofUmma(std::string_view text) {
  const size_t at = text.find("SM100_MMA_");
  if (at == kNoPlace) return {};
  const std::string_view name = nameFrom(text.substr(at)), kind = name.substr(10);
  const std::string k = kind.starts_with("F16BF16") ? "16" : kind.starts_with("TF32") ? "8" : "32";
  const auto arguments = templateArguments(text.substr(at + name.size()));
  const std::string said = "an atom of tcgen05.mma is named by its extents and types: SM100_";
  const std::string end = kind.find("2x1SM") != kNoPlace ? "_2SM_SS" : "_SS";
  if (arguments.size() >= 5) {
    const ElementType *a = typeOf(arguments[0]), *b = typeOf(arguments[1]), *c = typeOf(arguments[2]);
    if (a != nullptr && b != nullptr && c != nullptr) {
      const bool tf32 = kind.starts_with("TF32");
      const std::string atom = "SM100_" + std::string(arguments[3]) + "x" + std::string(arguments[4]) + "x" +
                               k + "_" + std::string(c->name) +
                               (tf32 ? "TF32TF32" : std::string(a->name) + std::string(b->name)) + end;
      if (draw::matrixAtom(atom)) return said + atom.substr(6) + "; cutecheck draw --atom " + atom;
    }
  }
  const std::string types = k == "16"                ? "F32F16F16"
                            : k == "8"               ? "F32TF32TF32"
                            : kind.starts_with("S8") ? "S32S8S8"
                                                     : "F32E4M3E4M3";
  return said + (kind.find("2x1SM") != kNoPlace ? "256" : "128") + "x128x" + k + "_" + types + end +
         "; cutecheck draw --list SM100_ has all";
}

// Copies without a layout of threads of their own.
std::string ofCopy(std::string_view text) {
  const auto has = [text](std::string_view part) { return text.find(part) != kNoPlace; };
  if (has("_TMA_") || has("_BULK_") || has("TMA_LOAD") || has("TMA_STORE") || has("cp.async.bulk"))
    return "one thread starts this copy, and no thread holds a part of it: cutecheck descriptor tensor-map "
           "has its tensor map, "
           "cutecheck smem TILE --for tma what it writes in shared memory";
  for (const std::string_view name :
       {"CP_ASYNC", "UniversalCopy", "AutoVectorizingCopy", "DefaultCopy", "AutoCopyAsync", "UniversalFMA"}) {
    const size_t at = text.find(name);
    if (at == kNoPlace) continue;
    const std::string_view whole = nameFrom(text.substr(at));
    const auto arguments = templateArguments(text.substr(at + whole.size()));
    const ElementType* type = arguments.empty() ? nullptr : typeOf(arguments[0]);
    const std::string bits = std::to_string(type == nullptr ? 128 : type->bits);
    if (name == "UniversalFMA")
      return "each thread computes one element of its own: its layouts are 1:0; draw the threads of the "
             "tiled MMA with --tile";
    return "each thread copies " + bits +
           " bits of its own, without an exchange: its layout of threads and bits is (1," + bits +
           "):(0,1); draw the "
           "threads of the tiled copy with --tile, and prove their banks by conflict_free(L, element, " +
           bits + ")";
  }
  return {};
}

}  // namespace

std::string foreignAtomHint(std::string_view text) {
  if (std::string hint = ofTile(text); !hint.empty()) return hint;
  if (std::string hint = ofUmma(text); !hint.empty()) return hint;
  return ofCopy(text);
}

}  // namespace cutecheck::help
