// wrong: j < 3 => j < 2
#include <stdint.h>

int64_t sum_of_offsets(int32_t ld) {
  int64_t s = 0;
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j) s += (int64_t)i * ld + j;
  return s;
}
