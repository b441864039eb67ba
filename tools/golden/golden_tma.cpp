// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels of tensor copies.
//
// A load puts a box over what was in shared memory and writes all of that out, byte by byte, so that whoever
// runs it sees where each byte went. A store and a reduction fill shared memory the same way, and what came
// of the tensor is the result. The comment says what the host must put into the tensor map.
#include "tools/golden/golden_tma.h"

#include <algorithm>

#include "tools/golden/golden_kernel.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

constexpr int64_t kThreads = 128, kPattern = 1024, kCopiedMapAt = 128;

std::string number(int64_t value) { return std::to_string(value); }

std::string joined(const std::vector<int64_t>& list) {
  std::string text;
  for (const int64_t n : list) text += (text.empty() ? "" : ",") + number(n);
  return text;
}
std::string tuple(const std::vector<int64_t>& list) { return "(" + joined(list) + ")"; }

std::string basis(size_t rank) {
  std::string text;
  for (size_t i = 0; i < rank; ++i) text += (i ? ",1@" : "1@") + number(static_cast<int64_t>(i));
  return "(" + text + ")";
}

struct Sizes {
  int64_t elementBytes, pitch, rows, memory;
  std::vector<int64_t> strides;  // of the tensor, in bytes, of dimensions 1 and on
};

// Rows of the tensor are 16 bytes longer than they must be, so that what lies between them shows.
Sizes sizesOf(const TmaVariant& v) {
  Sizes s{};
  s.elementBytes = elementBytesOf(v.format);
  s.pitch = v.swizzle ? v.swizzle : v.box[0] * s.elementBytes;
  s.rows = 1;
  for (size_t i = 1; i < v.box.size(); ++i) s.rows *= v.box[i];
  s.memory = (v.base + s.pitch * s.rows + kPattern - 1) / kPattern * kPattern;
  int64_t stride = (v.tensor[0] * s.elementBytes + 15) / 16 * 16 + 16;
  for (size_t i = 1; i < v.tensor.size(); ++i) {
    s.strides.push_back(stride);
    stride *= v.tensor[i];
  }
  return s;
}

bool loads(const TmaVariant& v) { return v.call != TmaCall::kStore && v.call != TmaCall::kReduce; }

std::string callText(const TmaVariant& v) {
  switch (v.call) {
    case TmaCall::kLoad:
      return "load";
    case TmaCall::kPrefetch:
      return "prefetch";
    case TmaCall::kMulticast:
      return "multicast";
    case TmaCall::kStore:
      return "store";
    case TmaCall::kReduce:
      return "reduce " + std::string(spelled(*v.reduction));
    case TmaCall::kUpdate:
      return "update";
  }
  return "";
}

std::string mapText(const TmaVariant& v, const Sizes& s) {
  std::string text = std::string("tensor map: ") + (v.im2col() ? "im2col " : "tiled ") +
                     std::string(spelled(v.format)) + ", tensor " + joined(v.tensor) + ", strides " +
                     (s.strides.empty() ? "-" : joined(s.strides)) + ", box " + joined(v.box);
  if (v.im2col()) text += ", corners " + joined(v.lower) + " " + joined(v.upper);
  return text + ", swizzle " + number(v.swizzle);
}

// The text between < and > that all atoms of a copy have.
struct AtomText {
  std::string source, exec;
};
AtomText atomText(const TmaVariant& v, const Sizes& s) {
  int64_t bits = 8 * s.elementBytes;
  for (const int64_t side : v.box) bits *= side;
  const std::string common = v.element + ", copy_bits = " + number(bits) + ", ";
  const std::string box = "tma_gbasis = <\"" + tuple(v.box) + ":" + basis(v.box.size()) + "\">";
  const std::string format = ", tma_format = " + std::string(spelled(v.format)) + ">";
  const std::string name = v.call == TmaCall::kStore    ? "store<"
                           : v.call == TmaCall::kReduce ? "reduce<"
                                                        : "load<";
  const bool multicast = v.call == TmaCall::kMulticast;
  const std::string first = v.reduction ? std::string(spelled(*v.reduction)) + ", " : "";
  const std::string kind = loads(v) ? (multicast ? "sm_90_multicast, " : "sm_90, ") : first;
  const std::string blocks = loads(v) ? (multicast ? "num_cta = 1, multicast, " : "num_cta = 1, ") : "";
  return {"!cute_nvgpu.atom.non_exec_tiled_tma_" + name + kind + common + box + format,
          "!cute_nvgpu.atom.tma_" + name + first + common + "mode = tiled, " + blocks +
              "g_stride = <\"()\"> " + box + ">"};
}

constexpr const char* kBarrier = "!cute.ptr<i64, smem, align<8>>";
constexpr const char* kMap = "!cute.ptr<i64, generic, align<64>>";

class TmaKernel {
 public:
  explicit TmaKernel(const TmaVariant& v)
      : v_(v),
        sizes_(sizesOf(v)),
        atom_(atomText(v, sizes_)),
        kernel_(kernelName(v), about(v, sizes_, atom_.exec), kThreads) {}

  GoldenVariant finish() {
    parameterOfMap();
    const std::string flat = number(sizes_.memory) + ":1";
    const KernelView before = kernel_.parameter("before", "i8", flat);
    const KernelView shared = kernel_.shared("bytes", "i8", flat, 0, "");
    if (loads(v_)) barrier();
    kernel_.fill(before, shared, sizes_.memory);
    kernel_.statement(
        "nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}");
    kernel_.statement("nvvm.barrier0");
    if (v_.call == TmaCall::kMulticast) together();
    kernel_.statement("scf.if %first {");
    issue();
    kernel_.statement("}");
    if (loads(v_)) {
      wait();
      result(shared, flat);
    }
    if (v_.call == TmaCall::kMulticast) together();
    return {name(), v_.architecture ? "arch.copy.SM100.tma_" + operation() : atom_.exec, tuple(v_.box),
            kernel_.text(v_.call == TmaCall::kMulticast ? "nvvm.cluster_dim = array<i32: 2>" : "")};
  }

 private:
  static std::string kernelName(const TmaVariant& v) {
    std::string name = "tma_" + callText(v);
    return name.substr(0, name.find(' '));
  }
  static std::string about(const TmaVariant& v, const Sizes& s, const std::string& atom) {
    return (v.architecture ? "cute_nvgpu.arch.copy.SM100.tma_" + std::string(loads(v) ? "load" : "store")
                           : atom) +
           "\n" + mapText(v, s) + "\ncall: " + callText(v) + " at " + joined(v.start) +
           (v.offsets.empty() ? "" : " offsets " + joined(v.offsets)) + ", tile at " + number(v.base) +
           "\nmemory: " + number(s.memory) + " bytes";
  }
  std::string operation() const {
    return loads(v_) ? "load" : v_.call == TmaCall::kReduce ? "reduce" : "store";
  }

  std::string name() const {
    std::string text = kernelName(v_) + "/";
    if (v_.reduction) {
      std::string reduction(spelled(*v_.reduction));
      std::transform(reduction.begin(), reduction.end(), reduction.begin(), [](char c) { return c | 0x20; });
      text += reduction + "_";
    }
    std::string format(spelled(v_.format));
    std::transform(format.begin(), format.end(), format.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; });
    if (format.ends_with("_rn")) format.resize(format.size() - 3);
    text += format + "_";
    for (size_t i = 0; i < v_.box.size(); ++i) text += (i ? "x" : "") + number(v_.box[i]);
    if (v_.im2col()) text += "_im2col" + number(static_cast<int64_t>(v_.tensor.size())) + "d";
    if (v_.swizzle) text += "_" + number(v_.swizzle) + "b";
    if (v_.architecture && !v_.im2col()) text += "_arch";
    return text + (v_.suffix.empty() ? "" : "_" + v_.suffix);
  }

  void parameterOfMap() {
    if (v_.architecture)
      kernel_.parameter("map", std::string(kMap) + " {cute_nvgpu.grid_constant}");
    else
      kernel_.parameter("map", atom_.source);
    kernel_.statement("%zero = arith.constant 0 : i32");
    kernel_.statement("%first = arith.cmpi eq, %tid, %zero : i32");
  }

  void barrier() {
    const std::string bytes = "!cute.ptr<i8, smem, align<1024>>",
                      offset = "!cute.int_tuple<\"" + number(sizes_.memory) + "\">";
    kernel_.statement("%start = cute_nvgpu.arch.get_dyn_smem() : () -> " + bytes);
    kernel_.statement("%behind = cute.static : " + offset);
    kernel_.statement("%place = cute.add_offset(%start, %behind) : (" + bytes + ", " + offset + ") -> " +
                      bytes);
    kernel_.statement("%barrier = cute.recast_iter(%place) : (" + bytes + ") -> " + kBarrier);
    kernel_.statement(std::string("%word = builtin.unrealized_conversion_cast %barrier : ") + kBarrier +
                      " to !llvm.ptr<3>");
    kernel_.statement("%one = arith.constant 1 : i32");
    kernel_.statement("%true = arith.constant true");
    kernel_.statement("%expected = arith.constant " + number(expected()) + " : i32");
    kernel_.statement("scf.if %first {");
    kernel_.statement("  nvvm.mbarrier.init %word, %one : !llvm.ptr<3>, i32");
    kernel_.statement("  nvvm.fence.mbarrier.init");
    kernel_.statement("  nvvm.mbarrier.arrive.expect_tx %word, %expected : !llvm.ptr<3>, i32");
    kernel_.statement("}");
  }
  int64_t expected() const {
    int64_t bytes = sizes_.elementBytes;
    for (const int64_t side : v_.box) bytes *= side;
    return bytes;
  }

  void wait() {
    kernel_.statement("scf.while : () -> () {");
    kernel_.statement("  %done = nvvm.mbarrier.try_wait %word, %zero : !llvm.ptr<3>, i32 -> i1");
    kernel_.statement("  %again = arith.xori %done, %true : i1");
    kernel_.statement("  scf.condition(%again)");
    kernel_.statement("} do {");
    kernel_.statement("  scf.yield");
    kernel_.statement("}");
  }

  // All blocks of the cluster have come here.
  void together() {
    kernel_.statement("nvvm.cluster.arrive {aligned}");
    kernel_.statement("nvvm.cluster.wait {aligned}");
  }

  void issue() {
    if (v_.architecture) return issueArchitecture();
    const std::string coordinates = tuple(v_.start), layout = tuple(v_.box) + ":" + basis(v_.box.size());
    const std::string iterator = "!cute.arith_tuple_iter<\"" + coordinates + "\">",
                      view = "!cute.coord_tensor<\"" + coordinates + "\", \"" + layout + "\">";
    const std::string where = kernel_.defined("where", "cute.make_arith_tuple_iter() : () -> " + iterator);
    const std::string whole = kernel_.defined("box", "cute.static : !cute.layout<\"" + layout + "\">");
    const std::string coords =
        kernel_.defined("coords", "cute.make_view(" + where + ", " + whole + ") : (" + iterator +
                                      ", !cute.layout<\"" + layout + "\">) -> " + view);
    const KernelView tile = kernel_.shared("tile", v_.element, tileLayout(), v_.base, swizzleText(),
                                           v_.base % kPattern ? 128 : kPattern);
    std::string atom = kernel_.defined(
        "atom", "cute_nvgpu.atom.make_exec_tma(%map) : (" + atom_.source + ") -> " + atom_.exec);
    const auto set = [&](const std::string& field, const std::string& value, const std::string& type) {
      atom = kernel_.defined("atom", "cute_nvgpu.atom.set_value <" + field + "> (" + atom + ", " + value +
                                         ") : (" + atom_.exec + ", " + type + ") -> " + atom_.exec);
    };
    if (v_.policy)
      set("cache_policy", kernel_.defined("policy", "arith.constant " + number(*v_.policy) + " : i64"),
          "i64");
    if (v_.call == TmaCall::kUpdate) set("tma_descriptor_ptr", updatedMap(), kMap);
    if (v_.call == TmaCall::kMulticast) {
      set("mcast_mask", kernel_.defined("mask", "arith.constant 3 : i16"), "i16");
      kernel_.statement("%rank = nvvm.read.ptx.sreg.cluster.ctarank : i32");
      kernel_.statement("%leads = arith.cmpi eq, %rank, %zero : i32");
      kernel_.statement("scf.if %leads {");
    }
    if (loads(v_)) set("tma_bar", "%barrier", kBarrier);
    if (v_.call == TmaCall::kPrefetch) {
      kernel_.statement("cute_nvgpu.prefetch_tma_desc(%map) : (" + atom_.source + ") -> ()");
      kernel_.statement("cute.prefetch_atom_call(" + atom + ", " + coords + ") : (" + atom_.exec + ", " +
                        view + ") -> ()");
    }
    const std::string from = loads(v_) ? coords : tile.value, to = loads(v_) ? tile.value : coords;
    kernel_.statement("cute.copy_atom_call(" + atom + ", " + from + ", " + to + ") : (" + atom_.exec + ", " +
                      (loads(v_) ? view + ", " + tile.type : tile.type + ", " + view) + ") -> ()");
    if (v_.call == TmaCall::kMulticast) kernel_.statement("}");
    if (!loads(v_)) finished();
  }

  // The map in shared memory, another tensor written into it, and where a copy of that lies in global memory
  // for the copies to read: released by the generic proxy, acquired by that of tensor maps.
  std::string updatedMap() {
    const std::string atom = atom_.source;
    const KernelView shared =
        kernel_.shared("copied", "i64", "16:1", sizes_.memory + kCopiedMapAt, "", kCopiedMapAt);
    const KernelView global = kernel_.parameter("space", "i64", "16:1");
    std::vector<int64_t> strides = {1};
    for (const int64_t bytes : sizes_.strides) strides.push_back(bytes / sizes_.elementBytes);
    const KernelView tensor =
        kernel_.parameter("tensor", v_.element, tuple(v_.tensor) + ":" + tuple(strides));
    const std::string pointer = "!cute.ptr<i64, smem, align<128>>";
    const std::string copied =
        kernel_.defined("copied", "cute.get_iter(" + shared.value + ") : " + shared.type);
    kernel_.statement("cute_nvgpu.copy_tma_desc(%map, " + copied + ") : (" + atom + ", " + pointer +
                      ") -> ()");
    kernel_.statement("cute_nvgpu.update_tma_desc(%map, " + tensor.value + ", " + copied + ") : (" + atom +
                      ", " + tensor.type + ", " + pointer + ") -> ()");
    kernel_.copy(shared, global, 16);
    const std::string place = "!cute.ptr<i64, gmem, align<16>>";
    const std::string raw =
        kernel_.defined("raw", "builtin.unrealized_conversion_cast %space : " + place + " to !llvm.ptr<1>");
    const std::string generic =
        kernel_.defined("raw", "llvm.addrspacecast " + raw + " : !llvm.ptr<1> to !llvm.ptr");
    kernel_.statement("%bytes = llvm.mlir.constant(128 : i32) : i32");
    kernel_.statement("nvvm.fence.proxy.release #nvvm.mem_scope<gpu>");
    kernel_.statement("nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> " + generic + ", %bytes");
    return kernel_.defined("updated",
                           "builtin.unrealized_conversion_cast " + generic + " : !llvm.ptr to " + kMap);
  }

  void issueArchitecture() {
    const auto constants = [&](const std::vector<int64_t>& values, const char* type) {
      std::string names;
      for (const int64_t value : values)
        names += (names.empty() ? "" : ", ") +
                 kernel_.defined("at", "arith.constant " + number(value) + " : " + type);
      return names;
    };
    const KernelView tile =
        kernel_.shared("tile", v_.element, tileLayout(), v_.base, "", v_.base % kPattern ? 128 : kPattern);
    const std::string pointer =
        "!cute.ptr<" + v_.element + ", smem, align<" + (v_.base % kPattern ? "128" : "1024") + ">>";
    const std::string smem = kernel_.defined("first", "cute.get_iter(" + tile.value + ") : " + tile.type);
    const std::string coords = "[" + constants(v_.start, "i32") + "]";
    const std::string offsets = v_.offsets.empty() ? "" : ", offsets [" + constants(v_.offsets, "i16") + "]";
    const std::string mode = v_.im2col() ? "im2col" : "tiled";
    const std::string reduction = v_.reduction ? std::string(spelled(*v_.reduction)) + ", " : "";
    if (v_.call == TmaCall::kPrefetch)
      kernel_.statement("cute_nvgpu.arch.copy.SM100.tma_prefetch <" + mode + "> (%map, " + coords + offsets +
                        ") : (" + kMap + ")");
    kernel_.statement("cute_nvgpu.arch.copy.SM100.tma_" + operation() + " <" + reduction + mode +
                      "> (%map, " + smem + (loads(v_) ? ", %barrier, " : ", ") + coords + offsets + ") : (" +
                      kMap + ", " + pointer + (loads(v_) ? std::string(", ") + kBarrier : "") + ")");
    if (!loads(v_)) finished();
  }

  void finished() {
    kernel_.statement("nvvm.cp.async.bulk.commit.group");
    kernel_.statement("nvvm.cp.async.bulk.wait_group 0");
  }

  // Blocks of a cluster behind each other.
  void result(const KernelView& shared, const std::string& flat) {
    if (v_.call != TmaCall::kMulticast)
      return kernel_.fill(shared, kernel_.parameter("result", "i8", flat), sizes_.memory);
    const std::string both = "(" + number(sizes_.memory) + ",2):(1," + number(sizes_.memory) + ")";
    KernelView whole = kernel_.parameter("result", "i8", both);
    kernel_.statement("%block = nvvm.read.ptx.sreg.cluster.ctarank : i32");
    kernel_.statement("%mine = cute.make_coord(%block) : (i32) -> !cute.coord<\"(_,?)\">");
    KernelView part = whole;
    part.layout = "(" + number(sizes_.memory) + "):(1)";
    part.type = "!cute.memref<i8, gmem, align<16>, \"" + part.layout + "\">";
    part.value = kernel_.defined("part", "cute.slice(" + whole.value + ", %mine) : " + whole.type +
                                             ", !cute.coord<\"(_,?)\"> -> " + part.type);
    kernel_.fill(shared, part, sizes_.memory);
  }

  std::string swizzleText() const {
    return v_.swizzle == 0 ? "" : v_.swizzle == 32 ? "S<1,4,3>" : v_.swizzle == 64 ? "S<2,4,3>" : "S<3,4,3>";
  }
  std::string tileLayout() const {
    std::vector<int64_t> strides;
    for (size_t i = 0; i < v_.box.size(); ++i)
      strides.push_back(i == 0   ? 1
                        : i == 1 ? sizes_.pitch / sizes_.elementBytes
                                 : strides.back() * v_.box[i - 1]);
    return tuple(v_.box) + ":" + tuple(strides);
  }

  const TmaVariant& v_;
  Sizes sizes_;
  AtomText atom_;
  KernelText kernel_;
};

}  // namespace

// The name of a format says it, where it is not 32 bits.
int64_t elementBytesOf(TmaFormat format) {
  const std::string_view name = spelled(format);
  const auto has = [&](std::string_view bits) { return name.find(bits) != std::string_view::npos; };
  return has("16") ? 2 : has("64") ? 8 : has("8") ? 1 : 4;
}

GoldenVariant tmaVariant(const TmaVariant& variant) { return TmaKernel(variant).finish(); }

std::vector<GoldenVariant> tmaVariants() {
  std::vector<GoldenVariant> all;
  for (const TmaVariant& variant : tmaTable()) all.push_back(tmaVariant(variant));
  return all;
}

}  // namespace cutecheck::cli
