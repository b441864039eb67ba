// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/atoms/tmem_rows.h"

#include <iterator>

#include "core/notation/parse.h"

namespace cutecheck::cute_nvgpu {

namespace {

constexpr int64_t kThreads = 32, kMostRegisters = 128;

struct Shape {
  int64_t lanes, bits;
  const char* ptx;
  int64_t pieces;  // as many times the bits in a lane
};
constexpr Shape kShapes[] = {{32, 32, "32x32b", 1},
                             {16, 32, "16x32bx2", 2},
                             {16, 64, "16x64b", 1},
                             {16, 128, "16x128b", 1},
                             {16, 256, "16x256b", 1}};

const Shape* shapeOf(const TmemCopyAtom& atom) {
  for (const Shape& shape : kShapes)
    if (shape.lanes == atom.lanes && shape.bits == atom.bits) return &shape;
  return nullptr;
}

std::string number(int64_t value) { return std::to_string(value); }

Layout layoutOf(const std::string& threads, const std::string& values, const std::string& threadStrides,
                const std::string& valueStrides) {
  return *parseLayout("(" + threads + "," + values + "):(" + threadStrides + "," + valueStrides + ")");
}

}  // namespace

bool hasTensorMemory(std::string_view target) {
  const char* known[] = {"sm_100", "sm_101", "sm_103", "sm_110"};
  for (const std::string base : known)
    if (target == base + "a" || target == base + "f") return true;
  return false;
}

Expected<TmemCopyAtom> checked(const TmemCopyAtom& atom) {
  const Shape* shape = shapeOf(atom);
  if (shape == nullptr)
    return makeError(Code::kBadRequest, "tmem_copy_c1",
                     "expects 32 DP of 32 bit, or 16 DP of 32, 64, 128 or 256 bit, but got " +
                         number(atom.lanes) + " DP of " + number(atom.bits) + " bit");
  const int64_t most = kMostRegisters * 32 * kThreads / (shape->lanes * shape->bits * shape->pieces);
  if (atom.repeat >= 1 && atom.repeat <= most && (atom.repeat & (atom.repeat - 1)) == 0) return atom;
  return makeError(
      Code::kBadRequest, "tmem_copy_c2",
      "expects a repeat that is a power of two up to " + number(most) + ", but got " + number(atom.repeat));
}

std::vector<TmemCopyAtom> tmemCopyAtoms() {
  std::vector<TmemCopyAtom> atoms;
  for (const Shape& shape : kShapes)
    for (const bool halves : {false, true})
      for (int64_t repeat = 1; repeat <= kMostRegisters; repeat *= 2)
        if (const auto atom = checked(TmemCopyAtom{shape.lanes, shape.bits, repeat, halves}); atom.ok())
          atoms.push_back(*atom);
  return atoms;
}

int64_t rowBits(const TmemCopyAtom& atom) { return atom.bits * shapeOf(atom)->pieces * atom.repeat; }
int64_t columnsOf(const TmemCopyAtom& atom) {
  return rowBits(atom) / kTmemColumnBits * (atom.halves ? 2 : 1);
}
int64_t registersOf(const TmemCopyAtom& atom) { return atom.lanes * rowBits(atom) / (32 * kThreads); }
std::string ptxShape(const TmemCopyAtom& atom) { return shapeOf(atom)->ptx; }
int64_t halfOffset(const TmemCopyAtom& atom) { return columnsOf(atom) / 2; }

Layout tmemRegisters(const TmemCopyAtom& atom) {
  const int64_t row = rowBits(atom), bits = atom.bits, repeat = atom.repeat;
  if (atom.lanes == 32) return layoutOf("32", number(row), number(row), "1");
  if (bits == 32)
    return layoutOf("(16,2)", number(row / 2), "(" + number(row) + "," + number(row / 2) + ")", "1");
  const std::string lanes = number(8 * row), lane = number(row);
  const std::string more = repeat == 1 ? "" : "," + number(repeat),
                    step = repeat == 1 ? "" : "," + number(bits);
  // Of 64 bits a quarter of a warp has both halves of the tile's lanes, of more each thread.
  if (bits == 64)
    return layoutOf("(2,2,8)", repeat == 1 ? "32" : "(32" + more + ")", "(" + lanes + ",32," + lane + ")",
                    repeat == 1 ? "1" : "(1" + step + ")");
  const std::string piece = number(bits / 4);
  return layoutOf("(4,8)", "(" + piece + ",2" + more + ")", "(" + piece + "," + lane + ")",
                  "(1," + lanes + step + ")");
}

Expected<Layout> tmemTile(const TmemCopyAtom& atom, int64_t elementBits) {
  const bool known =
      atom.halves ? elementBits == 16
                  : elementBits >= 8 && elementBits <= kTmemColumnBits && kTmemColumnBits % elementBits == 0;
  if (!known)
    return makeError(Code::kBadRequest, "tmem_copy_c3",
                     std::string("expects elements of ") + (atom.halves ? "16" : "8, 16 or 32") +
                         " bits, but got " + number(elementBits));
  const int64_t elements = rowBits(atom) / elementBits;
  const int64_t step = atom.halves ? kTmemColumnBits / elementBits : 1;
  const int64_t lane = kTmemLaneColumns * kTmemColumnBits / elementBits;
  return Layout::unchecked(IntTuple::tuple({IntTuple(elements), IntTuple(atom.lanes)}),
                           IntTuple::tuple({IntTuple(step), IntTuple(lane)}));
}

Expected<int64_t> tmemAllocation(int64_t columns) {
  for (int64_t size = 32; size <= kTmemColumns; size *= 2)
    if (size == columns) return columns;
  return makeError(Code::kBadRequest, "tmem_alloc_c1",
                   "expects 32, 64, 128, 256 or 512 columns, but got " + number(columns));
}

}  // namespace cutecheck::cute_nvgpu
