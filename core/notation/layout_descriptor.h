// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layout descriptors: the text grammar `(16@0, (1@1, 4@2))` of layout assignment.
//
// A descriptor is a tree of bases. `N@d` puts the count N on dimension d, `N@d@e` one count on
// both dimensions: it is not the notation's basis stride, in which `1@0@1` is E<1,0>, and nothing
// converts one into the other. `()` is the degenerate empty layout.
//
// The language is that of kLayoutDescriptorGrammar with these side conditions: a count and a
// denominator fit int64_t, before and after reduction; a denominator is not 0; a dimension fits
// uint32_t; kMaxNesting, kMaxNodes and kMaxTextBytes of core/notation/expression.h hold.
//
// Where it parts from the published form of this grammar, whose rules and parser disagree on
// blanks: blanks are allowed between any two tokens and round the whole text, never inside a
// number, and a line break is not a blank.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/int_tuple.h"
#include "core/notation/swizzle.h"
#include "core/support/expected.h"

namespace cutecheck {

inline constexpr std::string_view kLayoutDescriptorGrammar = R"ebnf(
layout ::= ws group ws ;
group  ::= "(" ws [ entry ws { "," ws entry ws } ] ")" ;
entry  ::= group | basis ;
basis  ::= count ws "@" ws dim { ws "@" ws dim } ;
count  ::= int [ ws "/" ws int ] ;
dim    ::= uint ;
int    ::= [ "-" ] uint ;
uint   ::= digit { digit } ;
digit  ::= "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" ;
ws     ::= { " " | "\t" } ;
)ebnf";

// What kind of value a candidate stands for, in the order of the dialect's kind table.
enum class LayoutKind : uint8_t { kComposedLayout, kLayout, kSwizzle, kTile, kShape, kCoord, kIntTuple };

// Whether a candidate counts in a LayoutTable.
enum class ReferenceState : uint8_t {
  kDetached,  // belongs to no table
  kHeld,      // holds one reference to its table's entry
  kReleased,  // gave that reference back
};

// One basis count/denominator@dims, in lowest terms with denominator > 0, or a group of entries.
struct DescriptorEntry {
  bool isGroup = false;
  int64_t count = 0, denominator = 1;
  std::vector<uint32_t> dims;            // of a basis, as written
  std::vector<DescriptorEntry> entries;  // of a group

  friend bool operator==(const DescriptorEntry&, const DescriptorEntry&) = default;
};

// The candidate that layout assignment works on.
struct LayoutDescriptor {
  std::vector<DescriptorEntry> bases;  // the entries of the outermost group
  LayoutKind kind = LayoutKind::kLayout;
  std::optional<Swizzle> swizzle;            // with it, kind is kComposedLayout
  std::optional<IntTuple> normalizedStride;  // the counts in the tree of `bases`, once normalized
  uint64_t identity = 0;                     // given by a LayoutTable; 0: not uniqued
  ReferenceState reference = ReferenceState::kDetached;
};

// Reads a whole text. The counts are reduced, the grouping is kept. Fails with the byte offset, a
// message that begins `failed to parse layout descriptor` and names what was expected, or for
// text behind the descriptor `unexpected trailing layout text`; kSyntax (layout_descriptor_c1),
// kDivisionByZero (layout_descriptor_c2), kOverflow (layout_descriptor_c3), kLimit (layout_descriptor_c4).
Expected<LayoutDescriptor> parseLayoutDescriptor(std::string_view text);

// The same layout without redundant grouping (a group of one entry is that entry) and with its
// normalized stride. Order, dimensions and counts stay. Fails with kNotDivisible for a basis
// whose count is no integer (layout_descriptor_c5).
Expected<LayoutDescriptor> normalize(const LayoutDescriptor& descriptor);

// `(1@0, 1@1)`: the bases alone, since the grammar has no place for a swizzle.
std::string toString(const LayoutDescriptor& descriptor);

// Whether both normalize, and to one layout: equal bases, kind and swizzle.
bool equivalent(const LayoutDescriptor& a, const LayoutDescriptor& b);

// The descriptor with `swizzle` as part of its identity.
LayoutDescriptor withSwizzle(LayoutDescriptor descriptor, const Swizzle& swizzle);

// Uniques candidates: equivalent ones share an identity, others differ, for the table's lifetime.
class LayoutTable {
 public:
  // The normalized candidate with its identity, holding one reference. Fails as normalize does.
  Expected<LayoutDescriptor> acquire(const LayoutDescriptor& descriptor);

  // Gives the reference of `descriptor` back. False when it holds none of this table.
  bool release(LayoutDescriptor& descriptor);

  // How many references an identity has.
  size_t references(uint64_t identity) const;

 private:
  std::map<std::string, uint64_t> identities_;  // by canonical text
  std::map<uint64_t, size_t> references_;
};

}  // namespace cutecheck
