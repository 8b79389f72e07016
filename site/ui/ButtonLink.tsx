import { Link } from "./Link";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  /** A path of this site, or an address elsewhere, which opens in a new tab. */
  readonly href: string;
  /** `plain` is a link among words, with the target and the size of a finger. */
  readonly variant?: "primary" | "secondary" | "onDark" | "plain";
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, variant = "primary", children }: Props) {
  const { t } = useTranslation("common");
  const className = variant === "plain" ? "plain-link" : `button button-${variant}`;
  if (href.startsWith("/")) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  const isWeb = /^https?:/.test(href);
  return (
    <a href={href} className={className} {...(isWeb ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
      {children}
      {isWeb && <span className="visually-hidden"> {t("opensNewTab")}</span>}
    </a>
  );
}
