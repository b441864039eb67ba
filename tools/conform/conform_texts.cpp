// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/conform/conform_texts.h"

namespace cutecheck::cli {

namespace {

using generators::Random;

struct TextVerdict {
  FailureClass kind = FailureClass::kWrong;
  std::string cause, detail;  // empty: as it should be
};

TextVerdict judge(const TextLaw& law, RemoteSubject& subject, const std::string& text) {
  subject.begin();
  const Expected<std::string> answer = subject.ask(law.operation, {text});
  if (subject.incident()) {
    const Incident& seen = *subject.incident();
    return {FailureClass::kBroken, law.operation + " " + seen.kind, seen.kind + ": " + seen.how};
  }
  if (!answer.ok() && answer.error().code == Code::kUnknownOperation) return {};
  const std::optional<Diagnostic> ours = law.refused(text);
  if (!answer.ok()) {
    if (ours) return {};
    return {FailureClass::kRefusesMore, "refused " + law.word, "refused: " + answer.error().str()};
  }
  if (ours) return {FailureClass::kWrong, "accepted what is not " + law.word, "accepted, but " + ours->str()};
  std::string difference = law.differs(text, *answer);
  if (difference.empty()) return {};
  return {FailureClass::kWrong, "read something else", std::move(difference)};
}

// How many bytes go from `at` on: one, or to the end of the line.
size_t piece(const TextLaw& law, const std::string& text, size_t at) {
  if (!law.lines) return 1;
  const size_t end = text.find('\n', at);
  return end == std::string::npos ? text.size() - at : end + 1 - at;
}

// The shortest text reached by leaving out bytes, or lines, that fails in the same way.
std::string shrunk(const TextLaw& law, RemoteSubject& subject, std::string text, const TextVerdict& first) {
  subject.setImpatient(false);
  for (size_t at = 0, attempts = 0; at < text.size() && attempts < 500; ++attempts) {
    const size_t length = piece(law, text, at);
    std::string shorter = text;
    shorter.erase(at, length);
    if (judge(law, subject, shorter).cause == first.cause) {
      text = std::move(shorter);
      at = 0;
    } else {
      at += length;
    }
  }
  subject.setImpatient(true);
  return text;
}

}  // namespace

std::vector<TextLaw> textLaws() {
#ifdef CUTECHECK_WITH_LOWERING
  return {descriptorLaw(), moduleLaw()};
#else
  return {descriptorLaw()};
#endif
}

Findings checkTexts(const TextLaw& law, RemoteSubject& subject, uint64_t seed, int64_t count,
                    const Findings& before) {
  Findings found;
  if (!subject.has(law.operation)) return found;
  Random random(seed * 0x9E3779B97F4A7C15u + 0xDE5C);
  LawCount& counts = found.laws[law.law];
  for (int64_t i = 0; i < count; ++i) {
    std::string text = law.random(random);
    if (subject.givenUp().contains(law.operation)) break;
    TextVerdict verdict = judge(law, subject, text);
    ++counts.checked;
    if (verdict.cause.empty()) continue;
    ++counts.failed;
    FailureGroup group;
    group.law = law.law;
    group.operation = law.operation;
    group.kind = verdict.kind;
    group.cause = verdict.cause;
    group.count = 1;
    if (!found.groups.contains(group.key()) && !before.groups.contains(group.key())) {
      text = shrunk(law, subject, text, verdict);
      verdict = judge(law, subject, text);
    }
    group.input = text;
    group.detail = verdict.detail;
    group.exchange = {Exchange{law.operation, {text}, false, std::string(), false}.request(), verdict.detail};
    found.add(std::move(group));
  }
  return found;
}

}  // namespace cutecheck::cli
