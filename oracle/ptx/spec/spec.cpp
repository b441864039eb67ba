// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/spec/spec.h"

#include "oracle/ptx/spec/parts.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "core/support/clipped.h"
#include "oracle/ptx/read/words.h"

namespace cutecheck::terms {

using ptx::trimmed;

namespace {

using Kind = Expression::Kind;

constexpr int64_t kMostElements = int64_t{1} << 26;
constexpr uint64_t kMostBytes = uint64_t{1} << 24;  // of all tensors: beside each a proof keeps some 80 bytes

class Reader {
 public:
  explicit Reader(const std::string& text) : text_(text) {}
  Expected<Spec> read();

 private:
  Diagnostic wrong(const char* rule, const std::string& message) const {
    return makeError(Code::kUsage, rule, "line " + std::to_string(line_) + ": " + clipped(message, kReason));
  }
  Diagnostic inLine(const Diagnostic& error) const {
    Diagnostic made = error;
    made.rule = error.rule.empty() ? "spec_c1" : error.rule;
    made.message = "line " + std::to_string(line_) + ": " + error.message;
    made.position.reset();
    return made;
  }
  std::optional<Diagnostic> statement(const std::string& line);
  std::optional<Diagnostic> sizes(const std::string& rest);
  std::optional<Diagnostic> launch(const std::string& rest);
  std::optional<Diagnostic> parameter(const std::string& rest);
  std::optional<Diagnostic> requirement(const std::string& rest);
  std::optional<Diagnostic> ensures(const std::string& rest);
  std::optional<Diagnostic> tensor(const std::string& name, const std::string& rest);
  std::optional<Diagnostic> modesOf(const Expression& shape, const Expression& stride,
                                    std::vector<std::pair<int64_t, int64_t>>& into);
  Expected<Expression> parsed(const std::string& text) const {
    Expected<Expression> made = parseExpression(text);
    if (!made.ok()) return inLine(made.error());
    if (const std::string why = statedDivisor(*made); !why.empty()) return wrong("spec_c4", why);
    return made;
  }
  Expected<std::vector<Expression>> premises(const std::string& text) const {
    Expected<std::vector<Expression>> made = parsePremises(text);
    if (!made.ok()) return inLine(made.error());
    for (const Expression& one : *made)
      if (const std::string why = statedDivisor(one); !why.empty()) return wrong("spec_c4", why);
    return made;
  }
  Expected<std::string> number(const std::string& text) const;

  const std::string& text_;
  Spec spec_;
  size_t line_ = 0;
  uint64_t bytes_ = 0;  // of the tensors so far that lie in no other one
  bool launched_ = false, launchedSecond_ = false, theory_ = false;
};

// The first word, and what stands behind it.
std::pair<std::string, std::string> split(const std::string& text) {
  const size_t end = std::min(text.find_first_of(" \t"), text.size());
  return {text.substr(0, end), trimmed(text.substr(end))};
}

bool isName(const std::string& text) {
  return !text.empty() && (std::isalpha(static_cast<unsigned char>(text[0])) != 0 || text[0] == '_') &&
         std::all_of(text.begin(), text.end(),
                     [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$'; });
}

// Parts between commas that stand in no brackets.
std::vector<std::string> parts(const std::string& text) {
  std::vector<std::string> all(1);
  int depth = 0;
  for (const char c : text) {
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c == ',' && depth == 0)
      all.emplace_back();
    else
      all.back() += c;
  }
  for (std::string& one : all) one = trimmed(one);
  return all;
}

// "(8,4,1)", as answers print a block, is "8,4,1".
std::string withoutBrackets(const std::string& text) {
  if (!text.starts_with('(') || text.find(')') + 1 != text.size()) return text;
  return trimmed(text.substr(1, text.size() - 2));
}

// "A[m,k]" is written as the call "A(m,k)", which the notation reads.
std::string withCalls(std::string text) {
  for (char& c : text) c = c == '[' ? '(' : c == ']' ? ')' : c;
  return text;
}

// Where the word stands on its own, or npos.
size_t findWord(const std::string& text, const std::string& word) {
  const size_t at = text.rfind(" " + word + " ");
  return at;
}

}  // namespace

Expected<std::string> Reader::number(const std::string& text) const {
  CUTECHECK_TRY(e, parsed(text));
  const Expected<int64_t> value = integerOf(e, spec_.sizes);
  if (!value.ok()) return inLine(value.error());
  return std::to_string(*value);
}

std::optional<Diagnostic> Reader::sizes(const std::string& rest) {
  for (const std::string& part : parts(rest)) {
    const size_t equals = part.find('=');
    const std::string name = trimmed(part.substr(0, equals));
    if (equals == std::string::npos || !isName(name)) return wrong("spec_c1", "expected sizes NAME = NUMBER, ...");
    for (const SpecTensor& one : spec_.tensors)
      if (one.name == name) return wrong("spec_c2", name + " is a tensor already; rename the size");
    for (const Ensures& one : spec_.ensures)
      if (std::find(one.indices.begin(), one.indices.end(), name) != one.indices.end())
        return wrong("spec_c2", name + " is an index of line " + std::to_string(one.line) +
                                    "; rename it, or give sizes above");
    const Expected<std::string> value = number(part.substr(equals + 1));
    if (!value.ok()) return value.error();
    if (!spec_.sizes.emplace(name, std::stoll(*value)).second)
      return wrong("spec_c2", name + " has a value already");
  }
  return std::nullopt;
}

std::optional<Diagnostic> Reader::launch(const std::string& rest) {
  const auto [first, others] = split(rest);
  const bool second = first == "second";
  bool& launched = second ? launchedSecond_ : launched_;
  if (launched)
    return wrong("spec_c1",
                 second ? "launch second is said twice"
                        : "a second launch; that of the second kernel of a comparison is launch second ...");
  launched = true;
  std::string left = second ? others : rest;
  std::set<std::string> said;
  while (!left.empty()) {
    auto [word, behind] = split(left);
    if (word.ends_with(",")) word.pop_back();
    if (word != "block" && word != "grid" && word != "cluster" && word != "shared")
      return wrong("spec_c1", "'" + word + "': expected launch block X[,Y,Z] grid X[,Y,Z] [cluster X[,Y,Z]] [shared BYTES]");
    if (second && word != "block" && word != "grid")
      return wrong("spec_c1",
                   word + " holds for both kernels; expected launch second block X[,Y,Z] grid X[,Y,Z]");
    if (!said.insert(word).second)
      return wrong("spec_c1", "a second " + word + " of the launch; give each item once");
    size_t end = behind.size();
    for (const char* next : {"block ", "grid ", "cluster ", "shared "}) end = std::min(end, behind.find(next));
    std::string value = trimmed(behind.substr(0, end));
    if (value.ends_with(",")) value.pop_back();
    value = withoutBrackets(value);
    std::string made;
    for (const std::string& one : parts(value)) {
      const Expected<std::string> extent = number(one);
      if (!extent.ok()) return extent.error();
      made += (made.empty() ? "" : ",") + *extent;
    }
    if (word == "block") (second ? spec_.secondBlock : spec_.block) = made;
    if (word == "grid") (second ? spec_.secondGrid : spec_.grid) = made;
    if (word == "cluster") spec_.cluster = made;
    if (word == "shared") {
      const auto [stop, error] =
          std::from_chars(made.data(), made.data() + made.size(), spec_.shared.emplace());
      if (error != std::errc() || *stop != 0) return wrong("spec_c3", "shared " + value + ": expected bytes");
    }
    left = trimmed(behind.substr(end));
  }
  return std::nullopt;
}

std::optional<Diagnostic> Reader::parameter(const std::string& rest) {
  const size_t equals = rest.find('=');
  if (equals == std::string::npos) return wrong("spec_c1", "expected param NAME = VALUE");
  SpecParameter made{trimmed(rest.substr(0, equals)), trimmed(rest.substr(equals + 1)), line_};
  // A number with a point, or of hexadecimal digits, is handed on; everything else is an integer at these
  // sizes.
  const bool isBits = made.value.starts_with("0x") || made.value.starts_with("0X");
  if (made.value.find('.') == std::string::npos && !isBits) {
    const Expected<std::string> value = number(made.value);
    if (!value.ok()) return value.error();
    made.value = *value;
  }
  spec_.parameters.push_back(std::move(made));
  return std::nullopt;
}

std::optional<Diagnostic> Reader::requirement(const std::string& rest) {
  const Expected<std::vector<Expression>> all = premises(rest);
  if (!all.ok()) return all.error();
  for (const Expression& one : *all) {
    const Expected<bool> met = holds(one, spec_.sizes);
    if (!met.ok()) return inLine(met.error());
    if (!*met)
      return wrong("spec_c4", "the sizes do not meet " + rest.substr(one.begin, one.end - one.begin) + "; change the sizes");
  }
  return std::nullopt;
}

std::optional<Diagnostic> Reader::ensures(const std::string& rest) {
  Ensures made;
  made.text = rest;
  made.line = line_;
  std::string claim = rest;
  if (const size_t at = findWord(rest, "for"); at != std::string::npos) {
    claim = rest.substr(0, at);
    const Expected<std::vector<Expression>> all = premises(rest.substr(at + 5));
    if (!all.ok()) return all.error();
    made.conditions = *all;
  }
  const Expected<Expression> e = parsed(withCalls(claim));
  if (!e.ok()) return e.error();
  if (e->kind != Kind::kRelation || e->relation != Relation::kEqual || e->children[0].kind != Kind::kCall)
    return wrong("spec_c1", "expected ensures NAME[i,j] == EXPRESSION [for CONDITIONS]");
  made.tensor = e->children[0].name;
  std::set<std::string> names;
  for (const Expression& index : e->children[0].children) {
    if (index.kind != Kind::kSymbol || spec_.sizes.contains(index.name) || !names.insert(index.name).second)
      return wrong("spec_c2", "an index of the left side is a new name, each another");
    made.indices.push_back(index.name);
  }
  made.value = e->children[1];
  spec_.ensures.push_back(std::move(made));
  return std::nullopt;
}

std::optional<Diagnostic> Reader::modesOf(const Expression& shape, const Expression& stride,
                                          std::vector<std::pair<int64_t, int64_t>>& into) {
  if (shape.kind == Kind::kTuple || stride.kind == Kind::kTuple) {
    if (shape.kind != stride.kind || shape.children.size() != stride.children.size())
      return wrong("spec_c3", "the shape and the stride of the layout have different trees");
    for (size_t i = 0; i < shape.children.size(); ++i)
      if (auto error = modesOf(shape.children[i], stride.children[i], into)) return error;
    return std::nullopt;
  }
  const Expected<int64_t> extent = integerOf(shape, spec_.sizes), step = integerOf(stride, spec_.sizes);
  if (!extent.ok()) return inLine(extent.error());
  if (!step.ok()) return inLine(step.error());
  if (*extent < 1 || *extent > kMostElements || *step < 0 || *step > kMostElements)
    return wrong("spec_c3", "extents of a tensor are 1 to 2^26, and strides not below 0");
  into.emplace_back(*extent, *step);
  return std::nullopt;
}

std::optional<Diagnostic> Reader::tensor(const std::string& name, const std::string& rest) {
  SpecTensor made;
  made.name = made.parameter = name;
  made.line = line_;
  for (const SpecTensor& other : spec_.tensors)
    if (other.name == name) return wrong("spec_c2", name + " is a tensor already");
  if (spec_.sizes.contains(name)) return wrong("spec_c2", name + " is a size already");
  const std::vector<std::string> all = parts(rest);
  auto [type, layout] = split(all[0]);
  const auto element = emulate::elementNamed(type);
  if (!element || emulate::bitsOf(*element) % 8 != 0)
    return wrong("spec_c3", "'" + type + "': expected an element type of whole bytes, as f16, bf16, f32, e4m3, u32");
  if (emulate::elementNamed(name)) return wrong("spec_c2", name + " is the name of an element type");
  made.type = *element;
  if (const size_t in = findWord(layout, "in"); in != std::string::npos) {
    const auto [host, behind] = split(trimmed(layout.substr(in + 4)));
    layout.resize(in);
    if (!behind.starts_with("from ")) return wrong("spec_c1", "expected in NAME from BYTES");
    const Expected<std::string> bytes = number(behind.substr(5));
    if (!bytes.ok()) return bytes.error();
    made.host = host, made.from = std::stoll(*bytes);
    if (made.from < 0) return wrong("spec_c3", "a tensor begins behind the begin of the one that it lies in");
  }
  if (const size_t at = findWord(layout, "at"); at != std::string::npos) {
    std::string where = trimmed(layout.substr(at + 4));
    layout.resize(at);
    if (const size_t plus = where.find('+'); plus != std::string::npos) {
      const Expected<std::string> offset = number(where.substr(plus + 1));
      if (!offset.ok()) return offset.error();
      const int64_t from = std::stoll(*offset);
      if (from < 0) return wrong("spec_c3", "an offset in a parameter is at least 0");
      made.offset = static_cast<uint64_t>(from);
      where.resize(plus);
    }
    made.parameter = trimmed(where);
  }
  const Expected<Expression> e = parsed(layout);
  if (!e.ok()) return e.error();
  if (e->kind != Kind::kLayout)
    return wrong("spec_c3", "expected a layout SHAPE:STRIDE, as (M,K):(K,1)");
  const bool several = e->children[0].kind == Kind::kTuple;
  const size_t rank = several ? e->children[0].children.size() : 1;
  if (several && (e->children[1].kind != Kind::kTuple || e->children[1].children.size() != rank || rank == 0))
    return wrong("spec_c3", "the shape and the stride of the layout have different trees");
  for (size_t m = 0; m < rank; ++m) {
    made.modes.emplace_back();
    auto error = several ? modesOf(e->children[0].children[m], e->children[1].children[m], made.modes.back())
                         : modesOf(e->children[0], e->children[1], made.modes.back());
    if (error) return error;
  }
  __extension__ typedef __int128 Wide;
  Wide last = 0, size = 1;
  for (const auto& mode : made.modes)
    for (const auto& [extent, stride] : mode) last += Wide{extent - 1} * stride, size *= size > kMostElements ? 1 : extent;
  const auto bytes = static_cast<uint64_t>(emulate::bitsOf(made.type) / 8),
             elements =
                 static_cast<uint64_t>(std::min<Wide>(std::max(last + 1, size), Wide{kMostElements} << 32));
  if (made.host.empty()) bytes_ += elements * bytes;
  if (elements * bytes > kMostBytes || bytes_ > kMostBytes)
    return wrong("spec_c3", name + " has " + std::to_string(elements) + " elements of " +
                                std::to_string(bytes) +
                                " bytes, and a proof follows each byte of the tensors, together " +
                                std::to_string(kMostBytes) + " at most; choose smaller sizes");
  std::set<std::string> said;
  for (size_t i = 1; i < all.size(); ++i) {
    const auto [word, value] = split(all[i]);
    if (!said.insert(word == "im2col" ? "box" : word).second)
      return wrong("spec_c1", "a second " + word + " of " + name + "; give each item once");
    if (word == "format") {
      static const std::map<std::string, SpecTensor::Format, std::less<>> kFormats = {
          {"tf32", SpecTensor::Format::kTf32},
          {"tf32.ftz", SpecTensor::Format::kTf32Ftz},
          {"f32.ftz", SpecTensor::Format::kF32Ftz}};
      const auto format = kFormats.find(trimmed(value));
      if (format == kFormats.end() || made.type != emulate::Element::kF32)
        return wrong("spec_c3", "format is tf32, tf32.ftz or f32.ftz, of a tensor of f32 with a box");
      made.format = format->second;
      continue;
    }
    const Expected<Expression> one = parsed(value);
    if (!one.ok()) return one.error();
    const bool box = word == "box" || word == "im2col";
    if ((box || word == "lower" || word == "upper") && one->kind == Kind::kTuple) {
      std::vector<int64_t>& into = box ? made.box : word == "lower" ? made.lower : made.upper;
      made.im2col = made.im2col || word == "im2col";
      for (const Expression& extent : one->children) {
        const Expected<int64_t> number = integerOf(extent, spec_.sizes);
        if (!number.ok()) return inLine(number.error());
        into.push_back(*number);
      }
    } else if (word == "copies" && one->kind == Kind::kLayout) {
      const Expected<int64_t> count = integerOf(one->children[0], spec_.sizes), stride = integerOf(one->children[1], spec_.sizes);
      if (!count.ok()) return inLine(count.error());
      if (!stride.ok()) return inLine(stride.error());
      if (*count < 1 || *count > kMostElements || *stride < 1 || *stride > kMostElements)
        return wrong("spec_c3", "copies COUNT:STRIDE, both above 0");
      made.copies = *count, made.copyStride = *stride;
    } else if (word == "metadata" && one->kind == Kind::kLayout) {
      const Expected<int64_t> kept = integerOf(one->children[0], spec_.sizes), of = integerOf(one->children[1], spec_.sizes);
      const bool two = kept.ok() && of.ok() && *kept == 2 && *of == 4, pairs = kept.ok() && of.ok() && *kept == 1 && *of == 2;
      if ((!two && !pairs) || emulate::isFloat(made.type))
        return wrong("spec_c3", "metadata is 2:4 or 1:2, of a tensor of integers");
      made.metadata = two ? SpecTensor::Metadata::kTwoOfFour : SpecTensor::Metadata::kOneOfTwo;
    } else if (word == "swizzle") {
      const Expected<int64_t> number = integerOf(*one, spec_.sizes);
      if (!number.ok()) return inLine(number.error());
      made.swizzle = *number;
    } else {
      return wrong("spec_c1",
                   "'" + all[i] +
                       "': expected box (X,Y,...), im2col (CHANNELS,PIXELS), lower (X,...), upper (X,...), "
                       "swizzle BYTES, format TYPE, copies COUNT:STRIDE, or metadata 2:4");
    }
  }
  if (made.im2col) {
    const bool ascends = std::is_sorted(made.modes.begin(), made.modes.end(), [](const auto& a, const auto& b) {
      return a.back().second < b.back().second;
    });
    if (rank < 3 || made.box.size() != 2 || made.lower.size() + 2 != rank || made.upper.size() + 2 != rank || !ascends)
      return wrong("spec_c3",
                   "im2col has 3 to 5 modes by their strides, channels first, and corners of all but the first and the last");
  } else if (!made.lower.empty() || !made.upper.empty() || (!made.box.empty() && made.box.size() != rank)) {
    return wrong("spec_c3", "a box has an extent for each mode of its tensor; corners are of im2col");
  }
  if (made.swizzle != 0 && (made.box.empty() || (made.swizzle != 32 && made.swizzle != 64 && made.swizzle != 128)))
    return wrong("spec_c3", "swizzle is 32, 64 or 128 bytes, of a tensor with a box");
  if (made.format != SpecTensor::Format::kOwn && made.box.empty())
    return wrong("spec_c3", "format is tf32, tf32.ftz or f32.ftz, of a tensor of f32 with a box");
  if (made.copies != 1 && made.host.empty()) return wrong("spec_c3", "copies are of a tensor that lies in another one");
  spec_.tensors.push_back(std::move(made));
  if (!spec_.tensors.back().host.empty())
    if (const std::string why = whatIsWrongInHost(spec_); !why.empty()) return wrong("spec_c3", why);
  return std::nullopt;
}

std::optional<Diagnostic> Reader::statement(const std::string& line) {
  const auto [word, rest] = split(line);
  if (word == "kernel") {
    if (!spec_.kernel.empty()) return wrong("spec_c1", "a second kernel");
    spec_.kernel = rest.starts_with('@') ? rest.substr(1) : rest;
    return isName(spec_.kernel) ? std::nullopt : std::optional(wrong("spec_c1", "expected kernel NAME"));
  }
  if (word == "sizes") return sizes(rest);
  if (word == "launch") return launch(rest);
  if (word == "param") return parameter(rest);
  if (word == "requires") return requirement(rest);
  if (word == "ensures") return ensures(rest);
  if (word == "theory") {
    if (theory_ || (rest != "exact" && rest != "real")) return wrong("spec_c1", "expected theory exact, or theory real, once");
    theory_ = true;
    spec_.theory = rest == "real" ? Theory::kReal : Theory::kExact;
    return std::nullopt;
  }
  const size_t colon = line.find(':');
  const std::string name = colon == std::string::npos ? "" : trimmed(line.substr(0, colon));
  if (isName(name)) return tensor(name, trimmed(line.substr(colon + 1)));
  return wrong("spec_c1", "'" + word + "': expected kernel, sizes, launch, param, requires, theory, ensures, or NAME: TYPE LAYOUT");
}

Expected<Spec> Reader::read() {
  for (size_t begin = 0; begin <= text_.size();) {
    const size_t end = std::min(text_.find('\n', begin), text_.size());
    ++line_;
    std::string line = text_.substr(begin, end - begin);
    line.resize(std::min(line.find("//"), line.size()));
    line = trimmed(line);
    begin = end + 1;
    if (line.empty()) continue;
    if (auto error = statement(line)) return *error;
  }
  if (spec_.kernel.empty()) return makeError(Code::kUsage, "spec_c1", "no kernel is named; begin with kernel NAME");
  if (spec_.tensors.empty()) return makeError(Code::kEmpty, "spec_c1", "there is no tensor; give NAME: TYPE LAYOUT");
  if (const std::string why = whatIsCutInHosts(spec_); !why.empty()) return makeError(Code::kUsage, "spec_c3", why);
  return std::move(spec_);
}

Expected<Spec> readSpec(const std::string& text) { return Reader(text).read(); }

}  // namespace cutecheck::terms
