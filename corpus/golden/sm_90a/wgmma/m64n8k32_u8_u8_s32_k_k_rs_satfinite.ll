; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x i32], align 16
  %6 = alloca [16 x i8], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = urem i32 %7, 4
  %9 = udiv i32 %7, 4
  %10 = mul nsw i32 %8, 4
  %11 = urem i32 %9, 8
  %12 = udiv i32 %9, 8
  %13 = mul nsw i32 %11, 32
  %14 = add nsw i32 %10, %13
  %15 = mul nsw i32 %12, 512
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr i8, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr i8, ptr addrspace(1) %18, i64 256
  %20 = getelementptr i8, ptr addrspace(1) %18, i64 16
  %21 = getelementptr i8, ptr addrspace(1) %18, i64 272
  %22 = load <4 x i8>, ptr addrspace(1) %18, align 4
  %23 = extractelement <4 x i8> %22, i64 0
  %24 = insertelement <16 x i8> poison, i8 %23, i64 0
  %25 = extractelement <4 x i8> %22, i64 1
  %26 = insertelement <16 x i8> %24, i8 %25, i64 1
  %27 = extractelement <4 x i8> %22, i64 2
  %28 = insertelement <16 x i8> %26, i8 %27, i64 2
  %29 = extractelement <4 x i8> %22, i64 3
  %30 = insertelement <16 x i8> %28, i8 %29, i64 3
  %31 = load <4 x i8>, ptr addrspace(1) %19, align 4
  %32 = extractelement <4 x i8> %31, i64 0
  %33 = insertelement <16 x i8> %30, i8 %32, i64 4
  %34 = extractelement <4 x i8> %31, i64 1
  %35 = insertelement <16 x i8> %33, i8 %34, i64 5
  %36 = extractelement <4 x i8> %31, i64 2
  %37 = insertelement <16 x i8> %35, i8 %36, i64 6
  %38 = extractelement <4 x i8> %31, i64 3
  %39 = insertelement <16 x i8> %37, i8 %38, i64 7
  %40 = load <4 x i8>, ptr addrspace(1) %20, align 4
  %41 = extractelement <4 x i8> %40, i64 0
  %42 = insertelement <16 x i8> %39, i8 %41, i64 8
  %43 = extractelement <4 x i8> %40, i64 1
  %44 = insertelement <16 x i8> %42, i8 %43, i64 9
  %45 = extractelement <4 x i8> %40, i64 2
  %46 = insertelement <16 x i8> %44, i8 %45, i64 10
  %47 = extractelement <4 x i8> %40, i64 3
  %48 = insertelement <16 x i8> %46, i8 %47, i64 11
  %49 = load <4 x i8>, ptr addrspace(1) %21, align 4
  %50 = extractelement <4 x i8> %49, i64 0
  %51 = insertelement <16 x i8> %48, i8 %50, i64 12
  %52 = extractelement <4 x i8> %49, i64 1
  %53 = insertelement <16 x i8> %51, i8 %52, i64 13
  %54 = extractelement <4 x i8> %49, i64 2
  %55 = insertelement <16 x i8> %53, i8 %54, i64 14
  %56 = extractelement <4 x i8> %49, i64 3
  %57 = insertelement <16 x i8> %55, i8 %56, i64 15
  %58 = extractelement <16 x i8> %57, i64 0
  %59 = insertelement <16 x i8> poison, i8 %58, i64 0
  %60 = extractelement <16 x i8> %57, i64 1
  %61 = insertelement <16 x i8> %59, i8 %60, i64 1
  %62 = extractelement <16 x i8> %57, i64 2
  %63 = insertelement <16 x i8> %61, i8 %62, i64 2
  %64 = extractelement <16 x i8> %57, i64 3
  %65 = insertelement <16 x i8> %63, i8 %64, i64 3
  %66 = extractelement <16 x i8> %57, i64 4
  %67 = insertelement <16 x i8> %65, i8 %66, i64 4
  %68 = extractelement <16 x i8> %57, i64 5
  %69 = insertelement <16 x i8> %67, i8 %68, i64 5
  %70 = extractelement <16 x i8> %57, i64 6
  %71 = insertelement <16 x i8> %69, i8 %70, i64 6
  %72 = extractelement <16 x i8> %57, i64 7
  %73 = insertelement <16 x i8> %71, i8 %72, i64 7
  %74 = extractelement <16 x i8> %57, i64 8
  %75 = insertelement <16 x i8> %73, i8 %74, i64 8
  %76 = extractelement <16 x i8> %57, i64 9
  %77 = insertelement <16 x i8> %75, i8 %76, i64 9
  %78 = extractelement <16 x i8> %57, i64 10
  %79 = insertelement <16 x i8> %77, i8 %78, i64 10
  %80 = extractelement <16 x i8> %57, i64 11
  %81 = insertelement <16 x i8> %79, i8 %80, i64 11
  %82 = extractelement <16 x i8> %57, i64 12
  %83 = insertelement <16 x i8> %81, i8 %82, i64 12
  %84 = extractelement <16 x i8> %57, i64 13
  %85 = insertelement <16 x i8> %83, i8 %84, i64 13
  %86 = extractelement <16 x i8> %57, i64 14
  %87 = insertelement <16 x i8> %85, i8 %86, i64 14
  %88 = extractelement <16 x i8> %57, i64 15
  %89 = insertelement <16 x i8> %87, i8 %88, i64 15
  store <16 x i8> %89, ptr %6, align 16
  br label %90

90:                                               ; preds = %93, %4
  %91 = phi i32 [ %112, %93 ], [ %7, %4 ]
  %92 = icmp slt i32 %91, 256
  br i1 %92, label %93, label %113

93:                                               ; preds = %90
  %94 = urem i32 %91, 8
  %95 = udiv i32 %91, 8
  %96 = mul nsw i32 %94, 32
  %97 = add nsw i32 %96, %95
  %98 = sext i32 %97 to i64
  %99 = getelementptr i8, ptr addrspace(1) %1, i64 %98
  %100 = load i8, ptr addrspace(1) %99, align 1
  %101 = urem i32 %91, 8
  %102 = udiv i32 %91, 8
  %103 = mul nsw i32 %101, 128
  %104 = add nsw i32 %103, %102
  %105 = sext i32 %104 to i64
  %106 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %105
  %107 = ptrtoint ptr addrspace(3) %106 to i32
  %108 = and i32 %107, 896
  %109 = lshr i32 %108, 3
  %110 = xor i32 %107, %109
  %111 = inttoptr i32 %110 to ptr addrspace(3)
  store i8 %100, ptr addrspace(3) %111, align 1
  %112 = add i32 %91, 128
  br label %90

113:                                              ; preds = %90
  %114 = urem i32 %7, 4
  %115 = udiv i32 %7, 4
  %116 = mul nsw i32 %114, 2
  %117 = urem i32 %115, 8
  %118 = udiv i32 %115, 8
  %119 = mul nsw i32 %117, 8
  %120 = add nsw i32 %116, %119
  %121 = mul nsw i32 %118, 128
  %122 = add nsw i32 %120, %121
  %123 = sext i32 %122 to i64
  %124 = getelementptr i32, ptr addrspace(1) %2, i64 %123
  %125 = getelementptr i32, ptr addrspace(1) %124, i64 64
  %126 = load <2 x i32>, ptr addrspace(1) %124, align 8
  %127 = extractelement <2 x i32> %126, i64 0
  %128 = insertelement <4 x i32> poison, i32 %127, i64 0
  %129 = extractelement <2 x i32> %126, i64 1
  %130 = insertelement <4 x i32> %128, i32 %129, i64 1
  %131 = load <2 x i32>, ptr addrspace(1) %125, align 8
  %132 = extractelement <2 x i32> %131, i64 0
  %133 = insertelement <4 x i32> %130, i32 %132, i64 2
  %134 = extractelement <2 x i32> %131, i64 1
  %135 = insertelement <4 x i32> %133, i32 %134, i64 3
  %136 = extractelement <4 x i32> %135, i64 0
  %137 = insertelement <4 x i32> poison, i32 %136, i64 0
  %138 = extractelement <4 x i32> %135, i64 1
  %139 = insertelement <4 x i32> %137, i32 %138, i64 1
  %140 = extractelement <4 x i32> %135, i64 2
  %141 = insertelement <4 x i32> %139, i32 %140, i64 2
  %142 = extractelement <4 x i32> %135, i64 3
  %143 = insertelement <4 x i32> %141, i32 %142, i64 3
  store <4 x i32> %143, ptr %5, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %144 = load <4 x i32>, ptr %6, align 16
  %145 = extractelement <4 x i32> %144, i64 0
  %146 = insertelement <4 x i32> poison, i32 %145, i64 0
  %147 = extractelement <4 x i32> %144, i64 1
  %148 = insertelement <4 x i32> %146, i32 %147, i64 1
  %149 = extractelement <4 x i32> %144, i64 2
  %150 = insertelement <4 x i32> %148, i32 %149, i64 2
  %151 = extractelement <4 x i32> %144, i64 3
  %152 = insertelement <4 x i32> %150, i32 %151, i64 3
  %153 = extractelement <4 x i32> %152, i64 0
  %154 = extractelement <4 x i32> %152, i64 1
  %155 = extractelement <4 x i32> %152, i64 2
  %156 = extractelement <4 x i32> %152, i64 3
  %157 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %158 = lshr i32 %157, 4
  %159 = zext i32 %158 to i64
  %160 = or i64 %159, 4611686293305360384
  %161 = load <4 x i32>, ptr %5, align 16
  %162 = extractelement <4 x i32> %161, i64 0
  %163 = insertelement <4 x i32> poison, i32 %162, i64 0
  %164 = extractelement <4 x i32> %161, i64 1
  %165 = insertelement <4 x i32> %163, i32 %164, i64 1
  %166 = extractelement <4 x i32> %161, i64 2
  %167 = insertelement <4 x i32> %165, i32 %166, i64 2
  %168 = extractelement <4 x i32> %161, i64 3
  %169 = insertelement <4 x i32> %167, i32 %168, i64 3
  %170 = extractelement <4 x i32> %169, i64 0
  %171 = extractelement <4 x i32> %169, i64 1
  %172 = extractelement <4 x i32> %169, i64 2
  %173 = extractelement <4 x i32> %169, i64 3
  %174 = call { i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k32.satfinite.s32.u8.u8 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p; }", "=r,=r,=r,=r,0,1,2,3,r,r,r,r,l,r"(i32 %170, i32 %171, i32 %172, i32 %173, i32 %153, i32 %154, i32 %155, i32 %156, i64 %160, i32 1)
  %175 = extractvalue { i32, i32, i32, i32 } %174, 0
  %176 = extractvalue { i32, i32, i32, i32 } %174, 1
  %177 = extractvalue { i32, i32, i32, i32 } %174, 2
  %178 = extractvalue { i32, i32, i32, i32 } %174, 3
  %179 = insertelement <4 x i32> poison, i32 %175, i64 0
  %180 = insertelement <4 x i32> %179, i32 %176, i64 1
  %181 = insertelement <4 x i32> %180, i32 %177, i64 2
  %182 = insertelement <4 x i32> %181, i32 %178, i64 3
  %183 = extractelement <4 x i32> %182, i64 0
  %184 = insertelement <4 x i32> poison, i32 %183, i64 0
  %185 = extractelement <4 x i32> %182, i64 1
  %186 = insertelement <4 x i32> %184, i32 %185, i64 1
  %187 = extractelement <4 x i32> %182, i64 2
  %188 = insertelement <4 x i32> %186, i32 %187, i64 2
  %189 = extractelement <4 x i32> %182, i64 3
  %190 = insertelement <4 x i32> %188, i32 %189, i64 3
  store <4 x i32> %190, ptr %5, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %191 = load <4 x i32>, ptr %5, align 16
  %192 = extractelement <4 x i32> %191, i64 0
  %193 = insertelement <4 x i32> poison, i32 %192, i64 0
  %194 = extractelement <4 x i32> %191, i64 1
  %195 = insertelement <4 x i32> %193, i32 %194, i64 1
  %196 = extractelement <4 x i32> %191, i64 2
  %197 = insertelement <4 x i32> %195, i32 %196, i64 2
  %198 = extractelement <4 x i32> %191, i64 3
  %199 = insertelement <4 x i32> %197, i32 %198, i64 3
  %200 = extractelement <4 x i32> %199, i64 0
  %201 = extractelement <4 x i32> %199, i64 1
  %202 = extractelement <4 x i32> %199, i64 2
  %203 = extractelement <4 x i32> %199, i64 3
  %204 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %200, i32 %201, i32 %202, i32 %203)
  %205 = extractvalue { i32, i32, i32, i32 } %204, 0
  %206 = extractvalue { i32, i32, i32, i32 } %204, 1
  %207 = extractvalue { i32, i32, i32, i32 } %204, 2
  %208 = extractvalue { i32, i32, i32, i32 } %204, 3
  %209 = insertelement <4 x i32> poison, i32 %205, i64 0
  %210 = insertelement <4 x i32> %209, i32 %206, i64 1
  %211 = insertelement <4 x i32> %210, i32 %207, i64 2
  %212 = insertelement <4 x i32> %211, i32 %208, i64 3
  %213 = extractelement <4 x i32> %212, i64 0
  %214 = insertelement <4 x i32> poison, i32 %213, i64 0
  %215 = extractelement <4 x i32> %212, i64 1
  %216 = insertelement <4 x i32> %214, i32 %215, i64 1
  %217 = extractelement <4 x i32> %212, i64 2
  %218 = insertelement <4 x i32> %216, i32 %217, i64 2
  %219 = extractelement <4 x i32> %212, i64 3
  %220 = insertelement <4 x i32> %218, i32 %219, i64 3
  store <4 x i32> %220, ptr %5, align 16
  %221 = urem i32 %7, 4
  %222 = udiv i32 %7, 4
  %223 = mul nsw i32 %221, 2
  %224 = urem i32 %222, 8
  %225 = udiv i32 %222, 8
  %226 = mul nsw i32 %224, 8
  %227 = add nsw i32 %223, %226
  %228 = mul nsw i32 %225, 128
  %229 = add nsw i32 %227, %228
  %230 = sext i32 %229 to i64
  %231 = getelementptr i32, ptr addrspace(1) %3, i64 %230
  %232 = load <4 x i32>, ptr %5, align 16
  %233 = extractelement <4 x i32> %232, i64 0
  %234 = insertelement <4 x i32> poison, i32 %233, i64 0
  %235 = extractelement <4 x i32> %232, i64 1
  %236 = insertelement <4 x i32> %234, i32 %235, i64 1
  %237 = extractelement <4 x i32> %232, i64 2
  %238 = insertelement <4 x i32> %236, i32 %237, i64 2
  %239 = extractelement <4 x i32> %232, i64 3
  %240 = insertelement <4 x i32> %238, i32 %239, i64 3
  %241 = getelementptr i32, ptr addrspace(1) %231, i64 64
  %242 = extractelement <4 x i32> %240, i64 0
  %243 = insertelement <2 x i32> poison, i32 %242, i64 0
  %244 = extractelement <4 x i32> %240, i64 1
  %245 = insertelement <2 x i32> %243, i32 %244, i64 1
  store <2 x i32> %245, ptr addrspace(1) %231, align 8
  %246 = extractelement <4 x i32> %240, i64 2
  %247 = insertelement <2 x i32> poison, i32 %246, i64 0
  %248 = extractelement <4 x i32> %240, i64 3
  %249 = insertelement <2 x i32> %247, i32 %248, i64 1
  store <2 x i32> %249, ptr addrspace(1) %241, align 8
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
