import { useId, type ReactNode, type RefObject } from "react";
import type { Outcome } from "../client";
import { useStartWords } from "./start-words";

interface StartSectionProps<T> {
  readonly heading: string;
  readonly headingRef?: RefObject<HTMLHeadingElement>;
  readonly answer: Outcome<readonly T[]>;
  /** Shown when there is nothing. */
  readonly none: string;
  /** Where the rest is; a page that the site does not have is left out. */
  readonly links?: readonly (readonly [label: string, address: string | undefined])[];
  readonly hint?: string | undefined;
  /** One row of the list. */
  readonly children: (one: T) => ReactNode;
}

/** One part of the start page: its rows, or that there are none, and the way to the page that has them all. */
export function StartSection<T>(props: StartSectionProps<T>) {
  const { heading, headingRef, answer, none, links = [], hint, children } = props;
  const { failedLoad } = useStartWords();
  const id = useId();
  return (
    <section className="adm-card" aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {!answer.ok ? (
        <p className="adm-note adm-note-wrong" role="alert">
          {failedLoad}
        </p>
      ) : answer.value.length === 0 ? (
        <p className="adm-hint">{none}</p>
      ) : (
        <>
          <ul>{answer.value.map(children)}</ul>
          {hint === undefined ? null : <p className="adm-hint">{hint}</p>}
        </>
      )}
      <p className="adm-start-links">
        {links.map(([label, address]) =>
          address === undefined ? null : (
            <a key={address} href={address}>
              {label}
            </a>
          ),
        )}
      </p>
    </section>
  );
}

interface StartRowProps {
  readonly title: ReactNode;
  readonly titleId?: string;
  /** A short line below the title. */
  readonly facts?: ReactNode;
  readonly button?: ReactNode;
}

/** A row of a section. */
export function StartRow({ title, titleId, facts, button }: StartRowProps) {
  return (
    <li className="adm-card-row">
      <p id={titleId} className="adm-card-title">
        {title}
      </p>
      {facts === undefined ? null : <div className="adm-facts">{facts}</div>}
      {button === undefined ? null : <div className="adm-card-buttons">{button}</div>}
    </li>
  );
}
