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
  %t33 = trunc i64 %t8 to i32
  %t34 = mul i32 %t19, %t33
  %t35 = sext i32 %t34 to i64
  %t36 = sext i32 %t22 to i64
  %t37 = add nsw i64 %t35, %t36
  %t38 = getelementptr float, ptr addrspace(1) %t3, i64 %t37
  %t39 = add nsw i32 %t19, 3
  %t40 = add nsw i32 %t22, 3
  %t41 = icmp slt i32 %t39, %t4
  %t42 = icmp slt i32 %t40, %t5
  %t43 = and i1 %t41, %t42
  br i1 %t43, label %whole, label %ragged
whole:
  %t44 = alloca [16 x float], align 16
  %t45 = load <4 x float>, ptr addrspace(1) %t27, align 16
  %t46 = getelementptr float, ptr %t44, i64 0
  store <4 x float> %t45, ptr %t46, align 16
  %t47 = mul nsw i64 %t6, 1
  %t48 = getelementptr float, ptr addrspace(1) %t27, i64 %t47
  %t49 = load <4 x float>, ptr addrspace(1) %t48, align 16
  %t50 = getelementptr float, ptr %t44, i64 4
  store <4 x float> %t49, ptr %t50, align 16
  %t51 = mul nsw i64 %t6, 2
  %t52 = getelementptr float, ptr addrspace(1) %t27, i64 %t51
  %t53 = load <4 x float>, ptr addrspace(1) %t52, align 16
  %t54 = getelementptr float, ptr %t44, i64 8
  store <4 x float> %t53, ptr %t54, align 16
  %t55 = mul nsw i64 %t6, 3
  %t56 = getelementptr float, ptr addrspace(1) %t27, i64 %t55
  %t57 = load <4 x float>, ptr addrspace(1) %t56, align 16
  %t58 = getelementptr float, ptr %t44, i64 12
  store <4 x float> %t57, ptr %t58, align 16
  %t59 = alloca [16 x float], align 16
  %t60 = load <4 x float>, ptr addrspace(1) %t32, align 16
  %t61 = getelementptr float, ptr %t59, i64 0
  store <4 x float> %t60, ptr %t61, align 16
  %t62 = mul nsw i64 %t7, 1
  %t63 = getelementptr float, ptr addrspace(1) %t32, i64 %t62
  %t64 = load <4 x float>, ptr addrspace(1) %t63, align 16
  %t65 = getelementptr float, ptr %t59, i64 4
  store <4 x float> %t64, ptr %t65, align 16
  %t66 = mul nsw i64 %t7, 2
  %t67 = getelementptr float, ptr addrspace(1) %t32, i64 %t66
  %t68 = load <4 x float>, ptr addrspace(1) %t67, align 16
  %t69 = getelementptr float, ptr %t59, i64 8
  store <4 x float> %t68, ptr %t69, align 16
  %t70 = mul nsw i64 %t7, 3
  %t71 = getelementptr float, ptr addrspace(1) %t32, i64 %t70
  %t72 = load <4 x float>, ptr addrspace(1) %t71, align 16
  %t73 = getelementptr float, ptr %t59, i64 12
  store <4 x float> %t72, ptr %t73, align 16
  %t74 = load <16 x float>, ptr %t44, align 16
  %t75 = load <16 x float>, ptr %t59, align 16
  %t76 = fadd <16 x float> %t74, %t75
  %t77 = shufflevector <16 x float> %t76, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %t77, ptr addrspace(1) %t38, align 16
  %t78 = shufflevector <16 x float> %t76, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %t79 = mul nsw i64 %t8, 1
  %t80 = getelementptr float, ptr addrspace(1) %t38, i64 %t79
  store <4 x float> %t78, ptr addrspace(1) %t80, align 16
  %t81 = shufflevector <16 x float> %t76, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %t82 = mul nsw i64 %t8, 2
  %t83 = getelementptr float, ptr addrspace(1) %t38, i64 %t82
  store <4 x float> %t81, ptr addrspace(1) %t83, align 16
  %t84 = shufflevector <16 x float> %t76, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %t85 = mul nsw i64 %t8, 3
  %t86 = getelementptr float, ptr addrspace(1) %t38, i64 %t85
  store <4 x float> %t84, ptr addrspace(1) %t86, align 16
  br label %done
ragged:
  %t87 = icmp slt i32 %t19, %t4
  %t88 = icmp slt i32 %t22, %t5
  %t89 = and i1 %t87, %t88
  br i1 %t89, label %in0, label %out0
in0:
  %t90 = load float, ptr addrspace(1) %t27, align 4
  %t91 = load float, ptr addrspace(1) %t32, align 4
  %t92 = fadd float %t90, %t91
  store float %t92, ptr addrspace(1) %t38, align 4
  br label %out0
out0:
  %t93 = add nsw i32 %t22, 1
  %t94 = icmp slt i32 %t19, %t4
  %t95 = icmp slt i32 %t93, %t5
  %t96 = and i1 %t94, %t95
  br i1 %t96, label %in1, label %out1
in1:
  %t97 = getelementptr float, ptr addrspace(1) %t27, i64 1
  %t98 = getelementptr float, ptr addrspace(1) %t32, i64 1
  %t99 = load float, ptr addrspace(1) %t97, align 4
  %t100 = load float, ptr addrspace(1) %t98, align 4
  %t101 = fadd float %t99, %t100
  %t102 = getelementptr float, ptr addrspace(1) %t38, i64 1
  store float %t101, ptr addrspace(1) %t102, align 4
  br label %out1
out1:
  %t103 = add nsw i32 %t22, 2
  %t104 = icmp slt i32 %t19, %t4
  %t105 = icmp slt i32 %t103, %t5
  %t106 = and i1 %t104, %t105
  br i1 %t106, label %in2, label %out2
in2:
  %t107 = getelementptr float, ptr addrspace(1) %t27, i64 2
  %t108 = getelementptr float, ptr addrspace(1) %t32, i64 2
  %t109 = load float, ptr addrspace(1) %t107, align 4
  %t110 = load float, ptr addrspace(1) %t108, align 4
  %t111 = fadd float %t109, %t110
  %t112 = getelementptr float, ptr addrspace(1) %t38, i64 2
  store float %t111, ptr addrspace(1) %t112, align 4
  br label %out2
out2:
  %t113 = add nsw i32 %t22, 3
  %t114 = icmp slt i32 %t19, %t4
  %t115 = icmp slt i32 %t113, %t5
  %t116 = and i1 %t114, %t115
  br i1 %t116, label %in3, label %out3
in3:
  %t117 = getelementptr float, ptr addrspace(1) %t27, i64 3
  %t118 = getelementptr float, ptr addrspace(1) %t32, i64 3
  %t119 = load float, ptr addrspace(1) %t117, align 4
  %t120 = load float, ptr addrspace(1) %t118, align 4
  %t121 = fadd float %t119, %t120
  %t122 = getelementptr float, ptr addrspace(1) %t38, i64 3
  store float %t121, ptr addrspace(1) %t122, align 4
  br label %out3
out3:
  %t123 = add nsw i32 %t19, 1
  %t124 = icmp slt i32 %t123, %t4
  %t125 = icmp slt i32 %t22, %t5
  %t126 = and i1 %t124, %t125
  br i1 %t126, label %in4, label %out4
in4:
  %t127 = mul nsw i64 %t6, 1
  %t128 = getelementptr float, ptr addrspace(1) %t27, i64 %t127
  %t129 = mul nsw i64 %t7, 1
  %t130 = getelementptr float, ptr addrspace(1) %t32, i64 %t129
  %t131 = load float, ptr addrspace(1) %t128, align 4
  %t132 = load float, ptr addrspace(1) %t130, align 4
  %t133 = fadd float %t131, %t132
  %t134 = mul nsw i64 %t8, 1
  %t135 = getelementptr float, ptr addrspace(1) %t38, i64 %t134
  store float %t133, ptr addrspace(1) %t135, align 4
  br label %out4
out4:
  %t136 = add nsw i32 %t19, 1
  %t137 = add nsw i32 %t22, 1
  %t138 = icmp slt i32 %t136, %t4
  %t139 = icmp slt i32 %t137, %t5
  %t140 = and i1 %t138, %t139
  br i1 %t140, label %in5, label %out5
in5:
  %t141 = mul nsw i64 %t6, 1
  %t142 = add nsw i64 %t141, 1
  %t143 = getelementptr float, ptr addrspace(1) %t27, i64 %t142
  %t144 = mul nsw i64 %t7, 1
  %t145 = add nsw i64 %t144, 1
  %t146 = getelementptr float, ptr addrspace(1) %t32, i64 %t145
  %t147 = load float, ptr addrspace(1) %t143, align 4
  %t148 = load float, ptr addrspace(1) %t146, align 4
  %t149 = fadd float %t147, %t148
  %t150 = mul nsw i64 %t8, 1
  %t151 = add nsw i64 %t150, 1
  %t152 = getelementptr float, ptr addrspace(1) %t38, i64 %t151
  store float %t149, ptr addrspace(1) %t152, align 4
  br label %out5
out5:
  %t153 = add nsw i32 %t19, 1
  %t154 = add nsw i32 %t22, 2
  %t155 = icmp slt i32 %t153, %t4
  %t156 = icmp slt i32 %t154, %t5
  %t157 = and i1 %t155, %t156
  br i1 %t157, label %in6, label %out6
in6:
  %t158 = mul nsw i64 %t6, 1
  %t159 = add nsw i64 %t158, 2
  %t160 = getelementptr float, ptr addrspace(1) %t27, i64 %t159
  %t161 = mul nsw i64 %t7, 1
  %t162 = add nsw i64 %t161, 2
  %t163 = getelementptr float, ptr addrspace(1) %t32, i64 %t162
  %t164 = load float, ptr addrspace(1) %t160, align 4
  %t165 = load float, ptr addrspace(1) %t163, align 4
  %t166 = fadd float %t164, %t165
  %t167 = mul nsw i64 %t8, 1
  %t168 = add nsw i64 %t167, 2
  %t169 = getelementptr float, ptr addrspace(1) %t38, i64 %t168
  store float %t166, ptr addrspace(1) %t169, align 4
  br label %out6
out6:
  %t170 = add nsw i32 %t19, 1
  %t171 = add nsw i32 %t22, 3
  %t172 = icmp slt i32 %t170, %t4
  %t173 = icmp slt i32 %t171, %t5
  %t174 = and i1 %t172, %t173
  br i1 %t174, label %in7, label %out7
in7:
  %t175 = mul nsw i64 %t6, 1
  %t176 = add nsw i64 %t175, 3
  %t177 = getelementptr float, ptr addrspace(1) %t27, i64 %t176
  %t178 = mul nsw i64 %t7, 1
  %t179 = add nsw i64 %t178, 3
  %t180 = getelementptr float, ptr addrspace(1) %t32, i64 %t179
  %t181 = load float, ptr addrspace(1) %t177, align 4
  %t182 = load float, ptr addrspace(1) %t180, align 4
  %t183 = fadd float %t181, %t182
  %t184 = mul nsw i64 %t8, 1
  %t185 = add nsw i64 %t184, 3
  %t186 = getelementptr float, ptr addrspace(1) %t38, i64 %t185
  store float %t183, ptr addrspace(1) %t186, align 4
  br label %out7
out7:
  %t187 = add nsw i32 %t19, 2
  %t188 = icmp slt i32 %t187, %t4
  %t189 = icmp slt i32 %t22, %t5
  %t190 = and i1 %t188, %t189
  br i1 %t190, label %in8, label %out8
in8:
  %t191 = mul nsw i64 %t6, 2
  %t192 = getelementptr float, ptr addrspace(1) %t27, i64 %t191
  %t193 = mul nsw i64 %t7, 2
  %t194 = getelementptr float, ptr addrspace(1) %t32, i64 %t193
  %t195 = load float, ptr addrspace(1) %t192, align 4
  %t196 = load float, ptr addrspace(1) %t194, align 4
  %t197 = fadd float %t195, %t196
  %t198 = mul nsw i64 %t8, 2
  %t199 = getelementptr float, ptr addrspace(1) %t38, i64 %t198
  store float %t197, ptr addrspace(1) %t199, align 4
  br label %out8
out8:
  %t200 = add nsw i32 %t19, 2
  %t201 = add nsw i32 %t22, 1
  %t202 = icmp slt i32 %t200, %t4
  %t203 = icmp slt i32 %t201, %t5
  %t204 = and i1 %t202, %t203
  br i1 %t204, label %in9, label %out9
in9:
  %t205 = mul nsw i64 %t6, 2
  %t206 = add nsw i64 %t205, 1
  %t207 = getelementptr float, ptr addrspace(1) %t27, i64 %t206
  %t208 = mul nsw i64 %t7, 2
  %t209 = add nsw i64 %t208, 1
  %t210 = getelementptr float, ptr addrspace(1) %t32, i64 %t209
  %t211 = load float, ptr addrspace(1) %t207, align 4
  %t212 = load float, ptr addrspace(1) %t210, align 4
  %t213 = fadd float %t211, %t212
  %t214 = mul nsw i64 %t8, 2
  %t215 = add nsw i64 %t214, 1
  %t216 = getelementptr float, ptr addrspace(1) %t38, i64 %t215
  store float %t213, ptr addrspace(1) %t216, align 4
  br label %out9
out9:
  %t217 = add nsw i32 %t19, 2
  %t218 = add nsw i32 %t22, 2
  %t219 = icmp slt i32 %t217, %t4
  %t220 = icmp slt i32 %t218, %t5
  %t221 = and i1 %t219, %t220
  br i1 %t221, label %in10, label %out10
in10:
  %t222 = mul nsw i64 %t6, 2
  %t223 = add nsw i64 %t222, 2
  %t224 = getelementptr float, ptr addrspace(1) %t27, i64 %t223
  %t225 = mul nsw i64 %t7, 2
  %t226 = add nsw i64 %t225, 2
  %t227 = getelementptr float, ptr addrspace(1) %t32, i64 %t226
  %t228 = load float, ptr addrspace(1) %t224, align 4
  %t229 = load float, ptr addrspace(1) %t227, align 4
  %t230 = fadd float %t228, %t229
  %t231 = mul nsw i64 %t8, 2
  %t232 = add nsw i64 %t231, 2
  %t233 = getelementptr float, ptr addrspace(1) %t38, i64 %t232
  store float %t230, ptr addrspace(1) %t233, align 4
  br label %out10
out10:
  %t234 = add nsw i32 %t19, 2
  %t235 = add nsw i32 %t22, 3
  %t236 = icmp slt i32 %t234, %t4
  %t237 = icmp slt i32 %t235, %t5
  %t238 = and i1 %t236, %t237
  br i1 %t238, label %in11, label %out11
in11:
  %t239 = mul nsw i64 %t6, 2
  %t240 = add nsw i64 %t239, 3
  %t241 = getelementptr float, ptr addrspace(1) %t27, i64 %t240
  %t242 = mul nsw i64 %t7, 2
  %t243 = add nsw i64 %t242, 3
  %t244 = getelementptr float, ptr addrspace(1) %t32, i64 %t243
  %t245 = load float, ptr addrspace(1) %t241, align 4
  %t246 = load float, ptr addrspace(1) %t244, align 4
  %t247 = fadd float %t245, %t246
  %t248 = mul nsw i64 %t8, 2
  %t249 = add nsw i64 %t248, 3
  %t250 = getelementptr float, ptr addrspace(1) %t38, i64 %t249
  store float %t247, ptr addrspace(1) %t250, align 4
  br label %out11
out11:
  %t251 = add nsw i32 %t19, 3
  %t252 = icmp slt i32 %t251, %t4
  %t253 = icmp slt i32 %t22, %t5
  %t254 = and i1 %t252, %t253
  br i1 %t254, label %in12, label %out12
in12:
  %t255 = mul nsw i64 %t6, 3
  %t256 = getelementptr float, ptr addrspace(1) %t27, i64 %t255
  %t257 = mul nsw i64 %t7, 3
  %t258 = getelementptr float, ptr addrspace(1) %t32, i64 %t257
  %t259 = load float, ptr addrspace(1) %t256, align 4
  %t260 = load float, ptr addrspace(1) %t258, align 4
  %t261 = fadd float %t259, %t260
  %t262 = mul nsw i64 %t8, 3
  %t263 = getelementptr float, ptr addrspace(1) %t38, i64 %t262
  store float %t261, ptr addrspace(1) %t263, align 4
  br label %out12
out12:
  %t264 = add nsw i32 %t19, 3
  %t265 = add nsw i32 %t22, 1
  %t266 = icmp slt i32 %t264, %t4
  %t267 = icmp slt i32 %t265, %t5
  %t268 = and i1 %t266, %t267
  br i1 %t268, label %in13, label %out13
in13:
  %t269 = mul nsw i64 %t6, 3
  %t270 = add nsw i64 %t269, 1
  %t271 = getelementptr float, ptr addrspace(1) %t27, i64 %t270
  %t272 = mul nsw i64 %t7, 3
  %t273 = add nsw i64 %t272, 1
  %t274 = getelementptr float, ptr addrspace(1) %t32, i64 %t273
  %t275 = load float, ptr addrspace(1) %t271, align 4
  %t276 = load float, ptr addrspace(1) %t274, align 4
  %t277 = fadd float %t275, %t276
  %t278 = mul nsw i64 %t8, 3
  %t279 = add nsw i64 %t278, 1
  %t280 = getelementptr float, ptr addrspace(1) %t38, i64 %t279
  store float %t277, ptr addrspace(1) %t280, align 4
  br label %out13
out13:
  %t281 = add nsw i32 %t19, 3
  %t282 = add nsw i32 %t22, 2
  %t283 = icmp slt i32 %t281, %t4
  %t284 = icmp slt i32 %t282, %t5
  %t285 = and i1 %t283, %t284
  br i1 %t285, label %in14, label %out14
in14:
  %t286 = mul nsw i64 %t6, 3
  %t287 = add nsw i64 %t286, 2
  %t288 = getelementptr float, ptr addrspace(1) %t27, i64 %t287
  %t289 = mul nsw i64 %t7, 3
  %t290 = add nsw i64 %t289, 2
  %t291 = getelementptr float, ptr addrspace(1) %t32, i64 %t290
  %t292 = load float, ptr addrspace(1) %t288, align 4
  %t293 = load float, ptr addrspace(1) %t291, align 4
  %t294 = fadd float %t292, %t293
  %t295 = mul nsw i64 %t8, 3
  %t296 = add nsw i64 %t295, 2
  %t297 = getelementptr float, ptr addrspace(1) %t38, i64 %t296
  store float %t294, ptr addrspace(1) %t297, align 4
  br label %out14
out14:
  %t298 = add nsw i32 %t19, 3
  %t299 = add nsw i32 %t22, 3
  %t300 = icmp slt i32 %t298, %t4
  %t301 = icmp slt i32 %t299, %t5
  %t302 = and i1 %t300, %t301
  br i1 %t302, label %in15, label %out15
in15:
  %t303 = mul nsw i64 %t6, 3
  %t304 = add nsw i64 %t303, 3
  %t305 = getelementptr float, ptr addrspace(1) %t27, i64 %t304
  %t306 = mul nsw i64 %t7, 3
  %t307 = add nsw i64 %t306, 3
  %t308 = getelementptr float, ptr addrspace(1) %t32, i64 %t307
  %t309 = load float, ptr addrspace(1) %t305, align 4
  %t310 = load float, ptr addrspace(1) %t308, align 4
  %t311 = fadd float %t309, %t310
  %t312 = mul nsw i64 %t8, 3
  %t313 = add nsw i64 %t312, 3
  %t314 = getelementptr float, ptr addrspace(1) %t38, i64 %t313
  store float %t311, ptr addrspace(1) %t314, align 4
  br label %out15
out15:
  br label %done
done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
