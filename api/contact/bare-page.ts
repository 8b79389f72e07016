import {
  contactFields,
  defaultInquiryType,
  inquiryTypes,
  languageParameter,
  requiredContactFields,
  type ContactField,
} from "../../content/model/api/contact-form";
import type { Language } from "../../content/model/text/language";
import englishSite from "../../site/locales/en/common.json";
import english from "../../site/locales/en/contact.json";
import japaneseSite from "../../site/locales/ja/common.json";
import japanese from "../../site/locales/ja/contact.json";
import { escapeHtml } from "../../content/model/text/escape-html";
import { plainStyle } from "../http/plain-style";

const wordsOf = { en: { ...english, ...englishSite.nav }, ja: { ...japanese, ...japaneseSite.nav } };

/** A contact page without a build, for a form that was sent while the release is gone; `email` is the site's. */
export function bareContactPage(language: Language, email: string | undefined): string {
  const { contact, noScriptByMail, send } = wordsOf[language];
  const mail = escapeHtml(email ?? "");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(contact)}</title><style>${plainStyle}</style></head>
<body><main><h1>${escapeHtml(contact)}</h1>
<div data-island="contact"><form method="post" action="/api/contact" novalidate>
<input type="hidden" name="${languageParameter}" value="${language}">
${contactFields.map((field) => controlOf(field, language)).join("\n")}
<p><button type="submit">${escapeHtml(send)}</button></p></form></div>
${mail === "" ? "" : `<p>${escapeHtml(noScriptByMail)} <a href="mailto:${mail}">${mail}</a></p>`}</main></body></html>
`;
}

function controlOf(name: ContactField, language: Language): string {
  const { fields, types } = wordsOf[language];
  const id = `contact-${name}`;
  const label = `${escapeHtml(fields[name])}${requiredContactFields.has(name) ? " *" : ""}`;
  if (name === "inquiryType") {
    const radios = inquiryTypes.map(
      (type) =>
        `<label><input type="radio" name="${name}" value="${type}"${type === defaultInquiryType ? " checked" : ""}> ${escapeHtml(types[type])}</label>`,
    );
    return `<fieldset id="${id}"><legend>${label}</legend>${radios.join(" ")}</fieldset>`;
  }
  const control =
    name === "message"
      ? `<textarea id="${id}" name="${name}" rows="7"></textarea>`
      : `<input id="${id}" name="${name}">`;
  return `<p><label for="${id}">${label}</label><br>${control}</p>`;
}
