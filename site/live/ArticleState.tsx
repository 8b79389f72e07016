import { useTranslation } from "react-i18next";
import { NewsArticle } from "../items/NewsArticle";
import { useFrame } from "../shell/frame";
import type { Pictures } from "../ui/Picture";
import { Link } from "../ui/Link";
import type { LiveArticle } from "./use-live-article";

interface Props {
  readonly state: LiveArticle;
  readonly backLabel: string;
  readonly pictures: Pictures;
}

/** Loading, the article, or "News not found" (R4.9, R6.4). */
export function ArticleState({ state, backLabel, pictures }: Props) {
  const { t } = useTranslation("items");
  const { t: tCommon } = useTranslation("common");
  const { language, routes } = useFrame();
  if (state.kind === "found") return <NewsArticle article={state.article} backLabel={backLabel} pictures={pictures} />;
  return (
    <div className="article narrow">
      {state.kind === "loading" ? (
        <p role="status" data-loading="">
          {tCommon("loading")}
        </p>
      ) : (
        <h1>{t("newsNotFound")}</h1>
      )}
      <p className="article-back">
        <Link to={routes.page(language, "news")}>{backLabel}</Link>
      </p>
    </div>
  );
}
