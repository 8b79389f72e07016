import { useTranslation } from "react-i18next";
import type { FixedPage } from "../routes";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";

const words = {
  company: ["companyNotFound", "allCompanies", "directory"],
  person: ["personNotFound", "allPeople", "officeholders"],
} as const satisfies Readonly<Record<string, readonly [string, string, FixedPage]>>;

/** Page of an unknown company (R2.3) or officeholder, with the way to the list of all. */
export function EntryNotFound({ kind }: { readonly kind: keyof typeof words }) {
  const { t } = useTranslation("items");
  const { language, routes } = useFrame();
  const [notFound, all, page] = words[kind];
  return (
    <div className="article narrow">
      <h1>{t(notFound)}</h1>
      <p className="article-back">
        <Link to={routes.page(language, page)}>{t(all)}</Link>
      </p>
    </div>
  );
}
