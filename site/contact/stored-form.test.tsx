import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../content/model/text/language";
import { renderPage } from "../test-support/render-page";
import { Contact } from "./ContactPage";

const data = {
  texts: { heading: "Contact us", introduction: "Hi", formHeading: "Form", privacyNote: "Note", notes: [] },
  service: { endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" },
  captchaSiteKey: null,
};
const visit = (language: Language = "en") =>
  renderPage(<Contact {...data} />, { language, path: "/demo-contact", pages: ["terms"] });
const [name, email, message] = [0, 2, 4].map(
  (at) => () => screen.getAllByRole<HTMLInputElement>("textbox")[at] as HTMLInputElement,
) as [() => HTMLInputElement, () => HTMLInputElement, () => HTMLInputElement];
const support = (words: string) => screen.getByRole("radio", { name: words });

function answers(status: number): void {
  globalThis.fetch = (() =>
    Promise.resolve({
      status,
      ok: status === 200,
      json: () => Promise.resolve({ status: "ok" }),
    })) as unknown as typeof fetch;
}
async function fillIn(): Promise<void> {
  await userEvent.type(name(), "Tan Mei");
  await userEvent.type(email(), "mei@example.com");
  await userEvent.type(message(), "Hello");
  await userEvent.click(support("Support"));
}
async function send(): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));
  await act(() => Promise.resolve());
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("what is typed is there again on the page that comes next, in the other language, too", async () => {
  const { unmount } = visit();
  await fillIn();
  unmount();
  visit("ja");
  expect([name().value, email().value, message().value]).toEqual(["Tan Mei", "mei@example.com", "Hello"]);
  expect(support("サポート")).toBeChecked();
});

test("it is forgotten once it is sent, not when sending fails", async () => {
  const first = visit();
  await fillIn();
  answers(500);
  await send();
  first.unmount();
  const second = visit();
  expect(message()).toHaveValue("Hello");
  answers(200);
  await send();
  expect(screen.getByText("Thank you for your inquiry!")).toBeInTheDocument();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("mei");
  second.unmount();
  visit();
  expect([name().value, message().value]).toEqual(["", ""]);
  expect(support("Membership")).toBeChecked();
});

test("a page out of the back/forward cache shows what was typed last, and nothing after it was sent", async () => {
  visit();
  await userEvent.type(message(), "Hello");
  const kept = JSON.parse(sessionStorage.getItem("chamber-contact") ?? "") as object;
  sessionStorage.setItem("chamber-contact", JSON.stringify({ ...kept, message: "Hello again" }));
  const back = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  back();
  expect(message()).toHaveValue("Hello again");
  sessionStorage.setItem("chamber-contact", "{}");
  back();
  expect(message()).toHaveValue("");
});

test("without storage, or with something else in it, the form works as ever", async () => {
  sessionStorage.setItem("chamber-contact", "nonsense");
  const { unmount } = visit();
  await userEvent.type(message(), "Hello");
  expect(message()).toHaveValue("Hello");
  unmount();
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("disabled");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("disabled");
  });
  answers(200);
  visit();
  await fillIn();
  await send();
  expect(screen.getByText("Thank you for your inquiry!")).toBeInTheDocument();
});
