// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A rewriter, one function a form: what it does not know it copies, and the parser of the notation judges that.
#include "core/notation/foreign.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <optional>
#include <utility>

#include "core/notation/compact_layout.h"
#include "core/notation/expression.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/support/text_cursor.h"

namespace cutecheck {
namespace {

using Texts = std::vector<std::string>;

bool isWordByte(char c) { return isLetter(c) || isDigit(c) || c == '_'; }

template <size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 6> kTupleTypes = {"Shape", "Stride", "Coord", "tuple", "IntTuple", "ArithTuple"};
constexpr std::array<std::string_view, 6> kTupleCalls = {"make_shape",     "make_stride",     "make_coord",
                                                         "make_int_tuple", "make_tuple", "make_arithmetic_tuple"};
constexpr std::array<std::string_view, 2> kConstants = {"Int", "C"};
constexpr std::array<std::string_view, 2> kTypedConstants = {"constant", "integral_constant"};
constexpr std::array<std::string_view, 4> kPointers = {"ptr", "smem_ptr", "gmem_ptr", "rmem_ptr"};
// Numbers of run time, of at most 32 bits and of 64.
constexpr std::array<std::string_view, 10> kIntegers = {"int",     "unsigned", "short",    "char",    "int8_t",
                                                        "uint8_t", "int16_t",  "uint16_t", "int32_t", "uint32_t"};
constexpr std::array<std::string_view, 6> kLongIntegers = {"long", "int64_t", "uint64_t", "size_t", "ssize_t", "ptrdiff_t"};
constexpr std::array<std::string_view, 4> kMajors = {"LayoutLeft{}", "LayoutRight{}", "GenColMajor{}", "GenRowMajor{}"};
// Calls whose name no operation has; everything else foreign is no sentence of the notation.
constexpr std::array<std::string_view, 2> kForeignCalls = {"Layout", "make_tile"};

std::string joinedWith(const Texts& parts, std::string_view open, std::string_view close) {
  std::string out(open);
  for (size_t i = 0; i < parts.size(); ++i) out += (i == 0 ? "" : ",") + parts[i];
  return out + std::string(close);
}

class Rewriter {
 public:
  explicit Rewriter(std::string_view text) : text_(text) {}

  // Whether a form of another language was met.
  bool foreign() const { return foreign_; }

  Expected<NativeText> whole() {
    std::string out;
    while (at_ < text_.size() && !error_) out += one();
    if (error_) return std::move(*error_);
    return NativeText{std::move(out), std::move(notes_)};
  }

 private:
  std::string one();
  std::string word();
  std::string typed(std::string_view name, size_t begin);
  std::string typeOf(std::string_view name, size_t begin);
  std::string called(std::string_view name, size_t begin);
  std::string constant();
  std::string bracket(char open, char close);
  Texts arguments(char close);
  std::string argument(char close);
  std::string dropKeyword(std::string_view function, size_t place, std::string text, size_t begin);
  std::string layoutOf(const Texts& parts, size_t begin);
  std::string swizzleOf(const Texts& parts, size_t begin);
  std::string composedOf(const Texts& parts, size_t begin);
  std::string swizzled(std::string swizzle, size_t begin);
  std::string inElements(const std::string& swizzle, int64_t bits, std::optional<uint64_t> address, size_t begin);
  std::string pointer(size_t begin);

  struct Pointer {
    int64_t bits = 0;
    std::optional<uint64_t> address;
    bool unset = false;
  };
  // `[16b](0x7f00)`, behind the name of the pointer.
  std::optional<Pointer> pointerRest(size_t begin);
  // A number behind the pointer would be read as a layout; the pointer stands in the place of an offset.
  void refuseOffset() {
    const size_t behind = at_;
    next("_");
    if (!integer().empty() && next("o"))
      fail("an offset or a pointer stands in front of a layout, not both; leave one of them out", behind);
    else
      at_ = behind;
  }

  std::string fail(std::string message, size_t position, Code code = Code::kSyntax) {
    if (!error_) {
      error_ = makeError(code, "foreign_c1", std::move(message));
      error_->position = position;
    }
    at_ = text_.size();
    return {};
  }
  void blanks() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
  }
  bool next(std::string_view what) {
    const size_t before = at_;
    blanks();
    if (text_.substr(at_).starts_with(what)) {
      at_ += what.size();
      return true;
    }
    at_ = before;
    return false;
  }
  char peek() {
    const size_t before = at_;
    blanks();
    const char c = at_ < text_.size() ? text_[at_] : '\0';
    at_ = before;
    return c;
  }
  std::string_view letters() {
    const size_t begin = at_;
    while (at_ < text_.size() && isWordByte(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  std::string_view integer() {
    blanks();
    const size_t begin = at_;
    if (at_ < text_.size() && text_[at_] == '-') ++at_;
    while (at_ < text_.size() && isDigit(text_[at_])) ++at_;
    return text_.substr(begin, at_ - begin);
  }
  // `{}` or `()` behind a type makes a value of it.
  void value() {
    const size_t before = at_;
    if (next("{") && next("}")) return;
    at_ = before;
    if (next("(") && next(")")) return;
    at_ = before;
  }

  std::string_view text_;
  size_t at_ = 0, depth_ = 0;
  bool foreign_ = false, inType_ = false;
  std::optional<Diagnostic> error_;
  std::vector<std::string> notes_;
};

std::string Rewriter::one() {
  const char c = text_[at_];
  const bool inWord = at_ > 0 && isWordByte(text_[at_ - 1]);
  if (isLetter(c) && !inWord) return word();
  if (c == '_' && !inWord) {
    // _128, _-1: a number that is known at compile time; _ alone keeps its meaning.
    size_t digit = at_ + 1;
    if (digit < text_.size() && text_[digit] == '-') ++digit;
    if (digit < text_.size() && isDigit(text_[digit])) {
      ++at_;
      foreign_ = true;
      const std::string number(integer());
      if (next("{") && !next("}")) return fail("expected '}'", at_);
      return number;
    }
  }
  if (c == '(') return bracket('(', ')');
  ++at_;
  return std::string(1, c);
}

// A tuple: Python writes (8,) for the tuple of one.
std::string Rewriter::bracket(char open, char close) {
  ++at_;
  const Texts parts = arguments(close);
  return joinedWith(parts, std::string(1, open), std::string(1, close));
}

Texts Rewriter::arguments(char close) {
  Texts parts;
  if (++depth_ > kMaxNesting) {
    fail("nested deeper than " + std::to_string(kMaxNesting) + " levels", at_, Code::kLimit);
    return parts;
  }
  while (!error_) {
    if (next(std::string_view(&close, 1))) {
      if (!parts.empty()) {
        foreign_ = true;
        if (close == '>') fail("expected a type, found '>'", at_ - 1);
      }
      break;
    }
    parts.push_back(argument(close));
    if (error_ || next(",")) continue;
    if (next(std::string_view(&close, 1))) break;
    blanks();
    fail(std::string("expected ',' or '") + close + "', found " +
             (at_ < text_.size() ? "'" + std::string(1, text_[at_]) + "'" : "the end of the text"),
         at_);
  }
  --depth_;
  return parts;
}

std::string Rewriter::argument(char close) {
  std::string out;
  blanks();
  while (at_ < text_.size() && !error_ && text_[at_] != ',' && text_[at_] != close) {
    if (close == '>' && text_[at_] == ')') break;
    if (text_[at_] == '<' && close == '>') {
      ++at_;
      out += joinedWith(arguments('>'), "<", ">");
      continue;
    }
    out += one();
  }
  while (!out.empty() && (out.back() == ' ' || out.back() == '\n' || out.back() == '\t')) out.pop_back();
  return out;
}

std::string Rewriter::word() {
  size_t begin = at_;
  std::string_view name = letters();
  while (name == "cute" && (next("::") || next("."))) {
    foreign_ = true;
    blanks();
    begin = at_;
    name = letters();
    if (name.empty()) return fail("expected a name behind cute", at_);
  }
  // Sw<3,4,3>_smem_ptr is one word up to its '<' alone.
  if (isOneOf(name, kPointers) && peek() == '[') return foreign_ = true, pointer(begin);
  if (name == "tmem_" && peek() == '[')
    return foreign_ = true, fail("a print of tensor memory is no layout of elements; paste the layout behind 'o'", begin);
  const char after = peek();
  if (after == '<') return typed(name, begin);
  if (after == '(') return called(name, begin);
  // What stands for a whole mode: None in Python, X as CuTe's short name in C++.
  if (name == "None") return foreign_ = true, "_";
  if (!inType_) {
    const size_t before = at_;
    if (name == "X" && next("{") && next("}")) return foreign_ = true, "_";
    at_ = before;
    return std::string(name);
  }
  if (isOneOf(name, kIntegers)) return "?";
  if (isOneOf(name, kLongIntegers)) return "?{i64}";
  if (name == "Underscore" || name == "X") return "_";
  if (name.empty() || name == "smem_ptr_flag" || !isLetter(name.front())) return std::string(name);
  return fail("no type of an integer is called '" + std::string(name) + "'; write Int<8>, or int for a number of run time", begin);
}

std::string Rewriter::constant() {
  const std::string number(integer());
  if (number.empty() || number == "-") return fail("expected an integer", at_);
  if (!next(">")) return fail("expected '>'", at_);
  value();
  return number;
}

std::string Rewriter::typed(std::string_view name, size_t begin) {
  static constexpr std::array<std::string_view, 8> kTypes = {"Swizzle", "E",    "ScaledBasis",        "Tile",
                                                             "Layout",  "Step", "smem_ptr_flag_bits", "ComposedLayout"};
  const bool native = name == "S" || name == "Sw";
  if (!native && !isOneOf(name, kConstants) && !isOneOf(name, kTypedConstants) && !isOneOf(name, kTupleTypes) &&
      !isOneOf(name, kTypes))
    return std::string(name);
  if (!native) foreign_ = true;
  const bool outer = std::exchange(inType_, !native || inType_);
  std::string out = typeOf(name, begin);
  inType_ = outer;
  return out;
}

std::string Rewriter::typeOf(std::string_view name, size_t begin) {
  next("<");
  if (isOneOf(name, kConstants)) return constant();
  if (isOneOf(name, kTypedConstants)) {
    while (at_ < text_.size() && text_[at_] != ',' && text_[at_] != '>') ++at_;
    if (!next(",")) return fail("expected a type, ',' and a number", at_);
    return constant();
  }
  if (name == "S" || name == "Sw" || name == "Swizzle") {
    const Texts parts = arguments('>');
    if (error_) return {};
    value();
    return swizzled(swizzleOf(parts, begin), begin);
  }
  if (name == "E") {
    Texts path = arguments('>');
    value();
    std::string out = "1";
    for (size_t i = path.size(); i > 0; --i) out += "@" + path[i - 1];
    return out;
  }
  if (name == "ScaledBasis") {
    const Texts parts = arguments('>');
    value();
    if (parts.size() < 2) return fail("ScaledBasis takes a number and a path", begin);
    std::string out = parts[0];
    for (size_t i = parts.size(); i > 1; --i) out += "@" + parts[i - 1];
    return out;
  }
  if (isOneOf(name, kTupleTypes)) {
    const Texts parts = arguments('>');
    value();
    return joinedWith(parts, "(", ")");
  }
  if (name == "Tile") {
    const Texts parts = arguments('>');
    value();
    return joinedWith(parts, "<", ">");
  }
  if (name == "Layout") {
    const Texts parts = arguments('>');
    value();
    return error_ ? std::string() : layoutOf(parts, begin);
  }
  if (name == "ComposedLayout") {
    const Texts parts = arguments('>');
    value();
    return error_ ? std::string() : composedOf(parts, begin);
  }
  if (name == "smem_ptr_flag_bits") {
    const Texts parts = arguments('>');
    return parts.size() == 1 ? "smem_ptr_flag_bits<" + parts[0] + ">" : fail("smem_ptr_flag_bits takes a number of bits", begin);
  }
  return fail("Step names a projection, not a layout; write the tiler without X as <...>", begin);
}

std::string Rewriter::layoutOf(const Texts& parts, size_t begin) {
  if (parts.size() == 2) return parts[0] + ":" + parts[1];
  if (parts.size() != 1) return fail("Layout takes a shape and a stride", begin);
  // LayoutLeft, as CuTe has it by default. Each ? is a number of its own, also where it is written twice.
  if (parts[0].find('?') != std::string::npos) return "make_layout(" + parts[0] + ")";
  const auto shape = parseIntTuple(parts[0]);
  if (!shape.ok()) return fail("the shape of this Layout: " + shape.error().message, begin);
  const auto layout = compactLayout(*shape);
  return layout.ok() ? toString(*layout) : fail(layout.error().message, begin, layout.error().code);
}

std::string Rewriter::swizzleOf(const Texts& parts, size_t begin) {
  if (parts.size() == 3) return joinedWith(parts, "S<", ">");
  return fail("a swizzle takes three numbers: bits, base, shift", begin);
}

std::string Rewriter::composedOf(const Texts& parts, size_t begin) {
  if (parts.size() != 3) return fail("ComposedLayout takes a swizzle, an offset and a layout", begin);
  if (!parts[0].starts_with("S<"))
    return fail("the outer function of this ComposedLayout is no swizzle; write composition(A, B)", begin);
  if (parts[1] == "smem_ptr_flag") return inElements(parts[0], 1, std::nullopt, begin) + " o 0 o " + parts[2];
  if (parts[1].starts_with("smem_ptr_flag_bits<")) {
    const auto bits = parseIntTuple(std::string_view(parts[1]).substr(19, parts[1].size() - 20));
    if (!bits.ok() || !bits->isInt()) return fail("smem_ptr_flag_bits takes a number of bits", begin);
    const std::string inner = inElements(parts[0], bits->value(), std::nullopt, begin);
    return error_ ? std::string() : inner + " o 0 o " + parts[2];
  }
  return parts[0] + " o " + parts[1] + " o " + parts[2];
}

// What follows a swizzle may say that it acts on bytes of an address.
std::string Rewriter::swizzled(std::string swizzle, size_t begin) {
  if (error_) return {};
  const size_t before = at_;
  const bool glued = at_ < text_.size() && text_[at_] == '_';
  if (glued)
    ++at_;
  else if (!next("o"))
    return swizzle;
  blanks();
  const size_t name = at_;
  if (!isOneOf(letters(), kPointers) || peek() != '[') {
    at_ = before;
    return swizzle;
  }
  foreign_ = true;
  const std::optional<Pointer> pointer = pointerRest(name);
  if (!pointer) return {};
  if (!pointer->unset && !pointer->address)
    return fail("the swizzle acts on the bytes of an address that is not given in full; write 0x and its digits, "
                "or the layout without the pointer",
                name);
  const std::string inner = inElements(swizzle, pointer->bits, pointer->address, begin);
  if (!error_ && !next("o")) return fail("expected 'o' and a layout behind the pointer", at_);
  if (!error_) refuseOffset();
  return error_ ? std::string() : inner + " o 0 o ";
}

std::string Rewriter::inElements(const std::string& swizzle, int64_t bits, std::optional<uint64_t> address,
                                 size_t begin) {
  const auto read = parseSwizzle(swizzle);
  if (!read.ok()) return fail(read.error().message, begin, read.error().code);
  if (bits < 1 || bits > 1024 || !std::has_single_bit(static_cast<uint64_t>(bits)))
    return fail("elements of " + std::to_string(bits) + " bits: a swizzle of bytes has no form in them", begin);
  const int top = read->bits + read->base + std::abs(read->shift);
  if (address && read->bits > 0 && (*address & ((uint64_t{1} << top) - 1)) != 0)
    return fail("the address is no multiple of " + std::to_string(int64_t{1} << top) +
                    " bytes, so the swizzle of its bytes is no swizzle of offsets",
                begin);
  const int base = read->base + 3 - std::countr_zero(static_cast<uint64_t>(bits));
  if (base < 0)
    return fail("the swizzle permutes bytes inside one element of " + std::to_string(bits) + " bits", begin);
  const std::string out = "S<" + std::to_string(read->bits) + "," + std::to_string(base) + "," +
                          std::to_string(read->shift) + ">";
  notes_.push_back(swizzle + " acts on bytes of the pointer; in elements of " + std::to_string(bits) +
                   " bits that is " + out);
  return out;
}

std::optional<Rewriter::Pointer> Rewriter::pointerRest(size_t begin) {
  Pointer pointer;
  next("[");
  const std::string_view bits = integer();
  const auto read = std::from_chars(bits.data(), bits.data() + bits.size(), pointer.bits);
  if (bits.empty() || read.ec != std::errc() || !next("b]") || !next("(")) {
    fail("expected a pointer as CuTe prints it: NAME[16b](0x...)", begin);
    return std::nullopt;
  }
  const size_t inside = at_, close = text_.find(')', at_);
  if (close == std::string_view::npos) {
    fail("expected ')'", text_.size());
    return std::nullopt;
  }
  std::string_view address = text_.substr(inside, close - inside);
  at_ = close + 1;
  pointer.unset = address == "unset";
  if (address.starts_with("0x")) {
    uint64_t value = 0;
    const auto [end, error] = std::from_chars(address.data() + 2, address.data() + address.size(), value, 16);
    if (error == std::errc() && end == address.data() + address.size()) pointer.address = value;
  }
  return pointer;
}

std::string Rewriter::pointer(size_t begin) {
  if (!pointerRest(begin)) return {};
  const std::string print(text_.substr(begin, at_ - begin));
  if (!next("o")) return fail("a pointer alone is no layout; expected 'o' and a layout behind it", at_);
  refuseOffset();
  blanks();
  notes_.push_back(print + " is an address, not a layout, and was dropped");
  return {};
}

// stride= and order= where they stand in their place.
std::string Rewriter::dropKeyword(std::string_view function, size_t place, std::string text, size_t begin) {
  struct Keyword {
    std::string_view function;
    size_t place;
    std::string_view name;
  };
  static constexpr std::array<Keyword, 12> kKnown = {{{"make_layout", 0, "shape"},
                                                     {"make_layout", 1, "stride"},
                                                     {"Layout", 0, "shape"},
                                                     {"Layout", 0, "_shape"},
                                                     {"Layout", 1, "stride"},
                                                     {"Layout", 1, "_stride"},
                                                     {"make_ordered_layout", 0, "shape"},
                                                     {"make_ordered_layout", 1, "order"},
                                                     {"make_identity_layout", 0, "shape"},
                                                     {"make_composed_layout", 0, "inner"},
                                                     {"make_composed_layout", 1, "offset"},
                                                     {"make_composed_layout", 2, "outer"}}};
  size_t end = 0;
  while (end < text.size() && isWordByte(text[end])) ++end;
  const size_t equals = text.find_first_not_of(' ', end);
  if (end == 0 || equals == std::string::npos || text[equals] != '=' || text.substr(equals).starts_with("==")) return text;
  const std::string_view name = std::string_view(text).substr(0, end);
  for (const Keyword& known : kKnown)
    if (known.function == function && known.place == place && known.name == name)
      return foreign_ = true, text.substr(std::min(text.find_first_not_of(' ', equals + 1), text.size()));
  return fail("argument " + std::to_string(place + 1) + " of " + std::string(function) + " is not " + std::string(name) + "=",
              begin);
}

std::string Rewriter::called(std::string_view name, size_t begin) {
  next("(");
  Texts parts = arguments(')');
  if (error_) return {};
  for (size_t i = 0; i < parts.size(); ++i) parts[i] = dropKeyword(name, i, std::move(parts[i]), begin);
  if (error_) return {};
  const bool known = isOneOf(name, kTupleCalls) || isOneOf(name, kForeignCalls) || isOneOf(name, kConstants) ||
                     name == "ArithTuple";
  if (known) foreign_ = true;
  if (isOneOf(name, kTupleCalls)) return joinedWith(parts, "(", ")");
  if (name == "ArithTuple") {
    const bool zero = std::all_of(parts.begin(), parts.end(), [](const std::string& part) { return part == "0"; });
    if (!zero || !next("o")) return fail("a coordinate in front of a layout moves its origin; use domain_offset", begin);
    blanks();
    notes_.push_back("ArithTuple of zeros is the origin of coordinates, and was dropped");
    return {};
  }
  if (isOneOf(name, kConstants) && parts.size() == 1) return parts[0];
  if (name == "make_tile") return joinedWith(parts, "<", ">");
  if (name == "make_swizzle") return swizzleOf(parts, begin);
  if (name == "Layout") {
    if (parts.size() == 2) return joinedWith(parts, "make_layout(", ")");
    // pycute keeps the products as strides of extents 1 too.
    if (parts.size() == 1 && parts[0].find('?') != std::string::npos)
      return fail("the strides of this Layout are products of numbers of run time; write them", begin);
    if (parts.size() == 1) return parts[0] + ":prefix_product(" + parts[0] + ")";
    return fail("Layout takes a shape and a stride", begin);
  }
  if (name == "make_layout" && parts.size() == 2) {
    if (parts[1] == "LayoutLeft{}" || parts[1] == "GenColMajor{}") return foreign_ = true, "make_layout(" + parts[0] + ")";
    if (parts[1] == "LayoutRight{}" || parts[1] == "GenRowMajor{}")
      return foreign_ = true, parts[0] + ":compact_row_major(" + parts[0] + ")";
  }
  for (const std::string& part : parts)
    if (isOneOf(part, kMajors))
      return foreign_ = true, fail(part + " is read in make_layout alone; write the order as a tuple, such as (1,0)", begin);
  return joinedWith(parts, std::string(name) + "(", ")");
}

// Whether the notation's own reading has to be looked at again.
bool namesForeignCall(const Expression& e) {
  if (e.kind == Expression::Kind::kCall &&
      (isOneOf(e.name, kForeignCalls) || isOneOf(e.name, kTupleCalls) || e.name == "ArithTuple"))
    return true;
  if (e.kind == Expression::Kind::kSymbol && e.name == "None") return true;
  // _-1, which arithmetic would refuse.
  if (e.kind == Expression::Kind::kBinary && e.op == '-' && e.children[0].kind == Expression::Kind::kUnderscore &&
      e.children[1].kind == Expression::Kind::kInt && e.children[1].begin == e.children[0].end + 1)
    return true;
  return std::any_of(e.children.begin(), e.children.end(), namesForeignCall);
}

}  // namespace

Expected<NativeText> nativeText(std::string_view text) {
  const NativeText same{std::string(text), {}};
  if (text.size() > kMaxTextBytes) return same;  // which the parser refuses
  const auto native = parseExpression(text);
  const auto isIn = [&](std::string_view name) { return text.find(name) != std::string_view::npos; };
  if (native.ok() && !namesForeignCall(*native) && !isIn("X{}") && std::none_of(kMajors.begin(), kMajors.end(), isIn))
    return same;
  Rewriter rewriter(text);
  Expected<NativeText> rewritten = rewriter.whole();
  return rewriter.foreign() ? rewritten : Expected<NativeText>(same);
}

}  // namespace cutecheck
