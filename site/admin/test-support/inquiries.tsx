import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import type { Language } from "../../../content/model/text/language";
import { InquiriesApp } from "../inquiries/main";
import { errorReply, FakeApi } from "./fake-api";
import { renderStaffPage } from "./render-staff-page";

/** An inquiry with defaults for what a test leaves out. */
export function someInquiry(changes: Partial<InquiryAnswer> = {}): InquiryAnswer {
  return {
    _id: "20261120T234500000Z-0123456789abcdef",
    receivedAt: "2026-11-20T23:45:00.000Z",
    name: "Mei Tanaka",
    company: "Harbour Trading",
    email: "mei@harbour.example",
    contact: "+81 3 0000 0000",
    inquiryType: "Membership",
    message: "How do we join?",
    state: "new",
    forwarding: { kind: "off" },
    ...changes,
  };
}

/** Renders the inbox page over a fake network that holds these inquiries and does what the API does with them. */
export function renderInbox(inquiries: readonly InquiryAnswer[], api = new FakeApi(), language: Language = "en") {
  let held = [...inquiries];
  let deleted: readonly InquiryAnswer[] = [];
  const missing = { status: 404, body: { error: { code: "not-found", message: "" } } };
  const matching = ({ search, state }: Readonly<Record<string, unknown>>) =>
    held.filter(
      (each) =>
        (state === undefined || state === each.state) &&
        each.message.includes(typeof search === "string" ? search : ""),
    );
  const idsOf = (fields: Readonly<Record<string, unknown>>): readonly unknown[] =>
    Array.isArray(fields["ids"]) ? fields["ids"] : matching(fields).map(({ _id }) => _id);
  api.on("GET /api/inquiries", ({ path }) => {
    const query = Object.fromEntries(new URL(path, "http://site.example").searchParams);
    const found = matching(query);
    const start = query["before"] === undefined ? 0 : found.findIndex(({ _id }) => _id === query["before"]) + 1;
    const items = found.slice(start, start + 50);
    const next = start + 50 < found.length ? { next: items.at(-1)?._id } : {};
    const counts = { new: 0, done: 0, spam: 0 };
    for (const { state } of matching({ search: query["search"] })) counts[state] += 1;
    const newest = found
      .map(({ _id }) => _id)
      .sort()
      .at(-1);
    return { status: 200, body: { items, counts, newest, ...next } };
  });
  api.on("POST /api/markInquiries", ({ fields }) => {
    const ids = idsOf(fields);
    const state = fields["state"] as InquiryAnswer["state"];
    held = held.map((old) => (ids.includes(old._id) ? { ...old, state } : old));
    const items = held.filter(({ _id }) => ids.includes(_id));
    return items.length > 0 ? { status: 200, body: { items } } : missing;
  });
  api.on("POST /api/noteInquiry", ({ fields }) => {
    const old = held.find(({ _id }) => _id === fields["id"]);
    if (old === undefined) return missing;
    if ((old.note?.text ?? "") !== fields["was"]) return errorReply(409, "stale-version");
    const { note: _, ...rest } = old;
    const text = String(fields["text"]);
    const item = text === "" ? rest : { ...rest, note: { text, by: "Aiko", at: "2026-11-21T00:30:00.000Z" } };
    held = held.map((each) => (each === old ? item : each));
    return { status: 200, body: { item } };
  });
  api.on("POST /api/deleteInquiries", ({ fields }) => {
    const ids = idsOf(fields);
    deleted = held.filter(({ _id }) => ids.includes(_id));
    held = held.filter(({ _id }) => !ids.includes(_id));
    return { status: 200, body: { count: deleted.length, undo: "undo-1" } };
  });
  api.on("POST /api/restoreInquiries", ({ fields }) => {
    if (fields["undo"] !== "undo-1" || deleted.length === 0) return missing;
    held = [...deleted, ...held];
    const count = deleted.length;
    deleted = [];
    return { status: 200, body: { count } };
  });
  return renderStaffPage(<InquiriesApp />, api, language);
}
