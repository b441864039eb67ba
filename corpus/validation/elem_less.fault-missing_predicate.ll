define i1 @inside(i32 %M, i32 %N, i32 %i, i32 %j) {
  %a = icmp slt i32 %i, %M
  ret i1 %a
}
