import { timeFigure, type Bench } from "./figure";
import { compare, timed, type Compared } from "./measure";
import { plainGit } from "./plain-git";
import { withProduct } from "./product";
import { shows, watchedEvents, watchedSettings, type WatchedItem } from "./watched-items";

/** From a save until everything that shows it is served with it in both languages, beside a save by plain git. */
export const publishBench: Bench = {
  name: "publish",
  sizes: [100, 1000, 10_000],
  measure: (folder, items, quick) =>
    withProduct(folder, items, async (product) => {
      const git = plainGit(folder, items);
      const publish = (rounds: number, watched: readonly WatchedItem[]): Promise<Compared> => {
        const ours = async (round: number): Promise<number> => {
          const item = watched[round % watched.length];
          if (!item) throw new Error("There is nothing to edit");
          const marker = `Marker${String(Date.now())}`;
          return timed(() => item.save(marker).then(() => shows(product, item.paths, marker)));
        };
        return compare(rounds, 3, ours, git);
      };
      const events = await publish(quick ? 5 : 20, await watchedEvents(product, 5));
      const settings = await publish(3, [watchedSettings(folder)]);
      const at1000 = (atMost: number): number | undefined => (items === 1000 ? atMost : undefined);
      return [
        timeFigure(50, "event to static pages and calendars", events, at1000(350)),
        timeFigure(95, "event to static pages and calendars", events, at1000(1_000)),
        timeFigure(50, "settings to every page", settings, at1000(15_000)),
      ];
    }),
};
