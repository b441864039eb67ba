; The twin: a premise says what the launch line states
; expect: Proved
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n) "nvvm.reqntid"="128" {
%t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
%g0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
%pa = getelementptr float, ptr addrspace(1) %a, i32 %t
%pb = getelementptr float, ptr addrspace(1) %b, i32 %t
%v = load float, ptr addrspace(1) %pa
store float %v, ptr addrspace(1) %pb
ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
