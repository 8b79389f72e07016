import type { NewsAnswer } from "../../../content/model/answers";
import { displayDate } from "../../../content/model/display-dates";
import { useServices } from "../kit/services";

/** Date and categories of a news item. */
export function NewsFacts({ item }: { readonly item: NewsAnswer }) {
  const { language } = useServices();
  return (
    <>
      <time dateTime={item.date}>{displayDate(language, item.date)}</time>
      {item.category.map((label) => (
        <span key={label} className="adm-badge">
          {label}
        </span>
      ))}
    </>
  );
}
