// Opens the page in headless Chromium, types, clicks, and reads what is shown:
//
//   node browser.js PAGE PICTURES
//
// Leaves screenshots in the folder PICTURES. Exit status: 0 when the page was as it should be. The browser is driven
// over two pipes (--remote-debugging-pipe), so that no port is opened.
"use strict";
const { spawn } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");

const [page, pictures] = process.argv.slice(2);
const profile = fs.mkdtempSync(path.join(os.tmpdir(), "cutecheck-browser-"));
const browser = spawn("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-quic",
  "--disable-background-networking", "--disable-component-update", "--disable-sync", "--remote-debugging-pipe",
  "--window-size=1100,1000", "--user-data-dir=" + profile, "about:blank"],
  { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });

let number = 0, rest = "", session;
const waiting = new Map(), problems = [];
browser.stdio[4].on("data", data => {
  const messages = (rest + data).split("\0");
  rest = messages.pop();
  for (const message of messages.map(text => JSON.parse(text))) {
    if (message.id) waiting.get(message.id)(message);
    if (message.method === "Runtime.exceptionThrown") problems.push(JSON.stringify(message.params).slice(0, 300));
    if (message.method === "Network.requestWillBeSent" && !message.params.request.url.startsWith("file:") &&
        !message.params.request.url.startsWith("data:"))
      problems.push("asked the network: " + message.params.request.url);
  }
});
function send(method, params = {}) {
  const id = ++number;
  browser.stdio[3].write(JSON.stringify({ id, method, params, ...(session ? { sessionId: session } : {}) }) + "\0");
  return new Promise((done, failed) =>
    waiting.set(id, m => (m.error ? failed(new Error(method + ": " + m.error.message)) : done(m.result))));
}
async function value(expression) {
  const said = await send("Runtime.evaluate", { expression, returnByValue: true });
  if (said.exceptionDetails) throw new Error(expression + ": " + said.exceptionDetails.text);
  return said.result.value;
}
async function until(expression) {
  for (let i = 0; i < 600; ++i) {
    if (await value(expression)) return;
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error("it never came: " + expression);
}
async function click(selector) {
  const [x, y] = await value(`(() => { const b = document.querySelector(${JSON.stringify(selector)})
    .getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()`);
  for (const type of ["mousePressed", "mouseReleased"])
    await send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
}
// Types over what stands in a field.
async function type(id, text) {
  await value(`document.getElementById("${id}").select()`);
  await click("#" + id);
  await value(`document.getElementById("${id}").select()`);
  await send("Input.insertText", { text });
}
async function picture(name, dark) {
  await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
  const { data } = await send("Page.captureScreenshot", { format: "png" });
  fs.writeFileSync(path.join(pictures, name + ".png"), Buffer.from(data, "base64"));
}
let looked = 0;
async function see(what, expression) {
  await until(expression).catch(async () => problems.push(`${what}; instead: ${await value("document.body.innerText")}`));
  ++looked;
}
const shows = (id, text) => `document.getElementById("${id}").innerText.includes(${JSON.stringify(text)})`;
const drawn = text => `[...document.querySelectorAll("#picture svg text")].some(t => t.textContent === "${text}")`;

async function run() {
  const { targetInfos } = await send("Target.getTargets");
  const target = targetInfos.find(info => info.type === "page").targetId;
  session = (await send("Target.attachToTarget", { targetId: target, flatten: true })).sessionId;
  for (const domain of ["Runtime", "Network", "Page"]) await send(domain + ".enable");
  await send("Page.navigate", { url: "file://" + path.resolve(page) });
  await until("document.body && document.body.dataset.ready === 'yes'");
  await see("the first example is drawn", drawn("14"));
  await see("the version is told", "/cutecheck [0-9]+[.][0-9]+[.][0-9]+[.]/.test(document.body.innerText)");
  await picture("playground_light", false);

  await type("expression", "(4,4):(1,2)");
  await see("a collision is named", shows("witness", "2 and 4 share an offset"));
  await see("it is not injective", `${shows("facts", "injective\tno")}`);
  await picture("playground_collision", true);

  await type("expression", "(6,2):(11,2) o (3,2):(2,3)");
  await see("the rule is named", shows("error", "kNotComposable [composition_c2] at 5"));
  await see("nothing else is left", "document.querySelector('#picture').children.length === 0 && document.querySelector('#facts').rows.length === 0");
  await picture("playground_refused", false);

  await click("#examples button:nth-child(7)");
  await see("an example fills both fields", `document.getElementById("numbers").value === "M=4, N=6"`);
  await see("and is answered", shows("value", "((2,2),(2,3)):((6,1),(12,2))"));
  await type("numbers", "M=2, N=2");
  await see("other numbers, another answer", shows("value", "((2,2),(1,1)):((2,1),(0,0))"));
  await see("the address has what was typed", `location.hash.includes("M%3D2")`);

  await click("#examples button:nth-child(5)");
  await see("two layouts are compared", shows("witness", "differ at coordinate 1"));
  await picture("playground_compared", true);

  await type("expression", "<img src=x onerror=document.title='gone'>");
  await see("text stays text", shows("error", "kSyntax"));
  await type("expression", "4,8:1,4");
  await see("the repair is told", shows("error", "Hint: a tuple stands in parentheses: (4,8):(1,4)"));
  await type("expression", "(M,8):(1,M)");
  await see("a number is asked for", shows("error", "Numbers for symbols"));
  if (await value("document.title") !== "cutecheck playground") problems.push("what was typed was run");

  // By keyboard alone: Tab goes from field to field and from example to example, Enter takes one, and each shows where it is.
  await value("document.activeElement.blur()");
  await send("Page.navigate", { url: "about:blank" });
  await send("Page.navigate", { url: "file://" + path.resolve(page) });
  await until("document.body && document.body.dataset.ready === 'yes'");
  const key = async (name, code, text) => {
    for (const type of ["keyDown", "keyUp"])
      await send("Input.dispatchKeyEvent", { type, key: name, code: name, windowsVirtualKeyCode: code, ...(text ? { text } : {}) });
  };
  const reached = [];
  await value("document.body.tabIndex = -1; document.body.focus()");
  for (let i = 0; i < 9; ++i) {
    await key("Tab", 9);
    reached.push(await value("(e => e.id || e.textContent)(document.activeElement)"));
    if (await value("getComputedStyle(document.activeElement).outlineStyle") !== "solid") problems.push("no ring around " + reached[i]);
  }
  if (!reached.includes("expression") || !reached.includes("numbers") || new Set(reached).size !== 9)
    problems.push("Tab reached " + reached.join(" | "));
  await key("Enter", 13, "\r");
  await see("Enter takes an example", `document.getElementById("numbers").value === "M=4, N=6"`);
  looked += reached.length;

  // WCAG 2.1 AA: each text against the colour behind it, in both themes, of an answer and of a refusal.
  const contrast = `(() => {
    const light = v => { const c = v.map(x => x / 255).map(x => x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4);
      return .2126 * c[0] + .7152 * c[1] + .0722 * c[2]; };
    const parts = c => c.match(/[\\d.]+/g).map(Number);
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const behind = e => { for (; e; e = e.parentElement) { const c = parts(getComputedStyle(e).backgroundColor);
      if (c.length < 4 || c[3] > 0) return c.slice(0, 3); } return dark ? [18, 18, 18] : [255, 255, 255]; };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    for (let n = walk.nextNode(); n; n = walk.nextNode()) {
      const e = n.parentElement;
      if (!n.data.trim() || e.closest("script, style, svg") || e.getClientRects().length === 0) continue;
      const a = light(parts(getComputedStyle(e).color).slice(0, 3)), b = light(behind(e));
      found.push([(Math.max(a, b) + .05) / (Math.min(a, b) + .05), n.data.trim().slice(0, 30)]);
    }
    return found;
  })()`;
  for (const dark of [false, true])
    for (const text of ["(4,4):(1,2)", "(6,2):(11,2) o (3,2):(2,3)"]) {
      await type("expression", text);
      await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }] });
      const found = await value(contrast);
      const least = found.reduce((a, b) => (a[0] < b[0] ? a : b));
      console.log(`contrast of ${found.length} texts, ${dark ? "dark" : "light"}: ${least[0].toFixed(2)} at least ("${least[1]}")`);
      if (found.length < 10 || least[0] < 4.5) problems.push("contrast " + least);
      ++looked;
    }

  // The twin: what is not there is not seen.
  if (await value(drawn("no such label"))) problems.push("anything is seen");
  console.log(`the page: ${looked} things looked at, ${problems.length} wrong`);
  for (const problem of problems) console.log(problem);
  return looked >= 10 && problems.length === 0 ? 0 : 1;
}
const limit = setTimeout(() => { console.log("the browser does not answer"); finish(1); }, 120000);
function finish(status) {
  clearTimeout(limit);
  browser.once("exit", () => {
    fs.rmSync(profile, { recursive: true, force: true });
    process.exit(status);
  });
  browser.kill();
}
run().then(finish, error => { console.log(String(error)); finish(1); });
