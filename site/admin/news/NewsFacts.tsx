import { displayDate } from "../../../content/model/dates/display-dates";
import { useServices } from "../kit/services/services";
import { useHostSite } from "../kit/services/host-site";
import { newsOf } from "./news-item";
import type { Entry } from "../kit/entry/entry";

/** Date and categories of a news item, in the words the site shows for them. */
export function NewsFacts({ item }: { readonly item: Entry }) {
  const { language } = useServices();
  const { categories } = useHostSite();
  const { date, category } = newsOf(item);
  return (
    <>
      <time dateTime={date}>{displayDate(language, date)}</time>
      {category.map((label) => (
        <span key={label} className="adm-badge">
          {categories[label] ?? label}
        </span>
      ))}
    </>
  );
}
