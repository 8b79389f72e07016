import { matchesVersion, versionOfEtag } from "./etag";

test.each(['"abc"', 'W/"abc"', '"abc-gzip"', 'W/"abc-br"', "abc", ' "abc" '])("%s names version abc", (etag) => {
  expect(versionOfEtag(etag)).toBe("abc");
  expect(matchesVersion(etag, "abc")).toBe(true);
});

test("a list of versions and the asterisk match, others do not", () => {
  expect(matchesVersion('"x", W/"abc"', "abc")).toBe(true);
  expect(matchesVersion("*", "abc")).toBe(true);
  expect(matchesVersion('"abcd"', "abc")).toBe(false);
  expect(matchesVersion("", "abc")).toBe(false);
  expect(matchesVersion(undefined, "abc")).toBe(false);
});
