import type { RefObject } from "react";
import { Button } from "../kit/button/Button";
import { formatTimestamp, recentTime } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { contentFaults } from "../kit/status/content-faults";
import { TechnicalDetails } from "../kit/status/TechnicalDetails";
import { fill } from "../kit/services/words";
import { Facts } from "./Facts";
import { useHealthWords } from "./health-words";
import { liveRelease, publishedKind, type SiteState } from "./site-state";

interface PublishedSiteProps {
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly state: SiteState;
  /** What is under way: the name of a release, or "resume". */
  readonly act: string | undefined;
  readonly onResume: () => void;
}

/** What visitors see, whether that is the newest, and the way on when the site is held. */
export function PublishedSite({ heading, state, act, onResume }: PublishedSiteProps) {
  const { language, now } = useServices();
  const words = useHealthWords();
  const own = words.published;
  const { health, releases } = state;
  const { hold, administrators } = releases;
  const live = liveRelease(state);
  const { files, pages } = contentFaults(health);
  const published = publishedKind(state);
  const kind =
    published === "live" && files.filter(({ isShown }) => isShown !== true).length + pages.length > 0
      ? "liveExcept"
      : published;
  const sentence = own.states[kind];
  return (
    <section className="adm-card" aria-labelledby="adm-published-heading">
      <div className="adm-card-body">
        <h2 id="adm-published-heading" ref={heading} tabIndex={-1}>
          {own.heading}
        </h2>
        <p className="adm-facts">
          <span className={kind === "live" ? "adm-badge adm-badge-running" : "adm-badge adm-badge-warn"}>
            {own.badges[kind]}
          </span>
        </p>
        <p role="status" className="adm-health-headline">
          {live === undefined
            ? sentence
            : fill(own.last, {
                time: recentTime(live.publishedAt ?? live.builtAt, now(), language),
                state: sentence,
              })}
        </p>
        <Facts
          facts={[
            [own.counts, fill(own.countsWords, health.counts)],
            [own.heldSince, hold === null ? undefined : formatTimestamp(hold.since, language)],
            [own.heldBy, hold === null || hold.by === "" ? undefined : <bdi>{hold.by}</bdi>],
          ]}
        />
        <p className="adm-hint">{own.hint}</p>
        <TechnicalDetails>
          <Facts
            facts={[
              [own.release, live === undefined ? own.nothing : <code>{live.name}</code>],
              [own.builtAt, live && formatTimestamp(live.builtAt, language)],
              [own.commit, live && <code>{live.commit.slice(0, 12)}</code>],
              [own.newestCommit, <code key="newest">{health.commit.slice(0, 12)}</code>],
              [own.reason, "reason" in health.publish ? <Reason text={health.publish.reason} /> : undefined],
            ]}
          />
        </TechnicalDetails>
      </div>
      {hold === null || administrators !== undefined ? null : (
        <div className="adm-card-actions">
          <Button aria-disabled={act !== undefined} onClick={onResume}>
            {act === "resume" ? words.releases.resuming : words.releases.resume}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What a build said, line by line. */
function Reason({ text }: { readonly text: string }) {
  return <span className="adm-health-reason">{text}</span>;
}
