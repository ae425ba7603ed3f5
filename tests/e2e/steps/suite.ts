import {
  loadDocuments as load,
  writeDocuments as write,
} from "../../../demo/seed/load";
import type { DemoDocument } from "../../../demo/seed/build/document";
import { fireSchedule } from "../../../emulator/src/suite/tick";
import { functionsHost, project, suiteAddress } from "../world";

const owner = { authorization: "Bearer owner" };
const documents = `http://${suiteAddress.firestoreHost}/v1/projects/${project}/databases/(default)/documents`;

/** Fires every schedule once, as for this instant. */
export async function tick(now: Date): Promise<void> {
  await fireSchedule({ functionsHost, project, at: now });
}

/** Fires one schedule once, as for this instant: what else is due by then stays as it is. */
export async function fire(name: string, at: Date): Promise<void> {
  await fireSchedule({ functionsHost, project, name, at });
}

/** A value as the Firestore REST interface shows it. */
export type RestValue = Record<string, unknown>;

/** The stored fields of a document, past the rules; null where there is none. */
export async function documentOf(
  path: string,
): Promise<Record<string, RestValue> | null> {
  const answer = await fetch(`${documents}/${path}`, { headers: owner });
  if (answer.status === 404) return null;
  const { fields } = (await answer.json()) as {
    fields?: Record<string, RestValue>;
  };
  return fields ?? {};
}

/** The ids of the documents of a collection, past the rules. */
export async function documentsIn(path: string): Promise<string[]> {
  const answer = await fetch(`${documents}/${path}`, { headers: owner });
  const { documents: found = [] } = (await answer.json()) as {
    documents?: { name: string }[];
  };
  return found.map(({ name }) => name.split("/").at(-1) ?? "");
}

/** Writes documents past the rules; those of the same path are replaced. */
export const writeDocuments = (all: readonly DemoDocument[]): Promise<void> =>
  write(suiteAddress, all);

/** Writes documents of which no function hears, with what functions derive of them: thousands would keep them from those of other journeys. */
export const loadDocuments = (all: readonly DemoDocument[]): Promise<void> =>
  load(suiteAddress, all);

/** The documents of a collection whose field holds this text, past the rules, in one request. */
export async function documentsWhere(
  collectionId: string,
  field: string,
  text: string,
): Promise<{ id: string; fields: Record<string, RestValue> }[]> {
  const answer = await fetch(`${documents}:runQuery`, {
    method: "POST",
    headers: { ...owner, "content-type": "application/json" },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId }],
        where: {
          fieldFilter: {
            field: { fieldPath: field },
            op: "EQUAL",
            value: { stringValue: text },
          },
        },
      },
    }),
  });
  const found = (await answer.json()) as {
    document?: { name: string; fields?: Record<string, RestValue> };
  }[];
  return found.flatMap(({ document }) =>
    document === undefined
      ? []
      : [
          {
            id: document.name.split("/").at(-1) ?? "",
            fields: document.fields ?? {},
          },
        ],
  );
}

/** Whether the server holds a document of this collection with this title. */
export const isStored = async (
  collectionId: string,
  title: string,
): Promise<boolean> =>
  (await documentsWhere(collectionId, "title", title)).length > 0;

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};

/** Changes some fields of a document, named by their paths, as functions do. */
export async function writeFields(
  path: string,
  paths: readonly string[],
  fields: Record<string, RestValue>,
): Promise<void> {
  const mask = paths.map((one) => `updateMask.fieldPaths=${one}`).join("&");
  const answer = await fetch(`${documents}/${path}?${mask}`, {
    method: "PATCH",
    headers: { ...owner, "content-type": "application/json" },
    body: JSON.stringify({ fields }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Every text that is stored in the collections of these names. */
export async function storedTexts(
  collectionIds: readonly string[],
): Promise<string[]> {
  const of = async (collectionId: string) => {
    const answer = await fetch(`${documents}:runQuery`, {
      method: "POST",
      headers: { ...owner, "content-type": "application/json" },
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId, allDescendants: true }] },
      }),
    });
    const found = (await answer.json()) as {
      document?: { fields?: unknown };
    }[];
    return found.flatMap(({ document }) => textsIn(document?.fields));
  };
  return (await Promise.all(collectionIds.map(of))).flat();
}
