import { request } from "node:http";

interface Question {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: object;
}

/** A loaded machine may take its time. */
const limitMs = 60_000;

/**
 * The status of an answer. Each question has a connection of its own and reads it to its end: what
 * `fetch` keeps open, or unread, may belong to a server that this test has killed meanwhile.
 */
export function statusOf(
  url: string,
  { method = "GET", headers = {}, body }: Question = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const asked = request(
      url,
      { method, headers, agent: false, timeout: limitMs },
      (answer) => {
        answer.on("error", fail);
        answer.on("end", () => done(answer.statusCode ?? 0));
        answer.resume();
      },
    );
    asked.on("error", fail);
    asked.on("timeout", () =>
      asked.destroy(new Error(`${url} did not answer in time`)),
    );
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
