import { firstPictureLink } from "./first-picture";

const picture = (name: string, loading: string): string =>
  `<picture><source type="image/avif" srcSet="/${name}-480.avif 480w,\n/${name}-736.avif 736w" sizes="100vw"/>` +
  `<source type="image/webp" srcSet="/${name}.webp" sizes="100vw"/><img src="/${name}.jpg" alt="" ${loading}/></picture>`;
const urgent = 'loading="eager" fetchpriority="high"';

test("the picture that is in sight at once is preloaded, in its best format and the page's widths; no other", () => {
  const html = `${picture("late", "")}<p>Words</p>${picture("first", urgent)}${picture("second", urgent)}`;
  expect(firstPictureLink(html)).toMatchObject({
    type: "link",
    props: {
      rel: "preload",
      as: "image",
      type: "image/avif",
      imageSrcSet: "/first-480.avif 480w,\n/first-736.avif 736w",
      imageSizes: "100vw",
      fetchpriority: "high",
    },
  });
});

test("a page without such a picture preloads none, nor does one that has only an original", () => {
  expect(firstPictureLink(picture("late", ""))).toBeUndefined();
  expect(firstPictureLink(`<picture><img src="/new.jpg" ${urgent}/></picture>`)).toBeUndefined();
});
