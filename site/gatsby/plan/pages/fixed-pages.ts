import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import { picturesIn } from "../../../../content/model/entries/pictures-in";
import type { FixedPage } from "../../../routes";
import type { TextsPageData } from "../../../ui/page-texts";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";
import type { Template } from "../templates";
import type { MembershipPageData } from "../../../membership/membership-page-data";
import type { ContactService } from "../../../../content/model/api/build-input";
import type { ContactPageData } from "../../../contact/contact-page-data";
import type { TermsPageData } from "../../../terms/terms-page-data";
import type { SearchPageData } from "../../../search/search-page-data";
import { latestNews, sortEventsForPage } from "../../../../content/model/entries/sort-items";
import { itemLink } from "../../../items/item-link";
import { indexParts } from "../files/search-index";

/** A page that shows its file and nothing else, in one language; its template has its name. */
export function textsPage(
  build: Build,
  language: Language,
  id: FixedPage,
  template: Template = `${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`,
): PagePlan<TextsPageData<FixedPage>>[] {
  return planFixedPage(build, language, id, (texts) => ({
    template,
    images: picturesIn(texts),
    page: (pictures) => ({ texts: inLanguage(texts, language), pictures }),
  }));
}

/** The membership page in one language; it needs its own texts and `plans.yml`. */
export function membershipPage(build: Build, language: Language): PagePlan<MembershipPageData>[] {
  return planFixedPage(build, language, "membership", (texts) => {
    const { files, site } = build.content;
    const plans = files.find((file) => file.collection === "plans")?.fields;
    const { forms, postalAddress } = site;
    return (
      plans && {
        template: "membership/MembershipPage.tsx",
        dependencies: [plans],
        page: () => ({
          texts: inLanguage(texts, language),
          plans,
          join: { form: forms.join, query: forms.joinQuery, postalAddress: postalAddress?.[language] },
          contactForm: forms.membershipContact,
        }),
      }
    );
  });
}

/** This product's own call; it takes any identifiers, only an external service gives them a meaning. */
const ownInbox: ContactService = {
  endpoint: "/api/contact",
  serviceId: "inbox",
  templateId: "inbox",
  userId: "inbox",
};

/** The contact page in one language. */
export function contactPage(build: Build, language: Language): PagePlan<ContactPageData>[] {
  const { contact, captchaSiteKey } = build.input;
  return planFixedPage(build, language, "contact", (texts) => ({
    template: "contact/ContactPage.tsx",
    page: () => ({ texts: inLanguage(texts, language), service: contact ?? ownInbox, captchaSiteKey }),
  }));
}

/** The terms and privacy page in one language; none without `terms.yml`. */
export function termsPage(build: Build, language: Language): PagePlan<TermsPageData>[] {
  return planFixedPage(build, language, "terms", (texts) => {
    const terms = build.content.files.find((read) => read.collection === "terms")?.fields;
    return (
      terms && {
        template: "terms/TermsPage.tsx",
        dependencies: [terms],
        page: () => ({
          texts: inLanguage(texts, language),
          updated: terms.updated,
          sections: inLanguage(terms.sections, language),
        }),
      }
    );
  });
}

/** So many events and news items are offered before a search. */
const latestOfEach = 3;

/** The search page in one language; its index is in files beside it (files/search-index.ts). */
export function searchPage(build: Build, language: Language): PagePlan<SearchPageData>[] {
  return planFixedPage(build, language, "search", (texts) => {
    const parts = indexParts(build);
    const next = sortEventsForPage(build.content.events, build.input.builtOn).upcoming.slice(0, latestOfEach);
    const items = [...next, ...latestNews(build.content.news, latestOfEach)];
    const latest = items.map((item) => itemLink(item, language));
    return {
      template: "search/SearchPage.tsx",
      noindex: true,
      dependencies: [parts.join(), JSON.stringify(latest)],
      page: () => ({ texts: inLanguage(texts, language), parts, latest }),
    };
  });
}
