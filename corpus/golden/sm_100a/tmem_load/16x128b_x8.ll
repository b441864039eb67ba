; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @tmem(ptr addrspace(1) %0, ptr addrspace(1) %1) #0 {
  %3 = alloca [16 x float], align 16
  %4 = alloca [16 x float], align 16
  %5 = alloca [32 x float], align 16
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
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = mul nsw i32 %7, 2097152
  %21 = sext i32 %20 to i64
  %22 = getelementptr i8, ptr addrspace(6) %12, i64 %21
  %23 = getelementptr float, ptr addrspace(1) %19, i64 4
  %24 = getelementptr float, ptr addrspace(1) %19, i64 8
  %25 = getelementptr float, ptr addrspace(1) %19, i64 12
  %26 = getelementptr float, ptr addrspace(1) %19, i64 16
  %27 = getelementptr float, ptr addrspace(1) %19, i64 20
  %28 = getelementptr float, ptr addrspace(1) %19, i64 24
  %29 = getelementptr float, ptr addrspace(1) %19, i64 28
  %30 = load <4 x float>, ptr addrspace(1) %19, align 16
  %31 = extractelement <4 x float> %30, i64 0
  %32 = insertelement <32 x float> poison, float %31, i64 0
  %33 = extractelement <4 x float> %30, i64 1
  %34 = insertelement <32 x float> %32, float %33, i64 1
  %35 = extractelement <4 x float> %30, i64 2
  %36 = insertelement <32 x float> %34, float %35, i64 2
  %37 = extractelement <4 x float> %30, i64 3
  %38 = insertelement <32 x float> %36, float %37, i64 3
  %39 = load <4 x float>, ptr addrspace(1) %23, align 16
  %40 = extractelement <4 x float> %39, i64 0
  %41 = insertelement <32 x float> %38, float %40, i64 4
  %42 = extractelement <4 x float> %39, i64 1
  %43 = insertelement <32 x float> %41, float %42, i64 5
  %44 = extractelement <4 x float> %39, i64 2
  %45 = insertelement <32 x float> %43, float %44, i64 6
  %46 = extractelement <4 x float> %39, i64 3
  %47 = insertelement <32 x float> %45, float %46, i64 7
  %48 = load <4 x float>, ptr addrspace(1) %24, align 16
  %49 = extractelement <4 x float> %48, i64 0
  %50 = insertelement <32 x float> %47, float %49, i64 8
  %51 = extractelement <4 x float> %48, i64 1
  %52 = insertelement <32 x float> %50, float %51, i64 9
  %53 = extractelement <4 x float> %48, i64 2
  %54 = insertelement <32 x float> %52, float %53, i64 10
  %55 = extractelement <4 x float> %48, i64 3
  %56 = insertelement <32 x float> %54, float %55, i64 11
  %57 = load <4 x float>, ptr addrspace(1) %25, align 16
  %58 = extractelement <4 x float> %57, i64 0
  %59 = insertelement <32 x float> %56, float %58, i64 12
  %60 = extractelement <4 x float> %57, i64 1
  %61 = insertelement <32 x float> %59, float %60, i64 13
  %62 = extractelement <4 x float> %57, i64 2
  %63 = insertelement <32 x float> %61, float %62, i64 14
  %64 = extractelement <4 x float> %57, i64 3
  %65 = insertelement <32 x float> %63, float %64, i64 15
  %66 = load <4 x float>, ptr addrspace(1) %26, align 16
  %67 = extractelement <4 x float> %66, i64 0
  %68 = insertelement <32 x float> %65, float %67, i64 16
  %69 = extractelement <4 x float> %66, i64 1
  %70 = insertelement <32 x float> %68, float %69, i64 17
  %71 = extractelement <4 x float> %66, i64 2
  %72 = insertelement <32 x float> %70, float %71, i64 18
  %73 = extractelement <4 x float> %66, i64 3
  %74 = insertelement <32 x float> %72, float %73, i64 19
  %75 = load <4 x float>, ptr addrspace(1) %27, align 16
  %76 = extractelement <4 x float> %75, i64 0
  %77 = insertelement <32 x float> %74, float %76, i64 20
  %78 = extractelement <4 x float> %75, i64 1
  %79 = insertelement <32 x float> %77, float %78, i64 21
  %80 = extractelement <4 x float> %75, i64 2
  %81 = insertelement <32 x float> %79, float %80, i64 22
  %82 = extractelement <4 x float> %75, i64 3
  %83 = insertelement <32 x float> %81, float %82, i64 23
  %84 = load <4 x float>, ptr addrspace(1) %28, align 16
  %85 = extractelement <4 x float> %84, i64 0
  %86 = insertelement <32 x float> %83, float %85, i64 24
  %87 = extractelement <4 x float> %84, i64 1
  %88 = insertelement <32 x float> %86, float %87, i64 25
  %89 = extractelement <4 x float> %84, i64 2
  %90 = insertelement <32 x float> %88, float %89, i64 26
  %91 = extractelement <4 x float> %84, i64 3
  %92 = insertelement <32 x float> %90, float %91, i64 27
  %93 = load <4 x float>, ptr addrspace(1) %29, align 16
  %94 = extractelement <4 x float> %93, i64 0
  %95 = insertelement <32 x float> %92, float %94, i64 28
  %96 = extractelement <4 x float> %93, i64 1
  %97 = insertelement <32 x float> %95, float %96, i64 29
  %98 = extractelement <4 x float> %93, i64 2
  %99 = insertelement <32 x float> %97, float %98, i64 30
  %100 = extractelement <4 x float> %93, i64 3
  %101 = insertelement <32 x float> %99, float %100, i64 31
  %102 = getelementptr float, ptr %5, i64 4
  %103 = getelementptr float, ptr %5, i64 8
  %104 = getelementptr float, ptr %5, i64 12
  %105 = getelementptr float, ptr %5, i64 16
  %106 = getelementptr float, ptr %5, i64 20
  %107 = getelementptr float, ptr %5, i64 24
  %108 = getelementptr float, ptr %5, i64 28
  %109 = extractelement <32 x float> %101, i64 0
  %110 = insertelement <4 x float> poison, float %109, i64 0
  %111 = extractelement <32 x float> %101, i64 1
  %112 = insertelement <4 x float> %110, float %111, i64 1
  %113 = extractelement <32 x float> %101, i64 2
  %114 = insertelement <4 x float> %112, float %113, i64 2
  %115 = extractelement <32 x float> %101, i64 3
  %116 = insertelement <4 x float> %114, float %115, i64 3
  store <4 x float> %116, ptr %5, align 16
  %117 = extractelement <32 x float> %101, i64 4
  %118 = insertelement <4 x float> poison, float %117, i64 0
  %119 = extractelement <32 x float> %101, i64 5
  %120 = insertelement <4 x float> %118, float %119, i64 1
  %121 = extractelement <32 x float> %101, i64 6
  %122 = insertelement <4 x float> %120, float %121, i64 2
  %123 = extractelement <32 x float> %101, i64 7
  %124 = insertelement <4 x float> %122, float %123, i64 3
  store <4 x float> %124, ptr %102, align 16
  %125 = extractelement <32 x float> %101, i64 8
  %126 = insertelement <4 x float> poison, float %125, i64 0
  %127 = extractelement <32 x float> %101, i64 9
  %128 = insertelement <4 x float> %126, float %127, i64 1
  %129 = extractelement <32 x float> %101, i64 10
  %130 = insertelement <4 x float> %128, float %129, i64 2
  %131 = extractelement <32 x float> %101, i64 11
  %132 = insertelement <4 x float> %130, float %131, i64 3
  store <4 x float> %132, ptr %103, align 16
  %133 = extractelement <32 x float> %101, i64 12
  %134 = insertelement <4 x float> poison, float %133, i64 0
  %135 = extractelement <32 x float> %101, i64 13
  %136 = insertelement <4 x float> %134, float %135, i64 1
  %137 = extractelement <32 x float> %101, i64 14
  %138 = insertelement <4 x float> %136, float %137, i64 2
  %139 = extractelement <32 x float> %101, i64 15
  %140 = insertelement <4 x float> %138, float %139, i64 3
  store <4 x float> %140, ptr %104, align 16
  %141 = extractelement <32 x float> %101, i64 16
  %142 = insertelement <4 x float> poison, float %141, i64 0
  %143 = extractelement <32 x float> %101, i64 17
  %144 = insertelement <4 x float> %142, float %143, i64 1
  %145 = extractelement <32 x float> %101, i64 18
  %146 = insertelement <4 x float> %144, float %145, i64 2
  %147 = extractelement <32 x float> %101, i64 19
  %148 = insertelement <4 x float> %146, float %147, i64 3
  store <4 x float> %148, ptr %105, align 16
  %149 = extractelement <32 x float> %101, i64 20
  %150 = insertelement <4 x float> poison, float %149, i64 0
  %151 = extractelement <32 x float> %101, i64 21
  %152 = insertelement <4 x float> %150, float %151, i64 1
  %153 = extractelement <32 x float> %101, i64 22
  %154 = insertelement <4 x float> %152, float %153, i64 2
  %155 = extractelement <32 x float> %101, i64 23
  %156 = insertelement <4 x float> %154, float %155, i64 3
  store <4 x float> %156, ptr %106, align 16
  %157 = extractelement <32 x float> %101, i64 24
  %158 = insertelement <4 x float> poison, float %157, i64 0
  %159 = extractelement <32 x float> %101, i64 25
  %160 = insertelement <4 x float> %158, float %159, i64 1
  %161 = extractelement <32 x float> %101, i64 26
  %162 = insertelement <4 x float> %160, float %161, i64 2
  %163 = extractelement <32 x float> %101, i64 27
  %164 = insertelement <4 x float> %162, float %163, i64 3
  store <4 x float> %164, ptr %107, align 16
  %165 = extractelement <32 x float> %101, i64 28
  %166 = insertelement <4 x float> poison, float %165, i64 0
  %167 = extractelement <32 x float> %101, i64 29
  %168 = insertelement <4 x float> %166, float %167, i64 1
  %169 = extractelement <32 x float> %101, i64 30
  %170 = insertelement <4 x float> %168, float %169, i64 2
  %171 = extractelement <32 x float> %101, i64 31
  %172 = insertelement <4 x float> %170, float %171, i64 3
  store <4 x float> %172, ptr %108, align 16
  %173 = getelementptr i32, ptr %5, i64 4
  %174 = getelementptr i32, ptr %5, i64 8
  %175 = getelementptr i32, ptr %5, i64 12
  %176 = getelementptr i32, ptr %5, i64 16
  %177 = getelementptr i32, ptr %5, i64 20
  %178 = getelementptr i32, ptr %5, i64 24
  %179 = getelementptr i32, ptr %5, i64 28
  %180 = load <4 x i32>, ptr %5, align 16
  %181 = extractelement <4 x i32> %180, i64 0
  %182 = insertelement <32 x i32> poison, i32 %181, i64 0
  %183 = extractelement <4 x i32> %180, i64 1
  %184 = insertelement <32 x i32> %182, i32 %183, i64 1
  %185 = extractelement <4 x i32> %180, i64 2
  %186 = insertelement <32 x i32> %184, i32 %185, i64 2
  %187 = extractelement <4 x i32> %180, i64 3
  %188 = insertelement <32 x i32> %186, i32 %187, i64 3
  %189 = load <4 x i32>, ptr %173, align 16
  %190 = extractelement <4 x i32> %189, i64 0
  %191 = insertelement <32 x i32> %188, i32 %190, i64 4
  %192 = extractelement <4 x i32> %189, i64 1
  %193 = insertelement <32 x i32> %191, i32 %192, i64 5
  %194 = extractelement <4 x i32> %189, i64 2
  %195 = insertelement <32 x i32> %193, i32 %194, i64 6
  %196 = extractelement <4 x i32> %189, i64 3
  %197 = insertelement <32 x i32> %195, i32 %196, i64 7
  %198 = load <4 x i32>, ptr %174, align 16
  %199 = extractelement <4 x i32> %198, i64 0
  %200 = insertelement <32 x i32> %197, i32 %199, i64 8
  %201 = extractelement <4 x i32> %198, i64 1
  %202 = insertelement <32 x i32> %200, i32 %201, i64 9
  %203 = extractelement <4 x i32> %198, i64 2
  %204 = insertelement <32 x i32> %202, i32 %203, i64 10
  %205 = extractelement <4 x i32> %198, i64 3
  %206 = insertelement <32 x i32> %204, i32 %205, i64 11
  %207 = load <4 x i32>, ptr %175, align 16
  %208 = extractelement <4 x i32> %207, i64 0
  %209 = insertelement <32 x i32> %206, i32 %208, i64 12
  %210 = extractelement <4 x i32> %207, i64 1
  %211 = insertelement <32 x i32> %209, i32 %210, i64 13
  %212 = extractelement <4 x i32> %207, i64 2
  %213 = insertelement <32 x i32> %211, i32 %212, i64 14
  %214 = extractelement <4 x i32> %207, i64 3
  %215 = insertelement <32 x i32> %213, i32 %214, i64 15
  %216 = load <4 x i32>, ptr %176, align 16
  %217 = extractelement <4 x i32> %216, i64 0
  %218 = insertelement <32 x i32> %215, i32 %217, i64 16
  %219 = extractelement <4 x i32> %216, i64 1
  %220 = insertelement <32 x i32> %218, i32 %219, i64 17
  %221 = extractelement <4 x i32> %216, i64 2
  %222 = insertelement <32 x i32> %220, i32 %221, i64 18
  %223 = extractelement <4 x i32> %216, i64 3
  %224 = insertelement <32 x i32> %222, i32 %223, i64 19
  %225 = load <4 x i32>, ptr %177, align 16
  %226 = extractelement <4 x i32> %225, i64 0
  %227 = insertelement <32 x i32> %224, i32 %226, i64 20
  %228 = extractelement <4 x i32> %225, i64 1
  %229 = insertelement <32 x i32> %227, i32 %228, i64 21
  %230 = extractelement <4 x i32> %225, i64 2
  %231 = insertelement <32 x i32> %229, i32 %230, i64 22
  %232 = extractelement <4 x i32> %225, i64 3
  %233 = insertelement <32 x i32> %231, i32 %232, i64 23
  %234 = load <4 x i32>, ptr %178, align 16
  %235 = extractelement <4 x i32> %234, i64 0
  %236 = insertelement <32 x i32> %233, i32 %235, i64 24
  %237 = extractelement <4 x i32> %234, i64 1
  %238 = insertelement <32 x i32> %236, i32 %237, i64 25
  %239 = extractelement <4 x i32> %234, i64 2
  %240 = insertelement <32 x i32> %238, i32 %239, i64 26
  %241 = extractelement <4 x i32> %234, i64 3
  %242 = insertelement <32 x i32> %240, i32 %241, i64 27
  %243 = load <4 x i32>, ptr %179, align 16
  %244 = extractelement <4 x i32> %243, i64 0
  %245 = insertelement <32 x i32> %242, i32 %244, i64 28
  %246 = extractelement <4 x i32> %243, i64 1
  %247 = insertelement <32 x i32> %245, i32 %246, i64 29
  %248 = extractelement <4 x i32> %243, i64 2
  %249 = insertelement <32 x i32> %247, i32 %248, i64 30
  %250 = extractelement <4 x i32> %243, i64 3
  %251 = insertelement <32 x i32> %249, i32 %250, i64 31
  %252 = extractelement <32 x i32> %251, i64 0
  %253 = extractelement <32 x i32> %251, i64 1
  %254 = extractelement <32 x i32> %251, i64 2
  %255 = extractelement <32 x i32> %251, i64 3
  %256 = extractelement <32 x i32> %251, i64 4
  %257 = extractelement <32 x i32> %251, i64 5
  %258 = extractelement <32 x i32> %251, i64 6
  %259 = extractelement <32 x i32> %251, i64 7
  %260 = extractelement <32 x i32> %251, i64 8
  %261 = extractelement <32 x i32> %251, i64 9
  %262 = extractelement <32 x i32> %251, i64 10
  %263 = extractelement <32 x i32> %251, i64 11
  %264 = extractelement <32 x i32> %251, i64 12
  %265 = extractelement <32 x i32> %251, i64 13
  %266 = extractelement <32 x i32> %251, i64 14
  %267 = extractelement <32 x i32> %251, i64 15
  %268 = extractelement <32 x i32> %251, i64 16
  %269 = extractelement <32 x i32> %251, i64 17
  %270 = extractelement <32 x i32> %251, i64 18
  %271 = extractelement <32 x i32> %251, i64 19
  %272 = extractelement <32 x i32> %251, i64 20
  %273 = extractelement <32 x i32> %251, i64 21
  %274 = extractelement <32 x i32> %251, i64 22
  %275 = extractelement <32 x i32> %251, i64 23
  %276 = extractelement <32 x i32> %251, i64 24
  %277 = extractelement <32 x i32> %251, i64 25
  %278 = extractelement <32 x i32> %251, i64 26
  %279 = extractelement <32 x i32> %251, i64 27
  %280 = extractelement <32 x i32> %251, i64 28
  %281 = extractelement <32 x i32> %251, i64 29
  %282 = extractelement <32 x i32> %251, i64 30
  %283 = extractelement <32 x i32> %251, i64 31
  %284 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(i32 %252, i32 %253, i32 %254, i32 %255, i32 %256, i32 %257, i32 %258, i32 %259, i32 %260, i32 %261, i32 %262, i32 %263, i32 %264, i32 %265, i32 %266, i32 %267, i32 %268, i32 %269, i32 %270, i32 %271, i32 %272, i32 %273, i32 %274, i32 %275, i32 %276, i32 %277, i32 %278, i32 %279, i32 %280, i32 %281, i32 %282, i32 %283)
  %285 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 0
  %286 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 1
  %287 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 2
  %288 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 3
  %289 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 4
  %290 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 5
  %291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 6
  %292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 7
  %293 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 8
  %294 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 9
  %295 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 10
  %296 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 11
  %297 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 12
  %298 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 13
  %299 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 14
  %300 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 15
  %301 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 16
  %302 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 17
  %303 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 18
  %304 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 19
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 20
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 21
  %307 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 22
  %308 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 23
  %309 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 24
  %310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 25
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 26
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 27
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 28
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 29
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 30
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %284, 31
  %317 = insertelement <32 x i32> poison, i32 %285, i64 0
  %318 = insertelement <32 x i32> %317, i32 %286, i64 1
  %319 = insertelement <32 x i32> %318, i32 %287, i64 2
  %320 = insertelement <32 x i32> %319, i32 %288, i64 3
  %321 = insertelement <32 x i32> %320, i32 %289, i64 4
  %322 = insertelement <32 x i32> %321, i32 %290, i64 5
  %323 = insertelement <32 x i32> %322, i32 %291, i64 6
  %324 = insertelement <32 x i32> %323, i32 %292, i64 7
  %325 = insertelement <32 x i32> %324, i32 %293, i64 8
  %326 = insertelement <32 x i32> %325, i32 %294, i64 9
  %327 = insertelement <32 x i32> %326, i32 %295, i64 10
  %328 = insertelement <32 x i32> %327, i32 %296, i64 11
  %329 = insertelement <32 x i32> %328, i32 %297, i64 12
  %330 = insertelement <32 x i32> %329, i32 %298, i64 13
  %331 = insertelement <32 x i32> %330, i32 %299, i64 14
  %332 = insertelement <32 x i32> %331, i32 %300, i64 15
  %333 = insertelement <32 x i32> %332, i32 %301, i64 16
  %334 = insertelement <32 x i32> %333, i32 %302, i64 17
  %335 = insertelement <32 x i32> %334, i32 %303, i64 18
  %336 = insertelement <32 x i32> %335, i32 %304, i64 19
  %337 = insertelement <32 x i32> %336, i32 %305, i64 20
  %338 = insertelement <32 x i32> %337, i32 %306, i64 21
  %339 = insertelement <32 x i32> %338, i32 %307, i64 22
  %340 = insertelement <32 x i32> %339, i32 %308, i64 23
  %341 = insertelement <32 x i32> %340, i32 %309, i64 24
  %342 = insertelement <32 x i32> %341, i32 %310, i64 25
  %343 = insertelement <32 x i32> %342, i32 %311, i64 26
  %344 = insertelement <32 x i32> %343, i32 %312, i64 27
  %345 = insertelement <32 x i32> %344, i32 %313, i64 28
  %346 = insertelement <32 x i32> %345, i32 %314, i64 29
  %347 = insertelement <32 x i32> %346, i32 %315, i64 30
  %348 = insertelement <32 x i32> %347, i32 %316, i64 31
  call void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) %22, <32 x i32> %348, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  %349 = urem i32 %6, 4
  %350 = udiv i32 %6, 4
  %351 = urem i32 %350, 8
  %352 = udiv i32 %350, 8
  %353 = mul nsw i32 %351, 32
  %354 = add nsw i32 %349, %353
  %355 = mul nsw i32 %352, 1024
  %356 = add nsw i32 %354, %355
  %357 = sext i32 %356 to i64
  %358 = getelementptr float, ptr addrspace(1) %1, i64 %357
  %359 = mul nsw i32 %7, 2097152
  %360 = sext i32 %359 to i64
  %361 = getelementptr i8, ptr addrspace(6) %12, i64 %360
  %362 = call <16 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x8(ptr addrspace(6) %361, i1 false)
  %363 = getelementptr i32, ptr %4, i64 4
  %364 = getelementptr i32, ptr %4, i64 8
  %365 = getelementptr i32, ptr %4, i64 12
  %366 = extractelement <16 x i32> %362, i64 0
  %367 = insertelement <4 x i32> poison, i32 %366, i64 0
  %368 = extractelement <16 x i32> %362, i64 1
  %369 = insertelement <4 x i32> %367, i32 %368, i64 1
  %370 = extractelement <16 x i32> %362, i64 2
  %371 = insertelement <4 x i32> %369, i32 %370, i64 2
  %372 = extractelement <16 x i32> %362, i64 3
  %373 = insertelement <4 x i32> %371, i32 %372, i64 3
  store <4 x i32> %373, ptr %4, align 16
  %374 = extractelement <16 x i32> %362, i64 4
  %375 = insertelement <4 x i32> poison, i32 %374, i64 0
  %376 = extractelement <16 x i32> %362, i64 5
  %377 = insertelement <4 x i32> %375, i32 %376, i64 1
  %378 = extractelement <16 x i32> %362, i64 6
  %379 = insertelement <4 x i32> %377, i32 %378, i64 2
  %380 = extractelement <16 x i32> %362, i64 7
  %381 = insertelement <4 x i32> %379, i32 %380, i64 3
  store <4 x i32> %381, ptr %363, align 16
  %382 = extractelement <16 x i32> %362, i64 8
  %383 = insertelement <4 x i32> poison, i32 %382, i64 0
  %384 = extractelement <16 x i32> %362, i64 9
  %385 = insertelement <4 x i32> %383, i32 %384, i64 1
  %386 = extractelement <16 x i32> %362, i64 10
  %387 = insertelement <4 x i32> %385, i32 %386, i64 2
  %388 = extractelement <16 x i32> %362, i64 11
  %389 = insertelement <4 x i32> %387, i32 %388, i64 3
  store <4 x i32> %389, ptr %364, align 16
  %390 = extractelement <16 x i32> %362, i64 12
  %391 = insertelement <4 x i32> poison, i32 %390, i64 0
  %392 = extractelement <16 x i32> %362, i64 13
  %393 = insertelement <4 x i32> %391, i32 %392, i64 1
  %394 = extractelement <16 x i32> %362, i64 14
  %395 = insertelement <4 x i32> %393, i32 %394, i64 2
  %396 = extractelement <16 x i32> %362, i64 15
  %397 = insertelement <4 x i32> %395, i32 %396, i64 3
  store <4 x i32> %397, ptr %365, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %398 = getelementptr i32, ptr %4, i64 4
  %399 = getelementptr i32, ptr %4, i64 8
  %400 = getelementptr i32, ptr %4, i64 12
  %401 = load <4 x i32>, ptr %4, align 16
  %402 = extractelement <4 x i32> %401, i64 0
  %403 = insertelement <16 x i32> poison, i32 %402, i64 0
  %404 = extractelement <4 x i32> %401, i64 1
  %405 = insertelement <16 x i32> %403, i32 %404, i64 1
  %406 = extractelement <4 x i32> %401, i64 2
  %407 = insertelement <16 x i32> %405, i32 %406, i64 2
  %408 = extractelement <4 x i32> %401, i64 3
  %409 = insertelement <16 x i32> %407, i32 %408, i64 3
  %410 = load <4 x i32>, ptr %398, align 16
  %411 = extractelement <4 x i32> %410, i64 0
  %412 = insertelement <16 x i32> %409, i32 %411, i64 4
  %413 = extractelement <4 x i32> %410, i64 1
  %414 = insertelement <16 x i32> %412, i32 %413, i64 5
  %415 = extractelement <4 x i32> %410, i64 2
  %416 = insertelement <16 x i32> %414, i32 %415, i64 6
  %417 = extractelement <4 x i32> %410, i64 3
  %418 = insertelement <16 x i32> %416, i32 %417, i64 7
  %419 = load <4 x i32>, ptr %399, align 16
  %420 = extractelement <4 x i32> %419, i64 0
  %421 = insertelement <16 x i32> %418, i32 %420, i64 8
  %422 = extractelement <4 x i32> %419, i64 1
  %423 = insertelement <16 x i32> %421, i32 %422, i64 9
  %424 = extractelement <4 x i32> %419, i64 2
  %425 = insertelement <16 x i32> %423, i32 %424, i64 10
  %426 = extractelement <4 x i32> %419, i64 3
  %427 = insertelement <16 x i32> %425, i32 %426, i64 11
  %428 = load <4 x i32>, ptr %400, align 16
  %429 = extractelement <4 x i32> %428, i64 0
  %430 = insertelement <16 x i32> %427, i32 %429, i64 12
  %431 = extractelement <4 x i32> %428, i64 1
  %432 = insertelement <16 x i32> %430, i32 %431, i64 13
  %433 = extractelement <4 x i32> %428, i64 2
  %434 = insertelement <16 x i32> %432, i32 %433, i64 14
  %435 = extractelement <4 x i32> %428, i64 3
  %436 = insertelement <16 x i32> %434, i32 %435, i64 15
  %437 = extractelement <16 x i32> %436, i64 0
  %438 = extractelement <16 x i32> %436, i64 1
  %439 = extractelement <16 x i32> %436, i64 2
  %440 = extractelement <16 x i32> %436, i64 3
  %441 = extractelement <16 x i32> %436, i64 4
  %442 = extractelement <16 x i32> %436, i64 5
  %443 = extractelement <16 x i32> %436, i64 6
  %444 = extractelement <16 x i32> %436, i64 7
  %445 = extractelement <16 x i32> %436, i64 8
  %446 = extractelement <16 x i32> %436, i64 9
  %447 = extractelement <16 x i32> %436, i64 10
  %448 = extractelement <16 x i32> %436, i64 11
  %449 = extractelement <16 x i32> %436, i64 12
  %450 = extractelement <16 x i32> %436, i64 13
  %451 = extractelement <16 x i32> %436, i64 14
  %452 = extractelement <16 x i32> %436, i64 15
  %453 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %437, i32 %438, i32 %439, i32 %440, i32 %441, i32 %442, i32 %443, i32 %444, i32 %445, i32 %446, i32 %447, i32 %448, i32 %449, i32 %450, i32 %451, i32 %452)
  %454 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 0
  %455 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 1
  %456 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 2
  %457 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 3
  %458 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 4
  %459 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 5
  %460 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 6
  %461 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 7
  %462 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 8
  %463 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 9
  %464 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 10
  %465 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 11
  %466 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 12
  %467 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 13
  %468 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 14
  %469 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %453, 15
  %470 = insertelement <16 x i32> poison, i32 %454, i64 0
  %471 = insertelement <16 x i32> %470, i32 %455, i64 1
  %472 = insertelement <16 x i32> %471, i32 %456, i64 2
  %473 = insertelement <16 x i32> %472, i32 %457, i64 3
  %474 = insertelement <16 x i32> %473, i32 %458, i64 4
  %475 = insertelement <16 x i32> %474, i32 %459, i64 5
  %476 = insertelement <16 x i32> %475, i32 %460, i64 6
  %477 = insertelement <16 x i32> %476, i32 %461, i64 7
  %478 = insertelement <16 x i32> %477, i32 %462, i64 8
  %479 = insertelement <16 x i32> %478, i32 %463, i64 9
  %480 = insertelement <16 x i32> %479, i32 %464, i64 10
  %481 = insertelement <16 x i32> %480, i32 %465, i64 11
  %482 = insertelement <16 x i32> %481, i32 %466, i64 12
  %483 = insertelement <16 x i32> %482, i32 %467, i64 13
  %484 = insertelement <16 x i32> %483, i32 %468, i64 14
  %485 = insertelement <16 x i32> %484, i32 %469, i64 15
  %486 = getelementptr i32, ptr %4, i64 4
  %487 = getelementptr i32, ptr %4, i64 8
  %488 = getelementptr i32, ptr %4, i64 12
  %489 = extractelement <16 x i32> %485, i64 0
  %490 = insertelement <4 x i32> poison, i32 %489, i64 0
  %491 = extractelement <16 x i32> %485, i64 1
  %492 = insertelement <4 x i32> %490, i32 %491, i64 1
  %493 = extractelement <16 x i32> %485, i64 2
  %494 = insertelement <4 x i32> %492, i32 %493, i64 2
  %495 = extractelement <16 x i32> %485, i64 3
  %496 = insertelement <4 x i32> %494, i32 %495, i64 3
  store <4 x i32> %496, ptr %4, align 16
  %497 = extractelement <16 x i32> %485, i64 4
  %498 = insertelement <4 x i32> poison, i32 %497, i64 0
  %499 = extractelement <16 x i32> %485, i64 5
  %500 = insertelement <4 x i32> %498, i32 %499, i64 1
  %501 = extractelement <16 x i32> %485, i64 6
  %502 = insertelement <4 x i32> %500, i32 %501, i64 2
  %503 = extractelement <16 x i32> %485, i64 7
  %504 = insertelement <4 x i32> %502, i32 %503, i64 3
  store <4 x i32> %504, ptr %486, align 16
  %505 = extractelement <16 x i32> %485, i64 8
  %506 = insertelement <4 x i32> poison, i32 %505, i64 0
  %507 = extractelement <16 x i32> %485, i64 9
  %508 = insertelement <4 x i32> %506, i32 %507, i64 1
  %509 = extractelement <16 x i32> %485, i64 10
  %510 = insertelement <4 x i32> %508, i32 %509, i64 2
  %511 = extractelement <16 x i32> %485, i64 11
  %512 = insertelement <4 x i32> %510, i32 %511, i64 3
  store <4 x i32> %512, ptr %487, align 16
  %513 = extractelement <16 x i32> %485, i64 12
  %514 = insertelement <4 x i32> poison, i32 %513, i64 0
  %515 = extractelement <16 x i32> %485, i64 13
  %516 = insertelement <4 x i32> %514, i32 %515, i64 1
  %517 = extractelement <16 x i32> %485, i64 14
  %518 = insertelement <4 x i32> %516, i32 %517, i64 2
  %519 = extractelement <16 x i32> %485, i64 15
  %520 = insertelement <4 x i32> %518, i32 %519, i64 3
  store <4 x i32> %520, ptr %488, align 16
  %521 = getelementptr float, ptr %4, i64 4
  %522 = getelementptr float, ptr %4, i64 8
  %523 = getelementptr float, ptr %4, i64 12
  %524 = load <4 x float>, ptr %4, align 16
  %525 = extractelement <4 x float> %524, i64 0
  %526 = insertelement <16 x float> poison, float %525, i64 0
  %527 = extractelement <4 x float> %524, i64 1
  %528 = insertelement <16 x float> %526, float %527, i64 1
  %529 = extractelement <4 x float> %524, i64 2
  %530 = insertelement <16 x float> %528, float %529, i64 2
  %531 = extractelement <4 x float> %524, i64 3
  %532 = insertelement <16 x float> %530, float %531, i64 3
  %533 = load <4 x float>, ptr %521, align 16
  %534 = extractelement <4 x float> %533, i64 0
  %535 = insertelement <16 x float> %532, float %534, i64 4
  %536 = extractelement <4 x float> %533, i64 1
  %537 = insertelement <16 x float> %535, float %536, i64 5
  %538 = extractelement <4 x float> %533, i64 2
  %539 = insertelement <16 x float> %537, float %538, i64 6
  %540 = extractelement <4 x float> %533, i64 3
  %541 = insertelement <16 x float> %539, float %540, i64 7
  %542 = load <4 x float>, ptr %522, align 16
  %543 = extractelement <4 x float> %542, i64 0
  %544 = insertelement <16 x float> %541, float %543, i64 8
  %545 = extractelement <4 x float> %542, i64 1
  %546 = insertelement <16 x float> %544, float %545, i64 9
  %547 = extractelement <4 x float> %542, i64 2
  %548 = insertelement <16 x float> %546, float %547, i64 10
  %549 = extractelement <4 x float> %542, i64 3
  %550 = insertelement <16 x float> %548, float %549, i64 11
  %551 = load <4 x float>, ptr %523, align 16
  %552 = extractelement <4 x float> %551, i64 0
  %553 = insertelement <16 x float> %550, float %552, i64 12
  %554 = extractelement <4 x float> %551, i64 1
  %555 = insertelement <16 x float> %553, float %554, i64 13
  %556 = extractelement <4 x float> %551, i64 2
  %557 = insertelement <16 x float> %555, float %556, i64 14
  %558 = extractelement <4 x float> %551, i64 3
  %559 = insertelement <16 x float> %557, float %558, i64 15
  %560 = getelementptr float, ptr addrspace(1) %358, i64 256
  %561 = getelementptr float, ptr addrspace(1) %358, i64 4
  %562 = getelementptr float, ptr addrspace(1) %358, i64 260
  %563 = getelementptr float, ptr addrspace(1) %358, i64 8
  %564 = getelementptr float, ptr addrspace(1) %358, i64 264
  %565 = getelementptr float, ptr addrspace(1) %358, i64 12
  %566 = getelementptr float, ptr addrspace(1) %358, i64 268
  %567 = getelementptr float, ptr addrspace(1) %358, i64 16
  %568 = getelementptr float, ptr addrspace(1) %358, i64 272
  %569 = getelementptr float, ptr addrspace(1) %358, i64 20
  %570 = getelementptr float, ptr addrspace(1) %358, i64 276
  %571 = getelementptr float, ptr addrspace(1) %358, i64 24
  %572 = getelementptr float, ptr addrspace(1) %358, i64 280
  %573 = getelementptr float, ptr addrspace(1) %358, i64 28
  %574 = getelementptr float, ptr addrspace(1) %358, i64 284
  %575 = extractelement <16 x float> %559, i64 0
  store float %575, ptr addrspace(1) %358, align 4
  %576 = extractelement <16 x float> %559, i64 1
  store float %576, ptr addrspace(1) %560, align 4
  %577 = extractelement <16 x float> %559, i64 2
  store float %577, ptr addrspace(1) %561, align 4
  %578 = extractelement <16 x float> %559, i64 3
  store float %578, ptr addrspace(1) %562, align 4
  %579 = extractelement <16 x float> %559, i64 4
  store float %579, ptr addrspace(1) %563, align 4
  %580 = extractelement <16 x float> %559, i64 5
  store float %580, ptr addrspace(1) %564, align 4
  %581 = extractelement <16 x float> %559, i64 6
  store float %581, ptr addrspace(1) %565, align 4
  %582 = extractelement <16 x float> %559, i64 7
  store float %582, ptr addrspace(1) %566, align 4
  %583 = extractelement <16 x float> %559, i64 8
  store float %583, ptr addrspace(1) %567, align 4
  %584 = extractelement <16 x float> %559, i64 9
  store float %584, ptr addrspace(1) %568, align 4
  %585 = extractelement <16 x float> %559, i64 10
  store float %585, ptr addrspace(1) %569, align 4
  %586 = extractelement <16 x float> %559, i64 11
  store float %586, ptr addrspace(1) %570, align 4
  %587 = extractelement <16 x float> %559, i64 12
  store float %587, ptr addrspace(1) %571, align 4
  %588 = extractelement <16 x float> %559, i64 13
  store float %588, ptr addrspace(1) %572, align 4
  %589 = extractelement <16 x float> %559, i64 14
  store float %589, ptr addrspace(1) %573, align 4
  %590 = extractelement <16 x float> %559, i64 15
  store float %590, ptr addrspace(1) %574, align 4
  %591 = urem i32 %6, 4
  %592 = udiv i32 %6, 4
  %593 = urem i32 %592, 8
  %594 = udiv i32 %592, 8
  %595 = mul nsw i32 %593, 32
  %596 = add nsw i32 %591, %595
  %597 = mul nsw i32 %594, 1024
  %598 = add nsw i32 %596, %597
  %599 = add nsw i32 %598, 512
  %600 = sext i32 %599 to i64
  %601 = getelementptr float, ptr addrspace(1) %1, i64 %600
  %602 = mul nsw i32 %7, 2097152
  %603 = add nsw i32 1048576, %602
  %604 = sext i32 %603 to i64
  %605 = getelementptr i8, ptr addrspace(6) %12, i64 %604
  %606 = call <16 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x8(ptr addrspace(6) %605, i1 false)
  %607 = getelementptr i32, ptr %3, i64 4
  %608 = getelementptr i32, ptr %3, i64 8
  %609 = getelementptr i32, ptr %3, i64 12
  %610 = extractelement <16 x i32> %606, i64 0
  %611 = insertelement <4 x i32> poison, i32 %610, i64 0
  %612 = extractelement <16 x i32> %606, i64 1
  %613 = insertelement <4 x i32> %611, i32 %612, i64 1
  %614 = extractelement <16 x i32> %606, i64 2
  %615 = insertelement <4 x i32> %613, i32 %614, i64 2
  %616 = extractelement <16 x i32> %606, i64 3
  %617 = insertelement <4 x i32> %615, i32 %616, i64 3
  store <4 x i32> %617, ptr %3, align 16
  %618 = extractelement <16 x i32> %606, i64 4
  %619 = insertelement <4 x i32> poison, i32 %618, i64 0
  %620 = extractelement <16 x i32> %606, i64 5
  %621 = insertelement <4 x i32> %619, i32 %620, i64 1
  %622 = extractelement <16 x i32> %606, i64 6
  %623 = insertelement <4 x i32> %621, i32 %622, i64 2
  %624 = extractelement <16 x i32> %606, i64 7
  %625 = insertelement <4 x i32> %623, i32 %624, i64 3
  store <4 x i32> %625, ptr %607, align 16
  %626 = extractelement <16 x i32> %606, i64 8
  %627 = insertelement <4 x i32> poison, i32 %626, i64 0
  %628 = extractelement <16 x i32> %606, i64 9
  %629 = insertelement <4 x i32> %627, i32 %628, i64 1
  %630 = extractelement <16 x i32> %606, i64 10
  %631 = insertelement <4 x i32> %629, i32 %630, i64 2
  %632 = extractelement <16 x i32> %606, i64 11
  %633 = insertelement <4 x i32> %631, i32 %632, i64 3
  store <4 x i32> %633, ptr %608, align 16
  %634 = extractelement <16 x i32> %606, i64 12
  %635 = insertelement <4 x i32> poison, i32 %634, i64 0
  %636 = extractelement <16 x i32> %606, i64 13
  %637 = insertelement <4 x i32> %635, i32 %636, i64 1
  %638 = extractelement <16 x i32> %606, i64 14
  %639 = insertelement <4 x i32> %637, i32 %638, i64 2
  %640 = extractelement <16 x i32> %606, i64 15
  %641 = insertelement <4 x i32> %639, i32 %640, i64 3
  store <4 x i32> %641, ptr %609, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %642 = getelementptr i32, ptr %3, i64 4
  %643 = getelementptr i32, ptr %3, i64 8
  %644 = getelementptr i32, ptr %3, i64 12
  %645 = load <4 x i32>, ptr %3, align 16
  %646 = extractelement <4 x i32> %645, i64 0
  %647 = insertelement <16 x i32> poison, i32 %646, i64 0
  %648 = extractelement <4 x i32> %645, i64 1
  %649 = insertelement <16 x i32> %647, i32 %648, i64 1
  %650 = extractelement <4 x i32> %645, i64 2
  %651 = insertelement <16 x i32> %649, i32 %650, i64 2
  %652 = extractelement <4 x i32> %645, i64 3
  %653 = insertelement <16 x i32> %651, i32 %652, i64 3
  %654 = load <4 x i32>, ptr %642, align 16
  %655 = extractelement <4 x i32> %654, i64 0
  %656 = insertelement <16 x i32> %653, i32 %655, i64 4
  %657 = extractelement <4 x i32> %654, i64 1
  %658 = insertelement <16 x i32> %656, i32 %657, i64 5
  %659 = extractelement <4 x i32> %654, i64 2
  %660 = insertelement <16 x i32> %658, i32 %659, i64 6
  %661 = extractelement <4 x i32> %654, i64 3
  %662 = insertelement <16 x i32> %660, i32 %661, i64 7
  %663 = load <4 x i32>, ptr %643, align 16
  %664 = extractelement <4 x i32> %663, i64 0
  %665 = insertelement <16 x i32> %662, i32 %664, i64 8
  %666 = extractelement <4 x i32> %663, i64 1
  %667 = insertelement <16 x i32> %665, i32 %666, i64 9
  %668 = extractelement <4 x i32> %663, i64 2
  %669 = insertelement <16 x i32> %667, i32 %668, i64 10
  %670 = extractelement <4 x i32> %663, i64 3
  %671 = insertelement <16 x i32> %669, i32 %670, i64 11
  %672 = load <4 x i32>, ptr %644, align 16
  %673 = extractelement <4 x i32> %672, i64 0
  %674 = insertelement <16 x i32> %671, i32 %673, i64 12
  %675 = extractelement <4 x i32> %672, i64 1
  %676 = insertelement <16 x i32> %674, i32 %675, i64 13
  %677 = extractelement <4 x i32> %672, i64 2
  %678 = insertelement <16 x i32> %676, i32 %677, i64 14
  %679 = extractelement <4 x i32> %672, i64 3
  %680 = insertelement <16 x i32> %678, i32 %679, i64 15
  %681 = extractelement <16 x i32> %680, i64 0
  %682 = extractelement <16 x i32> %680, i64 1
  %683 = extractelement <16 x i32> %680, i64 2
  %684 = extractelement <16 x i32> %680, i64 3
  %685 = extractelement <16 x i32> %680, i64 4
  %686 = extractelement <16 x i32> %680, i64 5
  %687 = extractelement <16 x i32> %680, i64 6
  %688 = extractelement <16 x i32> %680, i64 7
  %689 = extractelement <16 x i32> %680, i64 8
  %690 = extractelement <16 x i32> %680, i64 9
  %691 = extractelement <16 x i32> %680, i64 10
  %692 = extractelement <16 x i32> %680, i64 11
  %693 = extractelement <16 x i32> %680, i64 12
  %694 = extractelement <16 x i32> %680, i64 13
  %695 = extractelement <16 x i32> %680, i64 14
  %696 = extractelement <16 x i32> %680, i64 15
  %697 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %681, i32 %682, i32 %683, i32 %684, i32 %685, i32 %686, i32 %687, i32 %688, i32 %689, i32 %690, i32 %691, i32 %692, i32 %693, i32 %694, i32 %695, i32 %696)
  %698 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 0
  %699 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 1
  %700 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 2
  %701 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 3
  %702 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 4
  %703 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 5
  %704 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 6
  %705 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 7
  %706 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 8
  %707 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 9
  %708 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 10
  %709 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 11
  %710 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 12
  %711 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 13
  %712 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 14
  %713 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %697, 15
  %714 = insertelement <16 x i32> poison, i32 %698, i64 0
  %715 = insertelement <16 x i32> %714, i32 %699, i64 1
  %716 = insertelement <16 x i32> %715, i32 %700, i64 2
  %717 = insertelement <16 x i32> %716, i32 %701, i64 3
  %718 = insertelement <16 x i32> %717, i32 %702, i64 4
  %719 = insertelement <16 x i32> %718, i32 %703, i64 5
  %720 = insertelement <16 x i32> %719, i32 %704, i64 6
  %721 = insertelement <16 x i32> %720, i32 %705, i64 7
  %722 = insertelement <16 x i32> %721, i32 %706, i64 8
  %723 = insertelement <16 x i32> %722, i32 %707, i64 9
  %724 = insertelement <16 x i32> %723, i32 %708, i64 10
  %725 = insertelement <16 x i32> %724, i32 %709, i64 11
  %726 = insertelement <16 x i32> %725, i32 %710, i64 12
  %727 = insertelement <16 x i32> %726, i32 %711, i64 13
  %728 = insertelement <16 x i32> %727, i32 %712, i64 14
  %729 = insertelement <16 x i32> %728, i32 %713, i64 15
  %730 = getelementptr i32, ptr %3, i64 4
  %731 = getelementptr i32, ptr %3, i64 8
  %732 = getelementptr i32, ptr %3, i64 12
  %733 = extractelement <16 x i32> %729, i64 0
  %734 = insertelement <4 x i32> poison, i32 %733, i64 0
  %735 = extractelement <16 x i32> %729, i64 1
  %736 = insertelement <4 x i32> %734, i32 %735, i64 1
  %737 = extractelement <16 x i32> %729, i64 2
  %738 = insertelement <4 x i32> %736, i32 %737, i64 2
  %739 = extractelement <16 x i32> %729, i64 3
  %740 = insertelement <4 x i32> %738, i32 %739, i64 3
  store <4 x i32> %740, ptr %3, align 16
  %741 = extractelement <16 x i32> %729, i64 4
  %742 = insertelement <4 x i32> poison, i32 %741, i64 0
  %743 = extractelement <16 x i32> %729, i64 5
  %744 = insertelement <4 x i32> %742, i32 %743, i64 1
  %745 = extractelement <16 x i32> %729, i64 6
  %746 = insertelement <4 x i32> %744, i32 %745, i64 2
  %747 = extractelement <16 x i32> %729, i64 7
  %748 = insertelement <4 x i32> %746, i32 %747, i64 3
  store <4 x i32> %748, ptr %730, align 16
  %749 = extractelement <16 x i32> %729, i64 8
  %750 = insertelement <4 x i32> poison, i32 %749, i64 0
  %751 = extractelement <16 x i32> %729, i64 9
  %752 = insertelement <4 x i32> %750, i32 %751, i64 1
  %753 = extractelement <16 x i32> %729, i64 10
  %754 = insertelement <4 x i32> %752, i32 %753, i64 2
  %755 = extractelement <16 x i32> %729, i64 11
  %756 = insertelement <4 x i32> %754, i32 %755, i64 3
  store <4 x i32> %756, ptr %731, align 16
  %757 = extractelement <16 x i32> %729, i64 12
  %758 = insertelement <4 x i32> poison, i32 %757, i64 0
  %759 = extractelement <16 x i32> %729, i64 13
  %760 = insertelement <4 x i32> %758, i32 %759, i64 1
  %761 = extractelement <16 x i32> %729, i64 14
  %762 = insertelement <4 x i32> %760, i32 %761, i64 2
  %763 = extractelement <16 x i32> %729, i64 15
  %764 = insertelement <4 x i32> %762, i32 %763, i64 3
  store <4 x i32> %764, ptr %732, align 16
  %765 = getelementptr float, ptr %3, i64 4
  %766 = getelementptr float, ptr %3, i64 8
  %767 = getelementptr float, ptr %3, i64 12
  %768 = load <4 x float>, ptr %3, align 16
  %769 = extractelement <4 x float> %768, i64 0
  %770 = insertelement <16 x float> poison, float %769, i64 0
  %771 = extractelement <4 x float> %768, i64 1
  %772 = insertelement <16 x float> %770, float %771, i64 1
  %773 = extractelement <4 x float> %768, i64 2
  %774 = insertelement <16 x float> %772, float %773, i64 2
  %775 = extractelement <4 x float> %768, i64 3
  %776 = insertelement <16 x float> %774, float %775, i64 3
  %777 = load <4 x float>, ptr %765, align 16
  %778 = extractelement <4 x float> %777, i64 0
  %779 = insertelement <16 x float> %776, float %778, i64 4
  %780 = extractelement <4 x float> %777, i64 1
  %781 = insertelement <16 x float> %779, float %780, i64 5
  %782 = extractelement <4 x float> %777, i64 2
  %783 = insertelement <16 x float> %781, float %782, i64 6
  %784 = extractelement <4 x float> %777, i64 3
  %785 = insertelement <16 x float> %783, float %784, i64 7
  %786 = load <4 x float>, ptr %766, align 16
  %787 = extractelement <4 x float> %786, i64 0
  %788 = insertelement <16 x float> %785, float %787, i64 8
  %789 = extractelement <4 x float> %786, i64 1
  %790 = insertelement <16 x float> %788, float %789, i64 9
  %791 = extractelement <4 x float> %786, i64 2
  %792 = insertelement <16 x float> %790, float %791, i64 10
  %793 = extractelement <4 x float> %786, i64 3
  %794 = insertelement <16 x float> %792, float %793, i64 11
  %795 = load <4 x float>, ptr %767, align 16
  %796 = extractelement <4 x float> %795, i64 0
  %797 = insertelement <16 x float> %794, float %796, i64 12
  %798 = extractelement <4 x float> %795, i64 1
  %799 = insertelement <16 x float> %797, float %798, i64 13
  %800 = extractelement <4 x float> %795, i64 2
  %801 = insertelement <16 x float> %799, float %800, i64 14
  %802 = extractelement <4 x float> %795, i64 3
  %803 = insertelement <16 x float> %801, float %802, i64 15
  %804 = getelementptr float, ptr addrspace(1) %601, i64 256
  %805 = getelementptr float, ptr addrspace(1) %601, i64 4
  %806 = getelementptr float, ptr addrspace(1) %601, i64 260
  %807 = getelementptr float, ptr addrspace(1) %601, i64 8
  %808 = getelementptr float, ptr addrspace(1) %601, i64 264
  %809 = getelementptr float, ptr addrspace(1) %601, i64 12
  %810 = getelementptr float, ptr addrspace(1) %601, i64 268
  %811 = getelementptr float, ptr addrspace(1) %601, i64 16
  %812 = getelementptr float, ptr addrspace(1) %601, i64 272
  %813 = getelementptr float, ptr addrspace(1) %601, i64 20
  %814 = getelementptr float, ptr addrspace(1) %601, i64 276
  %815 = getelementptr float, ptr addrspace(1) %601, i64 24
  %816 = getelementptr float, ptr addrspace(1) %601, i64 280
  %817 = getelementptr float, ptr addrspace(1) %601, i64 28
  %818 = getelementptr float, ptr addrspace(1) %601, i64 284
  %819 = extractelement <16 x float> %803, i64 0
  store float %819, ptr addrspace(1) %601, align 4
  %820 = extractelement <16 x float> %803, i64 1
  store float %820, ptr addrspace(1) %804, align 4
  %821 = extractelement <16 x float> %803, i64 2
  store float %821, ptr addrspace(1) %805, align 4
  %822 = extractelement <16 x float> %803, i64 3
  store float %822, ptr addrspace(1) %806, align 4
  %823 = extractelement <16 x float> %803, i64 4
  store float %823, ptr addrspace(1) %807, align 4
  %824 = extractelement <16 x float> %803, i64 5
  store float %824, ptr addrspace(1) %808, align 4
  %825 = extractelement <16 x float> %803, i64 6
  store float %825, ptr addrspace(1) %809, align 4
  %826 = extractelement <16 x float> %803, i64 7
  store float %826, ptr addrspace(1) %810, align 4
  %827 = extractelement <16 x float> %803, i64 8
  store float %827, ptr addrspace(1) %811, align 4
  %828 = extractelement <16 x float> %803, i64 9
  store float %828, ptr addrspace(1) %812, align 4
  %829 = extractelement <16 x float> %803, i64 10
  store float %829, ptr addrspace(1) %813, align 4
  %830 = extractelement <16 x float> %803, i64 11
  store float %830, ptr addrspace(1) %814, align 4
  %831 = extractelement <16 x float> %803, i64 12
  store float %831, ptr addrspace(1) %815, align 4
  %832 = extractelement <16 x float> %803, i64 13
  store float %832, ptr addrspace(1) %816, align 4
  %833 = extractelement <16 x float> %803, i64 14
  store float %833, ptr addrspace(1) %817, align 4
  %834 = extractelement <16 x float> %803, i64 15
  store float %834, ptr addrspace(1) %818, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %835, label %836

835:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %836

836:                                              ; preds = %835, %10
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x32(ptr addrspace(6) captures(none), <32 x i32>, i1 immarg) #6

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.16x128b.x8(ptr addrspace(6) captures(none), i1 immarg) #6

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
