import { textsIn } from "../text/texts-in";

/** The paths below `/media/` that are values anywhere within `value`, in order. */
export const picturesIn = (value: unknown): string[] => textsIn(value).filter((text) => /^\/media\/\S+$/.test(text));
