import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";
import { act, fireEvent, screen } from "@testing-library/react";
import { createChallenge, verifySolution, type Payload } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { ContactCall } from "../../content/model/api/contact-call";
import type { Language } from "../../content/model/text/language";
import { renderPage } from "../test-support/render-page";
import { Contact } from "./ContactPage";

const hmacSignatureSecret = "of the API";
const own = { endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" };
let sent: ContactCall[];

beforeEach(() => {
  // What browsers have and jsdom lacks.
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  sent = [];
});
afterEach(() => jest.restoreAllMocks());

const makeChallenge = () =>
  createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10,
    keyPrefix: "0",
    expiresAt: Math.floor(Date.now() / 1000) + 60,
    deriveKey,
    hmacSignatureSecret,
  });

/** An API that requires a proof so many times before it takes the inquiry. */
async function apiAsks(times: number): Promise<void> {
  const challenge = await makeChallenge();
  globalThis.fetch = ((_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as ContactCall);
    const error = { code: "proof-required", message: "", challenge };
    const answer = sent.length <= times ? { error } : { status: "ok" };
    const status = sent.length <= times ? 429 : 200;
    return Promise.resolve({ status, ok: status === 200, json: () => Promise.resolve(answer) });
  }) as typeof fetch;
}

function send(language: Language = "en"): void {
  const texts = { heading: "Contact", introduction: "Hi", formHeading: "Form", privacyNote: "Note", notes: [] };
  renderPage(<Contact texts={texts} service={own} captchaSiteKey={null} />, { language, pages: ["terms"] });
  const [name, , email, , message] = screen.getAllByRole("textbox") as [HTMLElement, ...HTMLElement[]];
  fireEvent.input(name, { target: { value: "Mei" } });
  fireEvent.input(email as HTMLElement, { target: { value: "mei@example.com" } });
  fireEvent.input(message as HTMLElement, { target: { value: "Hello" } });
  fireEvent.click(screen.getByRole("button", { name: language === "en" ? "Send message" : "送信する" }));
}

test("in ordinary times nothing is calculated, and no proof is sent", async () => {
  await apiAsks(0);
  send();
  expect(await screen.findByText("Thank you for your inquiry!")).toBeInTheDocument();
  expect(sent.map(({ template_params: { proof } }) => proof)).toEqual([undefined]);
});

test("while many messages arrive the device says what it does, solves the challenge, and the message is sent", async () => {
  await apiAsks(1);
  send("ja");
  expect(await screen.findByText(/送信の前に端末で自動確認を行っています/)).toHaveAttribute("role", "status");
  expect(screen.getByRole("button", { name: "送信しています…" })).toBeDisabled();
  expect(await screen.findByText("お問い合わせありがとうございます。")).toBeInTheDocument();
  const proof = JSON.parse(atob(sent[1]?.template_params.proof ?? "")) as Payload;
  expect(await verifySolution({ ...proof, deriveKey, hmacSignatureSecret })).toMatchObject({ verified: true });
  expect(sent[1]?.template_params.message).toBe("Hello");
});

test("a challenge that was used up meanwhile is followed by another one, but not for ever", async () => {
  await apiAsks(3);
  send();
  expect(await screen.findByText("Thank you for your inquiry!")).toBeInTheDocument();
});

test("a server that is never content ends in a sentence", async () => {
  await apiAsks(99);
  send();
  expect(await screen.findByRole("alert")).toHaveTextContent("your device could not complete the automatic check");
  expect(sent).toHaveLength(4);
});

test("a browser that cannot calculate says so, offers e-mail, and keeps what was written", async () => {
  await apiAsks(1);
  Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
  send();
  const notice = await screen.findByRole("alert");
  expect(notice).toHaveTextContent("your device could not complete the automatic check. Please try again later.");
  expect(notice.querySelector("a")).toHaveAttribute("href", "mailto:office@demo.example");
  expect(notice).toHaveFocus();
  expect(screen.getByDisplayValue("Hello")).toBeInTheDocument();
  await act(() => Promise.resolve());
});
