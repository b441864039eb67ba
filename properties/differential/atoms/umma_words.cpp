// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/atoms/umma_words.h"

#include <algorithm>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/tv/ir/ir_module.h"

namespace cutecheck::run {

namespace {

std::string number(int64_t value) { return std::to_string(value); }

// The canonical layouts of PTX ISA 9.0, "Canonical layouts" of tcgen05; `step` is the stride of steps along
// K.
struct Placed {
  std::string tile;  // (mn, k) of one step
  int64_t step = 0;
};
Placed placed(bool mn, SwizzleMode mode, int64_t bits, int64_t extent, int64_t spread, int64_t steps) {
  const int64_t row = rowBytes(mode) * 8 / bits, depth = 256 / bits, rows = groupRows(mode);
  const int64_t group = rows * row * spread, groups = mn ? depth / rows : extent / 8;
  const int64_t far = group * std::max<int64_t>(1, mn ? groups * steps : groups);
  if (!mn && mode == SwizzleMode::kNone)
    return {"((8," + number(extent / 8) + "),(" + number(row) + "," + number(depth / row) + ")):((" +
                number(row) + "," + number(group) + "),(1," + number(far) + "))",
            far * (depth / row)};
  if (!mn)
    return {"((8," + number(extent / 8) + ")," + number(depth) + "):((" + number(row) + "," + number(group) +
                "),1)",
            depth};
  const std::string along =
      extent < row ? number(extent) : "(" + number(row) + "," + number(extent / row) + ")";
  const std::string strides = extent < row ? "1" : "(1," + number(far) + ")";
  return {"(" + along + ",(" + number(rows) + "," + number(groups) + ")):(" + strides + ",(" + number(row) +
              "," + number(group) + "))",
          group * groups};
}

UmmaForm formOf(bool mn, SwizzleMode mode, int64_t bits, int64_t extent, int64_t spread, int64_t steps) {
  UmmaForm made;
  made.form = {mn ? Major::kMn : Major::kK, static_cast<int>(bits)};
  made.name = number(bits) + (mn ? "_mn_" : "_k_") + std::string(modeName(mode)) + "_" + number(extent) +
              (spread == 2 ? "_spread" : "");
  const Placed whole = placed(mn, mode, bits, extent, spread, steps);
  const Layout tile = *parseLayout(whole.tile);
  // (mn, (k, steps)).
  std::string text = whole.tile;
  const auto paired = [&](const IntTuple& tuple, int64_t more) {
    return "(" + toString(tuple.mode(0)) + ",(" + toString(tuple.mode(1)) + "," + number(more) + "))";
  };
  text = paired(tile.shape(), steps) + ":" + paired(tile.stride(), whole.step);
  const Swizzle swizzle = mode == SwizzleMode::kNone ? Swizzle() : byteSwizzle(mode);
  if (swizzle.bits > 0) {
    const int down = bits == 4 ? -1 : bits == 8 ? 0 : bits == 16 ? 1 : 2;  // elements for bytes
    text = "S<" + number(swizzle.bits) + "," + number(swizzle.base - down) + "," + number(swizzle.shift) +
           "> o 0 o " + text;
  } else {
    text = "S<0,4,3> o 0 o " + text;
  }
  made.layout = text;
  // Of four bits a byte holds two, which lie together: the claim counts bytes.
  const int64_t unit = std::max<int64_t>(8, bits);
  const Placed bytes = placed(mn, mode, unit, extent, spread, steps);
  for (int64_t step = 0; step < steps; ++step) {
    oracle::DescriptorClaim claim;
    claim.layout = *parseLayout(bytes.tile);
    claim.shape = {mn, static_cast<uint64_t>(unit / 8), oracle::OperandArch::kSm100};
    claim.swizzle = swizzle;
    claim.offset = static_cast<uint64_t>(step * bytes.step * unit / 8);
    made.claims.push_back(std::move(claim));
  }
  return made;
}

}  // namespace

std::vector<UmmaForm> ummaForms(const std::vector<int64_t>& extents) {
  std::vector<UmmaForm> forms;
  for (const int64_t bits : {4, 8, 16, 32})
    for (const bool mn : {false, true})
      for (const SwizzleMode mode : {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B,
                                     SwizzleMode::k128B, SwizzleMode::k128BAtom32B})
        for (const int64_t extent : extents)
          for (const int64_t spread : {1, 2}) {
            const bool wide = mode == SwizzleMode::k128BAtom32B;
            if (wide != (mn && bits == 32) || (mn && bits == 4)) continue;
            const int64_t row = rowBytes(mode) * 8 / bits;
            if (mn && (extent < row ? mode == SwizzleMode::kNone : extent % row != 0)) continue;
            // Steps inside a row of the swizzle, or two groups away.
            const int64_t steps = !mn && mode != SwizzleMode::kNone ? rowBytes(mode) / 32 : 2;
            forms.push_back(formOf(mn, mode, bits, extent, spread, steps));
          }
  return forms;
}

Expected<oracle::Answer> wordAnswer(const UmmaForm& form, size_t step, const oracle::DescriptorClaim& claim) {
  CUTECHECK_TRY(layout, parseComposedLayout(form.layout));
  CUTECHECK_TRY(found, operandDescriptors(layout, MatrixArch::kSm100, form.form, 0));
  CUTECHECK_TRY(word, encode(found.instructions.at(step)));
  if (!oracle::isOperandWord(word, oracle::OperandArch::kSm100))
    return makeError(Code::kBadRequest, "", "the word " + std::to_string(word) + " is none of SM100");
  // The word at an address is that at 0 with the units of the address added.
  CUTECHECK_TRY(module, oracle::IrModule::parse(
                            "define i64 @word(ptr addrspace(3) %p) {\n"
                            "  %a = ptrtoint ptr addrspace(3) %p to i32\n  %m = and i32 %a, 262143\n"
                            "  %u = lshr i32 %m, 4\n  %w = zext i32 %u to i64\n  %r = add i64 %w, " +
                            number(static_cast<int64_t>(word)) + "\n  ret i64 %r\n}\n"));
  CUTECHECK_TRY(code, oracle::AddressCode::resultOf(*module.definition("word")));
  return proveDescriptor(code, claim);
}

WordTally wordsProved(const std::vector<UmmaForm>& forms, bool all) {
  WordTally tally;
  for (const UmmaForm& form : forms)
    for (size_t step = 0; step < form.claims.size(); ++step) {
      const Expected<oracle::Answer> answer = wordAnswer(form, step, form.claims[step]);
      const bool proved = answer.ok() && answer->verdict == oracle::Verdict::kProved;
      const bool refuted = answer.ok() && answer->verdict == oracle::Verdict::kRefuted;
      (proved ? tally.proved : refuted ? tally.refuted : tally.other) += 1;
      if (answer.ok()) tally.points += answer->samples, tally.units += answer->units;
      if (proved || !tally.first.empty()) continue;
      tally.first = form.name + " step " + std::to_string(step) + " " + form.layout;
      if (!answer.ok()) tally.first += ": " + answer.error().message;
      if (refuted)
        for (const auto& side : answer->counterexample->evaluated)
          tally.first += ", " + side.what + " " + side.value;
      if (!all) return tally;
    }
  return tally;
}

}  // namespace cutecheck::run
