// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/batch.h"

#include <map>
#include <vector>

#include "core/eval/evaluate.h"
#include "core/eval/operation_alias.h"
#include "core/notation/layout_descriptor.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "tools/console/report.h"
#ifdef CUTECHECK_WITH_LOWERING
#include "lowering/pipeline/lower.h"
#endif

namespace cutecheck::cli {

namespace {

constexpr int kMaxJsonDepth = 8;

std::string answer(const Json& id, Json body) {
  Json json;
  if (!id.is_discarded()) json["id"] = id;
  json.update(body);
  return dump(json);
}

std::string failure(const Json& id, const Diagnostic& diagnostic) {
  return answer(id, Json{{"error", toJson(diagnostic)}});
}

std::string badRequest(const Json& id, std::string rule, std::string message) {
  return failure(id, makeError(Code::kBadRequest, std::move(rule), std::move(message)));
}

// Readers of texts: what is read is answered as it prints.
struct Reader {
  std::string_view name;
  Expected<std::string> (*read)(std::string_view text);
};

template <auto parse>
Expected<std::string> printed(std::string_view text) {
  CUTECHECK_TRY(value, parse(text));
  return toString(value);
}

constexpr Reader kReaders[] = {
    {"parse_descriptor", printed<parseLayoutDescriptor>},
    {"parse_layout", printed<parseLayout>},
    {"parse_value", printed<parseValue>},
#ifdef CUTECHECK_WITH_LOWERING
    {"verify_module", [](std::string_view text) { return lowering::readModule(std::string(text)); }},
#endif
};

Expected<std::string> compute(const std::string& op, const std::vector<std::string>& args, Domain domain) {
  for (const Reader& reader : kReaders) {
    if (op != reader.name) continue;
    if (args.size() != 1) return makeError(Code::kUsage, "batch_c6", op + " takes one text");
    return reader.read(args[0]);
  }
  CUTECHECK_TRY(value, evaluateCall(op, args, domain));
  return toString(value);
}

Json describe() {
  std::map<std::string, std::string> signatures;
  for (const Operation& operation : operationTable()) signatures.emplace(operation.name, operation.signature);
  for (const Reader& reader : kReaders) signatures.emplace(reader.name, "text -> text");
  Json list = Json::array();
  for (const auto& [name, signature] : signatures) list.push_back({{"name", name}, {"signature", signature}});
  Json aliases = Json::array();
  for (const OperationAlias& alias : operationAliases())
    aliases.push_back({{"name", std::string(alias.name)}, {"operation", std::string(alias.operation)}});
  return {{"protocol", kProtocolVersion},  {"program", "cutecheck"},
          {"version", CUTECHECK_VERSION},  {"domains", {"extend", "strict"}},
          {"operations", std::move(list)}, {"aliases", std::move(aliases)}};
}

// The request as an object, or a discarded value. Depth is cut while parsing, before a tree is built.
Json parseRequest(std::string_view line) {
  bool tooDeep = false;
  const auto limit = [&tooDeep](int depth, Json::parse_event_t, Json&) {
    if (depth > kMaxJsonDepth) tooDeep = true;
    return depth <= kMaxJsonDepth;
  };
  Json request = Json::parse(line, limit, /*allow_exceptions=*/false);
  if (tooDeep || !request.is_object()) return Json(Json::value_t::discarded);
  return request;
}

}  // namespace

std::string overlongAnswer() {
  return badRequest(Json(Json::value_t::discarded), "batch_c1", "the line is longer than the limit");
}

std::string answerLine(std::string_view line, Domain domain) {
  const Json none(Json::value_t::discarded);
  const Json request = parseRequest(line);
  if (request.is_discarded()) return badRequest(none, "batch_c1", "the line is not a JSON object");

  const auto idField = request.find("id");
  const Json id = idField == request.end() ? none : *idField;
  if (id.is_structured()) return badRequest(none, "batch_c2", "`id` is a string, a number or null");

  const auto op = request.find("op");
  if (op == request.end() || !op->is_string())
    return badRequest(id, "batch_c3", "`op` is missing or not a string");
  const std::string& name = op->get_ref<const std::string&>();
  if (name == "describe") return answer(id, Json{{"result", describe()}});

  const auto domainField = request.find("domain");
  if (domainField != request.end()) {
    if (*domainField != "strict" && *domainField != "extend")
      return badRequest(id, "batch_c4", "`domain` is \"strict\" or \"extend\"");
    domain = *domainField == "strict" ? Domain::kStrict : Domain::kExtendLast;
  }

  const auto args = request.find("args");
  if (args == request.end() || !args->is_array())
    return badRequest(id, "batch_c5", "`args` is missing or not an array");
  std::vector<std::string> texts;
  for (const Json& arg : *args) {
    if (!arg.is_string()) return badRequest(id, "batch_c5", "`args` holds strings only");
    texts.push_back(arg.get<std::string>());
  }

  const Expected<std::string> result = compute(name, texts, domain);
  if (!result.ok()) return failure(id, result.error());
  return answer(id, Json{{"result", *result}});
}

}  // namespace cutecheck::cli
