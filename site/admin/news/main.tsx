import { mountAdmin } from "../kit/app/mount-admin";
import { newsKind } from "./news-kind";

/** The admin of the news (specification 2, Admin news page). */
export const mount = mountAdmin(newsKind);
