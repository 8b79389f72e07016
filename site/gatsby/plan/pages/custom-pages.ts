import type { FileOf } from "../../../../content/model/entries/content-file";
import { markdownToHtml } from "../../../../content/model/markdown/markdown-html";
import { mediaInMarkdown } from "../../../../content/model/markdown/media-in-markdown";
import { metadataDescription } from "../../../../content/model/text/plain-text";
import { translate, translateIfAny, type Language } from "../../../../content/model/text/language";
import type { CustomPageData } from "../../../custom-pages/custom-page-data";
import { customPagesOf } from "../../content/custom-pages-of";
import type { Build } from "../build";
import { breadcrumbLd } from "../json-ld";
import { fullTitle, pageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";
import { sharePicture } from "../share-picture";

/** The pages of the chamber's own, in one language. */
export function customPages(build: Build, language: Language): PagePlan<CustomPageData>[] {
  return customPagesOf(build.content).map((file) => customPage(build, language, file));
}

function customPage(
  build: Build,
  language: Language,
  { id, fields }: FileOf<"custom-pages">,
): PagePlan<CustomPageData> {
  const { title, title_jp, summary, summary_jp, image, imageAlt = "", imageAlt_jp, content, content_jp } = fields;
  const { site } = build.content;
  const translated = content_jp !== undefined;
  const shown = translated ? language : "en";
  const name = translate(shown, title, title_jp).text;
  const page = () => ({
    article: {
      title: translate(language, title, title_jp),
      content: translate(language, markdownToHtml(content), content_jp && markdownToHtml(content_jp)),
      ...(image === undefined ? {} : { image }),
      imageAlt: translate(language, imageAlt, imageAlt_jp).text,
    },
    summary: translateIfAny(language, summary, summary_jp),
  });
  return planPage(build, {
    language,
    path: build.routes.customPage("en", id),
    template: "custom-pages/CustomPage.tsx",
    dated: true,
    translated,
    sharePicture: sharePicture(build, shown, { title: name, image }),
    dependencies: [fields],
    images: [image, ...mediaInMarkdown(content, content_jp)],
    head: (listing) => {
      const { article, summary: short } = page();
      return pageHead(build, language, listing, {
        title: fullTitle(build, language, article.title.text),
        description: short?.text ?? metadataDescription(article.content.text),
        keywords: site.keywords[language],
        ogImage: image ?? site.socialImage,
        jsonLd: [breadcrumbLd(build, language, [{ name: article.title.text, path: listing.canonicalPath }])],
      });
    },
    page: (pictures) => ({ ...page(), pictures }),
  });
}
