// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// value_names: names of the values that a run computes from data, and what each is made of.
//
// Equal names are equal values. A function whose first two operands may be exchanged (value_functions.h) is named with them in
// one order.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::oracle {

class ValueNames {
 public:
  // "fadd(f32 x+0@0, f32 y+0@0)". What is too long to write out has a number: what is built of a value twice, and of
  // that twice, would double each time.
  std::string of(std::string word, std::vector<std::string> operands);

  struct Made {
    std::string word;
    std::vector<std::string> operands;
  };
  // Null for a name that was not made here: what was loaded, a constant, a parameter.
  const Made* made(const std::string& name) const;

 private:
  std::map<std::string, std::string> names_;  // of long texts
  std::map<std::string, Made> made_;          // by name
};

}  // namespace cutecheck::oracle
