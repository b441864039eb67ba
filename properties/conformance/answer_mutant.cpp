// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/conformance/answer_mutant.h"

namespace cutecheck::run {
namespace {

// A composition in two senses that laws tell apart has a name for each.
std::string_view listedAs(std::string_view operation, const std::vector<Value>& args, Domain domain) {
  if (operation != "composition") return operation;
  if (domain == Domain::kStrict) return "composition (strict)";
  const bool byMode = std::holds_alternative<Layout>(args[0]) && std::holds_alternative<Tiler>(args[1]);
  return byMode ? "composition (by mode)" : operation;
}

}  // namespace

void AnswerMutant::note(std::string_view operation, const Expected<Value>& right) const {
  constexpr size_t kSome = 200;
  if (!asked_) return;
  std::vector<Expected<Value>>& some = (*asked_)[std::string(operation)];
  if (some.size() < kSome) some.push_back(right);
}

Expected<Value> AnswerMutant::through(std::string_view operation, Expected<Value> right) const {
  note(operation, right);
  if (!slip_ || operation != operation_) return right;
  if (slip_->turn) return slip_->turn(right);
  return right.ok() ? Expected<Value>(slip_->bend(*right)) : right;
}

Expected<Value> AnswerMutant::call(std::string_view operation, const std::vector<Value>& args,
                                   Domain domain) const {
  return through(listedAs(operation, args, domain), CoreSubject::call(operation, args, domain));
}

// A slip whose answer is of another kind is none.
Expected<Value> AnswerMutant::unfitting(std::string_view operation, const std::vector<Value>& args,
                                        Domain domain, const Diagnostic&) const {
  return CoreSubject::call(operation, args, domain);
}

Expected<Value> AnswerMutant::read(std::string_view text, laws::TextOf what) const {
  const Expected<Value> right = CoreSubject::read(text, what);
  if (what == laws::TextOf::kValue) return through("read", right);
  Expected<Value> wrong = through("parse", right);
  return wrong.ok() && !std::holds_alternative<Layout>(*wrong) ? right : wrong;
}

// Of a text the first character is lost where the slip refuses nothing and changes numbers.
Expected<std::string> AnswerMutant::write(const Value& value) const {
  const std::string_view operation = std::holds_alternative<Layout>(value) ? "print" : "write";
  Expected<std::string> right = CoreSubject::write(value);
  note(operation, Value(true));
  if (!slip_ || operation != operation_ || !right.ok()) return right;
  if (slip_->turn) {
    Expected<Value> wrong = slip_->turn(Value(false));
    return wrong.ok() ? right : Expected<std::string>(wrong.error());
  }
  return right->size() < 2 ? right : Expected<std::string>(right->substr(1));
}

}  // namespace cutecheck::run
