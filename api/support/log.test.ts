import { createLog } from "./log";

function logged(isTTY: boolean, level: "info" | "warn" = "info") {
  const lines: string[] = [];
  return { log: createLog(level, { isTTY, write: (text) => lines.push(text) }), lines };
}

test("programs read JSON, a line an event", () => {
  const { log, lines } = logged(false);
  log.info({ url: "http://localhost" }, "listening");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 30, time: expect.stringMatching(/^\d{4}-/), url: "http://localhost", msg: "listening" },
  ]);
  expect(lines[0]).toMatch(/\}\n$/);
});

test("people at a terminal read plain lines", () => {
  const { log, lines } = logged(true);
  log.info({ method: "GET", path: "/api/health", status: 200, ms: 3.1 });
  log.info({ url: "http://localhost:8000" }, "listening");
  log.warn({ store: { event: "store-lock-cleared", lock: "HEAD.lock" } });
  log.error({ event: "publish-failed", reason: "The site needs site.yml" });
  log.error({ err: new Error("disk full"), code: "internal" }, "request failed");
  const withoutTime = lines.map((line) => line.replace(/^\d\d:\d\d:\d\d {2}/, "TIME "));
  expect(withoutTime.slice(0, 4)).toEqual([
    "TIME GET /api/health  200  3.1 ms\n",
    "TIME listening  url: http://localhost:8000\n",
    "TIME warning  store-lock-cleared  lock: HEAD.lock\n",
    "TIME ERROR  publish-failed  reason: The site needs site.yml\n",
  ]);
  expect(withoutTime[4]).toMatch(/^TIME ERROR {2}request failed {2}code: internal {2}Error: disk full\n +at /);
});

test("a value cannot steer the terminal, and the level counts there too", () => {
  const { log, lines } = logged(true, "warn");
  log.info("not shown");
  log.warn({ path: "\u001b[2J\u0007", name: "\u009b31m" });
  expect(lines).toEqual([expect.stringMatching(/ {2}warning {2}path: \?\[2J\? {2}name: \?31m\n$/)]);
});
