import { useTranslation } from "react-i18next";
import type { ContactPageData } from "./contact-page-data";
import { MailLink } from "./MailLink";

/** What to know before writing, and the address for those who would rather use their own mail program. */
export function ContactNotes({ notes }: { readonly notes: ContactPageData["texts"]["notes"] }) {
  const { t } = useTranslation("contact");
  return (
    <aside className="contact-notes" aria-label={t("notes")}>
      {notes.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section>
        <h2>{t("byMail")}</h2>
        <p>
          <MailLink />
        </p>
      </section>
    </aside>
  );
}
