import * as cities from "./scenes/cities";
import * as gardens from "./scenes/gardens";
import * as gatherings from "./scenes/gatherings";
import * as ideas from "./scenes/ideas";
import * as nights from "./scenes/nights";
import * as tables from "./scenes/tables";
import * as waters from "./scenes/waters";

/** Pictures of the fixed pages: path under content/media, without its ending. */
export const pageScenes: Readonly<Record<string, () => string>> = {
  "home/hero-singapore": cities.waterfrontMorning,
  "home/hero-japan": cities.mountainCity,
  "home/hero-crossing": cities.longBridge,
  "home/founding-60": () => ideas.foundingSixty("deep"),
  "home/event-banner": () => cities.lanternNight(23),
  "home/gallery-founding": () => gatherings.shophouseDusk(0),
  "home/gallery-harbour": () => waters.harbour("dusk"),
  "home/gallery-1": tables.kopiTable,
  "home/gallery-2": () => waters.blossomRiver(12),
  "home/gallery-3": () => gatherings.conversation("three"),
  "home/gallery-4": () => nights.fireworksBay("gold"),
  "home/gallery-5": () => gardens.trainInHills("green"),
  "home/gallery-6": () => gardens.leaves("light"),
  "home/gallery-closing": nights.dottedShores,
  "pages/about": cities.twoSkylines,
  "pages/sponsorship": waters.regatta,
};

/** Pictures that social networks show beside a link, 1200 x 630. */
export const socialScenes: Readonly<Record<string, () => string>> = {
  "site/social": cities.twoSkylines,
  "site/social-events": waters.quayEvening,
  "site/social-news": waters.meetingArcs,
  "site/social-membership": () => ideas.foundingSixty("light"),
};
