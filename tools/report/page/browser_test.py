# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of `cutecheck verify --report`, in a headless Chromium: filters, an opened row, the keyboard, and what
a hostile text can do. Its argument is the program."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from browser import Browser, find_chromium  # noqa: E402

HOSTILE = "# </script><script>window.harmed = 1</script><img src=x onerror='window.harmed = 1'> \"quotes\" 'single' &amp; {{data}}"
CLAIMS = "expect Proved: 4:1 == 4:1\n" + HOSTILE + "\n# " + "a line that is longer than a page is wide " * 8 + """
expect Refuted: (4,2):(1,8) == 8:1
expect Proved: injective((4,2):(1,2))
expect Proved: (M,2):(1,M) == (M,2):(2,1)
"""
OPEN = "expect Unknown: conflict_free(S<3,4,3> o 0 o (128,64):(64,1), 2, ldmatrix)\nexpect Proved: 4:1 == 4:1\n"
TEMPLATE = "define i32 @twice(i32 %x) {\n  %r = add nsw i32 %x, %x\n  ret i32 %r\n}\n"
MEANING = "meaning 1\nfunction @twice\n  param 0 i32 x\n  premise x >= 0, x < 1000\n  result 0 i32 == 2*x\nend\n"
MODULE = """func.func @offset(%i: i32) -> i32 {
  %l = cute.static : !cute.layout<"(4,8):(8,1)">
  return %i : i32
}
"""


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        here = pathlib.Path(cls.folder.name)
        for name, text in {"a.claims": CLAIMS, "good.claims": "expect Proved: 8:1 == (2,4):(1,2)\n", "twice.ll": TEMPLATE,
                           "twice.meaning": MEANING, "offset.mlir": MODULE}.items():
            (here / name).write_text(text)
        (here / "open.claims").write_text(OPEN)
        ran = subprocess.run([sys.argv[1], "verify", str(here), "--target=sm_90a", "--report", str(here / "out")],
                             capture_output=True, text=True, timeout=200)
        assert ran.returncode == 1, ran.stdout + ran.stderr
        cls.page = here / "out" / "report.html"
        cls.browser = Browser(find_chromium())

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.folder.cleanup()

    def setUp(self):
        self.browser.size(1280, 900)
        self.browser.open(self.page)

    def tearDown(self):
        self.assertEqual(self.browser.asked, [], "the page asked a network")
        self.assertEqual(self.browser.errors, [])

    def shown(self):
        return self.browser.run("[...document.querySelectorAll('.row:not([hidden]) .opener')]"
                                ".map((e) => e.textContent.split('/').pop())")

    def opener(self, name):
        """A selector of the button that opens a file's row."""
        number = self.browser.run("[...document.querySelectorAll('.opener')].findIndex((e) => e.textContent.endsWith(%r))"
                                  % ("/" + name))
        self.assertGreaterEqual(number, 0, name)
        return "[aria-controls=%s]" % self.browser.run(
            "document.querySelectorAll('.opener')[%d].getAttribute('aria-controls')" % number)

    def inside(self, name):
        controls = self.opener(name)[len("[aria-controls="):-1]
        return "document.getElementById('%s')" % controls

    def test_a_row_for_each_file_the_worst_first(self):
        self.assertEqual(sorted(self.shown()), ["a.claims", "good.claims", "offset.mlir", "open.claims", "twice.ll", "twice.meaning"])
        self.assertEqual(self.shown()[0], "a.claims")
        self.assertIn("9 subjects in 5 files: 7 as expected, 2 not", self.browser.run("document.body.innerText"))

    def test_filters_take_rows_away_and_give_them_back(self):
        self.browser.click("[data-outcome='1']")
        self.assertEqual(self.shown(), ["a.claims"])
        self.assertEqual(self.browser.run("document.getElementById('shown').textContent"), "1 of 6 rows shown")
        self.browser.click("[data-outcome='0']")  # two outcomes: either
        self.assertEqual(len(self.shown()), 5)
        self.browser.click("#reset")
        self.browser.until("document.querySelectorAll('.row:not([hidden])').length === 6")
        self.browser.run("(() => { const k = document.getElementById('kind'); k.value = 'template';"
                         " k.dispatchEvent(new Event('change')); })()")
        self.assertEqual(self.shown(), ["twice.ll"])
        self.browser.click("#reset")
        self.browser.until("document.querySelectorAll('.row:not([hidden])').length === 6")
        self.browser.click("#text")
        self.browser.type("INJECTIVE(")
        self.assertEqual(self.shown(), ["a.claims"])
        self.browser.type("no such text")
        self.assertEqual(self.shown(), [])
        self.assertFalse(self.browser.run("document.getElementById('none').hidden"))

    def test_the_verdict_filter_keeps_rows_that_have_it(self):
        for verdict, count in (("Proved", 5), ("Refuted", 1)):
            self.browser.run("(() => { const k = document.getElementById('verdict'); k.value = '%s';"
                             " k.dispatchEvent(new Event('change')); })()" % verdict)
            self.assertEqual(len(self.shown()), count, verdict)

    def test_a_click_opens_a_row_on_its_source(self):
        self.assertTrue(self.browser.run(self.inside("a.claims") + ".hidden"))
        self.browser.click(self.opener("a.claims"))
        self.assertFalse(self.browser.run(self.inside("a.claims") + ".hidden"))
        text = self.browser.run(self.inside("a.claims") + ".querySelector('[data-text=Source] .words').textContent")
        self.assertEqual(text, CLAIMS)
        self.browser.click(self.opener("a.claims"))
        self.assertTrue(self.browser.run(self.inside("a.claims") + ".hidden"))

    def test_a_module_has_its_ir_and_ptx_folded(self):
        self.browser.click(self.opener("offset.mlir"))
        inside = self.inside("offset.mlir")
        titles = self.browser.run("[...%s.querySelectorAll('details[data-text]')].map((e) => e.dataset.text)" % inside)
        self.assertEqual(titles, ["Source", "Meaning", "LLVM IR, sm_90a", "Derivations", "PTX, sm_90a"])
        part = inside + ".querySelector('[data-text=\"PTX, sm_90a\"]')"
        self.assertFalse(self.browser.run(part + ".open"))
        self.browser.run(part + ".querySelector('summary').click()")
        self.assertTrue(self.browser.run(part + ".open"))
        self.assertIn(".target sm_90a", self.browser.run(part + ".textContent"))
        self.assertIn("proof", self.browser.run(inside + ".innerText"))

    def test_pictures_are_images_with_words(self):
        self.browser.click(self.opener("a.claims"))
        images = "[...%s.querySelectorAll('img')]" % self.inside("a.claims")
        self.browser.until(images + ".length === 4 && " + images + ".every((e) => e.complete)")
        pictures = self.browser.run(images + ".map((e) => [e.naturalWidth, e.alt, e.nextSibling.textContent])")
        self.assertEqual(len(pictures), 4)
        for width, alternative, _ in pictures:
            self.assertGreater(width, 50)
            self.assertGreater(len(alternative), 10)
        self.assertIn("with M = 2", pictures[2][2])

    def test_pictures_are_unpacked_when_a_row_is_opened(self):
        text = self.page.read_text()
        self.assertNotIn("xmlns", text[text.index('<script id="data"'):text.index("'use strict'")])
        self.assertEqual(self.browser.run("document.querySelectorAll('img').length"), 0)

    def test_unknown_is_shown_as_unknown(self):
        self.browser.click(self.opener("open.claims"))
        marks = "[...%s.querySelectorAll('.lines-table .mark')].map((e) => e.textContent)" % self.inside("open.claims")
        self.assertEqual(self.browser.run(marks), ["?Unknown, as expected", "✓As expected"])
        row = self.opener("open.claims")
        self.assertEqual(self.browser.run("[...document.querySelector(%r).closest('tr').querySelectorAll('.mark')].map((e) => e.textContent)" % row),
                         ["✓As expected", "?1 Unknown"])

    def test_a_problem_is_one_line_and_stands_once(self):
        self.browser.click(self.opener("a.claims"))
        inside = self.inside("a.claims")
        problems = "[...%s.querySelectorAll('.failed')]" % inside
        self.assertEqual(self.browser.run(problems + ".length"), 2)
        self.assertEqual(self.browser.run(problems + ".filter((e) => e.tagName !== 'DETAILS' || e.open).length"), 0)
        # The line says why; the claim is above it and not in it. The command that repeats it is behind it.
        reasons = self.browser.run(problems + ".map((e) => e.querySelector('summary').textContent)")
        self.assertIn("two coordinates have the same offset", reasons)
        self.assertEqual([reason for reason in reasons if reason.startswith("Refuted")], [])
        self.assertEqual(self.browser.run(problems + ".filter((e) => e.textContent.includes('cutecheck prove')).length"), 2)
        # What is wrong stands before the pictures; where nothing is, the pictures come first.
        heads = "[...%s.querySelectorAll('h2')].map((e) => e.textContent)"
        self.assertEqual(self.browser.run(heads % inside)[0], "Lines")
        # Not by the mouse: pictures that are unpacked meanwhile move the row.
        self.browser.run("document.querySelector(%r).click()" % self.opener("good.claims"))
        good = self.browser.run(heads % self.inside("good.claims"))
        self.assertLess(good.index("Pictures"), good.index("Lines"))
        # The box of one line is no taller than two lines of text.
        self.assertLess(self.browser.run("Math.max(...%s.map((e) => e.getBoundingClientRect().height))" % problems), 50)

    def test_a_hostile_text_stays_a_text(self):
        self.browser.click(self.opener("a.claims"))
        self.assertIsNone(self.browser.run("window.harmed"))
        self.assertEqual(self.browser.run("document.querySelectorAll('script').length"), 2)
        self.assertEqual(self.browser.run("document.querySelectorAll('#rows img[src=x]').length"), 0)

    def test_the_policy_lets_nothing_in(self):
        refused = self.browser.run("""new Promise((done) => {
          document.addEventListener('securitypolicyviolation', (e) => done(e.effectiveDirective), {once: true});
          fetch('http://127.0.0.1:9/').catch(() => {});
        })""")
        self.assertEqual(refused, "connect-src")
        self.browser.run("(() => { const s = document.createElement('script'); s.textContent = 'window.harmed = 1';"
                         " document.body.append(s); })()")
        self.assertIsNone(self.browser.run("window.harmed"))
        self.browser.run("1")
        refusals = [error for error in self.browser.errors if "Content Security Policy" in error]
        self.assertEqual(self.browser.errors, refusals)
        self.browser.errors.clear()

    def test_the_keyboard_alone_opens_a_row(self):
        self.browser.run("document.querySelector('[data-sort=seconds]').focus()")
        self.browser.key("Tab")
        self.assertTrue(self.browser.run("document.activeElement.classList.contains('opener')"))
        self.browser.key("Enter")
        self.assertEqual(self.browser.run("document.activeElement.getAttribute('aria-expanded')"), "true")

    def test_a_screen_reader_hears_names(self):
        nodes = self.browser.call("Accessibility.getFullAXTree")["nodes"]
        named = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"]]
        roles = {role for role, _ in named}
        self.assertTrue({"table", "row", "columnheader", "search", "status", "main"} <= roles, roles)
        buttons = [name for role, name in named if role == "button"]
        self.assertGreater(len(buttons), 8)
        self.assertTrue(all(buttons), buttons)
        for role in ("combobox", "searchbox"):
            names = [name for kind, name in named if kind == role]
            self.assertTrue(names and all(names), role)

    def test_sorting_says_so(self):
        self.browser.click("[data-sort=file]")
        self.assertEqual(self.shown(), sorted(self.shown()))
        self.assertEqual(self.browser.run("document.querySelector('[data-sort=file]').parentElement.ariaSort"), "ascending")
        self.browser.click("[data-sort=file]")
        self.assertEqual(self.shown(), sorted(self.shown(), reverse=True))

    def test_a_narrow_page_does_not_run_over(self):
        for dark in (False, True):
            self.browser.size(400, 800, dark)
            self.browser.open(self.page)
            self.browser.click(self.opener("a.claims"))
            self.assertLessEqual(self.browser.run("document.documentElement.scrollWidth"), 400)

    def test_an_opened_row_does_not_widen_the_page(self):
        for width in (800, 1100, 1280):
            self.browser.size(width, 900)
            self.browser.open(self.page)
            self.browser.run("document.querySelectorAll('.opener').forEach((e) => e.click())")
            self.assertGreater(self.browser.run("Math.max(...[...document.querySelectorAll('.text')].map((e) => e.scrollWidth))"), width)
            self.assertLessEqual(self.browser.run("document.documentElement.scrollWidth"), width)

    def test_a_row_does_not_break_its_words(self):
        # Text of one word and one box is whole: the kinds and, between slashes, the names.
        broken = """[...document.querySelectorAll('.row td:nth-child(2), .opener')].flatMap((e) => [...e.childNodes])
          .filter((n) => n.nodeType === Node.TEXT_NODE && !n.data.includes(' ')).filter((n) => { const r = document.createRange();
            r.selectNodeContents(n); return r.getClientRects().length > 1; }).map((n) => n.data)"""
        self.browser.size(800, 900)
        self.assertEqual(self.browser.run(broken), [])
        self.browser.run("document.getElementById('table').style.width = '10rem'")
        self.browser.run("document.getElementById('table').style.tableLayout = 'fixed'")
        self.assertNotEqual(self.browser.run(broken), [], "the twin: no room for any word")

    def test_the_targets_are_named(self):
        self.assertIn("targets: sm_90a;", self.browser.run("document.getElementById('about').textContent"))

    def test_words_stand_out_in_both_themes(self):
        """WCAG 2.1: a contrast of 4.5 at least between each mark and what it stands on."""
        contrast = """(() => {
          const light = (c) => { const v = c.match(/[\\d.]+/g).slice(0, 3).map((x) => x / 255)
            .map((x) => x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4);
            return .2126 * v[0] + .7152 * v[1] + .0722 * v[2]; };
          const box = document.createElement('p'); document.body.append(box);
          const shade = (name) => { box.className = name; return light(getComputedStyle(box).color); };
          const backs = [getComputedStyle(document.body).backgroundColor,
                         getComputedStyle(document.querySelector('#reset')).backgroundColor].map(light);
          return ['pass', 'refuted', 'unknown', 'bad', 'inconsistent', 'left', 'note'].flatMap((name) =>
            backs.map((b) => { const a = shade(name); return (Math.max(a, b) + .05) / (Math.min(a, b) + .05); }));
        })()"""
        for dark in (False, True):
            self.browser.size(1280, 800, dark)
            ratios = self.browser.run(contrast)
            self.assertEqual(len(ratios), 14)
            self.assertGreaterEqual(min(ratios), 4.5, ratios)


    def test_every_text_stands_out_in_both_themes(self):
        """Each text that is seen, also inside of opened rows, against the colour behind it: 4.5, WCAG 2.1 AA."""
        texts = """(() => {
          const light = (v) => { const c = v.map((x) => x / 255).map((x) => x <= .03928 ? x / 12.92 : ((x + .055) / 1.055) ** 2.4);
            return .2126 * c[0] + .7152 * c[1] + .0722 * c[2]; };
          const parts = (c) => c.match(/[\\d.]+/g).map(Number);
          const behind = (e) => { for (; e; e = e.parentElement) { const c = parts(getComputedStyle(e).backgroundColor);
            if (c.length < 4 || c[3] > 0) return c.slice(0, 3); } return [255, 255, 255]; };
          const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
          for (let n = walk.nextNode(); n; n = walk.nextNode()) {
            const e = n.parentElement;
            if (!n.data.trim() || ['SCRIPT', 'NOSCRIPT', 'STYLE'].includes(e.tagName) || e.getClientRects().length === 0) continue;
            const a = light(parts(getComputedStyle(e).color).slice(0, 3)), b = light(behind(e));
            found.push([(Math.max(a, b) + .05) / (Math.min(a, b) + .05), n.data.trim().slice(0, 40)]);
          }
          return found;
        })()"""
        for dark in (False, True):
            self.browser.size(1280, 800, dark)
            self.browser.open(self.page)
            self.browser.run("document.querySelectorAll('.opener').forEach((e) => e.click())")
            self.browser.run("document.querySelectorAll('details').forEach((e) => { e.open = true; })")
            found = self.browser.run(texts)
            self.assertGreater(len(found), 100)
            self.assertGreaterEqual(min(found)[0], 4.5, min(found))
            # The twin: a text in the colour of the page is seen to have no contrast.
            self.browser.run("document.getElementById('headline').style.color = getComputedStyle(document.body).backgroundColor || 'white'")
            self.assertLess(min(self.browser.run(texts))[0], 1.1)

    def test_the_keyboard_alone_reaches_everything(self):
        """From the start of the page by Tab: the link that skips, the filters, the columns, each file, the pictures' row opened."""
        self.browser.run("document.body.focus()")
        reached = []
        for _ in range(60):
            self.browser.key("Tab")
            reached.append(self.browser.run("(() => { const e = document.activeElement; return e.className + '#' + e.id + ' ' + e.textContent.slice(0, 20); })()"))
            ring = self.browser.run("getComputedStyle(document.activeElement).outlineStyle")
            if self.browser.run("document.activeElement === document.body"):
                break
            self.assertEqual(ring, "solid", reached[-1])
        self.assertTrue(reached[0].startswith("skip#"), reached)
        for part in ("#kind", "#verdict", "#text", "#reset"):
            self.assertTrue(any(part in one for one in reached), (part, reached))
        self.assertEqual(sum(one.startswith("opener#") for one in reached), 6)


if __name__ == "__main__":
    if find_chromium() is None:
        print("chromium is not installed")
        sys.exit(0)
    unittest.main(argv=[sys.argv[0], "-v"])
