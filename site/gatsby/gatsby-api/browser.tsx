import "./styles";

export { wrapPageElement } from "./wrap-page";

/** Gatsby's development server alone: there React keeps the whole page, islands included, and boot does the rest. */
export async function onInitialClientRender(): Promise<void> {
  const { startPage } = await import("../../boot/start-page");
  startPage();
}
