// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random functions of the LLVM dialect: steps of pointers by sums of products that share strides, and
// divisions by what loops do not change, behind guards and without.
#include "properties/pass_adversary/draw.h"

namespace cutecheck::pass_adversary {
namespace {

class Draw {
 public:
  explicit Draw(generators::Random& random) : random_(random) {}

  std::string module() {
    for (const char* name : {"%a0", "%a1", "%a2", "%a3"}) narrow_.emplace_back(name);
    for (const char* name : {"%b0", "%b1", "%b2"}) wide_.emplace_back(name);
    pointers_ = {"%p", "%q"};
    block(static_cast<int>(random_.between(6, 16)), 2);
    std::string result = "%b0";
    for (int i = 0; i < 4; ++i) result = define("llvm.xor " + result + ", " + random_.pick(wide_) + " : i64");
    const std::string address = define("llvm.ptrtoint " + random_.pick(pointers_) + " : !llvm.ptr<1> to i64");
    result = define("llvm.xor " + result + ", " + address + " : i64");
    return "llvm.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %b0: i64, %b1: i64, %b2: i64, %p: "
           "!llvm.ptr<1>, "
           "%q: !llvm.ptr<1>) -> i64 {\n" +
           text_ + "  llvm.return " + result + " : i64\n}\n";
  }

 private:
  std::string name() { return "%v" + std::to_string(next_++); }
  void line(const std::string& text) { text_ += "  " + text + "\n"; }
  std::string define(const std::string& text) {
    const std::string made = name();
    line(made + " = " + text);
    return made;
  }
  std::string constant(int64_t n, int width) {
    const std::string type = "i" + std::to_string(width);
    return define("llvm.mlir.constant(" + std::to_string(n) + " : " + type + ") : " + type);
  }
  std::string flags() {
    switch (random_.below(14)) {
      case 0:
        return " overflow<nsw>";
      case 1:
        return " overflow<nuw>";
      case 2:
        return " overflow<nsw, nuw>";
      default:
        return "";
    }
  }
  int64_t edge(int width) {
    const int64_t top = width - 1;
    switch (random_.below(7)) {
      case 0:
        return random_.between(-4, 4);
      case 1:
        return static_cast<int64_t>(uint64_t{1} << random_.below(top));
      case 2:
        return static_cast<int64_t>(uint64_t{1} << random_.below(top)) - 1;
      case 3:
        return -static_cast<int64_t>(uint64_t{1} << random_.below(top));
      case 4:
        return random_.between(5, 100);
      // About what a step can hold by itself.
      case 5:
        return (int64_t{1} << random_.between(27, 30)) - random_.between(0, 2);
      default:
        return -((int64_t{1} << random_.between(27, 30)) - random_.between(-2, 2));
    }
  }
  std::string narrow() { return random_.oneIn(6) ? constant(edge(32), 32) : random_.pick(narrow_); }
  std::string wide() { return random_.oneIn(6) ? constant(edge(64), 64) : random_.pick(wide_); }

  void narrowOp() {
    static const std::vector<std::string> ops = {"add", "sub", "mul", "add", "mul"};
    narrow_.push_back(
        define("llvm." + random_.pick(ops) + " " + narrow() + ", " + narrow() + flags() + " : i32"));
  }
  void wideOp() {
    static const std::vector<std::string> ops = {"add", "sub", "mul", "add", "mul"};
    switch (random_.below(4)) {
      case 0:
        wide_.push_back(define("llvm.sext " + narrow() + " : i32 to i64"));
        return;
      case 1:
        wide_.push_back(define("llvm.zext " + narrow() + " : i32 to i64"));
        return;
      default:
        wide_.push_back(
            define("llvm." + random_.pick(ops) + " " + wide() + ", " + wide() + flags() + " : i64"));
    }
  }

  // Offset times stride times constant, in one of the ways a lowering writes it.
  std::string product(const std::string& stride) {
    std::string index = wide();
    if (random_.oneIn(2)) {
      std::string small = narrow();
      if (random_.oneIn(2))
        small = define(std::string("llvm.") + (random_.oneIn(2) ? "mul " : "add ") + small + ", " + narrow() +
                       (random_.oneIn(2) ? "" : " overflow<nsw>") + " : i32");
      index = define(std::string(random_.oneIn(6) ? "llvm.zext " : "llvm.sext ") + small + " : i32 to i64");
    }
    std::string result = define("llvm.mul " + index + ", " + stride + flags() + " : i64");
    if (random_.oneIn(2))
      result = define("llvm.mul " + result + ", " + constant(edge(64), 64) + flags() + " : i64");
    return result;
  }
  void chain() {
    static const std::vector<std::string> elements = {"f32", "f32", "i8", "f16", "i64"};
    const std::string stride = random_.pick(wide_), element = random_.pick(elements);
    std::string at = random_.pick(pointers_);
    for (int64_t steps = random_.between(1, 4); steps > 0; --steps) {
      const std::string type = random_.oneIn(10) ? random_.pick(elements) : element;
      if (random_.oneIn(4)) {
        at = define("llvm.getelementptr " + at + "[" + std::to_string(static_cast<int32_t>(edge(32))) +
                    "] : (!llvm.ptr<1>) -> !llvm.ptr<1>, " + type);
        continue;
      }
      std::string index = product(stride);
      for (int64_t more = random_.below(3); more > 0; --more)
        index =
            define(std::string(random_.oneIn(6) ? "llvm.sub " : "llvm.add ") + index + ", " +
                   (random_.oneIn(3) ? constant(edge(64), 64) : product(random_.oneIn(4) ? wide() : stride)) +
                   (random_.oneIn(3) ? flags() : "") + " : i64");
      const bool bounded = random_.oneIn(12);
      at = define("llvm.getelementptr " + std::string(bounded ? "inbounds " : "") + at + "[" + index +
                  "] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, " + type);
      if (random_.oneIn(6)) pointers_.push_back(at);
    }
    if (random_.oneIn(2))
      line("llvm.store " + random_.pick(wide_) + ", " + at + " {alignment = 1 : i64} : i64, !llvm.ptr<1>");
    pointers_.push_back(at);
  }

  void division() {
    const std::string by =
        random_.oneIn(8) ? constant(std::max<int64_t>(edge(32), 1), 32) : random_.pick(narrow_);
    static const std::vector<std::string> ops = {"udiv", "urem", "udiv", "urem", "sdiv", "srem"};
    narrow_.push_back(define("llvm." + random_.pick(ops) + " " + narrow() + ", " + by + " : i32"));
  }
  // A divisor that is a divisor: not 0.
  void safeDivision() {
    const std::string one = constant(1, 32);
    std::string by = random_.pick(narrow_);
    switch (random_.below(3)) {
      case 0:
        by = define("llvm.or " + by + ", " + one + " : i32");
        break;
      case 1:
        by = define("llvm.intr.umax(" + by + ", " + one + ") : (i32, i32) -> i32");
        break;
      default:
        by = define("llvm.add " +
                    define("llvm.and " + by + ", " + constant(random_.between(0, 65536), 32) + " : i32") +
                    ", " + one + " : i32");
    }
    const std::string n = narrow();
    const std::string q = define("llvm.udiv " + n + ", " + by + " : i32");
    narrow_.push_back(q);
    narrow_.push_back(define("llvm.urem " + (random_.oneIn(2) ? n : narrow()) + ", " + by + " : i32"));
  }

  struct Scope {
    size_t narrow, wide, pointers;
  };
  Scope enter() const { return {narrow_.size(), wide_.size(), pointers_.size()}; }
  void leave(const Scope& scope) {
    narrow_.resize(scope.narrow), wide_.resize(scope.wide), pointers_.resize(scope.pointers);
  }

  // A guard that often is one of a division by 0.
  void guard(int depth) {
    // In a loop often by what it does not change.
    const auto fixed = [&] {
      return loops_ > 0 && !random_.oneIn(4) ? narrow_[static_cast<size_t>(random_.below(4))] : narrow();
    };
    const std::string id = std::to_string(next_++), by = loops_ > 0 ? fixed() : random_.pick(narrow_);
    static const std::vector<std::string> relations = {"slt", "ne", "sgt", "ult"};
    const std::string condition =
        define("llvm.icmp \"" + (random_.oneIn(2) ? "ne" : random_.pick(relations)) + "\" " + by + ", " +
               constant(random_.oneIn(2) ? 0 : edge(32), 32) + " : i32");
    const std::string old = random_.pick(narrow_);
    line("llvm.cond_br " + condition + ", ^then" + id + ", ^join" + id + "(" + old + " : i32)");
    text_ += "^then" + id + ":\n";
    const Scope scope = enter();
    if (random_.oneIn(2)) {
      std::string divisor = by;
      if (random_.oneIn(2))
        divisor = define("llvm." + std::string(random_.oneIn(2) ? "sdiv " : "udiv ") + fixed() + ", " + by +
                         " : i32");
      if (random_.oneIn(3)) divisor = define("llvm.add " + divisor + ", " + fixed() + flags() + " : i32");
      narrow_.push_back(define("llvm." + std::string(random_.oneIn(2) ? "udiv " : "urem ") + narrow() + ", " +
                               divisor + " : i32"));
    }
    block(static_cast<int>(random_.between(0, 3)), depth - 1);
    const std::string made = narrow_.back();
    line("llvm.br ^join" + id + "(" + made + " : i32)");
    leave(scope);
    text_ += "^join" + id + "(%j" + id + ": i32):\n";
    narrow_.push_back("%j" + id);
  }
  void loop(int depth) {
    const std::string id = std::to_string(next_++);
    const std::string zero = constant(random_.oneIn(3) ? random_.between(-2, 2) : 0, 32),
                      one = constant(random_.between(1, 3), 32);
    std::string turns = constant(random_.between(0, 5), 32);
    if (!random_.oneIn(4))
      turns =
          define("llvm.and " + random_.pick(narrow_) + ", " + constant(random_.between(1, 7), 32) + " : i32");
    line("llvm.br ^head" + id + "(" + zero + ", " + random_.pick(narrow_) + " : i32, i32)");
    text_ += "^head" + id + "(%i" + id + ": i32, %s" + id + ": i32):\n";
    const std::string more = define("llvm.icmp \"slt\" %i" + id + ", " + turns + " : i32");
    line("llvm.cond_br " + more + ", ^body" + id + ", ^end" + id);
    text_ += "^body" + id + ":\n";
    ++loops_;
    const Scope scope = enter();
    narrow_.push_back("%s" + id);
    block(static_cast<int>(random_.between(0, 2)), depth - 1);
    narrow_.push_back("%i" + id);
    // A division by what stands outside, or is computed from it here.
    std::string by = random_.oneIn(2)
                         ? narrow_[static_cast<size_t>(random_.below(static_cast<int64_t>(scope.narrow)))]
                         : random_.pick(narrow_);
    if (random_.oneIn(2))
      by = define("llvm.add " + by + ", " +
                  narrow_[static_cast<size_t>(random_.below(static_cast<int64_t>(scope.narrow)))] + flags() +
                  " : i32");
    if (!random_.oneIn(3)) by = define("llvm.or " + by + ", " + constant(1, 32) + " : i32");
    if (!random_.oneIn(4))
      narrow_.push_back(define((random_.oneIn(5)   ? "llvm.sdiv "
                                : random_.oneIn(5) ? "llvm.srem "
                                : random_.oneIn(2) ? "llvm.udiv "
                                                   : "llvm.urem ") +
                               narrow() + ", " + by + " : i32"));
    if (random_.oneIn(3)) guard(depth);
    block(static_cast<int>(random_.between(0, 3)), depth - 1);
    const std::string mixed = define("llvm.add " + narrow_.back() + ", %s" + id + " : i32");
    const std::string next = define("llvm.add %i" + id + ", " + one + " : i32");
    line("llvm.br ^head" + id + "(" + next + ", " + mixed + " : i32, i32)");
    leave(scope);
    --loops_;
    text_ += "^end" + id + ":\n";
    narrow_.push_back("%s" + id);
  }

  void block(int statements, int depth) {
    for (; statements > 0; --statements) {
      const int64_t kind = random_.below(12);
      if (kind < 2)
        narrowOp();
      else if (kind < 4)
        wideOp();
      else if (kind < 7)
        chain();
      else if (kind < 8)
        safeDivision();
      else if (kind < 9 && random_.oneIn(8))
        division();
      else if (kind < 10 && depth > 0)
        guard(depth);
      else if (depth > 0)
        loop(depth);
    }
  }

  generators::Random& random_;
  std::string text_;
  std::vector<std::string> narrow_, wide_, pointers_;
  int next_ = 0, loops_ = 0;
};

}  // namespace

std::string drawLlvm(generators::Random& random) { return Draw(random).module(); }

}  // namespace cutecheck::pass_adversary
