import { narrowAddress } from "../markdown/link-target";
import { mediaAddress } from "../markdown/media-address";
import { withEncodedPercents } from "../text/encoded-percents";
import { elementsIn, hasText, type HtmlElement } from "./html-tree";

const pictures = new Set("img svg video audio canvas v:imagedata v:shape".split(" "));
/** Pages within the page, and the attribute with their address. */
const frames = new Map([
  ["iframe", "src"],
  ["embed", "src"],
  ["object", "data"],
]);
/** Drawings with words in them, and the elements that hold those. */
const drawings = new Map([
  ["svg", /^(?:text|foreignobject)$/i],
  ["v:shape", /^v:textbox$/],
]);

export const isPicture = ({ name }: HtmlElement): boolean => pictures.has(name);
export const isFrame = ({ name }: HtmlElement): boolean => frames.has(name);

/** The address of a frame's page; empty without one. */
export function frameAddress({ name, attributes }: HtmlElement): string {
  const source = attributes[frames.get(name) ?? ""] ?? "";
  return source.trim().replace(/^\/\/(?=[^/\\])/, "https://");
}

/** The address of a picture of this site, in any spelling that texts have; undefined for another one's. */
export const mediaOf = (written: string): string | undefined =>
  mediaAddress(withEncodedPercents(narrowAddress(written) ?? written));

/** The parts of a drawing that are words. */
export function wordsOfDrawing(picture: HtmlElement): HtmlElement[] {
  const holders = drawings.get(picture.name);
  return holders === undefined ? [] : elementsIn(picture, holders).filter(hasText);
}

/** A pixel counts readers. */
export const isPixel = ({ attributes: { width = "", height = "" } }: HtmlElement): boolean =>
  /^[01]$/.test(width) || /^[01]$/.test(height);
