// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Specifications of golden kernels, for the tests that prove them: written from the kernels' names and from what the
// comments of their modules say of tensor maps, never from their PTX.
#pragma once

#include <string>

namespace cutecheck::terms {

// `wrong`: a statement that does not hold. Empty, or a comment, where there is no specification.
//
// mma_sync/..., wgmma/..., wgmma_descriptors/...
std::string productSpec(const std::string& name, bool wrong);
// umma/...
std::string tensorProductSpec(const std::string& name, bool wrong);
// tmem_load/..., tmem_store/..., tmem_cp/...
std::string tensorMemorySpec(const std::string& name, bool wrong);
// tma_*/...: `module` is the kernel's text in the dialect.
std::string tensorCopySpec(const std::string& name, const std::string& module, bool wrong);
// bulk/reduce_...
std::string bulkReductionSpec(const std::string& name, bool wrong);

}  // namespace cutecheck::terms
