import { useServices } from "./services";
import type { FileProblem } from "./use-items";
import { fill } from "./words";

/** What is wrong with content files: file and line, field, what to do. */
export function ProblemList({ problems }: { readonly problems: readonly FileProblem[] }) {
  const { words } = useServices();
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.path} ${String(problem.line)} ${problem.message}`}>
          <code>{placeOf(problem, words.problems.place)}</code>{" "}
          {problem.field === undefined ? problem.message : `"${problem.field}" ${problem.message}`}
        </li>
      ))}
    </ul>
  );
}

function placeOf({ path, line }: FileProblem, withLine: string): string {
  return line === undefined ? path : fill(withLine, { path, line });
}
