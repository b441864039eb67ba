// wrong: c > m => c < m
#include <stdint.h>

int32_t largest(int32_t a, int32_t b, int32_t c) {
  int32_t m = a > b ? a : b;
  return c > m ? c : m;
}
