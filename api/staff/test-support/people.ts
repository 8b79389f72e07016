import type { Agent, Response } from "supertest";
import type { Role } from "../../../content/model/api/staff-answers";
import type { TestServer } from "../../test-support/test-server";
import { SoftwareAuthenticator, type Forged } from "./software-authenticator";

/** Somebody with a passkey and a browser of their own, logged in. */
export interface TestPerson {
  readonly browser: Agent;
  readonly authenticator: SoftwareAuthenticator;
  readonly _id: string;
}

type Options = Parameters<SoftwareAuthenticator["get"]>[0];

/** The token of an invitation by somebody who may invite. */
export async function invited(by: Agent, name: string, role: Role = "editor", more: object = {}): Promise<string> {
  const answer = await by
    .post("/api/staff/invitations")
    .send({ name, role, ...more })
    .expect(201);
  return new URL((answer.body as { link: string }).link).hash.replace("#invitation=", "");
}

/** Options for a login, or with an invitation for a registration. */
export async function optionsOf(browser: Agent, invitation?: string): Promise<Options> {
  const asked =
    invitation === undefined
      ? await browser.post("/api/passkey/options").send({}).expect(200)
      : await browser.post("/api/passkey/registrationOptions").send({ invitation }).expect(200);
  return (asked.body as { options: Options }).options;
}

/** Uses an invitation with an authenticator. */
export async function accept(
  browser: Agent,
  invitation: string,
  authenticator: SoftwareAuthenticator,
  forged: Forged = {},
): Promise<Response> {
  const response = authenticator.create(await optionsOf(browser, invitation), forged);
  return browser.post("/api/passkey/register").send({ invitation, device: "Phone", response });
}

/** Logs in with a passkey. */
export async function logIn(
  browser: Agent,
  authenticator: SoftwareAuthenticator,
  forged: Forged = {},
): Promise<Response> {
  const response = authenticator.get(await optionsOf(browser), forged);
  return browser.post("/api/passkey/login").send({ response });
}

/** Invites a person, without `by` by the shared password, who then has a passkey and is logged in. */
export async function personAt(
  server: TestServer,
  name: string,
  role: Role = "editor",
  more: object = {},
  by?: Agent,
): Promise<TestPerson> {
  const browser = server.browser();
  const authenticator = new SoftwareAuthenticator(originOf(server));
  const token = await invited(by ?? (await server.loggedIn()), name, role, more);
  const options = await optionsOf(browser, token);
  const response = authenticator.create(options);
  await browser.post("/api/passkey/register").send({ invitation: token, device: "Phone", response }).expect(200);
  return { browser, authenticator, _id: options.user?.id ?? "" };
}

/** What browsers call a server that has no PUBLIC_URL. */
export function originOf({ url, settings }: TestServer): string {
  return settings.publicUrl ?? `http://localhost:${new URL(url).port}`;
}
