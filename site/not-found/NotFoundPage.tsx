import { graphql } from "gatsby";
import { Island } from "../islands/Island";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { NewerArticle } from "./NewerArticle";
import { NewerEvent } from "./NewerEvent";
import { NotFound } from "./NotFound";
import type { NotFoundPageData } from "./not-found-page-data";
import { useTranslation } from "react-i18next";
import type { FixedPage } from "../routes";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";
import "./not-found.css";

type Props = TemplateProps<NotFoundPageData>;

/**
 * The page of unknown addresses below one language, which says so in both, and the shell for items newer than the build
 * (R2.4). Its HTML is the same at every address: boot shows the part that the address means (site/boot/unknown-address.ts).
 */
export default function NotFoundPage({ pageContext: { language, page } }: Props) {
  return (
    <div className="unknown-address" data-settled="false">
      <Shell>
        <div data-meaning="unknown">
          <NotFound first={language} page={page} />
        </div>
        <Island name="newer-article" meaning="news">
          <NewerArticle backLabel={page.newsBackLabel} />
        </Island>
        <Island name="newer-event" meaning="events">
          <NewerEvent />
        </Island>
        <div data-meaning="company" hidden>
          <EntryNotFound kind="company" page={page} />
        </div>
        <div data-meaning="person" hidden>
          <EntryNotFound kind="person" page={page} />
        </div>
      </Shell>
    </div>
  );
}

const words = {
  company: ["companyNotFound", "allCompanies", "directory"],
  person: ["personNotFound", "allPeople", "officeholders"],
} as const satisfies Readonly<Record<string, readonly [string, string, FixedPage]>>;

/** Page of an unknown company (R2.3) or officeholder, with the way to the list of all, where there is one, or home. */
function EntryNotFound({ kind, page }: { readonly kind: keyof typeof words; readonly page: NotFoundPageData }) {
  const { t } = useTranslation("items");
  const { language, routes, site } = useFrame();
  const [notFound, all, list] = words[kind];
  const [target, label] = site.pages.includes(list)
    ? ([list, t(all)] as const)
    : (["home", page.texts[language].homeLabel] as const);
  return (
    <div className="article narrow">
      <h1>{t(notFound)}</h1>
      <p className="article-back">
        <Link to={routes.page(language, target)}>{label}</Link>
      </p>
    </div>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query NotFoundWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      ...Words
    }
  }
`;
