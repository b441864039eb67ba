; Lanes of a vector taken out, added and put back.
define ptx_kernel void @lanes(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %v = load <2 x float>, ptr addrspace(1) %a, align 8
  %x = extractelement <2 x float> %v, i64 0
  %y = extractelement <2 x float> %v, i64 1
  %s = fadd float %x, %y
  %w = insertelement <2 x float> %v, float %s, i64 1
  store <2 x float> %w, ptr addrspace(1) %b, align 8
  ret void
}
