import type { ReactNode } from "react";
import type { Translated } from "../../content/model/text/language";
import { useFrame } from "../shell/frame";
import { Picture, type Pictures } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { TranslatedText } from "../ui/TranslatedText";
import { EnglishOnlyBadge } from "./EnglishOnlyBadge";
import { ShareButtons } from "./ShareButtons";

/** What every article shows. */
export interface ArticleData {
  readonly title: Translated;
  /** Sanitised HTML. */
  readonly content: Translated;
  readonly image?: string;
  readonly imageAlt: string;
  readonly sample?: true;
}

interface Props {
  readonly article: ArticleData;
  /** Of its page, in the page's language. */
  readonly path: string;
  readonly pictures: Pictures;
  /** Above the title, below it, and below the text. */
  readonly facts?: ReactNode;
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A text with its title and picture: a news item, or a page of the chamber's own. */
export function Article({ article, path, pictures, facts, below, actions, children }: Props) {
  const { language } = useFrame();
  const { title, content, image } = article;
  return (
    <article className="article narrow" data-sample={article.sample}>
      <header className="article-header">
        <p className="article-meta">
          {facts}
          <EnglishOnlyBadge text={content} pageLanguage={language} />
        </p>
        <h1>
          <TranslatedText text={title} pageLanguage={language} />
        </h1>
        {below}
      </header>
      {image && (
        <Picture
          className="article-picture"
          image={image}
          pictures={pictures}
          alt={article.imageAlt}
          sizes="(min-width: 50rem) 46rem, 100vw"
          eager
        />
      )}
      <Prose html={content} pageLanguage={language} pictures={pictures} below={1} />
      {actions}
      <ShareButtons title={title.text} path={path} printable />
      {children}
    </article>
  );
}
