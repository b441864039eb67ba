// Which atoms of tcgen05.mma have a golden kernel: each value of each field, not every combination.
#include "lowering/cute_nvgpu/umma_rows.h"

namespace cutecheck::cute_nvgpu {

std::vector<UmmaAtom> ummaAtoms() {
  UmmaAtom first;
  first.shape = {128, 64, 16};
  first.a = first.b = "f16";
  first.d = "f32";
  return {first};
}

}  // namespace cutecheck::cute_nvgpu
