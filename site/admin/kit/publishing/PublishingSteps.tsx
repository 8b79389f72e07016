import { titleIn } from "../entry/item-change";
import { isSettled, type Publishing } from "./publishing";
import { pageOfWayBack, type LiveLink } from "./live-links";
import { useServices } from "../services/services";
import { TechnicalDetails } from "../status/TechnicalDetails";
import { fill, type Words } from "../services/words";
import type { Notice } from "./use-last-change";
import { usePublishing } from "./use-publishing";
import { isListed, stepsOf, type Step } from "./visibility";
import type { Entry } from "../entry/entry";

interface PublishingStepsProps {
  readonly notice: Notice;
  /** The list as the API answered it. */
  readonly items: readonly Entry[];
  readonly links: readonly LiveLink[];
  /** Whether the public pages ask the API for it. */
  readonly asked: boolean;
}

/** Only the last characters of a failed build's reason are shown: the error is at its end. */
const endOfReason = 1500;

/** Progress of a save: saved, visible, static page rebuilt or failed and why; links to the live page. */
export function PublishingSteps({ notice, items, links, asked }: PublishingStepsProps) {
  const { words, language, apiBase } = useServices();
  const texts = words.publishing;
  const { publishing, askAgain } = usePublishing(notice.commit);
  const steps = stepsOf(isListed(notice.change, items), publishing, asked);
  const visible = steps.every(({ name, state }) => name !== "visible" || state === "done");
  const shownLinks = visible ? links : [];
  // Before that the page would still show the old text.
  const back = isSettled(publishing) ? pageOfWayBack(window.location) : undefined;
  const isGone = notice.visitors === "gone";

  return (
    <div className="adm-publishing">
      <ol className="adm-steps" aria-label={texts.steps}>
        {steps.map((step) => (
          <li key={step.name} className={`adm-step adm-step-${step.state}`}>
            {stepWords(step, publishing, isGone, texts)}
          </li>
        ))}
      </ol>
      {back !== undefined || shownLinks.length > 0 ? (
        <p className="adm-live-links">
          {back === undefined ? null : <a href={back}>{texts.back}</a>}
          {shownLinks.map(({ language, path }) => (
            <a key={language} href={`${apiBase}${path}`} target="_blank" rel="noopener">
              {texts.links[language]}
            </a>
          ))}
        </p>
      ) : null}
      {publishing.kind === "failed" ? (
        <TechnicalDetails>
          <pre>{publishing.reason.slice(-endOfReason)}</pre>
        </TechnicalDetails>
      ) : null}
      {publishing.kind === "failed" || publishing.kind === "unknown" ? (
        <button type="button" className="adm-link-button" onClick={askAgain}>
          {texts.askAgain}
        </button>
      ) : null}
      {/* Only the end is spoken: every step would be too much talk beside the next task. */}
      <p role="status" className="visually-hidden">
        {isSettled(publishing) && publishing.kind !== "none"
          ? fill(texts.end[publishing.kind === "live" ? "live" : "failed"], { title: titleIn(language, notice.change) })
          : ""}
      </p>
    </div>
  );
}

function stepWords(step: Step, publishing: Publishing, isGone: boolean, texts: Words["publishing"]): string {
  switch (step.name) {
    case "saved":
      return texts.saved;
    case "visible":
      if (isGone) return step.state === "done" ? texts.hidden : texts.hiding;
      return step.state === "done" ? texts.visible : texts.appearing;
    case "rebuilt":
      return publishing.kind === "none" ? "" : texts.rebuilt[publishing.kind];
  }
}
