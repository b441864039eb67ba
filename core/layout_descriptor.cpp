#include "core/layout_descriptor.h"

#include <limits>
#include <utility>

#include "core/expression.h"
#include "core/fault.h"
#include "core/integers.h"
#include "core/print.h"
#include "core/text_cursor.h"

namespace cutecheck {
namespace {

// What the parser knows of one basis before it is checked. It never leaves this file.
struct SimpleCandidate {
  int64_t count = 0;
  int64_t denominator = 1;
  std::vector<uint32_t> dims;
  LayoutKind kind = LayoutKind::kLayout;  // of the descriptor it stands in
};

class Parser {
 public:
  explicit Parser(std::string_view text) : size_(text.size()), at_(text, " \t") {}

  Expected<LayoutDescriptor> layout();

 private:
  Expected<DescriptorEntry> group(size_t depth);
  Expected<DescriptorEntry> entry(size_t depth);
  Expected<SimpleCandidate> basis();
  Expected<DescriptorEntry> promoted(const SimpleCandidate& simple, size_t position);
  Expected<int64_t> integer(const char* what, bool mayBeNegative);

  Diagnostic fail(Code code, const std::string& message, size_t position) const;
  Diagnostic expected(const std::string& what) {
    at_.skipBlanks();
    return fail(Code::kSyntax, "expected " + what + ", found " + at_.found(), at_.position());
  }
  bool countNode() { return ++nodes_ <= kMaxNodes; }
  Diagnostic tooMany() const {
    return fail(Code::kLimit, "more than " + std::to_string(kMaxNodes) + " entries and dimensions",
                at_.position());
  }

  size_t size_;
  TextCursor at_;
  size_t nodes_ = 0;
  LayoutKind kind_ = LayoutKind::kLayout;
};

Diagnostic Parser::fail(Code code, const std::string& message, size_t position) const {
  const char* rule = "layout_descriptor_c1";
  if (code == Code::kDivisionByZero) rule = "layout_descriptor_c2";
  if (code == Code::kOverflow) rule = "layout_descriptor_c3";
  if (code == Code::kLimit) rule = "layout_descriptor_c4";
  Diagnostic d = makeError(code, rule, "failed to parse layout descriptor: " + message);
  d.position = position;
  return d;
}

Expected<LayoutDescriptor> Parser::layout() {
  if (size_ > kMaxTextBytes)
    return fail(Code::kLimit, "longer than " + std::to_string(kMaxTextBytes) + " bytes", kMaxTextBytes);
  CUTECHECK_TRY(root, group(1));
  at_.skipBlanks();
  if (!at_.atEnd() && !CUTECHECK_FAULT("layout_descriptor.trailing_ignored")) {
    Diagnostic d =
        makeError(Code::kSyntax, "layout_descriptor_c1",
                  "unexpected trailing layout text: expected the end of the text, found " + at_.found());
    d.position = at_.position();
    return d;
  }
  LayoutDescriptor descriptor;
  descriptor.bases = std::move(root.entries);
  descriptor.kind = kind_;
  return descriptor;
}

Expected<DescriptorEntry> Parser::group(size_t depth) {
  if (!at_.accept('(')) return expected("'('");
  if (depth > kMaxNesting && !CUTECHECK_FAULT("layout_descriptor.depth_unbounded"))
    return fail(Code::kLimit, "nested deeper than " + std::to_string(kMaxNesting) + " levels",
                at_.position() - 1);
  DescriptorEntry group;
  group.isGroup = true;
  if (at_.accept(')')) return group;
  do {
    CUTECHECK_TRY(next, entry(depth));
    group.entries.push_back(std::move(next));
  } while (at_.accept(','));
  if (!at_.accept(')')) return expected("',' or ')'");
  return group;
}

Expected<DescriptorEntry> Parser::entry(size_t depth) {
  if (!countNode()) return tooMany();
  const char first = at_.peek();
  if (first == '(') return group(depth + 1);
  if (first != '-' && !isDigit(first)) return expected("'(' or a count");
  const size_t position = at_.position();
  CUTECHECK_TRY(simple, basis());
  return promoted(simple, position);
}

Expected<SimpleCandidate> Parser::basis() {
  SimpleCandidate simple;
  CUTECHECK_TRY(count, integer("a count", true));
  simple.count = count;
  if (at_.accept('/')) {
    CUTECHECK_TRY(denominator, integer("a denominator", true));
    simple.denominator = denominator;
  }
  if (!at_.accept('@')) return expected(simple.denominator == 1 ? "'/' or '@'" : "'@'");
  do {
    if (!countNode()) return tooMany();
    at_.skipBlanks();
    const size_t position = at_.position();
    CUTECHECK_TRY(dim, integer("a dimension", false));
    if (dim > std::numeric_limits<uint32_t>::max() && !CUTECHECK_FAULT("layout_descriptor.wide_dimension"))
      return fail(Code::kOverflow, "a dimension leaves 32 bits", position);
    simple.dims.push_back(static_cast<uint32_t>(dim));
  } while (at_.accept('@'));
  return simple;
}

// The entry in lowest terms.
Expected<DescriptorEntry> Parser::promoted(const SimpleCandidate& simple, size_t position) {
  if (simple.denominator == 0 && !CUTECHECK_FAULT("layout_descriptor.zero_denominator"))
    return fail(Code::kDivisionByZero, "the denominator of a count is 0", position);
  Int128 count = simple.count, denominator = simple.denominator;
  if (denominator < 0 && !CUTECHECK_FAULT("layout_descriptor.negative_denominator")) {
    count = -count;
    denominator = -denominator;
  }
  Int128 divisor = abs128(count), rest = denominator;
  while (rest != 0 && !CUTECHECK_FAULT("layout_descriptor.not_in_lowest_terms"))
    divisor = std::exchange(rest, divisor % rest);
  const auto reducedCount = narrow(count / divisor), reducedDenominator = narrow(denominator / divisor);
  if (!reducedCount || !reducedDenominator)
    return fail(Code::kOverflow, "a count leaves 64 bits in lowest terms", position);
  kind_ = simple.kind;
  DescriptorEntry entry;
  entry.count = *reducedCount;
  entry.denominator = *reducedDenominator;
  entry.dims = simple.dims;
  return entry;
}

Expected<int64_t> Parser::integer(const char* what, bool mayBeNegative) {
  at_.skipBlanks();
  const size_t position = at_.position();
  const bool negative = mayBeNegative && at_.accept('-');
  // A sign and its digits are one token.
  if (!isDigit(at_.current()))
    return fail(Code::kSyntax, std::string("expected ") + what + ", found " + at_.found(), at_.position());
  const std::optional<int64_t> value = at_.digits(negative);
  if (!value) return fail(Code::kOverflow, std::string(what) + " leaves 64 bits", position);
  return *value;
}

// --- normal form ------------------------------------------------------------------------------

Expected<DescriptorEntry> normalized(const DescriptorEntry& entry) {
  if (!entry.isGroup) {
    if (entry.denominator != 1 && !CUTECHECK_FAULT("layout_descriptor.fraction_normalised"))
      return makeError(Code::kNotDivisible, "layout_descriptor_c5",
                       "the count " + std::to_string(entry.count) + "/" + std::to_string(entry.denominator) +
                           " of a basis is no integer");
    return entry;
  }
  DescriptorEntry group;
  group.isGroup = true;
  group.entries.reserve(entry.entries.size());
  for (const DescriptorEntry& inner : entry.entries) {
    CUTECHECK_TRY(next, normalized(inner));
    group.entries.push_back(std::move(next));
  }
  if (group.entries.size() != 1 || CUTECHECK_FAULT("layout_descriptor.lone_group_kept")) return group;
  DescriptorEntry only = std::move(group.entries.front());
  return only;
}

IntTuple strideOf(const DescriptorEntry& entry) {
  if (!entry.isGroup) return IntTuple(entry.count);
  std::vector<IntTuple> modes;
  modes.reserve(entry.entries.size());
  for (const DescriptorEntry& inner : entry.entries) modes.push_back(strideOf(inner));
  return IntTuple::tuple(std::move(modes));
}

DescriptorEntry rootOf(const std::vector<DescriptorEntry>& bases) {
  DescriptorEntry root;
  root.isGroup = true;
  root.entries = bases;
  return root;
}

void print(const DescriptorEntry& entry, std::string& out) {
  if (entry.isGroup) {
    out += '(';
    for (size_t i = 0; i < entry.entries.size(); ++i) {
      if (i > 0) out += ", ";
      print(entry.entries[i], out);
    }
    out += ')';
    return;
  }
  out += std::to_string(entry.count);
  if (entry.denominator != 1 && !CUTECHECK_FAULT("layout_descriptor.denominator_lost"))
    out += "/" + std::to_string(entry.denominator);
  const size_t printed = CUTECHECK_FAULT("layout_descriptor.first_dim_only") ? 1 : entry.dims.size();
  for (size_t i = 0; i < printed; ++i) out += "@" + std::to_string(entry.dims[i]);
}

}  // namespace

Expected<LayoutDescriptor> parseLayoutDescriptor(std::string_view text) { return Parser(text).layout(); }

Expected<LayoutDescriptor> normalize(const LayoutDescriptor& descriptor) {
  CUTECHECK_TRY(root, normalized(rootOf(descriptor.bases)));
  LayoutDescriptor result = descriptor;
  // The outermost parentheses belong to the grammar; a lone basis keeps them.
  if (root.isGroup)
    result.bases = std::move(root.entries);
  else
    result.bases = {std::move(root)};
  result.normalizedStride = strideOf(rootOf(result.bases));
  return result;
}

std::string toString(const LayoutDescriptor& descriptor) {
  std::string out;
  print(rootOf(descriptor.bases), out);
  return out;
}

bool equivalent(const LayoutDescriptor& a, const LayoutDescriptor& b) {
  const auto left = normalize(a), right = normalize(b);
  return left.ok() && right.ok() && left->bases == right->bases && left->kind == right->kind &&
         (left->swizzle == right->swizzle || CUTECHECK_FAULT("layout_descriptor.swizzles_not_compared"));
}

LayoutDescriptor withSwizzle(LayoutDescriptor descriptor, const Swizzle& swizzle) {
  descriptor.swizzle = swizzle;
  descriptor.kind = LayoutKind::kComposedLayout;
  return descriptor;
}

Expected<LayoutDescriptor> LayoutTable::acquire(const LayoutDescriptor& descriptor) {
  CUTECHECK_TRY(candidate, normalize(descriptor));
  std::string key = std::to_string(static_cast<int>(candidate.kind)) + " ";
  if (candidate.swizzle && !CUTECHECK_FAULT("layout_descriptor.swizzle_not_in_the_key"))
    key += toString(*candidate.swizzle) + " ";
  key += toString(candidate);
  candidate.identity = identities_.try_emplace(std::move(key), identities_.size() + 1).first->second;
  candidate.reference = ReferenceState::kHeld;
  ++references_[candidate.identity];
  return candidate;
}

bool LayoutTable::release(LayoutDescriptor& descriptor) {
  const auto entry = references_.find(descriptor.identity);
  if (descriptor.reference != ReferenceState::kHeld || entry == references_.end() || entry->second == 0)
    return false;
  --entry->second;
  descriptor.reference = ReferenceState::kReleased;
  return true;
}

size_t LayoutTable::references(uint64_t identity) const {
  const auto entry = references_.find(identity);
  return entry == references_.end() ? 0 : entry->second;
}

}  // namespace cutecheck
