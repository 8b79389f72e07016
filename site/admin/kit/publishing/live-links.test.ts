import type { Sites } from "../../host";
import { liveLinks, pageOfWayBack } from "./live-links";

const origin = "https://chamber.example";
const back = (value: string) => pageOfWayBack({ origin, search: `?item=a&back=${encodeURIComponent(value)}` });

test("a form leads back to the page of this site that it was opened from", () => {
  expect(back("/ja/news/a/b")).toBe("/ja/news/a/b");
  expect(back("/")).toBe("/");
  expect(pageOfWayBack({ origin, search: "?item=a" })).toBeUndefined();
});

test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "https://", "data:,a"])(
  "%s is no page of it",
  (value) => expect(back(value)).toBeUndefined(),
);

test("a save of redirects leads to no page: none shows them", () => {
  const site = { product: "sccj" } as Sites["en"];
  const linksOf = (name: "redirects" | "site") =>
    liveLinks({ name, livePath: () => "/" }, undefined, { en: site, ja: site });
  expect(linksOf("redirects")).toEqual([]);
  expect(linksOf("site").map(({ path }) => path)).toEqual(["/", "/"]);
});
