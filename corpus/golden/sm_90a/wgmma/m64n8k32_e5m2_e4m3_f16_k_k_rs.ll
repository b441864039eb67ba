; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x half], align 16
  %6 = alloca [16 x i8], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = insertvalue { i32 } poison, i32 %7, 0
  %9 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %10 = insertvalue { ptr, { i32, i32 } } %9, { i32, i32 } { i32 16, i32 1 }, 1
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %0, 0
  %12 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %11, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 4, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 2, i32 256, i32 2, i32 16 } }, 1
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 1
  %14 = extractvalue { i32 } %8, 0
  %15 = srem i32 %14, 4
  %16 = sdiv i32 %14, 4
  %17 = mul nsw i32 %15, 4
  %18 = srem i32 %16, 8
  %19 = sdiv i32 %16, 8
  %20 = mul nsw i32 %18, 32
  %21 = add nsw i32 %17, %20
  %22 = mul nsw i32 %19, 512
  %23 = add nsw i32 %21, %22
  %24 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %12, 0
  %25 = sext i32 %23 to i64
  %26 = getelementptr i8, ptr addrspace(1) %24, i64 %25
  %27 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %26, 0
  %28 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %27, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 2, i32 256, i32 2, i32 16 } }, 1
  %29 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 1
  %30 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %28, 0
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 256
  %32 = getelementptr i8, ptr addrspace(1) %30, i64 16
  %33 = getelementptr i8, ptr addrspace(1) %30, i64 272
  %34 = load <4 x i8>, ptr addrspace(1) %30, align 4
  %35 = extractelement <4 x i8> %34, i64 0
  %36 = insertelement <16 x i8> poison, i8 %35, i64 0
  %37 = extractelement <4 x i8> %34, i64 1
  %38 = insertelement <16 x i8> %36, i8 %37, i64 1
  %39 = extractelement <4 x i8> %34, i64 2
  %40 = insertelement <16 x i8> %38, i8 %39, i64 2
  %41 = extractelement <4 x i8> %34, i64 3
  %42 = insertelement <16 x i8> %40, i8 %41, i64 3
  %43 = load <4 x i8>, ptr addrspace(1) %31, align 4
  %44 = extractelement <4 x i8> %43, i64 0
  %45 = insertelement <16 x i8> %42, i8 %44, i64 4
  %46 = extractelement <4 x i8> %43, i64 1
  %47 = insertelement <16 x i8> %45, i8 %46, i64 5
  %48 = extractelement <4 x i8> %43, i64 2
  %49 = insertelement <16 x i8> %47, i8 %48, i64 6
  %50 = extractelement <4 x i8> %43, i64 3
  %51 = insertelement <16 x i8> %49, i8 %50, i64 7
  %52 = load <4 x i8>, ptr addrspace(1) %32, align 4
  %53 = extractelement <4 x i8> %52, i64 0
  %54 = insertelement <16 x i8> %51, i8 %53, i64 8
  %55 = extractelement <4 x i8> %52, i64 1
  %56 = insertelement <16 x i8> %54, i8 %55, i64 9
  %57 = extractelement <4 x i8> %52, i64 2
  %58 = insertelement <16 x i8> %56, i8 %57, i64 10
  %59 = extractelement <4 x i8> %52, i64 3
  %60 = insertelement <16 x i8> %58, i8 %59, i64 11
  %61 = load <4 x i8>, ptr addrspace(1) %33, align 4
  %62 = extractelement <4 x i8> %61, i64 0
  %63 = insertelement <16 x i8> %60, i8 %62, i64 12
  %64 = extractelement <4 x i8> %61, i64 1
  %65 = insertelement <16 x i8> %63, i8 %64, i64 13
  %66 = extractelement <4 x i8> %61, i64 2
  %67 = insertelement <16 x i8> %65, i8 %66, i64 14
  %68 = extractelement <4 x i8> %61, i64 3
  %69 = insertelement <16 x i8> %67, i8 %68, i64 15
  %70 = extractvalue { ptr, { i32, i32 } } %10, 1
  %71 = extractvalue { ptr, { i32, i32 } } %10, 0
  %72 = extractelement <16 x i8> %69, i64 0
  %73 = insertelement <16 x i8> poison, i8 %72, i64 0
  %74 = extractelement <16 x i8> %69, i64 1
  %75 = insertelement <16 x i8> %73, i8 %74, i64 1
  %76 = extractelement <16 x i8> %69, i64 2
  %77 = insertelement <16 x i8> %75, i8 %76, i64 2
  %78 = extractelement <16 x i8> %69, i64 3
  %79 = insertelement <16 x i8> %77, i8 %78, i64 3
  %80 = extractelement <16 x i8> %69, i64 4
  %81 = insertelement <16 x i8> %79, i8 %80, i64 4
  %82 = extractelement <16 x i8> %69, i64 5
  %83 = insertelement <16 x i8> %81, i8 %82, i64 5
  %84 = extractelement <16 x i8> %69, i64 6
  %85 = insertelement <16 x i8> %83, i8 %84, i64 6
  %86 = extractelement <16 x i8> %69, i64 7
  %87 = insertelement <16 x i8> %85, i8 %86, i64 7
  %88 = extractelement <16 x i8> %69, i64 8
  %89 = insertelement <16 x i8> %87, i8 %88, i64 8
  %90 = extractelement <16 x i8> %69, i64 9
  %91 = insertelement <16 x i8> %89, i8 %90, i64 9
  %92 = extractelement <16 x i8> %69, i64 10
  %93 = insertelement <16 x i8> %91, i8 %92, i64 10
  %94 = extractelement <16 x i8> %69, i64 11
  %95 = insertelement <16 x i8> %93, i8 %94, i64 11
  %96 = extractelement <16 x i8> %69, i64 12
  %97 = insertelement <16 x i8> %95, i8 %96, i64 12
  %98 = extractelement <16 x i8> %69, i64 13
  %99 = insertelement <16 x i8> %97, i8 %98, i64 13
  %100 = extractelement <16 x i8> %69, i64 14
  %101 = insertelement <16 x i8> %99, i8 %100, i64 14
  %102 = extractelement <16 x i8> %69, i64 15
  %103 = insertelement <16 x i8> %101, i8 %102, i64 15
  store <16 x i8> %103, ptr %71, align 16
  %104 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %105 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %104, { i32, i32, i32, i32 } { i32 8, i32 32, i32 32, i32 1 }, 1
  br label %106

106:                                              ; preds = %109, %4
  %107 = phi i32 [ %130, %109 ], [ %7, %4 ]
  %108 = icmp slt i32 %107, 256
  br i1 %108, label %109, label %131

109:                                              ; preds = %106
  %110 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %105, 1
  %111 = srem i32 %107, 8
  %112 = sdiv i32 %107, 8
  %113 = mul nsw i32 %111, 32
  %114 = add nsw i32 %113, %112
  %115 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %105, 0
  %116 = sext i32 %114 to i64
  %117 = getelementptr i8, ptr addrspace(1) %115, i64 %116
  %118 = load i8, ptr addrspace(1) %117, align 1
  %119 = srem i32 %107, 8
  %120 = sdiv i32 %107, 8
  %121 = mul nsw i32 %119, 128
  %122 = add nsw i32 %121, %120
  %123 = sext i32 %122 to i64
  %124 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %123
  %125 = ptrtoint ptr addrspace(3) %124 to i32
  %126 = and i32 %125, 896
  %127 = lshr i32 %126, 3
  %128 = xor i32 %125, %127
  %129 = inttoptr i32 %128 to ptr addrspace(3)
  store i8 %118, ptr addrspace(3) %129, align 1
  %130 = add i32 %107, 128
  br label %106

131:                                              ; preds = %106
  %132 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %133 = insertvalue { ptr, { i32, i32 } } %132, { i32, i32 } { i32 4, i32 1 }, 1
  %134 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %135 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %134, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %136 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %135, 1
  %137 = extractvalue { i32 } %8, 0
  %138 = srem i32 %137, 4
  %139 = sdiv i32 %137, 4
  %140 = mul nsw i32 %138, 2
  %141 = srem i32 %139, 8
  %142 = sdiv i32 %139, 8
  %143 = mul nsw i32 %141, 8
  %144 = add nsw i32 %140, %143
  %145 = mul nsw i32 %142, 128
  %146 = add nsw i32 %144, %145
  %147 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %135, 0
  %148 = sext i32 %146 to i64
  %149 = getelementptr half, ptr addrspace(1) %147, i64 %148
  %150 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %149, 0
  %151 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %150, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %152 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %151, 1
  %153 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %151, 0
  %154 = getelementptr half, ptr addrspace(1) %153, i64 64
  %155 = load <2 x half>, ptr addrspace(1) %153, align 4
  %156 = extractelement <2 x half> %155, i64 0
  %157 = insertelement <4 x half> poison, half %156, i64 0
  %158 = extractelement <2 x half> %155, i64 1
  %159 = insertelement <4 x half> %157, half %158, i64 1
  %160 = load <2 x half>, ptr addrspace(1) %154, align 4
  %161 = extractelement <2 x half> %160, i64 0
  %162 = insertelement <4 x half> %159, half %161, i64 2
  %163 = extractelement <2 x half> %160, i64 1
  %164 = insertelement <4 x half> %162, half %163, i64 3
  %165 = extractvalue { ptr, { i32, i32 } } %133, 1
  %166 = extractvalue { ptr, { i32, i32 } } %133, 0
  %167 = extractelement <4 x half> %164, i64 0
  %168 = insertelement <4 x half> poison, half %167, i64 0
  %169 = extractelement <4 x half> %164, i64 1
  %170 = insertelement <4 x half> %168, half %169, i64 1
  %171 = extractelement <4 x half> %164, i64 2
  %172 = insertelement <4 x half> %170, half %171, i64 2
  %173 = extractelement <4 x half> %164, i64 3
  %174 = insertelement <4 x half> %172, half %173, i64 3
  store <4 x half> %174, ptr %166, align 16
  %175 = extractvalue { ptr, { i32, i32 } } %10, 0
  %176 = insertvalue { ptr, { i32, i32 } } poison, ptr %175, 0
  %177 = insertvalue { ptr, { i32, i32 } } %176, { i32, i32 } { i32 16, i32 1 }, 1
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %178 = extractvalue { ptr, { i32, i32 } } %177, 0
  %179 = insertvalue { ptr, { i32, i32 } } poison, ptr %178, 0
  %180 = insertvalue { ptr, { i32, i32 } } %179, { i32, i32 } { i32 4, i32 1 }, 1
  %181 = extractvalue { ptr, { i32, i32 } } %180, 1
  %182 = extractvalue { ptr, { i32, i32 } } %180, 0
  %183 = load <4 x i32>, ptr %182, align 16
  %184 = extractelement <4 x i32> %183, i64 0
  %185 = insertelement <4 x i32> poison, i32 %184, i64 0
  %186 = extractelement <4 x i32> %183, i64 1
  %187 = insertelement <4 x i32> %185, i32 %186, i64 1
  %188 = extractelement <4 x i32> %183, i64 2
  %189 = insertelement <4 x i32> %187, i32 %188, i64 2
  %190 = extractelement <4 x i32> %183, i64 3
  %191 = insertelement <4 x i32> %189, i32 %190, i64 3
  %192 = extractelement <4 x i32> %191, i64 0
  %193 = extractelement <4 x i32> %191, i64 1
  %194 = extractelement <4 x i32> %191, i64 2
  %195 = extractelement <4 x i32> %191, i64 3
  %196 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %197 = lshr i32 %196, 4
  %198 = zext i32 %197 to i64
  %199 = or i64 %198, 4611686293305360384
  %200 = extractvalue { ptr, { i32, i32 } } %133, 0
  %201 = insertvalue { ptr, { i32, i32 } } poison, ptr %200, 0
  %202 = insertvalue { ptr, { i32, i32 } } %201, { i32, i32 } { i32 2, i32 1 }, 1
  %203 = extractvalue { ptr, { i32, i32 } } %202, 1
  %204 = extractvalue { ptr, { i32, i32 } } %202, 0
  %205 = load <2 x i32>, ptr %204, align 16
  %206 = extractelement <2 x i32> %205, i64 0
  %207 = insertelement <2 x i32> poison, i32 %206, i64 0
  %208 = extractelement <2 x i32> %205, i64 1
  %209 = insertelement <2 x i32> %207, i32 %208, i64 1
  %210 = extractelement <2 x i32> %209, i64 0
  %211 = extractelement <2 x i32> %209, i64 1
  %212 = call { i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $9, 0; wgmma.mma_async.sync.aligned.m64n8k32.f16.e5m2.e4m3 {$0, $1}, {$4, $5, $6, $7}, $8, p, 1, 1; }", "=r,=r,0,1,r,r,r,r,l,r"(i32 %210, i32 %211, i32 %192, i32 %193, i32 %194, i32 %195, i64 %199, i32 1)
  %213 = extractvalue { i32, i32 } %212, 0
  %214 = extractvalue { i32, i32 } %212, 1
  %215 = extractvalue { ptr, { i32, i32 } } %133, 0
  %216 = insertvalue { ptr, { i32, i32 } } poison, ptr %215, 0
  %217 = insertvalue { ptr, { i32, i32 } } %216, { i32, i32 } { i32 2, i32 1 }, 1
  %218 = insertelement <2 x i32> poison, i32 %213, i64 0
  %219 = insertelement <2 x i32> %218, i32 %214, i64 1
  %220 = extractvalue { ptr, { i32, i32 } } %217, 1
  %221 = extractvalue { ptr, { i32, i32 } } %217, 0
  %222 = extractelement <2 x i32> %219, i64 0
  %223 = insertelement <2 x i32> poison, i32 %222, i64 0
  %224 = extractelement <2 x i32> %219, i64 1
  %225 = insertelement <2 x i32> %223, i32 %224, i64 1
  store <2 x i32> %225, ptr %221, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %226 = extractvalue { ptr, { i32, i32 } } %133, 0
  %227 = insertvalue { ptr, { i32, i32 } } poison, ptr %226, 0
  %228 = insertvalue { ptr, { i32, i32 } } %227, { i32, i32 } { i32 2, i32 1 }, 1
  %229 = extractvalue { ptr, { i32, i32 } } %228, 1
  %230 = extractvalue { ptr, { i32, i32 } } %228, 0
  %231 = load <2 x i32>, ptr %230, align 16
  %232 = extractelement <2 x i32> %231, i64 0
  %233 = insertelement <2 x i32> poison, i32 %232, i64 0
  %234 = extractelement <2 x i32> %231, i64 1
  %235 = insertelement <2 x i32> %233, i32 %234, i64 1
  %236 = extractelement <2 x i32> %235, i64 0
  %237 = extractelement <2 x i32> %235, i64 1
  %238 = call { i32, i32 } asm sideeffect "", "=r,=r,0,1"(i32 %236, i32 %237)
  %239 = extractvalue { i32, i32 } %238, 0
  %240 = extractvalue { i32, i32 } %238, 1
  %241 = extractvalue { ptr, { i32, i32 } } %133, 0
  %242 = insertvalue { ptr, { i32, i32 } } poison, ptr %241, 0
  %243 = insertvalue { ptr, { i32, i32 } } %242, { i32, i32 } { i32 2, i32 1 }, 1
  %244 = insertelement <2 x i32> poison, i32 %239, i64 0
  %245 = insertelement <2 x i32> %244, i32 %240, i64 1
  %246 = extractvalue { ptr, { i32, i32 } } %243, 1
  %247 = extractvalue { ptr, { i32, i32 } } %243, 0
  %248 = extractelement <2 x i32> %245, i64 0
  %249 = insertelement <2 x i32> poison, i32 %248, i64 0
  %250 = extractelement <2 x i32> %245, i64 1
  %251 = insertelement <2 x i32> %249, i32 %250, i64 1
  store <2 x i32> %251, ptr %247, align 16
  %252 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %253 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %252, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %254 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %253, 1
  %255 = extractvalue { i32 } %8, 0
  %256 = srem i32 %255, 4
  %257 = sdiv i32 %255, 4
  %258 = mul nsw i32 %256, 2
  %259 = srem i32 %257, 8
  %260 = sdiv i32 %257, 8
  %261 = mul nsw i32 %259, 8
  %262 = add nsw i32 %258, %261
  %263 = mul nsw i32 %260, 128
  %264 = add nsw i32 %262, %263
  %265 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %253, 0
  %266 = sext i32 %264 to i64
  %267 = getelementptr half, ptr addrspace(1) %265, i64 %266
  %268 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %267, 0
  %269 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %268, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %270 = extractvalue { ptr, { i32, i32 } } %133, 1
  %271 = extractvalue { ptr, { i32, i32 } } %133, 0
  %272 = load <4 x half>, ptr %271, align 16
  %273 = extractelement <4 x half> %272, i64 0
  %274 = insertelement <4 x half> poison, half %273, i64 0
  %275 = extractelement <4 x half> %272, i64 1
  %276 = insertelement <4 x half> %274, half %275, i64 1
  %277 = extractelement <4 x half> %272, i64 2
  %278 = insertelement <4 x half> %276, half %277, i64 2
  %279 = extractelement <4 x half> %272, i64 3
  %280 = insertelement <4 x half> %278, half %279, i64 3
  %281 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %269, 1
  %282 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %269, 0
  %283 = getelementptr half, ptr addrspace(1) %282, i64 64
  %284 = extractelement <4 x half> %280, i64 0
  %285 = insertelement <2 x half> poison, half %284, i64 0
  %286 = extractelement <4 x half> %280, i64 1
  %287 = insertelement <2 x half> %285, half %286, i64 1
  store <2 x half> %287, ptr addrspace(1) %282, align 4
  %288 = extractelement <4 x half> %280, i64 2
  %289 = insertelement <2 x half> poison, half %288, i64 0
  %290 = extractelement <4 x half> %280, i64 3
  %291 = insertelement <2 x half> %289, half %290, i64 1
  store <2 x half> %291, ptr addrspace(1) %283, align 4
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
