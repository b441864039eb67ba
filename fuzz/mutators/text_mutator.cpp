// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fuzz/mutators/text_mutator.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <vector>

namespace cutecheck::fuzz {
namespace {

using generators::Random;

struct Part {
  size_t begin, end;
  bool isNumber;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }

// Numbers and balanced groups, those inside others too; at least the whole text.
std::vector<Part> partsOf(std::string_view text) {
  std::vector<Part> parts;
  std::vector<size_t> open;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == '<' || text[i] == '[') open.push_back(i);
    if ((text[i] == ')' || text[i] == '>' || text[i] == ']') && !open.empty()) {
      parts.push_back({open.back(), i + 1, false});
      open.pop_back();
    }
    if (!isDigit(text[i])) continue;
    const size_t begin = i;
    while (i + 1 < text.size() && isDigit(text[i + 1])) ++i;
    parts.push_back({begin, i + 1, true});
  }
  if (parts.empty()) parts.push_back({0, text.size(), false});
  return parts;
}

std::string replaced(std::string_view text, const Part& part, std::string_view by) {
  return std::string(text.substr(0, part.begin)) + std::string(by) + std::string(text.substr(part.end));
}

std::string otherNumber(std::string_view digits, Random& random) {
  static const std::vector<std::string> kLimits = {"0",
                                                   "1",
                                                   "2",
                                                   "-1",
                                                   "2147483647",
                                                   "4294967295",
                                                   "4294967296",
                                                   "9223372036854775807",
                                                   "9223372036854775808"};
  if (digits.size() > 9 || random.oneIn(6)) return random.pick(kLimits);
  int64_t value = 0;
  for (const char c : digits) value = value * 10 + (c - '0');
  const int64_t choices[] = {value + 1, value - 1, 2 * value, value / 2, 3 * value, -value, random.below(40)};
  return std::to_string(choices[random.below(7)]);
}

size_t copyOut(const std::string& text, uint8_t* out, size_t room) {
  const size_t length = std::min(text.size(), room);
  std::memcpy(out, text.data(), length);
  return length;
}

}  // namespace

std::string mutateText(std::string_view text, Random& random) {
  static const std::vector<std::string> kMarks = {",", ":", "@",  "/",  "(", ")", "_",   "?",
                                                  " ", "-", "@0", "@1", "*", "+", " o ", "%"};
  const std::vector<Part> parts = partsOf(text);
  const Part part = random.pick(parts);
  const std::string here(text.substr(part.begin, part.end - part.begin));
  switch (random.below(8)) {
    case 0:
    case 1:
      return part.isNumber ? replaced(text, part, otherNumber(here, random))
                           : replaced(text, part, here + "," + here);
    case 2:
      return replaced(text, part, here + "," + here);
    case 3:
      return replaced(text, part, "(" + here + ")");
    case 4:
      return replaced(text, part, here.size() > 2 && !part.isNumber ? here.substr(1, here.size() - 2) : "");
    case 5: {
      const Part& other = random.pick(parts);
      return replaced(text, part, text.substr(other.begin, other.end - other.begin));
    }
    case 6: {
      const auto at = static_cast<size_t>(random.below(static_cast<int64_t>(text.size()) + 1));
      return replaced(text, {at, at, false}, random.pick(kMarks));
    }
    default: {
      if (text.empty()) return random.pick(kMarks);
      const auto at = static_cast<size_t>(random.below(static_cast<int64_t>(text.size())));
      return replaced(text, {at, at + 1, false}, random.oneIn(2) ? "" : random.pick(kMarks));
    }
  }
}

std::string crossText(std::string_view first, std::string_view second, Random& random) {
  const Part from = random.pick(partsOf(second));
  return replaced(first, random.pick(partsOf(first)), second.substr(from.begin, from.end - from.begin));
}

size_t mutateTextInPlace(uint8_t* data, size_t size, size_t room, unsigned seed,
                         size_t (*other)(uint8_t*, size_t, size_t)) {
  Random random(seed);
  if (random.oneIn(3)) return other(data, size, room);
  std::string text(reinterpret_cast<const char*>(data), size);
  for (int64_t n = random.between(1, 3); n > 0; --n) text = mutateText(text, random);
  return copyOut(text, data, room);
}

size_t crossTextInto(std::string_view first, std::string_view second, uint8_t* out, size_t room,
                     unsigned seed) {
  Random random(seed);
  return copyOut(crossText(first, second, random), out, room);
}

}  // namespace cutecheck::fuzz
