// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/harness/core_subject.h"

#include "core/eval/operation.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::run {

Expected<Value> CoreSubject::call(std::string_view operation, const std::vector<Value>& args,
                                  Domain domain) const {
  CUTECHECK_TRY(op, findOperation(operation));
  if (args.size() < op->least || args.size() > op->most)
    return makeError(Code::kUsage, "arguments", "a law asks with a wrong number of arguments");
  Expected<Value> answer = op->compute(args, domain);
  undecided_ += !answer.ok() && answer.error().code == Code::kUndecided;
  return answer;
}

Expected<Value> CoreSubject::read(std::string_view text, laws::TextOf what) const {
  return what == laws::TextOf::kLayout ? laws::valueOf(parseLayout(text)) : parseValue(text);
}

Expected<std::string> CoreSubject::write(const Value& value) const { return toString(value); }

}  // namespace cutecheck::run
