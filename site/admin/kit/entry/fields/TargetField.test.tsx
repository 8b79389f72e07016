import { useState } from "react";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { collections } from "../../../../../content/model/collections/collections";
import { collectionForm } from "../../../../../content/model/entries/collection-form";
import { errorReply, FakeApi, type Reply } from "../../../test-support/fake-api";
import { testServices } from "../../../test-support/render-admin";
import { ServicesProvider } from "../../services/services";
import { TargetField } from "./TargetField";

const onChange = jest.fn<undefined, [string]>();

/** Two fields that share what they hold, as many of a menu offer the same. */
function Fields({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return ["Leads to", "Another"].map((label) => (
    <TargetField key={label} field={{ id: label, value, error: undefined, onChange: change }} label={label} />
  ));
}

function show(language: "en" | "ja", start: string, ownPages: Reply) {
  const api = new FakeApi();
  for (const name of ["pages", "custom-pages"] as const)
    api.on(`GET /api/collectionForms/${name}`, { status: 200, body: collectionForm(collections[name], language) });
  api.on("GET /api/collections/custom-pages", ownPages);
  globalThis.fetch = api.fetch as typeof fetch;
  render(
    <ServicesProvider value={testServices(language)}>
      <Fields start={start} />
    </ServicesProvider>,
  );
  return api;
}
const input = () => screen.getByLabelText("Leads to");
const offered = () =>
  [...document.querySelectorAll("datalist")].map(({ options }) => [...options].map(({ value }) => value));
const visit = { _id: "visit", version: "a".repeat(40), title: "Visit us", title_jp: "アクセス" };

test.each([
  ["en", "about", "About the chamber", "Visit us"],
  ["ja", "about", "会議所について", "アクセス"],
] as const)(
  "a page is shown and offered by its title, and the settings hold its name: %s",
  async (language, name, title, own) => {
    const api = show(language, name, { status: 200, body: [visit] });
    await waitFor(() => expect(input()).toHaveValue(title));
    for (const options of offered()) {
      expect(options).toHaveLength(13);
      expect(options).toEqual(expect.arrayContaining([title, own]));
      expect(options).not.toContain(name);
    }
    // Many fields ask once.
    expect(api.sent).toHaveLength(3);
    for (const [typed, held, left] of [
      [own, "/visit", own],
      [`${title}#history`, `${name}#history`, `${title}#history`],
      [`${name}#history`, `${name}#history`, `${title}#history`],
      ["https://example.com/#about", "https://example.com/#about", "https://example.com/#about"],
      ["/nowhere", "/nowhere", "/nowhere"],
    ] as const) {
      fireEvent.change(input(), { target: { value: typed } });
      expect(onChange).toHaveBeenLastCalledWith(held);
      // Nothing changes under the hands of who types.
      expect(input()).toHaveValue(typed);
      fireEvent.blur(input());
      expect(input()).toHaveValue(left);
    }
  },
);

test("pages of one title are told apart by their addresses", async () => {
  show("en", "/visit", { status: 200, body: [visit, { ...visit, _id: "access" }] });
  await waitFor(() => expect(input()).toHaveValue("Visit us (/visit)"));
  fireEvent.change(input(), { target: { value: "Visit us (/access)" } });
  expect(onChange).toHaveBeenLastCalledWith("/access");
});

test("without an answer about own pages the fixed ones are offered, and addresses are typed as before", async () => {
  show("en", "/visit", errorReply(500, "internal"));
  await waitFor(() => expect(offered()[0]).toHaveLength(12));
  expect(input()).toHaveValue("/visit");
  expect(input()).toHaveAttribute("type", "text");
});
