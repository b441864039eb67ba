// wrong: i / 16 => i / 8
#include <stdint.h>

// Element i of tiles of 16, each tile 64 places apart and its elements 4.
uint32_t tile_offset(uint32_t i) { return i / 16 * 64 + i % 16 * 4; }
