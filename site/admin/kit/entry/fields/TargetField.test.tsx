import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { collections } from "../../../../../content/model/collections/collections";
import { collectionForm } from "../../../../../content/model/entries/collection-form";
import { errorReply, FakeApi } from "../../../test-support/fake-api";
import { testServices } from "../../../test-support/render-admin";
import { ServicesProvider } from "../../services/services";
import { TargetField } from "./TargetField";

const field = { id: "to", value: "", error: undefined, onChange: () => undefined };

function show(language: "en" | "ja") {
  const api = new FakeApi();
  for (const name of ["pages", "custom-pages"] as const)
    api.on(`GET /api/collectionForms/${name}`, { status: 200, body: collectionForm(collections[name], language) });
  globalThis.fetch = api.fetch as typeof fetch;
  render(
    <ServicesProvider value={testServices(language)}>
      <TargetField field={field} label="Leads to" />
    </ServicesProvider>,
  );
  return api;
}
const offered = () => [...document.querySelectorAll("option")].map(({ value, label }) => [value, label]);

test("the site's pages and the chamber's own are offered by their titles once the field is wanted", async () => {
  const api = show("ja");
  const own = { _id: "visit", version: "a".repeat(40), title: "Visit us", title_jp: "アクセス" };
  api.on("GET /api/collections/custom-pages", { status: 200, body: [own] });
  expect(api.sent).toEqual([]);
  fireEvent.focus(screen.getByLabelText("Leads to"));
  await waitFor(() => expect(offered()).toContainEqual(["/visit", "アクセス"]));
  expect(offered()).toContainEqual(["membership", expect.stringMatching(/[ぁ-んァ-ヶ一-龠]/)]);
  expect(offered()).toHaveLength(13);
  const calls = api.sent.length;
  fireEvent.focus(screen.getByLabelText("Leads to"));
  expect(api.sent).toHaveLength(calls);
});

test("without an answer about own pages the fixed ones are offered, and addresses are typed as before", async () => {
  const api = show("en");
  api.on("GET /api/collections/custom-pages", errorReply(500, "internal"));
  fireEvent.focus(screen.getByLabelText("Leads to"));
  await waitFor(() => expect(offered()).toHaveLength(12));
  expect(screen.getByLabelText("Leads to")).toHaveAttribute("type", "text");
});
