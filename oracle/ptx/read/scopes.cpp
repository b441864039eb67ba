// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/scopes.h"

#include <charconv>
#include <utility>

namespace cutecheck::ptx {

void PtxScopes::open() {
  all_.push_back({now_});
  now_ = all_.size() - 1;
}

void PtxScopes::close() { now_ = all_[now_].around; }

void PtxScopes::addFamily(const std::string& begin, PtxSymbol symbol, uint64_t count) {
  all_[now_].families[begin] = {count, std::move(symbol)};
}

const PtxSymbol* PtxScopes::find(const std::string& name, size_t scope) const {
  // Of a name all digits at its end are the number: "x1<4>" declares nothing that has a name.
  const size_t letters = name.find_last_not_of("0123456789") + 1;
  uint64_t number = 0;
  const char* end = name.data() + name.size();
  const bool isOne = letters < name.size() && std::from_chars(name.data() + letters, end, number).ptr == end;
  const std::string begin = name.substr(0, letters);
  for (;; scope = all_[scope].around) {
    const Scope& here = all_[scope];
    if (const auto found = here.names.find(name); found != here.names.end()) return &found->second;
    const auto family = isOne ? here.families.find(begin) : here.families.end();
    if (family != here.families.end() && number < family->second.first) return &family->second.second;
    if (scope == 0) return nullptr;
  }
}

}  // namespace cutecheck::ptx
