// wrong: a / -4 => a / 4
#include <stdint.h>

int32_t toward_zero(int32_t a) { return a / -4 + a % 4; }
