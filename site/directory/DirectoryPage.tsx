import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { plansHash } from "../shell/navigation-items";
import { inShell } from "../shell/template";
import { ButtonLink } from "../ui/ButtonLink";
import { CallToAction } from "../ui/CallToAction";
import { PageHeader } from "../ui/PageHeader";
import { Tabs, type Tab } from "../ui/Tabs";
import { CompanyCard } from "./CompanyCard";
import { CompanySearch } from "./CompanySearch";
import type { DirectoryPageData } from "./directory-page-data";
import "../ui/call-to-action.css";
import "../ui/tabs.css";
import "./directory.css";

const noteId = "individual-note";
/** Number of logos that may be visible on load; the others are lazy. */
const eagerCount = 3;

/** The member directory (R4.6). */
export default inShell(Directory);

/** Tabs, search and the grid of member companies. */
export function Directory({ texts, companies, all, filters, example, pictures }: DirectoryPageData) {
  const { t } = useTranslation("directory");
  const { language, routes, site } = useFrame();
  const count = companies.length;
  const total = all?.total ?? count;
  const tabs: Tab[] = [
    { id: "corporate", label: t("tabs.corporate") },
    { id: "individual", label: t("tabs.individual"), disabled: true, describedBy: noteId },
  ];
  const note = (
    <p id={noteId} className="directory-note">
      {texts.individualNote}
    </p>
  );
  return (
    <>
      <PageHeader drawing="members" heading={texts.heading} introduction={texts.introduction} />
      <div className="wide page-body directory">
        <Tabs label={t("tabs.label")} tabs={tabs} selected="corporate" note={note}>
          {total === 0 ? (
            <p className="directory-empty">{t("none")}</p>
          ) : (
            <>
              <div className="directory-bar">
                <CompanySearch filters={filters} example={example} />
                <p role="status" data-showing={t("showing", { skipInterpolation: true })}>
                  {t("showing", { count, total })}
                </p>
              </div>
              <div className="directory-empty" hidden>
                <p>
                  <strong>{t("empty.title")}</strong>
                </p>
                <p>{t("empty.hint")}</p>
                <button type="button" className="button button-secondary">
                  {t("empty.showAll")}
                </button>
              </div>
              <ul className="company-grid">
                <li className="company-described" hidden>
                  {t("described")}
                </li>
                {companies.map((company, index) => (
                  <CompanyCard key={company.slug} company={company} pictures={pictures} eager={index < eagerCount} />
                ))}
                {all && (
                  <li className="company-described directory-all">
                    <ButtonLink href={all.href} variant="secondary">
                      {t("empty.showAll")}
                    </ButtonLink>
                  </li>
                )}
              </ul>
            </>
          )}
        </Tabs>
      </div>
      {site.pages.includes("membership") && (
        <CallToAction
          {...texts.join}
          href={routes.page(language, "membership") + (site.withoutPlans ? "" : plansHash)}
        />
      )}
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query DirectoryWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "directory"] } }) {
      ...Words
    }
  }
`;
