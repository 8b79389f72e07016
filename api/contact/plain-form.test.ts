import { renameSync } from "node:fs";
import { JSDOM } from "jsdom";
import { parse, defaultTreeAdapter } from "parse5";
import type { Language } from "../../content/model/text/language";
import { bareContactPage } from "./bare-page";
import type { BuiltPage } from "./contact-routes";
import { inquiriesPerWindow } from "./inquiry-limit";
import { startContactServer, type ContactServer, type ContactServerOptions } from "./test-support/contact-server";
import { goodForm } from "./test-support/good-form";

const field = (name: string, control = `<input id="contact-${name}" name="${name}" aria-invalid="false">`) =>
  `<div class="contact-field" data-wrong="false">${control}</div>`;
const built = `<!doctype html><html><head><title>Contact</title></head><body><div class="contact-card" data-island="contact" data-props="{}">
<form class="contact-form" method="post" action="/api/contact"><input type="hidden" name="language" value="ja">
${field("name")}${field("company")}${field("email")}${field("contact")}
<fieldset><input type="radio" name="inquiryType" value="Membership" checked><input type="radio" name="inquiryType" value="Support"></fieldset>
${field("message", `<textarea id="contact-message" name="message"></textarea>`)}<button type="submit">Send</button></form></div>
<aside><a href="mailto:office@demo.example">office@demo.example</a></aside></body></html>`;
const page = () => Promise.resolve({ html: built, policy: "default-src 'self'" });

let server: ContactServer;
afterEach(() => server.close());

const start = async (options: ContactServerOptions = {}): Promise<void> => {
  server = await startContactServer({ page, ...options });
};

/** Sends a form as a browser does without a script. */
const send = (fields: Readonly<Record<string, string>> = {}, from = "60.9.9.9") =>
  server
    .visitor()
    .post("/api/contact")
    .set("X-Forwarded-For", from)
    .type("form")
    .send({ language: "en", ...goodForm, ...fields });

test("an inquiry of a form is stored and confirmed by the page, in the page's language", async () => {
  await start();
  const answer = await send({ language: "ja", message: "一行目\r\nline two" })
    .set("Accept-Language", "en")
    .expect(200)
    .expect("Content-Type", /^text\/html/)
    .expect("Content-Security-Policy", "default-src 'self'")
    .expect("Cache-Control", "no-store");
  expect(answer.text).toContain("<h2>お問い合わせありがとうございます。</h2>");
  expect(answer.text).toContain('href="/ja"');
  expect(answer.text).not.toMatch(/<form|data-island|data-props/);
  expect(await server.inquiries()).toMatchObject([{ ...goodForm, message: "一行目\nline two", language: "ja" }]);
});

test("what is wrong is said at its field and above all, what was typed stays, and nothing is stored", async () => {
  await start();
  const typed = {
    name: " ",
    company: 'Lion & "Sons"',
    email: "aiko",
    inquiryType: "Support",
    message: "</textarea><b>x",
  };
  const { text } = await send(typed).expect(400);
  expect(text).toContain("<title>Error: Contact</title>");
  expect(text).toContain('<a href="#contact-name">Name is required</a>');
  expect(text).toContain('<a href="#contact-email">Email is invalid</a>');
  expect(text).toMatch(/aria-invalid="true" aria-describedby="contact-email-error"/);
  expect(text).toContain('<p class="contact-error" id="contact-email-error">Email is invalid</p>');
  expect(text).toContain('value="Lion &amp; &quot;Sons&quot;"');
  expect(text).toContain("&lt;/textarea&gt;&lt;b&gt;x</textarea>");
  expect(text).toContain('value="Support" checked=""');
  expect(text).not.toContain('value="Membership" checked');
  expect(text).toContain('name="language" value="ja"');
  expect(text).not.toContain("data-island");
  expect(text.match(/contact-error"/g)).toHaveLength(2);
  expect(server.files()).toEqual([]);
  expect(defaultTreeAdapter.getChildNodes(parse(text))).toHaveLength(2);
});

test("a form counts as a call does: too many of a household are refused with a page that keeps the text", async () => {
  await start();
  for (let sent = 0; sent < inquiriesPerWindow; sent += 1) await send().expect(200);
  const { text, headers } = await send({ message: "One more" }).expect(429);
  expect(text).toContain("You have sent several messages already.");
  expect(text).toContain("Something went wrong. Please try again.");
  expect(text).toContain("One more</textarea>");
  expect(text).toContain('<a href="mailto:office@demo.example">office@demo.example</a>');
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(server.files()).toHaveLength(inquiriesPerWindow);
});

test("while the data folder is gone the page says so in its language and keeps the text", async () => {
  await start();
  renameSync(server.dataDir, `${server.dataDir}-away`);
  const { text } = await send({ language: "ja", message: "よろしくお願いします" }).expect(503);
  expect(text).toContain("お問い合わせを受け付けられないため、送信できませんでした。");
  expect(text).toContain("よろしくお願いします</textarea>");
  expect(text).toContain('<a href="mailto:office@demo.example">');
  renameSync(`${server.dataDir}-away`, server.dataDir);
});

test("in a flood, which asks for a proof that no form has, the page says so", async () => {
  await start({ ceilings: { hour: 1, day: 9 } });
  await send().expect(200);
  const { text } = await send({ language: "ja" }, "60.8.8.8").expect(429);
  expect(text).toContain("端末での自動確認を完了できませんでした");
  expect(server.files()).toHaveLength(1);
});

test("where a captcha is rendered a form is refused: nobody can complete it without a script", async () => {
  await start({ verifyCaptcha: () => Promise.resolve() });
  const { text } = await send().expect(400);
  expect(text).toContain("Please verify you are not a robot");
  expect(server.files()).toEqual([]);
});

test("another website's form is refused, and a body without end is not read", async () => {
  await start();
  await send().set("Sec-Fetch-Site", "cross-site").expect(403);
  await send({ message: "x".repeat(200_000) }).expect(413);
  const tooLong = await send({ message: "長".repeat(5001) }).expect(400);
  expect(tooLong.text).toContain("Please use at most 5000 characters");
  expect(server.files()).toEqual([]);
});

test("while the release is gone a page without a build confirms, or keeps what was typed, in the page's language", async () => {
  const bare = (language: Language): Promise<BuiltPage> =>
    Promise.resolve({ html: bareContactPage(language, "office@demo.example"), policy: "default-src 'self'" });
  await start({ page: bare });
  const sent = await send({ language: "ja" }).expect(200);
  expect(sent.text).toContain("<h2>お問い合わせありがとうございます。</h2>");
  expect(await server.inquiries()).toMatchObject([{ ...goodForm, language: "ja" }]);

  const typed = { name: "山田 <太郎>", company: '"A"', email: "taro", contact: "03", inquiryType: "Support" };
  const refused = await send({ ...typed, language: "ja", message: "一行目\n二行目" }).expect(400);
  expect(refused.text).toContain('<html lang="ja">');
  expect(refused.text).toContain('<a href="#contact-email">');
  const { document } = new JSDOM(refused.text).window;
  const again = new URLSearchParams(
    [...document.querySelectorAll<HTMLInputElement>("input:not([type=radio]), input:checked, textarea")].map(
      ({ name, value }) => [name, value],
    ),
  );
  expect(Object.fromEntries(again)).toEqual({ ...typed, language: "ja", message: "一行目\n二行目" });
  expect(document.querySelector("a[href^=mailto]")?.textContent).toBe("office@demo.example");
});
