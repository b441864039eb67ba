// wrong: (b - a) / 2 => b / 2
#include <stdint.h>

int32_t middle(int32_t a, int32_t b) { return a + (b - a) / 2; }
