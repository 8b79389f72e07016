import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import type { Language } from "../../../content/model/text/language";
import { InquiriesApp } from "../inquiries/InquiriesApp";
import { FakeApi } from "./fake-api";
import { renderStaffPage } from "./render-staff-page";

/** An inquiry with what a test does not care about filled in. */
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

/** Renders the inbox page over a fake network that holds these inquiries and follows marking and deleting. */
export function renderInbox(inquiries: readonly InquiryAnswer[], api = new FakeApi(), language: Language = "en") {
  let held = [...inquiries];
  const missing = { status: 404, body: { error: { code: "not-found", message: "" } } };
  api.on("GET /api/inquiries", () => ({ status: 200, body: held }));
  api.on("POST /api/markInquiry", ({ fields }) => {
    held = held.map((old) => (old._id === fields["_id"] ? { ...old, state: fields["done"] ? "done" : "new" } : old));
    const item = held.find(({ _id }) => _id === fields["_id"]);
    return item ? { status: 200, body: { item } } : missing;
  });
  api.on("POST /api/deleteInquiry", ({ fields }) => {
    held = held.filter(({ _id }) => _id !== fields["_id"]);
    return { status: 200, body: { _id: fields["_id"] } };
  });
  return renderStaffPage(<InquiriesApp />, api, language);
}
