// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What declarations of variables and registers declare, as ptxas 13.0 reads them, and the names of a text.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cutecheck::ptx {

// A name of PTX: a letter, or one of "_$%" with something behind it; then letters, digits, "_" and "$".
bool ptxIsIdentifier(std::string_view text);

struct PtxDeclaredName {
  std::string name;
  std::optional<uint64_t> family;  // ".b32 %r<35>": of %r0 to %r34 the 35
  std::vector<uint64_t> extents;   // of an array
  bool open = false;               // "[]": an array of no extent
};

// "{.align N} {.v2|.v4} .type name, name".
struct PtxDeclaration {
  uint64_t align = 0;      // 0 where it does not stand
  unsigned parts = 1;      // 2 of .v2
  std::string type;        // "b32"
  uint64_t bytes() const;  // of one element, with its parts; 0 of predicates
  std::vector<PtxDeclaredName> names;
  std::string wrong;  // what is not read of it; else ""
};

// What stands behind .reg, or behind .shared and .local.
PtxDeclaration ptxDeclaration(std::string_view text, bool ofRegisters);

// The names that a text declares, scope by scope: ptxas takes each once.
class PtxNames {
 public:
  // False where the scope has the name already.
  bool add(size_t scope, const std::string& name);
  bool addFamily(size_t scope, const std::string& begin, uint64_t count);
  bool has(size_t scope, const std::string& name) const;

 private:
  struct Scope {
    std::set<std::string, std::less<>> names;
    std::map<std::string, uint64_t, std::less<>> families;
  };
  std::map<size_t, Scope> scopes_;
};

// The registers that are declared, scope by scope.
class PtxRegisters {
 public:
  void add(size_t scope, const PtxDeclaredName& one, const std::string& type);
  // Of the register of this name in the scope itself; nothing where it has none.
  std::optional<std::string> typeOf(size_t scope, const std::string& name) const;
  bool empty() const { return scopes_.empty(); }
  void clear() { scopes_.clear(); }

 private:
  struct Scope {
    std::map<std::string, std::string> names{};                          // types
    std::map<std::string, std::pair<uint64_t, std::string>> families{};  // how many each has, and the type
  };
  std::map<size_t, Scope> scopes_;
};

}  // namespace cutecheck::ptx
