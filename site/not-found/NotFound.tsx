import { languages, type Language } from "../../content/model/text/language";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";
import type { NotFoundPageData } from "./not-found-page-data";

interface Props {
  /** The language of the address, which is said first. */
  readonly first: Language;
  readonly page: NotFoundPageData;
}

/** Not-found message in both languages, with links. */
export function NotFound({ first, page }: Props) {
  const { routes, site } = useFrame();
  const ordered = [first, ...languages.filter((language) => language !== first)];
  return (
    <div className="not-found wide">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      {ordered.map((language, index) => {
        const texts = page.texts[language];
        const Heading = index === 0 ? "h1" : "h2";
        const links = [
          { page: "home", label: texts.homeLabel },
          { page: "events", label: texts.eventsLabel },
          { page: "news", label: texts.newsLabel },
        ] as const;
        return (
          <section key={language} lang={language}>
            <Heading>{texts.heading}</Heading>
            <p>{texts.introduction}</p>
            <ul>
              {links
                .filter(({ page: target }) => target === "home" || site.pages.includes(target))
                .map(({ page: target, label }) => (
                  <li key={target}>
                    <Link to={routes.page(language, target)} hrefLang={language}>
                      {label}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
