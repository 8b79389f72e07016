import "@testing-library/jest-dom";

// The only thing that component tests mock, beside style sheets.
jest.mock("gatsby", () => jest.requireActual<object>("./gatsby-test-double"));
