import type { ReactNode } from "react";
import type { ApiAnswers } from "../../../content/model/api/api-calls";
import type { HealthConcern } from "../../../content/model/api/health-answer";
import { TechnicalDetails } from "../kit/status/TechnicalDetails";
import { Facts } from "./Facts";
import { nothingUrgent, useHealthWords } from "./health-words";
import { fill } from "../kit/services/words";
import { TakenBackSaves } from "./TakenBackSaves";
import { UndecidedChanges } from "./UndecidedChanges";

interface AttentionProps {
  readonly health: ApiAnswers["health"];
  readonly reload: () => Promise<unknown>;
}

/** What needs a person, in sentences, the most urgent first. */
export function Attention(props: AttentionProps) {
  const { health } = props;
  const own = useHealthWords().attention;
  const { attention: concerns } = health;
  return (
    <section className="adm-card" aria-labelledby="adm-attention-heading">
      <div className="adm-card-body">
        <h2 id="adm-attention-heading">{own.heading}</h2>
        {concerns.length === 0 ? (
          <p>{nothingUrgent(health, own)}</p>
        ) : (
          <ul className="adm-health-attention">
            {concerns.map((concern) => (
              <li key={concern}>
                {own.concerns[concern]}
                <MoreAbout concern={concern} {...props} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** What staff are told beside the sentence; nothing in the answer for everybody. */
function MoreAbout({ concern, health, ...rest }: AttentionProps & { readonly concern: HealthConcern }) {
  const own = useHealthWords().attention;
  if (concern === "prepared-change")
    return (
      <p className="adm-facts">
        <UndecidedChanges health={health} />
      </p>
    );
  if (!("problems" in health)) return null;
  const { blocked, branches, takenBack, unmerged } = health;
  if (concern === "saving-blocked" && blocked)
    return <Details facts={[[own.reason, blocked.reason]]} note={blocked.message} />;
  if (concern === "other-branch" && branches)
    return (
      <Details
        facts={[
          [own.branchAtStart, branches.atStart],
          [own.branchNow, branches.now],
        ]}
      />
    );
  if (concern === "save-taken-back" && takenBack) return <TakenBackSaves saves={takenBack} {...rest} />;
  if (concern === "unmerged-edit" && unmerged)
    return (
      <ul>
        {unmerged.map((one) => (
          <li key={one.path}>{fill(own.unmerged, one)}</li>
        ))}
      </ul>
    );
  return null;
}

function Details({
  note,
  facts,
}: {
  readonly note?: string;
  readonly facts: readonly (readonly [string, ReactNode])[];
}) {
  return (
    <>
      {note === undefined ? null : <p>{note}</p>}
      <TechnicalDetails>
        <Facts facts={facts} />
      </TechnicalDetails>
    </>
  );
}
