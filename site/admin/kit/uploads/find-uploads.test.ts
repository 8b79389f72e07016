import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { findUploads } from "./find-uploads";

const upload = (name: string, parts: Partial<UploadAnswer> = {}): UploadAnswer => ({
  kind: "picture",
  path: `media/2026/${name}`,
  url: `/media/2026/${name}`,
  bytes: 1,
  usedBy: [],
  descriptions: { en: [], ja: [] },
  ...parts,
});
const uploads = [
  upload("picnic-1a2b3c4d.jpg", { addedAt: "2026-04-03T10:00:00+09:00" }),
  upload("desk-1a2b3c4d.jpg", {
    usedBy: [{ collection: "news", _id: "a", title: "New office", title_jp: "新事務所" }],
  }),
  upload("document-1a2b3c4d.pdf", { kind: "document", name: "年次ガイド.pdf" }),
  upload("x.pdf", { kind: "document", descriptions: { en: ["Agenda"], ja: ["シダイ"] } }),
];
const found = (search: string): readonly string[] =>
  findUploads(uploads, search, ({ addedAt }) => (addedAt === undefined ? "" : "2026年4月3日")).map(({ path }) =>
    path.slice(11),
  );

test.each([
  ["", ["picnic-1a2b3c4d.jpg", "desk-1a2b3c4d.jpg", "document-1a2b3c4d.pdf", "x.pdf"]],
  ["年次 ｶﾞｲﾄﾞ", ["document-1a2b3c4d.pdf"]],
  ["document-1a", ["document-1a2b3c4d.pdf"]],
  ["PICNIC", ["picnic-1a2b3c4d.jpg"]],
  ["新事務所", ["desk-1a2b3c4d.jpg"]],
  ["office desk", ["desk-1a2b3c4d.jpg"]],
  ["ｼﾀﾞｲ", ["x.pdf"]],
  ["2026-04", ["picnic-1a2b3c4d.jpg"]],
  ["4月3日", ["picnic-1a2b3c4d.jpg"]],
  ["picnic office", []],
  ["media", []],
])("%j finds %j", (search, names) => expect(found(search)).toEqual(names));
