import { Picture, type Pictures } from "../ui/Picture";

interface Props {
  readonly image: string;
  /** Takes its place when it cannot be loaded (R4.1, site/boot/start-page.ts). */
  readonly fallback: string;
  readonly pictures: Pictures;
  readonly alt: string;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A square portrait. */
export function Portrait({ image, fallback, pictures, ...rest }: Props) {
  return (
    <div className="portrait" data-fallback={pictures[fallback]?.images.fallback?.src ?? fallback}>
      <Picture image={image} pictures={pictures} {...rest} />
    </div>
  );
}
