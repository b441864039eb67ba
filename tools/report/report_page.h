// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The page of a report: the files of tools/report/page/ with the report's data in them.
//
// It stands alone and keeps to itself: its policy (Content-Security-Policy) allows the one script and the one
// style that are in it, by their hashes, and pictures that are in it, and nothing else, no address at all.
// The data is JSON in which no character can end its element; the script enters it into the page as text. Pictures are
// compressed, and unpacked when their row is opened.
#pragma once

#include <string>

#include "tools/console/report.h"

namespace cutecheck::cli {

// `data` as reportJson makes it, with texts.
std::string reportPage(Json data);

}  // namespace cutecheck::cli
