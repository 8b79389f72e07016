import { fullInboxAttack, inboxFloodAttack } from "./inbox-attack";

test("a visitor gets through a flood of the inbox, and staff find what was sent", async () => {
  const figures = await inboxFloodAttack(1_000);
  expect(figures.visitor).toMatch(/^gets through in .+, 1 proof of work included$/);
  expect(figures.missed).toEqual([]);
  expect(figures.staff).toContain("60 of the flood are in the inbox");
  expect(figures.peakMemoryMb).toBeLessThan(400);
});

test("opening and searching an inbox of 45 MB, six at once, costs bounded memory", async () => {
  const figures = await fullInboxAttack(3_000);
  expect(figures.visitor).toBe("gets through; gets through after the deletion");
  expect(figures.missed).toEqual([]);
  expect(figures.peakMemoryMb).toBeLessThan(400);
});
