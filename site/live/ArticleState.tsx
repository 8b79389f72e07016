import { useTranslation } from "react-i18next";
import { NewsArticle } from "../items/NewsArticle";
import type { Pictures } from "../ui/Picture";
import { NoArticle } from "./NoArticle";
import type { LiveArticle } from "./use-live-article";

interface Props {
  readonly state: LiveArticle;
  readonly backLabel: string;
  readonly pictures: Pictures;
}

/** Loading, the article, or "News not found" (R4.9, R6.4). */
export function ArticleState({ state, backLabel, pictures }: Props) {
  const { t } = useTranslation("items");
  if (state.kind === "found") return <NewsArticle article={state.article} backLabel={backLabel} pictures={pictures} />;
  return <NoArticle state={state.kind} missing={t("newsNotFound")} list="news" backLabel={backLabel} />;
}
