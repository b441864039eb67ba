// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/dialect/bytecode_spellings.h"

#include <bit>
#include <cstdint>
#include <optional>

namespace cutecheck::fuzz {
namespace {

// Reads the frame from the front on; what cannot be read is nothing from then on.
class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  bool atEnd() const { return at_ >= bytes_.size(); }
  size_t at() const { return at_; }
  bool skip(uint64_t count) {
    if (count > bytes_.size() - at_) return false;
    at_ += static_cast<size_t>(count);
    return true;
  }
  std::optional<uint8_t> byte() {
    if (atEnd()) return std::nullopt;
    return static_cast<uint8_t>(bytes_[at_++]);
  }
  // The zeros below the lowest one of the first byte say how many bytes follow it; little endian, above that
  // one.
  std::optional<uint64_t> number() {
    const std::optional<uint8_t> first = byte();
    if (!first) return std::nullopt;
    const int more = *first == 0 ? 8 : std::countr_zero(*first);
    uint64_t value = *first == 0 ? 0 : *first;
    for (int i = 0; i < more; ++i) {
      const std::optional<uint8_t> next = byte();
      if (!next) return std::nullopt;
      value |= uint64_t{*next} << (8 * (*first == 0 ? i : i + 1));
    }
    return *first == 0 ? value : value >> (more + 1);
  }
  bool skipString() {
    const size_t end = bytes_.find('\0', at_);
    if (end == bytes_.npos) return false;
    at_ = end + 1;
    return true;
  }

 private:
  std::string_view bytes_;
  size_t at_ = 0;
};

// The characters of strings: behind their lengths, each string before a zero.
void addStrings(std::string_view bytes, size_t begin, size_t end, std::vector<size_t>& places) {
  Reader reader(bytes.substr(0, end));
  reader.skip(begin);
  const std::optional<uint64_t> count = reader.number();
  for (uint64_t i = 0; count && i < *count; ++i)
    if (!reader.number()) return;
  for (size_t at = reader.at(); at < end; ++at)
    if (bytes[at] != '\0') places.push_back(at);
}

// Types and attributes as text: from their mark to a zero.
void addTexts(std::string_view bytes, size_t begin, size_t end, std::vector<size_t>& places) {
  for (size_t at = begin; at < end; ++at) {
    if (bytes[at] != '!' && bytes[at] != '#') continue;
    size_t last = at;
    while (last < end && bytes[last] >= ' ' && bytes[last] <= '~') ++last;
    if (last < end && bytes[last] == '\0')
      for (size_t place = at; place < last; ++place) places.push_back(place);
    at = last;
  }
}

}  // namespace

std::vector<size_t> spelledBytes(std::string_view bytecode) {
  constexpr size_t kMagic = 4;
  constexpr uint8_t kAligned = 0x80, kStrings = 0, kAttributesAndTypes = 2;
  std::vector<size_t> places;
  Reader reader(bytecode);
  // The version, and who wrote it.
  if (!reader.skip(kMagic) || !reader.number() || !reader.skipString()) return {};
  while (!reader.atEnd()) {
    const std::optional<uint8_t> section = reader.byte();
    const std::optional<uint64_t> length = reader.number();
    if (!length) return {};
    if ((*section & kAligned) != 0) {
      const std::optional<uint64_t> alignment = reader.number();
      if (!alignment || !std::has_single_bit(*alignment)) return {};
      while (reader.at() % *alignment != 0)
        if (!reader.byte()) return {};
    }
    const size_t begin = reader.at();
    if (!reader.skip(*length)) return {};
    if ((*section & ~kAligned) == kStrings) addStrings(bytecode, begin, reader.at(), places);
    if ((*section & ~kAligned) == kAttributesAndTypes) addTexts(bytecode, begin, reader.at(), places);
  }
  return places;
}

}  // namespace cutecheck::fuzz
