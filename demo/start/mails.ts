import { renameSync, writeFileSync } from "node:fs";
import { repeat } from "./keep";

const everyMs = 1_000;
const atMost = 100;

/** A message that production would send, as `/dev/mail` shows it. */
export interface ShownMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO 8601; "" where it does not say. */
  at: string;
}

interface Value {
  stringValue?: string;
  timestampValue?: string;
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Record<string, Value> };
}

interface Found {
  document?: { name: string; fields?: Record<string, Value> };
}

const textOf = (value: Value | undefined) => value?.stringValue ?? "";

function mailOf({ document }: Found): ShownMail[] {
  if (document === undefined) return [];
  const { name, fields = {} } = document;
  const message = fields["message"]?.mapValue?.fields;
  return [
    {
      id: name.slice(name.lastIndexOf("/") + 1),
      to: (fields["to"]?.arrayValue?.values ?? []).map(textOf).join(", "),
      subject: textOf(message?.["subject"]),
      text: textOf(message?.["text"]),
      at: fields["createdAt"]?.timestampValue ?? "",
    },
  ];
}

/** The messages of an answer to a query, the newest first. */
export const mailsOf = (found: readonly Found[]): ShownMail[] =>
  found.flatMap(mailOf).sort((a, b) => (a.at < b.at ? 1 : -1));

async function storedMails(
  firestoreHost: string,
  project: string,
): Promise<ShownMail[]> {
  const answer = await fetch(
    `http://${firestoreHost}/v1/projects/${project}/databases/(default)/documents:runQuery`,
    {
      method: "POST",
      headers: {
        authorization: "Bearer owner",
        "content-type": "application/json",
      },
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: "mail" }], limit: atMost },
      }),
    },
  );
  return mailsOf((await answer.json()) as Found[]);
}

/**
 * Keeps what would be sent in a file that is served beside the app: a page may not read it past the rules itself.
 * Answers a function that stops.
 */
export function keepMails(
  firestoreHost: string,
  project: string,
  file: string,
  say: (line: string) => void,
): () => void {
  let known = "";
  return repeat(
    everyMs,
    async () => {
      const now = JSON.stringify(await storedMails(firestoreHost, project));
      if (now === known) return;
      writeFileSync(`${file}.next`, now);
      renameSync(`${file}.next`, file);
      known = now;
    },
    say,
  );
}
