#include "tools/cutecheck/ptx_values.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace cutecheck::cli {

namespace {

uint64_t cut(uint64_t value, unsigned width) {
  return width >= 64 ? value : value & ((uint64_t{1} << width) - 1);
}

int64_t withSign(uint64_t value, unsigned width) {
  const unsigned shift = 64 - std::min(width, 64U);
  return static_cast<int64_t>(value << shift) >> shift;
}

bool isFloat(const std::string& type) {
  return type.starts_with("f") || type.starts_with("bf") || type == "tf32";
}

// One comparison by its name; names without a sign (lo, ls, hi, hs) are unsigned.
std::optional<bool> compared(const std::string& name, uint64_t a, uint64_t b, bool isSigned, unsigned width) {
  const int64_t x = withSign(a, width), y = withSign(b, width);
  if (name == "eq") return a == b;
  if (name == "ne") return a != b;
  if (name == "lt") return isSigned ? x < y : a < b;
  if (name == "le") return isSigned ? x <= y : a <= b;
  if (name == "gt") return isSigned ? x > y : a > b;
  if (name == "ge") return isSigned ? x >= y : a >= b;
  if (name == "lo") return a < b;
  if (name == "ls") return a <= b;
  if (name == "hi") return a > b;
  if (name == "hs") return a >= b;
  return std::nullopt;
}

PtxValue arithmetic(const std::string& name, const PtxInstruction& instruction,
                    const std::vector<uint64_t>& s, bool isSigned, unsigned width) {
  const auto high = [&](uint64_t a, uint64_t b) -> uint64_t {
    if (width < 64)
      return isSigned ? static_cast<uint64_t>(withSign(a, width) * withSign(b, width)) >> width
                      : a * b >> width;
    using Wide = unsigned __int128;
    return isSigned ? static_cast<uint64_t>(static_cast<Wide>(static_cast<__int128>(static_cast<int64_t>(a)) *
                                                              static_cast<int64_t>(b)) >>
                                            64)
                    : static_cast<uint64_t>(static_cast<Wide>(a) * b >> 64);
  };
  const auto times = [&]() -> uint64_t {
    if (instruction.has("wide"))
      return isSigned ? static_cast<uint64_t>(withSign(s[0], width) * withSign(s[1], width)) : s[0] * s[1];
    return instruction.has("hi") ? high(s[0], s[1]) : s[0] * s[1];
  };
  if (name == "mul" && s.size() == 2) return times();
  if (name == "mad" && s.size() == 3) return times() + s[2];
  if (name == "not" || name == "cnot") return name == "not" ? ~s[0] : static_cast<uint64_t>(s[0] == 0);
  if (name == "neg") return 0 - s[0];
  if (name == "abs") return static_cast<uint64_t>(std::abs(withSign(s[0], width)));
  if (name == "popc") return static_cast<uint64_t>(std::popcount(s[0]));
  if (name == "clz") return static_cast<uint64_t>(std::countl_zero(s[0])) - (64 - width);
  if (name == "bfe" && s.size() == 3)
    return s[2] == 0 ? 0 : cut(s[0] >> std::min<uint64_t>(s[1], 63), static_cast<unsigned>(s[2]));
  if (s.size() != 2) return std::nullopt;
  const uint64_t a = s[0], b = s[1];
  if (name == "add") return a + b;
  if (name == "sub") return a - b;
  if (name == "and") return a & b;
  if (name == "or") return a | b;
  if (name == "xor") return a ^ b;
  if (name == "shl") return b >= width ? 0 : a << b;
  if (name == "shr" && isSigned)
    return static_cast<uint64_t>(withSign(a, width) >> std::min<uint64_t>(b, width - 1));
  if (name == "shr") return b >= width ? 0 : a >> b;
  if (name == "min") return isSigned ? (withSign(a, width) < withSign(b, width) ? a : b) : std::min(a, b);
  if (name == "max") return isSigned ? (withSign(a, width) > withSign(b, width) ? a : b) : std::max(a, b);
  if ((name == "div" || name == "rem") && b != 0) {
    if (!isSigned) return name == "div" ? a / b : a % b;
    const int64_t x = withSign(a, width), y = withSign(b, width);
    if (y == -1) return name == "div" ? 0 - a : 0;
    return static_cast<uint64_t>(name == "div" ? x / y : x % y);
  }
  return std::nullopt;
}

}  // namespace

unsigned ptxWidth(const std::string& type) {
  if (type == "pred") return 1;
  const size_t digits = type.find_first_of("0123456789");
  const unsigned width = digits == std::string::npos
                             ? 0
                             : static_cast<unsigned>(std::strtoul(type.c_str() + digits, nullptr, 10));
  return width == 0 ? 32 : width;
}

PtxValue computed(const PtxInstruction& instruction, const std::vector<PtxValue>& sources) {
  const std::string& name = instruction.words.front();
  const std::string& type = instruction.words.back();
  if (sources.empty() || (isFloat(type) && name != "mov" && name != "selp")) return std::nullopt;
  unsigned width = ptxWidth(type);
  const bool isSigned = type[0] == 's';
  if (name == "selp" && sources.size() == 3) {
    if (!sources[2]) return std::nullopt;
    return *sources[2] != 0 ? sources[0] : sources[1];
  }
  std::vector<uint64_t> known;
  for (const PtxValue& source : sources) {
    // What is masked off does not matter.
    if (!source && name == "and" && std::find(sources.begin(), sources.end(), PtxValue(0)) != sources.end())
      return 0;
    if (!source) return std::nullopt;
    known.push_back(cut(*source, name == "cvt" || name == "cvta" || name == "mov" ? 64
                                 : name == "mad" && known.size() == 2             ? 64
                                                                                  : width));
  }
  if (name == "mov") return cut(known[0], width);
  if (name == "cvta") return known[0];
  if (name == "cvt" && instruction.words.size() >= 3) {
    const std::string& to = instruction.words[instruction.words.size() - 2];
    if (isFloat(to)) return std::nullopt;
    return cut(isSigned ? static_cast<uint64_t>(withSign(known[0], width)) : cut(known[0], width),
               ptxWidth(to));
  }
  if (name == "setp" && known.size() >= 2 && instruction.words.size() >= 3) {
    std::optional<bool> holds = compared(instruction.words[1], known[0], known[1], isSigned, width);
    if (holds && known.size() == 3) {
      const bool other = known[2] != 0;
      const std::string& with = instruction.words[2];
      holds = with == "and" ? *holds && other : with == "or" ? *holds || other : *holds != other;
    }
    return holds ? PtxValue(*holds ? 1 : 0) : std::nullopt;
  }
  const PtxValue result = arithmetic(name, instruction, known, isSigned, width);
  if (!result) return std::nullopt;
  if (instruction.has("wide")) width *= 2;
  return cut(*result, width);
}

}  // namespace cutecheck::cli
