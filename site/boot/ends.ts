import { localToday } from "../../content/model/dates/event-status";
import { elements } from "./elements";

/** Shows what holds on the visitor's day: `data-until` through this day, `data-after` from the next one (site/ui/Ends.tsx). */
export function startEnds(): void {
  const update = (): void => {
    const today = localToday(new Date());
    for (const element of elements(document, "[data-until],[data-after]")) {
      const { until = today, after = "" } = element.dataset;
      element.hidden = today > until || today <= after;
    }
  };
  update();
  document.addEventListener("visibilitychange", update);
}
