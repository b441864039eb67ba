; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [32 x half], align 16
  %4 = alloca [16 x half], align 16
  %5 = alloca [16 x half], align 16
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
  %13 = urem i32 %6, 4
  %14 = udiv i32 %6, 4
  %15 = mul nsw i32 %13, 4
  %16 = urem i32 %14, 8
  %17 = udiv i32 %14, 8
  %18 = mul nsw i32 %16, 32
  %19 = add nsw i32 %15, %18
  %20 = mul nsw i32 %17, 1024
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr half, ptr addrspace(1) %0, i64 %22
  %24 = mul nsw i32 %7, 4194304
  %25 = sext i32 %24 to i64
  %26 = sdiv exact i64 %25, 2
  %27 = getelementptr i8, ptr addrspace(6) %12, i64 %26
  %28 = getelementptr half, ptr addrspace(1) %23, i64 256
  %29 = getelementptr half, ptr addrspace(1) %23, i64 16
  %30 = getelementptr half, ptr addrspace(1) %23, i64 272
  %31 = load <4 x half>, ptr addrspace(1) %23, align 8
  %32 = extractelement <4 x half> %31, i64 0
  %33 = insertelement <16 x half> poison, half %32, i64 0
  %34 = extractelement <4 x half> %31, i64 1
  %35 = insertelement <16 x half> %33, half %34, i64 1
  %36 = extractelement <4 x half> %31, i64 2
  %37 = insertelement <16 x half> %35, half %36, i64 2
  %38 = extractelement <4 x half> %31, i64 3
  %39 = insertelement <16 x half> %37, half %38, i64 3
  %40 = load <4 x half>, ptr addrspace(1) %28, align 8
  %41 = extractelement <4 x half> %40, i64 0
  %42 = insertelement <16 x half> %39, half %41, i64 4
  %43 = extractelement <4 x half> %40, i64 1
  %44 = insertelement <16 x half> %42, half %43, i64 5
  %45 = extractelement <4 x half> %40, i64 2
  %46 = insertelement <16 x half> %44, half %45, i64 6
  %47 = extractelement <4 x half> %40, i64 3
  %48 = insertelement <16 x half> %46, half %47, i64 7
  %49 = load <4 x half>, ptr addrspace(1) %29, align 8
  %50 = extractelement <4 x half> %49, i64 0
  %51 = insertelement <16 x half> %48, half %50, i64 8
  %52 = extractelement <4 x half> %49, i64 1
  %53 = insertelement <16 x half> %51, half %52, i64 9
  %54 = extractelement <4 x half> %49, i64 2
  %55 = insertelement <16 x half> %53, half %54, i64 10
  %56 = extractelement <4 x half> %49, i64 3
  %57 = insertelement <16 x half> %55, half %56, i64 11
  %58 = load <4 x half>, ptr addrspace(1) %30, align 8
  %59 = extractelement <4 x half> %58, i64 0
  %60 = insertelement <16 x half> %57, half %59, i64 12
  %61 = extractelement <4 x half> %58, i64 1
  %62 = insertelement <16 x half> %60, half %61, i64 13
  %63 = extractelement <4 x half> %58, i64 2
  %64 = insertelement <16 x half> %62, half %63, i64 14
  %65 = extractelement <4 x half> %58, i64 3
  %66 = insertelement <16 x half> %64, half %65, i64 15
  %67 = getelementptr half, ptr %5, i64 8
  %68 = extractelement <16 x half> %66, i64 0
  %69 = insertelement <8 x half> poison, half %68, i64 0
  %70 = extractelement <16 x half> %66, i64 1
  %71 = insertelement <8 x half> %69, half %70, i64 1
  %72 = extractelement <16 x half> %66, i64 2
  %73 = insertelement <8 x half> %71, half %72, i64 2
  %74 = extractelement <16 x half> %66, i64 3
  %75 = insertelement <8 x half> %73, half %74, i64 3
  %76 = extractelement <16 x half> %66, i64 4
  %77 = insertelement <8 x half> %75, half %76, i64 4
  %78 = extractelement <16 x half> %66, i64 5
  %79 = insertelement <8 x half> %77, half %78, i64 5
  %80 = extractelement <16 x half> %66, i64 6
  %81 = insertelement <8 x half> %79, half %80, i64 6
  %82 = extractelement <16 x half> %66, i64 7
  %83 = insertelement <8 x half> %81, half %82, i64 7
  store <8 x half> %83, ptr %5, align 16
  %84 = extractelement <16 x half> %66, i64 8
  %85 = insertelement <8 x half> poison, half %84, i64 0
  %86 = extractelement <16 x half> %66, i64 9
  %87 = insertelement <8 x half> %85, half %86, i64 1
  %88 = extractelement <16 x half> %66, i64 10
  %89 = insertelement <8 x half> %87, half %88, i64 2
  %90 = extractelement <16 x half> %66, i64 11
  %91 = insertelement <8 x half> %89, half %90, i64 3
  %92 = extractelement <16 x half> %66, i64 12
  %93 = insertelement <8 x half> %91, half %92, i64 4
  %94 = extractelement <16 x half> %66, i64 13
  %95 = insertelement <8 x half> %93, half %94, i64 5
  %96 = extractelement <16 x half> %66, i64 14
  %97 = insertelement <8 x half> %95, half %96, i64 6
  %98 = extractelement <16 x half> %66, i64 15
  %99 = insertelement <8 x half> %97, half %98, i64 7
  store <8 x half> %99, ptr %67, align 16
  %100 = getelementptr i32, ptr %5, i64 4
  %101 = load <4 x i32>, ptr %5, align 16
  %102 = extractelement <4 x i32> %101, i64 0
  %103 = insertelement <8 x i32> poison, i32 %102, i64 0
  %104 = extractelement <4 x i32> %101, i64 1
  %105 = insertelement <8 x i32> %103, i32 %104, i64 1
  %106 = extractelement <4 x i32> %101, i64 2
  %107 = insertelement <8 x i32> %105, i32 %106, i64 2
  %108 = extractelement <4 x i32> %101, i64 3
  %109 = insertelement <8 x i32> %107, i32 %108, i64 3
  %110 = load <4 x i32>, ptr %100, align 16
  %111 = extractelement <4 x i32> %110, i64 0
  %112 = insertelement <8 x i32> %109, i32 %111, i64 4
  %113 = extractelement <4 x i32> %110, i64 1
  %114 = insertelement <8 x i32> %112, i32 %113, i64 5
  %115 = extractelement <4 x i32> %110, i64 2
  %116 = insertelement <8 x i32> %114, i32 %115, i64 6
  %117 = extractelement <4 x i32> %110, i64 3
  %118 = insertelement <8 x i32> %116, i32 %117, i64 7
  %119 = extractelement <8 x i32> %118, i64 0
  %120 = extractelement <8 x i32> %118, i64 1
  %121 = extractelement <8 x i32> %118, i64 2
  %122 = extractelement <8 x i32> %118, i64 3
  %123 = extractelement <8 x i32> %118, i64 4
  %124 = extractelement <8 x i32> %118, i64 5
  %125 = extractelement <8 x i32> %118, i64 6
  %126 = extractelement <8 x i32> %118, i64 7
  %127 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %119, i32 %120, i32 %121, i32 %122, i32 %123, i32 %124, i32 %125, i32 %126)
  %128 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 0
  %129 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 1
  %130 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 2
  %131 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 3
  %132 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 4
  %133 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 5
  %134 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 6
  %135 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %127, 7
  %136 = insertelement <8 x i32> poison, i32 %128, i64 0
  %137 = insertelement <8 x i32> %136, i32 %129, i64 1
  %138 = insertelement <8 x i32> %137, i32 %130, i64 2
  %139 = insertelement <8 x i32> %138, i32 %131, i64 3
  %140 = insertelement <8 x i32> %139, i32 %132, i64 4
  %141 = insertelement <8 x i32> %140, i32 %133, i64 5
  %142 = insertelement <8 x i32> %141, i32 %134, i64 6
  %143 = insertelement <8 x i32> %142, i32 %135, i64 7
  call void @llvm.nvvm.tcgen05.st.16x256b.x2(ptr addrspace(6) %27, <8 x i32> %143, i1 true)
  %144 = urem i32 %6, 4
  %145 = udiv i32 %6, 4
  %146 = mul nsw i32 %144, 4
  %147 = urem i32 %145, 8
  %148 = udiv i32 %145, 8
  %149 = mul nsw i32 %147, 32
  %150 = add nsw i32 %146, %149
  %151 = mul nsw i32 %148, 1024
  %152 = add nsw i32 %150, %151
  %153 = add nsw i32 %152, 512
  %154 = sext i32 %153 to i64
  %155 = getelementptr half, ptr addrspace(1) %0, i64 %154
  %156 = mul nsw i32 %7, 4194304
  %157 = add nsw i32 2097152, %156
  %158 = sext i32 %157 to i64
  %159 = sdiv exact i64 %158, 2
  %160 = getelementptr i8, ptr addrspace(6) %12, i64 %159
  %161 = getelementptr half, ptr addrspace(1) %155, i64 256
  %162 = getelementptr half, ptr addrspace(1) %155, i64 16
  %163 = getelementptr half, ptr addrspace(1) %155, i64 272
  %164 = load <4 x half>, ptr addrspace(1) %155, align 8
  %165 = extractelement <4 x half> %164, i64 0
  %166 = insertelement <16 x half> poison, half %165, i64 0
  %167 = extractelement <4 x half> %164, i64 1
  %168 = insertelement <16 x half> %166, half %167, i64 1
  %169 = extractelement <4 x half> %164, i64 2
  %170 = insertelement <16 x half> %168, half %169, i64 2
  %171 = extractelement <4 x half> %164, i64 3
  %172 = insertelement <16 x half> %170, half %171, i64 3
  %173 = load <4 x half>, ptr addrspace(1) %161, align 8
  %174 = extractelement <4 x half> %173, i64 0
  %175 = insertelement <16 x half> %172, half %174, i64 4
  %176 = extractelement <4 x half> %173, i64 1
  %177 = insertelement <16 x half> %175, half %176, i64 5
  %178 = extractelement <4 x half> %173, i64 2
  %179 = insertelement <16 x half> %177, half %178, i64 6
  %180 = extractelement <4 x half> %173, i64 3
  %181 = insertelement <16 x half> %179, half %180, i64 7
  %182 = load <4 x half>, ptr addrspace(1) %162, align 8
  %183 = extractelement <4 x half> %182, i64 0
  %184 = insertelement <16 x half> %181, half %183, i64 8
  %185 = extractelement <4 x half> %182, i64 1
  %186 = insertelement <16 x half> %184, half %185, i64 9
  %187 = extractelement <4 x half> %182, i64 2
  %188 = insertelement <16 x half> %186, half %187, i64 10
  %189 = extractelement <4 x half> %182, i64 3
  %190 = insertelement <16 x half> %188, half %189, i64 11
  %191 = load <4 x half>, ptr addrspace(1) %163, align 8
  %192 = extractelement <4 x half> %191, i64 0
  %193 = insertelement <16 x half> %190, half %192, i64 12
  %194 = extractelement <4 x half> %191, i64 1
  %195 = insertelement <16 x half> %193, half %194, i64 13
  %196 = extractelement <4 x half> %191, i64 2
  %197 = insertelement <16 x half> %195, half %196, i64 14
  %198 = extractelement <4 x half> %191, i64 3
  %199 = insertelement <16 x half> %197, half %198, i64 15
  %200 = getelementptr half, ptr %4, i64 8
  %201 = extractelement <16 x half> %199, i64 0
  %202 = insertelement <8 x half> poison, half %201, i64 0
  %203 = extractelement <16 x half> %199, i64 1
  %204 = insertelement <8 x half> %202, half %203, i64 1
  %205 = extractelement <16 x half> %199, i64 2
  %206 = insertelement <8 x half> %204, half %205, i64 2
  %207 = extractelement <16 x half> %199, i64 3
  %208 = insertelement <8 x half> %206, half %207, i64 3
  %209 = extractelement <16 x half> %199, i64 4
  %210 = insertelement <8 x half> %208, half %209, i64 4
  %211 = extractelement <16 x half> %199, i64 5
  %212 = insertelement <8 x half> %210, half %211, i64 5
  %213 = extractelement <16 x half> %199, i64 6
  %214 = insertelement <8 x half> %212, half %213, i64 6
  %215 = extractelement <16 x half> %199, i64 7
  %216 = insertelement <8 x half> %214, half %215, i64 7
  store <8 x half> %216, ptr %4, align 16
  %217 = extractelement <16 x half> %199, i64 8
  %218 = insertelement <8 x half> poison, half %217, i64 0
  %219 = extractelement <16 x half> %199, i64 9
  %220 = insertelement <8 x half> %218, half %219, i64 1
  %221 = extractelement <16 x half> %199, i64 10
  %222 = insertelement <8 x half> %220, half %221, i64 2
  %223 = extractelement <16 x half> %199, i64 11
  %224 = insertelement <8 x half> %222, half %223, i64 3
  %225 = extractelement <16 x half> %199, i64 12
  %226 = insertelement <8 x half> %224, half %225, i64 4
  %227 = extractelement <16 x half> %199, i64 13
  %228 = insertelement <8 x half> %226, half %227, i64 5
  %229 = extractelement <16 x half> %199, i64 14
  %230 = insertelement <8 x half> %228, half %229, i64 6
  %231 = extractelement <16 x half> %199, i64 15
  %232 = insertelement <8 x half> %230, half %231, i64 7
  store <8 x half> %232, ptr %200, align 16
  %233 = getelementptr i32, ptr %4, i64 4
  %234 = load <4 x i32>, ptr %4, align 16
  %235 = extractelement <4 x i32> %234, i64 0
  %236 = insertelement <8 x i32> poison, i32 %235, i64 0
  %237 = extractelement <4 x i32> %234, i64 1
  %238 = insertelement <8 x i32> %236, i32 %237, i64 1
  %239 = extractelement <4 x i32> %234, i64 2
  %240 = insertelement <8 x i32> %238, i32 %239, i64 2
  %241 = extractelement <4 x i32> %234, i64 3
  %242 = insertelement <8 x i32> %240, i32 %241, i64 3
  %243 = load <4 x i32>, ptr %233, align 16
  %244 = extractelement <4 x i32> %243, i64 0
  %245 = insertelement <8 x i32> %242, i32 %244, i64 4
  %246 = extractelement <4 x i32> %243, i64 1
  %247 = insertelement <8 x i32> %245, i32 %246, i64 5
  %248 = extractelement <4 x i32> %243, i64 2
  %249 = insertelement <8 x i32> %247, i32 %248, i64 6
  %250 = extractelement <4 x i32> %243, i64 3
  %251 = insertelement <8 x i32> %249, i32 %250, i64 7
  %252 = extractelement <8 x i32> %251, i64 0
  %253 = extractelement <8 x i32> %251, i64 1
  %254 = extractelement <8 x i32> %251, i64 2
  %255 = extractelement <8 x i32> %251, i64 3
  %256 = extractelement <8 x i32> %251, i64 4
  %257 = extractelement <8 x i32> %251, i64 5
  %258 = extractelement <8 x i32> %251, i64 6
  %259 = extractelement <8 x i32> %251, i64 7
  %260 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %252, i32 %253, i32 %254, i32 %255, i32 %256, i32 %257, i32 %258, i32 %259)
  %261 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 0
  %262 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 1
  %263 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 2
  %264 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 3
  %265 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 4
  %266 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 5
  %267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 6
  %268 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %260, 7
  %269 = insertelement <8 x i32> poison, i32 %261, i64 0
  %270 = insertelement <8 x i32> %269, i32 %262, i64 1
  %271 = insertelement <8 x i32> %270, i32 %263, i64 2
  %272 = insertelement <8 x i32> %271, i32 %264, i64 3
  %273 = insertelement <8 x i32> %272, i32 %265, i64 4
  %274 = insertelement <8 x i32> %273, i32 %266, i64 5
  %275 = insertelement <8 x i32> %274, i32 %267, i64 6
  %276 = insertelement <8 x i32> %275, i32 %268, i64 7
  call void @llvm.nvvm.tcgen05.st.16x256b.x2(ptr addrspace(6) %160, <8 x i32> %276, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  %277 = urem i32 %6, 32
  %278 = udiv i32 %6, 32
  %279 = mul nsw i32 %277, 32
  %280 = mul nsw i32 %278, 1024
  %281 = add nsw i32 %279, %280
  %282 = sext i32 %281 to i64
  %283 = getelementptr half, ptr addrspace(1) %1, i64 %282
  %284 = mul nsw i32 %7, 4194304
  %285 = sext i32 %284 to i64
  %286 = sdiv exact i64 %285, 2
  %287 = getelementptr i8, ptr addrspace(6) %12, i64 %286
  %288 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %287, i1 true)
  %289 = getelementptr i32, ptr %3, i64 4
  %290 = getelementptr i32, ptr %3, i64 8
  %291 = getelementptr i32, ptr %3, i64 12
  %292 = extractelement <16 x i32> %288, i64 0
  %293 = insertelement <4 x i32> poison, i32 %292, i64 0
  %294 = extractelement <16 x i32> %288, i64 1
  %295 = insertelement <4 x i32> %293, i32 %294, i64 1
  %296 = extractelement <16 x i32> %288, i64 2
  %297 = insertelement <4 x i32> %295, i32 %296, i64 2
  %298 = extractelement <16 x i32> %288, i64 3
  %299 = insertelement <4 x i32> %297, i32 %298, i64 3
  store <4 x i32> %299, ptr %3, align 16
  %300 = extractelement <16 x i32> %288, i64 4
  %301 = insertelement <4 x i32> poison, i32 %300, i64 0
  %302 = extractelement <16 x i32> %288, i64 5
  %303 = insertelement <4 x i32> %301, i32 %302, i64 1
  %304 = extractelement <16 x i32> %288, i64 6
  %305 = insertelement <4 x i32> %303, i32 %304, i64 2
  %306 = extractelement <16 x i32> %288, i64 7
  %307 = insertelement <4 x i32> %305, i32 %306, i64 3
  store <4 x i32> %307, ptr %289, align 16
  %308 = extractelement <16 x i32> %288, i64 8
  %309 = insertelement <4 x i32> poison, i32 %308, i64 0
  %310 = extractelement <16 x i32> %288, i64 9
  %311 = insertelement <4 x i32> %309, i32 %310, i64 1
  %312 = extractelement <16 x i32> %288, i64 10
  %313 = insertelement <4 x i32> %311, i32 %312, i64 2
  %314 = extractelement <16 x i32> %288, i64 11
  %315 = insertelement <4 x i32> %313, i32 %314, i64 3
  store <4 x i32> %315, ptr %290, align 16
  %316 = extractelement <16 x i32> %288, i64 12
  %317 = insertelement <4 x i32> poison, i32 %316, i64 0
  %318 = extractelement <16 x i32> %288, i64 13
  %319 = insertelement <4 x i32> %317, i32 %318, i64 1
  %320 = extractelement <16 x i32> %288, i64 14
  %321 = insertelement <4 x i32> %319, i32 %320, i64 2
  %322 = extractelement <16 x i32> %288, i64 15
  %323 = insertelement <4 x i32> %321, i32 %322, i64 3
  store <4 x i32> %323, ptr %291, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %324 = getelementptr i32, ptr %3, i64 4
  %325 = getelementptr i32, ptr %3, i64 8
  %326 = getelementptr i32, ptr %3, i64 12
  %327 = load <4 x i32>, ptr %3, align 16
  %328 = extractelement <4 x i32> %327, i64 0
  %329 = insertelement <16 x i32> poison, i32 %328, i64 0
  %330 = extractelement <4 x i32> %327, i64 1
  %331 = insertelement <16 x i32> %329, i32 %330, i64 1
  %332 = extractelement <4 x i32> %327, i64 2
  %333 = insertelement <16 x i32> %331, i32 %332, i64 2
  %334 = extractelement <4 x i32> %327, i64 3
  %335 = insertelement <16 x i32> %333, i32 %334, i64 3
  %336 = load <4 x i32>, ptr %324, align 16
  %337 = extractelement <4 x i32> %336, i64 0
  %338 = insertelement <16 x i32> %335, i32 %337, i64 4
  %339 = extractelement <4 x i32> %336, i64 1
  %340 = insertelement <16 x i32> %338, i32 %339, i64 5
  %341 = extractelement <4 x i32> %336, i64 2
  %342 = insertelement <16 x i32> %340, i32 %341, i64 6
  %343 = extractelement <4 x i32> %336, i64 3
  %344 = insertelement <16 x i32> %342, i32 %343, i64 7
  %345 = load <4 x i32>, ptr %325, align 16
  %346 = extractelement <4 x i32> %345, i64 0
  %347 = insertelement <16 x i32> %344, i32 %346, i64 8
  %348 = extractelement <4 x i32> %345, i64 1
  %349 = insertelement <16 x i32> %347, i32 %348, i64 9
  %350 = extractelement <4 x i32> %345, i64 2
  %351 = insertelement <16 x i32> %349, i32 %350, i64 10
  %352 = extractelement <4 x i32> %345, i64 3
  %353 = insertelement <16 x i32> %351, i32 %352, i64 11
  %354 = load <4 x i32>, ptr %326, align 16
  %355 = extractelement <4 x i32> %354, i64 0
  %356 = insertelement <16 x i32> %353, i32 %355, i64 12
  %357 = extractelement <4 x i32> %354, i64 1
  %358 = insertelement <16 x i32> %356, i32 %357, i64 13
  %359 = extractelement <4 x i32> %354, i64 2
  %360 = insertelement <16 x i32> %358, i32 %359, i64 14
  %361 = extractelement <4 x i32> %354, i64 3
  %362 = insertelement <16 x i32> %360, i32 %361, i64 15
  %363 = extractelement <16 x i32> %362, i64 0
  %364 = extractelement <16 x i32> %362, i64 1
  %365 = extractelement <16 x i32> %362, i64 2
  %366 = extractelement <16 x i32> %362, i64 3
  %367 = extractelement <16 x i32> %362, i64 4
  %368 = extractelement <16 x i32> %362, i64 5
  %369 = extractelement <16 x i32> %362, i64 6
  %370 = extractelement <16 x i32> %362, i64 7
  %371 = extractelement <16 x i32> %362, i64 8
  %372 = extractelement <16 x i32> %362, i64 9
  %373 = extractelement <16 x i32> %362, i64 10
  %374 = extractelement <16 x i32> %362, i64 11
  %375 = extractelement <16 x i32> %362, i64 12
  %376 = extractelement <16 x i32> %362, i64 13
  %377 = extractelement <16 x i32> %362, i64 14
  %378 = extractelement <16 x i32> %362, i64 15
  %379 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %363, i32 %364, i32 %365, i32 %366, i32 %367, i32 %368, i32 %369, i32 %370, i32 %371, i32 %372, i32 %373, i32 %374, i32 %375, i32 %376, i32 %377, i32 %378)
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 0
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 1
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 2
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 3
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 4
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 5
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 6
  %387 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 7
  %388 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 8
  %389 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 9
  %390 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 10
  %391 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 11
  %392 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 12
  %393 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 13
  %394 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 14
  %395 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %379, 15
  %396 = insertelement <16 x i32> poison, i32 %380, i64 0
  %397 = insertelement <16 x i32> %396, i32 %381, i64 1
  %398 = insertelement <16 x i32> %397, i32 %382, i64 2
  %399 = insertelement <16 x i32> %398, i32 %383, i64 3
  %400 = insertelement <16 x i32> %399, i32 %384, i64 4
  %401 = insertelement <16 x i32> %400, i32 %385, i64 5
  %402 = insertelement <16 x i32> %401, i32 %386, i64 6
  %403 = insertelement <16 x i32> %402, i32 %387, i64 7
  %404 = insertelement <16 x i32> %403, i32 %388, i64 8
  %405 = insertelement <16 x i32> %404, i32 %389, i64 9
  %406 = insertelement <16 x i32> %405, i32 %390, i64 10
  %407 = insertelement <16 x i32> %406, i32 %391, i64 11
  %408 = insertelement <16 x i32> %407, i32 %392, i64 12
  %409 = insertelement <16 x i32> %408, i32 %393, i64 13
  %410 = insertelement <16 x i32> %409, i32 %394, i64 14
  %411 = insertelement <16 x i32> %410, i32 %395, i64 15
  %412 = getelementptr i32, ptr %3, i64 4
  %413 = getelementptr i32, ptr %3, i64 8
  %414 = getelementptr i32, ptr %3, i64 12
  %415 = extractelement <16 x i32> %411, i64 0
  %416 = insertelement <4 x i32> poison, i32 %415, i64 0
  %417 = extractelement <16 x i32> %411, i64 1
  %418 = insertelement <4 x i32> %416, i32 %417, i64 1
  %419 = extractelement <16 x i32> %411, i64 2
  %420 = insertelement <4 x i32> %418, i32 %419, i64 2
  %421 = extractelement <16 x i32> %411, i64 3
  %422 = insertelement <4 x i32> %420, i32 %421, i64 3
  store <4 x i32> %422, ptr %3, align 16
  %423 = extractelement <16 x i32> %411, i64 4
  %424 = insertelement <4 x i32> poison, i32 %423, i64 0
  %425 = extractelement <16 x i32> %411, i64 5
  %426 = insertelement <4 x i32> %424, i32 %425, i64 1
  %427 = extractelement <16 x i32> %411, i64 6
  %428 = insertelement <4 x i32> %426, i32 %427, i64 2
  %429 = extractelement <16 x i32> %411, i64 7
  %430 = insertelement <4 x i32> %428, i32 %429, i64 3
  store <4 x i32> %430, ptr %412, align 16
  %431 = extractelement <16 x i32> %411, i64 8
  %432 = insertelement <4 x i32> poison, i32 %431, i64 0
  %433 = extractelement <16 x i32> %411, i64 9
  %434 = insertelement <4 x i32> %432, i32 %433, i64 1
  %435 = extractelement <16 x i32> %411, i64 10
  %436 = insertelement <4 x i32> %434, i32 %435, i64 2
  %437 = extractelement <16 x i32> %411, i64 11
  %438 = insertelement <4 x i32> %436, i32 %437, i64 3
  store <4 x i32> %438, ptr %413, align 16
  %439 = extractelement <16 x i32> %411, i64 12
  %440 = insertelement <4 x i32> poison, i32 %439, i64 0
  %441 = extractelement <16 x i32> %411, i64 13
  %442 = insertelement <4 x i32> %440, i32 %441, i64 1
  %443 = extractelement <16 x i32> %411, i64 14
  %444 = insertelement <4 x i32> %442, i32 %443, i64 2
  %445 = extractelement <16 x i32> %411, i64 15
  %446 = insertelement <4 x i32> %444, i32 %445, i64 3
  store <4 x i32> %446, ptr %414, align 16
  %447 = getelementptr half, ptr %3, i64 8
  %448 = getelementptr half, ptr %3, i64 16
  %449 = getelementptr half, ptr %3, i64 24
  %450 = load <8 x half>, ptr %3, align 16
  %451 = extractelement <8 x half> %450, i64 0
  %452 = insertelement <32 x half> poison, half %451, i64 0
  %453 = extractelement <8 x half> %450, i64 1
  %454 = insertelement <32 x half> %452, half %453, i64 1
  %455 = extractelement <8 x half> %450, i64 2
  %456 = insertelement <32 x half> %454, half %455, i64 2
  %457 = extractelement <8 x half> %450, i64 3
  %458 = insertelement <32 x half> %456, half %457, i64 3
  %459 = extractelement <8 x half> %450, i64 4
  %460 = insertelement <32 x half> %458, half %459, i64 4
  %461 = extractelement <8 x half> %450, i64 5
  %462 = insertelement <32 x half> %460, half %461, i64 5
  %463 = extractelement <8 x half> %450, i64 6
  %464 = insertelement <32 x half> %462, half %463, i64 6
  %465 = extractelement <8 x half> %450, i64 7
  %466 = insertelement <32 x half> %464, half %465, i64 7
  %467 = load <8 x half>, ptr %447, align 16
  %468 = extractelement <8 x half> %467, i64 0
  %469 = insertelement <32 x half> %466, half %468, i64 8
  %470 = extractelement <8 x half> %467, i64 1
  %471 = insertelement <32 x half> %469, half %470, i64 9
  %472 = extractelement <8 x half> %467, i64 2
  %473 = insertelement <32 x half> %471, half %472, i64 10
  %474 = extractelement <8 x half> %467, i64 3
  %475 = insertelement <32 x half> %473, half %474, i64 11
  %476 = extractelement <8 x half> %467, i64 4
  %477 = insertelement <32 x half> %475, half %476, i64 12
  %478 = extractelement <8 x half> %467, i64 5
  %479 = insertelement <32 x half> %477, half %478, i64 13
  %480 = extractelement <8 x half> %467, i64 6
  %481 = insertelement <32 x half> %479, half %480, i64 14
  %482 = extractelement <8 x half> %467, i64 7
  %483 = insertelement <32 x half> %481, half %482, i64 15
  %484 = load <8 x half>, ptr %448, align 16
  %485 = extractelement <8 x half> %484, i64 0
  %486 = insertelement <32 x half> %483, half %485, i64 16
  %487 = extractelement <8 x half> %484, i64 1
  %488 = insertelement <32 x half> %486, half %487, i64 17
  %489 = extractelement <8 x half> %484, i64 2
  %490 = insertelement <32 x half> %488, half %489, i64 18
  %491 = extractelement <8 x half> %484, i64 3
  %492 = insertelement <32 x half> %490, half %491, i64 19
  %493 = extractelement <8 x half> %484, i64 4
  %494 = insertelement <32 x half> %492, half %493, i64 20
  %495 = extractelement <8 x half> %484, i64 5
  %496 = insertelement <32 x half> %494, half %495, i64 21
  %497 = extractelement <8 x half> %484, i64 6
  %498 = insertelement <32 x half> %496, half %497, i64 22
  %499 = extractelement <8 x half> %484, i64 7
  %500 = insertelement <32 x half> %498, half %499, i64 23
  %501 = load <8 x half>, ptr %449, align 16
  %502 = extractelement <8 x half> %501, i64 0
  %503 = insertelement <32 x half> %500, half %502, i64 24
  %504 = extractelement <8 x half> %501, i64 1
  %505 = insertelement <32 x half> %503, half %504, i64 25
  %506 = extractelement <8 x half> %501, i64 2
  %507 = insertelement <32 x half> %505, half %506, i64 26
  %508 = extractelement <8 x half> %501, i64 3
  %509 = insertelement <32 x half> %507, half %508, i64 27
  %510 = extractelement <8 x half> %501, i64 4
  %511 = insertelement <32 x half> %509, half %510, i64 28
  %512 = extractelement <8 x half> %501, i64 5
  %513 = insertelement <32 x half> %511, half %512, i64 29
  %514 = extractelement <8 x half> %501, i64 6
  %515 = insertelement <32 x half> %513, half %514, i64 30
  %516 = extractelement <8 x half> %501, i64 7
  %517 = insertelement <32 x half> %515, half %516, i64 31
  %518 = getelementptr half, ptr addrspace(1) %283, i64 8
  %519 = getelementptr half, ptr addrspace(1) %283, i64 16
  %520 = getelementptr half, ptr addrspace(1) %283, i64 24
  %521 = extractelement <32 x half> %517, i64 0
  %522 = insertelement <8 x half> poison, half %521, i64 0
  %523 = extractelement <32 x half> %517, i64 1
  %524 = insertelement <8 x half> %522, half %523, i64 1
  %525 = extractelement <32 x half> %517, i64 2
  %526 = insertelement <8 x half> %524, half %525, i64 2
  %527 = extractelement <32 x half> %517, i64 3
  %528 = insertelement <8 x half> %526, half %527, i64 3
  %529 = extractelement <32 x half> %517, i64 4
  %530 = insertelement <8 x half> %528, half %529, i64 4
  %531 = extractelement <32 x half> %517, i64 5
  %532 = insertelement <8 x half> %530, half %531, i64 5
  %533 = extractelement <32 x half> %517, i64 6
  %534 = insertelement <8 x half> %532, half %533, i64 6
  %535 = extractelement <32 x half> %517, i64 7
  %536 = insertelement <8 x half> %534, half %535, i64 7
  store <8 x half> %536, ptr addrspace(1) %283, align 16
  %537 = extractelement <32 x half> %517, i64 8
  %538 = insertelement <8 x half> poison, half %537, i64 0
  %539 = extractelement <32 x half> %517, i64 9
  %540 = insertelement <8 x half> %538, half %539, i64 1
  %541 = extractelement <32 x half> %517, i64 10
  %542 = insertelement <8 x half> %540, half %541, i64 2
  %543 = extractelement <32 x half> %517, i64 11
  %544 = insertelement <8 x half> %542, half %543, i64 3
  %545 = extractelement <32 x half> %517, i64 12
  %546 = insertelement <8 x half> %544, half %545, i64 4
  %547 = extractelement <32 x half> %517, i64 13
  %548 = insertelement <8 x half> %546, half %547, i64 5
  %549 = extractelement <32 x half> %517, i64 14
  %550 = insertelement <8 x half> %548, half %549, i64 6
  %551 = extractelement <32 x half> %517, i64 15
  %552 = insertelement <8 x half> %550, half %551, i64 7
  store <8 x half> %552, ptr addrspace(1) %518, align 16
  %553 = extractelement <32 x half> %517, i64 16
  %554 = insertelement <8 x half> poison, half %553, i64 0
  %555 = extractelement <32 x half> %517, i64 17
  %556 = insertelement <8 x half> %554, half %555, i64 1
  %557 = extractelement <32 x half> %517, i64 18
  %558 = insertelement <8 x half> %556, half %557, i64 2
  %559 = extractelement <32 x half> %517, i64 19
  %560 = insertelement <8 x half> %558, half %559, i64 3
  %561 = extractelement <32 x half> %517, i64 20
  %562 = insertelement <8 x half> %560, half %561, i64 4
  %563 = extractelement <32 x half> %517, i64 21
  %564 = insertelement <8 x half> %562, half %563, i64 5
  %565 = extractelement <32 x half> %517, i64 22
  %566 = insertelement <8 x half> %564, half %565, i64 6
  %567 = extractelement <32 x half> %517, i64 23
  %568 = insertelement <8 x half> %566, half %567, i64 7
  store <8 x half> %568, ptr addrspace(1) %519, align 16
  %569 = extractelement <32 x half> %517, i64 24
  %570 = insertelement <8 x half> poison, half %569, i64 0
  %571 = extractelement <32 x half> %517, i64 25
  %572 = insertelement <8 x half> %570, half %571, i64 1
  %573 = extractelement <32 x half> %517, i64 26
  %574 = insertelement <8 x half> %572, half %573, i64 2
  %575 = extractelement <32 x half> %517, i64 27
  %576 = insertelement <8 x half> %574, half %575, i64 3
  %577 = extractelement <32 x half> %517, i64 28
  %578 = insertelement <8 x half> %576, half %577, i64 4
  %579 = extractelement <32 x half> %517, i64 29
  %580 = insertelement <8 x half> %578, half %579, i64 5
  %581 = extractelement <32 x half> %517, i64 30
  %582 = insertelement <8 x half> %580, half %581, i64 6
  %583 = extractelement <32 x half> %517, i64 31
  %584 = insertelement <8 x half> %582, half %583, i64 7
  store <8 x half> %584, ptr addrspace(1) %520, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %585, label %586

585:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %586

586:                                              ; preds = %585, %10
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
declare void @llvm.nvvm.tcgen05.st.16x256b.x2(ptr addrspace(6) captures(none), <8 x i32>, i1 immarg) #6

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
