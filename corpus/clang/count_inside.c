// wrong: k * c < n => k * c <= n
#include <stdint.h>

// How many of four rows begin inside.
int32_t count_inside(int32_t c, int32_t n) {
  int32_t inside = 0;
  for (int32_t k = 0; k < 4; ++k) {
    if (k * c < n) inside += 1;
  }
  return inside;
}
