import { join } from "node:path";
import type { GatsbyConfig, PluginRef } from "gatsby";
import { defaultLanguage, languages } from "../../../content/model/text/language";
import { readBuildInput } from "./build-input";

const input = readBuildInput();

const analytics = (trackingId: string): PluginRef => ({
  resolve: "gatsby-plugin-google-gtag",
  options: { trackingIds: [trackingId], gtagConfig: { anonymize_ip: true }, pluginConfig: { respectDNT: true } },
});

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: input.publicUrl },
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: false,
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "locale", path: join(process.cwd(), "site", "locales") } },
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: [...languages],
        defaultLanguage,
        // Redirecting while rendering breaks hydration; site/boot/language.ts does it before.
        redirect: false,
        siteUrl: input.publicUrl,
        verbose: false,
        i18nextOptions: { interpolation: { escapeValue: false } },
      },
    },
    ...(input.gtagId === null ? [] : [analytics(input.gtagId)]),
  ],
};

export default config;
