import type {
  BreadcrumbListLeaf,
  EventLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  PersonLeaf,
  WebPageLeaf,
  WithContext,
} from "schema-dts";
import type { Bilingual } from "../../content/model/text/language";

/** JSON-LD of a page, in the words of schema.org: plain data, written into a script element. */
export type JsonLd = WithContext<
  BreadcrumbListLeaf | EventLeaf | NewsArticleLeaf | OrganizationLeaf | PersonLeaf | WebPageLeaf
>;

/** A picture for social networks; size in px. */
export interface SharePictureData {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Content of a page's `<head>` (R2.8, R1.3). Paths are without the public address. */
export interface PageHeadData {
  /** The whole title, with the suffix. */
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** Path of the picture that social networks show. */
  readonly ogImage: string;
  /** The picture made of this page (R15.26); instead of `ogImage`. */
  readonly sharePicture?: SharePictureData;
  readonly ogType: "website" | "article";
  /** Of a chamber with colours of its own: path of their style sheet, and the ground of pages. */
  readonly theme?: { readonly style: string; readonly ground: string };
  /** Of a page with pictures whose focal point is not their centre: path of the style sheet. */
  readonly focusStyle?: string;
  readonly siteName: string;
  /** Public address without a trailing slash. */
  readonly publicUrl: string;
  /** Path of the canonical URL. */
  readonly canonicalPath: string;
  /** The page and its twin; null where there is no translated twin. */
  readonly alternates: Bilingual | null;
  readonly noindex: boolean;
  readonly jsonLd: readonly JsonLd[];
}
