; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@cute_dynamic_smem = external addrspace(3) global [0 x i8], align 1024

define ptx_kernel void @umma(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) %3) #0 {
  %5 = alloca [8 x half], align 16
  %6 = alloca [8 x half], align 16
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

8:                                                ; preds = %11, %4
  %9 = phi i32 [ %34, %11 ], [ %7, %4 ]
  %10 = icmp slt i32 %9, 2048
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = urem i32 %9, 128
  %13 = udiv i32 %9, 128
  %14 = mul nsw i32 %12, 16
  %15 = add nsw i32 %14, %13
  %16 = sext i32 %15 to i64
  %17 = getelementptr half, ptr addrspace(1) %0, i64 %16
  %18 = load half, ptr addrspace(1) %17, align 2
  %19 = urem i32 %9, 8
  %20 = udiv i32 %9, 8
  %21 = mul nsw i32 %19, 64
  %22 = urem i32 %20, 16
  %23 = udiv i32 %20, 16
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
  %37 = phi i32 [ %58, %39 ], [ %7, %35 ]
  %38 = icmp slt i32 %37, 128
  br i1 %38, label %39, label %59

39:                                               ; preds = %36
  %40 = urem i32 %37, 8
  %41 = udiv i32 %37, 8
  %42 = mul nsw i32 %40, 16
  %43 = add nsw i32 %42, %41
  %44 = sext i32 %43 to i64
  %45 = getelementptr half, ptr addrspace(1) %1, i64 %44
  %46 = load half, ptr addrspace(1) %45, align 2
  %47 = urem i32 %37, 8
  %48 = udiv i32 %37, 8
  %49 = mul nsw i32 %47, 64
  %50 = add nsw i32 %49, %48
  %51 = sext i32 %50 to i64
  %52 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408), i64 %51
  %53 = ptrtoint ptr addrspace(3) %52 to i32
  %54 = and i32 %53, 896
  %55 = lshr i32 %54, 3
  %56 = xor i32 %53, %55
  %57 = inttoptr i32 %56 to ptr addrspace(3)
  store half %46, ptr addrspace(3) %57, align 2
  %58 = add i32 %37, 128
  br label %36

59:                                               ; preds = %36
  %60 = lshr i32 %7, 5
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %59
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) @cute_dynamic_smem, i32 32)
  call void @llvm.nvvm.tcgen05.relinq.alloc.permit.cg1()
  br label %63

63:                                               ; preds = %62, %59
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %64 = load i32, ptr addrspace(3) @cute_dynamic_smem, align 4
  %65 = inttoptr i32 %64 to ptr addrspace(6)
  %66 = icmp eq i32 %7, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %63
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 1)
  call void @llvm.nvvm.fence.mbarrier_init.release.cluster()
  br label %68

68:                                               ; preds = %67, %63
  %69 = urem i32 %7, 32
  %70 = udiv i32 %7, 32
  %71 = mul nsw i32 %69, 8
  %72 = mul nsw i32 %70, 256
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr half, ptr addrspace(1) %2, i64 %74
  %76 = mul nsw i32 %60, 4194304
  %77 = sext i32 %76 to i64
  %78 = sdiv exact i64 %77, 2
  %79 = getelementptr i8, ptr addrspace(6) %65, i64 %78
  %80 = load <8 x half>, ptr addrspace(1) %75, align 16
  %81 = extractelement <8 x half> %80, i64 0
  %82 = insertelement <8 x half> poison, half %81, i64 0
  %83 = extractelement <8 x half> %80, i64 1
  %84 = insertelement <8 x half> %82, half %83, i64 1
  %85 = extractelement <8 x half> %80, i64 2
  %86 = insertelement <8 x half> %84, half %85, i64 2
  %87 = extractelement <8 x half> %80, i64 3
  %88 = insertelement <8 x half> %86, half %87, i64 3
  %89 = extractelement <8 x half> %80, i64 4
  %90 = insertelement <8 x half> %88, half %89, i64 4
  %91 = extractelement <8 x half> %80, i64 5
  %92 = insertelement <8 x half> %90, half %91, i64 5
  %93 = extractelement <8 x half> %80, i64 6
  %94 = insertelement <8 x half> %92, half %93, i64 6
  %95 = extractelement <8 x half> %80, i64 7
  %96 = insertelement <8 x half> %94, half %95, i64 7
  %97 = extractelement <8 x half> %96, i64 0
  %98 = insertelement <8 x half> poison, half %97, i64 0
  %99 = extractelement <8 x half> %96, i64 1
  %100 = insertelement <8 x half> %98, half %99, i64 1
  %101 = extractelement <8 x half> %96, i64 2
  %102 = insertelement <8 x half> %100, half %101, i64 2
  %103 = extractelement <8 x half> %96, i64 3
  %104 = insertelement <8 x half> %102, half %103, i64 3
  %105 = extractelement <8 x half> %96, i64 4
  %106 = insertelement <8 x half> %104, half %105, i64 4
  %107 = extractelement <8 x half> %96, i64 5
  %108 = insertelement <8 x half> %106, half %107, i64 5
  %109 = extractelement <8 x half> %96, i64 6
  %110 = insertelement <8 x half> %108, half %109, i64 6
  %111 = extractelement <8 x half> %96, i64 7
  %112 = insertelement <8 x half> %110, half %111, i64 7
  store <8 x half> %112, ptr %6, align 16
  %113 = load <4 x i32>, ptr %6, align 16
  %114 = extractelement <4 x i32> %113, i64 0
  %115 = insertelement <4 x i32> poison, i32 %114, i64 0
  %116 = extractelement <4 x i32> %113, i64 1
  %117 = insertelement <4 x i32> %115, i32 %116, i64 1
  %118 = extractelement <4 x i32> %113, i64 2
  %119 = insertelement <4 x i32> %117, i32 %118, i64 2
  %120 = extractelement <4 x i32> %113, i64 3
  %121 = insertelement <4 x i32> %119, i32 %120, i64 3
  %122 = extractelement <4 x i32> %121, i64 0
  %123 = extractelement <4 x i32> %121, i64 1
  %124 = extractelement <4 x i32> %121, i64 2
  %125 = extractelement <4 x i32> %121, i64 3
  %126 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %122, i32 %123, i32 %124, i32 %125)
  %127 = extractvalue { i32, i32, i32, i32 } %126, 0
  %128 = extractvalue { i32, i32, i32, i32 } %126, 1
  %129 = extractvalue { i32, i32, i32, i32 } %126, 2
  %130 = extractvalue { i32, i32, i32, i32 } %126, 3
  %131 = insertelement <4 x i32> poison, i32 %127, i64 0
  %132 = insertelement <4 x i32> %131, i32 %128, i64 1
  %133 = insertelement <4 x i32> %132, i32 %129, i64 2
  %134 = insertelement <4 x i32> %133, i32 %130, i64 3
  call void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) %79, <4 x i32> %134, i1 true)
  call void @llvm.nvvm.tcgen05.wait.st()
  call void @llvm.nvvm.fence.proxy.async.shared_cta()
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %66, label %135, label %144

135:                                              ; preds = %68
  %136 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 1024) to i32), 262143
  %137 = lshr i32 %136, 4
  %138 = zext i32 %137 to i64
  %139 = or i64 %138, 4611756662049538048
  %140 = and i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 17408) to i32), 262143
  %141 = lshr i32 %140, 4
  %142 = zext i32 %141 to i64
  %143 = or i64 %142, 4611756662049538048
  call void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) %65, i64 %139, i64 %143, i32 134348800, i1 true, i32 0, i32 1, i32 0)
  call void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64))
  br label %144

144:                                              ; preds = %135, %68
  call void asm sideeffect "{\0A\09.reg .pred       P1; \0A\09LAB_WAIT: \0A\09mbarrier.try_wait.parity.shared.b64 P1, [$0], $1, $2; \0A\09@P1 bra.uni DONE; \0A\09bra.uni     LAB_WAIT; \0A\09DONE: \0A\09}", "r,n,n"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @cute_dynamic_smem, i64 64), i32 0, i32 10000000)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  %145 = urem i32 %7, 32
  %146 = udiv i32 %7, 32
  %147 = mul nsw i32 %145, 8
  %148 = mul nsw i32 %146, 256
  %149 = add nsw i32 %147, %148
  %150 = sext i32 %149 to i64
  %151 = getelementptr half, ptr addrspace(1) %3, i64 %150
  %152 = mul nsw i32 %60, 4194304
  %153 = sext i32 %152 to i64
  %154 = sdiv exact i64 %153, 2
  %155 = getelementptr i8, ptr addrspace(6) %65, i64 %154
  %156 = call <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) %155, i1 true)
  %157 = extractelement <4 x i32> %156, i64 0
  %158 = insertelement <4 x i32> poison, i32 %157, i64 0
  %159 = extractelement <4 x i32> %156, i64 1
  %160 = insertelement <4 x i32> %158, i32 %159, i64 1
  %161 = extractelement <4 x i32> %156, i64 2
  %162 = insertelement <4 x i32> %160, i32 %161, i64 2
  %163 = extractelement <4 x i32> %156, i64 3
  %164 = insertelement <4 x i32> %162, i32 %163, i64 3
  store <4 x i32> %164, ptr %5, align 16
  call void @llvm.nvvm.tcgen05.wait.ld()
  %165 = load <4 x i32>, ptr %5, align 16
  %166 = extractelement <4 x i32> %165, i64 0
  %167 = insertelement <4 x i32> poison, i32 %166, i64 0
  %168 = extractelement <4 x i32> %165, i64 1
  %169 = insertelement <4 x i32> %167, i32 %168, i64 1
  %170 = extractelement <4 x i32> %165, i64 2
  %171 = insertelement <4 x i32> %169, i32 %170, i64 2
  %172 = extractelement <4 x i32> %165, i64 3
  %173 = insertelement <4 x i32> %171, i32 %172, i64 3
  %174 = extractelement <4 x i32> %173, i64 0
  %175 = extractelement <4 x i32> %173, i64 1
  %176 = extractelement <4 x i32> %173, i64 2
  %177 = extractelement <4 x i32> %173, i64 3
  %178 = call { i32, i32, i32, i32 } asm sideeffect "", "=r,=r,=r,=r,0,1,2,3"(i32 %174, i32 %175, i32 %176, i32 %177)
  %179 = extractvalue { i32, i32, i32, i32 } %178, 0
  %180 = extractvalue { i32, i32, i32, i32 } %178, 1
  %181 = extractvalue { i32, i32, i32, i32 } %178, 2
  %182 = extractvalue { i32, i32, i32, i32 } %178, 3
  %183 = insertelement <4 x i32> poison, i32 %179, i64 0
  %184 = insertelement <4 x i32> %183, i32 %180, i64 1
  %185 = insertelement <4 x i32> %184, i32 %181, i64 2
  %186 = insertelement <4 x i32> %185, i32 %182, i64 3
  %187 = extractelement <4 x i32> %186, i64 0
  %188 = insertelement <4 x i32> poison, i32 %187, i64 0
  %189 = extractelement <4 x i32> %186, i64 1
  %190 = insertelement <4 x i32> %188, i32 %189, i64 1
  %191 = extractelement <4 x i32> %186, i64 2
  %192 = insertelement <4 x i32> %190, i32 %191, i64 2
  %193 = extractelement <4 x i32> %186, i64 3
  %194 = insertelement <4 x i32> %192, i32 %193, i64 3
  store <4 x i32> %194, ptr %5, align 16
  %195 = load <8 x half>, ptr %5, align 16
  %196 = extractelement <8 x half> %195, i64 0
  %197 = insertelement <8 x half> poison, half %196, i64 0
  %198 = extractelement <8 x half> %195, i64 1
  %199 = insertelement <8 x half> %197, half %198, i64 1
  %200 = extractelement <8 x half> %195, i64 2
  %201 = insertelement <8 x half> %199, half %200, i64 2
  %202 = extractelement <8 x half> %195, i64 3
  %203 = insertelement <8 x half> %201, half %202, i64 3
  %204 = extractelement <8 x half> %195, i64 4
  %205 = insertelement <8 x half> %203, half %204, i64 4
  %206 = extractelement <8 x half> %195, i64 5
  %207 = insertelement <8 x half> %205, half %206, i64 5
  %208 = extractelement <8 x half> %195, i64 6
  %209 = insertelement <8 x half> %207, half %208, i64 6
  %210 = extractelement <8 x half> %195, i64 7
  %211 = insertelement <8 x half> %209, half %210, i64 7
  %212 = extractelement <8 x half> %211, i64 0
  %213 = insertelement <8 x half> poison, half %212, i64 0
  %214 = extractelement <8 x half> %211, i64 1
  %215 = insertelement <8 x half> %213, half %214, i64 1
  %216 = extractelement <8 x half> %211, i64 2
  %217 = insertelement <8 x half> %215, half %216, i64 2
  %218 = extractelement <8 x half> %211, i64 3
  %219 = insertelement <8 x half> %217, half %218, i64 3
  %220 = extractelement <8 x half> %211, i64 4
  %221 = insertelement <8 x half> %219, half %220, i64 4
  %222 = extractelement <8 x half> %211, i64 5
  %223 = insertelement <8 x half> %221, half %222, i64 5
  %224 = extractelement <8 x half> %211, i64 6
  %225 = insertelement <8 x half> %223, half %224, i64 6
  %226 = extractelement <8 x half> %211, i64 7
  %227 = insertelement <8 x half> %225, half %226, i64 7
  store <8 x half> %227, ptr addrspace(1) %151, align 16
  call void @llvm.nvvm.tcgen05.fence.before.thread.sync()
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.tcgen05.fence.after.thread.sync()
  br i1 %61, label %228, label %229

228:                                              ; preds = %144
  call void @llvm.nvvm.tcgen05.dealloc.cg1(ptr addrspace(6) %65, i32 32)
  br label %229

229:                                              ; preds = %228, %144
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
declare void @llvm.nvvm.tcgen05.st.32x32b.x4(ptr addrspace(6) captures(none), <4 x i32>, i1 immarg) #7

; Function Attrs: convergent nounwind memory(inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.wait.st() #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.nvvm.tcgen05.mma.shared(ptr addrspace(6) writeonly, i64, i64, i32, i1, i32 immarg range(i32 0, 4), i32 immarg range(i32 1, 3), i32 immarg range(i32 0, 4)) #8

; Function Attrs: convergent nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.nvvm.tcgen05.commit.shared.cg1(ptr addrspace(3) captures(none)) #2

; Function Attrs: convergent nounwind memory(argmem: readwrite)
declare <4 x i32> @llvm.nvvm.tcgen05.ld.32x32b.x4(ptr addrspace(6) captures(none), i1 immarg) #7

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
