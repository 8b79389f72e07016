import { useId, type ReactNode } from "react";
import { useServices } from "../services/services";
import { TechnicalDetails } from "../status/TechnicalDetails";
import { fill } from "../services/words";
import { formatTimestamp, timeAgo } from "../dates/timestamps";
import type { RevisionRow } from "./revision-rows";

interface RevisionItemProps {
  readonly row: RevisionRow;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Shown while it is open. */
  readonly children: ReactNode;
}

/** One commit of a history: when, who, what; opened, it shows the version. */
export function RevisionItem({ row, open, onToggle, children }: RevisionItemProps) {
  const { words, language, now } = useServices();
  const texts = words.history;
  const id = useId();
  const { revision, sameAs, status, dropped } = row;
  return (
    <li className={open ? "adm-revision adm-revision-open" : "adm-revision"}>
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-detail`}
          aria-describedby={`${id}-facts`}
          onClick={onToggle}
        >
          <time dateTime={revision.date}>{formatTimestamp(revision.date, language)}</time>
          <span className="adm-revision-ago">{fill(texts.ago, { ago: timeAgo(revision.date, now(), language) })}</span>
        </button>
      </h3>
      <div id={`${id}-facts`} className="adm-revision-facts">
        <span className="adm-badge">{sameAs ? texts.wentBack : texts.kinds[revision.change]}</span>
        {status === "current" ? <span className="adm-badge adm-badge-running">{texts.current}</span> : null}
        {revision.translationChecked ? <span className="adm-badge">{texts.checked}</span> : null}
        {dropped ? <span className="adm-badge adm-badge-warn">{texts.dropped}</span> : null}
        {revision.takesBack ? <span className="adm-badge adm-badge-warn">{texts.takesBack}</span> : null}
        <span>{revision.author}</span>
        {sameAs ? (
          <span className="adm-hint">{fill(texts.sameAs, { time: formatTimestamp(sameAs.date, language) })}</span>
        ) : null}
      </div>
      <div id={`${id}-detail`} className="adm-revision-detail" hidden={!open}>
        {open ? (
          <>
            {children}
            <TechnicalDetails>
              <p className="adm-hint">
                {fill(texts.commit, { commit: revision.commit.slice(0, 12), message: revision.message })}
              </p>
            </TechnicalDetails>
          </>
        ) : null}
      </div>
    </li>
  );
}
