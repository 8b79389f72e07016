import { BrokenPages } from "./BrokenPages";
import type { ContentFaults } from "./content-faults";
import { ProblemList } from "./ProblemList";
import { useServices } from "../services/services";
import { fill } from "../services/words";

/**
 * What is wrong with the content, with place and reason, for the maintainer who can correct it (R8.7): files that
 * cannot be read, pages that cannot be made, and what the site shows meanwhile (decision 012).
 */
export function ProblemsNotice({ faults: { files: all, pages } }: { readonly faults: ContentFaults }) {
  const { words } = useServices();
  const files = all.filter(({ isShown, entry }) => isShown !== true && entry === undefined);
  const own = words.problems;
  return (
    <>
      {files.length === 0 ? null : (
        <section className="adm-problems" aria-labelledby="adm-problems-heading">
          <h2 id="adm-problems-heading">{own.heading}</h2>
          <p>{own.intro}</p>
          <details>
            <summary>{fill(own.show, { count: files.length })}</summary>
            <ProblemList problems={files} />
          </details>
        </section>
      )}
      {pages.length === 0 ? null : (
        <section className="adm-problems" aria-labelledby="adm-broken-pages-heading">
          <h2 id="adm-broken-pages-heading">{own.brokenPagesHeading}</h2>
          <BrokenPages pages={pages} />
        </section>
      )}
    </>
  );
}
