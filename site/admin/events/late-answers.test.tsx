import { act, fireEvent, screen, within } from "@testing-library/react";
import { errorReply, FakeApi, someEvent, type Reply, type SomeEvent } from "../test-support/fake-api";
import { openDetails, openForm, renderAdmin } from "../test-support/render-admin";
import { eventParts } from "./event-parts";

const commit = "d".repeat(40);
const other = someEvent({ _id: "2026-12-20-lunch", title: "Lunch", version: "b".repeat(40) });
const saved = (item: SomeEvent) => ({ status: 200, body: { item, version: item.version, commit } });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/adminEvents");
});

/** An answer that comes when the test wants it. */
function later() {
  let answer: (reply: Reply) => void = () => undefined;
  const reply = new Promise<Reply>((resolve) => (answer = resolve));
  return { reply: () => reply, come: (value: Reply) => act(async () => Promise.resolve(value).then(answer)) };
}

async function openPage(items: readonly SomeEvent[] = [someEvent(), other], api = new FakeApi()) {
  api.on("GET /api/collections/events", () => ({ status: 200, body: items }));
  const page = renderAdmin(eventParts, api);
  await screen.findByRole("article", { name: "Networking night" });
  await openForm();
  openDetails();
  return page;
}

const title = () => screen.getByLabelText<HTMLInputElement>(/^Title \(English\)/);
const type = (text: string) => fireEvent.change(title(), { target: { value: text } });
const onCard = (name: string, button: string) =>
  within(screen.getByRole("article", { name })).getByRole("button", { name: button });

test("what is typed while an undo waits for its answer stays", async () => {
  const { api, user } = await openPage();
  api.on("PUT /api/collections/events/2026-12-12-networking-night", saved(someEvent({ version: "e".repeat(40) })));
  await user.click(onCard("Networking night", "Edit"));
  type("Changed");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText("Event updated successfully!");
  await user.click(onCard("Networking night", "Edit"));
  const undone = later();
  api.on("POST /api/restoreItem", undone.reply);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  type("Typed during the undo");
  await undone.come(saved(someEvent()));
  await screen.findByText(/^Undone:/);
  expect(title()).toHaveValue("Typed during the undo");
});

test.each(["Networking night", "Lunch"])(
  "the answer to a delete takes nothing of what is typed into %s meanwhile",
  async (typedInto) => {
    const { api, user } = await openPage();
    const deleted = later();
    api.on("DELETE /api/collections/events/2026-12-12-networking-night", deleted.reply);
    await user.click(onCard("Networking night", "Edit"));
    await user.click(onCard("Networking night", "Delete"));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    if (typedInto === "Lunch") await user.click(onCard("Lunch", "Edit"));
    type("Typed during the delete");
    await deleted.come({ status: 200, body: { _id: someEvent()._id, version: commit, commit } });
    await screen.findByText("Event deleted successfully!");
    expect(title()).toHaveValue("Typed during the delete");
  },
);

test("what is done to an item right after its save names the version that was saved, however late the new list comes", async () => {
  const { api, user } = await openPage();
  const networking = "2026-12-12-networking-night";
  api.on("GET /api/collections/events", later().reply);
  api.on(`PUT /api/collections/events/${networking}`, saved(someEvent({ title: "Changed", version: "e".repeat(40) })));
  api.on(`DELETE /api/collections/events/${networking}`, {
    status: 200,
    body: { _id: networking, version: commit, commit },
  });
  await user.click(onCard("Networking night", "Edit"));
  type("Changed");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText("Event updated successfully!");
  await user.click(onCard("Changed", "Delete"));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await screen.findByText("Event deleted successfully!");
  expect(screen.queryByRole("article", { name: "Changed" })).toBeNull();
  const [removed] = api.sentTo(`DELETE /api/collections/events/${networking}`);
  expect(JSON.stringify(removed)).toContain("e".repeat(40));
});

test("a duplicate whose picture comes late asks before it takes the place of what was typed", async () => {
  const { api, user } = await openPage([someEvent({ image: "/media/2026/a.png" })]);
  const picture = later();
  api.on("GET /media/2026/a.png", picture.reply);
  const { fetch } = globalThis;
  globalThis.fetch = (url, init) => fetch(url, init ?? {});
  await user.click(onCard("Networking night", "Duplicate"));
  type("Typed meanwhile");
  await picture.come({ status: 404 });
  expect(await screen.findByRole("alertdialog")).toHaveTextContent("Typed meanwhile");
  expect(title()).toHaveValue("Typed meanwhile");
});

test("Ctrl+S held down sends one save, and a late answer does not reach the next text", async () => {
  const { api, user } = await openPage();
  const answer = later();
  api.on("PUT /api/collections/events/2026-12-12-networking-night", answer.reply);
  await user.click(onCard("Networking night", "Edit"));
  type("Changed");
  for (let times = 0; times < 3; times += 1) fireEvent.keyDown(document.body, { key: "s", ctrlKey: true });
  await answer.come(saved(someEvent({ title: "Changed", version: "e".repeat(40) })));
  await screen.findByText("Event updated successfully!");
  expect(api.sentTo("PUT /api/collections/events/2026-12-12-networking-night")).toHaveLength(1);
});

test("while a deleted item is brought back the form is locked, and a text of a colleague is not overwritten", async () => {
  const { api, user } = await openPage();
  const back = later();
  api.on("PUT /api/collections/events/2026-12-12-networking-night", errorReply(404, "not-found"));
  api.on("GET /api/deleted/events", { status: 200, body: { items: [] } });
  api.on("POST /api/restoreItem", back.reply);
  await user.click(onCard("Networking night", "Edit"));
  type("Changed");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Restore and save" }));
  expect(title()).toBeDisabled();
  api.on(
    "PUT /api/collections/events/2026-12-12-networking-night",
    saved(someEvent({ title: "Changed", version: "e".repeat(40) })),
  );
  await back.come(errorReply(409, "stale-version", { current: someEvent() }));
  await screen.findByText("Event updated successfully!");
  expect(api.sentTo("POST /api/restoreItem")[0]?.fields).toMatchObject({ version: null });
});

test("a check of both languages is not sent for a text that a colleague changed meanwhile", async () => {
  const item = someEvent({ title_jp: "交流会" });
  const { api, user } = await openPage([item]);
  const theirs = { ...item, title_jp: "大交流会", version: "c".repeat(40) };
  let tries = 0;
  api.on("PUT /api/collections/events/2026-12-12-networking-night", () =>
    ++tries === 1 ? errorReply(409, "stale-version", { current: theirs }) : saved({ ...theirs, title: "Changed" }),
  );
  await user.click(onCard("Networking night", "Edit"));
  type("Changed");
  await user.click(await screen.findByRole("checkbox", { name: /still/ }));
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await screen.findByText(/^Event updated successfully!/);
  const [first, second] = api
    .sentTo("PUT /api/collections/events/2026-12-12-networking-night")
    .map(({ fields }) => fields["translationChecked"]);
  expect(first).toBe(true);
  expect(second).not.toBe(true);
});
