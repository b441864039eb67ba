// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/declarations.h"

#include <algorithm>
#include <bit>
#include <cctype>
#include <charconv>

#include "oracle/ptx/read/constant.h"

namespace cutecheck::ptx {

namespace {

constexpr uint64_t kMost = uint64_t{1} << 24;
constexpr uint64_t kMostRegisters = ~uint32_t{0};  // of a family

bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// The number of digits alone, with zeros before it too; nothing where it is too large.
std::optional<uint64_t> indexOf(std::string_view digits) {
  uint64_t made = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), made);
  return error == std::errc() && end == digits.data() + digits.size() ? std::optional(made) : std::nullopt;
}

class Reader {
 public:
  Reader(std::string_view text, bool ofRegisters) : text_(text), ofRegisters_(ofRegisters) {}

  PtxDeclaration read() {
    PtxDeclaration made;
    made.wrong = head(made);
    do {
      if (made.wrong.empty()) made.wrong = name(made);
    } while (made.wrong.empty() && take(','));
    if (made.wrong.empty() && !atEnd())
      made.wrong = "what stands behind " + made.names.back().name + " is not read";
    return made;
  }

 private:
  bool atEnd() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
    return at_ == text_.size();
  }
  bool take(char c) {
    if (atEnd() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  // Up to a blank or a sign.
  std::string word() {
    if (atEnd()) return "";
    const size_t begin = at_++;
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) == 0 &&
           std::string_view(".,<>[]=(){}").find(text_[at_]) == std::string_view::npos)
      ++at_;
    return std::string(text_.substr(begin, at_ - begin));
  }

  std::string head(PtxDeclaration& made) {
    static const std::set<std::string, std::less<>> kTypes = {
        ".b8", ".b16", ".b32", ".b64", ".b128", ".u8",  ".u16",   ".u32", ".u64",
        ".s8", ".s16", ".s32", ".s64", ".f16",  ".f32", ".f16x2", ".f64"};
    std::string one = word();
    if (one == ".align") {
      const std::string said = word();
      made.align = ptxNumber(said).value_or(0);
      if (!std::has_single_bit(made.align)) return "the alignment " + said + " is no power of two";
      if (ofRegisters_) return "an alignment of registers is not supported";
      one = word();
    }
    if (one == ".v2" || one == ".v4") {
      made.parts = one == ".v2" ? 2 : 4;
      if (ofRegisters_) return "vectors of registers are not supported";
      one = word();
    }
    if (!kTypes.contains(one) && !(ofRegisters_ && one == ".pred")) return "there is no type " + one;
    made.type = one.substr(1);
    return made.bytes() > 16 ? "a vector has more than 128 bits" : "";
  }

  std::string name(PtxDeclaration& made) {
    PtxDeclaredName one;
    one.name = word();
    if (!ptxIsIdentifier(one.name)) return one.name.empty() ? "a name is missing" : one.name + " is no name";
    if (ofRegisters_ && take('<')) {
      one.family = ptxNumber(word());
      if (!one.family || *one.family > kMostRegisters || !take('>'))
        return "a family of registers is not read: " + one.name;
    }
    while (!ofRegisters_ && take('[')) {
      if (one.extents.empty() && !one.open && take(']')) {
        one.open = true;
        continue;
      }
      const std::optional<uint64_t> extent = ptxNumber(word());
      if (one.open || !extent || *extent == 0 || *extent > kMost || !take(']'))
        return "an extent of " + one.name + " is not read";
      one.extents.push_back(*extent);
    }
    made.names.push_back(std::move(one));
    return "";
  }

  std::string_view text_;
  bool ofRegisters_;
  size_t at_ = 0;
};

}  // namespace

bool ptxIsIdentifier(std::string_view text) {
  if (text.empty() || isDigit(text[0])) return false;
  if (std::string_view("_$%").find(text[0]) != std::string_view::npos && text.size() == 1) return false;
  return std::all_of(text.begin(), text.end(), [&](const char& c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' ||
           (c == '%' && &c == text.data());
  });
}

uint64_t PtxDeclaration::bytes() const {
  if (type == "f16x2") return 4 * uint64_t{parts};
  return indexOf(std::string_view(type).substr(std::min<size_t>(1, type.size()))).value_or(0) / 8 * parts;
}

PtxDeclaration ptxDeclaration(std::string_view text, bool ofRegisters) {
  return Reader(text, ofRegisters).read();
}

bool PtxNames::has(size_t scope, const std::string& name) const {
  const auto found = scopes_.find(scope);
  if (found == scopes_.end()) return false;
  if (found->second.names.contains(name)) return true;
  // %r07 is of the family %r<8> too.
  for (size_t begin = name.size(); begin > 1 && isDigit(name[begin - 1]);) {
    --begin;
    const auto family = found->second.families.find(std::string_view(name).substr(0, begin));
    const std::optional<uint64_t> index = indexOf(std::string_view(name).substr(begin));
    if (family != found->second.families.end() && index && *index < family->second) return true;
  }
  return false;
}

bool PtxNames::add(size_t scope, const std::string& name) {
  if (has(scope, name)) return false;
  return scopes_[scope].names.insert(name).second;
}

bool PtxNames::addFamily(size_t scope, const std::string& begin, uint64_t count) {
  Scope& here = scopes_[scope];
  const auto hasBoth = [](const std::string& shorter, uint64_t of, std::string_view longer) {
    // "q<12>" and "q1<2>" have q10.
    const std::optional<uint64_t> first = indexOf(std::string(longer.substr(shorter.size())) + "0");
    return first && *first < of;
  };
  for (size_t end = begin.size(); end > 1 && isDigit(begin[end - 1]);) {
    --end;
    const auto other = here.families.find(std::string_view(begin).substr(0, end));
    if (count != 0 && other != here.families.end() && hasBoth(other->first, other->second, begin))
      return false;
  }
  for (auto other = here.families.lower_bound(begin);
       other != here.families.end() && other->first.starts_with(begin); ++other)
    if (other->first == begin || (other->second != 0 && hasBoth(begin, count, other->first))) return false;
  for (auto one = here.names.lower_bound(begin); one != here.names.end() && one->starts_with(begin); ++one) {
    const std::optional<uint64_t> index = indexOf(std::string_view(*one).substr(begin.size()));
    if (index && *index < count) return false;
  }
  here.families[begin] = count;
  return true;
}

void PtxRegisters::add(size_t scope, const PtxDeclaredName& one, const std::string& type) {
  Scope& here = scopes_[scope];
  if (one.family)
    here.families[one.name] = {*one.family, type};
  else
    here.names[one.name] = type;
}

std::optional<std::string> PtxRegisters::typeOf(size_t scope, const std::string& name) const {
  const auto here = scopes_.find(scope);
  if (here == scopes_.end()) return std::nullopt;
  if (const auto one = here->second.names.find(name); one != here->second.names.end()) return one->second;
  // A family may end in digits itself: "%x1<4>" has %x10.
  for (const auto& [begin, all] : here->second.families) {
    const std::string rest = name.starts_with(begin) ? name.substr(begin.size()) : "";
    const bool isIndex = std::all_of(rest.begin(), rest.end(), isDigit) && (rest == "0" || rest[0] != '0');
    if (!rest.empty() && isIndex && indexOf(rest).value_or(all.first) < all.first) return all.second;
  }
  return std::nullopt;
}

}  // namespace cutecheck::ptx
