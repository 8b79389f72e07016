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
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.path} ${String(problem.line)} ${problem.message}`}>
              <code>{placeOf(problem, words.problems.place)}</code>{" "}
              {problem.field === undefined ? problem.message : `"${problem.field}" ${problem.message}`}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function placeOf({ path, line }: FileProblem, withLine: string): string {
  return line === undefined ? path : fill(withLine, { path, line });
}
