import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContactCall } from "../../content/model/api/contact-call";
import type { Language } from "../../content/model/text/language";
import { navigate } from "../shell/navigate";
import { renderPage } from "../test-support/render-page";
import { Contact } from "./ContactPage";
import type { ContactPageData } from "./contact-page-data";
import { sendTimeout } from "./send-inquiry";

const data: ContactPageData = {
  texts: {
    heading: "Contact us",
    introduction: "Write to us",
    formHeading: "Send us a message",
    privacyNote: "Only to answer you.",
    notes: [{ title: "Opening hours", text: "Monday to Friday" }],
  },
  service: { endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" },
  captchaSiteKey: null,
};
const title = "Contact | Demo Chamber";

interface Sent {
  readonly address: string;
  readonly headers: Headers;
  readonly body: ContactCall;
}
type Reply = { readonly status: number; readonly body?: unknown } | "no network" | "no answer";

let sent: Sent[];

/** Replaces the network's edge; the last reply is given again and again. */
function receiverAnswers(...replies: Reply[]): void {
  sent = [];
  globalThis.fetch = ((address: string, { headers, body, signal }: RequestInit) => {
    sent.push({ address, headers: new Headers(headers), body: JSON.parse(body as string) as ContactCall });
    const reply = replies[Math.min(sent.length, replies.length) - 1];
    if (reply === undefined || reply === "no network") return Promise.reject(new TypeError("network unreachable"));
    if (reply === "no answer") {
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));
    }
    const json = (): Promise<unknown> =>
      reply.body === undefined ? Promise.reject(new SyntaxError("not JSON")) : Promise.resolve(reply.body);
    return Promise.resolve({ status: reply.status, ok: reply.status < 300, json });
  }) as typeof fetch;
}

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const visit = (language: Language = "en", change: Partial<ContactPageData> = {}) => {
  document.title = title;
  return renderPage(<Contact {...data} {...change} />, { language, path: "/demo-contact", pages: ["terms"] });
};
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Send/ });
const send = async (name: string | RegExp = /^Send/): Promise<void> => {
  await user.click(screen.getByRole("button", { name }));
  // The answer arrives and is read.
  await act(() => jest.advanceTimersByTimeAsync(0));
};
async function fillIn(): Promise<void> {
  await user.type(field("Name"), "Tan Mei");
  await user.type(field("Email"), "mei@example.com");
  await user.type(field("Message"), "Hello");
}
const seconds = async (count: number): Promise<void> => {
  for (let second = 0; second < count; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(navigate).mockClear();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  receiverAnswers({ status: 200, body: { status: "ok" } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("the fields with what browsers may fill in, Membership as the default inquiry type", () => {
  visit();
  expect(field("Name")).toHaveAttribute("autocomplete", "name");
  expect(field("Company")).toHaveAttribute("autocomplete", "organization");
  expect(field("Email")).toHaveAttribute("autocomplete", "email");
  expect(field("Phone")).toHaveAttribute("autocomplete", "tel");
  expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual([
    "Membership",
    "General",
    "Support",
  ]);
  expect(screen.getByRole("radio", { name: "Membership" })).toBeChecked();
  expect(screen.getByRole("group", { name: "Inquiry type" })).toBeInTheDocument();
});

test("name, email and message are marked and required, company and phone are not", () => {
  visit();
  for (const name of ["Name", "Email", "Message"]) {
    expect(field(name)).toBeRequired();
    expect(screen.getByText(name, { selector: "label" })).toHaveTextContent(`${name} *`);
  }
  for (const name of ["Company", "Phone"]) {
    expect(field(name)).not.toBeRequired();
    expect(screen.getByText(name, { selector: "label" })).not.toHaveTextContent("*");
  }
});

test("an empty form: the summary takes the focus, the fields say the same, the title begins with Error:", async () => {
  visit();
  await user.type(field("Name"), "   ");
  await send();
  const summary = screen.getByRole("alert", { name: "Please check the form" });
  expect(summary).toHaveFocus();
  const words = within(summary)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
  expect(words).toEqual(["Name is required", "Email is required", "Message is required"]);
  expect(field("Name")).toBeInvalid();
  expect(field("Name")).toHaveAccessibleDescription("Name is required");
  expect(field("Email")).toHaveAccessibleDescription("Email is required");
  expect(field("Message")).toHaveAccessibleDescription("Message is required");
  expect(field("Company")).toBeValid();
  expect(document.title).toBe(`Error: ${title}`);
  expect(sent).toEqual([]);
});

test("a line of the summary leads to its field", async () => {
  visit();
  await send();
  await user.click(screen.getByRole("link", { name: "Email is required" }));
  expect(field("Email")).toHaveFocus();
});

test("the summary takes the focus again at each try", async () => {
  visit();
  await send();
  await user.type(field("Name"), "Mei");
  await send();
  expect(screen.getByRole("alert")).toHaveFocus();
});

test("a field's error clears when that field is edited, the others stay", async () => {
  visit();
  await send();
  await user.type(field("Name"), "M");
  expect(field("Name")).toBeValid();
  expect(field("Name")).not.toHaveAccessibleDescription();
  expect(screen.queryByText("Name is required")).not.toBeInTheDocument();
  expect(field("Email")).toBeInvalid();
  await user.type(field("Email"), "m");
  await user.type(field("Message"), "m");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(document.title).toBe(title);
});

test.each(["mei", "mei@example", "mei@@example.com", "mei tan@example.com"])("email %s is invalid", async (email) => {
  visit();
  await fillIn();
  fireEvent.input(field("Email"), { target: { value: email } });
  await send();
  expect(field("Email")).toHaveAccessibleDescription("Email is invalid");
  expect(sent).toEqual([]);
});

test("a text beyond its limit is refused with the limit, not cut off", async () => {
  visit();
  await fillIn();
  fireEvent.input(field("Message"), { target: { value: "x".repeat(5001) } });
  await send();
  expect(field("Message")).toHaveAccessibleDescription("Please use at most 5000 characters");
});

test("what is sent is the body of the external service's call, tidied", async () => {
  visit();
  await fillIn();
  await user.type(field("Name"), "  ");
  await user.type(field("Company"), "Merlion K.K.");
  await user.type(field("Phone"), "+81 (0)3-1234-5678 ext. 9");
  await user.click(screen.getByRole("radio", { name: "Support" }));
  await send();
  expect(sent.map(({ address, body }) => ({ address, body }))).toEqual([
    {
      address: "/api/contact",
      body: {
        service_id: "inbox",
        template_id: "inbox",
        user_id: "inbox",
        template_params: {
          name: "Tan Mei",
          company: "Merlion K.K.",
          email: "mei@example.com",
          contact: "+81 (0)3-1234-5678 ext. 9",
          inquiryType: "Support",
          message: "Hello",
        },
      },
    },
  ]);
});

test("an external service gets the same body at its own address", async () => {
  const service = { endpoint: "https://mail.example/send", serviceId: "s1", templateId: "t1", userId: "u1" };
  visit("en", { service });
  await fillIn();
  await send();
  expect(sent[0]).toMatchObject({
    address: "https://mail.example/send",
    body: { service_id: "s1", template_id: "t1", user_id: "u1", template_params: { inquiryType: "Membership" } },
  });
});

test("an address typed in full-width characters is sent as what it means", async () => {
  visit();
  await fillIn();
  fireEvent.input(field("Email"), { target: { value: "mei＠example．com" } });
  await send();
  expect(sent[0]?.body.template_params.email).toBe("mei@example.com");
});

test("while sending the button is disabled and says so, and nothing is sent twice", async () => {
  receiverAnswers("no answer");
  visit();
  await fillIn();
  await send();
  expect(sendButton()).toBeDisabled();
  expect(sendButton()).toHaveTextContent("Sending…");
  expect(screen.getByRole("status")).toHaveTextContent("Sending…");
  const form = sendButton().form;
  if (form) fireEvent.submit(form);
  expect(sent).toHaveLength(1);
});

test("thanks, then a countdown from 5 that ends with the way home", async () => {
  visit();
  await fillIn();
  await send();
  const thanks = screen.getByRole("group", { name: "Thank you for your inquiry!" });
  expect(thanks).toHaveFocus();
  expect(thanks).toHaveAccessibleDescription("Redirecting to homepage in 5...");
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  await seconds(4);
  expect(thanks).toHaveAccessibleDescription("Redirecting to homepage in 1...");
  expect(navigate).not.toHaveBeenCalled();
  await seconds(3);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/"]]);
});

test("in Japanese the words are Japanese and the way home leads to the Japanese home page", async () => {
  visit("ja");
  await send("送信する");
  expect(field("お名前")).toHaveAccessibleDescription("お名前を入力してください");
  expect(document.title).toBe(`エラー：${title}`);
  await user.type(field("お名前"), "田中");
  await user.type(field("メールアドレス"), "tanaka@example.jp");
  await user.type(field("お問い合わせ内容"), "入会について");
  await send("送信する");
  expect(sent[0]?.headers.get("Accept-Language")).toBe("ja");
  expect(screen.getByText("5秒後にトップページへ移動します。")).toBeInTheDocument();
  await seconds(5);
  expect(jest.mocked(navigate).mock.calls).toEqual([["/ja"]]);
});

test("who would rather stay stops the countdown", async () => {
  visit();
  await fillIn();
  await send();
  await seconds(2);
  await user.click(screen.getByRole("button", { name: "Stay on this page" }));
  await seconds(10);
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole("group", { name: "Thank you for your inquiry!" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Go to the homepage now" })).toHaveAttribute("href", "/");
});

test("the page out of the back/forward cache does not go on counting", async () => {
  visit();
  await fillIn();
  await send();
  await seconds(2);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(screen.getByText(/Your message has reached us/)).toBeInTheDocument();
  await seconds(10);
  expect(navigate).not.toHaveBeenCalled();
});

test("leaving the page stops the countdown", async () => {
  const { unmount } = visit();
  await fillIn();
  await send();
  await seconds(2);
  unmount();
  await seconds(10);
  expect(navigate).not.toHaveBeenCalled();
});

test("a failure says so and takes the focus, what was written stays, and one can try again", async () => {
  receiverAnswers("no network", { status: 200, body: { status: "ok" } });
  visit();
  await fillIn();
  await send();
  const notice = screen.getByRole("alert");
  expect(notice).toHaveFocus();
  expect(notice).toHaveTextContent("Something went wrong. Please try again.");
  expect(within(notice).getByRole("link")).toHaveAttribute("href", "mailto:office@demo.example");
  expect(document.title).toBe(`Error: ${title}`);
  expect(field("Message")).toHaveValue("Hello");
  expect(sendButton()).toBeEnabled();
  expect(sendButton()).toHaveTextContent("Send message");
  await send();
  expect(screen.getByText("Thank you for your inquiry!")).toBeInTheDocument();
  expect(document.title).toBe(title);
});

test("a receiver that does not answer is given up", async () => {
  receiverAnswers("no answer");
  visit();
  await fillIn();
  await send();
  await act(() => jest.advanceTimersByTimeAsync(sendTimeout - 1000));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await seconds(1);
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong.");
});

test("the API's own words are added where they help, and only there", async () => {
  const error = (code: string, message: string, fields?: object) => ({ error: { code, message, fields } });
  receiverAnswers(
    { status: 429, body: error("too-many-tries", "Please wait a few minutes.") },
    { status: 400, body: error("invalid-input", "Check the fields.", { email: "No such address" }) },
    { status: 500, body: error("internal", "Technical words") },
    { status: 502 },
  );
  visit();
  await fillIn();
  await send();
  expect(screen.getByRole("alert")).toHaveTextContent("Please wait a few minutes.");
  await send();
  expect(screen.getByRole("alert")).toHaveTextContent("No such address");
  await send();
  expect(screen.getByRole("alert")).not.toHaveTextContent("Technical words");
  await send();
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
});

test("Enter sends the form, but not the Enter that ends a Japanese conversion", async () => {
  visit();
  // False where the page has prevented what Enter does by default, which is to send the form.
  expect(fireEvent.keyDown(field("Name"), { key: "Enter", isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field("Name"), { key: "Enter", keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field("Name"), { key: "Enter", keyCode: 13 })).toBe(true);
  expect(fireEvent.keyDown(field("Name"), { key: "a", isComposing: true })).toBe(true);
  await fillIn();
  await user.type(field("Company"), "{Enter}");
  expect(sent).toHaveLength(1);
});

test("the terms are linked, and the address for those who write by mail", () => {
  visit();
  expect(screen.getByRole("link", { name: "Terms and Privacy" })).toHaveAttribute("href", "/demo-terms");
  const notes = within(screen.getByRole("complementary", { name: "Before you write" }));
  expect(notes.getByRole("link")).toHaveAttribute("href", "mailto:office@demo.example");
  expect(notes.getByText("Monday to Friday")).toBeInTheDocument();
});

test("no captcha is asked for or loaded without a site key", async () => {
  visit();
  await fillIn();
  await send();
  expect(document.querySelector("script")).toBeNull();
  expect(sent[0]?.body.template_params).not.toHaveProperty("g-recaptcha-response");
});

test.each([
  ["We only answer. Details are in our [terms and privacy policy].", "terms and privacy policy"],
  ["We only answer.", "Terms and Privacy"],
])("the privacy notice links to the full one: %s", (privacyNote, name) => {
  visit("en", { texts: { ...data.texts, privacyNote } });
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", "/demo-terms");
  expect(link.closest("p")).toHaveTextContent(privacyNote.replace(/[[\]]/g, ""));
});
