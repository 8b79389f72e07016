import { useFrame } from "../shell/frame";
import { dateTile } from "./date-tile";

/** A calendar leaf with the first day of an event. Hidden from screen readers: the full date beside it says the same. */
export function DateTile({ date }: { readonly date: string }) {
  const { language } = useFrame();
  const { month, day, weekday } = dateTile(language, date);
  return (
    <span className="date-tile" aria-hidden="true">
      <span className="date-tile-month">{month}</span>
      <span className="date-tile-day">{day}</span>
      <span className="date-tile-weekday">{weekday}</span>
    </span>
  );
}
