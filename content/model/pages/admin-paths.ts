/** The staff pages: micro-frontend -> its English address; the Japanese one lies below `/ja`. */
export const adminPaths = {
  start: "/admin",
  inquiries: "/adminInquiries",
  events: "/adminEvents",
  news: "/adminNews",
  content: "/adminContent",
  health: "/adminHealth",
  people: "/adminPeople",
} as const;

/** Where the API serves the build of the micro-frontends. */
export const adminAssetsPath = "/admin-app/";

/** What a device stores after a login, and nothing secret: its public pages then load `editScript`. */
export const staffFlag = "staff";

/** Leads from a public page to the form of what it shows; its name has no hash, so that no visitor's page needs to hold it. */
export const editScript = "/scripts/edit.js";

/** A micro-frontend of the staff. */
export type AdminApp = keyof typeof adminPaths;

/** Every micro-frontend, in the order of the navigation. */
export const adminApps = /* @__PURE__ */ Object.keys(adminPaths) as readonly AdminApp[];
