import { ProblemList } from "./ProblemList";
import { useServices } from "./services";
import type { FileProblem } from "./use-items";
import { fill } from "./words";

/** Content files that were left out, with place and reason, for the maintainer who can correct them (ruling 11). */
export function ProblemsNotice({ problems }: { readonly problems: readonly FileProblem[] }) {
  const { words } = useServices();
  if (problems.length === 0) return null;
  return (
    <section className="adm-problems" aria-labelledby="adm-problems-heading">
      <h3 id="adm-problems-heading">{words.problems.heading}</h3>
      <p>{words.problems.intro}</p>
      <details>
        <summary>{fill(words.problems.show, { count: problems.length })}</summary>
        <ProblemList problems={problems} />
      </details>
    </section>
  );
}
