// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_100a 2>&1 | FileCheck %s
// RUN: not cutecheck-opt %s -cute-desugar -convert-cute-nvgpu-to-nvvm=target=sm_90a 2>&1 | FileCheck %s --check-prefix=HOPPER
// CHECK: 'cute_nvgpu.arch.sm100.load_b8x256' op names no shape of tcgen05: rows of 256 bits come in 16 lanes
// CHECK: 'cute_nvgpu.arch.sm100.store_b8x256' op names no shape of tcgen05
// HOPPER: 'cute_nvgpu.arch.sm100.load_b8x256' op needs tensor memory
func.func @b8x256(%p: !cute.ptr<i8, tmem>) {
  %v = cute_nvgpu.arch.sm100.load_b8x256(%p) : (!cute.ptr<i8, tmem>) -> vector<8xi32>
  cute_nvgpu.arch.sm100.store_b8x256(%p, %v) : (!cute.ptr<i8, tmem>, vector<8xi32>) -> ()
  return
}
