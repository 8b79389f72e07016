const shown = (element: Element): readonly string[] => {
  const { display, visibility } = getComputedStyle(element);
  return [display, visibility];
};

test("a change in the document is seen in the very next computed style", () => {
  document.body.innerHTML = `<section><p>Words</p></section>`;
  const [section, paragraph] = [...document.body.querySelectorAll<HTMLElement>("section, p")];
  if (section === undefined || paragraph === undefined) throw new Error("Nothing was parsed");
  expect(getComputedStyle(paragraph)).toBe(getComputedStyle(paragraph));
  expect(shown(paragraph)).toEqual(["block", "visible"]);
  paragraph.hidden = true;
  expect(shown(paragraph)).toEqual(["none", "visible"]);
  paragraph.hidden = false;
  section.style.visibility = "hidden";
  expect(shown(paragraph)).toEqual(["block", "hidden"]);
  section.removeAttribute("style");
  const sheet = document.createElement("style");
  document.head.append(sheet);
  sheet.textContent = "p { display: flex }";
  expect(shown(paragraph)).toEqual(["flex", "visible"]);
  sheet.remove();
  expect(shown(paragraph)).toEqual(["block", "visible"]);
  paragraph.remove();
  paragraph.hidden = true;
  expect(shown(paragraph)[0]).toBe("none");
});
