import type { Data, Who } from "../../format/scenario";
import { ClientError, type RawAnswer } from "../client";
import type { Names, Wire } from "./values";

export interface RestTarget {
  /** `http://127.0.0.1:8080` or the service's own address. */
  url: string;
  /** The administrator's token; asked for each request, since tokens end. */
  ownerToken: () => Promise<string>;
}

const base64Url = (value: unknown) =>
  Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token the emulators take for a user's: it is not signed. */
function userToken(project: string, uid: string, claims: Data = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: "custom", identities: {} },
    ...claims,
  };
  return `${base64Url({ alg: "none", type: "JWT" })}.${base64Url(payload)}.`;
}

/** One identity in one project, and how it sends. */
export interface Connection {
  names: Names;
  send: (method: string, path: string, body?: unknown) => Promise<RawAnswer>;
}

/** Nothing is sent yet; undefined is the administrator. */
export function connect(
  target: RestTarget,
  project: string,
  who: Exclude<Who, "admin"> | undefined,
): Connection {
  const documents = `projects/${project}/databases/(default)/documents`;
  const token = async () => {
    if (who === undefined) return target.ownerToken();
    return who === null ? null : userToken(project, who.uid, who.claims);
  };
  return {
    names: { documents },
    async send(method, path, body) {
      const bearer = await token();
      const answer = await fetch(`${target.url}/v1/${path}`, {
        method,
        headers: {
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
  };
}

function failureIn(text: string): ClientError {
  try {
    const body = JSON.parse(text) as Wire | Wire[];
    const [one] = Array.isArray(body) ? body : [body];
    const error = one?.["error"] as { status?: string; message?: string };
    return new ClientError(error.status ?? "UNKNOWN", error.message ?? text);
  } catch {
    return new ClientError("UNKNOWN", text);
  }
}

/** A path as a URL takes it. */
export const encoded = (path: string) =>
  path.split("/").map(encodeURIComponent).join("/");

/** The answer of a request that succeeds; a ClientError for one that does not. */
export async function ask(
  { send }: Connection,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const { status, text } = await send(method, path, body);
  if (status !== 200) throw failureIn(text);
  return JSON.parse(text);
}
