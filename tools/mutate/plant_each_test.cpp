// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Linked into a GoogleTest program over the faulty libraries: plants the fault that CUTECHECK_PLANT names
// before main and again before each test, whatever the test before it planted.
#include <gtest/gtest.h>

#include <cstdlib>

#include "properties/mutation/fault.h"

namespace cutecheck {
namespace {

void plant() {
  if (const char* name = std::getenv("CUTECHECK_PLANT")) plantedFault() = name;
}

class PlantEachTest : public testing::EmptyTestEventListener {
  void OnTestStart(const testing::TestInfo&) override { plant(); }
};

[[maybe_unused]] const bool kListening = [] {
  plant();
  testing::UnitTest::GetInstance()->listeners().Append(new PlantEachTest);
  return true;
}();

}  // namespace
}  // namespace cutecheck
