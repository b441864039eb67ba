// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An implementation in another process, as the laws see it: each question is one request of the batch form
// (batch.h), each answer is read back with the notation.
//
// An operation that the subject does not name in `describe` answers kUnknownOperation, and its laws count as
// not applicable. So does one that the subject itself answers so, because it has it for other arguments
// alone, and a question on which it crashed, hung or printed rubbish; that incident is kept, and after
// kPatience of them an operation is not asked again.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "properties/laws/subject.h"
#include "tools/conform/conform_process.h"
#include "tools/console/report.h"

namespace cutecheck::cli {

// What the subject said to one question: a text of the notation, or its refusal.
struct Exchange {
  std::string operation;
  std::vector<std::string> args;
  bool strict = false;
  Expected<std::string> answer;
  bool fresh = false;  // asked now, not remembered

  std::string request() const;  // as a line of the batch form, without id
};

struct Incident {
  std::string kind;  // "crashed", "hung", "rubbish"; "invalid": it reads as a layout, but there is none such
  std::string operation;
  std::string request;
  std::string how;
};

class RemoteSubject : public laws::Subject {
 public:
  static constexpr int kPatience = 10;

  // Starts `command` and asks it to describe itself. Fails with kUsage (conform_c1) when it does not answer
  // {"result":{"operations":[...]}}.
  static Expected<std::unique_ptr<RemoteSubject>> start(const std::string& command,
                                                        std::chrono::milliseconds limit);

  std::string_view name() const override { return name_; }
  const Json& description() const { return description_; }
  bool has(std::string_view operation) const;
  // Whether the subject tells strict composition from extending composition.
  bool knowsDomains() const { return domains_; }

  // Forgets the exchanges of the last law.
  void begin() const;
  const std::vector<Exchange>& exchanges() const { return exchanges_; }
  const std::optional<Incident>& incident() const { return incident_; }

  // Whether incidents use up the patience with an operation; shrinking one must not.
  void setImpatient(bool impatient) { impatient_ = impatient; }
  // What an earlier part of the run saw of `operation` counts too.
  void recall(const std::string& operation, int64_t incidents);
  // Operations that are no longer asked.
  const std::set<std::string>& givenUp() const { return givenUp_; }
  int64_t requests() const { return requests_; }
  int64_t restarts() const { return process_.starts() - 1; }

  // One question; kUnknownOperation when the subject lacks the operation or misbehaved.
  Expected<std::string> ask(const std::string& operation, std::vector<std::string> args,
                            bool strict = false) const;

  Expected<Value> call(std::string_view operation, const std::vector<Value>& args,
                       Domain domain = Domain::kExtendLast) const override;
  Expected<Value> read(std::string_view text, laws::TextOf what = laws::TextOf::kValue) const override;
  Expected<std::string> write(const Value& value) const override;

 protected:
  Expected<Value> unfitting(std::string_view operation, const std::vector<Value>& args, Domain domain,
                            const Diagnostic& why) const override;

 private:
  RemoteSubject(std::string command, std::chrono::milliseconds limit);

  Expected<std::string> exchange(const Exchange& question) const;
  Diagnostic misbehaved(std::string kind, const Exchange& question, std::string how) const;
  // `question` was answered with a text that stands for no answer of it, `why`.
  Diagnostic misread(const Exchange& question, const Diagnostic& why) const;
  Expected<Value> askFor(const std::string& operation, std::vector<std::string> args,
                         Expected<Value> (*reader)(std::string_view), bool strict = false) const;

  std::string name_;
  Json description_;
  std::set<std::string, std::less<>> operations_;
  bool domains_ = false, impatient_ = true;
  mutable SubjectProcess process_;
  mutable std::unordered_map<std::string, Expected<std::string>> known_;  // answers by request
  mutable std::vector<Exchange> exchanges_;
  mutable std::optional<Incident> incident_;
  mutable std::unordered_map<std::string, int> incidents_;  // by operation
  mutable std::set<std::string> givenUp_;
  mutable int64_t requests_ = 0, misbehaviours_ = 0;
};

// A text of an answer as a value of the notation: truth values, `[0,2]` images and `first,second` pairs too.
Expected<Value> readAnswer(std::string_view text);

}  // namespace cutecheck::cli
