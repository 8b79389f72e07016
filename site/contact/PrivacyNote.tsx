import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";

/** Short privacy notice with a link to the full one. */
export function PrivacyNote({ text }: { readonly text: string }) {
  const { t } = useTranslation("common");
  const { language, routes, site } = useFrame();
  return (
    <p className="contact-privacy">
      {text} {site.pages.includes("terms") && <Link to={routes.page(language, "terms")}>{t("nav.terms")}</Link>}
    </p>
  );
}
