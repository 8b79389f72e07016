import type { CSSProperties } from "react";
import "./columns.css";

/**
 * For an element of class `columns`, whose own class sets `--narrowest` and `--gap`, both lengths: its parts share the
 * width evenly, at most `most` beside one another.
 */
export const columns = (most: number): CSSProperties => ({ "--columns": Math.max(1, most) }) as CSSProperties;
