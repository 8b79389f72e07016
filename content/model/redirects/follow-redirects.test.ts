import { fc } from "../test-support/seeded-fast-check";
import { followRedirects, redirectTarget } from "./follow-redirects";
import { pathFrom, pathTo } from "../collections/redirects";

const pages = new Map([
  ["/company/new", "/company/new"],
  ["/events/new", "/events/new"],
  ["/news/new", "/news/new/title"],
  ["/news/new/title", "/news/new/title"],
  ["/", "/"],
]);
const pageAt = (path: string) => pages.get(path);
const follow = (...redirects: readonly (readonly [from: string, to: string])[]) =>
  followRedirects(
    redirects.map(([from, to]) => ({ from, to })),
    pageAt,
  );

test.each([
  ["/company/old", "/company/old"],
  [" /company/old/ ", "/company/old"],
  ["/ja/company/old", "/company/old"],
  ["/%E4%BC%9A%E5%93%A1", "/会員"],
  ["/old/index.php", "/old/index.php"],
  ["/constructor/__proto__", "/constructor/__proto__"],
])("%j may be an old address", (written, path) => {
  expect(pathFrom.parse(written)).toBe(path);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "company/old",
  "/a//b",
  "/a/../b",
  "/.git",
  "/a?b",
  "/a#b",
  "/a b",
  "/%",
  "/a\u0000",
  '/a"b',
  "/<a>",
  "javascript:alert(1)",
  "",
])("%j is no path of this site", (written) => {
  expect(pathFrom.safeParse(written).success).toBe(false);
  expect(pathTo.safeParse(written).success).toBe(false);
});

test.each(["/", "/ja", "/api/health", "/media/a.png", "/admin", "/adminNews", "/feed.xml", "/404.html"])(
  "%j is reserved",
  (written) => {
    expect(pathFrom.safeParse(written).success).toBe(false);
  },
);

test("chains lead to their end at once; what leads nowhere is named", () => {
  const { targets, faults } = follow(
    ["/a", "/b"],
    ["/b", "/company/new"],
    ["/c", "/d"],
    ["/d", "/c"],
    ["/A", "/events/new"],
    ["/company/new", "/a"],
    ["/e", "/gone"],
    ["/f", "/f"],
    ["/constructor", "/news/new"],
  );
  expect([...targets]).toEqual([
    ["/a", "/company/new"],
    ["/b", "/company/new"],
    ["/constructor", "/news/new/title"],
  ]);
  expect(faults.map(({ index, field, fault: { code } }) => [index, field, code])).toEqual([
    [2, "to", "redirectLoop"],
    [3, "to", "redirectLoop"],
    [4, "from", "redirectTwice"],
    [5, "from", "redirectFromPage"],
    [6, "to", "redirectToNothing"],
    [7, "to", "redirectLoop"],
  ]);
});

test("a redirect whose own address is a page again is no fault where it leads to the same page", () => {
  expect(follow(["/news/new/title", "/news/new"], ["/news/new", "/company/new"], ["/", "/"])).toMatchObject({
    targets: new Map(),
    faults: [
      { index: 1, field: "from" },
      { index: 2, field: "from" },
    ],
  });
});

test("a redirect of an event counts for its calendar, one of an article for every slug, in any letter case", () => {
  const { targets } = follow(["/events/old", "/events/new"], ["/news/old", "/news/new"], ["/company/old", "/"]);
  expect(redirectTarget(targets, "/ja/events/OLD")).toBe("/events/new");
  expect(redirectTarget(targets, "/JA/Events/old")).toBe("/events/new");
  expect(redirectTarget(targets, "/events/old.ics")).toBe("/events/new.ics");
  expect(redirectTarget(targets, "/news/old/some-title/")).toBe("/news/new/title");
  expect(redirectTarget(targets, "/company/old")).toBe("/");
  for (const path of ["/events/old/x", "/company/old.ics", "/company", "/toString", "/%"])
    expect(redirectTarget(targets, path)).toBeUndefined();
});

test("whatever the redirects are, each leads to a page or has a fault, and no page is hidden", () => {
  const path = fc.constantFrom("/a", "/b", "/c", "/d", "/company/new", "/events/new", "/", "/__proto__");
  fc.assert(
    fc.property(fc.array(fc.record({ from: path, to: path }), { maxLength: 12 }), (redirects) => {
      const { targets, faults } = followRedirects(redirects, pageAt);
      for (const [from, to] of targets) {
        expect([...pages.values()]).toContain(to);
        expect(pageAt(from)).toBeUndefined();
      }
      const faulty = new Set(faults.map(({ index }) => index));
      redirects.forEach(({ from }, index) => expect(faulty.has(index) || targets.has(from)).toBe(true));
      // Followed once more, nothing changes: no redirect leads to a redirect.
      const again = [...targets].map(([from, to]) => ({ from, to }));
      expect(followRedirects(again, (page) => (targets.has(page) ? undefined : page)).targets).toEqual(targets);
    }),
  );
});
