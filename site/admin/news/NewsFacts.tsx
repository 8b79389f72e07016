import type { NewsAnswer } from "../../../content/model/api/answers";
import { displayDate } from "../../../content/model/dates/display-dates";
import { useServices } from "../kit/app/services";
import { useSiteAround } from "../kit/app/site-around";

/** Date and categories of a news item, in the words the site shows for them. */
export function NewsFacts({ item }: { readonly item: NewsAnswer }) {
  const { language } = useServices();
  const { categories } = useSiteAround();
  return (
    <>
      <time dateTime={item.date}>{displayDate(language, item.date)}</time>
      {item.category.map((label) => (
        <span key={label} className="adm-badge">
          {categories[label] ?? label}
        </span>
      ))}
    </>
  );
}
