// wrong: k < 4 => k <= 4
#include <stdint.h>

uint32_t wrapped_sum(uint32_t a) {
  uint32_t s = 0;
  for (uint32_t k = 0; k < 4; ++k) s += a + k;
  return s;
}
