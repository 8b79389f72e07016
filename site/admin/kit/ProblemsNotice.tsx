import type { FileProblem } from "../../../content/model/answers";
import { ProblemList } from "./ProblemList";
import { useServices } from "./services";
import { fill } from "./words";

/**
 * Content files that cannot be read, with place and reason, for the maintainer who can correct them (ruling 11), and what
 * the site shows instead (decision 012).
 */
export function ProblemsNotice({ problems }: { readonly problems: readonly FileProblem[] }) {
  const { words } = useServices();
  if (problems.length === 0) return null;
  return (
    <section className="adm-problems" aria-labelledby="adm-problems-heading">
      <h2 id="adm-problems-heading">{words.problems.heading}</h2>
      <p>{words.problems.intro}</p>
      <details>
        <summary>{fill(words.problems.show, { count: problems.length })}</summary>
        <ProblemList problems={problems} />
      </details>
    </section>
  );
}
