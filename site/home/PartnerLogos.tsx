import type { Pictures } from "../ui/Picture";
import { SectionHeading } from "../ui/SectionHeading";
import type { HomePageData, PartnersData } from "./home-page-data";
import { MotionButton } from "./MotionButton";
import { NewTabPicture } from "./NewTabPicture";

interface Props {
  readonly texts: HomePageData["texts"]["partners"];
  readonly logos: PartnersData["logos"];
  readonly pictures: Pictures;
}

/** Twice the heights in partners.css. */
const logoWidths = { small: "8rem", default: "10.25rem", large: "12.75rem" } as const;

/**
 * An endless strip of logos (18 seconds a round, in the style sheet), which `site/boot/motion.ts` starts: the list is
 * rendered twice, the copy hidden from assistive technology. Without JavaScript, and with reduced motion, it is one list in rows.
 */
export function PartnerLogos({ texts, logos, pictures }: Props) {
  return (
    <section className="partners">
      <div className="wide partners-head">
        <SectionHeading heading={texts.heading} />
        <MotionButton mark="logos" of="logos" />
      </div>
      <div className="logo-strip" data-moving={false}>
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
          <NewTabPicture {...logo} pictures={pictures} sizes={logoWidths[size]} isCopy={isCopy} />
        </li>
      ))}
    </ul>
  );
}
