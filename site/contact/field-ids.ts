/** Id of a field of the form, where the error summary leads. */
export const fieldId = (field: string): string => `contact-${field}`;

/** Id of a field's error text. */
export const errorId = (field: string): string => `contact-${field}-error`;

/** aria attributes that tie a field to its error, while it has one. */
export const describedByProblem = (field: string, problem: string | undefined) =>
  problem === undefined ? {} : { "aria-describedby": errorId(field) };
