; Where two branches meet one number or the other, again and again: with more of them the process ended by a signal.
; expect: Unknown
; because: nested more than 1000 deep
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %n) {
entry:
  br label %a0
a0:
  %c0 = icmp eq i32 %n, 0
  br i1 %c0, label %b0, label %j0
b0:
  br label %j0
j0:
  %p0 = phi i32 [ %n, %a0 ], [ 0, %b0 ]
  br label %a1
a1:
  %c1 = icmp eq i32 %n, 1
  br i1 %c1, label %b1, label %j1
b1:
  br label %j1
j1:
  %p1 = phi i32 [ %p0, %a1 ], [ 1, %b1 ]
  br label %a2
a2:
  %c2 = icmp eq i32 %n, 2
  br i1 %c2, label %b2, label %j2
b2:
  br label %j2
j2:
  %p2 = phi i32 [ %p1, %a2 ], [ 2, %b2 ]
  br label %a3
a3:
  %c3 = icmp eq i32 %n, 3
  br i1 %c3, label %b3, label %j3
b3:
  br label %j3
j3:
  %p3 = phi i32 [ %p2, %a3 ], [ 3, %b3 ]
  br label %a4
a4:
  %c4 = icmp eq i32 %n, 4
  br i1 %c4, label %b4, label %j4
b4:
  br label %j4
j4:
  %p4 = phi i32 [ %p3, %a4 ], [ 4, %b4 ]
  br label %a5
a5:
  %c5 = icmp eq i32 %n, 5
  br i1 %c5, label %b5, label %j5
b5:
  br label %j5
j5:
  %p5 = phi i32 [ %p4, %a5 ], [ 5, %b5 ]
  br label %a6
a6:
  %c6 = icmp eq i32 %n, 6
  br i1 %c6, label %b6, label %j6
b6:
  br label %j6
j6:
  %p6 = phi i32 [ %p5, %a6 ], [ 6, %b6 ]
  br label %a7
a7:
  %c7 = icmp eq i32 %n, 7
  br i1 %c7, label %b7, label %j7
b7:
  br label %j7
j7:
  %p7 = phi i32 [ %p6, %a7 ], [ 7, %b7 ]
  br label %a8
a8:
  %c8 = icmp eq i32 %n, 8
  br i1 %c8, label %b8, label %j8
b8:
  br label %j8
j8:
  %p8 = phi i32 [ %p7, %a8 ], [ 8, %b8 ]
  br label %a9
a9:
  %c9 = icmp eq i32 %n, 9
  br i1 %c9, label %b9, label %j9
b9:
  br label %j9
j9:
  %p9 = phi i32 [ %p8, %a9 ], [ 9, %b9 ]
  br label %a10
a10:
  %c10 = icmp eq i32 %n, 10
  br i1 %c10, label %b10, label %j10
b10:
  br label %j10
j10:
  %p10 = phi i32 [ %p9, %a10 ], [ 10, %b10 ]
  br label %a11
a11:
  %c11 = icmp eq i32 %n, 11
  br i1 %c11, label %b11, label %j11
b11:
  br label %j11
j11:
  %p11 = phi i32 [ %p10, %a11 ], [ 11, %b11 ]
  br label %a12
a12:
  %c12 = icmp eq i32 %n, 12
  br i1 %c12, label %b12, label %j12
b12:
  br label %j12
j12:
  %p12 = phi i32 [ %p11, %a12 ], [ 12, %b12 ]
  br label %a13
a13:
  %c13 = icmp eq i32 %n, 13
  br i1 %c13, label %b13, label %j13
b13:
  br label %j13
j13:
  %p13 = phi i32 [ %p12, %a13 ], [ 13, %b13 ]
  br label %a14
a14:
  %c14 = icmp eq i32 %n, 14
  br i1 %c14, label %b14, label %j14
b14:
  br label %j14
j14:
  %p14 = phi i32 [ %p13, %a14 ], [ 14, %b14 ]
  br label %a15
a15:
  %c15 = icmp eq i32 %n, 15
  br i1 %c15, label %b15, label %j15
b15:
  br label %j15
j15:
  %p15 = phi i32 [ %p14, %a15 ], [ 15, %b15 ]
  br label %a16
a16:
  %c16 = icmp eq i32 %n, 16
  br i1 %c16, label %b16, label %j16
b16:
  br label %j16
j16:
  %p16 = phi i32 [ %p15, %a16 ], [ 16, %b16 ]
  br label %a17
a17:
  %c17 = icmp eq i32 %n, 17
  br i1 %c17, label %b17, label %j17
b17:
  br label %j17
j17:
  %p17 = phi i32 [ %p16, %a17 ], [ 17, %b17 ]
  br label %a18
a18:
  %c18 = icmp eq i32 %n, 18
  br i1 %c18, label %b18, label %j18
b18:
  br label %j18
j18:
  %p18 = phi i32 [ %p17, %a18 ], [ 18, %b18 ]
  br label %a19
a19:
  %c19 = icmp eq i32 %n, 19
  br i1 %c19, label %b19, label %j19
b19:
  br label %j19
j19:
  %p19 = phi i32 [ %p18, %a19 ], [ 19, %b19 ]
  br label %a20
a20:
  %c20 = icmp eq i32 %n, 20
  br i1 %c20, label %b20, label %j20
b20:
  br label %j20
j20:
  %p20 = phi i32 [ %p19, %a20 ], [ 20, %b20 ]
  br label %a21
a21:
  %c21 = icmp eq i32 %n, 21
  br i1 %c21, label %b21, label %j21
b21:
  br label %j21
j21:
  %p21 = phi i32 [ %p20, %a21 ], [ 21, %b21 ]
  br label %a22
a22:
  %c22 = icmp eq i32 %n, 22
  br i1 %c22, label %b22, label %j22
b22:
  br label %j22
j22:
  %p22 = phi i32 [ %p21, %a22 ], [ 22, %b22 ]
  br label %a23
a23:
  %c23 = icmp eq i32 %n, 23
  br i1 %c23, label %b23, label %j23
b23:
  br label %j23
j23:
  %p23 = phi i32 [ %p22, %a23 ], [ 23, %b23 ]
  br label %a24
a24:
  %c24 = icmp eq i32 %n, 24
  br i1 %c24, label %b24, label %j24
b24:
  br label %j24
j24:
  %p24 = phi i32 [ %p23, %a24 ], [ 24, %b24 ]
  br label %a25
a25:
  %c25 = icmp eq i32 %n, 25
  br i1 %c25, label %b25, label %j25
b25:
  br label %j25
j25:
  %p25 = phi i32 [ %p24, %a25 ], [ 25, %b25 ]
  br label %a26
a26:
  %c26 = icmp eq i32 %n, 26
  br i1 %c26, label %b26, label %j26
b26:
  br label %j26
j26:
  %p26 = phi i32 [ %p25, %a26 ], [ 26, %b26 ]
  br label %a27
a27:
  %c27 = icmp eq i32 %n, 27
  br i1 %c27, label %b27, label %j27
b27:
  br label %j27
j27:
  %p27 = phi i32 [ %p26, %a27 ], [ 27, %b27 ]
  br label %a28
a28:
  %c28 = icmp eq i32 %n, 28
  br i1 %c28, label %b28, label %j28
b28:
  br label %j28
j28:
  %p28 = phi i32 [ %p27, %a28 ], [ 28, %b28 ]
  br label %a29
a29:
  %c29 = icmp eq i32 %n, 29
  br i1 %c29, label %b29, label %j29
b29:
  br label %j29
j29:
  %p29 = phi i32 [ %p28, %a29 ], [ 29, %b29 ]
  br label %a30
a30:
  %c30 = icmp eq i32 %n, 30
  br i1 %c30, label %b30, label %j30
b30:
  br label %j30
j30:
  %p30 = phi i32 [ %p29, %a30 ], [ 30, %b30 ]
  br label %a31
a31:
  %c31 = icmp eq i32 %n, 31
  br i1 %c31, label %b31, label %j31
b31:
  br label %j31
j31:
  %p31 = phi i32 [ %p30, %a31 ], [ 31, %b31 ]
  br label %a32
a32:
  %c32 = icmp eq i32 %n, 32
  br i1 %c32, label %b32, label %j32
b32:
  br label %j32
j32:
  %p32 = phi i32 [ %p31, %a32 ], [ 32, %b32 ]
  br label %a33
a33:
  %c33 = icmp eq i32 %n, 33
  br i1 %c33, label %b33, label %j33
b33:
  br label %j33
j33:
  %p33 = phi i32 [ %p32, %a33 ], [ 33, %b33 ]
  br label %a34
a34:
  %c34 = icmp eq i32 %n, 34
  br i1 %c34, label %b34, label %j34
b34:
  br label %j34
j34:
  %p34 = phi i32 [ %p33, %a34 ], [ 34, %b34 ]
  br label %a35
a35:
  %c35 = icmp eq i32 %n, 35
  br i1 %c35, label %b35, label %j35
b35:
  br label %j35
j35:
  %p35 = phi i32 [ %p34, %a35 ], [ 35, %b35 ]
  br label %a36
a36:
  %c36 = icmp eq i32 %n, 36
  br i1 %c36, label %b36, label %j36
b36:
  br label %j36
j36:
  %p36 = phi i32 [ %p35, %a36 ], [ 36, %b36 ]
  br label %a37
a37:
  %c37 = icmp eq i32 %n, 37
  br i1 %c37, label %b37, label %j37
b37:
  br label %j37
j37:
  %p37 = phi i32 [ %p36, %a37 ], [ 37, %b37 ]
  br label %a38
a38:
  %c38 = icmp eq i32 %n, 38
  br i1 %c38, label %b38, label %j38
b38:
  br label %j38
j38:
  %p38 = phi i32 [ %p37, %a38 ], [ 38, %b38 ]
  br label %a39
a39:
  %c39 = icmp eq i32 %n, 39
  br i1 %c39, label %b39, label %j39
b39:
  br label %j39
j39:
  %p39 = phi i32 [ %p38, %a39 ], [ 39, %b39 ]
  br label %a40
a40:
  %c40 = icmp eq i32 %n, 40
  br i1 %c40, label %b40, label %j40
b40:
  br label %j40
j40:
  %p40 = phi i32 [ %p39, %a40 ], [ 40, %b40 ]
  br label %a41
a41:
  %c41 = icmp eq i32 %n, 41
  br i1 %c41, label %b41, label %j41
b41:
  br label %j41
j41:
  %p41 = phi i32 [ %p40, %a41 ], [ 41, %b41 ]
  br label %a42
a42:
  %c42 = icmp eq i32 %n, 42
  br i1 %c42, label %b42, label %j42
b42:
  br label %j42
j42:
  %p42 = phi i32 [ %p41, %a42 ], [ 42, %b42 ]
  br label %a43
a43:
  %c43 = icmp eq i32 %n, 43
  br i1 %c43, label %b43, label %j43
b43:
  br label %j43
j43:
  %p43 = phi i32 [ %p42, %a43 ], [ 43, %b43 ]
  br label %a44
a44:
  %c44 = icmp eq i32 %n, 44
  br i1 %c44, label %b44, label %j44
b44:
  br label %j44
j44:
  %p44 = phi i32 [ %p43, %a44 ], [ 44, %b44 ]
  br label %a45
a45:
  %c45 = icmp eq i32 %n, 45
  br i1 %c45, label %b45, label %j45
b45:
  br label %j45
j45:
  %p45 = phi i32 [ %p44, %a45 ], [ 45, %b45 ]
  br label %a46
a46:
  %c46 = icmp eq i32 %n, 46
  br i1 %c46, label %b46, label %j46
b46:
  br label %j46
j46:
  %p46 = phi i32 [ %p45, %a46 ], [ 46, %b46 ]
  br label %a47
a47:
  %c47 = icmp eq i32 %n, 47
  br i1 %c47, label %b47, label %j47
b47:
  br label %j47
j47:
  %p47 = phi i32 [ %p46, %a47 ], [ 47, %b47 ]
  br label %a48
a48:
  %c48 = icmp eq i32 %n, 48
  br i1 %c48, label %b48, label %j48
b48:
  br label %j48
j48:
  %p48 = phi i32 [ %p47, %a48 ], [ 48, %b48 ]
  br label %a49
a49:
  %c49 = icmp eq i32 %n, 49
  br i1 %c49, label %b49, label %j49
b49:
  br label %j49
j49:
  %p49 = phi i32 [ %p48, %a49 ], [ 49, %b49 ]
  br label %a50
a50:
  %c50 = icmp eq i32 %n, 50
  br i1 %c50, label %b50, label %j50
b50:
  br label %j50
j50:
  %p50 = phi i32 [ %p49, %a50 ], [ 50, %b50 ]
  br label %a51
a51:
  %c51 = icmp eq i32 %n, 51
  br i1 %c51, label %b51, label %j51
b51:
  br label %j51
j51:
  %p51 = phi i32 [ %p50, %a51 ], [ 51, %b51 ]
  br label %a52
a52:
  %c52 = icmp eq i32 %n, 52
  br i1 %c52, label %b52, label %j52
b52:
  br label %j52
j52:
  %p52 = phi i32 [ %p51, %a52 ], [ 52, %b52 ]
  br label %a53
a53:
  %c53 = icmp eq i32 %n, 53
  br i1 %c53, label %b53, label %j53
b53:
  br label %j53
j53:
  %p53 = phi i32 [ %p52, %a53 ], [ 53, %b53 ]
  br label %a54
a54:
  %c54 = icmp eq i32 %n, 54
  br i1 %c54, label %b54, label %j54
b54:
  br label %j54
j54:
  %p54 = phi i32 [ %p53, %a54 ], [ 54, %b54 ]
  br label %a55
a55:
  %c55 = icmp eq i32 %n, 55
  br i1 %c55, label %b55, label %j55
b55:
  br label %j55
j55:
  %p55 = phi i32 [ %p54, %a55 ], [ 55, %b55 ]
  br label %a56
a56:
  %c56 = icmp eq i32 %n, 56
  br i1 %c56, label %b56, label %j56
b56:
  br label %j56
j56:
  %p56 = phi i32 [ %p55, %a56 ], [ 56, %b56 ]
  br label %a57
a57:
  %c57 = icmp eq i32 %n, 57
  br i1 %c57, label %b57, label %j57
b57:
  br label %j57
j57:
  %p57 = phi i32 [ %p56, %a57 ], [ 57, %b57 ]
  br label %a58
a58:
  %c58 = icmp eq i32 %n, 58
  br i1 %c58, label %b58, label %j58
b58:
  br label %j58
j58:
  %p58 = phi i32 [ %p57, %a58 ], [ 58, %b58 ]
  br label %a59
a59:
  %c59 = icmp eq i32 %n, 59
  br i1 %c59, label %b59, label %j59
b59:
  br label %j59
j59:
  %p59 = phi i32 [ %p58, %a59 ], [ 59, %b59 ]
  br label %a60
a60:
  %c60 = icmp eq i32 %n, 60
  br i1 %c60, label %b60, label %j60
b60:
  br label %j60
j60:
  %p60 = phi i32 [ %p59, %a60 ], [ 60, %b60 ]
  br label %a61
a61:
  %c61 = icmp eq i32 %n, 61
  br i1 %c61, label %b61, label %j61
b61:
  br label %j61
j61:
  %p61 = phi i32 [ %p60, %a61 ], [ 61, %b61 ]
  br label %a62
a62:
  %c62 = icmp eq i32 %n, 62
  br i1 %c62, label %b62, label %j62
b62:
  br label %j62
j62:
  %p62 = phi i32 [ %p61, %a62 ], [ 62, %b62 ]
  br label %a63
a63:
  %c63 = icmp eq i32 %n, 63
  br i1 %c63, label %b63, label %j63
b63:
  br label %j63
j63:
  %p63 = phi i32 [ %p62, %a63 ], [ 63, %b63 ]
  br label %a64
a64:
  %c64 = icmp eq i32 %n, 64
  br i1 %c64, label %b64, label %j64
b64:
  br label %j64
j64:
  %p64 = phi i32 [ %p63, %a64 ], [ 64, %b64 ]
  br label %a65
a65:
  %c65 = icmp eq i32 %n, 65
  br i1 %c65, label %b65, label %j65
b65:
  br label %j65
j65:
  %p65 = phi i32 [ %p64, %a65 ], [ 65, %b65 ]
  br label %a66
a66:
  %c66 = icmp eq i32 %n, 66
  br i1 %c66, label %b66, label %j66
b66:
  br label %j66
j66:
  %p66 = phi i32 [ %p65, %a66 ], [ 66, %b66 ]
  br label %a67
a67:
  %c67 = icmp eq i32 %n, 67
  br i1 %c67, label %b67, label %j67
b67:
  br label %j67
j67:
  %p67 = phi i32 [ %p66, %a67 ], [ 67, %b67 ]
  br label %a68
a68:
  %c68 = icmp eq i32 %n, 68
  br i1 %c68, label %b68, label %j68
b68:
  br label %j68
j68:
  %p68 = phi i32 [ %p67, %a68 ], [ 68, %b68 ]
  br label %a69
a69:
  %c69 = icmp eq i32 %n, 69
  br i1 %c69, label %b69, label %j69
b69:
  br label %j69
j69:
  %p69 = phi i32 [ %p68, %a69 ], [ 69, %b69 ]
  br label %a70
a70:
  %c70 = icmp eq i32 %n, 70
  br i1 %c70, label %b70, label %j70
b70:
  br label %j70
j70:
  %p70 = phi i32 [ %p69, %a70 ], [ 70, %b70 ]
  br label %a71
a71:
  %c71 = icmp eq i32 %n, 71
  br i1 %c71, label %b71, label %j71
b71:
  br label %j71
j71:
  %p71 = phi i32 [ %p70, %a71 ], [ 71, %b71 ]
  br label %a72
a72:
  %c72 = icmp eq i32 %n, 72
  br i1 %c72, label %b72, label %j72
b72:
  br label %j72
j72:
  %p72 = phi i32 [ %p71, %a72 ], [ 72, %b72 ]
  br label %a73
a73:
  %c73 = icmp eq i32 %n, 73
  br i1 %c73, label %b73, label %j73
b73:
  br label %j73
j73:
  %p73 = phi i32 [ %p72, %a73 ], [ 73, %b73 ]
  br label %a74
a74:
  %c74 = icmp eq i32 %n, 74
  br i1 %c74, label %b74, label %j74
b74:
  br label %j74
j74:
  %p74 = phi i32 [ %p73, %a74 ], [ 74, %b74 ]
  br label %a75
a75:
  %c75 = icmp eq i32 %n, 75
  br i1 %c75, label %b75, label %j75
b75:
  br label %j75
j75:
  %p75 = phi i32 [ %p74, %a75 ], [ 75, %b75 ]
  br label %a76
a76:
  %c76 = icmp eq i32 %n, 76
  br i1 %c76, label %b76, label %j76
b76:
  br label %j76
j76:
  %p76 = phi i32 [ %p75, %a76 ], [ 76, %b76 ]
  br label %a77
a77:
  %c77 = icmp eq i32 %n, 77
  br i1 %c77, label %b77, label %j77
b77:
  br label %j77
j77:
  %p77 = phi i32 [ %p76, %a77 ], [ 77, %b77 ]
  br label %a78
a78:
  %c78 = icmp eq i32 %n, 78
  br i1 %c78, label %b78, label %j78
b78:
  br label %j78
j78:
  %p78 = phi i32 [ %p77, %a78 ], [ 78, %b78 ]
  br label %a79
a79:
  %c79 = icmp eq i32 %n, 79
  br i1 %c79, label %b79, label %j79
b79:
  br label %j79
j79:
  %p79 = phi i32 [ %p78, %a79 ], [ 79, %b79 ]
  br label %a80
a80:
  %c80 = icmp eq i32 %n, 80
  br i1 %c80, label %b80, label %j80
b80:
  br label %j80
j80:
  %p80 = phi i32 [ %p79, %a80 ], [ 80, %b80 ]
  br label %a81
a81:
  %c81 = icmp eq i32 %n, 81
  br i1 %c81, label %b81, label %j81
b81:
  br label %j81
j81:
  %p81 = phi i32 [ %p80, %a81 ], [ 81, %b81 ]
  br label %a82
a82:
  %c82 = icmp eq i32 %n, 82
  br i1 %c82, label %b82, label %j82
b82:
  br label %j82
j82:
  %p82 = phi i32 [ %p81, %a82 ], [ 82, %b82 ]
  br label %a83
a83:
  %c83 = icmp eq i32 %n, 83
  br i1 %c83, label %b83, label %j83
b83:
  br label %j83
j83:
  %p83 = phi i32 [ %p82, %a83 ], [ 83, %b83 ]
  br label %a84
a84:
  %c84 = icmp eq i32 %n, 84
  br i1 %c84, label %b84, label %j84
b84:
  br label %j84
j84:
  %p84 = phi i32 [ %p83, %a84 ], [ 84, %b84 ]
  br label %a85
a85:
  %c85 = icmp eq i32 %n, 85
  br i1 %c85, label %b85, label %j85
b85:
  br label %j85
j85:
  %p85 = phi i32 [ %p84, %a85 ], [ 85, %b85 ]
  br label %a86
a86:
  %c86 = icmp eq i32 %n, 86
  br i1 %c86, label %b86, label %j86
b86:
  br label %j86
j86:
  %p86 = phi i32 [ %p85, %a86 ], [ 86, %b86 ]
  br label %a87
a87:
  %c87 = icmp eq i32 %n, 87
  br i1 %c87, label %b87, label %j87
b87:
  br label %j87
j87:
  %p87 = phi i32 [ %p86, %a87 ], [ 87, %b87 ]
  br label %a88
a88:
  %c88 = icmp eq i32 %n, 88
  br i1 %c88, label %b88, label %j88
b88:
  br label %j88
j88:
  %p88 = phi i32 [ %p87, %a88 ], [ 88, %b88 ]
  br label %a89
a89:
  %c89 = icmp eq i32 %n, 89
  br i1 %c89, label %b89, label %j89
b89:
  br label %j89
j89:
  %p89 = phi i32 [ %p88, %a89 ], [ 89, %b89 ]
  br label %a90
a90:
  %c90 = icmp eq i32 %n, 90
  br i1 %c90, label %b90, label %j90
b90:
  br label %j90
j90:
  %p90 = phi i32 [ %p89, %a90 ], [ 90, %b90 ]
  br label %a91
a91:
  %c91 = icmp eq i32 %n, 91
  br i1 %c91, label %b91, label %j91
b91:
  br label %j91
j91:
  %p91 = phi i32 [ %p90, %a91 ], [ 91, %b91 ]
  br label %a92
a92:
  %c92 = icmp eq i32 %n, 92
  br i1 %c92, label %b92, label %j92
b92:
  br label %j92
j92:
  %p92 = phi i32 [ %p91, %a92 ], [ 92, %b92 ]
  br label %a93
a93:
  %c93 = icmp eq i32 %n, 93
  br i1 %c93, label %b93, label %j93
b93:
  br label %j93
j93:
  %p93 = phi i32 [ %p92, %a93 ], [ 93, %b93 ]
  br label %a94
a94:
  %c94 = icmp eq i32 %n, 94
  br i1 %c94, label %b94, label %j94
b94:
  br label %j94
j94:
  %p94 = phi i32 [ %p93, %a94 ], [ 94, %b94 ]
  br label %a95
a95:
  %c95 = icmp eq i32 %n, 95
  br i1 %c95, label %b95, label %j95
b95:
  br label %j95
j95:
  %p95 = phi i32 [ %p94, %a95 ], [ 95, %b95 ]
  br label %a96
a96:
  %c96 = icmp eq i32 %n, 96
  br i1 %c96, label %b96, label %j96
b96:
  br label %j96
j96:
  %p96 = phi i32 [ %p95, %a96 ], [ 96, %b96 ]
  br label %a97
a97:
  %c97 = icmp eq i32 %n, 97
  br i1 %c97, label %b97, label %j97
b97:
  br label %j97
j97:
  %p97 = phi i32 [ %p96, %a97 ], [ 97, %b97 ]
  br label %a98
a98:
  %c98 = icmp eq i32 %n, 98
  br i1 %c98, label %b98, label %j98
b98:
  br label %j98
j98:
  %p98 = phi i32 [ %p97, %a98 ], [ 98, %b98 ]
  br label %a99
a99:
  %c99 = icmp eq i32 %n, 99
  br i1 %c99, label %b99, label %j99
b99:
  br label %j99
j99:
  %p99 = phi i32 [ %p98, %a99 ], [ 99, %b99 ]
  br label %a100
a100:
  %c100 = icmp eq i32 %n, 100
  br i1 %c100, label %b100, label %j100
b100:
  br label %j100
j100:
  %p100 = phi i32 [ %p99, %a100 ], [ 100, %b100 ]
  br label %a101
a101:
  %c101 = icmp eq i32 %n, 101
  br i1 %c101, label %b101, label %j101
b101:
  br label %j101
j101:
  %p101 = phi i32 [ %p100, %a101 ], [ 101, %b101 ]
  br label %a102
a102:
  %c102 = icmp eq i32 %n, 102
  br i1 %c102, label %b102, label %j102
b102:
  br label %j102
j102:
  %p102 = phi i32 [ %p101, %a102 ], [ 102, %b102 ]
  br label %a103
a103:
  %c103 = icmp eq i32 %n, 103
  br i1 %c103, label %b103, label %j103
b103:
  br label %j103
j103:
  %p103 = phi i32 [ %p102, %a103 ], [ 103, %b103 ]
  br label %a104
a104:
  %c104 = icmp eq i32 %n, 104
  br i1 %c104, label %b104, label %j104
b104:
  br label %j104
j104:
  %p104 = phi i32 [ %p103, %a104 ], [ 104, %b104 ]
  br label %a105
a105:
  %c105 = icmp eq i32 %n, 105
  br i1 %c105, label %b105, label %j105
b105:
  br label %j105
j105:
  %p105 = phi i32 [ %p104, %a105 ], [ 105, %b105 ]
  br label %a106
a106:
  %c106 = icmp eq i32 %n, 106
  br i1 %c106, label %b106, label %j106
b106:
  br label %j106
j106:
  %p106 = phi i32 [ %p105, %a106 ], [ 106, %b106 ]
  br label %a107
a107:
  %c107 = icmp eq i32 %n, 107
  br i1 %c107, label %b107, label %j107
b107:
  br label %j107
j107:
  %p107 = phi i32 [ %p106, %a107 ], [ 107, %b107 ]
  br label %a108
a108:
  %c108 = icmp eq i32 %n, 108
  br i1 %c108, label %b108, label %j108
b108:
  br label %j108
j108:
  %p108 = phi i32 [ %p107, %a108 ], [ 108, %b108 ]
  br label %a109
a109:
  %c109 = icmp eq i32 %n, 109
  br i1 %c109, label %b109, label %j109
b109:
  br label %j109
j109:
  %p109 = phi i32 [ %p108, %a109 ], [ 109, %b109 ]
  br label %a110
a110:
  %c110 = icmp eq i32 %n, 110
  br i1 %c110, label %b110, label %j110
b110:
  br label %j110
j110:
  %p110 = phi i32 [ %p109, %a110 ], [ 110, %b110 ]
  br label %a111
a111:
  %c111 = icmp eq i32 %n, 111
  br i1 %c111, label %b111, label %j111
b111:
  br label %j111
j111:
  %p111 = phi i32 [ %p110, %a111 ], [ 111, %b111 ]
  br label %a112
a112:
  %c112 = icmp eq i32 %n, 112
  br i1 %c112, label %b112, label %j112
b112:
  br label %j112
j112:
  %p112 = phi i32 [ %p111, %a112 ], [ 112, %b112 ]
  br label %a113
a113:
  %c113 = icmp eq i32 %n, 113
  br i1 %c113, label %b113, label %j113
b113:
  br label %j113
j113:
  %p113 = phi i32 [ %p112, %a113 ], [ 113, %b113 ]
  br label %a114
a114:
  %c114 = icmp eq i32 %n, 114
  br i1 %c114, label %b114, label %j114
b114:
  br label %j114
j114:
  %p114 = phi i32 [ %p113, %a114 ], [ 114, %b114 ]
  br label %a115
a115:
  %c115 = icmp eq i32 %n, 115
  br i1 %c115, label %b115, label %j115
b115:
  br label %j115
j115:
  %p115 = phi i32 [ %p114, %a115 ], [ 115, %b115 ]
  br label %a116
a116:
  %c116 = icmp eq i32 %n, 116
  br i1 %c116, label %b116, label %j116
b116:
  br label %j116
j116:
  %p116 = phi i32 [ %p115, %a116 ], [ 116, %b116 ]
  br label %a117
a117:
  %c117 = icmp eq i32 %n, 117
  br i1 %c117, label %b117, label %j117
b117:
  br label %j117
j117:
  %p117 = phi i32 [ %p116, %a117 ], [ 117, %b117 ]
  br label %a118
a118:
  %c118 = icmp eq i32 %n, 118
  br i1 %c118, label %b118, label %j118
b118:
  br label %j118
j118:
  %p118 = phi i32 [ %p117, %a118 ], [ 118, %b118 ]
  br label %a119
a119:
  %c119 = icmp eq i32 %n, 119
  br i1 %c119, label %b119, label %j119
b119:
  br label %j119
j119:
  %p119 = phi i32 [ %p118, %a119 ], [ 119, %b119 ]
  br label %a120
a120:
  %c120 = icmp eq i32 %n, 120
  br i1 %c120, label %b120, label %j120
b120:
  br label %j120
j120:
  %p120 = phi i32 [ %p119, %a120 ], [ 120, %b120 ]
  br label %a121
a121:
  %c121 = icmp eq i32 %n, 121
  br i1 %c121, label %b121, label %j121
b121:
  br label %j121
j121:
  %p121 = phi i32 [ %p120, %a121 ], [ 121, %b121 ]
  br label %a122
a122:
  %c122 = icmp eq i32 %n, 122
  br i1 %c122, label %b122, label %j122
b122:
  br label %j122
j122:
  %p122 = phi i32 [ %p121, %a122 ], [ 122, %b122 ]
  br label %a123
a123:
  %c123 = icmp eq i32 %n, 123
  br i1 %c123, label %b123, label %j123
b123:
  br label %j123
j123:
  %p123 = phi i32 [ %p122, %a123 ], [ 123, %b123 ]
  br label %a124
a124:
  %c124 = icmp eq i32 %n, 124
  br i1 %c124, label %b124, label %j124
b124:
  br label %j124
j124:
  %p124 = phi i32 [ %p123, %a124 ], [ 124, %b124 ]
  br label %a125
a125:
  %c125 = icmp eq i32 %n, 125
  br i1 %c125, label %b125, label %j125
b125:
  br label %j125
j125:
  %p125 = phi i32 [ %p124, %a125 ], [ 125, %b125 ]
  br label %a126
a126:
  %c126 = icmp eq i32 %n, 126
  br i1 %c126, label %b126, label %j126
b126:
  br label %j126
j126:
  %p126 = phi i32 [ %p125, %a126 ], [ 126, %b126 ]
  br label %a127
a127:
  %c127 = icmp eq i32 %n, 127
  br i1 %c127, label %b127, label %j127
b127:
  br label %j127
j127:
  %p127 = phi i32 [ %p126, %a127 ], [ 127, %b127 ]
  br label %a128
a128:
  %c128 = icmp eq i32 %n, 128
  br i1 %c128, label %b128, label %j128
b128:
  br label %j128
j128:
  %p128 = phi i32 [ %p127, %a128 ], [ 128, %b128 ]
  br label %a129
a129:
  %c129 = icmp eq i32 %n, 129
  br i1 %c129, label %b129, label %j129
b129:
  br label %j129
j129:
  %p129 = phi i32 [ %p128, %a129 ], [ 129, %b129 ]
  br label %a130
a130:
  %c130 = icmp eq i32 %n, 130
  br i1 %c130, label %b130, label %j130
b130:
  br label %j130
j130:
  %p130 = phi i32 [ %p129, %a130 ], [ 130, %b130 ]
  br label %a131
a131:
  %c131 = icmp eq i32 %n, 131
  br i1 %c131, label %b131, label %j131
b131:
  br label %j131
j131:
  %p131 = phi i32 [ %p130, %a131 ], [ 131, %b131 ]
  br label %a132
a132:
  %c132 = icmp eq i32 %n, 132
  br i1 %c132, label %b132, label %j132
b132:
  br label %j132
j132:
  %p132 = phi i32 [ %p131, %a132 ], [ 132, %b132 ]
  br label %a133
a133:
  %c133 = icmp eq i32 %n, 133
  br i1 %c133, label %b133, label %j133
b133:
  br label %j133
j133:
  %p133 = phi i32 [ %p132, %a133 ], [ 133, %b133 ]
  br label %a134
a134:
  %c134 = icmp eq i32 %n, 134
  br i1 %c134, label %b134, label %j134
b134:
  br label %j134
j134:
  %p134 = phi i32 [ %p133, %a134 ], [ 134, %b134 ]
  br label %a135
a135:
  %c135 = icmp eq i32 %n, 135
  br i1 %c135, label %b135, label %j135
b135:
  br label %j135
j135:
  %p135 = phi i32 [ %p134, %a135 ], [ 135, %b135 ]
  br label %a136
a136:
  %c136 = icmp eq i32 %n, 136
  br i1 %c136, label %b136, label %j136
b136:
  br label %j136
j136:
  %p136 = phi i32 [ %p135, %a136 ], [ 136, %b136 ]
  br label %a137
a137:
  %c137 = icmp eq i32 %n, 137
  br i1 %c137, label %b137, label %j137
b137:
  br label %j137
j137:
  %p137 = phi i32 [ %p136, %a137 ], [ 137, %b137 ]
  br label %a138
a138:
  %c138 = icmp eq i32 %n, 138
  br i1 %c138, label %b138, label %j138
b138:
  br label %j138
j138:
  %p138 = phi i32 [ %p137, %a138 ], [ 138, %b138 ]
  br label %a139
a139:
  %c139 = icmp eq i32 %n, 139
  br i1 %c139, label %b139, label %j139
b139:
  br label %j139
j139:
  %p139 = phi i32 [ %p138, %a139 ], [ 139, %b139 ]
  br label %a140
a140:
  %c140 = icmp eq i32 %n, 140
  br i1 %c140, label %b140, label %j140
b140:
  br label %j140
j140:
  %p140 = phi i32 [ %p139, %a140 ], [ 140, %b140 ]
  br label %a141
a141:
  %c141 = icmp eq i32 %n, 141
  br i1 %c141, label %b141, label %j141
b141:
  br label %j141
j141:
  %p141 = phi i32 [ %p140, %a141 ], [ 141, %b141 ]
  br label %a142
a142:
  %c142 = icmp eq i32 %n, 142
  br i1 %c142, label %b142, label %j142
b142:
  br label %j142
j142:
  %p142 = phi i32 [ %p141, %a142 ], [ 142, %b142 ]
  br label %a143
a143:
  %c143 = icmp eq i32 %n, 143
  br i1 %c143, label %b143, label %j143
b143:
  br label %j143
j143:
  %p143 = phi i32 [ %p142, %a143 ], [ 143, %b143 ]
  br label %a144
a144:
  %c144 = icmp eq i32 %n, 144
  br i1 %c144, label %b144, label %j144
b144:
  br label %j144
j144:
  %p144 = phi i32 [ %p143, %a144 ], [ 144, %b144 ]
  br label %a145
a145:
  %c145 = icmp eq i32 %n, 145
  br i1 %c145, label %b145, label %j145
b145:
  br label %j145
j145:
  %p145 = phi i32 [ %p144, %a145 ], [ 145, %b145 ]
  br label %a146
a146:
  %c146 = icmp eq i32 %n, 146
  br i1 %c146, label %b146, label %j146
b146:
  br label %j146
j146:
  %p146 = phi i32 [ %p145, %a146 ], [ 146, %b146 ]
  br label %a147
a147:
  %c147 = icmp eq i32 %n, 147
  br i1 %c147, label %b147, label %j147
b147:
  br label %j147
j147:
  %p147 = phi i32 [ %p146, %a147 ], [ 147, %b147 ]
  br label %a148
a148:
  %c148 = icmp eq i32 %n, 148
  br i1 %c148, label %b148, label %j148
b148:
  br label %j148
j148:
  %p148 = phi i32 [ %p147, %a148 ], [ 148, %b148 ]
  br label %a149
a149:
  %c149 = icmp eq i32 %n, 149
  br i1 %c149, label %b149, label %j149
b149:
  br label %j149
j149:
  %p149 = phi i32 [ %p148, %a149 ], [ 149, %b149 ]
  br label %a150
a150:
  %c150 = icmp eq i32 %n, 150
  br i1 %c150, label %b150, label %j150
b150:
  br label %j150
j150:
  %p150 = phi i32 [ %p149, %a150 ], [ 150, %b150 ]
  br label %a151
a151:
  %c151 = icmp eq i32 %n, 151
  br i1 %c151, label %b151, label %j151
b151:
  br label %j151
j151:
  %p151 = phi i32 [ %p150, %a151 ], [ 151, %b151 ]
  br label %a152
a152:
  %c152 = icmp eq i32 %n, 152
  br i1 %c152, label %b152, label %j152
b152:
  br label %j152
j152:
  %p152 = phi i32 [ %p151, %a152 ], [ 152, %b152 ]
  br label %a153
a153:
  %c153 = icmp eq i32 %n, 153
  br i1 %c153, label %b153, label %j153
b153:
  br label %j153
j153:
  %p153 = phi i32 [ %p152, %a153 ], [ 153, %b153 ]
  br label %a154
a154:
  %c154 = icmp eq i32 %n, 154
  br i1 %c154, label %b154, label %j154
b154:
  br label %j154
j154:
  %p154 = phi i32 [ %p153, %a154 ], [ 154, %b154 ]
  br label %a155
a155:
  %c155 = icmp eq i32 %n, 155
  br i1 %c155, label %b155, label %j155
b155:
  br label %j155
j155:
  %p155 = phi i32 [ %p154, %a155 ], [ 155, %b155 ]
  br label %a156
a156:
  %c156 = icmp eq i32 %n, 156
  br i1 %c156, label %b156, label %j156
b156:
  br label %j156
j156:
  %p156 = phi i32 [ %p155, %a156 ], [ 156, %b156 ]
  br label %a157
a157:
  %c157 = icmp eq i32 %n, 157
  br i1 %c157, label %b157, label %j157
b157:
  br label %j157
j157:
  %p157 = phi i32 [ %p156, %a157 ], [ 157, %b157 ]
  br label %a158
a158:
  %c158 = icmp eq i32 %n, 158
  br i1 %c158, label %b158, label %j158
b158:
  br label %j158
j158:
  %p158 = phi i32 [ %p157, %a158 ], [ 158, %b158 ]
  br label %a159
a159:
  %c159 = icmp eq i32 %n, 159
  br i1 %c159, label %b159, label %j159
b159:
  br label %j159
j159:
  %p159 = phi i32 [ %p158, %a159 ], [ 159, %b159 ]
  br label %a160
a160:
  %c160 = icmp eq i32 %n, 160
  br i1 %c160, label %b160, label %j160
b160:
  br label %j160
j160:
  %p160 = phi i32 [ %p159, %a160 ], [ 160, %b160 ]
  br label %a161
a161:
  %c161 = icmp eq i32 %n, 161
  br i1 %c161, label %b161, label %j161
b161:
  br label %j161
j161:
  %p161 = phi i32 [ %p160, %a161 ], [ 161, %b161 ]
  br label %a162
a162:
  %c162 = icmp eq i32 %n, 162
  br i1 %c162, label %b162, label %j162
b162:
  br label %j162
j162:
  %p162 = phi i32 [ %p161, %a162 ], [ 162, %b162 ]
  br label %a163
a163:
  %c163 = icmp eq i32 %n, 163
  br i1 %c163, label %b163, label %j163
b163:
  br label %j163
j163:
  %p163 = phi i32 [ %p162, %a163 ], [ 163, %b163 ]
  br label %a164
a164:
  %c164 = icmp eq i32 %n, 164
  br i1 %c164, label %b164, label %j164
b164:
  br label %j164
j164:
  %p164 = phi i32 [ %p163, %a164 ], [ 164, %b164 ]
  br label %a165
a165:
  %c165 = icmp eq i32 %n, 165
  br i1 %c165, label %b165, label %j165
b165:
  br label %j165
j165:
  %p165 = phi i32 [ %p164, %a165 ], [ 165, %b165 ]
  br label %a166
a166:
  %c166 = icmp eq i32 %n, 166
  br i1 %c166, label %b166, label %j166
b166:
  br label %j166
j166:
  %p166 = phi i32 [ %p165, %a166 ], [ 166, %b166 ]
  br label %a167
a167:
  %c167 = icmp eq i32 %n, 167
  br i1 %c167, label %b167, label %j167
b167:
  br label %j167
j167:
  %p167 = phi i32 [ %p166, %a167 ], [ 167, %b167 ]
  br label %a168
a168:
  %c168 = icmp eq i32 %n, 168
  br i1 %c168, label %b168, label %j168
b168:
  br label %j168
j168:
  %p168 = phi i32 [ %p167, %a168 ], [ 168, %b168 ]
  br label %a169
a169:
  %c169 = icmp eq i32 %n, 169
  br i1 %c169, label %b169, label %j169
b169:
  br label %j169
j169:
  %p169 = phi i32 [ %p168, %a169 ], [ 169, %b169 ]
  br label %a170
a170:
  %c170 = icmp eq i32 %n, 170
  br i1 %c170, label %b170, label %j170
b170:
  br label %j170
j170:
  %p170 = phi i32 [ %p169, %a170 ], [ 170, %b170 ]
  br label %a171
a171:
  %c171 = icmp eq i32 %n, 171
  br i1 %c171, label %b171, label %j171
b171:
  br label %j171
j171:
  %p171 = phi i32 [ %p170, %a171 ], [ 171, %b171 ]
  br label %a172
a172:
  %c172 = icmp eq i32 %n, 172
  br i1 %c172, label %b172, label %j172
b172:
  br label %j172
j172:
  %p172 = phi i32 [ %p171, %a172 ], [ 172, %b172 ]
  br label %a173
a173:
  %c173 = icmp eq i32 %n, 173
  br i1 %c173, label %b173, label %j173
b173:
  br label %j173
j173:
  %p173 = phi i32 [ %p172, %a173 ], [ 173, %b173 ]
  br label %a174
a174:
  %c174 = icmp eq i32 %n, 174
  br i1 %c174, label %b174, label %j174
b174:
  br label %j174
j174:
  %p174 = phi i32 [ %p173, %a174 ], [ 174, %b174 ]
  br label %a175
a175:
  %c175 = icmp eq i32 %n, 175
  br i1 %c175, label %b175, label %j175
b175:
  br label %j175
j175:
  %p175 = phi i32 [ %p174, %a175 ], [ 175, %b175 ]
  br label %a176
a176:
  %c176 = icmp eq i32 %n, 176
  br i1 %c176, label %b176, label %j176
b176:
  br label %j176
j176:
  %p176 = phi i32 [ %p175, %a176 ], [ 176, %b176 ]
  br label %a177
a177:
  %c177 = icmp eq i32 %n, 177
  br i1 %c177, label %b177, label %j177
b177:
  br label %j177
j177:
  %p177 = phi i32 [ %p176, %a177 ], [ 177, %b177 ]
  br label %a178
a178:
  %c178 = icmp eq i32 %n, 178
  br i1 %c178, label %b178, label %j178
b178:
  br label %j178
j178:
  %p178 = phi i32 [ %p177, %a178 ], [ 178, %b178 ]
  br label %a179
a179:
  %c179 = icmp eq i32 %n, 179
  br i1 %c179, label %b179, label %j179
b179:
  br label %j179
j179:
  %p179 = phi i32 [ %p178, %a179 ], [ 179, %b179 ]
  br label %a180
a180:
  %c180 = icmp eq i32 %n, 180
  br i1 %c180, label %b180, label %j180
b180:
  br label %j180
j180:
  %p180 = phi i32 [ %p179, %a180 ], [ 180, %b180 ]
  br label %a181
a181:
  %c181 = icmp eq i32 %n, 181
  br i1 %c181, label %b181, label %j181
b181:
  br label %j181
j181:
  %p181 = phi i32 [ %p180, %a181 ], [ 181, %b181 ]
  br label %a182
a182:
  %c182 = icmp eq i32 %n, 182
  br i1 %c182, label %b182, label %j182
b182:
  br label %j182
j182:
  %p182 = phi i32 [ %p181, %a182 ], [ 182, %b182 ]
  br label %a183
a183:
  %c183 = icmp eq i32 %n, 183
  br i1 %c183, label %b183, label %j183
b183:
  br label %j183
j183:
  %p183 = phi i32 [ %p182, %a183 ], [ 183, %b183 ]
  br label %a184
a184:
  %c184 = icmp eq i32 %n, 184
  br i1 %c184, label %b184, label %j184
b184:
  br label %j184
j184:
  %p184 = phi i32 [ %p183, %a184 ], [ 184, %b184 ]
  br label %a185
a185:
  %c185 = icmp eq i32 %n, 185
  br i1 %c185, label %b185, label %j185
b185:
  br label %j185
j185:
  %p185 = phi i32 [ %p184, %a185 ], [ 185, %b185 ]
  br label %a186
a186:
  %c186 = icmp eq i32 %n, 186
  br i1 %c186, label %b186, label %j186
b186:
  br label %j186
j186:
  %p186 = phi i32 [ %p185, %a186 ], [ 186, %b186 ]
  br label %a187
a187:
  %c187 = icmp eq i32 %n, 187
  br i1 %c187, label %b187, label %j187
b187:
  br label %j187
j187:
  %p187 = phi i32 [ %p186, %a187 ], [ 187, %b187 ]
  br label %a188
a188:
  %c188 = icmp eq i32 %n, 188
  br i1 %c188, label %b188, label %j188
b188:
  br label %j188
j188:
  %p188 = phi i32 [ %p187, %a188 ], [ 188, %b188 ]
  br label %a189
a189:
  %c189 = icmp eq i32 %n, 189
  br i1 %c189, label %b189, label %j189
b189:
  br label %j189
j189:
  %p189 = phi i32 [ %p188, %a189 ], [ 189, %b189 ]
  br label %a190
a190:
  %c190 = icmp eq i32 %n, 190
  br i1 %c190, label %b190, label %j190
b190:
  br label %j190
j190:
  %p190 = phi i32 [ %p189, %a190 ], [ 190, %b190 ]
  br label %a191
a191:
  %c191 = icmp eq i32 %n, 191
  br i1 %c191, label %b191, label %j191
b191:
  br label %j191
j191:
  %p191 = phi i32 [ %p190, %a191 ], [ 191, %b191 ]
  br label %a192
a192:
  %c192 = icmp eq i32 %n, 192
  br i1 %c192, label %b192, label %j192
b192:
  br label %j192
j192:
  %p192 = phi i32 [ %p191, %a192 ], [ 192, %b192 ]
  br label %a193
a193:
  %c193 = icmp eq i32 %n, 193
  br i1 %c193, label %b193, label %j193
b193:
  br label %j193
j193:
  %p193 = phi i32 [ %p192, %a193 ], [ 193, %b193 ]
  br label %a194
a194:
  %c194 = icmp eq i32 %n, 194
  br i1 %c194, label %b194, label %j194
b194:
  br label %j194
j194:
  %p194 = phi i32 [ %p193, %a194 ], [ 194, %b194 ]
  br label %a195
a195:
  %c195 = icmp eq i32 %n, 195
  br i1 %c195, label %b195, label %j195
b195:
  br label %j195
j195:
  %p195 = phi i32 [ %p194, %a195 ], [ 195, %b195 ]
  br label %a196
a196:
  %c196 = icmp eq i32 %n, 196
  br i1 %c196, label %b196, label %j196
b196:
  br label %j196
j196:
  %p196 = phi i32 [ %p195, %a196 ], [ 196, %b196 ]
  br label %a197
a197:
  %c197 = icmp eq i32 %n, 197
  br i1 %c197, label %b197, label %j197
b197:
  br label %j197
j197:
  %p197 = phi i32 [ %p196, %a197 ], [ 197, %b197 ]
  br label %a198
a198:
  %c198 = icmp eq i32 %n, 198
  br i1 %c198, label %b198, label %j198
b198:
  br label %j198
j198:
  %p198 = phi i32 [ %p197, %a198 ], [ 198, %b198 ]
  br label %a199
a199:
  %c199 = icmp eq i32 %n, 199
  br i1 %c199, label %b199, label %j199
b199:
  br label %j199
j199:
  %p199 = phi i32 [ %p198, %a199 ], [ 199, %b199 ]
  br label %a200
a200:
  %c200 = icmp eq i32 %n, 200
  br i1 %c200, label %b200, label %j200
b200:
  br label %j200
j200:
  %p200 = phi i32 [ %p199, %a200 ], [ 200, %b200 ]
  br label %a201
a201:
  %c201 = icmp eq i32 %n, 201
  br i1 %c201, label %b201, label %j201
b201:
  br label %j201
j201:
  %p201 = phi i32 [ %p200, %a201 ], [ 201, %b201 ]
  br label %a202
a202:
  %c202 = icmp eq i32 %n, 202
  br i1 %c202, label %b202, label %j202
b202:
  br label %j202
j202:
  %p202 = phi i32 [ %p201, %a202 ], [ 202, %b202 ]
  br label %a203
a203:
  %c203 = icmp eq i32 %n, 203
  br i1 %c203, label %b203, label %j203
b203:
  br label %j203
j203:
  %p203 = phi i32 [ %p202, %a203 ], [ 203, %b203 ]
  br label %a204
a204:
  %c204 = icmp eq i32 %n, 204
  br i1 %c204, label %b204, label %j204
b204:
  br label %j204
j204:
  %p204 = phi i32 [ %p203, %a204 ], [ 204, %b204 ]
  br label %a205
a205:
  %c205 = icmp eq i32 %n, 205
  br i1 %c205, label %b205, label %j205
b205:
  br label %j205
j205:
  %p205 = phi i32 [ %p204, %a205 ], [ 205, %b205 ]
  br label %a206
a206:
  %c206 = icmp eq i32 %n, 206
  br i1 %c206, label %b206, label %j206
b206:
  br label %j206
j206:
  %p206 = phi i32 [ %p205, %a206 ], [ 206, %b206 ]
  br label %a207
a207:
  %c207 = icmp eq i32 %n, 207
  br i1 %c207, label %b207, label %j207
b207:
  br label %j207
j207:
  %p207 = phi i32 [ %p206, %a207 ], [ 207, %b207 ]
  br label %a208
a208:
  %c208 = icmp eq i32 %n, 208
  br i1 %c208, label %b208, label %j208
b208:
  br label %j208
j208:
  %p208 = phi i32 [ %p207, %a208 ], [ 208, %b208 ]
  br label %a209
a209:
  %c209 = icmp eq i32 %n, 209
  br i1 %c209, label %b209, label %j209
b209:
  br label %j209
j209:
  %p209 = phi i32 [ %p208, %a209 ], [ 209, %b209 ]
  br label %a210
a210:
  %c210 = icmp eq i32 %n, 210
  br i1 %c210, label %b210, label %j210
b210:
  br label %j210
j210:
  %p210 = phi i32 [ %p209, %a210 ], [ 210, %b210 ]
  br label %a211
a211:
  %c211 = icmp eq i32 %n, 211
  br i1 %c211, label %b211, label %j211
b211:
  br label %j211
j211:
  %p211 = phi i32 [ %p210, %a211 ], [ 211, %b211 ]
  br label %a212
a212:
  %c212 = icmp eq i32 %n, 212
  br i1 %c212, label %b212, label %j212
b212:
  br label %j212
j212:
  %p212 = phi i32 [ %p211, %a212 ], [ 212, %b212 ]
  br label %a213
a213:
  %c213 = icmp eq i32 %n, 213
  br i1 %c213, label %b213, label %j213
b213:
  br label %j213
j213:
  %p213 = phi i32 [ %p212, %a213 ], [ 213, %b213 ]
  br label %a214
a214:
  %c214 = icmp eq i32 %n, 214
  br i1 %c214, label %b214, label %j214
b214:
  br label %j214
j214:
  %p214 = phi i32 [ %p213, %a214 ], [ 214, %b214 ]
  br label %a215
a215:
  %c215 = icmp eq i32 %n, 215
  br i1 %c215, label %b215, label %j215
b215:
  br label %j215
j215:
  %p215 = phi i32 [ %p214, %a215 ], [ 215, %b215 ]
  br label %a216
a216:
  %c216 = icmp eq i32 %n, 216
  br i1 %c216, label %b216, label %j216
b216:
  br label %j216
j216:
  %p216 = phi i32 [ %p215, %a216 ], [ 216, %b216 ]
  br label %a217
a217:
  %c217 = icmp eq i32 %n, 217
  br i1 %c217, label %b217, label %j217
b217:
  br label %j217
j217:
  %p217 = phi i32 [ %p216, %a217 ], [ 217, %b217 ]
  br label %a218
a218:
  %c218 = icmp eq i32 %n, 218
  br i1 %c218, label %b218, label %j218
b218:
  br label %j218
j218:
  %p218 = phi i32 [ %p217, %a218 ], [ 218, %b218 ]
  br label %a219
a219:
  %c219 = icmp eq i32 %n, 219
  br i1 %c219, label %b219, label %j219
b219:
  br label %j219
j219:
  %p219 = phi i32 [ %p218, %a219 ], [ 219, %b219 ]
  br label %a220
a220:
  %c220 = icmp eq i32 %n, 220
  br i1 %c220, label %b220, label %j220
b220:
  br label %j220
j220:
  %p220 = phi i32 [ %p219, %a220 ], [ 220, %b220 ]
  br label %a221
a221:
  %c221 = icmp eq i32 %n, 221
  br i1 %c221, label %b221, label %j221
b221:
  br label %j221
j221:
  %p221 = phi i32 [ %p220, %a221 ], [ 221, %b221 ]
  br label %a222
a222:
  %c222 = icmp eq i32 %n, 222
  br i1 %c222, label %b222, label %j222
b222:
  br label %j222
j222:
  %p222 = phi i32 [ %p221, %a222 ], [ 222, %b222 ]
  br label %a223
a223:
  %c223 = icmp eq i32 %n, 223
  br i1 %c223, label %b223, label %j223
b223:
  br label %j223
j223:
  %p223 = phi i32 [ %p222, %a223 ], [ 223, %b223 ]
  br label %a224
a224:
  %c224 = icmp eq i32 %n, 224
  br i1 %c224, label %b224, label %j224
b224:
  br label %j224
j224:
  %p224 = phi i32 [ %p223, %a224 ], [ 224, %b224 ]
  br label %a225
a225:
  %c225 = icmp eq i32 %n, 225
  br i1 %c225, label %b225, label %j225
b225:
  br label %j225
j225:
  %p225 = phi i32 [ %p224, %a225 ], [ 225, %b225 ]
  br label %a226
a226:
  %c226 = icmp eq i32 %n, 226
  br i1 %c226, label %b226, label %j226
b226:
  br label %j226
j226:
  %p226 = phi i32 [ %p225, %a226 ], [ 226, %b226 ]
  br label %a227
a227:
  %c227 = icmp eq i32 %n, 227
  br i1 %c227, label %b227, label %j227
b227:
  br label %j227
j227:
  %p227 = phi i32 [ %p226, %a227 ], [ 227, %b227 ]
  br label %a228
a228:
  %c228 = icmp eq i32 %n, 228
  br i1 %c228, label %b228, label %j228
b228:
  br label %j228
j228:
  %p228 = phi i32 [ %p227, %a228 ], [ 228, %b228 ]
  br label %a229
a229:
  %c229 = icmp eq i32 %n, 229
  br i1 %c229, label %b229, label %j229
b229:
  br label %j229
j229:
  %p229 = phi i32 [ %p228, %a229 ], [ 229, %b229 ]
  br label %a230
a230:
  %c230 = icmp eq i32 %n, 230
  br i1 %c230, label %b230, label %j230
b230:
  br label %j230
j230:
  %p230 = phi i32 [ %p229, %a230 ], [ 230, %b230 ]
  br label %a231
a231:
  %c231 = icmp eq i32 %n, 231
  br i1 %c231, label %b231, label %j231
b231:
  br label %j231
j231:
  %p231 = phi i32 [ %p230, %a231 ], [ 231, %b231 ]
  br label %a232
a232:
  %c232 = icmp eq i32 %n, 232
  br i1 %c232, label %b232, label %j232
b232:
  br label %j232
j232:
  %p232 = phi i32 [ %p231, %a232 ], [ 232, %b232 ]
  br label %a233
a233:
  %c233 = icmp eq i32 %n, 233
  br i1 %c233, label %b233, label %j233
b233:
  br label %j233
j233:
  %p233 = phi i32 [ %p232, %a233 ], [ 233, %b233 ]
  br label %a234
a234:
  %c234 = icmp eq i32 %n, 234
  br i1 %c234, label %b234, label %j234
b234:
  br label %j234
j234:
  %p234 = phi i32 [ %p233, %a234 ], [ 234, %b234 ]
  br label %a235
a235:
  %c235 = icmp eq i32 %n, 235
  br i1 %c235, label %b235, label %j235
b235:
  br label %j235
j235:
  %p235 = phi i32 [ %p234, %a235 ], [ 235, %b235 ]
  br label %a236
a236:
  %c236 = icmp eq i32 %n, 236
  br i1 %c236, label %b236, label %j236
b236:
  br label %j236
j236:
  %p236 = phi i32 [ %p235, %a236 ], [ 236, %b236 ]
  br label %a237
a237:
  %c237 = icmp eq i32 %n, 237
  br i1 %c237, label %b237, label %j237
b237:
  br label %j237
j237:
  %p237 = phi i32 [ %p236, %a237 ], [ 237, %b237 ]
  br label %a238
a238:
  %c238 = icmp eq i32 %n, 238
  br i1 %c238, label %b238, label %j238
b238:
  br label %j238
j238:
  %p238 = phi i32 [ %p237, %a238 ], [ 238, %b238 ]
  br label %a239
a239:
  %c239 = icmp eq i32 %n, 239
  br i1 %c239, label %b239, label %j239
b239:
  br label %j239
j239:
  %p239 = phi i32 [ %p238, %a239 ], [ 239, %b239 ]
  br label %a240
a240:
  %c240 = icmp eq i32 %n, 240
  br i1 %c240, label %b240, label %j240
b240:
  br label %j240
j240:
  %p240 = phi i32 [ %p239, %a240 ], [ 240, %b240 ]
  br label %a241
a241:
  %c241 = icmp eq i32 %n, 241
  br i1 %c241, label %b241, label %j241
b241:
  br label %j241
j241:
  %p241 = phi i32 [ %p240, %a241 ], [ 241, %b241 ]
  br label %a242
a242:
  %c242 = icmp eq i32 %n, 242
  br i1 %c242, label %b242, label %j242
b242:
  br label %j242
j242:
  %p242 = phi i32 [ %p241, %a242 ], [ 242, %b242 ]
  br label %a243
a243:
  %c243 = icmp eq i32 %n, 243
  br i1 %c243, label %b243, label %j243
b243:
  br label %j243
j243:
  %p243 = phi i32 [ %p242, %a243 ], [ 243, %b243 ]
  br label %a244
a244:
  %c244 = icmp eq i32 %n, 244
  br i1 %c244, label %b244, label %j244
b244:
  br label %j244
j244:
  %p244 = phi i32 [ %p243, %a244 ], [ 244, %b244 ]
  br label %a245
a245:
  %c245 = icmp eq i32 %n, 245
  br i1 %c245, label %b245, label %j245
b245:
  br label %j245
j245:
  %p245 = phi i32 [ %p244, %a245 ], [ 245, %b245 ]
  br label %a246
a246:
  %c246 = icmp eq i32 %n, 246
  br i1 %c246, label %b246, label %j246
b246:
  br label %j246
j246:
  %p246 = phi i32 [ %p245, %a246 ], [ 246, %b246 ]
  br label %a247
a247:
  %c247 = icmp eq i32 %n, 247
  br i1 %c247, label %b247, label %j247
b247:
  br label %j247
j247:
  %p247 = phi i32 [ %p246, %a247 ], [ 247, %b247 ]
  br label %a248
a248:
  %c248 = icmp eq i32 %n, 248
  br i1 %c248, label %b248, label %j248
b248:
  br label %j248
j248:
  %p248 = phi i32 [ %p247, %a248 ], [ 248, %b248 ]
  br label %a249
a249:
  %c249 = icmp eq i32 %n, 249
  br i1 %c249, label %b249, label %j249
b249:
  br label %j249
j249:
  %p249 = phi i32 [ %p248, %a249 ], [ 249, %b249 ]
  br label %a250
a250:
  %c250 = icmp eq i32 %n, 250
  br i1 %c250, label %b250, label %j250
b250:
  br label %j250
j250:
  %p250 = phi i32 [ %p249, %a250 ], [ 250, %b250 ]
  br label %a251
a251:
  %c251 = icmp eq i32 %n, 251
  br i1 %c251, label %b251, label %j251
b251:
  br label %j251
j251:
  %p251 = phi i32 [ %p250, %a251 ], [ 251, %b251 ]
  br label %a252
a252:
  %c252 = icmp eq i32 %n, 252
  br i1 %c252, label %b252, label %j252
b252:
  br label %j252
j252:
  %p252 = phi i32 [ %p251, %a252 ], [ 252, %b252 ]
  br label %a253
a253:
  %c253 = icmp eq i32 %n, 253
  br i1 %c253, label %b253, label %j253
b253:
  br label %j253
j253:
  %p253 = phi i32 [ %p252, %a253 ], [ 253, %b253 ]
  br label %a254
a254:
  %c254 = icmp eq i32 %n, 254
  br i1 %c254, label %b254, label %j254
b254:
  br label %j254
j254:
  %p254 = phi i32 [ %p253, %a254 ], [ 254, %b254 ]
  br label %a255
a255:
  %c255 = icmp eq i32 %n, 255
  br i1 %c255, label %b255, label %j255
b255:
  br label %j255
j255:
  %p255 = phi i32 [ %p254, %a255 ], [ 255, %b255 ]
  br label %a256
a256:
  %c256 = icmp eq i32 %n, 256
  br i1 %c256, label %b256, label %j256
b256:
  br label %j256
j256:
  %p256 = phi i32 [ %p255, %a256 ], [ 256, %b256 ]
  br label %a257
a257:
  %c257 = icmp eq i32 %n, 257
  br i1 %c257, label %b257, label %j257
b257:
  br label %j257
j257:
  %p257 = phi i32 [ %p256, %a257 ], [ 257, %b257 ]
  br label %a258
a258:
  %c258 = icmp eq i32 %n, 258
  br i1 %c258, label %b258, label %j258
b258:
  br label %j258
j258:
  %p258 = phi i32 [ %p257, %a258 ], [ 258, %b258 ]
  br label %a259
a259:
  %c259 = icmp eq i32 %n, 259
  br i1 %c259, label %b259, label %j259
b259:
  br label %j259
j259:
  %p259 = phi i32 [ %p258, %a259 ], [ 259, %b259 ]
  br label %a260
a260:
  %c260 = icmp eq i32 %n, 260
  br i1 %c260, label %b260, label %j260
b260:
  br label %j260
j260:
  %p260 = phi i32 [ %p259, %a260 ], [ 260, %b260 ]
  br label %a261
a261:
  %c261 = icmp eq i32 %n, 261
  br i1 %c261, label %b261, label %j261
b261:
  br label %j261
j261:
  %p261 = phi i32 [ %p260, %a261 ], [ 261, %b261 ]
  br label %a262
a262:
  %c262 = icmp eq i32 %n, 262
  br i1 %c262, label %b262, label %j262
b262:
  br label %j262
j262:
  %p262 = phi i32 [ %p261, %a262 ], [ 262, %b262 ]
  br label %a263
a263:
  %c263 = icmp eq i32 %n, 263
  br i1 %c263, label %b263, label %j263
b263:
  br label %j263
j263:
  %p263 = phi i32 [ %p262, %a263 ], [ 263, %b263 ]
  br label %a264
a264:
  %c264 = icmp eq i32 %n, 264
  br i1 %c264, label %b264, label %j264
b264:
  br label %j264
j264:
  %p264 = phi i32 [ %p263, %a264 ], [ 264, %b264 ]
  br label %a265
a265:
  %c265 = icmp eq i32 %n, 265
  br i1 %c265, label %b265, label %j265
b265:
  br label %j265
j265:
  %p265 = phi i32 [ %p264, %a265 ], [ 265, %b265 ]
  br label %a266
a266:
  %c266 = icmp eq i32 %n, 266
  br i1 %c266, label %b266, label %j266
b266:
  br label %j266
j266:
  %p266 = phi i32 [ %p265, %a266 ], [ 266, %b266 ]
  br label %a267
a267:
  %c267 = icmp eq i32 %n, 267
  br i1 %c267, label %b267, label %j267
b267:
  br label %j267
j267:
  %p267 = phi i32 [ %p266, %a267 ], [ 267, %b267 ]
  br label %a268
a268:
  %c268 = icmp eq i32 %n, 268
  br i1 %c268, label %b268, label %j268
b268:
  br label %j268
j268:
  %p268 = phi i32 [ %p267, %a268 ], [ 268, %b268 ]
  br label %a269
a269:
  %c269 = icmp eq i32 %n, 269
  br i1 %c269, label %b269, label %j269
b269:
  br label %j269
j269:
  %p269 = phi i32 [ %p268, %a269 ], [ 269, %b269 ]
  br label %a270
a270:
  %c270 = icmp eq i32 %n, 270
  br i1 %c270, label %b270, label %j270
b270:
  br label %j270
j270:
  %p270 = phi i32 [ %p269, %a270 ], [ 270, %b270 ]
  br label %a271
a271:
  %c271 = icmp eq i32 %n, 271
  br i1 %c271, label %b271, label %j271
b271:
  br label %j271
j271:
  %p271 = phi i32 [ %p270, %a271 ], [ 271, %b271 ]
  br label %a272
a272:
  %c272 = icmp eq i32 %n, 272
  br i1 %c272, label %b272, label %j272
b272:
  br label %j272
j272:
  %p272 = phi i32 [ %p271, %a272 ], [ 272, %b272 ]
  br label %a273
a273:
  %c273 = icmp eq i32 %n, 273
  br i1 %c273, label %b273, label %j273
b273:
  br label %j273
j273:
  %p273 = phi i32 [ %p272, %a273 ], [ 273, %b273 ]
  br label %a274
a274:
  %c274 = icmp eq i32 %n, 274
  br i1 %c274, label %b274, label %j274
b274:
  br label %j274
j274:
  %p274 = phi i32 [ %p273, %a274 ], [ 274, %b274 ]
  br label %a275
a275:
  %c275 = icmp eq i32 %n, 275
  br i1 %c275, label %b275, label %j275
b275:
  br label %j275
j275:
  %p275 = phi i32 [ %p274, %a275 ], [ 275, %b275 ]
  br label %a276
a276:
  %c276 = icmp eq i32 %n, 276
  br i1 %c276, label %b276, label %j276
b276:
  br label %j276
j276:
  %p276 = phi i32 [ %p275, %a276 ], [ 276, %b276 ]
  br label %a277
a277:
  %c277 = icmp eq i32 %n, 277
  br i1 %c277, label %b277, label %j277
b277:
  br label %j277
j277:
  %p277 = phi i32 [ %p276, %a277 ], [ 277, %b277 ]
  br label %a278
a278:
  %c278 = icmp eq i32 %n, 278
  br i1 %c278, label %b278, label %j278
b278:
  br label %j278
j278:
  %p278 = phi i32 [ %p277, %a278 ], [ 278, %b278 ]
  br label %a279
a279:
  %c279 = icmp eq i32 %n, 279
  br i1 %c279, label %b279, label %j279
b279:
  br label %j279
j279:
  %p279 = phi i32 [ %p278, %a279 ], [ 279, %b279 ]
  br label %a280
a280:
  %c280 = icmp eq i32 %n, 280
  br i1 %c280, label %b280, label %j280
b280:
  br label %j280
j280:
  %p280 = phi i32 [ %p279, %a280 ], [ 280, %b280 ]
  br label %a281
a281:
  %c281 = icmp eq i32 %n, 281
  br i1 %c281, label %b281, label %j281
b281:
  br label %j281
j281:
  %p281 = phi i32 [ %p280, %a281 ], [ 281, %b281 ]
  br label %a282
a282:
  %c282 = icmp eq i32 %n, 282
  br i1 %c282, label %b282, label %j282
b282:
  br label %j282
j282:
  %p282 = phi i32 [ %p281, %a282 ], [ 282, %b282 ]
  br label %a283
a283:
  %c283 = icmp eq i32 %n, 283
  br i1 %c283, label %b283, label %j283
b283:
  br label %j283
j283:
  %p283 = phi i32 [ %p282, %a283 ], [ 283, %b283 ]
  br label %a284
a284:
  %c284 = icmp eq i32 %n, 284
  br i1 %c284, label %b284, label %j284
b284:
  br label %j284
j284:
  %p284 = phi i32 [ %p283, %a284 ], [ 284, %b284 ]
  br label %a285
a285:
  %c285 = icmp eq i32 %n, 285
  br i1 %c285, label %b285, label %j285
b285:
  br label %j285
j285:
  %p285 = phi i32 [ %p284, %a285 ], [ 285, %b285 ]
  br label %a286
a286:
  %c286 = icmp eq i32 %n, 286
  br i1 %c286, label %b286, label %j286
b286:
  br label %j286
j286:
  %p286 = phi i32 [ %p285, %a286 ], [ 286, %b286 ]
  br label %a287
a287:
  %c287 = icmp eq i32 %n, 287
  br i1 %c287, label %b287, label %j287
b287:
  br label %j287
j287:
  %p287 = phi i32 [ %p286, %a287 ], [ 287, %b287 ]
  br label %a288
a288:
  %c288 = icmp eq i32 %n, 288
  br i1 %c288, label %b288, label %j288
b288:
  br label %j288
j288:
  %p288 = phi i32 [ %p287, %a288 ], [ 288, %b288 ]
  br label %a289
a289:
  %c289 = icmp eq i32 %n, 289
  br i1 %c289, label %b289, label %j289
b289:
  br label %j289
j289:
  %p289 = phi i32 [ %p288, %a289 ], [ 289, %b289 ]
  br label %a290
a290:
  %c290 = icmp eq i32 %n, 290
  br i1 %c290, label %b290, label %j290
b290:
  br label %j290
j290:
  %p290 = phi i32 [ %p289, %a290 ], [ 290, %b290 ]
  br label %a291
a291:
  %c291 = icmp eq i32 %n, 291
  br i1 %c291, label %b291, label %j291
b291:
  br label %j291
j291:
  %p291 = phi i32 [ %p290, %a291 ], [ 291, %b291 ]
  br label %a292
a292:
  %c292 = icmp eq i32 %n, 292
  br i1 %c292, label %b292, label %j292
b292:
  br label %j292
j292:
  %p292 = phi i32 [ %p291, %a292 ], [ 292, %b292 ]
  br label %a293
a293:
  %c293 = icmp eq i32 %n, 293
  br i1 %c293, label %b293, label %j293
b293:
  br label %j293
j293:
  %p293 = phi i32 [ %p292, %a293 ], [ 293, %b293 ]
  br label %a294
a294:
  %c294 = icmp eq i32 %n, 294
  br i1 %c294, label %b294, label %j294
b294:
  br label %j294
j294:
  %p294 = phi i32 [ %p293, %a294 ], [ 294, %b294 ]
  br label %a295
a295:
  %c295 = icmp eq i32 %n, 295
  br i1 %c295, label %b295, label %j295
b295:
  br label %j295
j295:
  %p295 = phi i32 [ %p294, %a295 ], [ 295, %b295 ]
  br label %a296
a296:
  %c296 = icmp eq i32 %n, 296
  br i1 %c296, label %b296, label %j296
b296:
  br label %j296
j296:
  %p296 = phi i32 [ %p295, %a296 ], [ 296, %b296 ]
  br label %a297
a297:
  %c297 = icmp eq i32 %n, 297
  br i1 %c297, label %b297, label %j297
b297:
  br label %j297
j297:
  %p297 = phi i32 [ %p296, %a297 ], [ 297, %b297 ]
  br label %a298
a298:
  %c298 = icmp eq i32 %n, 298
  br i1 %c298, label %b298, label %j298
b298:
  br label %j298
j298:
  %p298 = phi i32 [ %p297, %a298 ], [ 298, %b298 ]
  br label %a299
a299:
  %c299 = icmp eq i32 %n, 299
  br i1 %c299, label %b299, label %j299
b299:
  br label %j299
j299:
  %p299 = phi i32 [ %p298, %a299 ], [ 299, %b299 ]
  br label %a300
a300:
  %c300 = icmp eq i32 %n, 300
  br i1 %c300, label %b300, label %j300
b300:
  br label %j300
j300:
  %p300 = phi i32 [ %p299, %a300 ], [ 300, %b300 ]
  br label %a301
a301:
  %c301 = icmp eq i32 %n, 301
  br i1 %c301, label %b301, label %j301
b301:
  br label %j301
j301:
  %p301 = phi i32 [ %p300, %a301 ], [ 301, %b301 ]
  br label %a302
a302:
  %c302 = icmp eq i32 %n, 302
  br i1 %c302, label %b302, label %j302
b302:
  br label %j302
j302:
  %p302 = phi i32 [ %p301, %a302 ], [ 302, %b302 ]
  br label %a303
a303:
  %c303 = icmp eq i32 %n, 303
  br i1 %c303, label %b303, label %j303
b303:
  br label %j303
j303:
  %p303 = phi i32 [ %p302, %a303 ], [ 303, %b303 ]
  br label %a304
a304:
  %c304 = icmp eq i32 %n, 304
  br i1 %c304, label %b304, label %j304
b304:
  br label %j304
j304:
  %p304 = phi i32 [ %p303, %a304 ], [ 304, %b304 ]
  br label %a305
a305:
  %c305 = icmp eq i32 %n, 305
  br i1 %c305, label %b305, label %j305
b305:
  br label %j305
j305:
  %p305 = phi i32 [ %p304, %a305 ], [ 305, %b305 ]
  br label %a306
a306:
  %c306 = icmp eq i32 %n, 306
  br i1 %c306, label %b306, label %j306
b306:
  br label %j306
j306:
  %p306 = phi i32 [ %p305, %a306 ], [ 306, %b306 ]
  br label %a307
a307:
  %c307 = icmp eq i32 %n, 307
  br i1 %c307, label %b307, label %j307
b307:
  br label %j307
j307:
  %p307 = phi i32 [ %p306, %a307 ], [ 307, %b307 ]
  br label %a308
a308:
  %c308 = icmp eq i32 %n, 308
  br i1 %c308, label %b308, label %j308
b308:
  br label %j308
j308:
  %p308 = phi i32 [ %p307, %a308 ], [ 308, %b308 ]
  br label %a309
a309:
  %c309 = icmp eq i32 %n, 309
  br i1 %c309, label %b309, label %j309
b309:
  br label %j309
j309:
  %p309 = phi i32 [ %p308, %a309 ], [ 309, %b309 ]
  br label %a310
a310:
  %c310 = icmp eq i32 %n, 310
  br i1 %c310, label %b310, label %j310
b310:
  br label %j310
j310:
  %p310 = phi i32 [ %p309, %a310 ], [ 310, %b310 ]
  br label %a311
a311:
  %c311 = icmp eq i32 %n, 311
  br i1 %c311, label %b311, label %j311
b311:
  br label %j311
j311:
  %p311 = phi i32 [ %p310, %a311 ], [ 311, %b311 ]
  br label %a312
a312:
  %c312 = icmp eq i32 %n, 312
  br i1 %c312, label %b312, label %j312
b312:
  br label %j312
j312:
  %p312 = phi i32 [ %p311, %a312 ], [ 312, %b312 ]
  br label %a313
a313:
  %c313 = icmp eq i32 %n, 313
  br i1 %c313, label %b313, label %j313
b313:
  br label %j313
j313:
  %p313 = phi i32 [ %p312, %a313 ], [ 313, %b313 ]
  br label %a314
a314:
  %c314 = icmp eq i32 %n, 314
  br i1 %c314, label %b314, label %j314
b314:
  br label %j314
j314:
  %p314 = phi i32 [ %p313, %a314 ], [ 314, %b314 ]
  br label %a315
a315:
  %c315 = icmp eq i32 %n, 315
  br i1 %c315, label %b315, label %j315
b315:
  br label %j315
j315:
  %p315 = phi i32 [ %p314, %a315 ], [ 315, %b315 ]
  br label %a316
a316:
  %c316 = icmp eq i32 %n, 316
  br i1 %c316, label %b316, label %j316
b316:
  br label %j316
j316:
  %p316 = phi i32 [ %p315, %a316 ], [ 316, %b316 ]
  br label %a317
a317:
  %c317 = icmp eq i32 %n, 317
  br i1 %c317, label %b317, label %j317
b317:
  br label %j317
j317:
  %p317 = phi i32 [ %p316, %a317 ], [ 317, %b317 ]
  br label %a318
a318:
  %c318 = icmp eq i32 %n, 318
  br i1 %c318, label %b318, label %j318
b318:
  br label %j318
j318:
  %p318 = phi i32 [ %p317, %a318 ], [ 318, %b318 ]
  br label %a319
a319:
  %c319 = icmp eq i32 %n, 319
  br i1 %c319, label %b319, label %j319
b319:
  br label %j319
j319:
  %p319 = phi i32 [ %p318, %a319 ], [ 319, %b319 ]
  br label %a320
a320:
  %c320 = icmp eq i32 %n, 320
  br i1 %c320, label %b320, label %j320
b320:
  br label %j320
j320:
  %p320 = phi i32 [ %p319, %a320 ], [ 320, %b320 ]
  br label %a321
a321:
  %c321 = icmp eq i32 %n, 321
  br i1 %c321, label %b321, label %j321
b321:
  br label %j321
j321:
  %p321 = phi i32 [ %p320, %a321 ], [ 321, %b321 ]
  br label %a322
a322:
  %c322 = icmp eq i32 %n, 322
  br i1 %c322, label %b322, label %j322
b322:
  br label %j322
j322:
  %p322 = phi i32 [ %p321, %a322 ], [ 322, %b322 ]
  br label %a323
a323:
  %c323 = icmp eq i32 %n, 323
  br i1 %c323, label %b323, label %j323
b323:
  br label %j323
j323:
  %p323 = phi i32 [ %p322, %a323 ], [ 323, %b323 ]
  br label %a324
a324:
  %c324 = icmp eq i32 %n, 324
  br i1 %c324, label %b324, label %j324
b324:
  br label %j324
j324:
  %p324 = phi i32 [ %p323, %a324 ], [ 324, %b324 ]
  br label %a325
a325:
  %c325 = icmp eq i32 %n, 325
  br i1 %c325, label %b325, label %j325
b325:
  br label %j325
j325:
  %p325 = phi i32 [ %p324, %a325 ], [ 325, %b325 ]
  br label %a326
a326:
  %c326 = icmp eq i32 %n, 326
  br i1 %c326, label %b326, label %j326
b326:
  br label %j326
j326:
  %p326 = phi i32 [ %p325, %a326 ], [ 326, %b326 ]
  br label %a327
a327:
  %c327 = icmp eq i32 %n, 327
  br i1 %c327, label %b327, label %j327
b327:
  br label %j327
j327:
  %p327 = phi i32 [ %p326, %a327 ], [ 327, %b327 ]
  br label %a328
a328:
  %c328 = icmp eq i32 %n, 328
  br i1 %c328, label %b328, label %j328
b328:
  br label %j328
j328:
  %p328 = phi i32 [ %p327, %a328 ], [ 328, %b328 ]
  br label %a329
a329:
  %c329 = icmp eq i32 %n, 329
  br i1 %c329, label %b329, label %j329
b329:
  br label %j329
j329:
  %p329 = phi i32 [ %p328, %a329 ], [ 329, %b329 ]
  br label %a330
a330:
  %c330 = icmp eq i32 %n, 330
  br i1 %c330, label %b330, label %j330
b330:
  br label %j330
j330:
  %p330 = phi i32 [ %p329, %a330 ], [ 330, %b330 ]
  br label %a331
a331:
  %c331 = icmp eq i32 %n, 331
  br i1 %c331, label %b331, label %j331
b331:
  br label %j331
j331:
  %p331 = phi i32 [ %p330, %a331 ], [ 331, %b331 ]
  br label %a332
a332:
  %c332 = icmp eq i32 %n, 332
  br i1 %c332, label %b332, label %j332
b332:
  br label %j332
j332:
  %p332 = phi i32 [ %p331, %a332 ], [ 332, %b332 ]
  br label %a333
a333:
  %c333 = icmp eq i32 %n, 333
  br i1 %c333, label %b333, label %j333
b333:
  br label %j333
j333:
  %p333 = phi i32 [ %p332, %a333 ], [ 333, %b333 ]
  br label %a334
a334:
  %c334 = icmp eq i32 %n, 334
  br i1 %c334, label %b334, label %j334
b334:
  br label %j334
j334:
  %p334 = phi i32 [ %p333, %a334 ], [ 334, %b334 ]
  br label %a335
a335:
  %c335 = icmp eq i32 %n, 335
  br i1 %c335, label %b335, label %j335
b335:
  br label %j335
j335:
  %p335 = phi i32 [ %p334, %a335 ], [ 335, %b335 ]
  br label %a336
a336:
  %c336 = icmp eq i32 %n, 336
  br i1 %c336, label %b336, label %j336
b336:
  br label %j336
j336:
  %p336 = phi i32 [ %p335, %a336 ], [ 336, %b336 ]
  br label %a337
a337:
  %c337 = icmp eq i32 %n, 337
  br i1 %c337, label %b337, label %j337
b337:
  br label %j337
j337:
  %p337 = phi i32 [ %p336, %a337 ], [ 337, %b337 ]
  br label %a338
a338:
  %c338 = icmp eq i32 %n, 338
  br i1 %c338, label %b338, label %j338
b338:
  br label %j338
j338:
  %p338 = phi i32 [ %p337, %a338 ], [ 338, %b338 ]
  br label %a339
a339:
  %c339 = icmp eq i32 %n, 339
  br i1 %c339, label %b339, label %j339
b339:
  br label %j339
j339:
  %p339 = phi i32 [ %p338, %a339 ], [ 339, %b339 ]
  br label %a340
a340:
  %c340 = icmp eq i32 %n, 340
  br i1 %c340, label %b340, label %j340
b340:
  br label %j340
j340:
  %p340 = phi i32 [ %p339, %a340 ], [ 340, %b340 ]
  br label %a341
a341:
  %c341 = icmp eq i32 %n, 341
  br i1 %c341, label %b341, label %j341
b341:
  br label %j341
j341:
  %p341 = phi i32 [ %p340, %a341 ], [ 341, %b341 ]
  br label %a342
a342:
  %c342 = icmp eq i32 %n, 342
  br i1 %c342, label %b342, label %j342
b342:
  br label %j342
j342:
  %p342 = phi i32 [ %p341, %a342 ], [ 342, %b342 ]
  br label %a343
a343:
  %c343 = icmp eq i32 %n, 343
  br i1 %c343, label %b343, label %j343
b343:
  br label %j343
j343:
  %p343 = phi i32 [ %p342, %a343 ], [ 343, %b343 ]
  br label %a344
a344:
  %c344 = icmp eq i32 %n, 344
  br i1 %c344, label %b344, label %j344
b344:
  br label %j344
j344:
  %p344 = phi i32 [ %p343, %a344 ], [ 344, %b344 ]
  br label %a345
a345:
  %c345 = icmp eq i32 %n, 345
  br i1 %c345, label %b345, label %j345
b345:
  br label %j345
j345:
  %p345 = phi i32 [ %p344, %a345 ], [ 345, %b345 ]
  br label %a346
a346:
  %c346 = icmp eq i32 %n, 346
  br i1 %c346, label %b346, label %j346
b346:
  br label %j346
j346:
  %p346 = phi i32 [ %p345, %a346 ], [ 346, %b346 ]
  br label %a347
a347:
  %c347 = icmp eq i32 %n, 347
  br i1 %c347, label %b347, label %j347
b347:
  br label %j347
j347:
  %p347 = phi i32 [ %p346, %a347 ], [ 347, %b347 ]
  br label %a348
a348:
  %c348 = icmp eq i32 %n, 348
  br i1 %c348, label %b348, label %j348
b348:
  br label %j348
j348:
  %p348 = phi i32 [ %p347, %a348 ], [ 348, %b348 ]
  br label %a349
a349:
  %c349 = icmp eq i32 %n, 349
  br i1 %c349, label %b349, label %j349
b349:
  br label %j349
j349:
  %p349 = phi i32 [ %p348, %a349 ], [ 349, %b349 ]
  br label %a350
a350:
  %c350 = icmp eq i32 %n, 350
  br i1 %c350, label %b350, label %j350
b350:
  br label %j350
j350:
  %p350 = phi i32 [ %p349, %a350 ], [ 350, %b350 ]
  br label %a351
a351:
  %c351 = icmp eq i32 %n, 351
  br i1 %c351, label %b351, label %j351
b351:
  br label %j351
j351:
  %p351 = phi i32 [ %p350, %a351 ], [ 351, %b351 ]
  br label %a352
a352:
  %c352 = icmp eq i32 %n, 352
  br i1 %c352, label %b352, label %j352
b352:
  br label %j352
j352:
  %p352 = phi i32 [ %p351, %a352 ], [ 352, %b352 ]
  br label %a353
a353:
  %c353 = icmp eq i32 %n, 353
  br i1 %c353, label %b353, label %j353
b353:
  br label %j353
j353:
  %p353 = phi i32 [ %p352, %a353 ], [ 353, %b353 ]
  br label %a354
a354:
  %c354 = icmp eq i32 %n, 354
  br i1 %c354, label %b354, label %j354
b354:
  br label %j354
j354:
  %p354 = phi i32 [ %p353, %a354 ], [ 354, %b354 ]
  br label %a355
a355:
  %c355 = icmp eq i32 %n, 355
  br i1 %c355, label %b355, label %j355
b355:
  br label %j355
j355:
  %p355 = phi i32 [ %p354, %a355 ], [ 355, %b355 ]
  br label %a356
a356:
  %c356 = icmp eq i32 %n, 356
  br i1 %c356, label %b356, label %j356
b356:
  br label %j356
j356:
  %p356 = phi i32 [ %p355, %a356 ], [ 356, %b356 ]
  br label %a357
a357:
  %c357 = icmp eq i32 %n, 357
  br i1 %c357, label %b357, label %j357
b357:
  br label %j357
j357:
  %p357 = phi i32 [ %p356, %a357 ], [ 357, %b357 ]
  br label %a358
a358:
  %c358 = icmp eq i32 %n, 358
  br i1 %c358, label %b358, label %j358
b358:
  br label %j358
j358:
  %p358 = phi i32 [ %p357, %a358 ], [ 358, %b358 ]
  br label %a359
a359:
  %c359 = icmp eq i32 %n, 359
  br i1 %c359, label %b359, label %j359
b359:
  br label %j359
j359:
  %p359 = phi i32 [ %p358, %a359 ], [ 359, %b359 ]
  br label %a360
a360:
  %c360 = icmp eq i32 %n, 360
  br i1 %c360, label %b360, label %j360
b360:
  br label %j360
j360:
  %p360 = phi i32 [ %p359, %a360 ], [ 360, %b360 ]
  br label %a361
a361:
  %c361 = icmp eq i32 %n, 361
  br i1 %c361, label %b361, label %j361
b361:
  br label %j361
j361:
  %p361 = phi i32 [ %p360, %a361 ], [ 361, %b361 ]
  br label %a362
a362:
  %c362 = icmp eq i32 %n, 362
  br i1 %c362, label %b362, label %j362
b362:
  br label %j362
j362:
  %p362 = phi i32 [ %p361, %a362 ], [ 362, %b362 ]
  br label %a363
a363:
  %c363 = icmp eq i32 %n, 363
  br i1 %c363, label %b363, label %j363
b363:
  br label %j363
j363:
  %p363 = phi i32 [ %p362, %a363 ], [ 363, %b363 ]
  br label %a364
a364:
  %c364 = icmp eq i32 %n, 364
  br i1 %c364, label %b364, label %j364
b364:
  br label %j364
j364:
  %p364 = phi i32 [ %p363, %a364 ], [ 364, %b364 ]
  br label %a365
a365:
  %c365 = icmp eq i32 %n, 365
  br i1 %c365, label %b365, label %j365
b365:
  br label %j365
j365:
  %p365 = phi i32 [ %p364, %a365 ], [ 365, %b365 ]
  br label %a366
a366:
  %c366 = icmp eq i32 %n, 366
  br i1 %c366, label %b366, label %j366
b366:
  br label %j366
j366:
  %p366 = phi i32 [ %p365, %a366 ], [ 366, %b366 ]
  br label %a367
a367:
  %c367 = icmp eq i32 %n, 367
  br i1 %c367, label %b367, label %j367
b367:
  br label %j367
j367:
  %p367 = phi i32 [ %p366, %a367 ], [ 367, %b367 ]
  br label %a368
a368:
  %c368 = icmp eq i32 %n, 368
  br i1 %c368, label %b368, label %j368
b368:
  br label %j368
j368:
  %p368 = phi i32 [ %p367, %a368 ], [ 368, %b368 ]
  br label %a369
a369:
  %c369 = icmp eq i32 %n, 369
  br i1 %c369, label %b369, label %j369
b369:
  br label %j369
j369:
  %p369 = phi i32 [ %p368, %a369 ], [ 369, %b369 ]
  br label %a370
a370:
  %c370 = icmp eq i32 %n, 370
  br i1 %c370, label %b370, label %j370
b370:
  br label %j370
j370:
  %p370 = phi i32 [ %p369, %a370 ], [ 370, %b370 ]
  br label %a371
a371:
  %c371 = icmp eq i32 %n, 371
  br i1 %c371, label %b371, label %j371
b371:
  br label %j371
j371:
  %p371 = phi i32 [ %p370, %a371 ], [ 371, %b371 ]
  br label %a372
a372:
  %c372 = icmp eq i32 %n, 372
  br i1 %c372, label %b372, label %j372
b372:
  br label %j372
j372:
  %p372 = phi i32 [ %p371, %a372 ], [ 372, %b372 ]
  br label %a373
a373:
  %c373 = icmp eq i32 %n, 373
  br i1 %c373, label %b373, label %j373
b373:
  br label %j373
j373:
  %p373 = phi i32 [ %p372, %a373 ], [ 373, %b373 ]
  br label %a374
a374:
  %c374 = icmp eq i32 %n, 374
  br i1 %c374, label %b374, label %j374
b374:
  br label %j374
j374:
  %p374 = phi i32 [ %p373, %a374 ], [ 374, %b374 ]
  br label %a375
a375:
  %c375 = icmp eq i32 %n, 375
  br i1 %c375, label %b375, label %j375
b375:
  br label %j375
j375:
  %p375 = phi i32 [ %p374, %a375 ], [ 375, %b375 ]
  br label %a376
a376:
  %c376 = icmp eq i32 %n, 376
  br i1 %c376, label %b376, label %j376
b376:
  br label %j376
j376:
  %p376 = phi i32 [ %p375, %a376 ], [ 376, %b376 ]
  br label %a377
a377:
  %c377 = icmp eq i32 %n, 377
  br i1 %c377, label %b377, label %j377
b377:
  br label %j377
j377:
  %p377 = phi i32 [ %p376, %a377 ], [ 377, %b377 ]
  br label %a378
a378:
  %c378 = icmp eq i32 %n, 378
  br i1 %c378, label %b378, label %j378
b378:
  br label %j378
j378:
  %p378 = phi i32 [ %p377, %a378 ], [ 378, %b378 ]
  br label %a379
a379:
  %c379 = icmp eq i32 %n, 379
  br i1 %c379, label %b379, label %j379
b379:
  br label %j379
j379:
  %p379 = phi i32 [ %p378, %a379 ], [ 379, %b379 ]
  br label %a380
a380:
  %c380 = icmp eq i32 %n, 380
  br i1 %c380, label %b380, label %j380
b380:
  br label %j380
j380:
  %p380 = phi i32 [ %p379, %a380 ], [ 380, %b380 ]
  br label %a381
a381:
  %c381 = icmp eq i32 %n, 381
  br i1 %c381, label %b381, label %j381
b381:
  br label %j381
j381:
  %p381 = phi i32 [ %p380, %a381 ], [ 381, %b381 ]
  br label %a382
a382:
  %c382 = icmp eq i32 %n, 382
  br i1 %c382, label %b382, label %j382
b382:
  br label %j382
j382:
  %p382 = phi i32 [ %p381, %a382 ], [ 382, %b382 ]
  br label %a383
a383:
  %c383 = icmp eq i32 %n, 383
  br i1 %c383, label %b383, label %j383
b383:
  br label %j383
j383:
  %p383 = phi i32 [ %p382, %a383 ], [ 383, %b383 ]
  br label %a384
a384:
  %c384 = icmp eq i32 %n, 384
  br i1 %c384, label %b384, label %j384
b384:
  br label %j384
j384:
  %p384 = phi i32 [ %p383, %a384 ], [ 384, %b384 ]
  br label %a385
a385:
  %c385 = icmp eq i32 %n, 385
  br i1 %c385, label %b385, label %j385
b385:
  br label %j385
j385:
  %p385 = phi i32 [ %p384, %a385 ], [ 385, %b385 ]
  br label %a386
a386:
  %c386 = icmp eq i32 %n, 386
  br i1 %c386, label %b386, label %j386
b386:
  br label %j386
j386:
  %p386 = phi i32 [ %p385, %a386 ], [ 386, %b386 ]
  br label %a387
a387:
  %c387 = icmp eq i32 %n, 387
  br i1 %c387, label %b387, label %j387
b387:
  br label %j387
j387:
  %p387 = phi i32 [ %p386, %a387 ], [ 387, %b387 ]
  br label %a388
a388:
  %c388 = icmp eq i32 %n, 388
  br i1 %c388, label %b388, label %j388
b388:
  br label %j388
j388:
  %p388 = phi i32 [ %p387, %a388 ], [ 388, %b388 ]
  br label %a389
a389:
  %c389 = icmp eq i32 %n, 389
  br i1 %c389, label %b389, label %j389
b389:
  br label %j389
j389:
  %p389 = phi i32 [ %p388, %a389 ], [ 389, %b389 ]
  br label %a390
a390:
  %c390 = icmp eq i32 %n, 390
  br i1 %c390, label %b390, label %j390
b390:
  br label %j390
j390:
  %p390 = phi i32 [ %p389, %a390 ], [ 390, %b390 ]
  br label %a391
a391:
  %c391 = icmp eq i32 %n, 391
  br i1 %c391, label %b391, label %j391
b391:
  br label %j391
j391:
  %p391 = phi i32 [ %p390, %a391 ], [ 391, %b391 ]
  br label %a392
a392:
  %c392 = icmp eq i32 %n, 392
  br i1 %c392, label %b392, label %j392
b392:
  br label %j392
j392:
  %p392 = phi i32 [ %p391, %a392 ], [ 392, %b392 ]
  br label %a393
a393:
  %c393 = icmp eq i32 %n, 393
  br i1 %c393, label %b393, label %j393
b393:
  br label %j393
j393:
  %p393 = phi i32 [ %p392, %a393 ], [ 393, %b393 ]
  br label %a394
a394:
  %c394 = icmp eq i32 %n, 394
  br i1 %c394, label %b394, label %j394
b394:
  br label %j394
j394:
  %p394 = phi i32 [ %p393, %a394 ], [ 394, %b394 ]
  br label %a395
a395:
  %c395 = icmp eq i32 %n, 395
  br i1 %c395, label %b395, label %j395
b395:
  br label %j395
j395:
  %p395 = phi i32 [ %p394, %a395 ], [ 395, %b395 ]
  br label %a396
a396:
  %c396 = icmp eq i32 %n, 396
  br i1 %c396, label %b396, label %j396
b396:
  br label %j396
j396:
  %p396 = phi i32 [ %p395, %a396 ], [ 396, %b396 ]
  br label %a397
a397:
  %c397 = icmp eq i32 %n, 397
  br i1 %c397, label %b397, label %j397
b397:
  br label %j397
j397:
  %p397 = phi i32 [ %p396, %a397 ], [ 397, %b397 ]
  br label %a398
a398:
  %c398 = icmp eq i32 %n, 398
  br i1 %c398, label %b398, label %j398
b398:
  br label %j398
j398:
  %p398 = phi i32 [ %p397, %a398 ], [ 398, %b398 ]
  br label %a399
a399:
  %c399 = icmp eq i32 %n, 399
  br i1 %c399, label %b399, label %j399
b399:
  br label %j399
j399:
  %p399 = phi i32 [ %p398, %a399 ], [ 399, %b399 ]
  br label %a400
a400:
  %c400 = icmp eq i32 %n, 400
  br i1 %c400, label %b400, label %j400
b400:
  br label %j400
j400:
  %p400 = phi i32 [ %p399, %a400 ], [ 400, %b400 ]
  br label %a401
a401:
  %c401 = icmp eq i32 %n, 401
  br i1 %c401, label %b401, label %j401
b401:
  br label %j401
j401:
  %p401 = phi i32 [ %p400, %a401 ], [ 401, %b401 ]
  br label %a402
a402:
  %c402 = icmp eq i32 %n, 402
  br i1 %c402, label %b402, label %j402
b402:
  br label %j402
j402:
  %p402 = phi i32 [ %p401, %a402 ], [ 402, %b402 ]
  br label %a403
a403:
  %c403 = icmp eq i32 %n, 403
  br i1 %c403, label %b403, label %j403
b403:
  br label %j403
j403:
  %p403 = phi i32 [ %p402, %a403 ], [ 403, %b403 ]
  br label %a404
a404:
  %c404 = icmp eq i32 %n, 404
  br i1 %c404, label %b404, label %j404
b404:
  br label %j404
j404:
  %p404 = phi i32 [ %p403, %a404 ], [ 404, %b404 ]
  br label %a405
a405:
  %c405 = icmp eq i32 %n, 405
  br i1 %c405, label %b405, label %j405
b405:
  br label %j405
j405:
  %p405 = phi i32 [ %p404, %a405 ], [ 405, %b405 ]
  br label %a406
a406:
  %c406 = icmp eq i32 %n, 406
  br i1 %c406, label %b406, label %j406
b406:
  br label %j406
j406:
  %p406 = phi i32 [ %p405, %a406 ], [ 406, %b406 ]
  br label %a407
a407:
  %c407 = icmp eq i32 %n, 407
  br i1 %c407, label %b407, label %j407
b407:
  br label %j407
j407:
  %p407 = phi i32 [ %p406, %a407 ], [ 407, %b407 ]
  br label %a408
a408:
  %c408 = icmp eq i32 %n, 408
  br i1 %c408, label %b408, label %j408
b408:
  br label %j408
j408:
  %p408 = phi i32 [ %p407, %a408 ], [ 408, %b408 ]
  br label %a409
a409:
  %c409 = icmp eq i32 %n, 409
  br i1 %c409, label %b409, label %j409
b409:
  br label %j409
j409:
  %p409 = phi i32 [ %p408, %a409 ], [ 409, %b409 ]
  br label %a410
a410:
  %c410 = icmp eq i32 %n, 410
  br i1 %c410, label %b410, label %j410
b410:
  br label %j410
j410:
  %p410 = phi i32 [ %p409, %a410 ], [ 410, %b410 ]
  br label %a411
a411:
  %c411 = icmp eq i32 %n, 411
  br i1 %c411, label %b411, label %j411
b411:
  br label %j411
j411:
  %p411 = phi i32 [ %p410, %a411 ], [ 411, %b411 ]
  br label %a412
a412:
  %c412 = icmp eq i32 %n, 412
  br i1 %c412, label %b412, label %j412
b412:
  br label %j412
j412:
  %p412 = phi i32 [ %p411, %a412 ], [ 412, %b412 ]
  br label %a413
a413:
  %c413 = icmp eq i32 %n, 413
  br i1 %c413, label %b413, label %j413
b413:
  br label %j413
j413:
  %p413 = phi i32 [ %p412, %a413 ], [ 413, %b413 ]
  br label %a414
a414:
  %c414 = icmp eq i32 %n, 414
  br i1 %c414, label %b414, label %j414
b414:
  br label %j414
j414:
  %p414 = phi i32 [ %p413, %a414 ], [ 414, %b414 ]
  br label %a415
a415:
  %c415 = icmp eq i32 %n, 415
  br i1 %c415, label %b415, label %j415
b415:
  br label %j415
j415:
  %p415 = phi i32 [ %p414, %a415 ], [ 415, %b415 ]
  br label %a416
a416:
  %c416 = icmp eq i32 %n, 416
  br i1 %c416, label %b416, label %j416
b416:
  br label %j416
j416:
  %p416 = phi i32 [ %p415, %a416 ], [ 416, %b416 ]
  br label %a417
a417:
  %c417 = icmp eq i32 %n, 417
  br i1 %c417, label %b417, label %j417
b417:
  br label %j417
j417:
  %p417 = phi i32 [ %p416, %a417 ], [ 417, %b417 ]
  br label %a418
a418:
  %c418 = icmp eq i32 %n, 418
  br i1 %c418, label %b418, label %j418
b418:
  br label %j418
j418:
  %p418 = phi i32 [ %p417, %a418 ], [ 418, %b418 ]
  br label %a419
a419:
  %c419 = icmp eq i32 %n, 419
  br i1 %c419, label %b419, label %j419
b419:
  br label %j419
j419:
  %p419 = phi i32 [ %p418, %a419 ], [ 419, %b419 ]
  br label %a420
a420:
  %c420 = icmp eq i32 %n, 420
  br i1 %c420, label %b420, label %j420
b420:
  br label %j420
j420:
  %p420 = phi i32 [ %p419, %a420 ], [ 420, %b420 ]
  br label %a421
a421:
  %c421 = icmp eq i32 %n, 421
  br i1 %c421, label %b421, label %j421
b421:
  br label %j421
j421:
  %p421 = phi i32 [ %p420, %a421 ], [ 421, %b421 ]
  br label %a422
a422:
  %c422 = icmp eq i32 %n, 422
  br i1 %c422, label %b422, label %j422
b422:
  br label %j422
j422:
  %p422 = phi i32 [ %p421, %a422 ], [ 422, %b422 ]
  br label %a423
a423:
  %c423 = icmp eq i32 %n, 423
  br i1 %c423, label %b423, label %j423
b423:
  br label %j423
j423:
  %p423 = phi i32 [ %p422, %a423 ], [ 423, %b423 ]
  br label %a424
a424:
  %c424 = icmp eq i32 %n, 424
  br i1 %c424, label %b424, label %j424
b424:
  br label %j424
j424:
  %p424 = phi i32 [ %p423, %a424 ], [ 424, %b424 ]
  br label %a425
a425:
  %c425 = icmp eq i32 %n, 425
  br i1 %c425, label %b425, label %j425
b425:
  br label %j425
j425:
  %p425 = phi i32 [ %p424, %a425 ], [ 425, %b425 ]
  br label %a426
a426:
  %c426 = icmp eq i32 %n, 426
  br i1 %c426, label %b426, label %j426
b426:
  br label %j426
j426:
  %p426 = phi i32 [ %p425, %a426 ], [ 426, %b426 ]
  br label %a427
a427:
  %c427 = icmp eq i32 %n, 427
  br i1 %c427, label %b427, label %j427
b427:
  br label %j427
j427:
  %p427 = phi i32 [ %p426, %a427 ], [ 427, %b427 ]
  br label %a428
a428:
  %c428 = icmp eq i32 %n, 428
  br i1 %c428, label %b428, label %j428
b428:
  br label %j428
j428:
  %p428 = phi i32 [ %p427, %a428 ], [ 428, %b428 ]
  br label %a429
a429:
  %c429 = icmp eq i32 %n, 429
  br i1 %c429, label %b429, label %j429
b429:
  br label %j429
j429:
  %p429 = phi i32 [ %p428, %a429 ], [ 429, %b429 ]
  br label %a430
a430:
  %c430 = icmp eq i32 %n, 430
  br i1 %c430, label %b430, label %j430
b430:
  br label %j430
j430:
  %p430 = phi i32 [ %p429, %a430 ], [ 430, %b430 ]
  br label %a431
a431:
  %c431 = icmp eq i32 %n, 431
  br i1 %c431, label %b431, label %j431
b431:
  br label %j431
j431:
  %p431 = phi i32 [ %p430, %a431 ], [ 431, %b431 ]
  br label %a432
a432:
  %c432 = icmp eq i32 %n, 432
  br i1 %c432, label %b432, label %j432
b432:
  br label %j432
j432:
  %p432 = phi i32 [ %p431, %a432 ], [ 432, %b432 ]
  br label %a433
a433:
  %c433 = icmp eq i32 %n, 433
  br i1 %c433, label %b433, label %j433
b433:
  br label %j433
j433:
  %p433 = phi i32 [ %p432, %a433 ], [ 433, %b433 ]
  br label %a434
a434:
  %c434 = icmp eq i32 %n, 434
  br i1 %c434, label %b434, label %j434
b434:
  br label %j434
j434:
  %p434 = phi i32 [ %p433, %a434 ], [ 434, %b434 ]
  br label %a435
a435:
  %c435 = icmp eq i32 %n, 435
  br i1 %c435, label %b435, label %j435
b435:
  br label %j435
j435:
  %p435 = phi i32 [ %p434, %a435 ], [ 435, %b435 ]
  br label %a436
a436:
  %c436 = icmp eq i32 %n, 436
  br i1 %c436, label %b436, label %j436
b436:
  br label %j436
j436:
  %p436 = phi i32 [ %p435, %a436 ], [ 436, %b436 ]
  br label %a437
a437:
  %c437 = icmp eq i32 %n, 437
  br i1 %c437, label %b437, label %j437
b437:
  br label %j437
j437:
  %p437 = phi i32 [ %p436, %a437 ], [ 437, %b437 ]
  br label %a438
a438:
  %c438 = icmp eq i32 %n, 438
  br i1 %c438, label %b438, label %j438
b438:
  br label %j438
j438:
  %p438 = phi i32 [ %p437, %a438 ], [ 438, %b438 ]
  br label %a439
a439:
  %c439 = icmp eq i32 %n, 439
  br i1 %c439, label %b439, label %j439
b439:
  br label %j439
j439:
  %p439 = phi i32 [ %p438, %a439 ], [ 439, %b439 ]
  br label %a440
a440:
  %c440 = icmp eq i32 %n, 440
  br i1 %c440, label %b440, label %j440
b440:
  br label %j440
j440:
  %p440 = phi i32 [ %p439, %a440 ], [ 440, %b440 ]
  br label %a441
a441:
  %c441 = icmp eq i32 %n, 441
  br i1 %c441, label %b441, label %j441
b441:
  br label %j441
j441:
  %p441 = phi i32 [ %p440, %a441 ], [ 441, %b441 ]
  br label %a442
a442:
  %c442 = icmp eq i32 %n, 442
  br i1 %c442, label %b442, label %j442
b442:
  br label %j442
j442:
  %p442 = phi i32 [ %p441, %a442 ], [ 442, %b442 ]
  br label %a443
a443:
  %c443 = icmp eq i32 %n, 443
  br i1 %c443, label %b443, label %j443
b443:
  br label %j443
j443:
  %p443 = phi i32 [ %p442, %a443 ], [ 443, %b443 ]
  br label %a444
a444:
  %c444 = icmp eq i32 %n, 444
  br i1 %c444, label %b444, label %j444
b444:
  br label %j444
j444:
  %p444 = phi i32 [ %p443, %a444 ], [ 444, %b444 ]
  br label %a445
a445:
  %c445 = icmp eq i32 %n, 445
  br i1 %c445, label %b445, label %j445
b445:
  br label %j445
j445:
  %p445 = phi i32 [ %p444, %a445 ], [ 445, %b445 ]
  br label %a446
a446:
  %c446 = icmp eq i32 %n, 446
  br i1 %c446, label %b446, label %j446
b446:
  br label %j446
j446:
  %p446 = phi i32 [ %p445, %a446 ], [ 446, %b446 ]
  br label %a447
a447:
  %c447 = icmp eq i32 %n, 447
  br i1 %c447, label %b447, label %j447
b447:
  br label %j447
j447:
  %p447 = phi i32 [ %p446, %a447 ], [ 447, %b447 ]
  br label %a448
a448:
  %c448 = icmp eq i32 %n, 448
  br i1 %c448, label %b448, label %j448
b448:
  br label %j448
j448:
  %p448 = phi i32 [ %p447, %a448 ], [ 448, %b448 ]
  br label %a449
a449:
  %c449 = icmp eq i32 %n, 449
  br i1 %c449, label %b449, label %j449
b449:
  br label %j449
j449:
  %p449 = phi i32 [ %p448, %a449 ], [ 449, %b449 ]
  br label %a450
a450:
  %c450 = icmp eq i32 %n, 450
  br i1 %c450, label %b450, label %j450
b450:
  br label %j450
j450:
  %p450 = phi i32 [ %p449, %a450 ], [ 450, %b450 ]
  br label %a451
a451:
  %c451 = icmp eq i32 %n, 451
  br i1 %c451, label %b451, label %j451
b451:
  br label %j451
j451:
  %p451 = phi i32 [ %p450, %a451 ], [ 451, %b451 ]
  br label %a452
a452:
  %c452 = icmp eq i32 %n, 452
  br i1 %c452, label %b452, label %j452
b452:
  br label %j452
j452:
  %p452 = phi i32 [ %p451, %a452 ], [ 452, %b452 ]
  br label %a453
a453:
  %c453 = icmp eq i32 %n, 453
  br i1 %c453, label %b453, label %j453
b453:
  br label %j453
j453:
  %p453 = phi i32 [ %p452, %a453 ], [ 453, %b453 ]
  br label %a454
a454:
  %c454 = icmp eq i32 %n, 454
  br i1 %c454, label %b454, label %j454
b454:
  br label %j454
j454:
  %p454 = phi i32 [ %p453, %a454 ], [ 454, %b454 ]
  br label %a455
a455:
  %c455 = icmp eq i32 %n, 455
  br i1 %c455, label %b455, label %j455
b455:
  br label %j455
j455:
  %p455 = phi i32 [ %p454, %a455 ], [ 455, %b455 ]
  br label %a456
a456:
  %c456 = icmp eq i32 %n, 456
  br i1 %c456, label %b456, label %j456
b456:
  br label %j456
j456:
  %p456 = phi i32 [ %p455, %a456 ], [ 456, %b456 ]
  br label %a457
a457:
  %c457 = icmp eq i32 %n, 457
  br i1 %c457, label %b457, label %j457
b457:
  br label %j457
j457:
  %p457 = phi i32 [ %p456, %a457 ], [ 457, %b457 ]
  br label %a458
a458:
  %c458 = icmp eq i32 %n, 458
  br i1 %c458, label %b458, label %j458
b458:
  br label %j458
j458:
  %p458 = phi i32 [ %p457, %a458 ], [ 458, %b458 ]
  br label %a459
a459:
  %c459 = icmp eq i32 %n, 459
  br i1 %c459, label %b459, label %j459
b459:
  br label %j459
j459:
  %p459 = phi i32 [ %p458, %a459 ], [ 459, %b459 ]
  br label %a460
a460:
  %c460 = icmp eq i32 %n, 460
  br i1 %c460, label %b460, label %j460
b460:
  br label %j460
j460:
  %p460 = phi i32 [ %p459, %a460 ], [ 460, %b460 ]
  br label %a461
a461:
  %c461 = icmp eq i32 %n, 461
  br i1 %c461, label %b461, label %j461
b461:
  br label %j461
j461:
  %p461 = phi i32 [ %p460, %a461 ], [ 461, %b461 ]
  br label %a462
a462:
  %c462 = icmp eq i32 %n, 462
  br i1 %c462, label %b462, label %j462
b462:
  br label %j462
j462:
  %p462 = phi i32 [ %p461, %a462 ], [ 462, %b462 ]
  br label %a463
a463:
  %c463 = icmp eq i32 %n, 463
  br i1 %c463, label %b463, label %j463
b463:
  br label %j463
j463:
  %p463 = phi i32 [ %p462, %a463 ], [ 463, %b463 ]
  br label %a464
a464:
  %c464 = icmp eq i32 %n, 464
  br i1 %c464, label %b464, label %j464
b464:
  br label %j464
j464:
  %p464 = phi i32 [ %p463, %a464 ], [ 464, %b464 ]
  br label %a465
a465:
  %c465 = icmp eq i32 %n, 465
  br i1 %c465, label %b465, label %j465
b465:
  br label %j465
j465:
  %p465 = phi i32 [ %p464, %a465 ], [ 465, %b465 ]
  br label %a466
a466:
  %c466 = icmp eq i32 %n, 466
  br i1 %c466, label %b466, label %j466
b466:
  br label %j466
j466:
  %p466 = phi i32 [ %p465, %a466 ], [ 466, %b466 ]
  br label %a467
a467:
  %c467 = icmp eq i32 %n, 467
  br i1 %c467, label %b467, label %j467
b467:
  br label %j467
j467:
  %p467 = phi i32 [ %p466, %a467 ], [ 467, %b467 ]
  br label %a468
a468:
  %c468 = icmp eq i32 %n, 468
  br i1 %c468, label %b468, label %j468
b468:
  br label %j468
j468:
  %p468 = phi i32 [ %p467, %a468 ], [ 468, %b468 ]
  br label %a469
a469:
  %c469 = icmp eq i32 %n, 469
  br i1 %c469, label %b469, label %j469
b469:
  br label %j469
j469:
  %p469 = phi i32 [ %p468, %a469 ], [ 469, %b469 ]
  br label %a470
a470:
  %c470 = icmp eq i32 %n, 470
  br i1 %c470, label %b470, label %j470
b470:
  br label %j470
j470:
  %p470 = phi i32 [ %p469, %a470 ], [ 470, %b470 ]
  br label %a471
a471:
  %c471 = icmp eq i32 %n, 471
  br i1 %c471, label %b471, label %j471
b471:
  br label %j471
j471:
  %p471 = phi i32 [ %p470, %a471 ], [ 471, %b471 ]
  br label %a472
a472:
  %c472 = icmp eq i32 %n, 472
  br i1 %c472, label %b472, label %j472
b472:
  br label %j472
j472:
  %p472 = phi i32 [ %p471, %a472 ], [ 472, %b472 ]
  br label %a473
a473:
  %c473 = icmp eq i32 %n, 473
  br i1 %c473, label %b473, label %j473
b473:
  br label %j473
j473:
  %p473 = phi i32 [ %p472, %a473 ], [ 473, %b473 ]
  br label %a474
a474:
  %c474 = icmp eq i32 %n, 474
  br i1 %c474, label %b474, label %j474
b474:
  br label %j474
j474:
  %p474 = phi i32 [ %p473, %a474 ], [ 474, %b474 ]
  br label %a475
a475:
  %c475 = icmp eq i32 %n, 475
  br i1 %c475, label %b475, label %j475
b475:
  br label %j475
j475:
  %p475 = phi i32 [ %p474, %a475 ], [ 475, %b475 ]
  br label %a476
a476:
  %c476 = icmp eq i32 %n, 476
  br i1 %c476, label %b476, label %j476
b476:
  br label %j476
j476:
  %p476 = phi i32 [ %p475, %a476 ], [ 476, %b476 ]
  br label %a477
a477:
  %c477 = icmp eq i32 %n, 477
  br i1 %c477, label %b477, label %j477
b477:
  br label %j477
j477:
  %p477 = phi i32 [ %p476, %a477 ], [ 477, %b477 ]
  br label %a478
a478:
  %c478 = icmp eq i32 %n, 478
  br i1 %c478, label %b478, label %j478
b478:
  br label %j478
j478:
  %p478 = phi i32 [ %p477, %a478 ], [ 478, %b478 ]
  br label %a479
a479:
  %c479 = icmp eq i32 %n, 479
  br i1 %c479, label %b479, label %j479
b479:
  br label %j479
j479:
  %p479 = phi i32 [ %p478, %a479 ], [ 479, %b479 ]
  br label %a480
a480:
  %c480 = icmp eq i32 %n, 480
  br i1 %c480, label %b480, label %j480
b480:
  br label %j480
j480:
  %p480 = phi i32 [ %p479, %a480 ], [ 480, %b480 ]
  br label %a481
a481:
  %c481 = icmp eq i32 %n, 481
  br i1 %c481, label %b481, label %j481
b481:
  br label %j481
j481:
  %p481 = phi i32 [ %p480, %a481 ], [ 481, %b481 ]
  br label %a482
a482:
  %c482 = icmp eq i32 %n, 482
  br i1 %c482, label %b482, label %j482
b482:
  br label %j482
j482:
  %p482 = phi i32 [ %p481, %a482 ], [ 482, %b482 ]
  br label %a483
a483:
  %c483 = icmp eq i32 %n, 483
  br i1 %c483, label %b483, label %j483
b483:
  br label %j483
j483:
  %p483 = phi i32 [ %p482, %a483 ], [ 483, %b483 ]
  br label %a484
a484:
  %c484 = icmp eq i32 %n, 484
  br i1 %c484, label %b484, label %j484
b484:
  br label %j484
j484:
  %p484 = phi i32 [ %p483, %a484 ], [ 484, %b484 ]
  br label %a485
a485:
  %c485 = icmp eq i32 %n, 485
  br i1 %c485, label %b485, label %j485
b485:
  br label %j485
j485:
  %p485 = phi i32 [ %p484, %a485 ], [ 485, %b485 ]
  br label %a486
a486:
  %c486 = icmp eq i32 %n, 486
  br i1 %c486, label %b486, label %j486
b486:
  br label %j486
j486:
  %p486 = phi i32 [ %p485, %a486 ], [ 486, %b486 ]
  br label %a487
a487:
  %c487 = icmp eq i32 %n, 487
  br i1 %c487, label %b487, label %j487
b487:
  br label %j487
j487:
  %p487 = phi i32 [ %p486, %a487 ], [ 487, %b487 ]
  br label %a488
a488:
  %c488 = icmp eq i32 %n, 488
  br i1 %c488, label %b488, label %j488
b488:
  br label %j488
j488:
  %p488 = phi i32 [ %p487, %a488 ], [ 488, %b488 ]
  br label %a489
a489:
  %c489 = icmp eq i32 %n, 489
  br i1 %c489, label %b489, label %j489
b489:
  br label %j489
j489:
  %p489 = phi i32 [ %p488, %a489 ], [ 489, %b489 ]
  br label %a490
a490:
  %c490 = icmp eq i32 %n, 490
  br i1 %c490, label %b490, label %j490
b490:
  br label %j490
j490:
  %p490 = phi i32 [ %p489, %a490 ], [ 490, %b490 ]
  br label %a491
a491:
  %c491 = icmp eq i32 %n, 491
  br i1 %c491, label %b491, label %j491
b491:
  br label %j491
j491:
  %p491 = phi i32 [ %p490, %a491 ], [ 491, %b491 ]
  br label %a492
a492:
  %c492 = icmp eq i32 %n, 492
  br i1 %c492, label %b492, label %j492
b492:
  br label %j492
j492:
  %p492 = phi i32 [ %p491, %a492 ], [ 492, %b492 ]
  br label %a493
a493:
  %c493 = icmp eq i32 %n, 493
  br i1 %c493, label %b493, label %j493
b493:
  br label %j493
j493:
  %p493 = phi i32 [ %p492, %a493 ], [ 493, %b493 ]
  br label %a494
a494:
  %c494 = icmp eq i32 %n, 494
  br i1 %c494, label %b494, label %j494
b494:
  br label %j494
j494:
  %p494 = phi i32 [ %p493, %a494 ], [ 494, %b494 ]
  br label %a495
a495:
  %c495 = icmp eq i32 %n, 495
  br i1 %c495, label %b495, label %j495
b495:
  br label %j495
j495:
  %p495 = phi i32 [ %p494, %a495 ], [ 495, %b495 ]
  br label %a496
a496:
  %c496 = icmp eq i32 %n, 496
  br i1 %c496, label %b496, label %j496
b496:
  br label %j496
j496:
  %p496 = phi i32 [ %p495, %a496 ], [ 496, %b496 ]
  br label %a497
a497:
  %c497 = icmp eq i32 %n, 497
  br i1 %c497, label %b497, label %j497
b497:
  br label %j497
j497:
  %p497 = phi i32 [ %p496, %a497 ], [ 497, %b497 ]
  br label %a498
a498:
  %c498 = icmp eq i32 %n, 498
  br i1 %c498, label %b498, label %j498
b498:
  br label %j498
j498:
  %p498 = phi i32 [ %p497, %a498 ], [ 498, %b498 ]
  br label %a499
a499:
  %c499 = icmp eq i32 %n, 499
  br i1 %c499, label %b499, label %j499
b499:
  br label %j499
j499:
  %p499 = phi i32 [ %p498, %a499 ], [ 499, %b499 ]
  br label %a500
a500:
  %c500 = icmp eq i32 %n, 500
  br i1 %c500, label %b500, label %j500
b500:
  br label %j500
j500:
  %p500 = phi i32 [ %p499, %a500 ], [ 500, %b500 ]
  br label %a501
a501:
  %c501 = icmp eq i32 %n, 501
  br i1 %c501, label %b501, label %j501
b501:
  br label %j501
j501:
  %p501 = phi i32 [ %p500, %a501 ], [ 501, %b501 ]
  br label %a502
a502:
  %c502 = icmp eq i32 %n, 502
  br i1 %c502, label %b502, label %j502
b502:
  br label %j502
j502:
  %p502 = phi i32 [ %p501, %a502 ], [ 502, %b502 ]
  br label %a503
a503:
  %c503 = icmp eq i32 %n, 503
  br i1 %c503, label %b503, label %j503
b503:
  br label %j503
j503:
  %p503 = phi i32 [ %p502, %a503 ], [ 503, %b503 ]
  br label %a504
a504:
  %c504 = icmp eq i32 %n, 504
  br i1 %c504, label %b504, label %j504
b504:
  br label %j504
j504:
  %p504 = phi i32 [ %p503, %a504 ], [ 504, %b504 ]
  br label %a505
a505:
  %c505 = icmp eq i32 %n, 505
  br i1 %c505, label %b505, label %j505
b505:
  br label %j505
j505:
  %p505 = phi i32 [ %p504, %a505 ], [ 505, %b505 ]
  br label %a506
a506:
  %c506 = icmp eq i32 %n, 506
  br i1 %c506, label %b506, label %j506
b506:
  br label %j506
j506:
  %p506 = phi i32 [ %p505, %a506 ], [ 506, %b506 ]
  br label %a507
a507:
  %c507 = icmp eq i32 %n, 507
  br i1 %c507, label %b507, label %j507
b507:
  br label %j507
j507:
  %p507 = phi i32 [ %p506, %a507 ], [ 507, %b507 ]
  br label %a508
a508:
  %c508 = icmp eq i32 %n, 508
  br i1 %c508, label %b508, label %j508
b508:
  br label %j508
j508:
  %p508 = phi i32 [ %p507, %a508 ], [ 508, %b508 ]
  br label %a509
a509:
  %c509 = icmp eq i32 %n, 509
  br i1 %c509, label %b509, label %j509
b509:
  br label %j509
j509:
  %p509 = phi i32 [ %p508, %a509 ], [ 509, %b509 ]
  br label %a510
a510:
  %c510 = icmp eq i32 %n, 510
  br i1 %c510, label %b510, label %j510
b510:
  br label %j510
j510:
  %p510 = phi i32 [ %p509, %a510 ], [ 510, %b510 ]
  br label %a511
a511:
  %c511 = icmp eq i32 %n, 511
  br i1 %c511, label %b511, label %j511
b511:
  br label %j511
j511:
  %p511 = phi i32 [ %p510, %a511 ], [ 511, %b511 ]
  br label %a512
a512:
  %c512 = icmp eq i32 %n, 512
  br i1 %c512, label %b512, label %j512
b512:
  br label %j512
j512:
  %p512 = phi i32 [ %p511, %a512 ], [ 512, %b512 ]
  br label %a513
a513:
  %c513 = icmp eq i32 %n, 513
  br i1 %c513, label %b513, label %j513
b513:
  br label %j513
j513:
  %p513 = phi i32 [ %p512, %a513 ], [ 513, %b513 ]
  br label %a514
a514:
  %c514 = icmp eq i32 %n, 514
  br i1 %c514, label %b514, label %j514
b514:
  br label %j514
j514:
  %p514 = phi i32 [ %p513, %a514 ], [ 514, %b514 ]
  br label %a515
a515:
  %c515 = icmp eq i32 %n, 515
  br i1 %c515, label %b515, label %j515
b515:
  br label %j515
j515:
  %p515 = phi i32 [ %p514, %a515 ], [ 515, %b515 ]
  br label %a516
a516:
  %c516 = icmp eq i32 %n, 516
  br i1 %c516, label %b516, label %j516
b516:
  br label %j516
j516:
  %p516 = phi i32 [ %p515, %a516 ], [ 516, %b516 ]
  br label %a517
a517:
  %c517 = icmp eq i32 %n, 517
  br i1 %c517, label %b517, label %j517
b517:
  br label %j517
j517:
  %p517 = phi i32 [ %p516, %a517 ], [ 517, %b517 ]
  br label %a518
a518:
  %c518 = icmp eq i32 %n, 518
  br i1 %c518, label %b518, label %j518
b518:
  br label %j518
j518:
  %p518 = phi i32 [ %p517, %a518 ], [ 518, %b518 ]
  br label %a519
a519:
  %c519 = icmp eq i32 %n, 519
  br i1 %c519, label %b519, label %j519
b519:
  br label %j519
j519:
  %p519 = phi i32 [ %p518, %a519 ], [ 519, %b519 ]
  br label %a520
a520:
  %c520 = icmp eq i32 %n, 520
  br i1 %c520, label %b520, label %j520
b520:
  br label %j520
j520:
  %p520 = phi i32 [ %p519, %a520 ], [ 520, %b520 ]
  br label %a521
a521:
  %c521 = icmp eq i32 %n, 521
  br i1 %c521, label %b521, label %j521
b521:
  br label %j521
j521:
  %p521 = phi i32 [ %p520, %a521 ], [ 521, %b521 ]
  br label %a522
a522:
  %c522 = icmp eq i32 %n, 522
  br i1 %c522, label %b522, label %j522
b522:
  br label %j522
j522:
  %p522 = phi i32 [ %p521, %a522 ], [ 522, %b522 ]
  br label %a523
a523:
  %c523 = icmp eq i32 %n, 523
  br i1 %c523, label %b523, label %j523
b523:
  br label %j523
j523:
  %p523 = phi i32 [ %p522, %a523 ], [ 523, %b523 ]
  br label %a524
a524:
  %c524 = icmp eq i32 %n, 524
  br i1 %c524, label %b524, label %j524
b524:
  br label %j524
j524:
  %p524 = phi i32 [ %p523, %a524 ], [ 524, %b524 ]
  br label %a525
a525:
  %c525 = icmp eq i32 %n, 525
  br i1 %c525, label %b525, label %j525
b525:
  br label %j525
j525:
  %p525 = phi i32 [ %p524, %a525 ], [ 525, %b525 ]
  br label %a526
a526:
  %c526 = icmp eq i32 %n, 526
  br i1 %c526, label %b526, label %j526
b526:
  br label %j526
j526:
  %p526 = phi i32 [ %p525, %a526 ], [ 526, %b526 ]
  br label %a527
a527:
  %c527 = icmp eq i32 %n, 527
  br i1 %c527, label %b527, label %j527
b527:
  br label %j527
j527:
  %p527 = phi i32 [ %p526, %a527 ], [ 527, %b527 ]
  br label %a528
a528:
  %c528 = icmp eq i32 %n, 528
  br i1 %c528, label %b528, label %j528
b528:
  br label %j528
j528:
  %p528 = phi i32 [ %p527, %a528 ], [ 528, %b528 ]
  br label %a529
a529:
  %c529 = icmp eq i32 %n, 529
  br i1 %c529, label %b529, label %j529
b529:
  br label %j529
j529:
  %p529 = phi i32 [ %p528, %a529 ], [ 529, %b529 ]
  br label %a530
a530:
  %c530 = icmp eq i32 %n, 530
  br i1 %c530, label %b530, label %j530
b530:
  br label %j530
j530:
  %p530 = phi i32 [ %p529, %a530 ], [ 530, %b530 ]
  br label %a531
a531:
  %c531 = icmp eq i32 %n, 531
  br i1 %c531, label %b531, label %j531
b531:
  br label %j531
j531:
  %p531 = phi i32 [ %p530, %a531 ], [ 531, %b531 ]
  br label %a532
a532:
  %c532 = icmp eq i32 %n, 532
  br i1 %c532, label %b532, label %j532
b532:
  br label %j532
j532:
  %p532 = phi i32 [ %p531, %a532 ], [ 532, %b532 ]
  br label %a533
a533:
  %c533 = icmp eq i32 %n, 533
  br i1 %c533, label %b533, label %j533
b533:
  br label %j533
j533:
  %p533 = phi i32 [ %p532, %a533 ], [ 533, %b533 ]
  br label %a534
a534:
  %c534 = icmp eq i32 %n, 534
  br i1 %c534, label %b534, label %j534
b534:
  br label %j534
j534:
  %p534 = phi i32 [ %p533, %a534 ], [ 534, %b534 ]
  br label %a535
a535:
  %c535 = icmp eq i32 %n, 535
  br i1 %c535, label %b535, label %j535
b535:
  br label %j535
j535:
  %p535 = phi i32 [ %p534, %a535 ], [ 535, %b535 ]
  br label %a536
a536:
  %c536 = icmp eq i32 %n, 536
  br i1 %c536, label %b536, label %j536
b536:
  br label %j536
j536:
  %p536 = phi i32 [ %p535, %a536 ], [ 536, %b536 ]
  br label %a537
a537:
  %c537 = icmp eq i32 %n, 537
  br i1 %c537, label %b537, label %j537
b537:
  br label %j537
j537:
  %p537 = phi i32 [ %p536, %a537 ], [ 537, %b537 ]
  br label %a538
a538:
  %c538 = icmp eq i32 %n, 538
  br i1 %c538, label %b538, label %j538
b538:
  br label %j538
j538:
  %p538 = phi i32 [ %p537, %a538 ], [ 538, %b538 ]
  br label %a539
a539:
  %c539 = icmp eq i32 %n, 539
  br i1 %c539, label %b539, label %j539
b539:
  br label %j539
j539:
  %p539 = phi i32 [ %p538, %a539 ], [ 539, %b539 ]
  br label %a540
a540:
  %c540 = icmp eq i32 %n, 540
  br i1 %c540, label %b540, label %j540
b540:
  br label %j540
j540:
  %p540 = phi i32 [ %p539, %a540 ], [ 540, %b540 ]
  br label %a541
a541:
  %c541 = icmp eq i32 %n, 541
  br i1 %c541, label %b541, label %j541
b541:
  br label %j541
j541:
  %p541 = phi i32 [ %p540, %a541 ], [ 541, %b541 ]
  br label %a542
a542:
  %c542 = icmp eq i32 %n, 542
  br i1 %c542, label %b542, label %j542
b542:
  br label %j542
j542:
  %p542 = phi i32 [ %p541, %a542 ], [ 542, %b542 ]
  br label %a543
a543:
  %c543 = icmp eq i32 %n, 543
  br i1 %c543, label %b543, label %j543
b543:
  br label %j543
j543:
  %p543 = phi i32 [ %p542, %a543 ], [ 543, %b543 ]
  br label %a544
a544:
  %c544 = icmp eq i32 %n, 544
  br i1 %c544, label %b544, label %j544
b544:
  br label %j544
j544:
  %p544 = phi i32 [ %p543, %a544 ], [ 544, %b544 ]
  br label %a545
a545:
  %c545 = icmp eq i32 %n, 545
  br i1 %c545, label %b545, label %j545
b545:
  br label %j545
j545:
  %p545 = phi i32 [ %p544, %a545 ], [ 545, %b545 ]
  br label %a546
a546:
  %c546 = icmp eq i32 %n, 546
  br i1 %c546, label %b546, label %j546
b546:
  br label %j546
j546:
  %p546 = phi i32 [ %p545, %a546 ], [ 546, %b546 ]
  br label %a547
a547:
  %c547 = icmp eq i32 %n, 547
  br i1 %c547, label %b547, label %j547
b547:
  br label %j547
j547:
  %p547 = phi i32 [ %p546, %a547 ], [ 547, %b547 ]
  br label %a548
a548:
  %c548 = icmp eq i32 %n, 548
  br i1 %c548, label %b548, label %j548
b548:
  br label %j548
j548:
  %p548 = phi i32 [ %p547, %a548 ], [ 548, %b548 ]
  br label %a549
a549:
  %c549 = icmp eq i32 %n, 549
  br i1 %c549, label %b549, label %j549
b549:
  br label %j549
j549:
  %p549 = phi i32 [ %p548, %a549 ], [ 549, %b549 ]
  br label %a550
a550:
  %c550 = icmp eq i32 %n, 550
  br i1 %c550, label %b550, label %j550
b550:
  br label %j550
j550:
  %p550 = phi i32 [ %p549, %a550 ], [ 550, %b550 ]
  br label %a551
a551:
  %c551 = icmp eq i32 %n, 551
  br i1 %c551, label %b551, label %j551
b551:
  br label %j551
j551:
  %p551 = phi i32 [ %p550, %a551 ], [ 551, %b551 ]
  br label %a552
a552:
  %c552 = icmp eq i32 %n, 552
  br i1 %c552, label %b552, label %j552
b552:
  br label %j552
j552:
  %p552 = phi i32 [ %p551, %a552 ], [ 552, %b552 ]
  br label %a553
a553:
  %c553 = icmp eq i32 %n, 553
  br i1 %c553, label %b553, label %j553
b553:
  br label %j553
j553:
  %p553 = phi i32 [ %p552, %a553 ], [ 553, %b553 ]
  br label %a554
a554:
  %c554 = icmp eq i32 %n, 554
  br i1 %c554, label %b554, label %j554
b554:
  br label %j554
j554:
  %p554 = phi i32 [ %p553, %a554 ], [ 554, %b554 ]
  br label %a555
a555:
  %c555 = icmp eq i32 %n, 555
  br i1 %c555, label %b555, label %j555
b555:
  br label %j555
j555:
  %p555 = phi i32 [ %p554, %a555 ], [ 555, %b555 ]
  br label %a556
a556:
  %c556 = icmp eq i32 %n, 556
  br i1 %c556, label %b556, label %j556
b556:
  br label %j556
j556:
  %p556 = phi i32 [ %p555, %a556 ], [ 556, %b556 ]
  br label %a557
a557:
  %c557 = icmp eq i32 %n, 557
  br i1 %c557, label %b557, label %j557
b557:
  br label %j557
j557:
  %p557 = phi i32 [ %p556, %a557 ], [ 557, %b557 ]
  br label %a558
a558:
  %c558 = icmp eq i32 %n, 558
  br i1 %c558, label %b558, label %j558
b558:
  br label %j558
j558:
  %p558 = phi i32 [ %p557, %a558 ], [ 558, %b558 ]
  br label %a559
a559:
  %c559 = icmp eq i32 %n, 559
  br i1 %c559, label %b559, label %j559
b559:
  br label %j559
j559:
  %p559 = phi i32 [ %p558, %a559 ], [ 559, %b559 ]
  br label %a560
a560:
  %c560 = icmp eq i32 %n, 560
  br i1 %c560, label %b560, label %j560
b560:
  br label %j560
j560:
  %p560 = phi i32 [ %p559, %a560 ], [ 560, %b560 ]
  br label %a561
a561:
  %c561 = icmp eq i32 %n, 561
  br i1 %c561, label %b561, label %j561
b561:
  br label %j561
j561:
  %p561 = phi i32 [ %p560, %a561 ], [ 561, %b561 ]
  br label %a562
a562:
  %c562 = icmp eq i32 %n, 562
  br i1 %c562, label %b562, label %j562
b562:
  br label %j562
j562:
  %p562 = phi i32 [ %p561, %a562 ], [ 562, %b562 ]
  br label %a563
a563:
  %c563 = icmp eq i32 %n, 563
  br i1 %c563, label %b563, label %j563
b563:
  br label %j563
j563:
  %p563 = phi i32 [ %p562, %a563 ], [ 563, %b563 ]
  br label %a564
a564:
  %c564 = icmp eq i32 %n, 564
  br i1 %c564, label %b564, label %j564
b564:
  br label %j564
j564:
  %p564 = phi i32 [ %p563, %a564 ], [ 564, %b564 ]
  br label %a565
a565:
  %c565 = icmp eq i32 %n, 565
  br i1 %c565, label %b565, label %j565
b565:
  br label %j565
j565:
  %p565 = phi i32 [ %p564, %a565 ], [ 565, %b565 ]
  br label %a566
a566:
  %c566 = icmp eq i32 %n, 566
  br i1 %c566, label %b566, label %j566
b566:
  br label %j566
j566:
  %p566 = phi i32 [ %p565, %a566 ], [ 566, %b566 ]
  br label %a567
a567:
  %c567 = icmp eq i32 %n, 567
  br i1 %c567, label %b567, label %j567
b567:
  br label %j567
j567:
  %p567 = phi i32 [ %p566, %a567 ], [ 567, %b567 ]
  br label %a568
a568:
  %c568 = icmp eq i32 %n, 568
  br i1 %c568, label %b568, label %j568
b568:
  br label %j568
j568:
  %p568 = phi i32 [ %p567, %a568 ], [ 568, %b568 ]
  br label %a569
a569:
  %c569 = icmp eq i32 %n, 569
  br i1 %c569, label %b569, label %j569
b569:
  br label %j569
j569:
  %p569 = phi i32 [ %p568, %a569 ], [ 569, %b569 ]
  br label %a570
a570:
  %c570 = icmp eq i32 %n, 570
  br i1 %c570, label %b570, label %j570
b570:
  br label %j570
j570:
  %p570 = phi i32 [ %p569, %a570 ], [ 570, %b570 ]
  br label %a571
a571:
  %c571 = icmp eq i32 %n, 571
  br i1 %c571, label %b571, label %j571
b571:
  br label %j571
j571:
  %p571 = phi i32 [ %p570, %a571 ], [ 571, %b571 ]
  br label %a572
a572:
  %c572 = icmp eq i32 %n, 572
  br i1 %c572, label %b572, label %j572
b572:
  br label %j572
j572:
  %p572 = phi i32 [ %p571, %a572 ], [ 572, %b572 ]
  br label %a573
a573:
  %c573 = icmp eq i32 %n, 573
  br i1 %c573, label %b573, label %j573
b573:
  br label %j573
j573:
  %p573 = phi i32 [ %p572, %a573 ], [ 573, %b573 ]
  br label %a574
a574:
  %c574 = icmp eq i32 %n, 574
  br i1 %c574, label %b574, label %j574
b574:
  br label %j574
j574:
  %p574 = phi i32 [ %p573, %a574 ], [ 574, %b574 ]
  br label %a575
a575:
  %c575 = icmp eq i32 %n, 575
  br i1 %c575, label %b575, label %j575
b575:
  br label %j575
j575:
  %p575 = phi i32 [ %p574, %a575 ], [ 575, %b575 ]
  br label %a576
a576:
  %c576 = icmp eq i32 %n, 576
  br i1 %c576, label %b576, label %j576
b576:
  br label %j576
j576:
  %p576 = phi i32 [ %p575, %a576 ], [ 576, %b576 ]
  br label %a577
a577:
  %c577 = icmp eq i32 %n, 577
  br i1 %c577, label %b577, label %j577
b577:
  br label %j577
j577:
  %p577 = phi i32 [ %p576, %a577 ], [ 577, %b577 ]
  br label %a578
a578:
  %c578 = icmp eq i32 %n, 578
  br i1 %c578, label %b578, label %j578
b578:
  br label %j578
j578:
  %p578 = phi i32 [ %p577, %a578 ], [ 578, %b578 ]
  br label %a579
a579:
  %c579 = icmp eq i32 %n, 579
  br i1 %c579, label %b579, label %j579
b579:
  br label %j579
j579:
  %p579 = phi i32 [ %p578, %a579 ], [ 579, %b579 ]
  br label %a580
a580:
  %c580 = icmp eq i32 %n, 580
  br i1 %c580, label %b580, label %j580
b580:
  br label %j580
j580:
  %p580 = phi i32 [ %p579, %a580 ], [ 580, %b580 ]
  br label %a581
a581:
  %c581 = icmp eq i32 %n, 581
  br i1 %c581, label %b581, label %j581
b581:
  br label %j581
j581:
  %p581 = phi i32 [ %p580, %a581 ], [ 581, %b581 ]
  br label %a582
a582:
  %c582 = icmp eq i32 %n, 582
  br i1 %c582, label %b582, label %j582
b582:
  br label %j582
j582:
  %p582 = phi i32 [ %p581, %a582 ], [ 582, %b582 ]
  br label %a583
a583:
  %c583 = icmp eq i32 %n, 583
  br i1 %c583, label %b583, label %j583
b583:
  br label %j583
j583:
  %p583 = phi i32 [ %p582, %a583 ], [ 583, %b583 ]
  br label %a584
a584:
  %c584 = icmp eq i32 %n, 584
  br i1 %c584, label %b584, label %j584
b584:
  br label %j584
j584:
  %p584 = phi i32 [ %p583, %a584 ], [ 584, %b584 ]
  br label %a585
a585:
  %c585 = icmp eq i32 %n, 585
  br i1 %c585, label %b585, label %j585
b585:
  br label %j585
j585:
  %p585 = phi i32 [ %p584, %a585 ], [ 585, %b585 ]
  br label %a586
a586:
  %c586 = icmp eq i32 %n, 586
  br i1 %c586, label %b586, label %j586
b586:
  br label %j586
j586:
  %p586 = phi i32 [ %p585, %a586 ], [ 586, %b586 ]
  br label %a587
a587:
  %c587 = icmp eq i32 %n, 587
  br i1 %c587, label %b587, label %j587
b587:
  br label %j587
j587:
  %p587 = phi i32 [ %p586, %a587 ], [ 587, %b587 ]
  br label %a588
a588:
  %c588 = icmp eq i32 %n, 588
  br i1 %c588, label %b588, label %j588
b588:
  br label %j588
j588:
  %p588 = phi i32 [ %p587, %a588 ], [ 588, %b588 ]
  br label %a589
a589:
  %c589 = icmp eq i32 %n, 589
  br i1 %c589, label %b589, label %j589
b589:
  br label %j589
j589:
  %p589 = phi i32 [ %p588, %a589 ], [ 589, %b589 ]
  br label %a590
a590:
  %c590 = icmp eq i32 %n, 590
  br i1 %c590, label %b590, label %j590
b590:
  br label %j590
j590:
  %p590 = phi i32 [ %p589, %a590 ], [ 590, %b590 ]
  br label %a591
a591:
  %c591 = icmp eq i32 %n, 591
  br i1 %c591, label %b591, label %j591
b591:
  br label %j591
j591:
  %p591 = phi i32 [ %p590, %a591 ], [ 591, %b591 ]
  br label %a592
a592:
  %c592 = icmp eq i32 %n, 592
  br i1 %c592, label %b592, label %j592
b592:
  br label %j592
j592:
  %p592 = phi i32 [ %p591, %a592 ], [ 592, %b592 ]
  br label %a593
a593:
  %c593 = icmp eq i32 %n, 593
  br i1 %c593, label %b593, label %j593
b593:
  br label %j593
j593:
  %p593 = phi i32 [ %p592, %a593 ], [ 593, %b593 ]
  br label %a594
a594:
  %c594 = icmp eq i32 %n, 594
  br i1 %c594, label %b594, label %j594
b594:
  br label %j594
j594:
  %p594 = phi i32 [ %p593, %a594 ], [ 594, %b594 ]
  br label %a595
a595:
  %c595 = icmp eq i32 %n, 595
  br i1 %c595, label %b595, label %j595
b595:
  br label %j595
j595:
  %p595 = phi i32 [ %p594, %a595 ], [ 595, %b595 ]
  br label %a596
a596:
  %c596 = icmp eq i32 %n, 596
  br i1 %c596, label %b596, label %j596
b596:
  br label %j596
j596:
  %p596 = phi i32 [ %p595, %a596 ], [ 596, %b596 ]
  br label %a597
a597:
  %c597 = icmp eq i32 %n, 597
  br i1 %c597, label %b597, label %j597
b597:
  br label %j597
j597:
  %p597 = phi i32 [ %p596, %a597 ], [ 597, %b597 ]
  br label %a598
a598:
  %c598 = icmp eq i32 %n, 598
  br i1 %c598, label %b598, label %j598
b598:
  br label %j598
j598:
  %p598 = phi i32 [ %p597, %a598 ], [ 598, %b598 ]
  br label %a599
a599:
  %c599 = icmp eq i32 %n, 599
  br i1 %c599, label %b599, label %j599
b599:
  br label %j599
j599:
  %p599 = phi i32 [ %p598, %a599 ], [ 599, %b599 ]
  br label %a600
a600:
  %c600 = icmp eq i32 %n, 600
  br i1 %c600, label %b600, label %j600
b600:
  br label %j600
j600:
  %p600 = phi i32 [ %p599, %a600 ], [ 600, %b600 ]
  br label %a601
a601:
  %c601 = icmp eq i32 %n, 601
  br i1 %c601, label %b601, label %j601
b601:
  br label %j601
j601:
  %p601 = phi i32 [ %p600, %a601 ], [ 601, %b601 ]
  br label %a602
a602:
  %c602 = icmp eq i32 %n, 602
  br i1 %c602, label %b602, label %j602
b602:
  br label %j602
j602:
  %p602 = phi i32 [ %p601, %a602 ], [ 602, %b602 ]
  br label %a603
a603:
  %c603 = icmp eq i32 %n, 603
  br i1 %c603, label %b603, label %j603
b603:
  br label %j603
j603:
  %p603 = phi i32 [ %p602, %a603 ], [ 603, %b603 ]
  br label %a604
a604:
  %c604 = icmp eq i32 %n, 604
  br i1 %c604, label %b604, label %j604
b604:
  br label %j604
j604:
  %p604 = phi i32 [ %p603, %a604 ], [ 604, %b604 ]
  br label %a605
a605:
  %c605 = icmp eq i32 %n, 605
  br i1 %c605, label %b605, label %j605
b605:
  br label %j605
j605:
  %p605 = phi i32 [ %p604, %a605 ], [ 605, %b605 ]
  br label %a606
a606:
  %c606 = icmp eq i32 %n, 606
  br i1 %c606, label %b606, label %j606
b606:
  br label %j606
j606:
  %p606 = phi i32 [ %p605, %a606 ], [ 606, %b606 ]
  br label %a607
a607:
  %c607 = icmp eq i32 %n, 607
  br i1 %c607, label %b607, label %j607
b607:
  br label %j607
j607:
  %p607 = phi i32 [ %p606, %a607 ], [ 607, %b607 ]
  br label %a608
a608:
  %c608 = icmp eq i32 %n, 608
  br i1 %c608, label %b608, label %j608
b608:
  br label %j608
j608:
  %p608 = phi i32 [ %p607, %a608 ], [ 608, %b608 ]
  br label %a609
a609:
  %c609 = icmp eq i32 %n, 609
  br i1 %c609, label %b609, label %j609
b609:
  br label %j609
j609:
  %p609 = phi i32 [ %p608, %a609 ], [ 609, %b609 ]
  br label %a610
a610:
  %c610 = icmp eq i32 %n, 610
  br i1 %c610, label %b610, label %j610
b610:
  br label %j610
j610:
  %p610 = phi i32 [ %p609, %a610 ], [ 610, %b610 ]
  br label %a611
a611:
  %c611 = icmp eq i32 %n, 611
  br i1 %c611, label %b611, label %j611
b611:
  br label %j611
j611:
  %p611 = phi i32 [ %p610, %a611 ], [ 611, %b611 ]
  br label %a612
a612:
  %c612 = icmp eq i32 %n, 612
  br i1 %c612, label %b612, label %j612
b612:
  br label %j612
j612:
  %p612 = phi i32 [ %p611, %a612 ], [ 612, %b612 ]
  br label %a613
a613:
  %c613 = icmp eq i32 %n, 613
  br i1 %c613, label %b613, label %j613
b613:
  br label %j613
j613:
  %p613 = phi i32 [ %p612, %a613 ], [ 613, %b613 ]
  br label %a614
a614:
  %c614 = icmp eq i32 %n, 614
  br i1 %c614, label %b614, label %j614
b614:
  br label %j614
j614:
  %p614 = phi i32 [ %p613, %a614 ], [ 614, %b614 ]
  br label %a615
a615:
  %c615 = icmp eq i32 %n, 615
  br i1 %c615, label %b615, label %j615
b615:
  br label %j615
j615:
  %p615 = phi i32 [ %p614, %a615 ], [ 615, %b615 ]
  br label %a616
a616:
  %c616 = icmp eq i32 %n, 616
  br i1 %c616, label %b616, label %j616
b616:
  br label %j616
j616:
  %p616 = phi i32 [ %p615, %a616 ], [ 616, %b616 ]
  br label %a617
a617:
  %c617 = icmp eq i32 %n, 617
  br i1 %c617, label %b617, label %j617
b617:
  br label %j617
j617:
  %p617 = phi i32 [ %p616, %a617 ], [ 617, %b617 ]
  br label %a618
a618:
  %c618 = icmp eq i32 %n, 618
  br i1 %c618, label %b618, label %j618
b618:
  br label %j618
j618:
  %p618 = phi i32 [ %p617, %a618 ], [ 618, %b618 ]
  br label %a619
a619:
  %c619 = icmp eq i32 %n, 619
  br i1 %c619, label %b619, label %j619
b619:
  br label %j619
j619:
  %p619 = phi i32 [ %p618, %a619 ], [ 619, %b619 ]
  br label %a620
a620:
  %c620 = icmp eq i32 %n, 620
  br i1 %c620, label %b620, label %j620
b620:
  br label %j620
j620:
  %p620 = phi i32 [ %p619, %a620 ], [ 620, %b620 ]
  br label %a621
a621:
  %c621 = icmp eq i32 %n, 621
  br i1 %c621, label %b621, label %j621
b621:
  br label %j621
j621:
  %p621 = phi i32 [ %p620, %a621 ], [ 621, %b621 ]
  br label %a622
a622:
  %c622 = icmp eq i32 %n, 622
  br i1 %c622, label %b622, label %j622
b622:
  br label %j622
j622:
  %p622 = phi i32 [ %p621, %a622 ], [ 622, %b622 ]
  br label %a623
a623:
  %c623 = icmp eq i32 %n, 623
  br i1 %c623, label %b623, label %j623
b623:
  br label %j623
j623:
  %p623 = phi i32 [ %p622, %a623 ], [ 623, %b623 ]
  br label %a624
a624:
  %c624 = icmp eq i32 %n, 624
  br i1 %c624, label %b624, label %j624
b624:
  br label %j624
j624:
  %p624 = phi i32 [ %p623, %a624 ], [ 624, %b624 ]
  br label %a625
a625:
  %c625 = icmp eq i32 %n, 625
  br i1 %c625, label %b625, label %j625
b625:
  br label %j625
j625:
  %p625 = phi i32 [ %p624, %a625 ], [ 625, %b625 ]
  br label %a626
a626:
  %c626 = icmp eq i32 %n, 626
  br i1 %c626, label %b626, label %j626
b626:
  br label %j626
j626:
  %p626 = phi i32 [ %p625, %a626 ], [ 626, %b626 ]
  br label %a627
a627:
  %c627 = icmp eq i32 %n, 627
  br i1 %c627, label %b627, label %j627
b627:
  br label %j627
j627:
  %p627 = phi i32 [ %p626, %a627 ], [ 627, %b627 ]
  br label %a628
a628:
  %c628 = icmp eq i32 %n, 628
  br i1 %c628, label %b628, label %j628
b628:
  br label %j628
j628:
  %p628 = phi i32 [ %p627, %a628 ], [ 628, %b628 ]
  br label %a629
a629:
  %c629 = icmp eq i32 %n, 629
  br i1 %c629, label %b629, label %j629
b629:
  br label %j629
j629:
  %p629 = phi i32 [ %p628, %a629 ], [ 629, %b629 ]
  br label %a630
a630:
  %c630 = icmp eq i32 %n, 630
  br i1 %c630, label %b630, label %j630
b630:
  br label %j630
j630:
  %p630 = phi i32 [ %p629, %a630 ], [ 630, %b630 ]
  br label %a631
a631:
  %c631 = icmp eq i32 %n, 631
  br i1 %c631, label %b631, label %j631
b631:
  br label %j631
j631:
  %p631 = phi i32 [ %p630, %a631 ], [ 631, %b631 ]
  br label %a632
a632:
  %c632 = icmp eq i32 %n, 632
  br i1 %c632, label %b632, label %j632
b632:
  br label %j632
j632:
  %p632 = phi i32 [ %p631, %a632 ], [ 632, %b632 ]
  br label %a633
a633:
  %c633 = icmp eq i32 %n, 633
  br i1 %c633, label %b633, label %j633
b633:
  br label %j633
j633:
  %p633 = phi i32 [ %p632, %a633 ], [ 633, %b633 ]
  br label %a634
a634:
  %c634 = icmp eq i32 %n, 634
  br i1 %c634, label %b634, label %j634
b634:
  br label %j634
j634:
  %p634 = phi i32 [ %p633, %a634 ], [ 634, %b634 ]
  br label %a635
a635:
  %c635 = icmp eq i32 %n, 635
  br i1 %c635, label %b635, label %j635
b635:
  br label %j635
j635:
  %p635 = phi i32 [ %p634, %a635 ], [ 635, %b635 ]
  br label %a636
a636:
  %c636 = icmp eq i32 %n, 636
  br i1 %c636, label %b636, label %j636
b636:
  br label %j636
j636:
  %p636 = phi i32 [ %p635, %a636 ], [ 636, %b636 ]
  br label %a637
a637:
  %c637 = icmp eq i32 %n, 637
  br i1 %c637, label %b637, label %j637
b637:
  br label %j637
j637:
  %p637 = phi i32 [ %p636, %a637 ], [ 637, %b637 ]
  br label %a638
a638:
  %c638 = icmp eq i32 %n, 638
  br i1 %c638, label %b638, label %j638
b638:
  br label %j638
j638:
  %p638 = phi i32 [ %p637, %a638 ], [ 638, %b638 ]
  br label %a639
a639:
  %c639 = icmp eq i32 %n, 639
  br i1 %c639, label %b639, label %j639
b639:
  br label %j639
j639:
  %p639 = phi i32 [ %p638, %a639 ], [ 639, %b639 ]
  br label %a640
a640:
  %c640 = icmp eq i32 %n, 640
  br i1 %c640, label %b640, label %j640
b640:
  br label %j640
j640:
  %p640 = phi i32 [ %p639, %a640 ], [ 640, %b640 ]
  br label %a641
a641:
  %c641 = icmp eq i32 %n, 641
  br i1 %c641, label %b641, label %j641
b641:
  br label %j641
j641:
  %p641 = phi i32 [ %p640, %a641 ], [ 641, %b641 ]
  br label %a642
a642:
  %c642 = icmp eq i32 %n, 642
  br i1 %c642, label %b642, label %j642
b642:
  br label %j642
j642:
  %p642 = phi i32 [ %p641, %a642 ], [ 642, %b642 ]
  br label %a643
a643:
  %c643 = icmp eq i32 %n, 643
  br i1 %c643, label %b643, label %j643
b643:
  br label %j643
j643:
  %p643 = phi i32 [ %p642, %a643 ], [ 643, %b643 ]
  br label %a644
a644:
  %c644 = icmp eq i32 %n, 644
  br i1 %c644, label %b644, label %j644
b644:
  br label %j644
j644:
  %p644 = phi i32 [ %p643, %a644 ], [ 644, %b644 ]
  br label %a645
a645:
  %c645 = icmp eq i32 %n, 645
  br i1 %c645, label %b645, label %j645
b645:
  br label %j645
j645:
  %p645 = phi i32 [ %p644, %a645 ], [ 645, %b645 ]
  br label %a646
a646:
  %c646 = icmp eq i32 %n, 646
  br i1 %c646, label %b646, label %j646
b646:
  br label %j646
j646:
  %p646 = phi i32 [ %p645, %a646 ], [ 646, %b646 ]
  br label %a647
a647:
  %c647 = icmp eq i32 %n, 647
  br i1 %c647, label %b647, label %j647
b647:
  br label %j647
j647:
  %p647 = phi i32 [ %p646, %a647 ], [ 647, %b647 ]
  br label %a648
a648:
  %c648 = icmp eq i32 %n, 648
  br i1 %c648, label %b648, label %j648
b648:
  br label %j648
j648:
  %p648 = phi i32 [ %p647, %a648 ], [ 648, %b648 ]
  br label %a649
a649:
  %c649 = icmp eq i32 %n, 649
  br i1 %c649, label %b649, label %j649
b649:
  br label %j649
j649:
  %p649 = phi i32 [ %p648, %a649 ], [ 649, %b649 ]
  br label %a650
a650:
  %c650 = icmp eq i32 %n, 650
  br i1 %c650, label %b650, label %j650
b650:
  br label %j650
j650:
  %p650 = phi i32 [ %p649, %a650 ], [ 650, %b650 ]
  br label %a651
a651:
  %c651 = icmp eq i32 %n, 651
  br i1 %c651, label %b651, label %j651
b651:
  br label %j651
j651:
  %p651 = phi i32 [ %p650, %a651 ], [ 651, %b651 ]
  br label %a652
a652:
  %c652 = icmp eq i32 %n, 652
  br i1 %c652, label %b652, label %j652
b652:
  br label %j652
j652:
  %p652 = phi i32 [ %p651, %a652 ], [ 652, %b652 ]
  br label %a653
a653:
  %c653 = icmp eq i32 %n, 653
  br i1 %c653, label %b653, label %j653
b653:
  br label %j653
j653:
  %p653 = phi i32 [ %p652, %a653 ], [ 653, %b653 ]
  br label %a654
a654:
  %c654 = icmp eq i32 %n, 654
  br i1 %c654, label %b654, label %j654
b654:
  br label %j654
j654:
  %p654 = phi i32 [ %p653, %a654 ], [ 654, %b654 ]
  br label %a655
a655:
  %c655 = icmp eq i32 %n, 655
  br i1 %c655, label %b655, label %j655
b655:
  br label %j655
j655:
  %p655 = phi i32 [ %p654, %a655 ], [ 655, %b655 ]
  br label %a656
a656:
  %c656 = icmp eq i32 %n, 656
  br i1 %c656, label %b656, label %j656
b656:
  br label %j656
j656:
  %p656 = phi i32 [ %p655, %a656 ], [ 656, %b656 ]
  br label %a657
a657:
  %c657 = icmp eq i32 %n, 657
  br i1 %c657, label %b657, label %j657
b657:
  br label %j657
j657:
  %p657 = phi i32 [ %p656, %a657 ], [ 657, %b657 ]
  br label %a658
a658:
  %c658 = icmp eq i32 %n, 658
  br i1 %c658, label %b658, label %j658
b658:
  br label %j658
j658:
  %p658 = phi i32 [ %p657, %a658 ], [ 658, %b658 ]
  br label %a659
a659:
  %c659 = icmp eq i32 %n, 659
  br i1 %c659, label %b659, label %j659
b659:
  br label %j659
j659:
  %p659 = phi i32 [ %p658, %a659 ], [ 659, %b659 ]
  br label %a660
a660:
  %c660 = icmp eq i32 %n, 660
  br i1 %c660, label %b660, label %j660
b660:
  br label %j660
j660:
  %p660 = phi i32 [ %p659, %a660 ], [ 660, %b660 ]
  br label %a661
a661:
  %c661 = icmp eq i32 %n, 661
  br i1 %c661, label %b661, label %j661
b661:
  br label %j661
j661:
  %p661 = phi i32 [ %p660, %a661 ], [ 661, %b661 ]
  br label %a662
a662:
  %c662 = icmp eq i32 %n, 662
  br i1 %c662, label %b662, label %j662
b662:
  br label %j662
j662:
  %p662 = phi i32 [ %p661, %a662 ], [ 662, %b662 ]
  br label %a663
a663:
  %c663 = icmp eq i32 %n, 663
  br i1 %c663, label %b663, label %j663
b663:
  br label %j663
j663:
  %p663 = phi i32 [ %p662, %a663 ], [ 663, %b663 ]
  br label %a664
a664:
  %c664 = icmp eq i32 %n, 664
  br i1 %c664, label %b664, label %j664
b664:
  br label %j664
j664:
  %p664 = phi i32 [ %p663, %a664 ], [ 664, %b664 ]
  br label %a665
a665:
  %c665 = icmp eq i32 %n, 665
  br i1 %c665, label %b665, label %j665
b665:
  br label %j665
j665:
  %p665 = phi i32 [ %p664, %a665 ], [ 665, %b665 ]
  br label %a666
a666:
  %c666 = icmp eq i32 %n, 666
  br i1 %c666, label %b666, label %j666
b666:
  br label %j666
j666:
  %p666 = phi i32 [ %p665, %a666 ], [ 666, %b666 ]
  br label %a667
a667:
  %c667 = icmp eq i32 %n, 667
  br i1 %c667, label %b667, label %j667
b667:
  br label %j667
j667:
  %p667 = phi i32 [ %p666, %a667 ], [ 667, %b667 ]
  br label %a668
a668:
  %c668 = icmp eq i32 %n, 668
  br i1 %c668, label %b668, label %j668
b668:
  br label %j668
j668:
  %p668 = phi i32 [ %p667, %a668 ], [ 668, %b668 ]
  br label %a669
a669:
  %c669 = icmp eq i32 %n, 669
  br i1 %c669, label %b669, label %j669
b669:
  br label %j669
j669:
  %p669 = phi i32 [ %p668, %a669 ], [ 669, %b669 ]
  br label %a670
a670:
  %c670 = icmp eq i32 %n, 670
  br i1 %c670, label %b670, label %j670
b670:
  br label %j670
j670:
  %p670 = phi i32 [ %p669, %a670 ], [ 670, %b670 ]
  br label %a671
a671:
  %c671 = icmp eq i32 %n, 671
  br i1 %c671, label %b671, label %j671
b671:
  br label %j671
j671:
  %p671 = phi i32 [ %p670, %a671 ], [ 671, %b671 ]
  br label %a672
a672:
  %c672 = icmp eq i32 %n, 672
  br i1 %c672, label %b672, label %j672
b672:
  br label %j672
j672:
  %p672 = phi i32 [ %p671, %a672 ], [ 672, %b672 ]
  br label %a673
a673:
  %c673 = icmp eq i32 %n, 673
  br i1 %c673, label %b673, label %j673
b673:
  br label %j673
j673:
  %p673 = phi i32 [ %p672, %a673 ], [ 673, %b673 ]
  br label %a674
a674:
  %c674 = icmp eq i32 %n, 674
  br i1 %c674, label %b674, label %j674
b674:
  br label %j674
j674:
  %p674 = phi i32 [ %p673, %a674 ], [ 674, %b674 ]
  br label %a675
a675:
  %c675 = icmp eq i32 %n, 675
  br i1 %c675, label %b675, label %j675
b675:
  br label %j675
j675:
  %p675 = phi i32 [ %p674, %a675 ], [ 675, %b675 ]
  br label %a676
a676:
  %c676 = icmp eq i32 %n, 676
  br i1 %c676, label %b676, label %j676
b676:
  br label %j676
j676:
  %p676 = phi i32 [ %p675, %a676 ], [ 676, %b676 ]
  br label %a677
a677:
  %c677 = icmp eq i32 %n, 677
  br i1 %c677, label %b677, label %j677
b677:
  br label %j677
j677:
  %p677 = phi i32 [ %p676, %a677 ], [ 677, %b677 ]
  br label %a678
a678:
  %c678 = icmp eq i32 %n, 678
  br i1 %c678, label %b678, label %j678
b678:
  br label %j678
j678:
  %p678 = phi i32 [ %p677, %a678 ], [ 678, %b678 ]
  br label %a679
a679:
  %c679 = icmp eq i32 %n, 679
  br i1 %c679, label %b679, label %j679
b679:
  br label %j679
j679:
  %p679 = phi i32 [ %p678, %a679 ], [ 679, %b679 ]
  br label %a680
a680:
  %c680 = icmp eq i32 %n, 680
  br i1 %c680, label %b680, label %j680
b680:
  br label %j680
j680:
  %p680 = phi i32 [ %p679, %a680 ], [ 680, %b680 ]
  br label %a681
a681:
  %c681 = icmp eq i32 %n, 681
  br i1 %c681, label %b681, label %j681
b681:
  br label %j681
j681:
  %p681 = phi i32 [ %p680, %a681 ], [ 681, %b681 ]
  br label %a682
a682:
  %c682 = icmp eq i32 %n, 682
  br i1 %c682, label %b682, label %j682
b682:
  br label %j682
j682:
  %p682 = phi i32 [ %p681, %a682 ], [ 682, %b682 ]
  br label %a683
a683:
  %c683 = icmp eq i32 %n, 683
  br i1 %c683, label %b683, label %j683
b683:
  br label %j683
j683:
  %p683 = phi i32 [ %p682, %a683 ], [ 683, %b683 ]
  br label %a684
a684:
  %c684 = icmp eq i32 %n, 684
  br i1 %c684, label %b684, label %j684
b684:
  br label %j684
j684:
  %p684 = phi i32 [ %p683, %a684 ], [ 684, %b684 ]
  br label %a685
a685:
  %c685 = icmp eq i32 %n, 685
  br i1 %c685, label %b685, label %j685
b685:
  br label %j685
j685:
  %p685 = phi i32 [ %p684, %a685 ], [ 685, %b685 ]
  br label %a686
a686:
  %c686 = icmp eq i32 %n, 686
  br i1 %c686, label %b686, label %j686
b686:
  br label %j686
j686:
  %p686 = phi i32 [ %p685, %a686 ], [ 686, %b686 ]
  br label %a687
a687:
  %c687 = icmp eq i32 %n, 687
  br i1 %c687, label %b687, label %j687
b687:
  br label %j687
j687:
  %p687 = phi i32 [ %p686, %a687 ], [ 687, %b687 ]
  br label %a688
a688:
  %c688 = icmp eq i32 %n, 688
  br i1 %c688, label %b688, label %j688
b688:
  br label %j688
j688:
  %p688 = phi i32 [ %p687, %a688 ], [ 688, %b688 ]
  br label %a689
a689:
  %c689 = icmp eq i32 %n, 689
  br i1 %c689, label %b689, label %j689
b689:
  br label %j689
j689:
  %p689 = phi i32 [ %p688, %a689 ], [ 689, %b689 ]
  br label %a690
a690:
  %c690 = icmp eq i32 %n, 690
  br i1 %c690, label %b690, label %j690
b690:
  br label %j690
j690:
  %p690 = phi i32 [ %p689, %a690 ], [ 690, %b690 ]
  br label %a691
a691:
  %c691 = icmp eq i32 %n, 691
  br i1 %c691, label %b691, label %j691
b691:
  br label %j691
j691:
  %p691 = phi i32 [ %p690, %a691 ], [ 691, %b691 ]
  br label %a692
a692:
  %c692 = icmp eq i32 %n, 692
  br i1 %c692, label %b692, label %j692
b692:
  br label %j692
j692:
  %p692 = phi i32 [ %p691, %a692 ], [ 692, %b692 ]
  br label %a693
a693:
  %c693 = icmp eq i32 %n, 693
  br i1 %c693, label %b693, label %j693
b693:
  br label %j693
j693:
  %p693 = phi i32 [ %p692, %a693 ], [ 693, %b693 ]
  br label %a694
a694:
  %c694 = icmp eq i32 %n, 694
  br i1 %c694, label %b694, label %j694
b694:
  br label %j694
j694:
  %p694 = phi i32 [ %p693, %a694 ], [ 694, %b694 ]
  br label %a695
a695:
  %c695 = icmp eq i32 %n, 695
  br i1 %c695, label %b695, label %j695
b695:
  br label %j695
j695:
  %p695 = phi i32 [ %p694, %a695 ], [ 695, %b695 ]
  br label %a696
a696:
  %c696 = icmp eq i32 %n, 696
  br i1 %c696, label %b696, label %j696
b696:
  br label %j696
j696:
  %p696 = phi i32 [ %p695, %a696 ], [ 696, %b696 ]
  br label %a697
a697:
  %c697 = icmp eq i32 %n, 697
  br i1 %c697, label %b697, label %j697
b697:
  br label %j697
j697:
  %p697 = phi i32 [ %p696, %a697 ], [ 697, %b697 ]
  br label %a698
a698:
  %c698 = icmp eq i32 %n, 698
  br i1 %c698, label %b698, label %j698
b698:
  br label %j698
j698:
  %p698 = phi i32 [ %p697, %a698 ], [ 698, %b698 ]
  br label %a699
a699:
  %c699 = icmp eq i32 %n, 699
  br i1 %c699, label %b699, label %j699
b699:
  br label %j699
j699:
  %p699 = phi i32 [ %p698, %a699 ], [ 699, %b699 ]
  br label %a700
a700:
  %c700 = icmp eq i32 %n, 700
  br i1 %c700, label %b700, label %j700
b700:
  br label %j700
j700:
  %p700 = phi i32 [ %p699, %a700 ], [ 700, %b700 ]
  br label %a701
a701:
  %c701 = icmp eq i32 %n, 701
  br i1 %c701, label %b701, label %j701
b701:
  br label %j701
j701:
  %p701 = phi i32 [ %p700, %a701 ], [ 701, %b701 ]
  br label %a702
a702:
  %c702 = icmp eq i32 %n, 702
  br i1 %c702, label %b702, label %j702
b702:
  br label %j702
j702:
  %p702 = phi i32 [ %p701, %a702 ], [ 702, %b702 ]
  br label %a703
a703:
  %c703 = icmp eq i32 %n, 703
  br i1 %c703, label %b703, label %j703
b703:
  br label %j703
j703:
  %p703 = phi i32 [ %p702, %a703 ], [ 703, %b703 ]
  br label %a704
a704:
  %c704 = icmp eq i32 %n, 704
  br i1 %c704, label %b704, label %j704
b704:
  br label %j704
j704:
  %p704 = phi i32 [ %p703, %a704 ], [ 704, %b704 ]
  br label %a705
a705:
  %c705 = icmp eq i32 %n, 705
  br i1 %c705, label %b705, label %j705
b705:
  br label %j705
j705:
  %p705 = phi i32 [ %p704, %a705 ], [ 705, %b705 ]
  br label %a706
a706:
  %c706 = icmp eq i32 %n, 706
  br i1 %c706, label %b706, label %j706
b706:
  br label %j706
j706:
  %p706 = phi i32 [ %p705, %a706 ], [ 706, %b706 ]
  br label %a707
a707:
  %c707 = icmp eq i32 %n, 707
  br i1 %c707, label %b707, label %j707
b707:
  br label %j707
j707:
  %p707 = phi i32 [ %p706, %a707 ], [ 707, %b707 ]
  br label %a708
a708:
  %c708 = icmp eq i32 %n, 708
  br i1 %c708, label %b708, label %j708
b708:
  br label %j708
j708:
  %p708 = phi i32 [ %p707, %a708 ], [ 708, %b708 ]
  br label %a709
a709:
  %c709 = icmp eq i32 %n, 709
  br i1 %c709, label %b709, label %j709
b709:
  br label %j709
j709:
  %p709 = phi i32 [ %p708, %a709 ], [ 709, %b709 ]
  br label %a710
a710:
  %c710 = icmp eq i32 %n, 710
  br i1 %c710, label %b710, label %j710
b710:
  br label %j710
j710:
  %p710 = phi i32 [ %p709, %a710 ], [ 710, %b710 ]
  br label %a711
a711:
  %c711 = icmp eq i32 %n, 711
  br i1 %c711, label %b711, label %j711
b711:
  br label %j711
j711:
  %p711 = phi i32 [ %p710, %a711 ], [ 711, %b711 ]
  br label %a712
a712:
  %c712 = icmp eq i32 %n, 712
  br i1 %c712, label %b712, label %j712
b712:
  br label %j712
j712:
  %p712 = phi i32 [ %p711, %a712 ], [ 712, %b712 ]
  br label %a713
a713:
  %c713 = icmp eq i32 %n, 713
  br i1 %c713, label %b713, label %j713
b713:
  br label %j713
j713:
  %p713 = phi i32 [ %p712, %a713 ], [ 713, %b713 ]
  br label %a714
a714:
  %c714 = icmp eq i32 %n, 714
  br i1 %c714, label %b714, label %j714
b714:
  br label %j714
j714:
  %p714 = phi i32 [ %p713, %a714 ], [ 714, %b714 ]
  br label %a715
a715:
  %c715 = icmp eq i32 %n, 715
  br i1 %c715, label %b715, label %j715
b715:
  br label %j715
j715:
  %p715 = phi i32 [ %p714, %a715 ], [ 715, %b715 ]
  br label %a716
a716:
  %c716 = icmp eq i32 %n, 716
  br i1 %c716, label %b716, label %j716
b716:
  br label %j716
j716:
  %p716 = phi i32 [ %p715, %a716 ], [ 716, %b716 ]
  br label %a717
a717:
  %c717 = icmp eq i32 %n, 717
  br i1 %c717, label %b717, label %j717
b717:
  br label %j717
j717:
  %p717 = phi i32 [ %p716, %a717 ], [ 717, %b717 ]
  br label %a718
a718:
  %c718 = icmp eq i32 %n, 718
  br i1 %c718, label %b718, label %j718
b718:
  br label %j718
j718:
  %p718 = phi i32 [ %p717, %a718 ], [ 718, %b718 ]
  br label %a719
a719:
  %c719 = icmp eq i32 %n, 719
  br i1 %c719, label %b719, label %j719
b719:
  br label %j719
j719:
  %p719 = phi i32 [ %p718, %a719 ], [ 719, %b719 ]
  br label %a720
a720:
  %c720 = icmp eq i32 %n, 720
  br i1 %c720, label %b720, label %j720
b720:
  br label %j720
j720:
  %p720 = phi i32 [ %p719, %a720 ], [ 720, %b720 ]
  br label %a721
a721:
  %c721 = icmp eq i32 %n, 721
  br i1 %c721, label %b721, label %j721
b721:
  br label %j721
j721:
  %p721 = phi i32 [ %p720, %a721 ], [ 721, %b721 ]
  br label %a722
a722:
  %c722 = icmp eq i32 %n, 722
  br i1 %c722, label %b722, label %j722
b722:
  br label %j722
j722:
  %p722 = phi i32 [ %p721, %a722 ], [ 722, %b722 ]
  br label %a723
a723:
  %c723 = icmp eq i32 %n, 723
  br i1 %c723, label %b723, label %j723
b723:
  br label %j723
j723:
  %p723 = phi i32 [ %p722, %a723 ], [ 723, %b723 ]
  br label %a724
a724:
  %c724 = icmp eq i32 %n, 724
  br i1 %c724, label %b724, label %j724
b724:
  br label %j724
j724:
  %p724 = phi i32 [ %p723, %a724 ], [ 724, %b724 ]
  br label %a725
a725:
  %c725 = icmp eq i32 %n, 725
  br i1 %c725, label %b725, label %j725
b725:
  br label %j725
j725:
  %p725 = phi i32 [ %p724, %a725 ], [ 725, %b725 ]
  br label %a726
a726:
  %c726 = icmp eq i32 %n, 726
  br i1 %c726, label %b726, label %j726
b726:
  br label %j726
j726:
  %p726 = phi i32 [ %p725, %a726 ], [ 726, %b726 ]
  br label %a727
a727:
  %c727 = icmp eq i32 %n, 727
  br i1 %c727, label %b727, label %j727
b727:
  br label %j727
j727:
  %p727 = phi i32 [ %p726, %a727 ], [ 727, %b727 ]
  br label %a728
a728:
  %c728 = icmp eq i32 %n, 728
  br i1 %c728, label %b728, label %j728
b728:
  br label %j728
j728:
  %p728 = phi i32 [ %p727, %a728 ], [ 728, %b728 ]
  br label %a729
a729:
  %c729 = icmp eq i32 %n, 729
  br i1 %c729, label %b729, label %j729
b729:
  br label %j729
j729:
  %p729 = phi i32 [ %p728, %a729 ], [ 729, %b729 ]
  br label %a730
a730:
  %c730 = icmp eq i32 %n, 730
  br i1 %c730, label %b730, label %j730
b730:
  br label %j730
j730:
  %p730 = phi i32 [ %p729, %a730 ], [ 730, %b730 ]
  br label %a731
a731:
  %c731 = icmp eq i32 %n, 731
  br i1 %c731, label %b731, label %j731
b731:
  br label %j731
j731:
  %p731 = phi i32 [ %p730, %a731 ], [ 731, %b731 ]
  br label %a732
a732:
  %c732 = icmp eq i32 %n, 732
  br i1 %c732, label %b732, label %j732
b732:
  br label %j732
j732:
  %p732 = phi i32 [ %p731, %a732 ], [ 732, %b732 ]
  br label %a733
a733:
  %c733 = icmp eq i32 %n, 733
  br i1 %c733, label %b733, label %j733
b733:
  br label %j733
j733:
  %p733 = phi i32 [ %p732, %a733 ], [ 733, %b733 ]
  br label %a734
a734:
  %c734 = icmp eq i32 %n, 734
  br i1 %c734, label %b734, label %j734
b734:
  br label %j734
j734:
  %p734 = phi i32 [ %p733, %a734 ], [ 734, %b734 ]
  br label %a735
a735:
  %c735 = icmp eq i32 %n, 735
  br i1 %c735, label %b735, label %j735
b735:
  br label %j735
j735:
  %p735 = phi i32 [ %p734, %a735 ], [ 735, %b735 ]
  br label %a736
a736:
  %c736 = icmp eq i32 %n, 736
  br i1 %c736, label %b736, label %j736
b736:
  br label %j736
j736:
  %p736 = phi i32 [ %p735, %a736 ], [ 736, %b736 ]
  br label %a737
a737:
  %c737 = icmp eq i32 %n, 737
  br i1 %c737, label %b737, label %j737
b737:
  br label %j737
j737:
  %p737 = phi i32 [ %p736, %a737 ], [ 737, %b737 ]
  br label %a738
a738:
  %c738 = icmp eq i32 %n, 738
  br i1 %c738, label %b738, label %j738
b738:
  br label %j738
j738:
  %p738 = phi i32 [ %p737, %a738 ], [ 738, %b738 ]
  br label %a739
a739:
  %c739 = icmp eq i32 %n, 739
  br i1 %c739, label %b739, label %j739
b739:
  br label %j739
j739:
  %p739 = phi i32 [ %p738, %a739 ], [ 739, %b739 ]
  br label %a740
a740:
  %c740 = icmp eq i32 %n, 740
  br i1 %c740, label %b740, label %j740
b740:
  br label %j740
j740:
  %p740 = phi i32 [ %p739, %a740 ], [ 740, %b740 ]
  br label %a741
a741:
  %c741 = icmp eq i32 %n, 741
  br i1 %c741, label %b741, label %j741
b741:
  br label %j741
j741:
  %p741 = phi i32 [ %p740, %a741 ], [ 741, %b741 ]
  br label %a742
a742:
  %c742 = icmp eq i32 %n, 742
  br i1 %c742, label %b742, label %j742
b742:
  br label %j742
j742:
  %p742 = phi i32 [ %p741, %a742 ], [ 742, %b742 ]
  br label %a743
a743:
  %c743 = icmp eq i32 %n, 743
  br i1 %c743, label %b743, label %j743
b743:
  br label %j743
j743:
  %p743 = phi i32 [ %p742, %a743 ], [ 743, %b743 ]
  br label %a744
a744:
  %c744 = icmp eq i32 %n, 744
  br i1 %c744, label %b744, label %j744
b744:
  br label %j744
j744:
  %p744 = phi i32 [ %p743, %a744 ], [ 744, %b744 ]
  br label %a745
a745:
  %c745 = icmp eq i32 %n, 745
  br i1 %c745, label %b745, label %j745
b745:
  br label %j745
j745:
  %p745 = phi i32 [ %p744, %a745 ], [ 745, %b745 ]
  br label %a746
a746:
  %c746 = icmp eq i32 %n, 746
  br i1 %c746, label %b746, label %j746
b746:
  br label %j746
j746:
  %p746 = phi i32 [ %p745, %a746 ], [ 746, %b746 ]
  br label %a747
a747:
  %c747 = icmp eq i32 %n, 747
  br i1 %c747, label %b747, label %j747
b747:
  br label %j747
j747:
  %p747 = phi i32 [ %p746, %a747 ], [ 747, %b747 ]
  br label %a748
a748:
  %c748 = icmp eq i32 %n, 748
  br i1 %c748, label %b748, label %j748
b748:
  br label %j748
j748:
  %p748 = phi i32 [ %p747, %a748 ], [ 748, %b748 ]
  br label %a749
a749:
  %c749 = icmp eq i32 %n, 749
  br i1 %c749, label %b749, label %j749
b749:
  br label %j749
j749:
  %p749 = phi i32 [ %p748, %a749 ], [ 749, %b749 ]
  br label %a750
a750:
  %c750 = icmp eq i32 %n, 750
  br i1 %c750, label %b750, label %j750
b750:
  br label %j750
j750:
  %p750 = phi i32 [ %p749, %a750 ], [ 750, %b750 ]
  br label %a751
a751:
  %c751 = icmp eq i32 %n, 751
  br i1 %c751, label %b751, label %j751
b751:
  br label %j751
j751:
  %p751 = phi i32 [ %p750, %a751 ], [ 751, %b751 ]
  br label %a752
a752:
  %c752 = icmp eq i32 %n, 752
  br i1 %c752, label %b752, label %j752
b752:
  br label %j752
j752:
  %p752 = phi i32 [ %p751, %a752 ], [ 752, %b752 ]
  br label %a753
a753:
  %c753 = icmp eq i32 %n, 753
  br i1 %c753, label %b753, label %j753
b753:
  br label %j753
j753:
  %p753 = phi i32 [ %p752, %a753 ], [ 753, %b753 ]
  br label %a754
a754:
  %c754 = icmp eq i32 %n, 754
  br i1 %c754, label %b754, label %j754
b754:
  br label %j754
j754:
  %p754 = phi i32 [ %p753, %a754 ], [ 754, %b754 ]
  br label %a755
a755:
  %c755 = icmp eq i32 %n, 755
  br i1 %c755, label %b755, label %j755
b755:
  br label %j755
j755:
  %p755 = phi i32 [ %p754, %a755 ], [ 755, %b755 ]
  br label %a756
a756:
  %c756 = icmp eq i32 %n, 756
  br i1 %c756, label %b756, label %j756
b756:
  br label %j756
j756:
  %p756 = phi i32 [ %p755, %a756 ], [ 756, %b756 ]
  br label %a757
a757:
  %c757 = icmp eq i32 %n, 757
  br i1 %c757, label %b757, label %j757
b757:
  br label %j757
j757:
  %p757 = phi i32 [ %p756, %a757 ], [ 757, %b757 ]
  br label %a758
a758:
  %c758 = icmp eq i32 %n, 758
  br i1 %c758, label %b758, label %j758
b758:
  br label %j758
j758:
  %p758 = phi i32 [ %p757, %a758 ], [ 758, %b758 ]
  br label %a759
a759:
  %c759 = icmp eq i32 %n, 759
  br i1 %c759, label %b759, label %j759
b759:
  br label %j759
j759:
  %p759 = phi i32 [ %p758, %a759 ], [ 759, %b759 ]
  br label %a760
a760:
  %c760 = icmp eq i32 %n, 760
  br i1 %c760, label %b760, label %j760
b760:
  br label %j760
j760:
  %p760 = phi i32 [ %p759, %a760 ], [ 760, %b760 ]
  br label %a761
a761:
  %c761 = icmp eq i32 %n, 761
  br i1 %c761, label %b761, label %j761
b761:
  br label %j761
j761:
  %p761 = phi i32 [ %p760, %a761 ], [ 761, %b761 ]
  br label %a762
a762:
  %c762 = icmp eq i32 %n, 762
  br i1 %c762, label %b762, label %j762
b762:
  br label %j762
j762:
  %p762 = phi i32 [ %p761, %a762 ], [ 762, %b762 ]
  br label %a763
a763:
  %c763 = icmp eq i32 %n, 763
  br i1 %c763, label %b763, label %j763
b763:
  br label %j763
j763:
  %p763 = phi i32 [ %p762, %a763 ], [ 763, %b763 ]
  br label %a764
a764:
  %c764 = icmp eq i32 %n, 764
  br i1 %c764, label %b764, label %j764
b764:
  br label %j764
j764:
  %p764 = phi i32 [ %p763, %a764 ], [ 764, %b764 ]
  br label %a765
a765:
  %c765 = icmp eq i32 %n, 765
  br i1 %c765, label %b765, label %j765
b765:
  br label %j765
j765:
  %p765 = phi i32 [ %p764, %a765 ], [ 765, %b765 ]
  br label %a766
a766:
  %c766 = icmp eq i32 %n, 766
  br i1 %c766, label %b766, label %j766
b766:
  br label %j766
j766:
  %p766 = phi i32 [ %p765, %a766 ], [ 766, %b766 ]
  br label %a767
a767:
  %c767 = icmp eq i32 %n, 767
  br i1 %c767, label %b767, label %j767
b767:
  br label %j767
j767:
  %p767 = phi i32 [ %p766, %a767 ], [ 767, %b767 ]
  br label %a768
a768:
  %c768 = icmp eq i32 %n, 768
  br i1 %c768, label %b768, label %j768
b768:
  br label %j768
j768:
  %p768 = phi i32 [ %p767, %a768 ], [ 768, %b768 ]
  br label %a769
a769:
  %c769 = icmp eq i32 %n, 769
  br i1 %c769, label %b769, label %j769
b769:
  br label %j769
j769:
  %p769 = phi i32 [ %p768, %a769 ], [ 769, %b769 ]
  br label %a770
a770:
  %c770 = icmp eq i32 %n, 770
  br i1 %c770, label %b770, label %j770
b770:
  br label %j770
j770:
  %p770 = phi i32 [ %p769, %a770 ], [ 770, %b770 ]
  br label %a771
a771:
  %c771 = icmp eq i32 %n, 771
  br i1 %c771, label %b771, label %j771
b771:
  br label %j771
j771:
  %p771 = phi i32 [ %p770, %a771 ], [ 771, %b771 ]
  br label %a772
a772:
  %c772 = icmp eq i32 %n, 772
  br i1 %c772, label %b772, label %j772
b772:
  br label %j772
j772:
  %p772 = phi i32 [ %p771, %a772 ], [ 772, %b772 ]
  br label %a773
a773:
  %c773 = icmp eq i32 %n, 773
  br i1 %c773, label %b773, label %j773
b773:
  br label %j773
j773:
  %p773 = phi i32 [ %p772, %a773 ], [ 773, %b773 ]
  br label %a774
a774:
  %c774 = icmp eq i32 %n, 774
  br i1 %c774, label %b774, label %j774
b774:
  br label %j774
j774:
  %p774 = phi i32 [ %p773, %a774 ], [ 774, %b774 ]
  br label %a775
a775:
  %c775 = icmp eq i32 %n, 775
  br i1 %c775, label %b775, label %j775
b775:
  br label %j775
j775:
  %p775 = phi i32 [ %p774, %a775 ], [ 775, %b775 ]
  br label %a776
a776:
  %c776 = icmp eq i32 %n, 776
  br i1 %c776, label %b776, label %j776
b776:
  br label %j776
j776:
  %p776 = phi i32 [ %p775, %a776 ], [ 776, %b776 ]
  br label %a777
a777:
  %c777 = icmp eq i32 %n, 777
  br i1 %c777, label %b777, label %j777
b777:
  br label %j777
j777:
  %p777 = phi i32 [ %p776, %a777 ], [ 777, %b777 ]
  br label %a778
a778:
  %c778 = icmp eq i32 %n, 778
  br i1 %c778, label %b778, label %j778
b778:
  br label %j778
j778:
  %p778 = phi i32 [ %p777, %a778 ], [ 778, %b778 ]
  br label %a779
a779:
  %c779 = icmp eq i32 %n, 779
  br i1 %c779, label %b779, label %j779
b779:
  br label %j779
j779:
  %p779 = phi i32 [ %p778, %a779 ], [ 779, %b779 ]
  br label %a780
a780:
  %c780 = icmp eq i32 %n, 780
  br i1 %c780, label %b780, label %j780
b780:
  br label %j780
j780:
  %p780 = phi i32 [ %p779, %a780 ], [ 780, %b780 ]
  br label %a781
a781:
  %c781 = icmp eq i32 %n, 781
  br i1 %c781, label %b781, label %j781
b781:
  br label %j781
j781:
  %p781 = phi i32 [ %p780, %a781 ], [ 781, %b781 ]
  br label %a782
a782:
  %c782 = icmp eq i32 %n, 782
  br i1 %c782, label %b782, label %j782
b782:
  br label %j782
j782:
  %p782 = phi i32 [ %p781, %a782 ], [ 782, %b782 ]
  br label %a783
a783:
  %c783 = icmp eq i32 %n, 783
  br i1 %c783, label %b783, label %j783
b783:
  br label %j783
j783:
  %p783 = phi i32 [ %p782, %a783 ], [ 783, %b783 ]
  br label %a784
a784:
  %c784 = icmp eq i32 %n, 784
  br i1 %c784, label %b784, label %j784
b784:
  br label %j784
j784:
  %p784 = phi i32 [ %p783, %a784 ], [ 784, %b784 ]
  br label %a785
a785:
  %c785 = icmp eq i32 %n, 785
  br i1 %c785, label %b785, label %j785
b785:
  br label %j785
j785:
  %p785 = phi i32 [ %p784, %a785 ], [ 785, %b785 ]
  br label %a786
a786:
  %c786 = icmp eq i32 %n, 786
  br i1 %c786, label %b786, label %j786
b786:
  br label %j786
j786:
  %p786 = phi i32 [ %p785, %a786 ], [ 786, %b786 ]
  br label %a787
a787:
  %c787 = icmp eq i32 %n, 787
  br i1 %c787, label %b787, label %j787
b787:
  br label %j787
j787:
  %p787 = phi i32 [ %p786, %a787 ], [ 787, %b787 ]
  br label %a788
a788:
  %c788 = icmp eq i32 %n, 788
  br i1 %c788, label %b788, label %j788
b788:
  br label %j788
j788:
  %p788 = phi i32 [ %p787, %a788 ], [ 788, %b788 ]
  br label %a789
a789:
  %c789 = icmp eq i32 %n, 789
  br i1 %c789, label %b789, label %j789
b789:
  br label %j789
j789:
  %p789 = phi i32 [ %p788, %a789 ], [ 789, %b789 ]
  br label %a790
a790:
  %c790 = icmp eq i32 %n, 790
  br i1 %c790, label %b790, label %j790
b790:
  br label %j790
j790:
  %p790 = phi i32 [ %p789, %a790 ], [ 790, %b790 ]
  br label %a791
a791:
  %c791 = icmp eq i32 %n, 791
  br i1 %c791, label %b791, label %j791
b791:
  br label %j791
j791:
  %p791 = phi i32 [ %p790, %a791 ], [ 791, %b791 ]
  br label %a792
a792:
  %c792 = icmp eq i32 %n, 792
  br i1 %c792, label %b792, label %j792
b792:
  br label %j792
j792:
  %p792 = phi i32 [ %p791, %a792 ], [ 792, %b792 ]
  br label %a793
a793:
  %c793 = icmp eq i32 %n, 793
  br i1 %c793, label %b793, label %j793
b793:
  br label %j793
j793:
  %p793 = phi i32 [ %p792, %a793 ], [ 793, %b793 ]
  br label %a794
a794:
  %c794 = icmp eq i32 %n, 794
  br i1 %c794, label %b794, label %j794
b794:
  br label %j794
j794:
  %p794 = phi i32 [ %p793, %a794 ], [ 794, %b794 ]
  br label %a795
a795:
  %c795 = icmp eq i32 %n, 795
  br i1 %c795, label %b795, label %j795
b795:
  br label %j795
j795:
  %p795 = phi i32 [ %p794, %a795 ], [ 795, %b795 ]
  br label %a796
a796:
  %c796 = icmp eq i32 %n, 796
  br i1 %c796, label %b796, label %j796
b796:
  br label %j796
j796:
  %p796 = phi i32 [ %p795, %a796 ], [ 796, %b796 ]
  br label %a797
a797:
  %c797 = icmp eq i32 %n, 797
  br i1 %c797, label %b797, label %j797
b797:
  br label %j797
j797:
  %p797 = phi i32 [ %p796, %a797 ], [ 797, %b797 ]
  br label %a798
a798:
  %c798 = icmp eq i32 %n, 798
  br i1 %c798, label %b798, label %j798
b798:
  br label %j798
j798:
  %p798 = phi i32 [ %p797, %a798 ], [ 798, %b798 ]
  br label %a799
a799:
  %c799 = icmp eq i32 %n, 799
  br i1 %c799, label %b799, label %j799
b799:
  br label %j799
j799:
  %p799 = phi i32 [ %p798, %a799 ], [ 799, %b799 ]
  br label %a800
a800:
  %c800 = icmp eq i32 %n, 800
  br i1 %c800, label %b800, label %j800
b800:
  br label %j800
j800:
  %p800 = phi i32 [ %p799, %a800 ], [ 800, %b800 ]
  br label %a801
a801:
  %c801 = icmp eq i32 %n, 801
  br i1 %c801, label %b801, label %j801
b801:
  br label %j801
j801:
  %p801 = phi i32 [ %p800, %a801 ], [ 801, %b801 ]
  br label %a802
a802:
  %c802 = icmp eq i32 %n, 802
  br i1 %c802, label %b802, label %j802
b802:
  br label %j802
j802:
  %p802 = phi i32 [ %p801, %a802 ], [ 802, %b802 ]
  br label %a803
a803:
  %c803 = icmp eq i32 %n, 803
  br i1 %c803, label %b803, label %j803
b803:
  br label %j803
j803:
  %p803 = phi i32 [ %p802, %a803 ], [ 803, %b803 ]
  br label %a804
a804:
  %c804 = icmp eq i32 %n, 804
  br i1 %c804, label %b804, label %j804
b804:
  br label %j804
j804:
  %p804 = phi i32 [ %p803, %a804 ], [ 804, %b804 ]
  br label %a805
a805:
  %c805 = icmp eq i32 %n, 805
  br i1 %c805, label %b805, label %j805
b805:
  br label %j805
j805:
  %p805 = phi i32 [ %p804, %a805 ], [ 805, %b805 ]
  br label %a806
a806:
  %c806 = icmp eq i32 %n, 806
  br i1 %c806, label %b806, label %j806
b806:
  br label %j806
j806:
  %p806 = phi i32 [ %p805, %a806 ], [ 806, %b806 ]
  br label %a807
a807:
  %c807 = icmp eq i32 %n, 807
  br i1 %c807, label %b807, label %j807
b807:
  br label %j807
j807:
  %p807 = phi i32 [ %p806, %a807 ], [ 807, %b807 ]
  br label %a808
a808:
  %c808 = icmp eq i32 %n, 808
  br i1 %c808, label %b808, label %j808
b808:
  br label %j808
j808:
  %p808 = phi i32 [ %p807, %a808 ], [ 808, %b808 ]
  br label %a809
a809:
  %c809 = icmp eq i32 %n, 809
  br i1 %c809, label %b809, label %j809
b809:
  br label %j809
j809:
  %p809 = phi i32 [ %p808, %a809 ], [ 809, %b809 ]
  br label %a810
a810:
  %c810 = icmp eq i32 %n, 810
  br i1 %c810, label %b810, label %j810
b810:
  br label %j810
j810:
  %p810 = phi i32 [ %p809, %a810 ], [ 810, %b810 ]
  br label %a811
a811:
  %c811 = icmp eq i32 %n, 811
  br i1 %c811, label %b811, label %j811
b811:
  br label %j811
j811:
  %p811 = phi i32 [ %p810, %a811 ], [ 811, %b811 ]
  br label %a812
a812:
  %c812 = icmp eq i32 %n, 812
  br i1 %c812, label %b812, label %j812
b812:
  br label %j812
j812:
  %p812 = phi i32 [ %p811, %a812 ], [ 812, %b812 ]
  br label %a813
a813:
  %c813 = icmp eq i32 %n, 813
  br i1 %c813, label %b813, label %j813
b813:
  br label %j813
j813:
  %p813 = phi i32 [ %p812, %a813 ], [ 813, %b813 ]
  br label %a814
a814:
  %c814 = icmp eq i32 %n, 814
  br i1 %c814, label %b814, label %j814
b814:
  br label %j814
j814:
  %p814 = phi i32 [ %p813, %a814 ], [ 814, %b814 ]
  br label %a815
a815:
  %c815 = icmp eq i32 %n, 815
  br i1 %c815, label %b815, label %j815
b815:
  br label %j815
j815:
  %p815 = phi i32 [ %p814, %a815 ], [ 815, %b815 ]
  br label %a816
a816:
  %c816 = icmp eq i32 %n, 816
  br i1 %c816, label %b816, label %j816
b816:
  br label %j816
j816:
  %p816 = phi i32 [ %p815, %a816 ], [ 816, %b816 ]
  br label %a817
a817:
  %c817 = icmp eq i32 %n, 817
  br i1 %c817, label %b817, label %j817
b817:
  br label %j817
j817:
  %p817 = phi i32 [ %p816, %a817 ], [ 817, %b817 ]
  br label %a818
a818:
  %c818 = icmp eq i32 %n, 818
  br i1 %c818, label %b818, label %j818
b818:
  br label %j818
j818:
  %p818 = phi i32 [ %p817, %a818 ], [ 818, %b818 ]
  br label %a819
a819:
  %c819 = icmp eq i32 %n, 819
  br i1 %c819, label %b819, label %j819
b819:
  br label %j819
j819:
  %p819 = phi i32 [ %p818, %a819 ], [ 819, %b819 ]
  br label %a820
a820:
  %c820 = icmp eq i32 %n, 820
  br i1 %c820, label %b820, label %j820
b820:
  br label %j820
j820:
  %p820 = phi i32 [ %p819, %a820 ], [ 820, %b820 ]
  br label %a821
a821:
  %c821 = icmp eq i32 %n, 821
  br i1 %c821, label %b821, label %j821
b821:
  br label %j821
j821:
  %p821 = phi i32 [ %p820, %a821 ], [ 821, %b821 ]
  br label %a822
a822:
  %c822 = icmp eq i32 %n, 822
  br i1 %c822, label %b822, label %j822
b822:
  br label %j822
j822:
  %p822 = phi i32 [ %p821, %a822 ], [ 822, %b822 ]
  br label %a823
a823:
  %c823 = icmp eq i32 %n, 823
  br i1 %c823, label %b823, label %j823
b823:
  br label %j823
j823:
  %p823 = phi i32 [ %p822, %a823 ], [ 823, %b823 ]
  br label %a824
a824:
  %c824 = icmp eq i32 %n, 824
  br i1 %c824, label %b824, label %j824
b824:
  br label %j824
j824:
  %p824 = phi i32 [ %p823, %a824 ], [ 824, %b824 ]
  br label %a825
a825:
  %c825 = icmp eq i32 %n, 825
  br i1 %c825, label %b825, label %j825
b825:
  br label %j825
j825:
  %p825 = phi i32 [ %p824, %a825 ], [ 825, %b825 ]
  br label %a826
a826:
  %c826 = icmp eq i32 %n, 826
  br i1 %c826, label %b826, label %j826
b826:
  br label %j826
j826:
  %p826 = phi i32 [ %p825, %a826 ], [ 826, %b826 ]
  br label %a827
a827:
  %c827 = icmp eq i32 %n, 827
  br i1 %c827, label %b827, label %j827
b827:
  br label %j827
j827:
  %p827 = phi i32 [ %p826, %a827 ], [ 827, %b827 ]
  br label %a828
a828:
  %c828 = icmp eq i32 %n, 828
  br i1 %c828, label %b828, label %j828
b828:
  br label %j828
j828:
  %p828 = phi i32 [ %p827, %a828 ], [ 828, %b828 ]
  br label %a829
a829:
  %c829 = icmp eq i32 %n, 829
  br i1 %c829, label %b829, label %j829
b829:
  br label %j829
j829:
  %p829 = phi i32 [ %p828, %a829 ], [ 829, %b829 ]
  br label %a830
a830:
  %c830 = icmp eq i32 %n, 830
  br i1 %c830, label %b830, label %j830
b830:
  br label %j830
j830:
  %p830 = phi i32 [ %p829, %a830 ], [ 830, %b830 ]
  br label %a831
a831:
  %c831 = icmp eq i32 %n, 831
  br i1 %c831, label %b831, label %j831
b831:
  br label %j831
j831:
  %p831 = phi i32 [ %p830, %a831 ], [ 831, %b831 ]
  br label %a832
a832:
  %c832 = icmp eq i32 %n, 832
  br i1 %c832, label %b832, label %j832
b832:
  br label %j832
j832:
  %p832 = phi i32 [ %p831, %a832 ], [ 832, %b832 ]
  br label %a833
a833:
  %c833 = icmp eq i32 %n, 833
  br i1 %c833, label %b833, label %j833
b833:
  br label %j833
j833:
  %p833 = phi i32 [ %p832, %a833 ], [ 833, %b833 ]
  br label %a834
a834:
  %c834 = icmp eq i32 %n, 834
  br i1 %c834, label %b834, label %j834
b834:
  br label %j834
j834:
  %p834 = phi i32 [ %p833, %a834 ], [ 834, %b834 ]
  br label %a835
a835:
  %c835 = icmp eq i32 %n, 835
  br i1 %c835, label %b835, label %j835
b835:
  br label %j835
j835:
  %p835 = phi i32 [ %p834, %a835 ], [ 835, %b835 ]
  br label %a836
a836:
  %c836 = icmp eq i32 %n, 836
  br i1 %c836, label %b836, label %j836
b836:
  br label %j836
j836:
  %p836 = phi i32 [ %p835, %a836 ], [ 836, %b836 ]
  br label %a837
a837:
  %c837 = icmp eq i32 %n, 837
  br i1 %c837, label %b837, label %j837
b837:
  br label %j837
j837:
  %p837 = phi i32 [ %p836, %a837 ], [ 837, %b837 ]
  br label %a838
a838:
  %c838 = icmp eq i32 %n, 838
  br i1 %c838, label %b838, label %j838
b838:
  br label %j838
j838:
  %p838 = phi i32 [ %p837, %a838 ], [ 838, %b838 ]
  br label %a839
a839:
  %c839 = icmp eq i32 %n, 839
  br i1 %c839, label %b839, label %j839
b839:
  br label %j839
j839:
  %p839 = phi i32 [ %p838, %a839 ], [ 839, %b839 ]
  br label %a840
a840:
  %c840 = icmp eq i32 %n, 840
  br i1 %c840, label %b840, label %j840
b840:
  br label %j840
j840:
  %p840 = phi i32 [ %p839, %a840 ], [ 840, %b840 ]
  br label %a841
a841:
  %c841 = icmp eq i32 %n, 841
  br i1 %c841, label %b841, label %j841
b841:
  br label %j841
j841:
  %p841 = phi i32 [ %p840, %a841 ], [ 841, %b841 ]
  br label %a842
a842:
  %c842 = icmp eq i32 %n, 842
  br i1 %c842, label %b842, label %j842
b842:
  br label %j842
j842:
  %p842 = phi i32 [ %p841, %a842 ], [ 842, %b842 ]
  br label %a843
a843:
  %c843 = icmp eq i32 %n, 843
  br i1 %c843, label %b843, label %j843
b843:
  br label %j843
j843:
  %p843 = phi i32 [ %p842, %a843 ], [ 843, %b843 ]
  br label %a844
a844:
  %c844 = icmp eq i32 %n, 844
  br i1 %c844, label %b844, label %j844
b844:
  br label %j844
j844:
  %p844 = phi i32 [ %p843, %a844 ], [ 844, %b844 ]
  br label %a845
a845:
  %c845 = icmp eq i32 %n, 845
  br i1 %c845, label %b845, label %j845
b845:
  br label %j845
j845:
  %p845 = phi i32 [ %p844, %a845 ], [ 845, %b845 ]
  br label %a846
a846:
  %c846 = icmp eq i32 %n, 846
  br i1 %c846, label %b846, label %j846
b846:
  br label %j846
j846:
  %p846 = phi i32 [ %p845, %a846 ], [ 846, %b846 ]
  br label %a847
a847:
  %c847 = icmp eq i32 %n, 847
  br i1 %c847, label %b847, label %j847
b847:
  br label %j847
j847:
  %p847 = phi i32 [ %p846, %a847 ], [ 847, %b847 ]
  br label %a848
a848:
  %c848 = icmp eq i32 %n, 848
  br i1 %c848, label %b848, label %j848
b848:
  br label %j848
j848:
  %p848 = phi i32 [ %p847, %a848 ], [ 848, %b848 ]
  br label %a849
a849:
  %c849 = icmp eq i32 %n, 849
  br i1 %c849, label %b849, label %j849
b849:
  br label %j849
j849:
  %p849 = phi i32 [ %p848, %a849 ], [ 849, %b849 ]
  br label %a850
a850:
  %c850 = icmp eq i32 %n, 850
  br i1 %c850, label %b850, label %j850
b850:
  br label %j850
j850:
  %p850 = phi i32 [ %p849, %a850 ], [ 850, %b850 ]
  br label %a851
a851:
  %c851 = icmp eq i32 %n, 851
  br i1 %c851, label %b851, label %j851
b851:
  br label %j851
j851:
  %p851 = phi i32 [ %p850, %a851 ], [ 851, %b851 ]
  br label %a852
a852:
  %c852 = icmp eq i32 %n, 852
  br i1 %c852, label %b852, label %j852
b852:
  br label %j852
j852:
  %p852 = phi i32 [ %p851, %a852 ], [ 852, %b852 ]
  br label %a853
a853:
  %c853 = icmp eq i32 %n, 853
  br i1 %c853, label %b853, label %j853
b853:
  br label %j853
j853:
  %p853 = phi i32 [ %p852, %a853 ], [ 853, %b853 ]
  br label %a854
a854:
  %c854 = icmp eq i32 %n, 854
  br i1 %c854, label %b854, label %j854
b854:
  br label %j854
j854:
  %p854 = phi i32 [ %p853, %a854 ], [ 854, %b854 ]
  br label %a855
a855:
  %c855 = icmp eq i32 %n, 855
  br i1 %c855, label %b855, label %j855
b855:
  br label %j855
j855:
  %p855 = phi i32 [ %p854, %a855 ], [ 855, %b855 ]
  br label %a856
a856:
  %c856 = icmp eq i32 %n, 856
  br i1 %c856, label %b856, label %j856
b856:
  br label %j856
j856:
  %p856 = phi i32 [ %p855, %a856 ], [ 856, %b856 ]
  br label %a857
a857:
  %c857 = icmp eq i32 %n, 857
  br i1 %c857, label %b857, label %j857
b857:
  br label %j857
j857:
  %p857 = phi i32 [ %p856, %a857 ], [ 857, %b857 ]
  br label %a858
a858:
  %c858 = icmp eq i32 %n, 858
  br i1 %c858, label %b858, label %j858
b858:
  br label %j858
j858:
  %p858 = phi i32 [ %p857, %a858 ], [ 858, %b858 ]
  br label %a859
a859:
  %c859 = icmp eq i32 %n, 859
  br i1 %c859, label %b859, label %j859
b859:
  br label %j859
j859:
  %p859 = phi i32 [ %p858, %a859 ], [ 859, %b859 ]
  br label %a860
a860:
  %c860 = icmp eq i32 %n, 860
  br i1 %c860, label %b860, label %j860
b860:
  br label %j860
j860:
  %p860 = phi i32 [ %p859, %a860 ], [ 860, %b860 ]
  br label %a861
a861:
  %c861 = icmp eq i32 %n, 861
  br i1 %c861, label %b861, label %j861
b861:
  br label %j861
j861:
  %p861 = phi i32 [ %p860, %a861 ], [ 861, %b861 ]
  br label %a862
a862:
  %c862 = icmp eq i32 %n, 862
  br i1 %c862, label %b862, label %j862
b862:
  br label %j862
j862:
  %p862 = phi i32 [ %p861, %a862 ], [ 862, %b862 ]
  br label %a863
a863:
  %c863 = icmp eq i32 %n, 863
  br i1 %c863, label %b863, label %j863
b863:
  br label %j863
j863:
  %p863 = phi i32 [ %p862, %a863 ], [ 863, %b863 ]
  br label %a864
a864:
  %c864 = icmp eq i32 %n, 864
  br i1 %c864, label %b864, label %j864
b864:
  br label %j864
j864:
  %p864 = phi i32 [ %p863, %a864 ], [ 864, %b864 ]
  br label %a865
a865:
  %c865 = icmp eq i32 %n, 865
  br i1 %c865, label %b865, label %j865
b865:
  br label %j865
j865:
  %p865 = phi i32 [ %p864, %a865 ], [ 865, %b865 ]
  br label %a866
a866:
  %c866 = icmp eq i32 %n, 866
  br i1 %c866, label %b866, label %j866
b866:
  br label %j866
j866:
  %p866 = phi i32 [ %p865, %a866 ], [ 866, %b866 ]
  br label %a867
a867:
  %c867 = icmp eq i32 %n, 867
  br i1 %c867, label %b867, label %j867
b867:
  br label %j867
j867:
  %p867 = phi i32 [ %p866, %a867 ], [ 867, %b867 ]
  br label %a868
a868:
  %c868 = icmp eq i32 %n, 868
  br i1 %c868, label %b868, label %j868
b868:
  br label %j868
j868:
  %p868 = phi i32 [ %p867, %a868 ], [ 868, %b868 ]
  br label %a869
a869:
  %c869 = icmp eq i32 %n, 869
  br i1 %c869, label %b869, label %j869
b869:
  br label %j869
j869:
  %p869 = phi i32 [ %p868, %a869 ], [ 869, %b869 ]
  br label %a870
a870:
  %c870 = icmp eq i32 %n, 870
  br i1 %c870, label %b870, label %j870
b870:
  br label %j870
j870:
  %p870 = phi i32 [ %p869, %a870 ], [ 870, %b870 ]
  br label %a871
a871:
  %c871 = icmp eq i32 %n, 871
  br i1 %c871, label %b871, label %j871
b871:
  br label %j871
j871:
  %p871 = phi i32 [ %p870, %a871 ], [ 871, %b871 ]
  br label %a872
a872:
  %c872 = icmp eq i32 %n, 872
  br i1 %c872, label %b872, label %j872
b872:
  br label %j872
j872:
  %p872 = phi i32 [ %p871, %a872 ], [ 872, %b872 ]
  br label %a873
a873:
  %c873 = icmp eq i32 %n, 873
  br i1 %c873, label %b873, label %j873
b873:
  br label %j873
j873:
  %p873 = phi i32 [ %p872, %a873 ], [ 873, %b873 ]
  br label %a874
a874:
  %c874 = icmp eq i32 %n, 874
  br i1 %c874, label %b874, label %j874
b874:
  br label %j874
j874:
  %p874 = phi i32 [ %p873, %a874 ], [ 874, %b874 ]
  br label %a875
a875:
  %c875 = icmp eq i32 %n, 875
  br i1 %c875, label %b875, label %j875
b875:
  br label %j875
j875:
  %p875 = phi i32 [ %p874, %a875 ], [ 875, %b875 ]
  br label %a876
a876:
  %c876 = icmp eq i32 %n, 876
  br i1 %c876, label %b876, label %j876
b876:
  br label %j876
j876:
  %p876 = phi i32 [ %p875, %a876 ], [ 876, %b876 ]
  br label %a877
a877:
  %c877 = icmp eq i32 %n, 877
  br i1 %c877, label %b877, label %j877
b877:
  br label %j877
j877:
  %p877 = phi i32 [ %p876, %a877 ], [ 877, %b877 ]
  br label %a878
a878:
  %c878 = icmp eq i32 %n, 878
  br i1 %c878, label %b878, label %j878
b878:
  br label %j878
j878:
  %p878 = phi i32 [ %p877, %a878 ], [ 878, %b878 ]
  br label %a879
a879:
  %c879 = icmp eq i32 %n, 879
  br i1 %c879, label %b879, label %j879
b879:
  br label %j879
j879:
  %p879 = phi i32 [ %p878, %a879 ], [ 879, %b879 ]
  br label %a880
a880:
  %c880 = icmp eq i32 %n, 880
  br i1 %c880, label %b880, label %j880
b880:
  br label %j880
j880:
  %p880 = phi i32 [ %p879, %a880 ], [ 880, %b880 ]
  br label %a881
a881:
  %c881 = icmp eq i32 %n, 881
  br i1 %c881, label %b881, label %j881
b881:
  br label %j881
j881:
  %p881 = phi i32 [ %p880, %a881 ], [ 881, %b881 ]
  br label %a882
a882:
  %c882 = icmp eq i32 %n, 882
  br i1 %c882, label %b882, label %j882
b882:
  br label %j882
j882:
  %p882 = phi i32 [ %p881, %a882 ], [ 882, %b882 ]
  br label %a883
a883:
  %c883 = icmp eq i32 %n, 883
  br i1 %c883, label %b883, label %j883
b883:
  br label %j883
j883:
  %p883 = phi i32 [ %p882, %a883 ], [ 883, %b883 ]
  br label %a884
a884:
  %c884 = icmp eq i32 %n, 884
  br i1 %c884, label %b884, label %j884
b884:
  br label %j884
j884:
  %p884 = phi i32 [ %p883, %a884 ], [ 884, %b884 ]
  br label %a885
a885:
  %c885 = icmp eq i32 %n, 885
  br i1 %c885, label %b885, label %j885
b885:
  br label %j885
j885:
  %p885 = phi i32 [ %p884, %a885 ], [ 885, %b885 ]
  br label %a886
a886:
  %c886 = icmp eq i32 %n, 886
  br i1 %c886, label %b886, label %j886
b886:
  br label %j886
j886:
  %p886 = phi i32 [ %p885, %a886 ], [ 886, %b886 ]
  br label %a887
a887:
  %c887 = icmp eq i32 %n, 887
  br i1 %c887, label %b887, label %j887
b887:
  br label %j887
j887:
  %p887 = phi i32 [ %p886, %a887 ], [ 887, %b887 ]
  br label %a888
a888:
  %c888 = icmp eq i32 %n, 888
  br i1 %c888, label %b888, label %j888
b888:
  br label %j888
j888:
  %p888 = phi i32 [ %p887, %a888 ], [ 888, %b888 ]
  br label %a889
a889:
  %c889 = icmp eq i32 %n, 889
  br i1 %c889, label %b889, label %j889
b889:
  br label %j889
j889:
  %p889 = phi i32 [ %p888, %a889 ], [ 889, %b889 ]
  br label %a890
a890:
  %c890 = icmp eq i32 %n, 890
  br i1 %c890, label %b890, label %j890
b890:
  br label %j890
j890:
  %p890 = phi i32 [ %p889, %a890 ], [ 890, %b890 ]
  br label %a891
a891:
  %c891 = icmp eq i32 %n, 891
  br i1 %c891, label %b891, label %j891
b891:
  br label %j891
j891:
  %p891 = phi i32 [ %p890, %a891 ], [ 891, %b891 ]
  br label %a892
a892:
  %c892 = icmp eq i32 %n, 892
  br i1 %c892, label %b892, label %j892
b892:
  br label %j892
j892:
  %p892 = phi i32 [ %p891, %a892 ], [ 892, %b892 ]
  br label %a893
a893:
  %c893 = icmp eq i32 %n, 893
  br i1 %c893, label %b893, label %j893
b893:
  br label %j893
j893:
  %p893 = phi i32 [ %p892, %a893 ], [ 893, %b893 ]
  br label %a894
a894:
  %c894 = icmp eq i32 %n, 894
  br i1 %c894, label %b894, label %j894
b894:
  br label %j894
j894:
  %p894 = phi i32 [ %p893, %a894 ], [ 894, %b894 ]
  br label %a895
a895:
  %c895 = icmp eq i32 %n, 895
  br i1 %c895, label %b895, label %j895
b895:
  br label %j895
j895:
  %p895 = phi i32 [ %p894, %a895 ], [ 895, %b895 ]
  br label %a896
a896:
  %c896 = icmp eq i32 %n, 896
  br i1 %c896, label %b896, label %j896
b896:
  br label %j896
j896:
  %p896 = phi i32 [ %p895, %a896 ], [ 896, %b896 ]
  br label %a897
a897:
  %c897 = icmp eq i32 %n, 897
  br i1 %c897, label %b897, label %j897
b897:
  br label %j897
j897:
  %p897 = phi i32 [ %p896, %a897 ], [ 897, %b897 ]
  br label %a898
a898:
  %c898 = icmp eq i32 %n, 898
  br i1 %c898, label %b898, label %j898
b898:
  br label %j898
j898:
  %p898 = phi i32 [ %p897, %a898 ], [ 898, %b898 ]
  br label %a899
a899:
  %c899 = icmp eq i32 %n, 899
  br i1 %c899, label %b899, label %j899
b899:
  br label %j899
j899:
  %p899 = phi i32 [ %p898, %a899 ], [ 899, %b899 ]
  br label %a900
a900:
  %c900 = icmp eq i32 %n, 900
  br i1 %c900, label %b900, label %j900
b900:
  br label %j900
j900:
  %p900 = phi i32 [ %p899, %a900 ], [ 900, %b900 ]
  br label %a901
a901:
  %c901 = icmp eq i32 %n, 901
  br i1 %c901, label %b901, label %j901
b901:
  br label %j901
j901:
  %p901 = phi i32 [ %p900, %a901 ], [ 901, %b901 ]
  br label %a902
a902:
  %c902 = icmp eq i32 %n, 902
  br i1 %c902, label %b902, label %j902
b902:
  br label %j902
j902:
  %p902 = phi i32 [ %p901, %a902 ], [ 902, %b902 ]
  br label %a903
a903:
  %c903 = icmp eq i32 %n, 903
  br i1 %c903, label %b903, label %j903
b903:
  br label %j903
j903:
  %p903 = phi i32 [ %p902, %a903 ], [ 903, %b903 ]
  br label %a904
a904:
  %c904 = icmp eq i32 %n, 904
  br i1 %c904, label %b904, label %j904
b904:
  br label %j904
j904:
  %p904 = phi i32 [ %p903, %a904 ], [ 904, %b904 ]
  br label %a905
a905:
  %c905 = icmp eq i32 %n, 905
  br i1 %c905, label %b905, label %j905
b905:
  br label %j905
j905:
  %p905 = phi i32 [ %p904, %a905 ], [ 905, %b905 ]
  br label %a906
a906:
  %c906 = icmp eq i32 %n, 906
  br i1 %c906, label %b906, label %j906
b906:
  br label %j906
j906:
  %p906 = phi i32 [ %p905, %a906 ], [ 906, %b906 ]
  br label %a907
a907:
  %c907 = icmp eq i32 %n, 907
  br i1 %c907, label %b907, label %j907
b907:
  br label %j907
j907:
  %p907 = phi i32 [ %p906, %a907 ], [ 907, %b907 ]
  br label %a908
a908:
  %c908 = icmp eq i32 %n, 908
  br i1 %c908, label %b908, label %j908
b908:
  br label %j908
j908:
  %p908 = phi i32 [ %p907, %a908 ], [ 908, %b908 ]
  br label %a909
a909:
  %c909 = icmp eq i32 %n, 909
  br i1 %c909, label %b909, label %j909
b909:
  br label %j909
j909:
  %p909 = phi i32 [ %p908, %a909 ], [ 909, %b909 ]
  br label %a910
a910:
  %c910 = icmp eq i32 %n, 910
  br i1 %c910, label %b910, label %j910
b910:
  br label %j910
j910:
  %p910 = phi i32 [ %p909, %a910 ], [ 910, %b910 ]
  br label %a911
a911:
  %c911 = icmp eq i32 %n, 911
  br i1 %c911, label %b911, label %j911
b911:
  br label %j911
j911:
  %p911 = phi i32 [ %p910, %a911 ], [ 911, %b911 ]
  br label %a912
a912:
  %c912 = icmp eq i32 %n, 912
  br i1 %c912, label %b912, label %j912
b912:
  br label %j912
j912:
  %p912 = phi i32 [ %p911, %a912 ], [ 912, %b912 ]
  br label %a913
a913:
  %c913 = icmp eq i32 %n, 913
  br i1 %c913, label %b913, label %j913
b913:
  br label %j913
j913:
  %p913 = phi i32 [ %p912, %a913 ], [ 913, %b913 ]
  br label %a914
a914:
  %c914 = icmp eq i32 %n, 914
  br i1 %c914, label %b914, label %j914
b914:
  br label %j914
j914:
  %p914 = phi i32 [ %p913, %a914 ], [ 914, %b914 ]
  br label %a915
a915:
  %c915 = icmp eq i32 %n, 915
  br i1 %c915, label %b915, label %j915
b915:
  br label %j915
j915:
  %p915 = phi i32 [ %p914, %a915 ], [ 915, %b915 ]
  br label %a916
a916:
  %c916 = icmp eq i32 %n, 916
  br i1 %c916, label %b916, label %j916
b916:
  br label %j916
j916:
  %p916 = phi i32 [ %p915, %a916 ], [ 916, %b916 ]
  br label %a917
a917:
  %c917 = icmp eq i32 %n, 917
  br i1 %c917, label %b917, label %j917
b917:
  br label %j917
j917:
  %p917 = phi i32 [ %p916, %a917 ], [ 917, %b917 ]
  br label %a918
a918:
  %c918 = icmp eq i32 %n, 918
  br i1 %c918, label %b918, label %j918
b918:
  br label %j918
j918:
  %p918 = phi i32 [ %p917, %a918 ], [ 918, %b918 ]
  br label %a919
a919:
  %c919 = icmp eq i32 %n, 919
  br i1 %c919, label %b919, label %j919
b919:
  br label %j919
j919:
  %p919 = phi i32 [ %p918, %a919 ], [ 919, %b919 ]
  br label %a920
a920:
  %c920 = icmp eq i32 %n, 920
  br i1 %c920, label %b920, label %j920
b920:
  br label %j920
j920:
  %p920 = phi i32 [ %p919, %a920 ], [ 920, %b920 ]
  br label %a921
a921:
  %c921 = icmp eq i32 %n, 921
  br i1 %c921, label %b921, label %j921
b921:
  br label %j921
j921:
  %p921 = phi i32 [ %p920, %a921 ], [ 921, %b921 ]
  br label %a922
a922:
  %c922 = icmp eq i32 %n, 922
  br i1 %c922, label %b922, label %j922
b922:
  br label %j922
j922:
  %p922 = phi i32 [ %p921, %a922 ], [ 922, %b922 ]
  br label %a923
a923:
  %c923 = icmp eq i32 %n, 923
  br i1 %c923, label %b923, label %j923
b923:
  br label %j923
j923:
  %p923 = phi i32 [ %p922, %a923 ], [ 923, %b923 ]
  br label %a924
a924:
  %c924 = icmp eq i32 %n, 924
  br i1 %c924, label %b924, label %j924
b924:
  br label %j924
j924:
  %p924 = phi i32 [ %p923, %a924 ], [ 924, %b924 ]
  br label %a925
a925:
  %c925 = icmp eq i32 %n, 925
  br i1 %c925, label %b925, label %j925
b925:
  br label %j925
j925:
  %p925 = phi i32 [ %p924, %a925 ], [ 925, %b925 ]
  br label %a926
a926:
  %c926 = icmp eq i32 %n, 926
  br i1 %c926, label %b926, label %j926
b926:
  br label %j926
j926:
  %p926 = phi i32 [ %p925, %a926 ], [ 926, %b926 ]
  br label %a927
a927:
  %c927 = icmp eq i32 %n, 927
  br i1 %c927, label %b927, label %j927
b927:
  br label %j927
j927:
  %p927 = phi i32 [ %p926, %a927 ], [ 927, %b927 ]
  br label %a928
a928:
  %c928 = icmp eq i32 %n, 928
  br i1 %c928, label %b928, label %j928
b928:
  br label %j928
j928:
  %p928 = phi i32 [ %p927, %a928 ], [ 928, %b928 ]
  br label %a929
a929:
  %c929 = icmp eq i32 %n, 929
  br i1 %c929, label %b929, label %j929
b929:
  br label %j929
j929:
  %p929 = phi i32 [ %p928, %a929 ], [ 929, %b929 ]
  br label %a930
a930:
  %c930 = icmp eq i32 %n, 930
  br i1 %c930, label %b930, label %j930
b930:
  br label %j930
j930:
  %p930 = phi i32 [ %p929, %a930 ], [ 930, %b930 ]
  br label %a931
a931:
  %c931 = icmp eq i32 %n, 931
  br i1 %c931, label %b931, label %j931
b931:
  br label %j931
j931:
  %p931 = phi i32 [ %p930, %a931 ], [ 931, %b931 ]
  br label %a932
a932:
  %c932 = icmp eq i32 %n, 932
  br i1 %c932, label %b932, label %j932
b932:
  br label %j932
j932:
  %p932 = phi i32 [ %p931, %a932 ], [ 932, %b932 ]
  br label %a933
a933:
  %c933 = icmp eq i32 %n, 933
  br i1 %c933, label %b933, label %j933
b933:
  br label %j933
j933:
  %p933 = phi i32 [ %p932, %a933 ], [ 933, %b933 ]
  br label %a934
a934:
  %c934 = icmp eq i32 %n, 934
  br i1 %c934, label %b934, label %j934
b934:
  br label %j934
j934:
  %p934 = phi i32 [ %p933, %a934 ], [ 934, %b934 ]
  br label %a935
a935:
  %c935 = icmp eq i32 %n, 935
  br i1 %c935, label %b935, label %j935
b935:
  br label %j935
j935:
  %p935 = phi i32 [ %p934, %a935 ], [ 935, %b935 ]
  br label %a936
a936:
  %c936 = icmp eq i32 %n, 936
  br i1 %c936, label %b936, label %j936
b936:
  br label %j936
j936:
  %p936 = phi i32 [ %p935, %a936 ], [ 936, %b936 ]
  br label %a937
a937:
  %c937 = icmp eq i32 %n, 937
  br i1 %c937, label %b937, label %j937
b937:
  br label %j937
j937:
  %p937 = phi i32 [ %p936, %a937 ], [ 937, %b937 ]
  br label %a938
a938:
  %c938 = icmp eq i32 %n, 938
  br i1 %c938, label %b938, label %j938
b938:
  br label %j938
j938:
  %p938 = phi i32 [ %p937, %a938 ], [ 938, %b938 ]
  br label %a939
a939:
  %c939 = icmp eq i32 %n, 939
  br i1 %c939, label %b939, label %j939
b939:
  br label %j939
j939:
  %p939 = phi i32 [ %p938, %a939 ], [ 939, %b939 ]
  br label %a940
a940:
  %c940 = icmp eq i32 %n, 940
  br i1 %c940, label %b940, label %j940
b940:
  br label %j940
j940:
  %p940 = phi i32 [ %p939, %a940 ], [ 940, %b940 ]
  br label %a941
a941:
  %c941 = icmp eq i32 %n, 941
  br i1 %c941, label %b941, label %j941
b941:
  br label %j941
j941:
  %p941 = phi i32 [ %p940, %a941 ], [ 941, %b941 ]
  br label %a942
a942:
  %c942 = icmp eq i32 %n, 942
  br i1 %c942, label %b942, label %j942
b942:
  br label %j942
j942:
  %p942 = phi i32 [ %p941, %a942 ], [ 942, %b942 ]
  br label %a943
a943:
  %c943 = icmp eq i32 %n, 943
  br i1 %c943, label %b943, label %j943
b943:
  br label %j943
j943:
  %p943 = phi i32 [ %p942, %a943 ], [ 943, %b943 ]
  br label %a944
a944:
  %c944 = icmp eq i32 %n, 944
  br i1 %c944, label %b944, label %j944
b944:
  br label %j944
j944:
  %p944 = phi i32 [ %p943, %a944 ], [ 944, %b944 ]
  br label %a945
a945:
  %c945 = icmp eq i32 %n, 945
  br i1 %c945, label %b945, label %j945
b945:
  br label %j945
j945:
  %p945 = phi i32 [ %p944, %a945 ], [ 945, %b945 ]
  br label %a946
a946:
  %c946 = icmp eq i32 %n, 946
  br i1 %c946, label %b946, label %j946
b946:
  br label %j946
j946:
  %p946 = phi i32 [ %p945, %a946 ], [ 946, %b946 ]
  br label %a947
a947:
  %c947 = icmp eq i32 %n, 947
  br i1 %c947, label %b947, label %j947
b947:
  br label %j947
j947:
  %p947 = phi i32 [ %p946, %a947 ], [ 947, %b947 ]
  br label %a948
a948:
  %c948 = icmp eq i32 %n, 948
  br i1 %c948, label %b948, label %j948
b948:
  br label %j948
j948:
  %p948 = phi i32 [ %p947, %a948 ], [ 948, %b948 ]
  br label %a949
a949:
  %c949 = icmp eq i32 %n, 949
  br i1 %c949, label %b949, label %j949
b949:
  br label %j949
j949:
  %p949 = phi i32 [ %p948, %a949 ], [ 949, %b949 ]
  br label %a950
a950:
  %c950 = icmp eq i32 %n, 950
  br i1 %c950, label %b950, label %j950
b950:
  br label %j950
j950:
  %p950 = phi i32 [ %p949, %a950 ], [ 950, %b950 ]
  br label %a951
a951:
  %c951 = icmp eq i32 %n, 951
  br i1 %c951, label %b951, label %j951
b951:
  br label %j951
j951:
  %p951 = phi i32 [ %p950, %a951 ], [ 951, %b951 ]
  br label %a952
a952:
  %c952 = icmp eq i32 %n, 952
  br i1 %c952, label %b952, label %j952
b952:
  br label %j952
j952:
  %p952 = phi i32 [ %p951, %a952 ], [ 952, %b952 ]
  br label %a953
a953:
  %c953 = icmp eq i32 %n, 953
  br i1 %c953, label %b953, label %j953
b953:
  br label %j953
j953:
  %p953 = phi i32 [ %p952, %a953 ], [ 953, %b953 ]
  br label %a954
a954:
  %c954 = icmp eq i32 %n, 954
  br i1 %c954, label %b954, label %j954
b954:
  br label %j954
j954:
  %p954 = phi i32 [ %p953, %a954 ], [ 954, %b954 ]
  br label %a955
a955:
  %c955 = icmp eq i32 %n, 955
  br i1 %c955, label %b955, label %j955
b955:
  br label %j955
j955:
  %p955 = phi i32 [ %p954, %a955 ], [ 955, %b955 ]
  br label %a956
a956:
  %c956 = icmp eq i32 %n, 956
  br i1 %c956, label %b956, label %j956
b956:
  br label %j956
j956:
  %p956 = phi i32 [ %p955, %a956 ], [ 956, %b956 ]
  br label %a957
a957:
  %c957 = icmp eq i32 %n, 957
  br i1 %c957, label %b957, label %j957
b957:
  br label %j957
j957:
  %p957 = phi i32 [ %p956, %a957 ], [ 957, %b957 ]
  br label %a958
a958:
  %c958 = icmp eq i32 %n, 958
  br i1 %c958, label %b958, label %j958
b958:
  br label %j958
j958:
  %p958 = phi i32 [ %p957, %a958 ], [ 958, %b958 ]
  br label %a959
a959:
  %c959 = icmp eq i32 %n, 959
  br i1 %c959, label %b959, label %j959
b959:
  br label %j959
j959:
  %p959 = phi i32 [ %p958, %a959 ], [ 959, %b959 ]
  br label %a960
a960:
  %c960 = icmp eq i32 %n, 960
  br i1 %c960, label %b960, label %j960
b960:
  br label %j960
j960:
  %p960 = phi i32 [ %p959, %a960 ], [ 960, %b960 ]
  br label %a961
a961:
  %c961 = icmp eq i32 %n, 961
  br i1 %c961, label %b961, label %j961
b961:
  br label %j961
j961:
  %p961 = phi i32 [ %p960, %a961 ], [ 961, %b961 ]
  br label %a962
a962:
  %c962 = icmp eq i32 %n, 962
  br i1 %c962, label %b962, label %j962
b962:
  br label %j962
j962:
  %p962 = phi i32 [ %p961, %a962 ], [ 962, %b962 ]
  br label %a963
a963:
  %c963 = icmp eq i32 %n, 963
  br i1 %c963, label %b963, label %j963
b963:
  br label %j963
j963:
  %p963 = phi i32 [ %p962, %a963 ], [ 963, %b963 ]
  br label %a964
a964:
  %c964 = icmp eq i32 %n, 964
  br i1 %c964, label %b964, label %j964
b964:
  br label %j964
j964:
  %p964 = phi i32 [ %p963, %a964 ], [ 964, %b964 ]
  br label %a965
a965:
  %c965 = icmp eq i32 %n, 965
  br i1 %c965, label %b965, label %j965
b965:
  br label %j965
j965:
  %p965 = phi i32 [ %p964, %a965 ], [ 965, %b965 ]
  br label %a966
a966:
  %c966 = icmp eq i32 %n, 966
  br i1 %c966, label %b966, label %j966
b966:
  br label %j966
j966:
  %p966 = phi i32 [ %p965, %a966 ], [ 966, %b966 ]
  br label %a967
a967:
  %c967 = icmp eq i32 %n, 967
  br i1 %c967, label %b967, label %j967
b967:
  br label %j967
j967:
  %p967 = phi i32 [ %p966, %a967 ], [ 967, %b967 ]
  br label %a968
a968:
  %c968 = icmp eq i32 %n, 968
  br i1 %c968, label %b968, label %j968
b968:
  br label %j968
j968:
  %p968 = phi i32 [ %p967, %a968 ], [ 968, %b968 ]
  br label %a969
a969:
  %c969 = icmp eq i32 %n, 969
  br i1 %c969, label %b969, label %j969
b969:
  br label %j969
j969:
  %p969 = phi i32 [ %p968, %a969 ], [ 969, %b969 ]
  br label %a970
a970:
  %c970 = icmp eq i32 %n, 970
  br i1 %c970, label %b970, label %j970
b970:
  br label %j970
j970:
  %p970 = phi i32 [ %p969, %a970 ], [ 970, %b970 ]
  br label %a971
a971:
  %c971 = icmp eq i32 %n, 971
  br i1 %c971, label %b971, label %j971
b971:
  br label %j971
j971:
  %p971 = phi i32 [ %p970, %a971 ], [ 971, %b971 ]
  br label %a972
a972:
  %c972 = icmp eq i32 %n, 972
  br i1 %c972, label %b972, label %j972
b972:
  br label %j972
j972:
  %p972 = phi i32 [ %p971, %a972 ], [ 972, %b972 ]
  br label %a973
a973:
  %c973 = icmp eq i32 %n, 973
  br i1 %c973, label %b973, label %j973
b973:
  br label %j973
j973:
  %p973 = phi i32 [ %p972, %a973 ], [ 973, %b973 ]
  br label %a974
a974:
  %c974 = icmp eq i32 %n, 974
  br i1 %c974, label %b974, label %j974
b974:
  br label %j974
j974:
  %p974 = phi i32 [ %p973, %a974 ], [ 974, %b974 ]
  br label %a975
a975:
  %c975 = icmp eq i32 %n, 975
  br i1 %c975, label %b975, label %j975
b975:
  br label %j975
j975:
  %p975 = phi i32 [ %p974, %a975 ], [ 975, %b975 ]
  br label %a976
a976:
  %c976 = icmp eq i32 %n, 976
  br i1 %c976, label %b976, label %j976
b976:
  br label %j976
j976:
  %p976 = phi i32 [ %p975, %a976 ], [ 976, %b976 ]
  br label %a977
a977:
  %c977 = icmp eq i32 %n, 977
  br i1 %c977, label %b977, label %j977
b977:
  br label %j977
j977:
  %p977 = phi i32 [ %p976, %a977 ], [ 977, %b977 ]
  br label %a978
a978:
  %c978 = icmp eq i32 %n, 978
  br i1 %c978, label %b978, label %j978
b978:
  br label %j978
j978:
  %p978 = phi i32 [ %p977, %a978 ], [ 978, %b978 ]
  br label %a979
a979:
  %c979 = icmp eq i32 %n, 979
  br i1 %c979, label %b979, label %j979
b979:
  br label %j979
j979:
  %p979 = phi i32 [ %p978, %a979 ], [ 979, %b979 ]
  br label %a980
a980:
  %c980 = icmp eq i32 %n, 980
  br i1 %c980, label %b980, label %j980
b980:
  br label %j980
j980:
  %p980 = phi i32 [ %p979, %a980 ], [ 980, %b980 ]
  br label %a981
a981:
  %c981 = icmp eq i32 %n, 981
  br i1 %c981, label %b981, label %j981
b981:
  br label %j981
j981:
  %p981 = phi i32 [ %p980, %a981 ], [ 981, %b981 ]
  br label %a982
a982:
  %c982 = icmp eq i32 %n, 982
  br i1 %c982, label %b982, label %j982
b982:
  br label %j982
j982:
  %p982 = phi i32 [ %p981, %a982 ], [ 982, %b982 ]
  br label %a983
a983:
  %c983 = icmp eq i32 %n, 983
  br i1 %c983, label %b983, label %j983
b983:
  br label %j983
j983:
  %p983 = phi i32 [ %p982, %a983 ], [ 983, %b983 ]
  br label %a984
a984:
  %c984 = icmp eq i32 %n, 984
  br i1 %c984, label %b984, label %j984
b984:
  br label %j984
j984:
  %p984 = phi i32 [ %p983, %a984 ], [ 984, %b984 ]
  br label %a985
a985:
  %c985 = icmp eq i32 %n, 985
  br i1 %c985, label %b985, label %j985
b985:
  br label %j985
j985:
  %p985 = phi i32 [ %p984, %a985 ], [ 985, %b985 ]
  br label %a986
a986:
  %c986 = icmp eq i32 %n, 986
  br i1 %c986, label %b986, label %j986
b986:
  br label %j986
j986:
  %p986 = phi i32 [ %p985, %a986 ], [ 986, %b986 ]
  br label %a987
a987:
  %c987 = icmp eq i32 %n, 987
  br i1 %c987, label %b987, label %j987
b987:
  br label %j987
j987:
  %p987 = phi i32 [ %p986, %a987 ], [ 987, %b987 ]
  br label %a988
a988:
  %c988 = icmp eq i32 %n, 988
  br i1 %c988, label %b988, label %j988
b988:
  br label %j988
j988:
  %p988 = phi i32 [ %p987, %a988 ], [ 988, %b988 ]
  br label %a989
a989:
  %c989 = icmp eq i32 %n, 989
  br i1 %c989, label %b989, label %j989
b989:
  br label %j989
j989:
  %p989 = phi i32 [ %p988, %a989 ], [ 989, %b989 ]
  br label %a990
a990:
  %c990 = icmp eq i32 %n, 990
  br i1 %c990, label %b990, label %j990
b990:
  br label %j990
j990:
  %p990 = phi i32 [ %p989, %a990 ], [ 990, %b990 ]
  br label %a991
a991:
  %c991 = icmp eq i32 %n, 991
  br i1 %c991, label %b991, label %j991
b991:
  br label %j991
j991:
  %p991 = phi i32 [ %p990, %a991 ], [ 991, %b991 ]
  br label %a992
a992:
  %c992 = icmp eq i32 %n, 992
  br i1 %c992, label %b992, label %j992
b992:
  br label %j992
j992:
  %p992 = phi i32 [ %p991, %a992 ], [ 992, %b992 ]
  br label %a993
a993:
  %c993 = icmp eq i32 %n, 993
  br i1 %c993, label %b993, label %j993
b993:
  br label %j993
j993:
  %p993 = phi i32 [ %p992, %a993 ], [ 993, %b993 ]
  br label %a994
a994:
  %c994 = icmp eq i32 %n, 994
  br i1 %c994, label %b994, label %j994
b994:
  br label %j994
j994:
  %p994 = phi i32 [ %p993, %a994 ], [ 994, %b994 ]
  br label %a995
a995:
  %c995 = icmp eq i32 %n, 995
  br i1 %c995, label %b995, label %j995
b995:
  br label %j995
j995:
  %p995 = phi i32 [ %p994, %a995 ], [ 995, %b995 ]
  br label %a996
a996:
  %c996 = icmp eq i32 %n, 996
  br i1 %c996, label %b996, label %j996
b996:
  br label %j996
j996:
  %p996 = phi i32 [ %p995, %a996 ], [ 996, %b996 ]
  br label %a997
a997:
  %c997 = icmp eq i32 %n, 997
  br i1 %c997, label %b997, label %j997
b997:
  br label %j997
j997:
  %p997 = phi i32 [ %p996, %a997 ], [ 997, %b997 ]
  br label %a998
a998:
  %c998 = icmp eq i32 %n, 998
  br i1 %c998, label %b998, label %j998
b998:
  br label %j998
j998:
  %p998 = phi i32 [ %p997, %a998 ], [ 998, %b998 ]
  br label %a999
a999:
  %c999 = icmp eq i32 %n, 999
  br i1 %c999, label %b999, label %j999
b999:
  br label %j999
j999:
  %p999 = phi i32 [ %p998, %a999 ], [ 999, %b999 ]
  br label %a1000
a1000:
  %c1000 = icmp eq i32 %n, 1000
  br i1 %c1000, label %b1000, label %j1000
b1000:
  br label %j1000
j1000:
  %p1000 = phi i32 [ %p999, %a1000 ], [ 1000, %b1000 ]
  br label %a1001
a1001:
  %c1001 = icmp eq i32 %n, 1001
  br i1 %c1001, label %b1001, label %j1001
b1001:
  br label %j1001
j1001:
  %p1001 = phi i32 [ %p1000, %a1001 ], [ 1001, %b1001 ]
  br label %a1002
a1002:
  %c1002 = icmp eq i32 %n, 1002
  br i1 %c1002, label %b1002, label %j1002
b1002:
  br label %j1002
j1002:
  %p1002 = phi i32 [ %p1001, %a1002 ], [ 1002, %b1002 ]
  br label %a1003
a1003:
  %c1003 = icmp eq i32 %n, 1003
  br i1 %c1003, label %b1003, label %j1003
b1003:
  br label %j1003
j1003:
  %p1003 = phi i32 [ %p1002, %a1003 ], [ 1003, %b1003 ]
  br label %a1004
a1004:
  %c1004 = icmp eq i32 %n, 1004
  br i1 %c1004, label %b1004, label %j1004
b1004:
  br label %j1004
j1004:
  %p1004 = phi i32 [ %p1003, %a1004 ], [ 1004, %b1004 ]
  br label %a1005
a1005:
  %c1005 = icmp eq i32 %n, 1005
  br i1 %c1005, label %b1005, label %j1005
b1005:
  br label %j1005
j1005:
  %p1005 = phi i32 [ %p1004, %a1005 ], [ 1005, %b1005 ]
  br label %a1006
a1006:
  %c1006 = icmp eq i32 %n, 1006
  br i1 %c1006, label %b1006, label %j1006
b1006:
  br label %j1006
j1006:
  %p1006 = phi i32 [ %p1005, %a1006 ], [ 1006, %b1006 ]
  br label %a1007
a1007:
  %c1007 = icmp eq i32 %n, 1007
  br i1 %c1007, label %b1007, label %j1007
b1007:
  br label %j1007
j1007:
  %p1007 = phi i32 [ %p1006, %a1007 ], [ 1007, %b1007 ]
  br label %a1008
a1008:
  %c1008 = icmp eq i32 %n, 1008
  br i1 %c1008, label %b1008, label %j1008
b1008:
  br label %j1008
j1008:
  %p1008 = phi i32 [ %p1007, %a1008 ], [ 1008, %b1008 ]
  br label %a1009
a1009:
  %c1009 = icmp eq i32 %n, 1009
  br i1 %c1009, label %b1009, label %j1009
b1009:
  br label %j1009
j1009:
  %p1009 = phi i32 [ %p1008, %a1009 ], [ 1009, %b1009 ]
  br label %a1010
a1010:
  %c1010 = icmp eq i32 %n, 1010
  br i1 %c1010, label %b1010, label %j1010
b1010:
  br label %j1010
j1010:
  %p1010 = phi i32 [ %p1009, %a1010 ], [ 1010, %b1010 ]
  br label %a1011
a1011:
  %c1011 = icmp eq i32 %n, 1011
  br i1 %c1011, label %b1011, label %j1011
b1011:
  br label %j1011
j1011:
  %p1011 = phi i32 [ %p1010, %a1011 ], [ 1011, %b1011 ]
  br label %a1012
a1012:
  %c1012 = icmp eq i32 %n, 1012
  br i1 %c1012, label %b1012, label %j1012
b1012:
  br label %j1012
j1012:
  %p1012 = phi i32 [ %p1011, %a1012 ], [ 1012, %b1012 ]
  br label %a1013
a1013:
  %c1013 = icmp eq i32 %n, 1013
  br i1 %c1013, label %b1013, label %j1013
b1013:
  br label %j1013
j1013:
  %p1013 = phi i32 [ %p1012, %a1013 ], [ 1013, %b1013 ]
  br label %a1014
a1014:
  %c1014 = icmp eq i32 %n, 1014
  br i1 %c1014, label %b1014, label %j1014
b1014:
  br label %j1014
j1014:
  %p1014 = phi i32 [ %p1013, %a1014 ], [ 1014, %b1014 ]
  br label %a1015
a1015:
  %c1015 = icmp eq i32 %n, 1015
  br i1 %c1015, label %b1015, label %j1015
b1015:
  br label %j1015
j1015:
  %p1015 = phi i32 [ %p1014, %a1015 ], [ 1015, %b1015 ]
  br label %a1016
a1016:
  %c1016 = icmp eq i32 %n, 1016
  br i1 %c1016, label %b1016, label %j1016
b1016:
  br label %j1016
j1016:
  %p1016 = phi i32 [ %p1015, %a1016 ], [ 1016, %b1016 ]
  br label %a1017
a1017:
  %c1017 = icmp eq i32 %n, 1017
  br i1 %c1017, label %b1017, label %j1017
b1017:
  br label %j1017
j1017:
  %p1017 = phi i32 [ %p1016, %a1017 ], [ 1017, %b1017 ]
  br label %a1018
a1018:
  %c1018 = icmp eq i32 %n, 1018
  br i1 %c1018, label %b1018, label %j1018
b1018:
  br label %j1018
j1018:
  %p1018 = phi i32 [ %p1017, %a1018 ], [ 1018, %b1018 ]
  br label %a1019
a1019:
  %c1019 = icmp eq i32 %n, 1019
  br i1 %c1019, label %b1019, label %j1019
b1019:
  br label %j1019
j1019:
  %p1019 = phi i32 [ %p1018, %a1019 ], [ 1019, %b1019 ]
  br label %a1020
a1020:
  %c1020 = icmp eq i32 %n, 1020
  br i1 %c1020, label %b1020, label %j1020
b1020:
  br label %j1020
j1020:
  %p1020 = phi i32 [ %p1019, %a1020 ], [ 1020, %b1020 ]
  br label %a1021
a1021:
  %c1021 = icmp eq i32 %n, 1021
  br i1 %c1021, label %b1021, label %j1021
b1021:
  br label %j1021
j1021:
  %p1021 = phi i32 [ %p1020, %a1021 ], [ 1021, %b1021 ]
  br label %a1022
a1022:
  %c1022 = icmp eq i32 %n, 1022
  br i1 %c1022, label %b1022, label %j1022
b1022:
  br label %j1022
j1022:
  %p1022 = phi i32 [ %p1021, %a1022 ], [ 1022, %b1022 ]
  br label %a1023
a1023:
  %c1023 = icmp eq i32 %n, 1023
  br i1 %c1023, label %b1023, label %j1023
b1023:
  br label %j1023
j1023:
  %p1023 = phi i32 [ %p1022, %a1023 ], [ 1023, %b1023 ]
  br label %a1024
a1024:
  %c1024 = icmp eq i32 %n, 1024
  br i1 %c1024, label %b1024, label %j1024
b1024:
  br label %j1024
j1024:
  %p1024 = phi i32 [ %p1023, %a1024 ], [ 1024, %b1024 ]
  br label %a1025
a1025:
  %c1025 = icmp eq i32 %n, 1025
  br i1 %c1025, label %b1025, label %j1025
b1025:
  br label %j1025
j1025:
  %p1025 = phi i32 [ %p1024, %a1025 ], [ 1025, %b1025 ]
  br label %a1026
a1026:
  %c1026 = icmp eq i32 %n, 1026
  br i1 %c1026, label %b1026, label %j1026
b1026:
  br label %j1026
j1026:
  %p1026 = phi i32 [ %p1025, %a1026 ], [ 1026, %b1026 ]
  br label %a1027
a1027:
  %c1027 = icmp eq i32 %n, 1027
  br i1 %c1027, label %b1027, label %j1027
b1027:
  br label %j1027
j1027:
  %p1027 = phi i32 [ %p1026, %a1027 ], [ 1027, %b1027 ]
  br label %a1028
a1028:
  %c1028 = icmp eq i32 %n, 1028
  br i1 %c1028, label %b1028, label %j1028
b1028:
  br label %j1028
j1028:
  %p1028 = phi i32 [ %p1027, %a1028 ], [ 1028, %b1028 ]
  br label %a1029
a1029:
  %c1029 = icmp eq i32 %n, 1029
  br i1 %c1029, label %b1029, label %j1029
b1029:
  br label %j1029
j1029:
  %p1029 = phi i32 [ %p1028, %a1029 ], [ 1029, %b1029 ]
  br label %a1030
a1030:
  %c1030 = icmp eq i32 %n, 1030
  br i1 %c1030, label %b1030, label %j1030
b1030:
  br label %j1030
j1030:
  %p1030 = phi i32 [ %p1029, %a1030 ], [ 1030, %b1030 ]
  br label %a1031
a1031:
  %c1031 = icmp eq i32 %n, 1031
  br i1 %c1031, label %b1031, label %j1031
b1031:
  br label %j1031
j1031:
  %p1031 = phi i32 [ %p1030, %a1031 ], [ 1031, %b1031 ]
  br label %a1032
a1032:
  %c1032 = icmp eq i32 %n, 1032
  br i1 %c1032, label %b1032, label %j1032
b1032:
  br label %j1032
j1032:
  %p1032 = phi i32 [ %p1031, %a1032 ], [ 1032, %b1032 ]
  br label %a1033
a1033:
  %c1033 = icmp eq i32 %n, 1033
  br i1 %c1033, label %b1033, label %j1033
b1033:
  br label %j1033
j1033:
  %p1033 = phi i32 [ %p1032, %a1033 ], [ 1033, %b1033 ]
  br label %a1034
a1034:
  %c1034 = icmp eq i32 %n, 1034
  br i1 %c1034, label %b1034, label %j1034
b1034:
  br label %j1034
j1034:
  %p1034 = phi i32 [ %p1033, %a1034 ], [ 1034, %b1034 ]
  br label %a1035
a1035:
  %c1035 = icmp eq i32 %n, 1035
  br i1 %c1035, label %b1035, label %j1035
b1035:
  br label %j1035
j1035:
  %p1035 = phi i32 [ %p1034, %a1035 ], [ 1035, %b1035 ]
  br label %a1036
a1036:
  %c1036 = icmp eq i32 %n, 1036
  br i1 %c1036, label %b1036, label %j1036
b1036:
  br label %j1036
j1036:
  %p1036 = phi i32 [ %p1035, %a1036 ], [ 1036, %b1036 ]
  br label %a1037
a1037:
  %c1037 = icmp eq i32 %n, 1037
  br i1 %c1037, label %b1037, label %j1037
b1037:
  br label %j1037
j1037:
  %p1037 = phi i32 [ %p1036, %a1037 ], [ 1037, %b1037 ]
  br label %a1038
a1038:
  %c1038 = icmp eq i32 %n, 1038
  br i1 %c1038, label %b1038, label %j1038
b1038:
  br label %j1038
j1038:
  %p1038 = phi i32 [ %p1037, %a1038 ], [ 1038, %b1038 ]
  br label %a1039
a1039:
  %c1039 = icmp eq i32 %n, 1039
  br i1 %c1039, label %b1039, label %j1039
b1039:
  br label %j1039
j1039:
  %p1039 = phi i32 [ %p1038, %a1039 ], [ 1039, %b1039 ]
  br label %a1040
a1040:
  %c1040 = icmp eq i32 %n, 1040
  br i1 %c1040, label %b1040, label %j1040
b1040:
  br label %j1040
j1040:
  %p1040 = phi i32 [ %p1039, %a1040 ], [ 1040, %b1040 ]
  br label %a1041
a1041:
  %c1041 = icmp eq i32 %n, 1041
  br i1 %c1041, label %b1041, label %j1041
b1041:
  br label %j1041
j1041:
  %p1041 = phi i32 [ %p1040, %a1041 ], [ 1041, %b1041 ]
  br label %a1042
a1042:
  %c1042 = icmp eq i32 %n, 1042
  br i1 %c1042, label %b1042, label %j1042
b1042:
  br label %j1042
j1042:
  %p1042 = phi i32 [ %p1041, %a1042 ], [ 1042, %b1042 ]
  br label %a1043
a1043:
  %c1043 = icmp eq i32 %n, 1043
  br i1 %c1043, label %b1043, label %j1043
b1043:
  br label %j1043
j1043:
  %p1043 = phi i32 [ %p1042, %a1043 ], [ 1043, %b1043 ]
  br label %a1044
a1044:
  %c1044 = icmp eq i32 %n, 1044
  br i1 %c1044, label %b1044, label %j1044
b1044:
  br label %j1044
j1044:
  %p1044 = phi i32 [ %p1043, %a1044 ], [ 1044, %b1044 ]
  br label %a1045
a1045:
  %c1045 = icmp eq i32 %n, 1045
  br i1 %c1045, label %b1045, label %j1045
b1045:
  br label %j1045
j1045:
  %p1045 = phi i32 [ %p1044, %a1045 ], [ 1045, %b1045 ]
  br label %a1046
a1046:
  %c1046 = icmp eq i32 %n, 1046
  br i1 %c1046, label %b1046, label %j1046
b1046:
  br label %j1046
j1046:
  %p1046 = phi i32 [ %p1045, %a1046 ], [ 1046, %b1046 ]
  br label %a1047
a1047:
  %c1047 = icmp eq i32 %n, 1047
  br i1 %c1047, label %b1047, label %j1047
b1047:
  br label %j1047
j1047:
  %p1047 = phi i32 [ %p1046, %a1047 ], [ 1047, %b1047 ]
  br label %a1048
a1048:
  %c1048 = icmp eq i32 %n, 1048
  br i1 %c1048, label %b1048, label %j1048
b1048:
  br label %j1048
j1048:
  %p1048 = phi i32 [ %p1047, %a1048 ], [ 1048, %b1048 ]
  br label %a1049
a1049:
  %c1049 = icmp eq i32 %n, 1049
  br i1 %c1049, label %b1049, label %j1049
b1049:
  br label %j1049
j1049:
  %p1049 = phi i32 [ %p1048, %a1049 ], [ 1049, %b1049 ]
  br label %a1050
a1050:
  %c1050 = icmp eq i32 %n, 1050
  br i1 %c1050, label %b1050, label %j1050
b1050:
  br label %j1050
j1050:
  %p1050 = phi i32 [ %p1049, %a1050 ], [ 1050, %b1050 ]
  br label %a1051
a1051:
  %c1051 = icmp eq i32 %n, 1051
  br i1 %c1051, label %b1051, label %j1051
b1051:
  br label %j1051
j1051:
  %p1051 = phi i32 [ %p1050, %a1051 ], [ 1051, %b1051 ]
  br label %a1052
a1052:
  %c1052 = icmp eq i32 %n, 1052
  br i1 %c1052, label %b1052, label %j1052
b1052:
  br label %j1052
j1052:
  %p1052 = phi i32 [ %p1051, %a1052 ], [ 1052, %b1052 ]
  br label %a1053
a1053:
  %c1053 = icmp eq i32 %n, 1053
  br i1 %c1053, label %b1053, label %j1053
b1053:
  br label %j1053
j1053:
  %p1053 = phi i32 [ %p1052, %a1053 ], [ 1053, %b1053 ]
  br label %a1054
a1054:
  %c1054 = icmp eq i32 %n, 1054
  br i1 %c1054, label %b1054, label %j1054
b1054:
  br label %j1054
j1054:
  %p1054 = phi i32 [ %p1053, %a1054 ], [ 1054, %b1054 ]
  br label %a1055
a1055:
  %c1055 = icmp eq i32 %n, 1055
  br i1 %c1055, label %b1055, label %j1055
b1055:
  br label %j1055
j1055:
  %p1055 = phi i32 [ %p1054, %a1055 ], [ 1055, %b1055 ]
  br label %a1056
a1056:
  %c1056 = icmp eq i32 %n, 1056
  br i1 %c1056, label %b1056, label %j1056
b1056:
  br label %j1056
j1056:
  %p1056 = phi i32 [ %p1055, %a1056 ], [ 1056, %b1056 ]
  br label %a1057
a1057:
  %c1057 = icmp eq i32 %n, 1057
  br i1 %c1057, label %b1057, label %j1057
b1057:
  br label %j1057
j1057:
  %p1057 = phi i32 [ %p1056, %a1057 ], [ 1057, %b1057 ]
  br label %a1058
a1058:
  %c1058 = icmp eq i32 %n, 1058
  br i1 %c1058, label %b1058, label %j1058
b1058:
  br label %j1058
j1058:
  %p1058 = phi i32 [ %p1057, %a1058 ], [ 1058, %b1058 ]
  br label %a1059
a1059:
  %c1059 = icmp eq i32 %n, 1059
  br i1 %c1059, label %b1059, label %j1059
b1059:
  br label %j1059
j1059:
  %p1059 = phi i32 [ %p1058, %a1059 ], [ 1059, %b1059 ]
  br label %a1060
a1060:
  %c1060 = icmp eq i32 %n, 1060
  br i1 %c1060, label %b1060, label %j1060
b1060:
  br label %j1060
j1060:
  %p1060 = phi i32 [ %p1059, %a1060 ], [ 1060, %b1060 ]
  br label %a1061
a1061:
  %c1061 = icmp eq i32 %n, 1061
  br i1 %c1061, label %b1061, label %j1061
b1061:
  br label %j1061
j1061:
  %p1061 = phi i32 [ %p1060, %a1061 ], [ 1061, %b1061 ]
  br label %a1062
a1062:
  %c1062 = icmp eq i32 %n, 1062
  br i1 %c1062, label %b1062, label %j1062
b1062:
  br label %j1062
j1062:
  %p1062 = phi i32 [ %p1061, %a1062 ], [ 1062, %b1062 ]
  br label %a1063
a1063:
  %c1063 = icmp eq i32 %n, 1063
  br i1 %c1063, label %b1063, label %j1063
b1063:
  br label %j1063
j1063:
  %p1063 = phi i32 [ %p1062, %a1063 ], [ 1063, %b1063 ]
  br label %a1064
a1064:
  %c1064 = icmp eq i32 %n, 1064
  br i1 %c1064, label %b1064, label %j1064
b1064:
  br label %j1064
j1064:
  %p1064 = phi i32 [ %p1063, %a1064 ], [ 1064, %b1064 ]
  br label %a1065
a1065:
  %c1065 = icmp eq i32 %n, 1065
  br i1 %c1065, label %b1065, label %j1065
b1065:
  br label %j1065
j1065:
  %p1065 = phi i32 [ %p1064, %a1065 ], [ 1065, %b1065 ]
  br label %a1066
a1066:
  %c1066 = icmp eq i32 %n, 1066
  br i1 %c1066, label %b1066, label %j1066
b1066:
  br label %j1066
j1066:
  %p1066 = phi i32 [ %p1065, %a1066 ], [ 1066, %b1066 ]
  br label %a1067
a1067:
  %c1067 = icmp eq i32 %n, 1067
  br i1 %c1067, label %b1067, label %j1067
b1067:
  br label %j1067
j1067:
  %p1067 = phi i32 [ %p1066, %a1067 ], [ 1067, %b1067 ]
  br label %a1068
a1068:
  %c1068 = icmp eq i32 %n, 1068
  br i1 %c1068, label %b1068, label %j1068
b1068:
  br label %j1068
j1068:
  %p1068 = phi i32 [ %p1067, %a1068 ], [ 1068, %b1068 ]
  br label %a1069
a1069:
  %c1069 = icmp eq i32 %n, 1069
  br i1 %c1069, label %b1069, label %j1069
b1069:
  br label %j1069
j1069:
  %p1069 = phi i32 [ %p1068, %a1069 ], [ 1069, %b1069 ]
  br label %a1070
a1070:
  %c1070 = icmp eq i32 %n, 1070
  br i1 %c1070, label %b1070, label %j1070
b1070:
  br label %j1070
j1070:
  %p1070 = phi i32 [ %p1069, %a1070 ], [ 1070, %b1070 ]
  br label %a1071
a1071:
  %c1071 = icmp eq i32 %n, 1071
  br i1 %c1071, label %b1071, label %j1071
b1071:
  br label %j1071
j1071:
  %p1071 = phi i32 [ %p1070, %a1071 ], [ 1071, %b1071 ]
  br label %a1072
a1072:
  %c1072 = icmp eq i32 %n, 1072
  br i1 %c1072, label %b1072, label %j1072
b1072:
  br label %j1072
j1072:
  %p1072 = phi i32 [ %p1071, %a1072 ], [ 1072, %b1072 ]
  br label %a1073
a1073:
  %c1073 = icmp eq i32 %n, 1073
  br i1 %c1073, label %b1073, label %j1073
b1073:
  br label %j1073
j1073:
  %p1073 = phi i32 [ %p1072, %a1073 ], [ 1073, %b1073 ]
  br label %a1074
a1074:
  %c1074 = icmp eq i32 %n, 1074
  br i1 %c1074, label %b1074, label %j1074
b1074:
  br label %j1074
j1074:
  %p1074 = phi i32 [ %p1073, %a1074 ], [ 1074, %b1074 ]
  br label %a1075
a1075:
  %c1075 = icmp eq i32 %n, 1075
  br i1 %c1075, label %b1075, label %j1075
b1075:
  br label %j1075
j1075:
  %p1075 = phi i32 [ %p1074, %a1075 ], [ 1075, %b1075 ]
  br label %a1076
a1076:
  %c1076 = icmp eq i32 %n, 1076
  br i1 %c1076, label %b1076, label %j1076
b1076:
  br label %j1076
j1076:
  %p1076 = phi i32 [ %p1075, %a1076 ], [ 1076, %b1076 ]
  br label %a1077
a1077:
  %c1077 = icmp eq i32 %n, 1077
  br i1 %c1077, label %b1077, label %j1077
b1077:
  br label %j1077
j1077:
  %p1077 = phi i32 [ %p1076, %a1077 ], [ 1077, %b1077 ]
  br label %a1078
a1078:
  %c1078 = icmp eq i32 %n, 1078
  br i1 %c1078, label %b1078, label %j1078
b1078:
  br label %j1078
j1078:
  %p1078 = phi i32 [ %p1077, %a1078 ], [ 1078, %b1078 ]
  br label %a1079
a1079:
  %c1079 = icmp eq i32 %n, 1079
  br i1 %c1079, label %b1079, label %j1079
b1079:
  br label %j1079
j1079:
  %p1079 = phi i32 [ %p1078, %a1079 ], [ 1079, %b1079 ]
  br label %a1080
a1080:
  %c1080 = icmp eq i32 %n, 1080
  br i1 %c1080, label %b1080, label %j1080
b1080:
  br label %j1080
j1080:
  %p1080 = phi i32 [ %p1079, %a1080 ], [ 1080, %b1080 ]
  br label %a1081
a1081:
  %c1081 = icmp eq i32 %n, 1081
  br i1 %c1081, label %b1081, label %j1081
b1081:
  br label %j1081
j1081:
  %p1081 = phi i32 [ %p1080, %a1081 ], [ 1081, %b1081 ]
  br label %a1082
a1082:
  %c1082 = icmp eq i32 %n, 1082
  br i1 %c1082, label %b1082, label %j1082
b1082:
  br label %j1082
j1082:
  %p1082 = phi i32 [ %p1081, %a1082 ], [ 1082, %b1082 ]
  br label %a1083
a1083:
  %c1083 = icmp eq i32 %n, 1083
  br i1 %c1083, label %b1083, label %j1083
b1083:
  br label %j1083
j1083:
  %p1083 = phi i32 [ %p1082, %a1083 ], [ 1083, %b1083 ]
  br label %a1084
a1084:
  %c1084 = icmp eq i32 %n, 1084
  br i1 %c1084, label %b1084, label %j1084
b1084:
  br label %j1084
j1084:
  %p1084 = phi i32 [ %p1083, %a1084 ], [ 1084, %b1084 ]
  br label %a1085
a1085:
  %c1085 = icmp eq i32 %n, 1085
  br i1 %c1085, label %b1085, label %j1085
b1085:
  br label %j1085
j1085:
  %p1085 = phi i32 [ %p1084, %a1085 ], [ 1085, %b1085 ]
  br label %a1086
a1086:
  %c1086 = icmp eq i32 %n, 1086
  br i1 %c1086, label %b1086, label %j1086
b1086:
  br label %j1086
j1086:
  %p1086 = phi i32 [ %p1085, %a1086 ], [ 1086, %b1086 ]
  br label %a1087
a1087:
  %c1087 = icmp eq i32 %n, 1087
  br i1 %c1087, label %b1087, label %j1087
b1087:
  br label %j1087
j1087:
  %p1087 = phi i32 [ %p1086, %a1087 ], [ 1087, %b1087 ]
  br label %a1088
a1088:
  %c1088 = icmp eq i32 %n, 1088
  br i1 %c1088, label %b1088, label %j1088
b1088:
  br label %j1088
j1088:
  %p1088 = phi i32 [ %p1087, %a1088 ], [ 1088, %b1088 ]
  br label %a1089
a1089:
  %c1089 = icmp eq i32 %n, 1089
  br i1 %c1089, label %b1089, label %j1089
b1089:
  br label %j1089
j1089:
  %p1089 = phi i32 [ %p1088, %a1089 ], [ 1089, %b1089 ]
  br label %a1090
a1090:
  %c1090 = icmp eq i32 %n, 1090
  br i1 %c1090, label %b1090, label %j1090
b1090:
  br label %j1090
j1090:
  %p1090 = phi i32 [ %p1089, %a1090 ], [ 1090, %b1090 ]
  br label %a1091
a1091:
  %c1091 = icmp eq i32 %n, 1091
  br i1 %c1091, label %b1091, label %j1091
b1091:
  br label %j1091
j1091:
  %p1091 = phi i32 [ %p1090, %a1091 ], [ 1091, %b1091 ]
  br label %a1092
a1092:
  %c1092 = icmp eq i32 %n, 1092
  br i1 %c1092, label %b1092, label %j1092
b1092:
  br label %j1092
j1092:
  %p1092 = phi i32 [ %p1091, %a1092 ], [ 1092, %b1092 ]
  br label %a1093
a1093:
  %c1093 = icmp eq i32 %n, 1093
  br i1 %c1093, label %b1093, label %j1093
b1093:
  br label %j1093
j1093:
  %p1093 = phi i32 [ %p1092, %a1093 ], [ 1093, %b1093 ]
  br label %a1094
a1094:
  %c1094 = icmp eq i32 %n, 1094
  br i1 %c1094, label %b1094, label %j1094
b1094:
  br label %j1094
j1094:
  %p1094 = phi i32 [ %p1093, %a1094 ], [ 1094, %b1094 ]
  br label %a1095
a1095:
  %c1095 = icmp eq i32 %n, 1095
  br i1 %c1095, label %b1095, label %j1095
b1095:
  br label %j1095
j1095:
  %p1095 = phi i32 [ %p1094, %a1095 ], [ 1095, %b1095 ]
  br label %a1096
a1096:
  %c1096 = icmp eq i32 %n, 1096
  br i1 %c1096, label %b1096, label %j1096
b1096:
  br label %j1096
j1096:
  %p1096 = phi i32 [ %p1095, %a1096 ], [ 1096, %b1096 ]
  br label %a1097
a1097:
  %c1097 = icmp eq i32 %n, 1097
  br i1 %c1097, label %b1097, label %j1097
b1097:
  br label %j1097
j1097:
  %p1097 = phi i32 [ %p1096, %a1097 ], [ 1097, %b1097 ]
  br label %a1098
a1098:
  %c1098 = icmp eq i32 %n, 1098
  br i1 %c1098, label %b1098, label %j1098
b1098:
  br label %j1098
j1098:
  %p1098 = phi i32 [ %p1097, %a1098 ], [ 1098, %b1098 ]
  br label %a1099
a1099:
  %c1099 = icmp eq i32 %n, 1099
  br i1 %c1099, label %b1099, label %j1099
b1099:
  br label %j1099
j1099:
  %p1099 = phi i32 [ %p1098, %a1099 ], [ 1099, %b1099 ]
  br label %a1100
a1100:
  ret i32 %p1099
}
