// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/golden/golden_kernel.h"

#include <numeric>

#include "core/notation/print.h"
#include "lowering/cute_nvgpu/atoms/mma_sync_rows.h"

namespace cutecheck::cli {

namespace {

std::string layoutType(const std::string& layout) { return "!cute.layout<\"" + layout + "\">"; }
std::string pointerType(const std::string& element, const std::string& space, int64_t alignment,
                        const std::string& swizzle = {}) {
  return "!cute.ptr<" + element + ", " + space + ", align<" + std::to_string(alignment) + ">" +
         (swizzle.empty() ? "" : ", " + swizzle) + ">";
}
std::string memrefType(const KernelView& view) {
  return "!cute.memref<" + view.element + ", " + view.space + ", align<" + std::to_string(view.alignment) +
         ">, " + (view.swizzle.empty() ? "" : view.swizzle + ", ") + "\"" + view.layout + "\">";
}

std::string joined(const KernelSplit& split) {
  return "(" + toString(split.threads.shape()) + "," + toString(split.values.shape()) + "):(" +
         toString(split.threads.stride()) + "," + toString(split.values.stride()) + ")";
}

std::string lines(const std::string& about) {
  std::string text;
  for (size_t begin = 0; begin < about.size();) {
    const size_t end = std::min(about.find('\n', begin), about.size());
    text += "// " + about.substr(begin, end - begin) + "\n";
    begin = end + 1;
  }
  return text;
}

}  // namespace

int64_t bytesOfElement(const std::string& element) { return cute_nvgpu::bitsOfElement(element) / 8; }

KernelText::KernelText(std::string name, const std::string& about, int64_t threads)
    : name_(std::move(name)), about_(lines(about)), threads_(threads) {
  statement("%tid = nvvm.read.ptx.sreg.tid.x : i32");
  statement("%thread = cute.make_coord(%tid) : (i32) -> !cute.coord<\"(?,_)\">");
}

std::string KernelText::defined(const std::string& name, const std::string& operation) {
  const std::string value = "%" + name + std::to_string(next_++);
  statement(value + " = " + operation);
  return value;
}

KernelView KernelText::viewOf(const std::string& pointer, const std::string& type, KernelView view) {
  view.type = memrefType(view);
  const std::string layout = defined("layout", "cute.static : " + layoutType(view.layout));
  view.value = defined("view", "cute.make_view(" + pointer + ", " + layout + ") : (" + type + ", " +
                                   layoutType(view.layout) + ") -> " + view.type);
  return view;
}

KernelView KernelText::parameter(const std::string& name, const std::string& element,
                                 const KernelSplit& split) {
  return parameter(name, element, joined(split));
}

KernelView KernelText::parameter(const std::string& name, const std::string& element,
                                 const std::string& layout) {
  const std::string type = pointerType(element, "gmem", 16);
  parameters_ += (parameters_.empty() ? "%" : ", %") + name + ": " + type;
  return viewOf("%" + name, type, {"", "", element, "gmem", layout, 16});
}

KernelView KernelText::shared(const std::string& name, const std::string& element, const KernelSplit& split) {
  return shared(name, element, joined(split), 0, "");
}

KernelView KernelText::shared(const std::string& name, const std::string& element, const std::string& layout,
                              int64_t at, const std::string& swizzle, int64_t alignment) {
  const std::string bytes = pointerType("i8", "smem", 1024);
  const std::string moved = at > 0 ? pointerType("i8", "smem", alignment) : bytes;
  std::string base = defined(name, "cute_nvgpu.arch.get_dyn_smem() : () -> " + bytes);
  if (at > 0) {
    const std::string tuple = "!cute.int_tuple<\"" + std::to_string(at) + "\">";
    const std::string offset = defined(name, "cute.static : " + tuple);
    base = defined(
        name, "cute.add_offset(" + base + ", " + offset + ") : (" + bytes + ", " + tuple + ") -> " + moved);
  }
  const std::string type = pointerType(element, "smem", alignment, swizzle);
  const std::string pointer = defined(name, "cute.recast_iter(" + base + ") : (" + moved + ") -> " + type);
  return viewOf(pointer, type, {"", "", element, "smem", layout, alignment, swizzle});
}

void KernelText::parameter(const std::string& name, const std::string& type) {
  parameters_ += (parameters_.empty() ? "%" : ", %") + name + ": " + type;
}

void KernelText::fill(const KernelView& from, const KernelView& to, int64_t count) {
  if (!filled_) {
    statement("%threads = arith.constant " + std::to_string(threads_) + " : i32");
    filled_ = true;
  }
  const std::string end = defined("count", "arith.constant " + std::to_string(count) + " : i32");
  const std::string loop = "%i" + std::to_string(next_++);
  const std::string coord = "!cute.coord<\"?\">";
  statement("scf.for " + loop + " = %tid to " + end + " step %threads : i32 {");
  const std::string at = defined("at", "cute.make_coord(" + loop + ") : (i32) -> " + coord);
  const std::string value = defined("value", "cute.memref.load(" + from.value + ", " + at + ") : (" +
                                                 from.type + ", " + coord + ") -> " + from.element);
  statement("cute.memref.store(" + to.value + ", " + at + ", " + value + ") : (" + to.type + ", " + coord +
            ", " + to.element + ") -> ()");
  statement("}");
}

KernelView KernelText::sliced(const KernelView& view, const KernelSplit& split) {
  KernelView part = view;
  int64_t step = 0;
  for (const IntTuple& stride : leaves(split.threads.stride())) step = std::gcd(step, stride.value());
  part.alignment = std::gcd(view.alignment, step * bytesOfElement(view.element));
  part.layout = "(" + toString(split.values.shape()) + "):(" + toString(split.values.stride()) + ")";
  part.type = memrefType(part);
  part.value = defined("part", "cute.slice(" + view.value + ", %thread) : " + view.type +
                                   ", !cute.coord<\"(?,_)\"> -> " + part.type);
  return part;
}

KernelView KernelText::registers(const std::string& name, const std::string& element, int64_t count) {
  KernelView view{"", "", element, "rmem", std::to_string(count) + (count == 1 ? ":0" : ":1"), 16};
  view.type = memrefType(view);
  const std::string layout = defined("layout", "cute.static : " + layoutType(view.layout));
  view.value =
      defined(name, "cute.make_fragment(" + layout + ") : (" + layoutType(view.layout) + ") -> " + view.type);
  return view;
}

KernelView KernelText::recast(const KernelView& view, const std::string& element) {
  if (view.element == element) return view;
  const std::string before = pointerType(view.element, view.space, view.alignment, view.swizzle);
  const std::string after = pointerType(element, view.space, view.alignment, view.swizzle);
  const std::string first = defined("first", "cute.get_iter(" + view.value + ") : " + view.type);
  const std::string pointer =
      defined("first", "cute.recast_iter(" + first + ") : (" + before + ") -> " + after);
  return viewOf(pointer, after, {"", "", element, view.space, view.layout, view.alignment, view.swizzle});
}

void KernelText::copy(const KernelView& from, const KernelView& to, int64_t count) {
  const std::string vector = "vector<" + std::to_string(count) + "x" + from.element + ">";
  const std::string values =
      defined("values", "cute.memref.load_vec(" + from.value + ") : (" + from.type + ") -> " + vector);
  statement("cute.memref.store_vec(" + values + ", " + to.value + ") : (" + vector + ", " + to.type +
            ") -> ()");
}

std::string KernelText::text(const std::string& attributes) const {
  return about_ + "func.func @" + name_ + "(" + parameters_ +
         ") attributes {cute.kernel, nvvm.reqntid = array<i32: " + std::to_string(threads_) + ">" +
         (attributes.empty() ? "" : ", " + attributes) + "} {\n" + body_ + "  return\n}\n";
}

}  // namespace cutecheck::cli
