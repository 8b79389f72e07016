import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may be under way together. Browsers and proxies wait for each answer. */
export const mostPipelined = 4;

/** Resets a connection that sends further requests without taking the answers: each may hold a file open. */
export function limitPipelining(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count <= mostPipelined) listener(request, response);
    else socket.resetAndDestroy();
  };
}
