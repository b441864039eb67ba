// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The standard library and LLVM IR, for what reads it.
#pragma once

#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include "cmake/precompiled/std.h"
