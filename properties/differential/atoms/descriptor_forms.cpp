// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/atoms/descriptor_forms.h"

#include <algorithm>
#include <cassert>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/nvgpu/matrix_descriptor.h"

namespace cutecheck::run {

namespace {

std::string number(int64_t value) { return std::to_string(value); }

struct Element {
  const char* name;
  int64_t bytes;
};
constexpr Element kElements[] = {{"f16", 2}, {"bf16", 2},   {"tf32", 4}, {"f8E4M3FN", 1},
                                 {"i8", 1},  {"f8E5M2", 1}, {"ui8", 1}};
constexpr SwizzleMode kModes[] = {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B,
                                  SwizzleMode::k128B};

// PTX ISA, the canonical layouts of wgmma: `row` elements in a row of the pattern, eight rows in a group.
std::string layoutOf(bool mn, SwizzleMode mode, int64_t bytes, int64_t extent, int64_t spread) {
  const int64_t row = rowBytes(mode) / bytes, depth = 32 / bytes, group = 8 * row * spread;
  const int64_t far = group * std::max<int64_t>(1, mn ? depth / 8 : extent / 8);
  if (!mn && mode == SwizzleMode::kNone)
    return "((8," + number(extent / 8) + "),(" + number(row) + "," + number(depth / row) + ")):((" +
           number(row) + "," + number(group) + "),(1," + number(far) + "))";
  if (!mn)
    return "((8," + number(extent / 8) + ")," + number(depth) + "):((" + number(row) + "," + number(group) +
           "),1)";
  if (extent < row)
    return "(" + number(extent) + ",(8," + number(depth / 8) + ")):(1,(" + number(row) + "," + number(group) +
           "))";
  return "((" + number(row) + "," + number(extent / row) + "),(8," + number(depth / 8) + ")):((1," +
         number(far) + "),(" + number(row) + "," + number(group) + "))";
}

std::string functionOf(const DescriptorForm& form) {
  const Swizzle& s = form.claim.swizzle;
  const std::string swizzle = s.bits == 0 ? "" : ", S<" + number(s.bits) + ",4,3>";
  const std::string tail = form.element + ", smem, align<16>" + swizzle;
  const std::string pointer = "!cute.ptr<" + tail + ">", layout = "!cute.layout<\"" + form.layout + "\">";
  const std::string view = "!cute.memref<" + tail + ", \"" + form.layout + "\">";
  const std::string step = number(static_cast<int64_t>(form.claim.offset / form.claim.shape.elementBytes));
  std::string text = "func.func @" + form.function + "(%p: " + pointer + ") -> i64 {\n";
  if (form.claim.offset > 0)
    text += "  %o = cute.static : !cute.int_tuple<\"" + step + "\">\n  %q = cute.add_offset(%p, %o) : (" +
            pointer + ", !cute.int_tuple<\"" + step + "\">) -> " + pointer + "\n";
  return text + "  %l = cute.static : " + layout + "\n  %v = cute.make_view(" +
         (form.claim.offset > 0 ? "%q" : "%p") + ", %l) : (" + pointer + ", " + layout + ") -> " + view +
         "\n  %w = cute_nvgpu.gmma.descriptor" + (form.claim.shape.mnMajor ? " mn" : "") + "(%v) : (" + view +
         ") -> i64\n  return %w : i64\n}\n";
}

}  // namespace

std::vector<DescriptorForm> descriptorForms() {
  std::vector<DescriptorForm> forms;
  for (const auto& [element, bytes] : kElements)
    for (const bool mn : {false, true})
      for (const SwizzleMode mode : kModes)
        for (const int64_t extent : {8, 24, 64, 256})
          for (const int64_t spread : {1, 2})
            for (const int64_t step : {0, 1, 2, 3}) {
              const int64_t row = rowBytes(mode) / bytes;
              if (mn && (bytes != 2 || (extent > row && extent % row != 0))) continue;
              // A step of 32 bytes inside a swizzled k-major row; others are whole groups away.
              if (step > 0 && (mn || 32 * (step + 1) > rowBytes(mode) || spread == 2)) continue;
              DescriptorForm form;
              form.element = element;
              form.layout = layoutOf(mn, mode, bytes, extent, spread);
              form.function = "word" + number(static_cast<int64_t>(forms.size()));
              form.name = std::string(element) + (mn ? "_mn_" : "_k_") + std::string(modeName(mode)) + "_" +
                          number(extent) + (spread == 2 ? "_spread" : "") +
                          (step > 0 ? "_step" + number(step) : "");
              const Expected<Layout> layout = parseLayout(form.layout);
              assert(layout.ok());
              form.claim.layout = *layout;
              form.claim.shape = {mn, static_cast<uint64_t>(bytes)};
              form.claim.swizzle = mode == SwizzleMode::kNone ? Swizzle() : byteSwizzle(mode);
              form.claim.offset = static_cast<uint64_t>(32 * step);
              forms.push_back(std::move(form));
            }
  return forms;
}

std::string descriptorModule(const std::vector<DescriptorForm>& forms) {
  std::string module;
  for (const DescriptorForm& form : forms) module += functionOf(form);
  return module;
}

}  // namespace cutecheck::run
