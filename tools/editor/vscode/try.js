// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs extension.js with the part of VS Code's API that it uses, written here, and the real server: opens a file, types, points.
//
//   CUTECHECK_PROGRAM=cutecheck node try.js
'use strict';
const Module = require('module');

class Range { constructor(a, b, c, d) { Object.assign(this, { start: { line: a, character: b }, end: { line: c, character: d } }); } }
const listeners = {}, providers = {}, shown = new Map();
const vscode = {
  Range,
  Position: class { constructor(line, character) { Object.assign(this, { line, character }); } },
  Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  Hover: class { constructor(contents) { this.contents = contents; } },
  InlayHint: class { constructor(position, label) { Object.assign(this, { position, label }); } },
  MarkdownString: class { constructor(value) { this.value = value; } },
  Uri: { parse: (text) => ({ toString: () => text }) },
  window: { showWarningMessage: (text) => { console.log('warned: ' + text); } },
  languages: {
    createDiagnosticCollection: () => ({ set: (uri, list) => shown.set(uri.toString(), list), dispose() {} }),
    registerHoverProvider: (_, provider) => { providers.hover = provider; },
    registerInlayHintsProvider: (_, provider) => { providers.hints = provider; },
  },
  workspace: {
    textDocuments: [],
    getConfiguration: () => ({ get: () => process.env.CUTECHECK_PROGRAM }),
    onDidOpenTextDocument: (listener) => { listeners.open = listener; },
    onDidChangeTextDocument: (listener) => { listeners.change = listener; },
    onDidCloseTextDocument: (listener) => { listeners.close = listener; },
  },
};
const load = Module._load;
Module._load = (name, ...more) => (name === 'vscode' ? vscode : load(name, ...more));
const extension = require('./extension.js');

const document = { uri: vscode.Uri.parse('file:///t.claims'), languageId: 'claims', version: 1, text: '', getText() { return this.text; } };
let wrong = 0;
async function see(what, test) {
  const begin = Date.now();
  while (!test() && Date.now() - begin < 20000) await new Promise((done) => setTimeout(done, 5));
  wrong += !test();
  console.log(`${test() ? 'ok' : 'FAIL'} ${what} after ${Date.now() - begin} ms`);
}
const verdicts = () => (shown.get('file:///t.claims') || []).map((d) => `${d.range.start.line}:${d.range.start.character} ${d.severity} ${d.code}`);

(async () => {
  await extension.activate({ subscriptions: [] });
  document.text = 'expect Proved: injective((4,8):(1,4))\nexpect Proved: injective((4,8):(1,3))\n';
  listeners.open(document);
  await see('the file as it was opened', () => verdicts().join() === '0:0 3 Proved,1:0 0 Refuted');
  document.text = 'expect Proved: injective((4,8):(1,4))\nexpect Refuted: injective((4,8):(1,3))\nexpect Proved: injectve((4,8):(1,4))\n';
  listeners.change({ document });
  await see('what was typed', () => verdicts().join() === '0:0 3 Proved,1:0 3 Refuted,2:15 0 kUsage');
  const hover = await providers.hover.provideHover(document, new vscode.Position(0, 17));
  await see('a word explained', () => hover !== null && hover.contents.value.includes('injective(L)'));
  const hints = await providers.hints.provideInlayHints(document, new Range(0, 0, 1, 0));
  await see('inlay hints', () => hints.map((hint) => hint.label).join() === 'Proved,Refuted');
  listeners.close(document);
  await see('a closed file has no verdicts', () => verdicts().length === 0);
  await extension.deactivate();
  process.exit(wrong === 0 ? 0 : 1);
})();
