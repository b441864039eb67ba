// wrong: s *= 8 => s *= 4
#include <stdint.h>

// The digits of i to the base 4, put 8 apart.
uint32_t digits(uint32_t i) {
  uint32_t r = 0, s = 1;
  for (int k = 0; k < 3; ++k) {
    r += i % 4 * s;
    i /= 4;
    s *= 8;
  }
  return r;
}
