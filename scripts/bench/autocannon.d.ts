/** The little of autocannon that the benchmarks use; the package brings no types. */
declare module "autocannon" {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
  }
  interface Result {
    readonly errors: number;
    readonly requests: { readonly average: number };
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number } | undefined>>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
