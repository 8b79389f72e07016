/** Id of a field of the form, where the error summary leads. */
export const fieldId = (field: string): string => `contact-${field}`;

/** Id of the words that say what is wrong with a field. */
export const errorId = (field: string): string => `contact-${field}-error`;

/** Ties a field to the words of its problem, while it has one. */
export const describedByProblem = (field: string, problem: string | undefined) =>
  problem === undefined ? {} : { "aria-describedby": errorId(field) };
