// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What becomes of a sum before it is rounded: factors of rows and columns, alpha, C and bias.
#include "tools/product/end_text.h"
#include "tools/product/factors_text.h"
#include "tools/product/product_values.h"

namespace cutecheck::product {
namespace {

std::string factorLoad(const std::string& name, const std::string& at, const std::string& operand) {
  return filled(kFactorLoaded, {{"NAME", name}, {"AT", at}, {"OPERAND", operand}});
}
std::string rowFactorLoads(const std::string& row) {
  return factorLoad("row_factor0", row + "0", "a") + factorLoad("row_factor1", row + "1", "a") + kRowFactors;
}
std::string factorsOf() {
  return filled(kFactorsOf, {{"OPERAND", "a"}, {"EXTENT", "m"}}) +
         filled(kFactorsOf, {{"OPERAND", "b"}, {"EXTENT", "n"}});
}
std::string keptPlaced(const std::string& of, const std::string& place) {
  return filled(kKeptPlaced, {{"OF", of}, {"PLACE", place}});
}

// A bias, in f32, by the name that it has with a number behind.
std::string biasLoad(const ProductTile& tile, int32_t at, const std::string& column) {
  const bool wide = tile.elements.wide;
  return filled(kBiasLoaded + std::string(wide ? "" : kBiasWidened),
                {{"AT", text(at)}, {"COLUMN", column}, {"LOADED", wide ? "bias_of" : "narrow_bias"}});
}

// The eight elements of C from a pair of columns on, by names that end in `at`.
std::string loadedEight(const std::string& at, const std::string& pair, int32_t ahead) {
  std::string pairs;
  for (const char* side : {"0", "1"})
    for (const char* row : {"0", "1"}) pairs += filled(kPairLoaded, {{"ROW", row}, {"SIDE", side}});
  return filled(kCLoaded, {{"PAIRS_LOADED", pairs},
                           {"AT", at},
                           {"PAIR", pair},
                           {"PAIRS_AHEAD", text(ahead)},
                           {"PAIRS_BEHIND", text(ahead + 4)}});
}

// Alpha, C and bias of eight sums of the name `sum`.
std::string ended(const ProductTile& tile, const std::string& sum) {
  const ProductForm& form = tile.form;
  if (form.plain()) return "";
  const bool wide = tile.elements.wide;
  std::string end = filled(kTimesAlpha, {{"SUM", sum}});
  if (form.c) end += (wide ? "" : kCWidened) + filled(kPlusC, {{"C", wide ? "loaded_c" : "wide_c"}});
  if (form.bias) end += filled(kPlusBias, {{"SUM", form.c ? "with_c" : "by_a"}});
  return end;
}
// The name of what becomes of the sums that had the name `sum`.
std::string endedName(const ProductForm& form, const std::string& sum) {
  return form.bias ? "with_bias" : form.c ? "with_c" : form.alpha ? "by_a" : sum;
}

// In the fixup, of a thread's eight sums.
std::string endedSumOfFixup(const ProductTile& tile) {
  const ProductForm& form = tile.form;
  std::string end = form.plain() ? "" : filled(kEights, {{"NAME", "alpha"}});
  if (form.c)
    end += filled(kEights, {{"NAME", "beta"}}) + kCPlaced + filled(kCOfThread, {{"ROW", "row"}}) +
           loadedEight("", "pair0", 0);
  if (form.bias) {
    const char* columns[] = {"column0", "after_column0", "column1", "after_column1"};
    std::string loads;
    for (int32_t at = 0; at < 4; ++at) loads += biasLoad(tile, at, columns[at]);
    end += kBiasPlaced + filled(kBiasOfThread, {{"BIAS_LOADS", loads}});
  }
  return end + filled(ended(tile, tile.elements.scaled() ? "sum_scaled" : "sum"), {{"AT", ""}});
}

// Before the products, so that the loads pass with them.
std::string loadedBefore(const ProductTile& tile) {
  std::string loads = tile.elements.scaled() ? rowFactorLoads("thread_row") : "";
  for (int32_t at = 0; tile.elements.scaled() && 128 * at < tile.columns; ++at)
    loads += factorLoad("column_factor" + text(at), "thread_column" + text(at), "b");
  for (int32_t at = 0; tile.form.bias && 128 * at < tile.columns; ++at)
    loads += biasLoad(tile, at, "thread_column" + text(at));
  if (tile.form.c) loads += filled(kCOfThread, {{"ROW", "thread_row"}}) + kPairOfThread + loadedC(tile, 0);
  return loads.empty() ? "" : kPlacesOfThread + loads;
}

std::string factorsOfFixup() {
  std::string loads = rowFactorLoads("row");
  for (int32_t at = 0; at < 4; ++at)
    loads +=
        factorLoad("column_factor" + text(at), "column" + text(at / 2) + (at % 2 == 0 ? "" : "_next"), "b");
  return filled(kSumScaled, {{"FACTORS_OF", factorsOf()}, {"FACTOR_LOADS", loads}});
}

}  // namespace

std::string scaledColumns(const ProductTile& tile) { return tile.elements.scaled() ? kScaled : ""; }

std::string endedColumns(const ProductTile& tile) {
  return (tile.form.bias ? kBiasOfColumns : "") + ended(tile, tile.elements.scaled() ? "z" : "x");
}

std::string endedSum(const ProductTile& tile) {
  return endedName(tile.form, tile.elements.scaled() ? "z" : "x");
}

std::string fixedSum(const ProductTile& tile) {
  return endedName(tile.form, tile.elements.scaled() ? "sum_scaled" : "sum");
}

std::string keptColumns(const ProductTile& tile) {
  std::string kept;
  const auto keep = [&](const std::string& of, const std::string& value) {
    for (int32_t at = 0; 128 * at < tile.columns; ++at)
      kept += filled(
          kFactorKept,
          {{"OF", of}, {"KEEPS", value}, {"AT", text(at)}, {"PLACE", at == 0 ? "thread" : "thread_after"}});
  };
  if (tile.elements.scaled()) keep("", "column_factor");
  if (tile.form.bias) keep("bias_", "bias_of");
  return kept;
}

std::string loadedC(const ProductTile& tile, int32_t box) {
  std::string loads;
  const int32_t parts = tile.storeColumns() / 16;
  for (int32_t part = 0; tile.form.c && part < parts; ++part)
    loads += loadedEight(text(box) + text(part), "pair_c", 8 * (parts * box + part));
  return loads;
}

Named valuesOfEnds(const ProductTile& tile) {
  const Bytes bytes(tile);
  const ProductForm& form = tile.form;
  const bool scaled = tile.elements.scaled(), keeps = scaled || form.bias;
  std::string types = form.c ? kCTypes : "", arguments = form.plain() ? "" : kAlphaArgument;
  std::string ends = form.plain() ? "" : filled(kEights, {{"NAME", "alpha"}});
  if (form.c) {
    arguments += kCArguments;
    ends += filled(kEights, {{"NAME", "beta"}}) + kCPlaced;
  }
  if (form.bias) {
    types += kBiasTypes + std::string(scaled ? "" : kKeptTypes);
    arguments += kBiasArgument;
    ends += kBiasPlaced + keptPlaced("bias_", "${TO_BIAS}");
  }
  return {{"FACTOR_TYPES", scaled ? std::string(kFactorTypes) + kKeptTypes : ""},
          {"FACTOR_ARGUMENTS", scaled ? kFactorArguments : ""},
          {"FACTORS", scaled ? filled(kFactorsPlaced, {{"FACTORS_OF", factorsOf()},
                                                       {"KEPT_PLACED", keptPlaced("", "${TO_FACTORS}")}})
                             : ""},
          {"THREAD_OF_TILE", keeps || form.c ? kThreadOfTile : ""},
          {"FACTORS_LOADED", loadedBefore(tile)},
          {"SUM_SCALED", scaled ? factorsOfFixup() : ""},
          {"END_TYPES", types},
          {"END_ARGUMENTS", arguments},
          {"ENDS", ends},
          {"SUM_ENDED", form.plain() ? "" : endedSumOfFixup(tile)},
          {"KEPT_FACTORS", "(${KEPT},${CONSUMERS}):(1,${KEPT})"},
          {"FOUR_FACTORS", "((2,2),4,${SIXTEENS},${CONSUMERS}):((1,8),2,16,${KEPT})"},
          {"KEPT", text(bytes.kept)},
          {"TO_FACTORS", text(bytes.factors)},
          {"TO_BIAS", text(bytes.bias)}};
}

}  // namespace cutecheck::product
