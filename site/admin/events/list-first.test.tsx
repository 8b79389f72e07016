import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { errorReply, FakeApi, someEvent } from "../test-support/fake-api";
import { FakeBrowser, stored } from "../test-support/fake-browser";
import { dialogSaying, openDetails, openForm, renderAdmin } from "../test-support/render-admin";
import { eventParts } from "./event-parts";

beforeEach(() => window.history.replaceState(null, "", "/adminEvents"));

async function openPage(browser = new FakeBrowser(), api = new FakeApi()) {
  api.on("GET /api/collections/events", { status: 200, body: [someEvent({ link: "https://night.example" })] });
  const page = renderAdmin(eventParts, api, "en", browser);
  await screen.findByRole("article", { name: "Networking night" });
  return page;
}

const button = (name: string) => screen.getByRole("button", { name });
const heading = (name: string) => screen.queryByRole("heading", { name });
const travelTo = async (search: string) => {
  window.history.replaceState(null, "", `/adminEvents${search}`);
  await act(() => Promise.resolve(fireEvent(window, new PopStateEvent("popstate"))));
};

test("the form opens on demand with the focus on its heading, and closes with the focus on the button that opens it", async () => {
  const { user } = await openPage();
  expect(heading("Add Event")).not.toBeInTheDocument();
  expect(button("New event")).toHaveAttribute("aria-expanded", "false");
  await user.click(button("New event"));
  expect(heading("Add Event")).toHaveFocus();
  expect(button("New event")).toHaveAttribute("aria-expanded", "true");
  expect(button("New event")).toHaveAttribute("aria-controls", screen.getByRole("region", { name: "Add Event" }).id);
  expect(window.location.search).toBe("?new");
  await user.click(button("New event"));
  expect(button("New event")).toHaveFocus();
  expect(heading("Add Event")).not.toBeInTheDocument();
  expect(window.location.search).toBe("");

  await user.click(button("Edit"));
  expect(heading("Edit Event")).toHaveFocus();
  expect(button("New event")).toHaveAttribute("aria-expanded", "false");
  await user.click(button("Close the form"));
  expect(button("New event")).toHaveFocus();
  expect(heading("Edit Event")).not.toBeInTheDocument();

  await travelTo("?new");
  expect(heading("Add Event")).toHaveFocus();
  await travelTo("");
  expect(heading("Add Event")).not.toBeInTheDocument();
});

test("a save closes the form, and the focus is where the next one begins", async () => {
  const { api, user } = await openPage();
  api.on("PUT /api/collections/events/2026-12-12-networking-night", {
    status: 200,
    body: { item: someEvent(), version: "c".repeat(40) },
  });
  await user.click(button("Edit"));
  await user.click(await screen.findByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText("Event updated successfully!")).toBeInTheDocument();
  expect(heading("Edit Event")).not.toBeInTheDocument();
  expect(button("New event")).toHaveFocus();
  expect(button("Edit").closest("article")).toHaveClass("adm-card-saved");
});

test("text of a new item that was left on the device opens the form by itself, and what is typed is never closed away", async () => {
  const first = await openPage();
  await openForm();
  fireEvent.change(screen.getByLabelText(/^Title \(English\)/), { target: { value: "Half an idea" } });
  await first.user.click(button("Close the form"));
  const question =
    "You have unsaved text of “Half an idea (new)”. It stays on this device, and you can continue it later.";
  await first.user.click(within(await dialogSaying(question)).getByRole("button", { name: "Cancel" }));
  expect(screen.getByLabelText(/^Title \(English\)/)).toHaveValue("Half an idea");
  await first.user.click(button("New event"));
  await first.user.click(within(await dialogSaying(question)).getByRole("button", { name: "Close the form" }));
  // The text is in sight above the list, and the form does not open again over it.
  const notice = await screen.findByRole("region", { name: "Unsaved text" });
  expect(notice).toHaveTextContent("Half an idea");
  expect(heading("Add Event")).not.toBeInTheDocument();
  await stored("Half an idea");
  cleanup();

  window.history.replaceState(null, "", "/adminEvents");
  const { user } = await openPage(first.browser);
  await waitFor(() => expect(heading("Add Event")).toBeInTheDocument());
  // Nothing that the person does is interrupted by it.
  expect(heading("Add Event")).not.toHaveFocus();
  await user.click(
    within(screen.getByRole("region", { name: "Unsaved text" })).getByRole("button", { name: "Continue" }),
  );
  await waitFor(() => expect(screen.getByLabelText(/^Title \(English\)/)).toHaveValue("Half an idea"));
});

test("a row has date, title, badges, Edit and More; More unfolds the rest and names what it does", async () => {
  const { user } = await openPage();
  const row = screen.getByRole("article", { name: "Networking night" });
  expect(
    within(row)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Edit", "More"]);
  expect(row).toHaveTextContent("Sat, Dec 12, 2026");
  expect(row).not.toHaveTextContent("Meet members");
  const more = within(row).getByRole("button", { name: "More", expanded: false });
  expect(more).toHaveAccessibleDescription("Networking night");
  await user.click(more);
  expect(more).toHaveAttribute("aria-expanded", "true");
  expect(document.getElementById(more.getAttribute("aria-controls") ?? "")).toHaveTextContent("Meet members");
  expect(within(row).getByRole("link", { name: "Learn more!" })).toHaveAttribute("href", "https://night.example");
  const actions = ["Edit", "More", "Copy", "Duplicate", "Share text", "History", "Delete"];
  expect(
    within(row)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(actions);
  await user.click(more);
  expect(within(row).getAllByRole("button")).toHaveLength(2);
});

test("filters and order fold on a narrow screen, but never while they leave something out", async () => {
  await openPage();
  const filters = button("Filter and sort");
  expect(filters).toHaveAttribute("aria-expanded", "false");
  fireEvent.change(screen.getByLabelText("Languages"), { target: { value: "needs" } });
  expect(filters).toHaveAttribute("aria-expanded", "true");
});

test("a session that ended shows the login box with the focus in it, which says that everything is kept", async () => {
  const { api, user } = await openPage();
  openDetails();
  api.on("DELETE /api/collections/events/2026-12-12-networking-night", errorReply(401, "unauthorized"));
  await user.click(button("Delete"));
  const question = await dialogSaying("Are you sure you want to delete this event?");
  expect(question).toHaveAccessibleDescription(someEvent().title);
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await user.click(within(await dialogSaying("Unauthorized")).getByRole("button", { name: "OK" }));
  const password = await screen.findByLabelText("Password");
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription(
    "Your session has ended. Everything you typed is still here: log in and carry on.",
  );
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([password.closest("form")]);
});
