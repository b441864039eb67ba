; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x i32], align 16
  %6 = alloca [4 x i32], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = insertvalue { i32 } poison, i32 %7, 0
  %9 = insertvalue { ptr, { i32, i32 } } poison, ptr %6, 0
  %10 = insertvalue { ptr, { i32, i32 } } %9, { i32, i32 } { i32 4, i32 1 }, 1
  %11 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %0, 0
  %12 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %11, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 1, i32 8, i32 8, i32 4, i32 128 }, { i32, i32, i32, i32 } { i32 2, i32 64, i32 2, i32 4 } }, 1
  %13 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %12, 1
  %14 = extractvalue { i32 } %8, 0
  %15 = srem i32 %14, 4
  %16 = sdiv i32 %14, 4
  %17 = srem i32 %16, 8
  %18 = sdiv i32 %16, 8
  %19 = mul nsw i32 %17, 8
  %20 = add nsw i32 %15, %19
  %21 = mul nsw i32 %18, 128
  %22 = add nsw i32 %20, %21
  %23 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32 } } } %12, 0
  %24 = sext i32 %22 to i64
  %25 = getelementptr i32, ptr addrspace(1) %23, i64 %24
  %26 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } poison, ptr addrspace(1) %25, 0
  %27 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %26, { { i32, i32, i32, i32 } } { { i32, i32, i32, i32 } { i32 2, i32 64, i32 2, i32 4 } }, 1
  %28 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %27, 1
  %29 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32 } } } %27, 0
  %30 = getelementptr i32, ptr addrspace(1) %29, i64 64
  %31 = getelementptr i32, ptr addrspace(1) %29, i64 4
  %32 = getelementptr i32, ptr addrspace(1) %29, i64 68
  %33 = load i32, ptr addrspace(1) %29, align 4
  %34 = insertelement <4 x i32> poison, i32 %33, i64 0
  %35 = load i32, ptr addrspace(1) %30, align 4
  %36 = insertelement <4 x i32> %34, i32 %35, i64 1
  %37 = load i32, ptr addrspace(1) %31, align 4
  %38 = insertelement <4 x i32> %36, i32 %37, i64 2
  %39 = load i32, ptr addrspace(1) %32, align 4
  %40 = insertelement <4 x i32> %38, i32 %39, i64 3
  %41 = extractvalue { ptr, { i32, i32 } } %10, 1
  %42 = extractvalue { ptr, { i32, i32 } } %10, 0
  %43 = extractelement <4 x i32> %40, i64 0
  %44 = insertelement <4 x i32> poison, i32 %43, i64 0
  %45 = extractelement <4 x i32> %40, i64 1
  %46 = insertelement <4 x i32> %44, i32 %45, i64 1
  %47 = extractelement <4 x i32> %40, i64 2
  %48 = insertelement <4 x i32> %46, i32 %47, i64 2
  %49 = extractelement <4 x i32> %40, i64 3
  %50 = insertelement <4 x i32> %48, i32 %49, i64 3
  store <4 x i32> %50, ptr %42, align 16
  %51 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } poison, ptr addrspace(1) %1, 0
  %52 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %51, { i32, i32, i32, i32 } { i32 32, i32 8, i32 8, i32 1 }, 1
  br label %53

53:                                               ; preds = %56, %4
  %54 = phi i32 [ %81, %56 ], [ %7, %4 ]
  %55 = icmp slt i32 %54, 256
  br i1 %55, label %56, label %82

56:                                               ; preds = %53
  %57 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %52, 1
  %58 = srem i32 %54, 32
  %59 = sdiv i32 %54, 32
  %60 = mul nsw i32 %58, 8
  %61 = add nsw i32 %60, %59
  %62 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %52, 0
  %63 = sext i32 %61 to i64
  %64 = getelementptr i32, ptr addrspace(1) %62, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4
  %66 = srem i32 %54, 8
  %67 = sdiv i32 %54, 8
  %68 = mul nsw i32 %66, 32
  %69 = srem i32 %67, 4
  %70 = sdiv i32 %67, 4
  %71 = mul nsw i32 %69, 256
  %72 = add nsw i32 %68, %71
  %73 = add nsw i32 %72, %70
  %74 = sext i32 %73 to i64
  %75 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192), i64 %74
  %76 = ptrtoint ptr addrspace(3) %75 to i32
  %77 = and i32 %76, 896
  %78 = lshr i32 %77, 3
  %79 = xor i32 %76, %78
  %80 = inttoptr i32 %79 to ptr addrspace(3)
  store i32 %65, ptr addrspace(3) %80, align 4
  %81 = add i32 %54, 128
  br label %53

82:                                               ; preds = %53
  %83 = insertvalue { ptr, { i32, i32 } } poison, ptr %5, 0
  %84 = insertvalue { ptr, { i32, i32 } } %83, { i32, i32 } { i32 16, i32 1 }, 1
  %85 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %86 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %85, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %86, 1
  %88 = extractvalue { i32 } %8, 0
  %89 = srem i32 %88, 4
  %90 = sdiv i32 %88, 4
  %91 = mul nsw i32 %89, 2
  %92 = srem i32 %90, 8
  %93 = sdiv i32 %90, 8
  %94 = mul nsw i32 %92, 32
  %95 = add nsw i32 %91, %94
  %96 = mul nsw i32 %93, 512
  %97 = add nsw i32 %95, %96
  %98 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %86, 0
  %99 = sext i32 %97 to i64
  %100 = getelementptr i32, ptr addrspace(1) %98, i64 %99
  %101 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %100, 0
  %102 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %101, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %103 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %102, 1
  %104 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %102, 0
  %105 = getelementptr i32, ptr addrspace(1) %104, i64 256
  %106 = getelementptr i32, ptr addrspace(1) %104, i64 8
  %107 = getelementptr i32, ptr addrspace(1) %104, i64 264
  %108 = getelementptr i32, ptr addrspace(1) %104, i64 16
  %109 = getelementptr i32, ptr addrspace(1) %104, i64 272
  %110 = getelementptr i32, ptr addrspace(1) %104, i64 24
  %111 = getelementptr i32, ptr addrspace(1) %104, i64 280
  %112 = load <2 x i32>, ptr addrspace(1) %104, align 8
  %113 = extractelement <2 x i32> %112, i64 0
  %114 = insertelement <16 x i32> poison, i32 %113, i64 0
  %115 = extractelement <2 x i32> %112, i64 1
  %116 = insertelement <16 x i32> %114, i32 %115, i64 1
  %117 = load <2 x i32>, ptr addrspace(1) %105, align 8
  %118 = extractelement <2 x i32> %117, i64 0
  %119 = insertelement <16 x i32> %116, i32 %118, i64 2
  %120 = extractelement <2 x i32> %117, i64 1
  %121 = insertelement <16 x i32> %119, i32 %120, i64 3
  %122 = load <2 x i32>, ptr addrspace(1) %106, align 8
  %123 = extractelement <2 x i32> %122, i64 0
  %124 = insertelement <16 x i32> %121, i32 %123, i64 4
  %125 = extractelement <2 x i32> %122, i64 1
  %126 = insertelement <16 x i32> %124, i32 %125, i64 5
  %127 = load <2 x i32>, ptr addrspace(1) %107, align 8
  %128 = extractelement <2 x i32> %127, i64 0
  %129 = insertelement <16 x i32> %126, i32 %128, i64 6
  %130 = extractelement <2 x i32> %127, i64 1
  %131 = insertelement <16 x i32> %129, i32 %130, i64 7
  %132 = load <2 x i32>, ptr addrspace(1) %108, align 8
  %133 = extractelement <2 x i32> %132, i64 0
  %134 = insertelement <16 x i32> %131, i32 %133, i64 8
  %135 = extractelement <2 x i32> %132, i64 1
  %136 = insertelement <16 x i32> %134, i32 %135, i64 9
  %137 = load <2 x i32>, ptr addrspace(1) %109, align 8
  %138 = extractelement <2 x i32> %137, i64 0
  %139 = insertelement <16 x i32> %136, i32 %138, i64 10
  %140 = extractelement <2 x i32> %137, i64 1
  %141 = insertelement <16 x i32> %139, i32 %140, i64 11
  %142 = load <2 x i32>, ptr addrspace(1) %110, align 8
  %143 = extractelement <2 x i32> %142, i64 0
  %144 = insertelement <16 x i32> %141, i32 %143, i64 12
  %145 = extractelement <2 x i32> %142, i64 1
  %146 = insertelement <16 x i32> %144, i32 %145, i64 13
  %147 = load <2 x i32>, ptr addrspace(1) %111, align 8
  %148 = extractelement <2 x i32> %147, i64 0
  %149 = insertelement <16 x i32> %146, i32 %148, i64 14
  %150 = extractelement <2 x i32> %147, i64 1
  %151 = insertelement <16 x i32> %149, i32 %150, i64 15
  %152 = extractvalue { ptr, { i32, i32 } } %84, 1
  %153 = extractvalue { ptr, { i32, i32 } } %84, 0
  %154 = getelementptr i32, ptr %153, i64 4
  %155 = getelementptr i32, ptr %153, i64 8
  %156 = getelementptr i32, ptr %153, i64 12
  %157 = extractelement <16 x i32> %151, i64 0
  %158 = insertelement <4 x i32> poison, i32 %157, i64 0
  %159 = extractelement <16 x i32> %151, i64 1
  %160 = insertelement <4 x i32> %158, i32 %159, i64 1
  %161 = extractelement <16 x i32> %151, i64 2
  %162 = insertelement <4 x i32> %160, i32 %161, i64 2
  %163 = extractelement <16 x i32> %151, i64 3
  %164 = insertelement <4 x i32> %162, i32 %163, i64 3
  store <4 x i32> %164, ptr %153, align 16
  %165 = extractelement <16 x i32> %151, i64 4
  %166 = insertelement <4 x i32> poison, i32 %165, i64 0
  %167 = extractelement <16 x i32> %151, i64 5
  %168 = insertelement <4 x i32> %166, i32 %167, i64 1
  %169 = extractelement <16 x i32> %151, i64 6
  %170 = insertelement <4 x i32> %168, i32 %169, i64 2
  %171 = extractelement <16 x i32> %151, i64 7
  %172 = insertelement <4 x i32> %170, i32 %171, i64 3
  store <4 x i32> %172, ptr %154, align 16
  %173 = extractelement <16 x i32> %151, i64 8
  %174 = insertelement <4 x i32> poison, i32 %173, i64 0
  %175 = extractelement <16 x i32> %151, i64 9
  %176 = insertelement <4 x i32> %174, i32 %175, i64 1
  %177 = extractelement <16 x i32> %151, i64 10
  %178 = insertelement <4 x i32> %176, i32 %177, i64 2
  %179 = extractelement <16 x i32> %151, i64 11
  %180 = insertelement <4 x i32> %178, i32 %179, i64 3
  store <4 x i32> %180, ptr %155, align 16
  %181 = extractelement <16 x i32> %151, i64 12
  %182 = insertelement <4 x i32> poison, i32 %181, i64 0
  %183 = extractelement <16 x i32> %151, i64 13
  %184 = insertelement <4 x i32> %182, i32 %183, i64 1
  %185 = extractelement <16 x i32> %151, i64 14
  %186 = insertelement <4 x i32> %184, i32 %185, i64 2
  %187 = extractelement <16 x i32> %151, i64 15
  %188 = insertelement <4 x i32> %186, i32 %187, i64 3
  store <4 x i32> %188, ptr %156, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %189 = extractvalue { ptr, { i32, i32 } } %10, 1
  %190 = extractvalue { ptr, { i32, i32 } } %10, 0
  %191 = load <4 x i32>, ptr %190, align 16
  %192 = extractelement <4 x i32> %191, i64 0
  %193 = insertelement <4 x i32> poison, i32 %192, i64 0
  %194 = extractelement <4 x i32> %191, i64 1
  %195 = insertelement <4 x i32> %193, i32 %194, i64 1
  %196 = extractelement <4 x i32> %191, i64 2
  %197 = insertelement <4 x i32> %195, i32 %196, i64 2
  %198 = extractelement <4 x i32> %191, i64 3
  %199 = insertelement <4 x i32> %197, i32 %198, i64 3
  %200 = extractelement <4 x i32> %199, i64 0
  %201 = extractelement <4 x i32> %199, i64 1
  %202 = extractelement <4 x i32> %199, i64 2
  %203 = extractelement <4 x i32> %199, i64 3
  %204 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %205 = lshr i32 %204, 4
  %206 = zext i32 %205 to i64
  %207 = or i64 %206, 4611686293305360384
  %208 = extractvalue { ptr, { i32, i32 } } %84, 1
  %209 = extractvalue { ptr, { i32, i32 } } %84, 0
  %210 = getelementptr i32, ptr %209, i64 4
  %211 = getelementptr i32, ptr %209, i64 8
  %212 = getelementptr i32, ptr %209, i64 12
  %213 = load <4 x i32>, ptr %209, align 16
  %214 = extractelement <4 x i32> %213, i64 0
  %215 = insertelement <16 x i32> poison, i32 %214, i64 0
  %216 = extractelement <4 x i32> %213, i64 1
  %217 = insertelement <16 x i32> %215, i32 %216, i64 1
  %218 = extractelement <4 x i32> %213, i64 2
  %219 = insertelement <16 x i32> %217, i32 %218, i64 2
  %220 = extractelement <4 x i32> %213, i64 3
  %221 = insertelement <16 x i32> %219, i32 %220, i64 3
  %222 = load <4 x i32>, ptr %210, align 16
  %223 = extractelement <4 x i32> %222, i64 0
  %224 = insertelement <16 x i32> %221, i32 %223, i64 4
  %225 = extractelement <4 x i32> %222, i64 1
  %226 = insertelement <16 x i32> %224, i32 %225, i64 5
  %227 = extractelement <4 x i32> %222, i64 2
  %228 = insertelement <16 x i32> %226, i32 %227, i64 6
  %229 = extractelement <4 x i32> %222, i64 3
  %230 = insertelement <16 x i32> %228, i32 %229, i64 7
  %231 = load <4 x i32>, ptr %211, align 16
  %232 = extractelement <4 x i32> %231, i64 0
  %233 = insertelement <16 x i32> %230, i32 %232, i64 8
  %234 = extractelement <4 x i32> %231, i64 1
  %235 = insertelement <16 x i32> %233, i32 %234, i64 9
  %236 = extractelement <4 x i32> %231, i64 2
  %237 = insertelement <16 x i32> %235, i32 %236, i64 10
  %238 = extractelement <4 x i32> %231, i64 3
  %239 = insertelement <16 x i32> %237, i32 %238, i64 11
  %240 = load <4 x i32>, ptr %212, align 16
  %241 = extractelement <4 x i32> %240, i64 0
  %242 = insertelement <16 x i32> %239, i32 %241, i64 12
  %243 = extractelement <4 x i32> %240, i64 1
  %244 = insertelement <16 x i32> %242, i32 %243, i64 13
  %245 = extractelement <4 x i32> %240, i64 2
  %246 = insertelement <16 x i32> %244, i32 %245, i64 14
  %247 = extractelement <4 x i32> %240, i64 3
  %248 = insertelement <16 x i32> %246, i32 %247, i64 15
  %249 = extractelement <16 x i32> %248, i64 0
  %250 = extractelement <16 x i32> %248, i64 1
  %251 = extractelement <16 x i32> %248, i64 2
  %252 = extractelement <16 x i32> %248, i64 3
  %253 = extractelement <16 x i32> %248, i64 4
  %254 = extractelement <16 x i32> %248, i64 5
  %255 = extractelement <16 x i32> %248, i64 6
  %256 = extractelement <16 x i32> %248, i64 7
  %257 = extractelement <16 x i32> %248, i64 8
  %258 = extractelement <16 x i32> %248, i64 9
  %259 = extractelement <16 x i32> %248, i64 10
  %260 = extractelement <16 x i32> %248, i64 11
  %261 = extractelement <16 x i32> %248, i64 12
  %262 = extractelement <16 x i32> %248, i64 13
  %263 = extractelement <16 x i32> %248, i64 14
  %264 = extractelement <16 x i32> %248, i64 15
  %265 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $37, 0; wgmma.mma_async.sync.aligned.m64n32k256.s32.b1.b1.and.popc {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, {$32, $33, $34, $35}, $36, p; }", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,r,r,r,r,l,r"(i32 %249, i32 %250, i32 %251, i32 %252, i32 %253, i32 %254, i32 %255, i32 %256, i32 %257, i32 %258, i32 %259, i32 %260, i32 %261, i32 %262, i32 %263, i32 %264, i32 %200, i32 %201, i32 %202, i32 %203, i64 %207, i32 1)
  %266 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 0
  %267 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 1
  %268 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 2
  %269 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 3
  %270 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 4
  %271 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 5
  %272 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 6
  %273 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 7
  %274 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 8
  %275 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 9
  %276 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 10
  %277 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 11
  %278 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 12
  %279 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 13
  %280 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 14
  %281 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %265, 15
  %282 = insertelement <16 x i32> poison, i32 %266, i64 0
  %283 = insertelement <16 x i32> %282, i32 %267, i64 1
  %284 = insertelement <16 x i32> %283, i32 %268, i64 2
  %285 = insertelement <16 x i32> %284, i32 %269, i64 3
  %286 = insertelement <16 x i32> %285, i32 %270, i64 4
  %287 = insertelement <16 x i32> %286, i32 %271, i64 5
  %288 = insertelement <16 x i32> %287, i32 %272, i64 6
  %289 = insertelement <16 x i32> %288, i32 %273, i64 7
  %290 = insertelement <16 x i32> %289, i32 %274, i64 8
  %291 = insertelement <16 x i32> %290, i32 %275, i64 9
  %292 = insertelement <16 x i32> %291, i32 %276, i64 10
  %293 = insertelement <16 x i32> %292, i32 %277, i64 11
  %294 = insertelement <16 x i32> %293, i32 %278, i64 12
  %295 = insertelement <16 x i32> %294, i32 %279, i64 13
  %296 = insertelement <16 x i32> %295, i32 %280, i64 14
  %297 = insertelement <16 x i32> %296, i32 %281, i64 15
  %298 = extractvalue { ptr, { i32, i32 } } %84, 1
  %299 = extractvalue { ptr, { i32, i32 } } %84, 0
  %300 = getelementptr i32, ptr %299, i64 4
  %301 = getelementptr i32, ptr %299, i64 8
  %302 = getelementptr i32, ptr %299, i64 12
  %303 = extractelement <16 x i32> %297, i64 0
  %304 = insertelement <4 x i32> poison, i32 %303, i64 0
  %305 = extractelement <16 x i32> %297, i64 1
  %306 = insertelement <4 x i32> %304, i32 %305, i64 1
  %307 = extractelement <16 x i32> %297, i64 2
  %308 = insertelement <4 x i32> %306, i32 %307, i64 2
  %309 = extractelement <16 x i32> %297, i64 3
  %310 = insertelement <4 x i32> %308, i32 %309, i64 3
  store <4 x i32> %310, ptr %299, align 16
  %311 = extractelement <16 x i32> %297, i64 4
  %312 = insertelement <4 x i32> poison, i32 %311, i64 0
  %313 = extractelement <16 x i32> %297, i64 5
  %314 = insertelement <4 x i32> %312, i32 %313, i64 1
  %315 = extractelement <16 x i32> %297, i64 6
  %316 = insertelement <4 x i32> %314, i32 %315, i64 2
  %317 = extractelement <16 x i32> %297, i64 7
  %318 = insertelement <4 x i32> %316, i32 %317, i64 3
  store <4 x i32> %318, ptr %300, align 16
  %319 = extractelement <16 x i32> %297, i64 8
  %320 = insertelement <4 x i32> poison, i32 %319, i64 0
  %321 = extractelement <16 x i32> %297, i64 9
  %322 = insertelement <4 x i32> %320, i32 %321, i64 1
  %323 = extractelement <16 x i32> %297, i64 10
  %324 = insertelement <4 x i32> %322, i32 %323, i64 2
  %325 = extractelement <16 x i32> %297, i64 11
  %326 = insertelement <4 x i32> %324, i32 %325, i64 3
  store <4 x i32> %326, ptr %301, align 16
  %327 = extractelement <16 x i32> %297, i64 12
  %328 = insertelement <4 x i32> poison, i32 %327, i64 0
  %329 = extractelement <16 x i32> %297, i64 13
  %330 = insertelement <4 x i32> %328, i32 %329, i64 1
  %331 = extractelement <16 x i32> %297, i64 14
  %332 = insertelement <4 x i32> %330, i32 %331, i64 2
  %333 = extractelement <16 x i32> %297, i64 15
  %334 = insertelement <4 x i32> %332, i32 %333, i64 3
  store <4 x i32> %334, ptr %302, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %335 = extractvalue { ptr, { i32, i32 } } %84, 1
  %336 = extractvalue { ptr, { i32, i32 } } %84, 0
  %337 = getelementptr i32, ptr %336, i64 4
  %338 = getelementptr i32, ptr %336, i64 8
  %339 = getelementptr i32, ptr %336, i64 12
  %340 = load <4 x i32>, ptr %336, align 16
  %341 = extractelement <4 x i32> %340, i64 0
  %342 = insertelement <16 x i32> poison, i32 %341, i64 0
  %343 = extractelement <4 x i32> %340, i64 1
  %344 = insertelement <16 x i32> %342, i32 %343, i64 1
  %345 = extractelement <4 x i32> %340, i64 2
  %346 = insertelement <16 x i32> %344, i32 %345, i64 2
  %347 = extractelement <4 x i32> %340, i64 3
  %348 = insertelement <16 x i32> %346, i32 %347, i64 3
  %349 = load <4 x i32>, ptr %337, align 16
  %350 = extractelement <4 x i32> %349, i64 0
  %351 = insertelement <16 x i32> %348, i32 %350, i64 4
  %352 = extractelement <4 x i32> %349, i64 1
  %353 = insertelement <16 x i32> %351, i32 %352, i64 5
  %354 = extractelement <4 x i32> %349, i64 2
  %355 = insertelement <16 x i32> %353, i32 %354, i64 6
  %356 = extractelement <4 x i32> %349, i64 3
  %357 = insertelement <16 x i32> %355, i32 %356, i64 7
  %358 = load <4 x i32>, ptr %338, align 16
  %359 = extractelement <4 x i32> %358, i64 0
  %360 = insertelement <16 x i32> %357, i32 %359, i64 8
  %361 = extractelement <4 x i32> %358, i64 1
  %362 = insertelement <16 x i32> %360, i32 %361, i64 9
  %363 = extractelement <4 x i32> %358, i64 2
  %364 = insertelement <16 x i32> %362, i32 %363, i64 10
  %365 = extractelement <4 x i32> %358, i64 3
  %366 = insertelement <16 x i32> %364, i32 %365, i64 11
  %367 = load <4 x i32>, ptr %339, align 16
  %368 = extractelement <4 x i32> %367, i64 0
  %369 = insertelement <16 x i32> %366, i32 %368, i64 12
  %370 = extractelement <4 x i32> %367, i64 1
  %371 = insertelement <16 x i32> %369, i32 %370, i64 13
  %372 = extractelement <4 x i32> %367, i64 2
  %373 = insertelement <16 x i32> %371, i32 %372, i64 14
  %374 = extractelement <4 x i32> %367, i64 3
  %375 = insertelement <16 x i32> %373, i32 %374, i64 15
  %376 = extractelement <16 x i32> %375, i64 0
  %377 = extractelement <16 x i32> %375, i64 1
  %378 = extractelement <16 x i32> %375, i64 2
  %379 = extractelement <16 x i32> %375, i64 3
  %380 = extractelement <16 x i32> %375, i64 4
  %381 = extractelement <16 x i32> %375, i64 5
  %382 = extractelement <16 x i32> %375, i64 6
  %383 = extractelement <16 x i32> %375, i64 7
  %384 = extractelement <16 x i32> %375, i64 8
  %385 = extractelement <16 x i32> %375, i64 9
  %386 = extractelement <16 x i32> %375, i64 10
  %387 = extractelement <16 x i32> %375, i64 11
  %388 = extractelement <16 x i32> %375, i64 12
  %389 = extractelement <16 x i32> %375, i64 13
  %390 = extractelement <16 x i32> %375, i64 14
  %391 = extractelement <16 x i32> %375, i64 15
  %392 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %376, i32 %377, i32 %378, i32 %379, i32 %380, i32 %381, i32 %382, i32 %383, i32 %384, i32 %385, i32 %386, i32 %387, i32 %388, i32 %389, i32 %390, i32 %391)
  %393 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 0
  %394 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 1
  %395 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 2
  %396 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 3
  %397 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 4
  %398 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 5
  %399 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 6
  %400 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 7
  %401 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 8
  %402 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 9
  %403 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 10
  %404 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 11
  %405 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 12
  %406 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 13
  %407 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 14
  %408 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %392, 15
  %409 = insertelement <16 x i32> poison, i32 %393, i64 0
  %410 = insertelement <16 x i32> %409, i32 %394, i64 1
  %411 = insertelement <16 x i32> %410, i32 %395, i64 2
  %412 = insertelement <16 x i32> %411, i32 %396, i64 3
  %413 = insertelement <16 x i32> %412, i32 %397, i64 4
  %414 = insertelement <16 x i32> %413, i32 %398, i64 5
  %415 = insertelement <16 x i32> %414, i32 %399, i64 6
  %416 = insertelement <16 x i32> %415, i32 %400, i64 7
  %417 = insertelement <16 x i32> %416, i32 %401, i64 8
  %418 = insertelement <16 x i32> %417, i32 %402, i64 9
  %419 = insertelement <16 x i32> %418, i32 %403, i64 10
  %420 = insertelement <16 x i32> %419, i32 %404, i64 11
  %421 = insertelement <16 x i32> %420, i32 %405, i64 12
  %422 = insertelement <16 x i32> %421, i32 %406, i64 13
  %423 = insertelement <16 x i32> %422, i32 %407, i64 14
  %424 = insertelement <16 x i32> %423, i32 %408, i64 15
  %425 = extractvalue { ptr, { i32, i32 } } %84, 1
  %426 = extractvalue { ptr, { i32, i32 } } %84, 0
  %427 = getelementptr i32, ptr %426, i64 4
  %428 = getelementptr i32, ptr %426, i64 8
  %429 = getelementptr i32, ptr %426, i64 12
  %430 = extractelement <16 x i32> %424, i64 0
  %431 = insertelement <4 x i32> poison, i32 %430, i64 0
  %432 = extractelement <16 x i32> %424, i64 1
  %433 = insertelement <4 x i32> %431, i32 %432, i64 1
  %434 = extractelement <16 x i32> %424, i64 2
  %435 = insertelement <4 x i32> %433, i32 %434, i64 2
  %436 = extractelement <16 x i32> %424, i64 3
  %437 = insertelement <4 x i32> %435, i32 %436, i64 3
  store <4 x i32> %437, ptr %426, align 16
  %438 = extractelement <16 x i32> %424, i64 4
  %439 = insertelement <4 x i32> poison, i32 %438, i64 0
  %440 = extractelement <16 x i32> %424, i64 5
  %441 = insertelement <4 x i32> %439, i32 %440, i64 1
  %442 = extractelement <16 x i32> %424, i64 6
  %443 = insertelement <4 x i32> %441, i32 %442, i64 2
  %444 = extractelement <16 x i32> %424, i64 7
  %445 = insertelement <4 x i32> %443, i32 %444, i64 3
  store <4 x i32> %445, ptr %427, align 16
  %446 = extractelement <16 x i32> %424, i64 8
  %447 = insertelement <4 x i32> poison, i32 %446, i64 0
  %448 = extractelement <16 x i32> %424, i64 9
  %449 = insertelement <4 x i32> %447, i32 %448, i64 1
  %450 = extractelement <16 x i32> %424, i64 10
  %451 = insertelement <4 x i32> %449, i32 %450, i64 2
  %452 = extractelement <16 x i32> %424, i64 11
  %453 = insertelement <4 x i32> %451, i32 %452, i64 3
  store <4 x i32> %453, ptr %428, align 16
  %454 = extractelement <16 x i32> %424, i64 12
  %455 = insertelement <4 x i32> poison, i32 %454, i64 0
  %456 = extractelement <16 x i32> %424, i64 13
  %457 = insertelement <4 x i32> %455, i32 %456, i64 1
  %458 = extractelement <16 x i32> %424, i64 14
  %459 = insertelement <4 x i32> %457, i32 %458, i64 2
  %460 = extractelement <16 x i32> %424, i64 15
  %461 = insertelement <4 x i32> %459, i32 %460, i64 3
  store <4 x i32> %461, ptr %429, align 16
  %462 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %463 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %462, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %464 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %463, 1
  %465 = extractvalue { i32 } %8, 0
  %466 = srem i32 %465, 4
  %467 = sdiv i32 %465, 4
  %468 = mul nsw i32 %466, 2
  %469 = srem i32 %467, 8
  %470 = sdiv i32 %467, 8
  %471 = mul nsw i32 %469, 32
  %472 = add nsw i32 %468, %471
  %473 = mul nsw i32 %470, 512
  %474 = add nsw i32 %472, %473
  %475 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %463, 0
  %476 = sext i32 %474 to i64
  %477 = getelementptr i32, ptr addrspace(1) %475, i64 %476
  %478 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %477, 0
  %479 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %478, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %480 = extractvalue { ptr, { i32, i32 } } %84, 1
  %481 = extractvalue { ptr, { i32, i32 } } %84, 0
  %482 = getelementptr i32, ptr %481, i64 4
  %483 = getelementptr i32, ptr %481, i64 8
  %484 = getelementptr i32, ptr %481, i64 12
  %485 = load <4 x i32>, ptr %481, align 16
  %486 = extractelement <4 x i32> %485, i64 0
  %487 = insertelement <16 x i32> poison, i32 %486, i64 0
  %488 = extractelement <4 x i32> %485, i64 1
  %489 = insertelement <16 x i32> %487, i32 %488, i64 1
  %490 = extractelement <4 x i32> %485, i64 2
  %491 = insertelement <16 x i32> %489, i32 %490, i64 2
  %492 = extractelement <4 x i32> %485, i64 3
  %493 = insertelement <16 x i32> %491, i32 %492, i64 3
  %494 = load <4 x i32>, ptr %482, align 16
  %495 = extractelement <4 x i32> %494, i64 0
  %496 = insertelement <16 x i32> %493, i32 %495, i64 4
  %497 = extractelement <4 x i32> %494, i64 1
  %498 = insertelement <16 x i32> %496, i32 %497, i64 5
  %499 = extractelement <4 x i32> %494, i64 2
  %500 = insertelement <16 x i32> %498, i32 %499, i64 6
  %501 = extractelement <4 x i32> %494, i64 3
  %502 = insertelement <16 x i32> %500, i32 %501, i64 7
  %503 = load <4 x i32>, ptr %483, align 16
  %504 = extractelement <4 x i32> %503, i64 0
  %505 = insertelement <16 x i32> %502, i32 %504, i64 8
  %506 = extractelement <4 x i32> %503, i64 1
  %507 = insertelement <16 x i32> %505, i32 %506, i64 9
  %508 = extractelement <4 x i32> %503, i64 2
  %509 = insertelement <16 x i32> %507, i32 %508, i64 10
  %510 = extractelement <4 x i32> %503, i64 3
  %511 = insertelement <16 x i32> %509, i32 %510, i64 11
  %512 = load <4 x i32>, ptr %484, align 16
  %513 = extractelement <4 x i32> %512, i64 0
  %514 = insertelement <16 x i32> %511, i32 %513, i64 12
  %515 = extractelement <4 x i32> %512, i64 1
  %516 = insertelement <16 x i32> %514, i32 %515, i64 13
  %517 = extractelement <4 x i32> %512, i64 2
  %518 = insertelement <16 x i32> %516, i32 %517, i64 14
  %519 = extractelement <4 x i32> %512, i64 3
  %520 = insertelement <16 x i32> %518, i32 %519, i64 15
  %521 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %479, 1
  %522 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %479, 0
  %523 = getelementptr i32, ptr addrspace(1) %522, i64 256
  %524 = getelementptr i32, ptr addrspace(1) %522, i64 8
  %525 = getelementptr i32, ptr addrspace(1) %522, i64 264
  %526 = getelementptr i32, ptr addrspace(1) %522, i64 16
  %527 = getelementptr i32, ptr addrspace(1) %522, i64 272
  %528 = getelementptr i32, ptr addrspace(1) %522, i64 24
  %529 = getelementptr i32, ptr addrspace(1) %522, i64 280
  %530 = extractelement <16 x i32> %520, i64 0
  %531 = insertelement <2 x i32> poison, i32 %530, i64 0
  %532 = extractelement <16 x i32> %520, i64 1
  %533 = insertelement <2 x i32> %531, i32 %532, i64 1
  store <2 x i32> %533, ptr addrspace(1) %522, align 8
  %534 = extractelement <16 x i32> %520, i64 2
  %535 = insertelement <2 x i32> poison, i32 %534, i64 0
  %536 = extractelement <16 x i32> %520, i64 3
  %537 = insertelement <2 x i32> %535, i32 %536, i64 1
  store <2 x i32> %537, ptr addrspace(1) %523, align 8
  %538 = extractelement <16 x i32> %520, i64 4
  %539 = insertelement <2 x i32> poison, i32 %538, i64 0
  %540 = extractelement <16 x i32> %520, i64 5
  %541 = insertelement <2 x i32> %539, i32 %540, i64 1
  store <2 x i32> %541, ptr addrspace(1) %524, align 8
  %542 = extractelement <16 x i32> %520, i64 6
  %543 = insertelement <2 x i32> poison, i32 %542, i64 0
  %544 = extractelement <16 x i32> %520, i64 7
  %545 = insertelement <2 x i32> %543, i32 %544, i64 1
  store <2 x i32> %545, ptr addrspace(1) %525, align 8
  %546 = extractelement <16 x i32> %520, i64 8
  %547 = insertelement <2 x i32> poison, i32 %546, i64 0
  %548 = extractelement <16 x i32> %520, i64 9
  %549 = insertelement <2 x i32> %547, i32 %548, i64 1
  store <2 x i32> %549, ptr addrspace(1) %526, align 8
  %550 = extractelement <16 x i32> %520, i64 10
  %551 = insertelement <2 x i32> poison, i32 %550, i64 0
  %552 = extractelement <16 x i32> %520, i64 11
  %553 = insertelement <2 x i32> %551, i32 %552, i64 1
  store <2 x i32> %553, ptr addrspace(1) %527, align 8
  %554 = extractelement <16 x i32> %520, i64 12
  %555 = insertelement <2 x i32> poison, i32 %554, i64 0
  %556 = extractelement <16 x i32> %520, i64 13
  %557 = insertelement <2 x i32> %555, i32 %556, i64 1
  store <2 x i32> %557, ptr addrspace(1) %528, align 8
  %558 = extractelement <16 x i32> %520, i64 14
  %559 = insertelement <2 x i32> poison, i32 %558, i64 0
  %560 = extractelement <16 x i32> %520, i64 15
  %561 = insertelement <2 x i32> %559, i32 %560, i64 1
  store <2 x i32> %561, ptr addrspace(1) %529, align 8
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
