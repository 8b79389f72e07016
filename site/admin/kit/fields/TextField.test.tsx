import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createClient } from "../../client";
import { EndOfSession } from "../services/end-of-session";
import { ServicesProvider } from "../services/services";
import { wordsOf } from "../services/words";
import { TextField } from "./TextField";

function Page({ value }: { readonly value: string }) {
  const [typed, setTyped] = useState(value);
  const services = {
    language: "en",
    apiBase: "",
    endOfSession: new EndOfSession(),
    words: wordsOf("en"),
    client: createClient("", "en"),
    loadEditor: () => new Promise<never>(() => undefined),
    sites: undefined,
    now: () => new Date(0),
  } as const;
  return (
    <ServicesProvider value={services}>
      <TextField
        field={{ id: "action", value: typed, error: undefined, onChange: setTyped }}
        label="Buttons"
        preset="#c8102e"
      />
    </ServicesProvider>
  );
}

test("a colour is typed or picked; without one the product's own is shown and nothing is sent", () => {
  render(<Page value="" />);
  const [text, picker] = screen.getAllByLabelText<HTMLInputElement>("Buttons");
  if (!text || !picker) throw new Error("a field and a picker are expected");
  expect([text.type, text.value, text.placeholder]).toEqual(["text", "", "#c8102e"]);
  expect([picker.type, picker.value]).toEqual(["color", "#c8102e"]);
  fireEvent.change(text, { target: { value: "#0a6b3d" } });
  expect(picker.value).toBe("#0a6b3d");
  fireEvent.change(picker, { target: { value: "#123456" } });
  expect(text.value).toBe("#123456");
  fireEvent.change(text, { target: { value: "" } });
  expect(picker.value).toBe("#c8102e");
});
