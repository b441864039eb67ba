; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x float], align 16
  %6 = alloca [8 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = mul nsw i32 %8, 2
  %11 = urem i32 %9, 8
  %12 = udiv i32 %9, 8
  %13 = mul nsw i32 %11, 16
  %14 = add nsw i32 %10, %13
  %15 = mul nsw i32 %12, 256
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr half, ptr addrspace(1) %18, i64 128
  %20 = getelementptr half, ptr addrspace(1) %18, i64 8
  %21 = getelementptr half, ptr addrspace(1) %18, i64 136
  %22 = load <2 x half>, ptr addrspace(1) %18, align 4
  %23 = extractelement <2 x half> %22, i64 0
  %24 = insertelement <8 x half> poison, half %23, i64 0
  %25 = extractelement <2 x half> %22, i64 1
  %26 = insertelement <8 x half> %24, half %25, i64 1
  %27 = load <2 x half>, ptr addrspace(1) %19, align 4
  %28 = extractelement <2 x half> %27, i64 0
  %29 = insertelement <8 x half> %26, half %28, i64 2
  %30 = extractelement <2 x half> %27, i64 1
  %31 = insertelement <8 x half> %29, half %30, i64 3
  %32 = load <2 x half>, ptr addrspace(1) %20, align 4
  %33 = extractelement <2 x half> %32, i64 0
  %34 = insertelement <8 x half> %31, half %33, i64 4
  %35 = extractelement <2 x half> %32, i64 1
  %36 = insertelement <8 x half> %34, half %35, i64 5
  %37 = load <2 x half>, ptr addrspace(1) %21, align 4
  %38 = extractelement <2 x half> %37, i64 0
  %39 = insertelement <8 x half> %36, half %38, i64 6
  %40 = extractelement <2 x half> %37, i64 1
  %41 = insertelement <8 x half> %39, half %40, i64 7
  %42 = extractelement <8 x half> %41, i64 0
  %43 = insertelement <8 x half> poison, half %42, i64 0
  %44 = extractelement <8 x half> %41, i64 1
  %45 = insertelement <8 x half> %43, half %44, i64 1
  %46 = extractelement <8 x half> %41, i64 2
  %47 = insertelement <8 x half> %45, half %46, i64 2
  %48 = extractelement <8 x half> %41, i64 3
  %49 = insertelement <8 x half> %47, half %48, i64 3
  %50 = extractelement <8 x half> %41, i64 4
  %51 = insertelement <8 x half> %49, half %50, i64 4
  %52 = extractelement <8 x half> %41, i64 5
  %53 = insertelement <8 x half> %51, half %52, i64 5
  %54 = extractelement <8 x half> %41, i64 6
  %55 = insertelement <8 x half> %53, half %54, i64 6
  %56 = extractelement <8 x half> %41, i64 7
  %57 = insertelement <8 x half> %55, half %56, i64 7
  store <8 x half> %57, ptr %6, align 16
  br label %58

58:                                               ; preds = %61, %4
  %59 = phi i32 [ %80, %61 ], [ %7, %4 ]
  %60 = icmp slt i32 %59, 128
  br i1 %60, label %61, label %81

61:                                               ; preds = %58
  %62 = urem i32 %59, 8
  %63 = udiv i32 %59, 8
  %64 = mul nsw i32 %62, 16
  %65 = add nsw i32 %64, %63
  %66 = sext i32 %65 to i64
  %67 = getelementptr half, ptr addrspace(1) %1, i64 %66
  %68 = load half, ptr addrspace(1) %67, align 2
  %69 = urem i32 %59, 8
  %70 = udiv i32 %59, 8
  %71 = mul nsw i32 %69, 64
  %72 = add nsw i32 %71, %70
  %73 = sext i32 %72 to i64
  %74 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %73
  %75 = ptrtoint ptr addrspace(3) %74 to i32
  %76 = and i32 %75, 896
  %77 = lshr i32 %76, 3
  %78 = xor i32 %75, %77
  %79 = inttoptr i32 %78 to ptr addrspace(3)
  store half %68, ptr addrspace(3) %79, align 2
  %80 = add i32 %59, 128
  br label %58

81:                                               ; preds = %58
  %82 = urem i32 %7, 4
  %83 = udiv i32 %7, 4
  %84 = mul nsw i32 %82, 2
  %85 = urem i32 %83, 8
  %86 = udiv i32 %83, 8
  %87 = mul nsw i32 %85, 8
  %88 = add nsw i32 %84, %87
  %89 = mul nsw i32 %86, 128
  %90 = add nsw i32 %88, %89
  %91 = sext i32 %90 to i64
  %92 = getelementptr float, ptr addrspace(1) %2, i64 %91
  %93 = getelementptr float, ptr addrspace(1) %92, i64 64
  %94 = load <2 x float>, ptr addrspace(1) %92, align 8
  %95 = extractelement <2 x float> %94, i64 0
  %96 = insertelement <4 x float> poison, float %95, i64 0
  %97 = extractelement <2 x float> %94, i64 1
  %98 = insertelement <4 x float> %96, float %97, i64 1
  %99 = load <2 x float>, ptr addrspace(1) %93, align 8
  %100 = extractelement <2 x float> %99, i64 0
  %101 = insertelement <4 x float> %98, float %100, i64 2
  %102 = extractelement <2 x float> %99, i64 1
  %103 = insertelement <4 x float> %101, float %102, i64 3
  %104 = extractelement <4 x float> %103, i64 0
  %105 = insertelement <4 x float> poison, float %104, i64 0
  %106 = extractelement <4 x float> %103, i64 1
  %107 = insertelement <4 x float> %105, float %106, i64 1
  %108 = extractelement <4 x float> %103, i64 2
  %109 = insertelement <4 x float> %107, float %108, i64 2
  %110 = extractelement <4 x float> %103, i64 3
  %111 = insertelement <4 x float> %109, float %110, i64 3
  store <4 x float> %111, ptr %5, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %112 = load <4 x i32>, ptr %6, align 16
  %113 = extractelement <4 x i32> %112, i64 0
  %114 = insertelement <4 x i32> poison, i32 %113, i64 0
  %115 = extractelement <4 x i32> %112, i64 1
  %116 = insertelement <4 x i32> %114, i32 %115, i64 1
  %117 = extractelement <4 x i32> %112, i64 2
  %118 = insertelement <4 x i32> %116, i32 %117, i64 2
  %119 = extractelement <4 x i32> %112, i64 3
  %120 = insertelement <4 x i32> %118, i32 %119, i64 3
  %121 = extractelement <4 x i32> %120, i64 0
  %122 = extractelement <4 x i32> %120, i64 1
  %123 = extractelement <4 x i32> %120, i64 2
  %124 = extractelement <4 x i32> %120, i64 3
  %125 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %126 = lshr i32 %125, 4
  %127 = zext i32 %126 to i64
  %128 = or i64 %127, 4611686293305360384
  %129 = load <4 x float>, ptr %5, align 16
  %130 = extractelement <4 x float> %129, i64 0
  %131 = insertelement <4 x float> poison, float %130, i64 0
  %132 = extractelement <4 x float> %129, i64 1
  %133 = insertelement <4 x float> %131, float %132, i64 1
  %134 = extractelement <4 x float> %129, i64 2
  %135 = insertelement <4 x float> %133, float %134, i64 2
  %136 = extractelement <4 x float> %129, i64 3
  %137 = insertelement <4 x float> %135, float %136, i64 3
  %138 = extractelement <4 x float> %137, i64 0
  %139 = extractelement <4 x float> %137, i64 1
  %140 = extractelement <4 x float> %137, i64 2
  %141 = extractelement <4 x float> %137, i64 3
  %142 = call { float, float, float, float } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p, 1, 1, 0; }", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,l,r"(float %138, float %139, float %140, float %141, i32 %121, i32 %122, i32 %123, i32 %124, i64 %128, i32 1)
  %143 = extractvalue { float, float, float, float } %142, 0
  %144 = extractvalue { float, float, float, float } %142, 1
  %145 = extractvalue { float, float, float, float } %142, 2
  %146 = extractvalue { float, float, float, float } %142, 3
  %147 = insertelement <4 x float> poison, float %143, i64 0
  %148 = insertelement <4 x float> %147, float %144, i64 1
  %149 = insertelement <4 x float> %148, float %145, i64 2
  %150 = insertelement <4 x float> %149, float %146, i64 3
  %151 = extractelement <4 x float> %150, i64 0
  %152 = insertelement <4 x float> poison, float %151, i64 0
  %153 = extractelement <4 x float> %150, i64 1
  %154 = insertelement <4 x float> %152, float %153, i64 1
  %155 = extractelement <4 x float> %150, i64 2
  %156 = insertelement <4 x float> %154, float %155, i64 2
  %157 = extractelement <4 x float> %150, i64 3
  %158 = insertelement <4 x float> %156, float %157, i64 3
  store <4 x float> %158, ptr %5, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %159 = load <4 x float>, ptr %5, align 16
  %160 = extractelement <4 x float> %159, i64 0
  %161 = insertelement <4 x float> poison, float %160, i64 0
  %162 = extractelement <4 x float> %159, i64 1
  %163 = insertelement <4 x float> %161, float %162, i64 1
  %164 = extractelement <4 x float> %159, i64 2
  %165 = insertelement <4 x float> %163, float %164, i64 2
  %166 = extractelement <4 x float> %159, i64 3
  %167 = insertelement <4 x float> %165, float %166, i64 3
  %168 = extractelement <4 x float> %167, i64 0
  %169 = extractelement <4 x float> %167, i64 1
  %170 = extractelement <4 x float> %167, i64 2
  %171 = extractelement <4 x float> %167, i64 3
  %172 = call { float, float, float, float } asm sideeffect "", "=f,=f,=f,=f,0,1,2,3"(float %168, float %169, float %170, float %171)
  %173 = extractvalue { float, float, float, float } %172, 0
  %174 = extractvalue { float, float, float, float } %172, 1
  %175 = extractvalue { float, float, float, float } %172, 2
  %176 = extractvalue { float, float, float, float } %172, 3
  %177 = insertelement <4 x float> poison, float %173, i64 0
  %178 = insertelement <4 x float> %177, float %174, i64 1
  %179 = insertelement <4 x float> %178, float %175, i64 2
  %180 = insertelement <4 x float> %179, float %176, i64 3
  %181 = extractelement <4 x float> %180, i64 0
  %182 = insertelement <4 x float> poison, float %181, i64 0
  %183 = extractelement <4 x float> %180, i64 1
  %184 = insertelement <4 x float> %182, float %183, i64 1
  %185 = extractelement <4 x float> %180, i64 2
  %186 = insertelement <4 x float> %184, float %185, i64 2
  %187 = extractelement <4 x float> %180, i64 3
  %188 = insertelement <4 x float> %186, float %187, i64 3
  store <4 x float> %188, ptr %5, align 16
  %189 = urem i32 %7, 4
  %190 = udiv i32 %7, 4
  %191 = mul nsw i32 %189, 2
  %192 = urem i32 %190, 8
  %193 = udiv i32 %190, 8
  %194 = mul nsw i32 %192, 8
  %195 = add nsw i32 %191, %194
  %196 = mul nsw i32 %193, 128
  %197 = add nsw i32 %195, %196
  %198 = sext i32 %197 to i64
  %199 = getelementptr float, ptr addrspace(1) %3, i64 %198
  %200 = load <4 x float>, ptr %5, align 16
  %201 = extractelement <4 x float> %200, i64 0
  %202 = insertelement <4 x float> poison, float %201, i64 0
  %203 = extractelement <4 x float> %200, i64 1
  %204 = insertelement <4 x float> %202, float %203, i64 1
  %205 = extractelement <4 x float> %200, i64 2
  %206 = insertelement <4 x float> %204, float %205, i64 2
  %207 = extractelement <4 x float> %200, i64 3
  %208 = insertelement <4 x float> %206, float %207, i64 3
  %209 = getelementptr float, ptr addrspace(1) %199, i64 64
  %210 = extractelement <4 x float> %208, i64 0
  %211 = insertelement <2 x float> poison, float %210, i64 0
  %212 = extractelement <4 x float> %208, i64 1
  %213 = insertelement <2 x float> %211, float %212, i64 1
  store <2 x float> %213, ptr addrspace(1) %199, align 8
  %214 = extractelement <4 x float> %208, i64 2
  %215 = insertelement <2 x float> poison, float %214, i64 0
  %216 = extractelement <4 x float> %208, i64 3
  %217 = insertelement <2 x float> %215, float %216, i64 1
  store <2 x float> %217, ptr addrspace(1) %209, align 8
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
