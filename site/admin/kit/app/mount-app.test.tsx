import { act } from "@testing-library/react";
import { mountApp } from "./mount-app";
import { useHostSite } from "../services/host-site";

function Page() {
  return <p>{Object.values(useHostSite().pages).join(" ")}</p>;
}

test.each([
  ["tells the page of the site around it", { site: { pages: { news: "/adminNews" }, categories: {} } }, "/adminNews"],
  ["works on a host page that was built before it", {}, ""],
])("%s, and goes without a trace", (_, more, shown) => {
  const element = document.createElement("div");
  let unmount: () => void = () => undefined;
  act(() => {
    unmount = mountApp(<Page />)(element, { language: "ja", apiBase: "", ...more });
  });
  expect(element.querySelector(".adm[lang=ja] p")?.textContent).toBe(shown);
  act(() => unmount());
  expect(element).toBeEmptyDOMElement();
});
