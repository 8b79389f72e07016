import type { HealthConcern } from "../../../content/model/api/health-answer";
import { useHealthWords } from "./health-words";

/** What needs a person, in sentences, the most urgent first. */
export function Attention({ concerns }: { readonly concerns: readonly HealthConcern[] }) {
  const own = useHealthWords().attention;
  return (
    <section className="adm-card" aria-labelledby="adm-attention-heading">
      <div className="adm-card-body">
        <h2 id="adm-attention-heading">{own.heading}</h2>
        {concerns.length === 0 ? (
          <p>{own.none}</p>
        ) : (
          <ul className="adm-health-attention">
            {concerns.map((concern) => (
              <li key={concern}>{own.concerns[concern]}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
