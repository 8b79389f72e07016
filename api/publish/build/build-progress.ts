/** What begins when Gatsby says that something is done; durations are those of two slow cores. */
const steps: readonly (readonly [begins: RegExp, words: string])[] = [
  [/^success compile gatsby files/, "1/4 Reading the content (seconds)"],
  [/^success createPages /, "2/4 Preparing the pages (10 to 30 seconds)"],
  [
    /bootstrap finished/,
    "3/4 Packing the styles of the pages, and fitting the pictures (half a minute to two minutes)",
  ],
  [/^success Building HTML renderer/, "4/4 Writing the pages, and packing them for fast delivery (10 to 40 seconds)"],
];

/** The few lines of a build that a person at a terminal wants: where it is, and content that is left out. */
export function progressOf(gatsbyLine: string): string | undefined {
  const leftOut = /^warn(?:ing)? content: (.*)/.exec(gatsbyLine)?.[1];
  if (leftOut !== undefined) return `! ${leftOut}`;
  if (/^(?:Waiting|The build failed) /.test(gatsbyLine)) return gatsbyLine;
  return steps.find(([begins]) => begins.test(gatsbyLine))?.[1];
}
