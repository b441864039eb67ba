// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The slots of a value in the calling convention: which field holds which leaf, and how wide it is.
#include "lowering/semantics/slots.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"

namespace cutecheck::meaning {
namespace {

// "path:type" of each slot, a stride marked with d.
std::string textOf(const std::vector<AbiSlot>& slots) {
  std::string text;
  for (const AbiSlot& slot : slots)
    text += (text.empty() ? "" : " ") + slot.path + ":" + slot.type + (slot.stride ? "d" : "");
  return text;
}

TEST(Slots, OfATupleAreItsLeavesInOrder) {
  EXPECT_EQ(textOf(slotsOf(*parseIntTuple("(4294967296,(?,?{i64}))"), Abi::kInterleaved)),
            ".0:i64 .1.0:i32 .1.1:i64");
  EXPECT_EQ(textOf(slotsOf(*parseIntTuple("(_,(?,3))"), Abi::kInterleaved)), ".0.0:i32 .0.1:i32");
}

TEST(Slots, OfALayoutAreExtentAndStrideOfEachMode) {
  EXPECT_EQ(textOf(slotsOf(*parseLayout("(?,4):(1,?{i64})"), Abi::kInterleaved)),
            ".0:i32 .1:i32d .2:i32 .3:i64d");
}

// What is known has no slot; shape and stride have a struct each, a lone leaf none.
TEST(Slots, OfTheSparseFormAreWhatRunTimeKnows) {
  EXPECT_EQ(textOf(slotsOf(*parseLayout("(?,4,?):(1,?{i64},8)"), Abi::kSparse)), ".0.0:i32 .0.1:i32 .1:i64d");
  EXPECT_EQ(textOf(slotsOf(*parseIntTuple("(4,(?,?))"), Abi::kSparse)), ".0:i32 .1:i32");
}

}  // namespace
}  // namespace cutecheck::meaning
