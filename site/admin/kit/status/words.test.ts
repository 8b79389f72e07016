import { sentences, wordsOf } from "./words";

test("Japanese sentences follow one another without a blank, English ones with one", () => {
  expect(sentences(wordsOf("ja"), "保存しました。", "", "写真を縮小しました。")).toBe(
    "保存しました。写真を縮小しました。",
  );
  expect(sentences(wordsOf("en"), "Saved.", "", "The picture is smaller.")).toBe("Saved. The picture is smaller.");
});
