import { fault, type Fault } from "../problems/fault";
import { parseYaml } from "../yaml/yaml-source";
import { isYamlMap } from "../yaml/yaml-data";
import { isPicturePath } from "./picture-file";

/** The part of a picture that stays in sight when it is cropped, row by row. */
export const focusPositions = [
  "top-left",
  "top",
  "top-right",
  "left",
  "center",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
] as const;

export type Focus = (typeof focusPositions)[number];

/** The file beside a picture that says its focal point, `focus: top`: `media/2026/x.jpg` -> `media/2026/x.jpg.yml`. Without it: the centre. */
export const focusPathOf = (picture: string): string => `${picture}.yml`;

/** The picture that such a file is about; undefined for another path. */
export function pictureOfFocus(path: string): string | undefined {
  const picture = path.startsWith("media/") && path.endsWith(".yml") ? path.slice(0, -".yml".length) : "";
  return isPicturePath(picture) ? picture : undefined;
}

export const focusText = (focus: Focus): string => `focus: ${focus}\n`;

/** The focal point that such a file says; undefined where it says none of the nine. */
export function readFocus(text: string): Focus | undefined {
  const parsed = parseYaml(text, "failsafe");
  const data: unknown = Array.isArray(parsed) ? undefined : parsed.document.toJS();
  const said = isYamlMap(data) ? data["focus"] : undefined;
  return focusPositions.find((focus) => focus === said);
}

/** What is wrong with such a file; undefined also for another one. */
export function focusFault(path: string, bytes: Uint8Array): Fault | undefined {
  if (pictureOfFocus(path) === undefined || readFocus(new TextDecoder().decode(bytes)) !== undefined) return undefined;
  return fault("focusOutside", { known: focusPositions });
}
