import { z } from "zod";
import { says } from "../problems/fault";
import { bilingual, itemId } from "../collections/fields";
import { label, LinkBlock, PageMetadata, Picture, PictureWithAlt } from "./page-parts";

/** One of the chamber's services; `service` chooses the icon. */
export const ServiceCard = z.strictObject({
  service: z.enum(["support", "networking", "advocacy", "insights"]),
  title: bilingual(60),
  text: bilingual(400),
});
export type ServiceCard = z.infer<typeof ServiceCard>;

/** The gallery's three phases: two slides, six event pictures, one closing picture (R3.6). */
export const Gallery = z.strictObject({
  heading: bilingual(120),
  introduction: bilingual(400).optional(),
  slides: z.array(PictureWithAlt.extend({ caption: bilingual(200) })).length(2, says("twoSlides")),
  events: z.array(PictureWithAlt.extend({ caption: bilingual(120) })).length(6, says("sixEventPictures")),
  closing: PictureWithAlt.extend({ caption: bilingual(200) }),
});
export type Gallery = z.infer<typeof Gallery>;

/** `pages/home.yml`. The links of the join, Founding 60 and registration buttons are `forms` of `site.yml`. */
export const HomePage = z.strictObject({
  id: z.literal("home"),
  metadata: PageMetadata,
  /** Which of the two readings of the top area is shown (R3.1). */
  hero: z.enum(["panels", "carousel"]).default("panels"),
  /** The h1 of both readings. */
  title: bilingual(120),
  subtitle: bilingual(400),
  joinLabel: label,
  learnMoreLabel: label,
  /** Rotating backgrounds of panel two; decorative, the words are beside them. */
  backgrounds: z.array(Picture).min(2),
  /** Reading A only: the introduction block with its carousel. */
  carousel: z.strictObject({
    heading: bilingual(120),
    text: bilingual(1000),
    slides: z.array(PictureWithAlt.extend({ caption: bilingual(200) })).min(2),
  }),
  /** Panel one: the campaign's three lines (independence, friendship, members). */
  founding60: z.strictObject({
    /** What the chamber is for, in one line above the campaign. */
    purpose: bilingual(120).optional(),
    heading: bilingual(120),
    lines: z.array(bilingual(200)).length(3, says("threeLines")),
    /** What a founder gets: while the promotion of `plans.yml` runs, and once it has ended. */
    benefit: z.strictObject({ running: bilingual(200), ended: bilingual(200) }).optional(),
    joinLabel: label,
    picture: Picture,
  }),
  /** Panel three: the event that is being promoted. Once the event with the id `event` is over, the way to all events. */
  eventBanner: z.strictObject({
    event: itemId.optional(),
    title: bilingual(120),
    text: bilingual(400),
    label,
    picture: Picture,
  }),
  events: z.strictObject({ heading: bilingual(120), introduction: bilingual(400), label }),
  news: z.strictObject({ heading: bilingual(120), introduction: bilingual(400), label }),
  services: z.strictObject({
    heading: bilingual(120),
    introduction: bilingual(400),
    cards: z.array(ServiceCard).min(3),
  }),
  contactBand: LinkBlock,
  governmentPartners: z.strictObject({ heading: bilingual(120), introduction: bilingual(400) }),
  partners: z.strictObject({ heading: bilingual(120) }),
  gallery: Gallery,
});
export type HomePage = z.infer<typeof HomePage>;
