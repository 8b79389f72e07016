import { WholeDates } from "./WholeDates";

interface Props {
  readonly heading: string;
  readonly introduction?: string;
}

/** Heading and introduction of a section of a page. */
export function SectionHeading({ heading, introduction }: Props) {
  return (
    <div className="section-heading">
      <h2>
        <WholeDates text={heading} />
      </h2>
      {introduction !== undefined && (
        <p>
          <WholeDates text={introduction} />
        </p>
      )}
    </div>
  );
}
