; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x half], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = insertvalue { i32 } poison, i32 %6, 0
  %8 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %9 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %8, { i32, i32, i32, i32 } { i32 64, i32 32, i32 32, i32 1 }, 1
  br label %10

10:                                               ; preds = %13, %4
  %11 = phi i32 [ %38, %13 ], [ %6, %4 ]
  %12 = icmp slt i32 %11, 2048
  br i1 %12, label %13, label %39

13:                                               ; preds = %10
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 1
  %15 = srem i32 %11, 64
  %16 = sdiv i32 %11, 64
  %17 = mul nsw i32 %15, 32
  %18 = add nsw i32 %17, %16
  %19 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 0
  %20 = sext i32 %18 to i64
  %21 = getelementptr i8, ptr addrspace(1) %19, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = srem i32 %11, 8
  %24 = sdiv i32 %11, 8
  %25 = mul nsw i32 %23, 128
  %26 = srem i32 %24, 8
  %27 = sdiv i32 %24, 8
  %28 = mul nsw i32 %26, 1024
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store i8 %22, ptr addrspace(3) %37, align 1
  %38 = add i32 %11, 128
  br label %10

39:                                               ; preds = %10
  %40 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 8, i32 32, i32 32, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %66, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 256
  br i1 %44, label %45, label %67

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 8
  %48 = sdiv i32 %43, 8
  %49 = mul nsw i32 %47, 32
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr i8, ptr addrspace(1) %51, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 128
  %58 = add nsw i32 %57, %56
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %59
  %61 = ptrtoint ptr addrspace(3) %60 to i32
  %62 = and i32 %61, 896
  %63 = lshr i32 %62, 3
  %64 = xor i32 %61, %63
  %65 = inttoptr i32 %64 to ptr addrspace(3)
  store i8 %54, ptr addrspace(3) %65, align 1
  %66 = add i32 %43, 128
  br label %42

67:                                               ; preds = %42
  %68 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %69 = insertvalue { ptr, { i32, i32 } } %68, { i32, i32 } { i32 4, i32 1 }, 1
  %70 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %71 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %70, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %72 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %71, 1
  %73 = extractvalue { i32 } %7, 0
  %74 = srem i32 %73, 4
  %75 = sdiv i32 %73, 4
  %76 = mul nsw i32 %74, 2
  %77 = srem i32 %75, 8
  %78 = sdiv i32 %75, 8
  %79 = mul nsw i32 %77, 8
  %80 = add nsw i32 %76, %79
  %81 = mul nsw i32 %78, 128
  %82 = add nsw i32 %80, %81
  %83 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %71, 0
  %84 = sext i32 %82 to i64
  %85 = getelementptr half, ptr addrspace(1) %83, i64 %84
  %86 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %85, 0
  %87 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %86, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %88 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %87, 1
  %89 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %87, 0
  %90 = getelementptr half, ptr addrspace(1) %89, i64 64
  %91 = load <2 x half>, ptr addrspace(1) %89, align 4
  %92 = extractelement <2 x half> %91, i64 0
  %93 = insertelement <4 x half> poison, half %92, i64 0
  %94 = extractelement <2 x half> %91, i64 1
  %95 = insertelement <4 x half> %93, half %94, i64 1
  %96 = load <2 x half>, ptr addrspace(1) %90, align 4
  %97 = extractelement <2 x half> %96, i64 0
  %98 = insertelement <4 x half> %95, half %97, i64 2
  %99 = extractelement <2 x half> %96, i64 1
  %100 = insertelement <4 x half> %98, half %99, i64 3
  %101 = extractvalue { ptr, { i32, i32 } } %69, 1
  %102 = extractvalue { ptr, { i32, i32 } } %69, 0
  %103 = extractelement <4 x half> %100, i64 0
  %104 = insertelement <4 x half> poison, half %103, i64 0
  %105 = extractelement <4 x half> %100, i64 1
  %106 = insertelement <4 x half> %104, half %105, i64 1
  %107 = extractelement <4 x half> %100, i64 2
  %108 = insertelement <4 x half> %106, half %107, i64 2
  %109 = extractelement <4 x half> %100, i64 3
  %110 = insertelement <4 x half> %108, half %109, i64 3
  store <4 x half> %110, ptr %102, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %111 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %112 = lshr i32 %111, 4
  %113 = zext i32 %112 to i64
  %114 = or i64 %113, 4611686293305360384
  %115 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %116 = lshr i32 %115, 4
  %117 = zext i32 %116 to i64
  %118 = or i64 %117, 4611686293305360384
  %119 = extractvalue { ptr, { i32, i32 } } %69, 0
  %120 = insertvalue { ptr, { i32, i32 } } poison, ptr %119, 0
  %121 = insertvalue { ptr, { i32, i32 } } %120, { i32, i32 } { i32 2, i32 1 }, 1
  %122 = extractvalue { ptr, { i32, i32 } } %121, 1
  %123 = extractvalue { ptr, { i32, i32 } } %121, 0
  %124 = load <2 x i32>, ptr %123, align 16
  %125 = extractelement <2 x i32> %124, i64 0
  %126 = insertelement <2 x i32> poison, i32 %125, i64 0
  %127 = extractelement <2 x i32> %124, i64 1
  %128 = insertelement <2 x i32> %126, i32 %127, i64 1
  %129 = extractelement <2 x i32> %128, i64 0
  %130 = extractelement <2 x i32> %128, i64 1
  %131 = call { i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $6, 0; wgmma.mma_async.sync.aligned.m64n8k32.f16.e4m3.e5m2 {$0, $1}, $4, $5, p, 1, 1; }", "=r,=r,0,1,l,l,r"(i32 %129, i32 %130, i64 %114, i64 %118, i32 1)
  %132 = extractvalue { i32, i32 } %131, 0
  %133 = extractvalue { i32, i32 } %131, 1
  %134 = extractvalue { ptr, { i32, i32 } } %69, 0
  %135 = insertvalue { ptr, { i32, i32 } } poison, ptr %134, 0
  %136 = insertvalue { ptr, { i32, i32 } } %135, { i32, i32 } { i32 2, i32 1 }, 1
  %137 = insertelement <2 x i32> poison, i32 %132, i64 0
  %138 = insertelement <2 x i32> %137, i32 %133, i64 1
  %139 = extractvalue { ptr, { i32, i32 } } %136, 1
  %140 = extractvalue { ptr, { i32, i32 } } %136, 0
  %141 = extractelement <2 x i32> %138, i64 0
  %142 = insertelement <2 x i32> poison, i32 %141, i64 0
  %143 = extractelement <2 x i32> %138, i64 1
  %144 = insertelement <2 x i32> %142, i32 %143, i64 1
  store <2 x i32> %144, ptr %140, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %145 = extractvalue { ptr, { i32, i32 } } %69, 0
  %146 = insertvalue { ptr, { i32, i32 } } poison, ptr %145, 0
  %147 = insertvalue { ptr, { i32, i32 } } %146, { i32, i32 } { i32 2, i32 1 }, 1
  %148 = extractvalue { ptr, { i32, i32 } } %147, 1
  %149 = extractvalue { ptr, { i32, i32 } } %147, 0
  %150 = load <2 x i32>, ptr %149, align 16
  %151 = extractelement <2 x i32> %150, i64 0
  %152 = insertelement <2 x i32> poison, i32 %151, i64 0
  %153 = extractelement <2 x i32> %150, i64 1
  %154 = insertelement <2 x i32> %152, i32 %153, i64 1
  %155 = extractelement <2 x i32> %154, i64 0
  %156 = extractelement <2 x i32> %154, i64 1
  %157 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %155, i32 %156)
  %158 = extractvalue { i32, i32 } %157, 0
  %159 = extractvalue { i32, i32 } %157, 1
  %160 = extractvalue { ptr, { i32, i32 } } %69, 0
  %161 = insertvalue { ptr, { i32, i32 } } poison, ptr %160, 0
  %162 = insertvalue { ptr, { i32, i32 } } %161, { i32, i32 } { i32 2, i32 1 }, 1
  %163 = insertelement <2 x i32> poison, i32 %158, i64 0
  %164 = insertelement <2 x i32> %163, i32 %159, i64 1
  %165 = extractvalue { ptr, { i32, i32 } } %162, 1
  %166 = extractvalue { ptr, { i32, i32 } } %162, 0
  %167 = extractelement <2 x i32> %164, i64 0
  %168 = insertelement <2 x i32> poison, i32 %167, i64 0
  %169 = extractelement <2 x i32> %164, i64 1
  %170 = insertelement <2 x i32> %168, i32 %169, i64 1
  store <2 x i32> %170, ptr %166, align 16
  %171 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %172 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %171, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %173 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %172, 1
  %174 = extractvalue { i32 } %7, 0
  %175 = srem i32 %174, 4
  %176 = sdiv i32 %174, 4
  %177 = mul nsw i32 %175, 2
  %178 = srem i32 %176, 8
  %179 = sdiv i32 %176, 8
  %180 = mul nsw i32 %178, 8
  %181 = add nsw i32 %177, %180
  %182 = mul nsw i32 %179, 128
  %183 = add nsw i32 %181, %182
  %184 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %172, 0
  %185 = sext i32 %183 to i64
  %186 = getelementptr half, ptr addrspace(1) %184, i64 %185
  %187 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %186, 0
  %188 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %187, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %189 = extractvalue { ptr, { i32, i32 } } %69, 1
  %190 = extractvalue { ptr, { i32, i32 } } %69, 0
  %191 = load <4 x half>, ptr %190, align 16
  %192 = extractelement <4 x half> %191, i64 0
  %193 = insertelement <4 x half> poison, half %192, i64 0
  %194 = extractelement <4 x half> %191, i64 1
  %195 = insertelement <4 x half> %193, half %194, i64 1
  %196 = extractelement <4 x half> %191, i64 2
  %197 = insertelement <4 x half> %195, half %196, i64 2
  %198 = extractelement <4 x half> %191, i64 3
  %199 = insertelement <4 x half> %197, half %198, i64 3
  %200 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %188, 1
  %201 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %188, 0
  %202 = getelementptr half, ptr addrspace(1) %201, i64 64
  %203 = extractelement <4 x half> %199, i64 0
  %204 = insertelement <2 x half> poison, half %203, i64 0
  %205 = extractelement <4 x half> %199, i64 1
  %206 = insertelement <2 x half> %204, half %205, i64 1
  store <2 x half> %206, ptr addrspace(1) %201, align 4
  %207 = extractelement <4 x half> %199, i64 2
  %208 = insertelement <2 x half> poison, half %207, i64 0
  %209 = extractelement <4 x half> %199, i64 3
  %210 = insertelement <2 x half> %208, half %209, i64 1
  store <2 x half> %210, ptr addrspace(1) %202, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 immarg) #4

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
