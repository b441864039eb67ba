#include "tools/cutecheck/conform_texts.h"

#include <functional>

#include "core/layout_descriptor.h"
#include "properties/generators/random.h"

namespace cutecheck::cli {

namespace {

using generators::Random;

std::string randomCount(Random& random) {
  std::string text = std::to_string(random.between(random.oneIn(4) ? -9 : 0, random.oneIn(5) ? 100000 : 12));
  if (random.oneIn(6)) text += "/" + std::to_string(random.between(1, 9));
  return text;
}

std::string randomEntry(Random& random, int depth) {
  if (depth == 0 || !random.oneIn(3)) {
    std::string text = randomCount(random);
    for (int64_t i = random.between(1, 2); i > 0; --i) text += "@" + std::to_string(random.below(4));
    return text;
  }
  std::string text = "(";
  for (int64_t i = 0, n = random.below(4); i < n; ++i)
    text += (i > 0 ? ", " : "") + randomEntry(random, depth - 1);
  return text + ")";
}

std::string randomText(Random& random) {
  std::string text = "(";
  for (int64_t i = 0, n = random.below(4); i < n; ++i) text += (i > 0 ? ", " : "") + randomEntry(random, 2);
  text += ")";
  if (random.oneIn(2)) return text;
  constexpr std::string_view bytes = "0123456789()@,/- \tx";
  const size_t at = static_cast<size_t>(random.below(static_cast<int64_t>(text.size())));
  const char byte = bytes[static_cast<size_t>(random.below(static_cast<int64_t>(bytes.size())))];
  switch (random.below(3)) {
    case 0:
      text.erase(at, 1);
      break;
    case 1:
      text.insert(at, 1, byte);
      break;
    default:
      text[at] = byte;
  }
  return text;
}

struct TextVerdict {
  FailureClass kind = FailureClass::kWrong;
  std::string cause, detail;  // empty: as it should be
};

TextVerdict judge(RemoteSubject& subject, const std::string& text) {
  subject.begin();
  const Expected<std::string> answer = subject.ask("parse_descriptor", {text});
  if (subject.incident()) {
    const Incident& seen = *subject.incident();
    return {FailureClass::kBroken, "parse_descriptor " + seen.kind, seen.kind + ": " + seen.how};
  }
  if (!answer.ok() && answer.error().code == Code::kUnknownOperation) return {};
  const Expected<LayoutDescriptor> right = parseLayoutDescriptor(text);
  if (!answer.ok()) {
    if (!right.ok()) return {};
    return {FailureClass::kRefusesMore, "refused a text of the grammar", "refused: " + answer.error().str()};
  }
  if (!right.ok())
    return {FailureClass::kWrong, "accepted a text that is not of the grammar",
            "accepted, but " + right.error().str()};
  const Expected<LayoutDescriptor> back = parseLayoutDescriptor(*answer);
  if (back.ok() && back->bases == right->bases) return {};
  return {FailureClass::kWrong, "read another descriptor",
          "expected " + toString(*right) + ", got " + answer->substr(0, 200)};
}

// The shortest text reached by leaving out bytes that fails in the same way.
std::string shrunk(RemoteSubject& subject, std::string text, const TextVerdict& first) {
  subject.setImpatient(false);
  for (size_t at = 0, attempts = 0; at < text.size() && attempts < 500; ++attempts) {
    std::string shorter = text;
    shorter.erase(at, 1);
    if (judge(subject, shorter).cause == first.cause) {
      text = std::move(shorter);
      at = 0;
    } else {
      ++at;
    }
  }
  subject.setImpatient(true);
  return text;
}

}  // namespace

Findings checkDescriptors(RemoteSubject& subject, uint64_t seed, int64_t count, const Findings& before) {
  Findings found;
  if (!subject.has("parse_descriptor")) return found;
  Random random(seed * 0x9E3779B97F4A7C15u + 0xDE5C);
  LawCount& counts = found.laws[std::string(kDescriptorLaw)];
  for (int64_t i = 0; i < count; ++i) {
    std::string text = randomText(random);
    if (subject.givenUp().contains("parse_descriptor")) break;
    TextVerdict verdict = judge(subject, text);
    ++counts.checked;
    if (verdict.cause.empty()) continue;
    ++counts.failed;
    FailureGroup group;
    group.law = kDescriptorLaw;
    group.operation = "parse_descriptor";
    group.kind = verdict.kind;
    group.cause = verdict.cause;
    group.count = 1;
    if (!found.groups.contains(group.key()) && !before.groups.contains(group.key())) {
      text = shrunk(subject, text, verdict);
      verdict = judge(subject, text);
    }
    group.input = text;
    group.detail = verdict.detail;
    group.exchange = {Exchange{"parse_descriptor", {text}, false, std::string(), false}.request(),
                      verdict.detail};
    found.add(std::move(group));
  }
  return found;
}

}  // namespace cutecheck::cli
