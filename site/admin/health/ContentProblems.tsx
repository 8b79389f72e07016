import { BrokenPages } from "../kit/status/BrokenPages";
import type { ContentFaults } from "../kit/status/content-faults";
import { ProblemList } from "../kit/status/ProblemList";
import { TechnicalDetails } from "../kit/status/TechnicalDetails";
import { useHealthWords } from "./health-words";

/** The content files that cannot be read (R8.7), and the pages that cannot be made, with place and reason. */
export function ContentProblems({ faults: { files, pages } }: { readonly faults: ContentFaults }) {
  const own = useHealthWords().problems;
  return (
    <section className="adm-card" aria-labelledby="adm-problems-heading">
      <div className="adm-card-body adm-health-problems">
        <h2 id="adm-problems-heading">{own.heading}</h2>
        <p>{files.length === 0 ? own.none : own.intro}</p>
        {files.length === 0 ? null : (
          <TechnicalDetails>
            <ProblemList problems={files} />
          </TechnicalDetails>
        )}
        {pages.length === 0 ? null : <BrokenPages pages={pages} />}
      </div>
    </section>
  );
}
