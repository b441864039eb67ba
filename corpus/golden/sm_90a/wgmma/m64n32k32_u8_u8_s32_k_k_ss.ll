; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @wgmma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [16 x i32], align 16
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
  %89 = getelementptr i32, ptr addrspace(1) %87, i64 %88
  %90 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %89, 0
  %91 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %90, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %92 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 1
  %93 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %91, 0
  %94 = getelementptr i32, ptr addrspace(1) %93, i64 256
  %95 = getelementptr i32, ptr addrspace(1) %93, i64 8
  %96 = getelementptr i32, ptr addrspace(1) %93, i64 264
  %97 = getelementptr i32, ptr addrspace(1) %93, i64 16
  %98 = getelementptr i32, ptr addrspace(1) %93, i64 272
  %99 = getelementptr i32, ptr addrspace(1) %93, i64 24
  %100 = getelementptr i32, ptr addrspace(1) %93, i64 280
  %101 = load <2 x i32>, ptr addrspace(1) %93, align 8
  %102 = extractelement <2 x i32> %101, i64 0
  %103 = insertelement <16 x i32> poison, i32 %102, i64 0
  %104 = extractelement <2 x i32> %101, i64 1
  %105 = insertelement <16 x i32> %103, i32 %104, i64 1
  %106 = load <2 x i32>, ptr addrspace(1) %94, align 8
  %107 = extractelement <2 x i32> %106, i64 0
  %108 = insertelement <16 x i32> %105, i32 %107, i64 2
  %109 = extractelement <2 x i32> %106, i64 1
  %110 = insertelement <16 x i32> %108, i32 %109, i64 3
  %111 = load <2 x i32>, ptr addrspace(1) %95, align 8
  %112 = extractelement <2 x i32> %111, i64 0
  %113 = insertelement <16 x i32> %110, i32 %112, i64 4
  %114 = extractelement <2 x i32> %111, i64 1
  %115 = insertelement <16 x i32> %113, i32 %114, i64 5
  %116 = load <2 x i32>, ptr addrspace(1) %96, align 8
  %117 = extractelement <2 x i32> %116, i64 0
  %118 = insertelement <16 x i32> %115, i32 %117, i64 6
  %119 = extractelement <2 x i32> %116, i64 1
  %120 = insertelement <16 x i32> %118, i32 %119, i64 7
  %121 = load <2 x i32>, ptr addrspace(1) %97, align 8
  %122 = extractelement <2 x i32> %121, i64 0
  %123 = insertelement <16 x i32> %120, i32 %122, i64 8
  %124 = extractelement <2 x i32> %121, i64 1
  %125 = insertelement <16 x i32> %123, i32 %124, i64 9
  %126 = load <2 x i32>, ptr addrspace(1) %98, align 8
  %127 = extractelement <2 x i32> %126, i64 0
  %128 = insertelement <16 x i32> %125, i32 %127, i64 10
  %129 = extractelement <2 x i32> %126, i64 1
  %130 = insertelement <16 x i32> %128, i32 %129, i64 11
  %131 = load <2 x i32>, ptr addrspace(1) %99, align 8
  %132 = extractelement <2 x i32> %131, i64 0
  %133 = insertelement <16 x i32> %130, i32 %132, i64 12
  %134 = extractelement <2 x i32> %131, i64 1
  %135 = insertelement <16 x i32> %133, i32 %134, i64 13
  %136 = load <2 x i32>, ptr addrspace(1) %100, align 8
  %137 = extractelement <2 x i32> %136, i64 0
  %138 = insertelement <16 x i32> %135, i32 %137, i64 14
  %139 = extractelement <2 x i32> %136, i64 1
  %140 = insertelement <16 x i32> %138, i32 %139, i64 15
  %141 = extractvalue { ptr, { i32, i32 } } %73, 1
  %142 = extractvalue { ptr, { i32, i32 } } %73, 0
  %143 = getelementptr i32, ptr %142, i64 4
  %144 = getelementptr i32, ptr %142, i64 8
  %145 = getelementptr i32, ptr %142, i64 12
  %146 = extractelement <16 x i32> %140, i64 0
  %147 = insertelement <4 x i32> poison, i32 %146, i64 0
  %148 = extractelement <16 x i32> %140, i64 1
  %149 = insertelement <4 x i32> %147, i32 %148, i64 1
  %150 = extractelement <16 x i32> %140, i64 2
  %151 = insertelement <4 x i32> %149, i32 %150, i64 2
  %152 = extractelement <16 x i32> %140, i64 3
  %153 = insertelement <4 x i32> %151, i32 %152, i64 3
  store <4 x i32> %153, ptr %142, align 16
  %154 = extractelement <16 x i32> %140, i64 4
  %155 = insertelement <4 x i32> poison, i32 %154, i64 0
  %156 = extractelement <16 x i32> %140, i64 5
  %157 = insertelement <4 x i32> %155, i32 %156, i64 1
  %158 = extractelement <16 x i32> %140, i64 6
  %159 = insertelement <4 x i32> %157, i32 %158, i64 2
  %160 = extractelement <16 x i32> %140, i64 7
  %161 = insertelement <4 x i32> %159, i32 %160, i64 3
  store <4 x i32> %161, ptr %143, align 16
  %162 = extractelement <16 x i32> %140, i64 8
  %163 = insertelement <4 x i32> poison, i32 %162, i64 0
  %164 = extractelement <16 x i32> %140, i64 9
  %165 = insertelement <4 x i32> %163, i32 %164, i64 1
  %166 = extractelement <16 x i32> %140, i64 10
  %167 = insertelement <4 x i32> %165, i32 %166, i64 2
  %168 = extractelement <16 x i32> %140, i64 11
  %169 = insertelement <4 x i32> %167, i32 %168, i64 3
  store <4 x i32> %169, ptr %144, align 16
  %170 = extractelement <16 x i32> %140, i64 12
  %171 = insertelement <4 x i32> poison, i32 %170, i64 0
  %172 = extractelement <16 x i32> %140, i64 13
  %173 = insertelement <4 x i32> %171, i32 %172, i64 1
  %174 = extractelement <16 x i32> %140, i64 14
  %175 = insertelement <4 x i32> %173, i32 %174, i64 2
  %176 = extractelement <16 x i32> %140, i64 15
  %177 = insertelement <4 x i32> %175, i32 %176, i64 3
  store <4 x i32> %177, ptr %145, align 16
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.wgmma.fence.sync.aligned()
  %178 = and i32 ptrtoint (ptr addrspace(3) @cute_dynamic_smem to i32), 262143
  %179 = lshr i32 %178, 4
  %180 = zext i32 %179 to i64
  %181 = or i64 %180, 4611686293305360384
  %182 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 8192) to i32), 262143
  %183 = lshr i32 %182, 4
  %184 = zext i32 %183 to i64
  %185 = or i64 %184, 4611686293305360384
  %186 = extractvalue { ptr, { i32, i32 } } %73, 1
  %187 = extractvalue { ptr, { i32, i32 } } %73, 0
  %188 = getelementptr i32, ptr %187, i64 4
  %189 = getelementptr i32, ptr %187, i64 8
  %190 = getelementptr i32, ptr %187, i64 12
  %191 = load <4 x i32>, ptr %187, align 16
  %192 = extractelement <4 x i32> %191, i64 0
  %193 = insertelement <16 x i32> poison, i32 %192, i64 0
  %194 = extractelement <4 x i32> %191, i64 1
  %195 = insertelement <16 x i32> %193, i32 %194, i64 1
  %196 = extractelement <4 x i32> %191, i64 2
  %197 = insertelement <16 x i32> %195, i32 %196, i64 2
  %198 = extractelement <4 x i32> %191, i64 3
  %199 = insertelement <16 x i32> %197, i32 %198, i64 3
  %200 = load <4 x i32>, ptr %188, align 16
  %201 = extractelement <4 x i32> %200, i64 0
  %202 = insertelement <16 x i32> %199, i32 %201, i64 4
  %203 = extractelement <4 x i32> %200, i64 1
  %204 = insertelement <16 x i32> %202, i32 %203, i64 5
  %205 = extractelement <4 x i32> %200, i64 2
  %206 = insertelement <16 x i32> %204, i32 %205, i64 6
  %207 = extractelement <4 x i32> %200, i64 3
  %208 = insertelement <16 x i32> %206, i32 %207, i64 7
  %209 = load <4 x i32>, ptr %189, align 16
  %210 = extractelement <4 x i32> %209, i64 0
  %211 = insertelement <16 x i32> %208, i32 %210, i64 8
  %212 = extractelement <4 x i32> %209, i64 1
  %213 = insertelement <16 x i32> %211, i32 %212, i64 9
  %214 = extractelement <4 x i32> %209, i64 2
  %215 = insertelement <16 x i32> %213, i32 %214, i64 10
  %216 = extractelement <4 x i32> %209, i64 3
  %217 = insertelement <16 x i32> %215, i32 %216, i64 11
  %218 = load <4 x i32>, ptr %190, align 16
  %219 = extractelement <4 x i32> %218, i64 0
  %220 = insertelement <16 x i32> %217, i32 %219, i64 12
  %221 = extractelement <4 x i32> %218, i64 1
  %222 = insertelement <16 x i32> %220, i32 %221, i64 13
  %223 = extractelement <4 x i32> %218, i64 2
  %224 = insertelement <16 x i32> %222, i32 %223, i64 14
  %225 = extractelement <4 x i32> %218, i64 3
  %226 = insertelement <16 x i32> %224, i32 %225, i64 15
  %227 = extractelement <16 x i32> %226, i64 0
  %228 = extractelement <16 x i32> %226, i64 1
  %229 = extractelement <16 x i32> %226, i64 2
  %230 = extractelement <16 x i32> %226, i64 3
  %231 = extractelement <16 x i32> %226, i64 4
  %232 = extractelement <16 x i32> %226, i64 5
  %233 = extractelement <16 x i32> %226, i64 6
  %234 = extractelement <16 x i32> %226, i64 7
  %235 = extractelement <16 x i32> %226, i64 8
  %236 = extractelement <16 x i32> %226, i64 9
  %237 = extractelement <16 x i32> %226, i64 10
  %238 = extractelement <16 x i32> %226, i64 11
  %239 = extractelement <16 x i32> %226, i64 12
  %240 = extractelement <16 x i32> %226, i64 13
  %241 = extractelement <16 x i32> %226, i64 14
  %242 = extractelement <16 x i32> %226, i64 15
  %243 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "{ .reg .pred p; setp.ne.b32 p, $34, 0; wgmma.mma_async.sync.aligned.m64n32k32.s32.u8.u8 {$0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15}, $32, $33, p; }", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,l,l,r"(i32 %227, i32 %228, i32 %229, i32 %230, i32 %231, i32 %232, i32 %233, i32 %234, i32 %235, i32 %236, i32 %237, i32 %238, i32 %239, i32 %240, i32 %241, i32 %242, i64 %181, i64 %185, i32 1)
  %244 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 0
  %245 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 1
  %246 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 2
  %247 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 3
  %248 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 4
  %249 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 5
  %250 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 6
  %251 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 7
  %252 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 8
  %253 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 9
  %254 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 10
  %255 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 11
  %256 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 12
  %257 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 13
  %258 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 14
  %259 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %243, 15
  %260 = insertelement <16 x i32> poison, i32 %244, i64 0
  %261 = insertelement <16 x i32> %260, i32 %245, i64 1
  %262 = insertelement <16 x i32> %261, i32 %246, i64 2
  %263 = insertelement <16 x i32> %262, i32 %247, i64 3
  %264 = insertelement <16 x i32> %263, i32 %248, i64 4
  %265 = insertelement <16 x i32> %264, i32 %249, i64 5
  %266 = insertelement <16 x i32> %265, i32 %250, i64 6
  %267 = insertelement <16 x i32> %266, i32 %251, i64 7
  %268 = insertelement <16 x i32> %267, i32 %252, i64 8
  %269 = insertelement <16 x i32> %268, i32 %253, i64 9
  %270 = insertelement <16 x i32> %269, i32 %254, i64 10
  %271 = insertelement <16 x i32> %270, i32 %255, i64 11
  %272 = insertelement <16 x i32> %271, i32 %256, i64 12
  %273 = insertelement <16 x i32> %272, i32 %257, i64 13
  %274 = insertelement <16 x i32> %273, i32 %258, i64 14
  %275 = insertelement <16 x i32> %274, i32 %259, i64 15
  %276 = extractvalue { ptr, { i32, i32 } } %73, 1
  %277 = extractvalue { ptr, { i32, i32 } } %73, 0
  %278 = getelementptr i32, ptr %277, i64 4
  %279 = getelementptr i32, ptr %277, i64 8
  %280 = getelementptr i32, ptr %277, i64 12
  %281 = extractelement <16 x i32> %275, i64 0
  %282 = insertelement <4 x i32> poison, i32 %281, i64 0
  %283 = extractelement <16 x i32> %275, i64 1
  %284 = insertelement <4 x i32> %282, i32 %283, i64 1
  %285 = extractelement <16 x i32> %275, i64 2
  %286 = insertelement <4 x i32> %284, i32 %285, i64 2
  %287 = extractelement <16 x i32> %275, i64 3
  %288 = insertelement <4 x i32> %286, i32 %287, i64 3
  store <4 x i32> %288, ptr %277, align 16
  %289 = extractelement <16 x i32> %275, i64 4
  %290 = insertelement <4 x i32> poison, i32 %289, i64 0
  %291 = extractelement <16 x i32> %275, i64 5
  %292 = insertelement <4 x i32> %290, i32 %291, i64 1
  %293 = extractelement <16 x i32> %275, i64 6
  %294 = insertelement <4 x i32> %292, i32 %293, i64 2
  %295 = extractelement <16 x i32> %275, i64 7
  %296 = insertelement <4 x i32> %294, i32 %295, i64 3
  store <4 x i32> %296, ptr %278, align 16
  %297 = extractelement <16 x i32> %275, i64 8
  %298 = insertelement <4 x i32> poison, i32 %297, i64 0
  %299 = extractelement <16 x i32> %275, i64 9
  %300 = insertelement <4 x i32> %298, i32 %299, i64 1
  %301 = extractelement <16 x i32> %275, i64 10
  %302 = insertelement <4 x i32> %300, i32 %301, i64 2
  %303 = extractelement <16 x i32> %275, i64 11
  %304 = insertelement <4 x i32> %302, i32 %303, i64 3
  store <4 x i32> %304, ptr %279, align 16
  %305 = extractelement <16 x i32> %275, i64 12
  %306 = insertelement <4 x i32> poison, i32 %305, i64 0
  %307 = extractelement <16 x i32> %275, i64 13
  %308 = insertelement <4 x i32> %306, i32 %307, i64 1
  %309 = extractelement <16 x i32> %275, i64 14
  %310 = insertelement <4 x i32> %308, i32 %309, i64 2
  %311 = extractelement <16 x i32> %275, i64 15
  %312 = insertelement <4 x i32> %310, i32 %311, i64 3
  store <4 x i32> %312, ptr %280, align 16
  call void @llvm.nvvm.wgmma.commit_group.sync.aligned()
  call void @llvm.nvvm.wgmma.wait_group.sync.aligned(i64 0)
  %313 = extractvalue { ptr, { i32, i32 } } %73, 1
  %314 = extractvalue { ptr, { i32, i32 } } %73, 0
  %315 = getelementptr i32, ptr %314, i64 4
  %316 = getelementptr i32, ptr %314, i64 8
  %317 = getelementptr i32, ptr %314, i64 12
  %318 = load <4 x i32>, ptr %314, align 16
  %319 = extractelement <4 x i32> %318, i64 0
  %320 = insertelement <16 x i32> poison, i32 %319, i64 0
  %321 = extractelement <4 x i32> %318, i64 1
  %322 = insertelement <16 x i32> %320, i32 %321, i64 1
  %323 = extractelement <4 x i32> %318, i64 2
  %324 = insertelement <16 x i32> %322, i32 %323, i64 2
  %325 = extractelement <4 x i32> %318, i64 3
  %326 = insertelement <16 x i32> %324, i32 %325, i64 3
  %327 = load <4 x i32>, ptr %315, align 16
  %328 = extractelement <4 x i32> %327, i64 0
  %329 = insertelement <16 x i32> %326, i32 %328, i64 4
  %330 = extractelement <4 x i32> %327, i64 1
  %331 = insertelement <16 x i32> %329, i32 %330, i64 5
  %332 = extractelement <4 x i32> %327, i64 2
  %333 = insertelement <16 x i32> %331, i32 %332, i64 6
  %334 = extractelement <4 x i32> %327, i64 3
  %335 = insertelement <16 x i32> %333, i32 %334, i64 7
  %336 = load <4 x i32>, ptr %316, align 16
  %337 = extractelement <4 x i32> %336, i64 0
  %338 = insertelement <16 x i32> %335, i32 %337, i64 8
  %339 = extractelement <4 x i32> %336, i64 1
  %340 = insertelement <16 x i32> %338, i32 %339, i64 9
  %341 = extractelement <4 x i32> %336, i64 2
  %342 = insertelement <16 x i32> %340, i32 %341, i64 10
  %343 = extractelement <4 x i32> %336, i64 3
  %344 = insertelement <16 x i32> %342, i32 %343, i64 11
  %345 = load <4 x i32>, ptr %317, align 16
  %346 = extractelement <4 x i32> %345, i64 0
  %347 = insertelement <16 x i32> %344, i32 %346, i64 12
  %348 = extractelement <4 x i32> %345, i64 1
  %349 = insertelement <16 x i32> %347, i32 %348, i64 13
  %350 = extractelement <4 x i32> %345, i64 2
  %351 = insertelement <16 x i32> %349, i32 %350, i64 14
  %352 = extractelement <4 x i32> %345, i64 3
  %353 = insertelement <16 x i32> %351, i32 %352, i64 15
  %354 = extractelement <16 x i32> %353, i64 0
  %355 = extractelement <16 x i32> %353, i64 1
  %356 = extractelement <16 x i32> %353, i64 2
  %357 = extractelement <16 x i32> %353, i64 3
  %358 = extractelement <16 x i32> %353, i64 4
  %359 = extractelement <16 x i32> %353, i64 5
  %360 = extractelement <16 x i32> %353, i64 6
  %361 = extractelement <16 x i32> %353, i64 7
  %362 = extractelement <16 x i32> %353, i64 8
  %363 = extractelement <16 x i32> %353, i64 9
  %364 = extractelement <16 x i32> %353, i64 10
  %365 = extractelement <16 x i32> %353, i64 11
  %366 = extractelement <16 x i32> %353, i64 12
  %367 = extractelement <16 x i32> %353, i64 13
  %368 = extractelement <16 x i32> %353, i64 14
  %369 = extractelement <16 x i32> %353, i64 15
  %370 = call { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"(i32 %354, i32 %355, i32 %356, i32 %357, i32 %358, i32 %359, i32 %360, i32 %361, i32 %362, i32 %363, i32 %364, i32 %365, i32 %366, i32 %367, i32 %368, i32 %369)
  %371 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 0
  %372 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 1
  %373 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 2
  %374 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 3
  %375 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 4
  %376 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 5
  %377 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 6
  %378 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 7
  %379 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 8
  %380 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 9
  %381 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 10
  %382 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 11
  %383 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 12
  %384 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 13
  %385 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 14
  %386 = extractvalue { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } %370, 15
  %387 = insertelement <16 x i32> poison, i32 %371, i64 0
  %388 = insertelement <16 x i32> %387, i32 %372, i64 1
  %389 = insertelement <16 x i32> %388, i32 %373, i64 2
  %390 = insertelement <16 x i32> %389, i32 %374, i64 3
  %391 = insertelement <16 x i32> %390, i32 %375, i64 4
  %392 = insertelement <16 x i32> %391, i32 %376, i64 5
  %393 = insertelement <16 x i32> %392, i32 %377, i64 6
  %394 = insertelement <16 x i32> %393, i32 %378, i64 7
  %395 = insertelement <16 x i32> %394, i32 %379, i64 8
  %396 = insertelement <16 x i32> %395, i32 %380, i64 9
  %397 = insertelement <16 x i32> %396, i32 %381, i64 10
  %398 = insertelement <16 x i32> %397, i32 %382, i64 11
  %399 = insertelement <16 x i32> %398, i32 %383, i64 12
  %400 = insertelement <16 x i32> %399, i32 %384, i64 13
  %401 = insertelement <16 x i32> %400, i32 %385, i64 14
  %402 = insertelement <16 x i32> %401, i32 %386, i64 15
  %403 = extractvalue { ptr, { i32, i32 } } %73, 1
  %404 = extractvalue { ptr, { i32, i32 } } %73, 0
  %405 = getelementptr i32, ptr %404, i64 4
  %406 = getelementptr i32, ptr %404, i64 8
  %407 = getelementptr i32, ptr %404, i64 12
  %408 = extractelement <16 x i32> %402, i64 0
  %409 = insertelement <4 x i32> poison, i32 %408, i64 0
  %410 = extractelement <16 x i32> %402, i64 1
  %411 = insertelement <4 x i32> %409, i32 %410, i64 1
  %412 = extractelement <16 x i32> %402, i64 2
  %413 = insertelement <4 x i32> %411, i32 %412, i64 2
  %414 = extractelement <16 x i32> %402, i64 3
  %415 = insertelement <4 x i32> %413, i32 %414, i64 3
  store <4 x i32> %415, ptr %404, align 16
  %416 = extractelement <16 x i32> %402, i64 4
  %417 = insertelement <4 x i32> poison, i32 %416, i64 0
  %418 = extractelement <16 x i32> %402, i64 5
  %419 = insertelement <4 x i32> %417, i32 %418, i64 1
  %420 = extractelement <16 x i32> %402, i64 6
  %421 = insertelement <4 x i32> %419, i32 %420, i64 2
  %422 = extractelement <16 x i32> %402, i64 7
  %423 = insertelement <4 x i32> %421, i32 %422, i64 3
  store <4 x i32> %423, ptr %405, align 16
  %424 = extractelement <16 x i32> %402, i64 8
  %425 = insertelement <4 x i32> poison, i32 %424, i64 0
  %426 = extractelement <16 x i32> %402, i64 9
  %427 = insertelement <4 x i32> %425, i32 %426, i64 1
  %428 = extractelement <16 x i32> %402, i64 10
  %429 = insertelement <4 x i32> %427, i32 %428, i64 2
  %430 = extractelement <16 x i32> %402, i64 11
  %431 = insertelement <4 x i32> %429, i32 %430, i64 3
  store <4 x i32> %431, ptr %406, align 16
  %432 = extractelement <16 x i32> %402, i64 12
  %433 = insertelement <4 x i32> poison, i32 %432, i64 0
  %434 = extractelement <16 x i32> %402, i64 13
  %435 = insertelement <4 x i32> %433, i32 %434, i64 1
  %436 = extractelement <16 x i32> %402, i64 14
  %437 = insertelement <4 x i32> %435, i32 %436, i64 2
  %438 = extractelement <16 x i32> %402, i64 15
  %439 = insertelement <4 x i32> %437, i32 %438, i64 3
  store <4 x i32> %439, ptr %407, align 16
  %440 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %3, 0
  %441 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %440, { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 4, i32 2, i32 8, i32 32, i32 4, i32 512 }, { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %442 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %441, 1
  %443 = extractvalue { i32 } %7, 0
  %444 = srem i32 %443, 4
  %445 = sdiv i32 %443, 4
  %446 = mul nsw i32 %444, 2
  %447 = srem i32 %445, 8
  %448 = sdiv i32 %445, 8
  %449 = mul nsw i32 %447, 32
  %450 = add nsw i32 %446, %449
  %451 = mul nsw i32 %448, 512
  %452 = add nsw i32 %450, %451
  %453 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 }, { i32, i32, i32, i32, i32, i32 } } } %441, 0
  %454 = sext i32 %452 to i64
  %455 = getelementptr i32, ptr addrspace(1) %453, i64 %454
  %456 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } poison, ptr addrspace(1) %455, 0
  %457 = insertvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %456, { { i32, i32, i32, i32, i32, i32 } } { { i32, i32, i32, i32, i32, i32 } { i32 2, i32 1, i32 2, i32 256, i32 4, i32 8 } }, 1
  %458 = extractvalue { ptr, { i32, i32 } } %73, 1
  %459 = extractvalue { ptr, { i32, i32 } } %73, 0
  %460 = getelementptr i32, ptr %459, i64 4
  %461 = getelementptr i32, ptr %459, i64 8
  %462 = getelementptr i32, ptr %459, i64 12
  %463 = load <4 x i32>, ptr %459, align 16
  %464 = extractelement <4 x i32> %463, i64 0
  %465 = insertelement <16 x i32> poison, i32 %464, i64 0
  %466 = extractelement <4 x i32> %463, i64 1
  %467 = insertelement <16 x i32> %465, i32 %466, i64 1
  %468 = extractelement <4 x i32> %463, i64 2
  %469 = insertelement <16 x i32> %467, i32 %468, i64 2
  %470 = extractelement <4 x i32> %463, i64 3
  %471 = insertelement <16 x i32> %469, i32 %470, i64 3
  %472 = load <4 x i32>, ptr %460, align 16
  %473 = extractelement <4 x i32> %472, i64 0
  %474 = insertelement <16 x i32> %471, i32 %473, i64 4
  %475 = extractelement <4 x i32> %472, i64 1
  %476 = insertelement <16 x i32> %474, i32 %475, i64 5
  %477 = extractelement <4 x i32> %472, i64 2
  %478 = insertelement <16 x i32> %476, i32 %477, i64 6
  %479 = extractelement <4 x i32> %472, i64 3
  %480 = insertelement <16 x i32> %478, i32 %479, i64 7
  %481 = load <4 x i32>, ptr %461, align 16
  %482 = extractelement <4 x i32> %481, i64 0
  %483 = insertelement <16 x i32> %480, i32 %482, i64 8
  %484 = extractelement <4 x i32> %481, i64 1
  %485 = insertelement <16 x i32> %483, i32 %484, i64 9
  %486 = extractelement <4 x i32> %481, i64 2
  %487 = insertelement <16 x i32> %485, i32 %486, i64 10
  %488 = extractelement <4 x i32> %481, i64 3
  %489 = insertelement <16 x i32> %487, i32 %488, i64 11
  %490 = load <4 x i32>, ptr %462, align 16
  %491 = extractelement <4 x i32> %490, i64 0
  %492 = insertelement <16 x i32> %489, i32 %491, i64 12
  %493 = extractelement <4 x i32> %490, i64 1
  %494 = insertelement <16 x i32> %492, i32 %493, i64 13
  %495 = extractelement <4 x i32> %490, i64 2
  %496 = insertelement <16 x i32> %494, i32 %495, i64 14
  %497 = extractelement <4 x i32> %490, i64 3
  %498 = insertelement <16 x i32> %496, i32 %497, i64 15
  %499 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %457, 1
  %500 = extractvalue { ptr addrspace(1), { { i32, i32, i32, i32, i32, i32 } } } %457, 0
  %501 = getelementptr i32, ptr addrspace(1) %500, i64 256
  %502 = getelementptr i32, ptr addrspace(1) %500, i64 8
  %503 = getelementptr i32, ptr addrspace(1) %500, i64 264
  %504 = getelementptr i32, ptr addrspace(1) %500, i64 16
  %505 = getelementptr i32, ptr addrspace(1) %500, i64 272
  %506 = getelementptr i32, ptr addrspace(1) %500, i64 24
  %507 = getelementptr i32, ptr addrspace(1) %500, i64 280
  %508 = extractelement <16 x i32> %498, i64 0
  %509 = insertelement <2 x i32> poison, i32 %508, i64 0
  %510 = extractelement <16 x i32> %498, i64 1
  %511 = insertelement <2 x i32> %509, i32 %510, i64 1
  store <2 x i32> %511, ptr addrspace(1) %500, align 8
  %512 = extractelement <16 x i32> %498, i64 2
  %513 = insertelement <2 x i32> poison, i32 %512, i64 0
  %514 = extractelement <16 x i32> %498, i64 3
  %515 = insertelement <2 x i32> %513, i32 %514, i64 1
  store <2 x i32> %515, ptr addrspace(1) %501, align 8
  %516 = extractelement <16 x i32> %498, i64 4
  %517 = insertelement <2 x i32> poison, i32 %516, i64 0
  %518 = extractelement <16 x i32> %498, i64 5
  %519 = insertelement <2 x i32> %517, i32 %518, i64 1
  store <2 x i32> %519, ptr addrspace(1) %502, align 8
  %520 = extractelement <16 x i32> %498, i64 6
  %521 = insertelement <2 x i32> poison, i32 %520, i64 0
  %522 = extractelement <16 x i32> %498, i64 7
  %523 = insertelement <2 x i32> %521, i32 %522, i64 1
  store <2 x i32> %523, ptr addrspace(1) %503, align 8
  %524 = extractelement <16 x i32> %498, i64 8
  %525 = insertelement <2 x i32> poison, i32 %524, i64 0
  %526 = extractelement <16 x i32> %498, i64 9
  %527 = insertelement <2 x i32> %525, i32 %526, i64 1
  store <2 x i32> %527, ptr addrspace(1) %504, align 8
  %528 = extractelement <16 x i32> %498, i64 10
  %529 = insertelement <2 x i32> poison, i32 %528, i64 0
  %530 = extractelement <16 x i32> %498, i64 11
  %531 = insertelement <2 x i32> %529, i32 %530, i64 1
  store <2 x i32> %531, ptr addrspace(1) %505, align 8
  %532 = extractelement <16 x i32> %498, i64 12
  %533 = insertelement <2 x i32> poison, i32 %532, i64 0
  %534 = extractelement <16 x i32> %498, i64 13
  %535 = insertelement <2 x i32> %533, i32 %534, i64 1
  store <2 x i32> %535, ptr addrspace(1) %506, align 8
  %536 = extractelement <16 x i32> %498, i64 14
  %537 = insertelement <2 x i32> poison, i32 %536, i64 0
  %538 = extractelement <16 x i32> %498, i64 15
  %539 = insertelement <2 x i32> %537, i32 %538, i64 1
  store <2 x i32> %539, ptr addrspace(1) %507, align 8
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
