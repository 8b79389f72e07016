import type { HomePageData } from "../home/home-page-data";

type Texts = HomePageData["texts"];
/** With every optional part. */
type HomeTexts = Texts & {
  [Part in "carousel" | "founding60" | "eventBanner" | "services" | "gallery"]: NonNullable<Texts[Part]>;
};

const captioned = (name: string) => ({
  image: `/media/${name}.jpg`,
  alt: `Drawing ${name}`,
  caption: `Caption ${name}`,
});
const block = (heading: string) => ({ heading, introduction: `About ${heading}` });

/** Texts of a home page for tests. */
export const homeTexts = (change: Partial<HomeTexts> = {}): HomeTexts => ({
  hero: "panels",
  title: "Title",
  subtitle: "Subtitle",
  joinLabel: "Join",
  learnMoreLabel: "Learn more",
  backgrounds: ["a", "b", "c"].map((name) => ({ image: `/media/${name}.jpg` })),
  carousel: { heading: "Who we are", text: "A few words", slides: ["x", "y", "z"].map(captioned) },
  founding60: {
    heading: "Founding 60",
    lines: ["Independence", "Friendship", "Members"],
    benefit: { running: "A year free", ended: "A number for good" },
    joinLabel: "Found with us",
    picture: { image: "/media/founding.jpg" },
  },
  eventBanner: { title: "Gala", text: "Come", label: "Register", picture: { image: "/media/gala.jpg" } },
  events: { ...block("Latest events"), label: "All events", order: "newest" },
  news: { ...block("Latest news"), label: "All news" },
  services: {
    ...block("What we do"),
    cards: (["support", "networking", "insights"] as const).map((service) => ({
      service,
      title: service,
      text: `About ${service}`,
    })),
  },
  contactBand: { title: "Questions?", text: "Write to us", label: "Contact us" },
  governmentPartners: block("Government partners"),
  partners: { heading: "Partners" },
  gallery: {
    ...block("Gallery"),
    slides: ["slide-1", "slide-2"].map(captioned),
    events: [1, 2, 3, 4, 5, 6].map((number) => captioned(`event-${String(number)}`)),
    closing: captioned("closing"),
  },
  ...change,
});

/** Two government partners, and a logo of each size. */
export const homePartners = (): NonNullable<HomePageData["partners"]> => ({
  government: ["one", "two"].map((name) => ({
    name: `Office ${name}`,
    image: `/media/${name}.png`,
    link: `https://${name}.example/`,
  })),
  logos: (["small", "default", "large"] as const).map((size, index) => ({
    id: index + 1,
    name: `Partner ${size}`,
    image: `/media/${size}.png`,
    link: `https://${size}.example/`,
    size,
  })),
});
