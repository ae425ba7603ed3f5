import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";

/** The key of this machine's stand-in alone, as functions/.secret.local gives it to the functions. */
export const standInKey = "the-key-of-this-machine";

export interface StandIn {
  address: string;
  close: () => Promise<void>;
}

async function keyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) {
    text += String(part);
    if (text.length > 10_000) return null;
  }
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "key" in body
      ? body.key
      : null;
  } catch {
    return null;
  }
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Stands in for the provider's sync on this machine: asked by POST with the right key, it answers what `body` makes. */
export async function serveSync(
  body: () => unknown,
  key = standInKey,
): Promise<StandIn> {
  const server = createServer((request, response) => {
    void keyOf(request).then((given) => {
      if (request.method !== "POST") answer(response, 405, { success: false });
      else if (given !== key) answer(response, 403, { success: false });
      else answer(response, 200, body());
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {
    address: `http://127.0.0.1:${port}/sync`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
