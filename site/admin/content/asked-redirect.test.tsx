import { fireEvent, screen, waitFor } from "@testing-library/react";
import { contentApi, redirectsForm } from "../test-support/content-api";
import { renderStaffPage } from "../test-support/render-staff-page";
import { ContentApp } from "./ContentApp";

const version = "a".repeat(40);

function openRedirects(query: string) {
  window.history.replaceState(null, "", `/adminContent?in=redirects&item=redirects${query}`);
  const entry = { _id: "redirects", version, entries: [{ from: "/first", to: "/about" }] };
  const { api } = contentApi([{ form: redirectsForm, entries: [entry] }]);
  return renderStaffPage(<ContentApp />, api, "en");
}

beforeEach(() => localStorage.clear());

test("the form of redirects begins with one for the address that the page's own names, and waits for its target", async () => {
  const { api } = openRedirects("&from=%2Fold-page");
  await waitFor(() => expect(screen.getAllByLabelText(/^Leads to/)[1]).toHaveFocus());
  expect(screen.getAllByLabelText(/^Old address/).map((input) => (input as HTMLInputElement).value)).toEqual([
    "/first",
    "/old-page",
  ]);
  expect(window.location.search).toBe("?in=redirects&item=redirects");
  fireEvent.change(screen.getAllByLabelText(/^Leads to/)[1] as HTMLElement, { target: { value: "/new-page" } });
  fireEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(api.sentTo("PUT /api/collections/redirects/redirects")).toHaveLength(1));
  expect(api.sentTo("PUT /api/collections/redirects/redirects")[0]?.fields).toMatchObject({
    entries: [
      { from: "/first", to: "/about" },
      { from: "/old-page", to: "/new-page" },
    ],
  });
});

test.each(["", "&from=", "&from=old", "&from=%2Ffirst"])("nothing is added for %j", async (query) => {
  openRedirects(query);
  await screen.findByLabelText(/^Leads to/);
  expect(screen.getAllByLabelText(/^Old address/)).toHaveLength(1);
});
