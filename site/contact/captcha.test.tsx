import { act, fireEvent, screen } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import { Contact } from "./ContactPage";
import type { CaptchaService } from "./load-captcha";

type Options = Parameters<CaptchaService["render"]>[1];

const address = "https://www.google.com/recaptcha/api.js?onload=onCaptchaLoaded&render=explicit&hl=en";
let tokens: (string | undefined)[];
let status: number;
let rendered: { readonly element: HTMLElement; readonly options: Options }[];
let resets: number[];

/** The service at its public shape, as its script puts it into the page. */
const service: CaptchaService = {
  render: (element, options) => rendered.push({ element, options }) - 1,
  reset: (widget) => {
    resets.push(widget);
  },
};
const script = (): HTMLScriptElement => {
  const found = document.querySelector<HTMLScriptElement>("head script");
  if (!found) throw new Error("No script");
  return found;
};
const loadService = (): Promise<void> =>
  act(async () => {
    window.grecaptcha = service;
    window.onCaptchaLoaded?.();
    await Promise.resolve();
  });
const widget = (): Options => {
  const last = rendered.at(-1);
  if (!last) throw new Error("No widget");
  return last.options;
};
function visit() {
  const page = renderPage(
    <Contact
      texts={{ heading: "Contact", introduction: "Hi", formHeading: "Form", privacyNote: "Note", notes: [] }}
      service={{ endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" }}
      captchaSiteKey="site-key"
    />,
  );
  const fill = (name: string, value: string) =>
    fireEvent.input(screen.getByRole("textbox", { name }), { target: { value } });
  fill("Name", "Mei");
  fill("Email", "mei@example.com");
  fill("Message", "Hello");
  return page;
}
const send = (): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Send message" }));
    await new Promise((resolve) => setTimeout(resolve));
  });
const check = () => screen.getByRole("group", { name: "Verification" });

beforeEach(() => {
  [tokens, rendered, resets, status] = [[], [], [], 200];
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.fetch = ((_address: string, { body }: RequestInit) => {
    const call = JSON.parse(body as string) as { template_params: Record<string, string> };
    tokens.push(call.template_params["g-recaptcha-response"]);
    return Promise.resolve({ status, ok: status === 200, json: () => Promise.resolve({}) });
  }) as typeof fetch;
});
afterEach(() => {
  for (const left of document.querySelectorAll("head script")) left.remove();
  delete window.grecaptcha;
  jest.restoreAllMocks();
});

test("the script is loaded for explicit rendering, and the widget rendered with the site key", async () => {
  visit();
  expect(script().src).toBe(address);
  expect(rendered).toEqual([]);
  await loadService();
  expect(widget().sitekey).toBe("site-key");
  expect(check()).toContainElement(rendered[0]?.element ?? null);
});

test("it must be completed; completing it clears the error and its token is sent", async () => {
  visit();
  await loadService();
  await send();
  expect(check()).toHaveAccessibleDescription("Please verify you are not a robot");
  fireEvent.click(screen.getByRole("link", { name: "Please verify you are not a robot" }));
  expect(check()).toHaveFocus();
  act(() => widget().callback("token-1"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await send();
  expect(tokens).toEqual(["token-1"]);
});

test("an expired captcha must be completed again; what was written stays", async () => {
  visit();
  await loadService();
  act(() => widget().callback("token-1"));
  act(() => widget()["expired-callback"]());
  await send();
  expect(tokens).toEqual([]);
  expect(check()).toHaveAccessibleDescription("Please verify you are not a robot");
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
});

test("after a failed call the captcha is reset and must be completed again", async () => {
  status = 500;
  visit();
  await loadService();
  act(() => widget().callback("token-1"));
  await send();
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong. Please try again.");
  expect(resets).toEqual([0]);
  await send();
  expect(tokens).toEqual(["token-1"]);
  expect(check()).toHaveAccessibleDescription("Please verify you are not a robot");
});

test("where the script cannot be loaded the form says how to write instead, and a later visit tries again", async () => {
  const { unmount } = visit();
  await act(async () => {
    fireEvent.error(script());
    await Promise.resolve();
  });
  expect(check()).toHaveTextContent("could not be loaded");
  expect(check().querySelector("a")).toHaveAttribute("href", "mailto:office@demo.example");
  await send();
  expect(tokens).toEqual([]);
  unmount();
  visit();
  await loadService();
  expect(rendered).toHaveLength(1);
});

test("a second visit uses the script that is there", async () => {
  visit().unmount();
  visit();
  expect(document.querySelectorAll("head script")).toHaveLength(1);
  await loadService();
  expect(rendered).toHaveLength(1);
});
