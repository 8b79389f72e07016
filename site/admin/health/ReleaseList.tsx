import type { ReleaseAnswer, ReleasesAnswer } from "../../../content/model/api/release-answers";
import { Button } from "../kit/button/Button";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { TechnicalDetails } from "../kit/status/TechnicalDetails";
import { fill } from "../kit/services/words";
import { WholeDates } from "../../ui/WholeDates";
import { useHealthWords } from "./health-words";

interface ReleaseListProps {
  readonly releases: ReleasesAnswer;
  /** The name of the release that is being rolled back to, or "resume". */
  readonly act: string | undefined;
  readonly onRollBack: (release: ReleaseAnswer) => void;
}

/** The stored releases, newest first, each with its button to roll back. */
export function ReleaseList({ releases: { releases, hold, administrators }, act, onRollBack }: ReleaseListProps) {
  const { language } = useServices();
  const own = useHealthWords().releases;
  return (
    <section className="adm-section" aria-labelledby="adm-releases-heading">
      <div>
        <h2 id="adm-releases-heading">{own.heading}</h2>
        <p className="adm-hint">{own.hint}</p>
        {administrators === undefined ? null : (
          <p className="adm-hint">{fill(own.administrators, { names: administrators.join(own.between) })}</p>
        )}
      </div>
      {releases.length === 0 ? <p className="adm-empty">{own.none}</p> : null}
      <ul>
        {releases.map((release) => {
          const { name, commit, builtAt, live } = release;
          const headingId = `adm-release-${name}`;
          const heading = fill(own.name, { time: formatTimestamp(builtAt, language) });
          return (
            <li key={name}>
              <article className="adm-card" aria-label={heading}>
                <div className="adm-card-body">
                  <h3 id={headingId} className="adm-card-title">
                    <WholeDates text={heading} />
                  </h3>
                  <div className="adm-facts">
                    {live ? <span className="adm-badge adm-badge-running">{own.live}</span> : null}
                    {hold?.release === name ? <span className="adm-badge adm-badge-warn">{own.held}</span> : null}
                  </div>
                  <TechnicalDetails>
                    <p className="adm-hint">{fill(own.commit, { commit: commit.slice(0, 12) })}</p>
                    <p className="adm-hint">{name}</p>
                  </TechnicalDetails>
                </div>
                {live || administrators !== undefined ? null : (
                  <div className="adm-card-actions">
                    <Button
                      aria-describedby={headingId}
                      aria-disabled={act !== undefined}
                      onClick={() => onRollBack(release)}
                    >
                      {act === name ? own.rollingBack : own.rollBack}
                    </Button>
                  </div>
                )}
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
