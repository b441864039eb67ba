// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// product: the family of modules that multiply, and which of them is for given extents.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <set>

#include "tools/product/attention_kernel.h"
#include "tools/product/product_plan.h"

namespace {

using namespace cutecheck::product;

using Modules = std::vector<std::pair<std::string, std::string>>;

int write(const std::string& folder, const Modules& modules) {
  for (const auto& [name, module] : modules) {
    std::ofstream out(folder + "/" + name + ".mlir");
    out << module;
    if (!out.flush()) {
      std::fprintf(stderr, "product: %s cannot be written to\n", folder.c_str());
      return 3;
    }
  }
  return 0;
}

Modules products(const ProductElements& elements, const ProductForm& form) {
  Modules modules;
  for (const std::string& element : std::set{elements.a, elements.b, elements.d()})
    modules.emplace_back(repackKernel(element), repackModule(element));
  for (const ProductTile& tile : productTiles(elements, form))
    modules.emplace_back(tile.kernel(), productModule(tile));
  return modules;
}

Modules attentions(const std::vector<AttentionTile>& tiles) {
  Modules modules;
  for (const AttentionTile& tile : tiles) modules.emplace_back(tile.kernel(), attentionModule(tile));
  return modules;
}

void print(const ProductPlan& plan, const ProductSize& size) {
  const ProductTile& tile = plan.tile;
  std::printf("%s\t%d\t%d\t%u\t%u\t%u\t%d\t%d\t%d\t%d\t%u\t%zu\t%.1f\n", tile.kernel().c_str(),
              tile.boxA(size.m), tile.boxB(size.n), tile.threads(), tile.sharedBytes(), plan.blocks,
              plan.group, plan.whole, plan.share, plan.depth, plan.fixupBlocks,
              plan.fixupBlocks > 0 ? tile.workspaceBytes(plan.blocks) : 0, plan.microseconds);
}

void print(const AttentionTile& tile) {
  std::printf("%s\t%d\t%d\t%d\t%d\t%u\t%u\t%d\n", tile.kernel().c_str(), tile.head, tile.causal ? 1 : 0,
              tile.rows(), tile.keys, tile.threads(), tile.sharedBytes(), tile.mostKeys);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"The family of modules for D = A B^T on sm_90a, and the plan for given extents."};
  app.require_subcommand(1);
  std::string folder, elements = "bf16", form;
  bool every = false, lines = false;
  int32_t multiprocessors = 132;
  ProductSize size{};
  std::vector<std::string> names, forms;
  for (const ProductElements& one : productElements()) names.push_back(one.name());
  for (const ProductForm& one : productForms()) forms.push_back(one.name());
  CLI::App* writes = app.add_subcommand("write", "write every module to a folder, for `cutecheck lower`");
  writes->add_option("FOLDER", folder)->required()->check(CLI::ExistingDirectory);
  CLI::App* plans = app.add_subcommand(
      "plan",
      "a line of tabs: kernel, rows of the boxes of A and B, threads, bytes of shared memory, blocks, group, "
      "whole, share, depth, blocks of the fixup, bytes of the workspace, microseconds that the model "
      "expects");
  for (CLI::App* command : {writes, plans}) {
    command->add_option("--element", elements, "of A, B and D; of 8 bits, of A and B; _f32: D in f32")
        ->check(CLI::IsMember(names));
    command->add_option("--form", form, "what there is beside one product: alpha, beta C, a bias, batches")
        ->check(CLI::IsMember(forms));
  }
  const auto extent = CLI::Range(1, 1 << 30);
  plans->add_option("M", size.m)->required()->check(extent);
  plans->add_option("N", size.n)->required()->check(extent);
  plans->add_option("K", size.k)->required()->check(extent);
  plans->add_option("--batches", size.batches, "of a form with batches")->check(CLI::Range(1, 1 << 20));
  plans->add_option("--multiprocessors", multiprocessors)->check(CLI::Range(1, 512));
  plans->add_flag("--lines", lines, "rows of A and B begin at multiples of 128 bytes, whatever K is");
  plans->add_flag("--all", every, "every plan that was looked at");
  CLI::App* attends = app.add_subcommand(
      "attention",
      "write every module of attention to a folder, or the one that the options say; a line of tabs of each: "
      "kernel, head, 1 where it is causal, rows of queries, keys, threads, bytes of shared memory, "
      "the most keys that it is for, 0 where there is no other");
  AttentionTile tile{64};
  bool free = false;
  attends->add_option("FOLDER", folder)->required()->check(CLI::ExistingDirectory);
  CLI::Option* head =
      attends->add_option("--head", tile.head, "elements of a head")->check(CLI::IsMember({64, 128}));
  attends->add_flag("--causal", tile.causal, "query i sees the keys up to i")->needs(head);
  attends->add_option("--warpgroups", tile.consumers, "that multiply, of 64 queries each")
      ->check(CLI::Range(1, 3))
      ->needs(head);
  attends->add_option("--keys", tile.keys, "of a tile")->check(CLI::Range(16, 256))->needs(head);
  attends->add_flag("--free", free, "warpgroups do not take turns")->needs(head);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 3;
  }
  if (attends->parsed()) {
    tile.inTurn = !free;
    if (head->count() > 0 && (tile.keys % 16 != 0 || tile.stages() < 2)) {
      std::fprintf(
          stderr,
          "product: --keys: 16 divides the keys of a tile, and shared memory has two stages of them\n");
      return 3;
    }
    const std::vector<AttentionTile> tiles = head->count() > 0 ? std::vector{tile} : attentionTiles();
    for (const AttentionTile& one : tiles) print(one);
    return write(folder, attentions(tiles));
  }
  size.elements = *productElementsNamed(elements);
  size.form = *productFormNamed(form);
  if (size.batches > 1 && !size.form.batches) {
    std::fprintf(stderr, "product: --batches: the form has no batches\n");
    return 3;
  }
  if (writes->parsed()) return write(folder, products(size.elements, size.form));
  size.lines = lines || size.k % (128 / size.elements.bytes()) == 0;
  if (every)
    for (const ProductPlan& plan : productPlans(size, multiprocessors)) print(plan, size);
  else
    print(planProduct(size, multiprocessors), size);
  return 0;
}
