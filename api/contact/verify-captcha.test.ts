import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pino from "pino";
import request from "supertest";
import { captchaParameter } from "../../content/model/api/contact-form";
import { parseEnvironment } from "../env";
import { sameOriginHeaders, startTestServer } from "../test-support/test-server";
import { inquiriesPerWindow } from "./inquiry-limit";
import { contactCall, startContactServer, type ContactServer } from "./test-support/contact-server";
import { captchaVerifier } from "./verify-captcha";

/** Requests to the provider, and its answer. */
let asked: Record<string, string>[];
let answer: { readonly status: number; readonly body: string };
let provider: Server;
let server: ContactServer | undefined;
const verifyUrl = (): string => `http://127.0.0.1:${String((provider.address() as AddressInfo).port)}/siteverify`;

beforeEach(async () => {
  [asked, answer] = [[], { status: 200, body: '{"success":true}' }];
  provider = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      asked.push({ method: incoming.method ?? "", ...Object.fromEntries(new URLSearchParams(body)) });
      outgoing.writeHead(answer.status, { "Content-Type": "application/json" }).end(answer.body);
    });
  });
  await once(provider.listen(0, "127.0.0.1"), "listening");
  const verifyCaptcha = captchaVerifier({ secret: "the-secret", verifyUrl: verifyUrl() }, pino({ level: "silent" }));
  server = await startContactServer({ verifyCaptcha });
});
afterEach(async () => {
  await server?.close();
  provider.closeAllConnections();
  if (provider.listening) await new Promise((resolve) => provider.close(resolve));
});
const send = (token = "the-token", from?: string) => {
  if (server === undefined) throw new Error("no server");
  return server.send({ [captchaParameter]: token }, from);
};

test("a token is verified with the secret; the provider learns nothing else, and the token is not kept", async () => {
  await send().expect(200);
  expect(asked).toEqual([{ method: "POST", secret: "the-secret", response: "the-token" }]);
  expect(server?.files()).toHaveLength(1);
  expect(server?.file(server.files()[0] ?? "")).not.toContain("the-token");
});

test("an invented token is refused at the captcha, and nothing is kept", async () => {
  answer = { status: 200, body: '{"success":false,"error-codes":["invalid-input-response"]}' };
  const refused = await send("invented").expect(400);
  expect(refused.body.error.fields).toEqual({ captcha: "Please verify you are not a robot" });
  expect(server?.files()).toEqual([]);
});

test("invented tokens count: each is a call to the provider", async () => {
  answer = { status: 200, body: '{"success":false,"error-codes":["invalid-input-response"]}' };
  for (let count = 0; count < inquiriesPerWindow; count += 1) await send("invented", "198.51.100.7").expect(400);
  await send("invented", "198.51.100.7").expect(429);
  expect(asked).toHaveLength(inquiriesPerWindow);
});

test.each([
  ["is down", () => provider.close().closeAllConnections()],
  ["fails", () => (answer = { status: 500, body: "oops" })],
  ["answers something else", () => (answer = { status: 200, body: "<html>" })],
  [
    "refuses our secret",
    () => (answer = { status: 200, body: '{"success":false,"error-codes":["invalid-input-secret"]}' }),
  ],
])("a provider that %s is a clear error, and costs the visitor no try", async (_what, fail) => {
  fail();
  for (let count = 0; count < 6; count += 1) {
    const refused = await send("the-token", "198.51.100.7").expect(503);
    expect(refused.body.error).toEqual({
      code: "captcha-unavailable",
      message:
        "The verification service does not answer at the moment, so your message was not sent. Please try again in a few minutes.",
    });
    expect(refused.headers["retry-after"]).toBe("60");
  }
  expect(server?.log()).not.toContain('"level":50');
  expect(server?.log()).not.toContain("the-secret");
});

test("the whole service verifies as its settings say", async () => {
  const environment = { CAPTCHA_SITE_KEY: "key", CAPTCHA_SECRET: "s", CAPTCHA_VERIFY_URL: verifyUrl() };
  const { captchaSiteKey = "", captcha } = parseEnvironment(environment, "/");
  if (captcha === undefined) throw new Error("no captcha");
  const service = await startTestServer({ settings: { captchaSiteKey, captcha } });
  try {
    const post = (fields: object) =>
      request(service.url)
        .post("/api/contact")
        .set(sameOriginHeaders)
        .send(contactCall({ ...fields }));
    await post({}).expect(400);
    expect(asked).toEqual([]);
    await post({ [captchaParameter]: "t" }).expect(200);
    answer = { status: 200, body: '{"success":false}' };
    await post({ [captchaParameter]: "t" }).expect(400);
    expect(asked).toHaveLength(2);
  } finally {
    await service.close();
  }
});

test.each([
  [
    { CAPTCHA_SITE_KEY: "key" },
    /The setting CAPTCHA_SECRET is needed when CAPTCHA_SITE_KEY is used without CONTACT_ENDPOINT/,
  ],
  [{ CAPTCHA_SECRET: "s" }, /The setting CAPTCHA_SITE_KEY is needed when CAPTCHA_SECRET is used/],
  [
    { CAPTCHA_SITE_KEY: "key", CAPTCHA_SECRET: "s", CAPTCHA_VERIFY_URL: "http://verify.example.org" },
    /The setting CAPTCHA_VERIFY_URL must begin with https:/,
  ],
])("%j stops the start with a sentence", (environment, sentence) => {
  expect(() => parseEnvironment(environment, "/")).toThrow(sentence);
});

test("an external e-mail service verifies the captcha itself: no secret is needed here", () => {
  const { captchaSiteKey, captcha } = parseEnvironment(
    {
      CAPTCHA_SITE_KEY: "key",
      CONTACT_ENDPOINT: "https://mail.example.org/send",
      CONTACT_SERVICE_ID: "s",
      CONTACT_TEMPLATE_ID: "t",
      CONTACT_USER_ID: "u",
    },
    "/",
  );
  expect([captchaSiteKey, captcha]).toEqual(["key", undefined]);
});
