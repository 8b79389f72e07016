import { graphql } from "gatsby";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { Figures } from "./Figures";
import { Gallery } from "./Gallery";
import { GovernmentPartners } from "./GovernmentPartners";
import { HeroPanels } from "./HeroPanels";
import type { HomePageData } from "./home-page-data";
import { Introduction } from "./Introduction";
import { LatestEvents } from "./LatestEvents";
import { LatestNews } from "./LatestNews";
import { PartnerLogos } from "./PartnerLogos";
import { Services } from "./Services";
import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import "./home.css";
import "./hero.css";
import "./slideshow.css";
import "./partners.css";

type Props = TemplateProps<HomePageData>;

/** The home page; its top is the reading that `pages/home.yml` chooses (R3.1). */
export function Home({ page }: { readonly page: HomePageData }) {
  const { texts, partners, pictures } = page;
  const { site } = useFrame();
  return (
    <>
      {texts.hero === "carousel" ? (
        <Introduction texts={texts} pictures={pictures} />
      ) : (
        <HeroPanels texts={texts} forms={page.forms} ends={page.ends} pictures={pictures} />
      )}
      <div className="wide">
        <p className="chamber-sentence">{site.description}</p>
      </div>
      {site.pages.includes("events") && <LatestEvents {...page} texts={texts.events} />}
      <Figures figures={page.figures} />
      {site.pages.includes("news") && <LatestNews {...page} texts={texts.news} />}
      {texts.services && texts.services.cards.length > 0 && <Services texts={texts.services} />}
      {texts.gallery && <Gallery texts={texts.gallery} pictures={pictures} />}
      {partners && partners.government.length > 0 && (
        <GovernmentPartners texts={texts.governmentPartners} partners={partners.government} pictures={pictures} />
      )}
      {partners && partners.logos.length > 0 && (
        <PartnerLogos texts={texts.partners} logos={partners.logos} pictures={pictures} />
      )}
      <ContactBand texts={texts.contactBand} />
    </>
  );
}

/** The red band that invites to write to the chamber. */
function ContactBand({ texts }: { readonly texts: HomePageData["texts"]["contactBand"] }) {
  const { contact } = useFrame();
  return (
    <section className="contact-band">
      <div className="wide contact-band-grid">
        <div>
          <h2>{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
        <ButtonLink href={contact} variant="onDark">
          {texts.label}
        </ButtonLink>
      </div>
    </section>
  );
}

export default function HomePage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <Home page={page} />
    </Shell>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query HomeWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items", "home"] } }) {
      ...Words
    }
  }
`;

// Gatsby looks for fragments in templates alone; those of one are known to all.
export const words = graphql`
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
