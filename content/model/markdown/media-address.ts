import { percentDecoded } from "../text/percent-decoded";

/** Lower-case endings of the files below `/media/` that are published, as pictures -> content type. */
export const pictureTypes: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};
/** The same of documents. */
export const documentTypes: Readonly<Record<string, string>> = { ".pdf": "application/pdf" };
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]/;

/**
 * The address of a picture of this site that a text names, percent-encoded: `/media/2026/会場写真.jpg`, blanks as `%20` or
 * as they are. Undefined for any other address: no path leads out of `/media/` and no character of it needs an escape in HTML.
 */
export function mediaAddress(target: string): string | undefined {
  const path = percentDecoded(target);
  if (path === undefined || !/^\/?media\/./.test(path) || !path.isWellFormed()) return undefined;
  const names = path.replace(/^\//, "").split("/");
  if (path.includes("..") || forbidden.test(path) || !names.every(isPlainName)) return undefined;
  return `/${names.map(encoded).join("/")}`;
}

/** The address of a document or picture of this site; undefined for a type of file that is not published. */
export function publishedAddress(target: string): string | undefined {
  const address = mediaAddress(target);
  return address !== undefined && isPublishedType(address) ? address : undefined;
}

/** True for an address, also one with `?` or `#` behind it, that ends like a published picture. */
export const isPictureType = (address: string): boolean => Object.hasOwn(pictureTypes, endingOf(address));

/** The same of a document. */
export const isDocumentType = (address: string): boolean => Object.hasOwn(documentTypes, endingOf(address));

/** The same of both. */
export const isPublishedType = (address: string): boolean => isPictureType(address) || isDocumentType(address);

/** The content type of a published file, by its address. */
export function publishedType(address: string): string | undefined {
  const ending = endingOf(address);
  return pictureTypes[ending] ?? documentTypes[ending];
}

const endingOf = (address: string): string => /\.\w+(?=[?#]|$)/.exec(address.toLowerCase())?.[0] ?? "";

/** The address of a picture of the content folder, by its path; undefined for what is none and is not published as one. */
export function pictureAddress(path: string): string | undefined {
  const address = mediaAddress(encodeURIComponent(path));
  return address !== undefined && isPictureType(address) ? address : undefined;
}

const isPlainName = (name: string): boolean => name !== "" && !/^[.]|[. ]$/.test(name);

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
