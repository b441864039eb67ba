// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/open_condition.h"

#include "core/notation/parse.h"

namespace cutecheck::oracle {

std::optional<Expression> openCondition(const Answer& open) {
  constexpr std::string_view kNeeds = " needs ";
  for (const std::string& missing : open.missing) {
    if (missing.find("--where") != std::string::npos) continue;
    const size_t at = missing.rfind(kNeeds);
    if (at == std::string::npos) continue;
    const size_t begin = at + kNeeds.size();
    const std::string condition = missing.substr(begin, missing.find(": ", begin) - begin);
    Expected<std::vector<Expression>> read = parsePremises(condition);
    if (read && read->size() == 1 && read->front().kind == Expression::Kind::kRelation) return std::move(read->front());
  }
  return std::nullopt;
}

}  // namespace cutecheck::oracle
