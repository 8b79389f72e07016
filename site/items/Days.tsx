import { displayDate } from "../../content/model/dates/display-dates";
import { useFrame } from "../shell/frame";

/** The joint of a range in Japanese, which stays at the end of the line of the first day. */
const joint = "から";

interface Props {
  readonly startDate: string;
  readonly endDate?: string | undefined;
}

/** A day or the days of an event, in words. */
export function Days({ startDate, endDate }: Props) {
  const { language } = useFrame();
  const [start = "", end] = displayDate(language, startDate, endDate).split(joint);
  return (
    <time dateTime={startDate}>
      {end === undefined ? (
        start
      ) : (
        <>
          <span className="whole-date">{start + joint}</span>
          <wbr />
          {end}
        </>
      )}
    </time>
  );
}
