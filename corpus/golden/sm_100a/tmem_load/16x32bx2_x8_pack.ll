; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x half], align 16
  %4 = alloca [16 x half], align 16
  %5 = alloca [32 x half], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = lshr i32 %6, 5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %10

10:                                               ; preds = %9, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %11 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %12 = inttoptr i32 %11 to ptr addrspace(6)
  %13 = urem i32 %6, 32
  %14 = udiv i32 %6, 32
  %15 = mul nsw i32 %13, 32
  %16 = mul nsw i32 %14, 1024
  %17 = add nsw i32 %15, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 4194304
  %21 = sext i32 %20 to i64
  %22 = sdiv exact i64 %21, 2
  %23 = getelementptr i8, ptr addrspace(6) %12, i64 %22
  %24 = getelementptr half, ptr addrspace(1) %19, i64 8
  %25 = getelementptr half, ptr addrspace(1) %19, i64 16
  %26 = getelementptr half, ptr addrspace(1) %19, i64 24
  %27 = load <8 x half>, ptr addrspace(1) %19, align 16
  %28 = extractelement <8 x half> %27, i64 0
  %29 = insertelement <32 x half> poison, half %28, i64 0
  %30 = extractelement <8 x half> %27, i64 1
  %31 = insertelement <32 x half> %29, half %30, i64 1
  %32 = extractelement <8 x half> %27, i64 2
  %33 = insertelement <32 x half> %31, half %32, i64 2
  %34 = extractelement <8 x half> %27, i64 3
  %35 = insertelement <32 x half> %33, half %34, i64 3
  %36 = extractelement <8 x half> %27, i64 4
  %37 = insertelement <32 x half> %35, half %36, i64 4
  %38 = extractelement <8 x half> %27, i64 5
  %39 = insertelement <32 x half> %37, half %38, i64 5
  %40 = extractelement <8 x half> %27, i64 6
  %41 = insertelement <32 x half> %39, half %40, i64 6
  %42 = extractelement <8 x half> %27, i64 7
  %43 = insertelement <32 x half> %41, half %42, i64 7
  %44 = load <8 x half>, ptr addrspace(1) %24, align 16
  %45 = extractelement <8 x half> %44, i64 0
  %46 = insertelement <32 x half> %43, half %45, i64 8
  %47 = extractelement <8 x half> %44, i64 1
  %48 = insertelement <32 x half> %46, half %47, i64 9
  %49 = extractelement <8 x half> %44, i64 2
  %50 = insertelement <32 x half> %48, half %49, i64 10
  %51 = extractelement <8 x half> %44, i64 3
  %52 = insertelement <32 x half> %50, half %51, i64 11
  %53 = extractelement <8 x half> %44, i64 4
  %54 = insertelement <32 x half> %52, half %53, i64 12
  %55 = extractelement <8 x half> %44, i64 5
  %56 = insertelement <32 x half> %54, half %55, i64 13
  %57 = extractelement <8 x half> %44, i64 6
  %58 = insertelement <32 x half> %56, half %57, i64 14
  %59 = extractelement <8 x half> %44, i64 7
  %60 = insertelement <32 x half> %58, half %59, i64 15
  %61 = load <8 x half>, ptr addrspace(1) %25, align 16
  %62 = extractelement <8 x half> %61, i64 0
  %63 = insertelement <32 x half> %60, half %62, i64 16
  %64 = extractelement <8 x half> %61, i64 1
  %65 = insertelement <32 x half> %63, half %64, i64 17
  %66 = extractelement <8 x half> %61, i64 2
  %67 = insertelement <32 x half> %65, half %66, i64 18
  %68 = extractelement <8 x half> %61, i64 3
  %69 = insertelement <32 x half> %67, half %68, i64 19
  %70 = extractelement <8 x half> %61, i64 4
  %71 = insertelement <32 x half> %69, half %70, i64 20
  %72 = extractelement <8 x half> %61, i64 5
  %73 = insertelement <32 x half> %71, half %72, i64 21
  %74 = extractelement <8 x half> %61, i64 6
  %75 = insertelement <32 x half> %73, half %74, i64 22
  %76 = extractelement <8 x half> %61, i64 7
  %77 = insertelement <32 x half> %75, half %76, i64 23
  %78 = load <8 x half>, ptr addrspace(1) %26, align 16
  %79 = extractelement <8 x half> %78, i64 0
  %80 = insertelement <32 x half> %77, half %79, i64 24
  %81 = extractelement <8 x half> %78, i64 1
  %82 = insertelement <32 x half> %80, half %81, i64 25
  %83 = extractelement <8 x half> %78, i64 2
  %84 = insertelement <32 x half> %82, half %83, i64 26
  %85 = extractelement <8 x half> %78, i64 3
  %86 = insertelement <32 x half> %84, half %85, i64 27
  %87 = extractelement <8 x half> %78, i64 4
  %88 = insertelement <32 x half> %86, half %87, i64 28
  %89 = extractelement <8 x half> %78, i64 5
  %90 = insertelement <32 x half> %88, half %89, i64 29
  %91 = extractelement <8 x half> %78, i64 6
  %92 = insertelement <32 x half> %90, half %91, i64 30
  %93 = extractelement <8 x half> %78, i64 7
  %94 = insertelement <32 x half> %92, half %93, i64 31
  %95 = getelementptr half, ptr %5, i64 8
  %96 = getelementptr half, ptr %5, i64 16
  %97 = getelementptr half, ptr %5, i64 24
  %98 = extractelement <32 x half> %94, i64 0
  %99 = insertelement <8 x half> poison, half %98, i64 0
  %100 = extractelement <32 x half> %94, i64 1
  %101 = insertelement <8 x half> %99, half %100, i64 1
  %102 = extractelement <32 x half> %94, i64 2
  %103 = insertelement <8 x half> %101, half %102, i64 2
  %104 = extractelement <32 x half> %94, i64 3
  %105 = insertelement <8 x half> %103, half %104, i64 3
  %106 = extractelement <32 x half> %94, i64 4
  %107 = insertelement <8 x half> %105, half %106, i64 4
  %108 = extractelement <32 x half> %94, i64 5
  %109 = insertelement <8 x half> %107, half %108, i64 5
  %110 = extractelement <32 x half> %94, i64 6
  %111 = insertelement <8 x half> %109, half %110, i64 6
  %112 = extractelement <32 x half> %94, i64 7
  %113 = insertelement <8 x half> %111, half %112, i64 7
  store <8 x half> %113, ptr %5, align 16
  %114 = extractelement <32 x half> %94, i64 8
  %115 = insertelement <8 x half> poison, half %114, i64 0
  %116 = extractelement <32 x half> %94, i64 9
  %117 = insertelement <8 x half> %115, half %116, i64 1
  %118 = extractelement <32 x half> %94, i64 10
  %119 = insertelement <8 x half> %117, half %118, i64 2
  %120 = extractelement <32 x half> %94, i64 11
  %121 = insertelement <8 x half> %119, half %120, i64 3
  %122 = extractelement <32 x half> %94, i64 12
  %123 = insertelement <8 x half> %121, half %122, i64 4
  %124 = extractelement <32 x half> %94, i64 13
  %125 = insertelement <8 x half> %123, half %124, i64 5
  %126 = extractelement <32 x half> %94, i64 14
  %127 = insertelement <8 x half> %125, half %126, i64 6
  %128 = extractelement <32 x half> %94, i64 15
  %129 = insertelement <8 x half> %127, half %128, i64 7
  store <8 x half> %129, ptr %95, align 16
  %130 = extractelement <32 x half> %94, i64 16
  %131 = insertelement <8 x half> poison, half %130, i64 0
  %132 = extractelement <32 x half> %94, i64 17
  %133 = insertelement <8 x half> %131, half %132, i64 1
  %134 = extractelement <32 x half> %94, i64 18
  %135 = insertelement <8 x half> %133, half %134, i64 2
  %136 = extractelement <32 x half> %94, i64 19
  %137 = insertelement <8 x half> %135, half %136, i64 3
  %138 = extractelement <32 x half> %94, i64 20
  %139 = insertelement <8 x half> %137, half %138, i64 4
  %140 = extractelement <32 x half> %94, i64 21
  %141 = insertelement <8 x half> %139, half %140, i64 5
  %142 = extractelement <32 x half> %94, i64 22
  %143 = insertelement <8 x half> %141, half %142, i64 6
  %144 = extractelement <32 x half> %94, i64 23
  %145 = insertelement <8 x half> %143, half %144, i64 7
  store <8 x half> %145, ptr %96, align 16
  %146 = extractelement <32 x half> %94, i64 24
  %147 = insertelement <8 x half> poison, half %146, i64 0
  %148 = extractelement <32 x half> %94, i64 25
  %149 = insertelement <8 x half> %147, half %148, i64 1
  %150 = extractelement <32 x half> %94, i64 26
  %151 = insertelement <8 x half> %149, half %150, i64 2
  %152 = extractelement <32 x half> %94, i64 27
  %153 = insertelement <8 x half> %151, half %152, i64 3
  %154 = extractelement <32 x half> %94, i64 28
  %155 = insertelement <8 x half> %153, half %154, i64 4
  %156 = extractelement <32 x half> %94, i64 29
  %157 = insertelement <8 x half> %155, half %156, i64 5
  %158 = extractelement <32 x half> %94, i64 30
  %159 = insertelement <8 x half> %157, half %158, i64 6
  %160 = extractelement <32 x half> %94, i64 31
  %161 = insertelement <8 x half> %159, half %160, i64 7
  store <8 x half> %161, ptr %97, align 16
  %162 = getelementptr i32, ptr %5, i64 4
  %163 = getelementptr i32, ptr %5, i64 8
  %164 = getelementptr i32, ptr %5, i64 12
  %165 = load <4 x i32>, ptr %5, align 16
  %166 = extractelement <4 x i32> %165, i64 0
  %167 = insertelement <16 x i32> poison, i32 %166, i64 0
  %168 = extractelement <4 x i32> %165, i64 1
  %169 = insertelement <16 x i32> %167, i32 %168, i64 1
  %170 = extractelement <4 x i32> %165, i64 2
  %171 = insertelement <16 x i32> %169, i32 %170, i64 2
  %172 = extractelement <4 x i32> %165, i64 3
  %173 = insertelement <16 x i32> %171, i32 %172, i64 3
  %174 = load <4 x i32>, ptr %162, align 16
  %175 = extractelement <4 x i32> %174, i64 0
  %176 = insertelement <16 x i32> %173, i32 %175, i64 4
  %177 = extractelement <4 x i32> %174, i64 1
  %178 = insertelement <16 x i32> %176, i32 %177, i64 5
  %179 = extractelement <4 x i32> %174, i64 2
  %180 = insertelement <16 x i32> %178, i32 %179, i64 6
  %181 = extractelement <4 x i32> %174, i64 3
  %182 = insertelement <16 x i32> %180, i32 %181, i64 7
  %183 = load <4 x i32>, ptr %163, align 16
  %184 = extractelement <4 x i32> %183, i64 0
  %185 = insertelement <16 x i32> %182, i32 %184, i64 8
  %186 = extractelement <4 x i32> %183, i64 1
  %187 = insertelement <16 x i32> %185, i32 %186, i64 9
  %188 = extractelement <4 x i32> %183, i64 2
  %189 = insertelement <16 x i32> %187, i32 %188, i64 10
  %190 = extractelement <4 x i32> %183, i64 3
  %191 = insertelement <16 x i32> %189, i32 %190, i64 11
  %192 = load <4 x i32>, ptr %164, align 16
  %193 = extractelement <4 x i32> %192, i64 0
  %194 = insertelement <16 x i32> %191, i32 %193, i64 12
  %195 = extractelement <4 x i32> %192, i64 1
  %196 = insertelement <16 x i32> %194, i32 %195, i64 13
  %197 = extractelement <4 x i32> %192, i64 2
  %198 = insertelement <16 x i32> %196, i32 %197, i64 14
  %199 = extractelement <4 x i32> %192, i64 3
  %200 = insertelement <16 x i32> %198, i32 %199, i64 15
  %201 = extractelement <16 x i32> %200, i64 0
  %202 = extractelement <16 x i32> %200, i64 1
  %203 = extractelement <16 x i32> %200, i64 2
  %204 = extractelement <16 x i32> %200, i64 3
  %205 = extractelement <16 x i32> %200, i64 4
  %206 = extractelement <16 x i32> %200, i64 5
  %207 = extractelement <16 x i32> %200, i64 6
  %208 = extractelement <16 x i32> %200, i64 7
  %209 = extractelement <16 x i32> %200, i64 8
  %210 = extractelement <16 x i32> %200, i64 9
  %211 = extractelement <16 x i32> %200, i64 10
  %212 = extractelement <16 x i32> %200, i64 11
  %213 = extractelement <16 x i32> %200, i64 12
  %214 = extractelement <16 x i32> %200, i64 13
  %215 = extractelement <16 x i32> %200, i64 14
  %216 = extractelement <16 x i32> %200, i64 15
  %217 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209, i32 %210, i32 %211, i32 %212, i32 %213, i32 %214, i32 %215, i32 %216)
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 0
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 1
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 2
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 3
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 4
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 5
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 6
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 7
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 8
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 9
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 10
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 11
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 12
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 13
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 14
  %233 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %217, 15
  %234 = insertelement <16 x i32> poison, i32 %218, i64 0
  %235 = insertelement <16 x i32> %234, i32 %219, i64 1
  %236 = insertelement <16 x i32> %235, i32 %220, i64 2
  %237 = insertelement <16 x i32> %236, i32 %221, i64 3
  %238 = insertelement <16 x i32> %237, i32 %222, i64 4
  %239 = insertelement <16 x i32> %238, i32 %223, i64 5
  %240 = insertelement <16 x i32> %239, i32 %224, i64 6
  %241 = insertelement <16 x i32> %240, i32 %225, i64 7
  %242 = insertelement <16 x i32> %241, i32 %226, i64 8
  %243 = insertelement <16 x i32> %242, i32 %227, i64 9
  %244 = insertelement <16 x i32> %243, i32 %228, i64 10
  %245 = insertelement <16 x i32> %244, i32 %229, i64 11
  %246 = insertelement <16 x i32> %245, i32 %230, i64 12
  %247 = insertelement <16 x i32> %246, i32 %231, i64 13
  %248 = insertelement <16 x i32> %247, i32 %232, i64 14
  %249 = insertelement <16 x i32> %248, i32 %233, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %23, <16 x i32> %249, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %250 = urem i32 %6, 16
  %251 = udiv i32 %6, 16
  %252 = mul nsw i32 %250, 32
  %253 = urem i32 %251, 2
  %254 = udiv i32 %251, 2
  %255 = mul nsw i32 %253, 16
  %256 = add nsw i32 %252, %255
  %257 = mul nsw i32 %254, 1024
  %258 = add nsw i32 %256, %257
  %259 = sext i32 %258 to i64
  %260 = getelementptr half, ptr addrspace(1) %1, i64 %259
  %261 = mul nsw i32 %7, 4194304
  %262 = sext i32 %261 to i64
  %263 = sdiv exact i64 %262, 2
  %264 = getelementptr i8, ptr addrspace(6) %12, i64 %263
  %265 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x8(ptr addrspace(6) %264, i64 16, i1 true)
  %266 = getelementptr i32, ptr %4, i64 4
  %267 = extractelement <8 x i32> %265, i64 0
  %268 = insertelement <4 x i32> poison, i32 %267, i64 0
  %269 = extractelement <8 x i32> %265, i64 1
  %270 = insertelement <4 x i32> %268, i32 %269, i64 1
  %271 = extractelement <8 x i32> %265, i64 2
  %272 = insertelement <4 x i32> %270, i32 %271, i64 2
  %273 = extractelement <8 x i32> %265, i64 3
  %274 = insertelement <4 x i32> %272, i32 %273, i64 3
  store <4 x i32> %274, ptr %4, align 16
  %275 = extractelement <8 x i32> %265, i64 4
  %276 = insertelement <4 x i32> poison, i32 %275, i64 0
  %277 = extractelement <8 x i32> %265, i64 5
  %278 = insertelement <4 x i32> %276, i32 %277, i64 1
  %279 = extractelement <8 x i32> %265, i64 6
  %280 = insertelement <4 x i32> %278, i32 %279, i64 2
  %281 = extractelement <8 x i32> %265, i64 7
  %282 = insertelement <4 x i32> %280, i32 %281, i64 3
  store <4 x i32> %282, ptr %266, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %283 = getelementptr i32, ptr %4, i64 4
  %284 = load <4 x i32>, ptr %4, align 16
  %285 = extractelement <4 x i32> %284, i64 0
  %286 = insertelement <8 x i32> poison, i32 %285, i64 0
  %287 = extractelement <4 x i32> %284, i64 1
  %288 = insertelement <8 x i32> %286, i32 %287, i64 1
  %289 = extractelement <4 x i32> %284, i64 2
  %290 = insertelement <8 x i32> %288, i32 %289, i64 2
  %291 = extractelement <4 x i32> %284, i64 3
  %292 = insertelement <8 x i32> %290, i32 %291, i64 3
  %293 = load <4 x i32>, ptr %283, align 16
  %294 = extractelement <4 x i32> %293, i64 0
  %295 = insertelement <8 x i32> %292, i32 %294, i64 4
  %296 = extractelement <4 x i32> %293, i64 1
  %297 = insertelement <8 x i32> %295, i32 %296, i64 5
  %298 = extractelement <4 x i32> %293, i64 2
  %299 = insertelement <8 x i32> %297, i32 %298, i64 6
  %300 = extractelement <4 x i32> %293, i64 3
  %301 = insertelement <8 x i32> %299, i32 %300, i64 7
  %302 = extractelement <8 x i32> %301, i64 0
  %303 = extractelement <8 x i32> %301, i64 1
  %304 = extractelement <8 x i32> %301, i64 2
  %305 = extractelement <8 x i32> %301, i64 3
  %306 = extractelement <8 x i32> %301, i64 4
  %307 = extractelement <8 x i32> %301, i64 5
  %308 = extractelement <8 x i32> %301, i64 6
  %309 = extractelement <8 x i32> %301, i64 7
  %310 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %302, i32 %303, i32 %304, i32 %305, i32 %306, i32 %307, i32 %308, i32 %309)
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 0
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 1
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 2
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 3
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 4
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 5
  %317 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 6
  %318 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %310, 7
  %319 = insertelement <8 x i32> poison, i32 %311, i64 0
  %320 = insertelement <8 x i32> %319, i32 %312, i64 1
  %321 = insertelement <8 x i32> %320, i32 %313, i64 2
  %322 = insertelement <8 x i32> %321, i32 %314, i64 3
  %323 = insertelement <8 x i32> %322, i32 %315, i64 4
  %324 = insertelement <8 x i32> %323, i32 %316, i64 5
  %325 = insertelement <8 x i32> %324, i32 %317, i64 6
  %326 = insertelement <8 x i32> %325, i32 %318, i64 7
  %327 = getelementptr i32, ptr %4, i64 4
  %328 = extractelement <8 x i32> %326, i64 0
  %329 = insertelement <4 x i32> poison, i32 %328, i64 0
  %330 = extractelement <8 x i32> %326, i64 1
  %331 = insertelement <4 x i32> %329, i32 %330, i64 1
  %332 = extractelement <8 x i32> %326, i64 2
  %333 = insertelement <4 x i32> %331, i32 %332, i64 2
  %334 = extractelement <8 x i32> %326, i64 3
  %335 = insertelement <4 x i32> %333, i32 %334, i64 3
  store <4 x i32> %335, ptr %4, align 16
  %336 = extractelement <8 x i32> %326, i64 4
  %337 = insertelement <4 x i32> poison, i32 %336, i64 0
  %338 = extractelement <8 x i32> %326, i64 5
  %339 = insertelement <4 x i32> %337, i32 %338, i64 1
  %340 = extractelement <8 x i32> %326, i64 6
  %341 = insertelement <4 x i32> %339, i32 %340, i64 2
  %342 = extractelement <8 x i32> %326, i64 7
  %343 = insertelement <4 x i32> %341, i32 %342, i64 3
  store <4 x i32> %343, ptr %327, align 16
  %344 = getelementptr half, ptr %4, i64 8
  %345 = load <8 x half>, ptr %4, align 16
  %346 = extractelement <8 x half> %345, i64 0
  %347 = insertelement <16 x half> poison, half %346, i64 0
  %348 = extractelement <8 x half> %345, i64 1
  %349 = insertelement <16 x half> %347, half %348, i64 1
  %350 = extractelement <8 x half> %345, i64 2
  %351 = insertelement <16 x half> %349, half %350, i64 2
  %352 = extractelement <8 x half> %345, i64 3
  %353 = insertelement <16 x half> %351, half %352, i64 3
  %354 = extractelement <8 x half> %345, i64 4
  %355 = insertelement <16 x half> %353, half %354, i64 4
  %356 = extractelement <8 x half> %345, i64 5
  %357 = insertelement <16 x half> %355, half %356, i64 5
  %358 = extractelement <8 x half> %345, i64 6
  %359 = insertelement <16 x half> %357, half %358, i64 6
  %360 = extractelement <8 x half> %345, i64 7
  %361 = insertelement <16 x half> %359, half %360, i64 7
  %362 = load <8 x half>, ptr %344, align 16
  %363 = extractelement <8 x half> %362, i64 0
  %364 = insertelement <16 x half> %361, half %363, i64 8
  %365 = extractelement <8 x half> %362, i64 1
  %366 = insertelement <16 x half> %364, half %365, i64 9
  %367 = extractelement <8 x half> %362, i64 2
  %368 = insertelement <16 x half> %366, half %367, i64 10
  %369 = extractelement <8 x half> %362, i64 3
  %370 = insertelement <16 x half> %368, half %369, i64 11
  %371 = extractelement <8 x half> %362, i64 4
  %372 = insertelement <16 x half> %370, half %371, i64 12
  %373 = extractelement <8 x half> %362, i64 5
  %374 = insertelement <16 x half> %372, half %373, i64 13
  %375 = extractelement <8 x half> %362, i64 6
  %376 = insertelement <16 x half> %374, half %375, i64 14
  %377 = extractelement <8 x half> %362, i64 7
  %378 = insertelement <16 x half> %376, half %377, i64 15
  %379 = getelementptr half, ptr addrspace(1) %260, i64 8
  %380 = extractelement <16 x half> %378, i64 0
  %381 = insertelement <8 x half> poison, half %380, i64 0
  %382 = extractelement <16 x half> %378, i64 1
  %383 = insertelement <8 x half> %381, half %382, i64 1
  %384 = extractelement <16 x half> %378, i64 2
  %385 = insertelement <8 x half> %383, half %384, i64 2
  %386 = extractelement <16 x half> %378, i64 3
  %387 = insertelement <8 x half> %385, half %386, i64 3
  %388 = extractelement <16 x half> %378, i64 4
  %389 = insertelement <8 x half> %387, half %388, i64 4
  %390 = extractelement <16 x half> %378, i64 5
  %391 = insertelement <8 x half> %389, half %390, i64 5
  %392 = extractelement <16 x half> %378, i64 6
  %393 = insertelement <8 x half> %391, half %392, i64 6
  %394 = extractelement <16 x half> %378, i64 7
  %395 = insertelement <8 x half> %393, half %394, i64 7
  store <8 x half> %395, ptr addrspace(1) %260, align 16
  %396 = extractelement <16 x half> %378, i64 8
  %397 = insertelement <8 x half> poison, half %396, i64 0
  %398 = extractelement <16 x half> %378, i64 9
  %399 = insertelement <8 x half> %397, half %398, i64 1
  %400 = extractelement <16 x half> %378, i64 10
  %401 = insertelement <8 x half> %399, half %400, i64 2
  %402 = extractelement <16 x half> %378, i64 11
  %403 = insertelement <8 x half> %401, half %402, i64 3
  %404 = extractelement <16 x half> %378, i64 12
  %405 = insertelement <8 x half> %403, half %404, i64 4
  %406 = extractelement <16 x half> %378, i64 13
  %407 = insertelement <8 x half> %405, half %406, i64 5
  %408 = extractelement <16 x half> %378, i64 14
  %409 = insertelement <8 x half> %407, half %408, i64 6
  %410 = extractelement <16 x half> %378, i64 15
  %411 = insertelement <8 x half> %409, half %410, i64 7
  store <8 x half> %411, ptr addrspace(1) %379, align 16
  %412 = urem i32 %6, 16
  %413 = udiv i32 %6, 16
  %414 = mul nsw i32 %412, 32
  %415 = urem i32 %413, 2
  %416 = udiv i32 %413, 2
  %417 = mul nsw i32 %415, 16
  %418 = add nsw i32 %414, %417
  %419 = mul nsw i32 %416, 1024
  %420 = add nsw i32 %418, %419
  %421 = add nsw i32 %420, 512
  %422 = sext i32 %421 to i64
  %423 = getelementptr half, ptr addrspace(1) %1, i64 %422
  %424 = mul nsw i32 %7, 4194304
  %425 = add nsw i32 2097152, %424
  %426 = sext i32 %425 to i64
  %427 = sdiv exact i64 %426, 2
  %428 = getelementptr i8, ptr addrspace(6) %12, i64 %427
  %429 = call <8 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x8(ptr addrspace(6) %428, i64 16, i1 true)
  %430 = getelementptr i32, ptr %3, i64 4
  %431 = extractelement <8 x i32> %429, i64 0
  %432 = insertelement <4 x i32> poison, i32 %431, i64 0
  %433 = extractelement <8 x i32> %429, i64 1
  %434 = insertelement <4 x i32> %432, i32 %433, i64 1
  %435 = extractelement <8 x i32> %429, i64 2
  %436 = insertelement <4 x i32> %434, i32 %435, i64 2
  %437 = extractelement <8 x i32> %429, i64 3
  %438 = insertelement <4 x i32> %436, i32 %437, i64 3
  store <4 x i32> %438, ptr %3, align 16
  %439 = extractelement <8 x i32> %429, i64 4
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = extractelement <8 x i32> %429, i64 5
  %442 = insertelement <4 x i32> %440, i32 %441, i64 1
  %443 = extractelement <8 x i32> %429, i64 6
  %444 = insertelement <4 x i32> %442, i32 %443, i64 2
  %445 = extractelement <8 x i32> %429, i64 7
  %446 = insertelement <4 x i32> %444, i32 %445, i64 3
  store <4 x i32> %446, ptr %430, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %447 = getelementptr i32, ptr %3, i64 4
  %448 = load <4 x i32>, ptr %3, align 16
  %449 = extractelement <4 x i32> %448, i64 0
  %450 = insertelement <8 x i32> poison, i32 %449, i64 0
  %451 = extractelement <4 x i32> %448, i64 1
  %452 = insertelement <8 x i32> %450, i32 %451, i64 1
  %453 = extractelement <4 x i32> %448, i64 2
  %454 = insertelement <8 x i32> %452, i32 %453, i64 2
  %455 = extractelement <4 x i32> %448, i64 3
  %456 = insertelement <8 x i32> %454, i32 %455, i64 3
  %457 = load <4 x i32>, ptr %447, align 16
  %458 = extractelement <4 x i32> %457, i64 0
  %459 = insertelement <8 x i32> %456, i32 %458, i64 4
  %460 = extractelement <4 x i32> %457, i64 1
  %461 = insertelement <8 x i32> %459, i32 %460, i64 5
  %462 = extractelement <4 x i32> %457, i64 2
  %463 = insertelement <8 x i32> %461, i32 %462, i64 6
  %464 = extractelement <4 x i32> %457, i64 3
  %465 = insertelement <8 x i32> %463, i32 %464, i64 7
  %466 = extractelement <8 x i32> %465, i64 0
  %467 = extractelement <8 x i32> %465, i64 1
  %468 = extractelement <8 x i32> %465, i64 2
  %469 = extractelement <8 x i32> %465, i64 3
  %470 = extractelement <8 x i32> %465, i64 4
  %471 = extractelement <8 x i32> %465, i64 5
  %472 = extractelement <8 x i32> %465, i64 6
  %473 = extractelement <8 x i32> %465, i64 7
  %474 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %466, i32 %467, i32 %468, i32 %469, i32 %470, i32 %471, i32 %472, i32 %473)
  %475 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 0
  %476 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 1
  %477 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 2
  %478 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 3
  %479 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 4
  %480 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 5
  %481 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 6
  %482 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %474, 7
  %483 = insertelement <8 x i32> poison, i32 %475, i64 0
  %484 = insertelement <8 x i32> %483, i32 %476, i64 1
  %485 = insertelement <8 x i32> %484, i32 %477, i64 2
  %486 = insertelement <8 x i32> %485, i32 %478, i64 3
  %487 = insertelement <8 x i32> %486, i32 %479, i64 4
  %488 = insertelement <8 x i32> %487, i32 %480, i64 5
  %489 = insertelement <8 x i32> %488, i32 %481, i64 6
  %490 = insertelement <8 x i32> %489, i32 %482, i64 7
  %491 = getelementptr i32, ptr %3, i64 4
  %492 = extractelement <8 x i32> %490, i64 0
  %493 = insertelement <4 x i32> poison, i32 %492, i64 0
  %494 = extractelement <8 x i32> %490, i64 1
  %495 = insertelement <4 x i32> %493, i32 %494, i64 1
  %496 = extractelement <8 x i32> %490, i64 2
  %497 = insertelement <4 x i32> %495, i32 %496, i64 2
  %498 = extractelement <8 x i32> %490, i64 3
  %499 = insertelement <4 x i32> %497, i32 %498, i64 3
  store <4 x i32> %499, ptr %3, align 16
  %500 = extractelement <8 x i32> %490, i64 4
  %501 = insertelement <4 x i32> poison, i32 %500, i64 0
  %502 = extractelement <8 x i32> %490, i64 5
  %503 = insertelement <4 x i32> %501, i32 %502, i64 1
  %504 = extractelement <8 x i32> %490, i64 6
  %505 = insertelement <4 x i32> %503, i32 %504, i64 2
  %506 = extractelement <8 x i32> %490, i64 7
  %507 = insertelement <4 x i32> %505, i32 %506, i64 3
  store <4 x i32> %507, ptr %491, align 16
  %508 = getelementptr half, ptr %3, i64 8
  %509 = load <8 x half>, ptr %3, align 16
  %510 = extractelement <8 x half> %509, i64 0
  %511 = insertelement <16 x half> poison, half %510, i64 0
  %512 = extractelement <8 x half> %509, i64 1
  %513 = insertelement <16 x half> %511, half %512, i64 1
  %514 = extractelement <8 x half> %509, i64 2
  %515 = insertelement <16 x half> %513, half %514, i64 2
  %516 = extractelement <8 x half> %509, i64 3
  %517 = insertelement <16 x half> %515, half %516, i64 3
  %518 = extractelement <8 x half> %509, i64 4
  %519 = insertelement <16 x half> %517, half %518, i64 4
  %520 = extractelement <8 x half> %509, i64 5
  %521 = insertelement <16 x half> %519, half %520, i64 5
  %522 = extractelement <8 x half> %509, i64 6
  %523 = insertelement <16 x half> %521, half %522, i64 6
  %524 = extractelement <8 x half> %509, i64 7
  %525 = insertelement <16 x half> %523, half %524, i64 7
  %526 = load <8 x half>, ptr %508, align 16
  %527 = extractelement <8 x half> %526, i64 0
  %528 = insertelement <16 x half> %525, half %527, i64 8
  %529 = extractelement <8 x half> %526, i64 1
  %530 = insertelement <16 x half> %528, half %529, i64 9
  %531 = extractelement <8 x half> %526, i64 2
  %532 = insertelement <16 x half> %530, half %531, i64 10
  %533 = extractelement <8 x half> %526, i64 3
  %534 = insertelement <16 x half> %532, half %533, i64 11
  %535 = extractelement <8 x half> %526, i64 4
  %536 = insertelement <16 x half> %534, half %535, i64 12
  %537 = extractelement <8 x half> %526, i64 5
  %538 = insertelement <16 x half> %536, half %537, i64 13
  %539 = extractelement <8 x half> %526, i64 6
  %540 = insertelement <16 x half> %538, half %539, i64 14
  %541 = extractelement <8 x half> %526, i64 7
  %542 = insertelement <16 x half> %540, half %541, i64 15
  %543 = getelementptr half, ptr addrspace(1) %423, i64 8
  %544 = extractelement <16 x half> %542, i64 0
  %545 = insertelement <8 x half> poison, half %544, i64 0
  %546 = extractelement <16 x half> %542, i64 1
  %547 = insertelement <8 x half> %545, half %546, i64 1
  %548 = extractelement <16 x half> %542, i64 2
  %549 = insertelement <8 x half> %547, half %548, i64 2
  %550 = extractelement <16 x half> %542, i64 3
  %551 = insertelement <8 x half> %549, half %550, i64 3
  %552 = extractelement <16 x half> %542, i64 4
  %553 = insertelement <8 x half> %551, half %552, i64 4
  %554 = extractelement <16 x half> %542, i64 5
  %555 = insertelement <8 x half> %553, half %554, i64 5
  %556 = extractelement <16 x half> %542, i64 6
  %557 = insertelement <8 x half> %555, half %556, i64 6
  %558 = extractelement <16 x half> %542, i64 7
  %559 = insertelement <8 x half> %557, half %558, i64 7
  store <8 x half> %559, ptr addrspace(1) %423, align 16
  %560 = extractelement <16 x half> %542, i64 8
  %561 = insertelement <8 x half> poison, half %560, i64 0
  %562 = extractelement <16 x half> %542, i64 9
  %563 = insertelement <8 x half> %561, half %562, i64 1
  %564 = extractelement <16 x half> %542, i64 10
  %565 = insertelement <8 x half> %563, half %564, i64 2
  %566 = extractelement <16 x half> %542, i64 11
  %567 = insertelement <8 x half> %565, half %566, i64 3
  %568 = extractelement <16 x half> %542, i64 12
  %569 = insertelement <8 x half> %567, half %568, i64 4
  %570 = extractelement <16 x half> %542, i64 13
  %571 = insertelement <8 x half> %569, half %570, i64 5
  %572 = extractelement <16 x half> %542, i64 14
  %573 = insertelement <8 x half> %571, half %572, i64 6
  %574 = extractelement <16 x half> %542, i64 15
  %575 = insertelement <8 x half> %573, half %574, i64 7
  store <8 x half> %575, ptr addrspace(1) %543, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %576, label %577

576:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %577

577:                                              ; preds = %576, %10
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) writeonly captures(none), i32) #2

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.before.thread.sync() #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: nounwind
declare void @llvm.nvvm.tcgen05.fence.after.thread.sync() #4

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <8 x i32> @llvm.nvvm.tcgen05.ld.16x32bx2.x8(ptr addrspace(6) captures(none), i64 immarg, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #6

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { convergent nounwind memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
