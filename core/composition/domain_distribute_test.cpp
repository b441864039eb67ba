// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/domain_distribute.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(DomainDistribute, TakesWholeModesFirst) {
  EXPECT_EQ(text(domainDistribute(T("(15,14)"), 6)), "(3,2):(1,15)");
  EXPECT_EQ(text(domainDistribute(T("(4,(2,8))"), 16)), "16:1");
  EXPECT_EQ(text(domainDistribute(T("8"), 6)), "2:1");
  EXPECT_EQ(text(domainDistribute(T("(3,5)"), 4)), "1:0");
}

TEST(DomainDistribute, C1RefusesNothingToDistribute) {
  EXPECT_EQ(text(domainDistribute(T("(3,5)"), 0)), "kOutOfDomain");
}

TEST(DomainDistribute, C2RefusesWhatIsNoStaticShape) {
  EXPECT_EQ(text(domainDistribute(T("(3,?)"), 4)), "kNotStatic");
  EXPECT_EQ(text(domainDistribute(T("(3037000500,3037000501,2)"), 2)), "2:1");
  EXPECT_EQ(text(domainDistribute(T("(3037000501,3037000501,2)"), 2)), "kOverflow");
}

}  // namespace
}  // namespace cutecheck
