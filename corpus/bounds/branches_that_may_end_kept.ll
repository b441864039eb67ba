; Twenty-four branches in a row, none of which is met again by all of its paths: one of them ends.
; expect: Proved
define ptx_kernel void @k(ptr addrspace(1) %a, i32 %x) {
entry:
  br label %h0
h0:
  %c0 = icmp slt i32 %x, 5
  br i1 %c0, label %a0, label %h1
a0:
  %u0 = icmp eq i32 %x, -1
  br i1 %u0, label %bad, label %h1
h1:
  %c1 = icmp slt i32 %x, 15
  br i1 %c1, label %a1, label %h2
a1:
  %u1 = icmp eq i32 %x, -2
  br i1 %u1, label %bad, label %h2
h2:
  %c2 = icmp slt i32 %x, 25
  br i1 %c2, label %a2, label %h3
a2:
  %u2 = icmp eq i32 %x, -3
  br i1 %u2, label %bad, label %h3
h3:
  %c3 = icmp slt i32 %x, 35
  br i1 %c3, label %a3, label %h4
a3:
  %u3 = icmp eq i32 %x, -4
  br i1 %u3, label %bad, label %h4
h4:
  %c4 = icmp slt i32 %x, 45
  br i1 %c4, label %a4, label %h5
a4:
  %u4 = icmp eq i32 %x, -5
  br i1 %u4, label %bad, label %h5
h5:
  %c5 = icmp slt i32 %x, 55
  br i1 %c5, label %a5, label %h6
a5:
  %u5 = icmp eq i32 %x, -6
  br i1 %u5, label %bad, label %h6
h6:
  %c6 = icmp slt i32 %x, 65
  br i1 %c6, label %a6, label %h7
a6:
  %u6 = icmp eq i32 %x, -7
  br i1 %u6, label %bad, label %h7
h7:
  %c7 = icmp slt i32 %x, 75
  br i1 %c7, label %a7, label %h8
a7:
  %u7 = icmp eq i32 %x, -8
  br i1 %u7, label %bad, label %h8
h8:
  %c8 = icmp slt i32 %x, 85
  br i1 %c8, label %a8, label %h9
a8:
  %u8 = icmp eq i32 %x, -9
  br i1 %u8, label %bad, label %h9
h9:
  %c9 = icmp slt i32 %x, 95
  br i1 %c9, label %a9, label %h10
a9:
  %u9 = icmp eq i32 %x, -10
  br i1 %u9, label %bad, label %h10
h10:
  %c10 = icmp slt i32 %x, 105
  br i1 %c10, label %a10, label %h11
a10:
  %u10 = icmp eq i32 %x, -11
  br i1 %u10, label %bad, label %h11
h11:
  %c11 = icmp slt i32 %x, 115
  br i1 %c11, label %a11, label %h12
a11:
  %u11 = icmp eq i32 %x, -12
  br i1 %u11, label %bad, label %h12
h12:
  %c12 = icmp slt i32 %x, 125
  br i1 %c12, label %a12, label %h13
a12:
  %u12 = icmp eq i32 %x, -13
  br i1 %u12, label %bad, label %h13
h13:
  %c13 = icmp slt i32 %x, 135
  br i1 %c13, label %a13, label %h14
a13:
  %u13 = icmp eq i32 %x, -14
  br i1 %u13, label %bad, label %h14
h14:
  %c14 = icmp slt i32 %x, 145
  br i1 %c14, label %a14, label %h15
a14:
  %u14 = icmp eq i32 %x, -15
  br i1 %u14, label %bad, label %h15
h15:
  %c15 = icmp slt i32 %x, 155
  br i1 %c15, label %a15, label %h16
a15:
  %u15 = icmp eq i32 %x, -16
  br i1 %u15, label %bad, label %h16
h16:
  %c16 = icmp slt i32 %x, 165
  br i1 %c16, label %a16, label %h17
a16:
  %u16 = icmp eq i32 %x, -17
  br i1 %u16, label %bad, label %h17
h17:
  %c17 = icmp slt i32 %x, 175
  br i1 %c17, label %a17, label %h18
a17:
  %u17 = icmp eq i32 %x, -18
  br i1 %u17, label %bad, label %h18
h18:
  %c18 = icmp slt i32 %x, 185
  br i1 %c18, label %a18, label %h19
a18:
  %u18 = icmp eq i32 %x, -19
  br i1 %u18, label %bad, label %h19
h19:
  %c19 = icmp slt i32 %x, 195
  br i1 %c19, label %a19, label %h20
a19:
  %u19 = icmp eq i32 %x, -20
  br i1 %u19, label %bad, label %h20
h20:
  %c20 = icmp slt i32 %x, 205
  br i1 %c20, label %a20, label %h21
a20:
  %u20 = icmp eq i32 %x, -21
  br i1 %u20, label %bad, label %h21
h21:
  %c21 = icmp slt i32 %x, 215
  br i1 %c21, label %a21, label %h22
a21:
  %u21 = icmp eq i32 %x, -22
  br i1 %u21, label %bad, label %h22
h22:
  %c22 = icmp slt i32 %x, 225
  br i1 %c22, label %a22, label %h23
a22:
  %u22 = icmp eq i32 %x, -23
  br i1 %u22, label %bad, label %h23
h23:
  %c23 = icmp slt i32 %x, 235
  br i1 %c23, label %a23, label %h24
a23:
  %u23 = icmp eq i32 %x, -24
  br i1 %u23, label %bad, label %h24
h24:
  store i32 %x, ptr addrspace(1) %a, align 4
  ret void
bad:
  unreachable
}
