import { useTranslation } from "react-i18next";
import { Link } from "../ui/Link";
import { useFrame } from "./frame";
import type { NavigationLink } from "./navigation-items";

interface Props {
  readonly link: NavigationLink;
  readonly className?: string;
}

/** One link of the navigation; the current page is marked (aria-current). */
export function NavigationAnchor({ link: { page, label, hash = "" }, className }: Props) {
  const { t } = useTranslation("common");
  const { language, routes } = useFrame();
  const target = routes.page(language, page);
  return (
    <Link to={target + hash} {...(className === undefined ? {} : { className })}>
      {t(`nav.${label}`)}
    </Link>
  );
}
