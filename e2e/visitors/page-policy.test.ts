import { localisedPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { openPage } from "../support/open-page";
import { expectStrictPolicy } from "../support/strict-policy";
import { visitor, type Visitor } from "../support/visitor";

const injected = `<base href="https://evil.example/"><style>h1 { color: rgb(1, 2, 3) !important; }</style>
<b id="marked" style="color: rgb(1, 2, 3)" onclick="window.injected = 1">x</b><script>window.injected = 2;</script>`;

describe.each(languages)("no staff page holds or does anything that its policy refuses: %s", (language) => {
  let reader: Visitor;
  beforeAll(async () => {
    reader = await visitor({ language });
  });
  afterAll(() => reader.close());

  const staff = [
    "/admin",
    "/adminEvents",
    "/adminNews",
    "/adminContent",
    "/adminInquiries",
    "/adminHealth",
    "/adminPeople",
  ];
  test.each(staff.map((path) => localisedPath(language, path)))("%s", async (path) => {
    const { page, faults } = reader;
    const earlier = faults.length;
    expectStrictPolicy(await openPage(page, path));
    expect(faults.slice(earlier)).toEqual([]);
  });
});

test.each(["/", "/ja/adminEvents"])(
  "%s: styles, scripts and a base that somebody put into it have no effect",
  async (path) => {
    const { page, faults, close } = await visitor({ language: "ja" });
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace("</head>", `${injected}</head>`) });
    });
    await openPage(page, path);
    const seen = await page.evaluate(() => ({
      base: document.baseURI.startsWith(location.origin),
      colours: [...document.querySelectorAll("h1, #marked")].map((element) => getComputedStyle(element).color),
      injected: (window as { injected?: number }).injected,
    }));
    expect(seen).toMatchObject({ base: true, injected: undefined });
    expect(seen.colours).not.toContain("rgb(1, 2, 3)");
    for (const directive of ["base-uri", "style-src-elem", "style-src-attr", "script-src-elem"])
      expect(faults.join()).toContain(directive);
    await close();
  },
);

test("a string with a tag never becomes HTML, a script of another site or an event handler", async () => {
  const { page, close } = await visitor();
  await openPage(page, "/");
  const writes = await page.evaluate(() => {
    const script = document.createElement("script");
    const attempts: Record<string, () => void> = {
      innerHTML: () => void (document.createElement("p").innerHTML = "<img src=x onerror=alert(1)>"),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML("beforeend", "<b>x</b>"),
      srcdoc: () => void (document.createElement("iframe").srcdoc = "<b>x</b>"),
      "script.src": () => void (script.src = "https://evil.example/x.js"),
      "script.text": () => void (script.text = "window.injected = 1"),
      "setAttribute onclick": () => document.body.setAttribute("onclick", "window.injected = 1"),
    };
    return Object.entries(attempts).filter(([, attempt]) => {
      try {
        attempt();
        return true;
      } catch (error) {
        return !(error instanceof TypeError);
      }
    });
  });
  expect(writes.map(([name]) => name)).toEqual([]);
  await close();
});
