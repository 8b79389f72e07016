/** The first action of a visitor on a page: types into an element, or taps on it. */
export interface Touch {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  readonly on: string;
  readonly keys?: string;
  /** What is there once the page has answered; with a text, an element that shows it. */
  readonly answer: string;
  readonly text?: string;
  /** True when the answer is the request of another page, and not what it shows. */
  readonly leaves?: boolean;
  /** In ms: right after the first paint, and at rest. Empty, the touch only must not be lost; default: 200 for both. */
  readonly atMost?: readonly number[];
}

const menu = { on: ".menu-button", answer: ".menu-button[aria-expanded=true]" };
const language = { path: "/sccj-terms", on: ".language-switch [hreflang=ja]", answer: "html[lang=ja]" };
const carousel = { on: ".hero [data-step='1']", answer: ".hero .panel-dot:nth-child(2)[aria-current=true]" };
const share = { on: "[data-action=share]", answer: ".share-buttons [role=status]:not(:empty)" };
const search = { on: "main [type=search]", keys: "KOP", answer: ".company-card[hidden]" };
const calculator = { on: "input[value=student]", answer: ".bill-choice li", text: "Student", atMost: [1_500, 400] };
const contact = { on: "textarea", keys: "Hello", answer: "[data-awake] textarea", text: "Hello", atMost: [] };

/** Of a page that answers at once: the baseline. */
export const helloTouch: Touch = { ...menu, name: "hello", path: "/" };

export const touches: readonly Touch[] = [
  { ...menu, name: "menu", path: "/sccj-terms" },
  { ...menu, name: "menu of home", path: "/" },
  { name: "dropdown", path: "/", width: 1280, on: ".nav-toggle", answer: ".nav-toggle[aria-expanded=true]" },
  { ...language, name: "language, other page asked for", leaves: true },
  { ...language, name: "language, other page painted", atMost: [] },
  { ...carousel, name: "carousel", path: "/" },
  { ...search, name: "search", path: "/sccj-members-directory" },
  { ...share, name: "share", path: "/sccj-events" },
  { ...calculator, name: "calculator", path: "/sccj-membership" },
  { ...contact, name: "contact form", path: "/sccj-contact" },
];
