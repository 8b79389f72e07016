import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../../api/test-support/until";
import { WebDriverError, type Commands } from "./web-driver-window";

type Send = (command: string, parameters: object) => Promise<unknown>;

/** Starts Firefox without a window on the screen, and talks to it by Marionette, which is WebDriver over TCP. */
export async function startFirefox([program = ""]: readonly string[]): Promise<Commands> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const portFile = join(profile, "MarionetteActivePort");
  // Any free port, which it writes into that file.
  writeFileSync(join(profile, "user.js"), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(program, ["--headless", "--marionette", "--no-remote", "--profile", profile], {
    stdio: "ignore",
  });
  const ended = once(browser, "exit");
  await until("Firefox listens", () => existsSync(portFile) && readFileSync(portFile, "utf8") !== "");
  const socket = createConnection(Number(readFileSync(portFile, "utf8")), "127.0.0.1");
  const send = sender(socket);
  await send("WebDriver:NewSession", {});
  return {
    navigate: async (url) => void (await send("WebDriver:Navigate", { url })),
    execute: async (script, args) => {
      const { value } = (await send("WebDriver:ExecuteScript", { script, args })) as { value: unknown };
      return value;
    },
    click: async (id) => void (await send("WebDriver:ElementClick", { id })),
    sendKeys: async (id, text) => void (await send("WebDriver:ElementSendKeys", { id, text })),
    end: async () => {
      socket.destroy();
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Messages are JSON behind their length and a colon: `[0, id, command, parameters]`, answered by `[1, id, error, result]`. */
function sender(socket: Socket): Send {
  const waiting = new Map<number, (error: { error: string; message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on("data", (bytes) => {
    received = Buffer.concat([received, bytes]);
    for (;;) {
      const colon = received.indexOf(":");
      const end = colon + 1 + Number(received.toString("utf8", 0, colon));
      if (colon === -1 || received.length < end) return;
      const message: unknown = JSON.parse(received.toString("utf8", colon + 1, end));
      received = received.subarray(end);
      // The first message is Firefox's greeting.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [1, number, { error: string; message: string } | null, unknown];
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  let last = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, (error, result) =>
        error === null ? resolve(result) : reject(new WebDriverError(error.error, error.message)),
      );
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${String(Buffer.byteLength(message))}:${message}`);
    });
}
