import { useTranslation } from "react-i18next";
import { HeroLinks } from "./HeroLinks";
import type { HomePageData } from "./home-page-data";
import { Slideshow } from "./Slideshow";

/** How long a picture of the introduction stays, in milliseconds (R3.3). */
const slideMilliseconds = 3000;

/** The top of the home page, reading A: the chamber in a few words, and pictures that change by themselves. */
export function Introduction({ texts, pictures }: Pick<HomePageData, "texts" | "pictures">) {
  const { t } = useTranslation("home");
  const { carousel } = texts;
  return (
    <div className="introduction">
      <div className="wide introduction-grid">
        <div className="introduction-words">
          <h1>{texts.title}</h1>
          <p className="introduction-lead">{texts.subtitle}</p>
          {carousel && (
            <>
              <h2>{carousel.heading}</h2>
              <p>{carousel.text}</p>
            </>
          )}
          <HeroLinks texts={texts} learnMoreVariant="secondary" />
        </div>
        {carousel && carousel.slides.length > 0 && (
          <Slideshow
            name="introduction"
            label={t("carousel.introduction")}
            slides={carousel.slides.map((slide) => ({ ...slide, milliseconds: slideMilliseconds }))}
            pictures={pictures}
            sizes="(min-width: 80rem) 36rem, (min-width: 56rem) 44vw, 92vw"
            eager
          />
        )}
      </div>
    </div>
  );
}
