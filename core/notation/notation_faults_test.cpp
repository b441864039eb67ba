// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planting: each small error of the parsers and the printer is caught by a named check, and the
// same check passes without it.
#include <gtest/gtest.h>

#include <iostream>

#include "core/notation/ebnf.h"
#include "core/notation/layout_descriptor.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "properties/mutation/fault.h"

namespace cutecheck {
namespace {

// While alive, one fault is planted.
class Planted {
 public:
  explicit Planted(std::string_view name) { plantedFault() = name; }
  ~Planted() { plantedFault() = {}; }
  Planted(const Planted&) = delete;
  Planted& operator=(const Planted&) = delete;
};

struct Check {
  const char* name;
  bool (*holds)();
};

// The last number written is the outermost: 1@1@0 is E<0,1>.
bool basisOrder() {
  const auto t = parseIntTuple("1@1@0");
  return t.ok() && *t == IntTuple(1).withPath({0, 1});
}

bool basisRoundTrip() {
  const IntTuple t = IntTuple::tuple({IntTuple(3).withPath({0, 1}), IntTuple(1).withPath({2})});
  const auto back = parseIntTuple(toString(t));
  return back.ok() && *back == t;
}

// Leftmost mode fastest.
bool shapeAloneIsColumnMajor() {
  const auto layout = parseLayout("(4,(2,3),5)");
  return layout.ok() && toString(*layout) == "(4,(2,3),5):(1,(4,8),24)";
}

bool composedRoundTrip() {
  const ComposedLayout c{Swizzle{3, 4, 3}, IntTuple(5), *Layout::make(8, 2)};
  const auto back = parseComposedLayout(toString(c));
  return back.ok() && *back == c;
}

// a = q*b + r with 0 <= r < b.
bool divisionIsEuclidean() {
  for (int a = -9; a <= 9; ++a) {
    for (int b = 1; b <= 4; ++b) {
      const std::string pair = std::to_string(a) + "/" + std::to_string(b);
      const auto q = parseIntTuple(pair);
      const int64_t r = q.ok() ? a - q->value() * b : -1;
      if (r < 0 || r >= b) return false;
    }
  }
  return true;
}

bool descriptorLanguage() {
  const auto grammar = Ebnf::parse(kLayoutDescriptorGrammar);
  if (!grammar.ok()) return false;
  for (const char* text : {"()", "(1@0)", "(1@0) ", "(1@0))", "(1@0)(1@1)", "(1@0,)", "(1@0@1, (2@2))"})
    if (parseLayoutDescriptor(text).ok() != grammar->accepts(text)) return false;
  return true;
}

bool descriptorRoundTrip() {
  for (const char* text : {"(1@0, 1@1)", "((1@0, 8@1), 1@2)", "(1@0@1)"}) {
    const auto first = parseLayoutDescriptor(text);
    if (!first.ok()) return false;
    const auto second = parseLayoutDescriptor(toString(*first));
    if (!second.ok() || !equivalent(*first, *second)) return false;
  }
  return true;
}

const Check kChecks[] = {
    {"basisOrder", basisOrder},
    {"basisRoundTrip", basisRoundTrip},
    {"shapeAloneIsColumnMajor", shapeAloneIsColumnMajor},
    {"composedRoundTrip", composedRoundTrip},
    {"divisionIsEuclidean", divisionIsEuclidean},
    {"descriptorLanguage", descriptorLanguage},
    {"descriptorRoundTrip", descriptorRoundTrip},
};

struct Fault {
  const char* name;
  const char* caughtBy;
};

const Fault kFaults[] = {
    {"expression.basis_reversed", "basisOrder"},
    {"print.drop_basis", "basisRoundTrip"},
    {"compact_layout.row_major_default", "shapeAloneIsColumnMajor"},
    {"parse.offset_dropped", "composedRoundTrip"},
    {"parse.truncating_division", "divisionIsEuclidean"},
    {"layout_descriptor.trailing_ignored", "descriptorLanguage"},
    {"layout_descriptor.first_dim_only", "descriptorRoundTrip"},
};

TEST(NotationFaults, EveryCheckPassesUnplanted) {
  for (const Check& check : kChecks) EXPECT_TRUE(check.holds()) << check.name;
}

class NotationFault : public testing::TestWithParam<Fault> {};

TEST_P(NotationFault, IsCaughtByItsCheck) {
  const Planted planted(GetParam().name);
  std::string caughtBy;
  bool caughtByItsOwn = false;
  for (const Check& check : kChecks) {
    if (check.holds()) continue;
    caughtBy += std::string(caughtBy.empty() ? "" : ", ") + check.name;
    caughtByItsOwn = caughtByItsOwn || std::string(check.name) == GetParam().caughtBy;
  }
  RecordProperty("caught_by", caughtBy);
  EXPECT_TRUE(caughtByItsOwn) << GetParam().name
                              << " is caught by: " << (caughtBy.empty() ? "nothing" : caughtBy);
  std::cout << GetParam().name << " caught by " << caughtBy << "\n";
}

INSTANTIATE_TEST_SUITE_P(All, NotationFault, testing::ValuesIn(kFaults),
                         [](const testing::TestParamInfo<Fault>& info) {
                           std::string name = info.param.name;
                           for (char& c : name)
                             if (c == '.') c = '_';
                           return name;
                         });

}  // namespace
}  // namespace cutecheck
