import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";

const loopback = ["127.0.0.0/8", "::1"];
const privateNetworks = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

/** True for an address (`203.0.113.7`) or a network (`2001:db8::/32`); not for one that holds every address. */
export function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split("/");
  return isIP(address) !== 0 && !address.includes("%") && ipaddr.isValidCIDR(cidrOf(text)) && Number(bits ?? 1) > 0;
}

/** The proxies whose `X-Forwarded-For` is trusted. */
export interface TrustedProxies {
  /** Of a proxy that calls the service. */
  readonly peers: BlockList;
  /** Of a proxy that is named in the header. */
  readonly hops: BlockList;
}

/**
 * Processes on this machine and the networks of `TRUSTED_PROXIES`. When that is not set, the proxy that calls may also be
 * in a private network, where visitors reach the site by https, and so through a proxy. An entry of the header in one is a
 * visitor: behind a proxy that appends to the header visitors write the entries before it.
 */
export function proxyNetworks(configured: readonly string[] | undefined, https: boolean): TrustedProxies {
  const named = [...loopback, ...(configured ?? [])];
  const assumed = configured === undefined && https ? privateNetworks : [];
  return { peers: listOf([...named, ...assumed]), hops: listOf(named) };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const text of networks) {
    const [network, bits] = ipaddr.parseCIDR(cidrOf(text));
    list.addSubnet(network.toString(), bits, network.kind());
  }
  return list;
}

function cidrOf(text: string): string {
  return text.includes("/") ? text : `${text}/${isIP(text) === 6 ? "128" : "32"}`;
}
