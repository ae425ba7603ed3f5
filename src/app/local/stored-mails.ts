import { emulators } from "../../data/sdk/emulators";

/** A message that production would send. */
export interface StoredMail {
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
  document?: { name: string; fields: Record<string, Value> };
}

const textOf = (value: Value | undefined) => value?.stringValue ?? "";

function mailOf({ document }: Found): StoredMail[] {
  if (document === undefined) return [];
  const { name, fields } = document;
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

const atMost = 100;

/** What the local suite would send, the newest first; past the rules, which let nobody read it. */
export async function storedMails(): Promise<StoredMail[]> {
  const { firestore, project } = await emulators();
  const answer = await fetch(
    `http://${firestore}/v1/projects/${project}/databases/(default)/documents:runQuery`,
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
  if (!answer.ok) throw new Error(`${answer.status}`);
  const found = (await answer.json()) as Found[];
  return found.flatMap(mailOf).sort((a, b) => (a.at < b.at ? 1 : -1));
}
