import { mountAdmin } from "../kit/app/mount-admin";
import { newsKind } from "./news-kind";

/** The admin of the news (R9.3). */
export const mount = mountAdmin(newsKind);
