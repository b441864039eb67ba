#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

Outcome roundTrips(const Subject& subject, const Input& in) {
  const Expected<std::string> text = subject.print(in.a);
  if (!text.ok()) return Outcome::notApplicable();
  const Expected<Layout> back = subject.parse(*text);
  if (!back.ok())
    return back.error().code == Code::kUnknownOperation
               ? Outcome::notApplicable()
               : Outcome::fail("refused '" + *text + "': " + back.error().str());
  return *back == in.a ? Outcome::pass() : Outcome::fail("'" + *text + "' reads as another layout");
}

Outcome refusesTruncation(const Subject& subject, const Input& in) {
  const Expected<std::string> text = subject.print(in.a);
  if (!text.ok() || !text->ends_with(')')) return Outcome::notApplicable();
  const Expected<Layout> back = subject.parse(text->substr(0, text->size() - 1));
  if (back.ok()) return Outcome::fail("accepted an open parenthesis");
  return back.error().code == Code::kUnknownOperation ? Outcome::notApplicable() : Outcome::pass();
}

constexpr Law kLaws[] = {
    {"print_parses_back", "print", "What is printed is read back as the same layout.", Arguments::kLayout,
     roundTrips},
    {"parse_refuses_truncation", "parse", "A layout without its last parenthesis is no layout.",
     Arguments::kLayout, refusesTruncation},
};

}  // namespace

std::span<const Law> notationLaws() { return kLaws; }

}  // namespace cutecheck::laws
