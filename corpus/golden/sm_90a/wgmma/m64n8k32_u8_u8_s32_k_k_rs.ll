; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [4 x i32], align 16
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
  %149 = getelementptr i32, ptr addrspace(1) %147, i64 %148
  %150 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %149, 0
  %151 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %150, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %152 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %151, 1
  %153 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %151, 0
  %154 = getelementptr i32, ptr addrspace(1) %153, i64 64
  %155 = load <2 x i32>, ptr addrspace(1) %153, align 8
  %156 = extractelement <2 x i32> %155, i64 0
  %157 = insertelement <4 x i32> poison, i32 %156, i64 0
  %158 = extractelement <2 x i32> %155, i64 1
  %159 = insertelement <4 x i32> %157, i32 %158, i64 1
  %160 = load <2 x i32>, ptr addrspace(1) %154, align 8
  %161 = extractelement <2 x i32> %160, i64 0
  %162 = insertelement <4 x i32> %159, i32 %161, i64 2
  %163 = extractelement <2 x i32> %160, i64 1
  %164 = insertelement <4 x i32> %162, i32 %163, i64 3
  %165 = extractvalue { ptr, { i32, i32 } } %133, 1
  %166 = extractvalue { ptr, { i32, i32 } } %133, 0
  %167 = extractelement <4 x i32> %164, i64 0
  %168 = insertelement <4 x i32> poison, i32 %167, i64 0
  %169 = extractelement <4 x i32> %164, i64 1
  %170 = insertelement <4 x i32> %168, i32 %169, i64 1
  %171 = extractelement <4 x i32> %164, i64 2
  %172 = insertelement <4 x i32> %170, i32 %171, i64 2
  %173 = extractelement <4 x i32> %164, i64 3
  %174 = insertelement <4 x i32> %172, i32 %173, i64 3
  store <4 x i32> %174, ptr %166, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %175 = extractvalue { ptr, { i32, i32 } } %10, 0
  %176 = insertvalue { ptr, { i32, i32 } } poison, ptr %175, 0
  %177 = insertvalue { ptr, { i32, i32 } } %176, { i32, i32 } { i32 4, i32 1 }, 1
  %178 = extractvalue { ptr, { i32, i32 } } %177, 1
  %179 = extractvalue { ptr, { i32, i32 } } %177, 0
  %180 = load <4 x i32>, ptr %179, align 16
  %181 = extractelement <4 x i32> %180, i64 0
  %182 = insertelement <4 x i32> poison, i32 %181, i64 0
  %183 = extractelement <4 x i32> %180, i64 1
  %184 = insertelement <4 x i32> %182, i32 %183, i64 1
  %185 = extractelement <4 x i32> %180, i64 2
  %186 = insertelement <4 x i32> %184, i32 %185, i64 2
  %187 = extractelement <4 x i32> %180, i64 3
  %188 = insertelement <4 x i32> %186, i32 %187, i64 3
  %189 = extractelement <4 x i32> %188, i64 0
  %190 = extractelement <4 x i32> %188, i64 1
  %191 = extractelement <4 x i32> %188, i64 2
  %192 = extractelement <4 x i32> %188, i64 3
  %193 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %194 = lshr i32 %193, 4
  %195 = zext i32 %194 to i64
  %196 = or i64 %195, 4611686293305360384
  %197 = extractvalue { ptr, { i32, i32 } } %133, 1
  %198 = extractvalue { ptr, { i32, i32 } } %133, 0
  %199 = load <4 x i32>, ptr %198, align 16
  %200 = extractelement <4 x i32> %199, i64 0
  %201 = insertelement <4 x i32> poison, i32 %200, i64 0
  %202 = extractelement <4 x i32> %199, i64 1
  %203 = insertelement <4 x i32> %201, i32 %202, i64 1
  %204 = extractelement <4 x i32> %199, i64 2
  %205 = insertelement <4 x i32> %203, i32 %204, i64 2
  %206 = extractelement <4 x i32> %199, i64 3
  %207 = insertelement <4 x i32> %205, i32 %206, i64 3
  %208 = extractelement <4 x i32> %207, i64 0
  %209 = extractelement <4 x i32> %207, i64 1
  %210 = extractelement <4 x i32> %207, i64 2
  %211 = extractelement <4 x i32> %207, i64 3
  %212 = call { i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $13, 0; wgmma.mma_async.sync.aligned.m64n8k32.s32.u8.u8 {$0, $1, $2, $3}, {$8, $9, $10, $11}, $12, p; }", "=r,=r,=r,=r,0,1,2,3,r,r,r,r,l,r"(i32 %208, i32 %209, i32 %210, i32 %211, i32 %189, i32 %190, i32 %191, i32 %192, i64 %196, i32 1)
  %213 = extractvalue { i32, i32, i32, i32 } %212, 0
  %214 = extractvalue { i32, i32, i32, i32 } %212, 1
  %215 = extractvalue { i32, i32, i32, i32 } %212, 2
  %216 = extractvalue { i32, i32, i32, i32 } %212, 3
  %217 = insertelement <4 x i32> poison, i32 %213, i64 0
  %218 = insertelement <4 x i32> %217, i32 %214, i64 1
  %219 = insertelement <4 x i32> %218, i32 %215, i64 2
  %220 = insertelement <4 x i32> %219, i32 %216, i64 3
  %221 = extractvalue { ptr, { i32, i32 } } %133, 1
  %222 = extractvalue { ptr, { i32, i32 } } %133, 0
  %223 = extractelement <4 x i32> %220, i64 0
  %224 = insertelement <4 x i32> poison, i32 %223, i64 0
  %225 = extractelement <4 x i32> %220, i64 1
  %226 = insertelement <4 x i32> %224, i32 %225, i64 1
  %227 = extractelement <4 x i32> %220, i64 2
  %228 = insertelement <4 x i32> %226, i32 %227, i64 2
  %229 = extractelement <4 x i32> %220, i64 3
  %230 = insertelement <4 x i32> %228, i32 %229, i64 3
  store <4 x i32> %230, ptr %222, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %231 = extractvalue { ptr, { i32, i32 } } %133, 1
  %232 = extractvalue { ptr, { i32, i32 } } %133, 0
  %233 = load <4 x i32>, ptr %232, align 16
  %234 = extractelement <4 x i32> %233, i64 0
  %235 = insertelement <4 x i32> poison, i32 %234, i64 0
  %236 = extractelement <4 x i32> %233, i64 1
  %237 = insertelement <4 x i32> %235, i32 %236, i64 1
  %238 = extractelement <4 x i32> %233, i64 2
  %239 = insertelement <4 x i32> %237, i32 %238, i64 2
  %240 = extractelement <4 x i32> %233, i64 3
  %241 = insertelement <4 x i32> %239, i32 %240, i64 3
  %242 = extractelement <4 x i32> %241, i64 0
  %243 = extractelement <4 x i32> %241, i64 1
  %244 = extractelement <4 x i32> %241, i64 2
  %245 = extractelement <4 x i32> %241, i64 3
  %246 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %242, i32 %243, i32 %244, i32 %245)
  %247 = extractvalue { i32, i32, i32, i32 } %246, 0
  %248 = extractvalue { i32, i32, i32, i32 } %246, 1
  %249 = extractvalue { i32, i32, i32, i32 } %246, 2
  %250 = extractvalue { i32, i32, i32, i32 } %246, 3
  %251 = insertelement <4 x i32> poison, i32 %247, i64 0
  %252 = insertelement <4 x i32> %251, i32 %248, i64 1
  %253 = insertelement <4 x i32> %252, i32 %249, i64 2
  %254 = insertelement <4 x i32> %253, i32 %250, i64 3
  %255 = extractvalue { ptr, { i32, i32 } } %133, 1
  %256 = extractvalue { ptr, { i32, i32 } } %133, 0
  %257 = extractelement <4 x i32> %254, i64 0
  %258 = insertelement <4 x i32> poison, i32 %257, i64 0
  %259 = extractelement <4 x i32> %254, i64 1
  %260 = insertelement <4 x i32> %258, i32 %259, i64 1
  %261 = extractelement <4 x i32> %254, i64 2
  %262 = insertelement <4 x i32> %260, i32 %261, i64 2
  %263 = extractelement <4 x i32> %254, i64 3
  %264 = insertelement <4 x i32> %262, i32 %263, i64 3
  store <4 x i32> %264, ptr %256, align 16
  %265 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %266 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %265, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %267 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %266, 1
  %268 = extractvalue { i32 } %8, 0
  %269 = srem i32 %268, 4
  %270 = sdiv i32 %268, 4
  %271 = mul nsw i32 %269, 2
  %272 = srem i32 %270, 8
  %273 = sdiv i32 %270, 8
  %274 = mul nsw i32 %272, 8
  %275 = add nsw i32 %271, %274
  %276 = mul nsw i32 %273, 128
  %277 = add nsw i32 %275, %276
  %278 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %266, 0
  %279 = sext i32 %277 to i64
  %280 = getelementptr i32, ptr addrspace(1) %278, i64 %279
  %281 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %280, 0
  %282 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %281, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 64 } }, 1
  %283 = extractvalue { ptr, { i32, i32 } } %133, 1
  %284 = extractvalue { ptr, { i32, i32 } } %133, 0
  %285 = load <4 x i32>, ptr %284, align 16
  %286 = extractelement <4 x i32> %285, i64 0
  %287 = insertelement <4 x i32> poison, i32 %286, i64 0
  %288 = extractelement <4 x i32> %285, i64 1
  %289 = insertelement <4 x i32> %287, i32 %288, i64 1
  %290 = extractelement <4 x i32> %285, i64 2
  %291 = insertelement <4 x i32> %289, i32 %290, i64 2
  %292 = extractelement <4 x i32> %285, i64 3
  %293 = insertelement <4 x i32> %291, i32 %292, i64 3
  %294 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %282, 1
  %295 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %282, 0
  %296 = getelementptr i32, ptr addrspace(1) %295, i64 64
  %297 = extractelement <4 x i32> %293, i64 0
  %298 = insertelement <2 x i32> poison, i32 %297, i64 0
  %299 = extractelement <4 x i32> %293, i64 1
  %300 = insertelement <2 x i32> %298, i32 %299, i64 1
  store <2 x i32> %300, ptr addrspace(1) %295, align 8
  %301 = extractelement <4 x i32> %293, i64 2
  %302 = insertelement <2 x i32> poison, i32 %301, i64 0
  %303 = extractelement <4 x i32> %293, i64 3
  %304 = insertelement <2 x i32> %302, i32 %303, i64 1
  store <2 x i32> %304, ptr addrspace(1) %296, align 8
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
