// wrong: case 2: return 10 => case 2: return 11
#include <stdint.h>

int32_t by_case(uint32_t k) {
  switch (k % 4) {
    case 0: return 1;
    case 1: return 5;
    case 2: return 10;
    default: return 50;
  }
}
