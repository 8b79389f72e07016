import type { FileProblem } from "../../../../content/model/api/answers";
import { formatTimestamp } from "../dates/timestamps";
import { useServices } from "../services/services";
import { WholeDates } from "../../../ui/WholeDates";
import { fill } from "../services/words";

/** What is wrong with content files: file and line, field, what to do; and the version that the site still shows. */
export function ProblemList({ problems }: { readonly problems: readonly FileProblem[] }) {
  const { words, language } = useServices();
  return (
    <ul>
      {problems.map((problem, position) => (
        <li key={[problem.path, problem.line, problem.field, problem.message].join(" ")}>
          <code>{placeOf(problem, words.problems.place)}</code>{" "}
          <WholeDates text={problem.field === undefined ? problem.message : `"${problem.field}" ${problem.message}`} />
          {problem.kept === undefined || problems[position + 1]?.path === problem.path ? null : (
            <p>
              <WholeDates text={fill(words.problems.kept, { time: formatTimestamp(problem.kept.date, language) })} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function placeOf({ path, line }: FileProblem, withLine: string): string {
  return line === undefined ? path : fill(withLine, { path, line });
}
