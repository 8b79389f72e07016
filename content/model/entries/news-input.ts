import { z } from "zod";
import { news } from "../collections/news";
import { writeFields } from "./input-fields";

/** Fields of `POST /api/addNews` and `PUT /api/updateNews/{_id}` (R10.1); unknown ones are refused. */
export const NewsInput = z.strictObject(writeFields(news));
