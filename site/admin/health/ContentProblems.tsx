import type { HealthAnswer } from "../../../content/model/answers";
import { ProblemList } from "../kit/ProblemList";
import { useHealthWords } from "./health-words";

/** The content files that were left out, with place and reason (ruling 11). */
export function ContentProblems({ problems }: { readonly problems: HealthAnswer["problems"] }) {
  const own = useHealthWords().problems;
  return (
    <section className="adm-card" aria-labelledby="adm-problems-heading">
      <div className="adm-card-body adm-health-problems">
        <h2 id="adm-problems-heading">{own.heading}</h2>
        <p>{problems.length === 0 ? own.none : own.intro}</p>
        {problems.length === 0 ? null : <ProblemList problems={problems} />}
      </div>
    </section>
  );
}
