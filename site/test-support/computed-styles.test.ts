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

test("elements with one style are those that nothing in the document tells apart", () => {
  document.body.innerHTML = `<p class="a">Words</p><p class="b">Words</p><dialog open><p>Words</p></dialog><div style="visibility: hidden"><p>Words</p></div>
    <input type="text" /><input type="hidden" />`;
  const [a, b, inDialog, inHidden] = [...document.querySelectorAll("p")];
  const [text, hidden] = document.querySelectorAll("input");
  if (!a || !b || !inDialog || !inHidden || !text || !hidden) throw new Error("Nothing was parsed");
  expect([a, b, inDialog, inHidden, text, hidden].map(shown)).toEqual([
    ["block", "visible"],
    ["block", "visible"],
    ["block", "visible"],
    ["block", "hidden"],
    ["inline-block", "visible"],
    ["none", "visible"],
  ]);
  expect(getComputedStyle(a)).toBe(getComputedStyle(b));
  expect(getComputedStyle(a)).not.toBe(getComputedStyle(inDialog));
  hidden.type = "text";
  inHidden.parentElement?.removeAttribute("style");
  expect([inHidden, hidden].map(shown)).toEqual([
    ["block", "visible"],
    ["inline-block", "visible"],
  ]);
  const sheet = document.createElement("style");
  document.head.append(sheet);
  sheet.textContent = ".a { display: none }";
  expect([a, b].map((paragraph) => shown(paragraph)[0])).toEqual(["none", "block"]);
  sheet.remove();
  expect([a, b].map((paragraph) => shown(paragraph)[0])).toEqual(["block", "block"]);
});

test("a document in a frame has styles of its own", () => {
  document.body.innerHTML = `<p>Words</p><iframe></iframe>`;
  const inFrame = document.querySelector("iframe")?.contentDocument?.body;
  const paragraph = document.querySelector("p");
  if (!inFrame || !paragraph) throw new Error("Nothing was parsed");
  inFrame.innerHTML = `<style>p { display: none }</style><p>Words</p>`;
  expect([...inFrame.querySelectorAll("p"), paragraph].map((element) => shown(element)[0])).toEqual(["none", "block"]);
  inFrame.querySelector("style")?.remove();
  expect([...inFrame.querySelectorAll("p")].map((element) => shown(element)[0])).toEqual(["block"]);
});
