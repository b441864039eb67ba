// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What kind of failure a broken law is, and what its cause looks like.
//
// That something is amiss is said by the laws, which know no implementation. The reference is asked only to
// name the kind: an answer that it does not give is wrong, a refusal that it does not share refuses more.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "properties/laws/law.h"
#include "tools/conform/conform_subject.h"

namespace cutecheck::cli {

enum class FailureClass : uint8_t {
  kBroken,       // crashed, hung or printed rubbish
  kWrong,        // an answer that breaks a law
  kRefusesMore,  // refuses what has an answer
  kConvention    // a right answer in another form, another reason for a refusal, or a question outside the
                 // domain
};

// "broken", "wrong", "refuses more", "differs in convention".
std::string_view className(FailureClass kind);
std::optional<FailureClass> classNamed(std::string_view name);

// The kind of a failure of `law` on `input`, given what the subject answered meanwhile.
FailureClass classify(const laws::Law& law, const laws::Input& input, const std::string& detail,
                      const std::vector<Exchange>& exchanges);

// `detail` without its numbers and layouts, so that failures of one cause have one text.
std::string causeOf(const std::string& detail);

// How an answer stands to the reference's.
enum class AgainstReference : uint8_t {
  kSame,
  kOtherForm,
  kOtherValue,
  kRefused,
  kAnswered,
  kOtherReason,
  kNoReference
};
AgainstReference compareWithReference(const Exchange& exchange);

// The reference's answer, or "error: " and its refusal.
std::string referenceText(const Exchange& exchange);

// The laws whose breach is a matter of convention; for the test that each of them is a law.
std::vector<std::string_view> conventionLaws();

}  // namespace cutecheck::cli
