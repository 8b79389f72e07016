import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { errorReply, FakeApi, someNews } from "../test-support/fake-api";
import { FakeBrowser, stored } from "../test-support/fake-browser";
import { dialogSaying, openForm, renderAdmin } from "../test-support/render-admin";
import { newsParts } from "./news-parts";

const save = "PUT /api/collections/news/2026-11-01-new-office";
const question = "Are you sure you want to save these changes?";
const done = "News item updated successfully!";

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/adminNews");
});

async function openPage(browser = new FakeBrowser(), api = new FakeApi()) {
  api.on("GET /api/collections/news", { status: 200, body: [someNews()] });
  const listOnly = window.location.search === "";
  const page = renderAdmin(newsParts, api, "en", browser);
  await within(page.container).findByRole("article", { name: "New office" });
  if (listOnly) await openForm(page.container);
  return page;
}

const titleIn = (container: HTMLElement) => within(container).getByLabelText<HTMLInputElement>(/^Title \(English\)/);
const title = () => titleIn(document.body);
const type = (text: string, field = title()) => fireEvent.change(field, { target: { value: text } });
const inDialog = async (words: string, name: string) => within(await dialogSaying(words)).getByRole("button", { name });
const notice = () => screen.findByRole("region", { name: "Unsaved text" });

/** Opens the page again, as after a reload or a crash: only the storage is left, which then holds `kept`. */
async function again(page: Awaited<ReturnType<typeof openPage>>, kept = title().value) {
  fireEvent(window, new Event("pagehide"));
  await stored(kept);
  cleanup();
  return openPage(page.browser, page.api);
}

describe("unsaved text", () => {
  test("is offered after a crash with title and time, item by item, and continued with its picture only when wanted", async () => {
    let page = await openPage();
    type("Of a new item");
    const input = page.container.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file input");
    fireEvent.change(input, { target: { files: [new File(["bytes"], "desk.png", { type: "image/png" })] } });
    await screen.findByText(/New image: desk\.png/);
    page = await again(page);
    await page.user.click(await screen.findByRole("button", { name: "Edit" }));
    type("Of the office");
    page = await again(page);

    const region = await notice();
    const entries = within(region).getAllByRole("listitem");
    expect(entries.map((entry) => entry.querySelector("p")?.textContent).sort()).toEqual([
      expect.stringMatching(/^Unsaved text from Nov 21, 09:00 of “Of a new item \(new\)” was found\.$/),
      expect.stringMatching(/^Unsaved text from Nov 21, 09:00 of “Of the office” was found\.$/),
    ]);
    // The address says which item was edited; its own text is offered, not forced.
    expect(title()).toHaveValue("New office");
    const ofNew = within(region)
      .getByText(/Of a new item/)
      .closest("li");
    await page.user.click(within(ofNew ?? region).getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(title()).toHaveValue("Of a new item"));
    expect(await screen.findByText(/New image: desk\.png/)).toBeInTheDocument();
    expect(window.location.search).toBe("?new");
    await waitFor(() => expect(within(region).getAllByRole("listitem")).toHaveLength(1));
  });

  test("can be looked at and discarded, the latter after a question", async () => {
    let page = await openPage();
    type("Thrown away");
    page = await again(page);
    await page.user.click(within(await notice()).getByRole("button", { name: "Preview" }));
    const look = await screen.findByRole("dialog", { name: "Unsaved text of “Thrown away (new)”" });
    expect(look).toHaveTextContent("Title (English)added: Thrown away");
    await page.user.click(within(look).getByRole("button", { name: "Close" }));
    await page.user.click(within(await notice()).getByRole("button", { name: "Discard" }));
    await page.user.click(await inDialog("Discard this unsaved text? It cannot be brought back.", "Cancel"));
    expect(await notice()).toBeInTheDocument();
    await page.user.click(within(await notice()).getByRole("button", { name: "Discard" }));
    await page.user.click(await inDialog("Discard this unsaved text? It cannot be brought back.", "Discard"));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Unsaved text" })).not.toBeInTheDocument());
  });

  test("stays when another item is opened, and goes with a clear that was confirmed", async () => {
    const { user } = await openPage();
    type("Half a sentence");
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const asked =
      "You have unsaved text of “Half a sentence (new)”. It stays on this device, and you can continue it later.";
    await user.click(await inDialog(asked, "Open anyway"));
    await waitFor(() => expect(title()).toHaveValue("New office"));
    await user.click(within(await notice()).getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(title()).toHaveValue("Half a sentence"));
    await user.click(screen.getByRole("button", { name: "Clear Form" }));
    await user.click(await inDialog("Are you sure you want to clear the form?", "Clear Form"));
    await waitFor(() => expect(title()).toHaveValue(""));
    expect(screen.queryByRole("region", { name: "Unsaved text" })).not.toBeInTheDocument();
  });

  test("over a version that is not the newest is brought together with it when it is saved", async () => {
    let page = await openPage();
    await page.user.click(screen.getByRole("button", { name: "Edit" }));
    type("Mine");
    page = await again(page);
    await page.user.click(within(await notice()).getByRole("button", { name: "Continue" }));
    await waitFor(() => expect(title()).toHaveValue("Mine"));
    const current = someNews({ category: ["Theirs"], version: "d".repeat(40) });
    page.api.on(save, ({ headers }) =>
      headers["If-Match"] === `"${current.version}"`
        ? { status: 200, body: { item: current, version: "e".repeat(40), commit: "c".repeat(40) } }
        : errorReply(409, "stale-version", { current }),
    );
    await page.user.click(screen.getByRole("button", { name: "Save Changes" }));
    await page.user.click(await inDialog(question, "Save Changes"));
    expect(
      await screen.findByText(`${done} Changes that a colleague saved meanwhile were kept as well: Category.`),
    ).toBeInTheDocument();
    // Theirs stays, since it is not sent.
    expect(page.api.sentTo(save)[1]?.fields).toEqual({ title: "Mine" });
  });

  test("is known to be open in another tab, and not offered there", async () => {
    const browser = new FakeBrowser();
    const first = await openPage(browser);
    await first.user.click(within(first.container).getByRole("button", { name: "Edit" }));
    type("In the first tab", titleIn(first.container));
    const second = await openPage(browser);
    expect(await within(second.container).findByText(/also open in another tab/)).toBeInTheDocument();
    expect(within(second.container).queryByText(/was found/)).not.toBeInTheDocument();
    first.unmount();
    expect(await within(second.container).findByText(/“In the first tab” was found/)).toBeInTheDocument();
    expect(within(second.container).queryByText(/also open in another tab/)).not.toBeInTheDocument();
  });

  test("a browser that keeps nothing says so once, and everything else works", async () => {
    const { user, api } = await openPage(new FakeBrowser("none"));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    type("Unkept");
    const note = await screen.findByText(/This browser keeps no unsaved text on this device/);
    const status = note.closest<HTMLElement>(".adm-note");
    await user.click(within(status ?? document.body).getByRole("button", { name: "Close" }));
    type("Unkept still");
    // Written at once, and not in 300 ms.
    await act(() => Promise.resolve(fireEvent(window, new Event("pagehide"))));
    expect(screen.queryByText(/This browser keeps no unsaved text/)).not.toBeInTheDocument();
    api.on(save, { status: 200, body: { item: someNews(), version: "c".repeat(40), commit: "c".repeat(40) } });
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await user.click(await inDialog(question, "Save Changes"));
    expect(await screen.findByText(done)).toBeInTheDocument();
  });
});

describe("a session that ends during a save", () => {
  async function interrupted() {
    const page = await openPage();
    page.api.on(save, errorReply(401, "unauthorized"));
    await page.user.click(screen.getByRole("button", { name: "Edit" }));
    type("Written at midnight");
    await page.user.click(screen.getByRole("button", { name: "Save Changes" }));
    await page.user.click(await inDialog(question, "Save Changes"));
    await page.user.click(await inDialog("Unauthorized", "OK"));
    await screen.findByText(/log in, and your save continues by itself/);
    page.api.on(save, { status: 200, body: { item: someNews(), version: "c".repeat(40), commit: "c".repeat(40) } });
    page.api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
    return page;
  }

  test("goes on by itself after the login, without asking again", async () => {
    const { api, user } = await interrupted();
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(api.sentTo(save).map(({ fields }) => fields["title"])).toEqual([
      "Written at midnight",
      "Written at midnight",
    ]);
  });

  test("goes on through what was kept when the page is loaded again", async () => {
    const before = await interrupted();
    before.api.on("GET /api/session", { status: 200, body: { loggedIn: true } });
    const { user, api } = await again(before, '"confirmed":true');
    const region = await notice();
    expect(region).toHaveTextContent(/Your save of “Written at midnight” at .* was interrupted/);
    await user.click(within(region).getByRole("button", { name: "Continue saving" }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(api.sentTo(save)).toHaveLength(2);
  });
});

test("an item that was deleted is brought back as its last version, and my changes are saved in it", async () => {
  const { user, api } = await openPage();
  let back = false;
  api.on("GET /api/deleted/news", {
    status: 200,
    body: { items: [{ _id: someNews()._id, version: "9".repeat(40) }] },
  });
  api.on("POST /api/restoreItem", () => {
    back = true;
    return { status: 200, body: { item: someNews(), version: someNews().version, commit: "1".repeat(40) } };
  });
  api.on(save, () =>
    back
      ? { status: 200, body: { item: someNews(), version: "c".repeat(40), commit: "c".repeat(40) } }
      : errorReply(404, "not-found"),
  );
  await user.click(screen.getByRole("button", { name: "Edit" }));
  type("After all");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await user.click(await inDialog(question, "Save Changes"));
  await user.click(await inDialog("Failed to update news. Please try again.", "Restore and save"));
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(api.sentTo("POST /api/restoreItem")[0]?.fields).toEqual({
    kind: "news",
    _id: someNews()._id,
    restore: "9".repeat(40),
    // Only while it is still deleted.
    version: null,
  });
});

describe("the address", () => {
  const travel = async (search: string) => {
    window.history.replaceState(null, "", `/adminNews${search}`);
    await act(() => Promise.resolve(fireEvent(window, new PopStateEvent("popstate"))));
  };

  test("opens the item it names, and back and forward change the form without losing text", async () => {
    window.history.replaceState(null, "", `/adminNews?item=${someNews()._id}`);
    await openPage();
    await waitFor(() => expect(title()).toHaveValue("New office"));
    type("Half done");
    await travel("");
    expect(screen.queryByRole("heading", { name: "Edit News" })).not.toBeInTheDocument();
    expect(await screen.findByText(/“Half done” stays on this device/)).toBeInTheDocument();
    expect(await notice()).toHaveTextContent("“Half done”");
    await travel(`?item=${someNews()._id}`);
    expect(title()).toHaveValue("New office");
  });

  test("of an item that is not there says so and leads to the list", async () => {
    window.history.replaceState(null, "", "/adminNews?item=nothing");
    await openPage();
    expect(await screen.findByText(/The item of this address is not in the list/)).toBeInTheDocument();
    expect(window.location.search).toBe("");
  });
});

describe("leaving", () => {
  test("with unsaved text asks, in the browser and at the links of the site", async () => {
    const { user } = await openPage();
    const link = document.createElement("a");
    link.href = "/sccj-events";
    const followed = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener("click", followed);
    document.body.append(link);
    const leave = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leave()).toBe(false);
    type("Unsaved");
    expect(leave()).toBe(true);
    await user.click(link);
    const asked = "You have unsaved changes. Leave this page? You can continue them later on this device.";
    await user.click(await inDialog(asked, "Cancel"));
    expect(followed).not.toHaveBeenCalled();
    await user.click(link);
    await user.click(await inDialog(asked, "Leave this page"));
    expect(followed).toHaveBeenCalledTimes(1);
    expect(leave()).toBe(false);
    link.remove();
  });
});

test("without a network the notice stays until it is back", async () => {
  await openPage();
  type("Unsaved");
  const online = jest.spyOn(navigator, "onLine", "get");
  online.mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect(await screen.findByText(/^You are offline/)).toBeInTheDocument();
  fireEvent(window, new Event("online"));
  expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  expect(await screen.findByText("You are online again. Press “Add News” to save your text.")).toBeInTheDocument();
  online.mockRestore();
});
