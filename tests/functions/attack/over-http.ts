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

/** What was answered: the documents that were found, where it was no refusal. */
export interface Answered {
  outcome: Outcome;
  text: string;
}

const send = (
  address: string,
  token: string | null,
  { method = "GET", at, body }: Asked,
): Promise<Response> =>
  fetch(address + at, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const addressOf = (host: string, project: string) =>
  `http://${host}/v1/projects/${project}/databases/(default)/documents`;

/** Asks as this person, null signed out; anything but an answer or a refusal fails the test. */
export async function restAnswer(
  host: string,
  project: string,
  uid: string | null,
  asked: Asked,
): Promise<Answered> {
  const answer = await send(
    addressOf(host, project),
    uid === null ? null : tokenOf(project, uid),
    asked,
  );
  expect([asked.at, answer.status < 500]).toEqual([asked.at, true]);
  const text = await answer.text();
  // Of many documents each is answered by itself.
  const isAnswered =
    answer.ok && !/PERMISSION_DENIED|"code": ?[1-9]/u.test(text);
  return { outcome: isAnswered ? "through" : "refused", text };
}

/** Whether this person is answered. */
export const askRest = async (
  ...asking: Parameters<typeof restAnswer>
): Promise<Outcome> => (await restAnswer(...asking)).outcome;

/** When each document there is was last written: the same text where nothing was. */
export async function versionsAsOwner(
  host: string,
  project: string,
): Promise<string> {
  const answer = await send(addressOf(host, project), "owner", {
    method: "POST",
    at: ":runQuery",
    body: {
      structuredQuery: {
        from: [{ allDescendants: true }],
        select: { fields: [{ fieldPath: "__name__" }] },
      },
    },
  });
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll(/"readTime": ?"[^"]*"/gu, "");
}

/** By path every document there is but those of some collections at the top, as its owner reads it. */
export async function asOwner(
  host: string,
  project: string,
  without: readonly string[],
): Promise<Map<string, string>> {
  const answer = await send(addressOf(host, project), "owner", {
    method: "POST",
    at: ":runQuery",
    body: { structuredQuery: { from: [{ allDescendants: true }] } },
  });
  const found = (await answer.json()) as {
    document?: { name: string; fields: object };
  }[];
  expect(answer.status).toBe(200);
  return new Map(
    found
      .flatMap(({ document }) => document ?? [])
      .map(({ name, fields }) => [
        name.split("/documents/")[1] ?? "",
        JSON.stringify(fields),
      ])
      .filter(([path = ""]) => !without.includes(path.split("/")[0] ?? ""))
      .map(([path = "", fields = ""]) => [path, fields]),
  );
}

/** A value as REST writes it. */
export function restValue(value: unknown): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
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
