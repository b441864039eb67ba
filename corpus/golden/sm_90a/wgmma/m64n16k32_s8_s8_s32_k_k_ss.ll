; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x i32], align 16
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = insertvalue { i32 } poison, i32 %6, 0
  %8 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %0, 0
  %9 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %8, { i32, i32, i32, i32 } { i32 64, i32 32, i32 32, i32 1 }, 1
  br label %10

10:                                               ; preds = %13, %4
  %11 = phi i32 [ %38, %13 ], [ %6, %4 ]
  %12 = icmp slt i32 %11, 2048
  br i1 %12, label %13, label %39

13:                                               ; preds = %10
  %14 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 1
  %15 = srem i32 %11, 64
  %16 = sdiv i32 %11, 64
  %17 = mul nsw i32 %15, 32
  %18 = add nsw i32 %17, %16
  %19 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %9, 0
  %20 = sext i32 %18 to i64
  %21 = getelementptr i8, ptr addrspace(1) %19, i64 %20
  %22 = load i8, ptr addrspace(1) %21, align 1
  %23 = srem i32 %11, 8
  %24 = sdiv i32 %11, 8
  %25 = mul nsw i32 %23, 128
  %26 = srem i32 %24, 8
  %27 = sdiv i32 %24, 8
  %28 = mul nsw i32 %26, 1024
  %29 = add nsw i32 %25, %28
  %30 = add nsw i32 %29, %27
  %31 = sext i32 %30 to i64
  %32 = getelementptr i8, ptr addrspace(3) @cute_dynamic_smem, i64 %31
  %33 = ptrtoint ptr addrspace(3) %32 to i32
  %34 = and i32 %33, 896
  %35 = lshr i32 %34, 3
  %36 = xor i32 %33, %35
  %37 = inttoptr i32 %36 to ptr addrspace(3)
  store i8 %22, ptr addrspace(3) %37, align 1
  %38 = add i32 %11, 128
  br label %10

39:                                               ; preds = %10
  %40 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 16, i32 32, i32 32, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %70, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 512
  br i1 %44, label %45, label %71

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 16
  %48 = sdiv i32 %43, 16
  %49 = mul nsw i32 %47, 32
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr i8, ptr addrspace(1) %51, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 128
  %58 = srem i32 %56, 2
  %59 = sdiv i32 %56, 2
  %60 = mul nsw i32 %58, 1024
  %61 = add nsw i32 %57, %60
  %62 = add nsw i32 %61, %59
  %63 = sext i32 %62 to i64
  %64 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %63
  %65 = ptrtoint ptr addrspace(3) %64 to i32
  %66 = and i32 %65, 896
  %67 = lshr i32 %66, 3
  %68 = xor i32 %65, %67
  %69 = inttoptr i32 %68 to ptr addrspace(3)
  store i8 %54, ptr addrspace(3) %69, align 1
  %70 = add i32 %43, 128
  br label %42

71:                                               ; preds = %42
  %72 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %73 = insertvalue { ptr, { i32, i32 } } %72, { i32, i32 } { i32 8, i32 1 }, 1
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 16, i32 4, i32 256 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { i32 } %7, 0
  %78 = srem i32 %77, 4
  %79 = sdiv i32 %77, 4
  %80 = mul nsw i32 %78, 2
  %81 = srem i32 %79, 8
  %82 = sdiv i32 %79, 8
  %83 = mul nsw i32 %81, 16
  %84 = add nsw i32 %80, %83
  %85 = mul nsw i32 %82, 256
  %86 = add nsw i32 %84, %85
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 0
  %88 = sext i32 %86 to i64
  %89 = getelementptr i32, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr i32, ptr addrspace(1) %93, i64 128
  %95 = getelementptr i32, ptr addrspace(1) %93, i64 8
  %96 = getelementptr i32, ptr addrspace(1) %93, i64 136
  %97 = load <2 x i32>, ptr addrspace(1) %93, align 8
  %98 = extractelement <2 x i32> %97, i64 0
  %99 = insertelement <8 x i32> poison, i32 %98, i64 0
  %100 = extractelement <2 x i32> %97, i64 1
  %101 = insertelement <8 x i32> %99, i32 %100, i64 1
  %102 = load <2 x i32>, ptr addrspace(1) %94, align 8
  %103 = extractelement <2 x i32> %102, i64 0
  %104 = insertelement <8 x i32> %101, i32 %103, i64 2
  %105 = extractelement <2 x i32> %102, i64 1
  %106 = insertelement <8 x i32> %104, i32 %105, i64 3
  %107 = load <2 x i32>, ptr addrspace(1) %95, align 8
  %108 = extractelement <2 x i32> %107, i64 0
  %109 = insertelement <8 x i32> %106, i32 %108, i64 4
  %110 = extractelement <2 x i32> %107, i64 1
  %111 = insertelement <8 x i32> %109, i32 %110, i64 5
  %112 = load <2 x i32>, ptr addrspace(1) %96, align 8
  %113 = extractelement <2 x i32> %112, i64 0
  %114 = insertelement <8 x i32> %111, i32 %113, i64 6
  %115 = extractelement <2 x i32> %112, i64 1
  %116 = insertelement <8 x i32> %114, i32 %115, i64 7
  %117 = extractvalue { ptr, { i32, i32 } } %73, 1
  %118 = extractvalue { ptr, { i32, i32 } } %73, 0
  %119 = getelementptr i32, ptr %118, i64 4
  %120 = extractelement <8 x i32> %116, i64 0
  %121 = insertelement <4 x i32> poison, i32 %120, i64 0
  %122 = extractelement <8 x i32> %116, i64 1
  %123 = insertelement <4 x i32> %121, i32 %122, i64 1
  %124 = extractelement <8 x i32> %116, i64 2
  %125 = insertelement <4 x i32> %123, i32 %124, i64 2
  %126 = extractelement <8 x i32> %116, i64 3
  %127 = insertelement <4 x i32> %125, i32 %126, i64 3
  store <4 x i32> %127, ptr %118, align 16
  %128 = extractelement <8 x i32> %116, i64 4
  %129 = insertelement <4 x i32> poison, i32 %128, i64 0
  %130 = extractelement <8 x i32> %116, i64 5
  %131 = insertelement <4 x i32> %129, i32 %130, i64 1
  %132 = extractelement <8 x i32> %116, i64 6
  %133 = insertelement <4 x i32> %131, i32 %132, i64 2
  %134 = extractelement <8 x i32> %116, i64 7
  %135 = insertelement <4 x i32> %133, i32 %134, i64 3
  store <4 x i32> %135, ptr %119, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %136 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %137 = lshr i32 %136, 4
  %138 = zext i32 %137 to i64
  %139 = or i64 %138, 4611686293305360384
  %140 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %141 = lshr i32 %140, 4
  %142 = zext i32 %141 to i64
  %143 = or i64 %142, 4611686293305360384
  %144 = extractvalue { ptr, { i32, i32 } } %73, 1
  %145 = extractvalue { ptr, { i32, i32 } } %73, 0
  %146 = getelementptr i32, ptr %145, i64 4
  %147 = load <4 x i32>, ptr %145, align 16
  %148 = extractelement <4 x i32> %147, i64 0
  %149 = insertelement <8 x i32> poison, i32 %148, i64 0
  %150 = extractelement <4 x i32> %147, i64 1
  %151 = insertelement <8 x i32> %149, i32 %150, i64 1
  %152 = extractelement <4 x i32> %147, i64 2
  %153 = insertelement <8 x i32> %151, i32 %152, i64 2
  %154 = extractelement <4 x i32> %147, i64 3
  %155 = insertelement <8 x i32> %153, i32 %154, i64 3
  %156 = load <4 x i32>, ptr %146, align 16
  %157 = extractelement <4 x i32> %156, i64 0
  %158 = insertelement <8 x i32> %155, i32 %157, i64 4
  %159 = extractelement <4 x i32> %156, i64 1
  %160 = insertelement <8 x i32> %158, i32 %159, i64 5
  %161 = extractelement <4 x i32> %156, i64 2
  %162 = insertelement <8 x i32> %160, i32 %161, i64 6
  %163 = extractelement <4 x i32> %156, i64 3
  %164 = insertelement <8 x i32> %162, i32 %163, i64 7
  %165 = extractelement <8 x i32> %164, i64 0
  %166 = extractelement <8 x i32> %164, i64 1
  %167 = extractelement <8 x i32> %164, i64 2
  %168 = extractelement <8 x i32> %164, i64 3
  %169 = extractelement <8 x i32> %164, i64 4
  %170 = extractelement <8 x i32> %164, i64 5
  %171 = extractelement <8 x i32> %164, i64 6
  %172 = extractelement <8 x i32> %164, i64 7
  %173 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $18, 0; wgmma.mma_async.sync.aligned.m64n16k32.s32.s8.s8 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, p; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,l,l,r"(i32 %165, i32 %166, i32 %167, i32 %168, i32 %169, i32 %170, i32 %171, i32 %172, i64 %139, i64 %143, i32 1)
  %174 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 0
  %175 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 1
  %176 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 2
  %177 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 3
  %178 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 4
  %179 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 5
  %180 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 6
  %181 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %173, 7
  %182 = insertelement <8 x i32> poison, i32 %174, i64 0
  %183 = insertelement <8 x i32> %182, i32 %175, i64 1
  %184 = insertelement <8 x i32> %183, i32 %176, i64 2
  %185 = insertelement <8 x i32> %184, i32 %177, i64 3
  %186 = insertelement <8 x i32> %185, i32 %178, i64 4
  %187 = insertelement <8 x i32> %186, i32 %179, i64 5
  %188 = insertelement <8 x i32> %187, i32 %180, i64 6
  %189 = insertelement <8 x i32> %188, i32 %181, i64 7
  %190 = extractvalue { ptr, { i32, i32 } } %73, 1
  %191 = extractvalue { ptr, { i32, i32 } } %73, 0
  %192 = getelementptr i32, ptr %191, i64 4
  %193 = extractelement <8 x i32> %189, i64 0
  %194 = insertelement <4 x i32> poison, i32 %193, i64 0
  %195 = extractelement <8 x i32> %189, i64 1
  %196 = insertelement <4 x i32> %194, i32 %195, i64 1
  %197 = extractelement <8 x i32> %189, i64 2
  %198 = insertelement <4 x i32> %196, i32 %197, i64 2
  %199 = extractelement <8 x i32> %189, i64 3
  %200 = insertelement <4 x i32> %198, i32 %199, i64 3
  store <4 x i32> %200, ptr %191, align 16
  %201 = extractelement <8 x i32> %189, i64 4
  %202 = insertelement <4 x i32> poison, i32 %201, i64 0
  %203 = extractelement <8 x i32> %189, i64 5
  %204 = insertelement <4 x i32> %202, i32 %203, i64 1
  %205 = extractelement <8 x i32> %189, i64 6
  %206 = insertelement <4 x i32> %204, i32 %205, i64 2
  %207 = extractelement <8 x i32> %189, i64 7
  %208 = insertelement <4 x i32> %206, i32 %207, i64 3
  store <4 x i32> %208, ptr %192, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %209 = extractvalue { ptr, { i32, i32 } } %73, 1
  %210 = extractvalue { ptr, { i32, i32 } } %73, 0
  %211 = getelementptr i32, ptr %210, i64 4
  %212 = load <4 x i32>, ptr %210, align 16
  %213 = extractelement <4 x i32> %212, i64 0
  %214 = insertelement <8 x i32> poison, i32 %213, i64 0
  %215 = extractelement <4 x i32> %212, i64 1
  %216 = insertelement <8 x i32> %214, i32 %215, i64 1
  %217 = extractelement <4 x i32> %212, i64 2
  %218 = insertelement <8 x i32> %216, i32 %217, i64 2
  %219 = extractelement <4 x i32> %212, i64 3
  %220 = insertelement <8 x i32> %218, i32 %219, i64 3
  %221 = load <4 x i32>, ptr %211, align 16
  %222 = extractelement <4 x i32> %221, i64 0
  %223 = insertelement <8 x i32> %220, i32 %222, i64 4
  %224 = extractelement <4 x i32> %221, i64 1
  %225 = insertelement <8 x i32> %223, i32 %224, i64 5
  %226 = extractelement <4 x i32> %221, i64 2
  %227 = insertelement <8 x i32> %225, i32 %226, i64 6
  %228 = extractelement <4 x i32> %221, i64 3
  %229 = insertelement <8 x i32> %227, i32 %228, i64 7
  %230 = extractelement <8 x i32> %229, i64 0
  %231 = extractelement <8 x i32> %229, i64 1
  %232 = extractelement <8 x i32> %229, i64 2
  %233 = extractelement <8 x i32> %229, i64 3
  %234 = extractelement <8 x i32> %229, i64 4
  %235 = extractelement <8 x i32> %229, i64 5
  %236 = extractelement <8 x i32> %229, i64 6
  %237 = extractelement <8 x i32> %229, i64 7
  %238 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %230, i32 %231, i32 %232, i32 %233, i32 %234, i32 %235, i32 %236, i32 %237)
  %239 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 0
  %240 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 1
  %241 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 2
  %242 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 3
  %243 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 4
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 5
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 6
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %238, 7
  %247 = insertelement <8 x i32> poison, i32 %239, i64 0
  %248 = insertelement <8 x i32> %247, i32 %240, i64 1
  %249 = insertelement <8 x i32> %248, i32 %241, i64 2
  %250 = insertelement <8 x i32> %249, i32 %242, i64 3
  %251 = insertelement <8 x i32> %250, i32 %243, i64 4
  %252 = insertelement <8 x i32> %251, i32 %244, i64 5
  %253 = insertelement <8 x i32> %252, i32 %245, i64 6
  %254 = insertelement <8 x i32> %253, i32 %246, i64 7
  %255 = extractvalue { ptr, { i32, i32 } } %73, 1
  %256 = extractvalue { ptr, { i32, i32 } } %73, 0
  %257 = getelementptr i32, ptr %256, i64 4
  %258 = extractelement <8 x i32> %254, i64 0
  %259 = insertelement <4 x i32> poison, i32 %258, i64 0
  %260 = extractelement <8 x i32> %254, i64 1
  %261 = insertelement <4 x i32> %259, i32 %260, i64 1
  %262 = extractelement <8 x i32> %254, i64 2
  %263 = insertelement <4 x i32> %261, i32 %262, i64 2
  %264 = extractelement <8 x i32> %254, i64 3
  %265 = insertelement <4 x i32> %263, i32 %264, i64 3
  store <4 x i32> %265, ptr %256, align 16
  %266 = extractelement <8 x i32> %254, i64 4
  %267 = insertelement <4 x i32> poison, i32 %266, i64 0
  %268 = extractelement <8 x i32> %254, i64 5
  %269 = insertelement <4 x i32> %267, i32 %268, i64 1
  %270 = extractelement <8 x i32> %254, i64 6
  %271 = insertelement <4 x i32> %269, i32 %270, i64 2
  %272 = extractelement <8 x i32> %254, i64 7
  %273 = insertelement <4 x i32> %271, i32 %272, i64 3
  store <4 x i32> %273, ptr %257, align 16
  %274 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %275 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %274, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 16, i32 4, i32 256 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %276 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %275, 1
  %277 = extractvalue { i32 } %7, 0
  %278 = srem i32 %277, 4
  %279 = sdiv i32 %277, 4
  %280 = mul nsw i32 %278, 2
  %281 = srem i32 %279, 8
  %282 = sdiv i32 %279, 8
  %283 = mul nsw i32 %281, 16
  %284 = add nsw i32 %280, %283
  %285 = mul nsw i32 %282, 256
  %286 = add nsw i32 %284, %285
  %287 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %275, 0
  %288 = sext i32 %286 to i64
  %289 = getelementptr i32, ptr addrspace(1) %287, i64 %288
  %290 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %289, 0
  %291 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %290, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 128, i32 2, i32 8 } }, 1
  %292 = extractvalue { ptr, { i32, i32 } } %73, 1
  %293 = extractvalue { ptr, { i32, i32 } } %73, 0
  %294 = getelementptr i32, ptr %293, i64 4
  %295 = load <4 x i32>, ptr %293, align 16
  %296 = extractelement <4 x i32> %295, i64 0
  %297 = insertelement <8 x i32> poison, i32 %296, i64 0
  %298 = extractelement <4 x i32> %295, i64 1
  %299 = insertelement <8 x i32> %297, i32 %298, i64 1
  %300 = extractelement <4 x i32> %295, i64 2
  %301 = insertelement <8 x i32> %299, i32 %300, i64 2
  %302 = extractelement <4 x i32> %295, i64 3
  %303 = insertelement <8 x i32> %301, i32 %302, i64 3
  %304 = load <4 x i32>, ptr %294, align 16
  %305 = extractelement <4 x i32> %304, i64 0
  %306 = insertelement <8 x i32> %303, i32 %305, i64 4
  %307 = extractelement <4 x i32> %304, i64 1
  %308 = insertelement <8 x i32> %306, i32 %307, i64 5
  %309 = extractelement <4 x i32> %304, i64 2
  %310 = insertelement <8 x i32> %308, i32 %309, i64 6
  %311 = extractelement <4 x i32> %304, i64 3
  %312 = insertelement <8 x i32> %310, i32 %311, i64 7
  %313 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %291, 1
  %314 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %291, 0
  %315 = getelementptr i32, ptr addrspace(1) %314, i64 128
  %316 = getelementptr i32, ptr addrspace(1) %314, i64 8
  %317 = getelementptr i32, ptr addrspace(1) %314, i64 136
  %318 = extractelement <8 x i32> %312, i64 0
  %319 = insertelement <2 x i32> poison, i32 %318, i64 0
  %320 = extractelement <8 x i32> %312, i64 1
  %321 = insertelement <2 x i32> %319, i32 %320, i64 1
  store <2 x i32> %321, ptr addrspace(1) %314, align 8
  %322 = extractelement <8 x i32> %312, i64 2
  %323 = insertelement <2 x i32> poison, i32 %322, i64 0
  %324 = extractelement <8 x i32> %312, i64 3
  %325 = insertelement <2 x i32> %323, i32 %324, i64 1
  store <2 x i32> %325, ptr addrspace(1) %315, align 8
  %326 = extractelement <8 x i32> %312, i64 4
  %327 = insertelement <2 x i32> poison, i32 %326, i64 0
  %328 = extractelement <8 x i32> %312, i64 5
  %329 = insertelement <2 x i32> %327, i32 %328, i64 1
  store <2 x i32> %329, ptr addrspace(1) %316, align 8
  %330 = extractelement <8 x i32> %312, i64 6
  %331 = insertelement <2 x i32> poison, i32 %330, i64 0
  %332 = extractelement <8 x i32> %312, i64 7
  %333 = insertelement <2 x i32> %331, i32 %332, i64 1
  store <2 x i32> %333, ptr addrspace(1) %317, align 8
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
