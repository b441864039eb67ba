; The offset of a linear index in five modes of two: a digit at each turn, from the fastest mode on.
define i32 @loop_digits(i32 %i) {
entry:
  br label %digit
digit:
  %k = phi i32 [ 0, %entry ], [ %next, %digit ]
  %rest = phi i32 [ %i, %entry ], [ %quotient, %digit ]
  %stride = phi i32 [ 48, %entry ], [ %slower, %digit ]
  %sum = phi i32 [ 0, %entry ], [ %more, %digit ]
  %r = urem i32 %rest, 2
  %quotient = udiv i32 %rest, 2
  %o = mul nsw i32 %r, %stride
  %more = add nsw i32 %sum, %o
  %slower = lshr i32 %stride, 1
  %next = add nuw nsw i32 %k, 1
  %again = icmp ult i32 %next, 5
  br i1 %again, label %digit, label %done
done:
  ret i32 %more
}
