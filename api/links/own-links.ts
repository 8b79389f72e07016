import { setImmediate as otherWork } from "node:timers/promises";
import { BrokenLinks } from "../../content/model/checks/broken-links";
import type { Problem } from "../../content/model/problems/problem";
import { oncePer } from "../../content/model/once-per";
import { allFiles } from "../entries/stored-entry";
import type { PublicContent, PublicView } from "../publication/public-content";
import type { Snapshot } from "../store/content-store";

/** How long reading texts may keep the event loop, in ms. */
const sliceMs = 10;

/** Finds links of the content to this site that lead visitors nowhere (R2.10). Asks no address for anything. */
export class OwnLinks {
  private readonly check = oncePer(
    (view: PublicView) =>
      new BrokenLinks({
        origin: this.origin,
        files: (kind) => view.snapshot.shown(kind),
        hides: (path) => view.hides(path),
        has: (path) => view.snapshot.has(path),
      }),
  );
  private readonly found = oncePer((view: PublicView) => this.look(view));

  /** @param origin scheme and host that visitors see; undefined where they are not configured */
  constructor(
    private readonly content: PublicContent,
    private readonly origin: string | undefined,
  ) {}

  /** Those of one file, which was saved just now. */
  ofFile(snapshot: Snapshot, path: string): readonly Problem[] {
    const stored = snapshot.file(path);
    return stored ? this.check(this.content.of(snapshot)).of(path, stored.file, () => stored.text) : [];
  }

  /** Those of every file that visitors meet. */
  ofAll(snapshot: Snapshot): Promise<readonly Problem[]> {
    return this.found(this.content.of(snapshot));
  }

  /** True for a path at which visitors find something by now, a redirect included. */
  leadsSomewhere(snapshot: Snapshot, path: string): boolean {
    return this.check(this.content.of(snapshot)).leadsSomewhere(path);
  }

  private async look(view: PublicView): Promise<readonly Problem[]> {
    const check = this.check(view);
    const problems: Problem[] = [];
    let sliceEnds = performance.now() + sliceMs;
    for (const { path, file, text } of allFiles(view.snapshot)) {
      problems.push(...check.forVisitors(path, file, () => text));
      if (performance.now() < sliceEnds) continue;
      await otherWork();
      sliceEnds = performance.now() + sliceMs;
    }
    return problems;
  }
}
