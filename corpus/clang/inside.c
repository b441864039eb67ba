// wrong: j < n => j <= n
#include <stdint.h>

_Bool inside(int32_t i, int32_t j, int32_t m, int32_t n) { return i >= 0 && i < m && j >= 0 && j < n; }
