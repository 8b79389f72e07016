import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { wordsOf } from "../kit/services/words";
import { errorReply, FakeApi, someNews } from "../test-support/fake-api";
import { dialogSaying, openDetails, openForm, renderAdmin } from "../test-support/render-admin";
import { newsParts } from "./news-parts";

const loggedOut = { status: 200, body: { loggedIn: false } };
const confirmAdd = "Are you sure you want to add this news item? This action cannot be undone.";
const confirmSave = "Are you sure you want to save these changes?";
const confirmDelete = "Are you absolutely sure you want to delete this news item? This cannot be undone.";

beforeEach(() => localStorage.clear());

async function openPage(items = [someNews()], api = new FakeApi()) {
  api.on("GET /api/collections/news", { status: 200, body: items });
  const page = renderAdmin(newsParts, api);
  await screen.findByRole("heading", { name: "Existing News" });
  await waitFor(() => expect(screen.queryByText("Loading…")).not.toBeInTheDocument());
  await openForm();
  openDetails();
  return page;
}

const setField = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Not key by key: each renders the whole form. */
function fillIn() {
  setField(/^Date/, "2026-11-20");
  setField(/^Title \(English\)/, "Autumn report");
  setField(/^Content \(English\)/, "It went well.");
}

const button = (name: string) => screen.getByRole("button", { name });
const inDialog = async (words: string, name: string) => within(await dialogSaying(words)).getByRole("button", { name });
const titleField = () => screen.getByLabelText<HTMLInputElement>(/^Title \(English\)/);

describe("login", () => {
  async function openLogin(api = new FakeApi()) {
    api.on("GET /api/session", loggedOut);
    const page = renderAdmin(newsParts, api);
    await screen.findByLabelText("Password");
    return page;
  }

  test("Enter submits password and name, the name is remembered on the device", async () => {
    const { api, user } = await openLogin();
    api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
    await user.type(screen.getByLabelText("Your name (for the change history)"), "山田 Aiko");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await screen.findByRole("button", { name: "New news item" });
    await openForm();
    expect(screen.getByRole("heading", { name: "Add News" })).toBeInTheDocument();
    expect(api.sentTo("POST /api/login")[0]?.fields).toEqual({ password: "secret", name: "山田 Aiko" });
    expect(localStorage.getItem("admin-author-name")).toBe("山田 Aiko");
  });

  test("a wrong password alerts, and the focus returns to the password", async () => {
    const { api, user } = await openLogin();
    api.on("POST /api/login", errorReply(401, "wrong-password"));
    await user.type(screen.getByLabelText("Password"), "guess");
    await user.click(button("Login"));
    await user.click(await inDialog("Wrong password", "OK"));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  });

  test("too many tries have their own message", async () => {
    const { api, user } = await openLogin();
    api.on("POST /api/login", errorReply(429, "too-many-tries"));
    await user.type(screen.getByLabelText("Password"), "guess{Enter}");
    expect(await dialogSaying("Too many tries. Please wait 15 minutes and try again.")).toBeInTheDocument();
  });

  test("a try that was not checked, because many were waiting, is made again by itself", async () => {
    const { api, user } = await openLogin();
    const crowded = { status: 429, body: { error: { code: "too-many-tries" } }, headers: { "Retry-After": "1" } };
    const replies = [crowded, crowded];
    api.on("POST /api/login", () => replies.shift() ?? { status: 200, body: { loggedIn: true } });
    await user.type(screen.getByLabelText("Password"), "right{Enter}");
    expect(await screen.findByRole("button", { name: "New news item" })).toBeInTheDocument();
    expect(api.sentTo("POST /api/login")).toHaveLength(3);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  test.each([{ isComposing: true }, { keyCode: 229 }])(
    "an Enter that confirms a conversion does not submit (%o)",
    async (how) => {
      await openLogin();
      const name = screen.getByLabelText("Your name (for the change history)");
      fireEvent.compositionStart(name);
      expect(fireEvent.keyDown(name, { key: "Enter", ...how })).toBe(false);
      expect(fireEvent.keyDown(name, { key: "Enter", keyCode: 13 })).toBe(true);
    },
  );
});

describe("list", () => {
  test("shows every item's title, date, category, text, link and image, and marks missing Japanese", async () => {
    await openPage([
      someNews({
        link: "https://example.com/a",
        buttonText: "Read on",
        image: "/media/2026/a.png",
        imageAlt: "A desk",
      }),
    ]);
    const card = await screen.findByRole("article", { name: "New office" });
    expect(within(card).getByText("Sun, Nov 1, 2026")).toBeInTheDocument();
    expect(within(card).getByText("Announcement")).toBeInTheDocument();
    expect((await within(card).findByText("moved")).tagName).toBe("EM");
    expect(within(card).getByRole("link", { name: "Read on" })).toHaveAttribute("href", "https://example.com/a");
    expect(within(card).getByRole("img", { name: "A desk" })).toHaveAttribute("src", "/media/2026/a.png");
    expect(within(card).getByText("No Japanese yet")).toBeInTheDocument();
  });

  test("says so when there is nothing", async () => {
    await openPage([]);
    expect(await screen.findByText("No news items found.")).toBeInTheDocument();
  });

  test("a failed load alerts and can be tried again", async () => {
    const api = new FakeApi();
    api.on("GET /api/collections/news", "offline");
    const { user } = renderAdmin(newsParts, api);
    await user.click(await inDialog("Failed to load news. Please try again later.", "OK"));
    api.on("GET /api/collections/news", { status: 200, body: [someNews()] });
    await user.click(button("Refresh"));
    expect(await screen.findByRole("article", { name: "New office" })).toBeInTheDocument();
  });

  test("a file that can be read, and edited here, is not among those that cannot", async () => {
    const api = new FakeApi();
    const problem = { path: "news/2026/a.md", field: "image", message: "names a picture that is missing" };
    const problems = [
      { ...problem, entry: { kind: "news", _id: "a", title: "A" } },
      { ...problem, isShown: true },
    ];
    api.on("GET /api/health", { status: 200, body: { problems, publish: { kind: "none" } } });
    await openPage([], api);
    expect(api.sentTo("GET /api/health")).toHaveLength(1);
    expect(screen.queryByRole("region", { name: "Some content files cannot be read" })).not.toBeInTheDocument();
  });

  test("files that cannot be read are named with place and reason", async () => {
    const api = new FakeApi();
    const problem = { path: "news/2026/bad.md", line: 4, field: "date", message: "must be YYYY-MM-DD" };
    api.on("GET /api/health", { status: 200, body: { problems: [problem], publish: { kind: "none" } } });
    await openPage([], api);
    const notice = await screen.findByRole("region", { name: "Some content files cannot be read" });
    expect(notice).toHaveTextContent('news/2026/bad.md, line 4 "date" must be YYYY-MM-DD');
    expect(notice).not.toHaveTextContent("The website shows");
    // Staff should not have to scroll past the form to learn of it.
    const form = screen.getByRole("heading", { name: "Add News" });
    expect(notice.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    [
      "en",
      "Some content files cannot be read",
      "The website shows the version of Nov 20, 2026, 21:49 until the file is corrected.",
      "Some pages cannot be updated",
    ],
    [
      "ja",
      "読み込めないコンテンツファイルがあります",
      "ファイルが修正されるまで、サイトには2026年11月20日 21:49の版が表示されます。",
      "更新できないページがあります",
    ],
  ] as const)(
    "an item whose last good version the site shows is named once, and not to be edited (%s)",
    async (language, name, words, pagesName) => {
      const api = new FakeApi();
      const kept = { commit: "a".repeat(40), date: "2026-11-20T21:49:00+09:00" };
      const broken = [{ page: "/sccj-news", reason: "no title" }];
      const publish = { kind: "live", liveCommit: "b".repeat(40), broken };
      const problems = ["title", "date"].map((field) => ({
        path: "news/2026/broken.md",
        field,
        message: "is wrong",
        kept,
      }));
      api.on("GET /api/health", { status: 200, body: { problems, publish } });
      api.on("GET /api/collections/news", { status: 200, body: [someNews()] });
      renderAdmin(newsParts, api, language);
      expect((await screen.findByRole("region", { name })).textContent.split(words)).toHaveLength(2);
      expect(await screen.findByRole("article", { name: "New office" })).toBeInTheDocument();
      expect(screen.queryByRole("article", { name: "Broken" })).not.toBeInTheDocument();
      expect(screen.getByRole("region", { name: pagesName })).toHaveTextContent("/sccj-news no title");
    },
  );

  test("copy puts title, date, category and text without tags on the clipboard", async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole("button", { name: "Copy" }));
    expect(await screen.findByText("News details copied to clipboard!")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      "News: New office\nDate: Sun, Nov 1, 2026\nCategory: Announcement, Members\nContent: We moved.",
    );
  });

  test("when the clipboard is refused the text is shown to be copied by hand", async () => {
    const { user } = await openPage();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    Object.defineProperty(document, "execCommand", { value: () => false });
    await user.click(await screen.findByRole("button", { name: "Copy" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByRole("textbox")).toHaveValue(
      "News: New office\nDate: Sun, Nov 1, 2026\nCategory: Announcement, Members\nContent: We moved.",
    );
  });
});

describe("adding", () => {
  test("asks first, sends the fields, empties the form and fetches the list again", async () => {
    const { api, user } = await openPage([]);
    api.on("POST /api/collections/news", { status: 201, body: { item: someNews(), version: "c".repeat(40) } });
    fillIn();
    await user.type(screen.getByLabelText("Category"), "Report, Members");
    await user.click(button("Add News"));
    await user.click(await inDialog(confirmAdd, "Add News"));
    expect(await screen.findByText("News item added successfully!")).toBeInTheDocument();
    expect(api.sentTo("POST /api/collections/news")[0]?.fields).toEqual({
      date: "2026-11-20",
      title: "Autumn report",
      category: ["Report", "Members"],
      content: "It went well.",
    });
    await openForm();
    expect(titleField()).toHaveValue("");
    expect(api.sentTo("GET /api/collections/news")).toHaveLength(2);
  });

  test("the button text is sent with its default once there is a link", async () => {
    const { api, user } = await openPage([]);
    api.on("POST /api/collections/news", { status: 201, body: { item: someNews(), version: "c".repeat(40) } });
    fillIn();
    await user.type(screen.getByLabelText("Link"), "www.example.com");
    await user.click(button("Add News"));
    await user.click(await inDialog(confirmAdd, "Add News"));
    await screen.findByText("News item added successfully!");
    expect(api.sentTo("POST /api/collections/news")[0]?.fields).toMatchObject({
      link: "www.example.com",
      buttonText: "Learn more!",
    });
  });

  test("a chosen image is previewed and sent; a wrong file is refused and leaves it", async () => {
    const { api, user, container } = await openPage([]);
    api.on("POST /api/collections/news", { status: 201, body: { item: someNews(), version: "c".repeat(40) } });
    fillIn();
    const input = container.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file input");
    fireEvent.change(input, { target: { files: [new File(["png"], "desk.png", { type: "image/png" })] } });
    expect(await screen.findByText(/New image: desk\.png/)).toBeInTheDocument();
    fireEvent.change(input, { target: { files: [new File(["gif"], "desk.gif", { type: "image/gif" })] } });
    expect(screen.getByText(/not a JPEG, PNG or WebP image/)).toBeInTheDocument();
    await user.click(button("Add News"));
    const alt = (language: string) => screen.getByLabelText(new RegExp(`^Image description \\(${language}\\)`));
    await waitFor(() => expect(alt("English")).toHaveFocus());
    expect(alt("English")).toHaveAccessibleDescription(/Describe the image in English/);
    // A language without a text needs no description.
    expect(screen.queryByLabelText(/^Image description \(Japanese\)/)).not.toBeInTheDocument();
    await user.type(alt("English"), "Our desk");
    await user.type(screen.getByLabelText(/^Title \(Japanese\)/), "机");
    await user.click(button("Add News"));
    await waitFor(() => expect(alt("Japanese")).toHaveFocus());
    expect(alt("Japanese")).toHaveAccessibleDescription(/Describe the image in Japanese/);
    await user.type(alt("Japanese"), "机");
    await user.click(button("Add News"));
    await user.click(await inDialog(confirmAdd, "Add News"));
    await screen.findByText("News item added successfully!");
    const { image, entry } = api.sentTo("POST /api/collections/news")[0]?.fields ?? {};
    expect(image).toMatchObject({ name: "desk.png", type: "image/png" });
    expect(JSON.parse(String(entry))).toMatchObject({
      title: "Autumn report",
      imageAlt: "Our desk",
      imageAlt_jp: "机",
    });
  });

  test("a decorative image is asked for no description, and stays so", async () => {
    const stored = someNews({ image: "/media/2026/desk.jpg", imageAlt: "A desk" });
    const { api, user } = await openPage([stored]);
    const { decorative } = wordsOf("en").image;
    const item = someNews({ ...stored, imageAlt: "" });
    api.on(`PUT /api/collections/news/${stored._id}`, { status: 200, body: { item, version: "c".repeat(40) } });
    api.on("GET /api/collections/news", { status: 200, body: [item] });
    await user.click(button("Edit"));
    await user.click(screen.getByLabelText(decorative));
    expect(screen.queryByLabelText(/^Image description/)).not.toBeInTheDocument();
    await user.click(button("Save Changes"));
    await user.click(await inDialog("Are you sure you want to save these changes?", "Save Changes"));
    await screen.findByText("News item updated successfully!");
    expect(api.sentTo(`PUT /api/collections/news/${stored._id}`)[0]?.fields).toEqual({ imageAlt: "" });
    await user.click(button("Edit"));
    expect(await screen.findByLabelText(decorative)).toBeChecked();
  });

  test("required fields are alerted, named at the field, and the first one gets the focus", async () => {
    const { api, user } = await openPage([]);
    await user.click(button("Add News"));
    await user.click(await inDialog("Please fill in all required fields: Date, Title, and Content", "OK"));
    await waitFor(() => expect(screen.getByLabelText(/^Date/)).toHaveFocus());
    expect(titleField()).toHaveAccessibleDescription("Title is required");
    await user.type(titleField(), "x");
    expect(titleField()).not.toHaveAttribute("aria-invalid");
    expect(api.sentTo("POST /api/collections/news")).toHaveLength(0);
  });

  test.each([
    ["Escape", async (user: Awaited<ReturnType<typeof openPage>>["user"]) => user.keyboard("{Escape}")],
    ["Cancel", async (user: Awaited<ReturnType<typeof openPage>>["user"]) => user.click(button("Cancel"))],
  ])("%s at the question sends nothing and returns the focus", async (_name, leave) => {
    const { api, user } = await openPage([]);
    fillIn();
    await user.click(button("Add News"));
    await dialogSaying(confirmAdd);
    expect(button("Cancel")).toHaveFocus();
    await leave(user);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(button("Add News")).toHaveFocus();
    expect(api.sentTo("POST /api/collections/news")).toHaveLength(0);
  });

  test("while a save is under way it cannot be sent twice, and nothing can be typed that would be lost", async () => {
    const { api, user } = await openPage([]);
    let answer: (reply: { status: number; body: unknown }) => void = () => undefined;
    api.on("POST /api/collections/news", () => new Promise((resolve) => (answer = resolve)));
    fillIn();
    await user.click(button("Add News"));
    await user.click(await inDialog(confirmAdd, "Add News"));
    await user.click(await screen.findByRole("button", { name: "Saving…" }));
    expect(titleField()).toBeDisabled();
    expect(api.sentTo("POST /api/collections/news")).toHaveLength(1);
    answer({ status: 201, body: { item: someNews(), version: "c".repeat(40) } });
    expect(await screen.findByText("News item added successfully!")).toBeInTheDocument();
  });
});

describe("failures lose no text", () => {
  async function addWith(reply: Parameters<FakeApi["on"]>[1]) {
    const page = await openPage([]);
    page.api.on("POST /api/collections/news", reply);
    fillIn();
    await page.user.click(button("Add News"));
    await page.user.click(await inDialog(confirmAdd, "Add News"));
    return page;
  }

  test.each([
    [
      "no network",
      "offline" as const,
      "The server cannot be reached. Everything you typed is kept on this device: press “Add News” again when you are online.",
    ],
    ["a busy store", errorReply(503, "store-busy"), "message of store-busy Everything you typed is still in the form."],
    ["a page that is not the API's", { status: 502, body: "<html>" }, "Everything you typed is still in the form."],
  ])("%s", async (_name, reply, detail) => {
    const { user } = await addWith(reply);
    const dialog = await dialogSaying("Failed to add news. Please try again.");
    expect(dialog).toHaveAccessibleDescription(detail);
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(titleField()).toHaveValue("Autumn report");
    await waitFor(() => expect(button("Add News")).toHaveFocus());
  });

  test("fields the API refuses are listed in a summary with the focus, and shown at the fields", async () => {
    const { user } = await addWith(errorReply(400, "invalid-input", { fields: { content: "must be at most 100 KB" } }));
    const summary = await screen.findByText("Failed to add news. Please try again.");
    expect(summary.parentElement).toHaveFocus();
    expect(screen.getByLabelText(/^Content \(English\)/)).toHaveAccessibleDescription("must be at most 100 KB");
    await user.click(screen.getByRole("link", { name: "Content (English): must be at most 100 KB" }));
    expect(screen.getByLabelText(/^Content \(English\)/)).toHaveFocus();
    expect(titleField()).toHaveValue("Autumn report");
  });

  test("an image the API cannot read is told at the image", async () => {
    await addWith(errorReply(400, "bad-image"));
    expect(await screen.findByRole("link", { name: "Image: message of bad-image" })).toBeInTheDocument();
    expect(titleField()).toHaveValue("Autumn report");
  });

  test("an expired session alerts, shows the login, and after it the same text", async () => {
    const { api, user } = await addWith(errorReply(401, "unauthorized"));
    await user.click(await inDialog("Unauthorized", "OK"));
    expect(await screen.findByText(/Everything you typed is still here/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add News" })).not.toBeInTheDocument();
    api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    expect(await screen.findByRole("button", { name: "Add News" })).toBeVisible();
    expect(titleField()).toHaveValue("Autumn report");
    expect(screen.getByLabelText(/^Content \(English\)/)).toHaveValue("It went well.");
  });
});

describe("editing", () => {
  async function openEdit(item = someNews()) {
    const page = await openPage([item]);
    await page.user.click(await screen.findByRole("button", { name: "Edit" }));
    await screen.findByRole("heading", { name: "Edit News" });
    return page;
  }

  test("loads the item, scrolls to the top, and saves with the version that was loaded", async () => {
    const { api, user } = await openEdit();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
    expect(screen.getByRole("heading", { name: "Edit News" })).toHaveFocus();
    api.on("PUT /api/collections/news/2026-11-01-new-office", {
      status: 200,
      body: { item: someNews(), version: "c".repeat(40) },
    });
    await user.type(titleField(), " opened");
    await user.click(button("Save Changes"));
    await user.click(await inDialog(confirmSave, "Save Changes"));
    expect(await screen.findByText("News item updated successfully!")).toBeInTheDocument();
    const [request] = api.sentTo("PUT /api/collections/news/2026-11-01-new-office");
    expect(request?.headers["If-Match"]).toBe(`"${"b".repeat(40)}"`);
    expect(request?.fields).toEqual({ title: "New office opened" });
    // The form has closed; opened, it is in add mode and empty.
    await openForm();
    expect(screen.getByRole("heading", { name: "Add News" })).toBeInTheDocument();
    expect(titleField()).toHaveValue("");
  });

  test("clearing asks and returns to an empty form", async () => {
    const { user } = await openEdit();
    await user.click(button("Clear Form"));
    await user.click(await inDialog("Are you sure you want to clear the form?", "Clear Form"));
    expect(await screen.findByRole("heading", { name: "Add News" })).toBeInTheDocument();
    expect(titleField()).toHaveValue("");
  });

  test("another item does not replace unsaved text without asking", async () => {
    const { user } = await openPage();
    await user.type(titleField(), "Half a sentence");
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    const question =
      "You have unsaved text of “Half a sentence (new)”. It stays on this device, and you can continue it later.";
    await user.click(await inDialog(question, "Cancel"));
    expect(titleField()).toHaveValue("Half a sentence");
  });

  test("a newer version is merged field by field, asked about where both changed, and saved over", async () => {
    const { api, user } = await openEdit(someNews({ title_jp: "新しい事務所" }));
    const current = someNews({
      title: "New office in Minato",
      title_jp: "新しい事務所",
      content: "They wrote this.",
      version: "d".repeat(40),
    });
    api.on("PUT /api/collections/news/2026-11-01-new-office", ({ headers }) =>
      headers["If-Match"] === `"${current.version}"`
        ? { status: 200, body: { item: current, version: "e".repeat(40) } }
        : errorReply(409, "stale-version", { current }),
    );
    await user.clear(titleField());
    await user.type(titleField(), "Our new office");
    await user.click(button("Save Changes"));
    await user.click(await inDialog(confirmSave, "Save Changes"));
    const dialog = await dialogSaying("Somebody saved a newer version");
    const title = within(dialog).getByRole("group", { name: "Title (English)" });
    expect(title).toHaveTextContent("BeforeNew office");
    expect(within(title).getByRole("radio", { name: "Mine" })).toBeChecked();
    expect(within(title).getByRole("radio", { name: "Theirs" })).not.toBeChecked();
    // Their resulting text, and the words that they added.
    expect(within(title).getByText("New office in Minato")).toBeInTheDocument();
    await within(title).findByText(/Minato/, { selector: "ins" });
    // Only they changed the text, so it is not asked about.
    expect(within(dialog).getAllByRole("group")).toEqual([title]);
    expect(dialog).toHaveTextContent("Theirs: Content (English)");
    await user.click(within(dialog).getByRole("button", { name: "Save this choice" }));
    expect(
      await screen.findByText(/^News item updated successfully! .*kept as well: Content \(English\)\.$/),
    ).toBeInTheDocument();
    const request = api.sentTo("PUT /api/collections/news/2026-11-01-new-office")[1];
    expect(request?.headers["If-Match"]).toBe(`"${"d".repeat(40)}"`);
    // Their text, which is not sent, stays.
    expect(request?.fields).toEqual({ title: "Our new office" });
  });

  test("going back from the conflict keeps my text", async () => {
    const { api, user } = await openEdit();
    api.on(
      "PUT /api/collections/news/2026-11-01-new-office",
      errorReply(409, "stale-version", { current: someNews({ title: "Theirs" }) }),
    );
    await user.type(titleField(), " mine");
    await user.click(button("Save Changes"));
    await user.click(await inDialog(confirmSave, "Save Changes"));
    await user.click(await inDialog("Somebody saved a newer version", "Back to the form"));
    expect(titleField()).toHaveValue("New office mine");
  });

  test("an item somebody deleted meanwhile becomes a new one with the same text", async () => {
    const { api, user } = await openEdit();
    api.on("PUT /api/collections/news/2026-11-01-new-office", errorReply(404, "not-found"));
    await user.click(button("Save Changes"));
    await user.click(await inDialog(confirmSave, "Save Changes"));
    await user.click(await inDialog("Failed to update news. Please try again.", "Keep as a new item"));
    expect(await screen.findByRole("heading", { name: "Add News" })).toBeInTheDocument();
    expect(titleField()).toHaveValue("New office");
  });
});

describe("deleting", () => {
  test("asks, sends id and version, and fetches the list again", async () => {
    const { api, user } = await openPage();
    api.on("DELETE /api/collections/news/2026-11-01-new-office", () => {
      api.on("GET /api/collections/news", { status: 200, body: [] });
      return { status: 200, body: { _id: "2026-11-01-new-office", version: "f".repeat(40) } };
    });
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(await inDialog(confirmDelete, "Delete"));
    expect(await screen.findByText("News item deleted successfully!")).toBeInTheDocument();
    const [request] = api.sentTo("DELETE /api/collections/news/2026-11-01-new-office");
    expect(request?.headers["If-Match"]).toBe(`"${"b".repeat(40)}"`);
    expect(await screen.findByText("No news items found.")).toBeInTheDocument();
  });

  test("a failure is told in the specified words", async () => {
    const { api, user } = await openPage();
    api.on("DELETE /api/collections/news/2026-11-01-new-office", "offline");
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(await inDialog(confirmDelete, "Delete"));
    expect(await dialogSaying("Failed to delete news. Please try again.")).toBeInTheDocument();
    expect(screen.getByRole("article", { name: "New office", hidden: true })).toBeInTheDocument();
  });
});

test("Logout returns to the login box", async () => {
  const { api, user } = await openPage();
  api.on("POST /api/logout", { status: 204 });
  await user.click(button("Logout"));
  expect(await screen.findByLabelText("Password")).toBeInTheDocument();
  expect(api.sentTo("POST /api/logout")).toHaveLength(1);
});
