import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { errorReply, FakeApi, someNews, type Reply } from "../test-support/fake-api";
import { dialogSaying, renderAdmin } from "../test-support/render-admin";
import { newsParts } from "./news-parts";

const id = someNews()._id;
const history = `GET /api/history/news/${id}`;
const newest = someNews({ title: "Ken's office", version: "d".repeat(40) });
const byKen = {
  commit: "1".repeat(40),
  author: "Ken",
  date: "2026-11-21T08:55:00+09:00",
  message: "Edit news: Ken's office",
  version: newest.version,
  change: "edited",
};
const answer = (revision: object): Reply => ({ status: 200, body: { revisions: [revision], older: 0 } });
const said = /^Ken saved this item on Nov 21, 2026, 08:55 \(.+\), after you opened it\./;

beforeEach(() => window.history.replaceState(null, "", `/adminNews?item=${id}`));

async function openItem(api = new FakeApi()) {
  api.on("GET /api/collections/news", { status: 200, body: [someNews()] });
  api.on(history, { status: 304 });
  api.on(`GET /api/itemAt/news/${id}/${newest.version}`, { status: 200, body: newest });
  const page = renderAdmin(newsParts, api);
  await screen.findByRole("heading", { name: "Edit News" });
  return page;
}

const comeBack = () => act(() => Promise.resolve(fireEvent.focus(window)));
const title = () => screen.getByLabelText<HTMLInputElement>(/^Title \(English\)/);
const take = () => screen.getByRole("button", { name: "Bring it in" });

test("coming back to the window asks once whether the version in the form is still the newest, and says who saved", async () => {
  const { api, user } = await openItem();
  await waitFor(() => expect(api.sentTo(history)).toHaveLength(1));
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  await comeBack();
  expect(api.sentTo(history)).toHaveLength(2);
  expect(api.sentTo(history)[1]?.headers["If-None-Match"]).toBe(`"${someNews().version}"`);

  api.on(history, answer(byKen));
  await comeBack();
  const note = await screen.findByText(said);
  expect(note.closest("[role=status]")).not.toBeNull();
  // One line; the sentence is folded below it.
  expect(note.closest("details")).not.toHaveAttribute("open");
  expect(screen.getByText("Ken saved changes", { selector: "summary" })).toBeInTheDocument();
  // Nothing was typed: the newer version simply takes its place.
  await user.click(take());
  await waitFor(() => expect(title()).toHaveValue("Ken's office"));
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Edit News" })).toHaveFocus();
});

test("with text in the form the newer version is brought together with it, and asked about with name and time", async () => {
  const { api, user } = await openItem();
  fireEvent.change(title(), { target: { value: "My office" } });
  api.on(history, answer(byKen));
  await comeBack();
  await screen.findByText(said);
  await user.click(take());
  const dialog = await dialogSaying("Somebody saved a newer version");
  expect(dialog).toHaveAccessibleDescription(
    /^Ken saved this item on Nov 21, 2026, 08:55 \(.+\) while you were editing/,
  );
  // The resulting text comes first, as plain text; the difference is below both.
  const field = within(dialog).getByRole("group", { name: "Title (English)" });
  expect(within(field).getByRole("radio", { name: "Theirs" })).toHaveAccessibleDescription("Ken's office");
  expect(field).toHaveTextContent(/MineMy office.*TheirsKen's office.*BeforeNew office.*What you changed.*My/);
  await user.click(within(field).getByRole("radio", { name: "Theirs" }));
  await user.click(within(dialog).getByRole("button", { name: "Put this choice into the form" }));
  await waitFor(() => expect(title()).toHaveValue("Ken's office"));
  expect(api.sentTo(`PUT /api/collections/news/${id}`)).toHaveLength(0);
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test("a delete is told, too; a failure or an ended session says nothing", async () => {
  const { api } = await openItem();
  for (const reply of ["offline", { status: 500 }, errorReply(401, "unauthorized")] as const) {
    api.on(history, reply);
    await comeBack();
    expect(document.querySelector(".adm-newer")).toBeEmptyDOMElement();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  }
  const { version: _, ...deleted } = { ...byKen, change: "deleted" };
  api.on(history, answer(deleted));
  await comeBack();
  expect(await screen.findByText(/^Ken deleted this item on/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Bring it in" })).not.toBeInTheDocument();
});
