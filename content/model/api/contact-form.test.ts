import { fc } from "../test-support/seeded-fast-check";
import {
  contactFields,
  contactLimits,
  contactProblems,
  defaultInquiryType,
  inquiryTypes,
  tidyContactForm,
  type ContactForm,
} from "./contact-form";

const form = (fields: Partial<ContactForm> = {}): ContactForm => ({
  name: "Aiko Tan",
  company: "",
  email: "aiko@example.org",
  contact: "",
  inquiryType: "Membership",
  message: "How do we join?",
  ...fields,
});

test("the three inquiry types, Membership first", () => {
  expect(inquiryTypes).toEqual(["Membership", "General", "Support"]);
  expect(defaultInquiryType).toBe("Membership");
});

test("company and contact are optional", () => {
  expect(contactProblems(form(), undefined)).toEqual({});
});

test.each<[keyof ContactForm | "captcha", string, string]>([
  ["name", "", "nameRequired"],
  ["name", " \n\u3000 ", "nameRequired"],
  ["name", "a\nb", "controlCharacters"],
  ["name", "a\u2028b", "controlCharacters"],
  ["name", "a\u0000b", "controlCharacters"],
  ["name", "a\ud800b", "brokenCharacter"],
  ["name", "x".repeat(101), "tooLong"],
  ["company", "x".repeat(151), "tooLong"],
  ["company", "a\tb", "controlCharacters"],
  ["email", "  ", "emailRequired"],
  ["email", "aiko", "emailInvalid"],
  ["email", "aiko@example", "emailInvalid"],
  ["email", "@example.org", "emailInvalid"],
  ["email", "a b@example.org", "emailInvalid"],
  ["email", "a@b@example.org", "emailInvalid"],
  ["email", "a@example.org,b@example.org", "emailInvalid"],
  ["email", "<a@example.org>", "emailInvalid"],
  ["email", "a@example..org", "emailInvalid"],
  ["email", "a@.example.org", "emailInvalid"],
  ["email", "a@exam/ple.org", "emailInvalid"],
  ["email", "a@example.org」b", "emailInvalid"],
  ["email", "太郎「a@example.org", "emailInvalid"],
  ["email", "a@example.jp様", "emailInvalid"],
  ["email", "※a@example.jp", "emailInvalid"],
  ["email", "→a@example.jp", "emailInvalid"],
  ["email", "‘a’@example.jp", "emailInvalid"],
  ["email", "a@example.jpです", "emailInvalid"],
  ["email", "a@example.jpー", "emailInvalid"],
  ["email", "a@example.jp-", "emailInvalid"],
  ["email", "a@-example.jp", "emailInvalid"],
  ["email", "a@example-.jp", "emailInvalid"],
  ["email", "a@example.123", "emailInvalid"],
  ["email", "a@example.org\r\nBcc: b@example.org", "controlCharacters"],
  ["email", `${"x".repeat(250)}@example.org`, "tooLong"],
  ["contact", "0".repeat(51), "tooLong"],
  ["inquiryType", "", "typeUnknown"],
  ["inquiryType", "membership", "typeUnknown"],
  ["message", "\t\n ", "messageRequired"],
  ["message", "a\u0007b", "controlCharacters"],
  ["message", "a\udc00b", "brokenCharacter"],
  ["message", "x".repeat(5001), "tooLong"],
])("%s %j is refused: %s", (field, value, problem) => {
  expect(contactProblems(form({ [field]: value }), undefined)).toEqual({ [field]: problem });
});

test.each([
  "aiko@example.org",
  "愛子@例え.jp",
  "a@例え.みんな",
  "a@xn--r8jz45g.xn--q9jyb4c",
  "a@1.example.JP",
  "a.b+c@mail.example.co.jp",
  " aiko@example.org ",
])("the address %s is accepted", (email) => {
  expect(contactProblems(form({ email }), undefined)).toEqual({});
});

test.each([
  ["taro@example.jp。", "taro@example.jp"],
  ["taroーyamada@example.jp", "taro-yamada@example.jp"],
  ["taroー@example.jp", "taro-@example.jp"],
  ["taro−yamada@exampleーco.jp", "taro-yamada@example-co.jp"],
  ["・taro@example.jp", "taro@example.jp"],
  ["…taro@example.jp", "taro@example.jp"],
  ["taro@example.jp、", "taro@example.jp"],
  ["taro@example.jp.", "taro@example.jp"],
  ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ", "taro@example.jp"],
  ["taro@example。co｡jp", "taro@example.co.jp"],
  ["taro@example.jp」", "taro@example.jp"],
  ["「taro@example.jp」", "taro@example.jp"],
  ["“taro@example.jp”", "taro@example.jp"],
  ["【 taro@example.jp 】。", "taro@example.jp"],
  ["｢taro@example.jp｣", "taro@example.jp"],
  ["taro@example.jp\u200b", "taro@example.jp"],
  ["\ufefftaro@exam\u00adple.jp", "taro@example.jp"],
  ["taro@example.jp！", "taro@example.jp"],
  ["taro@example.jp・", "taro@example.jp"],
  ["taro@example.jp/", "taro@example.jp"],
  ["taro@example.jp\u3164", "taro@example.jp"],
  ["taro@example.jp\uffa0", "taro@example.jp"],
  ["\u202ataro@example.jp\u202e", "taro@example.jp"],
])("the address %s is taken for %s", (email, meant) => {
  expect(contactProblems(form({ email }), undefined)).toEqual({});
  expect(tidyContactForm(form({ email })).email).toBe(meant);
});

test.each(["03-1234-5678", "+81 (0)3 1234 5678", "内線 12"])(
  "any format of a phone number is accepted: %s",
  (contact) => {
    expect(contactProblems(form({ contact }), undefined)).toEqual({});
  },
);

test("every problem of a form is found at once", () => {
  expect(contactProblems(form({ name: "", email: "", message: "" }), "")).toEqual({
    name: "nameRequired",
    email: "emailRequired",
    message: "messageRequired",
    captcha: "captchaRequired",
  });
});

test("a captcha is only asked for when one is rendered", () => {
  expect(contactProblems(form(), undefined)).toEqual({});
  expect(contactProblems(form(), " ")).toEqual({ captcha: "captchaRequired" });
  expect(contactProblems(form(), "token")).toEqual({});
});

test("a form at its limits is accepted", () => {
  const full = form({
    name: "名".repeat(contactLimits.name),
    company: "社".repeat(contactLimits.company),
    message: "文\n".repeat(contactLimits.message / 2),
  });
  expect(contactProblems(full, undefined)).toEqual({});
});

test("tidying keeps lines and inner white space, and does nothing a second time", () => {
  expect(tidyContactForm(form({ name: " 愛子  Tan\u3000", message: "\r\n One\r\n\r\n\tTwo\rThree \n" }))).toMatchObject(
    { name: "愛子  Tan", message: "One\n\n\tTwo\nThree" },
  );
  fc.assert(
    fc.property(
      fc.record(
        Object.fromEntries(contactFields.map((field) => [field, fc.string({ unit: "binary" })])) as Record<
          keyof ContactForm,
          fc.Arbitrary<string>
        >,
      ),
      (any) => {
        const tidy = tidyContactForm(any);
        expect(tidyContactForm(tidy)).toEqual(tidy);
        expect(contactProblems(any, undefined)).toEqual(contactProblems(tidy, undefined));
      },
    ),
  );
});

test("an address made to be slow to check takes no time", () => {
  const before = process.cpuUsage();
  for (let count = 0; count < 100; count += 1)
    contactProblems(form({ email: `a@${".a".repeat(125)}@`.slice(0, 254) }), undefined);
  // Of the processor, in microseconds: other programs on the machine take none of it.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
