// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tests of a property program as a campaign (docs/user/campaigns.md): --shard and --journal of settings.h.
#pragma once

namespace cutecheck::run {

// After InitGoogleTest and readSettings. An obligation is a test that the filter selects, once for each of
// --blocks; block k runs with the seed plus k. Prints what fails and answers the exit status: the worst of
// the shard.
int shardMain();

}  // namespace cutecheck::run
