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
  %351 = mul nsw i32 %349, 2
  %352 = urem i32 %350, 8
  %353 = udiv i32 %350, 8
  %354 = mul nsw i32 %352, 32
  %355 = add nsw i32 %351, %354
  %356 = mul nsw i32 %353, 1024
  %357 = add nsw i32 %355, %356
  %358 = sext i32 %357 to i64
  %359 = getelementptr float, ptr addrspace(1) %1, i64 %358
  %360 = mul nsw i32 %7, 2097152
  %361 = sext i32 %360 to i64
  %362 = getelementptr i8, ptr addrspace(6) %12, i64 %361
  %363 = call <16 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x4(ptr addrspace(6) %362, i1 false)
  %364 = getelementptr i32, ptr %4, i64 4
  %365 = getelementptr i32, ptr %4, i64 8
  %366 = getelementptr i32, ptr %4, i64 12
  %367 = extractelement <16 x i32> %363, i64 0
  %368 = insertelement <4 x i32> poison, i32 %367, i64 0
  %369 = extractelement <16 x i32> %363, i64 1
  %370 = insertelement <4 x i32> %368, i32 %369, i64 1
  %371 = extractelement <16 x i32> %363, i64 2
  %372 = insertelement <4 x i32> %370, i32 %371, i64 2
  %373 = extractelement <16 x i32> %363, i64 3
  %374 = insertelement <4 x i32> %372, i32 %373, i64 3
  store <4 x i32> %374, ptr %4, align 16
  %375 = extractelement <16 x i32> %363, i64 4
  %376 = insertelement <4 x i32> poison, i32 %375, i64 0
  %377 = extractelement <16 x i32> %363, i64 5
  %378 = insertelement <4 x i32> %376, i32 %377, i64 1
  %379 = extractelement <16 x i32> %363, i64 6
  %380 = insertelement <4 x i32> %378, i32 %379, i64 2
  %381 = extractelement <16 x i32> %363, i64 7
  %382 = insertelement <4 x i32> %380, i32 %381, i64 3
  store <4 x i32> %382, ptr %364, align 16
  %383 = extractelement <16 x i32> %363, i64 8
  %384 = insertelement <4 x i32> poison, i32 %383, i64 0
  %385 = extractelement <16 x i32> %363, i64 9
  %386 = insertelement <4 x i32> %384, i32 %385, i64 1
  %387 = extractelement <16 x i32> %363, i64 10
  %388 = insertelement <4 x i32> %386, i32 %387, i64 2
  %389 = extractelement <16 x i32> %363, i64 11
  %390 = insertelement <4 x i32> %388, i32 %389, i64 3
  store <4 x i32> %390, ptr %365, align 16
  %391 = extractelement <16 x i32> %363, i64 12
  %392 = insertelement <4 x i32> poison, i32 %391, i64 0
  %393 = extractelement <16 x i32> %363, i64 13
  %394 = insertelement <4 x i32> %392, i32 %393, i64 1
  %395 = extractelement <16 x i32> %363, i64 14
  %396 = insertelement <4 x i32> %394, i32 %395, i64 2
  %397 = extractelement <16 x i32> %363, i64 15
  %398 = insertelement <4 x i32> %396, i32 %397, i64 3
  store <4 x i32> %398, ptr %366, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %399 = getelementptr i32, ptr %4, i64 4
  %400 = getelementptr i32, ptr %4, i64 8
  %401 = getelementptr i32, ptr %4, i64 12
  %402 = load <4 x i32>, ptr %4, align 16
  %403 = extractelement <4 x i32> %402, i64 0
  %404 = insertelement <16 x i32> poison, i32 %403, i64 0
  %405 = extractelement <4 x i32> %402, i64 1
  %406 = insertelement <16 x i32> %404, i32 %405, i64 1
  %407 = extractelement <4 x i32> %402, i64 2
  %408 = insertelement <16 x i32> %406, i32 %407, i64 2
  %409 = extractelement <4 x i32> %402, i64 3
  %410 = insertelement <16 x i32> %408, i32 %409, i64 3
  %411 = load <4 x i32>, ptr %399, align 16
  %412 = extractelement <4 x i32> %411, i64 0
  %413 = insertelement <16 x i32> %410, i32 %412, i64 4
  %414 = extractelement <4 x i32> %411, i64 1
  %415 = insertelement <16 x i32> %413, i32 %414, i64 5
  %416 = extractelement <4 x i32> %411, i64 2
  %417 = insertelement <16 x i32> %415, i32 %416, i64 6
  %418 = extractelement <4 x i32> %411, i64 3
  %419 = insertelement <16 x i32> %417, i32 %418, i64 7
  %420 = load <4 x i32>, ptr %400, align 16
  %421 = extractelement <4 x i32> %420, i64 0
  %422 = insertelement <16 x i32> %419, i32 %421, i64 8
  %423 = extractelement <4 x i32> %420, i64 1
  %424 = insertelement <16 x i32> %422, i32 %423, i64 9
  %425 = extractelement <4 x i32> %420, i64 2
  %426 = insertelement <16 x i32> %424, i32 %425, i64 10
  %427 = extractelement <4 x i32> %420, i64 3
  %428 = insertelement <16 x i32> %426, i32 %427, i64 11
  %429 = load <4 x i32>, ptr %401, align 16
  %430 = extractelement <4 x i32> %429, i64 0
  %431 = insertelement <16 x i32> %428, i32 %430, i64 12
  %432 = extractelement <4 x i32> %429, i64 1
  %433 = insertelement <16 x i32> %431, i32 %432, i64 13
  %434 = extractelement <4 x i32> %429, i64 2
  %435 = insertelement <16 x i32> %433, i32 %434, i64 14
  %436 = extractelement <4 x i32> %429, i64 3
  %437 = insertelement <16 x i32> %435, i32 %436, i64 15
  %438 = extractelement <16 x i32> %437, i64 0
  %439 = extractelement <16 x i32> %437, i64 1
  %440 = extractelement <16 x i32> %437, i64 2
  %441 = extractelement <16 x i32> %437, i64 3
  %442 = extractelement <16 x i32> %437, i64 4
  %443 = extractelement <16 x i32> %437, i64 5
  %444 = extractelement <16 x i32> %437, i64 6
  %445 = extractelement <16 x i32> %437, i64 7
  %446 = extractelement <16 x i32> %437, i64 8
  %447 = extractelement <16 x i32> %437, i64 9
  %448 = extractelement <16 x i32> %437, i64 10
  %449 = extractelement <16 x i32> %437, i64 11
  %450 = extractelement <16 x i32> %437, i64 12
  %451 = extractelement <16 x i32> %437, i64 13
  %452 = extractelement <16 x i32> %437, i64 14
  %453 = extractelement <16 x i32> %437, i64 15
  %454 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %438, i32 %439, i32 %440, i32 %441, i32 %442, i32 %443, i32 %444, i32 %445, i32 %446, i32 %447, i32 %448, i32 %449, i32 %450, i32 %451, i32 %452, i32 %453)
  %455 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 0
  %456 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 1
  %457 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 2
  %458 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 3
  %459 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 4
  %460 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 5
  %461 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 6
  %462 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 7
  %463 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 8
  %464 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 9
  %465 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 10
  %466 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 11
  %467 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 12
  %468 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 13
  %469 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 14
  %470 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %454, 15
  %471 = insertelement <16 x i32> poison, i32 %455, i64 0
  %472 = insertelement <16 x i32> %471, i32 %456, i64 1
  %473 = insertelement <16 x i32> %472, i32 %457, i64 2
  %474 = insertelement <16 x i32> %473, i32 %458, i64 3
  %475 = insertelement <16 x i32> %474, i32 %459, i64 4
  %476 = insertelement <16 x i32> %475, i32 %460, i64 5
  %477 = insertelement <16 x i32> %476, i32 %461, i64 6
  %478 = insertelement <16 x i32> %477, i32 %462, i64 7
  %479 = insertelement <16 x i32> %478, i32 %463, i64 8
  %480 = insertelement <16 x i32> %479, i32 %464, i64 9
  %481 = insertelement <16 x i32> %480, i32 %465, i64 10
  %482 = insertelement <16 x i32> %481, i32 %466, i64 11
  %483 = insertelement <16 x i32> %482, i32 %467, i64 12
  %484 = insertelement <16 x i32> %483, i32 %468, i64 13
  %485 = insertelement <16 x i32> %484, i32 %469, i64 14
  %486 = insertelement <16 x i32> %485, i32 %470, i64 15
  %487 = getelementptr i32, ptr %4, i64 4
  %488 = getelementptr i32, ptr %4, i64 8
  %489 = getelementptr i32, ptr %4, i64 12
  %490 = extractelement <16 x i32> %486, i64 0
  %491 = insertelement <4 x i32> poison, i32 %490, i64 0
  %492 = extractelement <16 x i32> %486, i64 1
  %493 = insertelement <4 x i32> %491, i32 %492, i64 1
  %494 = extractelement <16 x i32> %486, i64 2
  %495 = insertelement <4 x i32> %493, i32 %494, i64 2
  %496 = extractelement <16 x i32> %486, i64 3
  %497 = insertelement <4 x i32> %495, i32 %496, i64 3
  store <4 x i32> %497, ptr %4, align 16
  %498 = extractelement <16 x i32> %486, i64 4
  %499 = insertelement <4 x i32> poison, i32 %498, i64 0
  %500 = extractelement <16 x i32> %486, i64 5
  %501 = insertelement <4 x i32> %499, i32 %500, i64 1
  %502 = extractelement <16 x i32> %486, i64 6
  %503 = insertelement <4 x i32> %501, i32 %502, i64 2
  %504 = extractelement <16 x i32> %486, i64 7
  %505 = insertelement <4 x i32> %503, i32 %504, i64 3
  store <4 x i32> %505, ptr %487, align 16
  %506 = extractelement <16 x i32> %486, i64 8
  %507 = insertelement <4 x i32> poison, i32 %506, i64 0
  %508 = extractelement <16 x i32> %486, i64 9
  %509 = insertelement <4 x i32> %507, i32 %508, i64 1
  %510 = extractelement <16 x i32> %486, i64 10
  %511 = insertelement <4 x i32> %509, i32 %510, i64 2
  %512 = extractelement <16 x i32> %486, i64 11
  %513 = insertelement <4 x i32> %511, i32 %512, i64 3
  store <4 x i32> %513, ptr %488, align 16
  %514 = extractelement <16 x i32> %486, i64 12
  %515 = insertelement <4 x i32> poison, i32 %514, i64 0
  %516 = extractelement <16 x i32> %486, i64 13
  %517 = insertelement <4 x i32> %515, i32 %516, i64 1
  %518 = extractelement <16 x i32> %486, i64 14
  %519 = insertelement <4 x i32> %517, i32 %518, i64 2
  %520 = extractelement <16 x i32> %486, i64 15
  %521 = insertelement <4 x i32> %519, i32 %520, i64 3
  store <4 x i32> %521, ptr %489, align 16
  %522 = getelementptr float, ptr %4, i64 4
  %523 = getelementptr float, ptr %4, i64 8
  %524 = getelementptr float, ptr %4, i64 12
  %525 = load <4 x float>, ptr %4, align 16
  %526 = extractelement <4 x float> %525, i64 0
  %527 = insertelement <16 x float> poison, float %526, i64 0
  %528 = extractelement <4 x float> %525, i64 1
  %529 = insertelement <16 x float> %527, float %528, i64 1
  %530 = extractelement <4 x float> %525, i64 2
  %531 = insertelement <16 x float> %529, float %530, i64 2
  %532 = extractelement <4 x float> %525, i64 3
  %533 = insertelement <16 x float> %531, float %532, i64 3
  %534 = load <4 x float>, ptr %522, align 16
  %535 = extractelement <4 x float> %534, i64 0
  %536 = insertelement <16 x float> %533, float %535, i64 4
  %537 = extractelement <4 x float> %534, i64 1
  %538 = insertelement <16 x float> %536, float %537, i64 5
  %539 = extractelement <4 x float> %534, i64 2
  %540 = insertelement <16 x float> %538, float %539, i64 6
  %541 = extractelement <4 x float> %534, i64 3
  %542 = insertelement <16 x float> %540, float %541, i64 7
  %543 = load <4 x float>, ptr %523, align 16
  %544 = extractelement <4 x float> %543, i64 0
  %545 = insertelement <16 x float> %542, float %544, i64 8
  %546 = extractelement <4 x float> %543, i64 1
  %547 = insertelement <16 x float> %545, float %546, i64 9
  %548 = extractelement <4 x float> %543, i64 2
  %549 = insertelement <16 x float> %547, float %548, i64 10
  %550 = extractelement <4 x float> %543, i64 3
  %551 = insertelement <16 x float> %549, float %550, i64 11
  %552 = load <4 x float>, ptr %524, align 16
  %553 = extractelement <4 x float> %552, i64 0
  %554 = insertelement <16 x float> %551, float %553, i64 12
  %555 = extractelement <4 x float> %552, i64 1
  %556 = insertelement <16 x float> %554, float %555, i64 13
  %557 = extractelement <4 x float> %552, i64 2
  %558 = insertelement <16 x float> %556, float %557, i64 14
  %559 = extractelement <4 x float> %552, i64 3
  %560 = insertelement <16 x float> %558, float %559, i64 15
  %561 = getelementptr float, ptr addrspace(1) %359, i64 256
  %562 = getelementptr float, ptr addrspace(1) %359, i64 8
  %563 = getelementptr float, ptr addrspace(1) %359, i64 264
  %564 = getelementptr float, ptr addrspace(1) %359, i64 16
  %565 = getelementptr float, ptr addrspace(1) %359, i64 272
  %566 = getelementptr float, ptr addrspace(1) %359, i64 24
  %567 = getelementptr float, ptr addrspace(1) %359, i64 280
  %568 = extractelement <16 x float> %560, i64 0
  %569 = insertelement <2 x float> poison, float %568, i64 0
  %570 = extractelement <16 x float> %560, i64 1
  %571 = insertelement <2 x float> %569, float %570, i64 1
  store <2 x float> %571, ptr addrspace(1) %359, align 8
  %572 = extractelement <16 x float> %560, i64 2
  %573 = insertelement <2 x float> poison, float %572, i64 0
  %574 = extractelement <16 x float> %560, i64 3
  %575 = insertelement <2 x float> %573, float %574, i64 1
  store <2 x float> %575, ptr addrspace(1) %561, align 8
  %576 = extractelement <16 x float> %560, i64 4
  %577 = insertelement <2 x float> poison, float %576, i64 0
  %578 = extractelement <16 x float> %560, i64 5
  %579 = insertelement <2 x float> %577, float %578, i64 1
  store <2 x float> %579, ptr addrspace(1) %562, align 8
  %580 = extractelement <16 x float> %560, i64 6
  %581 = insertelement <2 x float> poison, float %580, i64 0
  %582 = extractelement <16 x float> %560, i64 7
  %583 = insertelement <2 x float> %581, float %582, i64 1
  store <2 x float> %583, ptr addrspace(1) %563, align 8
  %584 = extractelement <16 x float> %560, i64 8
  %585 = insertelement <2 x float> poison, float %584, i64 0
  %586 = extractelement <16 x float> %560, i64 9
  %587 = insertelement <2 x float> %585, float %586, i64 1
  store <2 x float> %587, ptr addrspace(1) %564, align 8
  %588 = extractelement <16 x float> %560, i64 10
  %589 = insertelement <2 x float> poison, float %588, i64 0
  %590 = extractelement <16 x float> %560, i64 11
  %591 = insertelement <2 x float> %589, float %590, i64 1
  store <2 x float> %591, ptr addrspace(1) %565, align 8
  %592 = extractelement <16 x float> %560, i64 12
  %593 = insertelement <2 x float> poison, float %592, i64 0
  %594 = extractelement <16 x float> %560, i64 13
  %595 = insertelement <2 x float> %593, float %594, i64 1
  store <2 x float> %595, ptr addrspace(1) %566, align 8
  %596 = extractelement <16 x float> %560, i64 14
  %597 = insertelement <2 x float> poison, float %596, i64 0
  %598 = extractelement <16 x float> %560, i64 15
  %599 = insertelement <2 x float> %597, float %598, i64 1
  store <2 x float> %599, ptr addrspace(1) %567, align 8
  %600 = urem i32 %6, 4
  %601 = udiv i32 %6, 4
  %602 = mul nsw i32 %600, 2
  %603 = urem i32 %601, 8
  %604 = udiv i32 %601, 8
  %605 = mul nsw i32 %603, 32
  %606 = add nsw i32 %602, %605
  %607 = mul nsw i32 %604, 1024
  %608 = add nsw i32 %606, %607
  %609 = add nsw i32 %608, 512
  %610 = sext i32 %609 to i64
  %611 = getelementptr float, ptr addrspace(1) %1, i64 %610
  %612 = mul nsw i32 %7, 2097152
  %613 = add nsw i32 1048576, %612
  %614 = sext i32 %613 to i64
  %615 = getelementptr i8, ptr addrspace(6) %12, i64 %614
  %616 = call <16 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x4(ptr addrspace(6) %615, i1 false)
  %617 = getelementptr i32, ptr %3, i64 4
  %618 = getelementptr i32, ptr %3, i64 8
  %619 = getelementptr i32, ptr %3, i64 12
  %620 = extractelement <16 x i32> %616, i64 0
  %621 = insertelement <4 x i32> poison, i32 %620, i64 0
  %622 = extractelement <16 x i32> %616, i64 1
  %623 = insertelement <4 x i32> %621, i32 %622, i64 1
  %624 = extractelement <16 x i32> %616, i64 2
  %625 = insertelement <4 x i32> %623, i32 %624, i64 2
  %626 = extractelement <16 x i32> %616, i64 3
  %627 = insertelement <4 x i32> %625, i32 %626, i64 3
  store <4 x i32> %627, ptr %3, align 16
  %628 = extractelement <16 x i32> %616, i64 4
  %629 = insertelement <4 x i32> poison, i32 %628, i64 0
  %630 = extractelement <16 x i32> %616, i64 5
  %631 = insertelement <4 x i32> %629, i32 %630, i64 1
  %632 = extractelement <16 x i32> %616, i64 6
  %633 = insertelement <4 x i32> %631, i32 %632, i64 2
  %634 = extractelement <16 x i32> %616, i64 7
  %635 = insertelement <4 x i32> %633, i32 %634, i64 3
  store <4 x i32> %635, ptr %617, align 16
  %636 = extractelement <16 x i32> %616, i64 8
  %637 = insertelement <4 x i32> poison, i32 %636, i64 0
  %638 = extractelement <16 x i32> %616, i64 9
  %639 = insertelement <4 x i32> %637, i32 %638, i64 1
  %640 = extractelement <16 x i32> %616, i64 10
  %641 = insertelement <4 x i32> %639, i32 %640, i64 2
  %642 = extractelement <16 x i32> %616, i64 11
  %643 = insertelement <4 x i32> %641, i32 %642, i64 3
  store <4 x i32> %643, ptr %618, align 16
  %644 = extractelement <16 x i32> %616, i64 12
  %645 = insertelement <4 x i32> poison, i32 %644, i64 0
  %646 = extractelement <16 x i32> %616, i64 13
  %647 = insertelement <4 x i32> %645, i32 %646, i64 1
  %648 = extractelement <16 x i32> %616, i64 14
  %649 = insertelement <4 x i32> %647, i32 %648, i64 2
  %650 = extractelement <16 x i32> %616, i64 15
  %651 = insertelement <4 x i32> %649, i32 %650, i64 3
  store <4 x i32> %651, ptr %619, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %652 = getelementptr i32, ptr %3, i64 4
  %653 = getelementptr i32, ptr %3, i64 8
  %654 = getelementptr i32, ptr %3, i64 12
  %655 = load <4 x i32>, ptr %3, align 16
  %656 = extractelement <4 x i32> %655, i64 0
  %657 = insertelement <16 x i32> poison, i32 %656, i64 0
  %658 = extractelement <4 x i32> %655, i64 1
  %659 = insertelement <16 x i32> %657, i32 %658, i64 1
  %660 = extractelement <4 x i32> %655, i64 2
  %661 = insertelement <16 x i32> %659, i32 %660, i64 2
  %662 = extractelement <4 x i32> %655, i64 3
  %663 = insertelement <16 x i32> %661, i32 %662, i64 3
  %664 = load <4 x i32>, ptr %652, align 16
  %665 = extractelement <4 x i32> %664, i64 0
  %666 = insertelement <16 x i32> %663, i32 %665, i64 4
  %667 = extractelement <4 x i32> %664, i64 1
  %668 = insertelement <16 x i32> %666, i32 %667, i64 5
  %669 = extractelement <4 x i32> %664, i64 2
  %670 = insertelement <16 x i32> %668, i32 %669, i64 6
  %671 = extractelement <4 x i32> %664, i64 3
  %672 = insertelement <16 x i32> %670, i32 %671, i64 7
  %673 = load <4 x i32>, ptr %653, align 16
  %674 = extractelement <4 x i32> %673, i64 0
  %675 = insertelement <16 x i32> %672, i32 %674, i64 8
  %676 = extractelement <4 x i32> %673, i64 1
  %677 = insertelement <16 x i32> %675, i32 %676, i64 9
  %678 = extractelement <4 x i32> %673, i64 2
  %679 = insertelement <16 x i32> %677, i32 %678, i64 10
  %680 = extractelement <4 x i32> %673, i64 3
  %681 = insertelement <16 x i32> %679, i32 %680, i64 11
  %682 = load <4 x i32>, ptr %654, align 16
  %683 = extractelement <4 x i32> %682, i64 0
  %684 = insertelement <16 x i32> %681, i32 %683, i64 12
  %685 = extractelement <4 x i32> %682, i64 1
  %686 = insertelement <16 x i32> %684, i32 %685, i64 13
  %687 = extractelement <4 x i32> %682, i64 2
  %688 = insertelement <16 x i32> %686, i32 %687, i64 14
  %689 = extractelement <4 x i32> %682, i64 3
  %690 = insertelement <16 x i32> %688, i32 %689, i64 15
  %691 = extractelement <16 x i32> %690, i64 0
  %692 = extractelement <16 x i32> %690, i64 1
  %693 = extractelement <16 x i32> %690, i64 2
  %694 = extractelement <16 x i32> %690, i64 3
  %695 = extractelement <16 x i32> %690, i64 4
  %696 = extractelement <16 x i32> %690, i64 5
  %697 = extractelement <16 x i32> %690, i64 6
  %698 = extractelement <16 x i32> %690, i64 7
  %699 = extractelement <16 x i32> %690, i64 8
  %700 = extractelement <16 x i32> %690, i64 9
  %701 = extractelement <16 x i32> %690, i64 10
  %702 = extractelement <16 x i32> %690, i64 11
  %703 = extractelement <16 x i32> %690, i64 12
  %704 = extractelement <16 x i32> %690, i64 13
  %705 = extractelement <16 x i32> %690, i64 14
  %706 = extractelement <16 x i32> %690, i64 15
  %707 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %691, i32 %692, i32 %693, i32 %694, i32 %695, i32 %696, i32 %697, i32 %698, i32 %699, i32 %700, i32 %701, i32 %702, i32 %703, i32 %704, i32 %705, i32 %706)
  %708 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 0
  %709 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 1
  %710 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 2
  %711 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 3
  %712 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 4
  %713 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 5
  %714 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 6
  %715 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 7
  %716 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 8
  %717 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 9
  %718 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 10
  %719 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 11
  %720 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 12
  %721 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 13
  %722 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 14
  %723 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %707, 15
  %724 = insertelement <16 x i32> poison, i32 %708, i64 0
  %725 = insertelement <16 x i32> %724, i32 %709, i64 1
  %726 = insertelement <16 x i32> %725, i32 %710, i64 2
  %727 = insertelement <16 x i32> %726, i32 %711, i64 3
  %728 = insertelement <16 x i32> %727, i32 %712, i64 4
  %729 = insertelement <16 x i32> %728, i32 %713, i64 5
  %730 = insertelement <16 x i32> %729, i32 %714, i64 6
  %731 = insertelement <16 x i32> %730, i32 %715, i64 7
  %732 = insertelement <16 x i32> %731, i32 %716, i64 8
  %733 = insertelement <16 x i32> %732, i32 %717, i64 9
  %734 = insertelement <16 x i32> %733, i32 %718, i64 10
  %735 = insertelement <16 x i32> %734, i32 %719, i64 11
  %736 = insertelement <16 x i32> %735, i32 %720, i64 12
  %737 = insertelement <16 x i32> %736, i32 %721, i64 13
  %738 = insertelement <16 x i32> %737, i32 %722, i64 14
  %739 = insertelement <16 x i32> %738, i32 %723, i64 15
  %740 = getelementptr i32, ptr %3, i64 4
  %741 = getelementptr i32, ptr %3, i64 8
  %742 = getelementptr i32, ptr %3, i64 12
  %743 = extractelement <16 x i32> %739, i64 0
  %744 = insertelement <4 x i32> poison, i32 %743, i64 0
  %745 = extractelement <16 x i32> %739, i64 1
  %746 = insertelement <4 x i32> %744, i32 %745, i64 1
  %747 = extractelement <16 x i32> %739, i64 2
  %748 = insertelement <4 x i32> %746, i32 %747, i64 2
  %749 = extractelement <16 x i32> %739, i64 3
  %750 = insertelement <4 x i32> %748, i32 %749, i64 3
  store <4 x i32> %750, ptr %3, align 16
  %751 = extractelement <16 x i32> %739, i64 4
  %752 = insertelement <4 x i32> poison, i32 %751, i64 0
  %753 = extractelement <16 x i32> %739, i64 5
  %754 = insertelement <4 x i32> %752, i32 %753, i64 1
  %755 = extractelement <16 x i32> %739, i64 6
  %756 = insertelement <4 x i32> %754, i32 %755, i64 2
  %757 = extractelement <16 x i32> %739, i64 7
  %758 = insertelement <4 x i32> %756, i32 %757, i64 3
  store <4 x i32> %758, ptr %740, align 16
  %759 = extractelement <16 x i32> %739, i64 8
  %760 = insertelement <4 x i32> poison, i32 %759, i64 0
  %761 = extractelement <16 x i32> %739, i64 9
  %762 = insertelement <4 x i32> %760, i32 %761, i64 1
  %763 = extractelement <16 x i32> %739, i64 10
  %764 = insertelement <4 x i32> %762, i32 %763, i64 2
  %765 = extractelement <16 x i32> %739, i64 11
  %766 = insertelement <4 x i32> %764, i32 %765, i64 3
  store <4 x i32> %766, ptr %741, align 16
  %767 = extractelement <16 x i32> %739, i64 12
  %768 = insertelement <4 x i32> poison, i32 %767, i64 0
  %769 = extractelement <16 x i32> %739, i64 13
  %770 = insertelement <4 x i32> %768, i32 %769, i64 1
  %771 = extractelement <16 x i32> %739, i64 14
  %772 = insertelement <4 x i32> %770, i32 %771, i64 2
  %773 = extractelement <16 x i32> %739, i64 15
  %774 = insertelement <4 x i32> %772, i32 %773, i64 3
  store <4 x i32> %774, ptr %742, align 16
  %775 = getelementptr float, ptr %3, i64 4
  %776 = getelementptr float, ptr %3, i64 8
  %777 = getelementptr float, ptr %3, i64 12
  %778 = load <4 x float>, ptr %3, align 16
  %779 = extractelement <4 x float> %778, i64 0
  %780 = insertelement <16 x float> poison, float %779, i64 0
  %781 = extractelement <4 x float> %778, i64 1
  %782 = insertelement <16 x float> %780, float %781, i64 1
  %783 = extractelement <4 x float> %778, i64 2
  %784 = insertelement <16 x float> %782, float %783, i64 2
  %785 = extractelement <4 x float> %778, i64 3
  %786 = insertelement <16 x float> %784, float %785, i64 3
  %787 = load <4 x float>, ptr %775, align 16
  %788 = extractelement <4 x float> %787, i64 0
  %789 = insertelement <16 x float> %786, float %788, i64 4
  %790 = extractelement <4 x float> %787, i64 1
  %791 = insertelement <16 x float> %789, float %790, i64 5
  %792 = extractelement <4 x float> %787, i64 2
  %793 = insertelement <16 x float> %791, float %792, i64 6
  %794 = extractelement <4 x float> %787, i64 3
  %795 = insertelement <16 x float> %793, float %794, i64 7
  %796 = load <4 x float>, ptr %776, align 16
  %797 = extractelement <4 x float> %796, i64 0
  %798 = insertelement <16 x float> %795, float %797, i64 8
  %799 = extractelement <4 x float> %796, i64 1
  %800 = insertelement <16 x float> %798, float %799, i64 9
  %801 = extractelement <4 x float> %796, i64 2
  %802 = insertelement <16 x float> %800, float %801, i64 10
  %803 = extractelement <4 x float> %796, i64 3
  %804 = insertelement <16 x float> %802, float %803, i64 11
  %805 = load <4 x float>, ptr %777, align 16
  %806 = extractelement <4 x float> %805, i64 0
  %807 = insertelement <16 x float> %804, float %806, i64 12
  %808 = extractelement <4 x float> %805, i64 1
  %809 = insertelement <16 x float> %807, float %808, i64 13
  %810 = extractelement <4 x float> %805, i64 2
  %811 = insertelement <16 x float> %809, float %810, i64 14
  %812 = extractelement <4 x float> %805, i64 3
  %813 = insertelement <16 x float> %811, float %812, i64 15
  %814 = getelementptr float, ptr addrspace(1) %611, i64 256
  %815 = getelementptr float, ptr addrspace(1) %611, i64 8
  %816 = getelementptr float, ptr addrspace(1) %611, i64 264
  %817 = getelementptr float, ptr addrspace(1) %611, i64 16
  %818 = getelementptr float, ptr addrspace(1) %611, i64 272
  %819 = getelementptr float, ptr addrspace(1) %611, i64 24
  %820 = getelementptr float, ptr addrspace(1) %611, i64 280
  %821 = extractelement <16 x float> %813, i64 0
  %822 = insertelement <2 x float> poison, float %821, i64 0
  %823 = extractelement <16 x float> %813, i64 1
  %824 = insertelement <2 x float> %822, float %823, i64 1
  store <2 x float> %824, ptr addrspace(1) %611, align 8
  %825 = extractelement <16 x float> %813, i64 2
  %826 = insertelement <2 x float> poison, float %825, i64 0
  %827 = extractelement <16 x float> %813, i64 3
  %828 = insertelement <2 x float> %826, float %827, i64 1
  store <2 x float> %828, ptr addrspace(1) %814, align 8
  %829 = extractelement <16 x float> %813, i64 4
  %830 = insertelement <2 x float> poison, float %829, i64 0
  %831 = extractelement <16 x float> %813, i64 5
  %832 = insertelement <2 x float> %830, float %831, i64 1
  store <2 x float> %832, ptr addrspace(1) %815, align 8
  %833 = extractelement <16 x float> %813, i64 6
  %834 = insertelement <2 x float> poison, float %833, i64 0
  %835 = extractelement <16 x float> %813, i64 7
  %836 = insertelement <2 x float> %834, float %835, i64 1
  store <2 x float> %836, ptr addrspace(1) %816, align 8
  %837 = extractelement <16 x float> %813, i64 8
  %838 = insertelement <2 x float> poison, float %837, i64 0
  %839 = extractelement <16 x float> %813, i64 9
  %840 = insertelement <2 x float> %838, float %839, i64 1
  store <2 x float> %840, ptr addrspace(1) %817, align 8
  %841 = extractelement <16 x float> %813, i64 10
  %842 = insertelement <2 x float> poison, float %841, i64 0
  %843 = extractelement <16 x float> %813, i64 11
  %844 = insertelement <2 x float> %842, float %843, i64 1
  store <2 x float> %844, ptr addrspace(1) %818, align 8
  %845 = extractelement <16 x float> %813, i64 12
  %846 = insertelement <2 x float> poison, float %845, i64 0
  %847 = extractelement <16 x float> %813, i64 13
  %848 = insertelement <2 x float> %846, float %847, i64 1
  store <2 x float> %848, ptr addrspace(1) %819, align 8
  %849 = extractelement <16 x float> %813, i64 14
  %850 = insertelement <2 x float> poison, float %849, i64 0
  %851 = extractelement <16 x float> %813, i64 15
  %852 = insertelement <2 x float> %850, float %851, i64 1
  store <2 x float> %852, ptr addrspace(1) %820, align 8
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %853, label %854

853:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %854

854:                                              ; preds = %853, %10
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
declare <16 x i32> @llvm.nvvm.tcgen05.ld.16x256b.x4(ptr addrspace(6) captures(none), i1 immarg) #6

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
