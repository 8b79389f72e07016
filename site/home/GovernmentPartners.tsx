import { columns } from "../ui/columns";
import type { Pictures } from "../ui/Picture";
import { SectionHeading } from "../ui/SectionHeading";
import type { HomePageData, PartnersData } from "./home-page-data";
import { NewTabPicture } from "./NewTabPicture";

interface Props {
  readonly texts: HomePageData["texts"]["governmentPartners"];
  readonly partners: PartnersData["government"];
  readonly pictures: Pictures;
}

/** The public offices that the chamber works with; their banners lead to their own sites. */
export function GovernmentPartners({ texts, partners, pictures }: Props) {
  return (
    <section className="home-section government">
      <div className="wide">
        <SectionHeading {...texts} />
        <ul className="columns government-banners" {...columns(partners.length)}>
          {partners.map((partner) => (
            <li key={partner.link}>
              <NewTabPicture
                {...partner}
                pictures={pictures}
                sizes="(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, 92vw"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
