# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A headless Chromium to drive a page with: its DevTools protocol over two pipes, nothing but the standard library.

A Browser opens one page, runs JavaScript in it, clicks, types, and takes pictures of it. Whatever the page asks
of a network is written down in `asked`.
"""

import base64
import json
import os
import pathlib
import select
import shutil
import subprocess
import tempfile
import time


def find_chromium():
    """The program, or None where none is installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Browser:
    def __init__(self, program, seconds=60):
        self.seconds = seconds
        self.asked = []
        self.errors = []
        self._number = 0
        self._buffer = b""
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        ours_in, theirs_out = os.pipe()
        theirs_in, self._out = os.pipe()
        self._in = ours_in

        def pipes():  # the protocol is read from 3 and written to 4
            low, high = os.dup(theirs_in), os.dup(theirs_out)
            os.dup2(low, 3)
            os.dup2(high, 4)

        self._process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--disable-background-networking", "--hide-scrollbars", "--remote-debugging-pipe",
             "--user-data-dir=" + self._folder.name, "about:blank"],
            preexec_fn=pipes, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self._folder.name})
        os.close(theirs_in)
        os.close(theirs_out)
        self._session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target["targetId"] for target in targets if target["type"] == "page")
        self._session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility"):
            self.call(domain + ".enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self._session = None
            self.call("Browser.close")
            self._process.wait(10)
        except Exception:  # it is to end, whatever it says
            self._process.kill()
            self._process.wait()
        os.close(self._in)
        os.close(self._out)
        self._folder.cleanup()

    def _read(self, deadline):
        while b"\0" not in self._buffer:
            ready, _, _ = select.select([self._in], [], [], max(0, deadline - time.monotonic()))
            part = os.read(self._in, 1 << 20) if ready else b""
            if not part:
                raise TimeoutError("chromium does not answer")
            self._buffer += part
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def _note(self, message):
        method, given = message.get("method"), message.get("params", {})
        if method == "Network.requestWillBeSent" and not given["request"]["url"].startswith(("file:", "data:")):
            self.asked.append(given["request"]["url"])
        if method == "Runtime.exceptionThrown":
            self.errors.append(given["exceptionDetails"].get("text", "") + json.dumps(given["exceptionDetails"]))
        if method == "Log.entryAdded" and given["entry"]["level"] == "error":
            self.errors.append(given["entry"]["text"])

    def call(self, method, **given):
        """The answer of one method of the protocol."""
        self._number += 1
        request = {"id": self._number, "method": method, "params": given}
        if self._session:
            request["sessionId"] = self._session
        os.write(self._out, json.dumps(request).encode() + b"\0")
        deadline = time.monotonic() + self.seconds
        while True:
            message = self._read(deadline)
            if message.get("id") == self._number:
                if "error" in message:
                    raise RuntimeError(method + ": " + message["error"]["message"])
                return message["result"]
            self._note(message)

    def open(self, path, fragment=""):
        self.call("Page.navigate", url=pathlib.Path(path).absolute().as_uri() + fragment)
        self.until("document.readyState === 'complete'")

    def run(self, script):
        """The value of a JavaScript expression; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(script + ": " + json.dumps(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def until(self, script):
        deadline = time.monotonic() + self.seconds
        while not self.run(script):
            if time.monotonic() > deadline:
                raise TimeoutError(script)
            time.sleep(0.02)

    def click(self, selector):
        """A real click, by the mouse, in the middle of the element's first line."""
        where = self.run(
            "(() => { const e = document.querySelector(%s); e.scrollIntoView({block: 'center'});"
            " const r = e.getClientRects()[0]; return [r.left + Math.min(r.width / 2, 20), r.top + r.height / 2]; })()"
            % json.dumps(selector))
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=where[0], y=where[1], button="left", clickCount=1)

    def key(self, key):
        text = {"text": "\r"} if key == "Enter" else {}
        code = {"Enter": 13, "Tab": 9}[key]
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code, **text)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def size(self, width, height, dark=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme])

    def picture(self, path):
        """What is to be seen, as a PNG file."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))
