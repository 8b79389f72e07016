import * as cities from "./scenes/cities";
import * as figures from "./scenes/figures";
import * as gardens from "./scenes/gardens";
import * as gatherings from "./scenes/gatherings";
import * as ideas from "./scenes/ideas";
import * as nights from "./scenes/nights";
import * as tables from "./scenes/tables";
import * as waters from "./scenes/waters";

/** Which scene belongs to which item: path of the item's file in content/, without its ending. */
export const itemScenes: Readonly<Record<string, () => string>> = {
  "events/2024/2024-09-19-founding-evening": () => gatherings.shophouseDusk(1),
  "events/2025/2025-02-05-lunar-new-year-lunch": tables.tossing,
  "events/2025/2025-04-05-spring-river-walk": () => waters.blossomRiver(4),
  "events/2025/2025-08-08-national-day-reception": () => nights.fireworksBay("festive"),
  "events/2025/2025-10-16-kansai-study-trip": () => gardens.trainInHills("green"),
  "events/2025/2025-12-11-year-end-quiz": tables.hotpotTalk,
  "events/2026/2026-04-15-startup-pitch-night": ideas.takeOff,
  "events/2026/2026-06-12-summer-networking-night": waters.quayEvening,
  "events/2026/2026-09-10-supply-chain-seminar": () => waters.harbour("day"),
  "events/2026/2026-11-20-food-and-design-weekend": tables.foodAndDesign,
  "events/2026/2026-12-10-year-end-networking-night": () => cities.lanternNight(5),
  "events/2026/2026-12-17-graduate-hiring-webinar": () => gatherings.conversation("many"),
  "events/2026/2027-01-21-new-year-outlook": figures.outlook,
  "events/2026/2027-02-12-lunar-new-year-lunch": gardens.mandarins,
  "events/2026/2027-03-04-green-business-forum": () => gardens.leaves("deep"),
  "events/2026/2027-04-08-student-career-day": gatherings.openOffices,
  "news/2024/2024-09-24-chamber-founded": waters.sunAndCrescent,
  "news/2024/2024-11-28-first-general-meeting": gatherings.assembly,
  "news/2025/2025-03-12-founding-60": () => ideas.foundingSixty("light"),
  "news/2025/2025-07-10-member-survey": figures.survey,
  "news/2025/2025-08-12-national-day-report": ideas.keepsakes,
  "news/2025/2025-10-23-kansai-notes": () => gardens.trainInHills("pale"),
  "news/2026/2026-01-20-year-of-friendship": waters.meetingArcs,
  "news/2026/2026-04-22-pitch-night-winner": gatherings.tenDoors,
  "news/2026/2026-06-18-summer-night-report": nights.sparklers,
  "news/2026/2026-08-06-digital-procedures-paper": figures.paperToDots,
  "news/2026/2026-10-01-mentoring-programme": gardens.twoLeaves,
  "news/2026/2026-10-15-quiet-desks": gatherings.quietDesks,
  "news/2026/2026-11-05-year-end-registration": ideas.invitation,
};
