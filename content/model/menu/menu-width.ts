/** Letters of a menu that fit into one row of a header that has the menu beside nothing. */
const wholeRow = 100;
/** Letters that fit beside the chamber's name and the languages. */
const besideName = 62;
/** What surrounds each entry, in letters. */
const around = 5;

const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/gu;

/** Width of the names beside one another, in Latin letters. */
function widthOf(labels: readonly string[]): number {
  return labels.reduce((sum, label) => sum + label.length + (label.match(wide)?.length ?? 0) + around, 0);
}

/** True for names that no header has room for. */
export const isMenuTooWide = (labels: readonly string[]): boolean => widthOf(labels) > wholeRow;

/** True for names that need a row of their own. */
export const needsOwnRow = (labels: readonly string[]): boolean => widthOf(labels) > besideName;
