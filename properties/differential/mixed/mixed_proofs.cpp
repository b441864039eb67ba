// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_proofs.h"

#include <map>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/tiling/logical_divide.h"
#include "lowering/algebra/tiling/logical_product.h"
#include "lowering/algebra/tiling/tiled_divide.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "oracle/claims/prove.h"
#include "properties/differential/mixed/mixed_profiles.h"
#include "properties/differential/mixed/mixed_swizzle_proofs.h"
#include "properties/validation/symbolic_builder.h"

namespace cutecheck::run {
namespace {

using mixed::Arithmetic;
using mixed::MixedLayout;
using Asked = Obligation::Asked;

Layout read(const std::string& text) { return parseLayout(text).value(); }

// The last stride of a mode that moves, one larger: another function, wherever that mode has a second
// element.
Layout disturbed(const Layout& a) {
  const std::vector<IntTuple> extents = leaves(a.shape());
  std::vector<IntTuple> strides = leaves(a.stride());
  for (size_t i = strides.size(); i-- > 0;) {
    if (extents[i].isInt(1)) continue;
    const Scalar stride = strides[i].isInt() ? ScalarNode::constant(strides[i].value()) : strides[i].scalar();
    strides[i] =
        IntTuple::symbolic(ScalarNode::binary(ScalarNode::Op::kAdd, stride, ScalarNode::constant(1)));
    break;
  }
  return Layout::unchecked(a.shape(), withLeaves(a.stride(), strides));
}

// An obligation of an operation whose answer is a layout.
template <typename Engine, typename Claims>
Obligation obligation(std::string text, Engine engine, Claims claims) {
  return {std::move(text), [engine, claims](bool disturb) {
            SymbolicBuilder builder;
            Arithmetic arithmetic(builder);
            const Expected<MixedLayout> got = engine(arithmetic, builder);
            Asked asked;
            if (!got) {
              asked.refused = got.error().rule;
              return asked;
            }
            const Layout answer = builder.valueOf(*got);
            const Layout other = disturb ? disturbed(answer) : answer;
            if (disturb && other == answer) asked.refused = "of one element";
            asked.claims = claims(toString(other));
            return asked;
          }};
}

// `answer == definition`.
auto equalTo(std::string definition) {
  return [definition](const std::string& answer) { return std::vector{answer + " == " + definition}; };
}

std::string complementOf(const std::string& a, const std::string& cotarget) {
  return "complement(" + a + "," + cotarget + ")";
}

std::vector<Layout> dynamicLayouts(const std::string& prefix) {
  std::vector<Layout> all;
  for (const Profile& profile : allProfiles())
    for (const Dynamic dynamic : kDynamics) all.push_back(layoutOf(profile, dynamic, prefix));
  return all;
}

std::vector<Layout> staticLayouts() {
  std::vector<Layout> all;
  for (const Profile& profile : allProfiles())
    for (const Static how : kStatics) all.push_back(layoutOf(profile, how));
  return all;
}

std::vector<Obligation> coalesceObligations() {
  std::vector<Obligation> all;
  for (const Layout& a : dynamicLayouts("A")) {
    const std::string text = toString(a);
    all.push_back(obligation(
        "coalesce " + text,
        [a](Arithmetic& m, SymbolicBuilder& b) { return mixed::coalesce(m, b.layout(a)); }, equalTo(text)));
    const IntTuple profile = IntTuple::tuple(std::vector<IntTuple>(a.rank(), IntTuple(1)));
    all.push_back(obligation(
        "coalesce by mode " + text,
        [a, profile](Arithmetic& m, SymbolicBuilder& b) { return mixed::coalesce(m, b.layout(a), profile); },
        equalTo(text)));
  }
  return all;
}

void addComposition(std::vector<Obligation>& all, const Layout& a, const Layout& b) {
  const std::string definition = "composition(" + toString(a) + "," + toString(b) + ")";
  all.push_back(obligation(
      definition,
      [a, b](Arithmetic& m, SymbolicBuilder& builder) {
        return mixed::composition(m, builder.layout(a), builder.layout(b));
      },
      equalTo(definition)));
}

std::vector<Obligation> compositionObligations() {
  std::vector<Obligation> all;
  for (const Layout& a : dynamicLayouts("A"))
    for (const char* b :
         {"2:1", "(2,2):(1,4)", "2:2", "(2,(2,2)):(4,(1,2))", "Bs:1", "(Bs,Bt):(Bd{div=64},1)"})
      addComposition(all, a, read(b));
  for (const Profile& profile : allProfiles())
    for (const Dynamic dynamic : kDynamics) {
      const Layout b = layoutOf(profile, dynamic, "B");
      addComposition(all, read("As:Ad"), b);
      // Of more than three steps that only run time knows, the oracle's second derivation is beyond its
      // budget.
      if (dynamic == Dynamic::kDivided && leaves(b.shape()).size() > 3) continue;
      for (const char* a : {"(4,As):(Ad,Ae)", "(As{div=8},At):(Ad,Ae)", "(4,8):(1,4)", "(2,4,As):(Ad,Ae,Af)"})
        addComposition(all, read(a), b);
    }
  return all;
}

// (filter(A), R) takes no offset twice, and every one below the cotarget.
auto complementClaims(std::string a, std::string cotarget) {
  return [a, cotarget](const std::string& answer) {
    const std::string both = "concat(filter(" + a + ")," + answer + ")";
    return std::vector{"injective(" + both + ")", "covers(" + both + "," + cotarget + ")"};
  };
}

std::vector<Obligation> complementObligations() {
  std::vector<Obligation> all;
  for (const Layout& a : staticLayouts()) {
    const std::string text = toString(a);
    for (const char* cotarget : {"M", "M{div=48}", "100", "4096"}) {
      const IntTuple target = parseIntTuple(cotarget).value();
      all.push_back(obligation(
          complementOf(text, cotarget),
          [a, target](Arithmetic& m, SymbolicBuilder& b) {
            return mixed::complement(m, b.layout(a), b.tuple(target, mixed::Role::kExtent).number());
          },
          complementClaims(text, cotarget)));
    }
    all.push_back(obligation(
        "complement(" + text + ")",
        [a](Arithmetic& m, SymbolicBuilder& b) { return mixed::complement(m, b.layout(a)); },
        complementClaims(text, "cosize(filter(" + text + "))")));
  }
  return all;
}

std::string divided(const Layout& a, const Tiler& tiler) {
  const std::string text = toString(a);
  if (tiler.isKeep()) return text;
  const std::string tile = toString(tiler.layout());
  return "composition(" + text + ",concat(" + tile + "," + complementOf(tile, "size(" + text + ")") + "))";
}

// One claim for each mode under a tiler by mode.
auto dividedClaims(const Layout& a, const Tiler& tiler) {
  return [a, tiler](const std::string& answer) {
    if (!tiler.isTuple()) return std::vector{answer + " == " + divided(a, tiler)};
    const Layout modes = read(answer);
    std::vector<std::string> claims;
    for (size_t i = 0; i < a.rank(); ++i)
      claims.push_back(toString(modes.mode(i)) + " == " +
                       divided(a.mode(i), i < tiler.modes().size() ? tiler.modes()[i] : Tiler::keep()));
    return claims;
  };
}

// The same tiler for each mode.
Tiler everywhere(const Layout& a, const char* tile) {
  return Tiler::tuple(std::vector<Tiler>(a.rank(), Tiler(read(tile))));
}

std::vector<Obligation> divideObligations() {
  std::vector<Obligation> all;
  using Divide = Expected<MixedLayout> (*)(Arithmetic&, const MixedLayout&, const Tiler&);
  const std::pair<const char*, Divide> regrouped[] = {{"zipped_divide", mixed::zippedDivide},
                                                      {"tiled_divide", mixed::tiledDivide},
                                                      {"flat_divide", mixed::flatDivide}};
  for (const Layout& a : dynamicLayouts("A")) {
    std::vector<Tiler> tilers = {everywhere(a, "2:1"), everywhere(a, "(2,2):(1,4)"), Tiler(read("4:1"))};
    Tiler kept = Tiler::tuple({Tiler(read("4:1"))});
    if (a.rank() > 1) kept = Tiler::tuple({Tiler::keep(), Tiler(read("4:2"))});
    tilers.push_back(kept);
    for (const Tiler& tiler : tilers) {
      const std::string operands = "(" + toString(a) + "," + toString(tiler) + ")";
      all.push_back(obligation(
          "logical_divide" + operands,
          [a, tiler](Arithmetic& m, SymbolicBuilder& b) {
            return mixed::logicalDivide(m, b.layout(a), tiler);
          },
          dividedClaims(a, tiler)));
      for (const auto& [name, divide] : regrouped)
        all.push_back(obligation(
            name + operands,
            [a, tiler, divide = divide](Arithmetic& m, SymbolicBuilder& b) {
              return divide(m, b.layout(a), tiler);
            },
            equalTo(name + operands)));
    }
  }
  return all;
}

// The logical product, and with `regroups` the forms that arrange its modes otherwise.
void addProducts(std::vector<Obligation>& all, const Layout& a, const Layout& b, bool regroups) {
  using Product = Expected<MixedLayout> (*)(Arithmetic&, const MixedLayout&, const MixedLayout&);
  const std::pair<const char*, Product> regrouped[] = {{"tiled_product", mixed::tiledProduct},
                                                       {"flat_product", mixed::flatProduct},
                                                       {"blocked_product", mixed::blockedProduct},
                                                       {"raked_product", mixed::rakedProduct}};
  const auto add = [&](const std::string& text, Product product, const std::string& definition) {
    all.push_back(obligation(
        text,
        [a, b, product](Arithmetic& m, SymbolicBuilder& builder) {
          return product(m, builder.layout(a), builder.layout(b));
        },
        equalTo(definition)));
  };
  const std::string left = toString(a), right = toString(b);
  const std::string operands = "(" + left + "," + right + ")";
  const std::string room = "size(" + left + ")*cosize(" + right + ")";
  add("logical_product" + operands, mixed::logicalProduct,
      "concat(" + left + ",composition(" + complementOf(left, room) + "," + right + "))");
  if (!regroups) return;
  for (const auto& [name, product] : regrouped) add(name + operands, product, name + operands);
}

std::vector<Obligation> productObligations() {
  std::vector<Obligation> all;
  for (const Profile& profile : allProfiles()) {
    for (const Static how : kStatics)
      for (const char* b : {"Bs:1", "(2,Bs):(1,2)", "(Bs,Bt):(2,0)", "(2,3):(3,1)"})
        addProducts(all, layoutOf(profile, how), read(b), how == Static::kColumns);
    for (const Dynamic dynamic : {Dynamic::kExtents, Dynamic::kLast, Dynamic::kAll})
      for (const char* a : {"(2,3):(1,2)", "4:1", "(2,2):(1,8)"})
        addProducts(all, read(a), layoutOf(profile, dynamic, "B"), a[1] == '2' && a[3] == '3');
  }
  return all;
}

// Proved, Refuted and so on; a claim that is refused says why.
std::string verdictOn(const std::string& claim, bool patient) {
  // A cotarget and a coordinate are what their roles say. Steps of the right operand that run time knows go
  // up: of several whose sign is not known the oracle has one derivation only.
  std::string where = claim.find('M') != std::string::npos     ? "M >= 1"
                      : claim.find("(i,") != std::string::npos ? "i >= 0"
                                                               : "";
  for (const char* stride : {"Bd", "Bd0", "Bd1", "Bd2", "Bd3", "Bd4", "Bd5", "Bd6", "Bd7", "Bd8"}) {
    const size_t at = claim.find(std::string(stride) + "{"), plain = claim.find(std::string(stride) + ",");
    const size_t last = claim.find(std::string(stride) + ")");
    if (at == std::string::npos && plain == std::string::npos && last == std::string::npos) continue;
    where += (where.empty() ? "" : ",") + std::string(stride) + " >= 1";
  }
  // What nearly all need is structural; few are left open by a small budget and asked again.
  oracle::Options options;
  options.budget = 50'000;
  auto answer = oracle::prove(claim, where, options);
  if (patient && answer && answer->verdict == oracle::Verdict::kUnknown) answer = oracle::prove(claim, where);
  return answer ? std::string(oracle::verdictName(answer->verdict)) : answer.error().str();
}

}  // namespace

const std::vector<std::string>& provedFamilies() {
  static const std::vector<std::string> all = {"composition", "complement", "coalesce",
                                               "divide",      "product",    "swizzle"};
  return all;
}

std::vector<Obligation> obligationsOf(const std::string& family) {
  if (family == "composition") return compositionObligations();
  if (family == "complement") return complementObligations();
  if (family == "coalesce") return coalesceObligations();
  if (family == "divide") return divideObligations();
  if (family == "product") return productObligations();
  return swizzleObligations(dynamicLayouts("A"));
}

ProofCounts prove(const std::string& family, int64_t stride) {
  ProofCounts counts;
  std::map<std::string, int64_t> reasons;
  const std::vector<Obligation> all = obligationsOf(family);
  for (size_t i = 0; i < all.size(); i += static_cast<size_t>(stride)) {
    const Asked asked = all[i].ask(false);
    ++counts.obligations;
    if (!asked.refused.empty()) {
      ++counts.refused;
      ++reasons[asked.refused];
      continue;
    }
    std::string unproved = asked.claims.empty() ? "nothing is claimed" : "";
    std::vector<std::string> verdicts;
    for (const std::string& claim : asked.claims) {
      ++counts.claims;
      const std::string verdict = verdictOn(claim, true);
      if (verdict != "Proved" && unproved.empty()) unproved = verdict + ": " + claim;
    }
    if (asked.bits && unproved.empty()) {
      for (const std::string& word : asked.bits()) {
        ++counts.claims;
        if (word != "Proved") unproved = word;
      }
    }
    if (unproved.empty()) {
      ++counts.proved;
      continue;
    }
    if (++counts.unproved == 1) counts.first = all[i].text + ": " + unproved;
    counts.allUnproved.push_back(all[i].text + ": " + unproved);
  }
  counts.reasons.assign(reasons.begin(), reasons.end());
  return counts;
}

DisturbedCounts refuteDisturbed(const std::string& family, int64_t stride) {
  DisturbedCounts counts;
  const std::vector<Obligation> all = obligationsOf(family);
  for (size_t i = 0; i < all.size(); i += static_cast<size_t>(stride)) {
    const Asked asked = all[i].ask(true);
    if (!asked.refused.empty()) continue;
    ++counts.asked;
    bool refuted = false, proved = true;
    for (const std::string& claim : asked.claims) {
      const std::string verdict = verdictOn(claim, false);
      refuted |= verdict == "Refuted";
      proved &= verdict == "Proved";
    }
    counts.refuted += refuted;
    counts.proved += proved;
    if (proved) counts.first = all[i].text;
  }
  return counts;
}

}  // namespace cutecheck::run
