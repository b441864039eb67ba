// wrong: r = hi => r = lo
#include <stdint.h>

int32_t clamp(int32_t a, int32_t lo, int32_t hi) {
  int32_t r = a;
  if (r < lo) r = lo;
  if (r > hi) r = hi;
  return r;
}
