import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";

/** The categories of a news item, in the page's language where the chamber gave them one. */
export function Categories({ labels }: { readonly labels: readonly string[] }) {
  const { t } = useTranslation("items");
  const { site } = useFrame();
  if (labels.length === 0) return null;
  return (
    <ul className="categories" aria-label={t("categories")}>
      {labels.map((label) => (
        <li key={label}>{site.categories[label] ?? label}</li>
      ))}
    </ul>
  );
}
