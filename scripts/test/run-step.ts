import { spawn } from "node:child_process";
import { join } from "node:path";
import { rootDir } from "../../api/support/root-dir";
import { errorMessage } from "../../content/model/error-message";

/** Path of a command that npm installed. */
export function bin(name: string): string {
  return join(rootDir, "node_modules", ".bin", name);
}

export interface StepResult {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
}

/**
 * Runs a command in the checkout with its output shown, by default in this process's environment; never rejects. It ends
 * with this process.
 */
export function runStep(
  name: string,
  command: string,
  parameters: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<StepResult> {
  console.log(`\n▸ ${name}`);
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd: rootDir, stdio: "inherit", ...(env && { env }) });
    const kill = (): boolean => child.kill();
    process.once("exit", kill);
    const end = (ok: boolean): void => {
      process.off("exit", kill);
      resolve({ name, ok, seconds: (performance.now() - started) / 1000 });
    };
    child.once("error", (error) => {
      console.error(error.message);
      end(false);
    });
    child.once("close", (code) => end(code === 0));
  });
}

/** Waits for what runs already, as a step; prints why it failed, never rejects. */
export async function timeStep(name: string, run: () => Promise<unknown>): Promise<StepResult> {
  const started = performance.now();
  const ok = await run().then(
    () => true,
    (error: unknown) => {
      console.error(`✗ ${errorMessage(error)}`);
      return false;
    },
  );
  return { name, ok, seconds: (performance.now() - started) / 1000 };
}

/** Prints a line a step: what passed, what failed, how long it took. */
export function printSummary(results: readonly StepResult[]): void {
  console.log("\nSummary");
  for (const { name, ok, seconds } of results) printLine(`${ok ? "✓" : "✗"} ${name}`, seconds);
}

/** The same for the page that CI shows of a run. */
export function markdownSummary(results: readonly StepResult[]): string {
  const rows = results.map(({ name, ok, seconds }) => `| ${ok ? "✓" : "✗"} ${name} | ${seconds.toFixed(1)} |`);
  return ["| Part | Seconds |", "| --- | ---: |", ...rows, "", ""].join("\n");
}

/** Prints how long something took. */
export function printLine(what: string, seconds: number): void {
  console.log(`  ${what.padEnd(48)} ${seconds.toFixed(1).padStart(7)} s`);
}
