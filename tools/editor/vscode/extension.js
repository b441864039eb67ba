// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// VS Code's side of `cutecheck lsp`, on nothing but the API of VS Code and Node: verdicts as diagnostics and inlay hints,
// explanations where the mouse points.
'use strict';
const { spawn } = require('child_process');
const vscode = require('vscode');

const kLanguages = ['claims', 'layouts', 'calls', 'mlir'];

// Messages over the pipes of a program.
class Connection {
  constructor(program, onMessage, onEnd) {
    this.number = 0;
    this.waiting = new Map();
    this.rest = Buffer.alloc(0);
    this.process = spawn(program, ['lsp'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.process.on('error', onEnd);
    this.process.on('exit', () => onEnd());
    this.process.stdin.on('error', () => {});
    this.process.stdout.on('data', (data) => {
      this.rest = Buffer.concat([this.rest, data]);
      for (let message = this.next(); message; message = this.next()) {
        const answered = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        if (answered) answered(message.result);
        else onMessage(message);
      }
    });
  }
  next() {
    const end = this.rest.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const length = Number(/Content-Length: (\d+)/.exec(this.rest.subarray(0, end).toString())[1]);
    if (this.rest.length < end + 4 + length) return null;
    const text = this.rest.subarray(end + 4, end + 4 + length).toString();
    this.rest = this.rest.subarray(end + 4 + length);
    return JSON.parse(text);
  }
  send(message) {
    const text = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${text.length}\r\n\r\n`);
    this.process.stdin.write(text);
  }
  tell(method, params) { this.send({ method, params }); }
  ask(method, params) {
    const id = ++this.number;
    this.send({ id, method, params });
    return new Promise((answered) => this.waiting.set(id, answered));
  }
}

const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const place = (document) => ({ textDocument: { uri: document.uri.toString() } });
const isOurs = (document) => kLanguages.includes(document.languageId);

let server = null;

async function activate(context) {
  const verdicts = vscode.languages.createDiagnosticCollection('cutecheck');
  const program = vscode.workspace.getConfiguration('cutecheck').get('program') || 'cutecheck';
  server = new Connection(program, (message) => {
    if (message.method !== 'textDocument/publishDiagnostics') return;
    verdicts.set(vscode.Uri.parse(message.params.uri), message.params.diagnostics.map((one) => {
      // The protocol counts severities from 1, VS Code from 0.
      const diagnostic = new vscode.Diagnostic(range(one.range), one.message, one.severity - 1);
      diagnostic.code = one.code;
      diagnostic.source = one.source;
      return diagnostic;
    }));
  }, (error) => {
    server = null;
    if (error) vscode.window.showWarningMessage(`cutecheck: cannot start '${program}': ${error.message}`);
  });
  await server.ask('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  server.tell('initialized', {});
  const open = (document) => {
    if (server && isOurs(document))
      server.tell('textDocument/didOpen', { textDocument: { uri: document.uri.toString(), languageId: document.languageId,
        version: document.version, text: document.getText() } });
  };
  vscode.workspace.textDocuments.forEach(open);
  context.subscriptions.push(verdicts,
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (server && isOurs(document))
        server.tell('textDocument/didChange', { textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: [{ text: document.getText() }] });
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (server && isOurs(document)) server.tell('textDocument/didClose', place(document));
    }),
    vscode.languages.registerHoverProvider(kLanguages, {
      async provideHover(document, position) {
        const said = server && await server.ask('textDocument/hover', { ...place(document), position: { line: position.line, character: position.character } });
        return said ? new vscode.Hover(new vscode.MarkdownString(said.contents.value)) : null;
      },
    }),
    vscode.languages.registerInlayHintsProvider(kLanguages, {
      async provideInlayHints(document, wanted) {
        const said = server && await server.ask('textDocument/inlayHint', { ...place(document),
          range: { start: { line: wanted.start.line, character: 0 }, end: { line: wanted.end.line, character: 0 } } });
        return (said || []).map((hint) => {
          const shown = new vscode.InlayHint(new vscode.Position(hint.position.line, hint.position.character), hint.label);
          shown.paddingLeft = true;
          return shown;
        });
      },
    }));
}

async function deactivate() {
  if (!server) return;
  await server.ask('shutdown', null);
  server.tell('exit', null);
}

module.exports = { activate, deactivate };
