import { mediaAddress } from "./media-address";

test.each([
  ["/media/2026/a-1234abcd.jpg", "/media/2026/a-1234abcd.jpg"],
  ["/media/2026/会場写真.jpg", "/media/2026/%E4%BC%9A%E5%A0%B4%E5%86%99%E7%9C%9F.jpg"],
  ["/media/2026/%E4%BC%9A.jpg", "/media/2026/%E4%BC%9A.jpg"],
  ["/media/2026/a b (1).jpg", "/media/2026/a%20b%20%281%29.jpg"],
  ["media/Photo%20'1'.JPG", "/media/Photo%20%271%27.JPG"],
])("%j is the picture at %j", (target, address) => expect(mediaAddress(target)).toBe(address));

test.each([
  "https://elsewhere.example/a.jpg",
  "//media/a.jpg",
  "/media/../a.jpg",
  "/media/%2e%2e/a.jpg",
  "/media/%2E%2E%2Fa.jpg",
  "/media//a.jpg",
  "/media/.git/a.jpg",
  "/media/a%00.jpg",
  '/media/a".jpg',
  "/media/a%22onerror=x.jpg",
  "/media/a\\b.jpg",
  "/media/a%",
  "/media/",
  "/mediation/a.jpg",
  "data:image/png;base64,x",
  "/media/\ud800.jpg",
])("%j is no picture of this site", (target) => expect(mediaAddress(target)).toBeUndefined());
