; Of a comparison the type of what is compared is asked for: constants, each added to itself.
; expect: Unknown
; because: fcmp_ogt of constants
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %px = getelementptr float, ptr addrspace(1) %x, i64 %w
  %py = getelementptr float, ptr addrspace(1) %y, i64 %w
  %l = load float, ptr addrspace(1) %px, align 4
  %g0 = fadd float 1.0, 2.0
  %g1 = fadd float %g0, %g0
  %g2 = fadd float %g1, %g1
  %g3 = fadd float %g2, %g2
  %g4 = fadd float %g3, %g3
  %g5 = fadd float %g4, %g4
  %g6 = fadd float %g5, %g5
  %g7 = fadd float %g6, %g6
  %g8 = fadd float %g7, %g7
  %g9 = fadd float %g8, %g8
  %g10 = fadd float %g9, %g9
  %g11 = fadd float %g10, %g10
  %g12 = fadd float %g11, %g11
  %g13 = fadd float %g12, %g12
  %g14 = fadd float %g13, %g13
  %g15 = fadd float %g14, %g14
  %g16 = fadd float %g15, %g15
  %g17 = fadd float %g16, %g16
  %g18 = fadd float %g17, %g17
  %g19 = fadd float %g18, %g18
  %g20 = fadd float %g19, %g19
  %g21 = fadd float %g20, %g20
  %g22 = fadd float %g21, %g21
  %g23 = fadd float %g22, %g22
  %g24 = fadd float %g23, %g23
  %g25 = fadd float %g24, %g24
  %g26 = fadd float %g25, %g25
  %g27 = fadd float %g26, %g26
  %g28 = fadd float %g27, %g27
  %g29 = fadd float %g28, %g28
  %g30 = fadd float %g29, %g29
  %g31 = fadd float %g30, %g30
  %g32 = fadd float %g31, %g31
  %g33 = fadd float %g32, %g32
  %g34 = fadd float %g33, %g33
  %g35 = fadd float %g34, %g34
  %g36 = fadd float %g35, %g35
  %g37 = fadd float %g36, %g36
  %g38 = fadd float %g37, %g37
  %g39 = fadd float %g38, %g38
  %c = fcmp olt float %g39, %g39
  %s = select i1 %c, float %l, float %l
  store float %s, ptr addrspace(1) %py, align 4
  ret void
}
