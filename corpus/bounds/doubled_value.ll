; A value is doubled forty times: written out it would have 2^40 loads.
; expect: Refuted
; because: stores another value
define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %x) {
  %v0 = load float, ptr addrspace(1) %a, align 4
  %v1 = fadd float %v0, %v0
  %v2 = fadd float %v1, %v1
  %v3 = fadd float %v2, %v2
  %v4 = fadd float %v3, %v3
  %v5 = fadd float %v4, %v4
  %v6 = fadd float %v5, %v5
  %v7 = fadd float %v6, %v6
  %v8 = fadd float %v7, %v7
  %v9 = fadd float %v8, %v8
  %v10 = fadd float %v9, %v9
  %v11 = fadd float %v10, %v10
  %v12 = fadd float %v11, %v11
  %v13 = fadd float %v12, %v12
  %v14 = fadd float %v13, %v13
  %v15 = fadd float %v14, %v14
  %v16 = fadd float %v15, %v15
  %v17 = fadd float %v16, %v16
  %v18 = fadd float %v17, %v17
  %v19 = fadd float %v18, %v18
  %v20 = fadd float %v19, %v19
  %v21 = fadd float %v20, %v20
  %v22 = fadd float %v21, %v21
  %v23 = fadd float %v22, %v22
  %v24 = fadd float %v23, %v23
  %v25 = fadd float %v24, %v24
  %v26 = fadd float %v25, %v25
  %v27 = fadd float %v26, %v26
  %v28 = fadd float %v27, %v27
  %v29 = fadd float %v28, %v28
  %v30 = fadd float %v29, %v29
  %v31 = fadd float %v30, %v30
  %v32 = fadd float %v31, %v31
  %v33 = fadd float %v32, %v32
  %v34 = fadd float %v33, %v33
  %v35 = fadd float %v34, %v34
  %v36 = fadd float %v35, %v35
  %v37 = fadd float %v36, %v36
  %v38 = fadd float %v37, %v37
  %v39 = fadd float %v38, %v38
  %v40 = fadd float %v39, %v39
  store float %v40, ptr addrspace(1) %b, align 4
  ret void
}
