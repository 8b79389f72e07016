import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "../test-support/render-page";
import { Contact } from "./ContactPage";

const data = {
  texts: { heading: "Contact us", introduction: "Hi", formHeading: "Form", privacyNote: "Note", notes: [] },
  captchaSiteKey: null,
};
const own = { endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" };
const external = { endpoint: "https://mail.example/send", serviceId: "s", templateId: "t", userId: "u" };
const page = { status: 200, text: "<!doctype html><title>Not found</title>" };

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Sends an inquiry to a host that answers like this; `language` of the page. */
async function sendTo(service: typeof own, answer: typeof page, message = "Hello & welcome", japanese = false) {
  globalThis.fetch = (() =>
    Promise.resolve({
      status: answer.status,
      ok: answer.status < 300,
      json: () => Promise.resolve().then(() => JSON.parse(answer.text) as unknown),
    })) as unknown as typeof fetch;
  const language = japanese ? "ja" : "en";
  renderPage(<Contact {...data} service={service} />, { language, path: "/demo-contact", pages: ["terms"] });
  const user = userEvent.setup({ delay: null });
  const [name, , email, , text] = screen.getAllByRole("textbox") as [HTMLElement, ...HTMLElement[]];
  await user.type(name, "Tan Mei");
  await user.type(email as HTMLElement, "mei@example.com");
  await user.click(text as HTMLElement);
  await user.paste(message);
  await user.click(screen.getByRole("button", { name: japanese ? "送信する" : "Send message" }));
  await act(() => Promise.resolve());
}
const mailLink = () => screen.getByRole("alert").querySelector("a")?.getAttribute("href") ?? "";

test.each([page, { ...page, status: 404 }, { ...page, status: 405 }, { status: 200, text: "OK" }])(
  "on a static host that answers $status nothing counts as sent: the text goes on by mail",
  async (answer) => {
    await sendTo(own, answer);
    expect(await screen.findByRole("alert")).toHaveTextContent("Messages cannot be sent from this page at the moment.");
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(mailLink()).toBe(
      "mailto:office@demo.example?subject=Membership&body=Hello%20%26%20welcome%0D%0A%0D%0ATan%20Mei%0D%0A",
    );
    expect(screen.getByDisplayValue("Hello & welcome")).toBeInTheDocument();
  },
);

test("a text too long for an address stays in the form only", async () => {
  await sendTo(own, page, "長".repeat(300), true);
  expect(await screen.findByRole("alert")).toHaveTextContent("現在、このページからは送信できません。");
  expect(mailLink()).toMatch(/^mailto:office@demo\.example\?subject=[^&]+$/);
});

test("an API that is away for a moment is tried again", async () => {
  await sendTo(own, { ...page, status: 502 });
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
});

test("an API that cannot store messages says so in its own words", async () => {
  const message = "Our server cannot store messages at the moment.";
  await sendTo(own, { status: 503, text: JSON.stringify({ error: { code: "store-unavailable", message } }) });
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
});

test("an external service may answer with any text", async () => {
  await sendTo(external, { status: 200, text: "OK" });
  expect(await screen.findByText("Thank you for your inquiry!")).toBeInTheDocument();
});
