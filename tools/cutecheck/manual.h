// The texts of --help.
#pragma once

namespace cutecheck::cli {

inline constexpr const char* kManualHead =
    "cutecheck checks GPU layout algebra (CuTe): shapes, strides, swizzles, tilings.";

inline constexpr const char* kManualFoot = R"text(Exit status
  0    every claim Proved, everything as expected, or a value was printed
  1    a claim Refuted, a relation false, an expectation not met
  2    Unknown: undecided within the budget
  3    input or usage error, contradictory premises, or nothing was checked
  4    Inconsistent: two methods of cutecheck disagree; please report it
  70   internal error; please report it
  130  interrupted; check and verify print the summary so far
  Of many subjects the worst decides, in the order 4, 3, 1, 2, 0.
  Each failure prints a line that starts with `reproduce:` and repeats it alone.

Notation
  (4,8):(1,4)  ((2,2),4):((1,2),8)   layouts: shape:stride, leftmost mode fastest
  M  M{div=8}  2*M+1  ?  ?{div=4}    symbols and unknown integers in leaves
  S<3,4,3>  S<3,4,3> o 0 o L         swizzles and composed layouts
  <4:1,_>  [4:1;_]                   tilers
  1@0  1@0@1                         basis strides
  A o B                              composition: c -> A(B(c))
  ==  ===  !=  <=  <  >=  >          equal as functions, equal as written, and integers
  Write -- before an expression that starts with a minus sign.)text";

inline constexpr const char* kEvalManual = R"text(compute an expression with the exact static reference
    cutecheck eval 'composition((6,2):(1,7), 3:2)'    ->  3:2
    cutecheck eval '(6,2):(11,2) o (3,2):(2,3)'       ->  refused, with the coordinate; exit 3
    cutecheck eval '(4,2):(1,4) == 8:1'               ->  true; false is exit 1
    echo '{"op":"size","args":["(4,8):(1,4)"],"id":1}' | cutecheck eval --batch
  The batch form answers {"id","result"} or {"id","error":{"code","rule","message",...}} line by line;
  {"op":"describe"} lists the operations; it exits 0 when every line was answered.)text";

inline constexpr const char* kProveManual = R"text(decide a claim for all values of its symbols
    cutecheck prove 'coalesce((M,N):(1,M)) == M*N:1' --where 'M>0,N>0'
    cutecheck prove 'injective((M,8):(1,M))'
    cutecheck prove 'bijective((4,8):(8,1), 32)' --strict
    cutecheck prove 'conflict_free(S<3,3,3> o 0 o (8,8):(64,8), 2, ldmatrix)'
  Predicates: injective(L), bijective(L,n), within(L,n), covers(L,n), disjoint(A,B), composable(A,B),
  compatible(A,B), congruent(A,B), weakly_congruent(A,B), evenly_divides(A,B), partition(TV,shape),
  aligned(L,bytes,element), fits32(L), vectorizable(A,B,n), conflict_free(L,element,access); docs/spec.md.
  Proved (0) names two derivations; Refuted (1) prints a counterexample that was replayed; Unknown (2) says
  what is missing; contradictory premises are refused as vacuous (3).)text";

inline constexpr const char* kRecheckManual = R"text(check proofs that were written down
    cutecheck prove '(M,N):(1,M) == M*N:1' --certificate proof.txt
    cutecheck recheck proof.txt
  A certificate is a chain of lemmas, one a line. Each step is checked anew, and each lemma that it uses is
  proved anew for all integers. A chain that does not hold shows nothing of its claim: Unknown (2).)text";

inline constexpr const char* kCheckManual =
    R"text(a verdict for every line of files, or what holds of one layout
    cutecheck check corpus/
    cutecheck check tiles.claims       lines: expect Proved: (M,N):(1,M) == M*N:1 where M>0
    cutecheck check '(4,8):(8,1)'      size, cosize, injective, bijective, contiguous, alignment
  Of a layout: contiguous, index i lies i behind index 0, the first mode counted fastest; alignment, the widest vector:
  how many indices from each multiple on lie side by side, beginning at a multiple.
  Files: *.claims, *.layouts, *.calls, *.bug, *.jsonl; corpus/README.md has the formats.
  Exit 0 when all is as expected, 3 when nothing was checked or a file has an unknown format.)text";

inline constexpr const char* kReproManual = R"text(replay recorded faults and fuzzing inputs
    cutecheck repro corpus/bugs/cutlass.bug
    cutecheck repro --target notation crash-0123abcd
  A raw input belongs to the target that its directory is named after, or to --target.)text";

inline constexpr const char* kDescriptorManual =
    R"text(matrix descriptors of wgmma and tcgen05.mma, and TMA tensor maps, from layouts
    cutecheck descriptor encode 'S<3,3,3> o 0 o (64,64):(64,1)' --type f16 --major k
    cutecheck descriptor decode 0x4000004000010000
    cutecheck descriptor explain 0x4000004000010000 --type f16 --major k --shape '(64,16)'
    cutecheck descriptor tensor-map '(4096,1024):(1024,1)' --box '(128,64)' --shared 'S<3,3,3> o 0 o (128,64):(64,1)'
  encode compares, element by element, where the layout puts it and what the hardware reads (docs/spec.md), and
  refuses a layout that no descriptor reads, with the first element misread (3).)text";

inline constexpr const char* kDrawManual =
    R"text(a picture of a layout, in the terminal or as SVG
    cutecheck draw '((2,2),4):((1,8),2)'            offsets in a grid, nested tiles outlined
    cutecheck draw '(M,8):(1,M)' --with M=8 --svg layout.svg
    cutecheck draw '(4,4):(4,1)' '(4,4):(1,4)'      side by side, differences marked
    cutecheck draw 'zipped_divide((8,8):(8,1), <4,2>)'                     tiles in their colours
    cutecheck draw --atom SM80_16x8x16_F32F16F16F32_TN                     which thread holds what
    cutecheck draw '((4,8),2):((16,1),8)' --tile '(8,8)'                   the same of any (thread, value) layout
    cutecheck draw 'S<3,3,3> o 0 o (8,8):(64,8)' --banks ldmatrix --element 2
    cutecheck draw --claim '(M,N):(N,1) == M*N:1'   its counterexample
    cutecheck draw --shared K_SW128 --bits 16       a canonical tile in shared memory
    cutecheck draw --tensor-memory F --columns 32   an accumulator of tcgen05.mma
  Rows are the first mode, columns the others together; of one mode it is a strip. docs/draw.md shows each kind.)text";

inline constexpr const char* kDoctorManual = R"text(versions of what is here, and what is missing
    cutecheck doctor
    cutecheck doctor --require=ptxas,cvc5,device    exit 3 unless all are present
  Components: cutecheck, compiler, z3, llvm, cvc5, ptxas, driver, device.)text";

inline constexpr const char* kErrataManual =
    R"text(run the claims of documents, and write the page of their verdicts
    cutecheck errata corpus/errata                  writes docs/errata.md
    cutecheck errata corpus/errata --check          the page must be what the claims say
  Claims are computed, proved, or put to mlir-opt and ptxas (errata_record.h has the format); where a tool is
  missing, the last verdict stands. A verdict that has changed is exit 1.)text";

inline constexpr const char* kConformManual =
    R"text(hold another implementation of the algebra to the laws
    cutecheck conform --subject 'python3 tools/subjects/naive.py'
    cutecheck conform --subject './mine --batch' --baseline known.jsonl --junit conform.xml
  The subject answers one JSON request a line, as `eval --batch` does; {"op":"describe"} tells its operations.
  Failures are shrunk and grouped: broken (crash, hang, rubbish), wrong, refuses more, differs in convention.
  Exit 1 when an answer is wrong or the subject broke, with --strict for every new failure; 3 when nothing
  was checked. docs/conform.md is a first run.)text";

inline constexpr const char* kMergeManual =
    R"text(the journals of all shards of a campaign, as one
    cutecheck check corpus/claims --shard=0/2 --journal=0.journal
    cutecheck check corpus/claims --shard=1/2 --journal=1.journal
    cutecheck merge 0.journal 1.journal --out=whole.journal
  Each obligation must stand exactly once, all under one build, seed and set of versions; the result is byte for
  byte the journal of --shard=0/1. The exit status is the worst of the obligations', 3 when the merge is refused.
  A killed shard goes on from its journal when it is started again: docs/campaigns.md.)text";

inline constexpr const char* kManualManual =
    R"text(the manual page, or a shell's completions, of all commands
    cutecheck manual man | man -l -                 read it
    cutecheck manual man >cutecheck.1
    eval "$(cutecheck manual bash)")text";

inline constexpr const char* kLowerManual =
    R"text(a module of the cute dialect at one stage of its way to PTX
    cutecheck lower tile.mlir                       LLVM IR
    cutecheck lower tile.mlir --target=sm_100a --emit=ptx
    cutecheck lower tile.mlir --emit=meaning        what each function means, before any lowering
  cute is the desugared module, nvvm the one in the LLVM and NVVM dialects.)text";

inline constexpr const char* kGoldenManual =
    R"text(the PTX of every atom, kept, and told apart where it drifts
    cutecheck golden                                compare with corpus/golden
    cutecheck golden --list --only='mma_sync/*'
    cutecheck golden --update --reason='mma_sync: ...'
    cutecheck golden --update --kernels=mine --out=golden --reason=first
  Each variant has a module, its LLVM IR and its PTX, and a hash of each in MANIFEST.json. Exit 1 when what we
  write differs, with atom, shape and field; 2 when only what another version of LLVM writes does. An update
  writes what changed after ptxas, where installed, has taken it. docs/golden.md has the steps.)text";

inline constexpr const char* kValidateManual =
    R"text(prove that LLVM IR computes what the module means, 32-bit overflow included
    cutecheck validate tile.mlir                    lower it, then prove the result
    cutecheck validate tile.mlir theirs.ll --abi=sparse   prove what another lowering made of it
    cutecheck validate tile.ll --meaning tile.meaning
  One verdict a function: Proved with its obligations discharged, Refuted with a run at machine width that
  differs, Unknown with the instruction or condition that is not decided.)text";

inline constexpr const char* kVerifyManual =
    R"text(the main job: a row for every module, template and data file
    cutecheck verify corpus/
    cutecheck verify kernel.mlir --target=sm_90a
    cutecheck verify big/ --resume=big.journal      go on where an interrupted run stopped
    cutecheck verify corpus/ --report=report        a page to read, report/report.html (docs/report.md)
  A module is parsed, verified, lowered, proved equal to its meaning, turned into PTX and assembled by ptxas where
  that is installed. A comment line may say what is expected instead of Proved: // expect: Refuted, or
  // expect: kBadRequest lower_parse. NAME.ll is proved against NAME.meaning, NAME.fault-WHAT.ll refuted.
  The other files are judged as by cutecheck check. Exit 0 when all is as expected, 3 when nothing was verified.)text";

}  // namespace cutecheck::cli
