import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import { contactProblems, tidyContactForm } from "../../content/model/api/contact-form";
import { naughtyStrings } from "../../content/model/test-support/texts";
import { newInquiry } from "./inquiry";
import { inquiryMail } from "./inquiry-mail";
import { goodForm } from "./test-support/good-form";
import { headerOf, mailHeaders, parseMail } from "./test-support/parse-mail";

const addresses = { from: "website@chamber.example", to: "office@chamber.example" };
const transport = createTransport({ streamTransport: true, newline: "windows" });

test("naughty strings come out of a mail as they were typed, in its subject, its sender's name and its text", async () => {
  let count = 0;
  for (const text of naughtyStrings) {
    const asName = { ...goodForm, name: text };
    const asMessage = { ...goodForm, message: `${text}|` };
    for (const form of [asName, asMessage]) {
      if (Object.keys(contactProblems(form, undefined)).length > 0) continue;
      count += 1;
      const tidy = tidyContactForm(form);
      const { message } = await transport.sendMail(inquiryMail(newInquiry(tidy, new Date(), true), addresses));
      const mail = parseMail((await buffer(message as Readable)).toString());
      expect(mail.headers.map(([name]) => name).sort()).toEqual(mailHeaders);
      expect(headerOf(mail, "to")).toBe(addresses.to);
      // A header's words may be broken into lines wherever there is white space.
      expect(oneSpace(headerOf(mail, "subject") ?? "")).toBe(
        oneSpace(`[Membership] Inquiry / お問い合わせ: ${tidy.name}`),
      );
      expect(headerOf(mail, "reply-to")).toMatch(/<aiko@example\.org>$/);
      expect(mail.text).toContain(`Name / お名前: ${tidy.name}\n`);
      expect(mail.text.endsWith(`\n\n${tidy.message}\n`)).toBe(true);
    }
  }
  expect(count).toBeGreaterThan(naughtyStrings.length * 1.7);
});

test("empty fields have no line, times are Tokyo's, and the same inquiry is the same mail", () => {
  const inquiry = newInquiry(goodForm, new Date("2026-12-31T15:00:00Z"), true);
  const mail = inquiryMail(inquiry, addresses);
  expect(mail.text).not.toContain("Company");
  expect(mail.text).not.toContain("Phone");
  expect(mail.text).toContain("Received / 受信日時: 2027-01-01 00:00 (Asia/Tokyo)");
  expect(mail).toEqual(inquiryMail(inquiry, addresses));
});

function oneSpace(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
