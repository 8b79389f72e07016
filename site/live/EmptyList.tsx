import { useTranslation } from "react-i18next";

interface Props {
  readonly isLoading: boolean;
  /** What is said of a list that has nothing; missing where the content says it nowhere. */
  readonly words: string | undefined;
}

/** Stands in place of a list without items: that they are loading, where a script can load them, or that there are none. */
export function EmptyList({ isLoading, words }: Props) {
  const { t } = useTranslation("common");
  return (
    <>
      {isLoading && (
        <p className="list-state list-loading" role="status">
          {t("loading")}
        </p>
      )}
      {words && <p className={isLoading ? "list-state without-boot" : "list-state"}>{words}</p>}
    </>
  );
}
