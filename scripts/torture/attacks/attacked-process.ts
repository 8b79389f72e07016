import { startProgram, type ServerProcess } from "../../bench/server-process";
import { startShippedProxy } from "../../deploy/shipped-proxy";

/** Starts the service with these settings, without its site. */
export type StartService = (environment: Readonly<Record<string, string>>) => Promise<ServerProcess>;

/** The service alone. */
export const startService: StartService = (environment) => startProgram("scripts/bench/bench-server.ts", environment);

/** The service behind Caddy, which trusts the `X-Forwarded-For` of this machine, where the attackers are. */
export const startBehindCaddy: StartService = async (environment) => {
  const service = await startService(environment);
  const proxy = await startShippedProxy({ UPSTREAM: new URL(service.url).host });
  return {
    ...service,
    url: proxy.url,
    async stop() {
      await service.stop();
      await proxy.stop();
    },
  };
};
