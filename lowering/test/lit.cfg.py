# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os

import lit.formats

config.name = "lowering"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.test_source_root = os.path.dirname(__file__)
# Another cutecheck-opt, with a fault planted, may be shown the suite (tools/mutate).
cutecheck_bin = lit_config.params.get("cutecheck_bin", config.cutecheck_bin)
if "CUTECHECK_PLANT" in os.environ:
    config.environment["CUTECHECK_PLANT"] = os.environ["CUTECHECK_PLANT"]
config.environment["PATH"] = os.pathsep.join([cutecheck_bin, config.lsp_bin, config.llvm_bin, config.environment["PATH"]])
