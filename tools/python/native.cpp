// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The compiled half of the Python module: values cross as texts of the notation on the way in, as plain
// Python data on the way out. The classes that a user sees are tools/python/cutecheck/values.py.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "core/eval/evaluate.h"
#include "core/eval/operation.h"
#include "core/notation/foreign.h"
#include "core/notation/foreign_place.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "core/operand/operand_descriptor.h"
#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/work_limit.h"
#include "tools/draw/request.h"
#include "tools/draw/svg.h"
#include "tools/explain/refusal_hint.h"
#include "tools/facts/layout_facts.h"
#include "tools/facts/operand_layout.h"
#include "tools/facts/operand_type.h"
#include "tools/help/foreign_hint.h"
#include "tools/help/hint.h"
#include "tools/help/predicate_help.h"

namespace py = pybind11;

namespace cutecheck::python {
namespace {

// What values.py turns into its exception.
py::tuple refusal(const Diagnostic& error, const std::string& text = {}) {
  const bool inText = !error.position || *error.position <= text.size();
  return py::make_tuple("error", py::make_tuple(error.str(), std::string(codeName(error.code)), error.rule,
                                                error.message, error.witness, error.position,
                                                inText ? help::hintOf(error, text) : std::string()));
}

// An integer, a nested tuple, None for `_`, and text for a leaf that is no integer.
py::object toPython(const IntTuple& t) {
  if (t.isInt()) return py::int_(t.value());
  if (t.isUnderscore()) return py::none();
  if (!t.isTuple()) return py::str(toString(t));
  py::tuple modes(t.rank());
  for (size_t i = 0; i < t.rank(); ++i) modes[i] = toPython(t.mode(i));
  return std::move(modes);
}

// A value as ("kind", what it is made of).
py::tuple tagged(const char* kind, py::object made) { return py::make_tuple(kind, std::move(made)); }

py::tuple toPython(const Swizzle& s) { return tagged("swizzle", py::make_tuple(s.bits, s.base, s.shift)); }

py::tuple toPython(const Layout& layout) {
  return tagged("layout", py::make_tuple(toPython(layout.shape()), toPython(layout.stride())));
}

py::tuple toPython(const ComposedLayout& composed) {
  return tagged("composed", py::make_tuple(toPython(composed.swizzle), toPython(composed.offset),
                                           toPython(composed.layout)));
}

py::tuple toPython(const Tiler& tiler) {
  if (tiler.isKeep()) return tagged("value", py::none());
  if (tiler.isLayout()) return toPython(tiler.layout());
  py::tuple modes(tiler.modes().size());
  for (size_t i = 0; i < modes.size(); ++i) modes[i] = toPython(tiler.modes()[i]);
  return tagged("tuple", std::move(modes));
}

struct ToPython {
  py::tuple operator()(bool truth) const { return tagged("value", py::bool_(truth)); }
  py::tuple operator()(const IntTuple& t) const { return tagged("value", toPython(t)); }
  py::tuple operator()(const Image& image) const { return tagged("value", py::cast(image.offsets)); }
  py::tuple operator()(const Pair& pair) const {
    return tagged("tuple", py::make_tuple(std::visit(*this, pair.first), std::visit(*this, pair.second)));
  }
  template <typename T>
  py::tuple operator()(const T& value) const {
    return toPython(value);
  }
};

py::tuple answer(const Expected<Value>& value) {
  return value.ok() ? std::visit(ToPython(), *value) : refusal(value.error());
}

py::tuple evaluateText(const std::string& text, bool strict) {
  const Expected<NativeText> native = nativeText(text);
  if (!native.ok()) return refusal(native.error());
  const Expected<Expression> expression = parseExpression(native->text);
  if (!expression.ok()) return refusal(placedInGiven(expression.error(), text, native->text), text);
  const Expected<Value> value = evaluate(*expression, strict ? Domain::kStrict : Domain::kExtendLast);
  return value.ok() ? answer(value) : refusal(placedInGiven(value.error(), text, native->text), text);
}

// Both values, the operands and a repair, of a text that evaluate() or prove() refused with this code.
std::string hintOfRefused(const std::string& text, const std::string& code) {
  const Expected<NativeText> native = nativeText(text);
  if (!native.ok()) return {};
  for (const Code one : {Code::kNotComposable, Code::kNotDivisible, Code::kNoComplement})
    if (code == codeName(one)) return cli::hintOfRefusal(makeError(one, "", ""), native->text);
  return {};
}

py::tuple call(const std::string& op, const std::vector<std::string>& arguments, bool strict) {
  return answer(evaluateCall(op, arguments, strict ? Domain::kStrict : Domain::kExtendLast));
}

std::vector<std::pair<std::string, std::string>> operations() {
  std::vector<std::pair<std::string, std::string>> list;
  for (const Operation& operation : operationTable())
    list.emplace_back(std::string(operation.name), std::string(operation.signature));
  return list;
}

std::vector<std::pair<std::string, std::string>> predicates() {
  std::vector<std::pair<std::string, std::string>> list;
  for (const help::PredicateHelp& row : help::predicateHelp())
    list.emplace_back(std::string(row.name), std::string(row.arguments));
  return list;
}

py::list pairs(const std::vector<oracle::Evaluation>& evaluations) {
  py::list list;
  for (const oracle::Evaluation& e : evaluations) list.append(py::make_tuple(e.what, e.value));
  return list;
}

py::tuple prove(const std::string& claim, const std::string& where, bool strict, uint64_t budget) {
  oracle::Options options;
  options.strict = strict;
  if (budget > 0) options.budget = budget;
  if (const auto glued = help::gluedOption(claim)) return refusal(*glued, claim);
  const Expected<NativeText> native = nativeText(claim);
  if (!native.ok()) return refusal(native.error(), claim);
  bool inPremises = false;
  const Expected<oracle::Answer> found = [&] {
    const py::gil_scoped_release others;  // a proof may take seconds
    Expected<oracle::Answer> answer = oracle::prove(native->text, where, options);
    if (!answer.ok()) {
      const oracle::WorkLimit reading(options.work);
      const auto read = oracle::readClaim(native->text, where);
      const auto* error = std::get_if<oracle::ClaimError>(&read);
      inPremises = error != nullptr && error->text == oracle::ClaimText::kPremises;
    }
    return answer;
  }();
  if (!found.ok()) return refusal(found.error(), inPremises ? where : claim);
  py::dict said;
  said["verdict"] = std::string(oracle::verdictName(found->verdict));
  said["claim"] = found->claim;
  said["premises"] = found->premises;
  said["implicit"] = found->implicit;
  said["missing"] = found->missing;
  said["units"] = found->units;
  py::list derivations;
  for (const oracle::Derivation& d : found->derivations)
    derivations.append(py::make_tuple(d.decider(), std::string(oracle::engineName(d.engine())), d.goal()));
  said["derivations"] = derivations;
  said["witness"] = py::none();
  if (found->counterexample) {
    py::dict witness;
    witness["symbols"] = found->counterexample->assignment;
    witness["coordinates"] = found->counterexample->indices;
    witness["values"] = pairs(found->counterexample->evaluated);
    witness["because"] = found->counterexample->note;
    said["witness"] = witness;
  }
  return tagged("answer", said);
}

py::tuple check(const std::string& text) {
  const Expected<NativeText> native = nativeText(text);
  if (!native.ok()) return refusal(native.error());
  Expected<Expression> parsed = parseExpression(native->text);
  if (!parsed.ok()) return refusal(parsed.error(), native->text);
  // A print may stand for a call, make_layout((4,8)), which is a value when it is computed.
  const Expected<Value> value = native->text == text ? toValue(*parsed) : evaluate(*parsed);
  if (!value.ok()) return refusal(value.error());
  const Expected<cli::LayoutFacts> facts = cli::layoutFacts(*value);
  if (!facts.ok()) return refusal(facts.error());
  py::dict said;
  said["size"] = facts->size;
  said["cosize"] = facts->cosize;
  said["injective"] = facts->injective();
  said["bijective"] = facts->bijective();
  said["contiguous"] = facts->contiguous;
  said["alignment"] = facts->alignment;
  said["collision"] = facts->collision;
  return tagged("answer", said);
}

// The request field by field, as tools/draw/request.h has it; `premises` are those of a claim with symbols.
draw::Request requestOf(const py::dict& asked) {
  draw::Request request;
  const auto text = [&](const char* name, std::string& field) {
    if (asked.contains(name)) field = py::cast<std::string>(asked[name]);
  };
  const auto number = [&](const char* name, int64_t& field) {
    if (asked.contains(name)) field = py::cast<int64_t>(asked[name]);
  };
  if (asked.contains("expressions")) request.expressions = py::cast<std::vector<std::string>>(asked["expressions"]);
  text("bindings", request.bindings), text("tile", request.tile), text("banks", request.access), text("claim", request.claim);
  text("atom", request.atom), text("operand", request.operand), text("shared", request.shared);
  text("tensor_memory", request.dataPath), text("slice", request.slice), text("zoom", request.zoom),
      text("title", request.title), text("colour_by", request.colourBy);
  if (asked.contains("every_cell")) request.everyCell = py::cast<bool>(asked["every_cell"]);
  if (asked.contains("narrow")) request.narrow = py::cast<bool>(asked["narrow"]);
  number("element", request.element), number("bits", request.bits), number("columns", request.columns);
  return request;
}

// Of a claim whose symbols have no numbers: those of its counterexample.
Expected<draw::Picture> pictureOf(draw::Request request, const std::string& premises) {
  Expected<draw::Picture> picture = draw::pictureOf(request);
  if (picture.ok() || request.claim.empty() || picture.error().rule != "draw_c1") return picture;
  const Expected<oracle::Answer> answer = oracle::prove(request.claim, premises, {});
  if (!answer.ok()) return answer.error();
  if (answer->verdict != oracle::Verdict::kRefuted || !answer->counterexample)
    return makeError(Code::kUsage, "draw_c11",
                     "the claim is " + std::string(oracle::verdictName(answer->verdict)) +
                         ": there is no counterexample to draw; numbers= gives its symbols numbers");
  for (const auto& [name, value] : answer->counterexample->assignment)
    request.bindings += (request.bindings.empty() ? "" : ",") + name + "=" + std::to_string(value);
  return draw::pictureOf(request);
}

py::tuple draw(const py::dict& asked, const std::string& premises, const std::string& prefix) {
  const Expected<draw::Picture> picture = pictureOf(requestOf(asked), premises);
  if (!picture.ok()) return refusal(picture.error());
  return tagged("value", py::str(draw::toSvg(*picture, {draw::Theme::kAuto, prefix})));
}

py::dict fieldsOf(uint64_t word, const MatrixDescriptor& d) {
  py::dict fields;
  fields["word"] = word;
  fields["arch"] = d.arch == MatrixArch::kSm90 ? "sm90" : "sm100";
  fields["start_address"] = d.startAddress;
  fields["leading_byte_offset"] = d.leadingByteOffset;
  fields["stride_byte_offset"] = d.strideByteOffset;
  fields["base_offset"] = d.baseOffset;
  fields["leading_absolute"] = d.leadingAbsolute;
  fields["swizzle"] = std::string(modeName(d.mode));
  return fields;
}

MatrixArch archOf(const std::string& name) { return name == "sm100" ? MatrixArch::kSm100 : MatrixArch::kSm90; }

py::tuple descriptor(const std::string& layout, const std::string& type, const std::string& major, const std::string& arch,
                     int64_t address) {
  const auto compute = [&]() -> Expected<py::list> {
    if ((arch != "sm90" && arch != "sm100") || (major != "k" && major != "mn"))
      return makeError(Code::kUsage, "descriptor_c1", "arch is 'sm90' or 'sm100', major 'k' or 'mn'");
    CUTECHECK_TRY(bits, cli::operandBits(type, arch));
    CUTECHECK_TRY(native, nativeText(layout));
    CUTECHECK_TRY(operand, cli::parseOperandLayout(native.text));
    CUTECHECK_TRY(found, operandDescriptors(operand, archOf(arch), {major == "k" ? Major::kK : Major::kMn, bits}, address));
    py::list list;
    for (const MatrixDescriptor& one : found.instructions) {
      CUTECHECK_TRY(word, encode(one));
      list.append(fieldsOf(word, one));
    }
    return list;
  };
  const Expected<py::list> list = compute();
  return list.ok() ? tagged("value", *list) : refusal(list.error());
}

py::tuple decodeDescriptor(uint64_t word, const std::string& arch) {
  const auto d = decodeMatrixDescriptor(word, archOf(arch));
  return d.ok() ? tagged("value", fieldsOf(word, *d)) : refusal(d.error());
}

}  // namespace
}  // namespace cutecheck::python

PYBIND11_MODULE(_native, module) {
  using namespace cutecheck::python;
  module.doc() = "The compiled half of cutecheck.";
  module.attr("version") = CUTECHECK_VERSION;
  module.def("operations", operations);
  module.def("predicates", predicates);
  module.def("evaluate", evaluateText);
  module.def("call", call);
  module.def("hint_of_refused", hintOfRefused);
  module.def("prove", prove);
  module.def("check", check);
  module.def("draw", draw);
  module.def("descriptor", descriptor);
  module.def("decode_descriptor", decodeDescriptor);
}
