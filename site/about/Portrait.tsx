import { useEffect, useRef, useState } from "react";
import { Picture, type Pictures } from "../ui/Picture";

interface Props {
  readonly image: string;
  /** Takes its place when it cannot be loaded (R4.1). */
  readonly fallback: string;
  readonly pictures: Pictures;
  readonly alt: string;
  readonly sizes: string;
  readonly eager?: boolean;
}

/** A square portrait. */
export function Portrait({ image, fallback, ...rest }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const portrait = frame.current?.querySelector("img");
    if (broken || !portrait) return undefined;
    const fail = (): void => setBroken(true);
    // The image may have failed before hydration.
    if (portrait.complete && portrait.naturalWidth === 0) fail();
    portrait.addEventListener("error", fail);
    return () => portrait.removeEventListener("error", fail);
  }, [broken]);
  const shown = broken ? fallback : image;
  return (
    <div ref={frame} className="portrait">
      <Picture key={shown} image={shown} {...rest} />
    </div>
  );
}
