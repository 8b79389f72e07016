import type { ApiAnswers } from "../../../content/model/api/api-calls";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { Facts } from "./Facts";
import { useHealthWords } from "./health-words";

/** What waits in the inbox, and how much room the server has left. */
export function ServerFacts({ health: { inbox, disk } }: { readonly health: ApiAnswers["health"] }) {
  const { language } = useServices();
  const own = useHealthWords().server;
  const gigabytes = new Intl.NumberFormat(language, { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 });
  const { waiting, stored, capacity, oldestUnsentAt } = inbox;
  return (
    <section className="adm-card" aria-labelledby="adm-server-heading">
      <div className="adm-card-body">
        <h2 id="adm-server-heading">{own.heading}</h2>
        <Facts
          facts={[
            [own.waiting, waiting.toLocaleString(language)],
            [
              own.stored,
              fill(own.storedWords, {
                stored: stored.toLocaleString(language),
                capacity: capacity.toLocaleString(language),
              }),
            ],
            [own.unsent, oldestUnsentAt && formatTimestamp(oldestUnsentAt, language)],
            [own.freeSpace, gigabytes.format(disk.freeBytes / 1e9)],
          ]}
        />
      </div>
    </section>
  );
}
