import { expect } from "@playwright/test";
import { functionsHost, project, suiteAddress } from "../world";
import type { Person } from "./place";
import { tokenOf } from "./place";

const documents = `http://${suiteAddress.firestoreHost}/v1/projects/${project}/databases/(default)/documents`;

interface Found {
  document?: {
    fields: {
      message: { mapValue: { fields: { text: { stringValue: string } } } };
    };
  };
}

async function textsTo(mail: string): Promise<string[]> {
  const answer = await fetch(`${documents}:runQuery`, {
    method: "POST",
    headers: {
      authorization: "Bearer owner",
      "content-type": "application/json",
    },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: "mail" }],
        where: {
          fieldFilter: {
            field: { fieldPath: "to" },
            op: "ARRAY_CONTAINS",
            value: { stringValue: mail },
          },
        },
      },
    }),
  });
  const found = (await answer.json()) as Found[];
  return found.flatMap(
    ({ document }) =>
      document?.fields.message.mapValue.fields.text.stringValue ?? [],
  );
}

/** The address, below the app's, that the one mail to somebody leads to. */
export async function linkTo(mail: string): Promise<string> {
  await expect.poll(() => textsTo(mail)).toHaveLength(1);
  const [text = ""] = await textsTo(mail);
  const [link = ""] = /https?:\/\/\S+/.exec(text) ?? [];
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

/** What a callable answers this person; throws where it refuses. */
export async function callAs(
  person: Person,
  name: string,
  data: object,
): Promise<Record<string, unknown>> {
  const answer = await fetch(
    `http://${functionsHost}/${project}/europe-west3/${name}`,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${await tokenOf(person)}`,
      },
      body: JSON.stringify({ data }),
    },
  );
  const { result } = (await answer.json()) as {
    result?: { success: boolean; data: Record<string, unknown> };
  };
  if (result?.success !== true)
    throw new Error(`${name} answered ${answer.status}`);
  return result.data;
}
