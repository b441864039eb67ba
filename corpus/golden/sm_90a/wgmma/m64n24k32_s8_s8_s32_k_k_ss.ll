; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [12 x i32], align 16
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
  %41 = insertvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %40, { i32, i32, i32, i32 } { i32 24, i32 32, i32 32, i32 1 }, 1
  br label %42

42:                                               ; preds = %45, %39
  %43 = phi i32 [ %70, %45 ], [ %6, %39 ]
  %44 = icmp slt i32 %43, 768
  br i1 %44, label %45, label %71

45:                                               ; preds = %42
  %46 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 1
  %47 = srem i32 %43, 24
  %48 = sdiv i32 %43, 24
  %49 = mul nsw i32 %47, 32
  %50 = add nsw i32 %49, %48
  %51 = extractvalue { ptr addrspace(1), { i32, i32, i32, i32 } } %41, 0
  %52 = sext i32 %50 to i64
  %53 = getelementptr i8, ptr addrspace(1) %51, i64 %52
  %54 = load i8, ptr addrspace(1) %53, align 1
  %55 = srem i32 %43, 8
  %56 = sdiv i32 %43, 8
  %57 = mul nsw i32 %55, 128
  %58 = srem i32 %56, 3
  %59 = sdiv i32 %56, 3
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
  %73 = insertvalue { ptr, { i32, i32 } } %72, { i32, i32 } { i32 12, i32 1 }, 1
  %74 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %2, 0
  %75 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %74, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 24, i32 4, i32 384 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %76 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 1
  %77 = extractvalue { i32 } %7, 0
  %78 = srem i32 %77, 4
  %79 = sdiv i32 %77, 4
  %80 = mul nsw i32 %78, 2
  %81 = srem i32 %79, 8
  %82 = sdiv i32 %79, 8
  %83 = mul nsw i32 %81, 24
  %84 = add nsw i32 %80, %83
  %85 = mul nsw i32 %82, 384
  %86 = add nsw i32 %84, %85
  %87 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %75, 0
  %88 = sext i32 %86 to i64
  %89 = getelementptr i32, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr i32, ptr addrspace(1) %93, i64 192
  %95 = getelementptr i32, ptr addrspace(1) %93, i64 8
  %96 = getelementptr i32, ptr addrspace(1) %93, i64 200
  %97 = getelementptr i32, ptr addrspace(1) %93, i64 16
  %98 = getelementptr i32, ptr addrspace(1) %93, i64 208
  %99 = load <2 x i32>, ptr addrspace(1) %93, align 8
  %100 = extractelement <2 x i32> %99, i64 0
  %101 = insertelement <12 x i32> poison, i32 %100, i64 0
  %102 = extractelement <2 x i32> %99, i64 1
  %103 = insertelement <12 x i32> %101, i32 %102, i64 1
  %104 = load <2 x i32>, ptr addrspace(1) %94, align 8
  %105 = extractelement <2 x i32> %104, i64 0
  %106 = insertelement <12 x i32> %103, i32 %105, i64 2
  %107 = extractelement <2 x i32> %104, i64 1
  %108 = insertelement <12 x i32> %106, i32 %107, i64 3
  %109 = load <2 x i32>, ptr addrspace(1) %95, align 8
  %110 = extractelement <2 x i32> %109, i64 0
  %111 = insertelement <12 x i32> %108, i32 %110, i64 4
  %112 = extractelement <2 x i32> %109, i64 1
  %113 = insertelement <12 x i32> %111, i32 %112, i64 5
  %114 = load <2 x i32>, ptr addrspace(1) %96, align 8
  %115 = extractelement <2 x i32> %114, i64 0
  %116 = insertelement <12 x i32> %113, i32 %115, i64 6
  %117 = extractelement <2 x i32> %114, i64 1
  %118 = insertelement <12 x i32> %116, i32 %117, i64 7
  %119 = load <2 x i32>, ptr addrspace(1) %97, align 8
  %120 = extractelement <2 x i32> %119, i64 0
  %121 = insertelement <12 x i32> %118, i32 %120, i64 8
  %122 = extractelement <2 x i32> %119, i64 1
  %123 = insertelement <12 x i32> %121, i32 %122, i64 9
  %124 = load <2 x i32>, ptr addrspace(1) %98, align 8
  %125 = extractelement <2 x i32> %124, i64 0
  %126 = insertelement <12 x i32> %123, i32 %125, i64 10
  %127 = extractelement <2 x i32> %124, i64 1
  %128 = insertelement <12 x i32> %126, i32 %127, i64 11
  %129 = extractvalue { ptr, { i32, i32 } } %73, 1
  %130 = extractvalue { ptr, { i32, i32 } } %73, 0
  %131 = getelementptr i32, ptr %130, i64 4
  %132 = getelementptr i32, ptr %130, i64 8
  %133 = extractelement <12 x i32> %128, i64 0
  %134 = insertelement <4 x i32> poison, i32 %133, i64 0
  %135 = extractelement <12 x i32> %128, i64 1
  %136 = insertelement <4 x i32> %134, i32 %135, i64 1
  %137 = extractelement <12 x i32> %128, i64 2
  %138 = insertelement <4 x i32> %136, i32 %137, i64 2
  %139 = extractelement <12 x i32> %128, i64 3
  %140 = insertelement <4 x i32> %138, i32 %139, i64 3
  store <4 x i32> %140, ptr %130, align 16
  %141 = extractelement <12 x i32> %128, i64 4
  %142 = insertelement <4 x i32> poison, i32 %141, i64 0
  %143 = extractelement <12 x i32> %128, i64 5
  %144 = insertelement <4 x i32> %142, i32 %143, i64 1
  %145 = extractelement <12 x i32> %128, i64 6
  %146 = insertelement <4 x i32> %144, i32 %145, i64 2
  %147 = extractelement <12 x i32> %128, i64 7
  %148 = insertelement <4 x i32> %146, i32 %147, i64 3
  store <4 x i32> %148, ptr %131, align 16
  %149 = extractelement <12 x i32> %128, i64 8
  %150 = insertelement <4 x i32> poison, i32 %149, i64 0
  %151 = extractelement <12 x i32> %128, i64 9
  %152 = insertelement <4 x i32> %150, i32 %151, i64 1
  %153 = extractelement <12 x i32> %128, i64 10
  %154 = insertelement <4 x i32> %152, i32 %153, i64 2
  %155 = extractelement <12 x i32> %128, i64 11
  %156 = insertelement <4 x i32> %154, i32 %155, i64 3
  store <4 x i32> %156, ptr %132, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %157 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %158 = lshr i32 %157, 4
  %159 = zext i32 %158 to i64
  %160 = or i64 %159, 4611686293305360384
  %161 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %162 = lshr i32 %161, 4
  %163 = zext i32 %162 to i64
  %164 = or i64 %163, 4611686293305360384
  %165 = extractvalue { ptr, { i32, i32 } } %73, 1
  %166 = extractvalue { ptr, { i32, i32 } } %73, 0
  %167 = getelementptr i32, ptr %166, i64 4
  %168 = getelementptr i32, ptr %166, i64 8
  %169 = load <4 x i32>, ptr %166, align 16
  %170 = extractelement <4 x i32> %169, i64 0
  %171 = insertelement <12 x i32> poison, i32 %170, i64 0
  %172 = extractelement <4 x i32> %169, i64 1
  %173 = insertelement <12 x i32> %171, i32 %172, i64 1
  %174 = extractelement <4 x i32> %169, i64 2
  %175 = insertelement <12 x i32> %173, i32 %174, i64 2
  %176 = extractelement <4 x i32> %169, i64 3
  %177 = insertelement <12 x i32> %175, i32 %176, i64 3
  %178 = load <4 x i32>, ptr %167, align 16
  %179 = extractelement <4 x i32> %178, i64 0
  %180 = insertelement <12 x i32> %177, i32 %179, i64 4
  %181 = extractelement <4 x i32> %178, i64 1
  %182 = insertelement <12 x i32> %180, i32 %181, i64 5
  %183 = extractelement <4 x i32> %178, i64 2
  %184 = insertelement <12 x i32> %182, i32 %183, i64 6
  %185 = extractelement <4 x i32> %178, i64 3
  %186 = insertelement <12 x i32> %184, i32 %185, i64 7
  %187 = load <4 x i32>, ptr %168, align 16
  %188 = extractelement <4 x i32> %187, i64 0
  %189 = insertelement <12 x i32> %186, i32 %188, i64 8
  %190 = extractelement <4 x i32> %187, i64 1
  %191 = insertelement <12 x i32> %189, i32 %190, i64 9
  %192 = extractelement <4 x i32> %187, i64 2
  %193 = insertelement <12 x i32> %191, i32 %192, i64 10
  %194 = extractelement <4 x i32> %187, i64 3
  %195 = insertelement <12 x i32> %193, i32 %194, i64 11
  %196 = extractelement <12 x i32> %195, i64 0
  %197 = extractelement <12 x i32> %195, i64 1
  %198 = extractelement <12 x i32> %195, i64 2
  %199 = extractelement <12 x i32> %195, i64 3
  %200 = extractelement <12 x i32> %195, i64 4
  %201 = extractelement <12 x i32> %195, i64 5
  %202 = extractelement <12 x i32> %195, i64 6
  %203 = extractelement <12 x i32> %195, i64 7
  %204 = extractelement <12 x i32> %195, i64 8
  %205 = extractelement <12 x i32> %195, i64 9
  %206 = extractelement <12 x i32> %195, i64 10
  %207 = extractelement <12 x i32> %195, i64 11
  %208 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $26, 0; wgmma.mma_async.sync.aligned.m64n24k32.s32.s8.s8 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11}, $24, $25, p; }", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,l,l,r"(i32 %196, i32 %197, i32 %198, i32 %199, i32 %200, i32 %201, i32 %202, i32 %203, i32 %204, i32 %205, i32 %206, i32 %207, i64 %160, i64 %164, i32 1)
  %209 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 0
  %210 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 1
  %211 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 2
  %212 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 3
  %213 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 4
  %214 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 5
  %215 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 6
  %216 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 7
  %217 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 8
  %218 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 9
  %219 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 10
  %220 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %208, 11
  %221 = insertelement <12 x i32> poison, i32 %209, i64 0
  %222 = insertelement <12 x i32> %221, i32 %210, i64 1
  %223 = insertelement <12 x i32> %222, i32 %211, i64 2
  %224 = insertelement <12 x i32> %223, i32 %212, i64 3
  %225 = insertelement <12 x i32> %224, i32 %213, i64 4
  %226 = insertelement <12 x i32> %225, i32 %214, i64 5
  %227 = insertelement <12 x i32> %226, i32 %215, i64 6
  %228 = insertelement <12 x i32> %227, i32 %216, i64 7
  %229 = insertelement <12 x i32> %228, i32 %217, i64 8
  %230 = insertelement <12 x i32> %229, i32 %218, i64 9
  %231 = insertelement <12 x i32> %230, i32 %219, i64 10
  %232 = insertelement <12 x i32> %231, i32 %220, i64 11
  %233 = extractvalue { ptr, { i32, i32 } } %73, 1
  %234 = extractvalue { ptr, { i32, i32 } } %73, 0
  %235 = getelementptr i32, ptr %234, i64 4
  %236 = getelementptr i32, ptr %234, i64 8
  %237 = extractelement <12 x i32> %232, i64 0
  %238 = insertelement <4 x i32> poison, i32 %237, i64 0
  %239 = extractelement <12 x i32> %232, i64 1
  %240 = insertelement <4 x i32> %238, i32 %239, i64 1
  %241 = extractelement <12 x i32> %232, i64 2
  %242 = insertelement <4 x i32> %240, i32 %241, i64 2
  %243 = extractelement <12 x i32> %232, i64 3
  %244 = insertelement <4 x i32> %242, i32 %243, i64 3
  store <4 x i32> %244, ptr %234, align 16
  %245 = extractelement <12 x i32> %232, i64 4
  %246 = insertelement <4 x i32> poison, i32 %245, i64 0
  %247 = extractelement <12 x i32> %232, i64 5
  %248 = insertelement <4 x i32> %246, i32 %247, i64 1
  %249 = extractelement <12 x i32> %232, i64 6
  %250 = insertelement <4 x i32> %248, i32 %249, i64 2
  %251 = extractelement <12 x i32> %232, i64 7
  %252 = insertelement <4 x i32> %250, i32 %251, i64 3
  store <4 x i32> %252, ptr %235, align 16
  %253 = extractelement <12 x i32> %232, i64 8
  %254 = insertelement <4 x i32> poison, i32 %253, i64 0
  %255 = extractelement <12 x i32> %232, i64 9
  %256 = insertelement <4 x i32> %254, i32 %255, i64 1
  %257 = extractelement <12 x i32> %232, i64 10
  %258 = insertelement <4 x i32> %256, i32 %257, i64 2
  %259 = extractelement <12 x i32> %232, i64 11
  %260 = insertelement <4 x i32> %258, i32 %259, i64 3
  store <4 x i32> %260, ptr %236, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %261 = extractvalue { ptr, { i32, i32 } } %73, 1
  %262 = extractvalue { ptr, { i32, i32 } } %73, 0
  %263 = getelementptr i32, ptr %262, i64 4
  %264 = getelementptr i32, ptr %262, i64 8
  %265 = load <4 x i32>, ptr %262, align 16
  %266 = extractelement <4 x i32> %265, i64 0
  %267 = insertelement <12 x i32> poison, i32 %266, i64 0
  %268 = extractelement <4 x i32> %265, i64 1
  %269 = insertelement <12 x i32> %267, i32 %268, i64 1
  %270 = extractelement <4 x i32> %265, i64 2
  %271 = insertelement <12 x i32> %269, i32 %270, i64 2
  %272 = extractelement <4 x i32> %265, i64 3
  %273 = insertelement <12 x i32> %271, i32 %272, i64 3
  %274 = load <4 x i32>, ptr %263, align 16
  %275 = extractelement <4 x i32> %274, i64 0
  %276 = insertelement <12 x i32> %273, i32 %275, i64 4
  %277 = extractelement <4 x i32> %274, i64 1
  %278 = insertelement <12 x i32> %276, i32 %277, i64 5
  %279 = extractelement <4 x i32> %274, i64 2
  %280 = insertelement <12 x i32> %278, i32 %279, i64 6
  %281 = extractelement <4 x i32> %274, i64 3
  %282 = insertelement <12 x i32> %280, i32 %281, i64 7
  %283 = load <4 x i32>, ptr %264, align 16
  %284 = extractelement <4 x i32> %283, i64 0
  %285 = insertelement <12 x i32> %282, i32 %284, i64 8
  %286 = extractelement <4 x i32> %283, i64 1
  %287 = insertelement <12 x i32> %285, i32 %286, i64 9
  %288 = extractelement <4 x i32> %283, i64 2
  %289 = insertelement <12 x i32> %287, i32 %288, i64 10
  %290 = extractelement <4 x i32> %283, i64 3
  %291 = insertelement <12 x i32> %289, i32 %290, i64 11
  %292 = extractelement <12 x i32> %291, i64 0
  %293 = extractelement <12 x i32> %291, i64 1
  %294 = extractelement <12 x i32> %291, i64 2
  %295 = extractelement <12 x i32> %291, i64 3
  %296 = extractelement <12 x i32> %291, i64 4
  %297 = extractelement <12 x i32> %291, i64 5
  %298 = extractelement <12 x i32> %291, i64 6
  %299 = extractelement <12 x i32> %291, i64 7
  %300 = extractelement <12 x i32> %291, i64 8
  %301 = extractelement <12 x i32> %291, i64 9
  %302 = extractelement <12 x i32> %291, i64 10
  %303 = extractelement <12 x i32> %291, i64 11
  %304 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11"(i32 %292, i32 %293, i32 %294, i32 %295, i32 %296, i32 %297, i32 %298, i32 %299, i32 %300, i32 %301, i32 %302, i32 %303)
  %305 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 0
  %306 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 1
  %307 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 2
  %308 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 3
  %309 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 4
  %310 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 5
  %311 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 6
  %312 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 7
  %313 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 8
  %314 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 9
  %315 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 10
  %316 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %304, 11
  %317 = insertelement <12 x i32> poison, i32 %305, i64 0
  %318 = insertelement <12 x i32> %317, i32 %306, i64 1
  %319 = insertelement <12 x i32> %318, i32 %307, i64 2
  %320 = insertelement <12 x i32> %319, i32 %308, i64 3
  %321 = insertelement <12 x i32> %320, i32 %309, i64 4
  %322 = insertelement <12 x i32> %321, i32 %310, i64 5
  %323 = insertelement <12 x i32> %322, i32 %311, i64 6
  %324 = insertelement <12 x i32> %323, i32 %312, i64 7
  %325 = insertelement <12 x i32> %324, i32 %313, i64 8
  %326 = insertelement <12 x i32> %325, i32 %314, i64 9
  %327 = insertelement <12 x i32> %326, i32 %315, i64 10
  %328 = insertelement <12 x i32> %327, i32 %316, i64 11
  %329 = extractvalue { ptr, { i32, i32 } } %73, 1
  %330 = extractvalue { ptr, { i32, i32 } } %73, 0
  %331 = getelementptr i32, ptr %330, i64 4
  %332 = getelementptr i32, ptr %330, i64 8
  %333 = extractelement <12 x i32> %328, i64 0
  %334 = insertelement <4 x i32> poison, i32 %333, i64 0
  %335 = extractelement <12 x i32> %328, i64 1
  %336 = insertelement <4 x i32> %334, i32 %335, i64 1
  %337 = extractelement <12 x i32> %328, i64 2
  %338 = insertelement <4 x i32> %336, i32 %337, i64 2
  %339 = extractelement <12 x i32> %328, i64 3
  %340 = insertelement <4 x i32> %338, i32 %339, i64 3
  store <4 x i32> %340, ptr %330, align 16
  %341 = extractelement <12 x i32> %328, i64 4
  %342 = insertelement <4 x i32> poison, i32 %341, i64 0
  %343 = extractelement <12 x i32> %328, i64 5
  %344 = insertelement <4 x i32> %342, i32 %343, i64 1
  %345 = extractelement <12 x i32> %328, i64 6
  %346 = insertelement <4 x i32> %344, i32 %345, i64 2
  %347 = extractelement <12 x i32> %328, i64 7
  %348 = insertelement <4 x i32> %346, i32 %347, i64 3
  store <4 x i32> %348, ptr %331, align 16
  %349 = extractelement <12 x i32> %328, i64 8
  %350 = insertelement <4 x i32> poison, i32 %349, i64 0
  %351 = extractelement <12 x i32> %328, i64 9
  %352 = insertelement <4 x i32> %350, i32 %351, i64 1
  %353 = extractelement <12 x i32> %328, i64 10
  %354 = insertelement <4 x i32> %352, i32 %353, i64 2
  %355 = extractelement <12 x i32> %328, i64 11
  %356 = insertelement <4 x i32> %354, i32 %355, i64 3
  store <4 x i32> %356, ptr %332, align 16
  %357 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %358 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %357, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 24, i32 4, i32 384 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %359 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %358, 1
  %360 = extractvalue { i32 } %7, 0
  %361 = srem i32 %360, 4
  %362 = sdiv i32 %360, 4
  %363 = mul nsw i32 %361, 2
  %364 = srem i32 %362, 8
  %365 = sdiv i32 %362, 8
  %366 = mul nsw i32 %364, 24
  %367 = add nsw i32 %363, %366
  %368 = mul nsw i32 %365, 384
  %369 = add nsw i32 %367, %368
  %370 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %358, 0
  %371 = sext i32 %369 to i64
  %372 = getelementptr i32, ptr addrspace(1) %370, i64 %371
  %373 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %372, 0
  %374 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %373, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 192, i32 3, i32 8 } }, 1
  %375 = extractvalue { ptr, { i32, i32 } } %73, 1
  %376 = extractvalue { ptr, { i32, i32 } } %73, 0
  %377 = getelementptr i32, ptr %376, i64 4
  %378 = getelementptr i32, ptr %376, i64 8
  %379 = load <4 x i32>, ptr %376, align 16
  %380 = extractelement <4 x i32> %379, i64 0
  %381 = insertelement <12 x i32> poison, i32 %380, i64 0
  %382 = extractelement <4 x i32> %379, i64 1
  %383 = insertelement <12 x i32> %381, i32 %382, i64 1
  %384 = extractelement <4 x i32> %379, i64 2
  %385 = insertelement <12 x i32> %383, i32 %384, i64 2
  %386 = extractelement <4 x i32> %379, i64 3
  %387 = insertelement <12 x i32> %385, i32 %386, i64 3
  %388 = load <4 x i32>, ptr %377, align 16
  %389 = extractelement <4 x i32> %388, i64 0
  %390 = insertelement <12 x i32> %387, i32 %389, i64 4
  %391 = extractelement <4 x i32> %388, i64 1
  %392 = insertelement <12 x i32> %390, i32 %391, i64 5
  %393 = extractelement <4 x i32> %388, i64 2
  %394 = insertelement <12 x i32> %392, i32 %393, i64 6
  %395 = extractelement <4 x i32> %388, i64 3
  %396 = insertelement <12 x i32> %394, i32 %395, i64 7
  %397 = load <4 x i32>, ptr %378, align 16
  %398 = extractelement <4 x i32> %397, i64 0
  %399 = insertelement <12 x i32> %396, i32 %398, i64 8
  %400 = extractelement <4 x i32> %397, i64 1
  %401 = insertelement <12 x i32> %399, i32 %400, i64 9
  %402 = extractelement <4 x i32> %397, i64 2
  %403 = insertelement <12 x i32> %401, i32 %402, i64 10
  %404 = extractelement <4 x i32> %397, i64 3
  %405 = insertelement <12 x i32> %403, i32 %404, i64 11
  %406 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %374, 1
  %407 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %374, 0
  %408 = getelementptr i32, ptr addrspace(1) %407, i64 192
  %409 = getelementptr i32, ptr addrspace(1) %407, i64 8
  %410 = getelementptr i32, ptr addrspace(1) %407, i64 200
  %411 = getelementptr i32, ptr addrspace(1) %407, i64 16
  %412 = getelementptr i32, ptr addrspace(1) %407, i64 208
  %413 = extractelement <12 x i32> %405, i64 0
  %414 = insertelement <2 x i32> poison, i32 %413, i64 0
  %415 = extractelement <12 x i32> %405, i64 1
  %416 = insertelement <2 x i32> %414, i32 %415, i64 1
  store <2 x i32> %416, ptr addrspace(1) %407, align 8
  %417 = extractelement <12 x i32> %405, i64 2
  %418 = insertelement <2 x i32> poison, i32 %417, i64 0
  %419 = extractelement <12 x i32> %405, i64 3
  %420 = insertelement <2 x i32> %418, i32 %419, i64 1
  store <2 x i32> %420, ptr addrspace(1) %408, align 8
  %421 = extractelement <12 x i32> %405, i64 4
  %422 = insertelement <2 x i32> poison, i32 %421, i64 0
  %423 = extractelement <12 x i32> %405, i64 5
  %424 = insertelement <2 x i32> %422, i32 %423, i64 1
  store <2 x i32> %424, ptr addrspace(1) %409, align 8
  %425 = extractelement <12 x i32> %405, i64 6
  %426 = insertelement <2 x i32> poison, i32 %425, i64 0
  %427 = extractelement <12 x i32> %405, i64 7
  %428 = insertelement <2 x i32> %426, i32 %427, i64 1
  store <2 x i32> %428, ptr addrspace(1) %410, align 8
  %429 = extractelement <12 x i32> %405, i64 8
  %430 = insertelement <2 x i32> poison, i32 %429, i64 0
  %431 = extractelement <12 x i32> %405, i64 9
  %432 = insertelement <2 x i32> %430, i32 %431, i64 1
  store <2 x i32> %432, ptr addrspace(1) %411, align 8
  %433 = extractelement <12 x i32> %405, i64 10
  %434 = insertelement <2 x i32> poison, i32 %433, i64 0
  %435 = extractelement <12 x i32> %405, i64 11
  %436 = insertelement <2 x i32> %434, i32 %435, i64 1
  store <2 x i32> %436, ptr addrspace(1) %412, align 8
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
