interface Props {
  readonly heading: string;
  readonly introduction: string;
}

/** Heading and introduction of a block of the home page. */
export function SectionHeading({ heading, introduction }: Props) {
  return (
    <div className="section-heading">
      <h2>{heading}</h2>
      <p>{introduction}</p>
    </div>
  );
}
