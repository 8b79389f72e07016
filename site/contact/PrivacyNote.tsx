import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";

/**
 * Short privacy notice with a link to the full one.
 * @param text The words in square brackets are the link's; without brackets the link follows the text.
 */
export function PrivacyNote({ text }: { readonly text: string }) {
  const { t } = useTranslation("common");
  const { language, routes, site } = useFrame();
  const [before = "", label, after = ""] = text.split(/\[(.*?)\]/);
  if (!site.pages.includes("terms")) return <p className="contact-privacy">{before + (label ?? "") + after}</p>;
  return (
    <p className="contact-privacy">
      {label === undefined ? `${before} ` : before}
      <Link to={routes.page(language, "terms")}>{label ?? t("nav.terms")}</Link>
      {after}
    </p>
  );
}
