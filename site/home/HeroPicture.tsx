import { Picture, type Pictures } from "../ui/Picture";

interface Props {
  readonly image: string;
  readonly pictures: Pictures;
  readonly eager?: boolean;
}

/** On wide screens more than what is seen: the panels crop their pictures to a common height of at least 34rem. */
const sizes = "(min-width: 56rem) 60rem, 100vw";

/** A decorative picture of a panel: the text beside it has its meaning. */
export function HeroPicture({ image, pictures, eager = false }: Props) {
  return <Picture image={image} pictures={pictures} alt="" sizes={sizes} eager={eager} />;
}
