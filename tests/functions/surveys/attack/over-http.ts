import { expect } from "vitest";

/** How an attempt ended: nothing was answered or done, or it was. */
export type Outcome = "refused" | "through";

const encoded = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token as the local suite takes it, which signs nothing. */
const tokenOf = (project: string, uid: string) =>
  `${encoded({ alg: "none", typ: "JWT" })}.${encoded({
    sub: uid,
    user_id: uid,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    firebase: { sign_in_provider: "password", identities: {} },
  })}.`;

/** What somebody asks of Firestore's REST address, past every client of ours. */
export interface Asked {
  method?: "GET" | "PATCH" | "POST" | "DELETE";
  /** Below `documents`; "" for it itself. */
  at: string;
  body?: unknown;
}

/** Asks as this person, null signed out; anything but an answer or a refusal fails the test. */
export async function askRest(
  host: string,
  project: string,
  uid: string | null,
  { method = "GET", at, body }: Asked,
): Promise<Outcome> {
  const answer = await fetch(
    `http://${host}/v1/projects/${project}/databases/(default)/documents${at}`,
    {
      method,
      headers: {
        "content-type": "application/json",
        ...(uid !== null && {
          authorization: `Bearer ${tokenOf(project, uid)}`,
        }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  );
  expect([at, answer.status < 500]).toEqual([at, true]);
  const text = await answer.text();
  // Of many documents each is answered by itself.
  return answer.ok && !/PERMISSION_DENIED|"code": ?[1-9]/u.test(text)
    ? "through"
    : "refused";
}

/** A value as REST writes it. */
export function restValue(value: unknown): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number")
    return Number.isInteger(value)
      ? { integerValue: String(value) }
      : { doubleValue: value };
  if (Array.isArray(value))
    return { arrayValue: { values: value.map(restValue) } };
  if (typeof value === "object") return { mapValue: restFields(value) };
  if (typeof value !== "string") throw new Error("no value of REST");
  return { stringValue: value };
}

export const restFields = (values: object) => ({
  fields: Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, restValue(value)]),
  ),
});
