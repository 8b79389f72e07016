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
  elements(list, ".event-section").forEach((section, index) => {
    const own = elements(section, ".event-month");
    const months = groupByMonth(index === 0 ? upcoming : past).flatMap(({ month, events: ofMonth }) => {
      const isOfMonth = ({ dataset }: HTMLElement): boolean => dataset["month"] === month;
      const group = own.find(isOfMonth) ?? (groups.find(isOfMonth)?.cloneNode(true) as HTMLElement | undefined);
      if (!group) return [];
      place(
        group,
        "article",
        ofMonth.map(({ card }) => card),
      );
      return group;
    });
    elements(section, ".list-state").forEach((empty) => (empty.hidden = months.length > 0));
    place(section, ".event-month", months);
  });
}

/**
 * Puts elements below the heading of a section or of a month, in place of the present ones. What stays is not touched,
 * so that a scroll position restored by the browser stays in sight.
 */
function place(parent: HTMLElement, selector: string, wanted: readonly HTMLElement[]): void {
  for (const element of elements(parent, selector)) if (!wanted.includes(element)) element.remove();
  let [previous] = elements(parent, ".list-state, h3");
  for (const element of wanted) {
    if (previous?.nextElementSibling !== element) previous?.after(element);
    previous = element;
  }
}
