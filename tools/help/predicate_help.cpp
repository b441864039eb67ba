// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/help/predicate_help.h"

namespace cutecheck::help {

const std::vector<PredicateHelp>& predicateHelp() {
  static const std::vector<PredicateHelp> table = {
      {"aligned", "L, bytes, element", "Each offset of L, times `element`, is a multiple of `bytes`.",
       "offsets of L: elements; bytes, element: bytes (2 for f16)",
       "`bytes` and `element` are at least 1; f16 is read as a symbol: an element is given by its bytes.",
       "aligned((M{div=8},8):(1,M), 2, 2)", "Proved"},
      {"bijective", "L, n",
       "L meets each offset of [0, n) exactly once: size(L) is n, L is injective, and each offset is at or "
       "above 0 and below n. "
       "Of a layout with basis strides, n is the shape of a box of coordinates.",
       "n: elements, or a tuple of extents",
       "Two arguments: for the layout's own range write bijective(L, size(L)).", "bijective((4,8):(8,1), 32)",
       "Proved"},
      {"compatible", "A, B",
       "size and tree of A fit B: each leaf of the shape of A is the size of the part of B at its place.",
       "extents: coordinates", "Layouts with a form; a tuple is read as its compact layout.",
       "compatible(32:1, (4,8):(1,4))", "Proved"},
      {"composable", "A, B", "composition(A, B) has a result: A after B is a layout of the form of CuTe.",
       "B's offsets are coordinates of A", "A has modes of its own for each tiler of B by mode (`kRank`).",
       "composable((4,6,8):(2,3,5), 6:3)", "Refuted"},
      {"conflict_free", "L, element, access",
       "No two lanes of a phase reach different words of one bank. L maps a lane to the element that it "
       "reads: for ldmatrix and "
       "stmatrix the 8 rows of each matrix, such as (8,8):(row stride,step), not the whole tile. "
       "A refutation names the lanes, the bank and the n-way conflict.",
       "offsets of L and of its swizzle: elements; element: bytes; access: 8, 16, 32, 64, 128 bits, ldmatrix "
       "or stmatrix",
       "The bytes of an element divide those of the access; each address is at or above 0. Each access "
       "begins at a "
       "multiple of its width: where one does not, the claim is Refuted.",
       "conflict_free(S<3,3,3> o 0 o (8,8):(64,8), 2, ldmatrix)", "Proved"},
      {"congruent", "A, B", "The shapes of A and B are one tree.", "none: trees alone decide",
       "Tuples or layouts.", "congruent((4,(2,3)), (1,(5,6)))", "Proved"},
      {"covers", "L, n", "Each number of [0, n) is an offset of L.", "n: elements", "n is an integer.",
       "covers((4,8):(8,1), 32)", "Proved"},
      {"disjoint", "A, B", "No number but 0 is an offset of both A and B.", "offsets of both: elements",
       "Two layouts; 0 is an offset of every layout and counts for nothing.", "disjoint(4:1, 4:4)", "Proved"},
      {"evenly_divides", "A, B",
       "The extents B, an integer or a tuple, divide those of A without remainder, by mode where B is a "
       "tuple.",
       "extents: coordinates", "B is no tiler of layouts; each extent is at least 1 (`kInvalidExtent`).",
       "evenly_divides((8,6), (4,4))", "Refuted"},
      {"fits32", "L", "A signed 32-bit integer holds size(L) and each offset of L, inside its swizzles too.",
       "offsets: the unit of the strides", "One layout.", "fits32((65536,65536):(65536,1))", "Refuted"},
      {"injective", "L", "Different coordinates of L have different offsets.",
       "offsets: the unit of the strides", "One layout, a composed layout or a layout with basis strides.",
       "injective((M,8):(1,M))", "Proved"},
      {"partition", "TV, shape",
       "TV, a layout (thread, value) -> column-major index, gives each element of `shape` exactly one owner.",
       "offsets of TV: column-major indices of `shape`", "`shape` is a tuple of extents.",
       "partition(((4,8),2):((2,8),1), (8,8))", "Proved"},
      {"vectorizable", "A, B, n",
       "A copy from A to B may move n elements at once: the coordinates fall into groups of n whose offsets "
       "are "
       "consecutive, in one order, and begin at a multiple of n, in A and in B.",
       "n: elements, not bytes", "n is at least 1; A carries no swizzle. Two sizes that differ are Refuted.",
       "vectorizable((8,8):(1,8), (8,8):(1,16), 8)", "Proved"},
      {"weakly_congruent", "A, B",
       "Each tuple of A stands beside a tuple of its rank in B; a leaf of A beside anything.",
       "none: trees alone decide", "Tuples or layouts.", "weakly_congruent((4,4), ((2,2),4))", "Proved"},
      {"within", "L, n", "Each offset of L is at or above 0 and below n.",
       "n: the unit of the strides, usually elements", "n is an integer.", "within((4,8):(8,1), 32)",
       "Proved"},
  };
  return table;
}

std::string toText(const PredicateHelp& p) {
  const std::string call = std::string(p.name) + "(" + std::string(p.arguments) + ")";
  return call + "    predicate of a claim (cutecheck prove)\n\n" + std::string(p.meaning) +
         "\n\nUnits: " + std::string(p.units) + "\nRefusals: " + std::string(p.refusals) +
         "\nExample: cutecheck prove '" + std::string(p.example) + "'    ->  " + std::string(p.answer) + "\n";
}

std::string predicatePage() {
  std::string page =
      "# Predicates\n\nWhat `cutecheck prove` is asked beside relations. `cutecheck help predicates` prints this page, and "
      "`cutecheck help NAME` one\nrow; the page is generated, and a test compares it and runs each example. "
      "[spec.md](spec.md#predicates-of-claims) is the contract.\n";
  for (const PredicateHelp& p : predicateHelp())
    page += "\n## " + std::string(p.name) + "\n\n`" + std::string(p.name) + "(" + std::string(p.arguments) + ")`: " +
            std::string(p.meaning) + "\n\n- Units: " + std::string(p.units) + "\n- Refusals: " +
            std::string(p.refusals) + "\n- Example: `" + std::string(p.example) + "` is " + std::string(p.answer) + "\n";
  return page;
}

}  // namespace cutecheck::help
