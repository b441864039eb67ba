define i32 @offset(i32 %i, i32 %j) {
  %a = shl nuw nsw i32 %i, 6
  %x = add nuw nsw i32 %a, %j
  %s = lshr i32 %x, 3
  %m = and i32 %s, 112
  %o = xor i32 %x, %m
  ret i32 %o
}
