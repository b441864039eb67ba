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
  %349 = urem i32 %6, 2
  %350 = udiv i32 %6, 2
  %351 = mul nsw i32 %349, 256
  %352 = urem i32 %350, 2
  %353 = udiv i32 %350, 2
  %354 = add nsw i32 %351, %352
  %355 = urem i32 %353, 8
  %356 = udiv i32 %353, 8
  %357 = mul nsw i32 %355, 32
  %358 = add nsw i32 %354, %357
  %359 = mul nsw i32 %356, 1024
  %360 = add nsw i32 %358, %359
  %361 = sext i32 %360 to i64
  %362 = getelementptr float, ptr addrspace(1) %1, i64 %361
  %363 = mul nsw i32 %7, 2097152
  %364 = sext i32 %363 to i64
  %365 = getelementptr i8, ptr addrspace(6) %12, i64 %364
  %366 = call <16 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x16(ptr addrspace(6) %365, i1 false)
  %367 = getelementptr i32, ptr %4, i64 4
  %368 = getelementptr i32, ptr %4, i64 8
  %369 = getelementptr i32, ptr %4, i64 12
  %370 = extractelement <16 x i32> %366, i64 0
  %371 = insertelement <4 x i32> poison, i32 %370, i64 0
  %372 = extractelement <16 x i32> %366, i64 1
  %373 = insertelement <4 x i32> %371, i32 %372, i64 1
  %374 = extractelement <16 x i32> %366, i64 2
  %375 = insertelement <4 x i32> %373, i32 %374, i64 2
  %376 = extractelement <16 x i32> %366, i64 3
  %377 = insertelement <4 x i32> %375, i32 %376, i64 3
  store <4 x i32> %377, ptr %4, align 16
  %378 = extractelement <16 x i32> %366, i64 4
  %379 = insertelement <4 x i32> poison, i32 %378, i64 0
  %380 = extractelement <16 x i32> %366, i64 5
  %381 = insertelement <4 x i32> %379, i32 %380, i64 1
  %382 = extractelement <16 x i32> %366, i64 6
  %383 = insertelement <4 x i32> %381, i32 %382, i64 2
  %384 = extractelement <16 x i32> %366, i64 7
  %385 = insertelement <4 x i32> %383, i32 %384, i64 3
  store <4 x i32> %385, ptr %367, align 16
  %386 = extractelement <16 x i32> %366, i64 8
  %387 = insertelement <4 x i32> poison, i32 %386, i64 0
  %388 = extractelement <16 x i32> %366, i64 9
  %389 = insertelement <4 x i32> %387, i32 %388, i64 1
  %390 = extractelement <16 x i32> %366, i64 10
  %391 = insertelement <4 x i32> %389, i32 %390, i64 2
  %392 = extractelement <16 x i32> %366, i64 11
  %393 = insertelement <4 x i32> %391, i32 %392, i64 3
  store <4 x i32> %393, ptr %368, align 16
  %394 = extractelement <16 x i32> %366, i64 12
  %395 = insertelement <4 x i32> poison, i32 %394, i64 0
  %396 = extractelement <16 x i32> %366, i64 13
  %397 = insertelement <4 x i32> %395, i32 %396, i64 1
  %398 = extractelement <16 x i32> %366, i64 14
  %399 = insertelement <4 x i32> %397, i32 %398, i64 2
  %400 = extractelement <16 x i32> %366, i64 15
  %401 = insertelement <4 x i32> %399, i32 %400, i64 3
  store <4 x i32> %401, ptr %369, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %402 = getelementptr i32, ptr %4, i64 4
  %403 = getelementptr i32, ptr %4, i64 8
  %404 = getelementptr i32, ptr %4, i64 12
  %405 = load <4 x i32>, ptr %4, align 16
  %406 = extractelement <4 x i32> %405, i64 0
  %407 = insertelement <16 x i32> poison, i32 %406, i64 0
  %408 = extractelement <4 x i32> %405, i64 1
  %409 = insertelement <16 x i32> %407, i32 %408, i64 1
  %410 = extractelement <4 x i32> %405, i64 2
  %411 = insertelement <16 x i32> %409, i32 %410, i64 2
  %412 = extractelement <4 x i32> %405, i64 3
  %413 = insertelement <16 x i32> %411, i32 %412, i64 3
  %414 = load <4 x i32>, ptr %402, align 16
  %415 = extractelement <4 x i32> %414, i64 0
  %416 = insertelement <16 x i32> %413, i32 %415, i64 4
  %417 = extractelement <4 x i32> %414, i64 1
  %418 = insertelement <16 x i32> %416, i32 %417, i64 5
  %419 = extractelement <4 x i32> %414, i64 2
  %420 = insertelement <16 x i32> %418, i32 %419, i64 6
  %421 = extractelement <4 x i32> %414, i64 3
  %422 = insertelement <16 x i32> %420, i32 %421, i64 7
  %423 = load <4 x i32>, ptr %403, align 16
  %424 = extractelement <4 x i32> %423, i64 0
  %425 = insertelement <16 x i32> %422, i32 %424, i64 8
  %426 = extractelement <4 x i32> %423, i64 1
  %427 = insertelement <16 x i32> %425, i32 %426, i64 9
  %428 = extractelement <4 x i32> %423, i64 2
  %429 = insertelement <16 x i32> %427, i32 %428, i64 10
  %430 = extractelement <4 x i32> %423, i64 3
  %431 = insertelement <16 x i32> %429, i32 %430, i64 11
  %432 = load <4 x i32>, ptr %404, align 16
  %433 = extractelement <4 x i32> %432, i64 0
  %434 = insertelement <16 x i32> %431, i32 %433, i64 12
  %435 = extractelement <4 x i32> %432, i64 1
  %436 = insertelement <16 x i32> %434, i32 %435, i64 13
  %437 = extractelement <4 x i32> %432, i64 2
  %438 = insertelement <16 x i32> %436, i32 %437, i64 14
  %439 = extractelement <4 x i32> %432, i64 3
  %440 = insertelement <16 x i32> %438, i32 %439, i64 15
  %441 = extractelement <16 x i32> %440, i64 0
  %442 = extractelement <16 x i32> %440, i64 1
  %443 = extractelement <16 x i32> %440, i64 2
  %444 = extractelement <16 x i32> %440, i64 3
  %445 = extractelement <16 x i32> %440, i64 4
  %446 = extractelement <16 x i32> %440, i64 5
  %447 = extractelement <16 x i32> %440, i64 6
  %448 = extractelement <16 x i32> %440, i64 7
  %449 = extractelement <16 x i32> %440, i64 8
  %450 = extractelement <16 x i32> %440, i64 9
  %451 = extractelement <16 x i32> %440, i64 10
  %452 = extractelement <16 x i32> %440, i64 11
  %453 = extractelement <16 x i32> %440, i64 12
  %454 = extractelement <16 x i32> %440, i64 13
  %455 = extractelement <16 x i32> %440, i64 14
  %456 = extractelement <16 x i32> %440, i64 15
  %457 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %441, i32 %442, i32 %443, i32 %444, i32 %445, i32 %446, i32 %447, i32 %448, i32 %449, i32 %450, i32 %451, i32 %452, i32 %453, i32 %454, i32 %455, i32 %456)
  %458 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 0
  %459 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 1
  %460 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 2
  %461 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 3
  %462 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 4
  %463 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 5
  %464 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 6
  %465 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 7
  %466 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 8
  %467 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 9
  %468 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 10
  %469 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 11
  %470 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 12
  %471 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 13
  %472 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 14
  %473 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %457, 15
  %474 = insertelement <16 x i32> poison, i32 %458, i64 0
  %475 = insertelement <16 x i32> %474, i32 %459, i64 1
  %476 = insertelement <16 x i32> %475, i32 %460, i64 2
  %477 = insertelement <16 x i32> %476, i32 %461, i64 3
  %478 = insertelement <16 x i32> %477, i32 %462, i64 4
  %479 = insertelement <16 x i32> %478, i32 %463, i64 5
  %480 = insertelement <16 x i32> %479, i32 %464, i64 6
  %481 = insertelement <16 x i32> %480, i32 %465, i64 7
  %482 = insertelement <16 x i32> %481, i32 %466, i64 8
  %483 = insertelement <16 x i32> %482, i32 %467, i64 9
  %484 = insertelement <16 x i32> %483, i32 %468, i64 10
  %485 = insertelement <16 x i32> %484, i32 %469, i64 11
  %486 = insertelement <16 x i32> %485, i32 %470, i64 12
  %487 = insertelement <16 x i32> %486, i32 %471, i64 13
  %488 = insertelement <16 x i32> %487, i32 %472, i64 14
  %489 = insertelement <16 x i32> %488, i32 %473, i64 15
  %490 = getelementptr i32, ptr %4, i64 4
  %491 = getelementptr i32, ptr %4, i64 8
  %492 = getelementptr i32, ptr %4, i64 12
  %493 = extractelement <16 x i32> %489, i64 0
  %494 = insertelement <4 x i32> poison, i32 %493, i64 0
  %495 = extractelement <16 x i32> %489, i64 1
  %496 = insertelement <4 x i32> %494, i32 %495, i64 1
  %497 = extractelement <16 x i32> %489, i64 2
  %498 = insertelement <4 x i32> %496, i32 %497, i64 2
  %499 = extractelement <16 x i32> %489, i64 3
  %500 = insertelement <4 x i32> %498, i32 %499, i64 3
  store <4 x i32> %500, ptr %4, align 16
  %501 = extractelement <16 x i32> %489, i64 4
  %502 = insertelement <4 x i32> poison, i32 %501, i64 0
  %503 = extractelement <16 x i32> %489, i64 5
  %504 = insertelement <4 x i32> %502, i32 %503, i64 1
  %505 = extractelement <16 x i32> %489, i64 6
  %506 = insertelement <4 x i32> %504, i32 %505, i64 2
  %507 = extractelement <16 x i32> %489, i64 7
  %508 = insertelement <4 x i32> %506, i32 %507, i64 3
  store <4 x i32> %508, ptr %490, align 16
  %509 = extractelement <16 x i32> %489, i64 8
  %510 = insertelement <4 x i32> poison, i32 %509, i64 0
  %511 = extractelement <16 x i32> %489, i64 9
  %512 = insertelement <4 x i32> %510, i32 %511, i64 1
  %513 = extractelement <16 x i32> %489, i64 10
  %514 = insertelement <4 x i32> %512, i32 %513, i64 2
  %515 = extractelement <16 x i32> %489, i64 11
  %516 = insertelement <4 x i32> %514, i32 %515, i64 3
  store <4 x i32> %516, ptr %491, align 16
  %517 = extractelement <16 x i32> %489, i64 12
  %518 = insertelement <4 x i32> poison, i32 %517, i64 0
  %519 = extractelement <16 x i32> %489, i64 13
  %520 = insertelement <4 x i32> %518, i32 %519, i64 1
  %521 = extractelement <16 x i32> %489, i64 14
  %522 = insertelement <4 x i32> %520, i32 %521, i64 2
  %523 = extractelement <16 x i32> %489, i64 15
  %524 = insertelement <4 x i32> %522, i32 %523, i64 3
  store <4 x i32> %524, ptr %492, align 16
  %525 = getelementptr float, ptr %4, i64 4
  %526 = getelementptr float, ptr %4, i64 8
  %527 = getelementptr float, ptr %4, i64 12
  %528 = load <4 x float>, ptr %4, align 16
  %529 = extractelement <4 x float> %528, i64 0
  %530 = insertelement <16 x float> poison, float %529, i64 0
  %531 = extractelement <4 x float> %528, i64 1
  %532 = insertelement <16 x float> %530, float %531, i64 1
  %533 = extractelement <4 x float> %528, i64 2
  %534 = insertelement <16 x float> %532, float %533, i64 2
  %535 = extractelement <4 x float> %528, i64 3
  %536 = insertelement <16 x float> %534, float %535, i64 3
  %537 = load <4 x float>, ptr %525, align 16
  %538 = extractelement <4 x float> %537, i64 0
  %539 = insertelement <16 x float> %536, float %538, i64 4
  %540 = extractelement <4 x float> %537, i64 1
  %541 = insertelement <16 x float> %539, float %540, i64 5
  %542 = extractelement <4 x float> %537, i64 2
  %543 = insertelement <16 x float> %541, float %542, i64 6
  %544 = extractelement <4 x float> %537, i64 3
  %545 = insertelement <16 x float> %543, float %544, i64 7
  %546 = load <4 x float>, ptr %526, align 16
  %547 = extractelement <4 x float> %546, i64 0
  %548 = insertelement <16 x float> %545, float %547, i64 8
  %549 = extractelement <4 x float> %546, i64 1
  %550 = insertelement <16 x float> %548, float %549, i64 9
  %551 = extractelement <4 x float> %546, i64 2
  %552 = insertelement <16 x float> %550, float %551, i64 10
  %553 = extractelement <4 x float> %546, i64 3
  %554 = insertelement <16 x float> %552, float %553, i64 11
  %555 = load <4 x float>, ptr %527, align 16
  %556 = extractelement <4 x float> %555, i64 0
  %557 = insertelement <16 x float> %554, float %556, i64 12
  %558 = extractelement <4 x float> %555, i64 1
  %559 = insertelement <16 x float> %557, float %558, i64 13
  %560 = extractelement <4 x float> %555, i64 2
  %561 = insertelement <16 x float> %559, float %560, i64 14
  %562 = extractelement <4 x float> %555, i64 3
  %563 = insertelement <16 x float> %561, float %562, i64 15
  %564 = getelementptr float, ptr addrspace(1) %362, i64 2
  %565 = getelementptr float, ptr addrspace(1) %362, i64 4
  %566 = getelementptr float, ptr addrspace(1) %362, i64 6
  %567 = getelementptr float, ptr addrspace(1) %362, i64 8
  %568 = getelementptr float, ptr addrspace(1) %362, i64 10
  %569 = getelementptr float, ptr addrspace(1) %362, i64 12
  %570 = getelementptr float, ptr addrspace(1) %362, i64 14
  %571 = getelementptr float, ptr addrspace(1) %362, i64 16
  %572 = getelementptr float, ptr addrspace(1) %362, i64 18
  %573 = getelementptr float, ptr addrspace(1) %362, i64 20
  %574 = getelementptr float, ptr addrspace(1) %362, i64 22
  %575 = getelementptr float, ptr addrspace(1) %362, i64 24
  %576 = getelementptr float, ptr addrspace(1) %362, i64 26
  %577 = getelementptr float, ptr addrspace(1) %362, i64 28
  %578 = getelementptr float, ptr addrspace(1) %362, i64 30
  %579 = extractelement <16 x float> %563, i64 0
  store float %579, ptr addrspace(1) %362, align 4
  %580 = extractelement <16 x float> %563, i64 1
  store float %580, ptr addrspace(1) %564, align 4
  %581 = extractelement <16 x float> %563, i64 2
  store float %581, ptr addrspace(1) %565, align 4
  %582 = extractelement <16 x float> %563, i64 3
  store float %582, ptr addrspace(1) %566, align 4
  %583 = extractelement <16 x float> %563, i64 4
  store float %583, ptr addrspace(1) %567, align 4
  %584 = extractelement <16 x float> %563, i64 5
  store float %584, ptr addrspace(1) %568, align 4
  %585 = extractelement <16 x float> %563, i64 6
  store float %585, ptr addrspace(1) %569, align 4
  %586 = extractelement <16 x float> %563, i64 7
  store float %586, ptr addrspace(1) %570, align 4
  %587 = extractelement <16 x float> %563, i64 8
  store float %587, ptr addrspace(1) %571, align 4
  %588 = extractelement <16 x float> %563, i64 9
  store float %588, ptr addrspace(1) %572, align 4
  %589 = extractelement <16 x float> %563, i64 10
  store float %589, ptr addrspace(1) %573, align 4
  %590 = extractelement <16 x float> %563, i64 11
  store float %590, ptr addrspace(1) %574, align 4
  %591 = extractelement <16 x float> %563, i64 12
  store float %591, ptr addrspace(1) %575, align 4
  %592 = extractelement <16 x float> %563, i64 13
  store float %592, ptr addrspace(1) %576, align 4
  %593 = extractelement <16 x float> %563, i64 14
  store float %593, ptr addrspace(1) %577, align 4
  %594 = extractelement <16 x float> %563, i64 15
  store float %594, ptr addrspace(1) %578, align 4
  %595 = urem i32 %6, 2
  %596 = udiv i32 %6, 2
  %597 = mul nsw i32 %595, 256
  %598 = urem i32 %596, 2
  %599 = udiv i32 %596, 2
  %600 = add nsw i32 %597, %598
  %601 = urem i32 %599, 8
  %602 = udiv i32 %599, 8
  %603 = mul nsw i32 %601, 32
  %604 = add nsw i32 %600, %603
  %605 = mul nsw i32 %602, 1024
  %606 = add nsw i32 %604, %605
  %607 = add nsw i32 %606, 512
  %608 = sext i32 %607 to i64
  %609 = getelementptr float, ptr addrspace(1) %1, i64 %608
  %610 = mul nsw i32 %7, 2097152
  %611 = add nsw i32 1048576, %610
  %612 = sext i32 %611 to i64
  %613 = getelementptr i8, ptr addrspace(6) %12, i64 %612
  %614 = call <16 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x16(ptr addrspace(6) %613, i1 false)
  %615 = getelementptr i32, ptr %3, i64 4
  %616 = getelementptr i32, ptr %3, i64 8
  %617 = getelementptr i32, ptr %3, i64 12
  %618 = extractelement <16 x i32> %614, i64 0
  %619 = insertelement <4 x i32> poison, i32 %618, i64 0
  %620 = extractelement <16 x i32> %614, i64 1
  %621 = insertelement <4 x i32> %619, i32 %620, i64 1
  %622 = extractelement <16 x i32> %614, i64 2
  %623 = insertelement <4 x i32> %621, i32 %622, i64 2
  %624 = extractelement <16 x i32> %614, i64 3
  %625 = insertelement <4 x i32> %623, i32 %624, i64 3
  store <4 x i32> %625, ptr %3, align 16
  %626 = extractelement <16 x i32> %614, i64 4
  %627 = insertelement <4 x i32> poison, i32 %626, i64 0
  %628 = extractelement <16 x i32> %614, i64 5
  %629 = insertelement <4 x i32> %627, i32 %628, i64 1
  %630 = extractelement <16 x i32> %614, i64 6
  %631 = insertelement <4 x i32> %629, i32 %630, i64 2
  %632 = extractelement <16 x i32> %614, i64 7
  %633 = insertelement <4 x i32> %631, i32 %632, i64 3
  store <4 x i32> %633, ptr %615, align 16
  %634 = extractelement <16 x i32> %614, i64 8
  %635 = insertelement <4 x i32> poison, i32 %634, i64 0
  %636 = extractelement <16 x i32> %614, i64 9
  %637 = insertelement <4 x i32> %635, i32 %636, i64 1
  %638 = extractelement <16 x i32> %614, i64 10
  %639 = insertelement <4 x i32> %637, i32 %638, i64 2
  %640 = extractelement <16 x i32> %614, i64 11
  %641 = insertelement <4 x i32> %639, i32 %640, i64 3
  store <4 x i32> %641, ptr %616, align 16
  %642 = extractelement <16 x i32> %614, i64 12
  %643 = insertelement <4 x i32> poison, i32 %642, i64 0
  %644 = extractelement <16 x i32> %614, i64 13
  %645 = insertelement <4 x i32> %643, i32 %644, i64 1
  %646 = extractelement <16 x i32> %614, i64 14
  %647 = insertelement <4 x i32> %645, i32 %646, i64 2
  %648 = extractelement <16 x i32> %614, i64 15
  %649 = insertelement <4 x i32> %647, i32 %648, i64 3
  store <4 x i32> %649, ptr %617, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %650 = getelementptr i32, ptr %3, i64 4
  %651 = getelementptr i32, ptr %3, i64 8
  %652 = getelementptr i32, ptr %3, i64 12
  %653 = load <4 x i32>, ptr %3, align 16
  %654 = extractelement <4 x i32> %653, i64 0
  %655 = insertelement <16 x i32> poison, i32 %654, i64 0
  %656 = extractelement <4 x i32> %653, i64 1
  %657 = insertelement <16 x i32> %655, i32 %656, i64 1
  %658 = extractelement <4 x i32> %653, i64 2
  %659 = insertelement <16 x i32> %657, i32 %658, i64 2
  %660 = extractelement <4 x i32> %653, i64 3
  %661 = insertelement <16 x i32> %659, i32 %660, i64 3
  %662 = load <4 x i32>, ptr %650, align 16
  %663 = extractelement <4 x i32> %662, i64 0
  %664 = insertelement <16 x i32> %661, i32 %663, i64 4
  %665 = extractelement <4 x i32> %662, i64 1
  %666 = insertelement <16 x i32> %664, i32 %665, i64 5
  %667 = extractelement <4 x i32> %662, i64 2
  %668 = insertelement <16 x i32> %666, i32 %667, i64 6
  %669 = extractelement <4 x i32> %662, i64 3
  %670 = insertelement <16 x i32> %668, i32 %669, i64 7
  %671 = load <4 x i32>, ptr %651, align 16
  %672 = extractelement <4 x i32> %671, i64 0
  %673 = insertelement <16 x i32> %670, i32 %672, i64 8
  %674 = extractelement <4 x i32> %671, i64 1
  %675 = insertelement <16 x i32> %673, i32 %674, i64 9
  %676 = extractelement <4 x i32> %671, i64 2
  %677 = insertelement <16 x i32> %675, i32 %676, i64 10
  %678 = extractelement <4 x i32> %671, i64 3
  %679 = insertelement <16 x i32> %677, i32 %678, i64 11
  %680 = load <4 x i32>, ptr %652, align 16
  %681 = extractelement <4 x i32> %680, i64 0
  %682 = insertelement <16 x i32> %679, i32 %681, i64 12
  %683 = extractelement <4 x i32> %680, i64 1
  %684 = insertelement <16 x i32> %682, i32 %683, i64 13
  %685 = extractelement <4 x i32> %680, i64 2
  %686 = insertelement <16 x i32> %684, i32 %685, i64 14
  %687 = extractelement <4 x i32> %680, i64 3
  %688 = insertelement <16 x i32> %686, i32 %687, i64 15
  %689 = extractelement <16 x i32> %688, i64 0
  %690 = extractelement <16 x i32> %688, i64 1
  %691 = extractelement <16 x i32> %688, i64 2
  %692 = extractelement <16 x i32> %688, i64 3
  %693 = extractelement <16 x i32> %688, i64 4
  %694 = extractelement <16 x i32> %688, i64 5
  %695 = extractelement <16 x i32> %688, i64 6
  %696 = extractelement <16 x i32> %688, i64 7
  %697 = extractelement <16 x i32> %688, i64 8
  %698 = extractelement <16 x i32> %688, i64 9
  %699 = extractelement <16 x i32> %688, i64 10
  %700 = extractelement <16 x i32> %688, i64 11
  %701 = extractelement <16 x i32> %688, i64 12
  %702 = extractelement <16 x i32> %688, i64 13
  %703 = extractelement <16 x i32> %688, i64 14
  %704 = extractelement <16 x i32> %688, i64 15
  %705 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %689, i32 %690, i32 %691, i32 %692, i32 %693, i32 %694, i32 %695, i32 %696, i32 %697, i32 %698, i32 %699, i32 %700, i32 %701, i32 %702, i32 %703, i32 %704)
  %706 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 0
  %707 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 1
  %708 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 2
  %709 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 3
  %710 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 4
  %711 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 5
  %712 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 6
  %713 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 7
  %714 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 8
  %715 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 9
  %716 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 10
  %717 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 11
  %718 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 12
  %719 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 13
  %720 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 14
  %721 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %705, 15
  %722 = insertelement <16 x i32> poison, i32 %706, i64 0
  %723 = insertelement <16 x i32> %722, i32 %707, i64 1
  %724 = insertelement <16 x i32> %723, i32 %708, i64 2
  %725 = insertelement <16 x i32> %724, i32 %709, i64 3
  %726 = insertelement <16 x i32> %725, i32 %710, i64 4
  %727 = insertelement <16 x i32> %726, i32 %711, i64 5
  %728 = insertelement <16 x i32> %727, i32 %712, i64 6
  %729 = insertelement <16 x i32> %728, i32 %713, i64 7
  %730 = insertelement <16 x i32> %729, i32 %714, i64 8
  %731 = insertelement <16 x i32> %730, i32 %715, i64 9
  %732 = insertelement <16 x i32> %731, i32 %716, i64 10
  %733 = insertelement <16 x i32> %732, i32 %717, i64 11
  %734 = insertelement <16 x i32> %733, i32 %718, i64 12
  %735 = insertelement <16 x i32> %734, i32 %719, i64 13
  %736 = insertelement <16 x i32> %735, i32 %720, i64 14
  %737 = insertelement <16 x i32> %736, i32 %721, i64 15
  %738 = getelementptr i32, ptr %3, i64 4
  %739 = getelementptr i32, ptr %3, i64 8
  %740 = getelementptr i32, ptr %3, i64 12
  %741 = extractelement <16 x i32> %737, i64 0
  %742 = insertelement <4 x i32> poison, i32 %741, i64 0
  %743 = extractelement <16 x i32> %737, i64 1
  %744 = insertelement <4 x i32> %742, i32 %743, i64 1
  %745 = extractelement <16 x i32> %737, i64 2
  %746 = insertelement <4 x i32> %744, i32 %745, i64 2
  %747 = extractelement <16 x i32> %737, i64 3
  %748 = insertelement <4 x i32> %746, i32 %747, i64 3
  store <4 x i32> %748, ptr %3, align 16
  %749 = extractelement <16 x i32> %737, i64 4
  %750 = insertelement <4 x i32> poison, i32 %749, i64 0
  %751 = extractelement <16 x i32> %737, i64 5
  %752 = insertelement <4 x i32> %750, i32 %751, i64 1
  %753 = extractelement <16 x i32> %737, i64 6
  %754 = insertelement <4 x i32> %752, i32 %753, i64 2
  %755 = extractelement <16 x i32> %737, i64 7
  %756 = insertelement <4 x i32> %754, i32 %755, i64 3
  store <4 x i32> %756, ptr %738, align 16
  %757 = extractelement <16 x i32> %737, i64 8
  %758 = insertelement <4 x i32> poison, i32 %757, i64 0
  %759 = extractelement <16 x i32> %737, i64 9
  %760 = insertelement <4 x i32> %758, i32 %759, i64 1
  %761 = extractelement <16 x i32> %737, i64 10
  %762 = insertelement <4 x i32> %760, i32 %761, i64 2
  %763 = extractelement <16 x i32> %737, i64 11
  %764 = insertelement <4 x i32> %762, i32 %763, i64 3
  store <4 x i32> %764, ptr %739, align 16
  %765 = extractelement <16 x i32> %737, i64 12
  %766 = insertelement <4 x i32> poison, i32 %765, i64 0
  %767 = extractelement <16 x i32> %737, i64 13
  %768 = insertelement <4 x i32> %766, i32 %767, i64 1
  %769 = extractelement <16 x i32> %737, i64 14
  %770 = insertelement <4 x i32> %768, i32 %769, i64 2
  %771 = extractelement <16 x i32> %737, i64 15
  %772 = insertelement <4 x i32> %770, i32 %771, i64 3
  store <4 x i32> %772, ptr %740, align 16
  %773 = getelementptr float, ptr %3, i64 4
  %774 = getelementptr float, ptr %3, i64 8
  %775 = getelementptr float, ptr %3, i64 12
  %776 = load <4 x float>, ptr %3, align 16
  %777 = extractelement <4 x float> %776, i64 0
  %778 = insertelement <16 x float> poison, float %777, i64 0
  %779 = extractelement <4 x float> %776, i64 1
  %780 = insertelement <16 x float> %778, float %779, i64 1
  %781 = extractelement <4 x float> %776, i64 2
  %782 = insertelement <16 x float> %780, float %781, i64 2
  %783 = extractelement <4 x float> %776, i64 3
  %784 = insertelement <16 x float> %782, float %783, i64 3
  %785 = load <4 x float>, ptr %773, align 16
  %786 = extractelement <4 x float> %785, i64 0
  %787 = insertelement <16 x float> %784, float %786, i64 4
  %788 = extractelement <4 x float> %785, i64 1
  %789 = insertelement <16 x float> %787, float %788, i64 5
  %790 = extractelement <4 x float> %785, i64 2
  %791 = insertelement <16 x float> %789, float %790, i64 6
  %792 = extractelement <4 x float> %785, i64 3
  %793 = insertelement <16 x float> %791, float %792, i64 7
  %794 = load <4 x float>, ptr %774, align 16
  %795 = extractelement <4 x float> %794, i64 0
  %796 = insertelement <16 x float> %793, float %795, i64 8
  %797 = extractelement <4 x float> %794, i64 1
  %798 = insertelement <16 x float> %796, float %797, i64 9
  %799 = extractelement <4 x float> %794, i64 2
  %800 = insertelement <16 x float> %798, float %799, i64 10
  %801 = extractelement <4 x float> %794, i64 3
  %802 = insertelement <16 x float> %800, float %801, i64 11
  %803 = load <4 x float>, ptr %775, align 16
  %804 = extractelement <4 x float> %803, i64 0
  %805 = insertelement <16 x float> %802, float %804, i64 12
  %806 = extractelement <4 x float> %803, i64 1
  %807 = insertelement <16 x float> %805, float %806, i64 13
  %808 = extractelement <4 x float> %803, i64 2
  %809 = insertelement <16 x float> %807, float %808, i64 14
  %810 = extractelement <4 x float> %803, i64 3
  %811 = insertelement <16 x float> %809, float %810, i64 15
  %812 = getelementptr float, ptr addrspace(1) %609, i64 2
  %813 = getelementptr float, ptr addrspace(1) %609, i64 4
  %814 = getelementptr float, ptr addrspace(1) %609, i64 6
  %815 = getelementptr float, ptr addrspace(1) %609, i64 8
  %816 = getelementptr float, ptr addrspace(1) %609, i64 10
  %817 = getelementptr float, ptr addrspace(1) %609, i64 12
  %818 = getelementptr float, ptr addrspace(1) %609, i64 14
  %819 = getelementptr float, ptr addrspace(1) %609, i64 16
  %820 = getelementptr float, ptr addrspace(1) %609, i64 18
  %821 = getelementptr float, ptr addrspace(1) %609, i64 20
  %822 = getelementptr float, ptr addrspace(1) %609, i64 22
  %823 = getelementptr float, ptr addrspace(1) %609, i64 24
  %824 = getelementptr float, ptr addrspace(1) %609, i64 26
  %825 = getelementptr float, ptr addrspace(1) %609, i64 28
  %826 = getelementptr float, ptr addrspace(1) %609, i64 30
  %827 = extractelement <16 x float> %811, i64 0
  store float %827, ptr addrspace(1) %609, align 4
  %828 = extractelement <16 x float> %811, i64 1
  store float %828, ptr addrspace(1) %812, align 4
  %829 = extractelement <16 x float> %811, i64 2
  store float %829, ptr addrspace(1) %813, align 4
  %830 = extractelement <16 x float> %811, i64 3
  store float %830, ptr addrspace(1) %814, align 4
  %831 = extractelement <16 x float> %811, i64 4
  store float %831, ptr addrspace(1) %815, align 4
  %832 = extractelement <16 x float> %811, i64 5
  store float %832, ptr addrspace(1) %816, align 4
  %833 = extractelement <16 x float> %811, i64 6
  store float %833, ptr addrspace(1) %817, align 4
  %834 = extractelement <16 x float> %811, i64 7
  store float %834, ptr addrspace(1) %818, align 4
  %835 = extractelement <16 x float> %811, i64 8
  store float %835, ptr addrspace(1) %819, align 4
  %836 = extractelement <16 x float> %811, i64 9
  store float %836, ptr addrspace(1) %820, align 4
  %837 = extractelement <16 x float> %811, i64 10
  store float %837, ptr addrspace(1) %821, align 4
  %838 = extractelement <16 x float> %811, i64 11
  store float %838, ptr addrspace(1) %822, align 4
  %839 = extractelement <16 x float> %811, i64 12
  store float %839, ptr addrspace(1) %823, align 4
  %840 = extractelement <16 x float> %811, i64 13
  store float %840, ptr addrspace(1) %824, align 4
  %841 = extractelement <16 x float> %811, i64 14
  store float %841, ptr addrspace(1) %825, align 4
  %842 = extractelement <16 x float> %811, i64 15
  store float %842, ptr addrspace(1) %826, align 4
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %8, label %843, label %844

843:                                              ; preds = %10
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %12, i32 32)
  br label %844

844:                                              ; preds = %843, %10
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
declare <16 x i32> @llvm.nvvm.tcgen05.ld.16x64b.x16(ptr addrspace(6) captures(none), i1 immarg) #6

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
