// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The standard library and GoogleTest, for tests.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cmake/precompiled/std.h"
