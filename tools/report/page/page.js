'use strict';
// Every text of the data enters the page as text: nothing here builds markup from it.
const data = JSON.parse(document.getElementById('data').textContent);
const byId = (id) => document.getElementById(id);

// What came of a row, by its exit status: sign, words, class. The sign tells them apart without colour.
const outcomes = [
  ['✓', 'As expected', 'pass'], ['✗', 'Refuted', 'refuted'], ['?', 'Unknown', 'unknown'],
  ['!', 'Bad input', 'bad'], ['≠', 'Inconsistent', 'inconsistent'], ['–', 'Left out', 'left'],
];
const kLeftOut = 5;
const severity = [1, 3, 2, 4, 5, 0];  // the worst of many subjects decides in this order

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {}))
    if (value !== false) element.setAttribute(name, value === true ? '' : value);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

function mark(outcome, instead) {
  const [sign, words, style] = outcomes[outcome];
  return make('span', {class: 'mark ' + style}, make('span', {class: 'sign', 'aria-hidden': 'true'}, sign), instead || words);
}

const seconds = (value) => value.toFixed(value < 10 ? 3 : 1);
const counted = (counts) =>
  Object.entries(counts).map(([word, count]) => count === 1 ? word : word + ' ' + count).join(', ');
const many = (count, word) => count + ' ' + word + (count === 1 ? '' : 's');

// A text in a box of its own that the keyboard can scroll, with line numbers where they are of use.
function textBox(label, text, numbered) {
  const box = make('div', {class: 'text', tabindex: '0', role: 'region', 'aria-label': label});
  if (numbered) {
    const count = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    const numbers = Array.from({length: count}, (_, i) => i + 1).join('\n');
    box.append(make('pre', {class: 'lines', 'aria-hidden': 'true'}, numbers));
  }
  box.append(make('pre', {class: 'words'}, text));
  return box;
}

function folded(label, text, open) {
  return make('details', {open, 'data-text': label}, make('summary', {}, label), textBox(label, text, open));
}

// The pictures of a row, unpacked when they are asked for.
async function unpacked(packed) {
  const [how, text] = packed.split(':');
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  if (how === 'plain') return JSON.parse(new TextDecoder().decode(bytes));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(how));
  return JSON.parse(await new Response(stream).text());
}

// The picture is an image, not part of the page: its own styles follow the reader's system and touch nothing.
function figure(picture, svg) {
  const source = 'data:image/svg+xml,' + encodeURIComponent(svg);
  const image = make('img', {alt: picture.description, src: source});
  const where = picture.line > 0 ? 'Line ' + picture.line + ': ' : '';
  return make('figure', {}, image, make('figcaption', {}, where + picture.title));
}

function tableOf(head, rows, style) {
  const cells = (tag, attributes, words) => make('tr', {}, ...words.map((word) => make(tag, attributes, word)));
  return make('div', {class: 'scroll', tabindex: '0', role: 'region', 'aria-label': head.join(', ')},
    make('table', {class: style}, make('thead', {}, cells('th', {scope: 'col'}, head)),
      make('tbody', {}, ...rows.map((words) => cells('td', {}, words)))));
}

// Unknown stays Unknown, also where it was expected.
function lineMark(line) {
  if (!line.as_expected) return mark(line.status);
  return line.got === 'Unknown' ? mark(2, 'Unknown, as expected') : mark(0);
}

// The line of an answer that says why; else its first one.
function reasonOf(detail) {
  const found = /^ *(?:because|missing) +(.+)$/m.exec(detail);
  return found ? found[1] : detail.split('\n')[0];
}

// A problem is one line: why it failed. The whole answer is behind it, with the command that repeats it.
function lineRow(line) {
  const more = [];
  if (!line.as_expected && line.detail)
    more.push(make('details', {class: 'failed'}, make('summary', {}, reasonOf(line.detail)), make('pre', {}, line.detail),
      ...(line.reproduce ? [make('code', {}, line.reproduce)] : [])));
  if (line.account && line.as_expected)
    more.push(make('details', {}, make('summary', {}, 'Derivations'), make('pre', {}, line.account)));
  if (line.reproduce && (line.as_expected || !line.detail)) more.push(make('code', {}, line.reproduce));
  return [String(line.line), lineMark(line),
    make('div', {class: 'claim'}, make('pre', {}, line.subject), ...more), line.expected, line.got,
    seconds(line.seconds)];
}

// The lines of a data file; of a long one the first hundred, the others when they are asked for.
function linesOf(row) {
  const first = 100;
  const lines = [...row.lines].sort((a, b) => a.as_expected - b.as_expected || a.line - b.line);
  const head = ['Line', 'Outcome', 'Subject', 'Expected', 'Got', 'Seconds'];
  const holder = make('div', {}, tableOf(head, lines.slice(0, first).map(lineRow), 'lines-table'));
  if (lines.length > first) {
    const rest = make('button', {type: 'button'}, 'Show the other ' + (lines.length - first) + ' lines');
    rest.addEventListener('click', () => holder.replaceChildren(tableOf(head, lines.map(lineRow), 'lines-table')));
    holder.append(rest);
  }
  return holder;
}

function list(words) {
  return make('ul', {}, ...words.map((word) => make('li', {}, word)));
}

function insideOf(row) {
  const parts = [];
  const section = (title, ...content) => parts.push(make('h2', {}, title), ...content);
  if (row.reason !== undefined) {
    section('Left out', make('p', {}, row.reason));
    return parts;
  }
  if (row.from_journal)
    parts.push(make('p', {class: 'note journal'}, 'This row was taken from the journal: its verdict stands, but what its run ' +
      'wrote (IR, PTX, lines, derivations, timings) was not kept. Without --resume it is done again.'));
  // What failed of a file's lines stands at its line.
  if (row.detail && row.lines.every((line) => line.as_expected)) section('Not as expected', make('div', {class: 'failed'}, textBox('What failed', row.detail, false)));
  // Problems come first; a file without one begins with what it rests on.
  const failed = row.lines.some((line) => !line.as_expected);
  if (failed) section('Lines', linesOf(row));
  if (row.stages.length > 0) section('Stages', list(row.stages));
  if (row.derivations.length > 0) section('Derived by', list(row.derivations));
  if (row.rests_on.length > 0) section('Rests on', list(row.rests_on));
  if (row.pictures.length > 0) {
    const holder = make('div', {class: 'pictures'}, make('p', {class: 'note'}, many(row.pictures.length, 'picture') + ' …'));
    section('Pictures', holder);
    unpacked(row.pictures_packed).then(
      (svgs) => holder.replaceChildren(...row.pictures.map((picture, at) => figure(picture, svgs[at]))),
      () => holder.replaceChildren(make('p', {class: 'note'}, 'This browser cannot unpack pictures (DecompressionStream).')));
    if (row.pictures_left_out > 0)
      parts.push(make('p', {class: 'note'}, row.pictures_left_out + ' more layouts are not drawn here: cutecheck draw'));
  }
  if (row.lines.length > 0 && !failed) section('Lines', linesOf(row));
  section('Texts', folded('Source', row.source, true), ...row.texts.map((text) => folded(text.title, text.text, false)));
  const times = [...row.times.map((time) => [time.stage, seconds(time.seconds)]), ['all', seconds(row.seconds)]];
  section('Timings', tableOf(['Stage', 'Seconds'], times, 'narrow'));
  return parts;
}

// A file may be as expected and yet hold what is not known.
function unknowns(row) {
  const count = row.status === 2 ? 0 : row.got.Unknown || 0;
  return count === 0 ? null : make('div', {}, mark(2, count + ' Unknown'));
}

function leftOut(file) {
  return {file: file.file, kind: 'not verified', reason: file.reason, got: {}, stages: [file.reason], seconds: 0,
    status: file.status === 0 ? kLeftOut : file.status, detail: '', lines: []};
}

// On a narrow page some columns are not shown (page.css).
const narrow = matchMedia('(max-width: 48rem)');
const columns = () => narrow.matches ? 3 : 6;

// A path may break behind a slash, not within a name.
const pathWords = (path) => path.split('/').flatMap((part, at) => at === 0 ? [part] : ['/', make('wbr', {}), part]);

const rows = [...data.rows, ...data.not_verified.map(leftOut)].map((row, number) => {
  const id = 'row-' + (number + 1);
  const opener = make('button', {class: 'opener', type: 'button', 'aria-expanded': 'false', 'aria-controls': id + '-inside'},
    ...pathWords(row.file));
  const line = make('tr', {id, class: 'row', 'data-kind': row.kind, 'data-status': row.status},
    make('td', {}, mark(row.status), unknowns(row)), make('td', {class: 'wide'}, row.kind), make('td', {}, opener),
    make('td', {}, counted(row.got)), make('td', {class: 'wide stages'}, row.stages.join('; ')),
    make('td', {class: 'wide number'}, seconds(row.seconds)));
  const cell = make('td', {colspan: columns()});
  const inside = make('tr', {id: id + '-inside', class: 'inside', hidden: true}, cell);
  const toggle = (open) => {
    if (open && !cell.hasChildNodes()) cell.append(...insideOf(row));
    opener.setAttribute('aria-expanded', String(open));
    inside.hidden = !open;
  };
  opener.addEventListener('click', () => toggle(inside.hidden));
  const words = [row.file, row.kind, row.stages.join(' '), Object.keys(row.got).join(' '), row.detail || '',
    ...row.lines.map((one) => one.subject)].join('\n').toLowerCase();
  return {row, line, inside, cell, toggle, opener, words, number};
});

const chosen = new Set();  // outcomes; none: all

function isWanted(one) {
  const kind = byId('kind').value, verdict = byId('verdict').value;
  return (chosen.size === 0 || chosen.has(one.row.status)) && (kind === '' || one.row.kind === kind) &&
    (verdict === '' || verdict in one.row.got) && one.words.includes(byId('text').value.trim().toLowerCase());
}

function filter() {
  let count = 0;
  for (const one of rows) {
    const wanted = isWanted(one);
    count += wanted ? 1 : 0;
    one.line.hidden = !wanted;
    one.inside.hidden = !wanted || one.opener.getAttribute('aria-expanded') !== 'true';
  }
  byId('shown').textContent = count + ' of ' + many(rows.length, 'row') + ' shown';
  byId('none').hidden = count > 0;
}

function sortBy(key, descending) {
  const value = (one) => key === 'status' ? severity[one.row.status] : one.row[key];
  const sorted = [...rows].sort((a, b) => {
    const order = value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : 0;
    return (descending ? -order : order) || a.number - b.number;
  });
  byId('rows').append(...sorted.flatMap((one) => [one.line, one.inside]));
  for (const button of document.querySelectorAll('[data-sort]'))
    button.parentElement.setAttribute('aria-sort',
      button.dataset.sort !== key ? 'none' : descending ? 'descending' : 'ascending');
}

function fill(select, words) {
  select.append(make('option', {value: ''}, 'all'));
  for (const word of [...new Set(words)].sort()) select.append(make('option', {value: word}, word));
  select.addEventListener('change', filter);
}

function begin() {
  const sum = data.summary;
  byId('headline').textContent = many(sum.subjects, 'subject') + ' in ' + many(sum.files, 'file') + ': ' +
    sum.as_expected + ' as expected, ' + sum.unexpected + ' not' + (sum.interrupted ? '; interrupted' : '') +
    '. Exit status ' + data.status + '.';
  byId('about').textContent = 'cutecheck ' + data.version + '; targets: ' +
    (data.settings.targets.join(', ') || 'those that a file names, else sm_90a and sm_100a') +
    (data.settings.strict ? '; strict' : '') + '; ' + (data.settings.ptxas ? 'ptxas took ' +
    (counted(sum.assembled) || 'nothing') : 'without ptxas') +
    (sum.from_journal > 0 ? '; ' + many(sum.from_journal, 'row') + ' from the journal' : '') + '.';
  outcomes.forEach((outcome, status) => {
    const count = rows.filter((one) => one.row.status === status).length;
    if (count === 0) return;
    const button = make('button', {type: 'button', 'aria-pressed': 'false', 'data-outcome': status}, mark(status), ' ' + count);
    button.addEventListener('click', () => {
      if (!chosen.delete(status)) chosen.add(status);
      button.setAttribute('aria-pressed', String(chosen.has(status)));
      filter();
    });
    byId('outcomes').append(button);
  });
  fill(byId('kind'), rows.map((one) => one.row.kind));
  fill(byId('verdict'), rows.flatMap((one) => Object.keys(one.row.got)));
  byId('text').addEventListener('input', filter);
  byId('filters').addEventListener('submit', (event) => event.preventDefault());
  byId('filters').addEventListener('reset', () => {
    chosen.clear();
    for (const button of byId('outcomes').querySelectorAll('button')) button.setAttribute('aria-pressed', 'false');
    setTimeout(filter);  // after the form has been cleared
  });
  for (const button of document.querySelectorAll('[data-sort]'))
    button.addEventListener('click', () =>
      sortBy(button.dataset.sort, button.parentElement.getAttribute('aria-sort') === 'ascending'));
  narrow.addEventListener('change', () => rows.forEach((one) => one.cell.setAttribute('colspan', columns())));
  sortBy('status', true);
  filter();
  const named = rows.find((one) => '#' + one.line.id === location.hash);
  if (named) {
    named.toggle(true);
    named.line.scrollIntoView();
  }
}

begin();
