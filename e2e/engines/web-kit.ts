import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { inheritedEnvironment } from "../../api/env";
import { freePort } from "../../api/test-support/free-port";
import { until } from "../../api/test-support/until";
import { WebDriverError, type Commands } from "./web-driver-window";

/** Starts WebKit's small browser on a screen of its own, and talks to it by its WebDriver. */
export async function startWebKit([program = "", screen = ""]: readonly string[]): Promise<Commands> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  // The screen takes a free number and writes it to the file descriptor 3.
  const display = spawn(screen, ["-displayfd", "3", "-screen", "0", "1366x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const displayEnded = once(display, "exit");
  const [number] = (await once(display.stdio[3] as Readable, "data")) as [Buffer];
  const port = await freePort();
  const driver = spawn(program, [`--port=${String(port)}`], {
    stdio: "ignore",
    env: {
      ...inheritedEnvironment(),
      DISPLAY: `:${number.toString().trim()}`,
      HOME: home,
      LC_ALL: "en_US.UTF-8",
      // As the tests' Chromium: nothing but the product is opened, and root has no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  const driverEnded = once(driver, "exit");
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, message);
  };
  await until("WebKitWebDriver answers", () =>
    call("GET", "/status").then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = (await call("POST", "/session", { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object): Promise<unknown> => call("POST", session + path, body);
  await post("/window/rect", { x: 0, y: 0, width: 1280, height: 800 });
  return {
    navigate: async (url) => void (await post("/url", { url })),
    execute: (script, args) => post("/execute/sync", { script, args }),
    click: async (id) => void (await post(`/element/${id}/click`, {})),
    sendKeys: async (id, text) => void (await post(`/element/${id}/value`, { text })),
    end: async () => {
      // The browser ends with its session.
      await call("DELETE", session);
      driver.kill();
      await driverEnded;
      display.kill();
      await displayEnded;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
