/** @jest-environment node */
import { maxDocumentBytes } from "../../../../content/model/media/document-file";
import english from "../../../locales/en/adminUploads.json";
import japanese from "../../../locales/ja/adminUploads.json";
import { fill } from "../services/words";
import { documentRefusal } from "./document-refusal";

const fileOf = (...parts: readonly BlobPart[]) => new File([...parts], "plan.pdf", { type: "application/pdf" });
const name = "plan.pdf";

test.each([
  ["no byte", fileOf()],
  ["a picture", fileOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ["a mark that stands later", fileOf(" %PDF-1.7")],
  ["half a mark", fileOf("%PDF-")],
])("%s is no PDF, whatever the file is called", async (_what, file) => {
  expect(await documentRefusal(file, "en")).toBe(fill(english.wrongDocument, { name }));
  expect(await documentRefusal(file, "ja")).toBe(fill(japanese.wrongDocument, { name }));
});

test("a file that cannot be read any more is none either; a large one is told its limit, and a PDF is taken", async () => {
  const gone = fileOf("%PDF-1.7");
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("gone")) });
  expect(await documentRefusal(gone, "en")).toBe(fill(english.wrongDocument, { name }));
  const large = Object.defineProperty(fileOf("%PDF-1.7"), "size", { value: maxDocumentBytes + 1 });
  expect(await documentRefusal(large, "en")).toBe(fill(english.largeDocument, { name }));
  expect(await documentRefusal(fileOf("%PDF-1.7\n…"), "en")).toBeUndefined();
});
