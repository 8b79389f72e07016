import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { errorReply, FakeApi, someNews, type SomeNews } from "../test-support/fake-api";
import { FakeBrowser, stored } from "../test-support/fake-browser";
import { dialogSaying, openForm, renderAdmin } from "../test-support/render-admin";
import { newsParts } from "./news-parts";

const add = "POST /api/collections/news";
const save = "PUT /api/collections/news/2026-11-20-autumn-report";
const question = "Are you sure you want to add this news item? This action cannot be undone.";
const done = "News item added successfully!";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const version = (digit: string) => digit.repeat(40);

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/adminNews");
});

/** An API that adds, as the real one does, once for each key; its answers are lost while `lost` is true. */
class AddingApi extends FakeApi {
  readonly items: SomeNews[] = [];
  lost = true;
  private readonly keys = new Map<string, SomeNews>();

  constructor() {
    super();
    this.on("GET /api/collections/news", () => ({ status: 200, body: this.items }));
    this.on(add, ({ headers, fields }) => {
      const key = headers["Idempotency-Key"] ?? "";
      const added = this.keys.get(key);
      const item = this.items.find(({ _id }) => _id === added?._id) ?? this.add(fields);
      if (!added) this.keys.set(key, item);
      if (this.lost) return "offline";
      const answer = { item, version: item.version, commit: version("c") };
      return added ? { status: 200, body: { ...answer, addedVersion: added.version } } : { status: 201, body: answer };
    });
    this.on(save, ({ fields, headers }) => {
      const current = this.items[0];
      if (!current || headers["If-Match"] !== `"${current.version}"`)
        return errorReply(409, "stale-version", { current });
      const title = (fields["title"] as string | undefined) ?? current.title;
      this.items[0] = { ...current, title, version: title === current.title ? current.version : version("e") };
      return { status: 200, body: { item: this.items[0], version: this.items[0].version, commit: version("d") } };
    });
  }

  keysSent(): (string | undefined)[] {
    return this.sentTo(add).map(({ headers }) => headers["Idempotency-Key"]);
  }

  private add(fields: Readonly<Record<string, unknown>>): SomeNews {
    const { category: _none, ...rest } = someNews();
    const item: SomeNews = {
      ...rest,
      category: [],
      _id: this.items.length === 0 ? "2026-11-20-autumn-report" : `another-${String(this.items.length)}`,
      date: String(fields["date"]),
      title: String(fields["title"]),
      content: String(fields["content"]),
      version: version("a"),
    };
    this.items.push(item);
    return item;
  }
}

async function openPage(api: AddingApi, browser = new FakeBrowser()) {
  const page = renderAdmin(newsParts, api, "en", browser);
  await screen.findByRole("heading", { name: "Existing News" });
  await waitFor(() => expect(screen.queryByText("Loading…")).not.toBeInTheDocument());
  await openForm();
  return page;
}

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title \(English\)/);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function fillIn() {
  type(screen.getByLabelText(/^Date/), "2026-11-20");
  type(title(), "Autumn report");
  type(screen.getByLabelText(/^Content \(English\)/), "It went well.");
}

async function pressAdd({ user }: Awaited<ReturnType<typeof openPage>>) {
  await user.click(screen.getByRole("button", { name: "Add News" }));
  await user.click(within(await dialogSaying(question)).getByRole("button", { name: "Add News" }));
}

/** Adds; the item is there, but its answer is lost on the way. */
async function addInVain(page: Awaited<ReturnType<typeof openPage>>) {
  fillIn();
  await pressAdd(page);
  await page.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
}

test("Add again makes no second item; the next new item has a key of its own", async () => {
  const api = new AddingApi();
  const page = await openPage(api);
  await addInVain(page);
  api.lost = false;
  await pressAdd(page);
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(api.items).toHaveLength(1);
  await openForm();
  expect(title()).toHaveValue("");
  fillIn();
  await pressAdd(page);
  await waitFor(() => expect(api.items).toHaveLength(2));
  const [first, second, third] = api.keysSent();
  expect(first).toMatch(uuid);
  expect(second).toBe(first);
  expect(third).toMatch(uuid);
  expect(third).not.toBe(first);
});

test("the same after a reload, and what was typed since is saved over the item", async () => {
  const api = new AddingApi();
  let page = await openPage(api);
  await addInVain(page);
  fireEvent(window, new Event("pagehide"));
  await stored("It went well.");
  cleanup();
  page = await openPage(api, page.browser);
  await page.user.click(await screen.findByRole("button", { name: "Continue" }));
  await waitFor(() => expect(title()).toHaveValue("Autumn report"));
  type(title(), "Great autumn report");
  api.lost = false;
  await pressAdd(page);
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(new Set(api.keysSent()).size).toBe(1);
  expect(api.items).toMatchObject([{ title: "Great autumn report" }]);
});

test("what a colleague changed meanwhile is brought together with it", async () => {
  const api = new AddingApi();
  const page = await openPage(api);
  await addInVain(page);
  const [added] = api.items;
  if (!added) throw new Error("nothing was added");
  api.items[0] = { ...added, category: ["Theirs"], version: version("b") };
  api.on(`GET /api/itemAt/news/${added._id}/${added.version}`, { status: 200, body: added });
  type(title(), "Great autumn report");
  api.lost = false;
  await pressAdd(page);
  expect(await screen.findByText(new RegExp(`^${done} .*Category`))).toBeInTheDocument();
  expect(api.items).toMatchObject([{ title: "Great autumn report", category: ["Theirs"] }]);
  // What is not sent stays.
  expect(api.sentTo(save).at(-1)?.fields).toEqual({ title: "Great autumn report" });
});

test("a cleared form begins a new save", async () => {
  const api = new AddingApi();
  const page = await openPage(api);
  await addInVain(page);
  await page.user.click(screen.getByRole("button", { name: "Clear Form" }));
  const clear = within(await screen.findByRole("alertdialog"));
  await page.user.click(clear.getByRole("button", { name: "Clear Form" }));
  await waitFor(() => expect(title()).toHaveValue(""));
  api.lost = false;
  fillIn();
  await pressAdd(page);
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(new Set(api.keysSent()).size).toBe(2);
});
