import { columns } from "./columns";

interface Card {
  readonly title: string;
  readonly text: string;
  /** Path of a line drawing on a grid of 48. */
  readonly drawing?: string;
}

/** Short texts side by side below a section's heading, with or without a drawing. */
export function FeatureCards({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className="columns services" {...columns(cards.length)}>
      {cards.map(({ title, text, drawing }) => (
        <li key={title} className="service">
          {drawing !== undefined && (
            <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
              <path d={drawing} />
            </svg>
          )}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
