import { inLanguage } from "./in-language";

const content = {
  image: "/media/site/social.jpg",
  heading: { en: "Events", ja: "イベント" },
  cards: [{ title: { en: "Support", ja: "支援" }, count: 3 }],
  paragraph: { en: ["One", "Two"], ja: { text: "連絡先", email: "info@sccj.example" } },
  absent: undefined,
};

test("picks English everywhere, also inside lists", () => {
  expect(inLanguage(content, "en")).toEqual({
    image: "/media/site/social.jpg",
    heading: "Events",
    cards: [{ title: "Support", count: 3 }],
    paragraph: ["One", "Two"],
    absent: undefined,
  });
});

test("picks Japanese, whatever shape each language has", () => {
  const page = inLanguage(content, "ja");
  expect(page.heading).toBe("イベント");
  expect(page.cards[0]?.title).toBe("支援");
  expect(page.paragraph).toEqual({ text: "連絡先", email: "info@sccj.example" });
});

test("leaves what has no language as it is", () => {
  expect(inLanguage(["a", 1, null, true], "ja")).toEqual(["a", 1, null, true]);
});
