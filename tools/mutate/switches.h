// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The faults that can be planted, read from the tables of properties/mutation/faults.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace cutecheck::mutate {

struct Switch {
  std::string name;       // as the row has it
  std::string component;  // what the file is part of: core, parser, descriptors, engine, ...; the name of its table
  std::string file;       // from the root of the repository
  friend bool operator==(const Switch&, const Switch&) = default;
};

// The components, in the order in which they are shown.
const std::vector<std::string>& components();

// Each name once for each component that has it, sorted by component and name. The families (`ptx.*`) are left out:
// they have tests of their own.
std::vector<Switch> readSwitches(const std::filesystem::path& root);

}  // namespace cutecheck::mutate
