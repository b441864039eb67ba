; A block of 128 threads of which a register says 16: there is no such launch.
; expect: kVacuous
; because: hold in no launch
define ptx_kernel void @k(ptr addrspace(1) %a) {
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %q = getelementptr i8, ptr addrspace(1) %a, i64 64
  store i32 0, ptr addrspace(1) %q, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
