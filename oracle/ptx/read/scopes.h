// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the names of a text stand for, scope by scope, as ptxas 13.0 finds them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace cutecheck::ptx {

struct PtxSymbol {
  // kInput, kResult: parameters of the function around the code. kTable: a list behind .branchtargets,
  // .calltargets or .callprototype.
  enum class What { kRegister, kVariable, kInput, kResult, kFunction, kLabel, kTable };
  What what = What::kRegister;
  std::string space{};   // of a variable or a parameter: "shared"
  bool isEntry = false;  // of a function, with what it takes and gives
  size_t arguments = 0, results = 0;
  std::string form{};  // of a function: the types of both
};

class PtxScopes {
 public:
  PtxScopes() : all_(1) {}

  // Scope 0 is that of the module.
  size_t now() const { return now_; }
  void open();
  void close();
  void add(const std::string& name, PtxSymbol symbol) { all_[now_].names[name] = std::move(symbol); }
  void addToModule(const std::string& name, PtxSymbol symbol) { all_[0].names[name] = std::move(symbol); }
  // "%r<4>": %r0 to %r3.
  void addFamily(const std::string& begin, PtxSymbol symbol, uint64_t count);
  // What the name stands for in the scope, with the scopes around it; null where nothing declares it.
  const PtxSymbol* find(const std::string& name, size_t scope) const;

 private:
  struct Scope {
    size_t around = 0;
    std::map<std::string, PtxSymbol> names{};
    std::map<std::string, std::pair<uint64_t, PtxSymbol>> families{};
  };
  std::vector<Scope> all_;
  size_t now_ = 0;
};

}  // namespace cutecheck::ptx
