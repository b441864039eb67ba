// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tcgen05.mma has in tensor memory: where an element of D is, rows of A, scale factors, metadata.
#pragma once

#include "core/nvgpu/instruction_descriptor.h"
#include "oracle/ptx/bytes/machine/data_watch.h"
#include "oracle/ptx/bytes/product.h"
#include "oracle/ptx/bytes/tensor_access.h"

namespace cutecheck::emulate {

// How the rows of one block lie in lanes: PTX ISA 9.0, data path layouts A to G of tcgen05.mma.
struct DataPath {
  uint32_t rows = 128;   // of D in one block
  uint32_t columns = 0;  // N
  bool spread = false;   // layouts C and F: 16 rows in each 32 lanes
  uint32_t parts = 1;    // along N, in lanes one above the other: 2 of B and E, 4 of G
  // Layouts by the shape; nothing where no layout has it.
  static std::optional<DataPath> of(uint32_t m, uint32_t n, uint32_t group, bool stationary, bool sparse);
  uint32_t lane(uint32_t m, uint32_t n) const {
    return (spread ? m % 16 + m / 16 * 32 : m) + n / (columns / parts) * rows;
  }
  uint32_t column(uint32_t n) const { return n % (columns / parts); }
};

// The element's number of the formats of instruction descriptors.
Element elementOf(UmmaElement element);

// A of `rows` rows from tensor memory, elements one behind the other in its columns.
std::optional<Matrix> readTensorOperand(Machine& machine, const Thread& thread, Block& block,
                                        uint64_t address, const DataPath& path, Element element, uint64_t k,
                                        std::vector<DataPlace>* places = nullptr,
                                        std::vector<std::vector<DataPlace>>* copies = nullptr);

// The factors of `rows` rows, `count` of each, from byte `first` of their words on: row r is in lane r % 32
// of each 32 lanes, which are copies of one another, column r / 32. Of two parts (B of a pair's 128 rows,
// whose halves of N are in lanes of their own) each half of the rows is so in its 64 lanes: CUTLASS,
// tmem_sf_frg of a data path of 2 by 2.
std::optional<Matrix> readScales(Machine& machine, const Thread& thread, Block& block, uint64_t address,
                                 uint64_t rows, uint64_t count, uint32_t first, Element element,
                                 uint32_t parts = 1, DataFactors* places = nullptr);

// The four bits of metadata of a chunk of a row of sparse A.
std::optional<uint64_t> readMetadata(Machine& machine, const Thread& thread, Block& block, uint64_t address,
                                     Element element, uint64_t row, uint64_t chunk, uint32_t selector,
                                     DataPlace* place = nullptr);

}  // namespace cutecheck::emulate
