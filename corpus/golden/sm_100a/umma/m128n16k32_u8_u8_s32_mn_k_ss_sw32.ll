; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x float], align 16
  %6 = alloca [16 x float], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %38, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 4096
  br i1 %10, label %11, label %39

11:                                               ; preds = %8
  %12 = urem i32 %9, 128
  %13 = udiv i32 %9, 128
  %14 = mul nsw i32 %12, 32
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1
  %19 = urem i32 %9, 32
  %20 = udiv i32 %9, 32
  %21 = urem i32 %20, 4
  %22 = udiv i32 %20, 4
  %23 = mul nsw i32 %21, 1024
  %24 = add nsw i32 %19, %23
  %25 = urem i32 %22, 8
  %26 = udiv i32 %22, 8
  %27 = mul nsw i32 %25, 32
  %28 = add nsw i32 %24, %27
  %29 = mul nsw i32 %26, 256
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024), i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 128
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store i8 %18, ptr addrspace(3) %37, align 1
  %38 = add i32 %9, 128
  br label %8

39:                                               ; preds = %8
  br label %40

40:                                               ; preds = %43, %39
  %41 = phi i32 [ %66, %43 ], [ %7, %39 ]
  %42 = icmp slt i32 %41, 512
  br i1 %42, label %43, label %67

43:                                               ; preds = %40
  %44 = urem i32 %41, 16
  %45 = udiv i32 %41, 16
  %46 = mul nsw i32 %44, 32
  %47 = add nsw i32 %46, %45
  %48 = sext i32 %47 to i64
  %49 = getelementptr i8, ptr addrspace(1) %1, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1
  %51 = urem i32 %41, 8
  %52 = udiv i32 %41, 8
  %53 = mul nsw i32 %51, 32
  %54 = urem i32 %52, 2
  %55 = udiv i32 %52, 2
  %56 = mul nsw i32 %54, 256
  %57 = add nsw i32 %53, %56
  %58 = add nsw i32 %57, %55
  %59 = sext i32 %58 to i64
  %60 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %59
  %61 = ptrtoint ptr addrspace(3) %60 to i32
  %62 = and i32 %61, 128
  %63 = lshr i32 %62, 3
  %64 = xor i32 %61, %63
  %65 = inttoptr i32 %64 to ptr addrspace(3)
  store i8 %50, ptr addrspace(3) %65, align 1
  %66 = add i32 %41, 128
  br label %40

67:                                               ; preds = %40
  %68 = lshr i32 %7, 5
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %67
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %71

71:                                               ; preds = %70, %67
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %72 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %73 = inttoptr i32 %72 to ptr addrspace(6)
  %74 = icmp eq i32 %7, 0
  br i1 %74, label %75, label %76

75:                                               ; preds = %71
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %76

76:                                               ; preds = %75, %71
  %77 = urem i32 %7, 32
  %78 = udiv i32 %7, 32
  %79 = mul nsw i32 %77, 16
  %80 = mul nsw i32 %78, 512
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr float, ptr addrspace(1) %2, i64 %82
  %84 = mul nsw i32 %68, 2097152
  %85 = sext i32 %84 to i64
  %86 = getelementptr i8, ptr addrspace(6) %73, i64 %85
  %87 = getelementptr float, ptr addrspace(1) %83, i64 4
  %88 = getelementptr float, ptr addrspace(1) %83, i64 8
  %89 = getelementptr float, ptr addrspace(1) %83, i64 12
  %90 = load <4 x float>, ptr addrspace(1) %83, align 16
  %91 = extractelement <4 x float> %90, i64 0
  %92 = insertelement <16 x float> poison, float %91, i64 0
  %93 = extractelement <4 x float> %90, i64 1
  %94 = insertelement <16 x float> %92, float %93, i64 1
  %95 = extractelement <4 x float> %90, i64 2
  %96 = insertelement <16 x float> %94, float %95, i64 2
  %97 = extractelement <4 x float> %90, i64 3
  %98 = insertelement <16 x float> %96, float %97, i64 3
  %99 = load <4 x float>, ptr addrspace(1) %87, align 16
  %100 = extractelement <4 x float> %99, i64 0
  %101 = insertelement <16 x float> %98, float %100, i64 4
  %102 = extractelement <4 x float> %99, i64 1
  %103 = insertelement <16 x float> %101, float %102, i64 5
  %104 = extractelement <4 x float> %99, i64 2
  %105 = insertelement <16 x float> %103, float %104, i64 6
  %106 = extractelement <4 x float> %99, i64 3
  %107 = insertelement <16 x float> %105, float %106, i64 7
  %108 = load <4 x float>, ptr addrspace(1) %88, align 16
  %109 = extractelement <4 x float> %108, i64 0
  %110 = insertelement <16 x float> %107, float %109, i64 8
  %111 = extractelement <4 x float> %108, i64 1
  %112 = insertelement <16 x float> %110, float %111, i64 9
  %113 = extractelement <4 x float> %108, i64 2
  %114 = insertelement <16 x float> %112, float %113, i64 10
  %115 = extractelement <4 x float> %108, i64 3
  %116 = insertelement <16 x float> %114, float %115, i64 11
  %117 = load <4 x float>, ptr addrspace(1) %89, align 16
  %118 = extractelement <4 x float> %117, i64 0
  %119 = insertelement <16 x float> %116, float %118, i64 12
  %120 = extractelement <4 x float> %117, i64 1
  %121 = insertelement <16 x float> %119, float %120, i64 13
  %122 = extractelement <4 x float> %117, i64 2
  %123 = insertelement <16 x float> %121, float %122, i64 14
  %124 = extractelement <4 x float> %117, i64 3
  %125 = insertelement <16 x float> %123, float %124, i64 15
  %126 = getelementptr float, ptr %6, i64 4
  %127 = getelementptr float, ptr %6, i64 8
  %128 = getelementptr float, ptr %6, i64 12
  %129 = extractelement <16 x float> %125, i64 0
  %130 = insertelement <4 x float> poison, float %129, i64 0
  %131 = extractelement <16 x float> %125, i64 1
  %132 = insertelement <4 x float> %130, float %131, i64 1
  %133 = extractelement <16 x float> %125, i64 2
  %134 = insertelement <4 x float> %132, float %133, i64 2
  %135 = extractelement <16 x float> %125, i64 3
  %136 = insertelement <4 x float> %134, float %135, i64 3
  store <4 x float> %136, ptr %6, align 16
  %137 = extractelement <16 x float> %125, i64 4
  %138 = insertelement <4 x float> poison, float %137, i64 0
  %139 = extractelement <16 x float> %125, i64 5
  %140 = insertelement <4 x float> %138, float %139, i64 1
  %141 = extractelement <16 x float> %125, i64 6
  %142 = insertelement <4 x float> %140, float %141, i64 2
  %143 = extractelement <16 x float> %125, i64 7
  %144 = insertelement <4 x float> %142, float %143, i64 3
  store <4 x float> %144, ptr %126, align 16
  %145 = extractelement <16 x float> %125, i64 8
  %146 = insertelement <4 x float> poison, float %145, i64 0
  %147 = extractelement <16 x float> %125, i64 9
  %148 = insertelement <4 x float> %146, float %147, i64 1
  %149 = extractelement <16 x float> %125, i64 10
  %150 = insertelement <4 x float> %148, float %149, i64 2
  %151 = extractelement <16 x float> %125, i64 11
  %152 = insertelement <4 x float> %150, float %151, i64 3
  store <4 x float> %152, ptr %127, align 16
  %153 = extractelement <16 x float> %125, i64 12
  %154 = insertelement <4 x float> poison, float %153, i64 0
  %155 = extractelement <16 x float> %125, i64 13
  %156 = insertelement <4 x float> %154, float %155, i64 1
  %157 = extractelement <16 x float> %125, i64 14
  %158 = insertelement <4 x float> %156, float %157, i64 2
  %159 = extractelement <16 x float> %125, i64 15
  %160 = insertelement <4 x float> %158, float %159, i64 3
  store <4 x float> %160, ptr %128, align 16
  %161 = getelementptr i32, ptr %6, i64 4
  %162 = getelementptr i32, ptr %6, i64 8
  %163 = getelementptr i32, ptr %6, i64 12
  %164 = load <4 x i32>, ptr %6, align 16
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
  call void @llvm.nvvm.tcgen05.st.32x32b.x16(ptr addrspace(6) %86, <16 x i32> %248, i1 false)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %74, label %249, label %258

249:                                              ; preds = %76
  %250 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %251 = lshr i32 %250, 4
  %252 = zext i32 %251 to i64
  %253 = or i64 %252, -4611615580959539200
  %254 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %255 = lshr i32 %254, 4
  %256 = zext i32 %255 to i64
  %257 = or i64 %256, -4611615580963667968
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %73, i64 %253, i64 %257, i32 134512672, i1 true, i32 3, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %258

258:                                              ; preds = %249, %76
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %259 = urem i32 %7, 32
  %260 = udiv i32 %7, 32
  %261 = mul nsw i32 %259, 16
  %262 = mul nsw i32 %260, 512
  %263 = add nsw i32 %261, %262
  %264 = sext i32 %263 to i64
  %265 = getelementptr float, ptr addrspace(1) %3, i64 %264
  %266 = mul nsw i32 %68, 2097152
  %267 = sext i32 %266 to i64
  %268 = getelementptr i8, ptr addrspace(6) %73, i64 %267
  %269 = call <16 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x16(ptr addrspace(6) %268, i1 false)
  %270 = getelementptr i32, ptr %5, i64 4
  %271 = getelementptr i32, ptr %5, i64 8
  %272 = getelementptr i32, ptr %5, i64 12
  %273 = extractelement <16 x i32> %269, i64 0
  %274 = insertelement <4 x i32> poison, i32 %273, i64 0
  %275 = extractelement <16 x i32> %269, i64 1
  %276 = insertelement <4 x i32> %274, i32 %275, i64 1
  %277 = extractelement <16 x i32> %269, i64 2
  %278 = insertelement <4 x i32> %276, i32 %277, i64 2
  %279 = extractelement <16 x i32> %269, i64 3
  %280 = insertelement <4 x i32> %278, i32 %279, i64 3
  store <4 x i32> %280, ptr %5, align 16
  %281 = extractelement <16 x i32> %269, i64 4
  %282 = insertelement <4 x i32> poison, i32 %281, i64 0
  %283 = extractelement <16 x i32> %269, i64 5
  %284 = insertelement <4 x i32> %282, i32 %283, i64 1
  %285 = extractelement <16 x i32> %269, i64 6
  %286 = insertelement <4 x i32> %284, i32 %285, i64 2
  %287 = extractelement <16 x i32> %269, i64 7
  %288 = insertelement <4 x i32> %286, i32 %287, i64 3
  store <4 x i32> %288, ptr %270, align 16
  %289 = extractelement <16 x i32> %269, i64 8
  %290 = insertelement <4 x i32> poison, i32 %289, i64 0
  %291 = extractelement <16 x i32> %269, i64 9
  %292 = insertelement <4 x i32> %290, i32 %291, i64 1
  %293 = extractelement <16 x i32> %269, i64 10
  %294 = insertelement <4 x i32> %292, i32 %293, i64 2
  %295 = extractelement <16 x i32> %269, i64 11
  %296 = insertelement <4 x i32> %294, i32 %295, i64 3
  store <4 x i32> %296, ptr %271, align 16
  %297 = extractelement <16 x i32> %269, i64 12
  %298 = insertelement <4 x i32> poison, i32 %297, i64 0
  %299 = extractelement <16 x i32> %269, i64 13
  %300 = insertelement <4 x i32> %298, i32 %299, i64 1
  %301 = extractelement <16 x i32> %269, i64 14
  %302 = insertelement <4 x i32> %300, i32 %301, i64 2
  %303 = extractelement <16 x i32> %269, i64 15
  %304 = insertelement <4 x i32> %302, i32 %303, i64 3
  store <4 x i32> %304, ptr %272, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %305 = getelementptr i32, ptr %5, i64 4
  %306 = getelementptr i32, ptr %5, i64 8
  %307 = getelementptr i32, ptr %5, i64 12
  %308 = load <4 x i32>, ptr %5, align 16
  %309 = extractelement <4 x i32> %308, i64 0
  %310 = insertelement <16 x i32> poison, i32 %309, i64 0
  %311 = extractelement <4 x i32> %308, i64 1
  %312 = insertelement <16 x i32> %310, i32 %311, i64 1
  %313 = extractelement <4 x i32> %308, i64 2
  %314 = insertelement <16 x i32> %312, i32 %313, i64 2
  %315 = extractelement <4 x i32> %308, i64 3
  %316 = insertelement <16 x i32> %314, i32 %315, i64 3
  %317 = load <4 x i32>, ptr %305, align 16
  %318 = extractelement <4 x i32> %317, i64 0
  %319 = insertelement <16 x i32> %316, i32 %318, i64 4
  %320 = extractelement <4 x i32> %317, i64 1
  %321 = insertelement <16 x i32> %319, i32 %320, i64 5
  %322 = extractelement <4 x i32> %317, i64 2
  %323 = insertelement <16 x i32> %321, i32 %322, i64 6
  %324 = extractelement <4 x i32> %317, i64 3
  %325 = insertelement <16 x i32> %323, i32 %324, i64 7
  %326 = load <4 x i32>, ptr %306, align 16
  %327 = extractelement <4 x i32> %326, i64 0
  %328 = insertelement <16 x i32> %325, i32 %327, i64 8
  %329 = extractelement <4 x i32> %326, i64 1
  %330 = insertelement <16 x i32> %328, i32 %329, i64 9
  %331 = extractelement <4 x i32> %326, i64 2
  %332 = insertelement <16 x i32> %330, i32 %331, i64 10
  %333 = extractelement <4 x i32> %326, i64 3
  %334 = insertelement <16 x i32> %332, i32 %333, i64 11
  %335 = load <4 x i32>, ptr %307, align 16
  %336 = extractelement <4 x i32> %335, i64 0
  %337 = insertelement <16 x i32> %334, i32 %336, i64 12
  %338 = extractelement <4 x i32> %335, i64 1
  %339 = insertelement <16 x i32> %337, i32 %338, i64 13
  %340 = extractelement <4 x i32> %335, i64 2
  %341 = insertelement <16 x i32> %339, i32 %340, i64 14
  %342 = extractelement <4 x i32> %335, i64 3
  %343 = insertelement <16 x i32> %341, i32 %342, i64 15
  %344 = extractelement <16 x i32> %343, i64 0
  %345 = extractelement <16 x i32> %343, i64 1
  %346 = extractelement <16 x i32> %343, i64 2
  %347 = extractelement <16 x i32> %343, i64 3
  %348 = extractelement <16 x i32> %343, i64 4
  %349 = extractelement <16 x i32> %343, i64 5
  %350 = extractelement <16 x i32> %343, i64 6
  %351 = extractelement <16 x i32> %343, i64 7
  %352 = extractelement <16 x i32> %343, i64 8
  %353 = extractelement <16 x i32> %343, i64 9
  %354 = extractelement <16 x i32> %343, i64 10
  %355 = extractelement <16 x i32> %343, i64 11
  %356 = extractelement <16 x i32> %343, i64 12
  %357 = extractelement <16 x i32> %343, i64 13
  %358 = extractelement <16 x i32> %343, i64 14
  %359 = extractelement <16 x i32> %343, i64 15
  %360 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %344, i32 %345, i32 %346, i32 %347, i32 %348, i32 %349, i32 %350, i32 %351, i32 %352, i32 %353, i32 %354, i32 %355, i32 %356, i32 %357, i32 %358, i32 %359)
  %361 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 0
  %362 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 1
  %363 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 2
  %364 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 3
  %365 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 4
  %366 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 5
  %367 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 6
  %368 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 7
  %369 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 8
  %370 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 9
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 10
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 11
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 12
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 13
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 14
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %360, 15
  %377 = insertelement <16 x i32> poison, i32 %361, i64 0
  %378 = insertelement <16 x i32> %377, i32 %362, i64 1
  %379 = insertelement <16 x i32> %378, i32 %363, i64 2
  %380 = insertelement <16 x i32> %379, i32 %364, i64 3
  %381 = insertelement <16 x i32> %380, i32 %365, i64 4
  %382 = insertelement <16 x i32> %381, i32 %366, i64 5
  %383 = insertelement <16 x i32> %382, i32 %367, i64 6
  %384 = insertelement <16 x i32> %383, i32 %368, i64 7
  %385 = insertelement <16 x i32> %384, i32 %369, i64 8
  %386 = insertelement <16 x i32> %385, i32 %370, i64 9
  %387 = insertelement <16 x i32> %386, i32 %371, i64 10
  %388 = insertelement <16 x i32> %387, i32 %372, i64 11
  %389 = insertelement <16 x i32> %388, i32 %373, i64 12
  %390 = insertelement <16 x i32> %389, i32 %374, i64 13
  %391 = insertelement <16 x i32> %390, i32 %375, i64 14
  %392 = insertelement <16 x i32> %391, i32 %376, i64 15
  %393 = getelementptr i32, ptr %5, i64 4
  %394 = getelementptr i32, ptr %5, i64 8
  %395 = getelementptr i32, ptr %5, i64 12
  %396 = extractelement <16 x i32> %392, i64 0
  %397 = insertelement <4 x i32> poison, i32 %396, i64 0
  %398 = extractelement <16 x i32> %392, i64 1
  %399 = insertelement <4 x i32> %397, i32 %398, i64 1
  %400 = extractelement <16 x i32> %392, i64 2
  %401 = insertelement <4 x i32> %399, i32 %400, i64 2
  %402 = extractelement <16 x i32> %392, i64 3
  %403 = insertelement <4 x i32> %401, i32 %402, i64 3
  store <4 x i32> %403, ptr %5, align 16
  %404 = extractelement <16 x i32> %392, i64 4
  %405 = insertelement <4 x i32> poison, i32 %404, i64 0
  %406 = extractelement <16 x i32> %392, i64 5
  %407 = insertelement <4 x i32> %405, i32 %406, i64 1
  %408 = extractelement <16 x i32> %392, i64 6
  %409 = insertelement <4 x i32> %407, i32 %408, i64 2
  %410 = extractelement <16 x i32> %392, i64 7
  %411 = insertelement <4 x i32> %409, i32 %410, i64 3
  store <4 x i32> %411, ptr %393, align 16
  %412 = extractelement <16 x i32> %392, i64 8
  %413 = insertelement <4 x i32> poison, i32 %412, i64 0
  %414 = extractelement <16 x i32> %392, i64 9
  %415 = insertelement <4 x i32> %413, i32 %414, i64 1
  %416 = extractelement <16 x i32> %392, i64 10
  %417 = insertelement <4 x i32> %415, i32 %416, i64 2
  %418 = extractelement <16 x i32> %392, i64 11
  %419 = insertelement <4 x i32> %417, i32 %418, i64 3
  store <4 x i32> %419, ptr %394, align 16
  %420 = extractelement <16 x i32> %392, i64 12
  %421 = insertelement <4 x i32> poison, i32 %420, i64 0
  %422 = extractelement <16 x i32> %392, i64 13
  %423 = insertelement <4 x i32> %421, i32 %422, i64 1
  %424 = extractelement <16 x i32> %392, i64 14
  %425 = insertelement <4 x i32> %423, i32 %424, i64 2
  %426 = extractelement <16 x i32> %392, i64 15
  %427 = insertelement <4 x i32> %425, i32 %426, i64 3
  store <4 x i32> %427, ptr %395, align 16
  %428 = getelementptr float, ptr %5, i64 4
  %429 = getelementptr float, ptr %5, i64 8
  %430 = getelementptr float, ptr %5, i64 12
  %431 = load <4 x float>, ptr %5, align 16
  %432 = extractelement <4 x float> %431, i64 0
  %433 = insertelement <16 x float> poison, float %432, i64 0
  %434 = extractelement <4 x float> %431, i64 1
  %435 = insertelement <16 x float> %433, float %434, i64 1
  %436 = extractelement <4 x float> %431, i64 2
  %437 = insertelement <16 x float> %435, float %436, i64 2
  %438 = extractelement <4 x float> %431, i64 3
  %439 = insertelement <16 x float> %437, float %438, i64 3
  %440 = load <4 x float>, ptr %428, align 16
  %441 = extractelement <4 x float> %440, i64 0
  %442 = insertelement <16 x float> %439, float %441, i64 4
  %443 = extractelement <4 x float> %440, i64 1
  %444 = insertelement <16 x float> %442, float %443, i64 5
  %445 = extractelement <4 x float> %440, i64 2
  %446 = insertelement <16 x float> %444, float %445, i64 6
  %447 = extractelement <4 x float> %440, i64 3
  %448 = insertelement <16 x float> %446, float %447, i64 7
  %449 = load <4 x float>, ptr %429, align 16
  %450 = extractelement <4 x float> %449, i64 0
  %451 = insertelement <16 x float> %448, float %450, i64 8
  %452 = extractelement <4 x float> %449, i64 1
  %453 = insertelement <16 x float> %451, float %452, i64 9
  %454 = extractelement <4 x float> %449, i64 2
  %455 = insertelement <16 x float> %453, float %454, i64 10
  %456 = extractelement <4 x float> %449, i64 3
  %457 = insertelement <16 x float> %455, float %456, i64 11
  %458 = load <4 x float>, ptr %430, align 16
  %459 = extractelement <4 x float> %458, i64 0
  %460 = insertelement <16 x float> %457, float %459, i64 12
  %461 = extractelement <4 x float> %458, i64 1
  %462 = insertelement <16 x float> %460, float %461, i64 13
  %463 = extractelement <4 x float> %458, i64 2
  %464 = insertelement <16 x float> %462, float %463, i64 14
  %465 = extractelement <4 x float> %458, i64 3
  %466 = insertelement <16 x float> %464, float %465, i64 15
  %467 = getelementptr float, ptr addrspace(1) %265, i64 4
  %468 = getelementptr float, ptr addrspace(1) %265, i64 8
  %469 = getelementptr float, ptr addrspace(1) %265, i64 12
  %470 = extractelement <16 x float> %466, i64 0
  %471 = insertelement <4 x float> poison, float %470, i64 0
  %472 = extractelement <16 x float> %466, i64 1
  %473 = insertelement <4 x float> %471, float %472, i64 1
  %474 = extractelement <16 x float> %466, i64 2
  %475 = insertelement <4 x float> %473, float %474, i64 2
  %476 = extractelement <16 x float> %466, i64 3
  %477 = insertelement <4 x float> %475, float %476, i64 3
  store <4 x float> %477, ptr addrspace(1) %265, align 16
  %478 = extractelement <16 x float> %466, i64 4
  %479 = insertelement <4 x float> poison, float %478, i64 0
  %480 = extractelement <16 x float> %466, i64 5
  %481 = insertelement <4 x float> %479, float %480, i64 1
  %482 = extractelement <16 x float> %466, i64 6
  %483 = insertelement <4 x float> %481, float %482, i64 2
  %484 = extractelement <16 x float> %466, i64 7
  %485 = insertelement <4 x float> %483, float %484, i64 3
  store <4 x float> %485, ptr addrspace(1) %467, align 16
  %486 = extractelement <16 x float> %466, i64 8
  %487 = insertelement <4 x float> poison, float %486, i64 0
  %488 = extractelement <16 x float> %466, i64 9
  %489 = insertelement <4 x float> %487, float %488, i64 1
  %490 = extractelement <16 x float> %466, i64 10
  %491 = insertelement <4 x float> %489, float %490, i64 2
  %492 = extractelement <16 x float> %466, i64 11
  %493 = insertelement <4 x float> %491, float %492, i64 3
  store <4 x float> %493, ptr addrspace(1) %468, align 16
  %494 = extractelement <16 x float> %466, i64 12
  %495 = insertelement <4 x float> poison, float %494, i64 0
  %496 = extractelement <16 x float> %466, i64 13
  %497 = insertelement <4 x float> %495, float %496, i64 1
  %498 = extractelement <16 x float> %466, i64 14
  %499 = insertelement <4 x float> %497, float %498, i64 2
  %500 = extractelement <16 x float> %466, i64 15
  %501 = insertelement <4 x float> %499, float %500, i64 3
  store <4 x float> %501, ptr addrspace(1) %469, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %69, label %502, label %503

502:                                              ; preds = %258
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %73, i32 32)
  br label %503

503:                                              ; preds = %502, %258
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
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

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
