// wrong: a * 3 => a * 5
#include <stdint.h>

int8_t cut_product(int16_t a) { return (int8_t)(a * 3); }
