import { fireEvent, screen } from "@testing-library/react";
import { startShare } from "../boot/share";
import { renderPage } from "../test-support/render-page";
import { ShareButtons } from "./ShareButtons";

const url = "http://localhost/news/1/x";
const give = (properties: object): void => {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value: value as unknown, configurable: true });
};
const show = (): void => {
  startShare(renderPage(<ShareButtons title="Report" path="/news/1/x" printable />).container);
};
const share = (): void => {
  show();
  fireEvent.click(screen.getByRole("button", { name: /^Share\s?: Report$/ }));
};
afterEach(() => give({ share: undefined, clipboard: undefined }));

test("where the device can share, it is asked to; changing one's mind is no error", () => {
  const asked: unknown[] = [];
  give({ share: (what: unknown) => Promise.reject(new Error(String(asked.push(what)))) });
  share();
  expect(asked).toEqual([{ title: "Report", url }]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("elsewhere the address goes to the clipboard, and the page says so", async () => {
  const written: string[] = [];
  give({ clipboard: { writeText: (text: string) => Promise.resolve(written.push(text)) } });
  share();
  expect(await screen.findByText("Link copied")).toBeInTheDocument();
  expect(written).toEqual([url]);
});

test("without a clipboard the page says what to do instead", async () => {
  share();
  expect(await screen.findByText("Please copy the address from the address bar")).toBeInTheDocument();
});

test("printing prints", () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  show();
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("buttons that arrive later work, too, and started twice they act once", () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  print.mockClear();
  startShare();
  startShare();
  renderPage(<ShareButtons title="Report" path="/news/1/x" printable />);
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});
