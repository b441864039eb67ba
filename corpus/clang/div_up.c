// wrong: (a + b - 1) / b => (a + b) / b
#include <stdint.h>

// How many tiles of b elements hold a of them.
int32_t div_up(int32_t a, int32_t b) { return (a + b - 1) / b; }
