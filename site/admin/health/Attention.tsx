import type { ApiAnswers } from "../../../content/model/api/api-calls";
import { useHealthWords } from "./health-words";
import { UndecidedChanges } from "./UndecidedChanges";

/** What needs a person, in sentences, the most urgent first. */
export function Attention({ health }: { readonly health: ApiAnswers["health"] }) {
  const own = useHealthWords().attention;
  const { attention: concerns } = health;
  return (
    <section className="adm-card" aria-labelledby="adm-attention-heading">
      <div className="adm-card-body">
        <h2 id="adm-attention-heading">{own.heading}</h2>
        {concerns.length === 0 ? (
          <p>{own.none}</p>
        ) : (
          <ul className="adm-health-attention">
            {concerns.map((concern) => (
              <li key={concern}>
                {own.concerns[concern]}
                {concern === "prepared-change" ? (
                  <p className="adm-facts">
                    <UndecidedChanges health={health} />
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
