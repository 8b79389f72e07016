import { z } from "zod";
import type { Collection } from "../collection";
import type { Bilingual } from "../../text/language";
import { metaOf } from "../field-meta";
import { isYamlMap } from "../../yaml/yaml-data";
import { isPageId, PageFile, pageSchemas } from "./page-file";

/** The pages as staff call them. */
const named = Object.fromEntries(
  [...pageSchemas].flatMap(([id, schema]): [string, Bilingual][] => {
    const { label } = metaOf(schema);
    return label === undefined ? [] : [[id, label]];
  }),
);

/** `pages/<id>.yml`. */
export const pages: Collection<PageFile> = {
  name: "pages",
  extent: "fixed",
  label: { en: "Pages", ja: "ページ" },
  entry: { en: "page", ja: "ページ" },
  noun: "page",
  schemaOf: (id) => z.preprocess((data) => ({ ...(isYamlMap(data) ? data : {}), id }), pageSchemas.get(id) ?? PageFile),
  idField: "id",
  isId: isPageId,
  badId: "unknownPage",
  titleFields: [],
  entries: named,
};
