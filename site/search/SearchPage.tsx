import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { ItemLinks } from "../items/ItemLinks";
import { scriptFiles } from "../islands/script-files";
import { useFrame } from "../shell/frame";
import { NavigationAnchor } from "../shell/NavigationAnchor";
import { navigationItems } from "../shell/navigation-items";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import { longestQuery } from "./parse-query";
import { searchKinds } from "./search-index";
import type { SearchPageData } from "./search-page-data";
import type { SearchWords } from "./search-words";
import "./search.css";

/** The search of the site (R15.15); `start-search.ts` searches. */
export default inShell(Search);

const fieldId = "search-field";

/** The form, the results and the ways on; the part that the script takes over has no box, so that it is loaded on a touch or a query. */
export function Search({ texts, parts, latest }: SearchPageData) {
  const { t } = useTranslation("search");
  const { language, path, routes, site } = useFrame();
  const kinds = Object.fromEntries(searchKinds.map((kind) => [kind, t(`kind.${kind}`)])) as SearchWords["kinds"];
  const pattern = (key: "one" | "many" | "none" | "partly") => t(key, { skipInterpolation: true });
  const words: SearchWords = {
    kinds,
    one: pattern("one"),
    many: pattern("many"),
    none: pattern("none"),
    partly: pattern("partly"),
    loading: t("loading"),
  };
  const other = language === "en" ? "ja" : "en";
  return (
    <>
      <PageHeader drawing="rings" heading={texts.heading} introduction={texts.introduction} />
      <div
        className="search-page"
        data-island="search"
        data-near=""
        data-query="[?&](?:q|kind)="
        data-scripts={scriptFiles("search").join(" ")}
        data-failed={t("islandFailed", { ns: "common" })}
        data-parts={JSON.stringify(parts)}
        data-words={JSON.stringify(words)}
      >
        <div className="wide page-body">
          <form className="search-form" role="search" action={path}>
            <label htmlFor={fieldId}>{t("label")}</label>
            <div className="search-line">
              <input
                type="search"
                id={fieldId}
                name="q"
                maxLength={longestQuery}
                autoComplete="off"
                enterKeyHint="search"
              />
              <button className="button button-primary">{t("submit")}</button>
            </div>
            <fieldset className="search-kinds" hidden>
              <legend className="visually-hidden">{t("kindsLabel")}</legend>
              {["" as const, ...searchKinds].map((kind) => (
                <label key={kind}>
                  <input type="radio" name="kind" value={kind} defaultChecked={kind === ""} />
                  <span>
                    {t(`kinds.${kind === "" ? "all" : kind}`)} <span className="search-count" />
                  </span>
                </label>
              ))}
            </fieldset>
          </form>
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
          <p role="status" className="search-status" />
          <div className="search-failed" role="alert" hidden>
            <p>{t("failed")}</p>
            <button type="button" className="button button-secondary">
              {t("retry")}
            </button>
          </div>
          <ol className="search-results" />
          <p className="search-on">
            <button type="button" className="button button-secondary search-more" hidden>
              {t("more")}
            </button>
            <button type="button" className="button button-secondary search-older" hidden>
              {t("older")}
            </button>
          </p>
          <div className="search-ways">
            <div className="search-empty" hidden>
              <p>{texts.emptyHint}</p>
              <p>
                <a className="search-other" href={routes.page(other, "search")} hrefLang={other}>
                  {t("otherLanguage")}
                </a>
              </p>
            </div>
            <div>
              <h2>{t("waysHeading")}</h2>
              <ul>
                {navigationItems(site, language).ways.map((link) => (
                  <li key={link.label}>
                    <NavigationAnchor link={link} />
                  </li>
                ))}
              </ul>
            </div>
            {latest.length > 0 && (
              <div>
                <h2>{t("latestHeading")}</h2>
                <ItemLinks items={latest} />
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query SearchWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "search"] } }) {
      ...Words
    }
  }
`;
