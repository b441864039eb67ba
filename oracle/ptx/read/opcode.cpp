// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/opcode.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "oracle/ptx/read/words.h"

namespace cutecheck::ptx {

namespace {

// A row: the opcodes, and what stands behind them: slots between blanks. A slot has alternatives between
// bars, of one word or of several with dots between them; one that ends in ? may be left out. "$name" is any
// word of a set.
struct Row {
  std::string_view opcodes, slots;
  bool anyOrder = false;  // of the slots before the last, as ptxas takes them and inline assembly writes them
};

struct Set {
  std::string_view name, words;
};

constexpr Set kSets[] = {
    {"int", "u16|u32|u64|s16|s32|s64"},
    {"int8", "u8|u16|u32|u64|s8|s16|s32|s64"},
    {"half", "f16|f16x2"},
    {"brain", "bf16|bf16x2"},
    {"rnd", "rn|rz|rm|rp"},
    {"whole", "rni|rzi|rmi|rpi"},
    {"value", "b16|b32|b64|u16|u32|u64|s16|s32|s64|f32|f64"},
    {"data", "b8|b16|b32|b64|b128|u8|u16|u32|u64|s8|s16|s32|s64|f32|f64"},
    {"scope", "cta|cluster|gpu|sys"},
    {"order", "relaxed|acquire|release|acq_rel"},
    {"cta", "shared|shared::cta"},
    {"shared", "shared|shared::cta|shared::cluster"},
    {"stored", "global|local|shared|shared::cta|shared::cluster|param|param::func"},
    {"loaded", "global|local|shared|shared::cta|shared::cluster|param|param::func|param::entry|const"},
    {"strong", "global|shared|shared::cta|shared::cluster"},
    {"named", "global|local|shared|shared::cta|shared::cluster|param|param::entry|const"},
    {"vector", "v2|v4|v8"},
    {"level1", "L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|L1::no_allocate"},
    {"level2", "L2::evict_normal|L2::evict_first|L2::evict_last"},
    {"ahead", "L2::64B|L2::128B|L2::256B"},
    {"ordered", "eq|ne|lt|le|gt|ge"},
    {"compared", "eq|ne|lt|le|gt|ge|equ|neu|ltu|leu|gtu|geu|num|nan"},
    {"joint", "and|or|xor"},
    {"dim", "1d|2d|3d|4d|5d"},
    {"load", "tile|tile::gather4|im2col|im2col::w|im2col::w::128"},
    {"complete", "mbarrier::complete_tx::bytes"},
    {"group", "cta_group::1|cta_group::2"},
    {"lanes", "16x64b|16x128b|16x256b|32x32b|16x32bx2"},
    {"times", "x1|x2|x4|x8|x16|x32|x64|x128"},
    {"unpacked", "b8x16.b6x16_p32|b8x16.b4x16_p64"},
    {"collector_a", "collector::a::fill|collector::a::use|collector::a::lastuse|collector::a::discard"},
    {"block", "scale_vec::1X|scale_vec::2X|scale_vec::4X|block16|block32"},
};

constexpr Row kRows[] = {
    // Integers and floats.
    {"add sub sad div rem min max", "$int"},
    {"add min max", "u16x2|s16x2"},
    {"add sub", "sat s32"},
    {"min max", "relu s32|s16x2"},
    {"add sub", "cc u32|s32|u64|s64"},
    {"addc subc", "cc? u32|s32|u64|s64"},
    {"mul mad", "lo|hi $int"},
    {"mul mad", "wide u16|s16|u32|s32"},
    {"mad", "hi sat s32"},
    {"mad", "lo|hi cc u32|s32|u64|s64"},
    {"madc", "lo|hi cc? u32|s32|u64|s64"},
    {"mul24 mad24", "lo|hi u32|s32"},
    {"mad24", "hi sat s32"},
    {"add sub mul", "$rnd? ftz? sat? f32"},
    {"add sub mul", "$rnd? ftz? f32x2"},
    {"add sub mul", "$rnd? f64"},
    {"add sub mul", "rn? ftz? sat? $half"},
    {"add sub mul", "rn? $brain"},
    {"add sub", "$rnd? sat? f32 f16|bf16"},
    {"fma mad", "$rnd ftz? sat? f32"},
    {"fma mad", "$rnd f64"},
    {"fma", "$rnd ftz? f32x2"},
    {"fma", "rn ftz? sat|relu? $half"},
    {"fma", "rn oob? relu? $half|$brain"},
    {"fma", "$rnd sat? f32 f16|bf16"},
    {"div", "approx|full|$rnd ftz? f32"},
    {"div", "$rnd f64"},
    {"neg abs", "s16|s32|s64|f64|$brain"},
    {"neg abs", "ftz? f32|$half"},
    {"min max", "ftz? NaN? abs|xorsign.abs? f32"},
    {"min max", "ftz? NaN? xorsign.abs? $half"},
    {"min max", "NaN? xorsign.abs? $brain"},
    {"min max copysign", "f64"},
    {"copysign", "f32"},
    {"rcp sqrt rsqrt sin cos lg2 ex2", "approx ftz? f32"},
    {"rcp sqrt", "$rnd ftz? f32"},
    {"rcp sqrt", "$rnd f64"},
    {"rcp rsqrt", "approx ftz f64"},
    {"rsqrt", "approx f64"},
    {"ex2 tanh", "approx $half"},
    {"ex2", "approx ftz $brain"},
    {"tanh", "approx f32|$brain"},
    {"testp", "finite|infinite|number|notanumber|normal|subnormal f32|f64"},
    {"dp4a", "u32|s32 u32|s32"},
    {"dp2a", "lo|hi u32|s32 u32|s32"},
    // Bits.
    {"and or xor not", "pred|b16|b32|b64"},
    {"cnot", "b16|b32|b64"},
    {"shl", "b16|b32|b64"},
    {"shr", "b16|b32|b64|$int"},
    {"clz popc brev bfi", "b32|b64"},
    {"bfe", "u32|u64|s32|s64"},
    {"bfind", "shiftamt? u32|u64|s32|s64"},
    {"fns activemask", "b32"},
    {"lop3", "and|or? b32"},
    {"prmt", "b32 f4e|b4e|rc8|ecl|ecr|rc16?"},
    {"shf", "l|r clamp|wrap b32"},
    {"szext", "clamp|wrap u32|s32"},
    {"bmsk", "clamp|wrap b32"},
    // Comparisons, moves, conversions.
    {"setp", "eq|ne $joint? b16|b32|b64"},
    {"setp", "$ordered $joint? s16|s32|s64"},
    {"setp", "$ordered|lo|ls|hi|hs $joint? u16|u32|u64"},
    {"setp", "$compared $joint? ftz? f32|$half"},
    {"setp", "$compared $joint? f64|$brain"},
    {"set", "eq|ne $joint? u32|s32|f32 b16|b32|b64"},
    {"set", "$ordered $joint? u32|s32|f32 s16|s32|s64"},
    {"set", "$ordered|lo|ls|hi|hs $joint? u32|s32|f32 u16|u32|u64"},
    {"set", "$compared $joint? ftz? u32|s32|f32 f32"},
    {"set", "$compared $joint? u32|s32|f32 f64"},
    {"set", "$compared $joint? ftz? u16|s16|u32|s32|f16 f16"},
    {"set", "$compared $joint? u16|s16|u32|s32|bf16 bf16"},
    // ptxas takes .ftz before the joint too.
    {"setp", "$compared ftz $joint f32|$half"},
    {"set", "$compared ftz $joint u32|s32|f32 f32"},
    {"selp", "$value"},
    {"slct", "$value s32"},
    {"slct", "ftz? $value f32"},
    {"mov", "pred|b128|$value"},
    {"cvt", "$int8 $int8"},
    {"cvt", "sat u8 u16|u32|u64|s8|s16|s32|s64"},
    {"cvt", "sat u16 u32|u64|s8|s16|s32|s64"},
    {"cvt", "sat u32 u64|s8|s16|s32|s64"},
    {"cvt", "sat u64 s8|s16|s32|s64"},
    {"cvt", "sat s8 u8|u16|u32|u64|s16|s32|s64"},
    {"cvt", "sat s16 u16|u32|u64|s32|s64"},
    {"cvt", "sat s32 u32|u64|s64"},
    {"cvt", "sat s64 u64"},
    {"cvt", "$whole ftz? sat? $int8 f32"},
    {"cvt", "$whole sat? $int8 f16|bf16|f64"},
    {"cvt", "$rnd sat? f16|f32|f64 $int8"},
    {"cvt", "$rnd bf16 u16|u32|u64|s16|s32|s64"},
    {"cvt", "$whole? ftz? sat? f32 f32"},
    {"cvt", "$whole? sat? f16 f16"},
    {"cvt", "$whole? sat? f64 f64"},
    {"cvt", "ftz? sat? f32|f64 f16"},
    {"cvt", "ftz? sat? f64 f32"},
    {"cvt", "$rnd ftz? sat? f16|f32 f64"},
    {"cvt", "$rnd ftz? sat? f16 f32"},
    {"cvt", "f32 bf16"},
    {"cvt", "rn|rz relu? satfinite? f16|bf16|f16x2|bf16x2 f32"},
    {"cvt", "rna satfinite? tf32 f32"},
    {"cvt", "rn|rz satfinite? relu? tf32 f32"},
    {"cvt", "rn satfinite relu? e4m3x2|e5m2x2|e2m1x2|e2m3x2|e3m2x2 f32"},
    {"cvt", "rn satfinite relu? e4m3x2|e5m2x2 f16x2"},
    {"cvt", "rn relu? f16x2 e4m3x2|e5m2x2|e2m1x2|e2m3x2|e3m2x2"},
    {"cvt", "rz|rp satfinite? ue8m0x2 f32|bf16x2"},
    {"cvt", "rn bf16x2 ue8m0x2"},
    {"cvt", "pack sat u16|s16 s32"},
    {"cvt", "pack sat u2|s2|u4|s4|u8|s8 s32 b32"},
    // Memory.
    {"ld", "weak? $loaded? $level1? $level2? L2::cache_hint? $ahead? $vector? $data", true},
    {"ld", "weak? $loaded? ca|cg|cs|lu|cv L2::cache_hint? $ahead? $vector? $data", true},
    {"ld", "volatile $loaded? $ahead? $vector? $data", true},
    {"ld", "relaxed|acquire $scope $strong? $level1? $level2? L2::cache_hint? $ahead? $vector? $data", true},
    {"ld", "mmio relaxed sys global? $data", true},
    {"ld", "global ca|cg|cs? nc $level1? $level2? L2::cache_hint? $ahead? $vector? $data", true},
    {"ldu", "global? $vector? $data", true},
    {"st", "weak? $stored? $level1? $level2? L2::cache_hint? $vector? $data", true},
    {"st", "weak? $stored? wb|cg|cs|wt L2::cache_hint? $vector? $data", true},
    {"st", "volatile $stored? $vector? $data", true},
    {"st", "relaxed|release $scope $strong? $level1? $level2? L2::cache_hint? $vector? $data", true},
    {"st", "mmio relaxed sys global? $data", true},
    {"st", "async weak? shared::cluster? $complete v2|v4? b32|b64|u32|u64|s32|s64|f32|f64"},
    {"st", "bulk weak? shared::cta?"},
    {"atom red", "$order? $scope? $strong? and|or|xor L2::cache_hint? b32|b64", true},
    {"atom red", "$order? $scope? $strong? add L2::cache_hint? u32|s32|u64|f32|f64", true},
    {"atom red", "$order? $scope? $strong? inc|dec L2::cache_hint? u32", true},
    {"atom red", "$order? $scope? $strong? min|max L2::cache_hint? u32|s32|u64|s64", true},
    {"atom red", "$order? $scope? $strong? add noftz L2::cache_hint? $half|$brain", true},
    {"atom red", "$order? $scope? global? add L2::cache_hint? v2|v4 f32", true},
    {"atom red", "$order? $scope? global? add|min|max noftz L2::cache_hint? $vector $half|$brain", true},
    {"atom", "$order? $scope? $strong? exch L2::cache_hint? b32|b64|b128", true},
    {"atom", "$order? $scope? $strong? cas L2::cache_hint? b16|b32|b64|b128", true},
    {"red",
     "async relaxed cluster shared::cluster? $complete "
     "inc.u32|dec.u32|min.u32|min.s32|max.u32|max.s32|add.u32|add.s32|add.u64|"
     "and.b32|or.b32|xor.b32"},
    {"cvta", "to? $named u32|u64"},
    {"isspacep", "$named"},
    {"mapa getctarank", "shared::cluster? u32|u64"},
    {"prefetch", "global|local? L1|L2"},
    {"prefetch", "global L2::evict_last|L2::evict_normal"},
    {"prefetch", "const|param? tensormap"},
    {"prefetchu", "L1"},
    {"applypriority", "global? L2::evict_normal"},
    {"discard", "global? L2"},
    {"createpolicy",
     "fractional L2::evict_last|L2::evict_normal|L2::evict_first|L2::evict_unchanged "
     "L2::evict_first|L2::evict_unchanged? b64"},
    {"createpolicy",
     "range global? L2::evict_last|L2::evict_normal|L2::evict_first|L2::evict_unchanged "
     "L2::evict_first|L2::evict_unchanged? b64"},
    {"createpolicy", "cvt L2 b64"},
    {"ldmatrix", "sync aligned m8n8 x1|x2|x4 trans? $cta? b16", true},
    {"ldmatrix", "sync aligned m16n16 x1|x2 trans $cta? b8|$unpacked", true},
    {"ldmatrix", "sync aligned m8n16 x1|x2|x4 $cta? $unpacked", true},
    {"stmatrix", "sync aligned m8n8 x1|x2|x4 trans? $cta? b16", true},
    {"stmatrix", "sync aligned m16n8 x1|x2|x4 trans $cta? b8", true},
    {"movmatrix", "sync aligned m8n8 trans b16"},
    // Where threads go, and how they meet.
    {"bra ret call", "uni?"},
    {"brx", "idx uni?"},
    {"exit trap brkpt", ""},
    {"pmevent", "mask?"},
    {"nanosleep", "u32"},
    {"griddepcontrol", "launch_dependents|wait"},
    {"setmaxnreg", "inc|dec sync aligned u32"},
    {"shfl", "sync up|down|bfly|idx b32"},
    {"vote", "sync all|any|uni pred"},
    {"vote", "sync ballot b32"},
    {"match", "any|all sync b32|b64"},
    {"redux", "sync add|min|max u32|s32"},
    {"redux", "sync and|or|xor b32"},
    {"redux", "sync min|max abs? NaN? f32"},
    {"elect", "sync"},
    {"bar", "warp sync"},
    {"bar", "cta? sync|arrive"},
    {"bar", "cta? red popc u32"},
    {"bar", "cta? red and|or pred"},
    {"barrier", "cta? sync|arrive aligned?"},
    {"barrier", "cta? red popc aligned? u32"},
    {"barrier", "cta? red and|or aligned? pred"},
    {"barrier", "cluster arrive release|relaxed? aligned?"},
    {"barrier", "cluster wait acquire? aligned?"},
    {"membar", "cta|gl|sys"},
    {"fence", "sc|acq_rel|acquire|release? $scope"},
    {"fence", "acquire sync_restrict::shared::cluster cluster"},
    {"fence", "release sync_restrict::shared::cta cluster"},
    {"fence", "mbarrier_init release cluster"},
    {"membar fence", "proxy alias"},
    {"membar fence", "proxy async global|shared::cta|shared::cluster?"},
    {"fence", "proxy tensormap::generic acquire|release $scope"},
    {"fence", "proxy async::generic acquire sync_restrict::shared::cluster cluster"},
    {"fence", "proxy async::generic release sync_restrict::shared::cta cluster"},
    {"mbarrier", "init|inval $cta? b64"},
    {"mbarrier", "expect_tx|complete_tx relaxed.cta|relaxed.cluster? $shared? b64"},
    {"mbarrier",
     "arrive|arrive_drop expect_tx? release.cta|release.cluster|relaxed.cta|relaxed.cluster? $shared? b64"},
    {"mbarrier", "arrive|arrive_drop noComplete release.cta? $cta? b64"},
    {"mbarrier",
     "test_wait|try_wait parity? acquire.cta|acquire.cluster|relaxed.cta|relaxed.cluster? $cta? b64"},
    {"mbarrier", "pending_count b64"},
    // Copies.
    {"cp", "async ca|cg $cta global L2::cache_hint? $ahead?"},
    {"cp", "async commit_group|wait_group|wait_all"},
    {"cp", "async mbarrier arrive noinc? $cta? b64"},
    {"cp", "async bulk commit_group"},
    {"cp", "async bulk wait_group read?"},
    {"cp", "async bulk shared::cluster global $complete multicast::cluster? L2::cache_hint?"},
    {"cp", "async bulk shared::cta global $complete L2::cache_hint?"},
    {"cp", "async bulk shared::cluster shared::cta $complete"},
    {"cp", "async bulk global shared::cta bulk_group L2::cache_hint? cp_mask?"},
    {"cp", "async bulk prefetch L2 global L2::cache_hint?"},
    {"cp", "async bulk prefetch tensor $dim L2 global $load? L2::cache_hint?"},
    {"cp",
     "async bulk tensor $dim shared::cluster|shared::cta global $load? $complete multicast::cluster? $group? "
     "L2::cache_hint?"},
    // As LLVM and CUTLASS write it; ptxas takes all three.
    {"cp",
     "async bulk tensor $dim $group shared::cluster|shared::cta global $load? $complete multicast::cluster? "
     "L2::cache_hint?"},
    {"cp",
     "async bulk tensor $dim shared::cluster|shared::cta global $load? $complete multicast::cluster? "
     "L2::cache_hint $group"},
    {"cp",
     "async bulk tensor $dim global shared::cta tile|tile::scatter4|im2col_no_offs? bulk_group "
     "L2::cache_hint?"},
    {"cp",
     "reduce async bulk shared::cluster shared::cta $complete "
     "add.u32|add.s32|add.u64|min.u32|min.s32|max.u32|max.s32|inc.u32|dec.u32|and.b32|or.b32|xor.b32"},
    {"cp",
     "reduce async bulk global shared::cta bulk_group L2::cache_hint? add "
     "u32|s32|u64|f32|f64|noftz.f16|noftz.bf16"},
    {"cp",
     "reduce async bulk global shared::cta bulk_group L2::cache_hint? min|max u32|s32|u64|s64|f16|bf16"},
    {"cp", "reduce async bulk global shared::cta bulk_group L2::cache_hint? inc|dec u32"},
    {"cp", "reduce async bulk global shared::cta bulk_group L2::cache_hint? and|or|xor b32|b64"},
    {"cp",
     "reduce async bulk tensor $dim global shared::cta add|min|max|inc|dec|and|or|xor tile|im2col_no_offs? "
     "bulk_group "
     "L2::cache_hint?"},
    {"tensormap", "replace tile global_address global|shared::cta? b1024 b64"},
    {"tensormap",
     "replace tile rank|box_dim|global_dim|element_stride|elemtype|interleave_layout|swizzle_mode|fill_mode|"
     "swizzle_atomicity global|shared::cta? b1024 b32"},
    {"tensormap", "replace tile global_stride global|shared::cta? b1024 b64"},
    {"tensormap", "cp_fenceproxy global shared::cta tensormap::generic release $scope sync aligned"},
    // Products of matrices.
    {"mma", "sync aligned m8n8k4|m16n8k4|m16n8k8|m16n8k16 row col f64 f64 f64 f64"},
    {"mma", "sync aligned m16n8k8|m16n8k16 row col f16.f16.f16.f16|f32.f16.f16.f32|f32.bf16.bf16.f32"},
    {"mma", "sync aligned m16n8k4|m16n8k8 row col f32 tf32 tf32 f32"},
    {"mma", "sync aligned m16n8k16|m16n8k32 row col f16 e4m3|e5m2 e4m3|e5m2 f16"},
    {"mma", "sync aligned m16n8k16|m16n8k32 row col f32 e4m3|e5m2 e4m3|e5m2 f32"},
    {"mma", "sync aligned m8n8k16|m16n8k16|m16n8k32 row col satfinite? s32 s8|u8 s8|u8 s32"},
    {"mma", "sync aligned m8n8k32|m16n8k32|m16n8k64 row col satfinite? s32 s4|u4 s4|u4 s32"},
    {"mma", "sync aligned m8n8k128|m16n8k128|m16n8k256 row col s32 b1 b1 s32 and.popc|xor.popc"},
    {"wgmma", "fence|commit_group|wait_group sync aligned"},
    {"wgmma", "mma_async sync aligned $n_k16 f16.f16.f16|f32.f16.f16|f32.bf16.bf16"},
    {"wgmma", "mma_async sp sync aligned $n_k32 f16.f16.f16|f32.f16.f16|f32.bf16.bf16"},
    {"wgmma", "mma_async sync aligned $n_k8 f32 tf32 tf32"},
    {"wgmma", "mma_async sp sync aligned $n_k16 f32 tf32 tf32"},
    {"wgmma", "mma_async sync aligned $n_k32 f16|f32 e4m3|e5m2 e4m3|e5m2"},
    {"wgmma", "mma_async sp sync aligned $n_k64 f16|f32 e4m3|e5m2 e4m3|e5m2"},
    {"wgmma", "mma_async sync aligned $few_k32 satfinite? s32 s8|u8 s8|u8"},
    {"wgmma", "mma_async sp sync aligned $few_k64 satfinite? s32 s8|u8 s8|u8"},
    {"wgmma", "mma_async sync aligned $few_k256 s32 b1 b1 and popc"},
    {"tcgen05", "alloc $group sync aligned shared::cta? b32"},
    {"tcgen05", "dealloc $group sync aligned b32"},
    {"tcgen05", "relinquish_alloc_permit $group sync aligned"},
    {"tcgen05", "ld sync aligned $lanes $times pack::16b? b32"},
    {"tcgen05", "st sync aligned $lanes $times unpack::16b? b32"},
    {"tcgen05", "wait::ld|wait::st sync aligned"},
    {"tcgen05", "fence::before_thread_sync|fence::after_thread_sync"},
    {"tcgen05", "commit $group mbarrier::arrive::one shared::cluster? multicast::cluster? b64"},
    {"tcgen05", "cp $group 128x256b|4x256b|128x128b $unpacked?"},
    {"tcgen05", "cp $group 64x128b warpx2::02_13|warpx2::01_23 $unpacked?"},
    {"tcgen05", "cp $group 32x128b warpx4 $unpacked?"},
    {"tcgen05", "shift $group down"},
    {"tcgen05", "mma sp? $group kind::f16|kind::tf32|kind::f8f6f4|kind::i8 ashift? $collector_a?"},
    {"tcgen05", "mma sp? $group kind::mxf8f6f4|kind::mxf4|kind::mxf4nvf4 block_scale $block? $collector_a?"},
    {"tcgen05", "mma ws sp? cta_group::1 kind::f16|kind::tf32|kind::f8f6f4|kind::i8 $collector_b?"},
};

using Words = std::vector<std::string>;

// "n_k16": m64n<N>k16 where N is a multiple of 8 up to 256. "few_k32": where N is 8, 24 or a multiple of 16, for products
// of integers.
bool isGroupShape(std::string_view word, std::string_view kind) {
  constexpr std::string_view kBegin = "m64n";
  const bool few = kind.starts_with("few_");
  const std::string_view end = kind.substr(few ? 4 : 2);
  if (!word.starts_with(kBegin) || !word.ends_with(end)) return false;
  word.remove_prefix(kBegin.size());
  if (word.size() <= end.size()) return false;
  word.remove_suffix(end.size());
  unsigned n = 0;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() || stop != word.data() + word.size() || word[0] == '0') return false;
  return n >= 8 && n <= 256 && n % 8 == 0 && (!few || n == 8 || n == 24 || n % 16 == 0);
}

bool isCollectorOfB(std::string_view word) {
  constexpr std::string_view kBegin = "collector::b";
  if (!word.starts_with(kBegin) || word.size() < kBegin.size() + 1) return false;
  const std::string_view rest = word.substr(kBegin.size());
  return rest[0] >= '0' && rest[0] <= '3' &&
         (rest.substr(1) == "::fill" || rest.substr(1) == "::use" || rest.substr(1) == "::lastuse" ||
          rest.substr(1) == "::discard");
}

class Match {
 public:
  explicit Match(const Words& words) : words_(words) {}
  bool matches(const Row& row) {
    if (!row.anyOrder) return slot(row.slots, 1);
    std::vector<std::string_view> all;
    anyPart(row.slots, ' ', [&](std::string_view one) { return all.push_back(one), false; });
    const std::string_view last = all.back();
    all.pop_back();
    return freely(all, last, 1);
  }
  size_t furthest() const { return furthest_; }

 private:
  // The slots from here on, and the words from `at` on.
  bool slot(std::string_view slots, size_t at) {
    furthest_ = std::max(furthest_, at);
    if (slots.empty()) return at == words_.size();
    const size_t blank = slots.find(' ');
    std::string_view one = slots.substr(0, blank);
    const std::string_view rest =
        blank == std::string_view::npos ? std::string_view() : slots.substr(blank + 1);
    const bool optional = one.ends_with('?');
    if (optional) one.remove_suffix(1);
    return alternatives(one, at, [&](size_t next) { return slot(rest, next); }) ||
           (optional && slot(rest, at));
  }

  // One of the slots after the other, whichever takes the next word.
  bool freely(std::vector<std::string_view>& all, std::string_view last, size_t at) {
    furthest_ = std::max(furthest_, at);
    for (std::string_view& one : all) {
      const std::string_view kept = std::exchange(one, std::string_view());
      const std::string_view words = kept.ends_with('?') ? kept.substr(0, kept.size() - 1) : kept;
      if (!kept.empty() && alternatives(words, at, [&](size_t next) { return freely(all, last, next); }))
        return true;
      one = kept;
    }
    return std::all_of(all.begin(), all.end(),
                       [](std::string_view one) { return one.empty() || one.ends_with('?'); }) &&
           slot(last, at);
  }

  template <typename Then>
  bool alternatives(std::string_view all, size_t at, const Then& then) {
    return anyPart(all, '|', [&](std::string_view one) {
      size_t next = at;
      const bool other = anyPart(one, '.', [&](std::string_view word) { return !takes(word, next); });
      furthest_ = std::max(furthest_, next);
      return !other && then(next);
    });
  }

  // One word, or one of the named set; a set may hold several words with dots between them.
  bool takes(std::string_view what, size_t& at) {
    if (what.empty() || at >= words_.size()) return false;
    const std::string& word = words_[at];
    if (what[0] != '$') return word == what && ++at != 0;
    what.remove_prefix(1);
    if (what.starts_with("n_k") || what.starts_with("few_k")) return isGroupShape(word, what) && ++at != 0;
    if (what == "collector_b") return isCollectorOfB(word) && ++at != 0;
    const Set* set =
        std::find_if(std::begin(kSets), std::end(kSets), [&](const Set& one) { return one.name == what; });
    return set != std::end(kSets) && anyPart(set->words, '|', [&](std::string_view one) {
             size_t next = at;
             const bool other = anyPart(one, '.', [&](std::string_view part) {
               return next >= words_.size() || words_[next++] != part;
             });
             if (!other) at = next;
             return !other;
           });
  }

  const Words& words_;
  size_t furthest_ = 1;
};

// What an alternative may be, its words with dots between them; of shapes of wgmma the smallest and the
// largest.
std::vector<std::string> spelled(std::string_view alternative) {
  std::vector<std::string> all = {""};
  anyPart(alternative, '.', [&](std::string_view word) {
    std::vector<std::string> words;
    const std::string_view name = word.starts_with('$') ? word.substr(1) : "";
    const Set* set =
        std::find_if(std::begin(kSets), std::end(kSets), [&](const Set& one) { return one.name == name; });
    if (name.starts_with("n_k") || name.starts_with("few_k")) {
      for (const char* n : {"m64n8", "m64n256"})
        words.push_back(n + std::string(name.substr(name.find("_k") + 1)));
    } else if (name == "collector_b") {
      for (const char* buffer : {"0", "1", "2", "3"})
        for (const char* use : {"fill", "use", "lastuse", "discard"})
          words.push_back("collector::b" + std::string(buffer) + "::" + use);
    } else if (set != std::end(kSets)) {
      anyPart(set->words, '|', [&](std::string_view one) { return words.emplace_back(one), false; });
    } else {
      words.emplace_back(word);
    }
    std::vector<std::string> made;
    for (const std::string& before : all)
      for (const std::string& one : words) made.push_back(before.empty() ? one : before + "." + one);
    all = std::move(made);
    return false;
  });
  return all;
}

void addForms(const Row& row, std::string_view opcode, std::vector<std::string>& into) {
  std::vector<std::vector<std::string>> slots;
  std::vector<std::string> shortest;
  anyPart(row.slots, ' ', [&](std::string_view slot) {
    const bool optional = slot.ends_with('?');
    if (optional) slot.remove_suffix(1);
    slots.emplace_back();
    anyPart(slot, '|', [&](std::string_view one) {
      for (std::string& words : spelled(one)) slots.back().push_back(std::move(words));
      return false;
    });
    shortest.push_back(optional ? "" : slots.back().front());
    return false;
  });
  const auto add = [&](const std::vector<std::string>& words) {
    std::string made(opcode);
    for (const std::string& one : words) made += one.empty() ? "" : "." + one;
    into.push_back(std::move(made));
  };
  add(shortest);
  for (size_t slot = 0; slot < slots.size(); ++slot)
    for (const std::string& one : slots[slot]) {
      std::vector<std::string> words = shortest;
      words[slot] = one;
      add(words);
    }
}

bool hasRow(const Row& row, std::string_view opcode) {
  return anyPart(row.opcodes, ' ', [&](std::string_view one) { return one == opcode; });
}

}  // namespace

bool ptxHasWords(std::string_view opcode) {
  return std::any_of(std::begin(kRows), std::end(kRows), [&](const Row& row) { return hasRow(row, opcode); });
}

std::vector<std::string> ptxForms() {
  std::vector<std::string> all;
  for (const Row& row : kRows)
    anyPart(row.opcodes, ' ', [&](std::string_view one) { return addForms(row, one, all), false; });
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::string ptxWrongWords(const PtxInstruction& of) {
  if (of.words.empty()) return "";
  bool known = false;
  size_t furthest = 1;
  for (const Row& row : kRows) {
    if (!hasRow(row, of.words.front())) continue;
    known = true;
    Match match(of.words);
    if (match.matches(row) && !of.opcode.ends_with('.')) return "";
    furthest = std::max(furthest, match.furthest());
  }
  if (!known) return "";
  if (furthest >= of.words.size()) return "a word of the opcode is missing behind ." + of.words.back();
  return "the word ." + of.words[furthest] + " may not stand there";
}

}  // namespace cutecheck::ptx
