// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The page of `verify --report` before its data: page.html, page.css and page.js of this folder.
#pragma once

#include <string_view>

namespace cutecheck::cli {

extern const std::string_view kReportPage, kReportStyle, kReportScript;

}  // namespace cutecheck::cli
