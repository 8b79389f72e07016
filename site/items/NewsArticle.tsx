import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Link } from "../ui/Link";
import type { Pictures } from "../ui/Picture";
import { Article } from "./Article";
import { Categories } from "./Categories";
import type { NewsArticleData } from "./news-article";

interface Props {
  readonly article: NewsArticleData;
  readonly backLabel: string;
  readonly pictures: Pictures;
}

/** A whole article, from the build or newer than it. */
export function NewsArticle({ article, backLabel, pictures }: Props) {
  const { t } = useTranslation("items");
  const { language, routes } = useFrame();
  const { button, fullArticleLink } = article;
  const facts = (
    <>
      <time dateTime={article.date}>{displayDate(language, article.date)}</time>
      {article.author && <span>{t("author", { name: article.author })}</span>}
    </>
  );
  const actions = (button ?? fullArticleLink) && (
    <p className="article-actions">
      {button && <ButtonLink href={button.href}>{button.text ?? t("learnMore")}</ButtonLink>}
      {fullArticleLink && (
        <ButtonLink href={fullArticleLink} variant="secondary">
          {t("fullArticle")}
        </ButtonLink>
      )}
    </p>
  );
  return (
    <Article
      article={article}
      path={routes.newsArticle(language, article._id, article.slug)}
      pictures={pictures}
      facts={facts}
      below={<Categories labels={article.category} />}
      actions={actions}
    >
      <p className="article-back">
        <Link to={routes.page(language, "news")}>{backLabel}</Link>
      </p>
    </Article>
  );
}
