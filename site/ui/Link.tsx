import type { AnchorHTMLAttributes } from "react";
import { useFrame } from "../shell/frame";

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, with query and hash if there are any. */
  readonly to: string;
}

/** A link inside the site; one that leads to its own page is marked by aria-current. */
export function Link({ to, children, ...rest }: Props) {
  const { path } = useFrame();
  return (
    <a href={to} {...(to === path ? { "aria-current": "page" as const } : {})} {...rest}>
      {children}
    </a>
  );
}
