// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_profiles.h"

namespace cutecheck::run {
namespace {

// The extents of leaves without a symbol: small, so that a layout of nine stays small, and unlike.
constexpr int64_t kExtents[] = {2, 3, 4};

int countOf(const Profile& profile) {
  int count = 0;
  for (const int leaves : profile) count += leaves;
  return count;
}

// The tree of a profile over its leaves.
IntTuple treeOf(const Profile& profile, const std::vector<IntTuple>& leaves) {
  std::vector<IntTuple> modes;
  size_t next = 0;
  for (const int count : profile) {
    std::vector<IntTuple> mode(leaves.begin() + static_cast<std::ptrdiff_t>(next),
                               leaves.begin() + static_cast<std::ptrdiff_t>(next) + count);
    next += static_cast<size_t>(count);
    modes.push_back(count == 1 ? mode.front() : IntTuple::tuple(std::move(mode)));
  }
  return modes.size() == 1 ? modes.front() : IntTuple::tuple(std::move(modes));
}

IntTuple symbol(const std::string& name, int64_t div) {
  return IntTuple::symbolic(ScalarNode::symbol(name, div));
}

}  // namespace

std::vector<Profile> allProfiles() {
  std::vector<Profile> all;
  for (int a = 1; a <= 3; ++a) {
    all.push_back({a});
    for (int b = 1; b <= 3; ++b) {
      all.push_back({a, b});
      for (int c = 1; c <= 3; ++c) all.push_back({a, b, c});
    }
  }
  return all;
}

std::string_view nameOf(Dynamic dynamic) {
  switch (dynamic) {
    case Dynamic::kAll:
      return "all";
    case Dynamic::kDivided:
      return "divided";
    case Dynamic::kExtents:
      return "extents";
    case Dynamic::kStrides:
      return "strides";
    case Dynamic::kLast:
      return "last";
    case Dynamic::kEven:
      return "even";
  }
  return "";
}

Layout layoutOf(const Profile& profile, Dynamic dynamic, const std::string& prefix) {
  const int count = countOf(profile);
  std::vector<IntTuple> extents, strides;
  int64_t reach = 1;
  for (int i = 0; i < count; ++i) {
    const bool last = i + 1 == count;
    const bool extent = dynamic == Dynamic::kAll || dynamic == Dynamic::kDivided ||
                        dynamic == Dynamic::kExtents || (dynamic == Dynamic::kLast && last) ||
                        (dynamic == Dynamic::kEven && i % 2 == 0);
    const bool stride = dynamic == Dynamic::kAll || dynamic == Dynamic::kDivided ||
                        dynamic == Dynamic::kStrides || (dynamic == Dynamic::kEven && i % 2 == 0);
    const bool divided = dynamic == Dynamic::kDivided;
    const int64_t number = kExtents[i % 3];
    extents.push_back(extent ? symbol(prefix + "s" + std::to_string(i), divided ? 8 : 1) : IntTuple(number));
    strides.push_back(stride ? symbol(prefix + "d" + std::to_string(i), divided ? 64 : 1) : IntTuple(reach));
    reach *= number;
  }
  return Layout::unchecked(treeOf(profile, extents), treeOf(profile, strides));
}

Layout layoutOf(const Profile& profile, Static how) {
  const int count = countOf(profile);
  std::vector<IntTuple> extents(static_cast<size_t>(count), IntTuple(1)), strides = extents;
  int64_t reach = how == Static::kGaps ? 2 : 1;
  for (int k = 0; k < count; ++k) {
    const int i = how == Static::kRows ? count - 1 - k : k;
    // Of leaves past the third two elements each: nine of them have 24 * 2^6.
    const int64_t extent = k < 3 ? kExtents[k] : 2;
    const bool broadcast = how == Static::kBroadcast && i == 1;
    extents[static_cast<size_t>(i)] = IntTuple(extent);
    strides[static_cast<size_t>(i)] = IntTuple(broadcast ? 0 : reach);
    if (!broadcast) reach *= extent;
  }
  return Layout::unchecked(treeOf(profile, extents), treeOf(profile, strides));
}

}  // namespace cutecheck::run
