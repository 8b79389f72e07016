import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Focus } from "../../content/model/media/picture-focus";

/** An encoded picture; `focus`: what stays in sight where it is cropped, by the style sheet that the page then has. Absent: the centre. */
export type PictureData = IGatsbyImageData & { readonly focus?: Focus };

/** Pictures of a page by the path that content uses for them; those of newer items are not among them. */
export type Pictures = Readonly<Record<string, PictureData>>;

interface Props {
  /** Path as in content, like `/media/2026/picnic.jpg`. */
  readonly image: string;
  readonly pictures: Pictures;
  /** Empty for a decorative picture. */
  readonly alt: string;
  /** How wide the picture is shown, as in `<img sizes>`, where 1rem is 16 px: 17/16 of the rem of English style sheets. */
  readonly sizes: string;
  /** True for the first picture of a page, which is in sight at once. */
  readonly eager?: boolean;
  readonly className?: string;
}

/**
 * A picture in the formats and widths that the build made (gatsby-plugin-image's data without its run-time, which
 * would cost every page 26 KB). A picture newer than the build shows as its original.
 */
export function Picture({ image, pictures, alt, sizes, eager = false, className }: Props) {
  const data = pictures[image];
  const loading = eager ? ({ loading: "eager", fetchpriority: "high" } as const) : ({ loading: "lazy" } as const);
  return (
    <picture {...(className === undefined ? {} : { className })}>
      {data?.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={data?.images.fallback?.src ?? image}
        {...(data ? { width: Math.round(data.width), height: Math.round(data.height) } : {})}
        alt={alt}
        {...(data?.focus === undefined ? {} : { className: `focus-${data.focus}` })}
        decoding="async"
        {...loading}
      />
    </picture>
  );
}
