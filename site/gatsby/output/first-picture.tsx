import type { ReactElement } from "react";

const pictures = /<picture\b[^>]*>.*?<\/picture>/gs;
const bestSource = /<source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"/;

/** Loads the picture that is in sight at once as soon as the head is there; undefined for a page without one. */
export function firstPictureLink(html: string): ReactElement | undefined {
  const first = html.match(pictures)?.find((picture) => picture.includes('fetchpriority="high"'));
  const [, type, srcSet, sizes] = bestSource.exec(first ?? "") ?? [];
  if (srcSet === undefined) return undefined;
  const urgent = { fetchpriority: "high" };
  return (
    <link key="picture" rel="preload" as="image" type={type} imageSrcSet={srcSet} imageSizes={sizes} {...urgent} />
  );
}
