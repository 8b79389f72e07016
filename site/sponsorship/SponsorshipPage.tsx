import { graphql } from "gatsby";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { CallToAction } from "../ui/CallToAction";
import { FeatureCards } from "../ui/FeatureCards";
import { PageHeader } from "../ui/PageHeader";
import { Picture } from "../ui/Picture";
import { SectionHeading } from "../ui/SectionHeading";
import type { TextsPageData } from "../ui/page-texts";
import "../ui/layout.css";
import "../ui/call-to-action.css";
import "./sponsorship.css";

type Benefit = TextsPageData<"sponsorship">["texts"]["benefits"][number]["benefit"];

// Line drawings on a grid of 48, made for this site: an eye, a rosette, a target.
const drawings: Record<Benefit, string> = {
  exposure:
    "M5 26s7-12 19-12 19 12 19 12-7 12-19 12S5 26 5 26ZM24 32a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM24 8V4M12 11l-2-4M36 11l2-4",
  branding:
    "M24 29a12 12 0 1 0 0-24 12 12 0 0 0 0 24ZM16 26l-4 17 12-6 12 6-4-17M24 11l2 4 4 .5-3 3 1 4.500-4-2-4 2 1-4.500-3-3 4-.5Z",
  targeting: "M22 10a16 16 0 1 0 16 16M22 18a8 8 0 1 0 8 8M22 26 38 10M32 16V9l6-5v6h6l-5 6h-7",
};

/** The sponsorship page: what sponsors gain and what can be sponsored (R4.10). */
export default inShell(Sponsorship);

/** Benefit cards, opportunities, and the contact link. */
export function Sponsorship({ texts, pictures }: TextsPageData<"sponsorship">) {
  const { contact: href } = useFrame();
  const { picture, opportunities, contact } = texts;
  return (
    <>
      <PageHeader drawing="members" heading={texts.heading} introduction={texts.introduction} />
      {texts.benefits.length > 0 && (
        <section className="wide roomy">
          <SectionHeading heading={texts.benefitsHeading} />
          <FeatureCards
            cards={texts.benefits.map(({ benefit, title, text }) => ({ title, text, drawing: drawings[benefit] }))}
          />
        </section>
      )}
      <section className="wide roomy split split-even">
        <Picture
          className="framed"
          image={picture.image}
          pictures={pictures}
          alt={picture.alt ?? ""}
          sizes="(min-width: 56rem) 34rem, 92vw"
        />
        {opportunities.items.length > 0 && (
          <div>
            <SectionHeading heading={opportunities.heading} />
            <ul className="opportunities">
              {opportunities.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <CallToAction {...contact} href={href} />
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query SponsorshipWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
  }
`;
