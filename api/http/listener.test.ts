import { subscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { mostPipelined, openListener, type Listener } from "./listener";

let listener: Listener;
const sockets: Socket[] = [];
const quick = {
  headersTimeout: 1_000,
  requestTimeout: 1_500,
  connectionsCheckingInterval: 100,
  keepAliveTimeout: 5_000,
  stalledAnswer: 60_000,
};
beforeEach(async () => {
  listener = await openListener("127.0.0.1", 0, quick);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.close();
});

const open = async (text: string): Promise<Socket> => {
  const socket = connect(listener.port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(text);
  return socket;
};
const answer = async (socket: Socket): Promise<string> => {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  // A server that refuses more than it has read may reset the connection, as Node 24 does.
  await new Promise((resolve) => socket.once("close", resolve));
  return text;
};
const hello = () => listener.answerWith((_request, response) => response.end("hello"));

test("a request that comes before anybody answers waits and is answered", async () => {
  const came = new Promise((resolve) => subscribe("http.server.request.start", resolve));
  const early = fetch(listener.url);
  await came;
  hello();
  expect(await (await early).text()).toBe("hello");
});

test("300 senders of slow headers are cut off with 408 while others are served", async () => {
  hello();
  const slow = await Promise.all(Array.from({ length: 300 }, () => open("GET / HTTP/1.1\r\nHost: x\r\nX-Slow:")));
  const answers = slow.map(answer);
  expect(await (await fetch(listener.url)).text()).toBe("hello");
  const texts = await Promise.all(answers);
  expect(texts.filter((text) => text.startsWith("HTTP/1.1 408"))).toHaveLength(300);
  expect(await (await fetch(listener.url)).text()).toBe("hello");
});

test("a connection has four requests under way; one that sends a thousand without reading is reset", async () => {
  const held: ServerResponse[] = [];
  listener.answerWith((_request, response) => void held.push(response));
  const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  const socket = await open(get.repeat(1_000));
  await new Promise((resolve) => socket.once("close", resolve));
  expect(held).toHaveLength(mostPipelined);
});

test("four requests sent at once are answered in their order, and so are those that follow", async () => {
  listener.answerWith((request, response) => void setImmediate(() => response.end(`<${request.url ?? ""}>`)));
  const get = (path: string): string => `GET /${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const socket = await open(["a", "b", "c", "d"].map(get).join(""));
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const came = async (end: string): Promise<void> => {
    while (!text.endsWith(end)) await once(socket, "data");
  };
  await came("</d>");
  socket.write(["e", "f", "g", "h"].map(get).join(""));
  await came("</h>");
  expect(text.match(/<.*?>/g)).toEqual(["</a>", "</b>", "</c>", "</d>", "</e>", "</f>", "</g>", "</h>"]);
});

test("half a body is cut off with 408", async () => {
  listener.answerWith((request, response) => {
    request.resume().on("end", () => response.end("whole"));
  });
  const half = await open("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf");
  expect(await answer(half)).toMatch(/^HTTP\/1.1 408/);
});

test.each([
  ["no HTTP", "\u0016\u0003\u0001\u0002\r\n\r\n"],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nhOST: y\r\n\r\n"],
  ["a second host behind thousands of headers", `GET / HTTP/1.1\r\nHost: x\r\n${"a:\r\n".repeat(3000)}Host: y\r\n\r\n`],
  ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx"],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["a header with a line break inside", "GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\n\r\n"],
])("%s is 400, and nothing of it comes back", async (_what, text) => {
  hello();
  const said = await answer(await open(text));
  expect(said).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(said.split("\r\n\r\n")[1]).toMatch(/^0?$/);
});

test("headers of a megabyte are refused", async () => {
  hello();
  expect(await answer(await open(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(1_000_000)}\r\n\r\n`))).toMatch(
    /^(?:HTTP\/1.1 431|$)/,
  );
});

test("closing lets a running request end and takes no new ones", async () => {
  let finish = (): void => undefined;
  const running = new Promise<void>((resolve) => {
    listener.answerWith((_request, response) => {
      finish = () => response.end("done");
      resolve();
    });
  });
  const request = fetch(listener.url);
  await running;
  const closed = listener.close();
  await expect(fetch(listener.url)).rejects.toThrow();
  finish();
  expect(await (await request).text()).toBe("done");
  await closed;
});

describe("an answer of 50 MB", () => {
  const large = Buffer.alloc(50_000_000, 1);
  const reopen = async (times: Parameters<typeof openListener>[2]): Promise<void> => {
    await listener.close();
    listener = await openListener("127.0.0.1", 0, times);
  };
  /** Answers "/slow" and "/fast" with it, all else by `other`; resolves when the connection of "/slow" is closed. */
  const answering = (other: (response: ServerResponse) => void): Promise<void> =>
    new Promise((resolve) => {
      listener.answerWith(({ url = "" }, response) => {
        if (url === "/slow") response.once("close", resolve);
        if (url === "/slow" || url === "/fast") response.setHeader("Content-Length", large.length).end(large);
        else other(response);
      });
    });
  /** A reader who has read nothing yet, and how much there is for it. */
  const slowReader = async (): Promise<{ readonly socket: Socket; readonly rest: () => Promise<number> }> => {
    const socket = await open("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    // The server's reset may close it before the rest is read.
    const closed = new Promise((resolve) => socket.once("close", resolve));
    let bytes = 0;
    const rest = async (): Promise<number> => {
      socket.removeAllListeners("data").on("data", (chunk: Buffer) => (bytes += chunk.length));
      socket.resume();
      await closed;
      return bytes;
    };
    return { socket, rest };
  };

  test("that is not read is ended, while a handler takes longer than that and another reader gets it all", async () => {
    let time = 0;
    await reopen({ stalledAnswer: 300, now: () => time });
    let late: ServerResponse | undefined;
    const ended = answering((response) => (late = response));
    const waiting = fetch(listener.url);
    const { socket, rest } = await slowReader();
    // Sending something does not extend the time.
    const sending = setInterval(() => socket.write("\r\n"), 50);
    expect((await (await fetch(`${listener.url}/fast`)).arrayBuffer()).byteLength).toBe(large.length);
    const passing = setInterval(() => (time += 100), 50);
    await ended;
    clearInterval(passing);
    clearInterval(sending);
    expect(await rest()).toBeLessThan(large.length);
    late?.end("late");
    expect(await (await waiting).text()).toBe("late");
  });

  test("that is read too slowly is ended; one without a length may take as long as it likes", async () => {
    let time = 0;
    await reopen({ stalledAnswer: 300, slowestReading: 1_000_000_000, now: () => time });
    let stream: ServerResponse | undefined;
    const ended = answering((response) => {
      stream = response;
      response.flushHeaders();
    });
    const streamed = await fetch(listener.url);
    const { socket, rest } = await slowReader();
    // Time passes only as some bytes are taken, so that the connection never stalls.
    socket.on("data", () => {
      socket.pause();
      time += 100;
      stream?.write(".");
      setTimeout(() => socket.resume(), 20);
    });
    await ended;
    expect(await rest()).toBeLessThan(large.length);
    stream?.end("end");
    expect(await streamed.text()).toMatch(/^\.+end$/);
  });
});

test("a port in use is said with the name of the setting", async () => {
  await expect(openListener("127.0.0.1", listener.port)).rejects.toThrow(`PORT ${String(listener.port)} is in use`);
  await expect(openListener("203.0.113.1", 0)).rejects.toThrow("HOST 203.0.113.1 is not an address of this machine");
});
