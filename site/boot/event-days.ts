import { groupByMonth, sortEventsForPage } from "../../content/model/entries/sort-items";
import { eventStatus, localToday } from "../../content/model/dates/event-status";
import { elements, setText } from "./elements";

const everyMinute = 60_000;

/**
 * Shows events as they are on the visitor's day (R4.8): first before the page is painted, since it may have been rendered
 * on another day, then whenever the day changes. Lists that React has taken over update themselves (site/shell/use-today.ts).
 */
export function startEventDays(): void {
  const update = (): void => elements(document, "[data-upcoming]").forEach(updateList);
  update();
  document.addEventListener("visibilitychange", update);
  setInterval(update, everyMinute);
}

function updateList(list: HTMLElement): void {
  if (list.closest('[data-awake=""]')) return;
  const today = localToday(new Date());
  const events = elements(list, "[data-days]").map((badge) => {
    const [startDate = "", endDate = ""] = (badge.dataset["days"] ?? "").split(" ");
    const card = badge.closest("article") ?? badge;
    const status = eventStatus({ startDate, endDate }, today);
    badge.className = `badge badge-${status}`;
    setText(badge, list.dataset[status] ?? "");
    return { _id: card.id, startDate, endDate, card };
  });
  const groups = elements(list, ".event-month");
  const { upcoming, past } = sortEventsForPage(events, today);
  elements(list, ".list-state").forEach((empty, index) => (empty.hidden = (index ? past : upcoming).length > 0));
  for (const box of elements(list, "[data-events]")) {
    const { events: year = "" } = box.dataset;
    const own = elements(box, ".event-month");
    const shown = (year ? past : upcoming).filter(({ startDate }) => startDate.startsWith(year));
    const months = groupByMonth(shown).flatMap(({ month, events: ofMonth }) => {
      const isOfMonth = ({ dataset }: HTMLElement): boolean => dataset["month"] === month;
      const group = own.find(isOfMonth) ?? (groups.find(isOfMonth)?.cloneNode(true) as HTMLElement | undefined);
      if (!group) return [];
      place(
        group,
        ofMonth.map(({ card }) => card),
      );
      return group;
    });
    place(box, months);
  }
}

/**
 * Makes these elements the children of a month, of a year or of the upcoming ones, behind its first child. What stays is
 * not touched, so that a scroll position restored by the browser stays in sight.
 */
function place(parent: HTMLElement, wanted: readonly Element[]): void {
  const [first, ...present] = parent.children;
  for (const element of present) if (!wanted.includes(element)) element.remove();
  let previous = first;
  for (const element of wanted) {
    if (previous?.nextElementSibling !== element) previous?.after(element);
    previous = element;
  }
}
