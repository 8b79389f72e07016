import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { keepComputedStyles } from "./test-support/computed-styles";

configure({ asyncUtilTimeout: patienceMs });

// The only things that component tests mock, beside style sheets: jsdom can go to no other page.
jest.mock("gatsby", () => jest.requireActual<object>("./gatsby-test-double"));
jest.mock("./shell/navigate", () => ({ navigate: jest.fn() }));

if (typeof window !== "undefined") keepComputedStyles();

// Each test begins with an empty session storage, like a new tab; in Node there is no window.
afterEach(() => {
  if (typeof window !== "undefined") sessionStorage.clear();
});
