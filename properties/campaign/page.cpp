// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/page.h"

#include <fstream>
#include <sstream>

namespace cutecheck::campaign {

namespace {

std::string beginOf(const std::string& program) { return "<!-- written by " + program + " --record -->\n"; }
std::string endOf(const std::string& program) { return "<!-- end of what " + program + " writes -->\n"; }

}  // namespace

std::string markedFigures(const std::string& program, const std::string& figures) {
  return beginOf(program) + figures + endOf(program);
}

bool recordPage(const std::string& path, const std::string& program, const std::string& figures) {
  std::ifstream file(path);
  std::ostringstream read;
  read << file.rdbuf();
  const std::string text = read.str(), last = endOf(program);
  const size_t begin = text.find(beginOf(program)), end = text.find(last);
  if (begin == std::string::npos || end == std::string::npos || end < begin) return false;
  std::ofstream out(path);
  out << text.substr(0, begin) + markedFigures(program, figures) + text.substr(end + last.size());
  return out.good();
}

}  // namespace cutecheck::campaign
