import { fc } from "../../content/model/test-support/seeded-fast-check";
import { headingsBelow } from "./prose-html";

test.each([
  ["<h2>a</h2><h3>b</h3>", 1, "<h2>a</h2><h3>b</h3>"],
  ["<h3>a</h3><p>x</p><h3>b</h3>", 1, "<h2>a</h2><p>x</p><h2>b</h2>"],
  ["<h3>a</h3><h2>b</h2><h5>c</h5>", 1, "<h2>a</h2><h2>b</h2><h3>c</h3>"],
  ['<h2 id="part-a">a</h2><h3>b</h3><h4>c</h4>', 4, '<h5 id="part-a">a</h5><h6>b</h6><h6>c</h6>'],
])("%s below a heading of level %i", (html, level, shown) => {
  expect(headingsBelow(html, level)).toBe(shown);
});

test("no level is left out below any heading", () => {
  const levels = fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 1 });
  fc.assert(
    fc.property(levels, fc.integer({ min: 1, max: 4 }), (written, above) => {
      const html = headingsBelow(written.map((level) => `<h${String(level)}>x</h${String(level)}>`).join(""), above);
      const shown = [...html.matchAll(/<h(\d)>x<\/h\1>/g)].map(([, level]) => Number(level));
      expect(shown).toHaveLength(written.length);
      shown.forEach((level, at) => {
        expect(level).toBeGreaterThan(above);
        expect(level).toBeLessThanOrEqual((shown[at - 1] ?? above) + 1);
      });
    }),
  );
});
