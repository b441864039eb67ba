; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [32 x half], align 16
  %6 = alloca [32 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %34, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 1024
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 64
  %13 = udiv i32 %9, 64
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr half, ptr addrspace(1) %0, i64 %16
  %18 = load half, ptr addrspace(1) %17, align 2
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 64
  %22 = urem i32 %20, 8
  %23 = udiv i32 %20, 8
  %24 = mul nsw i32 %22, 512
  %25 = add nsw i32 %21, %24
  %26 = add nsw i32 %25, %23
  %27 = sext i32 %26 to i64
  %28 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %27
  %29 = ptrtoint ptr addrspace(3) %28 to i32
  %30 = and i32 %29, 896
  %31 = lshr i32 %30, 3
  %32 = xor i32 %29, %31
  %33 = inttoptr i32 %32 to ptr addrspace(3)
  store half %18, ptr addrspace(3) %33, align 2
  %34 = add i32 %9, 128
  br label %8

35:                                               ; preds = %8
  br label %36

36:                                               ; preds = %39, %35
  %37 = phi i32 [ %62, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 1024
  br i1 %38, label %39, label %63

39:                                               ; preds = %36
  %40 = urem i32 %37, 64
  %41 = udiv i32 %37, 64
  %42 = mul nsw i32 %40, 16
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr half, ptr addrspace(1) %1, i64 %44
  %46 = load half, ptr addrspace(1) %45, align 2
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 64
  %50 = urem i32 %48, 8
  %51 = udiv i32 %48, 8
  %52 = mul nsw i32 %50, 512
  %53 = add nsw i32 %49, %52
  %54 = add nsw i32 %53, %51
  %55 = sext i32 %54 to i64
  %56 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %55
  %57 = ptrtoint ptr addrspace(3) %56 to i32
  %58 = and i32 %57, 896
  %59 = lshr i32 %58, 3
  %60 = xor i32 %57, %59
  %61 = inttoptr i32 %60 to ptr addrspace(3)
  store half %46, ptr addrspace(3) %61, align 2
  %62 = add i32 %37, 128
  br label %36

63:                                               ; preds = %36
  %64 = lshr i32 %7, 5
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %67

66:                                               ; preds = %63
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %67

67:                                               ; preds = %66, %63
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %68 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %69 = inttoptr i32 %68 to ptr addrspace(6)
  %70 = icmp eq i32 %7, 0
  br i1 %70, label %71, label %72

71:                                               ; preds = %67
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %72

72:                                               ; preds = %71, %67
  %73 = urem i32 %7, 32
  %74 = udiv i32 %7, 32
  %75 = mul nsw i32 %73, 32
  %76 = mul nsw i32 %74, 1024
  %77 = add nsw i32 %75, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr half, ptr addrspace(1) %2, i64 %78
  %80 = mul nsw i32 %64, 4194304
  %81 = sext i32 %80 to i64
  %82 = sdiv exact i64 %81, 2
  %83 = getelementptr i8, ptr addrspace(6) %69, i64 %82
  %84 = getelementptr half, ptr addrspace(1) %79, i64 8
  %85 = getelementptr half, ptr addrspace(1) %79, i64 16
  %86 = getelementptr half, ptr addrspace(1) %79, i64 24
  %87 = load <8 x half>, ptr addrspace(1) %79, align 16
  %88 = extractelement <8 x half> %87, i64 0
  %89 = insertelement <32 x half> poison, half %88, i64 0
  %90 = extractelement <8 x half> %87, i64 1
  %91 = insertelement <32 x half> %89, half %90, i64 1
  %92 = extractelement <8 x half> %87, i64 2
  %93 = insertelement <32 x half> %91, half %92, i64 2
  %94 = extractelement <8 x half> %87, i64 3
  %95 = insertelement <32 x half> %93, half %94, i64 3
  %96 = extractelement <8 x half> %87, i64 4
  %97 = insertelement <32 x half> %95, half %96, i64 4
  %98 = extractelement <8 x half> %87, i64 5
  %99 = insertelement <32 x half> %97, half %98, i64 5
  %100 = extractelement <8 x half> %87, i64 6
  %101 = insertelement <32 x half> %99, half %100, i64 6
  %102 = extractelement <8 x half> %87, i64 7
  %103 = insertelement <32 x half> %101, half %102, i64 7
  %104 = load <8 x half>, ptr addrspace(1) %84, align 16
  %105 = extractelement <8 x half> %104, i64 0
  %106 = insertelement <32 x half> %103, half %105, i64 8
  %107 = extractelement <8 x half> %104, i64 1
  %108 = insertelement <32 x half> %106, half %107, i64 9
  %109 = extractelement <8 x half> %104, i64 2
  %110 = insertelement <32 x half> %108, half %109, i64 10
  %111 = extractelement <8 x half> %104, i64 3
  %112 = insertelement <32 x half> %110, half %111, i64 11
  %113 = extractelement <8 x half> %104, i64 4
  %114 = insertelement <32 x half> %112, half %113, i64 12
  %115 = extractelement <8 x half> %104, i64 5
  %116 = insertelement <32 x half> %114, half %115, i64 13
  %117 = extractelement <8 x half> %104, i64 6
  %118 = insertelement <32 x half> %116, half %117, i64 14
  %119 = extractelement <8 x half> %104, i64 7
  %120 = insertelement <32 x half> %118, half %119, i64 15
  %121 = load <8 x half>, ptr addrspace(1) %85, align 16
  %122 = extractelement <8 x half> %121, i64 0
  %123 = insertelement <32 x half> %120, half %122, i64 16
  %124 = extractelement <8 x half> %121, i64 1
  %125 = insertelement <32 x half> %123, half %124, i64 17
  %126 = extractelement <8 x half> %121, i64 2
  %127 = insertelement <32 x half> %125, half %126, i64 18
  %128 = extractelement <8 x half> %121, i64 3
  %129 = insertelement <32 x half> %127, half %128, i64 19
  %130 = extractelement <8 x half> %121, i64 4
  %131 = insertelement <32 x half> %129, half %130, i64 20
  %132 = extractelement <8 x half> %121, i64 5
  %133 = insertelement <32 x half> %131, half %132, i64 21
  %134 = extractelement <8 x half> %121, i64 6
  %135 = insertelement <32 x half> %133, half %134, i64 22
  %136 = extractelement <8 x half> %121, i64 7
  %137 = insertelement <32 x half> %135, half %136, i64 23
  %138 = load <8 x half>, ptr addrspace(1) %86, align 16
  %139 = extractelement <8 x half> %138, i64 0
  %140 = insertelement <32 x half> %137, half %139, i64 24
  %141 = extractelement <8 x half> %138, i64 1
  %142 = insertelement <32 x half> %140, half %141, i64 25
  %143 = extractelement <8 x half> %138, i64 2
  %144 = insertelement <32 x half> %142, half %143, i64 26
  %145 = extractelement <8 x half> %138, i64 3
  %146 = insertelement <32 x half> %144, half %145, i64 27
  %147 = extractelement <8 x half> %138, i64 4
  %148 = insertelement <32 x half> %146, half %147, i64 28
  %149 = extractelement <8 x half> %138, i64 5
  %150 = insertelement <32 x half> %148, half %149, i64 29
  %151 = extractelement <8 x half> %138, i64 6
  %152 = insertelement <32 x half> %150, half %151, i64 30
  %153 = extractelement <8 x half> %138, i64 7
  %154 = insertelement <32 x half> %152, half %153, i64 31
  %155 = getelementptr half, ptr %6, i64 8
  %156 = getelementptr half, ptr %6, i64 16
  %157 = getelementptr half, ptr %6, i64 24
  %158 = extractelement <32 x half> %154, i64 0
  %159 = insertelement <8 x half> poison, half %158, i64 0
  %160 = extractelement <32 x half> %154, i64 1
  %161 = insertelement <8 x half> %159, half %160, i64 1
  %162 = extractelement <32 x half> %154, i64 2
  %163 = insertelement <8 x half> %161, half %162, i64 2
  %164 = extractelement <32 x half> %154, i64 3
  %165 = insertelement <8 x half> %163, half %164, i64 3
  %166 = extractelement <32 x half> %154, i64 4
  %167 = insertelement <8 x half> %165, half %166, i64 4
  %168 = extractelement <32 x half> %154, i64 5
  %169 = insertelement <8 x half> %167, half %168, i64 5
  %170 = extractelement <32 x half> %154, i64 6
  %171 = insertelement <8 x half> %169, half %170, i64 6
  %172 = extractelement <32 x half> %154, i64 7
  %173 = insertelement <8 x half> %171, half %172, i64 7
  store <8 x half> %173, ptr %6, align 16
  %174 = extractelement <32 x half> %154, i64 8
  %175 = insertelement <8 x half> poison, half %174, i64 0
  %176 = extractelement <32 x half> %154, i64 9
  %177 = insertelement <8 x half> %175, half %176, i64 1
  %178 = extractelement <32 x half> %154, i64 10
  %179 = insertelement <8 x half> %177, half %178, i64 2
  %180 = extractelement <32 x half> %154, i64 11
  %181 = insertelement <8 x half> %179, half %180, i64 3
  %182 = extractelement <32 x half> %154, i64 12
  %183 = insertelement <8 x half> %181, half %182, i64 4
  %184 = extractelement <32 x half> %154, i64 13
  %185 = insertelement <8 x half> %183, half %184, i64 5
  %186 = extractelement <32 x half> %154, i64 14
  %187 = insertelement <8 x half> %185, half %186, i64 6
  %188 = extractelement <32 x half> %154, i64 15
  %189 = insertelement <8 x half> %187, half %188, i64 7
  store <8 x half> %189, ptr %155, align 16
  %190 = extractelement <32 x half> %154, i64 16
  %191 = insertelement <8 x half> poison, half %190, i64 0
  %192 = extractelement <32 x half> %154, i64 17
  %193 = insertelement <8 x half> %191, half %192, i64 1
  %194 = extractelement <32 x half> %154, i64 18
  %195 = insertelement <8 x half> %193, half %194, i64 2
  %196 = extractelement <32 x half> %154, i64 19
  %197 = insertelement <8 x half> %195, half %196, i64 3
  %198 = extractelement <32 x half> %154, i64 20
  %199 = insertelement <8 x half> %197, half %198, i64 4
  %200 = extractelement <32 x half> %154, i64 21
  %201 = insertelement <8 x half> %199, half %200, i64 5
  %202 = extractelement <32 x half> %154, i64 22
  %203 = insertelement <8 x half> %201, half %202, i64 6
  %204 = extractelement <32 x half> %154, i64 23
  %205 = insertelement <8 x half> %203, half %204, i64 7
  store <8 x half> %205, ptr %156, align 16
  %206 = extractelement <32 x half> %154, i64 24
  %207 = insertelement <8 x half> poison, half %206, i64 0
  %208 = extractelement <32 x half> %154, i64 25
  %209 = insertelement <8 x half> %207, half %208, i64 1
  %210 = extractelement <32 x half> %154, i64 26
  %211 = insertelement <8 x half> %209, half %210, i64 2
  %212 = extractelement <32 x half> %154, i64 27
  %213 = insertelement <8 x half> %211, half %212, i64 3
  %214 = extractelement <32 x half> %154, i64 28
  %215 = insertelement <8 x half> %213, half %214, i64 4
  %216 = extractelement <32 x half> %154, i64 29
  %217 = insertelement <8 x half> %215, half %216, i64 5
  %218 = extractelement <32 x half> %154, i64 30
  %219 = insertelement <8 x half> %217, half %218, i64 6
  %220 = extractelement <32 x half> %154, i64 31
  %221 = insertelement <8 x half> %219, half %220, i64 7
  store <8 x half> %221, ptr %157, align 16
  %222 = getelementptr i32, ptr %6, i64 4
  %223 = getelementptr i32, ptr %6, i64 8
  %224 = getelementptr i32, ptr %6, i64 12
  %225 = load <4 x i32>, ptr %6, align 16
  %226 = extractelement <4 x i32> %225, i64 0
  %227 = insertelement <16 x i32> poison, i32 %226, i64 0
  %228 = extractelement <4 x i32> %225, i64 1
  %229 = insertelement <16 x i32> %227, i32 %228, i64 1
  %230 = extractelement <4 x i32> %225, i64 2
  %231 = insertelement <16 x i32> %229, i32 %230, i64 2
  %232 = extractelement <4 x i32> %225, i64 3
  %233 = insertelement <16 x i32> %231, i32 %232, i64 3
  %234 = load <4 x i32>, ptr %222, align 16
  %235 = extractelement <4 x i32> %234, i64 0
  %236 = insertelement <16 x i32> %233, i32 %235, i64 4
  %237 = extractelement <4 x i32> %234, i64 1
  %238 = insertelement <16 x i32> %236, i32 %237, i64 5
  %239 = extractelement <4 x i32> %234, i64 2
  %240 = insertelement <16 x i32> %238, i32 %239, i64 6
  %241 = extractelement <4 x i32> %234, i64 3
  %242 = insertelement <16 x i32> %240, i32 %241, i64 7
  %243 = load <4 x i32>, ptr %223, align 16
  %244 = extractelement <4 x i32> %243, i64 0
  %245 = insertelement <16 x i32> %242, i32 %244, i64 8
  %246 = extractelement <4 x i32> %243, i64 1
  %247 = insertelement <16 x i32> %245, i32 %246, i64 9
  %248 = extractelement <4 x i32> %243, i64 2
  %249 = insertelement <16 x i32> %247, i32 %248, i64 10
  %250 = extractelement <4 x i32> %243, i64 3
  %251 = insertelement <16 x i32> %249, i32 %250, i64 11
  %252 = load <4 x i32>, ptr %224, align 16
  %253 = extractelement <4 x i32> %252, i64 0
  %254 = insertelement <16 x i32> %251, i32 %253, i64 12
  %255 = extractelement <4 x i32> %252, i64 1
  %256 = insertelement <16 x i32> %254, i32 %255, i64 13
  %257 = extractelement <4 x i32> %252, i64 2
  %258 = insertelement <16 x i32> %256, i32 %257, i64 14
  %259 = extractelement <4 x i32> %252, i64 3
  %260 = insertelement <16 x i32> %258, i32 %259, i64 15
  %261 = extractelement <16 x i32> %260, i64 0
  %262 = extractelement <16 x i32> %260, i64 1
  %263 = extractelement <16 x i32> %260, i64 2
  %264 = extractelement <16 x i32> %260, i64 3
  %265 = extractelement <16 x i32> %260, i64 4
  %266 = extractelement <16 x i32> %260, i64 5
  %267 = extractelement <16 x i32> %260, i64 6
  %268 = extractelement <16 x i32> %260, i64 7
  %269 = extractelement <16 x i32> %260, i64 8
  %270 = extractelement <16 x i32> %260, i64 9
  %271 = extractelement <16 x i32> %260, i64 10
  %272 = extractelement <16 x i32> %260, i64 11
  %273 = extractelement <16 x i32> %260, i64 12
  %274 = extractelement <16 x i32> %260, i64 13
  %275 = extractelement <16 x i32> %260, i64 14
  %276 = extractelement <16 x i32> %260, i64 15
  %277 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %261, i32 %262, i32 %263, i32 %264, i32 %265, i32 %266, i32 %267, i32 %268, i32 %269, i32 %270, i32 %271, i32 %272, i32 %273, i32 %274, i32 %275, i32 %276)
  %278 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 0
  %279 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 1
  %280 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 2
  %281 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 3
  %282 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 4
  %283 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 5
  %284 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 6
  %285 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 7
  %286 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 8
  %287 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 9
  %288 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 10
  %289 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 11
  %290 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 12
  %291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 13
  %292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 14
  %293 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %277, 15
  %294 = insertelement <16 x i32> poison, i32 %278, i64 0
  %295 = insertelement <16 x i32> %294, i32 %279, i64 1
  %296 = insertelement <16 x i32> %295, i32 %280, i64 2
  %297 = insertelement <16 x i32> %296, i32 %281, i64 3
  %298 = insertelement <16 x i32> %297, i32 %282, i64 4
  %299 = insertelement <16 x i32> %298, i32 %283, i64 5
  %300 = insertelement <16 x i32> %299, i32 %284, i64 6
  %301 = insertelement <16 x i32> %300, i32 %285, i64 7
  %302 = insertelement <16 x i32> %301, i32 %286, i64 8
  %303 = insertelement <16 x i32> %302, i32 %287, i64 9
  %304 = insertelement <16 x i32> %303, i32 %288, i64 10
  %305 = insertelement <16 x i32> %304, i32 %289, i64 11
  %306 = insertelement <16 x i32> %305, i32 %290, i64 12
  %307 = insertelement <16 x i32> %306, i32 %291, i64 13
  %308 = insertelement <16 x i32> %307, i32 %292, i64 14
  %309 = insertelement <16 x i32> %308, i32 %293, i64 15
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %83, <16 x i32> %309, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %70, label %310, label %319

310:                                              ; preds = %72
  %311 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %312 = lshr i32 %311, 4
  %313 = zext i32 %312 to i64
  %314 = or i64 %313, 4611756662049538048
  %315 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %316 = lshr i32 %315, 4
  %317 = zext i32 %316 to i64
  %318 = or i64 %317, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) %69, i64 %314, i64 %318, i32 68157440, i1 true, i32 0, i32 0, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %319

319:                                              ; preds = %310, %72
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %320 = urem i32 %7, 32
  %321 = udiv i32 %7, 32
  %322 = mul nsw i32 %320, 32
  %323 = mul nsw i32 %321, 1024
  %324 = add nsw i32 %322, %323
  %325 = sext i32 %324 to i64
  %326 = getelementptr half, ptr addrspace(1) %3, i64 %325
  %327 = mul nsw i32 %64, 4194304
  %328 = sext i32 %327 to i64
  %329 = sdiv exact i64 %328, 2
  %330 = getelementptr i8, ptr addrspace(6) %69, i64 %329
  %331 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %330, i1 true)
  %332 = getelementptr i32, ptr %5, i64 4
  %333 = getelementptr i32, ptr %5, i64 8
  %334 = getelementptr i32, ptr %5, i64 12
  %335 = extractelement <16 x i32> %331, i64 0
  %336 = insertelement <4 x i32> poison, i32 %335, i64 0
  %337 = extractelement <16 x i32> %331, i64 1
  %338 = insertelement <4 x i32> %336, i32 %337, i64 1
  %339 = extractelement <16 x i32> %331, i64 2
  %340 = insertelement <4 x i32> %338, i32 %339, i64 2
  %341 = extractelement <16 x i32> %331, i64 3
  %342 = insertelement <4 x i32> %340, i32 %341, i64 3
  store <4 x i32> %342, ptr %5, align 16
  %343 = extractelement <16 x i32> %331, i64 4
  %344 = insertelement <4 x i32> poison, i32 %343, i64 0
  %345 = extractelement <16 x i32> %331, i64 5
  %346 = insertelement <4 x i32> %344, i32 %345, i64 1
  %347 = extractelement <16 x i32> %331, i64 6
  %348 = insertelement <4 x i32> %346, i32 %347, i64 2
  %349 = extractelement <16 x i32> %331, i64 7
  %350 = insertelement <4 x i32> %348, i32 %349, i64 3
  store <4 x i32> %350, ptr %332, align 16
  %351 = extractelement <16 x i32> %331, i64 8
  %352 = insertelement <4 x i32> poison, i32 %351, i64 0
  %353 = extractelement <16 x i32> %331, i64 9
  %354 = insertelement <4 x i32> %352, i32 %353, i64 1
  %355 = extractelement <16 x i32> %331, i64 10
  %356 = insertelement <4 x i32> %354, i32 %355, i64 2
  %357 = extractelement <16 x i32> %331, i64 11
  %358 = insertelement <4 x i32> %356, i32 %357, i64 3
  store <4 x i32> %358, ptr %333, align 16
  %359 = extractelement <16 x i32> %331, i64 12
  %360 = insertelement <4 x i32> poison, i32 %359, i64 0
  %361 = extractelement <16 x i32> %331, i64 13
  %362 = insertelement <4 x i32> %360, i32 %361, i64 1
  %363 = extractelement <16 x i32> %331, i64 14
  %364 = insertelement <4 x i32> %362, i32 %363, i64 2
  %365 = extractelement <16 x i32> %331, i64 15
  %366 = insertelement <4 x i32> %364, i32 %365, i64 3
  store <4 x i32> %366, ptr %334, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %367 = getelementptr i32, ptr %5, i64 4
  %368 = getelementptr i32, ptr %5, i64 8
  %369 = getelementptr i32, ptr %5, i64 12
  %370 = load <4 x i32>, ptr %5, align 16
  %371 = extractelement <4 x i32> %370, i64 0
  %372 = insertelement <16 x i32> poison, i32 %371, i64 0
  %373 = extractelement <4 x i32> %370, i64 1
  %374 = insertelement <16 x i32> %372, i32 %373, i64 1
  %375 = extractelement <4 x i32> %370, i64 2
  %376 = insertelement <16 x i32> %374, i32 %375, i64 2
  %377 = extractelement <4 x i32> %370, i64 3
  %378 = insertelement <16 x i32> %376, i32 %377, i64 3
  %379 = load <4 x i32>, ptr %367, align 16
  %380 = extractelement <4 x i32> %379, i64 0
  %381 = insertelement <16 x i32> %378, i32 %380, i64 4
  %382 = extractelement <4 x i32> %379, i64 1
  %383 = insertelement <16 x i32> %381, i32 %382, i64 5
  %384 = extractelement <4 x i32> %379, i64 2
  %385 = insertelement <16 x i32> %383, i32 %384, i64 6
  %386 = extractelement <4 x i32> %379, i64 3
  %387 = insertelement <16 x i32> %385, i32 %386, i64 7
  %388 = load <4 x i32>, ptr %368, align 16
  %389 = extractelement <4 x i32> %388, i64 0
  %390 = insertelement <16 x i32> %387, i32 %389, i64 8
  %391 = extractelement <4 x i32> %388, i64 1
  %392 = insertelement <16 x i32> %390, i32 %391, i64 9
  %393 = extractelement <4 x i32> %388, i64 2
  %394 = insertelement <16 x i32> %392, i32 %393, i64 10
  %395 = extractelement <4 x i32> %388, i64 3
  %396 = insertelement <16 x i32> %394, i32 %395, i64 11
  %397 = load <4 x i32>, ptr %369, align 16
  %398 = extractelement <4 x i32> %397, i64 0
  %399 = insertelement <16 x i32> %396, i32 %398, i64 12
  %400 = extractelement <4 x i32> %397, i64 1
  %401 = insertelement <16 x i32> %399, i32 %400, i64 13
  %402 = extractelement <4 x i32> %397, i64 2
  %403 = insertelement <16 x i32> %401, i32 %402, i64 14
  %404 = extractelement <4 x i32> %397, i64 3
  %405 = insertelement <16 x i32> %403, i32 %404, i64 15
  %406 = extractelement <16 x i32> %405, i64 0
  %407 = extractelement <16 x i32> %405, i64 1
  %408 = extractelement <16 x i32> %405, i64 2
  %409 = extractelement <16 x i32> %405, i64 3
  %410 = extractelement <16 x i32> %405, i64 4
  %411 = extractelement <16 x i32> %405, i64 5
  %412 = extractelement <16 x i32> %405, i64 6
  %413 = extractelement <16 x i32> %405, i64 7
  %414 = extractelement <16 x i32> %405, i64 8
  %415 = extractelement <16 x i32> %405, i64 9
  %416 = extractelement <16 x i32> %405, i64 10
  %417 = extractelement <16 x i32> %405, i64 11
  %418 = extractelement <16 x i32> %405, i64 12
  %419 = extractelement <16 x i32> %405, i64 13
  %420 = extractelement <16 x i32> %405, i64 14
  %421 = extractelement <16 x i32> %405, i64 15
  %422 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %406, i32 %407, i32 %408, i32 %409, i32 %410, i32 %411, i32 %412, i32 %413, i32 %414, i32 %415, i32 %416, i32 %417, i32 %418, i32 %419, i32 %420, i32 %421)
  %423 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 0
  %424 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 1
  %425 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 2
  %426 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 3
  %427 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 4
  %428 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 5
  %429 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 6
  %430 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 7
  %431 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 8
  %432 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 9
  %433 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 10
  %434 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 11
  %435 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 12
  %436 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 13
  %437 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 14
  %438 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %422, 15
  %439 = insertelement <16 x i32> poison, i32 %423, i64 0
  %440 = insertelement <16 x i32> %439, i32 %424, i64 1
  %441 = insertelement <16 x i32> %440, i32 %425, i64 2
  %442 = insertelement <16 x i32> %441, i32 %426, i64 3
  %443 = insertelement <16 x i32> %442, i32 %427, i64 4
  %444 = insertelement <16 x i32> %443, i32 %428, i64 5
  %445 = insertelement <16 x i32> %444, i32 %429, i64 6
  %446 = insertelement <16 x i32> %445, i32 %430, i64 7
  %447 = insertelement <16 x i32> %446, i32 %431, i64 8
  %448 = insertelement <16 x i32> %447, i32 %432, i64 9
  %449 = insertelement <16 x i32> %448, i32 %433, i64 10
  %450 = insertelement <16 x i32> %449, i32 %434, i64 11
  %451 = insertelement <16 x i32> %450, i32 %435, i64 12
  %452 = insertelement <16 x i32> %451, i32 %436, i64 13
  %453 = insertelement <16 x i32> %452, i32 %437, i64 14
  %454 = insertelement <16 x i32> %453, i32 %438, i64 15
  %455 = getelementptr i32, ptr %5, i64 4
  %456 = getelementptr i32, ptr %5, i64 8
  %457 = getelementptr i32, ptr %5, i64 12
  %458 = extractelement <16 x i32> %454, i64 0
  %459 = insertelement <4 x i32> poison, i32 %458, i64 0
  %460 = extractelement <16 x i32> %454, i64 1
  %461 = insertelement <4 x i32> %459, i32 %460, i64 1
  %462 = extractelement <16 x i32> %454, i64 2
  %463 = insertelement <4 x i32> %461, i32 %462, i64 2
  %464 = extractelement <16 x i32> %454, i64 3
  %465 = insertelement <4 x i32> %463, i32 %464, i64 3
  store <4 x i32> %465, ptr %5, align 16
  %466 = extractelement <16 x i32> %454, i64 4
  %467 = insertelement <4 x i32> poison, i32 %466, i64 0
  %468 = extractelement <16 x i32> %454, i64 5
  %469 = insertelement <4 x i32> %467, i32 %468, i64 1
  %470 = extractelement <16 x i32> %454, i64 6
  %471 = insertelement <4 x i32> %469, i32 %470, i64 2
  %472 = extractelement <16 x i32> %454, i64 7
  %473 = insertelement <4 x i32> %471, i32 %472, i64 3
  store <4 x i32> %473, ptr %455, align 16
  %474 = extractelement <16 x i32> %454, i64 8
  %475 = insertelement <4 x i32> poison, i32 %474, i64 0
  %476 = extractelement <16 x i32> %454, i64 9
  %477 = insertelement <4 x i32> %475, i32 %476, i64 1
  %478 = extractelement <16 x i32> %454, i64 10
  %479 = insertelement <4 x i32> %477, i32 %478, i64 2
  %480 = extractelement <16 x i32> %454, i64 11
  %481 = insertelement <4 x i32> %479, i32 %480, i64 3
  store <4 x i32> %481, ptr %456, align 16
  %482 = extractelement <16 x i32> %454, i64 12
  %483 = insertelement <4 x i32> poison, i32 %482, i64 0
  %484 = extractelement <16 x i32> %454, i64 13
  %485 = insertelement <4 x i32> %483, i32 %484, i64 1
  %486 = extractelement <16 x i32> %454, i64 14
  %487 = insertelement <4 x i32> %485, i32 %486, i64 2
  %488 = extractelement <16 x i32> %454, i64 15
  %489 = insertelement <4 x i32> %487, i32 %488, i64 3
  store <4 x i32> %489, ptr %457, align 16
  %490 = getelementptr half, ptr %5, i64 8
  %491 = getelementptr half, ptr %5, i64 16
  %492 = getelementptr half, ptr %5, i64 24
  %493 = load <8 x half>, ptr %5, align 16
  %494 = extractelement <8 x half> %493, i64 0
  %495 = insertelement <32 x half> poison, half %494, i64 0
  %496 = extractelement <8 x half> %493, i64 1
  %497 = insertelement <32 x half> %495, half %496, i64 1
  %498 = extractelement <8 x half> %493, i64 2
  %499 = insertelement <32 x half> %497, half %498, i64 2
  %500 = extractelement <8 x half> %493, i64 3
  %501 = insertelement <32 x half> %499, half %500, i64 3
  %502 = extractelement <8 x half> %493, i64 4
  %503 = insertelement <32 x half> %501, half %502, i64 4
  %504 = extractelement <8 x half> %493, i64 5
  %505 = insertelement <32 x half> %503, half %504, i64 5
  %506 = extractelement <8 x half> %493, i64 6
  %507 = insertelement <32 x half> %505, half %506, i64 6
  %508 = extractelement <8 x half> %493, i64 7
  %509 = insertelement <32 x half> %507, half %508, i64 7
  %510 = load <8 x half>, ptr %490, align 16
  %511 = extractelement <8 x half> %510, i64 0
  %512 = insertelement <32 x half> %509, half %511, i64 8
  %513 = extractelement <8 x half> %510, i64 1
  %514 = insertelement <32 x half> %512, half %513, i64 9
  %515 = extractelement <8 x half> %510, i64 2
  %516 = insertelement <32 x half> %514, half %515, i64 10
  %517 = extractelement <8 x half> %510, i64 3
  %518 = insertelement <32 x half> %516, half %517, i64 11
  %519 = extractelement <8 x half> %510, i64 4
  %520 = insertelement <32 x half> %518, half %519, i64 12
  %521 = extractelement <8 x half> %510, i64 5
  %522 = insertelement <32 x half> %520, half %521, i64 13
  %523 = extractelement <8 x half> %510, i64 6
  %524 = insertelement <32 x half> %522, half %523, i64 14
  %525 = extractelement <8 x half> %510, i64 7
  %526 = insertelement <32 x half> %524, half %525, i64 15
  %527 = load <8 x half>, ptr %491, align 16
  %528 = extractelement <8 x half> %527, i64 0
  %529 = insertelement <32 x half> %526, half %528, i64 16
  %530 = extractelement <8 x half> %527, i64 1
  %531 = insertelement <32 x half> %529, half %530, i64 17
  %532 = extractelement <8 x half> %527, i64 2
  %533 = insertelement <32 x half> %531, half %532, i64 18
  %534 = extractelement <8 x half> %527, i64 3
  %535 = insertelement <32 x half> %533, half %534, i64 19
  %536 = extractelement <8 x half> %527, i64 4
  %537 = insertelement <32 x half> %535, half %536, i64 20
  %538 = extractelement <8 x half> %527, i64 5
  %539 = insertelement <32 x half> %537, half %538, i64 21
  %540 = extractelement <8 x half> %527, i64 6
  %541 = insertelement <32 x half> %539, half %540, i64 22
  %542 = extractelement <8 x half> %527, i64 7
  %543 = insertelement <32 x half> %541, half %542, i64 23
  %544 = load <8 x half>, ptr %492, align 16
  %545 = extractelement <8 x half> %544, i64 0
  %546 = insertelement <32 x half> %543, half %545, i64 24
  %547 = extractelement <8 x half> %544, i64 1
  %548 = insertelement <32 x half> %546, half %547, i64 25
  %549 = extractelement <8 x half> %544, i64 2
  %550 = insertelement <32 x half> %548, half %549, i64 26
  %551 = extractelement <8 x half> %544, i64 3
  %552 = insertelement <32 x half> %550, half %551, i64 27
  %553 = extractelement <8 x half> %544, i64 4
  %554 = insertelement <32 x half> %552, half %553, i64 28
  %555 = extractelement <8 x half> %544, i64 5
  %556 = insertelement <32 x half> %554, half %555, i64 29
  %557 = extractelement <8 x half> %544, i64 6
  %558 = insertelement <32 x half> %556, half %557, i64 30
  %559 = extractelement <8 x half> %544, i64 7
  %560 = insertelement <32 x half> %558, half %559, i64 31
  %561 = getelementptr half, ptr addrspace(1) %326, i64 8
  %562 = getelementptr half, ptr addrspace(1) %326, i64 16
  %563 = getelementptr half, ptr addrspace(1) %326, i64 24
  %564 = extractelement <32 x half> %560, i64 0
  %565 = insertelement <8 x half> poison, half %564, i64 0
  %566 = extractelement <32 x half> %560, i64 1
  %567 = insertelement <8 x half> %565, half %566, i64 1
  %568 = extractelement <32 x half> %560, i64 2
  %569 = insertelement <8 x half> %567, half %568, i64 2
  %570 = extractelement <32 x half> %560, i64 3
  %571 = insertelement <8 x half> %569, half %570, i64 3
  %572 = extractelement <32 x half> %560, i64 4
  %573 = insertelement <8 x half> %571, half %572, i64 4
  %574 = extractelement <32 x half> %560, i64 5
  %575 = insertelement <8 x half> %573, half %574, i64 5
  %576 = extractelement <32 x half> %560, i64 6
  %577 = insertelement <8 x half> %575, half %576, i64 6
  %578 = extractelement <32 x half> %560, i64 7
  %579 = insertelement <8 x half> %577, half %578, i64 7
  store <8 x half> %579, ptr addrspace(1) %326, align 16
  %580 = extractelement <32 x half> %560, i64 8
  %581 = insertelement <8 x half> poison, half %580, i64 0
  %582 = extractelement <32 x half> %560, i64 9
  %583 = insertelement <8 x half> %581, half %582, i64 1
  %584 = extractelement <32 x half> %560, i64 10
  %585 = insertelement <8 x half> %583, half %584, i64 2
  %586 = extractelement <32 x half> %560, i64 11
  %587 = insertelement <8 x half> %585, half %586, i64 3
  %588 = extractelement <32 x half> %560, i64 12
  %589 = insertelement <8 x half> %587, half %588, i64 4
  %590 = extractelement <32 x half> %560, i64 13
  %591 = insertelement <8 x half> %589, half %590, i64 5
  %592 = extractelement <32 x half> %560, i64 14
  %593 = insertelement <8 x half> %591, half %592, i64 6
  %594 = extractelement <32 x half> %560, i64 15
  %595 = insertelement <8 x half> %593, half %594, i64 7
  store <8 x half> %595, ptr addrspace(1) %561, align 16
  %596 = extractelement <32 x half> %560, i64 16
  %597 = insertelement <8 x half> poison, half %596, i64 0
  %598 = extractelement <32 x half> %560, i64 17
  %599 = insertelement <8 x half> %597, half %598, i64 1
  %600 = extractelement <32 x half> %560, i64 18
  %601 = insertelement <8 x half> %599, half %600, i64 2
  %602 = extractelement <32 x half> %560, i64 19
  %603 = insertelement <8 x half> %601, half %602, i64 3
  %604 = extractelement <32 x half> %560, i64 20
  %605 = insertelement <8 x half> %603, half %604, i64 4
  %606 = extractelement <32 x half> %560, i64 21
  %607 = insertelement <8 x half> %605, half %606, i64 5
  %608 = extractelement <32 x half> %560, i64 22
  %609 = insertelement <8 x half> %607, half %608, i64 6
  %610 = extractelement <32 x half> %560, i64 23
  %611 = insertelement <8 x half> %609, half %610, i64 7
  store <8 x half> %611, ptr addrspace(1) %562, align 16
  %612 = extractelement <32 x half> %560, i64 24
  %613 = insertelement <8 x half> poison, half %612, i64 0
  %614 = extractelement <32 x half> %560, i64 25
  %615 = insertelement <8 x half> %613, half %614, i64 1
  %616 = extractelement <32 x half> %560, i64 26
  %617 = insertelement <8 x half> %615, half %616, i64 2
  %618 = extractelement <32 x half> %560, i64 27
  %619 = insertelement <8 x half> %617, half %618, i64 3
  %620 = extractelement <32 x half> %560, i64 28
  %621 = insertelement <8 x half> %619, half %620, i64 4
  %622 = extractelement <32 x half> %560, i64 29
  %623 = insertelement <8 x half> %621, half %622, i64 5
  %624 = extractelement <32 x half> %560, i64 30
  %625 = insertelement <8 x half> %623, half %624, i64 6
  %626 = extractelement <32 x half> %560, i64 31
  %627 = insertelement <8 x half> %625, half %626, i64 7
  store <8 x half> %627, ptr addrspace(1) %563, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %65, label %628, label %629

628:                                              ; preds = %319
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %69, i32 32)
  br label %629

629:                                              ; preds = %628, %319
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.mbarrier_init.release.cluster() #6

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) captures(none), <16 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.ws.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) captures(none), i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.ld() #3

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) captures(none), i32) #7

attributes #0 = { "nvvm.reqntid"="128" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent nounwind memory(inaccessiblemem: readwrite) }
attributes #4 = { nounwind }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nounwind }
attributes #7 = { convergent nounwind memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
