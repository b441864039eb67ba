// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What modules of each form compute is proved of a tile, or of a tile of each batch; a specification that is
// wrong in one word is refuted, and the order of all threads is kept.
#include <algorithm>
#include <fstream>
#include <iterator>

#include "tools/product/product_kernel.h"
#include "tools/product/proof_fixture.h"

namespace cutecheck::product {
namespace {

namespace fs = std::filesystem;
using ::testing::StartsWith;

class ProductProof : public ProofFixture {
 protected:
  // The file of the PTX of the module of 64 by 64.
  std::string lowered(const ProductElements& elements, const std::string& form) const {
    const std::vector<ProductTile> tiles = productTiles(elements, *productFormNamed(form));
    const auto tile = std::find_if(tiles.begin(), tiles.end(), [](const ProductTile& one) {
      return one.rows == 64 && one.columns == 64 && one.cluster() == 1;
    });
    return ptxOf(tile->kernel(), productModule(*tile));
  }
};

TEST_F(ProductProof, AlphaBetaCAndBias) {
  const std::string ptx = lowered({}, "c_bias");
  EXPECT_THAT(proved(ptx, "c_bias"), StartsWith("Proved  product_bf16_c_bias_64x64: 4096 elements"));
  for (const char* wrong : {"no_alpha", "beta_of_the_product", "bias_of_the_row"})
    EXPECT_THAT(proved(ptx, std::string("c_bias.") + wrong), StartsWith("Refuted")) << wrong;
}

TEST_F(ProductProof, SumsAsTheyAre) {
  const std::string ptx = lowered({"bf16", "bf16", true}, "");
  EXPECT_THAT(proved(ptx, "f32"), StartsWith("Proved  product_bf16_f32_64x64: 4096 elements"));
  EXPECT_THAT(proved(ptx, "f32.transposed"), StartsWith("Refuted"));
}

TEST_F(ProductProof, Batches) {
  const std::string ptx = lowered({}, "c_batches");
  EXPECT_THAT(proved(ptx, "c_batches"), StartsWith("Proved  product_bf16_c_batches_64x64: 8192 elements"));
  for (const char* wrong : {"another_step", "first_batch_of_b"})
    EXPECT_THAT(proved(ptx, std::string("c_batches.") + wrong), StartsWith("Refuted")) << wrong;
}

// The numbers of the columns are kept where the warpgroup that reads them has met: without the barrier in
// front of the first box of D they are not.
TEST_F(ProductProof, TheOrderIsKept) {
  const auto ordered = [](const std::string& ptx, const std::string& more) {
    return said("kernel order " + ptx + " --kernel " + fs::path(ptx).stem().string() +
                " --grid 2 --param 3=64 --param 4=128 --param 5=640 --param 6=1 --param 8=0 "
                "--param 9=10 --box 0=8192 --box 1=8192 --box 2=8192" +
                more);
  };
  const std::string
      ptx = lowered({}, "c_bias_batches"),
      ofC = " --param 7=6 --param 11=2.0 --param 12=0.5 --param 14=128 --param 15=8192 --param 17=3";
  EXPECT_THAT(ordered(ptx, ofC), StartsWith("kept  product_bf16_c_bias_batches_64x64"));
  EXPECT_THAT(ordered(lowered({"bf16", "bf16", true}, ""), " --param 7=2"),
              StartsWith("kept  product_bf16_f32_64x64"));
  std::ifstream in(ptx);
  std::string text(std::istreambuf_iterator<char>(in), {});
  for (const char* barrier : {"bar.sync", "barrier.sync"})
    for (size_t at = text.find(barrier); at != std::string::npos; at = text.find(barrier, at + 4))
      if (text.find(", 128", at) < text.find('\n', at)) text.insert(at, "// ");
  std::ofstream(ptx) << text;
  EXPECT_THAT(ordered(ptx, ofC), StartsWith("Refuted"));
}

}  // namespace
}  // namespace cutecheck::product
