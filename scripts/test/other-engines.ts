import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { inheritedEnvironment } from "../../api/env";

/** An engine beside Chromium's in which the main tasks are walked, where its programs are installed. */
export interface OtherEngine {
  readonly name: string;
  /** Each a program, by any of these names. */
  readonly programs: readonly (readonly string[])[];
  readonly remedy: string;
}

export const firefox: OtherEngine = {
  name: "Firefox",
  programs: [["firefox-esr", "firefox"]],
  remedy: "Debian: sudo apt-get install firefox-esr",
};

export const webKit: OtherEngine = {
  name: "Safari's engine",
  programs: [["WebKitWebDriver"], ["Xvfb"]],
  remedy: "Debian, Ubuntu: sudo apt-get install webkit2gtk-driver xvfb",
};

/** Paths of an engine's programs; undefined where one is not installed. */
export function installedPrograms({ programs }: OtherEngine): readonly string[] | undefined {
  const folders = (inheritedEnvironment()["PATH"] ?? "").split(delimiter);
  const found = programs.flatMap(
    (names) => names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync) ?? [],
  );
  return found.length === programs.length ? found : undefined;
}

/** Whether the main tasks are walked in an engine, as the summary of a run says it. */
export function describeEngine(engine: OtherEngine): string {
  const [program] = installedPrograms(engine) ?? [];
  return `${engine.name}: ${program ?? `not installed, so the main tasks are not walked in it (${engine.remedy})`}`;
}
