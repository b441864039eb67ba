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
  %t69 = mul nsw i64 %t7, 3
  %t70 = getelementptr float, ptr addrspace(1) %t32, i64 %t69
  %t71 = load <4 x float>, ptr addrspace(1) %t70, align 16
  %t72 = getelementptr float, ptr %t58, i64 12
  store <4 x float> %t71, ptr %t72, align 16
  %t73 = load <16 x float>, ptr %t43, align 16
  %t74 = load <16 x float>, ptr %t58, align 16
  %t75 = fsub <16 x float> %t73, %t74
  %t76 = shufflevector <16 x float> %t75, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t76, ptr addrspace(1) %t37, align 16
  %t77 = shufflevector <16 x float> %t75, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t78 = mul nsw i64 %t8, 1
  %t79 = getelementptr float, ptr addrspace(1) %t37, i64 %t78
  store <4 x float> %t77, ptr addrspace(1) %t79, align 16
  %t80 = shufflevector <16 x float> %t75, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %t81 = mul nsw i64 %t8, 2
  %t82 = getelementptr float, ptr addrspace(1) %t37, i64 %t81
  store <4 x float> %t80, ptr addrspace(1) %t82, align 16
  %t83 = shufflevector <16 x float> %t75, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %t84 = mul nsw i64 %t8, 3
  %t85 = getelementptr float, ptr addrspace(1) %t37, i64 %t84
  store <4 x float> %t83, ptr addrspace(1) %t85, align 16
  br label %done
ragged:
  %t86 = icmp slt i32 %t19, %t4
  %t87 = icmp slt i32 %t22, %t5
  %t88 = and i1 %t86, %t87
  br i1 %t88, label %in0, label %out0
in0:
  %t89 = load float, ptr addrspace(1) %t27, align 4
  %t90 = load float, ptr addrspace(1) %t32, align 4
  %t91 = fadd float %t89, %t90
  store float %t91, ptr addrspace(1) %t37, align 4
  br label %out0
out0:
  %t92 = add nsw i32 %t22, 1
  %t93 = icmp slt i32 %t19, %t4
  %t94 = icmp slt i32 %t92, %t5
  %t95 = and i1 %t93, %t94
  br i1 %t95, label %in1, label %out1
in1:
  %t96 = getelementptr float, ptr addrspace(1) %t27, i64 1
  %t97 = getelementptr float, ptr addrspace(1) %t32, i64 1
  %t98 = load float, ptr addrspace(1) %t96, align 4
  %t99 = load float, ptr addrspace(1) %t97, align 4
  %t100 = fadd float %t98, %t99
  %t101 = getelementptr float, ptr addrspace(1) %t37, i64 1
  store float %t100, ptr addrspace(1) %t101, align 4
  br label %out1
out1:
  %t102 = add nsw i32 %t22, 2
  %t103 = icmp slt i32 %t19, %t4
  %t104 = icmp slt i32 %t102, %t5
  %t105 = and i1 %t103, %t104
  br i1 %t105, label %in2, label %out2
in2:
  %t106 = getelementptr float, ptr addrspace(1) %t27, i64 2
  %t107 = getelementptr float, ptr addrspace(1) %t32, i64 2
  %t108 = load float, ptr addrspace(1) %t106, align 4
  %t109 = load float, ptr addrspace(1) %t107, align 4
  %t110 = fadd float %t108, %t109
  %t111 = getelementptr float, ptr addrspace(1) %t37, i64 2
  store float %t110, ptr addrspace(1) %t111, align 4
  br label %out2
out2:
  %t112 = add nsw i32 %t22, 3
  %t113 = icmp slt i32 %t19, %t4
  %t114 = icmp slt i32 %t112, %t5
  %t115 = and i1 %t113, %t114
  br i1 %t115, label %in3, label %out3
in3:
  %t116 = getelementptr float, ptr addrspace(1) %t27, i64 3
  %t117 = getelementptr float, ptr addrspace(1) %t32, i64 3
  %t118 = load float, ptr addrspace(1) %t116, align 4
  %t119 = load float, ptr addrspace(1) %t117, align 4
  %t120 = fadd float %t118, %t119
  %t121 = getelementptr float, ptr addrspace(1) %t37, i64 3
  store float %t120, ptr addrspace(1) %t121, align 4
  br label %out3
out3:
  %t122 = add nsw i32 %t19, 1
  %t123 = icmp slt i32 %t122, %t4
  %t124 = icmp slt i32 %t22, %t5
  %t125 = and i1 %t123, %t124
  br i1 %t125, label %in4, label %out4
in4:
  %t126 = mul nsw i64 %t6, 1
  %t127 = getelementptr float, ptr addrspace(1) %t27, i64 %t126
  %t128 = mul nsw i64 %t7, 1
  %t129 = getelementptr float, ptr addrspace(1) %t32, i64 %t128
  %t130 = load float, ptr addrspace(1) %t127, align 4
  %t131 = load float, ptr addrspace(1) %t129, align 4
  %t132 = fadd float %t130, %t131
  %t133 = mul nsw i64 %t8, 1
  %t134 = getelementptr float, ptr addrspace(1) %t37, i64 %t133
  store float %t132, ptr addrspace(1) %t134, align 4
  br label %out4
out4:
  %t135 = add nsw i32 %t19, 1
  %t136 = add nsw i32 %t22, 1
  %t137 = icmp slt i32 %t135, %t4
  %t138 = icmp slt i32 %t136, %t5
  %t139 = and i1 %t137, %t138
  br i1 %t139, label %in5, label %out5
in5:
  %t140 = mul nsw i64 %t6, 1
  %t141 = add nsw i64 %t140, 1
  %t142 = getelementptr float, ptr addrspace(1) %t27, i64 %t141
  %t143 = mul nsw i64 %t7, 1
  %t144 = add nsw i64 %t143, 1
  %t145 = getelementptr float, ptr addrspace(1) %t32, i64 %t144
  %t146 = load float, ptr addrspace(1) %t142, align 4
  %t147 = load float, ptr addrspace(1) %t145, align 4
  %t148 = fadd float %t146, %t147
  %t149 = mul nsw i64 %t8, 1
  %t150 = add nsw i64 %t149, 1
  %t151 = getelementptr float, ptr addrspace(1) %t37, i64 %t150
  store float %t148, ptr addrspace(1) %t151, align 4
  br label %out5
out5:
  %t152 = add nsw i32 %t19, 1
  %t153 = add nsw i32 %t22, 2
  %t154 = icmp slt i32 %t152, %t4
  %t155 = icmp slt i32 %t153, %t5
  %t156 = and i1 %t154, %t155
  br i1 %t156, label %in6, label %out6
in6:
  %t157 = mul nsw i64 %t6, 1
  %t158 = add nsw i64 %t157, 2
  %t159 = getelementptr float, ptr addrspace(1) %t27, i64 %t158
  %t160 = mul nsw i64 %t7, 1
  %t161 = add nsw i64 %t160, 2
  %t162 = getelementptr float, ptr addrspace(1) %t32, i64 %t161
  %t163 = load float, ptr addrspace(1) %t159, align 4
  %t164 = load float, ptr addrspace(1) %t162, align 4
  %t165 = fadd float %t163, %t164
  %t166 = mul nsw i64 %t8, 1
  %t167 = add nsw i64 %t166, 2
  %t168 = getelementptr float, ptr addrspace(1) %t37, i64 %t167
  store float %t165, ptr addrspace(1) %t168, align 4
  br label %out6
out6:
  %t169 = add nsw i32 %t19, 1
  %t170 = add nsw i32 %t22, 3
  %t171 = icmp slt i32 %t169, %t4
  %t172 = icmp slt i32 %t170, %t5
  %t173 = and i1 %t171, %t172
  br i1 %t173, label %in7, label %out7
in7:
  %t174 = mul nsw i64 %t6, 1
  %t175 = add nsw i64 %t174, 3
  %t176 = getelementptr float, ptr addrspace(1) %t27, i64 %t175
  %t177 = mul nsw i64 %t7, 1
  %t178 = add nsw i64 %t177, 3
  %t179 = getelementptr float, ptr addrspace(1) %t32, i64 %t178
  %t180 = load float, ptr addrspace(1) %t176, align 4
  %t181 = load float, ptr addrspace(1) %t179, align 4
  %t182 = fadd float %t180, %t181
  %t183 = mul nsw i64 %t8, 1
  %t184 = add nsw i64 %t183, 3
  %t185 = getelementptr float, ptr addrspace(1) %t37, i64 %t184
  store float %t182, ptr addrspace(1) %t185, align 4
  br label %out7
out7:
  %t186 = add nsw i32 %t19, 2
  %t187 = icmp slt i32 %t186, %t4
  %t188 = icmp slt i32 %t22, %t5
  %t189 = and i1 %t187, %t188
  br i1 %t189, label %in8, label %out8
in8:
  %t190 = mul nsw i64 %t6, 2
  %t191 = getelementptr float, ptr addrspace(1) %t27, i64 %t190
  %t192 = mul nsw i64 %t7, 2
  %t193 = getelementptr float, ptr addrspace(1) %t32, i64 %t192
  %t194 = load float, ptr addrspace(1) %t191, align 4
  %t195 = load float, ptr addrspace(1) %t193, align 4
  %t196 = fadd float %t194, %t195
  %t197 = mul nsw i64 %t8, 2
  %t198 = getelementptr float, ptr addrspace(1) %t37, i64 %t197
  store float %t196, ptr addrspace(1) %t198, align 4
  br label %out8
out8:
  %t199 = add nsw i32 %t19, 2
  %t200 = add nsw i32 %t22, 1
  %t201 = icmp slt i32 %t199, %t4
  %t202 = icmp slt i32 %t200, %t5
  %t203 = and i1 %t201, %t202
  br i1 %t203, label %in9, label %out9
in9:
  %t204 = mul nsw i64 %t6, 2
  %t205 = add nsw i64 %t204, 1
  %t206 = getelementptr float, ptr addrspace(1) %t27, i64 %t205
  %t207 = mul nsw i64 %t7, 2
  %t208 = add nsw i64 %t207, 1
  %t209 = getelementptr float, ptr addrspace(1) %t32, i64 %t208
  %t210 = load float, ptr addrspace(1) %t206, align 4
  %t211 = load float, ptr addrspace(1) %t209, align 4
  %t212 = fadd float %t210, %t211
  %t213 = mul nsw i64 %t8, 2
  %t214 = add nsw i64 %t213, 1
  %t215 = getelementptr float, ptr addrspace(1) %t37, i64 %t214
  store float %t212, ptr addrspace(1) %t215, align 4
  br label %out9
out9:
  %t216 = add nsw i32 %t19, 2
  %t217 = add nsw i32 %t22, 2
  %t218 = icmp slt i32 %t216, %t4
  %t219 = icmp slt i32 %t217, %t5
  %t220 = and i1 %t218, %t219
  br i1 %t220, label %in10, label %out10
in10:
  %t221 = mul nsw i64 %t6, 2
  %t222 = add nsw i64 %t221, 2
  %t223 = getelementptr float, ptr addrspace(1) %t27, i64 %t222
  %t224 = mul nsw i64 %t7, 2
  %t225 = add nsw i64 %t224, 2
  %t226 = getelementptr float, ptr addrspace(1) %t32, i64 %t225
  %t227 = load float, ptr addrspace(1) %t223, align 4
  %t228 = load float, ptr addrspace(1) %t226, align 4
  %t229 = fadd float %t227, %t228
  %t230 = mul nsw i64 %t8, 2
  %t231 = add nsw i64 %t230, 2
  %t232 = getelementptr float, ptr addrspace(1) %t37, i64 %t231
  store float %t229, ptr addrspace(1) %t232, align 4
  br label %out10
out10:
  %t233 = add nsw i32 %t19, 2
  %t234 = add nsw i32 %t22, 3
  %t235 = icmp slt i32 %t233, %t4
  %t236 = icmp slt i32 %t234, %t5
  %t237 = and i1 %t235, %t236
  br i1 %t237, label %in11, label %out11
in11:
  %t238 = mul nsw i64 %t6, 2
  %t239 = add nsw i64 %t238, 3
  %t240 = getelementptr float, ptr addrspace(1) %t27, i64 %t239
  %t241 = mul nsw i64 %t7, 2
  %t242 = add nsw i64 %t241, 3
  %t243 = getelementptr float, ptr addrspace(1) %t32, i64 %t242
  %t244 = load float, ptr addrspace(1) %t240, align 4
  %t245 = load float, ptr addrspace(1) %t243, align 4
  %t246 = fadd float %t244, %t245
  %t247 = mul nsw i64 %t8, 2
  %t248 = add nsw i64 %t247, 3
  %t249 = getelementptr float, ptr addrspace(1) %t37, i64 %t248
  store float %t246, ptr addrspace(1) %t249, align 4
  br label %out11
out11:
  %t250 = add nsw i32 %t19, 3
  %t251 = icmp slt i32 %t250, %t4
  %t252 = icmp slt i32 %t22, %t5
  %t253 = and i1 %t251, %t252
  br i1 %t253, label %in12, label %out12
in12:
  %t254 = mul nsw i64 %t6, 3
  %t255 = getelementptr float, ptr addrspace(1) %t27, i64 %t254
  %t256 = mul nsw i64 %t7, 3
  %t257 = getelementptr float, ptr addrspace(1) %t32, i64 %t256
  %t258 = load float, ptr addrspace(1) %t255, align 4
  %t259 = load float, ptr addrspace(1) %t257, align 4
  %t260 = fadd float %t258, %t259
  %t261 = mul nsw i64 %t8, 3
  %t262 = getelementptr float, ptr addrspace(1) %t37, i64 %t261
  store float %t260, ptr addrspace(1) %t262, align 4
  br label %out12
out12:
  %t263 = add nsw i32 %t19, 3
  %t264 = add nsw i32 %t22, 1
  %t265 = icmp slt i32 %t263, %t4
  %t266 = icmp slt i32 %t264, %t5
  %t267 = and i1 %t265, %t266
  br i1 %t267, label %in13, label %out13
in13:
  %t268 = mul nsw i64 %t6, 3
  %t269 = add nsw i64 %t268, 1
  %t270 = getelementptr float, ptr addrspace(1) %t27, i64 %t269
  %t271 = mul nsw i64 %t7, 3
  %t272 = add nsw i64 %t271, 1
  %t273 = getelementptr float, ptr addrspace(1) %t32, i64 %t272
  %t274 = load float, ptr addrspace(1) %t270, align 4
  %t275 = load float, ptr addrspace(1) %t273, align 4
  %t276 = fadd float %t274, %t275
  %t277 = mul nsw i64 %t8, 3
  %t278 = add nsw i64 %t277, 1
  %t279 = getelementptr float, ptr addrspace(1) %t37, i64 %t278
  store float %t276, ptr addrspace(1) %t279, align 4
  br label %out13
out13:
  %t280 = add nsw i32 %t19, 3
  %t281 = add nsw i32 %t22, 2
  %t282 = icmp slt i32 %t280, %t4
  %t283 = icmp slt i32 %t281, %t5
  %t284 = and i1 %t282, %t283
  br i1 %t284, label %in14, label %out14
in14:
  %t285 = mul nsw i64 %t6, 3
  %t286 = add nsw i64 %t285, 2
  %t287 = getelementptr float, ptr addrspace(1) %t27, i64 %t286
  %t288 = mul nsw i64 %t7, 3
  %t289 = add nsw i64 %t288, 2
  %t290 = getelementptr float, ptr addrspace(1) %t32, i64 %t289
  %t291 = load float, ptr addrspace(1) %t287, align 4
  %t292 = load float, ptr addrspace(1) %t290, align 4
  %t293 = fadd float %t291, %t292
  %t294 = mul nsw i64 %t8, 3
  %t295 = add nsw i64 %t294, 2
  %t296 = getelementptr float, ptr addrspace(1) %t37, i64 %t295
  store float %t293, ptr addrspace(1) %t296, align 4
  br label %out14
out14:
  %t297 = add nsw i32 %t19, 3
  %t298 = add nsw i32 %t22, 3
  %t299 = icmp slt i32 %t297, %t4
  %t300 = icmp slt i32 %t298, %t5
  %t301 = and i1 %t299, %t300
  br i1 %t301, label %in15, label %out15
in15:
  %t302 = mul nsw i64 %t6, 3
  %t303 = add nsw i64 %t302, 3
  %t304 = getelementptr float, ptr addrspace(1) %t27, i64 %t303
  %t305 = mul nsw i64 %t7, 3
  %t306 = add nsw i64 %t305, 3
  %t307 = getelementptr float, ptr addrspace(1) %t32, i64 %t306
  %t308 = load float, ptr addrspace(1) %t304, align 4
  %t309 = load float, ptr addrspace(1) %t307, align 4
  %t310 = fadd float %t308, %t309
  %t311 = mul nsw i64 %t8, 3
  %t312 = add nsw i64 %t311, 3
  %t313 = getelementptr float, ptr addrspace(1) %t37, i64 %t312
  store float %t310, ptr addrspace(1) %t313, align 4
  br label %out15
out15:
  br label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
