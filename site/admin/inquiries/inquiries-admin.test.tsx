import { screen, waitFor, within } from "@testing-library/react";
import { errorReply, FakeApi } from "../test-support/fake-api";
import { renderInbox, someInquiry } from "../test-support/inquiries";
import { dialogSaying } from "../test-support/render-admin";

const mei = someInquiry();
const kenji = someInquiry({ _id: "20261119T010000000Z-0123456789abcdef", name: "Kenji Ong", company: "", contact: "" });
const done = someInquiry({ _id: "20261118T010000000Z-0123456789abcdef", name: "Asha Rao", state: "done" });
const all = [mei, kenji, done];

const card = (name: string) => screen.findByRole("article", { name });
const cards = () => screen.queryAllByRole("article").map((each) => within(each).getByRole("heading").textContent);
const press = (name: string) => screen.getByRole("button", { name });
const inCard = async (name: string, button: string) => within(await card(name)).getByRole("button", { name: button });
const inDialog = async (words: string, name: string) => within(await dialogSaying(words)).getByRole("button", { name });
const confirmDelete =
  "Are you sure you want to delete the inquiry from Mei Tanaka? You can undo this right afterwards.";
const page = (...items: (typeof mei)[]) => ({
  status: 200,
  body: { items, counts: { new: items.length, done: 0, spam: 0 }, newest: items[0]?._id },
});

beforeEach(() => localStorage.clear());

describe("list", () => {
  test("shows everything of an inquiry, in Japan time, under the labels of the form", async () => {
    renderInbox([mei]);
    const shown = within(await card("Mei Tanaka"));
    expect(shown.getByText("Sat, Nov 21, 2026, 08:45")).toHaveAttribute("dateTime", mei.receivedAt);
    const facts = shown.getAllByRole("term").map(({ textContent }) => textContent);
    expect(facts).toEqual(["Company", "Email", "Phone", "Forwarding", "Message"]);
    expect(shown.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "Harbour Trading",
      "mei@harbour.example",
      "+81 3 0000 0000",
      "Not forwarded by email, only in this inbox",
      "How do we join?",
    ]);
    expect(shown.getByText("Membership")).toBeInTheDocument();
    expect(shown.getByText("Open")).toBeInTheDocument();
    expect(shown.getByRole("link", { name: "Reply" })).toHaveAttribute(
      "href",
      "mailto:mei@harbour.example?subject=Re%3A%20Your%20inquiry%20(Membership)" +
        "&body=%0D%0A%0D%0AOn%20Sat%2C%20Nov%2021%2C%202026%2C%2008%3A45%20(Japan%20time)%2C%20Mei%20Tanaka%20wrote%3A%0D%0A%3E%20How%20do%20we%20join%3F",
    );
  });

  test("says in which language the page was, and answers in that language", async () => {
    renderInbox([someInquiry({ language: "ja" }), kenji]);
    const shown = within(await card("Mei Tanaka"));
    expect(shown.getByText("Japanese page")).toBeInTheDocument();
    expect(shown.getByRole<HTMLAnchorElement>("link").href).toContain(encodeURIComponent("お問い合わせの件"));
    expect(within(await card("Kenji Ong")).queryByText(/page$/)).not.toBeInTheDocument();
  });

  test("says how old each open one is and until when an answer is promised; what is spam gets no answer", async () => {
    // The tests' today is Saturday, November 21; Monday is a holiday.
    const at = (receivedAt: string, name: string, more = {}) =>
      someInquiry({ _id: receivedAt.replace(/[-:.]/g, "") + "-0123456789abcdef", name, receivedAt, ...more });
    const { user } = renderInbox([
      at("2026-11-20T05:00:00.000Z", "New"),
      at("2026-11-19T05:00:00.000Z", "One"),
      at("2026-11-18T05:00:00.000Z", "Two"),
      at("2026-11-16T05:00:00.000Z", "Old"),
      at("2026-11-15T05:00:00.000Z", "Spam", { state: "spam" }),
    ]);
    const due = async (name: string) => within(await card(name)).getByText(/:/, { selector: ".adm-badge" }).textContent;
    expect([await due("New"), await due("One"), await due("Two"), await due("Old")]).toEqual([
      "New: answer by Wed, Nov 25",
      "1 working day old: answer by Tue, Nov 24",
      "2 working days old: was due Fri, Nov 20",
      "4 working days old: was due Wed, Nov 18",
    ]);
    await user.click(press("Spam (1)"));
    expect(within(await card("Spam")).queryByText(/working day/)).not.toBeInTheDocument();
    expect(within(await card("Spam")).queryByRole("link")).not.toBeInTheDocument();
  });

  test("a long message is quoted in part, which is said, and the whole quotation can be copied", async () => {
    const { user } = renderInbox([someInquiry({ message: "many words ".repeat(200) }), kenji]);
    const copied = jest.spyOn(navigator.clipboard, "writeText");
    await user.click(await inCard("Mei Tanaka", "Copy the whole quotation"));
    expect(await screen.findByText("Quotation copied!")).toBeInTheDocument();
    expect(copied.mock.calls[0]?.[0]).toMatch(/^On Sat, Nov 21, 2026, 08:45 .*wrote:\n> (many words ){200}$/);
    expect(within(await card("Kenji Ong")).queryByText(/quotation/)).not.toBeInTheDocument();
  });

  test("says who answered, under the done ones", async () => {
    const answered = { by: "Aiko", at: "2026-11-19T05:30:00.000Z" };
    const { user } = renderInbox([
      { ...done, answered },
      { ...kenji, state: "done", answered: { ...answered, by: "" } },
    ]);
    await screen.findByText("Nothing is open. Every inquiry is done.");
    await user.click(press("Done (2)"));
    const facts = async (name: string) =>
      within(await card(name))
        .getAllByRole("definition")
        .map(({ textContent }) => textContent);
    expect(await facts("Asha Rao")).toContain("Aiko, Thu, Nov 19, 2026, 14:30");
    expect(await facts("Kenji Ong")).toContain("Thu, Nov 19, 2026, 14:30");
  });

  test("keeps the API's order, newest first, and leaves out what the visitor left empty", async () => {
    renderInbox([mei, kenji]);
    const facts = within(await card("Kenji Ong")).getAllByRole("term");
    expect(facts.map(({ textContent }) => textContent)).toEqual(["Email", "Forwarding", "Message"]);
    expect(cards()).toEqual(["Mei Tanaka", "Kenji Ong"]);
  });

  test("nothing of an inquiry is ever HTML, and line breaks are kept", async () => {
    const message = "<img src=x onerror=alert(1)>\n<script>alert(1)</script>\n**bold** &amp;";
    const { container } = renderInbox([someInquiry({ name: "<b>Mei</b>", company: "<i>x</i>", message })]);
    expect(within(await card("<b>Mei</b>")).getByText(/onerror/).textContent).toBe(message);
    expect(container.querySelector("b, i, img, script")).toBeNull();
  });

  test("a long message is folded until somebody asks for it", async () => {
    const { user } = renderInbox([someInquiry({ message: "line\n".repeat(15) })]);
    const more = await inCard("Mei Tanaka", "Show all");
    expect(more).toHaveAttribute("aria-expanded", "false");
    await user.click(more);
    expect(more).toHaveAttribute("aria-expanded", "true");
    expect(more).toHaveTextContent("Show less");
  });

  test("a full inbox is shown fifty at a time", async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      someInquiry({
        _id: `20261120T0000000${String(at).padStart(2, "0")}Z-0123456789abcdef`,
        name: `Person ${String(at)}`,
      }),
    );
    const { user } = renderInbox(many);
    await card("Person 49");
    expect(cards()).toHaveLength(50);
    await user.click(press("Show more (10 left)"));
    await card("Person 59");
    expect(cards()).toHaveLength(60);
    expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Person 50" })).toHaveFocus());
  });

  test("shows the open ones first, and counts them all", async () => {
    const { user } = renderInbox(all);
    await card("Mei Tanaka");
    expect(press("Open (2)")).toHaveAttribute("aria-pressed", "true");
    expect(cards()).toEqual(["Mei Tanaka", "Kenji Ong"]);
    await user.click(press("Done (1)"));
    await card("Asha Rao");
    expect(cards()).toEqual(["Asha Rao"]);
    await user.click(press("All (3)"));
    await card("Mei Tanaka");
    expect(cards()).toEqual(["Mei Tanaka", "Kenji Ong", "Asha Rao"]);
  });

  test.each([
    { held: [], words: "No inquiries yet. What visitors send with the contact form will appear here." },
    { held: [done], words: "Nothing is open. Every inquiry is done." },
  ])("says so when there is nothing: $words", async ({ held, words }) => {
    renderInbox(held);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  test("is loaded again on demand, and a failure says so and keeps what is there", async () => {
    const { api, user } = renderInbox([mei]);
    await card("Mei Tanaka");
    api.on("GET /api/inquiries", "offline");
    await user.click(press("Refresh"));
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load the inquiries. Please try again later.");
    expect(cards()).toEqual(["Mei Tanaka"]);
    api.on("GET /api/inquiries", page(mei, kenji));
    await user.click(press("Refresh"));
    await card("Kenji Ong");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("mark", () => {
  test("as done: at once, said aloud, and the focus goes on to the next inquiry", async () => {
    const { api, user } = renderInbox(all);
    await user.click(await inCard("Mei Tanaka", "Mark as done"));
    expect(await screen.findByText("Marked as done: Mei Tanaka")).toBeInTheDocument();
    expect(api.sentTo("POST /api/markInquiries")[0]?.fields).toEqual({ ids: [mei._id], state: "done" });
    expect(cards()).toEqual(["Kenji Ong"]);
    expect(press("Done (2)")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Kenji Ong" })).toHaveFocus());
  });

  test("reopens what was done; where the card stays, so does the focus", async () => {
    const { api, user } = renderInbox(all);
    await card("Mei Tanaka");
    await user.click(press("All (3)"));
    await user.click(await inCard("Asha Rao", "Reopen"));
    expect(await screen.findByText("Open again: Asha Rao")).toBeInTheDocument();
    expect(api.sentTo("POST /api/markInquiries")[0]?.fields).toEqual({ ids: [done._id], state: "new" });
    expect(await inCard("Asha Rao", "Mark as done")).toHaveFocus();
  });

  test("a failure alerts with the API's reason and changes nothing", async () => {
    const { api, user } = renderInbox([mei]);
    const button = await inCard("Mei Tanaka", "Mark as done");
    api.on("POST /api/markInquiries", errorReply(507, "disk-full"));
    await user.click(button);
    const dialog = await dialogSaying("Failed to update the inquiry. Please try again.");
    expect(dialog).toHaveTextContent("message of disk-full");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(button).toHaveFocus();
    expect(press("Open (1)")).toBeInTheDocument();
  });

  test("a list that was asked for before does not take the mark back", async () => {
    const { api, user } = renderInbox([mei, kenji]);
    await card("Mei Tanaka");
    let answerOld: (reply: { status: number; body: unknown }) => void = () => undefined;
    let calls = 0;
    api.on("GET /api/inquiries", () => (++calls === 1 ? new Promise((resolve) => (answerOld = resolve)) : page(kenji)));
    await user.click(press("Refresh"));
    await user.click(await inCard("Mei Tanaka", "Mark as done"));
    await screen.findByText("Marked as done: Mei Tanaka");
    answerOld(page(mei, kenji));
    await waitFor(() => expect(screen.queryByText("Refreshing the list…")).not.toBeInTheDocument());
    expect(cards()).toEqual(["Kenji Ong"]);
    expect(calls).toBe(2);
  });
});

describe("note", () => {
  const field = () => screen.getByRole("textbox", { name: "Note for colleagues" });

  test("is added, changed and taken away; it says who wrote it, and the focus comes back", async () => {
    const { api, user } = renderInbox([mei, kenji]);
    await user.click(await inCard("Mei Tanaka", "Add a note"));
    expect(field()).toHaveFocus();
    await user.type(field(), "Call back{Enter}before noon");
    await user.click(press("Save the note"));
    expect(await screen.findByText("Note saved: Mei Tanaka")).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Note for colleagues" })).toHaveTextContent(
      "Note for colleaguesCall back before noonAiko, Sat, Nov 21, 2026, 09:30",
    );
    expect(await inCard("Mei Tanaka", "Change the note")).toHaveFocus();
    await user.click(await inCard("Mei Tanaka", "Change the note"));
    await user.clear(field());
    await user.click(press("Save the note"));
    await waitFor(() => expect(screen.queryByText("Call back")).not.toBeInTheDocument());
    expect(api.sentTo("POST /api/noteInquiry").map(({ fields }) => fields)).toEqual([
      { id: mei._id, text: "Call back\nbefore noon", was: "" },
      { id: mei._id, text: "", was: "Call back\nbefore noon" },
    ]);
  });

  test("that is being typed is saved when its inquiry is marked, and stays when the filter changes", async () => {
    const { api, user } = renderInbox([mei, kenji]);
    await user.click(await inCard("Mei Tanaka", "Add a note"));
    await user.type(field(), "Answered by phone");
    await user.click(press("Done (0)"));
    await screen.findByText("No inquiry is marked as done yet.");
    await user.click(press("Open (2)"));
    expect(within(await card("Mei Tanaka")).getByRole("textbox")).toHaveValue("Answered by phone");
    await user.click(await inCard("Mei Tanaka", "Mark as done"));
    await screen.findByText("Marked as done: Mei Tanaka");
    expect(api.sent.slice(-2).map(({ path }) => path)).toEqual(["/api/noteInquiry", "/api/markInquiries"]);
    await user.click(press("Done (1)"));
    expect(within(await card("Mei Tanaka")).getByText("Answered by phone")).toBeInTheDocument();
  });

  test("a colleague's note is shown instead of being overwritten, and what was typed stays", async () => {
    const { api, user } = renderInbox([mei]);
    await user.click(await inCard("Mei Tanaka", "Add a note"));
    await user.type(field(), "Mine");
    api.on("POST /api/noteInquiry", errorReply(409, "stale-version"));
    api.on("GET /api/inquiries", page({ ...mei, note: { text: "Theirs", by: "Bo", at: mei.receivedAt } }));
    await user.click(press("Save the note"));
    const dialog = await dialogSaying("Failed to save the note. What you typed is still here. Please try again.");
    expect(dialog).toHaveTextContent("A colleague changed the note in the meantime.");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(await screen.findByText("Theirs")).toBeInTheDocument();
    expect(field()).toHaveValue("Mine");
    await user.click(press("Save the note"));
    await dialogSaying("Failed to save the note. What you typed is still here. Please try again.");
    expect(api.sentTo("POST /api/noteInquiry").at(-1)?.fields).toEqual({ id: mei._id, text: "Mine", was: "Theirs" });
  });
});

describe("delete", () => {
  test("can be undone after a reload, whoever deleted", async () => {
    const api = new FakeApi();
    const { user } = renderInbox([], api);
    await screen.findByText(/^No inquiries yet/);
    const deletion = { count: 2, undo: "undo-7", at: "2026-11-20T23:45:00.000Z" };
    api.on("GET /api/inquiries", { ...page(), body: { ...page().body, deletion } });
    await user.click(press("Refresh"));
    const last = within(await screen.findByRole("group", { name: "Last deletion" }));
    last.getByText("Inquiries deleted on Sat, Nov 21, 2026, 08:45: 2. They can be brought back for a day.");
    api.on("POST /api/restoreInquiries", { status: 200, body: { count: 2 } });
    api.on("GET /api/inquiries", page(mei, kenji));
    await user.click(last.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Inquiries restored: 2")).toBeInTheDocument();
    expect(api.sentTo("POST /api/restoreInquiries")[0]?.fields).toEqual({ undo: "undo-7" });
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  test("asks first; Cancel deletes nothing", async () => {
    const { api, user } = renderInbox([mei]);
    const button = await inCard("Mei Tanaka", "Delete");
    await user.click(button);
    await user.click(await inDialog(confirmDelete, "Cancel"));
    expect(api.sentTo("POST /api/deleteInquiries")).toEqual([]);
    expect(button).toHaveFocus();
  });

  test("takes the inquiry away, says so, and the focus goes to the next one, at last to the heading", async () => {
    const { api, user } = renderInbox([mei, kenji]);
    await user.click(await inCard("Mei Tanaka", "Delete"));
    await user.click(await inDialog(confirmDelete, "Delete"));
    expect(await screen.findByText("Inquiry deleted.")).toBeInTheDocument();
    expect(api.sentTo("POST /api/deleteInquiries")[0]?.fields).toEqual({ ids: [mei._id] });
    expect(cards()).toEqual(["Kenji Ong"]);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Kenji Ong" })).toHaveFocus());
    await user.click(await inCard("Kenji Ong", "Delete"));
    await user.click(await inDialog(confirmDelete.replace("Mei Tanaka", "Kenji Ong"), "Delete"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Inbox" })).toHaveFocus());
  });

  test("of what a colleague has deleted alerts and fetches the list again", async () => {
    const { api, user } = renderInbox([mei]);
    await card("Mei Tanaka");
    api.on("POST /api/deleteInquiries", errorReply(404, "not-found"));
    api.on("GET /api/inquiries", page());
    await user.click(await inCard("Mei Tanaka", "Delete"));
    await user.click(await inDialog(confirmDelete, "Delete"));
    const dialog = await dialogSaying("Failed to delete the inquiry. Please try again.");
    expect(dialog).toHaveTextContent("This inquiry was deleted in the meantime. The list has been loaded again.");
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(await screen.findByText(/^No inquiries yet/)).toBeInTheDocument();
  });
});

describe("many", () => {
  const tea = someInquiry({ _id: "20261117T010000000Z-0123456789abcdef", name: "Tea Shop", message: "tea tea tea" });
  const alsoTea = { ...tea, _id: "20261116T010000000Z-0123456789abcdef", name: "Also Tea" };
  const select = (name: string) => screen.getByRole("checkbox", { name: `Select the inquiry from ${name}` });

  test("the search asks the server, counts what it finds, and is cleared again", async () => {
    const { api, user } = renderInbox([mei, tea, alsoTea]);
    await card("Mei Tanaka");
    await user.type(screen.getByRole("searchbox", { name: "Search" }), " tea {Enter}");
    await card("Tea Shop");
    expect(cards()).toEqual(["Tea Shop", "Also Tea"]);
    expect(api.sent.at(-1)?.path).toBe("/api/inquiries?search=tea&state=new");
    expect(press("Open (2)")).toBeInTheDocument();
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "coffee{Enter}");
    expect(await screen.findByText("No inquiry here matches the search.")).toBeInTheDocument();
    await user.click(press("Clear the search"));
    await card("Mei Tanaka");
    expect(screen.getByRole("searchbox")).toHaveFocus();
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  test("one is marked as spam, found there, and taken back", async () => {
    const { user } = renderInbox([mei, kenji]);
    await user.click(await inCard("Mei Tanaka", "Mark as spam"));
    expect(await screen.findByText("Marked as spam: Mei Tanaka")).toBeInTheDocument();
    expect(cards()).toEqual(["Kenji Ong"]);
    await user.click(press("Spam (1)"));
    await user.click(await inCard("Mei Tanaka", "Not spam"));
    expect(await screen.findByText("Open again: Mei Tanaka")).toBeInTheDocument();
    expect(await screen.findByText("There is no spam.")).toBeInTheDocument();
    expect(press("Open (2)")).toBeInTheDocument();
  });

  test("selected ones are marked as spam together, and the focus goes to the heading", async () => {
    const { api, user } = renderInbox([mei, tea, alsoTea]);
    await card("Mei Tanaka");
    await user.click(select("Tea Shop"));
    await user.click(select("Also Tea"));
    expect(screen.getByText("2 selected")).toBeInTheDocument();
    await user.click(
      within(screen.getByRole("group", { name: "Several inquiries at once" })).getByText("Mark as spam"),
    );
    expect(await screen.findByText("Marked as spam: 2")).toBeInTheDocument();
    expect(api.sentTo("POST /api/markInquiries")[0]?.fields).toEqual({ ids: [tea._id, alsoTea._id], state: "spam" });
    expect(cards()).toEqual(["Mei Tanaka"]);
    expect(press("Spam (2)")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Inbox" })).toHaveFocus());
  });

  test("all shown ones are deleted after a question, and come back with Undo", async () => {
    const { user } = renderInbox([mei, tea, alsoTea]);
    await card("Mei Tanaka");
    await user.click(screen.getByRole("checkbox", { name: "Select all shown" }));
    await user.click(press("Delete selected"));
    await user.click(
      await inDialog(
        "Are you sure you want to delete these inquiries (3)? You can undo this right afterwards.",
        "Delete",
      ),
    );
    expect(await screen.findByText("3 inquiries deleted.")).toBeInTheDocument();
    expect(screen.getByText(/^No inquiries yet/)).toBeInTheDocument();
    await user.click(press("Undo"));
    expect(await screen.findByText("Inquiries restored: 3")).toBeInTheDocument();
    await card("Mei Tanaka");
    expect(cards()).toHaveLength(3);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  test("everything that matches is deleted at once, but not what came after the page was loaded", async () => {
    // The oldest first, as open ones come.
    const { api, user } = renderInbox([alsoTea, tea, mei]);
    await card("Mei Tanaka");
    await user.type(screen.getByRole("searchbox"), "tea{Enter}");
    await card("Tea Shop");
    await user.click(press("Delete all 2"));
    await user.click(
      await inDialog(
        "Are you sure you want to delete these inquiries (2)? You can undo this right afterwards.",
        "Delete",
      ),
    );
    expect(await screen.findByText("2 inquiries deleted.")).toBeInTheDocument();
    expect(api.sentTo("POST /api/deleteInquiries")[0]?.fields).toEqual({ search: "tea", upTo: tea._id, state: "new" });
    // The button is below the list and goes with it.
    await waitFor(() => expect(screen.getByRole("heading", { name: "Inbox" })).toHaveFocus());
  });

  test("a deletion that can no longer be taken back says so", async () => {
    const { api, user } = renderInbox([mei]);
    await card("Mei Tanaka");
    // One inquiry has its own button.
    expect(screen.queryByRole("button", { name: /^Delete all/ })).not.toBeInTheDocument();
    await user.click(await inCard("Mei Tanaka", "Delete"));
    await user.click(await inDialog(confirmDelete, "Delete"));
    await screen.findByText("Inquiry deleted.");
    api.on("POST /api/restoreInquiries", errorReply(404, "not-found"));
    await user.click(press("Undo"));
    const dialog = await dialogSaying("Failed to restore the inquiries. Please try again.");
    expect(dialog).toHaveTextContent("They were restored or erased in the meantime. The list has been loaded again.");
  });
});

describe("session", () => {
  const loggedOut = { status: 200, body: { loggedIn: false } };

  test("without one there is the login box and no call for inquiries; after the login the inbox", async () => {
    const api = new FakeApi();
    api.on("GET /api/session", loggedOut);
    api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
    const { user } = renderInbox([mei], api);
    await user.type(await screen.findByLabelText("Password"), "secret{Enter}");
    await card("Mei Tanaka");
    expect(api.sent.map(({ path }) => path)).toEqual([
      "/api/session",
      "/api/login",
      "/api/inquiries?search=&state=new",
    ]);
    expect(screen.getByRole("heading", { level: 1, name: "Admin Panel — Inquiries" })).toHaveFocus();
  });

  test.each([
    ["Mark as done", "POST /api/markInquiries"],
    ["Refresh", "GET /api/inquiries"],
  ])("an expired one alerts at %s, hides the inbox, and shows it again after the login", async (name, call) => {
    const { api, user } = renderInbox([mei]);
    await card("Mei Tanaka");
    api.on(call, errorReply(401, "unauthorized"));
    await user.click(press(name));
    await user.click(await inDialog("Unauthorized", "OK"));
    expect(await screen.findByText("Your session has ended. Log in to see the inbox again.")).toBeInTheDocument();
    expect(screen.queryByRole("article")).not.toBeInTheDocument();
    expect(screen.getByText("Mei Tanaka")).not.toBeVisible();
    api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
    api.on("GET /api/inquiries", page(mei, kenji));
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    await card("Kenji Ong");
    expect(cards()).toEqual(["Mei Tanaka", "Kenji Ong"]);
  });

  test("Logout takes what visitors wrote off the page", async () => {
    const { api, user } = renderInbox([mei]);
    await card("Mei Tanaka");
    api.on("POST /api/logout", { status: 204 });
    await user.click(press("Logout"));
    expect(await screen.findByLabelText("Password")).toBeInTheDocument();
    expect(screen.queryByText("Mei Tanaka")).not.toBeInTheDocument();
  });

  test("an unreachable server can be tried again", async () => {
    const api = new FakeApi();
    api.on("GET /api/session", "offline");
    const { user } = renderInbox([mei], api);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    api.on("GET /api/session", { status: 200, body: { loggedIn: true } });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await card("Mei Tanaka");
  });
});

test("speaks Japanese, with the words of the form", async () => {
  const { user } = renderInbox([mei], new FakeApi(), "ja");
  const shown = within(await card("Mei Tanaka"));
  expect(shown.getByText("2026年11月21日（土）08:45")).toBeInTheDocument();
  expect(shown.getByText("入会・会員制度")).toBeInTheDocument();
  await user.click(shown.getByRole("button", { name: "対応済みにする" }));
  expect(await screen.findByText("Mei Tanaka様のお問い合わせを対応済みにしました。")).toBeInTheDocument();
  expect(screen.getByText("未対応のお問い合わせはありません。")).toBeInTheDocument();
});
