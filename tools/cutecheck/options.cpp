// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/cutecheck/options.h"

#include <algorithm>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "oracle/claims/prove.h"
#include "tools/analyze/analyze_command.h"
#include "tools/console/report.h"
#include "tools/cutecheck/at_least_one.h"
#include "tools/cutecheck/check_command.h"
#include "tools/cutecheck/conform_command.h"
#include "tools/cutecheck/doctor_command.h"
#include "tools/cutecheck/draw_command.h"
#include "tools/cutecheck/errata_command.h"
#include "tools/cutecheck/eval_command.h"
#include "tools/cutecheck/help_command.h"
#include "tools/cutecheck/kernel_command.h"
#include "tools/cutecheck/lsp_command.h"
#include "tools/cutecheck/prove_command.h"
#include "tools/cutecheck/recheck_command.h"
#include "tools/cutecheck/repro_command.h"
#include "tools/cutecheck/sharding/merge_command.h"
#include "tools/cutecheck/sharding/shard_command.h"
#include "tools/cutecheck/smem_options.h"
#include "tools/cutecheck/without_llvm.h"
#include "tools/descriptor/descriptor_command.h"
#include "tools/descriptor/tensor_map_command.h"
#include "tools/explain/explain_command.h"
#include "tools/help/term_help.h"
#include "tools/manual/command_table.h"
#include "tools/manual/manual.h"
#include "tools/manual/usage_error.h"
#ifdef CUTECHECK_WITH_LOWERING
#include "lowering/to_ptx/emit_ptx.h"
#include "tools/cutecheck/golden_command.h"
#include "tools/cutecheck/lower_command.h"
#include "tools/cutecheck/validate_command.h"
#include "tools/cutecheck/verify_command.h"
#endif

namespace cutecheck::cli {

namespace {

using Action = std::function<ExitStatus(Console&)>;

struct CommandLine {
  EvalOptions eval;
  DecideOptions prove;
  CheckOptions check;
  ReproOptions repro;
  RecheckOptions recheck;
  DoctorOptions doctor;
  ErrataOptions errata;
  DescriptorOptions descriptor;
  TensorMapOptions tensorMap;
  SmemOptions smem;
  ExplainOptions explain;
  AnalyzeOptions analyze;
  DrawOptions draw;
  KernelOptions kernel;
  ConformOptions conform;
  MergeOptions merge;
  campaign::ShardOptions shard;
  std::string shardText;
#ifdef CUTECHECK_WITH_LOWERING
  LowerOptions lower;
  GoldenOptions golden;
  ValidateOptions validate;
  VerifyOptions verify;
#endif
  bool batch = false, progress = false, json = false;
  std::string domain;
  ProveFiles proveFiles;
  std::string manualForm;
  std::vector<std::string> topic;
  Action action;
};

CLI::App* addCommand(CLI::App& app, const char* name, CommandLine& line, const char* manual, Action action) {
  CLI::App* command = app.add_subcommand(name, manual);
  command->add_flag("--json", line.json, "answer in JSON, one object a line");
  command->callback([&line, action = std::move(action)] { line.action = action; });
  return command;
}

// The command's work as a campaign.
CLI::Option* addShard(CLI::App* command, CommandLine& line) {
  CLI::Option* journal =
      command->add_option("--journal", line.shard.journal, "run as a campaign, and keep its journal in FILE")
          ->type_name("FILE");
  command->add_option("--shard", line.shardText, "run only shard i of n, 0 <= i < n")
      ->needs(journal)
      ->type_name("i/n")
      ->check([&line](const std::string& text) -> std::string {
        const std::optional<campaign::Shard> shard = campaign::parseShard(text);
        if (shard) line.shard.shard = *shard;
        return shard ? "" : "expected i/n with 0 <= i < n";
      });
  return journal;
}

// Stands between the texts of an option that is given more than once; no text has it.
constexpr char kBetween = '\x1f';

void joinPremises(std::string& where) {
  for (size_t at = where.find(kBetween); at != std::string::npos; at = where.find(kBetween)) where.replace(at, 1, ", ");
}

void addEval(CLI::App& app, CommandLine& line) {
  CLI::App* eval = addCommand(app, "eval", line, kEvalManual, [&line](Console& console) {
    line.eval.json = line.json;
    joinPremises(line.eval.where);
    if (const auto asked = helpForWord(line.eval.expression, "eval", line.json, console); asked && !line.batch) return *asked;
    line.eval.domain = line.domain == "strict" ? Domain::kStrict : Domain::kExtendLast;
    return line.batch ? evalBatchCommand(line.eval.domain, console) : evalCommand(line.eval, console);
  });
  CLI::Option* expression = eval->add_option("EXPR", line.eval.expression, "an expression of the notation");
  CLI::Option* batch = eval->add_flag("--batch", line.batch, "answer JSON requests from stdin, one a line");
  batch->excludes(expression);
  eval->add_option("--domain", line.domain, "extend (default): the last mode is unbounded; strict: it is not")
      ->check(CLI::IsMember({"extend", "strict"}))
      ->type_name("extend|strict");
  eval->add_option("--as", line.eval.as, "print a line of CuTe C++ (cpp) or of the CuTe DSL (dsl)")
      ->check(CLI::IsMember({"cpp", "dsl"}))
      ->type_name("cpp|dsl")
      ->excludes(batch);
  eval->add_option("--where", line.eval.where, "premises of the symbols, separated by commas; may be repeated")
      ->join(kBetween)
      ->excludes(batch);
  eval->parse_complete_callback([expression, batch] {
    if (expression->count() + batch->count() == 0) throw CLI::RequiredError("EXPR or --batch");
  });
}

void addProve(CLI::App& app, CommandLine& line) {
  CLI::App* prove = addCommand(app, "prove", line, kProveManual, [&line](Console& console) {
    if (const auto asked = helpForWord(line.prove.claim, "prove", line.json, console)) return *asked;
    joinPremises(line.prove.where);
    return proveCommand(line.prove, line.proveFiles, line.json, console);
  });
  prove->add_option("CLAIM", line.prove.claim, "a relation or a predicate")->required();
  prove->add_option("--where", line.prove.where, "premises, separated by commas; may be repeated")->join(kBetween);
  prove->add_flag("--strict", line.prove.strict, "require derivations from two engines");
  prove->add_option("--budget", line.prove.budget, "solver resource units for one query")
      ->check(atLeastOne("number of solver units from 1 on; without --budget a query has " +
                         std::to_string(oracle::Options().budget)));
  prove
      ->add_option("--emit-smt2", line.proveFiles.smt2,
                   "also write the queries to FILE, as SMT-LIB for any solver")
      ->type_name("FILE");
  prove
      ->add_option("--certificate,--save", line.proveFiles.certificate,
                   "also write a proof to FILE, for cutecheck recheck")
      ->type_name("FILE");
}

void addRecheck(CLI::App& app, CommandLine& line) {
  CLI::App* recheck = addCommand(app, "recheck", line, kRecheckManual, [&line](Console& console) {
    line.recheck.json = line.json;
    return recheckCommand(line.recheck, console);
  });
  recheck->add_option("FILE", line.recheck.files, "certificates")->required();
}

void addCheck(CLI::App& app, CommandLine& line) {
  CLI::App* check = addCommand(app, "check", line, kCheckManual, [&line](Console& console) {
    line.check.json = line.json;
    console.progress = !line.json && (console.progress || line.progress);
    return line.shard.on() ? checkShard(line.check, line.shard, console) : checkCommand(line.check, console);
  });
  check->add_option("PATH", line.check.paths, "files, directories, or one layout expression")->required();
  CLI::Option* journal = addShard(check, line);
  check->add_option("--sarif", line.check.sarif, "also write SARIF 2.1.0: what is not as expected, at its line")
      ->type_name("FILE")
      ->excludes(journal);
  check->add_flag("--progress", line.progress, "show progress even when stderr is not a terminal");
}

void addRepro(CLI::App& app, CommandLine& line) {
  CLI::App* repro = addCommand(app, "repro", line, kReproManual, [&line](Console& console) {
    line.repro.json = line.json;
    return reproCommand(line.repro, console);
  });
  repro->add_option("FILE", line.repro.files, "files of corpus/bugs, or raw inputs")->required();
  repro->add_option("--target", line.repro.target,
                    "fuzz target of raw inputs: notation, layout_descriptor, composition, claim");
}

void addDoctor(CLI::App& app, CommandLine& line) {
  CLI::App* doctor = addCommand(app, "doctor", line, kDoctorManual, [&line](Console& console) {
    line.doctor.json = line.json;
    return doctorCommand(line.doctor, console);
  });
  doctor->add_option("--require", line.doctor.required, "fail unless these are present")->delimiter(',');
}

void addErrata(CLI::App& app, CommandLine& line) {
  CLI::App* errata = addCommand(app, "errata", line, kErrataManual, [&line](Console& console) {
    line.errata.json = line.json;
    return errataCommand(line.errata, console);
  });
  errata->add_option("DIR", line.errata.directory, "*.errata files, or a directory of them")->required();
  errata
      ->add_option("--page", line.errata.page,
                   "the overview, docs/evidence/errata.md by default; the pages are in a folder of its name")
      ->type_name("FILE");
  errata->add_flag("--check", line.errata.check, "compare the pages instead of writing them");
}

using DescriptorCommand = ExitStatus (*)(const DescriptorOptions&, Console&);

CLI::App* addDescriptorPart(CLI::App& parent, const char* name, const char* what, CommandLine& line,
                            DescriptorCommand command) {
  CLI::App* part = addCommand(parent, name, line, what, [&line, command](Console& console) {
    line.descriptor.json = line.json;
    return command(line.descriptor, console);
  });
  // The spellings of the target of PTX are taken too.
  part->add_option("--arch,--target", line.descriptor.arch, "sm90 (default): wgmma; sm100: tcgen05.mma")
      ->transform([](std::string name) {
        if (name == "sm_90" || name == "sm_90a") name = "sm90";
        if (name == "sm_100" || name == "sm_100a") name = "sm100";
        return name;
      })
      ->check(CLI::IsMember({"sm90", "sm100"}))
      ->type_name("sm90|sm100");
  return part;
}

void addOperandForm(CLI::App* part, CommandLine& line) {
  part->add_option("--type", line.descriptor.type,
                   "element type: f16 (default), bf16, tf32, e4m3, e5m2, s8, u8, b1, e2m1");
  part->add_option("--major", line.descriptor.major, "the contiguous extent: k (default) or mn")
      ->check(CLI::IsMember({"k", "mn"}))
      ->type_name("k|mn");
}

void addDescriptor(CLI::App& app, CommandLine& line) {
  CLI::App* descriptor = app.add_subcommand("descriptor", kDescriptorManual);
  descriptor->require_subcommand(1);
  CLI::App* encode = addDescriptorPart(*descriptor, "encode", "compute the descriptors of a layout (mn,k)",
                                       line, encodeDescriptorCommand);
  encode->add_option("LAYOUT", line.descriptor.layout, "of the operand, offsets in elements")->required();
  encode->add_option("--address", line.descriptor.address,
                     "address of offset 0 in shared memory, in bytes; 0 by default");
  addOperandForm(encode, line);
  CLI::App* decode = addDescriptorPart(*descriptor, "decode", "print the fields of a descriptor", line,
                                       decodeDescriptorCommand);
  decode->add_option("WORD", line.descriptor.word, "64 bits, 0x...")->required();
  CLI::App* explain = addDescriptorPart(
      *descriptor, "explain", "print the fields, their roles, and the bytes that the hardware reads", line,
      explainDescriptorCommand);
  explain->add_option("WORD", line.descriptor.word, "64 bits, 0x...")->required();
  explain->add_option("--shape", line.descriptor.shape, "(mn,k) of one instruction; mn is 64 by default");
  addOperandForm(explain, line);
  CLI::App* map = addCommand(*descriptor, "tensor-map", line,
                             "compute the arguments of cuTensorMapEncodeTiled for a shared layout",
                             [&line](Console& console) {
                               line.tensorMap.json = line.json;
                               return tensorMapCommand(line.tensorMap, console);
                             });
  map->add_option("GLOBAL", line.tensorMap.global, "the layout in global memory, strides in elements")
      ->required();
  map->add_option("--box", line.tensorMap.box, "elements of the box in each mode")->required();
  map->add_option("--shared", line.tensorMap.shared, "the layout of the box in shared memory")->required();
  map->add_option("--type", line.tensorMap.type,
                  "element type: f16 (default), bf16, f32, tf32, f64, e4m3, ...");
}

void addDraw(CLI::App& app, CommandLine& line) {
  const Action action = [&line](Console& console) {
    line.draw.json = line.json;
    if (const auto& texts = line.draw.request.expressions; texts.size() == 1 && !line.draw.list)
      if (const auto asked = helpForWord(texts[0], "draw", line.json, console)) return *asked;
    return drawCommand(line.draw, console);
  };
  addDrawOptions(addCommand(app, "draw", line, kDrawManual, action), line.draw);
}

void addExplain(CLI::App& app, CommandLine& line) {
  CLI::App* explain = addCommand(app, "explain", line, kExplainManual, [&line](Console& console) {
    line.explain.json = line.json;
    if (const auto asked = helpForWord(line.explain.expression, "explain", line.json, console)) return *asked;
    return explainCommand(line.explain, console);
  });
  explain->add_option("EXPR", line.explain.expression, "an expression of the notation")->required();
  explain->add_option("--with", line.explain.bindings, "numbers for symbols, such as M=8,N=4")
      ->type_name("NAME=INTEGER,...");
}

void addAnalyze(CLI::App& app, CommandLine& line) {
  CLI::App* analyze = addCommand(app, "analyze", line, kAnalyzeManual, [&line](Console& console) {
    line.analyze.json = line.json;
    if (const auto asked = helpForWord(line.analyze.expression, "analyze", line.json, console)) return *asked;
    return analyzeCommand(line.analyze, console);
  });
  analyze->add_option("EXPR", line.analyze.expression, "a layout without symbols")->required();
  analyze
      ->add_option("--element", line.analyze.asked.element,
                   "bytes of an element, or its type, such as f16: count the sectors of global memory")
      ->transform(&bytesOfElement)
      ->check(wholeNumber("number of bytes, such as 2, and no type, such as f16"));
  analyze->add_option("--offset", line.analyze.asked.offset, "list the coordinates of this offset")
      ->check(wholeNumber("offset, an integer of 64 bits"));
}

void addSmem(CLI::App& app, CommandLine& line) {
  const Action action = [&line](Console& console) {
    line.smem.json = line.json;
    return smemCommand(line.smem, console);
  };
  addSmemOptions(addCommand(app, "smem", line, kSmemManual, action), line.smem);
}

void addKernel(CLI::App& app, CommandLine& line) {
  CLI::App* kernel = app.add_subcommand("kernel", kKernelManual);
  kernel->require_subcommand(1);
  addKernelParts(line.kernel, [kernel, &line](const char* name, const char* what, KernelCommand command) {
    return addCommand(*kernel, name, line, what, [&line, command](Console& console) {
      line.kernel.json = line.json;
      return command(line.kernel, console);
    });
  });
}

void addConform(CLI::App& app, CommandLine& line) {
  ConformOptions& options = line.conform;
  CLI::App* conform = addCommand(app, "conform", line, kConformManual, [&line](Console& console) {
    line.conform.json = line.json;
    console.progress = !line.json && (console.progress || line.progress);
    return line.shard.on() ? conformShard(line.conform, line.shard, console)
                           : conformCommand(line.conform, console);
  });
  conform
      ->add_option("--subject", options.subject,
                   "a shell command that answers JSON requests on its standard input")
      ->required()
      ->type_name("CMD");
  conform->add_option("--small", options.small, "about how many small inputs of each kind; 2000 by default")
      ->type_name("N|all");
  conform->add_option("--cases", options.effort.cases, "number of random inputs of each kind; 300 by default")
      ->check(wholeNumber("number of inputs from 0 on; without --cases it is 300", 0));
  conform->add_option("--seed", options.effort.seed, "seed of the random inputs; fixed by default")
      ->check(wholeNumber("seed from 0 on; without --seed it is fixed", 0));
  conform->add_option("--timeout", options.timeout, "seconds allowed for one answer; 5 by default")
      ->check(aboveZero("number of seconds above 0; without --timeout it is 5"));
  conform->add_option("--law", options.laws, "check only this law; may be repeated")->type_name("NAME");
  conform->add_option("--input", options.input, "with --law: check only this input");
  conform->add_option("--baseline", options.baseline, "known failures, each with its reason")
      ->type_name("FILE");
  conform
      ->add_option("--write-baseline", options.newBaseline,
                   "write the failures to FILE, for you to add the reasons")
      ->type_name("FILE");
  CLI::Option* journal = addShard(conform, line);
  conform->add_option("--resume", options.journal, "continue from this journal")
      ->excludes(journal)
      ->type_name("FILE");
  conform->add_option("--junit", options.junit, "also write JUnit XML")->type_name("FILE");
  conform->add_option("--sarif", options.sarif, "also write SARIF 2.1.0")->type_name("FILE");
  conform->add_flag("--strict", options.strict, "fail also for refusals and differing conventions");
  conform->add_flag("--progress", line.progress, "show progress even when stderr is not a terminal");
}

void addMerge(CLI::App& app, CommandLine& line) {
  CLI::App* merge = addCommand(app, "merge", line, kMergeManual, [&line](Console& console) {
    line.merge.json = line.json;
    return mergeCommand(line.merge, console);
  });
  merge->add_option("JOURNAL", line.merge.journals, "the journals of all shards of one campaign")->required();
  merge->add_option("--out", line.merge.out, "the result")->required()->type_name("FILE");
}

// The one command that reads the others.
void addManual(CLI::App& app, CommandLine& line) {
  CLI::App* manual = app.add_subcommand("manual", kManualManual);
  manual->add_option("FORM", line.manualForm, "man, bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"man", "bash", "zsh", "fish"}));
  manual->callback([&app, &line] {
    line.action = [&app, &line](Console& console) {
      const std::vector<CommandRow> table = commandTable(app);
      console.out << (line.manualForm == "man"    ? manualPage(table, kManualFoot)
                      : line.manualForm == "bash" ? bashCompletion(table)
                      : line.manualForm == "zsh"  ? zshCompletion(table)
                                                  : fishCompletion(table));
      return ExitStatus::kPassed;
    };
  });
}

void addLsp(CLI::App& app, CommandLine& line) {
  app.add_subcommand("lsp", kLspManual)->callback([&line] { line.action = lspCommand; });
}

// "kernel prove", "descriptor encode", "eval"; null where there is no such command.
const CLI::App* commandNamed(const CLI::App& app, const std::string& words) {
  const CLI::App* command = &app;
  std::istringstream names(words);
  size_t count = 0;
  for (std::string name; names >> name; ++count) {
    const std::vector<const CLI::App*> parts =
        command->get_subcommands([&](const CLI::App* part) { return part->get_name() == name; });
    if (parts.empty()) return nullptr;
    command = parts.front();
  }
  return count == 0 ? nullptr : command;
}

ExitStatus printHelp(const std::string& topic, const std::string& text, bool json, Console& console) {
  console.out << (json ? answerLine(Json{{"topic", topic}, {"help", text}}) : text);
  return ExitStatus::kPassed;
}

void addHelp(CLI::App& app, CommandLine& line) {
  CLI::App* help = addCommand(app, "help", line, kHelpManual, [&app, &line](Console& console) {
    const bool none = app.get_subcommand("help")->count("TOPIC") == 0;
    if (none) return printHelp("", overview(commandTable(app)), line.json, console);
    std::string topic;
    for (const std::string& word : line.topic) topic += (topic.empty() ? "" : " ") + word;
    if (const CLI::App* command = commandNamed(app, topic))
      return printHelp(topic, command->help(), line.json, console);
    return helpCommand(topic, line.json, console);
  });
  help->add_option(
      "TOPIC", line.topic,
      "a command, predicate, operation, atom or rule; or predicates, all of them; none: the commands");
}

#ifdef CUTECHECK_WITH_LOWERING
void addLower(CLI::App& app, CommandLine& line) {
  CLI::App* lower = addCommand(app, "lower", line, kLowerManual, [&line](Console& console) {
    line.lower.json = line.json;
    return lowerCommand(line.lower, console);
  });
  lower->add_option("FILE", line.lower.file, "a module of the cute dialect")->required();
  lower->add_option("--emit", line.lower.emit, "stage to print; llvm by default")
      ->check(CLI::IsMember({"meaning", "cute", "nvvm", "llvm", "ptx"}))
      ->type_name("meaning|cute|nvvm|llvm|ptx");
  lower->add_option("--target", line.lower.target, "target of PTX; sm_90a by default");
}

void addGolden(CLI::App& app, CommandLine& line) {
  CLI::App* golden = addCommand(app, "golden", line, kGoldenManual, [&line](Console& console) {
    line.golden.json = line.json;
    return line.shard.on() ? goldenShard(line.golden, line.shard, console)
                           : goldenCommand(line.golden, console);
  });
  GoldenOptions& options = line.golden;
  CLI::Option* check = golden->add_flag("--check", options.check, "compare with what is kept; the default");
  CLI::Option* update = golden->add_flag("--update", options.update, "write what changed")->excludes(check);
  golden->add_flag("--assemble", options.assemble, "assemble each with ptxas, where it is installed")
      ->excludes(update);
  CLI::Option* list =
      golden->add_flag("--list", options.list, "print the names")->excludes(check)->excludes(update);
  golden
      ->add_option("--expand", options.expand,
                   "write all texts to DIR, also those of which only the hash is kept")
      ->type_name("DIR")
      ->excludes(check)
      ->excludes(update)
      ->excludes(list);
  addShard(golden, line);
  golden->add_option("--reason", options.reason, "the reason, for CHANGES.md; required by --update")
      ->needs(update);
  golden->add_option("--only", options.only, "only these names; a pattern with * and ?")->type_name("GLOB");
  golden
      ->add_option("--target", options.target, "sm_90a (default) or sm_100a; --expand takes both by default")
      ->each([&options](const std::string&) { options.targeted = true; });
  golden->add_option("--kernels", options.kernels, "use the modules in DIR instead of the atoms")
      ->type_name("DIR");
  golden->add_option("--out", options.folder, "folder of the golden files; corpus/golden by default")
      ->type_name("DIR");
}

void addValidate(CLI::App& app, CommandLine& line) {
  CLI::App* validate = addCommand(app, "validate", line, kValidateManual, [&line](Console& console) {
    line.validate.json = line.json;
    return validateCommand(line.validate, console);
  });
  validate->add_option("FILE", line.validate.file, "a module of the cute dialect, or LLVM IR")->required();
  validate->add_option("LOWERED", line.validate.lowered,
                       "LLVM IR that another compiler made from the module");
  validate->add_option("--abi", line.validate.abi, "how LOWERED passes values; interleaved by default")
      ->check(CLI::IsMember({"interleaved", "sparse"}))
      ->type_name("interleaved|sparse");
  validate->add_option("--meaning", line.validate.meaning,
                       "reference semantics of LLVM IR functions (docs/reference/meaning.md)");
  validate->add_flag("--strict", line.validate.strict, "require derivations from two engines");
}

void addVerify(CLI::App& app, CommandLine& line) {
  CLI::App* verify = addCommand(app, "verify", line, kVerifyManual, [&line](Console& console) {
    line.verify.json = line.json;
    console.progress = !line.json && (console.progress || line.progress);
    return line.shard.on() ? verifyShard(line.verify, line.shard, console)
                           : verifyCommand(line.verify, console);
  });
  CLI::Option* journal = addShard(verify, line);
  verify->add_option("PATH", line.verify.paths, "files and directories")->required();
  verify
      ->add_option(
          "--target", line.verify.targets,
          "target of PTX, may be repeated; by default the targets that a module names, or sm_90a and sm_100a")
      ->check(CLI::IsMember(ptx::knownPtxTargets()));
  verify->add_option("--resume", line.verify.journal, "continue from this journal")->excludes(journal);
  verify
      ->add_option("--report", line.verify.report,
                   "write report.html (one self-contained page), report.json, .xml (JUnit) and .sarif to DIR")
      ->excludes(journal)
      ->type_name("DIR");
  verify->add_flag("--strict", line.verify.strict, "require derivations from two engines");
  CLI::Option* hardware = verify->add_flag("--hardware", line.verify.hardware,
                                           "run golden kernels on a GPU, and compare with the host");
  verify->add_option("--driver", line.verify.driver, "path of the CUDA driver's library")->needs(hardware);
  verify->add_flag("--progress", line.progress, "show progress even when stderr is not a terminal");
}
#endif

}  // namespace

ExitStatus runCommandLine(int argc, char** argv, Console& console) {
  CLI::App app(kManualHead, "cutecheck");
  app.footer(kManualFoot);
  app.set_help_flag();
  app.set_help_all_flag("-h,--help", "the manual");
  app.set_version_flag("--version", "cutecheck " CUTECHECK_VERSION);
  app.require_subcommand(1);
  CommandLine line;
  addEval(app, line);
  addProve(app, line);
  addRecheck(app, line);
  addCheck(app, line);
  addRepro(app, line);
  addDoctor(app, line);
  addErrata(app, line);
  addDescriptor(app, line);
  addExplain(app, line);
  addAnalyze(app, line);
  addLsp(app, line);
  addSmem(app, line);
  addDraw(app, line);
  addKernel(app, line);
  addConform(app, line);
  addMerge(app, line);
#ifdef CUTECHECK_WITH_LOWERING
  addLower(app, line);
  addGolden(app, line);
  addValidate(app, line);
  addVerify(app, line);
#else
  addCommandsWithoutLlvm(app, [&line](const std::string& command, bool json) {
    line.action = [command, json](Console& to) { return to.refuse(withoutLlvm(command), {.json = json}); };
  });
#endif
  addHelp(app, line);
  addManual(app, line);
  if (argc == 3 && std::string_view(argv[1]) == "help" && help::findTerm(argv[2]))
    return helpCommand(argv[2], false, console);
  if (argc == 2 && std::string_view(argv[1]) == "help") {
    console.out << overview(commandTable(app));
    return ExitStatus::kPassed;
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForAllHelp&) {
    console.out << app.help("", CLI::AppFormatMode::All);
    return ExitStatus::kPassed;
  } catch (const CLI::CallForHelp&) {
    console.out << app.help();
    return ExitStatus::kPassed;
  } catch (const CLI::CallForVersion&) {
    console.out << "cutecheck " CUTECHECK_VERSION "\n";
    return ExitStatus::kPassed;
  } catch (const CLI::ParseError& error) {
    return usageError(app, error, argc, argv, console);
  }
  return line.action(console);
}

}  // namespace cutecheck::cli
