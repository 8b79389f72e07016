import { graphql } from "gatsby";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { ButtonLink } from "../ui/ButtonLink";
import { columns } from "../ui/columns";
import { FeatureCards } from "../ui/FeatureCards";
import { PageHeader } from "../ui/PageHeader";
import { Picture } from "../ui/Picture";
import { SectionHeading } from "../ui/SectionHeading";
import type { TextsPageData } from "../ui/page-texts";
import "../ui/layout.css";
import "../ui/call-to-action.css";
import "./about.css";

/** The about page: mission, vision, and links to the president's message and the officeholders (R4.1). */
export default inShell(About);

/** What the chamber is for and how it works. */
export function About({ texts, pictures }: TextsPageData<"about">) {
  const { picture, mission, vision, values } = texts;
  return (
    <>
      <PageHeader drawing="moon" heading={texts.heading} introduction={texts.introduction} />
      <div className="wide roomy split split-even">
        <Picture
          className="framed"
          image={picture.image}
          pictures={pictures}
          alt={picture.alt ?? ""}
          sizes="(min-width: 56rem) 34rem, 92vw"
          eager
        />
        <div>
          {[mission, vision].map(({ title, text }) => (
            <section key={title} className="statement">
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </div>
      {values.items.length > 0 && (
        <section className="tinted">
          <div className="wide">
            <SectionHeading heading={values.heading} />
            <FeatureCards cards={values.items} />
          </div>
        </section>
      )}
      <LeadOn texts={texts} />
    </>
  );
}

function LeadOn({ texts }: Pick<TextsPageData<"about">, "texts">) {
  const { language, routes, site } = useFrame();
  const ways = (["president", "officeholders"] as const).filter((page) => site.pages.includes(page));
  if (ways.length === 0) return null;
  return (
    <div className="columns wide roomy lead-on" {...columns(ways.length)}>
      {ways.map((page) => (
        <section key={page} className="lead-card">
          <h2>{texts[page].title}</h2>
          <p>{texts[page].text}</p>
          <ButtonLink href={routes.page(language, page)} variant="secondary">
            {texts[page].label}
          </ButtonLink>
        </section>
      ))}
    </div>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query AboutWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
  }
`;
