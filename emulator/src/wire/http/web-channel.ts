import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { StatusError } from "../../contract";
import { callerFrom } from "../caller";
import { normalise } from "../codec/codec";
import { type HttpRequest, readText, sendError } from "./http";
import { isJson, type Json } from "../codec/json";
import { httpOrigin, type Opening, type Service } from "../layer";
import { messageType } from "../codec/proto";
import { frame, WebChannelSession } from "./web-channel-session";

const pathPattern =
  /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const idleMs = 5 * 60_000;

type StreamName = Opening["method"];
const requestTypes = {
  Listen: messageType("ListenRequest"),
  Write: messageType("WriteRequest"),
};

interface Form {
  offset: number;
  messages: Json[];
  authorization: string | undefined;
}

/** The session token rides in the body of the handshake, as HTTP header lines. */
function headerIn(lines: string, name: string): string | undefined {
  return lines
    .split("\r\n")
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}

/** The form a POST carries: `count` messages `req<n>___data__`, numbered from `ofs`. */
export function parseForm(body: string, stream: StreamName): Form {
  const form = new URLSearchParams(body);
  const count = Number(form.get("count") ?? 0);
  const messages = Array.from({ length: count }, (_, index) => {
    const text = form.get(`req${index}___data__`) ?? "{}";
    const json: unknown = JSON.parse(text);
    return normalise(requestTypes[stream], isJson(json) ? json : {});
  });
  return {
    offset: Number(form.get("ofs") ?? 0),
    messages,
    authorization: headerIn(form.get("headers") ?? "", "authorization"),
  };
}

function writeHead(response: ServerResponse): void {
  response.writeHead(200, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "private, max-age=0",
    "X-Content-Type-Options": "nosniff",
  });
}

function answer(response: ServerResponse, value: unknown): void {
  writeHead(response);
  response.end(frame(value));
}

export interface WebChannelFront {
  /** Returns false when the path is none of WebChannel's. */
  answer(http: HttpRequest, response: ServerResponse): Promise<boolean>;
  close(): void;
}

/** Listen and Write for browsers. */
export function createWebChannelFront(service: Service): WebChannelFront {
  const sessions = new Map<string, WebChannelSession>();
  const sweep = setInterval(() => {
    const oldest = Date.now() - idleMs;
    for (const [id, session] of sessions)
      if (!session.hasBackChannel && session.lastSeen < oldest) drop(id);
  }, 30_000);
  sweep.unref();

  function drop(id: string): void {
    sessions.get(id)?.close();
    sessions.delete(id);
  }

  async function handshake(
    http: HttpRequest,
    response: ServerResponse,
    name: StreamName,
  ): Promise<void> {
    const form = parseForm(await readText(http.raw), name);
    const caller = callerFrom(form.authorization ?? http.authorization);
    const origin = httpOrigin("WebChannel", http.raw);
    const id = randomBytes(16).toString("base64url");
    const session = new WebChannelSession();
    session.start(service.open({ origin, caller, method: name }, session));
    sessions.set(id, session);
    answer(response, [[0, ["c", id, "", 8, 12, 30_000]]]);
    session.receive(form.offset, form.messages, origin);
  }

  async function forward(
    http: HttpRequest,
    response: ServerResponse,
    name: StreamName,
    session: WebChannelSession,
  ): Promise<void> {
    const form = parseForm(await readText(http.raw), name);
    session.acknowledge(Number(http.url.searchParams.get("AID") ?? 0));
    const origin = httpOrigin("WebChannel", http.raw);
    session.receive(form.offset, form.messages, origin);
    const present = session.hasBackChannel ? 1 : 0;
    answer(response, [present, session.lastSentId, 7]);
  }

  function openBackChannel(
    http: HttpRequest,
    response: ServerResponse,
    session: WebChannelSession,
  ): void {
    const { searchParams } = http.url;
    writeHead(response);
    response.flushHeaders();
    const channel = {
      write: (text: string) => void response.write(text),
      end: () => void response.end(),
    };
    response.on("close", () => session.detach(channel));
    session.attach(
      channel,
      searchParams.get("CI") === "1",
      Number(searchParams.get("AID") ?? 0),
    );
  }

  async function dispatch(
    http: HttpRequest,
    response: ServerResponse,
    name: StreamName,
  ): Promise<void> {
    const { searchParams } = http.url;
    const id = searchParams.get("SID");
    if (id === null) {
      await handshake(http, response, name);
      return;
    }
    const session = sessions.get(id);
    if (!session) {
      // The client starts a new session.
      response.writeHead(400).end();
      return;
    }
    if (searchParams.get("TYPE") === "terminate") {
      drop(id);
      response.writeHead(200).end();
    } else if (http.method === "GET") openBackChannel(http, response, session);
    else await forward(http, response, name, session);
  }

  return {
    async answer(http, response) {
      const name = pathPattern.exec(http.path)?.[1];
      if (name !== "Listen" && name !== "Write") return false;
      try {
        await dispatch(http, response, name);
      } catch (error) {
        const malformed = error instanceof SyntaxError;
        sendError(
          response,
          malformed
            ? new StatusError("INVALID_ARGUMENT", "Malformed request.")
            : error,
        );
      }
      return true;
    },
    close() {
      clearInterval(sweep);
      for (const id of [...sessions.keys()]) drop(id);
    },
  };
}
