-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
-- Types into a file of claims and reads what Neovim was told: nvim --headless -u cutecheck.lua -l is of later versions, so
-- test_editor.py starts it with +luafile. Prints one line for each verdict that it saw and ends Neovim.
local function shown()
  local lines = {}
  for _, d in ipairs(vim.diagnostic.get(0)) do
    table.insert(lines, string.format('%d:%d %s %s', d.lnum, d.col, vim.diagnostic.severity[d.severity], d.message))
  end
  table.sort(lines)
  return lines
end

local function see(what, wanted)
  local begin = vim.loop.hrtime()
  local came = vim.wait(20000, function()
    local all = table.concat(shown(), '\n')
    for _, part in ipairs(wanted) do
      if not all:find(part, 1, true) then return false end
    end
    return true
  end, 10)
  print(string.format('%s %s after %d ms', came and 'ok' or 'FAIL', what, (vim.loop.hrtime() - begin) / 1e6))
  for _, line in ipairs(shown()) do print('  ' .. line) end
  return came
end

local right = see('the file as it was opened', { '0:0 HINT Proved', '1:0 ERROR expected Proved, got Refuted' })
-- The second line is mended, and a third one typed with a mistake.
vim.api.nvim_buf_set_lines(0, 1, 2, false, { 'expect Refuted: injective((4,8):(1,3))', 'expect Proved: injectve((4,8):(1,4))' })
right = see('what was typed', { '1:0 HINT Refuted', '2:15 ERROR' }) and right
local answers = vim.lsp.buf_request_sync(0, 'textDocument/hover', { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 0, character = 17 } }, 5000)
local text = vim.inspect(answers)
local told = text:find('injective(L)', 1, true) ~= nil
print((told and 'ok' or 'FAIL') .. ' a word explained')
vim.cmd(right and told and 'qa!' or 'cq!')
