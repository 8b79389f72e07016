import type { IncomingMessage } from "node:http";
import { isIP, BlockList } from "node:net";
import ipaddr from "ipaddr.js";

/** What the limits count for a visitor. */
export interface VisitorNetworks {
  /** An IPv4 address, or an IPv6 /64: one household has a whole one. */
  readonly household: string;
  /** An IPv4 /24 or an IPv6 /48: what one customer of a provider easily has. */
  readonly site: string;
}

/** The networks of the visitor who sent a request. */
export type NetworksOf = (request: IncomingMessage) => VisitorNetworks;

/** Counts visitors by the address that the given proxies saw. */
export function visitorNetworks(proxies: TrustedProxies): NetworksOf {
  return (request) => countedNetworks(clientAddress(request, proxies));
}

/**
 * The visitor's address. Each proxy appends the address it was called from to `X-Forwarded-For`, so that the header is
 * read from the right, past trusted proxies; the first other address is the visitor, and the entries before it are
 * ignored. An entry that is not an address ends the search at the proxy that wrote it.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  const header = request.headers["x-forwarded-for"];
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",").reverse();
  let address = plain(request.socket.remoteAddress ?? "") ?? "";
  let trusted = proxies.peers;
  for (const entry of entries) {
    if (!isIn(trusted, address)) break;
    const before = plain(entry.trim());
    if (before === undefined) break;
    address = before;
    trusted = proxies.hops;
  }
  return address;
}

/** The networks of an address that `clientAddress` found. */
export function countedNetworks(address: string): VisitorNetworks {
  if (isIP(address) === 6)
    return { household: network(ipaddr.IPv6, address, 64), site: network(ipaddr.IPv6, address, 48) };
  return { household: address, site: isIP(address) === 4 ? network(ipaddr.IPv4, address, 24) : address };
}

function network(kind: typeof ipaddr.IPv4 | typeof ipaddr.IPv6, address: string, bits: number): string {
  return `${kind.networkAddressFromCIDR(`${address}/${String(bits)}`).toString()}/${String(bits)}`;
}

/** One spelling for each address, without a zone; IPv4 in IPv6 is IPv4. Undefined for any other text. */
function plain(text: string): string | undefined {
  const address = text.replace(/%.*$/, "");
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

const isIn = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

const loopback = ["127.0.0.0/8", "::1"];
const privateNetworks = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

/** True for an address (`203.0.113.7`) or a network (`2001:db8::/32`); not for one that holds every address. */
export function isNetwork(text: string): boolean {
  const [address = "", bits] = text.split("/");
  return isIP(address) !== 0 && !address.includes("%") && ipaddr.isValidCIDR(cidrOf(text)) && Number(bits ?? 1) > 0;
}

/** The proxies whose `X-Forwarded-For` is trusted. */
interface TrustedProxies {
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
