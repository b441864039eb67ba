#include "oracle/verdict.h"

namespace cutecheck::oracle {

std::string_view verdictName(Verdict verdict) {
  switch (verdict) {
    case Verdict::kProved: return "Proved";
    case Verdict::kRefuted: return "Refuted";
    case Verdict::kUnknown: return "Unknown";
    case Verdict::kInconsistent: return "Inconsistent";
  }
  return "Inconsistent";
}

int exitCode(Verdict verdict) {
  switch (verdict) {
    case Verdict::kProved: return 0;
    case Verdict::kRefuted: return 1;
    case Verdict::kUnknown: return 2;
    case Verdict::kInconsistent: return 4;
  }
  return 4;
}

int exitCode(const Expected<Answer>& answer) { return answer ? exitCode(answer->verdict) : 3; }

}  // namespace cutecheck::oracle
