import { WholeDates } from "../../ui/WholeDates";
import { EntryLink } from "../kit/list/EntryLink";
import { fill } from "../kit/services/words";
import { BrokenPages } from "../kit/status/BrokenPages";
import type { ContentFaults } from "../kit/status/content-faults";
import { ProblemList } from "../kit/status/ProblemList";
import { TechnicalDetails } from "../kit/status/TechnicalDetails";
import { useHealthWords } from "./health-words";

/** Entries that are shown at once. */
const mostEntries = 50;

/** What staff correct in forms, the content files that a maintainer corrects (R8.7), the pages that cannot be made, and the entries whose languages disagree. */
export function ContentProblems({
  faults: { files, pages, disagreeing, prepared },
}: {
  readonly faults: ContentFaults;
}) {
  const own = useHealthWords().problems;
  const known = [
    ...files.flatMap(({ entry, ...problem }) => (entry ? [{ ...problem, entry, isPrepared: false }] : [])),
    ...prepared.flatMap((problem) =>
      problem.isShown ? [{ ...problem, entry: problem.prepared, isPrepared: true }] : [],
    ),
  ];
  // Both languages of a text may have the same fault.
  const inForms = [...new Map(known.map((problem) => [`${problem.path} ${problem.message}`, problem]))];
  const others = files.filter(({ entry }) => entry === undefined);
  return (
    <section className="adm-card" aria-labelledby="adm-problems-heading">
      <div className="adm-card-body adm-health-problems">
        <h2 id="adm-problems-heading">{own.heading}</h2>
        {inForms.length + others.length === 0 ? <p>{own.none}</p> : null}
        {inForms.length === 0 ? null : (
          <>
            <p>{own.inForms}</p>
            <ul>
              {inForms.slice(0, mostEntries).map(([key, { message, entry, isPrepared }]) => (
                <li key={key}>
                  <EntryLink kind={entry.kind} item={entry} prepared={isPrepared} />
                  {own.colon}
                  <WholeDates text={message} />
                </li>
              ))}
            </ul>
          </>
        )}
        {others.length === 0 ? null : (
          <>
            <p>{own.intro}</p>
            <TechnicalDetails>
              <ProblemList problems={others} />
            </TechnicalDetails>
          </>
        )}
        {pages.length === 0 ? null : <BrokenPages pages={pages} />}
        {disagreeing.length === 0 ? null : (
          <>
            <p>{fill(own.disagreeing, { count: disagreeing.length })}</p>
            <p className="adm-facts">
              {disagreeing.slice(0, mostEntries).map((entry) => (
                <EntryLink key={`${entry.kind} ${entry._id}`} kind={entry.kind} item={entry} />
              ))}
            </p>
          </>
        )}
      </div>
    </section>
  );
}
