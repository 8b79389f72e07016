import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { errorReply, FakeApi, someEvent } from "../test-support/fake-api";
import { dialogSaying, openDetails, openForm, renderAdmin } from "../test-support/render-admin";
import { eventParts } from "./event-parts";

const confirmAdd = "Are you sure you want to add this event? This action cannot be undone.";

async function openPage(items = [someEvent()], api = new FakeApi()) {
  api.on("GET /api/collections/events", { status: 200, body: items });
  const page = renderAdmin(eventParts, api);
  await screen.findByRole("heading", { name: "Existing Events" });
  await waitFor(() => expect(screen.queryByText("Loading…")).not.toBeInTheDocument());
  await openForm();
  openDetails();
  return page;
}

const button = (name: string) => screen.getByRole("button", { name });
const inDialog = async (words: string, name: string) => within(await dialogSaying(words)).getByRole("button", { name });
const setField = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Not key by key: each renders the whole form. */
function fillIn() {
  setField(/^Date/, "2026-12-24");
  setField(/^Title \(English\)/, "Carols");
  setField(/^Description \(English\)/, "Sing with us.");
}

test("the list has upcoming and running events first, then past ones, with status, date and time", async () => {
  await openPage([
    someEvent({
      _id: "past",
      title: "Tea",
      date: "2026-11-02",
      time: "All day",
    }),
    someEvent({
      _id: "running",
      title: "Food week",
      date: "2026-11-20 to 2026-11-23",
    }),
    someEvent(),
  ]);
  const titles = (await screen.findAllByRole("article")).map((card) => card.getAttribute("aria-labelledby"));
  expect(titles).toEqual(["adm-item-running", "adm-item-2026-12-12-networking-night", "adm-item-past"]);
  const running = screen.getByRole("article", { name: "Food week" });
  expect(running).toHaveTextContent("Running now");
  expect(running).toHaveTextContent("Fri, Nov 20, 2026 to Mon, Nov 23, 2026");
  expect(screen.getByRole("article", { name: "Tea" })).toHaveTextContent("All day");
});

test("an event of one day is added all day, without the button text of a missing link", async () => {
  const { api, user } = await openPage([]);
  expect(await screen.findByText("No events found.")).toBeInTheDocument();
  api.on("POST /api/collections/events", { status: 201, body: { item: someEvent(), version: "c".repeat(40) } });
  fillIn();
  await user.click(button("Add Event"));
  await user.click(await inDialog(confirmAdd, "Add Event"));
  expect(await screen.findByText("Event added successfully!")).toBeInTheDocument();
  expect(api.sentTo("POST /api/collections/events")[0]?.fields).toEqual({
    date: "2026-12-24",
    time: "All day",
    title: "Carols",
    description: "Sing with us.",
  });
});

test("an event of several days with times", async () => {
  const { api, user } = await openPage([]);
  api.on("POST /api/collections/events", { status: 201, body: { item: someEvent(), version: "c".repeat(40) } });
  fillIn();
  await user.click(screen.getByLabelText("Multi-day event"));
  expect(screen.getByLabelText(/^End date/)).toHaveAttribute("min", "2026-12-24");
  await user.click(button("Add Event"));
  await user.click(await inDialog("Please provide an end date for multi-day events", "OK"));
  await waitFor(() => expect(screen.getByLabelText(/^End date/)).toHaveFocus());
  setField(/^End date/, "2026-12-25");
  await user.click(screen.getByLabelText("All day"));
  setField(/^Start time/, "18:30");
  setField(/^End time/, "20:00");
  await user.click(button("Add Event"));
  await user.click(await inDialog(confirmAdd, "Add Event"));
  await screen.findByText("Event added successfully!");
  expect(api.sentTo("POST /api/collections/events")[0]?.fields).toMatchObject({
    date: "2026-12-24 to 2026-12-25",
    time: "18:30 - 20:00",
  });
});

test("unchecking multi-day clears the end date", async () => {
  const { user } = await openPage([]);
  setField(/^Date/, "2026-12-24");
  await user.click(screen.getByLabelText("Multi-day event"));
  setField(/^End date/, "2026-12-25");
  await user.click(screen.getByLabelText("Multi-day event"));
  await user.click(screen.getByLabelText("Multi-day event"));
  expect(screen.getByLabelText(/^End date/)).toHaveValue("");
});

test("required fields are alerted in the specified words", async () => {
  const { user } = await openPage([]);
  await user.click(button("Add Event"));
  expect(await dialogSaying("Please fill in all required fields: Date, Title, and Description")).toBeInTheDocument();
});

test("a wrong link or address is told at its field, without a dialog", async () => {
  const { api, user } = await openPage([]);
  fillIn();
  await user.type(screen.getByLabelText("Link"), "javascript:alert(1)");
  await user.type(screen.getByLabelText("Contact email"), "nobody");
  await user.click(button("Add Event"));
  await waitFor(() => expect(screen.getByLabelText("Link")).toHaveFocus());
  expect(screen.getByLabelText("Link")).toHaveAccessibleDescription(/beginning with https:/);
  expect(screen.getByLabelText("Contact email")).toHaveAccessibleDescription(/name@example\.com/);
  expect(api.sentTo("POST /api/collections/events")).toHaveLength(0);
});

test("an edited event is saved without being asked, with id and version; a free time stays as it was written", async () => {
  const { api, user } = await openPage([someEvent({ time: "from 18:30 (doors 18:00)", link: "https://example.com" })]);
  api.on("PUT /api/collections/events/2026-12-12-networking-night", {
    status: 200,
    body: { item: someEvent(), version: "c".repeat(40) },
  });
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.type(screen.getByLabelText(/^Title \(Japanese\)/), "交流会");
  await user.click(button("Save Changes"));
  expect(await screen.findByText("Event updated successfully!")).toBeInTheDocument();
  const [request] = api.sentTo("PUT /api/collections/events/2026-12-12-networking-night");
  expect(request?.headers["If-Match"]).toBe(`"${"a".repeat(40)}"`);
  // What is not sent stays.
  expect(request?.fields).toEqual({ title_jp: "交流会" });
});

test("two clock times say while they are typed when calendars cannot read them", async () => {
  const { user } = await openPage([someEvent({ time: "12:00 - 02:00" })]);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  const [start, end] = [screen.getByLabelText("Start time"), screen.getByLabelText("End time")];
  await waitFor(() => expect(end).toHaveAccessibleDescription(/cannot read these hours/));
  const type = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } });
  type(start, "22:00");
  await waitFor(() => expect(end).not.toHaveAccessibleDescription());
  type(end, "21:00");
  await waitFor(() => expect(end).toHaveAccessibleDescription(/cannot read these hours/));
  type(end, "");
  await waitFor(() => expect(end).not.toHaveAccessibleDescription());
});

test("a time in words says while it is typed what calendars make of it", async () => {
  const { user } = await openPage([someEvent({ time: "after sunset" })]);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  const time = screen.getByLabelText("Time (as text)");
  await waitFor(() => expect(time).toHaveAccessibleDescription(/cannot read these hours/));
  const type = (text: string): void => void fireEvent.change(time, { target: { value: text } });
  type("10:00 - 11:00 (SGT)");
  await waitFor(() => expect(time).not.toHaveAccessibleDescription());
  type("10:00 - 11:00 local time");
  await waitFor(() => expect(time).toHaveAccessibleDescription(/cannot read these hours/));
  type("22:00 - 25:00");
  await waitFor(() => expect(time).not.toHaveAccessibleDescription());
});

test("hours that are read as at night are asked about while they are typed, until they say their half of the day", async () => {
  const { user } = await openPage([someEvent({ time: "3時〜5時" })]);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  const time = screen.getByLabelText("Time (as text)");
  await waitFor(() => expect(time).toHaveAccessibleDescription(/^The text has hours that are read as 03:00 at night/));
  const type = (text: string): void => void fireEvent.change(time, { target: { value: text } });
  type("午後3時〜5時");
  await waitFor(() => expect(time).not.toHaveAccessibleDescription());
  type("2:00 - 4:00");
  await waitFor(() => expect(time).toHaveAccessibleDescription(/write 14:00/));
});

test.each([
  ["add", "Failed to add event. Please try again."],
  ["update", "Failed to update event. Please try again."],
  ["delete", "Failed to delete event. Please try again."],
])("a failed %s says so in the specified words", async (what, words) => {
  const path = "/api/collections/events/2026-12-12-networking-night";
  const { api, user } = await openPage();
  for (const call of ["POST /api/collections/events", `PUT ${path}`, `DELETE ${path}`])
    api.on(call, errorReply(500, "internal"));
  if (what === "add") {
    fillIn();
    await user.click(button("Add Event"));
    await user.click(await inDialog(confirmAdd, "Add Event"));
  } else if (what === "update") {
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    await user.click(button("Save Changes"));
  } else {
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await user.click(await inDialog("Are you sure you want to delete this event?", "Delete"));
  }
  expect(await dialogSaying(words)).toBeInTheDocument();
});

test("deleting the event that is being edited keeps what was typed into the form", async () => {
  const { api, user } = await openPage();
  api.on("DELETE /api/collections/events/2026-12-12-networking-night", {
    status: 200,
    body: { _id: "2026-12-12-networking-night", version: "f".repeat(40) },
  });
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.type(screen.getByLabelText(/^Title \(English\)/), " 2027");
  await user.click(button("Delete"));
  await user.click(await inDialog("Are you sure you want to delete this event?", "Delete"));
  expect(await screen.findByText("Event deleted successfully!")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Add Event" })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Title \(English\)/)).toHaveValue("Networking night 2027");
});

test("clearing asks in the specified words", async () => {
  const { user } = await openPage();
  await user.click(button("Clear Form"));
  expect(await dialogSaying("Clear the form?")).toBeInTheDocument();
});

test("copy has title, date, time, text and link", async () => {
  const { user } = await openPage([someEvent({ link: "https://example.com/night" })]);
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied!")).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(
    "Event: Networking night\nDate: Sat, Dec 12, 2026\nTime: 18:30 - 20:30\nDescription: Meet members.\nLink: https://example.com/night",
  );
});

test("a newer message takes the place of a notice at once", async () => {
  const { api, user } = await openPage();
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied!")).toBeInTheDocument();
  api.on("DELETE /api/collections/events/2026-12-12-networking-night", {
    status: 200,
    body: { _id: "2026-12-12-networking-night", version: "f".repeat(40) },
  });
  await user.click(button("Delete"));
  await user.click(await inDialog("Are you sure you want to delete this event?", "Delete"));
  expect(await screen.findByText("Event deleted successfully!")).toBeInTheDocument();
  expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
});

const someFacts = {
  priceMembers: 0,
  priceGuests: 3000,
  capacity: 40,
  spokenLanguage: "interpreted",
  registerBy: "2026-12-10",
} as const;
const folded = () => screen.getByText("Price, capacity and registration").closest("details");

test("price, capacity, language and deadline are folded away until they are wanted, and sent as typed", async () => {
  const { api, user } = await openPage([]);
  api.on("POST /api/collections/events", { status: 201, body: { item: someEvent(), version: "c".repeat(40) } });
  fillIn();
  expect(folded()).not.toHaveAttribute("open");
  await user.click(screen.getByText("Price, capacity and registration"));
  expect(folded()).toHaveAttribute("open");
  await user.type(screen.getByLabelText("Price for members (yen)"), "-5");
  expect(screen.getByLabelText("Register by")).toHaveAttribute("max", "2026-12-24");
  setField(/^Register by/, "2026-12-25");
  await user.click(button("Add Event"));
  await waitFor(() => expect(screen.getByLabelText("Price for members (yen)")).toHaveFocus());
  expect(screen.getByLabelText("Price for members (yen)")).toHaveAccessibleDescription(/whole amount in yen/);
  expect(screen.getByLabelText("Register by")).toHaveAccessibleDescription(/must not close after the last day/);
  expect(api.sentTo("POST /api/collections/events")).toHaveLength(0);
  fireEvent.change(screen.getByLabelText("Price for members (yen)"), { target: { value: "３,０００" } });
  setField(/^Register by/, "2026-12-20");
  await user.selectOptions(screen.getByLabelText("Language of the event"), "English and Japanese");
  await user.click(button("Add Event"));
  await user.click(await inDialog(confirmAdd, "Add Event"));
  await screen.findByText("Event added successfully!");
  expect(api.sentTo("POST /api/collections/events")[0]?.fields).toMatchObject({
    priceMembers: 3000,
    spokenLanguage: "both",
    registerBy: "2026-12-20",
  });
});

test("an event with facts opens with them in sight; a duplicate keeps them but the deadline", async () => {
  const { user } = await openPage([someEvent(someFacts)]);
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const values = () =>
    [
      "Price for members (yen)",
      "Price for guests (yen)",
      "Capacity (people)",
      "Language of the event",
      "Register by",
    ].map(valueOf);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  expect(folded()).toHaveAttribute("open");
  expect(values()).toEqual(["0", "3000", "40", "interpreted", "2026-12-10"]);
  await user.click(button("Duplicate"));
  expect(values()).toEqual(["0", "3000", "40", "interpreted", ""]);
});

test("a public event whose publication is put off says that it leaves the site, and its button, too", async () => {
  const { user } = await openPage([someEvent()]);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  await user.click(screen.getByRole("radio", { name: "Keep as draft" }));
  expect(screen.getByText(/^It is public now and leaves the site when you save\./)).toBeVisible();
  expect(button("Take Off the Site")).toBeVisible();
  await user.click(screen.getByRole("radio", { name: "Publish now" }));
  expect(screen.getByText("Visitors see it as soon as you save.")).toBeVisible();
});

test("a duplicate is public once it is saved, whatever its original is", async () => {
  const { user } = await openPage([someEvent({ draft: true, unpublishAt: "2026-01-01T09:00+09:00" })]);
  await user.click(await screen.findByRole("button", { name: "Edit" }));
  expect(screen.getByRole("radio", { name: "Keep as draft" })).toBeChecked();
  await user.click(button("Duplicate"));
  expect(screen.getByRole("radio", { name: "Publish now" })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Take it off the site at a time" })).not.toBeChecked();
});

test("copied details and the text to share have the facts, in both languages", async () => {
  const { user } = await openPage([someEvent(someFacts)]);
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  await screen.findByText("Copied!");
  const english = [
    "Price: Members\u00a0free / guests\u00a0¥3,000",
    "Capacity: 40 people",
    "Language: English and Japanese, with interpretation",
    "Register by Thu, Dec 10, 2026",
  ].join("\n");
  expect(await navigator.clipboard.readText()).toContain(`20:30\n${english}\nDescription`);
  await user.click(button("Share text"));
  await waitFor(async () => expect(await navigator.clipboard.readText()).not.toContain("Description"));
  const shared = await navigator.clipboard.readText();
  expect(shared).toContain(english);
  expect(shared).toContain(
    "参加費：会員無料、一般3,000円\n定員：40名\n使用言語：英語・日本語（通訳付き）\n申込締切：2026年12月10日（木）",
  );
});

test("the whole page speaks Japanese in Japanese, and English texts are marked as English", async () => {
  const api = new FakeApi();
  api.on("GET /api/collections/events", { status: 200, body: [someEvent()] });
  renderAdmin(eventParts, api, "ja");
  const title = await screen.findByText("Networking night");
  expect(title).toHaveAttribute("lang", "en");
  expect(screen.getByRole("heading", { name: "管理画面 — イベント" })).toBeInTheDocument();
  expect(screen.getByText("日本語未入力")).toBeInTheDocument();
  expect(screen.getByText("2026年12月12日（土）")).toBeInTheDocument();
  expect(api.sentTo("GET /api/collections/events")[0]?.headers["Accept-Language"]).toBe("ja");
});
