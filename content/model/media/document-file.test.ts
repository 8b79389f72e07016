import { documentFault } from "./document-file";
import { pdf } from "../test-support/pdf";

const codeOf = (bytes: Uint8Array | string): string | undefined => documentFault(Buffer.from(bytes))?.code;
const zip = Buffer.concat([Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]);

test("a PDF is a document, also one with bytes behind its end", () => {
  expect(codeOf(pdf("Agenda"))).toBeUndefined();
  expect(codeOf(Buffer.concat([pdf("Agenda"), Buffer.from("\r\n\0\0")]))).toBeUndefined();
  expect(codeOf(Buffer.concat([pdf("<x:xmpmeta>"), Buffer.from("\n")]))).toBeUndefined();
});

test.each([
  ["nothing", ""],
  ["a page", "<!doctype html><title>%PDF-1.7</title>"],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["a PDF behind other bytes", `\n${pdf("x").toString("latin1")}`],
  ["a PDF behind a mark of its byte order", `\ufeff${pdf("x").toString("latin1")}`],
  ["an archive", "PK\u0003\u0004"],
  ["a program", "MZ\u0090"],
  ["a version that nobody reads", "%PDF-x.y\n%%EOF"],
])("%s is no PDF", (_what, bytes) => expect(codeOf(bytes)).toBe("documentNotPdf"));

test.each([
  ["a page", Buffer.from("%PDF-1.7\n<HTML><script>alert(1)</script>\n%%EOF")],
  ["a drawing", Buffer.from("%PDF-1.7\n%<svg onload=alert(1)>\n%%EOF")],
  ["an archive", Buffer.concat([pdf("x"), zip])],
  ["an archive with a comment", Buffer.concat([pdf("x"), zip, Buffer.from("\n%%EOF\n")])],
  ["a tape archive", Buffer.from(`%PDF-1.7${"\0".repeat(249)}ustar\0\n%%EOF`)],
])("a PDF that is %s as well is refused", (_what, bytes) => expect(codeOf(bytes)).toBe("documentPolyglot"));

test("a PDF without its end is refused", () => {
  const whole = pdf("Agenda");
  expect(codeOf(whole.subarray(0, whole.length - 20))).toBe("documentCutOff");
});
