import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Gate } from "../gate";
import { provenanceOf } from "../gate";
import { httpOrigin, identified, type Service } from "../layer";
import { openUntil } from "../streams/expiring";
import { type HttpRequest, readText, sendError } from "./http";
import { type Form, parseForm, type StreamName } from "./web-channel-form";
import {
  type BackChannel,
  frame,
  WebChannelSession,
} from "./web-channel-session";

const pathPattern =
  /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const idleMs = 5 * 60_000;
const sweepMs = 30_000;
const unreadMs = 30_000;
const maxBody = 64 * 1024 * 1024;

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

const backChannelOf = (response: ServerResponse): BackChannel => ({
  write: (text) => void response.write(text),
  end() {
    response.end();
    // What nobody reads would be kept for as long as the connection is.
    const giveUp = setTimeout(() => response.destroy(), unreadMs).unref();
    response.once("close", () => clearTimeout(giveUp));
  },
  cut: () => void response.destroy(),
});

const acknowledgedIn = ({ url }: HttpRequest): number =>
  Number(url.searchParams.get("AID")) || 0;

export interface WebChannelFront {
  /** Returns false when the path is none of WebChannel's. */
  answer(http: HttpRequest, response: ServerResponse): Promise<boolean>;
  close(): void;
}

class Front implements WebChannelFront {
  readonly #service: Service;
  readonly #gate: Gate;
  readonly #maxUnread: number;
  readonly #sessions = new Map<string, WebChannelSession>();
  readonly #sweep: NodeJS.Timeout;

  constructor(service: Service, gate: Gate, maxUnread: number) {
    this.#service = service;
    this.#maxUnread = maxUnread;
    this.#gate = gate;
    this.#sweep = setInterval(() => this.#dropIdle(), sweepMs).unref();
  }

  async answer(http: HttpRequest, response: ServerResponse): Promise<boolean> {
    const name = pathPattern.exec(http.path)?.[1];
    if (name !== "Listen" && name !== "Write") return false;
    try {
      await this.#dispatch(http, response, name);
    } catch (error) {
      sendError(response, error);
    }
    return true;
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const id of [...this.#sessions.keys()]) this.#drop(id);
  }

  #drop(id: string): void {
    this.#sessions.get(id)?.close();
    this.#sessions.delete(id);
  }

  #dropIdle(): void {
    const oldest = Date.now() - idleMs;
    for (const [id, session] of this.#sessions)
      if (!session.hasBackChannel && session.lastSeen < oldest) this.#drop(id);
  }

  async #dispatch(
    http: HttpRequest,
    response: ServerResponse,
    name: StreamName,
  ): Promise<void> {
    const { url, method } = http;
    const id = url.searchParams.get("SID");
    const session = id === null ? undefined : this.#sessions.get(id);
    if (id === null && method === "POST") {
      await this.#handshake(http, response, name);
    } else if (id === null || !session) {
      // The client starts a new session.
      response.writeHead(400).end();
    } else if (url.searchParams.get("TYPE") === "terminate") {
      this.#drop(id);
      response.writeHead(200).end();
    } else if (method === "GET") {
      this.#openBackChannel(http, response, session);
    } else await this.#forward(http, response, name, session);
  }

  async #handshake(
    http: HttpRequest,
    response: ServerResponse,
    name: StreamName,
  ): Promise<void> {
    const form = parseForm(await readText(http.raw, maxBody), name);
    const id = randomBytes(16).toString("base64url");
    const session = new WebChannelSession(() => this.#sessions.delete(id), {
      queue: this.#maxUnread,
    });
    this.#sessions.set(id, session);
    answer(response, [[0, ["c", id, "", 8, 12, 30_000]]]);
    try {
      this.#open(http, form, name, session);
    } catch (error) {
      // Only what comes through the channel reaches the SDK as a status.
      session.fail(error);
    }
  }

  #open(
    { raw }: HttpRequest,
    { authorization, offset, messages }: Form,
    method: StreamName,
    session: WebChannelSession,
  ): void {
    const origin = httpOrigin("WebChannel", raw);
    const from = provenanceOf(raw);
    const asked = { origin, method, request: messages[0] ?? {} };
    const { caller, expiresAt } = identified(this.#service, asked, () =>
      this.#gate.identify({
        ...from,
        authorization: authorization ?? from.authorization,
      }),
    );
    const opening = { origin, caller, method };
    session.start(
      openUntil(expiresAt, session, (sink) =>
        this.#service.open(opening, sink),
      ),
    );
    session.receive(offset, messages, origin);
  }

  async #forward(
    http: HttpRequest,
    response: ServerResponse,
    name: StreamName,
    session: WebChannelSession,
  ): Promise<void> {
    const body = await readText(http.raw, maxBody);
    session.acknowledge(acknowledgedIn(http));
    try {
      const { offset, messages } = parseForm(body, name);
      session.receive(offset, messages, httpOrigin("WebChannel", http.raw));
    } catch (error) {
      // What comes after the unreadable message would wait for it for ever.
      session.fail(error);
      throw error;
    }
    const present = session.hasBackChannel ? 1 : 0;
    answer(response, [present, session.lastSentId, session.outstanding]);
  }

  #openBackChannel(
    http: HttpRequest,
    response: ServerResponse,
    session: WebChannelSession,
  ): void {
    writeHead(response);
    response.flushHeaders();
    const channel = backChannelOf(response);
    response.on("close", () => session.detach(channel));
    const longPolling = http.url.searchParams.get("CI") === "1";
    session.attach(channel, longPolling, acknowledgedIn(http));
  }
}

/** Listen and Write for browsers. */
export const createWebChannelFront = (
  service: Service,
  gate: Gate,
  maxUnread: number,
): WebChannelFront => new Front(service, gate, maxUnread);
