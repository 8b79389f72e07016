import { useEffect } from "react";
import type { CollectionName } from "../../../content/model/collections/collection-names";
import { useHostSite } from "../kit/services/host-site";
import { useServices } from "../kit/services/services";
import { RetryNote } from "../kit/status/RetryNote";
import { fill } from "../kit/services/words";
import { preparedAddress } from "../kit/publication/prepared-address";
import { useContentWords } from "./content-words";
import { useOverview } from "./use-overview";

interface OverviewProps {
  readonly loginCount: number;
}

/** The collections with their number of entries and what needs translation; each leads to its page. */
export function Overview({ loginCount }: OverviewProps) {
  const { endOfSession } = useServices();
  const own = useContentWords();
  const { pages } = useHostSite();
  const { collections, needing, load } = useOverview(loginCount);
  const over = collections?.ok === false && collections.failure.kind === "unauthorized";
  useEffect(() => {
    if (over) void endOfSession.tell();
  }, [over, endOfSession]);
  const ownPage = (name: CollectionName) => (name === "events" || name === "news" ? pages[name] : undefined);
  const preparedPage = (name: CollectionName) => {
    const pathname = ownPage(name);
    const { pathname: here } = window.location;
    return preparedAddress(
      undefined,
      pathname === undefined ? { pathname: here, search: `?in=${name}` } : { pathname, search: "" },
    );
  };
  const address = (name: CollectionName, single: boolean) =>
    ownPage(name) ?? `${window.location.pathname}?in=${name}${single ? `&item=${name}` : ""}`;

  if (collections === undefined) return <p role="status">{own.overview.loading}</p>;
  if (!collections.ok) return over ? null : <RetryNote message={own.overview.failed} onRetry={() => void load()} />;
  return (
    <section aria-labelledby="adm-content-heading">
      <h2 id="adm-content-heading">{own.overview.heading}</h2>
      <ul className="adm-collections">
        {collections.value.map(({ name, kind, count, prepared }) => (
          <li key={name}>
            <a href={address(name, kind === "single")}>
              <span className="adm-collection-name">{own.collections[name]}</span>
              <span className="adm-collection-about">{own.about[name]}</span>
            </a>
            <p className="adm-facts">
              {kind === "list" ? (
                <span>{fill(count === 1 ? own.overview.entriesOne : own.overview.entries, { count })}</span>
              ) : null}
              {count === 0 ? null : <Needing count={needing[name]} />}
              {prepared === undefined ? null : (
                <a href={preparedPage(name)}>{fill(own.overview.prepared, { count: prepared })}</a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Needing({ count }: { readonly count: number | undefined }) {
  const own = useContentWords().overview;
  if (count === undefined) return null;
  if (count === 0) return <span className="adm-badge adm-badge-quiet">{own.complete}</span>;
  return <span className="adm-badge adm-badge-warn">{fill(count === 1 ? own.needsOne : own.needs, { count })}</span>;
}
