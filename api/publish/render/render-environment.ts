import { join } from "node:path";

type Environment = Readonly<Record<string, string | undefined>>;

/** What a process needs that renders pages by a kept renderer: it runs outside the checkout, in a renderer's folder. */
export function renderEnvironment(rootDir: string, environment: Environment): Environment {
  return {
    ...environment,
    NODE_ENV: "production",
    CI: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    TSX_TSCONFIG_PATH: join(rootDir, "tsconfig.json"),
  };
}
