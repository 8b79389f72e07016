import type { IncomingMessage } from "node:http";
import { clientAddress, countedNetworks, isNetwork, proxyNetworks } from "./client-address";

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

test.each([
  ["a direct visitor", "203.0.113.9", undefined, false, "203.0.113.9"],
  ["a direct visitor who forges the header", "203.0.113.9", "198.51.100.1", true, "203.0.113.9"],
  ["a visitor through a proxy on this machine", "127.0.0.1", "198.51.100.1", false, "198.51.100.1"],
  ["the same over IPv6", "::ffff:127.0.0.1", "198.51.100.1", false, "198.51.100.1"],
  ["one who forges a first hop", "127.0.0.1", "10.9.9.9, 198.51.100.1", false, "198.51.100.1"],
  ["one who forges a trusted first hop", "127.0.0.1", "8.8.8.8, 10.9.9.9, 198.51.100.1", true, "198.51.100.1"],
  ["a visitor through a proxy in the private network, by https", "172.18.0.2", "198.51.100.1", true, "198.51.100.1"],
  ["a visitor in the private network of a proxy", "127.0.0.1", "198.51.100.1, 172.18.0.2", true, "172.18.0.2"],
  ["one there who forges, behind a proxy that appends", "172.18.0.2", "8.8.8.8, 192.168.1.7", true, "192.168.1.7"],
  ["a visitor through two proxies on this machine", "127.0.0.1", "198.51.100.1, 127.0.0.1", true, "198.51.100.1"],
  ["a neighbour in the private network, without https", "192.168.1.7", "198.51.100.1", false, "192.168.1.7"],
  ["nonsense in the header", "127.0.0.1", "unknown", false, "127.0.0.1"],
  ["nonsense before a trusted proxy", "127.0.0.1", "198.51.100.1:80, 172.18.0.2", true, "172.18.0.2"],
  ["IPv6 in another spelling", "127.0.0.1", "2001:0db8:1:2:AAAA:0:0:1", false, "2001:db8:1:2:aaaa::1"],
  ["an IPv6 address with a zone", "fe80::1%eth0", undefined, false, "fe80::1"],
])("%s", (_who, peer, forwarded, https, address) => {
  expect(clientAddress(request(peer, forwarded), proxyNetworks(undefined, https))).toBe(address);
});

test.each([
  ["a visitor through a trusted edge", "127.0.0.1", "198.51.100.1, 203.0.113.20", "198.51.100.1"],
  ["a visitor through a trusted IPv6 edge", "127.0.0.1", "198.51.100.1, 2001:db8:ed9e::7", "198.51.100.1"],
  ["a visitor whose trusted edge calls directly", "203.0.113.20", "198.51.100.1", "198.51.100.1"],
  ["one who forges the header of an edge that is not trusted", "127.0.0.1", "8.8.8.8, 198.51.100.2", "198.51.100.2"],
  ["one who calls directly and forges an edge", "198.51.100.2", "8.8.8.8, 203.0.113.20", "198.51.100.2"],
  ["a private network that is not among the trusted ones", "10.0.0.1", "198.51.100.1", "10.0.0.1"],
])("with TRUSTED_PROXIES: %s", (_who, peer, forwarded, address) => {
  const proxies = proxyNetworks(["203.0.113.16/28", "2001:db8:ed9e::/48"], true);
  expect(clientAddress(request(peer, forwarded), proxies)).toBe(address);
});

test.each([
  ["203.0.113.9", "203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:3::9", "2001:db8:1:3::/64", "2001:db8:1::/48"],
  ["::2", "::/64", "::/48"],
  ["", "", ""],
])("%s is counted as %s and %s", (address, household, site) => {
  expect(countedNetworks(address)).toEqual({ household, site });
});

test.each(["10.0.0.0/8", "203.0.113.7", "2001:db8::/32", "::1"])("%s is a network", (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each([
  "10.0.0.0/33",
  "10/8",
  "0.0.0.0/0",
  "::/0",
  "010.0.0.1",
  "example.org",
  "10.0.0.1/",
  "10.0.0.1/8/8",
  "fe80::1%eth0",
])("%s is none", (text) => {
  expect(isNetwork(text)).toBe(false);
});
