-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
-- Neovim 0.7 or later: verdicts of cutecheck while you type. Source it from init.lua:
--
--   dofile('/path/to/tools/editor/neovim/cutecheck.lua')
--
-- The program is $CUTECHECK_PROGRAM, or `cutecheck` on the path.
vim.diagnostic.config({ virtual_text = true, update_in_insert = true })

local client
local function attach(event)
  vim.bo[event.buf].filetype = vim.fn.fnamemodify(event.file, ':e')
  if vim.fn.executable(vim.env.CUTECHECK_PROGRAM or 'cutecheck') == 0 then return end
  client = client or vim.lsp.start_client({
    name = 'cutecheck',
    cmd = { vim.env.CUTECHECK_PROGRAM or 'cutecheck', 'lsp' },
    root_dir = vim.fn.getcwd(),
    on_exit = function() client = nil end,
  })
  vim.lsp.buf_attach_client(event.buf, client)
end

vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, { pattern = { '*.claims', '*.layouts', '*.calls', '*.mlir' }, callback = attach })
