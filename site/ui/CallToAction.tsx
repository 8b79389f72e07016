import { ButtonLink } from "./ButtonLink";

interface Props {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** A path of this site, or an address elsewhere. */
  readonly href: string;
}

/** The end of a page: a question or an offer, and the one button that leads on. */
export function CallToAction({ title, text, label, href }: Props) {
  return (
    <section className="call-to-action">
      <div className="wide call-to-action-grid">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ButtonLink href={href}>{label}</ButtonLink>
      </div>
    </section>
  );
}
