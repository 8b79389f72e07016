import type { AboutPage } from "../../content/model/collections/pages/about-page";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { PresidentPage } from "../../content/model/collections/pages/president-page";
import type { Pictures } from "../ui/Picture";

/** What the about page shows, in one language. */
export interface AboutPageData {
  readonly texts: Omit<InLanguage<AboutPage>, "id" | "metadata">;
  readonly pictures: Pictures;
}

/** What the president's message shows, in one language. */
export interface PresidentPageData {
  readonly texts: Omit<InLanguage<PresidentPage>, "id" | "metadata">;
  readonly pictures: Pictures;
}
