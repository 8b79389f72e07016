import { Picture, type Pictures } from "../ui/Picture";

interface Props {
  readonly image: string;
  readonly pictures: Pictures;
  readonly eager?: boolean;
}

/** A decorative picture of a panel: the text beside it has its meaning. */
export function HeroPicture({ image, pictures, eager = false }: Props) {
  return <Picture image={image} pictures={pictures} alt="" sizes="(min-width: 56rem) 50vw, 100vw" eager={eager} />;
}
