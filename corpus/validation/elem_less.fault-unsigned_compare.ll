define i1 @inside(i32 %M, i32 %N, i32 %i, i32 %j) {
entry:
  %a = icmp ult i32 %i, %M
  br i1 %a, label %second, label %done
second:
  %b = icmp ult i32 %j, %N
  br label %done
done:
  %r = phi i1 [ false, %entry ], [ %b, %second ]
  ret i1 %r
}
