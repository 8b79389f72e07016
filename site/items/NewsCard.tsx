import { displayDate } from "../../content/model/dates/display-dates";
import { useFrame } from "../shell/frame";
import { Picture, type Pictures } from "../ui/Picture";
import { TranslatedText } from "../ui/TranslatedText";
import { Link } from "../ui/Link";
import { Categories } from "./Categories";
import { EnglishOnlyBadge } from "./EnglishOnlyBadge";
import type { NewsCardData } from "./news-card";

interface Props {
  readonly news: NewsCardData;
  readonly pictures: Pictures;
  readonly headingLevel: "h2" | "h3";
  readonly eager?: boolean;
}

/** A news item in a grid; the whole card leads to the article. Without a picture its words are its cover. */
export function NewsCard({ news, pictures, headingLevel: Heading, eager = false }: Props) {
  const { language, routes } = useFrame();
  const meta = (
    <p className="news-card-meta">
      <time dateTime={news.date}>{displayDate(language, news.date)}</time>
      <EnglishOnlyBadge text={news.excerpt} pageLanguage={language} />
    </p>
  );
  const title = (
    <Heading>
      <Link to={routes.newsArticle(language, news._id, news.slug)}>
        <TranslatedText text={news.title} pageLanguage={language} />
      </Link>
    </Heading>
  );
  return (
    <article className="news-card" data-sample={news.sample}>
      {news.image ? (
        <div className="news-card-picture">
          <Picture
            image={news.image}
            pictures={pictures}
            alt={news.imageAlt}
            sizes="(min-width: 80rem) 24rem, (min-width: 62rem) 30vw, (min-width: 40rem) 45vw, 92vw"
            eager={eager}
          />
        </div>
      ) : (
        <div className="cover">
          {meta}
          {title}
        </div>
      )}
      <div className="news-card-body">
        {news.image && meta}
        {news.image && title}
        <p className="news-card-excerpt">
          <TranslatedText text={news.excerpt} pageLanguage={language} />
        </p>
        <Categories labels={news.category} />
      </div>
    </article>
  );
}
