import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Picture, type Pictures } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { TranslatedText } from "../ui/TranslatedText";
import { Link } from "../ui/Link";
import { Categories } from "./Categories";
import { EnglishOnlyBadge } from "./EnglishOnlyBadge";
import type { NewsArticleData } from "./news-article";
import { ShareButtons } from "./ShareButtons";

interface Props {
  readonly article: NewsArticleData;
  readonly backLabel: string;
  readonly pictures: Pictures;
}

/** A whole article, from the build or newer than it. */
export function NewsArticle({ article, backLabel, pictures }: Props) {
  const { t } = useTranslation("items");
  const { language, routes } = useFrame();
  const { title, image, button, fullArticleLink } = article;
  return (
    <article className="article narrow" data-sample={article.sample}>
      <header className="article-header">
        <p className="article-meta">
          <time dateTime={article.date}>{displayDate(language, article.date)}</time>
          {article.author && <span>{t("author", { name: article.author })}</span>}
          <EnglishOnlyBadge text={article.content} pageLanguage={language} />
        </p>
        <h1>
          <TranslatedText text={title} pageLanguage={language} />
        </h1>
        <Categories labels={article.category} />
      </header>
      {image && (
        <Picture
          className="article-picture"
          image={image}
          pictures={pictures}
          alt={article.imageAlt}
          sizes="(min-width: 50rem) 46rem, 100vw"
          eager
        />
      )}
      <Prose html={article.content} pageLanguage={language} pictures={pictures} below={1} />
      {(button ?? fullArticleLink) && (
        <p className="article-actions">
          {button && <ButtonLink href={button.href}>{button.text ?? t("learnMore")}</ButtonLink>}
          {fullArticleLink && (
            <ButtonLink href={fullArticleLink} variant="secondary">
              {t("fullArticle")}
            </ButtonLink>
          )}
        </p>
      )}
      <ShareButtons title={title.text} path={routes.newsArticle(language, article._id, article.slug)} printable />
      <p className="article-back">
        <Link to={routes.page(language, "news")}>{backLabel}</Link>
      </p>
    </article>
  );
}
