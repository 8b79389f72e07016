import { screen } from "@testing-library/react";
import { renderPage } from "../test-support/render-page";
import type { NewsCardData } from "./news-card";
import { NewsCard } from "./NewsCard";

const news: NewsCardData = {
  _id: "hours",
  slug: "hours",
  title: { text: "Hours over the new year", language: "en" },
  date: "2026-11-17",
  category: ["Announcement"],
  excerpt: { text: "The secretariat is closed.", language: "en" },
  imageAlt: "",
};

test("without a picture date and title are the cover, and nothing is said twice", () => {
  const { container } = renderPage(<NewsCard news={news} pictures={{}} headingLevel="h3" />);
  const cover = container.querySelector(".cover");
  for (const words of ["Tue, Nov 17, 2026", "Announcement", "Hours over the new year"]) {
    expect(screen.getAllByText(words)).toHaveLength(1);
    expect([words, cover?.textContent.includes(words)]).toEqual([words, words !== "Announcement"]);
  }
  expect(cover).not.toHaveTextContent("closed");
  expect(container.querySelector(".news-card-body")).toHaveTextContent("The secretariat is closed.Announcement");
});

test("with a picture there is no cover", () => {
  const { container } = renderPage(
    <NewsCard news={{ ...news, image: "/media/a.jpg" }} pictures={{}} headingLevel="h3" />,
  );
  expect(container.querySelector(".cover")).toBeNull();
  expect(container.querySelector(".news-card-body")).toHaveTextContent("Announcement");
});
