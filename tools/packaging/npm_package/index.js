// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck in WebAssembly: layout expressions, their properties and their pictures, in Node and in browsers.
//
//   const cutecheck = await require('cutecheck')();
//   cutecheck.eval('composition((6,2):(1,7), 3:2)')          '3:2'
//   cutecheck.draw('(8,8):(8,1)')                            an SVG document
//   cutecheck.ask('(M,4):(1,M)', { M: 8 })                   { value, kind, facts, svg, ... } or { error, code, rule, ... }
'use strict';
const createCutecheck = require('./cutecheck.js');

// What was refused: `code` and `rule` as `cutecheck eval` prints them, `witness` the coordinates that break the rule.
class Refusal extends Error {
  constructor(answer) {
    super(answer.error);
    this.name = 'Refusal';
    Object.assign(this, { code: answer.code, rule: answer.rule, witness: answer.witness, position: answer.position });
  }
}

module.exports = async () => {
  const module = await createCutecheck();
  const ask = (expression, numbers = {}) => {
    const bindings = Object.entries(numbers).map(([name, value]) => `${name}=${value}`).join(',');
    return JSON.parse(module.ccall('cutecheck_answer', 'string', ['string', 'string'], [String(expression), bindings]));
  };
  const answered = (expression, numbers) => {
    const answer = ask(expression, numbers);
    if ('error' in answer) throw new Refusal(answer);
    return answer;
  };
  return {
    ask,
    eval: (expression, numbers) => answered(expression, numbers).value,
    facts: (expression, numbers) => Object.fromEntries(answered(expression, numbers).facts),
    draw: (expression, numbers) => {
      const answer = answered(expression, numbers);
      if (!answer.svg) throw new Refusal({ error: answer.undrawn || 'it has no picture', code: 'kUsage', rule: 'draw_c3', witness: [] });
      return answer.svg;
    },
    Refusal,
  };
};
