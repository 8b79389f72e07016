/** `POST /api/documents`. */
export interface DocumentAddedAnswer {
  /** `/media/2026/agenda-1a2b3c4d.pdf`, as a text links to it. */
  readonly path: string;
  readonly bytes: number;
}
