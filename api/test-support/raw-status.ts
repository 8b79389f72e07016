import { request } from "node:http";

/** The status of a `GET` of exactly this path; other clients tidy a path up before they send it. */
export function rawStatus(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port: new URL(url).port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}
