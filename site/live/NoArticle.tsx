import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";

interface Props {
  readonly state: "loading" | "not-found";
  /** What the heading says where there is none. */
  readonly missing: string;
  /** The list that the way back leads to. */
  readonly list: "events" | "news";
  readonly backLabel: string;
}

/** In the place of an item's text while it is loaded, and where there is none (R4.9, R6.4, R15.5). */
export function NoArticle({ state, missing, list, backLabel }: Props) {
  const { t } = useTranslation("common");
  const { language, routes } = useFrame();
  return (
    <div className="article narrow">
      {state === "loading" ? (
        <p role="status" data-loading="">
          {t("loading")}
        </p>
      ) : (
        <h1>{missing}</h1>
      )}
      <p className="article-back">
        <Link to={routes.page(language, list)}>{backLabel}</Link>
      </p>
    </div>
  );
}
