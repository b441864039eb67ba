; A switch on poison.
; expect: Refuted
; because: switch on poison
define i32 @f(i32 %x) {
  %p = add nuw i32 %x, -1
  switch i32 %p, label %a [ i32 3, label %b ]
a:
  ret i32 %x
b:
  ret i32 %x
}
