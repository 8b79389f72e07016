import type { IncomingMessage } from "node:http";
import { clientAddress } from "./client-address";

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
  ["a visitor through a proxy in the private network, by https", "172.18.0.2", "198.51.100.1", true, "198.51.100.1"],
  ["a neighbour in the private network, without https", "192.168.1.7", "198.51.100.1", false, "192.168.1.7"],
  ["nonsense in the header", "127.0.0.1", "unknown", false, "127.0.0.1"],
  ["an IPv6 household", "127.0.0.1", "2001:db8:1:2:aaaa::1", false, "2001:db8:1:2::/64"],
  ["another address of that household", "127.0.0.1", "2001:0db8:1:2:bbbb:0:0:9", false, "2001:db8:1:2::/64"],
  ["a short IPv6 address", "::2", undefined, false, "0:0:0:0::/64"],
])("%s", (_who, peer, forwarded, https, counted) => {
  expect(clientAddress(request(peer, forwarded), https)).toBe(counted);
});
