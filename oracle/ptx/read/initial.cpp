// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/initial.h"

#include <algorithm>
#include <cctype>

namespace cutecheck::ptx {

namespace {

// "1.5", "1e5", "0f3f800000", ".5"
bool isFloat(const PtxToken& one) {
  const std::string& text = one.text;
  if (one.kind == PtxToken::Kind::kDirective)
    return text.size() > 1 && std::isdigit(static_cast<unsigned char>(text[1])) != 0;
  if (one.is(".")) return true;
  if (!one.isNumber()) return false;
  const bool based =
      text.size() > 1 && text[0] == '0' && std::isalpha(static_cast<unsigned char>(text[1])) != 0;
  const char base = based ? text[1] : char{0};
  if (base == 'f' || base == 'F' || base == 'd' || base == 'D') return true;
  return text.find_first_of(based ? "." : ".eE") != std::string::npos;
}

class Values {
 public:
  Values(const PtxInitialOf& of, const PtxPlaceOf& place) : of_(of), place_(place) {}

  // Of an array in braces as deep as it has extents, and the parts of a vector in braces below.
  std::string list(PtxTokens value, size_t depth) const {
    const bool ofVector = depth == of_.extents.size();
    if (ofVector && of_.parts == 1) return one(value);
    if (value.size() < 2 || !value.front().is("{") || !value.back().is("}"))
      return "a value of another kind: " + shown(value) + " stands for a list in braces";
    const std::vector<PtxTokens> all = ptxParts(value.subspan(1, value.size() - 2), ",");
    const uint64_t extent = ofVector ? of_.parts : of_.extents[depth];
    if ((extent != 0 && all.size() > extent) || (ofVector && all.size() != extent))
      return std::to_string(all.size()) + " values for " + std::to_string(extent);
    for (const PtxTokens part : all)
      if (std::string wrong = ofVector ? one(part) : list(part, depth + 1); !wrong.empty()) return wrong;
    return "";
  }

 private:
  static std::string shown(PtxTokens value) {
    std::string all;
    for (const PtxToken& token : value.first(std::min<size_t>(value.size(), 6))) all += token.text;
    return all.empty() ? "nothing" : all;
  }

  std::string one(PtxTokens value) const {
    if (value.empty()) return "a value is missing";
    if (value.front().is("{")) return "a list in braces where one value stands";
    const auto isPlace = [](const PtxToken& token) { return token.isName() && token.text != "WARP_SZ"; };
    if (std::any_of(value.begin(), value.end(), isPlace)) return address(value);
    const bool floats = std::any_of(value.begin(), value.end(), isFloat);
    const bool wantsFloat = of_.type == "f32" || of_.type == "f64";
    if (of_.type == "f16" || of_.type == "f16x2") return "of ." + of_.type + " there are no initial values";
    if (wantsFloat != floats && of_.type[0] != 'b')
      return "a value of another kind: " + shown(value) + " of ." + of_.type;
    for (size_t i = 0; i < value.size(); ++i) {
      if (value[i].kind == PtxToken::Kind::kString) return "a string is no value";
      if (i > 0 && isWhole(value[i]) &&
          (isWhole(value[i - 1]) || (value[i - 1].is(")") && !closesCast(value, i - 1))))
        return "there is no sign between the values of " + shown(value);
    }
    return "";
  }
  static bool isWhole(const PtxToken& one) { return one.isNumber() || one.isName(); }
  static bool closesCast(PtxTokens value, size_t close) {
    return close > 1 && value[close - 1].kind == PtxToken::Kind::kDirective && value[close - 2].is("(");
  }

  // "name", "name+4", "generic(name)+4", "0xff(name)".
  std::string address(PtxTokens value) const {
    if (of_.type[0] != 'u') return "a value of another kind: " + shown(value) + " of ." + of_.type;
    PtxCursor at(value);
    const bool isMasked = at.now().isNumber() && at.behind().is("(");
    if (isMasked) at.next(), at.next();
    if (!isMasked && (of_.type == "u8" || of_.type == "u16"))
      return "a value of another kind: " + shown(value) + " of ." + of_.type;
    const bool isGeneric = at.now().is("generic") && at.behind().is("(");
    if (isGeneric) at.next(), at.next();
    const PtxToken name = at.next();
    if (!name.isName()) return shown(value) + " is no value";
    if (std::string wrong = place_(name.text, isGeneric); !wrong.empty()) return wrong;
    if (isGeneric && !at.take(")")) return shown(value) + " is no value";
    if (at.take("+") && !at.next().isNumber()) return shown(value) + " is no value";
    if (isMasked && !at.take(")")) return shown(value) + " is no value";
    return at.atEnd() ? "" : shown(value) + " is no value";
  }

  const PtxInitialOf& of_;
  const PtxPlaceOf& place_;
};

}  // namespace

std::string ptxWrongInitial(PtxTokens value, const PtxInitialOf& of, const PtxPlaceOf& place) {
  return Values(of, place).list(value, 0);
}

}  // namespace cutecheck::ptx
