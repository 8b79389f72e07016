import { languages, type Language } from "../../content/model/text/language";
import { calendarPath, feedPath } from "../routes";
import type { JsonLd, PageHeadData } from "./page-head-data";

const openGraphLocale: Record<Language, string> = { en: "en_US", ja: "ja_JP" };

/** A page's metadata (R2.8), with `<html lang>`. */
export function PageHead({ head, language }: { readonly head: PageHeadData; readonly language: Language }) {
  const canonical = head.publicUrl + head.canonicalPath;
  const { alternates, sharePicture } = head;
  const image = head.publicUrl + (sharePicture?.path ?? head.ogImage);
  return (
    <>
      <html lang={language} />
      <title>{head.title}</title>
      <link rel="icon" type="image/png" sizes="96x96" href="/favicon.png" />
      {head.theme && <link rel="stylesheet" href={head.theme.style} />}
      {head.theme && <meta name="theme-color" content={head.theme.ground} />}
      {head.focusStyle && <link rel="stylesheet" href={head.focusStyle} />}
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      {head.noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {alternates &&
        languages.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={head.publicUrl + alternates[other]} />
        ))}
      {alternates && <link rel="alternate" hrefLang="x-default" href={head.publicUrl + alternates.en} />}
      <link rel="alternate" type="application/atom+xml" title={head.siteName} href={feedPath(language)} />
      <link rel="alternate" type="text/calendar" title={head.siteName} href={calendarPath(language)} />
      <meta property="og:type" content={head.ogType} />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.ogTitle} />
      <meta property="og:description" content={head.ogDescription} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      {sharePicture && (
        <>
          <meta property="og:image:width" content={String(sharePicture.width)} />
          <meta property="og:image:height" content={String(sharePicture.height)} />
          <meta property="og:image:alt" content={sharePicture.alt} />
        </>
      )}
      <meta property="og:locale" content={openGraphLocale[language]} />
      <meta name="twitter:card" content="summary_large_image" />
      {sharePicture && <meta name="twitter:image" content={image} />}
      {head.jsonLd.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
      ))}
    </>
  );
}

// "</script>" or "<!--" inside a text would otherwise end the element or change how it is read.
function jsonForScript(data: JsonLd): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
