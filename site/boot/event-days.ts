import { groupByMonth, sortEventsForPage } from "../../content/model/entries/sort-items";
import { eventStatus, localToday } from "../../content/model/dates/event-status";
import { elements, setText } from "./elements";

const everyMinute = 60_000;

/**
 * Shows events as they are on the visitor's day (R4.8): first before the page is painted, since it may have been rendered
 * on another day, then whenever the day changes. Lists that React has taken over update themselves (site/shell/use-today.ts).
 */
export function startEventDays(root: ParentNode = document): void {
  const update = (): void => elements(root, "[data-upcoming]").forEach(updateList);
  update();
  document.addEventListener("visibilitychange", update);
  setInterval(update, everyMinute);
}

function updateList(list: HTMLElement): void {
  if (list.closest("[data-awake]")) return;
  const today = localToday(new Date());
  const events = elements(list, "[data-days]").map((badge) => {
    const [startDate = "", endDate = ""] = (badge.dataset["days"] ?? "").split(" ");
    const card = badge.closest("article") ?? badge;
    const status = eventStatus({ startDate, endDate }, today);
    const hasTurned = !badge.classList.contains(`badge-${status}`);
    badge.className = `badge badge-${status}`;
    setText(badge, list.dataset[status] ?? "");
    return { _id: card.id, startDate, endDate, card, hasTurned };
  });
  if (!events.some(({ hasTurned }) => hasTurned)) return;

  const headings = new Map(
    elements(list, ".event-month").map((group) => [group.dataset["month"], group.firstElementChild]),
  );
  const { upcoming, past } = sortEventsForPage(events, today);
  elements(list, ".event-section").forEach((section, index) => {
    const months = groupByMonth(index === 0 ? upcoming : past).map(({ month, events: ofMonth }) => {
      const group = document.createElement("div");
      group.className = "event-month";
      group.dataset["month"] = month;
      group.append(headings.get(month)?.cloneNode(true) ?? "", ...ofMonth.map(({ card }) => card));
      return group;
    });
    elements(section, ".event-month").forEach((group) => group.remove());
    const empty = section.querySelector<HTMLElement>(".list-state");
    if (empty) empty.hidden = months.length > 0;
    empty?.after(...months);
  });
}
