import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";
import { TranslatedText } from "../ui/TranslatedText";
import { Days } from "./Days";
import type { ItemLinkData } from "./item-link";

/** Events and news as dated lines, each leading to its page. */
export function ItemLinks({ items }: { readonly items: readonly ItemLinkData[] }) {
  const { language, routes } = useFrame();
  return (
    <ul className="item-links">
      {items.map(({ _id, slug, title, startDate, endDate }) => (
        <li key={`${_id} ${slug ?? ""}`}>
          <Days startDate={startDate} endDate={endDate} />
          <Link to={slug === undefined ? routes.event(language, _id) : routes.newsArticle(language, _id, slug)}>
            <TranslatedText text={title} pageLanguage={language} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
