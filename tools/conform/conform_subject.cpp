// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_subject.h"

#include <algorithm>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "tools/answers/batch.h"
#include "tools/answers/file_format.h"

namespace cutecheck::cli {

namespace {

constexpr const char* kDescribe = R"({"op":"describe","id":0})";
constexpr int kStartPatience = 10;      // an interpreter takes its time to start
constexpr size_t kRemembered = 200000;  // answers

Diagnostic lacking(const std::string& operation) {
  return makeError(Code::kUnknownOperation, "", "the subject does not answer " + operation);
}

Code codeNamed(const std::string& name) {
  for (int i = 0; i <= static_cast<int>(Code::kEmpty); ++i) {
    const Code code = static_cast<Code>(i);
    if (name == codeName(code)) return code;
  }
  return Code::kUsage;  // a refusal in another vocabulary
}

std::string textOf(const Json& json, const char* key) {
  const auto field = json.find(key);
  return field != json.end() && field->is_string() ? field->get<std::string>() : std::string();
}

// The error of an answer; a plain string is a message.
Diagnostic refusalOf(const Json& error) {
  if (error.is_string()) return makeError(Code::kUsage, "", error.get<std::string>());
  if (!error.is_object()) return makeError(Code::kUsage, "", "refused");
  Diagnostic refusal =
      makeError(codeNamed(textOf(error, "code")), textOf(error, "rule"), textOf(error, "message"));
  const auto witness = error.find("witness");
  if (witness != error.end() && witness->is_array())
    for (const Json& c : *witness)
      if (c.is_number_integer()) refusal.witness.push_back(c.get<int64_t>());
  return refusal;
}

// The result of an answer as text; numbers and truth values may stand as themselves.
std::optional<std::string> resultOf(const Json& result) {
  if (result.is_string()) return result.get<std::string>();
  if (result.is_number_integer() || result.is_boolean()) return result.dump();
  return std::nullopt;
}

Expected<int64_t> readInteger(std::string_view text) {
  CUTECHECK_TRY(value, parseIntTuple(text));
  if (!value.isInt()) return makeError(Code::kSyntax, "conform_c2", "not an integer");
  return value.value();
}

Expected<laws::TvAnswer> readTv(std::string_view text) {
  CUTECHECK_TRY(value, readAnswer(text));
  auto* pair = std::get_if<Pair>(&value);
  auto* tiler = pair != nullptr ? std::get_if<IntTuple>(&pair->first) : nullptr;
  auto* layout = pair != nullptr ? std::get_if<Layout>(&pair->second) : nullptr;
  if (tiler == nullptr || layout == nullptr)
    return makeError(Code::kSyntax, "conform_c2", "not `tuple,layout`");
  return laws::TvAnswer{*tiler, *layout};
}

Expected<laws::SliceAnswer> readSlice(std::string_view text) {
  CUTECHECK_TRY(value, readAnswer(text));
  auto* pair = std::get_if<Pair>(&value);
  auto* layout = pair != nullptr ? std::get_if<Layout>(&pair->first) : nullptr;
  auto* offset = pair != nullptr ? std::get_if<IntTuple>(&pair->second) : nullptr;
  if (layout == nullptr || offset == nullptr)
    return makeError(Code::kSyntax, "conform_c2", "not `layout,offset`");
  return laws::SliceAnswer{*layout, *offset};
}

Expected<std::string> readText(std::string_view text) { return std::string(text); }

}  // namespace

std::string Exchange::request() const {
  Json json{{"op", operation}, {"args", args}};
  if (strict) json["domain"] = "strict";
  return dump(json);
}

RemoteSubject::RemoteSubject(std::string command, std::chrono::milliseconds limit)
    : name_(command), process_(std::move(command), limit) {}

Expected<std::unique_ptr<RemoteSubject>> RemoteSubject::start(const std::string& command,
                                                              std::chrono::milliseconds limit) {
  std::unique_ptr<RemoteSubject> subject(new RemoteSubject(command, limit));
  const ProcessAnswer answer = subject->process_.ask(kDescribe, kStartPatience);
  const auto fail = [](const std::string& why) {
    return makeError(Code::kUsage, "conform_c1", "the subject does not describe itself: " + why);
  };
  if (answer.kind != ProcessAnswer::Kind::kLine) return fail(answer.text);
  const Json json = Json::parse(answer.text, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object() || !json.contains("result") || !json["result"].is_object() ||
      !json["result"].contains("operations") || !json["result"]["operations"].is_array())
    return fail("it answered " + answer.text.substr(0, 200));
  subject->description_ = json["result"];
  if (const auto newer = formatRefusal(json["result"], "protocol", {"batch-protocol", kProtocolVersion}))
    return *newer;
  for (const Json& operation : subject->description_["operations"]) {
    const std::string name = operation.is_string()   ? operation.get<std::string>()
                             : operation.is_object() ? textOf(operation, "name")
                                                     : std::string();
    if (name.empty()) return fail("an operation has no name");
    subject->operations_.insert(name);
  }
  const auto domains = subject->description_.find("domains");
  subject->domains_ = domains != subject->description_.end() && domains->is_array() &&
                      std::find(domains->begin(), domains->end(), "strict") != domains->end();
  return subject;
}

bool RemoteSubject::has(std::string_view operation) const { return operations_.contains(operation); }

void RemoteSubject::begin() const {
  exchanges_.clear();
  incident_.reset();
}

void RemoteSubject::recall(const std::string& operation, int64_t incidents) {
  int& count = incidents_[operation];
  count = static_cast<int>(std::min<int64_t>(count + incidents, kPatience));
  if (count >= kPatience) givenUp_.insert(operation);
}

Diagnostic RemoteSubject::misbehaved(std::string kind, const Exchange& question, std::string how) const {
  ++misbehaviours_;
  if (impatient_ && ++incidents_[question.operation] >= kPatience) givenUp_.insert(question.operation);
  incident_ = Incident{std::move(kind), question.operation, question.request(), std::move(how)};
  process_.stop();
  return lacking(question.operation);
}

Expected<std::string> RemoteSubject::exchange(const Exchange& question) const {
  Json request{{"id", ++requests_}, {"op", question.operation}, {"args", question.args}};
  if (question.strict) request["domain"] = "strict";
  if (!process_.running()) {
    // Started anew: what starting takes is not the question's.
    const ProcessAnswer started = process_.ask(kDescribe, kStartPatience);
    if (started.kind != ProcessAnswer::Kind::kLine)
      return misbehaved("crashed", question, "it did not start again: " + started.text);
  }
  const ProcessAnswer answer = process_.ask(dump(request));
  switch (answer.kind) {
    case ProcessAnswer::Kind::kLine:
      break;
    case ProcessAnswer::Kind::kCrashed:
      return misbehaved("crashed", question, answer.text);
    case ProcessAnswer::Kind::kHung:
      return misbehaved("hung", question, answer.text);
    case ProcessAnswer::Kind::kRubbish:
      return misbehaved("rubbish", question, answer.text);
  }
  const Json json = Json::parse(answer.text, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object())
    return misbehaved("rubbish", question, "no JSON object: " + answer.text.substr(0, 200));
  const auto id = json.find("id");
  if (id == json.end() || *id != request["id"])
    return misbehaved("rubbish", question,
                      "the answer does not have the id of the request: " + answer.text.substr(0, 200));
  const auto error = json.find("error");
  if (error != json.end()) {
    // kUnknownOperation says that the operation is not there for such arguments, and is no refusal.
    return refusalOf(*error);
  }
  const auto result = json.find("result");
  std::optional<std::string> text = result != json.end() ? resultOf(*result) : std::nullopt;
  if (!text)
    return misbehaved("rubbish", question, "neither a result nor an error: " + answer.text.substr(0, 200));
  return *text;
}

Expected<std::string> RemoteSubject::ask(const std::string& operation, std::vector<std::string> args,
                                         bool strict) const {
  if (!has(operation) || givenUp_.contains(operation)) return lacking(operation);
  Exchange question{operation, std::move(args), strict, std::string(), false};
  const std::string key = question.request();
  auto known = known_.find(key);
  if (known == known_.end()) {
    if (known_.size() >= kRemembered) known_.clear();
    const int64_t before = misbehaviours_;
    Expected<std::string> answer = exchange(question);
    // What made it misbehave is no answer to be remembered.
    if (misbehaviours_ != before) return answer;
    known = known_.emplace(key, std::move(answer)).first;
    question.fresh = true;
  }
  question.answer = known->second;
  if (question.answer.ok() || question.answer.error().code != Code::kUnknownOperation)
    exchanges_.push_back(question);
  return known->second;
}

template <typename T>
Expected<T> RemoteSubject::askFor(const std::string& operation, std::vector<std::string> args,
                                  Expected<T> (*reader)(std::string_view), bool strict) const {
  const Expected<std::string> text = ask(operation, args, strict);
  if (!text.ok()) return text.error();
  Expected<T> value = reader(*text);
  if (value.ok()) return value;
  const std::string what =
      "'" + text->substr(0, 200) + "' is not what the operation answers: " + value.error().str();
  if (value.error().code != Code::kSyntax && value.error().code != Code::kUsage) {
    incident_ = Incident{"invalid", operation,
                         Exchange{operation, std::move(args), strict, *text, false}.request(), what};
    return lacking(operation);
  }
  // An answer outside the notation is no answer, however regular its JSON.
  return misbehaved("rubbish", Exchange{operation, std::move(args), strict, std::string(), false}, what);
}

Expected<int64_t> RemoteSubject::size(const Layout& a) const {
  return askFor("size", {toString(a)}, readInteger);
}
Expected<int64_t> RemoteSubject::cosize(const Layout& a) const {
  return askFor("cosize", {toString(a)}, readInteger);
}

Expected<IntTuple> RemoteSubject::crd2idx(const IntTuple& crd, const Layout& a) const {
  return askFor("crd2idx", {toString(crd), toString(a)}, parseIntTuple);
}

Expected<IntTuple> RemoteSubject::idx2crd(const IntTuple& index, const IntTuple& shape) const {
  return askFor("idx2crd", {toString(index), toString(shape)}, parseIntTuple);
}

Expected<Layout> RemoteSubject::coalesce(const Layout& a) const {
  return askFor("coalesce", {toString(a)}, parseLayout);
}

Expected<Layout> RemoteSubject::coalesceExtended(const Layout& a) const {
  return askFor("coalesce_extended", {toString(a)}, parseLayout);
}

Expected<Layout> RemoteSubject::filter(const Layout& a) const {
  return askFor("filter", {toString(a)}, parseLayout);
}

Expected<Layout> RemoteSubject::composition(const Layout& a, const Layout& b, laws::Reach reach) const {
  const bool strict = reach == laws::Reach::kStrict;
  if (strict && !knowsDomains()) return lacking("strict composition");
  return askFor("composition", {toString(a), toString(b)}, parseLayout, strict);
}

Expected<Layout> RemoteSubject::composition(const Layout& a, const Tiler& b) const {
  return askFor("composition", {toString(a), toString(b)}, parseLayout);
}

Expected<Layout> RemoteSubject::complement(const Layout& a, int64_t cotarget) const {
  return askFor("complement", {toString(a), std::to_string(cotarget)}, parseLayout);
}

Expected<Layout> RemoteSubject::logicalDivide(const Layout& a, const Tiler& tiler) const {
  return askFor("logical_divide", {toString(a), toString(tiler)}, parseLayout);
}

Expected<Layout> RemoteSubject::zippedDivide(const Layout& a, const Tiler& tiler) const {
  return askFor("zipped_divide", {toString(a), toString(tiler)}, parseLayout);
}

Expected<Layout> RemoteSubject::logicalProduct(const Layout& block, const Layout& tiler) const {
  return askFor("logical_product", {toString(block), toString(tiler)}, parseLayout);
}

Expected<Layout> RemoteSubject::rakedProduct(const Layout& block, const Layout& tiler) const {
  return askFor("raked_product", {toString(block), toString(tiler)}, parseLayout);
}

Expected<Layout> RemoteSubject::rightInverse(const Layout& a) const {
  return askFor("right_inverse", {toString(a)}, parseLayout);
}

Expected<Layout> RemoteSubject::leftInverse(const Layout& a) const {
  return askFor("left_inverse", {toString(a)}, parseLayout);
}

Expected<laws::TvAnswer> RemoteSubject::makeLayoutTv(const Layout& thr, const Layout& val) const {
  return askFor("make_layout_tv", {toString(thr), toString(val)}, readTv);
}

Expected<laws::SliceAnswer> RemoteSubject::sliceAndOffset(const IntTuple& crd, const Layout& a) const {
  return askFor("slice_and_offset", {toString(crd), toString(a)}, readSlice);
}

Expected<int64_t> RemoteSubject::swizzleApply(const Swizzle& swizzle, int64_t x) const {
  return askFor("swizzle_apply", {toString(swizzle), std::to_string(x)}, readInteger);
}

Expected<Value> RemoteSubject::call(std::string_view operation, const std::vector<Value>& args) const {
  std::vector<std::string> texts;
  for (const Value& arg : args) texts.push_back(toString(arg));
  return askFor(std::string(operation), std::move(texts), readAnswer);
}

Expected<Layout> RemoteSubject::parse(std::string_view text) const {
  return askFor("parse_layout", {std::string(text)}, parseLayout);
}

Expected<std::string> RemoteSubject::print(const Layout& a) const {
  return askFor("parse_layout", {toString(a)}, readText);
}

Expected<Value> RemoteSubject::read(std::string_view text) const {
  return askFor("parse_value", {std::string(text)}, readAnswer);
}

Expected<std::string> RemoteSubject::write(const Value& value) const {
  return askFor("parse_value", {toString(value)}, readText);
}

}  // namespace cutecheck::cli
