// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The words that an opcode may have, where its maker looks only for those that it needs.
//
// A word that stands in no list could change what the instruction does: it makes the instruction unsupported.
#include "oracle/ptx/bytes/words.h"

#include <algorithm>
#include <array>

namespace cutecheck::emulate {

namespace {

struct Vocabulary {
  std::string_view opcode;
  std::string_view words;  // between blanks
  bool typed = false;      // the names of elements too
  bool shaped = false;     // m16n8k16
};

constexpr std::array kVocabularies = {
    Vocabulary{"bra", "uni"},
    Vocabulary{"ret", "uni"},
    Vocabulary{"exit", ""},
    Vocabulary{"trap", ""},
    Vocabulary{"bar", "cta sync arrive warp"},
    Vocabulary{"barrier", "cta sync arrive aligned cluster wait acquire release relaxed"},
    Vocabulary{"elect", "sync"},
    Vocabulary{"shfl", "sync up down bfly idx b32"},
    Vocabulary{"vote", "sync all any ballot pred b32"},
    Vocabulary{"setmaxnreg", "inc dec sync aligned u32"},
    Vocabulary{"nanosleep", "u32"},
    Vocabulary{"griddepcontrol", "launch_dependents wait"},
    Vocabulary{"membar", "cta gl sys"},
    Vocabulary{
        "fence",
        "sc acq_rel acquire release cta cluster gpu sys mbarrier_init proxy alias async async::generic "
        "tensormap::generic global shared::cta shared::cluster sync_restrict::shared::cta "
        "sync_restrict::shared::cluster"},
    Vocabulary{"cvta", "to global const shared shared::cta shared::cluster local param u64"},
    Vocabulary{"mapa", "shared::cluster u32 u64"},
    Vocabulary{"prefetch", "global local const param L1 L2 tensormap L2::evict_last L2::evict_normal"},
    Vocabulary{"prefetchu", "L1"},
    Vocabulary{"applypriority", "global L2::evict_normal"},
    Vocabulary{"ldmatrix", "sync aligned m8n8 x1 x2 x4 trans shared shared::cta b16"},
    Vocabulary{"stmatrix", "sync aligned m8n8 x1 x2 x4 trans shared shared::cta b16"},
    Vocabulary{
        "mbarrier",
        "init inval arrive arrive_drop expect_tx complete_tx test_wait try_wait parity noComplete relaxed "
        "acquire release acq_rel cta cluster shared shared::cta shared::cluster b64"},
    Vocabulary{
        "cp",
        "async bulk reduce tensor prefetch 1d 2d 3d 4d 5d tile im2col im2col_no_offs global shared "
        "shared::cta shared::cluster ca cg L2 L2::cache_hint L2::64B L2::128B L2::256B commit_group "
        "wait_group wait_all read mbarrier arrive noinc bulk_group mbarrier::complete_tx::bytes "
        "multicast::cluster cta_group::1 cta_group::2 noftz add min max inc dec and or xor f16 bf16 f32 "
        "f64 b32 b64 u32 s32 u64 s64"},
    Vocabulary{
        "tensormap",
        "replace tile global_address global_dim global_stride box_dim global shared::cta b1024 b32 b64"},
    Vocabulary{"mma", "sync aligned row col satfinite xor and popc", true, true},
    Vocabulary{"wgmma", "fence commit_group wait_group mma_async sync aligned sp satfinite and popc", true,
               true},
    Vocabulary{
        "tcgen05",
        "alloc dealloc relinquish_alloc_permit ld st wait::ld wait::st fence::before_thread_sync "
        "fence::after_thread_sync commit cp shift mma down sync aligned cta_group::1 cta_group::2 16x64b "
        "16x128b 16x256b 32x32b 16x32bx2 x1 x2 x4 x8 x16 x32 x64 x128 pack::16b unpack::16b b32 b64 "
        "shared::cta shared::cluster mbarrier::arrive::one multicast::cluster 128x256b 4x256b 128x128b "
        "64x128b 32x128b warpx2::02_13 warpx2::01_23 warpx4 kind::f16 kind::tf32 kind::f8f6f4 kind::i8 "
        "kind::mxf8f6f4 kind::mxf4 kind::mxf4nvf4 block_scale scale_vec::1X scale_vec::2X scale_vec::4X "
        "block16 block32 ws sp collector::a::fill collector::a::discard "
        "collector::b0::fill collector::b0::discard collector::b1::fill collector::b1::discard "
        "collector::b2::fill collector::b2::discard collector::b3::fill collector::b3::discard"},
};

bool stands(std::string_view word, std::string_view in) {
  for (size_t at = 0; at < in.size();) {
    const size_t end = std::min(in.find(' ', at), in.size());
    if (in.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace

std::optional<std::string> unknownWord(const Form& form) {
  const auto& words = form.words();
  const auto found = std::find_if(kVocabularies.begin(), kVocabularies.end(),
                                  [&](const Vocabulary& one) { return one.opcode == words.front(); });
  if (found == kVocabularies.end()) return std::nullopt;
  for (size_t i = 1; i < words.size(); ++i) {
    const bool known = stands(words[i], found->words) || (found->typed && elementNamed(words[i])) ||
                       (found->shaped && shapeNamed(words[i]));
    if (!known) return words[i];
  }
  return std::nullopt;
}

}  // namespace cutecheck::emulate
