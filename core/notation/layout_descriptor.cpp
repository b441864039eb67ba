// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/layout_descriptor.h"

#include <limits>
#include <utility>

#include "core/notation/expression.h"
#include "core/notation/print.h"
#include "core/support/integers.h"
#include "core/support/text_cursor.h"

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
  // Each reads into what is still as it was made; where it fails, error_ says why.
  bool group(DescriptorEntry& out, size_t depth);
  bool entry(DescriptorEntry& out, size_t depth);
  bool basis(SimpleCandidate& out);
  bool promote(SimpleCandidate&& simple, size_t position, DescriptorEntry& out);
  bool integer(const char* what, bool mayBeNegative, int64_t& out);

  // Keep the reason and answer false.
  bool fail(Code code, std::initializer_list<std::string_view> message, size_t position);
  bool expected(std::string_view what) {
    at_.skipBlanks();
    return fail(Code::kSyntax, {"expected ", what, ", found ", at_.found()}, at_.position());
  }
  bool countNode() {
    return ++nodes_ <= kMaxNodes ||
           fail(Code::kLimit, {"more than ", std::to_string(kMaxNodes), " entries and dimensions"},
                at_.position());
  }

  size_t size_;
  TextCursor at_;
  size_t nodes_ = 0;
  LayoutKind kind_ = LayoutKind::kLayout;
  std::optional<Diagnostic> error_;
};

bool Parser::fail(Code code, std::initializer_list<std::string_view> message, size_t position) {
  const char* rule = "layout_descriptor_c1";
  if (code == Code::kDivisionByZero) rule = "layout_descriptor_c2";
  if (code == Code::kOverflow) rule = "layout_descriptor_c3";
  if (code == Code::kLimit) rule = "layout_descriptor_c4";
  error_ = makeError(code, rule, "failed to parse layout descriptor: " + joined(message));
  error_->position = position;
  return false;
}

Expected<LayoutDescriptor> Parser::layout() {
  DescriptorEntry root;
  if (size_ > kMaxTextBytes)
    fail(Code::kLimit, {"longer than ", std::to_string(kMaxTextBytes), " bytes"}, kMaxTextBytes);
  if (error_ || !group(root, 1)) return *std::move(error_);
  at_.skipBlanks();
  if (!at_.atEnd()) {
    Diagnostic d = makeError(
        Code::kSyntax, "layout_descriptor_c1",
        joined({"unexpected trailing layout text: expected the end of the text, found ", at_.found()}));
    d.position = at_.position();
    return d;
  }
  LayoutDescriptor descriptor;
  descriptor.bases = std::move(root.entries);
  descriptor.kind = kind_;
  return descriptor;
}

bool Parser::group(DescriptorEntry& out, size_t depth) {
  if (!at_.accept('(')) return expected("'('");
  if (depth > kMaxNesting)
    return fail(Code::kLimit, {"nested deeper than ", std::to_string(kMaxNesting), " levels"},
                at_.position() - 1);
  out.isGroup = true;
  if (at_.accept(')')) return true;
  // Most groups are short, and one piece of memory costs less than three.
  out.entries.reserve(4);
  do {
    if (!entry(out.entries.emplace_back(), depth)) return false;
  } while (at_.accept(','));
  return at_.accept(')') || expected("',' or ')'");
}

bool Parser::entry(DescriptorEntry& out, size_t depth) {
  if (!countNode()) return false;
  const char first = at_.peek();
  if (first == '(') return group(out, depth + 1);
  if (first != '-' && !isDigit(first)) return expected("'(' or a count");
  const size_t position = at_.position();
  SimpleCandidate simple;
  return basis(simple) && promote(std::move(simple), position, out);
}

bool Parser::basis(SimpleCandidate& out) {
  if (!integer("a count", true, out.count)) return false;
  if (at_.accept('/') && !integer("a denominator", true, out.denominator)) return false;
  if (!at_.accept('@')) return expected(out.denominator == 1 ? "'/' or '@'" : "'@'");
  do {
    if (!countNode()) return false;
    at_.skipBlanks();
    const size_t position = at_.position();
    int64_t dim = 0;
    if (!integer("a dimension", false, dim)) return false;
    if (dim > std::numeric_limits<uint32_t>::max())
      return fail(Code::kOverflow, {"a dimension leaves 32 bits"}, position);
    out.dims.push_back(static_cast<uint32_t>(dim));
  } while (at_.accept('@'));
  return true;
}

// The entry in lowest terms.
bool Parser::promote(SimpleCandidate&& simple, size_t position, DescriptorEntry& out) {
  if (simple.denominator == 0)
    return fail(Code::kDivisionByZero, {"the denominator of a count is 0"}, position);
  Int128 count = simple.count, denominator = simple.denominator;
  if (denominator < 0) {
    count = -count;
    denominator = -denominator;
  }
  Int128 divisor = abs128(count), rest = denominator;
  while (rest != 0) divisor = std::exchange(rest, divisor % rest);
  const auto reducedCount = narrow(count / divisor), reducedDenominator = narrow(denominator / divisor);
  if (!reducedCount || !reducedDenominator)
    return fail(Code::kOverflow, {"a count leaves 64 bits in lowest terms"}, position);
  kind_ = simple.kind;
  out.count = *reducedCount;
  out.denominator = *reducedDenominator;
  out.dims = std::move(simple.dims);
  return true;
}

bool Parser::integer(const char* what, bool mayBeNegative, int64_t& out) {
  at_.skipBlanks();
  const size_t position = at_.position();
  const bool negative = mayBeNegative && at_.accept('-');
  // A sign and its digits are one token.
  if (!isDigit(at_.current()))
    return fail(Code::kSyntax, {"expected ", what, ", found ", at_.found()}, at_.position());
  const std::optional<int64_t> value = at_.digits(negative);
  if (!value) return fail(Code::kOverflow, {what, " leaves 64 bits"}, position);
  out = *value;
  return true;
}

// --- normal form ------------------------------------------------------------------------------

Expected<DescriptorEntry> normalized(const DescriptorEntry& entry);

// A group of `entries` without redundant grouping: one entry is that entry.
Expected<DescriptorEntry> normalized(const std::vector<DescriptorEntry>& entries) {
  DescriptorEntry group;
  group.isGroup = true;
  group.entries.reserve(entries.size());
  for (const DescriptorEntry& inner : entries) {
    CUTECHECK_TRY(next, normalized(inner));
    group.entries.push_back(std::move(next));
  }
  if (group.entries.size() != 1) return group;
  DescriptorEntry only = std::move(group.entries.front());
  return only;
}

Expected<DescriptorEntry> normalized(const DescriptorEntry& entry) {
  if (entry.isGroup) return normalized(entry.entries);
  if (entry.denominator != 1)
    return makeError(Code::kNotDivisible, "layout_descriptor_c5",
                     "the count " + std::to_string(entry.count) + "/" + std::to_string(entry.denominator) +
                         " of a basis is no integer");
  return entry;
}

IntTuple strideOf(const std::vector<DescriptorEntry>& entries) {
  TupleBuilder stride(entries.size());
  for (const DescriptorEntry& entry : entries)
    stride.push(entry.isGroup ? strideOf(entry.entries) : IntTuple(entry.count));
  return std::move(stride).finish();
}

void print(const std::vector<DescriptorEntry>& entries, std::string& out);

void print(const DescriptorEntry& entry, std::string& out) {
  if (entry.isGroup) return print(entry.entries, out);
  out += std::to_string(entry.count);
  if (entry.denominator != 1) out += "/" + std::to_string(entry.denominator);
  for (const uint32_t dim : entry.dims) out += "@" + std::to_string(dim);
}

void print(const std::vector<DescriptorEntry>& entries, std::string& out) {
  out += '(';
  for (size_t i = 0; i < entries.size(); ++i) {
    if (i > 0) out += ", ";
    print(entries[i], out);
  }
  out += ')';
}

}  // namespace

Expected<LayoutDescriptor> parseLayoutDescriptor(std::string_view text) { return Parser(text).layout(); }

Expected<LayoutDescriptor> normalize(const LayoutDescriptor& descriptor) {
  CUTECHECK_TRY(root, normalized(descriptor.bases));
  LayoutDescriptor result;
  result.kind = descriptor.kind;
  result.swizzle = descriptor.swizzle;
  result.identity = descriptor.identity;
  result.reference = descriptor.reference;
  // The outermost parentheses belong to the grammar; a lone basis keeps them.
  if (root.isGroup)
    result.bases = std::move(root.entries);
  else
    result.bases.push_back(std::move(root));
  result.normalizedStride = strideOf(result.bases);
  return result;
}

std::string toString(const LayoutDescriptor& descriptor) {
  std::string out;
  print(descriptor.bases, out);
  return out;
}

bool equivalent(const LayoutDescriptor& a, const LayoutDescriptor& b) {
  const auto left = normalize(a), right = normalize(b);
  return left.ok() && right.ok() && left->bases == right->bases && left->kind == right->kind &&
         left->swizzle == right->swizzle;
}

LayoutDescriptor withSwizzle(LayoutDescriptor descriptor, const Swizzle& swizzle) {
  descriptor.swizzle = swizzle;
  descriptor.kind = LayoutKind::kComposedLayout;
  return descriptor;
}

Expected<LayoutDescriptor> LayoutTable::acquire(const LayoutDescriptor& descriptor) {
  CUTECHECK_TRY(candidate, normalize(descriptor));
  std::string key = std::to_string(static_cast<int>(candidate.kind)) + " ";
  if (candidate.swizzle) key += toString(*candidate.swizzle) + " ";
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
