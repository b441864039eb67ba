// movedCopy: a copy of a block with a number added, at the speed of memory.
#pragma once

#include <cstdint>

namespace cutecheck {

// to[i] = from[i] + by for 0 <= i < count; the two do not overlap and no sum leaves the type. `stream`: what
// is written is more than the caches hold, so it goes around them; a reader in another thread then needs
// streamsDone() first.
void movedCopy(const int64_t* from, int64_t by, int64_t* to, int64_t count, bool stream);
void movedCopy(const int32_t* from, int32_t by, int32_t* to, int64_t count, bool stream);

// Orders what was streamed before all that follows.
void streamsDone();

}  // namespace cutecheck
