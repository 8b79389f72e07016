import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { StaffAnswer } from "../../../content/model/api/staff-answers";
import admin from "../../locales/en/admin.json";
import passkeys from "../../locales/en/adminPasskeys.json";
import words from "../../locales/en/adminPeople.json";
import { fill } from "../kit/services/words";
import { errorReply, FakeApi } from "../test-support/fake-api";
import { dialogSaying } from "../test-support/render-admin";
import { renderStaffPage } from "../test-support/render-staff-page";
import { PeopleApp } from "./main";

const staff: StaffAnswer = {
  people: [
    {
      _id: "a",
      name: "Aiko Tan",
      role: "administrator",
      passkeys: [{ _id: "k", device: "Phone", addedAt: "2026-11-20T03:00:00Z" }],
    },
    { _id: "m", name: "Mei <b>Lim</b>", email: "mei@chamber.example", role: "editor", passkeys: [] },
  ],
  invitations: [{ _id: "c", name: "Chie", role: "editor", until: "2026-11-24T03:00:00Z" }],
  password: { on: true, mayTurnOff: false },
};

function renderPeople(api = new FakeApi(), answer: StaffAnswer = staff) {
  api.on("GET /api/staff", { status: 200, body: answer });
  return renderStaffPage(<PeopleApp />, api, "en");
}

const answerYes = async (question: string, button: string): Promise<void> => {
  fireEvent.click(within(await dialogSaying(question)).getByRole("button", { name: button }));
};

test("an administrator sees people, devices and invitations, and changes a role after a question", async () => {
  const { api, user } = renderPeople();
  await screen.findByRole("heading", { name: "Mei <b>Lim</b>" });
  expect(screen.getByText("mei@chamber.example")).toBeInTheDocument();
  expect(screen.getByText(words.people.noPasskey)).toBeInTheDocument();
  expect(screen.getByText("Chie")).toBeInTheDocument();
  expect(screen.getByText(words.password.needed)).toBeInTheDocument();
  const name = "Mei <b>Lim</b>";
  api.on("POST /api/staff", { status: 200, body: staff });
  await user.click(
    within(screen.getByRole("group", { name })).getByRole("button", { name: words.people.makeAdministrator }),
  );
  await answerYes(fill(words.people.confirmAdministrator, { name }), words.people.makeAdministrator);
  await waitFor(() => expect(api.sentTo("POST /api/staff")).toHaveLength(1));
  expect(api.sentTo("POST /api/staff")[0]?.fields).toEqual({ act: "set-role", _id: "m", role: "administrator" });
});

test("what the server refuses is told in its words", async () => {
  const { api, user } = renderPeople();
  const group = await screen.findByRole("group", { name: "Aiko Tan" });
  api.on("DELETE /api/staff/a", errorReply(409, "staff-refused"));
  await user.click(within(group).getByRole("button", { name: words.people.remove }));
  await answerYes(fill(words.people.confirmRemove, { name: "Aiko Tan" }), words.people.remove);
  expect(await dialogSaying(words.failed)).toHaveTextContent("message of staff-refused");
});

test("an invitation's link is shown once it is made", async () => {
  const { api, user } = renderPeople();
  await screen.findByRole("heading", { name: words.invite.heading });
  const link = "https://www.chamber.example/admin#invitation=abc";
  api.on("POST /api/staff/invitations", { status: 201, body: { link, until: "2026-11-24T03:00:00Z" } });
  await user.type(screen.getByLabelText(words.invite.name), "Ben");
  await user.selectOptions(screen.getByLabelText(words.invite.role), "administrator");
  await user.click(screen.getByRole("button", { name: words.invite.button }));
  expect(await screen.findByText(link)).toBeInTheDocument();
  expect(api.sentTo("POST /api/staff/invitations")[0]?.fields).toEqual({ name: "Ben", role: "administrator" });
});

test("an editor is told who could manage people, and may add a passkey", async () => {
  const api = new FakeApi();
  const page = renderPeople(api);
  api.on("GET /api/staff", errorReply(403, "administrator-required"));
  expect(await screen.findByText("message of administrator-required")).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: words.own.another })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: words.invite.heading })).toBeNull();
  page.unmount();
});

describe("the login", () => {
  const loggedOut = (more: object) => {
    const api = new FakeApi();
    api.on("GET /api/session", { status: 200, body: { loggedIn: false, ...more } });
    return api;
  };

  test("has no passkeys where nobody has one", async () => {
    renderPeople(loggedOut({}));
    await screen.findByLabelText(admin.login.password);
    expect(screen.queryByRole("button", { name: passkeys.login })).toBeNull();
  });

  test("offers a passkey below the password, and says when the browser has none", async () => {
    const { user } = renderPeople(loggedOut({ passkeys: true }));
    await screen.findByLabelText(admin.login.password);
    await user.click(await screen.findByRole("button", { name: passkeys.login }));
    expect(await dialogSaying(passkeys.unsupported)).toBeInTheDocument();
  });

  test("is by passkey alone where the password is turned off", async () => {
    renderPeople(loggedOut({ passkeys: true, passwordOff: true }));
    expect(await screen.findByText(passkeys.passwordOff)).toBeInTheDocument();
    expect(screen.queryByLabelText(admin.login.password)).toBeNull();
  });
});
