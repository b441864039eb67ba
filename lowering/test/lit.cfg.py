import os

import lit.formats

config.name = "lowering"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join([config.cutecheck_bin, config.lsp_bin, config.llvm_bin, config.environment["PATH"]])
