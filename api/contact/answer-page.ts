import { defaultTreeAdapter as tree, html as markup, parse, serialize, type DefaultTreeAdapterTypes } from "parse5";
import type { ContactForm } from "../../content/model/api/contact-form";
import { localisedPath } from "../../content/model/pages/page-paths";
import type { Language } from "../../content/model/text/language";
import english from "../../site/locales/en/contact.json";
import japanese from "../../site/locales/ja/contact.json";
import { errorAnswer, type ApiError } from "../errors";
import type { PlainForm } from "./plain-form";

type Element = DefaultTreeAdapterTypes.Element;
type Child = Element | string;

const wordsOf = { en: english, ja: japanese };

/** The contact page as it was built, with the confirmation in place of the form. */
export function sentPage(built: string, language: Language): string {
  const { sent } = wordsOf[language];
  const { document, card } = opened(built);
  replaceChildren(card, [
    element("div", { class: "contact-sent", role: "status", tabindex: "-1", autofocus: "" }, [
      element("h2", {}, [sent.title]),
      element("p", {}, [sent.staying]),
      element("p", { class: "contact-sent-ways" }, [
        element("a", { class: "button button-primary", href: localisedPath(language, "/") }, [sent.home]),
      ]),
    ]),
  ]);
  return serialize(document);
}

/** The contact page as it was built, with what was typed, and what is wrong at its field and above all of them. */
export function refusedPage(built: string, { typed, language }: PlainForm, error: ApiError): string {
  const words = wordsOf[language];
  const { fields, message } = errorAnswer(error, language).error;
  const { document, card, all } = opened(built);
  const title = all.find(({ tagName }) => tagName === "title");
  if (title) replaceChildren(title, [words.errorTitle.replace("{{title}}", textOf(title))]);
  for (const control of all) fillIn(control, typed, fields ?? {});
  const form = elementsBelow(card).find(({ tagName }) => tagName === "form");
  const [first] = form?.childNodes ?? [];
  const reason = error.code === "proof-required" ? words.check.failed : error.code === "internal" ? "" : message;
  const notice = element("div", { class: "contact-notice", role: "alert", tabindex: "-1", autofocus: "" }, [
    ...(fields === undefined ? failure(words, reason, all) : summary(words, fields)),
  ]);
  if (form && first) tree.insertBefore(form, notice, first);
  return serialize(document);
}

type Words = (typeof wordsOf)[Language];
type Faults = Readonly<Record<string, string>>;

function summary({ summary: { heading } }: Words, fields: Faults): Element[] {
  const lines = Object.entries(fields).map(([field, words]) =>
    element("li", {}, [element("a", { href: `#contact-${field}` }, [words])]),
  );
  return [element("h3", {}, [heading]), element("ul", {}, lines)];
}

function failure({ failed }: Words, reason: string, page: readonly Element[]): Element[] {
  const mail = page.map((each) => attributeOf(each, "href") ?? "").find((href) => href.startsWith("mailto:")) ?? "";
  return [
    element("p", {}, [element("strong", {}, [failed.title])]),
    ...(reason === "" ? [] : [element("p", {}, [reason])]),
    element("p", {}, [`${failed.alternative} `, element("a", { href: mail }, [mail.replace("mailto:", "")])]),
  ];
}

/** Puts what was typed into a field, and what is wrong with it below. */
function fillIn(control: Element, typed: ContactForm, faults: Faults): void {
  const name = attributeOf(control, "name") ?? "";
  if (!isFieldOf(typed, name) || !/^(?:input|textarea)$/.test(control.tagName)) return;
  const value = typed[name];
  if (attributeOf(control, "type") === "radio") {
    setAttribute(control, "checked", attributeOf(control, "value") === value ? "" : undefined);
    return;
  }
  if (control.tagName === "textarea") replaceChildren(control, [value]);
  else setAttribute(control, "value", value);
  const fault = faults[name];
  const frame = control.parentNode;
  if (fault === undefined || !frame || !("attrs" in frame)) return;
  const id = `contact-${name}-error`;
  setAttribute(control, "aria-invalid", "true");
  setAttribute(control, "aria-describedby", id);
  setAttribute(frame, "data-wrong", "true");
  tree.appendChild(frame, element("p", { class: "contact-error", id }, [fault]));
}

const isFieldOf = (form: ContactForm, name: string): name is keyof ContactForm => Object.hasOwn(form, name);

/** The built page as a tree. Its card is no island any more: React would put the form as it was built in its place. */
function opened(built: string) {
  const document = parse(built);
  const all = elementsBelow(document);
  const card = all.find((each) => attributeOf(each, "data-island") === "contact");
  if (!card) throw new Error("The contact page has no form.");
  card.attrs = card.attrs.filter(({ name }) => !name.startsWith("data-"));
  return { document, card, all };
}

function elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...elementsBelow(child)] : []));
}

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

function setAttribute(target: Element, name: string, value: string | undefined): void {
  target.attrs = target.attrs.filter((attribute) => attribute.name !== name);
  if (value !== undefined) target.attrs.push({ name, value });
}

function replaceChildren(parent: Element, children: readonly Child[]): void {
  parent.childNodes = [];
  for (const child of children) {
    if (typeof child === "string") tree.insertText(parent, child);
    else tree.appendChild(parent, child);
  }
}

function element(name: string, attributes: Readonly<Record<string, string>>, children: readonly Child[]): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const made = tree.createElement(name, markup.NS.HTML, attrs);
  replaceChildren(made, children);
  return made;
}
