// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The texts of --help.
#pragma once

namespace cutecheck::cli {

inline constexpr const char* kManualHead =
    "cutecheck checks GPU layout algebra (CuTe): shapes, strides, swizzles, tilings.";

inline constexpr const char* kManualFoot = R"text(Exit status
  0    every claim Proved, everything as expected, or a value was printed
  1    a claim Refuted, a relation false, an expectation not met
  2    Unknown: not decided within the budget
  3    input or usage error, contradictory premises, nothing checked, or stdout not written
  4    Inconsistent: two engines of cutecheck disagree; please report it
  70   internal error; please report it
  130  interrupted by SIGINT, 143 by SIGTERM; check and verify print the summary so far
  With several inputs, the most severe status is returned, in the order 4, 3, 1, 2, 0.
  Each failure prints a line `reproduce: COMMAND`; the command repeats this failure alone.

Notation
  (4,8):(1,4)  ((2,2),4):((1,2),8)   layouts: shape:stride, leftmost mode fastest
  M  M{div=8}  2*M+1  ?  ?{div=4}    symbols and unknown integers in leaves
  S<3,4,3>  S<3,4,3> o 0 o L         swizzles and composed layouts
  <4:1,_>  [4:1;_]                   tilers
  1@0  1@0@1                         basis strides
  A o B                              composition: c -> A(B(c))
  ==  ===  !=  <=  <  >=  >          equal as functions, equal as written, not equal, and order of integers
  Write -- before an expression that starts with a minus sign.)text";

inline constexpr const char* kEvalManual = R"text(evaluate an expression exactly
    cutecheck eval 'composition((6,2):(1,7), 3:2)'    ->  3:2
    cutecheck eval '(6,2):(11,2) o (3,2):(2,3)'       ->  refused with a coordinate; exit 3
    cutecheck eval '(4,2):(1,4) == 8:1'               ->  true; false is exit 1
    cutecheck eval 'coalesce((M,8):(1,M))'            ->  8*M:1, proved for all M >= 1
    cutecheck eval 'ceil_div(M,N)' --where 'N >= 1'   ->  (N+M-1)/N
    cutecheck eval '(_8,_4):(_4,_1)' --as=dsl         ->  cute.make_layout((8,4), stride=(4,1))
    echo '{"op":"size","args":["(4,8):(1,4)"],"id":1}' | cutecheck eval --batch
  --batch reads one JSON request a line and answers each with {"id","result"} or
  {"id","error":{"code","rule","message",...}}. {"op":"describe"} lists the operations. The exit status is 0
  when every line was answered.)text";

inline constexpr const char* kProveManual = R"text(decide a claim for all values of its symbols
    cutecheck prove 'coalesce((M,N):(1,M)) == M*N:1' --where 'M>0,N>0'
    cutecheck prove 'injective((M,8):(1,M))'
    cutecheck prove 'bijective((4,8):(8,1), 32)' --strict
    cutecheck prove 'conflict_free(S<3,3,3> o 0 o (8,8):(64,8), 2, ldmatrix)'
  Predicates: injective(L), bijective(L,n), within(L,n), covers(L,n), disjoint(A,B), composable(A,B),
  compatible(A,B), congruent(A,B), weakly_congruent(A,B), evenly_divides(A,B), partition(TV,shape),
  aligned(L,bytes,element), fits32(L), vectorizable(A,B,n), conflict_free(L,element,access);
  docs/reference/spec.md.
  Proved (exit 0) names two derivations. Refuted (1) prints a counterexample that was replayed. Unknown (2) says
  what is missing. Contradictory premises are refused as vacuous (3). docs/reference/verdicts.md explains each.
  With --certificate a Proved claim for which no certificate is known ends as Unknown does (2, certificate_c2).)text";

inline constexpr const char* kRecheckManual = R"text(check certificates that `prove --certificate` wrote
    cutecheck prove '(M,N):(1,M) == M*N:1' --certificate proof.txt
    cutecheck recheck proof.txt
  A certificate is a chain of steps, one a line. Each step is checked again, and each rule that a step uses is
  proved again for all integers. A chain that does not hold proves nothing about its claim: Unknown (2).)text";

inline constexpr const char* kCheckManual =
    R"text(give each line of files its verdict, or list the properties of one layout
    cutecheck check corpus/
    cutecheck check tiles.claims       lines: expect Proved: (M,N):(1,M) == M*N:1 where M>0
    cutecheck check '(4,8):(8,1)'      size, cosize, injective, bijective, contiguous, alignment
  contiguous: the offset of index i is i plus the offset of index 0, first mode fastest. alignment: the width n of the
  widest vector; each n consecutive indices from a multiple of n on have n consecutive offsets from a multiple of n on.
  Files: *.claims, *.layouts, *.calls, *.bug, *.jsonl; corpus/README.md has the formats.
  Exit status 0: every line has its expected verdict. 3: nothing was checked, or a named file has an
  unknown format. Files of a folder that are no input are passed over, and the summary names them.)text";

inline constexpr const char* kReproManual = R"text(replay recorded faults and inputs of fuzz targets
    cutecheck repro corpus/bugs/cutlass.bug
    cutecheck repro --target notation crash-0123abcd
  --target names the fuzz target of a raw input. Without it, the directory of the input names the target.)text";

inline constexpr const char* kDescriptorManual =
    R"text(compute matrix descriptors (wgmma, tcgen05.mma) and TMA tensor maps from layouts
    cutecheck descriptor encode 'S<3,3,3> o 0 o (64,64):(64,1)' --type f16 --major k
    cutecheck descriptor decode 0x4000004000010000
    cutecheck descriptor explain 0x4000004000010000 --type f16 --major k --shape '(64,16)'
    cutecheck descriptor tensor-map '(4096,1024):(1024,1)' --box '(128,64)' --shared 'S<3,3,3> o 0 o (128,64):(64,1)'
  encode compares, for each element, the address that the layout gives with the address that the hardware reads
  (docs/reference/spec.md). It refuses a layout that no descriptor describes, and names the first element that
  would be read at a wrong address (exit 3).)text";

inline constexpr const char* kExplainManual =
    R"text(show how an expression is computed, operation by operation, with values
    cutecheck explain 'coalesce(zipped_divide((8,8):(8,1), <4,2>))'
    cutecheck explain '(6,2):(11,2) o (3,2):(2,3)'     refused: both values, the operands, and what works
    cutecheck explain 'complement(4:2, M)' --with M=16
  Each step shows its operands as values, and the first offsets. For a refusal it shows the coordinate, the value of A(B(c))
  there, the value that a layout would give, and calls that work with one number changed; their results are Proved.
  Exit status as for eval.)text";

inline constexpr const char* kAnalyzeManual =
    R"text(describe a layout as a map of integers: cycles, gaps, bits, steps, sectors of global memory
    cutecheck analyze 'S<2,0,3> o 0 o (8,8):(8,1)'     a permutation; its matrix over bits
    cutecheck analyze '(128,64):(64,1)' --element 2    sectors and lines of 32 threads, and a coalesced walk
    cutecheck analyze '(4,2):(1,2)' --offset 3         which coordinates have this offset
  The first mode counts threads; 32 threads make one access. The other modes count the values of a thread; each access takes
  one of them. A sector has 32 bytes, a line 128. The coalesced walk is a right inverse in vectors of 16 bytes; cutecheck
  checks it thread by thread.)text";

inline constexpr const char* kSmemManual =
    R"text(report the swizzle, the descriptors, the tensor map and the alignment of a tile of shared memory
    cutecheck smem 'S<3,3,3> o 0 o (128,64):(64,1)' --type f16
    cutecheck smem '(128,64):(64,1)' --type f16 --for wgmma,tma,ldmatrix     check it, or propose a layout for them
    cutecheck smem '(128,64)' --type bf16 --for wgmma,tma                    propose a layout of this shape
  The table shows the n-way bank conflicts of the usual accesses under each swizzle, counted lane by lane. Before cutecheck
  proposes a layout, it decodes each descriptor again, compares each element of each box of TMA, and proves conflict_free.
  Exit status 1: the layout does not fit what --for names. docs/user/shared_memory.md.)text";

inline constexpr const char* kKernelManual =
    R"text(check, run or prove a kernel of PTX, from any compiler
    cutecheck kernel order kernel.ptx --block 128 --param n=1024
    cutecheck kernel run kernel.ptx --block 128 --grid 8 --buffer x=random:1:f32:1024 --param n=1024
  order runs all threads, and checks the order of their accesses to shared and tensor memory, barriers and copies.
  kept (exit 0) holds for this launch and for all data. Refuted (1) names two threads and the lines of both accesses.
  Unknown (2) names the instruction, the address or the value that is not known. It assumes nothing that is not given.
  run executes the kernel on an emulator, byte by byte. It prints a hash of each buffer, and counts instructions, bank
  conflicts and sectors. An access outside of memory, a deadlock or a misused barrier is Refuted (1); an
  instruction that the emulator does not have is Unknown (2).
    cutecheck kernel prove kernel.ptx --spec kernel.spec
    cutecheck kernel compare kernel.ptx other.ptx --spec kernel.spec
  prove decides whether each element of the output is what the specification says, for all elements of the inputs, at the
  sizes and the launch that it states. Refuted (1) names an element and both terms. init writes a first specification.
  docs/user/kernel.md has all of them.)text";

inline constexpr const char* kDrawManual =
    R"text(draw a layout, in the terminal or as SVG, PNG or PDF
    cutecheck draw '((2,2),4):((1,8),2)'            offsets in a grid, nested tiles outlined
    cutecheck draw '(M,8):(1,M)' --with M=8 --svg layout.svg
    cutecheck draw '(4,4):(4,1)' '(4,4):(1,4)'      side by side, differences marked
    cutecheck draw 'zipped_divide((8,8):(8,1), <4,2>)'                     one colour for each tile
    cutecheck draw '(128,64):(64,1)' --zoom 0:8,0:8 --png corner.png       a large layout, summarised
    cutecheck draw '(8,16):(16,1)' --slice '(2,_)'                         a slice, in its layout
    cutecheck draw --atom SM80_16x8x16_F32F16F16F32_TN                     the thread of each element, A and B around C
    cutecheck draw --list SM90_64                   the names of atoms, here those of wgmma
    cutecheck draw '((4,8),2):((16,1),8)' --tile '(8,8)'                   the same for any (thread, value) layout
    cutecheck draw 'S<3,3,3> o 0 o (8,8):(64,8)' --banks ldmatrix --element 2
    cutecheck draw --claim '(M,N):(N,1) == M*N:1'   its counterexample
    cutecheck draw --shared K_SW128 --bits 16       a canonical tile in shared memory
    cutecheck draw --tensor-memory F --columns 32   an accumulator of tcgen05.mma
  Rows are the first mode, columns are the other modes. A layout of one mode is drawn as one strip.
  docs/user/draw.md shows each kind.)text";

inline constexpr const char* kDoctorManual = R"text(print the versions of the components, and what is missing
    cutecheck doctor
    cutecheck doctor --require=ptxas,cvc5,device    exit status 3 unless all are present
  Components: cutecheck, compiler, z3, llvm, cvc5, ptxas, librsvg, driver, device.)text";

inline constexpr const char* kErrataManual =
    R"text(check the claims of documents, and write the pages of their verdicts
    cutecheck errata corpus/errata                  writes docs/evidence/errata.md and errata/*.md
    cutecheck errata corpus/errata --check          compare the pages instead
  Claims are computed, proved, or given to mlir-opt and ptxas (errata_record.h has the format). Where a tool is
  missing, the last verdict stays. A changed verdict is exit status 1.)text";

inline constexpr const char* kConformManual =
    R"text(check another implementation of the algebra against the laws
    cutecheck conform --subject 'python3 tools/adapters/naive.py'
    cutecheck conform --subject './mine --batch' --baseline known.jsonl --junit conform.xml
  The program under test answers one JSON request a line, as `eval --batch` does; {"op":"describe"} lists its
  operations. Failures are shrunk and grouped: broken (crash, hang, no JSON), wrong, refuses more than the laws
  allow, differs in convention. Exit status 1: an answer is wrong or the program broke; with --strict, any new
  failure. 3: nothing was checked. docs/user/conform.md is a first run.)text";

inline constexpr const char* kMergeManual =
    R"text(merge the journals of all shards of a campaign
    cutecheck check corpus/claims --shard=0/2 --journal=0.journal
    cutecheck check corpus/claims --shard=1/2 --journal=1.journal
    cutecheck merge 0.journal 1.journal --out=whole.journal
  Each obligation must occur exactly once, and all of them under one build, seed and set of versions. The result
  is byte for byte the journal of --shard=0/1. The exit status is the most severe one of the obligations, or 3
  when the merge is refused. A killed shard continues from its journal when it is started again:
  docs/user/campaigns.md.)text";

inline constexpr const char* kLspManual =
    R"text(serve an editor: verdicts while you type, by the Language Server Protocol
    cutecheck lsp                                   on standard input and output; an editor starts it
  Files: *.claims, *.layouts, *.calls; with LLVM also *.mlir of the cute dialect. A line keeps its verdict while others
  are typed. docs/user/editor.md has the settings of Neovim and VS Code.)text";

inline constexpr const char* kHelpManual =
    R"text(explain a command, predicate, operation, atom or rule
    cutecheck help                                  this manual
    cutecheck help conflict_free                    signature, meaning, units, refusals, an example
    cutecheck help zipped_divide
    cutecheck help SM80_16x8x16_F32F16F16F32_TN
    cutecheck help composition_c2                   the condition that a diagnostic names
    cutecheck help predicates                       all predicates (docs/reference/predicates.md))text";

inline constexpr const char* kManualManual =
    R"text(print the manual page, or the completions for a shell
    cutecheck manual man | man -l -                 read it
    cutecheck manual man >cutecheck.1
    eval "$(cutecheck manual bash)")text";

inline constexpr const char* kLowerManual =
    R"text(lower a module of the cute dialect, and print one stage
    cutecheck lower tile.mlir                       LLVM IR
    cutecheck lower tile.mlir --target=sm_100a --emit=ptx
    cutecheck lower tile.mlir --emit=meaning        the reference semantics of each function
  Stages: meaning; cute, the desugared module; nvvm, the module in the LLVM and NVVM dialects; llvm; ptx.)text";

inline constexpr const char* kGoldenManual =
    R"text(compare the PTX of every atom with the kept golden files
    cutecheck golden                                compare with corpus/golden
    cutecheck golden --list --only='mma_sync/*'
    cutecheck golden --update --reason='mma_sync: ...'
    cutecheck golden --update --kernels=mine --out=golden --reason=first
    cutecheck golden --expand DIR                   every module, LLVM IR and PTX
  Each variant has a module, its LLVM IR and its PTX, and a hash of each in MANIFEST.json. The PTX is kept for
  every variant, the module and the LLVM IR for one variant of each family; --expand writes the others again.
  Exit status 1: a text that cutecheck writes differs; the report names atom, shape and field, or the command that
  shows a text of which only the hash is kept. 2: only a text of another version of LLVM differs. --update writes
  what changed, after ptxas, where it is installed, has assembled it. docs/reference/golden.md has the steps.)text";

inline constexpr const char* kValidateManual =
    R"text(prove that LLVM IR computes what its module means, with 32-bit overflow
    cutecheck validate tile.mlir                    lower it, then prove the result
    cutecheck validate tile.mlir theirs.ll --abi=sparse   prove the output of another compiler
    cutecheck validate tile.ll --meaning tile.meaning
  Each function has one verdict. Proved lists the obligations. Refuted shows numbers for which a run at machine
  width differs. Unknown names the instruction or the condition that was not decided.)text";

inline constexpr const char* kVerifyManual =
    R"text(verify modules, templates and data files: one row for each
    cutecheck verify corpus/
    cutecheck verify kernel.mlir --target=sm_90a
    cutecheck verify big/ --resume=big.journal      continue an interrupted run
    cutecheck verify corpus/ --report=report        write report/report.html (docs/user/report.md)
  A module is parsed, verified, lowered, proved equal to its reference semantics, and turned into PTX, which ptxas
  assembles where it is installed. A comment line may state another expectation than Proved:
  // expect: Refuted, or // expect: kBadRequest lower_parse. NAME.ll must be proved against NAME.meaning, and
  NAME.fault-WHAT.ll must be refuted. Other files get their verdicts as in `cutecheck check`. Exit status 0: all
  is as expected. 3: nothing was verified.)text";

}  // namespace cutecheck::cli
