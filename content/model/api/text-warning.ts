/** What a text loses on its page (R8.5), in the language of the request. */
export interface TextWarning {
  readonly field: string;
  /** 1-based line of the file; 1 for what was sent as HTML and is in no line. */
  readonly line: number;
  readonly message: string;
}
