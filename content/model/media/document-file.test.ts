import { committedDocumentFault, documentFault } from "./document-file";
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

test.each([
  ["a PDF", pdf("Agenda")],
  ["the beginning of one", pdf("Agenda").subarray(0, 8)],
  ["one behind a mark of its byte order", `\ufeff${pdf("x").toString("latin1")}`],
  ["one behind the lines of a mail", `${"x".repeat(900)}%%\n${pdf("x").toString("latin1")}`],
])("%s that was committed is nothing to be named", (_what, bytes) =>
  expect(committedDocumentFault(Buffer.from(bytes))).toBeUndefined(),
);

test.each([
  ["nothing", "", "documentEmpty"],
  [
    "a pointer of Git LFS",
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
    "documentInLfs",
  ],
  ["a page", "<!doctype html><title>Not found</title>", "documentMisnamed"],
  ["a page about a PDF", "<!doctype html><title>100% %PDF-x</title>", "documentMisnamed"],
  ["a document of Word", "PK\u0003\u0004", "documentMisnamed"],
  ["a PDF that begins too late", `${"x".repeat(1024)}${pdf("x").toString("latin1")}`, "documentMisnamed"],
])("%s that was committed as a PDF is named", (_what, bytes, code) =>
  expect(committedDocumentFault(Buffer.from(bytes))).toEqual({ code }),
);
