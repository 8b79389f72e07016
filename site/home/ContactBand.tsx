import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import type { HomePageData } from "./home-page-data";

/** The red band that invites to write to the chamber. */
export function ContactBand({ texts }: { readonly texts: HomePageData["texts"]["contactBand"] }) {
  const { language, routes, site } = useFrame();
  const href = site.pages.includes("contact") ? routes.page(language, "contact") : `mailto:${site.email}`;
  return (
    <section className="contact-band">
      <div className="wide contact-band-grid">
        <div>
          <h2>{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
        <ButtonLink href={href} variant="onDark">
          {texts.label}
        </ButtonLink>
      </div>
    </section>
  );
}
