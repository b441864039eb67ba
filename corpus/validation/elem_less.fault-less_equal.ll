define i1 @inside(i32 %M, i32 %N, i32 %i, i32 %j) {
  %a = icmp slt i32 %i, %M
  %b = icmp sle i32 %j, %N
  %r = and i1 %a, %b
  ret i1 %r
}
