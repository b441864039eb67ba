// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/eval/operation_alias.h"

#include <algorithm>

namespace cutecheck {

const std::vector<OperationAlias>& operationAliases() {
  static const std::vector<OperationAlias> aliases = {
      {"append_to_rank", "append"},
      {"coalesce_z", "coalesce_extended"},
      {"get_shape", "shape"},
      {"get_stride", "stride"},
      {"increment_coord", "increment"},
      {"inner_partition", "local_tile"},
      {"is_compatible", "compatible"},
      {"is_congruent", "congruent"},
      {"is_weakly_congruent", "weakly_congruent"},
      {"layout_eval", "call"},
      {"make_tiled_copy", "make_layout_tv"},
      {"make_tiled_copy_tv", "make_layout_tv"},
      {"prepend_to_rank", "prepend"},
      {"scalar_scale", "elem_scale"},
      {"tuple_product", "product"},
      {"tuple_product_each", "product_each"},
  };
  return aliases;
}

std::string_view unaliased(std::string_view name) {
  const auto& aliases = operationAliases();
  const auto found = std::lower_bound(aliases.begin(), aliases.end(), name,
                                      [](const OperationAlias& a, std::string_view n) { return a.name < n; });
  return found != aliases.end() && found->name == name ? found->operation : name;
}

}  // namespace cutecheck
