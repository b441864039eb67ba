// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planted faults of the checker of order, each a mend taken back: a kernel of corpus/ptx/found is kept with
// it alone.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <iterator>

#include "oracle/ptx/order/order.h"
#include "properties/mutation/fault.h"

namespace cutecheck::ptx {
namespace {

struct Planted {
  const char *fault, *kernel;
  uint64_t blocks;
  const char *from = nullptr, *to = nullptr;  // a change of the kernel
};

// Each arrival of the only thread but the last is awaited: what is left is that another may wait for the
// phase before.
constexpr const char* kArrivals =
    "\tmbarrier.arrive.shared.b64 %rd2, [%r3];\n\tmbarrier.arrive.shared.b64 %rd2, [%r3];\n\tst.shared.u32";
constexpr const char* kAwaited =
    "\tmbarrier.arrive.shared.b64 %rd2, [%r3];\nV0:\n\tmbarrier.try_wait.parity.shared.b64 %p8, [%r3], "
    "0;\n\t@!%p8 bra V0;\n"
    "\tmbarrier.arrive.shared.b64 %rd2, [%r3];\nV1:\n\tmbarrier.try_wait.parity.shared.b64 %p8, [%r3], "
    "1;\n\t@!%p8 bra V1;\n"
    "\tst.shared.u32";

class OrderPlanted : public testing::TestWithParam<Planted> {
 protected:
  void TearDown() override { plantedFault() = {}; }
};

TEST_P(OrderPlanted, IsCaught) {
  const Planted& p = GetParam();
  std::ifstream in(std::string(CUTECHECK_SOURCE_DIR "/corpus/ptx/found/") + p.kernel);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  ASSERT_FALSE(text.empty()) << p.kernel;
  if (p.from != nullptr) {
    const size_t at = text.find(p.from);
    ASSERT_NE(at, std::string::npos) << p.from;
    text.replace(at, std::string(p.from).size(), p.to);
  }
  PtxLaunch launch;
  launch.grid = PtxLaunch::Extents{p.blocks, 1, 1};
  launch.isStated = true;
  const OrderReport sound = orderOf(text, launch);
  EXPECT_FALSE(sound.isKept()) << p.kernel;
  plantedFault() = p.fault;
  const OrderReport planted = orderOf(text, launch);
  plantedFault() = {};
  ASSERT_TRUE(planted.isKept()) << p.fault << " survived: " << toString(planted);
  std::cout << p.fault << " caught by " << p.kernel << ": " << toString(sound) << "\n";
  EXPECT_FALSE(orderOf(text, launch).isKept()) << p.kernel;
}

INSTANTIATE_TEST_SUITE_P(
    Faults, OrderPlanted,
    testing::Values(Planted{"order.late_arrivals", "barrier_ended_under_an_arrival.ptx", 1},
                    Planted{"order.phase_of_a_parity", "third_phase_for_the_first.ptx", 2, kArrivals,
                            kAwaited},
                    Planted{"order.arrivals_of_any_phase", "arrivals_beyond_the_count.ptx", 2},
                    Planted{"order.spaces_unasked", "shared_address_as_generic.ptx", 1},
                    Planted{"order.behind_a_variable", "behind_a_variable.ptx", 1},
                    Planted{"order.one_of_a_pair", "pair_allocates_alone.ptx", 2},
                    Planted{"order.peer_unasked", "pair_freed_while_the_other_reads.ptx", 2},
                    Planted{"order.descriptor_unread", "product_of_no_format.ptx", 1},
                    Planted{"order.value_stays_one", "stores_what_another_overwrites.ptx", 1},
                    Planted{"order.stores_unread", "stores_what_another_overwrites.ptx", 1}),
    [](const testing::TestParamInfo<Planted>& info) {
      std::string name = info.param.fault;
      for (char& c : name)
        if (c == '.') c = '_';
      return name;
    });

}  // namespace
}  // namespace cutecheck::ptx
