import { useTranslation } from "react-i18next";
import { Link } from "../ui/Link";
import type { NavigationLink } from "./page-context";

interface Props {
  readonly link: NavigationLink;
  readonly className?: string;
}

/** One link of the navigation; the current page is marked (aria-current), another site opens in a new tab. */
export function NavigationAnchor({ link: { label, to }, className }: Props) {
  const { t } = useTranslation("common");
  const shown = className === undefined ? {} : { className };
  if (to.startsWith("/"))
    return (
      <Link to={to} {...shown}>
        {label}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...shown}>
      {label}
      <span className="visually-hidden"> {t("opensNewTab")}</span>
    </a>
  );
}
