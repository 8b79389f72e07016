import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { countDrafts } from "../kit/drafts/device-store";
import { rememberedName, rememberName } from "../kit/session/remembered-name";
import type { Language } from "../../../content/model/text/language";
import { FakeApi, someNews } from "../test-support/fake-api";
import { FakeBrowser, stored } from "../test-support/fake-browser";
import { dialogSaying, openForm, renderAdmin } from "../test-support/render-admin";
import { newsParts } from "./news-parts";

const forget = "Forget what is kept on this device";
const loseOne = `${forget}? Unsaved texts that will be lost: 1. They cannot be brought back.`;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/adminNews");
});

/** A page on which a user has typed a title, and then logged out. */
async function loggedOut(browser = new FakeBrowser()) {
  const api = new FakeApi();
  api.on("GET /api/collections/news", { status: 200, body: [someNews()] });
  api.on("POST /api/logout", { status: 204 });
  api.on("POST /api/logout?forget=1", { status: 204 });
  api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
  rememberName("Aiko");
  const page = renderAdmin(newsParts, api, "en", browser);
  await screen.findByRole("article", { name: "New office" });
  await openForm();
  fireEvent.change(title(), { target: { value: "Half a sentence" } });
  await page.user.click(screen.getByRole("button", { name: "Logout" }));
  await screen.findByLabelText("Password");
  return { ...page, api };
}

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title \(English\)/);
const answer = async (question: string, name: string) =>
  within(await dialogSaying(question)).getByRole("button", { name });
const logIn = async ({ user }: Awaited<ReturnType<typeof loggedOut>>) => {
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
  await user.click(screen.getByRole("button", { name: "Login" }));
  await screen.findByRole("article", { name: "New office" });
};

test("after Logout drafts and name are forgotten on this device when that is chosen and confirmed", async () => {
  const page = await loggedOut();
  await stored("Half a sentence");
  await page.user.click(screen.getByRole("button", { name: forget }));
  await page.user.click(await answer(loseOne, "Forget"));
  expect(await screen.findByText("Nothing is kept on this device any more.")).toBeInTheDocument();
  expect([await countDrafts(), rememberedName()]).toEqual([0, ""]);
  expect(screen.getByLabelText(/^Your name/)).toHaveValue("");
  expect(page.api.sentTo("POST /api/logout?forget=1")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: forget })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent("New office");
  await logIn(page);
  expect(title()).toHaveValue("");
  expect(screen.queryByRole("region", { name: "Unsaved text" })).not.toBeInTheDocument();
});

test("without that choice everything stays: nothing is lost by Logout or by Cancel", async () => {
  const page = await loggedOut();
  await stored("Half a sentence");
  await page.user.click(screen.getByRole("button", { name: forget }));
  await page.user.click(await answer(loseOne, "Cancel"));
  expect([await countDrafts(), rememberedName()]).toEqual([1, "Aiko"]);
  await logIn(page);
  expect(title()).toHaveValue("Half a sentence");
});

test("while the server cannot be reached the device forgets what it holds; the page says so and offers it again", async () => {
  const page = await loggedOut();
  await stored("Half a sentence");
  page.api.on("POST /api/logout?forget=1", "offline");
  await page.user.click(screen.getByRole("button", { name: forget }));
  await page.user.click(await answer(loseOne, "Forget"));
  await page.user.click(await answer("Not everything could be forgotten. Please try again.", "OK"));
  expect([await countDrafts(), rememberedName()]).toEqual([0, "Aiko"]);
  page.api.on("POST /api/logout?forget=1", { status: 204 });
  await page.user.click(screen.getByRole("button", { name: forget }));
  await page.user.click(await answer(`${forget}? No unsaved text is lost.`, "Forget"));
  expect(await screen.findByText("Nothing is kept on this device any more.")).toBeInTheDocument();
  expect(rememberedName()).toBe("");
});

test("a browser that keeps no drafts says that text on the page would be lost", async () => {
  const page = await loggedOut(new FakeBrowser("none"));
  await page.user.click(screen.getByRole("button", { name: forget }));
  const question = `${forget}? Unsaved text, if there is any, will be lost and cannot be brought back.`;
  await page.user.click(await answer(question, "Cancel"));
  await logIn(page);
  expect(title()).toHaveValue("Half a sentence");
});

test.each([
  ["en", forget],
  ["ja", "この端末に残っている情報を消去する"],
] as const)("a login box that is opened later offers it only where something is kept: %s", async (language, name) => {
  const open = (where: FakeBrowser, as: Language) => {
    const api = new FakeApi();
    api.on("GET /api/session", { status: 200, body: { loggedIn: false } });
    return renderAdmin(newsParts, api, as, where);
  };
  const browser = new FakeBrowser();
  open(browser, language);
  await waitFor(() => expect(document.querySelector("input[type=password]")).toBeInTheDocument());
  expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  cleanup();
  await loggedOut(browser);
  await stored("Half a sentence");
  rememberName("");
  cleanup();
  open(browser, language);
  expect(await screen.findByRole("button", { name })).toBeInTheDocument();
});
