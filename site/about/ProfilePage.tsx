import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { PageHeader } from "../ui/PageHeader";
import { Link } from "../ui/Link";
import { WholeDates } from "../ui/WholeDates";
import type { ProfilePageData } from "./officeholder-page-data";
import { Portrait } from "./Portrait";
import "../ui/layout.css";
import "../ui/call-to-action.css";
import "./about.css";

/** An officeholder's own page (R4.1). */
export default inShell(OfficeholderProfile);

/** Who an officeholder is: portrait, about, companies, experience by company. */
export function OfficeholderProfile({ texts, person, profile, fallback, pictures }: ProfilePageData) {
  const { t } = useTranslation("about");
  const { language, routes } = useFrame();
  const { name, title } = person;
  const { position, company, about, companies, experience } = profile;
  return (
    <>
      <PageHeader drawing="moon" heading={name} introduction={position}>
        <p>{company}</p>
      </PageHeader>
      <div className="wide roomy split split-side">
        <div className="split-aside">
          <Portrait
            image={profile.profileImage}
            fallback={fallback}
            pictures={pictures}
            alt={t("portraitOf", { name })}
            sizes="(min-width: 44rem) 18rem, 14rem"
            eager
          />
          {title !== position && <p className="person-title">{title}</p>}
        </div>
        <div className="profile">
          <section className="prose">
            <h2>{texts.aboutHeading}</h2>
            {about.map((paragraph) => (
              <p key={paragraph}>
                <WholeDates text={paragraph} />
              </p>
            ))}
          </section>
          {companies.length > 0 && (
            <section className="prose">
              <h2>{texts.companiesHeading}</h2>
              <ul>
                {companies.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </section>
          )}
          {experience.length > 0 && (
            <section className="prose">
              <h2>{texts.experienceHeading}</h2>
              {experience.map(({ company: employer, paragraphs }) => (
                <div key={employer} className="experience">
                  <h3>{employer}</h3>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>
                      <WholeDates text={paragraph} />
                    </p>
                  ))}
                </div>
              ))}
            </section>
          )}
          <p className="article-back">
            <Link to={routes.page(language, "officeholders")}>{texts.backLabel}</Link>
          </p>
        </div>
      </div>
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query ProfileWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "about"] } }) {
      ...Words
    }
  }
`;
