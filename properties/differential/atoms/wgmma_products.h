// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of tiles in shared memory, and whether the emitted instruction reads both and scales as it is
// told.
#pragma once

#include <string>

#include "core/notation/parse.h"
#include "oracle/tv/decide/descriptor_proof.h"
#include "oracle/tv/decide/wgmma_call.h"
#include "oracle/tv/ir/ir_module.h"

namespace cutecheck::run {

struct WgmmaProduct {
  bool mnMajorA = false, mnMajorB = false;

  static std::string layout(bool mn, int64_t extent) {
    if (!mn) return "((8," + std::to_string(extent / 8) + "),16):((64,512),1)";
    return "(" + std::to_string(extent) + ",(8,2)):(1,(64,512))";
  }
  // @product(d, a, b, scale), f16 under the swizzle of 128 bytes.
  std::string module() const {
    const auto tile = [&](bool mn) {
      return "!cute.memref<f16, smem, align<1024>, S<3,4,3>, \"" + layout(mn, 64) + "\">";
    };
    const auto major = [](bool mn) { return std::string(mn ? "mn" : "k"); };
    const std::string atom = "!cute_nvgpu.sm90.mma<64x64x16, ab_major = (" + major(mnMajorA) + ", " +
                             major(mnMajorB) + "), elem_type = (f16, f16, f32), frag_kind = ss>";
    const std::string d = "!cute.memref<f32, rmem, align<16>, \"32:1\">", a = tile(mnMajorA),
                      b = tile(mnMajorB);
    return "func.func @product(%d: " + d + ", %a: " + a + ", %b: " + b + ", %scale: i1) {\n" +
           "  %any = cute.make_atom() : " + atom + "\n" +
           "  %atom = cute_nvgpu.atom.set_value <accum_c> (%any, %scale) : (" + atom + ", i1) -> " + atom +
           "\n" + "  cute.mma_atom_call(%atom, %d, %a, %b, %d) : (" + atom + ", " + d + ", " + a + ", " + b +
           ", " + d + ") -> ()\n  return\n}\n";
  }
};

// Proved where both descriptors read what the layouts have, under the majors that the instruction names, each
// of its own tile, and the scale is the parameter; Refuted with the reason; Unknown where a descriptor is.
inline oracle::Answer verdictOf(const WgmmaProduct& product, const llvm::Function& f) {
  using oracle::Verdict;
  oracle::Answer answer;
  const auto refuted = [&](std::string why) {
    answer.verdict = Verdict::kRefuted;
    answer.missing = {std::move(why)};
    return answer;
  };
  const auto calls = oracle::wgmmaCalls(f);
  if (!calls.ok() || calls->size() != 1) return refuted("no single wgmma");
  const oracle::WgmmaCall& call = calls->front();
  if (call.scale != 3) return refuted("the scale of D is not the parameter");
  const struct {
    const llvm::Value* word;
    bool transposed, mn;
    const char* base;
  } operands[] = {{call.a, call.transposedA, product.mnMajorA, "%1.0"},
                  {call.b, call.transposedB, product.mnMajorB, "%2.0"}};
  for (const auto& [word, transposed, mn, base] : operands) {
    if (word == nullptr) return refuted("no descriptor of A");
    const auto code = oracle::AddressCode::read(*word, f);
    if (!code.ok()) return refuted(code.error().message);
    if (code->base() != base) return refuted("the descriptor names " + code->base());
    oracle::DescriptorClaim claim;
    claim.layout = *parseLayout(WgmmaProduct::layout(mn, 64));
    claim.shape = {transposed, 2};
    claim.swizzle = {3, 4, 3};
    claim.alignment = 1024;
    auto read = proveDescriptor(*code, claim);
    if (!read.ok()) return refuted(read.error().message);
    if (read->verdict != Verdict::kProved) return *read;
    answer = *read;
  }
  return answer;
}

}  // namespace cutecheck::run
