import "@testing-library/jest-dom";

// The only thing that does not run for real in component tests (facts: mock Gatsby and style sheets only).
jest.mock("gatsby", () => jest.requireActual<object>("./gatsby-test-double"));
