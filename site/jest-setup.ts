// The only things that component tests mock, beside style sheets: jsdom can go to no other page.
jest.mock("gatsby", () => jest.requireActual<object>("./gatsby-test-double"));
jest.mock("./shell/navigate", () => ({ navigate: jest.fn() }));

// In Node there is no window, and what looks at one is not loaded.
if (typeof window !== "undefined") jest.requireActual("./test-support/dom-setup");
