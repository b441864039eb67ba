// The switches of the sources: every fault that core/fault.h can plant, read from the files that ask for it.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace cutecheck::mutate {

struct Switch {
  std::string name;       // as CUTECHECK_FAULT has it
  std::string component;  // what the file is part of: core, parser, descriptors, engine, ...
  std::string file;       // from the root of the repository
  friend bool operator==(const Switch&, const Switch&) = default;
};

// The part that a file of the sources belongs to, or "" when faults are not planted there.
std::string componentOf(const std::string& file);

// The components, in the order in which they are shown.
const std::vector<std::string>& components();

// Each name once for each component that asks for it, sorted by component and name.
std::vector<Switch> readSwitches(const std::filesystem::path& root);

}  // namespace cutecheck::mutate
