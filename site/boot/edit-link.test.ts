import { staffFlag } from "../../content/model/pages/admin-paths";
import { showEditLink } from "./edit-link";

const asked: string[] = [];
function answering(body: object, status = 200): void {
  globalThis.fetch = jest.fn((path: string) => {
    asked.push(path);
    return Promise.resolve({ ok: status === 200, json: () => Promise.resolve(body) } as Response);
  }) as never;
}
const at = (path: string) => window.history.replaceState(null, "", path);
const link = () => document.querySelector("a");

beforeEach(() => {
  asked.length = 0;
  document.body.innerHTML = `<footer class="site-footer"></footer>`;
  localStorage.setItem(staffFlag, "1");
  // jsdom has no sheets of this kind.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = () => undefined;
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
});

test.each([
  ["/events/a", "Edit"],
  ["/ja/events/a", "編集"],
])("%s leads to its form, in its language, and names itself as the way back", async (path, words) => {
  at(path);
  answering({ loggedIn: true, form: "/adminEvents?item=a" });
  await showEditLink();
  expect(asked).toEqual([`/api/formOfPage?path=${encodeURIComponent(path)}`]);
  expect(link()).toHaveTextContent(words);
  expect(link()).toHaveAttribute("href", `/adminEvents?item=a&back=${encodeURIComponent(path)}`);
  expect(link()?.parentElement).toHaveClass("site-footer");
});

test("after the end of the session nothing is shown, and the device forgets the login", async () => {
  at("/events/a");
  answering({ loggedIn: false });
  await showEditLink();
  expect(link()).toBeNull();
  expect(localStorage.getItem(staffFlag)).toBeNull();
});

test("nothing is shown on a page that has no form, without the API, or on a staff page", async () => {
  at("/no-such");
  answering({ loggedIn: true });
  await showEditLink();
  answering({}, 404);
  await showEditLink();
  expect(asked).toHaveLength(2);
  at("/ja/adminNews?item=a");
  await showEditLink();
  expect(asked).toHaveLength(2);
  expect(link()).toBeNull();
  expect(localStorage.getItem(staffFlag)).toBe("1");
});
