// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// plant_faults ROOT FILE OUT TABLE...: writes OUT, the source FILE of the folder ROOT with the faults of the tables
// behind their switches. A copy that would stay the same is not written again. Exit status 1 with what is wrong on
// stderr, where a row of a table does not fit.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "properties/mutation/fault_table.h"

namespace {

using namespace cutecheck::mutation;
namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

int complain(const std::vector<std::string>& complaints) {
  for (const std::string& complaint : complaints) std::fprintf(stderr, "plant_faults: %s\n", complaint.c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) return complain({"expected ROOT FILE OUT TABLE..."});
  const std::string file = argv[2];
  const fs::path source = fs::path(argv[1]) / file, out = argv[3];
  std::vector<FaultRow> rows;
  for (int i = 4; i < argc; ++i) {
    FaultTable table = readFaultTable(contents(argv[i]), fs::path(argv[i]).filename());
    if (!table.complaints.empty()) return complain(table.complaints);
    for (FaultRow& row : table.rows)
      if (row.file == file) rows.push_back(std::move(row));
  }
  if (rows.empty()) return complain({"no row is about " + file});
  const Mutant mutant = plantFaults(contents(source), rows);
  if (!mutant.complaints.empty()) return complain(mutant.complaints);
  const std::string text = "#include \"properties/mutation/fault.h\"\n#line 1 \"" + source.string() + "\"\n" + mutant.source;
  if (fs::exists(out) && contents(out) == text) return 0;
  fs::create_directories(out.parent_path());
  std::ofstream(out, std::ios::binary) << text;
  return contents(out) == text ? 0 : complain({"cannot write " + out.string()});
}
