; Where two branches meet one number or the other, again and again, in a loop that is written out: with more of them the process
; ended by a signal.
; expect: Unknown
; because: nested more than 1000 deep
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %n) {
entry:
  br label %h
h:
  %k = phi i32 [ 0, %entry ], [ %k1, %j ]
  %p = phi i32 [ %n, %entry ], [ %p1, %j ]
  %c = icmp eq i32 %n, %k
  br i1 %c, label %b, label %j
b:
  br label %j
j:
  %p1 = phi i32 [ %p, %h ], [ %k, %b ]
  %k1 = add i32 %k, 1
  %more = icmp slt i32 %k1, 4000
  br i1 %more, label %h, label %e
e:
  ret i32 %p1
}
