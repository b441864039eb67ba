// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The bounded-exhaustive inputs of each kind of argument.
#include "properties/generators/enumerate.h"
#include "properties/harness/inputs.h"

namespace cutecheck::run {

using generators::Bounds;
using generators::forEachLayout;
using generators::layoutsWithin;
using laws::Arguments;
using laws::Input;

namespace {

// Counts, thins out, and stops.
class Visitor {
 public:
  Visitor(const std::function<bool(const Input&)>& visit, int64_t stride) : visit_(visit), stride_(stride) {}
  void operator()(const Input& input) {
    if (!stopped_ && next_++ % stride_ == 0) {
      ++visited_;
      stopped_ = !visit_(input);
    }
  }
  bool stopped() const { return stopped_; }
  int64_t visited() const { return visited_; }

 private:
  const std::function<bool(const Input&)>& visit_;
  int64_t stride_, next_ = 0, visited_ = 0;
  bool stopped_ = false;
};

std::vector<Layout> singles() {
  std::vector<Layout> all = layoutsWithin({2, 5, {-3, -1, 0, 1, 2, 3, 4, 5, 6, 7}, true});
  for (Layout& a : layoutsWithin({3, 3, {-1, 0, 1, 2, 3, 4, 6}, false})) all.push_back(std::move(a));
  for (Layout& a : layoutsWithin({3, 2, {0, 1, 2, 3}, true})) all.push_back(std::move(a));
  return all;
}

void pairs(const Bounds& left, const Bounds& right, Visitor& visit) {
  const std::vector<Layout> rights = layoutsWithin(right);
  forEachLayout(left, [&](const Layout& a) {
    Input in;
    in.a = a;
    for (const Layout& b : rights) {
      in.b = b;
      visit(in);
      if (visit.stopped()) return false;
    }
    return true;
  });
}

std::vector<Tiler> leafTilers() {
  std::vector<Tiler> tilers = {Tiler::keep()};
  for (const Layout& t : layoutsWithin({1, 4, {1, 2, 3}, false})) tilers.emplace_back(t);
  tilers.emplace_back(*Layout::make(IntTuple::tuple({2, 2}), IntTuple::tuple({1, 4})));
  tilers.emplace_back(*Layout::make(IntTuple::tuple({2, 2}), IntTuple::tuple({3, 1})));
  return tilers;
}

std::vector<Tiler> smallTilers() {
  const std::vector<Tiler> leaf = leafTilers();
  std::vector<Tiler> tilers = leaf;
  for (const Tiler& first : leaf) {
    tilers.push_back(Tiler::tuple({first}));
    for (const Tiler& second : leaf) tilers.push_back(Tiler::tuple({first, second}));
  }
  tilers.push_back(Tiler::tuple({leaf[1], leaf[2], leaf[3]}));
  tilers.push_back(Tiler::tuple({Tiler::tuple({leaf[4], leaf[1]}), leaf[2]}));
  return tilers;
}

// Coordinates of `shape`, with an index or two beyond each extent.
std::vector<IntTuple> coordinatesOf(const IntTuple& shape) {
  std::vector<IntTuple> all = {IntTuple::underscore()};
  const int64_t size = static_cast<int64_t>(*laws::sizeOf(shape));
  for (int64_t i = 0; i < 2 * size && i < 12; ++i) all.emplace_back(i);
  if (!shape.isTuple()) return all;
  std::vector<std::vector<IntTuple>> tuples = {{}};
  for (const IntTuple& mode : shape.modes()) {
    std::vector<std::vector<IntTuple>> longer;
    for (const auto& prefix : tuples) {
      for (const IntTuple& crd : coordinatesOf(mode)) {
        longer.push_back(prefix);
        longer.back().push_back(crd);
      }
    }
    tuples = std::move(longer);
  }
  for (auto& modes : tuples) {
    if (modes.front().isInt(0)) {
      std::vector<IntTuple> tooMany = modes;
      tooMany.emplace_back(0);
      all.push_back(IntTuple::tuple(std::move(tooMany)));
    }
    all.push_back(IntTuple::tuple(std::move(modes)));
  }
  return all;
}

void swizzles(Visitor& visit) {
  for (int bits = 0; bits <= 3; ++bits) {
    for (int base = 0; base <= 3; ++base) {
      for (int shift = -5; shift <= 5; ++shift) {
        const Expected<Swizzle> swizzle = Swizzle::make(bits, base, shift);
        if (!swizzle.ok()) continue;
        Input in;
        in.swizzle = *swizzle;
        for (in.number = -1; in.number < 2048 && !visit.stopped(); ++in.number) visit(in);
      }
    }
  }
}

}  // namespace

int64_t forEachSmallInput(Arguments arguments, const std::function<bool(const Input&)>& callback,
                          int64_t stride) {
  Visitor visit(callback, stride);
  Input in;
  switch (arguments) {
    case Arguments::kLayout:
      for (const Layout& a : singles()) {
        in.a = a;
        visit(in);
      }
      break;
    case Arguments::kTwoLayouts:
      pairs({1, 6, {-2, -1, 0, 1, 2, 3, 4, 5}, true}, {1, 6, {-3, -1, 0, 1, 2, 3, 4}, true}, visit);
      pairs({2, 4, {-1, 0, 1, 2, 3}, false}, {2, 3, {-1, 0, 1, 2, 3}, false}, visit);
      pairs({3, 2, {1, 2, 3, 5}, true}, {2, 3, {1, 2, 3}, true}, visit);
      break;
    case Arguments::kLayoutAndTiler: {
      const std::vector<Tiler> tilers = smallTilers();
      forEachLayout({2, 4, {0, 1, 2, 3, 4}, true}, [&](const Layout& a) {
        in.a = a;
        for (const Tiler& tiler : tilers) {
          in.tiler = tiler;
          visit(in);
        }
        return !visit.stopped();
      });
      break;
    }
    case Arguments::kLayoutAndNumber:
      forEachLayout({3, 3, {0, 1, 2, 3, 4, 6}, false}, [&](const Layout& a) {
        in.a = a;
        for (in.number = 0; in.number <= 25; ++in.number) visit(in);
        return !visit.stopped();
      });
      break;
    case Arguments::kLayoutAndCoordinate:
      forEachLayout({3, 2, {-1, 0, 1, 3}, true}, [&](const Layout& a) {
        in.a = a;
        for (const IntTuple& coordinate : coordinatesOf(a.shape())) {
          in.coordinate = coordinate;
          visit(in);
        }
        return !visit.stopped();
      });
      break;
    case Arguments::kSwizzleAndNumber:
      swizzles(visit);
      break;
  }
  return visit.visited();
}

}  // namespace cutecheck::run
