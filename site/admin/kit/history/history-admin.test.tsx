import { act, screen, waitFor, within } from "@testing-library/react";
import type { RevisionAnswer } from "../../../../content/model/api/history-answers";
import { eventParts } from "../../events/event-parts";
import { errorReply, FakeApi, someEvent, type Reply, type SomeEvent } from "../../test-support/fake-api";
import { dialogSaying, openDetails, renderAdmin } from "../../test-support/render-admin";

const [now, before, first] = ["a", "b", "c"].map((letter) => letter.repeat(40)) as [string, string, string];
const commit = "d".repeat(40);
const id = someEvent()._id;
const changed = "Event updated successfully!";

const revision = (version: string, day: number, more: Partial<RevisionAnswer> = {}): RevisionAnswer => ({
  commit: `${String(day)}${version.slice(1)}`,
  author: "Aiko",
  date: `2026-11-${String(day)}T10:00:00+09:00`,
  message: "Edit event: Networking night (2026-12-12)",
  version,
  change: "edited",
  ...more,
});

/** An API that holds one event with three versions; writes change what the list answers. */
function apiWithHistory() {
  const api = new FakeApi();
  let items: SomeEvent[] = [someEvent()];
  const versions: Record<string, SomeEvent> = {
    [now]: someEvent(),
    [before]: someEvent({ version: before, title: "Networking evening", time: "All day" }),
    [first]: someEvent({ version: first, title: "Networking evening", description: "Meet people." }),
  };
  api.on("GET /api/collections/events", () => ({ status: 200, body: items }));
  api.on(`GET /api/history/events/${id}`, {
    status: 200,
    body: {
      revisions: [
        revision(now, 20, { author: "Mo Maintainer", message: 'Revert "Typo"' }),
        revision(before, 19),
        revision(first, 18, { change: "added" }),
      ],
      older: 0,
    },
  });
  for (const [version, body] of Object.entries(versions))
    api.on(`GET /api/itemAt/events/${id}/${version}`, { status: 200, body });
  const written = (item: SomeEvent) => {
    items = [item];
    return { status: 200, body: { item, version: item.version, commit } };
  };
  api.on("POST /api/restoreItem", ({ fields }) => written(versions[String(fields["restore"])] ?? someEvent()));
  api.on("PUT /api/collections/events/2026-12-12-networking-night", () =>
    written(someEvent({ version: "e".repeat(40), title: "Changed" })),
  );
  api.on("DELETE /api/collections/events/2026-12-12-networking-night", () => {
    items = [];
    return { status: 200, body: { _id: id, version: commit, commit } };
  });
  return api;
}

const button = (name: string) => screen.getByRole("button", { name });
const openHistory = async (user: ReturnType<typeof renderAdmin>["user"]) => {
  await screen.findByRole("article");
  openDetails();
  await user.click(await screen.findByRole("button", { name: "History" }));
  return screen.findByRole("dialog", { name: "History of “Networking night”" });
};

test("a history says who, when and what, shows differences in words, and restores over the version that was seen", async () => {
  const { api, user } = renderAdmin(eventParts, apiWithHistory());
  const dialog = await openHistory(user);
  const rows = await within(dialog).findAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(
    /Nov 20, 2026, 10:00.*\(yesterday\).*Current version.*Mo Maintainer.*Revert "Typo"/,
  );
  // What a maintainer wrote for maintainers is folded.
  const subject = within(rows[0] as HTMLElement).getByText(/Revert "Typo"/);
  expect(subject).not.toBeVisible();
  await user.click(within(rows[0] as HTMLElement).getByText("Details for technicians"));
  expect(subject).toBeVisible();
  expect(await within(dialog).findByText("evening", { selector: "del" })).toHaveTextContent("removed: evening");
  expect(within(dialog).getByText("night", { selector: "ins" })).toHaveTextContent("added: night");
  expect(dialog).toHaveTextContent("Before: All day · After: 18:30 - 20:30");
  expect(within(dialog).queryByRole("button", { name: "Restore this version" })).not.toBeInTheDocument();

  await user.click(within(rows[2] as HTMLElement).getByRole("button"));
  expect(await within(dialog).findByText(/^There is no earlier version/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole("button", { name: "Restore this version" }));
  const question = await screen.findByRole("alertdialog", { name: /^Restore the version of Nov 18, 2026/ });
  await user.click(within(question).getByRole("button", { name: "Restore this version" }));
  expect(await screen.findByText(/^The version of Nov 18, 2026.+ has been restored\.$/)).toBeInTheDocument();
  expect(api.sentTo("POST /api/restoreItem").map(({ fields }) => fields)).toEqual([
    { kind: "events", _id: id, restore: first, version: now },
  ]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("what is said of a restored item names it by its restored title", async () => {
  const api = apiWithHistory();
  api.on(publishState, { status: 200, body: live });
  const { user } = renderAdmin(eventParts, api);
  const dialog = await openHistory(user);
  const rows = await within(dialog).findAllByRole("listitem");
  await user.click(within(rows[1] as HTMLElement).getByRole("button"));
  await user.click(await within(dialog).findByRole("button", { name: "Restore this version" }));
  const question = await screen.findByRole("alertdialog", { name: /^Restore the version of/ });
  await user.click(within(question).getByRole("button", { name: "Restore this version" }));
  expect(await screen.findByText("“Networking evening”: the published page has been updated.")).toBeInTheDocument();
});

test("a version that somebody else was faster than is not overwritten: it is said, and everything is loaded again", async () => {
  const api = apiWithHistory();
  api.on("POST /api/restoreItem", errorReply(409, "stale-version", { current: someEvent() }));
  const { user } = renderAdmin(eventParts, api);
  const dialog = await openHistory(user);
  await user.click(within((await within(dialog).findAllByRole("listitem"))[1] as HTMLElement).getByRole("button"));
  await user.click(await within(dialog).findByRole("button", { name: "Restore this version" }));
  const question = await screen.findByRole("alertdialog");
  const lists = api.sentTo("GET /api/collections/events").length;
  await user.click(within(question).getByRole("button", { name: "Restore this version" }));
  const refused = await dialogSaying("This version could not be restored. Please try again.");
  expect(refused).toHaveTextContent("Somebody changed this item in the meantime");
  await user.click(within(refused).getByRole("button", { name: "OK" }));
  await waitFor(() => expect(api.sentTo(`GET /api/history/events/${id}`)).toHaveLength(2));
  expect(api.sentTo("GET /api/collections/events").length).toBe(lists + 1);
  expect(dialog).toBeInTheDocument();
});

test.each<[Reply, string]>([
  ["offline", "This version could not be loaded. Please try again."],
  [
    { status: 422, body: { error: { code: "unreadable-version", message: "date: must be a day" } } },
    "date: must be a day",
  ],
])("a version that cannot be shown says why", async (reply, said) => {
  const api = apiWithHistory();
  api.on(`GET /api/itemAt/events/${id}/${now}`, reply);
  const { user } = renderAdmin(eventParts, api);
  const dialog = await openHistory(user);
  expect(await within(dialog).findByText(said)).toBeInTheDocument();
});

test("a session that ended closes the history and leads to the login", async () => {
  const api = apiWithHistory();
  api.on(`GET /api/history/events/${id}`, errorReply(401, "unauthorized"));
  const { user } = renderAdmin(eventParts, api);
  await openHistory(user);
  await user.click(within(await dialogSaying("Unauthorized")).getByRole("button", { name: "OK" }));
  expect(await screen.findByRole("heading", { name: "Staff login" })).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("an edit is undone and the undo is undone, each over the version before; the button keeps the focus", async () => {
  const { api, user } = renderAdmin(eventParts, apiWithHistory());
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.type(screen.getByLabelText(/^Title \(English\)/), "!");
  await user.click(button("Save Changes"));
  expect(await screen.findByText(changed)).toBeInTheDocument();
  await user.click(button("Undo"));
  expect(await screen.findByText("Undone: “Networking night” is as it was before.")).toBeInTheDocument();
  expect(button("Undo")).toHaveFocus();
  await user.click(button("Undo"));
  await waitFor(() => expect(api.sentTo("POST /api/restoreItem")).toHaveLength(2));
  const restores = api.sentTo("POST /api/restoreItem").map(({ fields: { restore, version } }) => [restore, version]);
  expect(restores).toEqual([
    [now, "e".repeat(40)],
    ["e".repeat(40), now],
  ]);
});

test("a delete is undone from its message; what came back is taken away again", async () => {
  const { api, user } = renderAdmin(eventParts, apiWithHistory());
  await screen.findByRole("article");
  openDetails();
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  await user.click(
    within(await dialogSaying("Are you sure you want to delete this event?")).getByRole("button", { name: "Delete" }),
  );
  await screen.findByText("Event deleted successfully!");
  await user.click(button("Undo"));
  expect(await screen.findByText("Undone: “Networking night” has been restored.")).toBeInTheDocument();
  expect(api.sentTo("POST /api/restoreItem")[0]?.fields).toEqual({
    kind: "events",
    _id: id,
    restore: now,
    version: null,
  });
  await user.click(button("Undo"));
  expect(await screen.findByText("Undone: “Networking night” is deleted again.")).toBeInTheDocument();
  expect(api.sentTo("DELETE /api/collections/events/2026-12-12-networking-night")).toHaveLength(2);
});

test("an undo that comes too late undoes nothing and says so; the message is over", async () => {
  const api = apiWithHistory();
  api.on("POST /api/restoreItem", errorReply(409, "stale-version", { current: someEvent() }));
  const { user } = renderAdmin(eventParts, api);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.type(screen.getByLabelText(/^Title \(English\)/), "!");
  await user.click(button("Save Changes"));
  await screen.findByText(changed);
  await user.click(button("Undo"));
  const refused = await dialogSaying("This could not be undone. Please try again.");
  await user.click(within(refused).getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByText(changed)).not.toBeInTheDocument());
  expect(screen.getByRole("heading", { name: "Existing Events" })).toHaveFocus();
});

test("deleted items are listed with who and when, and come back", async () => {
  const api = apiWithHistory();
  api.on("GET /api/deleted/events", {
    status: 200,
    body: {
      items: [
        {
          _id: id,
          title: "Networking night",
          date: "2026-12-12",
          version: before,
          deletedAt: "2026-11-20T10:00:00+09:00",
          deletedBy: "Ken",
        },
      ],
    },
  });
  const { user } = renderAdmin(eventParts, api);
  await user.click(await screen.findByRole("button", { name: "Show deleted items" }));
  const gone = within(await screen.findByRole("region", { name: "Deleted items" }));
  expect(await gone.findByText(/^Deleted by Ken, Nov 20, 2026, 10:00 \(yesterday\)$/)).toBeInTheDocument();
  expect(gone.getByText("Sat, Dec 12, 2026")).toBeInTheDocument();
  await user.click(gone.getByRole("button", { name: "Restore" }));
  expect(await screen.findByText("“Networking night” has been restored.")).toBeInTheDocument();
  expect(api.sentTo("POST /api/restoreItem")[0]?.fields).toMatchObject({ restore: before, version: null });
  expect(gone.getByRole("heading", { name: "Deleted items" })).toHaveFocus();
});

const publishState = `GET /api/publishState?contains=${commit}`;
const building = { kind: "building", commit, contains: false, stage: "building" };
const live = { kind: "live", liveCommit: commit, contains: true, stage: "live" };

describe("a save is followed", () => {
  // Storage in the tests ends its work by setImmediate.
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] }));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  /** Lets half seconds pass one by one: React renders, and so asks again, at the end of an `act`. */
  const pass = async (halfSeconds: number) => {
    for (let passed = 0; passed < halfSeconds; passed += 1) await act(() => jest.advanceTimersByTimeAsync(500));
  };
  const showPage = (visibility: DocumentVisibilityState) => {
    jest.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
  };

  /** A saved change; `asked` counts the calls about its commit, `reply` is the answer from now on. */
  async function save(answer: Reply = { status: 200, body: building }) {
    const api = apiWithHistory();
    const reply = (next: Parameters<FakeApi["on"]>[1]) => api.on(publishState, next);
    const asked = () => api.sentTo(publishState).length;
    reply(answer);
    const page = renderAdmin(eventParts, api);
    await page.user.click(await screen.findByRole("button", { name: "Edit" }));
    await page.user.type(screen.getByLabelText(/^Title \(English\)/), "!");
    await page.user.click(button("Save Changes"));
    await screen.findByText(changed);
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    return { ...page, reply, asked };
  }

  test("to its static page, asked for twice a second until the end; only the end is spoken", async () => {
    const { asked, reply } = await save();
    expect(await screen.findByText("Visible to visitors")).toBeInTheDocument();
    const shown = await screen.findByText("Published page: being updated");
    expect(shown.closest("[role=status]")).toBeNull();
    const before = asked();
    await pass(4);
    expect(asked()).toBe(before + 4);
    reply({ status: 200, body: live });
    await pass(1);
    expect(screen.getByText("Published page: updated")).toBeInTheDocument();
    expect(screen.getByText("“Changed”: the published page has been updated.")).toHaveAttribute("role", "status");
    await pass(100);
    expect(asked()).toBe(before + 5);
  });

  test("a failed build tells its reason, and asking again may find it mended", async () => {
    const { user, reply } = await save({
      status: 200,
      body: { kind: "failed", commit, reason: "a template is broken", contains: false, stage: "failed" },
    });
    expect(await screen.findByText("Published page: could not be updated. Ask a maintainer")).toBeInTheDocument();
    expect(screen.getByText("a template is broken")).not.toBeVisible();
    await user.click(screen.getByText("Details for technicians"));
    expect(screen.getByText("a template is broken")).toBeVisible();
    reply({ status: 200, body: live });
    await user.click(button("Refresh"));
    expect(await screen.findByText("Published page: updated")).toBeInTheDocument();
  });

  test("where nothing is published nothing is promised, and nothing is asked for again", async () => {
    const { asked } = await save({ status: 200, body: { kind: "none" } });
    await waitFor(() => expect(screen.queryByText(/^Published page/)).not.toBeInTheDocument());
    await pass(100);
    expect(asked()).toBe(1);
  });

  test.each(["an answer", "the next question"])("until the message is closed while %s is due", async (due) => {
    const { user, asked, reply } = await save();
    let answer: (reply: Reply) => void = () => undefined;
    if (due === "an answer") reply(() => new Promise((resolve) => (answer = resolve)));
    await pass(1);
    const before = asked();
    await user.click(button("Close message"));
    expect(screen.queryByText(changed)).not.toBeInTheDocument();
    answer({ status: 200, body: building });
    await pass(100);
    expect(asked()).toBe(before);
  });

  test("a hidden page asks for nothing and catches up when it is looked at again", async () => {
    const { asked, reply } = await save();
    showPage("hidden");
    const before = asked();
    reply({ status: 200, body: live });
    await pass(100);
    expect(asked()).toBe(before);
    expect(screen.getByText("Published page: being updated")).toBeInTheDocument();
    showPage("visible");
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(asked()).toBe(before + 1);
    expect(screen.getByText("Published page: updated")).toBeInTheDocument();
  });
});
