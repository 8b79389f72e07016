import { graphql } from "gatsby";
import { displayDate } from "../../content/model/dates/display-dates";
import { useFrame } from "../shell/frame";
import { inShell } from "../shell/template";
import { ButtonLink } from "../ui/ButtonLink";
import { PageHeader } from "../ui/PageHeader";
import { Picture } from "../ui/Picture";
import type { TextsPageData } from "../ui/page-texts";
import "../ui/layout.css";
import "../ui/call-to-action.css";
import "./about.css";

/** The president's message (R4.1). */
export default inShell(PresidentMessage);

/** A letter: portrait, greeting, text, signature. */
export function PresidentMessage({ texts, pictures }: TextsPageData<"president">) {
  const { language, routes, site } = useFrame();
  const { picture, date } = texts;
  const ways = [
    { page: "about", label: texts.aboutLabel },
    { page: "officeholders", label: texts.officeholdersLabel },
  ] as const;
  return (
    <>
      <PageHeader drawing="moon" heading={texts.heading} />
      <div className="wide roomy split split-side">
        <Picture
          className="framed split-aside"
          image={picture.image}
          pictures={pictures}
          alt={picture.alt}
          sizes="(min-width: 44rem) 18rem, 14rem"
          eager
        />
        <div>
          <div className="letter prose">
            <p className="letter-greeting">{texts.greeting}</p>
            <p>{texts.welcome}</p>
            {texts.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <footer className="letter-signature">
              <p>
                <time dateTime={date}>{displayDate(language, date)}</time>
              </p>
              <p className="letter-name">{texts.name}</p>
              <p>{texts.title}</p>
            </footer>
          </div>
          <p className="ways">
            {ways
              .filter(({ page }) => site.pages.includes(page))
              .map(({ page, label }) => (
                <ButtonLink key={page} href={routes.page(language, page)} variant="secondary">
                  {label}
                </ButtonLink>
              ))}
          </p>
        </div>
      </div>
    </>
  );
}

export { Head } from "../shell/template";

export const query = graphql`
  query PresidentWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
  }
`;
