// wrong: n < (1 << k) => n <= (1 << k)
#include <stdint.h>

// How many bits n has.
int32_t bits_needed(int32_t n) {
  int k = 0;
  for (; k < 5; ++k)
    if (n < (1 << k)) break;
  return k;
}
