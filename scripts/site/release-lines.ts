import type { ReleasesAnswer } from "../../content/model/api/release-answers";

/** The releases as a terminal shows them: a line each, newest first, and the hold, if there is one. */
export function releaseLines({ releases, hold }: ReleasesAnswer): string[] {
  if (releases.length === 0) return ["There is no release yet: `npm start` builds the first one."];
  const held =
    hold && `Held back to ${hold.release} since ${time(hold.since)}${hold.by === "" ? "" : ` by ${hold.by}`}.`;
  return [
    ...releases.map(
      ({ name, commit, builtAt, live }) =>
        `${live ? "▸ live " : "       "} ${name}  content ${commit.slice(0, 12)}  built ${time(builtAt)}`,
    ),
    ...(held === null ? [] : [held, "Newer content is saved, and goes live after `npm run release -- --resume`."]),
  ];
}

/** `2026-06-01 03:00:00 UTC`. */
const time = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
