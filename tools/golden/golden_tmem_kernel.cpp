// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_tmem_kernel.h"

#include <numeric>

#include "core/notation/print.h"
#include "tools/golden/golden_barrier.h"
#include "tools/golden/golden_tiles.h"

namespace cutecheck::cli {

namespace {

using namespace cute_nvgpu;

constexpr int64_t kWarps = 4, kWarpLanes = 32;
constexpr const char* kBytes = "!cute.ptr<i8, smem, align<1024>>";
constexpr const char* kSlot = "!cute.ptr<i32, smem, align<1024>>";

std::string number(int64_t value) { return std::to_string(value); }

std::string typeOf(const KernelView& view) {
  return "!cute.memref<" + view.element + ", " + view.space + ", align<" + number(view.alignment) + ">, \"" +
         view.layout + "\">";
}

// A part of a view by a coordinate, a dynamic one of which is `value`.
KernelView sliced(KernelText& kernel, const KernelView& view, const std::string& value,
                  const std::string& coord, const std::string& layout, int64_t alignment,
                  const std::string& name = "part") {
  KernelView part = view;
  part.layout = layout;
  part.alignment = alignment;
  part.type = typeOf(part);
  const std::string type = "!cute.coord<\"" + coord + "\">";
  const std::string at = kernel.defined("at", "cute.make_coord(" + value + ") : (i32) -> " + type);
  part.value = kernel.defined(
      name, "cute.slice(" + view.value + ", " + at + ") : " + view.type + ", " + type + " -> " + part.type);
  return part;
}

std::string call(const std::string& atom, const std::string& type, const KernelView& from,
                 const KernelView& to) {
  return "cute.copy_atom_call(" + atom + ", " + from.value + ", " + to.value + ") : (" + type + ", " +
         from.type + ", " + to.type + ") -> ()";
}

}  // namespace

int64_t allocated(int64_t columns) {
  int64_t size = 32;
  while (size < columns) size *= 2;
  return size;
}

void defineTensorBarrier(KernelText& kernel, int64_t at) {
  const std::string aligned = ", smem, align<" + number(std::gcd<int64_t>(at, 1024)) + ">>";
  const std::string bytes = "!cute.ptr<i8, smem, align<1024>>", moved = "!cute.ptr<i8" + aligned;
  const std::string offset = "!cute.int_tuple<\"" + number(at) + "\">", barrier = "!cute.ptr<i64" + aligned;
  const std::string base = kernel.defined("bytes", "cute_nvgpu.arch.get_dyn_smem() : () -> " + bytes);
  const std::string by = kernel.defined("offset", "cute.static : " + offset);
  const std::string place = kernel.defined(
      "at", "cute.add_offset(" + base + ", " + by + ") : (" + bytes + ", " + offset + ") -> " + moved);
  kernel.statement("%barrier = cute.recast_iter(" + place + ") : (" + moved + ") -> " + barrier);
  kernel.statement("%raw = builtin.unrealized_conversion_cast %barrier : " + barrier + " to !llvm.ptr<3>");
  kernel.statement("%one = arith.constant 1 : i32");
  kernel.statement("%first = arith.cmpi eq, %tid, %zero : i32");
  beginFirst(kernel);
  kernel.defined("init", "cute_nvgpu.mbarrier.init(%one, %barrier) : (i32, " + barrier + ") -> " + barrier);
  kernel.statement("nvvm.fence.mbarrier.init");
  endFirst(kernel);
}

void meetTensor(KernelText& kernel) {
  kernel.statement("nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>");
  kernel.statement("nvvm.barrier0");
  kernel.statement("nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>");
}

void allocateTensor(KernelText& kernel, int64_t columns, bool pair) {
  const std::string two = pair ? " {is_two_cta}" : "";
  const std::string bytes =
      kernel.defined("bytes", "cute_nvgpu.arch.get_dyn_smem() : () -> " + std::string(kBytes));
  kernel.statement("%slot = cute.recast_iter(" + bytes + ") : (" + kBytes + ") -> " + kSlot);
  kernel.statement("%columns = arith.constant " + number(allocated(columns)) + " : i32");
  kernel.statement("%five = arith.constant 5 : i32");
  kernel.statement("%zero = arith.constant 0 : i32");
  kernel.statement("%warp = arith.shrui %tid, %five : i32");
  kernel.statement("%allocates = arith.cmpi eq, %warp, %zero : i32");
  kernel.statement("scf.if %allocates {");
  kernel.statement("cute_nvgpu.arch.sm100.alloc_tmem(%columns, %slot)" + two + " : (i32, " + kSlot +
                   ") -> ()");
  kernel.statement("cute_nvgpu.arch.sm100.relinquish_tmem_alloc_permit()" + two + " : () -> ()");
  kernel.statement("}");
  meetTensor(kernel);
  kernel.statement("%tensor = cute_nvgpu.arch.sm100.retrieve_tmem_ptr(%slot) : (" + std::string(kSlot) +
                   ") -> !cute.ptr<f32, tmem, align<16>>");
}

void deallocateTensor(KernelText& kernel, bool pair) {
  const std::string two = pair ? " {is_two_cta}" : "";
  meetTensor(kernel);
  kernel.statement("scf.if %allocates {");
  kernel.statement("cute_nvgpu.arch.sm100.dealloc_tmem(%tensor, %columns)" + two +
                   " : (!cute.ptr<f32, tmem, align<16>>, i32) -> ()");
  kernel.statement("}");
}

void meetPair(KernelText& kernel) {
  kernel.statement("nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>");
  kernel.statement("nvvm.cluster.arrive {aligned}");
  kernel.statement("nvvm.cluster.wait {aligned}");
  kernel.statement("nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>");
}

void beginIssue(KernelText& kernel, bool pair) {
  if (pair) {
    kernel.statement("%both = arith.constant 3 : i16");
    kernel.statement("%even = arith.cmpi eq, %rank, %zero : i32");
    kernel.statement("%issues = arith.andi %first, %even : i1");
  }
  kernel.statement(pair ? "scf.if %issues {" : "scf.if %first {");
}

void commitTensor(KernelText& kernel, bool pair) {
  kernel.statement(
      pair ? "nvvm.tcgen05.commit %raw, multicast_mask = %both {group = #nvvm.cta_group<cta_2>} : "
             "!llvm.ptr<3>, i16"
           : "nvvm.tcgen05.commit %raw : !llvm.ptr<3>");
}

KernelView parameterOfBlock(KernelText& kernel, bool pair, const std::string& name,
                            const std::string& element, const BlockTile& tile) {
  const std::string layout = "(" + tile.shape + "):(" + tile.stride + ")";
  if (!pair) return kernel.parameter(name, element, layout);
  const KernelView whole = kernel.parameter(
      name, element, "(" + tile.shape + ",2):(" + tile.stride + "," + number(tile.size) + ")");
  return sliced(kernel, whole, "%rank", "(_,_,?)", layout, 16, "half");
}

TensorTile::TensorTile(KernelText& kernel, std::string element, int64_t elements)
    : kernel_(kernel), element_(std::move(element)), elements_(elements) {}

int64_t TensorTile::calls(const TmemCopyAtom& atom) const {
  return kWarpLanes / atom.lanes * (elements_ * bits() / rowBits(atom));
}

int64_t TensorTile::valuesOf(const TmemCopyAtom& atom) const { return 32 * registersOf(atom) / bits(); }

KernelView TensorTile::parameter(const std::string& name, bool pair) {
  return parameterOfBlock(kernel_, pair, name, element_,
                          {"128," + number(elements_), number(elements_) + ",1", 128 * elements_});
}

KernelView TensorTile::named(const TmemCopyAtom& atom, int64_t call) {
  const Layout tile = *tmemTile(atom, bits());
  const int64_t inRow = elements_ * bits() / rowBits(atom), step = tile.stride().mode(0).value();
  const int64_t lane = tile.stride().mode(1).value(), row = rowBits(atom) / bits();
  const std::string one = toString(tile.shape()), strides = toString(tile.stride());
  KernelView whole{"", "", element_, "tmem", "", 16};
  whole.layout = "(" + one + "," + number(inRow) + "," + number(kWarpLanes / atom.lanes) + "," +
                 number(kWarps) + "):(" + strides + "," + number(row * step) + "," +
                 number(atom.lanes * lane) + "," + number(kWarpLanes * lane) + ")";
  whole.type = typeOf(whole);
  const std::string pointer = "!cute.ptr<" + element_ + ", tmem, align<16>>";
  const std::string recast =
      element_ == "f32"
          ? "%tensor"
          : kernel_.defined("typed",
                            "cute.recast_iter(%tensor) : (!cute.ptr<f32, tmem, align<16>>) -> " + pointer);
  const std::string layout =
      kernel_.defined("layout", "cute.static : !cute.layout<\"" + whole.layout + "\">");
  whole.value = kernel_.defined("lanes", "cute.make_view(" + recast + ", " + layout + ") : (" + pointer +
                                             ", !cute.layout<\"" + whole.layout + "\">) -> " + whole.type);
  const std::string coord = "(_," + number(call % inRow) + "," + number(call / inRow) + ",?)";
  return sliced(kernel_, whole, "%warp", coord, "(" + one + "):(" + strides + ")",
                std::gcd<int64_t>(16, call % inRow * row * step * bits() / 8));
}

KernelView TensorTile::ofThread(const KernelView& rows, const TmemCopyAtom& atom, int64_t call) {
  const int64_t inRow = elements_ * bits() / rowBits(atom), row = rowBits(atom) / bits();
  const auto element = [&](int64_t extent, int64_t stride) -> std::pair<int64_t, int64_t> {
    if (stride == 1) return {extent / bits(), 1};
    // Of a tile narrower than a row the lanes are farther apart.
    const int64_t at = stride / bits(), lane = at / row;
    return {extent, lane * elements_ + at % row};
  };
  const KernelSplit tv = splitOf(tmemRegisters(atom));
  const Layout threads = changed(tv.threads, element), values = changed(tv.values, element);
  KernelView whole = rows;
  whole.layout = "((" + toString(threads.shape()) + "," + number(kWarps) + ")," + toString(values.shape()) +
                 "," + number(inRow) + "," + number(kWarpLanes / atom.lanes) + "):((" +
                 toString(threads.stride()) + "," + number(kWarpLanes * elements_) + ")," +
                 toString(values.stride()) + "," + number(row) + "," + number(atom.lanes * elements_) + ")";
  whole.type = typeOf(whole);
  const std::string pointer = "!cute.ptr<" + element_ + ", gmem, align<16>>";
  const std::string first = kernel_.defined("first", "cute.get_iter(" + rows.value + ") : " + rows.type);
  const std::string layout =
      kernel_.defined("layout", "cute.static : !cute.layout<\"" + whole.layout + "\">");
  whole.value = kernel_.defined("rows", "cute.make_view(" + first + ", " + layout + ") : (" + pointer +
                                            ", !cute.layout<\"" + whole.layout + "\">) -> " + whole.type);
  int64_t step = kWarpLanes * elements_;
  for (const IntTuple& stride : leaves(threads.stride())) step = std::gcd(step, stride.value());
  const int64_t fixed = call % inRow * row + call / inRow * atom.lanes * elements_;
  return sliced(kernel_, whole, "%tid", "(?,_," + number(call % inRow) + "," + number(call / inRow) + ")",
                "(" + toString(values.shape()) + "):(" + toString(values.stride()) + ")",
                std::gcd<int64_t>(16, std::gcd(step, fixed) * bits() / 8));
}

void moveRows(KernelText& kernel, TensorTile& tile, const TmemCopyAtom& atom, const KernelView& rows,
              bool load) {
  const std::string type = tmemAtom(atom, rows.element, load);
  const std::string value = kernel.defined("atom", "cute.make_atom() : " + type);
  const int64_t count = tile.valuesOf(atom);
  for (int64_t i = 0; i < tile.calls(atom); ++i) {
    const KernelView held = kernel.registers("registers", rows.element, count);
    const KernelView mine = tile.ofThread(rows, atom, i), lanes = tile.named(atom, i);
    if (!load) kernel.copy(mine, held, count);
    kernel.statement(load ? call(value, type, lanes, held) : call(value, type, held, lanes));
    if (!load) continue;
    kernel.statement("cute_nvgpu.arch.sm100.wait_tmem_load(" + held.value + ") : (" + held.type + ") -> ()");
    kernel.copy(held, mine, count);
  }
  if (!load) kernel.statement("cute_nvgpu.arch.sm100.wait_tmem_store() : () -> ()");
}

std::string tmemAtom(const TmemCopyAtom& atom, const std::string& element, bool load) {
  return std::string("!cute_nvgpu.atom.tmem_") + (load ? "load" : "store") + "<" + element + ", " +
         number(atom.lanes) + " DP, " + number(atom.bits) + " bit, x" + number(atom.repeat) +
         (!atom.halves ? ""
          : load       ? ", pack_16"
                       : ", expand_16") +
         ">";
}

}  // namespace cutecheck::cli
