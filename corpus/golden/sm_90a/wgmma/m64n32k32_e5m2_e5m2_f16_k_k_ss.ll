; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x half], align 16
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
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 32, i32 32, i32 32, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %70, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 1024
  br i1 %44, label %45, label %71

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 32
  %48 = sdiv i32 %43, 32
  %49 = mul nsw i32 %47, 32
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr i8, ptr addrspace(1) %51, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 128
  %58 = srem i32 %56, 4
  %59 = sdiv i32 %56, 4
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
  %73 = insertvalue { ptr, { i32, i32 } } %72, { i32, i32 } { i32 16, i32 1 }, 1
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { i32 } %7, 0
  %78 = srem i32 %77, 4
  %79 = sdiv i32 %77, 4
  %80 = mul nsw i32 %78, 2
  %81 = srem i32 %79, 8
  %82 = sdiv i32 %79, 8
  %83 = mul nsw i32 %81, 32
  %84 = add nsw i32 %80, %83
  %85 = mul nsw i32 %82, 512
  %86 = add nsw i32 %84, %85
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 0
  %88 = sext i32 %86 to i64
  %89 = getelementptr half, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr half, ptr addrspace(1) %93, i64 256
  %95 = getelementptr half, ptr addrspace(1) %93, i64 8
  %96 = getelementptr half, ptr addrspace(1) %93, i64 264
  %97 = getelementptr half, ptr addrspace(1) %93, i64 16
  %98 = getelementptr half, ptr addrspace(1) %93, i64 272
  %99 = getelementptr half, ptr addrspace(1) %93, i64 24
  %100 = getelementptr half, ptr addrspace(1) %93, i64 280
  %101 = load <2 x half>, ptr addrspace(1) %93, align 4
  %102 = extractelement <2 x half> %101, i64 0
  %103 = insertelement <16 x half> poison, half %102, i64 0
  %104 = extractelement <2 x half> %101, i64 1
  %105 = insertelement <16 x half> %103, half %104, i64 1
  %106 = load <2 x half>, ptr addrspace(1) %94, align 4
  %107 = extractelement <2 x half> %106, i64 0
  %108 = insertelement <16 x half> %105, half %107, i64 2
  %109 = extractelement <2 x half> %106, i64 1
  %110 = insertelement <16 x half> %108, half %109, i64 3
  %111 = load <2 x half>, ptr addrspace(1) %95, align 4
  %112 = extractelement <2 x half> %111, i64 0
  %113 = insertelement <16 x half> %110, half %112, i64 4
  %114 = extractelement <2 x half> %111, i64 1
  %115 = insertelement <16 x half> %113, half %114, i64 5
  %116 = load <2 x half>, ptr addrspace(1) %96, align 4
  %117 = extractelement <2 x half> %116, i64 0
  %118 = insertelement <16 x half> %115, half %117, i64 6
  %119 = extractelement <2 x half> %116, i64 1
  %120 = insertelement <16 x half> %118, half %119, i64 7
  %121 = load <2 x half>, ptr addrspace(1) %97, align 4
  %122 = extractelement <2 x half> %121, i64 0
  %123 = insertelement <16 x half> %120, half %122, i64 8
  %124 = extractelement <2 x half> %121, i64 1
  %125 = insertelement <16 x half> %123, half %124, i64 9
  %126 = load <2 x half>, ptr addrspace(1) %98, align 4
  %127 = extractelement <2 x half> %126, i64 0
  %128 = insertelement <16 x half> %125, half %127, i64 10
  %129 = extractelement <2 x half> %126, i64 1
  %130 = insertelement <16 x half> %128, half %129, i64 11
  %131 = load <2 x half>, ptr addrspace(1) %99, align 4
  %132 = extractelement <2 x half> %131, i64 0
  %133 = insertelement <16 x half> %130, half %132, i64 12
  %134 = extractelement <2 x half> %131, i64 1
  %135 = insertelement <16 x half> %133, half %134, i64 13
  %136 = load <2 x half>, ptr addrspace(1) %100, align 4
  %137 = extractelement <2 x half> %136, i64 0
  %138 = insertelement <16 x half> %135, half %137, i64 14
  %139 = extractelement <2 x half> %136, i64 1
  %140 = insertelement <16 x half> %138, half %139, i64 15
  %141 = extractvalue { ptr, { i32, i32 } } %73, 1
  %142 = extractvalue { ptr, { i32, i32 } } %73, 0
  %143 = getelementptr half, ptr %142, i64 8
  %144 = extractelement <16 x half> %140, i64 0
  %145 = insertelement <8 x half> poison, half %144, i64 0
  %146 = extractelement <16 x half> %140, i64 1
  %147 = insertelement <8 x half> %145, half %146, i64 1
  %148 = extractelement <16 x half> %140, i64 2
  %149 = insertelement <8 x half> %147, half %148, i64 2
  %150 = extractelement <16 x half> %140, i64 3
  %151 = insertelement <8 x half> %149, half %150, i64 3
  %152 = extractelement <16 x half> %140, i64 4
  %153 = insertelement <8 x half> %151, half %152, i64 4
  %154 = extractelement <16 x half> %140, i64 5
  %155 = insertelement <8 x half> %153, half %154, i64 5
  %156 = extractelement <16 x half> %140, i64 6
  %157 = insertelement <8 x half> %155, half %156, i64 6
  %158 = extractelement <16 x half> %140, i64 7
  %159 = insertelement <8 x half> %157, half %158, i64 7
  store <8 x half> %159, ptr %142, align 16
  %160 = extractelement <16 x half> %140, i64 8
  %161 = insertelement <8 x half> poison, half %160, i64 0
  %162 = extractelement <16 x half> %140, i64 9
  %163 = insertelement <8 x half> %161, half %162, i64 1
  %164 = extractelement <16 x half> %140, i64 10
  %165 = insertelement <8 x half> %163, half %164, i64 2
  %166 = extractelement <16 x half> %140, i64 11
  %167 = insertelement <8 x half> %165, half %166, i64 3
  %168 = extractelement <16 x half> %140, i64 12
  %169 = insertelement <8 x half> %167, half %168, i64 4
  %170 = extractelement <16 x half> %140, i64 13
  %171 = insertelement <8 x half> %169, half %170, i64 5
  %172 = extractelement <16 x half> %140, i64 14
  %173 = insertelement <8 x half> %171, half %172, i64 6
  %174 = extractelement <16 x half> %140, i64 15
  %175 = insertelement <8 x half> %173, half %174, i64 7
  store <8 x half> %175, ptr %143, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %176 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %177 = lshr i32 %176, 4
  %178 = zext i32 %177 to i64
  %179 = or i64 %178, 4611686293305360384
  %180 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %181 = lshr i32 %180, 4
  %182 = zext i32 %181 to i64
  %183 = or i64 %182, 4611686293305360384
  %184 = extractvalue { ptr, { i32, i32 } } %73, 0
  %185 = insertvalue { ptr, { i32, i32 } } poison, ptr %184, 0
  %186 = insertvalue { ptr, { i32, i32 } } %185, { i32, i32 } { i32 8, i32 1 }, 1
  %187 = extractvalue { ptr, { i32, i32 } } %186, 1
  %188 = extractvalue { ptr, { i32, i32 } } %186, 0
  %189 = getelementptr i32, ptr %188, i64 4
  %190 = load <4 x i32>, ptr %188, align 16
  %191 = extractelement <4 x i32> %190, i64 0
  %192 = insertelement <8 x i32> poison, i32 %191, i64 0
  %193 = extractelement <4 x i32> %190, i64 1
  %194 = insertelement <8 x i32> %192, i32 %193, i64 1
  %195 = extractelement <4 x i32> %190, i64 2
  %196 = insertelement <8 x i32> %194, i32 %195, i64 2
  %197 = extractelement <4 x i32> %190, i64 3
  %198 = insertelement <8 x i32> %196, i32 %197, i64 3
  %199 = load <4 x i32>, ptr %189, align 16
  %200 = extractelement <4 x i32> %199, i64 0
  %201 = insertelement <8 x i32> %198, i32 %200, i64 4
  %202 = extractelement <4 x i32> %199, i64 1
  %203 = insertelement <8 x i32> %201, i32 %202, i64 5
  %204 = extractelement <4 x i32> %199, i64 2
  %205 = insertelement <8 x i32> %203, i32 %204, i64 6
  %206 = extractelement <4 x i32> %199, i64 3
  %207 = insertelement <8 x i32> %205, i32 %206, i64 7
  %208 = extractelement <8 x i32> %207, i64 0
  %209 = extractelement <8 x i32> %207, i64 1
  %210 = extractelement <8 x i32> %207, i64 2
  %211 = extractelement <8 x i32> %207, i64 3
  %212 = extractelement <8 x i32> %207, i64 4
  %213 = extractelement <8 x i32> %207, i64 5
  %214 = extractelement <8 x i32> %207, i64 6
  %215 = extractelement <8 x i32> %207, i64 7
  %216 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $18, 0; wgmma.mma_async.sync.aligned.m64n32k32.f16.e5m2.e5m2 {$0, $1, $2, $3, $4, $5, $6, $7}, $16, $17, p, 1, 1; }", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,l,l,r"(i32 %208, i32 %209, i32 %210, i32 %211, i32 %212, i32 %213, i32 %214, i32 %215, i64 %179, i64 %183, i32 1)
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 0
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 1
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 2
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 3
  %221 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 4
  %222 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 5
  %223 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 6
  %224 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %216, 7
  %225 = extractvalue { ptr, { i32, i32 } } %73, 0
  %226 = insertvalue { ptr, { i32, i32 } } poison, ptr %225, 0
  %227 = insertvalue { ptr, { i32, i32 } } %226, { i32, i32 } { i32 8, i32 1 }, 1
  %228 = insertelement <8 x i32> poison, i32 %217, i64 0
  %229 = insertelement <8 x i32> %228, i32 %218, i64 1
  %230 = insertelement <8 x i32> %229, i32 %219, i64 2
  %231 = insertelement <8 x i32> %230, i32 %220, i64 3
  %232 = insertelement <8 x i32> %231, i32 %221, i64 4
  %233 = insertelement <8 x i32> %232, i32 %222, i64 5
  %234 = insertelement <8 x i32> %233, i32 %223, i64 6
  %235 = insertelement <8 x i32> %234, i32 %224, i64 7
  %236 = extractvalue { ptr, { i32, i32 } } %227, 1
  %237 = extractvalue { ptr, { i32, i32 } } %227, 0
  %238 = getelementptr i32, ptr %237, i64 4
  %239 = extractelement <8 x i32> %235, i64 0
  %240 = insertelement <4 x i32> poison, i32 %239, i64 0
  %241 = extractelement <8 x i32> %235, i64 1
  %242 = insertelement <4 x i32> %240, i32 %241, i64 1
  %243 = extractelement <8 x i32> %235, i64 2
  %244 = insertelement <4 x i32> %242, i32 %243, i64 2
  %245 = extractelement <8 x i32> %235, i64 3
  %246 = insertelement <4 x i32> %244, i32 %245, i64 3
  store <4 x i32> %246, ptr %237, align 16
  %247 = extractelement <8 x i32> %235, i64 4
  %248 = insertelement <4 x i32> poison, i32 %247, i64 0
  %249 = extractelement <8 x i32> %235, i64 5
  %250 = insertelement <4 x i32> %248, i32 %249, i64 1
  %251 = extractelement <8 x i32> %235, i64 6
  %252 = insertelement <4 x i32> %250, i32 %251, i64 2
  %253 = extractelement <8 x i32> %235, i64 7
  %254 = insertelement <4 x i32> %252, i32 %253, i64 3
  store <4 x i32> %254, ptr %238, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %255 = extractvalue { ptr, { i32, i32 } } %73, 0
  %256 = insertvalue { ptr, { i32, i32 } } poison, ptr %255, 0
  %257 = insertvalue { ptr, { i32, i32 } } %256, { i32, i32 } { i32 8, i32 1 }, 1
  %258 = extractvalue { ptr, { i32, i32 } } %257, 1
  %259 = extractvalue { ptr, { i32, i32 } } %257, 0
  %260 = getelementptr i32, ptr %259, i64 4
  %261 = load <4 x i32>, ptr %259, align 16
  %262 = extractelement <4 x i32> %261, i64 0
  %263 = insertelement <8 x i32> poison, i32 %262, i64 0
  %264 = extractelement <4 x i32> %261, i64 1
  %265 = insertelement <8 x i32> %263, i32 %264, i64 1
  %266 = extractelement <4 x i32> %261, i64 2
  %267 = insertelement <8 x i32> %265, i32 %266, i64 2
  %268 = extractelement <4 x i32> %261, i64 3
  %269 = insertelement <8 x i32> %267, i32 %268, i64 3
  %270 = load <4 x i32>, ptr %260, align 16
  %271 = extractelement <4 x i32> %270, i64 0
  %272 = insertelement <8 x i32> %269, i32 %271, i64 4
  %273 = extractelement <4 x i32> %270, i64 1
  %274 = insertelement <8 x i32> %272, i32 %273, i64 5
  %275 = extractelement <4 x i32> %270, i64 2
  %276 = insertelement <8 x i32> %274, i32 %275, i64 6
  %277 = extractelement <4 x i32> %270, i64 3
  %278 = insertelement <8 x i32> %276, i32 %277, i64 7
  %279 = extractelement <8 x i32> %278, i64 0
  %280 = extractelement <8 x i32> %278, i64 1
  %281 = extractelement <8 x i32> %278, i64 2
  %282 = extractelement <8 x i32> %278, i64 3
  %283 = extractelement <8 x i32> %278, i64 4
  %284 = extractelement <8 x i32> %278, i64 5
  %285 = extractelement <8 x i32> %278, i64 6
  %286 = extractelement <8 x i32> %278, i64 7
  %287 = call { i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7"(i32 %279, i32 %280, i32 %281, i32 %282, i32 %283, i32 %284, i32 %285, i32 %286)
  %288 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 0
  %289 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 1
  %290 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 2
  %291 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 3
  %292 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 4
  %293 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 5
  %294 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 6
  %295 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32 } %287, 7
  %296 = extractvalue { ptr, { i32, i32 } } %73, 0
  %297 = insertvalue { ptr, { i32, i32 } } poison, ptr %296, 0
  %298 = insertvalue { ptr, { i32, i32 } } %297, { i32, i32 } { i32 8, i32 1 }, 1
  %299 = insertelement <8 x i32> poison, i32 %288, i64 0
  %300 = insertelement <8 x i32> %299, i32 %289, i64 1
  %301 = insertelement <8 x i32> %300, i32 %290, i64 2
  %302 = insertelement <8 x i32> %301, i32 %291, i64 3
  %303 = insertelement <8 x i32> %302, i32 %292, i64 4
  %304 = insertelement <8 x i32> %303, i32 %293, i64 5
  %305 = insertelement <8 x i32> %304, i32 %294, i64 6
  %306 = insertelement <8 x i32> %305, i32 %295, i64 7
  %307 = extractvalue { ptr, { i32, i32 } } %298, 1
  %308 = extractvalue { ptr, { i32, i32 } } %298, 0
  %309 = getelementptr i32, ptr %308, i64 4
  %310 = extractelement <8 x i32> %306, i64 0
  %311 = insertelement <4 x i32> poison, i32 %310, i64 0
  %312 = extractelement <8 x i32> %306, i64 1
  %313 = insertelement <4 x i32> %311, i32 %312, i64 1
  %314 = extractelement <8 x i32> %306, i64 2
  %315 = insertelement <4 x i32> %313, i32 %314, i64 2
  %316 = extractelement <8 x i32> %306, i64 3
  %317 = insertelement <4 x i32> %315, i32 %316, i64 3
  store <4 x i32> %317, ptr %308, align 16
  %318 = extractelement <8 x i32> %306, i64 4
  %319 = insertelement <4 x i32> poison, i32 %318, i64 0
  %320 = extractelement <8 x i32> %306, i64 5
  %321 = insertelement <4 x i32> %319, i32 %320, i64 1
  %322 = extractelement <8 x i32> %306, i64 6
  %323 = insertelement <4 x i32> %321, i32 %322, i64 2
  %324 = extractelement <8 x i32> %306, i64 7
  %325 = insertelement <4 x i32> %323, i32 %324, i64 3
  store <4 x i32> %325, ptr %309, align 16
  %326 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %327 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %326, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %328 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %327, 1
  %329 = extractvalue { i32 } %7, 0
  %330 = srem i32 %329, 4
  %331 = sdiv i32 %329, 4
  %332 = mul nsw i32 %330, 2
  %333 = srem i32 %331, 8
  %334 = sdiv i32 %331, 8
  %335 = mul nsw i32 %333, 32
  %336 = add nsw i32 %332, %335
  %337 = mul nsw i32 %334, 512
  %338 = add nsw i32 %336, %337
  %339 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %327, 0
  %340 = sext i32 %338 to i64
  %341 = getelementptr half, ptr addrspace(1) %339, i64 %340
  %342 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %341, 0
  %343 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %342, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %344 = extractvalue { ptr, { i32, i32 } } %73, 1
  %345 = extractvalue { ptr, { i32, i32 } } %73, 0
  %346 = getelementptr half, ptr %345, i64 8
  %347 = load <8 x half>, ptr %345, align 16
  %348 = extractelement <8 x half> %347, i64 0
  %349 = insertelement <16 x half> poison, half %348, i64 0
  %350 = extractelement <8 x half> %347, i64 1
  %351 = insertelement <16 x half> %349, half %350, i64 1
  %352 = extractelement <8 x half> %347, i64 2
  %353 = insertelement <16 x half> %351, half %352, i64 2
  %354 = extractelement <8 x half> %347, i64 3
  %355 = insertelement <16 x half> %353, half %354, i64 3
  %356 = extractelement <8 x half> %347, i64 4
  %357 = insertelement <16 x half> %355, half %356, i64 4
  %358 = extractelement <8 x half> %347, i64 5
  %359 = insertelement <16 x half> %357, half %358, i64 5
  %360 = extractelement <8 x half> %347, i64 6
  %361 = insertelement <16 x half> %359, half %360, i64 6
  %362 = extractelement <8 x half> %347, i64 7
  %363 = insertelement <16 x half> %361, half %362, i64 7
  %364 = load <8 x half>, ptr %346, align 16
  %365 = extractelement <8 x half> %364, i64 0
  %366 = insertelement <16 x half> %363, half %365, i64 8
  %367 = extractelement <8 x half> %364, i64 1
  %368 = insertelement <16 x half> %366, half %367, i64 9
  %369 = extractelement <8 x half> %364, i64 2
  %370 = insertelement <16 x half> %368, half %369, i64 10
  %371 = extractelement <8 x half> %364, i64 3
  %372 = insertelement <16 x half> %370, half %371, i64 11
  %373 = extractelement <8 x half> %364, i64 4
  %374 = insertelement <16 x half> %372, half %373, i64 12
  %375 = extractelement <8 x half> %364, i64 5
  %376 = insertelement <16 x half> %374, half %375, i64 13
  %377 = extractelement <8 x half> %364, i64 6
  %378 = insertelement <16 x half> %376, half %377, i64 14
  %379 = extractelement <8 x half> %364, i64 7
  %380 = insertelement <16 x half> %378, half %379, i64 15
  %381 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %343, 1
  %382 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %343, 0
  %383 = getelementptr half, ptr addrspace(1) %382, i64 256
  %384 = getelementptr half, ptr addrspace(1) %382, i64 8
  %385 = getelementptr half, ptr addrspace(1) %382, i64 264
  %386 = getelementptr half, ptr addrspace(1) %382, i64 16
  %387 = getelementptr half, ptr addrspace(1) %382, i64 272
  %388 = getelementptr half, ptr addrspace(1) %382, i64 24
  %389 = getelementptr half, ptr addrspace(1) %382, i64 280
  %390 = extractelement <16 x half> %380, i64 0
  %391 = insertelement <2 x half> poison, half %390, i64 0
  %392 = extractelement <16 x half> %380, i64 1
  %393 = insertelement <2 x half> %391, half %392, i64 1
  store <2 x half> %393, ptr addrspace(1) %382, align 4
  %394 = extractelement <16 x half> %380, i64 2
  %395 = insertelement <2 x half> poison, half %394, i64 0
  %396 = extractelement <16 x half> %380, i64 3
  %397 = insertelement <2 x half> %395, half %396, i64 1
  store <2 x half> %397, ptr addrspace(1) %383, align 4
  %398 = extractelement <16 x half> %380, i64 4
  %399 = insertelement <2 x half> poison, half %398, i64 0
  %400 = extractelement <16 x half> %380, i64 5
  %401 = insertelement <2 x half> %399, half %400, i64 1
  store <2 x half> %401, ptr addrspace(1) %384, align 4
  %402 = extractelement <16 x half> %380, i64 6
  %403 = insertelement <2 x half> poison, half %402, i64 0
  %404 = extractelement <16 x half> %380, i64 7
  %405 = insertelement <2 x half> %403, half %404, i64 1
  store <2 x half> %405, ptr addrspace(1) %385, align 4
  %406 = extractelement <16 x half> %380, i64 8
  %407 = insertelement <2 x half> poison, half %406, i64 0
  %408 = extractelement <16 x half> %380, i64 9
  %409 = insertelement <2 x half> %407, half %408, i64 1
  store <2 x half> %409, ptr addrspace(1) %386, align 4
  %410 = extractelement <16 x half> %380, i64 10
  %411 = insertelement <2 x half> poison, half %410, i64 0
  %412 = extractelement <16 x half> %380, i64 11
  %413 = insertelement <2 x half> %411, half %412, i64 1
  store <2 x half> %413, ptr addrspace(1) %387, align 4
  %414 = extractelement <16 x half> %380, i64 12
  %415 = insertelement <2 x half> poison, half %414, i64 0
  %416 = extractelement <16 x half> %380, i64 13
  %417 = insertelement <2 x half> %415, half %416, i64 1
  store <2 x half> %417, ptr addrspace(1) %388, align 4
  %418 = extractelement <16 x half> %380, i64 14
  %419 = insertelement <2 x half> poison, half %418, i64 0
  %420 = extractelement <16 x half> %380, i64 15
  %421 = insertelement <2 x half> %419, half %420, i64 1
  store <2 x half> %421, ptr addrspace(1) %389, align 4
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
