import { Link } from "../ui/Link";

/** Link to another page of a long list. */
export interface ArchiveLink {
  readonly href: string;
  readonly label: string;
}

interface Props {
  readonly newer?: ArchiveLink | undefined;
  readonly older?: ArchiveLink | undefined;
  /** Name of the navigation, for people who do not see it. */
  readonly label: string;
}

/** Links to newer and older items; nothing where there are none. Works without JavaScript. */
export function ArchiveNavigation({ newer, older, label }: Props) {
  if (!newer && !older) return null;
  return (
    <nav className="archive-navigation" aria-label={label}>
      {newer && (
        <Link to={newer.href} rel="prev">
          <span aria-hidden="true">←</span> {newer.label}
        </Link>
      )}
      {older && (
        <Link to={older.href} rel="next" className="archive-older">
          {older.label} <span aria-hidden="true">→</span>
        </Link>
      )}
    </nav>
  );
}
