import { Link } from "gatsby";
import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";

/** What happens with what is written here, and the way to the whole of it. */
export function PrivacyNote({ text }: { readonly text: string }) {
  const { t } = useTranslation("common");
  const { language, routes, site } = useFrame();
  return (
    <p className="contact-privacy">
      {text} {site.pages.includes("terms") && <Link to={routes.page(language, "terms")}>{t("nav.terms")}</Link>}
    </p>
  );
}
