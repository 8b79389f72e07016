import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { keepComputedStyles } from "./computed-styles";

configure({ asyncUtilTimeout: patienceMs });
keepComputedStyles();

// Each test begins with an empty session storage, like a new tab.
afterEach(() => sessionStorage.clear());
