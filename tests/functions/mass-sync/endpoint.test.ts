import type { RequestListener, Server } from "node:http";
import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { askEndpoint } from "../../../functions/src/sync/endpoint";

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const next = createServer(listener);
  server = next;
  await new Promise<void>((done) => next.listen(0, "127.0.0.1", done));
  const address = next.address();
  return `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}/`;
}

const json = "application/json; charset=utf-8";
const lists = { species: [], families: [], orders: [], questions: [] };

const says =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };

const body = (value: unknown) => says(200, json, JSON.stringify(value));

describe("the sync's endpoint", () => {
  it("is asked by POST with the key in the body, for JSON", async () => {
    const asked: unknown[] = [];
    const address = await serve((request, response) => {
      let text = "";
      request.on("data", (part: Buffer) => (text += part.toString()));
      request.on("end", () => {
        const { accept, "content-type": type } = request.headers;
        asked.push([request.method, accept, type, JSON.parse(text)]);
        body({ success: true, data: lists })(request, response);
      });
    });
    const { questions, ...rest } = lists;
    expect(await askEndpoint({ address, key: "k" })).toEqual({
      questions,
      species: [],
      family: rest.families,
      order: rest.orders,
    });
    expect(asked).toEqual([
      ["POST", "application/json", "application/json", { key: "k" }],
    ]);
  });

  it.each([
    ["badStatus", says(500, json, "{}")],
    ["refusedKey", says(403, json, "{}")],
    ["refusedKey", says(401, json, "{}")],
    ["unreachable", says(302, json, "")],
    ["notJson", says(200, "text/html", "<h1>Bonjour</h1>")],
    ["notJson", says(200, json, "<h1>Bonjour</h1>")],
    ["notJson", says(200, json, '{"success":true,"data":{"species":[{"sp')],
    ["unsuccessful", body({ success: false, error: "closed" })],
    ["wrongShape", body({ data: lists })],
    ["wrongShape", body([])],
    ["wrongShape", body(null)],
    ["wrongShape", body({ success: "yes", data: lists })],
    ["wrongShape", body({ success: true, data: { ...lists, species: {} } })],
    ["wrongShape", body({ success: true, data: { species: [] } })],
  ] as const)("says %s", async (code, listener) => {
    const address = await serve(listener);
    expect(await askEndpoint({ address, key: "k" })).toBe(code);
  });

  it("is not waited for without end, before the answer or within it", async () => {
    const silent = await serve(() => undefined);
    const asked = { key: "k", timeoutMs: 200 };
    expect(await askEndpoint({ ...asked, address: silent })).toBe("timeout");
    const slow = await serve((_, response) => {
      response.writeHead(200, { "content-type": json });
      response.write("{");
    });
    expect(await askEndpoint({ ...asked, address: slow })).toBe("timeout");
  });

  it("is unreachable where nobody answers, and not asked where it is not set", async () => {
    const address = "http://127.0.0.1:9/";
    expect(await askEndpoint({ address, key: "k" })).toBe("unreachable");
    expect(await askEndpoint({ address: "", key: "k" })).toBe("notConfigured");
    expect(await askEndpoint({ address, key: "" })).toBe("notConfigured");
  });

  it("is cut off after 64 of 200 MB, with and without a length", async () => {
    const piece = Buffer.alloc(1_000_000, " ");
    const pieces = 200;
    let sent = 0;
    const flood =
      (headers: Record<string, string>): RequestListener =>
      (_, response) => {
        sent = 0;
        response.writeHead(200, { "content-type": json, ...headers });
        const send = (): void => {
          while (sent < pieces && !response.destroyed) {
            sent += 1;
            if (!response.write(piece)) {
              response.once("drain", send);
              return;
            }
          }
          response.end();
        };
        send();
      };
    const before = process.memoryUsage().arrayBuffers;
    const unsaid = await serve(flood({}));
    expect(await askEndpoint({ address: unsaid, key: "k" })).toBe("tooLarge");
    expect(sent).toBeLessThan(pieces);
    const grown = process.memoryUsage().arrayBuffers - before;
    expect(grown).toBeLessThan(150_000_000);
    const length = { "content-length": String(pieces * piece.length) };
    const said = await serve(flood(length));
    expect(await askEndpoint({ address: said, key: "k" })).toBe("tooLarge");
    expect(sent).toBeLessThan(pieces);
  });
});
