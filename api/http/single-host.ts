import type { RequestListener } from "node:http";

/** Refuses a request with more than one Host (RFC 9112, 3.2), of which Node takes the first and a proxy in front may take another. */
export function singleHost(answer: RequestListener): RequestListener {
  return (request, response) => {
    const hosts = request.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
    if (hosts.length > 1) response.writeHead(400, { Connection: "close" }).end();
    else answer(request, response);
  };
}
