; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [32 x half], align 16
  %4 = alloca [32 x half], align 16
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = lshr i32 %5, 5
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %9

8:                                                ; preds = %2
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %9

9:                                                ; preds = %8, %2
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %10 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %11 = inttoptr i32 %10 to ptr addrspace(6)
  %12 = urem i32 %5, 32
  %13 = udiv i32 %5, 32
  %14 = mul nsw i32 %12, 32
  %15 = mul nsw i32 %13, 1024
  %16 = add nsw i32 %14, %15
  %17 = sext i32 %16 to i64
  %18 = getelementptr half, ptr addrspace(1) %0, i64 %17
  %19 = mul nsw i32 %6, 4194304
  %20 = sext i32 %19 to i64
  %21 = sdiv exact i64 %20, 2
  %22 = getelementptr i8, ptr addrspace(6) %11, i64 %21
  %23 = getelementptr half, ptr addrspace(1) %18, i64 8
  %24 = getelementptr half, ptr addrspace(1) %18, i64 16
  %25 = getelementptr half, ptr addrspace(1) %18, i64 24
  %26 = load <8 x half>, ptr addrspace(1) %18, align 16
  %27 = extractelement <8 x half> %26, i64 0
  %28 = insertelement <32 x half> poison, half %27, i64 0
  %29 = extractelement <8 x half> %26, i64 1
  %30 = insertelement <32 x half> %28, half %29, i64 1
  %31 = extractelement <8 x half> %26, i64 2
  %32 = insertelement <32 x half> %30, half %31, i64 2
  %33 = extractelement <8 x half> %26, i64 3
  %34 = insertelement <32 x half> %32, half %33, i64 3
  %35 = extractelement <8 x half> %26, i64 4
  %36 = insertelement <32 x half> %34, half %35, i64 4
  %37 = extractelement <8 x half> %26, i64 5
  %38 = insertelement <32 x half> %36, half %37, i64 5
  %39 = extractelement <8 x half> %26, i64 6
  %40 = insertelement <32 x half> %38, half %39, i64 6
  %41 = extractelement <8 x half> %26, i64 7
  %42 = insertelement <32 x half> %40, half %41, i64 7
  %43 = load <8 x half>, ptr addrspace(1) %23, align 16
  %44 = extractelement <8 x half> %43, i64 0
  %45 = insertelement <32 x half> %42, half %44, i64 8
  %46 = extractelement <8 x half> %43, i64 1
  %47 = insertelement <32 x half> %45, half %46, i64 9
  %48 = extractelement <8 x half> %43, i64 2
  %49 = insertelement <32 x half> %47, half %48, i64 10
  %50 = extractelement <8 x half> %43, i64 3
  %51 = insertelement <32 x half> %49, half %50, i64 11
  %52 = extractelement <8 x half> %43, i64 4
  %53 = insertelement <32 x half> %51, half %52, i64 12
  %54 = extractelement <8 x half> %43, i64 5
  %55 = insertelement <32 x half> %53, half %54, i64 13
  %56 = extractelement <8 x half> %43, i64 6
  %57 = insertelement <32 x half> %55, half %56, i64 14
  %58 = extractelement <8 x half> %43, i64 7
  %59 = insertelement <32 x half> %57, half %58, i64 15
  %60 = load <8 x half>, ptr addrspace(1) %24, align 16
  %61 = extractelement <8 x half> %60, i64 0
  %62 = insertelement <32 x half> %59, half %61, i64 16
  %63 = extractelement <8 x half> %60, i64 1
  %64 = insertelement <32 x half> %62, half %63, i64 17
  %65 = extractelement <8 x half> %60, i64 2
  %66 = insertelement <32 x half> %64, half %65, i64 18
  %67 = extractelement <8 x half> %60, i64 3
  %68 = insertelement <32 x half> %66, half %67, i64 19
  %69 = extractelement <8 x half> %60, i64 4
  %70 = insertelement <32 x half> %68, half %69, i64 20
  %71 = extractelement <8 x half> %60, i64 5
  %72 = insertelement <32 x half> %70, half %71, i64 21
  %73 = extractelement <8 x half> %60, i64 6
  %74 = insertelement <32 x half> %72, half %73, i64 22
  %75 = extractelement <8 x half> %60, i64 7
  %76 = insertelement <32 x half> %74, half %75, i64 23
  %77 = load <8 x half>, ptr addrspace(1) %25, align 16
  %78 = extractelement <8 x half> %77, i64 0
  %79 = insertelement <32 x half> %76, half %78, i64 24
  %80 = extractelement <8 x half> %77, i64 1
  %81 = insertelement <32 x half> %79, half %80, i64 25
  %82 = extractelement <8 x half> %77, i64 2
  %83 = insertelement <32 x half> %81, half %82, i64 26
  %84 = extractelement <8 x half> %77, i64 3
  %85 = insertelement <32 x half> %83, half %84, i64 27
  %86 = extractelement <8 x half> %77, i64 4
  %87 = insertelement <32 x half> %85, half %86, i64 28
  %88 = extractelement <8 x half> %77, i64 5
  %89 = insertelement <32 x half> %87, half %88, i64 29
  %90 = extractelement <8 x half> %77, i64 6
  %91 = insertelement <32 x half> %89, half %90, i64 30
  %92 = extractelement <8 x half> %77, i64 7
  %93 = insertelement <32 x half> %91, half %92, i64 31
  %94 = getelementptr half, ptr %4, i64 8
  %95 = getelementptr half, ptr %4, i64 16
  %96 = getelementptr half, ptr %4, i64 24
  %97 = extractelement <32 x half> %93, i64 0
  %98 = insertelement <8 x half> poison, half %97, i64 0
  %99 = extractelement <32 x half> %93, i64 1
  %100 = insertelement <8 x half> %98, half %99, i64 1
  %101 = extractelement <32 x half> %93, i64 2
  %102 = insertelement <8 x half> %100, half %101, i64 2
  %103 = extractelement <32 x half> %93, i64 3
  %104 = insertelement <8 x half> %102, half %103, i64 3
  %105 = extractelement <32 x half> %93, i64 4
  %106 = insertelement <8 x half> %104, half %105, i64 4
  %107 = extractelement <32 x half> %93, i64 5
  %108 = insertelement <8 x half> %106, half %107, i64 5
  %109 = extractelement <32 x half> %93, i64 6
  %110 = insertelement <8 x half> %108, half %109, i64 6
  %111 = extractelement <32 x half> %93, i64 7
  %112 = insertelement <8 x half> %110, half %111, i64 7
  store <8 x half> %112, ptr %4, align 16
  %113 = extractelement <32 x half> %93, i64 8
  %114 = insertelement <8 x half> poison, half %113, i64 0
  %115 = extractelement <32 x half> %93, i64 9
  %116 = insertelement <8 x half> %114, half %115, i64 1
  %117 = extractelement <32 x half> %93, i64 10
  %118 = insertelement <8 x half> %116, half %117, i64 2
  %119 = extractelement <32 x half> %93, i64 11
  %120 = insertelement <8 x half> %118, half %119, i64 3
  %121 = extractelement <32 x half> %93, i64 12
  %122 = insertelement <8 x half> %120, half %121, i64 4
  %123 = extractelement <32 x half> %93, i64 13
  %124 = insertelement <8 x half> %122, half %123, i64 5
  %125 = extractelement <32 x half> %93, i64 14
  %126 = insertelement <8 x half> %124, half %125, i64 6
  %127 = extractelement <32 x half> %93, i64 15
  %128 = insertelement <8 x half> %126, half %127, i64 7
  store <8 x half> %128, ptr %94, align 16
  %129 = extractelement <32 x half> %93, i64 16
  %130 = insertelement <8 x half> poison, half %129, i64 0
  %131 = extractelement <32 x half> %93, i64 17
  %132 = insertelement <8 x half> %130, half %131, i64 1
  %133 = extractelement <32 x half> %93, i64 18
  %134 = insertelement <8 x half> %132, half %133, i64 2
  %135 = extractelement <32 x half> %93, i64 19
  %136 = insertelement <8 x half> %134, half %135, i64 3
  %137 = extractelement <32 x half> %93, i64 20
  %138 = insertelement <8 x half> %136, half %137, i64 4
  %139 = extractelement <32 x half> %93, i64 21
  %140 = insertelement <8 x half> %138, half %139, i64 5
  %141 = extractelement <32 x half> %93, i64 22
  %142 = insertelement <8 x half> %140, half %141, i64 6
  %143 = extractelement <32 x half> %93, i64 23
  %144 = insertelement <8 x half> %142, half %143, i64 7
  store <8 x half> %144, ptr %95, align 16
  %145 = extractelement <32 x half> %93, i64 24
  %146 = insertelement <8 x half> poison, half %145, i64 0
  %147 = extractelement <32 x half> %93, i64 25
  %148 = insertelement <8 x half> %146, half %147, i64 1
  %149 = extractelement <32 x half> %93, i64 26
  %150 = insertelement <8 x half> %148, half %149, i64 2
  %151 = extractelement <32 x half> %93, i64 27
  %152 = insertelement <8 x half> %150, half %151, i64 3
  %153 = extractelement <32 x half> %93, i64 28
  %154 = insertelement <8 x half> %152, half %153, i64 4
  %155 = extractelement <32 x half> %93, i64 29
  %156 = insertelement <8 x half> %154, half %155, i64 5
  %157 = extractelement <32 x half> %93, i64 30
  %158 = insertelement <8 x half> %156, half %157, i64 6
  %159 = extractelement <32 x half> %93, i64 31
  %160 = insertelement <8 x half> %158, half %159, i64 7
  store <8 x half> %160, ptr %96, align 16
  %161 = getelementptr i32, ptr %4, i64 4
  %162 = getelementptr i32, ptr %4, i64 8
  %163 = getelementptr i32, ptr %4, i64 12
  %164 = load <4 x i32>, ptr %4, align 16
  %165 = extractelement <4 x i32> %164, i64 0
  %166 = insertelement <16 x i32> poison, i32 %165, i64 0
  %167 = extractelement <4 x i32> %164, i64 1
  %168 = insertelement <16 x i32> %166, i32 %167, i64 1
  %169 = extractelement <4 x i32> %164, i64 2
  %170 = insertelement <16 x i32> %168, i32 %169, i64 2
  %171 = extractelement <4 x i32> %164, i64 3
  %172 = insertelement <16 x i32> %170, i32 %171, i64 3
  %173 = load <4 x i32>, ptr %161, align 16
  %174 = extractelement <4 x i32> %173, i64 0
  %175 = insertelement <16 x i32> %172, i32 %174, i64 4
  %176 = extractelement <4 x i32> %173, i64 1
  %177 = insertelement <16 x i32> %175, i32 %176, i64 5
  %178 = extractelement <4 x i32> %173, i64 2
  %179 = insertelement <16 x i32> %177, i32 %178, i64 6
  %180 = extractelement <4 x i32> %173, i64 3
  %181 = insertelement <16 x i32> %179, i32 %180, i64 7
  %182 = load <4 x i32>, ptr %162, align 16
  %183 = extractelement <4 x i32> %182, i64 0
  %184 = insertelement <16 x i32> %181, i32 %183, i64 8
  %185 = extractelement <4 x i32> %182, i64 1
  %186 = insertelement <16 x i32> %184, i32 %185, i64 9
  %187 = extractelement <4 x i32> %182, i64 2
  %188 = insertelement <16 x i32> %186, i32 %187, i64 10
  %189 = extractelement <4 x i32> %182, i64 3
  %190 = insertelement <16 x i32> %188, i32 %189, i64 11
  %191 = load <4 x i32>, ptr %163, align 16
  %192 = extractelement <4 x i32> %191, i64 0
  %193 = insertelement <16 x i32> %190, i32 %192, i64 12
  %194 = extractelement <4 x i32> %191, i64 1
  %195 = insertelement <16 x i32> %193, i32 %194, i64 13
  %196 = extractelement <4 x i32> %191, i64 2
  %197 = insertelement <16 x i32> %195, i32 %196, i64 14
  %198 = extractelement <4 x i32> %191, i64 3
  %199 = insertelement <16 x i32> %197, i32 %198, i64 15
  %200 = extractelement <16 x i32> %199, i64 0
  %201 = extractelement <16 x i32> %199, i64 1
  %202 = extractelement <16 x i32> %199, i64 2
  %203 = extractelement <16 x i32> %199, i64 3
  %204 = extractelement <16 x i32> %199, i64 4
  %205 = extractelement <16 x i32> %199, i64 5
  %206 = extractelement <16 x i32> %199, i64 6
  %207 = extractelement <16 x i32> %199, i64 7
  %208 = extractelement <16 x i32> %199, i64 8
  %209 = extractelement <16 x i32> %199, i64 9
  %210 = extractelement <16 x i32> %199, i64 10
  %211 = extractelement <16 x i32> %199, i64 11
  %212 = extractelement <16 x i32> %199, i64 12
  %213 = extractelement <16 x i32> %199, i64 13
  %214 = extractelement <16 x i32> %199, i64 14
  %215 = extractelement <16 x i32> %199, i64 15
  %216 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %200, i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i32 %208, i32 %209, i32 %210, i32 %211, i32 %212, i32 %213, i32 %214, i32 %215)
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 0
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 1
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 2
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 3
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 4
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 5
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 6
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 7
  %225 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 8
  %226 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 9
  %227 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 10
  %228 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 11
  %229 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 12
  %230 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 13
  %231 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 14
  %232 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %216, 15
  %233 = insertelement <16 x i32> poison, i32 %217, i64 0
  %234 = insertelement <16 x i32> %233, i32 %218, i64 1
  %235 = insertelement <16 x i32> %234, i32 %219, i64 2
  %236 = insertelement <16 x i32> %235, i32 %220, i64 3
  %237 = insertelement <16 x i32> %236, i32 %221, i64 4
  %238 = insertelement <16 x i32> %237, i32 %222, i64 5
  %239 = insertelement <16 x i32> %238, i32 %223, i64 6
  %240 = insertelement <16 x i32> %239, i32 %224, i64 7
  %241 = insertelement <16 x i32> %240, i32 %225, i64 8
  %242 = insertelement <16 x i32> %241, i32 %226, i64 9
  %243 = insertelement <16 x i32> %242, i32 %227, i64 10
  %244 = insertelement <16 x i32> %243, i32 %228, i64 11
  %245 = insertelement <16 x i32> %244, i32 %229, i64 12
  %246 = insertelement <16 x i32> %245, i32 %230, i64 13
  %247 = insertelement <16 x i32> %246, i32 %231, i64 14
  %248 = insertelement <16 x i32> %247, i32 %232, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %22, <16 x i32> %248, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %249 = urem i32 %5, 32
  %250 = udiv i32 %5, 32
  %251 = mul nsw i32 %249, 32
  %252 = mul nsw i32 %250, 1024
  %253 = add nsw i32 %251, %252
  %254 = sext i32 %253 to i64
  %255 = getelementptr half, ptr addrspace(1) %1, i64 %254
  %256 = mul nsw i32 %6, 4194304
  %257 = sext i32 %256 to i64
  %258 = sdiv exact i64 %257, 2
  %259 = getelementptr i8, ptr addrspace(6) %11, i64 %258
  %260 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %259, i1 true)
  %261 = getelementptr i32, ptr %3, i64 4
  %262 = getelementptr i32, ptr %3, i64 8
  %263 = getelementptr i32, ptr %3, i64 12
  %264 = extractelement <16 x i32> %260, i64 0
  %265 = insertelement <4 x i32> poison, i32 %264, i64 0
  %266 = extractelement <16 x i32> %260, i64 1
  %267 = insertelement <4 x i32> %265, i32 %266, i64 1
  %268 = extractelement <16 x i32> %260, i64 2
  %269 = insertelement <4 x i32> %267, i32 %268, i64 2
  %270 = extractelement <16 x i32> %260, i64 3
  %271 = insertelement <4 x i32> %269, i32 %270, i64 3
  store <4 x i32> %271, ptr %3, align 16
  %272 = extractelement <16 x i32> %260, i64 4
  %273 = insertelement <4 x i32> poison, i32 %272, i64 0
  %274 = extractelement <16 x i32> %260, i64 5
  %275 = insertelement <4 x i32> %273, i32 %274, i64 1
  %276 = extractelement <16 x i32> %260, i64 6
  %277 = insertelement <4 x i32> %275, i32 %276, i64 2
  %278 = extractelement <16 x i32> %260, i64 7
  %279 = insertelement <4 x i32> %277, i32 %278, i64 3
  store <4 x i32> %279, ptr %261, align 16
  %280 = extractelement <16 x i32> %260, i64 8
  %281 = insertelement <4 x i32> poison, i32 %280, i64 0
  %282 = extractelement <16 x i32> %260, i64 9
  %283 = insertelement <4 x i32> %281, i32 %282, i64 1
  %284 = extractelement <16 x i32> %260, i64 10
  %285 = insertelement <4 x i32> %283, i32 %284, i64 2
  %286 = extractelement <16 x i32> %260, i64 11
  %287 = insertelement <4 x i32> %285, i32 %286, i64 3
  store <4 x i32> %287, ptr %262, align 16
  %288 = extractelement <16 x i32> %260, i64 12
  %289 = insertelement <4 x i32> poison, i32 %288, i64 0
  %290 = extractelement <16 x i32> %260, i64 13
  %291 = insertelement <4 x i32> %289, i32 %290, i64 1
  %292 = extractelement <16 x i32> %260, i64 14
  %293 = insertelement <4 x i32> %291, i32 %292, i64 2
  %294 = extractelement <16 x i32> %260, i64 15
  %295 = insertelement <4 x i32> %293, i32 %294, i64 3
  store <4 x i32> %295, ptr %263, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %296 = getelementptr i32, ptr %3, i64 4
  %297 = getelementptr i32, ptr %3, i64 8
  %298 = getelementptr i32, ptr %3, i64 12
  %299 = load <4 x i32>, ptr %3, align 16
  %300 = extractelement <4 x i32> %299, i64 0
  %301 = insertelement <16 x i32> poison, i32 %300, i64 0
  %302 = extractelement <4 x i32> %299, i64 1
  %303 = insertelement <16 x i32> %301, i32 %302, i64 1
  %304 = extractelement <4 x i32> %299, i64 2
  %305 = insertelement <16 x i32> %303, i32 %304, i64 2
  %306 = extractelement <4 x i32> %299, i64 3
  %307 = insertelement <16 x i32> %305, i32 %306, i64 3
  %308 = load <4 x i32>, ptr %296, align 16
  %309 = extractelement <4 x i32> %308, i64 0
  %310 = insertelement <16 x i32> %307, i32 %309, i64 4
  %311 = extractelement <4 x i32> %308, i64 1
  %312 = insertelement <16 x i32> %310, i32 %311, i64 5
  %313 = extractelement <4 x i32> %308, i64 2
  %314 = insertelement <16 x i32> %312, i32 %313, i64 6
  %315 = extractelement <4 x i32> %308, i64 3
  %316 = insertelement <16 x i32> %314, i32 %315, i64 7
  %317 = load <4 x i32>, ptr %297, align 16
  %318 = extractelement <4 x i32> %317, i64 0
  %319 = insertelement <16 x i32> %316, i32 %318, i64 8
  %320 = extractelement <4 x i32> %317, i64 1
  %321 = insertelement <16 x i32> %319, i32 %320, i64 9
  %322 = extractelement <4 x i32> %317, i64 2
  %323 = insertelement <16 x i32> %321, i32 %322, i64 10
  %324 = extractelement <4 x i32> %317, i64 3
  %325 = insertelement <16 x i32> %323, i32 %324, i64 11
  %326 = load <4 x i32>, ptr %298, align 16
  %327 = extractelement <4 x i32> %326, i64 0
  %328 = insertelement <16 x i32> %325, i32 %327, i64 12
  %329 = extractelement <4 x i32> %326, i64 1
  %330 = insertelement <16 x i32> %328, i32 %329, i64 13
  %331 = extractelement <4 x i32> %326, i64 2
  %332 = insertelement <16 x i32> %330, i32 %331, i64 14
  %333 = extractelement <4 x i32> %326, i64 3
  %334 = insertelement <16 x i32> %332, i32 %333, i64 15
  %335 = extractelement <16 x i32> %334, i64 0
  %336 = extractelement <16 x i32> %334, i64 1
  %337 = extractelement <16 x i32> %334, i64 2
  %338 = extractelement <16 x i32> %334, i64 3
  %339 = extractelement <16 x i32> %334, i64 4
  %340 = extractelement <16 x i32> %334, i64 5
  %341 = extractelement <16 x i32> %334, i64 6
  %342 = extractelement <16 x i32> %334, i64 7
  %343 = extractelement <16 x i32> %334, i64 8
  %344 = extractelement <16 x i32> %334, i64 9
  %345 = extractelement <16 x i32> %334, i64 10
  %346 = extractelement <16 x i32> %334, i64 11
  %347 = extractelement <16 x i32> %334, i64 12
  %348 = extractelement <16 x i32> %334, i64 13
  %349 = extractelement <16 x i32> %334, i64 14
  %350 = extractelement <16 x i32> %334, i64 15
  %351 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %335, i32 %336, i32 %337, i32 %338, i32 %339, i32 %340, i32 %341, i32 %342, i32 %343, i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350)
  %352 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 0
  %353 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 1
  %354 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 2
  %355 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 3
  %356 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 4
  %357 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 5
  %358 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 6
  %359 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 7
  %360 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 8
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 9
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 10
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 11
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 12
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 13
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 14
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %351, 15
  %368 = insertelement <16 x i32> poison, i32 %352, i64 0
  %369 = insertelement <16 x i32> %368, i32 %353, i64 1
  %370 = insertelement <16 x i32> %369, i32 %354, i64 2
  %371 = insertelement <16 x i32> %370, i32 %355, i64 3
  %372 = insertelement <16 x i32> %371, i32 %356, i64 4
  %373 = insertelement <16 x i32> %372, i32 %357, i64 5
  %374 = insertelement <16 x i32> %373, i32 %358, i64 6
  %375 = insertelement <16 x i32> %374, i32 %359, i64 7
  %376 = insertelement <16 x i32> %375, i32 %360, i64 8
  %377 = insertelement <16 x i32> %376, i32 %361, i64 9
  %378 = insertelement <16 x i32> %377, i32 %362, i64 10
  %379 = insertelement <16 x i32> %378, i32 %363, i64 11
  %380 = insertelement <16 x i32> %379, i32 %364, i64 12
  %381 = insertelement <16 x i32> %380, i32 %365, i64 13
  %382 = insertelement <16 x i32> %381, i32 %366, i64 14
  %383 = insertelement <16 x i32> %382, i32 %367, i64 15
  %384 = getelementptr i32, ptr %3, i64 4
  %385 = getelementptr i32, ptr %3, i64 8
  %386 = getelementptr i32, ptr %3, i64 12
  %387 = extractelement <16 x i32> %383, i64 0
  %388 = insertelement <4 x i32> poison, i32 %387, i64 0
  %389 = extractelement <16 x i32> %383, i64 1
  %390 = insertelement <4 x i32> %388, i32 %389, i64 1
  %391 = extractelement <16 x i32> %383, i64 2
  %392 = insertelement <4 x i32> %390, i32 %391, i64 2
  %393 = extractelement <16 x i32> %383, i64 3
  %394 = insertelement <4 x i32> %392, i32 %393, i64 3
  store <4 x i32> %394, ptr %3, align 16
  %395 = extractelement <16 x i32> %383, i64 4
  %396 = insertelement <4 x i32> poison, i32 %395, i64 0
  %397 = extractelement <16 x i32> %383, i64 5
  %398 = insertelement <4 x i32> %396, i32 %397, i64 1
  %399 = extractelement <16 x i32> %383, i64 6
  %400 = insertelement <4 x i32> %398, i32 %399, i64 2
  %401 = extractelement <16 x i32> %383, i64 7
  %402 = insertelement <4 x i32> %400, i32 %401, i64 3
  store <4 x i32> %402, ptr %384, align 16
  %403 = extractelement <16 x i32> %383, i64 8
  %404 = insertelement <4 x i32> poison, i32 %403, i64 0
  %405 = extractelement <16 x i32> %383, i64 9
  %406 = insertelement <4 x i32> %404, i32 %405, i64 1
  %407 = extractelement <16 x i32> %383, i64 10
  %408 = insertelement <4 x i32> %406, i32 %407, i64 2
  %409 = extractelement <16 x i32> %383, i64 11
  %410 = insertelement <4 x i32> %408, i32 %409, i64 3
  store <4 x i32> %410, ptr %385, align 16
  %411 = extractelement <16 x i32> %383, i64 12
  %412 = insertelement <4 x i32> poison, i32 %411, i64 0
  %413 = extractelement <16 x i32> %383, i64 13
  %414 = insertelement <4 x i32> %412, i32 %413, i64 1
  %415 = extractelement <16 x i32> %383, i64 14
  %416 = insertelement <4 x i32> %414, i32 %415, i64 2
  %417 = extractelement <16 x i32> %383, i64 15
  %418 = insertelement <4 x i32> %416, i32 %417, i64 3
  store <4 x i32> %418, ptr %386, align 16
  %419 = getelementptr half, ptr %3, i64 8
  %420 = getelementptr half, ptr %3, i64 16
  %421 = getelementptr half, ptr %3, i64 24
  %422 = load <8 x half>, ptr %3, align 16
  %423 = extractelement <8 x half> %422, i64 0
  %424 = insertelement <32 x half> poison, half %423, i64 0
  %425 = extractelement <8 x half> %422, i64 1
  %426 = insertelement <32 x half> %424, half %425, i64 1
  %427 = extractelement <8 x half> %422, i64 2
  %428 = insertelement <32 x half> %426, half %427, i64 2
  %429 = extractelement <8 x half> %422, i64 3
  %430 = insertelement <32 x half> %428, half %429, i64 3
  %431 = extractelement <8 x half> %422, i64 4
  %432 = insertelement <32 x half> %430, half %431, i64 4
  %433 = extractelement <8 x half> %422, i64 5
  %434 = insertelement <32 x half> %432, half %433, i64 5
  %435 = extractelement <8 x half> %422, i64 6
  %436 = insertelement <32 x half> %434, half %435, i64 6
  %437 = extractelement <8 x half> %422, i64 7
  %438 = insertelement <32 x half> %436, half %437, i64 7
  %439 = load <8 x half>, ptr %419, align 16
  %440 = extractelement <8 x half> %439, i64 0
  %441 = insertelement <32 x half> %438, half %440, i64 8
  %442 = extractelement <8 x half> %439, i64 1
  %443 = insertelement <32 x half> %441, half %442, i64 9
  %444 = extractelement <8 x half> %439, i64 2
  %445 = insertelement <32 x half> %443, half %444, i64 10
  %446 = extractelement <8 x half> %439, i64 3
  %447 = insertelement <32 x half> %445, half %446, i64 11
  %448 = extractelement <8 x half> %439, i64 4
  %449 = insertelement <32 x half> %447, half %448, i64 12
  %450 = extractelement <8 x half> %439, i64 5
  %451 = insertelement <32 x half> %449, half %450, i64 13
  %452 = extractelement <8 x half> %439, i64 6
  %453 = insertelement <32 x half> %451, half %452, i64 14
  %454 = extractelement <8 x half> %439, i64 7
  %455 = insertelement <32 x half> %453, half %454, i64 15
  %456 = load <8 x half>, ptr %420, align 16
  %457 = extractelement <8 x half> %456, i64 0
  %458 = insertelement <32 x half> %455, half %457, i64 16
  %459 = extractelement <8 x half> %456, i64 1
  %460 = insertelement <32 x half> %458, half %459, i64 17
  %461 = extractelement <8 x half> %456, i64 2
  %462 = insertelement <32 x half> %460, half %461, i64 18
  %463 = extractelement <8 x half> %456, i64 3
  %464 = insertelement <32 x half> %462, half %463, i64 19
  %465 = extractelement <8 x half> %456, i64 4
  %466 = insertelement <32 x half> %464, half %465, i64 20
  %467 = extractelement <8 x half> %456, i64 5
  %468 = insertelement <32 x half> %466, half %467, i64 21
  %469 = extractelement <8 x half> %456, i64 6
  %470 = insertelement <32 x half> %468, half %469, i64 22
  %471 = extractelement <8 x half> %456, i64 7
  %472 = insertelement <32 x half> %470, half %471, i64 23
  %473 = load <8 x half>, ptr %421, align 16
  %474 = extractelement <8 x half> %473, i64 0
  %475 = insertelement <32 x half> %472, half %474, i64 24
  %476 = extractelement <8 x half> %473, i64 1
  %477 = insertelement <32 x half> %475, half %476, i64 25
  %478 = extractelement <8 x half> %473, i64 2
  %479 = insertelement <32 x half> %477, half %478, i64 26
  %480 = extractelement <8 x half> %473, i64 3
  %481 = insertelement <32 x half> %479, half %480, i64 27
  %482 = extractelement <8 x half> %473, i64 4
  %483 = insertelement <32 x half> %481, half %482, i64 28
  %484 = extractelement <8 x half> %473, i64 5
  %485 = insertelement <32 x half> %483, half %484, i64 29
  %486 = extractelement <8 x half> %473, i64 6
  %487 = insertelement <32 x half> %485, half %486, i64 30
  %488 = extractelement <8 x half> %473, i64 7
  %489 = insertelement <32 x half> %487, half %488, i64 31
  %490 = getelementptr half, ptr addrspace(1) %255, i64 8
  %491 = getelementptr half, ptr addrspace(1) %255, i64 16
  %492 = getelementptr half, ptr addrspace(1) %255, i64 24
  %493 = extractelement <32 x half> %489, i64 0
  %494 = insertelement <8 x half> poison, half %493, i64 0
  %495 = extractelement <32 x half> %489, i64 1
  %496 = insertelement <8 x half> %494, half %495, i64 1
  %497 = extractelement <32 x half> %489, i64 2
  %498 = insertelement <8 x half> %496, half %497, i64 2
  %499 = extractelement <32 x half> %489, i64 3
  %500 = insertelement <8 x half> %498, half %499, i64 3
  %501 = extractelement <32 x half> %489, i64 4
  %502 = insertelement <8 x half> %500, half %501, i64 4
  %503 = extractelement <32 x half> %489, i64 5
  %504 = insertelement <8 x half> %502, half %503, i64 5
  %505 = extractelement <32 x half> %489, i64 6
  %506 = insertelement <8 x half> %504, half %505, i64 6
  %507 = extractelement <32 x half> %489, i64 7
  %508 = insertelement <8 x half> %506, half %507, i64 7
  store <8 x half> %508, ptr addrspace(1) %255, align 16
  %509 = extractelement <32 x half> %489, i64 8
  %510 = insertelement <8 x half> poison, half %509, i64 0
  %511 = extractelement <32 x half> %489, i64 9
  %512 = insertelement <8 x half> %510, half %511, i64 1
  %513 = extractelement <32 x half> %489, i64 10
  %514 = insertelement <8 x half> %512, half %513, i64 2
  %515 = extractelement <32 x half> %489, i64 11
  %516 = insertelement <8 x half> %514, half %515, i64 3
  %517 = extractelement <32 x half> %489, i64 12
  %518 = insertelement <8 x half> %516, half %517, i64 4
  %519 = extractelement <32 x half> %489, i64 13
  %520 = insertelement <8 x half> %518, half %519, i64 5
  %521 = extractelement <32 x half> %489, i64 14
  %522 = insertelement <8 x half> %520, half %521, i64 6
  %523 = extractelement <32 x half> %489, i64 15
  %524 = insertelement <8 x half> %522, half %523, i64 7
  store <8 x half> %524, ptr addrspace(1) %490, align 16
  %525 = extractelement <32 x half> %489, i64 16
  %526 = insertelement <8 x half> poison, half %525, i64 0
  %527 = extractelement <32 x half> %489, i64 17
  %528 = insertelement <8 x half> %526, half %527, i64 1
  %529 = extractelement <32 x half> %489, i64 18
  %530 = insertelement <8 x half> %528, half %529, i64 2
  %531 = extractelement <32 x half> %489, i64 19
  %532 = insertelement <8 x half> %530, half %531, i64 3
  %533 = extractelement <32 x half> %489, i64 20
  %534 = insertelement <8 x half> %532, half %533, i64 4
  %535 = extractelement <32 x half> %489, i64 21
  %536 = insertelement <8 x half> %534, half %535, i64 5
  %537 = extractelement <32 x half> %489, i64 22
  %538 = insertelement <8 x half> %536, half %537, i64 6
  %539 = extractelement <32 x half> %489, i64 23
  %540 = insertelement <8 x half> %538, half %539, i64 7
  store <8 x half> %540, ptr addrspace(1) %491, align 16
  %541 = extractelement <32 x half> %489, i64 24
  %542 = insertelement <8 x half> poison, half %541, i64 0
  %543 = extractelement <32 x half> %489, i64 25
  %544 = insertelement <8 x half> %542, half %543, i64 1
  %545 = extractelement <32 x half> %489, i64 26
  %546 = insertelement <8 x half> %544, half %545, i64 2
  %547 = extractelement <32 x half> %489, i64 27
  %548 = insertelement <8 x half> %546, half %547, i64 3
  %549 = extractelement <32 x half> %489, i64 28
  %550 = insertelement <8 x half> %548, half %549, i64 4
  %551 = extractelement <32 x half> %489, i64 29
  %552 = insertelement <8 x half> %550, half %551, i64 5
  %553 = extractelement <32 x half> %489, i64 30
  %554 = insertelement <8 x half> %552, half %553, i64 6
  %555 = extractelement <32 x half> %489, i64 31
  %556 = insertelement <8 x half> %554, half %555, i64 7
  store <8 x half> %556, ptr addrspace(1) %492, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %7, label %557, label %558

557:                                              ; preds = %9
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %11, i32 32)
  br label %558

558:                                              ; preds = %557, %9
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
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) captures(none), i1 immarg) #6

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
