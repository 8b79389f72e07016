import type { HoldFile } from "./release/hold-file";

const defaultPollMs = 1000;

/**
 * Calls `onChange` after every change of the note, whichever process made it. Asked for once in `pollMs` milliseconds:
 * not every file system tells of changes. Resolves with what stops it.
 */
export async function watchHold(
  file: HoldFile,
  onChange: () => Promise<void>,
  pollMs = defaultPollMs,
): Promise<() => void> {
  let known = await file.text().catch(() => "");
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const text = await file.text();
      if (text === known) return;
      await onChange();
      known = text;
    } catch {
      // A folder that cannot be read now is looked at again.
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();
  return () => clearInterval(timer);
}
