; The offsets of all elements of a view of 4 rows and 8 columns of run-time stride, summed up row by row.
define i64 @loop_sum(i32 %ld) {
entry:
  %d = sext i32 %ld to i64
  br label %column
column:
  %j = phi i64 [ 7, %entry ], [ %left, %end ]
  %total = phi i64 [ 0, %entry ], [ %sum, %end ]
  %begin = mul nsw i64 %j, %d
  br label %row
row:
  %i = phi i64 [ 0, %column ], [ %below, %row ]
  %o = phi i64 [ %begin, %column ], [ %under, %row ]
  %s = phi i64 [ %total, %column ], [ %sum, %row ]
  %sum = add nsw i64 %s, %o
  %under = add nsw i64 %o, 1
  %below = add nuw nsw i64 %i, 1
  %rows = icmp ne i64 %below, 4
  br i1 %rows, label %row, label %end
end:
  %left = add nsw i64 %j, -1
  %columns = icmp sge i64 %left, 0
  br i1 %columns, label %column, label %done
done:
  ret i64 %sum
}
