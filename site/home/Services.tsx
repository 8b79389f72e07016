import { FeatureCards } from "../ui/FeatureCards";
import { SectionHeading } from "../ui/SectionHeading";
import type { HomePageData } from "./home-page-data";

type Texts = NonNullable<HomePageData["texts"]["services"]>;
type Service = Texts["cards"][number]["service"];

// Line drawings on a grid of 48, made for this site.
const drawings: Record<Service, string> = {
  support:
    "M8 30c6-2 10 1 14 5l4 1c4 0 4-4 0-4h-6M26 34l12-7c3-2 5 2 3 4L28 41H8M14 22a10 10 0 1 1 20 0M24 12V6M11 15l-4-4M37 15l4-4",
  networking:
    "M24 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM10 41a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM38 41a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM21.500 17 12.500 31.500M26.500 17l9 14.500M15 36h18",
  advocacy: "M8 20v10h6l16 9V11L14 20ZM14 30l3 11h5l-2-8M36 18c3 3 3 11 0 14M40 13c6 6 6 18 0 24",
  insights: "M7 41h34M12 35v-9M21 35V18M30 35V23M39 35V9M9 17l11-9 10 7L41 5",
};

/** What the chamber does and why to join. */
export function Services({ texts }: { readonly texts: Texts }) {
  return (
    <section className="home-section">
      <div className="wide">
        <SectionHeading heading={texts.heading} introduction={texts.introduction} />
        <FeatureCards cards={texts.cards.map((card) => ({ ...card, drawing: drawings[card.service] }))} />
      </div>
    </section>
  );
}
