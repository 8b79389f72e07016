import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
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

describe("sessions and the log", () => {
  const own = { _id: "s1", person: "a", name: "Aiko Tan", device: "Phone", own: true } as const;
  const times = { startedAt: "2026-11-20T03:00:00Z", usedAt: "2026-11-20T04:00:00Z" };
  const shared = { _id: "s2", name: "Ben" };
  const sessions = [own, shared].map((one) => ({ ...one, ...times }));

  test("each session but one's own is ended after a question", async () => {
    const { api, user } = renderPeople();
    api.on("GET /api/sessions", { status: 200, body: { sessions } });
    const title = fill(words.sessions.passwordOf, { name: "Ben" });
    const button = await screen.findByRole("button", { name: `${words.sessions.end}: ${title}` });
    expect(screen.getAllByRole("button", { name: new RegExp(`^${words.sessions.end}:`) })).toHaveLength(1);
    api.on("DELETE /api/sessions/s2", { status: 200, body: { sessions: [own] } });
    await user.click(button);
    await answerYes(fill(words.sessions.confirm, { session: title }), words.sessions.end);
    await waitFor(() => expect(api.sentTo("DELETE /api/sessions/s2")).toHaveLength(1));
  });

  test("the log has sentences with the names as text, the first twenty at once, and says what is not stored", async () => {
    const at = "2026-11-20T03:00:00Z";
    const events = [
      { at, act: "role", by: "Aiko Tan", proof: "passkey", who: "Mei <b>Lim</b>", role: "administrator" },
      { at, act: "login-failed", proof: "passkey", times: 3 },
      { at, act: "login", by: "Ben", proof: "password" },
      { at, act: "password-on", proof: "server" },
      ...Array.from({ length: 20 }, () => ({ at, act: "login", proof: "password" })),
    ];
    const { api, user } = renderPeople();
    api.on("GET /api/staffLog", { status: 200, body: { events, unsaved: true } });
    const log = within(await screen.findByRole("region", { name: words.log.heading }));
    expect(log.getByText("Aiko Tan made Mei <b>Lim</b> Administrator.")).toBeInTheDocument();
    expect(log.getByText("A login with an unknown passkey failed. (3 times in a row)")).toBeInTheDocument();
    expect(log.getByText("Ben (shared password) logged in.")).toBeInTheDocument();
    expect(log.getByText("The server's own command turned the login by password on.")).toBeInTheDocument();
    expect(log.getByText(words.log.unsaved)).toBeInTheDocument();
    expect(log.getAllByRole("listitem")).toHaveLength(20);
    await user.click(log.getByRole("button", { name: "Show all 24" }));
    expect(log.getAllByRole("listitem")).toHaveLength(24);
  });
});

test("name and address are changed by an administrator, and by an editor for themselves", async () => {
  const { api, user, unmount } = renderPeople();
  await screen.findByRole("heading", { name: "Aiko Tan" });
  await user.click(screen.getAllByRole("button", { name: words.people.edit })[1] as HTMLElement);
  const form = within(screen.getByRole("button", { name: words.people.save }).closest("form") as HTMLElement);
  await user.clear(form.getByLabelText(words.invite.name));
  await user.type(form.getByLabelText(words.invite.name), "Mei Tan");
  api.on("PUT /api/staff/m", { status: 200, body: { sessions: [] } });
  await user.click(form.getByRole("button", { name: words.people.save }));
  await waitFor(() => expect(screen.queryByRole("button", { name: words.people.save })).toBeNull());
  expect(api.sentTo("PUT /api/staff/m")[0]?.fields).toEqual({ name: "Mei Tan", email: "mei@chamber.example" });
  unmount();

  const editors = new FakeApi();
  renderPeople(editors);
  editors.on("GET /api/staff", errorReply(403, "administrator-required"));
  editors.on("GET /api/sessions", { status: 200, body: { me: { _id: "m", name: "Mei Lim" }, sessions: [] } });
  expect(await screen.findByRole("region", { name: words.own.name })).toHaveTextContent("Mei Lim");
  expect(screen.getByRole("button", { name: words.people.edit })).toBeInTheDocument();
});

test.each([
  ["sent", words.invite.mailed],
  ["failed", words.invite.notMailed],
])("where mails can be sent the link goes by mail, and that is said: %s", async (mail, sentence) => {
  const { api, user } = renderPeople(new FakeApi(), { ...staff, mail: true });
  await screen.findByRole("heading", { name: words.invite.heading });
  expect(screen.queryByLabelText(words.invite.byMail)).toBeNull();
  await user.type(screen.getByLabelText(words.invite.name), "Ben");
  await user.type(screen.getByLabelText(words.invite.email), "ben@chamber.example");
  expect(screen.getByLabelText(words.invite.byMail)).toBeChecked();
  const link = "https://www.chamber.example/admin#invitation=abc";
  api.on("POST /api/staff/invitations", { status: 201, body: { link, until: "2026-11-24T03:00:00Z", mail } });
  await user.click(screen.getByRole("button", { name: words.invite.button }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText(link)).toBeInTheDocument();
  expect(api.sentTo("POST /api/staff/invitations")[0]?.fields).toMatchObject({ mail: true });
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

  test("has no box for the password once it was turned off meanwhile, and says so", async () => {
    const api = loggedOut({ passkeys: true });
    const { user } = renderPeople(api);
    await user.type(await screen.findByLabelText(admin.login.password), "correct horse");
    api.on("POST /api/login", errorReply(403, "password-off"));
    api.on("GET /api/session", { status: 200, body: { loggedIn: false, passkeys: true, passwordOff: true } });
    await user.click(screen.getByRole("button", { name: admin.login.button }));
    expect(await dialogSaying("message of password-off")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByLabelText(admin.login.password)).toBeNull());
    expect(await screen.findByText(passkeys.passwordOff)).toBeInTheDocument();
  });

  test("is by passkey alone where the password is turned off", async () => {
    renderPeople(loggedOut({ passkeys: true, passwordOff: true }));
    expect(await screen.findByText(passkeys.passwordOff)).toBeInTheDocument();
    expect(screen.queryByLabelText(admin.login.password)).toBeNull();
  });
});

/** A promise, and what resolves it. */
function later(): { readonly done: Promise<void>; readonly finish: () => void } {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish: () => finish() };
}

test.each(["before", "after"])(
  "what is refused %s Logout's own answer is no end of the session at work",
  async (when) => {
    const api = new FakeApi();
    const { user } = renderPeople(api);
    const [refusal, logout] = [later(), later()];
    api.on("GET /api/staff", () => refusal.done.then(() => errorReply(401, "unauthorized")));
    api.on("POST /api/logout", () => logout.done.then(() => ({ status: 204 })));
    await user.click(await screen.findByRole("button", { name: admin.session.logout }));
    for (const { finish } of when === "before" ? [refusal, logout] : [logout, refusal])
      await act(() => {
        finish();
        return Promise.resolve();
      });
    expect(await screen.findByLabelText(admin.login.password)).toBeInTheDocument();
    expect(screen.queryByText(admin.session.unauthorized)).toBeNull();
    expect(screen.queryByText(admin.login.keptText)).toBeNull();
    api.on("GET /api/staff", { status: 200, body: staff });
    api.on("POST /api/login", { status: 200, body: {} });
    await user.type(screen.getByLabelText(admin.login.password), "right{Enter}");
    expect(await screen.findByRole("heading", { name: "Aiko Tan" })).toBeInTheDocument();
  },
);
