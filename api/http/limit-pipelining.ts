import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may be under way together. Browsers and proxies wait for each answer. */
export const mostPipelined = 4;

/** Resets a connection that sends further requests without taking the answers: each may hold a file open. */
export function limitPipelining(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { underWay: number }>();
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { underWay: 0 };
    connections.set(socket, connection);
    connection.underWay += 1;
    response.on("close", () => (connection.underWay -= 1));
    if (connection.underWay <= mostPipelined) listener(request, response);
    else socket.resetAndDestroy();
  };
}
