// RUN: python3 -c "print('func.func @f(%%c: i1) {' + 'scf.if %%c {' * 255 + '}' * 255 + 'return}')" | cutecheck-opt | FileCheck %s --check-prefix=READ
// RUN: python3 -c "print('func.func @f(%%c: i1) {' + 'scf.if %%c {' * 9999 + '}' * 9999 + 'return}')" | not cutecheck-opt 2>&1 | FileCheck %s
// MLIR's parser calls itself for each bracket: what it cannot follow is refused before.
// READ: func.func @f
// CHECK: error: line 1: brackets stand deeper than 256 in each other; nest less
