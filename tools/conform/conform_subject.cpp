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

// Whether the operation answers numbers, which no layout is, not even one that there is none of.
bool answersNumbers(std::string_view operation) {
  constexpr std::string_view kNames[] = {"size", "cosize", "crd2idx", "idx2crd", "swizzle_apply"};
  return std::find(std::begin(kNames), std::end(kNames), operation) != std::end(kNames);
}

Expected<Value> readLayout(std::string_view text) { return laws::valueOf(parseLayout(text)); }

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

Diagnostic RemoteSubject::misread(const Exchange& question, const Diagnostic& why) const {
  const std::string what =
      "'" + question.answer->substr(0, 200) + "' is not what the operation answers: " + why.str();
  // An answer outside the notation is no answer, however regular its JSON; nor is one of another kind.
  const bool reads = why.code != Code::kSyntax && why.code != Code::kUsage && why.code != Code::kBadRequest;
  if (!reads || answersNumbers(question.operation)) return misbehaved("rubbish", question, what);
  incident_ = Incident{"invalid", question.operation, question.request(), what};
  return lacking(question.operation);
}

Expected<Value> RemoteSubject::askFor(const std::string& operation, std::vector<std::string> args,
                                      Expected<Value> (*reader)(std::string_view), bool strict) const {
  CUTECHECK_TRY(text, ask(operation, args, strict));
  Expected<Value> value = reader(text);
  if (value.ok()) return value;
  return misread(Exchange{operation, std::move(args), strict, std::move(text), false}, value.error());
}

Expected<Value> RemoteSubject::call(std::string_view operation, const std::vector<Value>& args,
                                    Domain domain) const {
  const bool strict = domain == Domain::kStrict;
  if (strict && !knowsDomains()) return lacking("strict " + std::string(operation));
  std::vector<std::string> texts;
  for (const Value& arg : args) texts.push_back(toString(arg));
  return askFor(std::string(operation), std::move(texts), readAnswer, strict);
}

Expected<Value> RemoteSubject::unfitting(std::string_view, const std::vector<Value>&, Domain,
                                         const Diagnostic& why) const {
  return misread(exchanges_.back(), why);
}

Expected<Value> RemoteSubject::read(std::string_view text, laws::TextOf what) const {
  const bool layout = what == laws::TextOf::kLayout;
  return askFor(layout ? "parse_layout" : "parse_value", {std::string(text)}, layout ? readLayout : readAnswer);
}

Expected<std::string> RemoteSubject::write(const Value& value) const {
  return ask(std::holds_alternative<Layout>(value) ? "parse_layout" : "parse_value", {toString(value)});
}

}  // namespace cutecheck::cli
