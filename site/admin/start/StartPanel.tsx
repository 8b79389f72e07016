import { useRef } from "react";
import { localToday } from "../../../content/model/dates/event-status";
import { publicationState } from "../../../content/model/publication/publication";
import { mapped } from "../send-call";
import { Button } from "../kit/button/Button";
import { eventSections } from "../events/event";
import { EventFacts } from "../events/EventFacts";
import { nothingUrgent, useHealthWords } from "../health/health-words";
import { UndecidedChanges } from "../health/UndecidedChanges";
import { useHostSite } from "../kit/services/host-site";
import { useServices } from "../kit/services/services";
import { EntryLink } from "../kit/list/EntryLink";
import { useLoadAtLogin } from "../kit/session/use-load-at-login";
import { useReloadAt } from "../kit/publication/use-reload-at";
import { contentFaults } from "../kit/status/content-faults";
import { fill } from "../kit/services/words";
import { LanguageBadges } from "../kit/translations/LanguageBadges";
import { ChangeRow } from "./ChangeRow";
import { EndingRow, endsSoon } from "./Endings";
import { StartRow, StartSection } from "./StartSection";
import { useStartWords } from "./start-words";
import { WaitingRow } from "./WaitingRow";
import { useStart, type StartItem, type StartParts } from "./use-start";

const most = 5;

interface StartPanelProps {
  /** Grows at every login: the page is then fetched. */
  readonly loginCount: number;
}

/** What is waiting to be done, what comes next and what was changed, each with the way to its page. */
export function StartPanel({ loginCount }: StartPanelProps) {
  const { words } = useServices();
  const { parts, busy, reload } = useStart();
  const load = useLoadAtLogin({ reload, loginCount });
  useReloadAt(parts?.overview.ok ? parts.overview.value.waiting.map(({ publishAt }) => publishAt) : [], load);
  return (
    <div className="adm-start" aria-busy={busy}>
      <Button onClick={() => void load()}>{words.list.retry}</Button>
      <p className="visually-hidden" role="status">
        {busy ? words.list.loading : ""}
      </p>
      {parts === undefined ? null : (
        <div className="adm-start-sections">
          <StartSections parts={parts} reload={load} />
        </div>
      )}
    </div>
  );
}

interface StartSectionsProps {
  readonly parts: StartParts;
  readonly reload: () => Promise<void>;
}

function StartSections({ parts, reload }: StartSectionsProps) {
  const { now } = useServices();
  const own = useStartWords();
  const attention = useHealthWords().attention;
  const { pages } = useHostSite();
  const changesHeading = useRef<HTMLHeadingElement>(null);
  const today = localToday(now());
  const { inquiries, events, health, overview, translations } = parts;
  const isPublic = ({ fields }: StartItem) => publicationState(fields, now().getTime()) === "public";
  const query = (page: string | undefined, parameters: string) => page && `${page}?${parameters}`;
  const needing = (["events", "news"] as const).flatMap((each) => {
    const count = translations.ok ? translations.value.filter(({ kind }) => kind === each).length : 0;
    const address = query(pages[each], "languages=needs");
    return count === 0 ? [] : [[fill(own.translations[each], { count }), address] as const];
  });
  const undecided = health.ok ? contentFaults(health.value).prepared : [];
  const further = overview.ok ? overview.value.waiting.length - most : 0;

  return (
    <>
      <StartSection
        heading={own.inquiries.heading}
        answer={mapped(inquiries, ({ open }) => (open === 0 ? [] : [open]))}
        none={own.inquiries.none}
        links={[[own.inquiries.all, pages.inquiries]]}
      >
        {(count) => <StartRow key="open" title={fill(own.inquiries.some, { count })} />}
      </StartSection>
      <StartSection
        heading={own.health.heading}
        answer={mapped(health, ({ attention }) => attention)}
        none={health.ok ? nothingUrgent(health.value, attention) : ""}
        links={[[own.health.more, pages.health]]}
      >
        {(concern) => (
          <StartRow
            key={concern}
            title={attention.concerns[concern]}
            facts={concern === "prepared-change" && health.ok ? <UndecidedChanges health={health.value} /> : undefined}
          />
        )}
      </StartSection>
      <StartSection
        heading={own.waiting.heading}
        answer={mapped(overview, ({ waiting }) => waiting.slice(0, most))}
        none={own.waiting.none}
        hint={further > 0 ? fill(own.waiting.further, { count: further }) : undefined}
      >
        {(entry) => (
          <WaitingRow
            key={`${entry.kind}/${entry._id}/${entry.state}`}
            entry={entry}
            undecided={
              entry.state === "prepared" &&
              undecided.some(({ prepared: { kind, _id } }) => kind === entry.kind && _id === entry._id)
            }
          />
        )}
      </StartSection>
      <StartSection
        heading={own.events.heading}
        answer={mapped(events, (items) => eventSections(items.filter(isPublic), today).upcoming.slice(0, most))}
        none={own.events.none}
        links={[
          [own.events.all, query(pages.events, "when=upcoming")],
          [own.events.add, query(pages.events, "new")],
        ]}
      >
        {(item) => (
          <StartRow
            key={item._id}
            title={<EntryLink kind="events" item={item} />}
            facts={<EventFacts item={item} today={today} />}
          />
        )}
      </StartSection>
      <StartSection
        heading={own.translations.heading}
        answer={mapped(translations, (all) => all.slice(0, most))}
        none={own.translations.none}
        links={needing}
      >
        {({ kind, item, summary }) => (
          <StartRow
            key={item._id}
            title={<EntryLink kind={kind} item={item} />}
            facts={<LanguageBadges translations={summary} />}
          />
        )}
      </StartSection>
      <StartSection
        heading={own.endings.heading}
        answer={mapped(overview, ({ endings }) => endings.filter((ending) => endsSoon(ending, now())))}
        none={own.endings.none}
        hint={own.endings.hint}
      >
        {(ending) => <EndingRow key={ending.kind} ending={ending} />}
      </StartSection>
      <StartSection
        heading={own.changes.heading}
        headingRef={changesHeading}
        answer={mapped(overview, ({ changes }) => changes)}
        none={own.changes.none}
      >
        {(change) => (
          <ChangeRow
            key={`${change.kind}/${change._id}`}
            change={change}
            reload={reload}
            onUndone={() => changesHeading.current?.focus()}
          />
        )}
      </StartSection>
    </>
  );
}
