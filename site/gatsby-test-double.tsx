import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
}

/** Stands in for Gatsby in component tests: a link is an anchor, navigation is recorded. */
export const navigate = jest.fn(() => Promise.resolve());
export const graphql = (): undefined => undefined;
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
