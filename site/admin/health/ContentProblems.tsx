import type { HealthAnswer } from "../../../content/model/answers";
import { ProblemList } from "../kit/ProblemList";
import { useHealthWords } from "./health-words";

/** The content files that cannot be read (ruling 11), and the pages that cannot be made, with place and reason. */
export function ContentProblems({ health: { problems, publish } }: { readonly health: HealthAnswer }) {
  const own = useHealthWords().problems;
  const broken = (publish.kind === "live" ? publish.broken : undefined) ?? [];
  return (
    <section className="adm-card" aria-labelledby="adm-problems-heading">
      <div className="adm-card-body adm-health-problems">
        <h2 id="adm-problems-heading">{own.heading}</h2>
        <p>{problems.length === 0 ? own.none : own.intro}</p>
        {problems.length === 0 ? null : <ProblemList problems={problems} />}
        {broken.length === 0 ? null : (
          <>
            <p>{own.brokenPages}</p>
            <ul>
              {broken.map(({ page, reason }) => (
                <li key={page}>
                  <code>{page}</code> {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
