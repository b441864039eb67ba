; z = x + y of M x N floats, rows `ld` apart, by blocks of 128 threads and tiles of 16 x 128.
%view = type { ptr addrspace(1), { i32, i64, i32, i32 } }
define ptx_kernel void @elementwise_add(%view %a, %view %b, %view %c) {
entry:
  %t1 = extractvalue %view %a, 0
  %t2 = extractvalue %view %b, 0
  %t3 = extractvalue %view %c, 0
  %t4 = extractvalue %view %c, 1, 0
  %t5 = extractvalue %view %c, 1, 2
  %t6 = extractvalue %view %a, 1, 1
  %t7 = extractvalue %view %b, 1, 1
  %t8 = extractvalue %view %c, 1, 1
  %t9 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %t10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t11 = add nsw i32 %t4, 15
  %t12 = sdiv i32 %t11, 16
  %t13 = srem i32 %t9, %t12
  %t14 = sdiv i32 %t9, %t12
  %t15 = srem i32 %t10, 32
  %t16 = sdiv i32 %t10, 32
  %t17 = mul nsw i32 %t13, 16
  %t18 = mul nsw i32 %t16, 4
  %t19 = add nsw i32 %t17, %t18
  %t20 = mul nsw i32 %t14, 128
  %t21 = mul nsw i32 %t15, 4
  %t22 = add nsw i32 %t20, %t21
  %t23 = sext i32 %t19 to i64
  %t24 = mul nsw i64 %t23, %t6
  %t25 = sext i32 %t22 to i64
  %t26 = add nsw i64 %t24, %t25
  %t27 = getelementptr float, ptr addrspace(1) %t1, i64 %t26
  %t28 = sext i32 %t19 to i64
  %t29 = mul nsw i64 %t28, %t7
  %t30 = sext i32 %t22 to i64
  %t31 = add nsw i64 %t29, %t30
  %t32 = getelementptr float, ptr addrspace(1) %t2, i64 %t31
  %t33 = sext i32 %t19 to i64
  %t34 = mul nsw i64 %t33, %t8
  %t35 = sext i32 %t22 to i64
  %t36 = add nsw i64 %t34, %t35
  %t37 = getelementptr float, ptr addrspace(1) %t3, i64 %t36
  %t38 = add nsw i32 %t19, 3
  %t39 = add nsw i32 %t22, 3
  %t40 = icmp slt i32 %t38, %t4
  %t41 = icmp slt i32 %t39, %t5
  %t42 = and i1 %t40, %t41
  br i1 %t42, label %whole, label %ragged
whole:
  %t43 = alloca [16 x float], align 16
  %t44 = load <4 x float>, ptr addrspace(1) %t27, align 16
  %t45 = getelementptr float, ptr %t43, i64 0
  store <4 x float> %t44, ptr %t45, align 16
  %t46 = mul nsw i64 %t6, 1
  %t47 = getelementptr float, ptr addrspace(1) %t27, i64 %t46
  %t48 = load <4 x float>, ptr addrspace(1) %t47, align 16
  %t49 = getelementptr float, ptr %t43, i64 4
  store <4 x float> %t48, ptr %t49, align 16
  %t50 = mul nsw i64 %t6, 2
  %t51 = getelementptr float, ptr addrspace(1) %t27, i64 %t50
  %t52 = load <4 x float>, ptr addrspace(1) %t51, align 16
  %t53 = getelementptr float, ptr %t43, i64 8
  store <4 x float> %t52, ptr %t53, align 16
  %t54 = mul nsw i64 %t6, 3
  %t55 = getelementptr float, ptr addrspace(1) %t27, i64 %t54
  %t56 = load <4 x float>, ptr addrspace(1) %t55, align 16
  %t57 = getelementptr float, ptr %t43, i64 12
  store <4 x float> %t56, ptr %t57, align 16
  %t58 = alloca [16 x float], align 16
  %t59 = load <4 x float>, ptr addrspace(1) %t32, align 16
  %t60 = getelementptr float, ptr %t58, i64 0
  store <4 x float> %t59, ptr %t60, align 16
  %t61 = mul nsw i64 %t7, 1
  %t62 = getelementptr float, ptr addrspace(1) %t32, i64 %t61
  %t63 = load <4 x float>, ptr addrspace(1) %t62, align 16
  %t64 = getelementptr float, ptr %t58, i64 4
  store <4 x float> %t63, ptr %t64, align 16
  %t65 = mul nsw i64 %t7, 2
  %t66 = getelementptr float, ptr addrspace(1) %t32, i64 %t65
  %t67 = load <4 x float>, ptr addrspace(1) %t66, align 16
  %t68 = getelementptr float, ptr %t58, i64 8
  store <4 x float> %t67, ptr %t68, align 16
  %t75 = load <4 x float>, ptr %t43, align 16
  %t76 = load <4 x float>, ptr %t58, align 16
  %t77 = fadd <4 x float> %t75, %t76
  store <4 x float> %t77, ptr addrspace(1) %t37, align 16
  %t69 = mul nsw i64 %t7, 3
  %t70 = getelementptr float, ptr addrspace(1) %t32, i64 %t69
  %t71 = load <4 x float>, ptr addrspace(1) %t70, align 16
  %t72 = getelementptr float, ptr %t58, i64 12
  store <4 x float> %t71, ptr %t72, align 16
  %t73 = load <16 x float>, ptr %t43, align 16
  %t74 = load <16 x float>, ptr %t58, align 16
  %t78 = fadd <16 x float> %t73, %t74
  %t79 = shufflevector <16 x float> %t78, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %t80 = shufflevector <16 x float> %t78, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t81 = mul nsw i64 %t8, 1
  %t82 = getelementptr float, ptr addrspace(1) %t37, i64 %t81
  store <4 x float> %t80, ptr addrspace(1) %t82, align 16
  %t83 = shufflevector <16 x float> %t78, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %t84 = mul nsw i64 %t8, 2
  %t85 = getelementptr float, ptr addrspace(1) %t37, i64 %t84
  store <4 x float> %t83, ptr addrspace(1) %t85, align 16
  %t86 = shufflevector <16 x float> %t78, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %t87 = mul nsw i64 %t8, 3
  %t88 = getelementptr float, ptr addrspace(1) %t37, i64 %t87
  store <4 x float> %t86, ptr addrspace(1) %t88, align 16
  br label %done
ragged:
  %t89 = icmp slt i32 %t19, %t4
  %t90 = icmp slt i32 %t22, %t5
  %t91 = and i1 %t89, %t90
  br i1 %t91, label %in0, label %out0
in0:
  %t92 = load float, ptr addrspace(1) %t27, align 4
  %t93 = load float, ptr addrspace(1) %t32, align 4
  %t94 = fadd float %t92, %t93
  store float %t94, ptr addrspace(1) %t37, align 4
  br label %out0
out0:
  %t95 = add nsw i32 %t22, 1
  %t96 = icmp slt i32 %t19, %t4
  %t97 = icmp slt i32 %t95, %t5
  %t98 = and i1 %t96, %t97
  br i1 %t98, label %in1, label %out1
in1:
  %t99 = getelementptr float, ptr addrspace(1) %t27, i64 1
  %t100 = getelementptr float, ptr addrspace(1) %t32, i64 1
  %t101 = load float, ptr addrspace(1) %t99, align 4
  %t102 = load float, ptr addrspace(1) %t100, align 4
  %t103 = fadd float %t101, %t102
  %t104 = getelementptr float, ptr addrspace(1) %t37, i64 1
  store float %t103, ptr addrspace(1) %t104, align 4
  br label %out1
out1:
  %t105 = add nsw i32 %t22, 2
  %t106 = icmp slt i32 %t19, %t4
  %t107 = icmp slt i32 %t105, %t5
  %t108 = and i1 %t106, %t107
  br i1 %t108, label %in2, label %out2
in2:
  %t109 = getelementptr float, ptr addrspace(1) %t27, i64 2
  %t110 = getelementptr float, ptr addrspace(1) %t32, i64 2
  %t111 = load float, ptr addrspace(1) %t109, align 4
  %t112 = load float, ptr addrspace(1) %t110, align 4
  %t113 = fadd float %t111, %t112
  %t114 = getelementptr float, ptr addrspace(1) %t37, i64 2
  store float %t113, ptr addrspace(1) %t114, align 4
  br label %out2
out2:
  %t115 = add nsw i32 %t22, 3
  %t116 = icmp slt i32 %t19, %t4
  %t117 = icmp slt i32 %t115, %t5
  %t118 = and i1 %t116, %t117
  br i1 %t118, label %in3, label %out3
in3:
  %t119 = getelementptr float, ptr addrspace(1) %t27, i64 3
  %t120 = getelementptr float, ptr addrspace(1) %t32, i64 3
  %t121 = load float, ptr addrspace(1) %t119, align 4
  %t122 = load float, ptr addrspace(1) %t120, align 4
  %t123 = fadd float %t121, %t122
  %t124 = getelementptr float, ptr addrspace(1) %t37, i64 3
  store float %t123, ptr addrspace(1) %t124, align 4
  br label %out3
out3:
  %t125 = add nsw i32 %t19, 1
  %t126 = icmp slt i32 %t125, %t4
  %t127 = icmp slt i32 %t22, %t5
  %t128 = and i1 %t126, %t127
  br i1 %t128, label %in4, label %out4
in4:
  %t129 = mul nsw i64 %t6, 1
  %t130 = getelementptr float, ptr addrspace(1) %t27, i64 %t129
  %t131 = mul nsw i64 %t7, 1
  %t132 = getelementptr float, ptr addrspace(1) %t32, i64 %t131
  %t133 = load float, ptr addrspace(1) %t130, align 4
  %t134 = load float, ptr addrspace(1) %t132, align 4
  %t135 = fadd float %t133, %t134
  %t136 = mul nsw i64 %t8, 1
  %t137 = getelementptr float, ptr addrspace(1) %t37, i64 %t136
  store float %t135, ptr addrspace(1) %t137, align 4
  br label %out4
out4:
  %t138 = add nsw i32 %t19, 1
  %t139 = add nsw i32 %t22, 1
  %t140 = icmp slt i32 %t138, %t4
  %t141 = icmp slt i32 %t139, %t5
  %t142 = and i1 %t140, %t141
  br i1 %t142, label %in5, label %out5
in5:
  %t143 = mul nsw i64 %t6, 1
  %t144 = add nsw i64 %t143, 1
  %t145 = getelementptr float, ptr addrspace(1) %t27, i64 %t144
  %t146 = mul nsw i64 %t7, 1
  %t147 = add nsw i64 %t146, 1
  %t148 = getelementptr float, ptr addrspace(1) %t32, i64 %t147
  %t149 = load float, ptr addrspace(1) %t145, align 4
  %t150 = load float, ptr addrspace(1) %t148, align 4
  %t151 = fadd float %t149, %t150
  %t152 = mul nsw i64 %t8, 1
  %t153 = add nsw i64 %t152, 1
  %t154 = getelementptr float, ptr addrspace(1) %t37, i64 %t153
  store float %t151, ptr addrspace(1) %t154, align 4
  br label %out5
out5:
  %t155 = add nsw i32 %t19, 1
  %t156 = add nsw i32 %t22, 2
  %t157 = icmp slt i32 %t155, %t4
  %t158 = icmp slt i32 %t156, %t5
  %t159 = and i1 %t157, %t158
  br i1 %t159, label %in6, label %out6
in6:
  %t160 = mul nsw i64 %t6, 1
  %t161 = add nsw i64 %t160, 2
  %t162 = getelementptr float, ptr addrspace(1) %t27, i64 %t161
  %t163 = mul nsw i64 %t7, 1
  %t164 = add nsw i64 %t163, 2
  %t165 = getelementptr float, ptr addrspace(1) %t32, i64 %t164
  %t166 = load float, ptr addrspace(1) %t162, align 4
  %t167 = load float, ptr addrspace(1) %t165, align 4
  %t168 = fadd float %t166, %t167
  %t169 = mul nsw i64 %t8, 1
  %t170 = add nsw i64 %t169, 2
  %t171 = getelementptr float, ptr addrspace(1) %t37, i64 %t170
  store float %t168, ptr addrspace(1) %t171, align 4
  br label %out6
out6:
  %t172 = add nsw i32 %t19, 1
  %t173 = add nsw i32 %t22, 3
  %t174 = icmp slt i32 %t172, %t4
  %t175 = icmp slt i32 %t173, %t5
  %t176 = and i1 %t174, %t175
  br i1 %t176, label %in7, label %out7
in7:
  %t177 = mul nsw i64 %t6, 1
  %t178 = add nsw i64 %t177, 3
  %t179 = getelementptr float, ptr addrspace(1) %t27, i64 %t178
  %t180 = mul nsw i64 %t7, 1
  %t181 = add nsw i64 %t180, 3
  %t182 = getelementptr float, ptr addrspace(1) %t32, i64 %t181
  %t183 = load float, ptr addrspace(1) %t179, align 4
  %t184 = load float, ptr addrspace(1) %t182, align 4
  %t185 = fadd float %t183, %t184
  %t186 = mul nsw i64 %t8, 1
  %t187 = add nsw i64 %t186, 3
  %t188 = getelementptr float, ptr addrspace(1) %t37, i64 %t187
  store float %t185, ptr addrspace(1) %t188, align 4
  br label %out7
out7:
  %t189 = add nsw i32 %t19, 2
  %t190 = icmp slt i32 %t189, %t4
  %t191 = icmp slt i32 %t22, %t5
  %t192 = and i1 %t190, %t191
  br i1 %t192, label %in8, label %out8
in8:
  %t193 = mul nsw i64 %t6, 2
  %t194 = getelementptr float, ptr addrspace(1) %t27, i64 %t193
  %t195 = mul nsw i64 %t7, 2
  %t196 = getelementptr float, ptr addrspace(1) %t32, i64 %t195
  %t197 = load float, ptr addrspace(1) %t194, align 4
  %t198 = load float, ptr addrspace(1) %t196, align 4
  %t199 = fadd float %t197, %t198
  %t200 = mul nsw i64 %t8, 2
  %t201 = getelementptr float, ptr addrspace(1) %t37, i64 %t200
  store float %t199, ptr addrspace(1) %t201, align 4
  br label %out8
out8:
  %t202 = add nsw i32 %t19, 2
  %t203 = add nsw i32 %t22, 1
  %t204 = icmp slt i32 %t202, %t4
  %t205 = icmp slt i32 %t203, %t5
  %t206 = and i1 %t204, %t205
  br i1 %t206, label %in9, label %out9
in9:
  %t207 = mul nsw i64 %t6, 2
  %t208 = add nsw i64 %t207, 1
  %t209 = getelementptr float, ptr addrspace(1) %t27, i64 %t208
  %t210 = mul nsw i64 %t7, 2
  %t211 = add nsw i64 %t210, 1
  %t212 = getelementptr float, ptr addrspace(1) %t32, i64 %t211
  %t213 = load float, ptr addrspace(1) %t209, align 4
  %t214 = load float, ptr addrspace(1) %t212, align 4
  %t215 = fadd float %t213, %t214
  %t216 = mul nsw i64 %t8, 2
  %t217 = add nsw i64 %t216, 1
  %t218 = getelementptr float, ptr addrspace(1) %t37, i64 %t217
  store float %t215, ptr addrspace(1) %t218, align 4
  br label %out9
out9:
  %t219 = add nsw i32 %t19, 2
  %t220 = add nsw i32 %t22, 2
  %t221 = icmp slt i32 %t219, %t4
  %t222 = icmp slt i32 %t220, %t5
  %t223 = and i1 %t221, %t222
  br i1 %t223, label %in10, label %out10
in10:
  %t224 = mul nsw i64 %t6, 2
  %t225 = add nsw i64 %t224, 2
  %t226 = getelementptr float, ptr addrspace(1) %t27, i64 %t225
  %t227 = mul nsw i64 %t7, 2
  %t228 = add nsw i64 %t227, 2
  %t229 = getelementptr float, ptr addrspace(1) %t32, i64 %t228
  %t230 = load float, ptr addrspace(1) %t226, align 4
  %t231 = load float, ptr addrspace(1) %t229, align 4
  %t232 = fadd float %t230, %t231
  %t233 = mul nsw i64 %t8, 2
  %t234 = add nsw i64 %t233, 2
  %t235 = getelementptr float, ptr addrspace(1) %t37, i64 %t234
  store float %t232, ptr addrspace(1) %t235, align 4
  br label %out10
out10:
  %t236 = add nsw i32 %t19, 2
  %t237 = add nsw i32 %t22, 3
  %t238 = icmp slt i32 %t236, %t4
  %t239 = icmp slt i32 %t237, %t5
  %t240 = and i1 %t238, %t239
  br i1 %t240, label %in11, label %out11
in11:
  %t241 = mul nsw i64 %t6, 2
  %t242 = add nsw i64 %t241, 3
  %t243 = getelementptr float, ptr addrspace(1) %t27, i64 %t242
  %t244 = mul nsw i64 %t7, 2
  %t245 = add nsw i64 %t244, 3
  %t246 = getelementptr float, ptr addrspace(1) %t32, i64 %t245
  %t247 = load float, ptr addrspace(1) %t243, align 4
  %t248 = load float, ptr addrspace(1) %t246, align 4
  %t249 = fadd float %t247, %t248
  %t250 = mul nsw i64 %t8, 2
  %t251 = add nsw i64 %t250, 3
  %t252 = getelementptr float, ptr addrspace(1) %t37, i64 %t251
  store float %t249, ptr addrspace(1) %t252, align 4
  br label %out11
out11:
  %t253 = add nsw i32 %t19, 3
  %t254 = icmp slt i32 %t253, %t4
  %t255 = icmp slt i32 %t22, %t5
  %t256 = and i1 %t254, %t255
  br i1 %t256, label %in12, label %out12
in12:
  %t257 = mul nsw i64 %t6, 3
  %t258 = getelementptr float, ptr addrspace(1) %t27, i64 %t257
  %t259 = mul nsw i64 %t7, 3
  %t260 = getelementptr float, ptr addrspace(1) %t32, i64 %t259
  %t261 = load float, ptr addrspace(1) %t258, align 4
  %t262 = load float, ptr addrspace(1) %t260, align 4
  %t263 = fadd float %t261, %t262
  %t264 = mul nsw i64 %t8, 3
  %t265 = getelementptr float, ptr addrspace(1) %t37, i64 %t264
  store float %t263, ptr addrspace(1) %t265, align 4
  br label %out12
out12:
  %t266 = add nsw i32 %t19, 3
  %t267 = add nsw i32 %t22, 1
  %t268 = icmp slt i32 %t266, %t4
  %t269 = icmp slt i32 %t267, %t5
  %t270 = and i1 %t268, %t269
  br i1 %t270, label %in13, label %out13
in13:
  %t271 = mul nsw i64 %t6, 3
  %t272 = add nsw i64 %t271, 1
  %t273 = getelementptr float, ptr addrspace(1) %t27, i64 %t272
  %t274 = mul nsw i64 %t7, 3
  %t275 = add nsw i64 %t274, 1
  %t276 = getelementptr float, ptr addrspace(1) %t32, i64 %t275
  %t277 = load float, ptr addrspace(1) %t273, align 4
  %t278 = load float, ptr addrspace(1) %t276, align 4
  %t279 = fadd float %t277, %t278
  %t280 = mul nsw i64 %t8, 3
  %t281 = add nsw i64 %t280, 1
  %t282 = getelementptr float, ptr addrspace(1) %t37, i64 %t281
  store float %t279, ptr addrspace(1) %t282, align 4
  br label %out13
out13:
  %t283 = add nsw i32 %t19, 3
  %t284 = add nsw i32 %t22, 2
  %t285 = icmp slt i32 %t283, %t4
  %t286 = icmp slt i32 %t284, %t5
  %t287 = and i1 %t285, %t286
  br i1 %t287, label %in14, label %out14
in14:
  %t288 = mul nsw i64 %t6, 3
  %t289 = add nsw i64 %t288, 2
  %t290 = getelementptr float, ptr addrspace(1) %t27, i64 %t289
  %t291 = mul nsw i64 %t7, 3
  %t292 = add nsw i64 %t291, 2
  %t293 = getelementptr float, ptr addrspace(1) %t32, i64 %t292
  %t294 = load float, ptr addrspace(1) %t290, align 4
  %t295 = load float, ptr addrspace(1) %t293, align 4
  %t296 = fadd float %t294, %t295
  %t297 = mul nsw i64 %t8, 3
  %t298 = add nsw i64 %t297, 2
  %t299 = getelementptr float, ptr addrspace(1) %t37, i64 %t298
  store float %t296, ptr addrspace(1) %t299, align 4
  br label %out14
out14:
  %t300 = add nsw i32 %t19, 3
  %t301 = add nsw i32 %t22, 3
  %t302 = icmp slt i32 %t300, %t4
  %t303 = icmp slt i32 %t301, %t5
  %t304 = and i1 %t302, %t303
  br i1 %t304, label %in15, label %out15
in15:
  %t305 = mul nsw i64 %t6, 3
  %t306 = add nsw i64 %t305, 3
  %t307 = getelementptr float, ptr addrspace(1) %t27, i64 %t306
  %t308 = mul nsw i64 %t7, 3
  %t309 = add nsw i64 %t308, 3
  %t310 = getelementptr float, ptr addrspace(1) %t32, i64 %t309
  %t311 = load float, ptr addrspace(1) %t307, align 4
  %t312 = load float, ptr addrspace(1) %t310, align 4
  %t313 = fadd float %t311, %t312
  %t314 = mul nsw i64 %t8, 3
  %t315 = add nsw i64 %t314, 3
  %t316 = getelementptr float, ptr addrspace(1) %t37, i64 %t315
  store float %t313, ptr addrspace(1) %t316, align 4
  br label %out15
out15:
  br label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
