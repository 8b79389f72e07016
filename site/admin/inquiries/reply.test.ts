/** @jest-environment node */
import { contactLimits } from "../../../content/model/api/contact-form";
import { someInquiry } from "../test-support/inquiries";
import { replyTo } from "./reply";

const bodyOf = (href: string): string => new URL(href).searchParams.get("body") ?? "";
const subjectOf = (href: string): string => new URL(href).searchParams.get("subject") ?? "";

test("answers in the language of the page, with the message quoted line by line", () => {
  const reply = replyTo(someInquiry({ language: "ja", message: "会費は年払いですか？\n\nA & B = 100% + #1" }), "en");
  expect(reply.href).toMatch(/^mailto:mei@harbour\.example\?subject=Re%3A%20/);
  expect(subjectOf(reply.href)).toBe("Re: お問い合わせの件（入会・会員制度）");
  expect(bodyOf(reply.href)).toBe(
    "\r\n\r\n2026年11月21日（土）08:45（日本時間）、Mei Tanaka様のお問い合わせ：\r\n> 会費は年払いですか？\r\n> \r\n> A & B = 100% + #1",
  );
  // A plus stays a plus in mail programs, which do not read it as a space.
  expect(reply.href).toContain("%2B%20%231");
  expect(reply.isShortened).toBe(false);
});

test("an inquiry of an earlier version, without a language, is answered in that of the staff's page", () => {
  expect(subjectOf(replyTo(someInquiry(), "en").href)).toBe("Re: Your inquiry (Membership)");
  expect(bodyOf(replyTo(someInquiry(), "en").href)).toBe(
    "\r\n\r\nOn Sat, Nov 21, 2026, 08:45 (Japan time), Mei Tanaka wrote:\r\n> How do we join?",
  );
});

test.each([
  ["en", "One of many words. "],
  ["ja", "入会について教えてください。"],
  ["en", "👨‍👩‍👧‍👦"],
  ["en", "line\n"],
] as const)("a long message is quoted up to a word, and never makes the address too long: %s %j", (language, part) => {
  const message = part.repeat(400).trim().slice(0, contactLimits.message).toWellFormed();
  const reply = replyTo(someInquiry({ language, message, name: "港".repeat(100) }), language);
  expect(reply.href.length).toBeLessThanOrEqual(2000);
  expect(reply.isShortened).toBe(true);
  const quoted = bodyOf(reply.href).split("\r\n").slice(3);
  expect(quoted.at(-1)).toBe("> […]");
  const kept = quoted.slice(0, -1).map((line) => line.slice(2));
  expect(message.startsWith(kept.join("\n"))).toBe(true);
  expect(kept.join("").length).toBeGreaterThan(40);
  expect(reply.quotation.split("\n").slice(1)).toEqual(message.split("\n").map((line) => `> ${line}`));
});

test("the longest message that fits is quoted whole, one character more is not", () => {
  const room = 2000 - replyTo(someInquiry({ message: "" }), "en").href.length;
  expect(replyTo(someInquiry({ message: "w".repeat(room) }), "en")).toMatchObject({ isShortened: false });
  expect(replyTo(someInquiry({ message: "w".repeat(room) }), "en").href).toHaveLength(2000);
  expect(replyTo(someInquiry({ message: "w".repeat(room + 1) }), "en").isShortened).toBe(true);
});

test("half a character, an odd address and what looks like a header harm nothing", () => {
  const { href } = replyTo(someInquiry({ email: "a&b?cc=x@y.example", message: "\ud800&cc=z@y.example" }), "en");
  expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
  expect(href.startsWith("mailto:a%26b%3Fcc%3Dx@y.example?")).toBe(true);
});
