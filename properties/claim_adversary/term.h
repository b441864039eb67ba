// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Term: the adversary's own tree of the claim language, its printer and its reader.
//
// The judge of a verdict shares no code with what it judges: neither the grammar's parser nor its printer nor
// any algebra of core/ or oracle/ is used here. The grammar itself stands at the head of core/notation/expression.h.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::adversary {

struct Term {
  enum class Kind : uint8_t {
    kNumber,    // value
    kSymbol,    // name, value = divisor
    kDynamic,   // ?, value = divisor
    kKeep,      // _
    kNegate,    // parts[0]
    kBinary,    // name one of + - * / %, parts[0..1]
    kBasis,     // parts[0] scaled by the element of `path`, as written
    kTuple,     // ( parts )
    kTiler,     // < parts >
    kLayout,    // parts[0] : parts[1]
    kSwizzle,   // S<value,base,shift>
    kCompose,   // parts[0] o parts[1]
    kCall,      // name ( parts )
    kRelation,  // parts[0] name parts[1]
  };
  Kind kind = Kind::kNumber;
  int64_t value = 0;
  int64_t base = 0, shift = 0;
  std::string name;
  std::vector<uint32_t> path;
  std::vector<Term> parts;

  static Term number(int64_t value);
  static Term symbol(std::string name, int64_t divisor = 1);
  static Term keep();
  static Term binary(char op, Term a, Term b);
  static Term negate(Term a);
  static Term tuple(std::vector<Term> parts);
  static Term tiler(std::vector<Term> parts);
  static Term layout(Term shape, Term stride);
  static Term swizzle(int64_t bits, int64_t base, int64_t shift);
  static Term compose(Term a, Term b);
  static Term call(std::string name, std::vector<Term> parts);
  static Term relation(std::string name, Term a, Term b);

  bool is(Kind k) const { return kind == k; }
  // How many nodes there are.
  size_t size() const;
  bool operator==(const Term&) const = default;
};

// Whether a term's name is one of these.
inline bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// The text of a term, which the grammar reads back as this tree.
std::string textOf(const Term& term);
std::string textOf(const std::vector<Term>& premises);

// Reads one claim, or the premises; nothing where the text is not in the grammar.
std::optional<Term> readTerm(std::string_view text);
std::optional<std::vector<Term>> readTerms(std::string_view text);

}  // namespace cutecheck::adversary
