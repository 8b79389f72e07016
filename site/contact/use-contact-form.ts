import { useState } from "react";
import {
  contactProblems,
  type ContactField,
  type ContactForm,
  type ContactProblems,
} from "../../content/model/api/contact-form";
import { useFrame } from "../shell/frame";
import type { ContactPageData } from "./contact-page-data";
import { forgetForm } from "./stored-form";
import { sendInquiry } from "./send-inquiry";
import { useCaptcha, type Captcha } from "./use-captcha";

/** Phase of the form (R5.2). `attempt` counts the submissions. */
export type ContactState =
  | { readonly kind: "idle"; readonly attempt: number; readonly problems: ContactProblems }
  /** `checking`: the device calculates the proof that the API requires. */
  | { readonly kind: "sending"; readonly attempt: number; readonly checking: boolean }
  | { readonly kind: "unproven"; readonly attempt: number }
  | { readonly kind: "failed"; readonly attempt: number; readonly reasons: readonly string[] }
  | { readonly kind: "unavailable"; readonly attempt: number; readonly form: ContactForm }
  | { readonly kind: "sent"; readonly attempt: number };

export interface ContactFormControl {
  readonly state: ContactState;
  readonly captcha: Captcha;
  /** Clears the error of an edited field (R5.1). */
  readonly edited: (field: ContactField | "captcha") => void;
  /** Checks a tidied form, and sends it if nothing is wrong. */
  readonly submit: (form: ContactForm) => void;
}

/** The states of the contact form and what leads from one to the next. */
export function useContactForm({
  service,
  captchaSiteKey,
}: Pick<ContactPageData, "service" | "captchaSiteKey">): ContactFormControl {
  const { language } = useFrame();
  const [state, setState] = useState<ContactState>({ kind: "idle", attempt: 0, problems: {} });
  const edited = (field: ContactField | "captcha"): void => setState((before) => withoutProblem(before, field));
  const captcha = useCaptcha(captchaSiteKey, language, () => edited("captcha"));

  const send = async (form: ContactForm, attempt: number): Promise<void> => {
    setState({ kind: "sending", attempt, checking: false });
    const result = await sendInquiry(service, { form, token: captcha.token(), language }, () =>
      setState({ kind: "sending", attempt, checking: true }),
    );
    if (result.kind === "sent") forgetForm();
    else captcha.reset();
    setState(result.kind === "unavailable" ? { ...result, attempt, form } : { ...result, attempt });
  };
  const submit = (form: ContactForm): void => {
    if (state.kind === "sending" || state.kind === "sent") return;
    const attempt = state.attempt + 1;
    const problems = contactProblems(form, captcha.token());
    if (Object.keys(problems).length > 0) setState({ kind: "idle", attempt, problems });
    else void send(form, attempt);
  };
  return { state, captcha, edited, submit };
}

function withoutProblem(state: ContactState, field: ContactField | "captcha"): ContactState {
  if (state.kind !== "idle" || state.problems[field] === undefined) return state;
  const { [field]: _, ...problems } = state.problems;
  return { ...state, problems };
}
