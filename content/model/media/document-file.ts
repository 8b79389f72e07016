import { fault, type Fault } from "../problems/fault";
import { isLfsPointer } from "./lfs-pointer";

/** The largest document, in bytes; pictures that maintainers commit have the same limit (R8.11). */
export const maxDocumentBytes = 20 * 1024 * 1024;

/** Programs that guess a type look so far for a page or a drawing, and PDF readers for the mark of a PDF. */
export const sniffed = 1024;
const markup =
  /<(?:!doctype|!--|\?xml-stylesheet|html|head|body|script|svg|iframe|img|style|link|meta|object|embed|a\s)/i;
const tarMark = { at: 257, text: "ustar" } as const;
/** A ZIP archive is found by its end: 22 bytes and a comment of at most 65,535. */
const zipEnd = "PK\u0005\u0006\0\0\0\0";
const zipTail = 22 + 65_535;
/** PDF readers accept a few bytes behind the last mark. */
const pdfTail = 2048;
const percent = 0x25;

/** True for the first eight bytes of a PDF file, or more of it. */
export const beginsAsPdf = (bytes: Uint8Array): boolean =>
  /^%PDF-[12]\.\d/.test(String.fromCharCode(...bytes.subarray(0, 8)));

/**
 * What is wrong with the bytes of a document: no PDF from its first byte on, its end missing, or a file that other programs
 * take for a page, a drawing or an archive. Undefined for a good one.
 */
export function documentFault(bytes: Uint8Array): Fault | undefined {
  const text = (from: number, to: number): string => new TextDecoder("latin1").decode(bytes.subarray(from, to));
  const tail = (length: number): string => text(Math.max(0, bytes.length - length), bytes.length);
  if (!beginsAsPdf(bytes)) return fault("documentNotPdf");
  const begin = text(0, sniffed);
  if (markup.test(begin) || begin.startsWith(tarMark.text, tarMark.at) || tail(zipTail).includes(zipEnd))
    return fault("documentPolyglot");
  return tail(pdfTail).includes("%%EOF") ? undefined : fault("documentCutOff");
}

/**
 * What is wrong with a document that was committed, by its first bytes: empty, a pointer of Git LFS, no PDF. Kinder than `documentFault` to what
 * precedes the mark of a PDF, which readers skip.
 */
export function committedDocumentFault(bytes: Uint8Array): Fault | undefined {
  if (bytes.length === 0) return fault("documentEmpty");
  if (isLfsPointer(bytes)) return fault("documentInLfs");
  const begin = bytes.subarray(0, sniffed);
  const isPdf = begin.some((byte, at) => byte === percent && beginsAsPdf(begin.subarray(at)));
  return isPdf ? undefined : fault("documentMisnamed");
}
