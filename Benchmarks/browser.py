"""Times headless Chromium on the page: warm, over its DevTools protocol, and as a process per page.

Milliseconds are medians over the repeats; memory is that of all the browser's processes.
"""

import base64
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

import websocket

WIDTH, HEIGHT, SCALE = 393, 852, 3
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb"]


def executable():
    return shutil.which("chromium") or shutil.which("chromium-browser") or sys.exit("chromium is not installed")


def milliseconds(start):
    return (time.perf_counter() - start) * 1e3


def devtools_port(profile):
    """The port the browser wrote down when it was ready."""
    path = os.path.join(profile, "DevToolsActivePort")
    for _ in range(600):
        if os.path.exists(path) and os.path.getsize(path) > 0:
            return int(open(path).readline())
        time.sleep(0.05)
    sys.exit("chromium did not start")


def memory(profile):
    """The sum of the proportional set sizes of the browser's processes, in MB."""
    total = 0
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if profile not in open(f"/proc/{pid}/cmdline").read():
                continue
            for line in open(f"/proc/{pid}/smaps_rollup"):
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
        except OSError:
            pass
    return total / 1024


def warm(page, out, repeats, prints=False):
    """Milliseconds per page of a browser that stays open, and its memory in MB; with `prints`, of printing it as PDF."""
    profile = tempfile.mkdtemp()
    browser = subprocess.Popen(
        [executable(), *FLAGS, "--remote-debugging-port=0", "--remote-allow-origins=*", f"--user-data-dir={profile}", "about:blank"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        port = devtools_port(profile)
        tabs = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
        socket = websocket.create_connection(next(t for t in tabs if t["type"] == "page")["webSocketDebuggerUrl"])
        count = 0

        def call(method, **parameters):
            nonlocal count
            count += 1
            socket.send(json.dumps({"id": count, "method": method, "params": parameters}))
            while True:
                answer = json.loads(socket.recv())
                if answer.get("id") == count:
                    return answer["result"]

        def wait(event):
            while json.loads(socket.recv()).get("method") != event:
                pass

        call("Page.enable")
        call("Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=SCALE, mobile=False)
        times = []
        for index in range(repeats + 2):
            start = time.perf_counter()
            call("Page.navigate", url=f"file://{page}?{index}")
            wait("Page.loadEventFired")
            call("Runtime.evaluate", expression="document.fonts.ready.then(() => 1)", awaitPromise=True)
            if prints:
                data = call("Page.printToPDF", preferCSSPageSize=True, printBackground=True)["data"]
            else:
                data = call("Page.captureScreenshot", format="png")["data"]
            data = base64.b64decode(data)
            with open(os.path.join(out, "browser.pdf" if prints else "browser.png"), "wb") as file:
                file.write(data)
            times.append(milliseconds(start))
        # The first two warm the browser's caches.
        return statistics.median(times[2:]), memory(profile)
    finally:
        os.killpg(browser.pid, signal.SIGTERM)
        browser.wait()
        shutil.rmtree(profile, ignore_errors=True)


def process(page, out, repeats, prints=False):
    """Milliseconds of a browser process that draws one page, or prints it as PDF, and ends."""
    if prints:
        result = ["--no-pdf-header-footer", f"--print-to-pdf={os.path.join(out, 'process.pdf')}"]
    else:
        result = [f"--screenshot={os.path.join(out, 'process.png')}"]
    times = []
    for _ in range(max(3, repeats // 4)):
        profile = tempfile.mkdtemp()
        start = time.perf_counter()
        subprocess.run(
            [executable(), *FLAGS, f"--user-data-dir={profile}", f"--window-size={WIDTH},{HEIGHT}",
             f"--force-device-scale-factor={SCALE}", *result, f"file://{page}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        times.append(milliseconds(start))
        shutil.rmtree(profile, ignore_errors=True)
    return statistics.median(times)

