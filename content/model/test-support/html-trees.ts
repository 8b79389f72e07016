import { fc } from "./seeded-fast-check";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const words = fc
  .constantFrom(
    ..."fee|Member (A)|(B)|[C]|[PDF]|a*b|*|**|_x_|x_y_z|1. d|- e|+ f|# g|>h|~~i~~|~|a|b & c|&amp;|<b>|`j`|``|!|?|.|,|\\|/|:|;|--- | --- |---|===|[k]: l|[^1]: m|http|https://x.example/a_b|https://x.example/?a=1&b=c|www.x.example|info@x.example|||k|l|会費|12月4日(金)|（予定）|「開催」|3,000円|、|。|です|\u3000字下げ|é|👩‍💻|\u00a0".split(
      "|",
    ),
  )
  .map(escaped);
const text = fc
  .array(fc.oneof(words, fc.constantFrom(" ", "", "\n", "<br>")), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(""));
const addresses = fc.constantFrom(
  "https://x.example/",
  "https://x.example/a_(b)",
  "https://x.example/a.pdf?x=1&amp;y=[2]",
  "/news/1",
  "mailto:info@x.example",
  "tel:+81-3-1",
);
const around = (tag: string, inside: string, attributes = "") => `<${tag}${attributes}>${inside}</${tag}>`;

const { blocks } = fc.letrec<{
  inline: string;
  inlines: string;
  block: string;
  blocks: string;
  item: string;
  cell: string;
  row: string;
}>((tie) => ({
  inline: fc.oneof(
    { weight: 5, arbitrary: text },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom("b", "strong", "i", "em", "s", "u", "span", "font", "code", "sup"), tie("inlines"))
        .map(([tag, inside]) => around(tag, inside)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie("inlines"), addresses)
        .map(([inside, href]) => around("a", `x${inside.replace(/<\/?a[^>]*>/g, "")}`, ` href="${href}"`)),
    },
  ),
  inlines: fc.array(tie("inline"), { minLength: 1, maxLength: 3, depthIdentifier: "html" }).map((all) => all.join("")),
  block: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("inlines").map((inside) => around("p", inside)),
    fc
      .tuple(
        fc.constantFrom("div", "blockquote", "h1", "h2", "h4", "section", "p", "center", "b", "span"),
        tie("blocks"),
      )
      .map(([tag, inside]) => around(tag, inside)),
    fc
      .tuple(fc.constantFrom("ul", "ol", 'ol start="3"'), fc.array(tie("item"), { maxLength: 3 }))
      .map(([tag, items]) => around(tag.slice(0, 2), items.join(""), tag.slice(2))),
    fc
      .tuple(fc.boolean(), fc.array(tie("row"), { maxLength: 3 }))
      .map(([hasCaption, rows]) => around("table", (hasCaption ? "<caption>Fees</caption>" : "") + rows.join(""))),
    fc.tuple(tie("inlines"), tie("inlines")).map(([term, what]) => around("dl", `<dt>${term}<dd>${what}`)),
    text.map((inside) => around("pre", inside.replaceAll("<br>", "\n"))),
    fc.constant("<hr>"),
  ),
  blocks: fc
    .array(fc.oneof({ depthIdentifier: "html" }, tie("inlines"), tie("block")), {
      minLength: 1,
      maxLength: 3,
      depthIdentifier: "html",
    })
    .map((all) => all.join("")),
  item: tie("blocks").map((inside) => around("li", inside)),
  cell: fc
    .tuple(fc.constantFrom("td", "th"), fc.constantFrom("", ' colspan="2"', ' rowspan="2"'), tie("blocks"))
    .map(([tag, span, inside]) => around(tag, inside, span)),
  row: fc.array(tie("cell"), { maxLength: 3 }).map((cells) => around("tr", cells.join(""))),
}));

/** HTML as editors, mails and spreadsheets write it, and much that none writes. */
export const htmlTrees: fc.Arbitrary<string> = blocks;
