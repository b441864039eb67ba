// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Carries a precompiled header, which targets reuse.
