// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/launch.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

namespace cutecheck::kernel_adversary {

namespace {

constexpr int64_t kReach = int64_t{1} << 48;

uint64_t mixed(uint64_t x) {
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

std::vector<Leaf> extentsOf(const Tensor& tensor) {
  std::vector<Leaf> leaves;
  for (const Mode& mode : tensor.modes) leaves.insert(leaves.end(), mode.extents.begin(), mode.extents.end());
  return leaves;
}
std::vector<Leaf> stridesOf(const Tensor& tensor) {
  std::vector<Leaf> leaves;
  for (const Mode& mode : tensor.modes) leaves.insert(leaves.end(), mode.strides.begin(), mode.strides.end());
  return leaves;
}

bool compares(int64_t left, const std::string& relation, int64_t right) {
  if (relation == "==") return left == right;
  if (relation == "!=") return left != right;
  if (relation == "<") return left < right;
  if (relation == "<=") return left <= right;
  if (relation == ">") return left > right;
  return left >= right;
}

bool fits(int64_t value, int width) {
  return width == 64 || (value >= std::numeric_limits<int32_t>::min() && value <= std::numeric_limits<int32_t>::max());
}

// The bits of an initial element: few different numbers, so that wrong ones are seen, and now and then a special one.
uint64_t initialBits(Element element, uint64_t hash) {
  const auto small = static_cast<int64_t>(hash % 61) - 30;
  const bool special = (hash >> 20) % 23 == 0;
  const uint64_t choice = (hash >> 30) % 4;
  switch (element) {
    case Element::kF32: {
      static constexpr uint32_t kSpecial[] = {0x80000000u, 0u, 0x7f800000u, 0x7fc00000u};
      return special ? kSpecial[choice] : std::bit_cast<uint32_t>(static_cast<float>(small) * 0.375f + 0.125f);
    }
    case Element::kF64: {
      static constexpr uint64_t kSpecial[] = {0x8000000000000000u, 0u, 0x7ff0000000000000u, 0x7ff8000000000000u};
      return special ? kSpecial[choice] : std::bit_cast<uint64_t>(static_cast<double>(small) * 0.375 + 0.125);
    }
    case Element::kF16: {
      static constexpr uint16_t kSpecial[] = {0x8000u, 0u, 0x7c00u, 0x7e00u};
      return special ? kSpecial[choice] : 0x3000u + ((hash >> 8) & 0x8fffu);
    }
    case Element::kBF16: {
      static constexpr uint16_t kSpecial[] = {0x8000u, 0u, 0x7f80u, 0x7fc0u};
      return special ? kSpecial[choice] : 0x3f00u + ((hash >> 8) & 0x80ffu);
    }
    default:
      return hash;
  }
}

}  // namespace

std::string Launch::str() const {
  std::string text = "thread " + std::to_string(thread) + " of " + std::to_string(block) + ", block " + std::to_string(index);
  for (size_t t = 0; t < extents.size(); ++t) {
    text += ", tensor " + std::to_string(t) + " (";
    for (size_t i = 0; i < extents[t].size(); ++i) text += (i ? "," : "") + std::to_string(extents[t][i]);
    text += "):(";
    for (size_t i = 0; i < strides[t].size(); ++i) text += (i ? "," : "") + std::to_string(strides[t][i]);
    text += ") at " + std::to_string(allocation[t]) + "+" + std::to_string(start[t]);
  }
  for (const int64_t s : scalars) text += ", scalar " + std::to_string(s);
  return text + ", memory " + std::to_string(memory);
}

std::map<std::string, int64_t> namesOf(const Program& program, const Launch& launch) {
  std::map<std::string, int64_t> names{{"r0", launch.thread}, {"r1", launch.index}};
  for (size_t t = 0; t < launch.extents.size(); ++t) {
    for (size_t i = 0; i < launch.extents[t].size(); ++i) {
      names["a" + std::to_string(t) + "_s" + std::to_string(i)] = launch.extents[t][i];
      names["a" + std::to_string(t) + "_d" + std::to_string(i)] = launch.strides[t][i];
    }
  }
  for (size_t i = 0; i < launch.scalars.size(); ++i) names["a" + std::to_string(program.tensors.size() + i)] = launch.scalars[i];
  return names;
}

bool setNumber(const Program& program, Launch& launch, const std::string& name, int64_t value) {
  if (name == "r0") return launch.thread = value, true;
  if (name == "r1") return launch.index = value, true;
  if (name.size() < 2 || name[0] != 'a') return false;
  char* end = nullptr;
  const auto parameter = static_cast<size_t>(std::strtoul(name.c_str() + 1, &end, 10));
  if (*end == '\0') {
    if (parameter < program.tensors.size() || parameter - program.tensors.size() >= launch.scalars.size()) return false;
    launch.scalars[parameter - program.tensors.size()] = value;
    return true;
  }
  if (parameter >= launch.extents.size() || end[0] != '_' || (end[1] != 's' && end[1] != 'd')) return false;
  std::vector<int64_t>& numbers = (end[1] == 's' ? launch.extents : launch.strides)[parameter];
  const auto leaf = static_cast<size_t>(std::strtoul(end + 2, nullptr, 10));
  if (leaf >= numbers.size()) return false;
  numbers[leaf] = value;
  return true;
}

bool isPromised(const Program& program, const Launch& launch) {
  const int64_t threads = program.block > 0 ? program.block : 1024;
  if (launch.block > threads || launch.thread < 0 || launch.thread >= launch.block || launch.index < 0 ||
      launch.index >= 2147483647)
    return false;
  for (size_t t = 0; t < program.tensors.size(); ++t) {
    const std::vector<Leaf> extents = extentsOf(program.tensors[t]), strides = stridesOf(program.tensors[t]);
    for (size_t i = 0; i < extents.size(); ++i) {
      const int64_t extent = launch.extents[t][i], stride = launch.strides[t][i];
      if (extent < 1 || !fits(extent, extents[i].width) || extent % extents[i].div != 0) return false;
      if (!strides[i].dynamic) continue;
      if (!fits(stride, strides[i].width) || stride % strides[i].div != 0 || stride > kReach || stride < -kReach) return false;
      const Int last = static_cast<Int>(extent - 1) * stride;
      if (last > kReach || last < -kReach) return false;
    }
    const int64_t align = program.tensors[t].align;
    if (launch.start[t] % align != 0) return false;
  }
  for (size_t i = 0; i < program.scalars.size(); ++i)
    if (!fits(launch.scalars[i], program.scalars[i])) return false;
  const std::map<std::string, int64_t> names = namesOf(program, launch);
  const auto number = [&](const std::string& word) -> int64_t {
    const auto at = names.find(word);
    return at != names.end() ? at->second : std::strtoll(word.c_str(), nullptr, 10);
  };
  return std::all_of(program.premises.begin(), program.premises.end(),
                     [&](const Premise& p) { return compares(number(p.left), p.relation, number(p.right)); });
}

namespace {

void collect(const std::vector<Statement>& statements, std::vector<int64_t>& numbers) {
  for (const Statement& s : statements) {
    if (s.kind == Kind::kConstant) numbers.push_back(s.number);
    if (s.kind == Kind::kTile || s.kind == Kind::kFor) numbers.insert(numbers.end(), s.extents.begin(), s.extents.end());
    if (s.kind == Kind::kPart) numbers.push_back(copies()[static_cast<size_t>(s.number)].threads());
    collect(s.body, numbers);
    collect(s.otherwise, numbers);
  }
}

}  // namespace

std::vector<int64_t> interestingNumbers(const Program& program) {
  std::vector<int64_t> numbers{0, 1, 2, 3, 7, 8, 16, 31, 32, 33, 64, 128};
  collect(program.statements, numbers);
  for (const Premise& p : program.premises) numbers.push_back(std::strtoll(p.right.c_str(), nullptr, 10));
  std::vector<int64_t> all;
  for (const int64_t n : numbers)
    for (const int64_t k : {-1, 0, 1}) all.push_back(n + k);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::optional<Launch> drawLaunch(const Program& program, const std::vector<int64_t>& interesting, generators::Random& random) {
  for (int attempt = 0; attempt < 40; ++attempt) {
    Launch launch;
    const bool big = random.oneIn(4);
    const auto natural = [&](int64_t limit) {  // in [0, limit)
      if (big && random.oneIn(2)) {
        const int64_t from = random.pick<int64_t>(
            {limit, limit / 2, limit / 4, limit / 64, limit / 128, int64_t{1} << 24, int64_t{1} << 16, int64_t{1} << 31});
        return std::min(limit - 1, std::max<int64_t>(0, from - random.below(4) + 1));
      }
      if (random.oneIn(2)) return std::min(limit - 1, std::max<int64_t>(0, random.pick(interesting)));
      return random.below(std::min<int64_t>(limit, random.oneIn(2) ? 6 : 80));
    };
    launch.block = program.block > 0 ? program.block : random.pick<int64_t>({1024, 256, 128, 64, 33, 1});
    launch.thread = random.oneIn(3) ? random.below(launch.block) : std::min(launch.block - 1, natural(launch.block));
    launch.index = natural(2147483647);
    for (const Tensor& tensor : program.tensors) {
      std::vector<int64_t> extents, strides;
      int64_t compact = 1;
      for (const Leaf& leaf : extentsOf(tensor))
        extents.push_back(!leaf.dynamic
                              ? leaf.value
                              : std::max<int64_t>(1, natural(leaf.width == 64 ? kReach : 2147483647) / leaf.div) * leaf.div);
      const std::vector<Leaf> leaves = stridesOf(tensor);
      for (size_t i = 0; i < leaves.size(); ++i) {
        const Leaf& leaf = leaves[i];
        int64_t stride = leaf.value;
        if (leaf.dynamic) {
          const int64_t most = std::max<int64_t>(1, kReach / extents[i]);
          switch (random.below(6)) {
            case 0: stride = 1; break;
            case 1: stride = compact; break;
            case 2: stride = big ? std::min<int64_t>(most, leaf.width == 64 ? most : 2147483647) - random.below(3) : 3; break;
            case 3: stride = random.below(70); break;
            case 4: stride = -random.below(70); break;
            default: stride = std::max<int64_t>(1, random.pick(interesting)); break;
          }
          stride = stride / leaf.div * leaf.div;
          if (stride == 0 && !random.oneIn(4)) stride = leaf.div;
        }
        strides.push_back(stride);
        if (compact < (int64_t{1} << 40)) compact *= std::min<int64_t>(extents[i], int64_t{1} << 20);
      }
      launch.extents.push_back(std::move(extents));
      launch.strides.push_back(std::move(strides));
    }
    for (const int width : program.scalars) {
      const auto limit = width == 64 ? std::numeric_limits<int64_t>::max() : int64_t{2147483647};
      int64_t value = random.oneIn(8) ? limit - random.below(3) : natural(limit);
      if (random.oneIn(3)) value = -value - random.below(2);
      launch.scalars.push_back(value);
    }
    const bool alias = random.oneIn(5);
    for (size_t t = 0; t < program.tensors.size(); ++t) {
      const bool with = alias && t > 0 && program.tensors[t].element == program.tensors[t - 1].element &&
                        program.tensors[t].align <= program.tensors[t - 1].align;
      launch.allocation.push_back(with ? launch.allocation[t - 1] : static_cast<int>(t));
      launch.start.push_back(with ? launch.start[t - 1] + program.tensors[t].align * random.pick<int64_t>({0, 0, 0, 1, 2, -1, 4})
                                  : 0);
    }
    launch.memory = static_cast<uint64_t>(random.below(int64_t{1} << 40));
    // Premises of the form NAME RELATION OTHER are kept by setting one of the two.
    for (const Premise& p : program.premises) {
      const std::map<std::string, int64_t> names = namesOf(program, launch);
      const auto left = names.find(p.left), right = names.find(p.right);
      const int64_t bound = right != names.end() ? right->second : std::strtoll(p.right.c_str(), nullptr, 10);
      if (left == names.end() || compares(left->second, p.relation, bound)) continue;
      const int64_t slack = random.oneIn(2) ? 0 : random.below(40);
      int64_t value = bound;
      if (p.relation == "<=") value = bound - slack;
      if (p.relation == "<") value = bound - 1 - slack;
      if (p.relation == ">=") value = bound + slack;
      if (p.relation == ">") value = bound + 1 + slack;
      if (p.left == "r1") value = std::max<int64_t>(0, value);
      if (!setNumber(program, launch, p.left, value)) break;
    }
    if (isPromised(program, launch)) return launch;
  }
  return std::nullopt;
}

Byte Memory::read(const Place& place) const {
  if (const auto at = written_.find(place); at != written_.end()) return at->second;
  Element element = Element::kI8;
  int64_t start = 0;
  for (size_t t = 0; t < program_.tensors.size(); ++t) {
    if (launch_.allocation[t] != place.first) continue;
    element = program_.tensors[t].element;
    start = launch_.start[t];
    break;
  }
  const int64_t size = bytesOf(element), at = place.second - start;
  const int64_t index = at >= 0 ? at / size : -((size - 1 - at) / size);
  const uint64_t hash =
      mixed(launch_.memory ^ mixed(static_cast<uint64_t>(index) ^ mixed(static_cast<uint64_t>(place.first) + 77)));
  return {static_cast<uint8_t>(initialBits(element, hash) >> (8 * (at - index * size))), false};
}

uint64_t Memory::address(const Program& program, const Launch& launch, int allocation) {
  int64_t align = 1;
  for (size_t t = 0; t < program.tensors.size(); ++t)
    if (launch.allocation[t] == allocation) align = std::max(align, program.tensors[t].align);
  // Odd and even multiples: an access at an odd offset is aligned further where the beginning is too.
  return (static_cast<uint64_t>(allocation) + 1) * (uint64_t{1} << 56) + static_cast<uint64_t>(align) * (1 + launch.memory % 1000);
}

}  // namespace cutecheck::kernel_adversary
