import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import english from "../../../locales/en/admin.json";
import { ServicesProvider } from "../services/services";
import { DialogsProvider } from "../dialogs/Dialogs";
import { StatusProvider } from "../status/StatusMessages";
import { errorReply, FakeApi, type Reply } from "../../test-support/fake-api";
import { uploadsOver } from "../../test-support/fake-upload";
import { dialogSaying, testServices } from "../../test-support/render-admin";
import { renderStaffPage } from "../../test-support/render-staff-page";
import { SessionGate } from "../app/SessionGate";
import { UploadedPictureField } from "./UploadedPictureField";

const path = "/media/2026/akiya-1a2b3c4d.png";
const stored: Reply = { status: 201, body: { path, width: 300, height: 200 } };
const file = (name: string, type = "image/png") => new File([name], name, { type });

function renderField(props: { readonly required?: boolean; readonly value?: string; readonly error?: string } = {}) {
  const api = new FakeApi();
  api.on("POST /api/pictures", stored);
  globalThis.fetch = api.fetch as typeof fetch;
  globalThis.XMLHttpRequest = uploadsOver(api);
  const changes: string[] = [];
  function Page() {
    const [value, setValue] = useState(props.value ?? "");
    const change = (changed: string) => {
      changes.push(changed);
      setValue(changed);
    };
    const { required = true, error } = props;
    return (
      <UploadedPictureField
        {...{ id: "logo", label: "Logo", hint: "Of the company", error, value, required, name: "akiya2.0" }}
        onChange={change}
      />
    );
  }
  const { unmount } = render(
    <ServicesProvider value={testServices("en")}>
      <StatusProvider>
        <DialogsProvider>
          <Page />
        </DialogsProvider>
      </StatusProvider>
    </ServicesProvider>,
  );
  return { api, changes, unmount, user: userEvent.setup({ delay: null }) };
}

test("a chosen picture is stored at once, under the name that is wanted, and the field gets its path", async () => {
  const { api, changes, user } = renderField({ error: "Choose a logo" });
  const input = screen.getByLabelText(/^Logo.*Choose image/);
  expect(input).toHaveAccessibleDescription(expect.stringContaining("Choose a logo"));
  expect(input).toHaveAccessibleDescription(expect.stringContaining("Of the company"));
  await user.upload(input, file("a.png"));
  await waitFor(() => expect(changes).toEqual([path]));
  expect(api.sentTo("POST /api/pictures")[0]?.fields).toEqual({ name: "akiya2.0", image: expect.any(File) });
  expect(screen.getByText("Current image: akiya-1a2b3c4d.png")).toBeInTheDocument();
  expect(screen.getByLabelText(/^Logo.*Choose another image/)).toBe(input);
  // A required picture can only be replaced.
  expect(screen.queryByRole("button", { name: english.image.remove })).not.toBeInTheDocument();
});

test("a dropped picture that fails says why and can be tried again; the earlier one stays", async () => {
  const { api, changes, user } = renderField({ value: "/media/companies/old.png", required: false });
  const drop = (dropped: File) =>
    fireEvent.drop(screen.getByLabelText(/^Logo/), { dataTransfer: { files: [dropped], types: ["Files"] } });
  drop(file("a.svg", "image/svg+xml"));
  expect(await screen.findByRole("alert")).toHaveTextContent(`“a.svg”: ${english.image.wrongType}`);
  api.on("POST /api/pictures", errorReply(400, "bad-image"));
  drop(file("b.png"));
  expect(await screen.findByText(`${english.textPictures.failed} message of bad-image`)).toBeInTheDocument();
  expect(screen.getByText("Current image: old.png")).toBeInTheDocument();
  api.on("POST /api/pictures", stored);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(changes).toEqual([path]));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: english.image.remove }));
  expect(changes).toEqual([path, ""]);
  expect(screen.getByLabelText(/^Logo/)).toHaveFocus();
});

test("of two pictures the one chosen last counts, and none comes into a form that was closed", async () => {
  const { api, changes, unmount, user } = renderField();
  const answers: ((reply: Reply) => void)[] = [];
  api.on("POST /api/pictures", () => new Promise((resolve) => answers.push(resolve)));
  const input = screen.getByLabelText(/^Logo/);
  await user.upload(input, file("first.png"));
  expect(await screen.findByText("50% sent")).toBeInTheDocument();
  await user.upload(input, file("second.png"));
  await waitFor(() => expect(answers).toHaveLength(2));
  const answer = (number: number, name: string) =>
    act(async () => {
      answers[number]?.({ status: 201, body: { path: `/media/2026/${name}.png`, width: 1, height: 1 } });
      await Promise.resolve();
    });
  await answer(1, "second");
  await waitFor(() => expect(changes).toEqual(["/media/2026/second.png"]));
  await answer(0, "first");
  await user.upload(input, file("third.png"));
  await waitFor(() => expect(answers).toHaveLength(3));
  unmount();
  await answer(2, "third");
  expect(changes).toEqual(["/media/2026/second.png"]);
});

test("a session that has ended leads to the login box, and the picture is sent after it", async () => {
  const api = new FakeApi();
  api.on("POST /api/pictures", errorReply(401, "unauthorized"));
  api.on("POST /api/login", { status: 200, body: { loggedIn: true } });
  const changes: string[] = [];
  const field = (
    <UploadedPictureField id="logo" label="Logo" value="" required onChange={(stored) => changes.push(stored)} />
  );
  const gate = (
    <SessionGate title="Content" page="content" atLogout="hide">
      {() => field}
    </SessionGate>
  );
  const { user } = renderStaffPage(gate, api, "en");
  await user.upload(await screen.findByLabelText(/^Logo/), file("a.png"));
  const alert = await dialogSaying(english.session.unauthorized);
  await user.click(within(alert).getByRole("button"));
  await user.type(await screen.findByLabelText(english.login.password), "secret");
  api.on("POST /api/pictures", stored);
  await user.click(screen.getByRole("button", { name: english.login.button }));
  await waitFor(() => expect(changes).toEqual([path]));
});
