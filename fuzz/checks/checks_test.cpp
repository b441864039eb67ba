// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fuzz targets' own checks: silent on right answers, loud under planted faults.
#include "fuzz/checks/checks.h"

#include <gtest/gtest.h>

#include "core/notation/print.h"
#include "fuzz/inputs/composition_input.h"
#include "properties/mutation/fault.h"

namespace cutecheck::fuzz {
namespace {

// While alive, one fault is planted.
class Planted {
 public:
  explicit Planted(std::string_view name) { plantedFault() = name; }
  ~Planted() { plantedFault() = {}; }
  Planted(const Planted&) = delete;
  Planted& operator=(const Planted&) = delete;
};

std::string leaf(int extent, int stride) {
  return {static_cast<char>(extent - 1), static_cast<char>(stride)};
}
std::string tuple(const std::vector<std::string>& trees) {
  std::string out(1, static_cast<char>(0x80 | (trees.size() - 1)));
  for (const std::string& tree : trees) out += tree;
  return out;
}
std::string input(const std::string& a, const std::string& b, bool strict = false) {
  return std::string(1, strict ? '\1' : '\0') + a + b;
}

struct Composition {
  const char* text;
  std::string bytes;
};

std::vector<Composition> compositions() {
  const auto flat = [](int n0, int n1, int d0, int d1) { return tuple({leaf(n0, d0), leaf(n1, d1)}); };
  const std::string three = tuple({leaf(4, 2), leaf(6, 3), leaf(8, 5)});
  return {
      {"(6,2):(11,2) o (3,2):(2,3)", input(flat(6, 2, 11, 2), flat(3, 2, 2, 3))},
      {"(4,6,8):(2,3,5) o 6:3", input(three, leaf(6, 3))},
      {"(6,4):(1,10) o (3,2):(2,3)", input(flat(6, 4, 1, 10), flat(3, 2, 2, 3))},
      {"(2,2):(4,1) o (2,2):(1,1)", input(flat(2, 2, 4, 1), flat(2, 2, 1, 1))},
      {"(2,3):(1,2) o 2:3", input(flat(2, 3, 1, 2), leaf(2, 3))},
      {"(6,2):(8,2) o (4,3):(3,1)", input(flat(6, 2, 8, 2), flat(4, 3, 3, 1))},
      {"(4,8):(8,1) o 8:-2", input(flat(4, 8, 8, 1), leaf(8, -2))},
  };
}

TEST(FuzzChecks, CompositionInputsDecodeAsWritten) {
  for (const Composition& c : compositions()) {
    const CompositionInput decoded = decodeComposition(c.bytes);
    EXPECT_EQ(toString(decoded.a) + " o " + toString(decoded.b), c.text);
  }
  const CompositionInput nothing = decodeComposition("");
  EXPECT_EQ(toString(nothing.a) + " o " + toString(nothing.b), "1:0 o 1:0");
}

TEST(FuzzChecks, CompositionIsRightOnBothDomains) {
  for (const Composition& c : compositions()) {
    EXPECT_EQ(checkComposition(c.bytes), "") << c.text;
    std::string strict = c.bytes;
    strict[0] = '\1';
    EXPECT_EQ(checkComposition(strict), "") << c.text;
  }
}

TEST(FuzzChecks, PlantedCompositionFaultsAreFound) {
  for (const char* fault : {"composition.weak_divisibility", "composition.carry_unchecked"}) {
    const Planted planted(fault);
    std::string findings;
    for (const Composition& c : compositions()) findings += checkComposition(c.bytes);
    EXPECT_NE(findings, "") << fault;
  }
}

TEST(FuzzChecks, PlantedNotationFaultsAreFound) {
  const char* const texts[] = {"3@1@0", "S<3,4,3> o 5 o 8:1"};
  for (const char* text : texts) EXPECT_EQ(checkNotation(text), "") << text;
  for (const char* fault : {"print.drop_basis", "expression.basis_reversed", "parse.offset_dropped"}) {
    const Planted planted(fault);
    std::string findings;
    for (const char* text : texts) findings += checkNotation(text);
    // A composed layout whose offset is dropped prints and reads as itself: round trips cannot see it.
    const bool invisible = std::string_view(fault) == "parse.offset_dropped";
    EXPECT_EQ(findings.empty(), invisible) << fault << ": " << findings;
  }
}

TEST(FuzzChecks, PlantedDescriptorFaultsAreFound) {
  const char* const texts[] = {"(1@0@1, 4@2)", "(1@0) x"};
  for (const char* text : texts) EXPECT_EQ(checkLayoutDescriptor(text), "") << text;
  for (const char* fault : {"layout_descriptor.trailing_ignored", "layout_descriptor.first_dim_only"}) {
    const Planted planted(fault);
    std::string findings;
    for (const char* text : texts) findings += checkLayoutDescriptor(text);
    EXPECT_NE(findings, "") << fault;
  }
}

TEST(FuzzChecks, SideConditionsOfDescriptorsAreWeighed) {
  for (const char* text : {"(9223372036854775807@4294967295)", "(9223372036854775808@0)", "(1@4294967296)",
                           "(-9223372036854775808/-1@0)", "(-9223372036854775808/-2@0)", "(1/0@0)",
                           "(0/-9223372036854775808@0)"})
    EXPECT_EQ(checkLayoutDescriptor(text), "") << text;
  EXPECT_EQ(checkLayoutDescriptor(std::string(120, '(') + std::string(120, ')')), "");
}

TEST(FuzzChecks, TargetsAreListedByName) {
  size_t expected = 6;
#ifdef CUTECHECK_WITH_ORACLE
  ++expected;
#endif
#ifdef CUTECHECK_WITH_ENGINE
  ++expected;
#endif
  ASSERT_EQ(targets().size(), expected);
  for (const Target& target : targets()) EXPECT_EQ(target.check("(1@0)"), "") << target.name;
}

}  // namespace
}  // namespace cutecheck::fuzz
