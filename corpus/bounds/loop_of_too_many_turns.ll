; A loop of 2^32 turns with a carried sum, which no run comes to the end of.
; expect: Unknown
; because: of run-time length
define ptx_kernel void @k(ptr addrspace(1) %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i1, %loop]
  %s = phi i64 [0, %entry], [%s1, %loop]
  %s1 = add i64 %s, %n
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, 4294967296
  br i1 %c, label %loop, label %out
out:
  store i64 %s1, ptr addrspace(1) %p
  ret void
}
