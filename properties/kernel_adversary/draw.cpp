// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/draw.h"

#include <algorithm>
#include <functional>

#include "properties/kernel_adversary/drawn_values.h"

namespace cutecheck::kernel_adversary {

namespace {

using generators::Random;

class Draw : private DrawnValues {
 public:
  Draw(Random& random, int operations) : DrawnValues(random, operations) {}

  Program run() {
    p_.block = r_.pick<int64_t>({0, 0, 8, 32, 32, 64, 128, 256, 1024});
    p_.inBounds = r_.oneIn(7);
    tensors();
    scalars();
    std::vector<Statement>& statements = p_.statements;
    thread_ = defineInteger(statements, Kind::kThread, 32, 0, p_.block > 0 ? p_.block - 1 : 1023);
    block_ = defineInteger(statements, Kind::kBlock, 32, 0, 2147483646);
    left_ -= 2;
    for (int tries = 0; left_ > 6 && tries < 12; ++tries) {
      piece(statements, 0);
      if (stores_ >= 3 && r_.oneIn(2)) break;
    }
    if (stores_ == 0) access(statements);
    drawPremises(p_, r_, narrow_);
    return std::move(p_);
  }

 private:
  void tensors() {
    const int64_t count = r_.between(1, 3);
    const Element main = r_.pick<Element>(
        {Element::kF32, Element::kF32, Element::kF32, Element::kF16, Element::kBF16, Element::kF64, Element::kI32});
    for (int64_t i = 0; i < count; ++i) {
      const Element element =
          r_.oneIn(6) ? r_.pick<Element>({Element::kI8, Element::kI16, Element::kI32, Element::kI64, Element::kF32}) : main;
      if (i > 0 && element == main && r_.oneIn(2)) {
        p_.tensors.push_back(p_.tensors.front());
        p_.tensors.back().element = element;
        p_.tensors.back().align = std::max(p_.tensors.back().align, bytesOf(element));
      } else {
        p_.tensors.push_back(drawTensor(r_, element));
      }
    }
    for (size_t t = 0; t < p_.tensors.size(); ++t) {
      Value v;
      v.type = Value::Type::kView;
      v.element = p_.tensors[t].element;
      v.tensor = static_cast<int>(t);
      for (const Mode& mode : p_.tensors[t].modes) {
        int64_t extent = 1;
        for (const Leaf& leaf : mode.extents) extent = leaf.dynamic ? 0 : extent * leaf.value;
        v.extents.push_back(extent);
      }
      views_.push_back(addValue(v));
    }
  }

  void scalars() {
    for (int64_t i = r_.below(3); i > 0; --i) p_.scalars.push_back(r_.oneIn(3) ? 64 : 32);
  }

  int dynamicExtent(std::vector<Statement>& to) {
    std::vector<std::pair<int, int64_t>> all;
    for (size_t t = 0; t < p_.tensors.size(); ++t) {
      int64_t k = 0;
      for (const Mode& mode : p_.tensors[t].modes)
        for (const Leaf& leaf : mode.extents)
          if (leaf.dynamic) all.emplace_back(static_cast<int>(t), k++);
    }
    if (all.empty()) return scalar(to);
    const auto [t, k] = r_.pick(all);
    left_ -= 2;
    const int v = defineInteger(to, Kind::kExtent, 32, 1, 2147483647, {}, k);
    to.back().tensor = t;
    return v;
  }

  // Any integer computed from others: signed and unsigned, narrow and wide.
  int arithmetic(std::vector<Statement>& to, int depth = 0) {
    const int a = r_.oneIn(3) ? scalar(to) : known(to);
    const int width = info(a).width;
    const auto other = [&]() {
      return r_.oneIn(2) ? known(to, width) : constant(to, r_.pick<int64_t>({1, 2, 3, 4, 7, 16, 64, -1, -3, 1000}), width);
    };
    narrow_ = narrow_ || width == 32;
    const auto divisor = [&]() {
      return constant(to, r_.oneIn(9) ? r_.pick<int64_t>({-2, -3, -8}) : r_.pick<int64_t>({2, 3, 4, 7, 8, 32}), width);
    };
    int result = a;
    switch (r_.below(10)) {
      case 0: result = defineInteger(to, Kind::kAdd, width, INT64_MIN, INT64_MAX, {a, other()}, r_.oneIn(3) ? 1 : 0); break;
      case 1: result = defineInteger(to, Kind::kSub, width, INT64_MIN, INT64_MAX, {a, other()}); break;
      case 2:
        result = defineInteger(to, Kind::kMul, width, INT64_MIN, INT64_MAX,
                               {a, constant(to, r_.pick<int64_t>({2, 3, 8, 64, -1}), width)});
        break;
      case 3: result = defineInteger(to, Kind::kDivS, width, INT64_MIN, INT64_MAX, {a, divisor()}); break;
      case 4: result = defineInteger(to, Kind::kRemS, width, INT64_MIN, INT64_MAX, {a, divisor()}); break;
      case 5: result = defineInteger(to, Kind::kDivU, width, INT64_MIN, INT64_MAX, {a, divisor()}); break;
      case 6: result = defineInteger(to, Kind::kRemU, width, INT64_MIN, INT64_MAX, {a, divisor()}); break;
      case 7:
        result = width == 32 ? defineInteger(to, Kind::kExtS, 64, INT64_MIN, INT64_MAX, {a})
                             : defineInteger(to, Kind::kTrunc, 32, INT64_MIN, INT64_MAX, {a});
        break;
      case 8: result = width == 32 ? defineInteger(to, Kind::kExtU, 64, 0, 4294967295, {a}) : a; break;
      default: break;
    }
    return depth < 2 && r_.oneIn(3) ? arithmetic(to, depth + 1) : result;
  }

  // A number for a mode of that extent (0: dynamic): mostly one that lies inside, or `near` the beginning.
  int index(std::vector<Statement>& to, int64_t extent, bool near = false) {
    if (r_.oneIn(14)) return arithmetic(to);
    if (extent == 0 && near) return r_.oneIn(3) ? constant(to, r_.below(6), 32) : thread_;
    if (extent == 0) {
      switch (r_.below(8)) {
        case 0:
        case 1: return thread_;
        case 2: return known(to);
        case 3: return constant(to, r_.below(6), 32);
        case 4:
        case 5: return global(to);
        case 6: return scalar(to);
        default: return arithmetic(to);
      }
    }
    std::vector<int> fit;
    for (const int v : scope_)
      if (info(v).type == Value::Type::kInteger && info(v).low >= 0 && info(v).high < extent) fit.push_back(v);
    if (!fit.empty() && !r_.oneIn(4)) return r_.pick(fit);
    switch (r_.below(3)) {
      case 0: return constant(to, r_.below(extent), 32);
      case 1: {
        const int c = constant(to, extent, 32);
        return defineInteger(to, r_.oneIn(2) ? Kind::kRemS : Kind::kRemU, 32, 0, extent - 1, {thread_, c});
      }
      default: {
        const int c = constant(to, extent, 32);
        return defineInteger(to, Kind::kRemS, 32, 0, extent - 1, {block_, c});
      }
    }
  }

  // block*n + thread, wide or narrow.
  int global(std::vector<Statement>& to) {
    const int64_t n = p_.block > 0 ? p_.block : r_.pick<int64_t>({32, 64, 100});
    if (r_.oneIn(5)) {
      const int c = constant(to, n, 32);
      const int first = defineInteger(to, Kind::kMul, 32, INT64_MIN, INT64_MAX, {block_, c});
      narrow_ = true;
      return defineInteger(to, Kind::kAdd, 32, INT64_MIN, INT64_MAX, {first, thread_});
    }
    const Kind extends = r_.oneIn(3) ? Kind::kExtU : Kind::kExtS;
    const int b = defineInteger(to, extends, 64, 0, 2147483646, {block_});
    const int t = defineInteger(to, extends, 64, 0, info(thread_).high, {thread_});
    const int c = constant(to, n, 64);
    const int first = defineInteger(to, Kind::kMul, 64, 0, 2147483646 * n, {b, c});
    return defineInteger(to, Kind::kAdd, 64, 0, 2147483646 * n + 1023, {first, t});
  }

  int truthOf(std::vector<Statement>& to, Kind kind, std::vector<int> operands, int64_t number = 0) {
    Value v;
    v.type = Value::Type::kTruth;
    return define(to, kind, std::move(v), std::move(operands), number);
  }

  int condition(std::vector<Statement>& to, int depth = 0) {
    if (depth < 1 && r_.oneIn(5)) {
      const int a = condition(to, depth + 1), b = condition(to, depth + 1);
      return truthOf(to, r_.pick<Kind>({Kind::kAnd, Kind::kOr, Kind::kXor}), {a, b});
    }
    const auto predicate = [&](bool any) {
      return any ? r_.below(10)
                 : r_.pick<int64_t>({static_cast<int64_t>(Predicate::kSlt), static_cast<int64_t>(Predicate::kSlt),
                                     static_cast<int64_t>(Predicate::kSge), static_cast<int64_t>(Predicate::kUlt),
                                     static_cast<int64_t>(Predicate::kSle), static_cast<int64_t>(Predicate::kEq)});
    };
    switch (r_.below(6)) {
      case 0:
      case 1: {
        const int64_t threads = p_.block > 0 ? p_.block : 256;
        const int c = constant(to, r_.pick<int64_t>({threads / 2, threads / 2, 8, 16, 32, threads - 1, 1}), 32);
        return truthOf(to, Kind::kCompare, {thread_, c}, predicate(r_.oneIn(3)));
      }
      case 2: {
        const int c = constant(to, r_.pick<int64_t>({0, 1, 2, 100, 1 << 24}), 32);
        return truthOf(to, Kind::kCompare, {block_, c}, predicate(r_.oneIn(3)));
      }
      case 3: {
        const int n = dynamicExtent(to), i = known(to, info(n).width);
        return truthOf(to, Kind::kCompare, {i == n && info(n).width == 32 ? thread_ : i, n}, predicate(false));
      }
      default: {
        const int a = arithmetic(to);
        const int b = r_.oneIn(2) ? a : known(to, info(a).width);
        const int other = b == a ? constant(to, r_.pick<int64_t>({0, 1, -1, 5, 64, 1000000, 2147483647, -100}), info(a).width) : b;
        return truthOf(to, Kind::kCompare, {a, other}, predicate(true));
      }
    }
  }

  // What is defined in a block is not seen behind it.
  void inside(const std::function<void()>& f) {
    const size_t values = scope_.size(), views = views_.size(), elements = elements_.size();
    f();
    scope_.resize(values);
    views_.resize(views);
    elements_.resize(elements);
  }

  void piece(std::vector<Statement>& to, int depth) {
    const int64_t choice = r_.below(10);
    if (depth < 3 && choice < 3 && left_ > 9) {
      branch(to, depth);
    } else if (depth < 2 && choice == 3 && left_ > 10) {
      loop(to, depth);
    } else if (choice < 6 && left_ > 12) {
      vectors(to, depth);
    } else {
      access(to);
    }
  }

  void branch(std::vector<Statement>& to, int depth) {
    const int c = condition(to);
    Statement s;
    s.kind = Kind::kIf;
    s.operands = {c};
    --left_;
    const bool otherwise = r_.oneIn(2);
    const int all = left_;
    if (otherwise) left_ = left_ / 2;
    inside([&] {
      piece(s.body, depth + 1);
      if (left_ > 8 && r_.oneIn(3)) piece(s.body, depth + 1);
    });
    if (otherwise) {
      left_ += all - all / 2;
      inside([&] { piece(s.otherwise, depth + 1); });
    }
    to.push_back(std::move(s));
  }

  void loop(std::vector<Statement>& to, int depth) {
    Statement s;
    s.kind = Kind::kFor;
    const int64_t low = r_.pick<int64_t>({0, 0, 0, 1, 2}), step = r_.pick<int64_t>({1, 1, 2, 3}), trips = r_.between(1, 4);
    s.extents = {low, low + step * trips - r_.below(step), step};
    left_ -= 4;
    Value v;
    v.low = low;
    v.high = s.extents[1] - 1;
    s.result = addValue(v);
    inside([&] {
      scope_.push_back(s.result);
      piece(s.body, depth + 1);
    });
    to.push_back(std::move(s));
  }

  int view(std::vector<Statement>& to, int of, const std::vector<int64_t>& tile) {
    Value v;
    v.type = Value::Type::kView;
    v.element = info(of).element;
    v.tensor = info(of).tensor;
    v.extents = tile;
    v.lanes = 1;
    for (const int64_t e : tile) v.lanes *= e;
    Statement s;
    s.kind = Kind::kTile;
    s.extents = tile;
    s.operands = {of};
    const std::vector<int64_t> extents = info(of).extents;
    const auto which = [&](size_t i) {
      // The first tile is always there; others where the author knows more.
      if (extents[i] == 0) return !r_.oneIn(8) ? constant(to, 0, 32) : (r_.oneIn(2) ? block_ : index(to, 0));
      return index(to, (extents[i] + tile[i] - 1) / tile[i]);
    };
    if (tile.size() > 1 && r_.oneIn(2)) {
      bool open = false;
      int64_t count = 1;
      for (size_t i = 0; i < tile.size(); ++i) {
        open = open || extents[i] == 0;
        count *= (extents[i] + tile[i] - 1) / tile[i];
      }
      s.operands.push_back(open ? (!r_.oneIn(8) ? constant(to, 0, 32) : block_) : index(to, count));
    } else {
      for (size_t i = 0; i < tile.size(); ++i) s.operands.push_back(which(i));
    }
    s.result = addValue(v);
    to.push_back(std::move(s));
    left_ -= 4;
    views_.push_back(to.back().result);
    return to.back().result;
  }

  bool mayTile(int v) const {
    return !info(v).part && v < static_cast<int>(p_.tensors.size()) && isFlat(p_.tensors[static_cast<size_t>(v)]);
  }

  int element(std::vector<int> from, Kind kind, std::vector<Statement>& to, double real = 0) {
    Value v = info(from.front());
    Statement s;
    s.kind = kind;
    s.operands = std::move(from);
    s.real = real;
    s.result = addValue(v);
    to.push_back(std::move(s));
    --left_;
    return to.back().result;
  }

  // Something computed of `a`; `others` have its type.
  int compute(std::vector<Statement>& to, int a, const std::vector<int>& others) {
    if (!isFloat(info(a).element)) return a;
    for (int64_t n = r_.below(3); n > 0; --n) {
      const int64_t choice = r_.below(9);
      if (choice > 5 && info(a).type == Value::Type::kElement) {
        int b = a;
        for (const int o : others)
          if (o != a && info(o).element == info(a).element && info(o).type == Value::Type::kElement && r_.oneIn(2)) b = o;
        a = drawFunction(p_, r_, to, a, b, thread_, left_);
      } else if (choice == 0) {
        a = element({a}, Kind::kFNeg, to);
      } else if (choice == 1 && info(a).type == Value::Type::kElement) {
        Value v = info(a);
        Statement s;
        s.kind = Kind::kFloat;
        s.real = r_.pick<double>({2.0, 0.5, 3.0, -1.5, 10.0});
        s.result = addValue(v);
        const int c = s.result;
        to.push_back(std::move(s));
        --left_;
        a = element({a, c}, r_.pick<Kind>({Kind::kFAdd, Kind::kFMul, Kind::kFSub, Kind::kFDiv}), to);
      } else {
        std::vector<int> b{a};
        for (const int o : others)
          if (info(o).element == info(a).element && info(o).lanes == info(a).lanes && info(o).type == info(a).type) b.push_back(o);
        const int x = r_.pick(b);
        // x - x and x / x would hide what x is.
        const Kind kind = a == x ? r_.pick<Kind>({Kind::kFAdd, Kind::kFMul})
                                 : r_.pick<Kind>({Kind::kFAdd, Kind::kFMul, Kind::kFSub, Kind::kFDiv});
        a = r_.oneIn(2) ? element({a, x}, kind, to) : element({x, a}, kind, to);
      }
    }
    return a;
  }

  bool isStrict(int v) const { return isWrongOutside(p_, info(v).tensor); }
  std::vector<int> coordinate(std::vector<Statement>& to, int v, bool near = false) {
    const std::vector<int64_t> extents = info(v).extents;
    std::vector<int> coord;
    if (extents.size() > 1 && !info(v).part && info(v).lanes > 1 && r_.oneIn(3)) {
      int64_t size = 1;
      for (const int64_t e : extents) size *= e;
      if (size > 0) return {index(to, size)};
    }
    for (const int64_t e : extents) coord.push_back(index(to, e, near));
    return coord;
  }

  void access(std::vector<Statement>& to) {
    std::vector<int> elements;
    if (left_ > 14 && r_.oneIn(3)) {
      std::vector<int> whole;
      for (const int v : views_)
        if (mayTile(v)) whole.push_back(v);
      if (!whole.empty()) {
        const int v = r_.pick(whole);
        std::vector<int64_t> tile;
        for (const int64_t e : info(v).extents)
          tile.push_back(e == 0 ? r_.pick<int64_t>({4, 8, 16, 5}) : std::max<int64_t>(1, e / r_.pick<int64_t>({1, 2, 4})));
        view(to, v, tile);
      }
    }
    const int source = r_.oneIn(2) ? views_.back() : r_.pick(views_);
    // Mostly behind a comparison where the extents are dynamic; else near the beginning where outside is wrong.
    std::vector<Statement> within;
    std::vector<Statement>* out = &to;
    Statement guard;
    const bool dynamic = std::count(info(source).extents.begin(), info(source).extents.end(), 0) > 0;
    const bool guarded = dynamic && mayTile(source) && left_ > 12 && !r_.oneIn(isStrict(source) ? 8 : 3);
    const auto strayless = [&](int v) { return isStrict(v) && !r_.oneIn(8); };
    const std::vector<int> at = coordinate(to, source, !guarded && strayless(source));
    // The guard speaks of the extents of the source alone.
    const auto elsewhere = [&](int v) {
      const bool alike = info(v).extents == info(source).extents && !(guarded && v != source && strayless(v));
      return v == source || alike ? at : coordinate(*out, v, strayless(v));
    };
    const auto rest = [&] {
      load(*out, source, at, elements);
      std::vector<int> fit;
      for (const int v : views_)
        if (info(v).element == info(source).element) fit.push_back(v);
      // What is loaded is used: MLIR takes a load away that nothing uses.
      if (left_ > 7 && isFloat(info(source).element) && r_.oneIn(2)) {
        const int second = r_.pick(fit);
        load(*out, second, elsewhere(second), elements);
      }
      int a = compute(*out, elements.front(), elements);
      if (elements.size() > 1) a = element({a, elements.back()}, r_.pick<Kind>({Kind::kFAdd, Kind::kFMul, Kind::kFSub}), *out);
      const int target = r_.pick(fit);
      const std::vector<int> where = r_.oneIn(4) ? coordinate(*out, target, strayless(target)) : elsewhere(target);
      store(*out, target, a, where);
      const int again = r_.oneIn(2) ? target : source;
      if (left_ > 5 && r_.oneIn(4)) store(*out, again, elements.front(), again == target && r_.oneIn(2) ? where : elsewhere(again));
    };
    if (guarded) {
      guard.kind = Kind::kIf;
      left_ -= 4;
      guard.operands = {at.size() == 1 && r_.oneIn(p_.inBounds ? 2 : 4) ? below(to, at[0], source) : inside(to, at, source)};
      out = &within;
      inside(rest);
      guard.body = std::move(within);
      to.push_back(std::move(guard));
    } else {
      rest();
    }
  }

  int inside(std::vector<Statement>& to, const std::vector<int>& at, int tensor) {
    const int c = truthOf(to, Kind::kInside, at);
    to.back().tensor = tensor;
    return c;
  }

  // A guard written by hand: an index of one mode against the extent, sometimes one too far.
  int below(std::vector<Statement>& to, int at, int tensor) {
    left_ -= 4;
    int n = defineInteger(to, Kind::kExtent, 32, 1, 2147483647, {}, 0);
    to.back().tensor = tensor;
    if (info(at).width == 64) n = defineInteger(to, Kind::kExtS, 64, 1, 2147483647, {n});
    const Predicate predicate = r_.pick<Predicate>({Predicate::kSlt, Predicate::kSlt, Predicate::kSlt, Predicate::kUlt,
                                                    Predicate::kUlt, Predicate::kUlt, Predicate::kSle, Predicate::kUle});
    return truthOf(to, Kind::kCompare, {at, n}, static_cast<int64_t>(predicate));
  }

  void load(std::vector<Statement>& to, int from, const std::vector<int>& at, std::vector<int>& elements) {
    Value v;
    v.type = Value::Type::kElement;
    v.element = info(from).element;
    Statement s;
    s.kind = Kind::kLoad;
    s.operands = {from};
    s.operands.insert(s.operands.end(), at.begin(), at.end());
    s.result = addValue(v);
    elements.push_back(s.result);
    to.push_back(std::move(s));
    left_ -= 2;
  }

  void store(std::vector<Statement>& to, int target, int a, const std::vector<int>& at) {
    if (at.size() != info(target).extents.size() && at.size() != 1) return;
    Statement s;
    s.kind = Kind::kStore;
    s.operands = {target, a};
    s.operands.insert(s.operands.end(), at.begin(), at.end());
    to.push_back(std::move(s));
    left_ -= 2;
    ++stores_;
  }

  // A tile, the thread's part of it, through registers or not; with a guard where the block is larger than the copy.
  void vectors(std::vector<Statement>& to, int depth) {
    std::vector<std::pair<int, int>> fit;  // a tensor and a copy
    for (size_t t = 0; t < p_.tensors.size(); ++t)
      for (size_t c = 0; c < copies().size(); ++c)
        if (mayTile(static_cast<int>(t)) && copies()[c].tile.size() == p_.tensors[t].modes.size())
          fit.emplace_back(static_cast<int>(t), static_cast<int>(c));
    if (fit.empty()) return access(to);
    const auto [t, c] = r_.pick(fit);
    const Copy& copy = copies()[static_cast<size_t>(c)];
    const int64_t threads = copy.threads();
    const bool larger = info(thread_).high >= threads;
    const auto body = [&, t = t, c = c](std::vector<Statement>& out) {
      std::vector<int> targets;
      for (size_t k = 0; k < p_.tensors.size(); ++k)
        if (mayTile(static_cast<int>(k)) && p_.tensors[k].element == p_.tensors[static_cast<size_t>(t)].element &&
            copy.tile.size() == p_.tensors[k].modes.size())
          targets.push_back(static_cast<int>(k));
      int thread = thread_;
      if (larger && r_.oneIn(4)) {
        const int n = constant(out, threads, 32);
        thread = defineInteger(out, Kind::kRemU, 32, 0, threads - 1, {thread_, n});
      }
      const int from = tileFor(out, t, copy);
      if (from < 0) return access(out);
      const int source = part(out, from, c, thread);
      const int target = left_ > 10 && r_.oneIn(2) ? -1 : source;
      Value v = info(source);
      v.type = Value::Type::kVector;
      v.part = false;
      Statement s;
      s.kind = Kind::kLoadVec;
      s.operands = {source};
      s.result = addValue(v);
      int vector = s.result;
      out.push_back(std::move(s));
      --left_;
      vector = compute(out, vector, {});
      if (left_ > 6 && r_.oneIn(3)) {
        Statement through;
        through.kind = Kind::kThroughRegisters;
        through.operands = {source, vector};
        through.result = addValue(v);
        vector = through.result;
        out.push_back(std::move(through));
        left_ -= 3;
      }
      int to2 = target;
      if (to2 < 0) {
        const int other = tileFor(out, r_.pick(targets), copy);
        to2 = other < 0 ? source : part(out, other, c, thread);
      }
      Statement stored;
      stored.kind = Kind::kStoreVec;
      stored.operands = {to2, vector};
      out.push_back(std::move(stored));
      --left_;
      ++stores_;
    };
    if (larger && !r_.oneIn(8)) {
      const int n = constant(to, r_.oneIn(8) ? threads / 2 : threads, 32);
      Statement s;
      s.kind = Kind::kIf;
      s.operands = {
          truthOf(to, Kind::kCompare, {thread_, n}, static_cast<int64_t>(r_.oneIn(2) ? Predicate::kSlt : Predicate::kUlt))};
      --left_;
      inside([&] { body(s.body); });
      if (r_.oneIn(2) && left_ > 4) inside([&] { depth < 2 && left_ > 10 ? piece(s.otherwise, depth + 1) : access(s.otherwise); });
      to.push_back(std::move(s));
    } else {
      inside([&] { body(to); });
    }
  }

  // A view of exactly the copy's tile: the tensor itself where it is one.
  int tileFor(std::vector<Statement>& to, int t, const Copy& copy) {
    if (info(t).extents == copy.tile) return t;
    for (size_t i = 0; i < copy.tile.size(); ++i)
      if (const int64_t e = info(t).extents[i]; e != 0 && e < copy.tile[i]) return -1;
    return view(to, t, copy.tile);
  }

  int part(std::vector<Statement>& to, int of, int copy, int thread) {
    Value v = info(of);
    v.part = true;
    v.lanes = copies()[static_cast<size_t>(copy)].values();
    v.extents = {v.lanes};
    left_ -= 3;  // it counts as four
    return define(to, Kind::kPart, std::move(v), {of, thread}, copy);
  }

  int thread_ = -1, block_ = -1, stores_ = 0;
  bool narrow_ = false;
  std::vector<int> views_, elements_;
};

}  // namespace

Program drawProgram(Random& random, int operations) { return Draw(random, operations).run(); }

}  // namespace cutecheck::kernel_adversary
