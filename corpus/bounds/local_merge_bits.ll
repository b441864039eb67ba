; What branches store in local memory is merged with the bits that each may set: x where x is negative has a set upper half.
; expect: Refuted
; because: line
define ptx_kernel void @k(i32 %x, ptr addrspace(1) %p) {
entry:
  %s = alloca i64, align 8
  %c0 = icmp sge i32 %x, 0
  br i1 %c0, label %A, label %C
C:
  %c1 = icmp eq i32 %x, -123456789
  br i1 %c1, label %B, label %D
B:
  %sb = sext i32 %x to i64
  store i64 %sb, ptr %s, align 8
  br label %J
D:
  ret void
A:
  %za = zext i32 %x to i64
  store i64 %za, ptr %s, align 8
  br label %J
J:
  %y = load i64, ptr %s, align 8
  %h = lshr i64 %y, 32
  store i64 %h, ptr addrspace(1) %p, align 8
  ret void
}
