// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/page.h"

#include <fstream>
#include <sstream>

namespace cutecheck::kernel_adversary {

bool recordPage(const std::string& path, const std::string& figures) {
  std::ifstream file(path);
  std::ostringstream read;
  read << file.rdbuf();
  std::string text = read.str();
  const size_t begin = text.find(kBegin), end = text.find(kEnd);
  if (begin == std::string::npos || end == std::string::npos || end < begin) return false;
  text = text.substr(0, begin) + kBegin + figures + text.substr(end);
  std::ofstream out(path);
  out << text;
  return out.good();
}

}  // namespace cutecheck::kernel_adversary
