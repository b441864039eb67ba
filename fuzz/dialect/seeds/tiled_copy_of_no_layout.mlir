!copy = !cute.tiled_copy<!cute_nvgpu.atom.universal_copy<f32>, layout_copy_tv = <"x">, tiler_mn = <"[16:1;128:1]">>
func.func @thread(%c: !copy, %v: !cute.memref<f32, gmem, "16,128):(128,1)">, %t: !cute.coord<"(?,?)">) {
  %r = cute.tiled.copy.partition_S(%c, %v, %t) : (!copy, !cute.memref<f32, gmem, "(_,_)">, !cute.coord<"(?,?)">) -> !cute.memref<f32, gmem, "16:1">
  return
}
