import { useEffect, useRef } from "react";
import type { Pictures } from "../ui/Picture";
import { SectionHeading } from "../ui/SectionHeading";
import type { HomePageData, PartnersData } from "./home-page-data";
import { MotionButton } from "./MotionButton";
import { NewTabPicture } from "./NewTabPicture";
import { useMotion } from "./use-motion";

interface Props {
  readonly texts: HomePageData["texts"]["partners"];
  readonly logos: PartnersData["logos"];
  readonly pictures: Pictures;
}

/**
 * An endless strip of logos (18 seconds a round, in the style sheet): the list is rendered twice, the copy hidden from
 * assistive technology. Without JavaScript, and with reduced motion, it is one list in rows.
 */
export function PartnerLogos({ texts, logos, pictures }: Props) {
  const { wanted, moving, toggle, holders } = useMotion();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Browsers scroll a hidden overflow to what has the focus; the strip runs from its start again.
    if (moving && strip.current) strip.current.scrollLeft = 0;
  }, [moving]);
  return (
    <section className="partners" {...holders}>
      <div className="wide partners-head">
        <SectionHeading heading={texts.heading} />
        <MotionButton of="logos" wanted={wanted} onToggle={toggle} />
      </div>
      <div className="logo-strip" data-moving={moving} ref={strip}>
        <LogoList logos={logos} pictures={pictures} />
        <LogoList logos={logos} pictures={pictures} isCopy />
      </div>
    </section>
  );
}

function LogoList({ logos, pictures, isCopy = false }: Omit<Props, "texts"> & { readonly isCopy?: boolean }) {
  return (
    <ul className="logo-list" {...(isCopy ? { "aria-hidden": true } : {})}>
      {logos.map(({ id, size, ...logo }) => (
        <li key={id} className="logo" data-size={size}>
          <NewTabPicture {...logo} pictures={pictures} sizes="11rem" isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}
