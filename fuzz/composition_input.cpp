#include "fuzz/composition_input.h"

#include <algorithm>

namespace cutecheck::fuzz {
namespace {

class Decoder {
 public:
  explicit Decoder(std::string_view bytes) : bytes_(bytes) {}

  unsigned byte() { return next_ < bytes_.size() ? static_cast<unsigned char>(bytes_[next_++]) : 0; }

  // A tree whose extents multiply to at most `room`, which shrinks by what is taken.
  Layout tree(int depth, int64_t& room, unsigned shift) {
    const unsigned head = byte();
    if ((head & 0x80) != 0 && depth < 4) {
      std::vector<Layout> modes;
      for (unsigned n = (head & 3) + 1; n > 0; --n) modes.push_back(tree(depth + 1, room, shift));
      return concat(modes);
    }
    const int64_t extent = std::min<int64_t>((head & 0x3f) + 1, room);
    room /= extent;
    const auto low = static_cast<signed char>(byte());
    const int64_t stride = int64_t{low} * ((head & 0x40) != 0 ? 256 : 1);
    return Layout::unchecked(IntTuple(extent), IntTuple(stride * (int64_t{1} << shift)));
  }

 private:
  std::string_view bytes_;
  size_t next_ = 0;
};

}  // namespace

CompositionInput decodeComposition(std::string_view bytes) {
  Decoder decoder(bytes);
  const unsigned head = decoder.byte();
  // 2^15 times 2^47 still leaves a bit.
  const unsigned shift = std::min(head >> 1, 47u);
  int64_t roomA = int64_t{1} << 40, roomB = 4096;
  CompositionInput input;
  input.domain = (head & 1) != 0 ? Domain::kStrict : Domain::kExtendLast;
  input.a = decoder.tree(0, roomA, shift);
  input.b = decoder.tree(0, roomB, 0);
  return input;
}

}  // namespace cutecheck::fuzz
