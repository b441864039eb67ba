// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <filesystem>

#include "tools/verify/expectation.h"
#include "tools/verify/verify_judge.h"
#include "tools/verify/verify_subject.h"

namespace cutecheck::cli {

namespace {

constexpr std::string_view kFault = ".fault-";

// Where the name of a faulty twin ends that of its template; npos for a template.
size_t faultIn(const std::string& path) {
  const size_t folder = path.rfind('/');
  const size_t fault = path.find(kFault, folder == std::string::npos ? 0 : folder);
  return fault;
}

}  // namespace

std::string meaningPath(const std::string& templatePath) {
  const std::filesystem::path own = std::filesystem::path(templatePath).replace_extension(".meaning");
  const size_t fault = faultIn(templatePath);
  std::error_code error;
  if (std::filesystem::exists(own, error)) return own.string();
  // NAME.O2.ll means what NAME.meaning says.
  const size_t dot = templatePath.find('.', templatePath.rfind('/') + 1);
  const std::string shared = templatePath.substr(0, dot) + ".meaning";
  if (fault == std::string::npos) return std::filesystem::exists(shared, error) ? shared : own.string();
  return templatePath.substr(0, fault) + ".meaning";
}

VerifyRow verifyTemplate(const std::string& path, const std::string& text, const std::string& meaning,
                         const VerifySettings& settings) {
  VerifyRow row;
  row.path = path;
  row.kind = "template";
  row.evidence.texts.push_back({"Meaning", meaning});
  const Expected<Expectation> expected =
      expectationIn(text, ";", faultIn(path) == std::string::npos ? "Proved" : "Refuted");
  if (!expected.ok())
    judgeRefusal(expected.error(), std::nullopt, row);
  else
    judgeValidation(text, meaning, *expected, settings.strict, row);
  return row;
}

}  // namespace cutecheck::cli
