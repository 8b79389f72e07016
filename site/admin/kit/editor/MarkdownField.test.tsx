import { act, fireEvent, render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { useState } from "react";
import { DialogsProvider } from "../dialogs/Dialogs";
import { createClient } from "../../client";
import type { EditorLoader, EditorProps } from "../services/editor-props";
import { MarkdownField } from "./MarkdownField";
import { ServicesProvider } from "../services/services";
import { StatusProvider } from "../status/StatusMessages";
import { EndOfSession } from "../services/end-of-session";
import { wordsOf } from "../services/words";

/** Replaces the editor's code, which loads when the test says so. */
function Editor({ value, onChange, describedAs }: EditorProps) {
  return (
    <textarea {...describedAs} data-testid="editor" value={value} onChange={(event) => onChange(event.target.value)} />
  );
}

function renderField(loadEditor: EditorLoader) {
  function Page() {
    const [value, setValue] = useState("");
    return (
      <MarkdownField
        field={{ id: "body", value, error: undefined, onChange: setValue }}
        label="Content"
        textLanguage="ja"
      />
    );
  }
  const services = {
    language: "en",
    apiBase: "",
    endOfSession: new EndOfSession(),
    words: wordsOf("en"),
    client: createClient("", "en"),
    loadEditor,
    now: () => new Date(0),
  } as const;
  render(
    <ServicesProvider value={services}>
      <StatusProvider>
        <DialogsProvider>
          <Page />
        </DialogsProvider>
      </StatusProvider>
    </ServicesProvider>,
  );
}

test("an editor that arrives while somebody types waits until they leave the field, and takes over the text", async () => {
  let arrive: (editor: typeof Editor) => void = () => undefined;
  renderField(() => new Promise((resolve) => (arrive = resolve)));
  const plain = screen.getByLabelText("Content");
  act(() => plain.focus());
  fireEvent.compositionStart(plain);
  fireEvent.change(plain, { target: { value: "にほんg" } });
  await act(async () => {
    arrive(Editor);
    await Promise.resolve();
  });
  expect(screen.getByLabelText("Content")).toBe(plain);
  fireEvent.compositionEnd(plain);
  act(() => plain.blur());
  expect(await screen.findByTestId("editor")).toHaveValue("にほんg");
});

test("without the editor's code the plain text area stays", async () => {
  renderField(() => Promise.reject(new Error("no network")));
  await act(() => Promise.resolve());
  fireEvent.change(screen.getByLabelText("Content"), { target: { value: "text" } });
  expect(screen.getByLabelText("Content")).toHaveValue("text");
});

test("a link that leads nowhere is named with its line while the text is written", async () => {
  renderField(() => new Promise(() => undefined));
  fireEvent.change(screen.getByLabelText("Content"), { target: { value: "会場\n[資料](資料.pdf)" } });
  const warning = await screen.findByText(/^Line 2 has a link that leads nowhere: "資料\.pdf"; write https/);
  expect(warning).toBeVisible();
  fireEvent.change(screen.getByLabelText("Content"), { target: { value: "[資料](/media/2026/資料.pdf)" } });
  await waitForElementToBeRemoved(warning);
});
