import { authSettings, demoSignIns } from "./accounts";
import type { DemoDocument } from "./build/document";
import { demoDocuments } from "./documents";
import { restFields } from "./values";

/** A running emulator suite; the hosts are `host:port`. */
export interface SuiteAddress {
  firestoreHost: string;
  authHost: string;
  project: string;
}

const chunkSize = 400;

/** Refuses everything that might not be an emulator on this machine; throws one line. */
export function checkIsLocalDemo(suite: SuiteAddress): void {
  if (!/^demo-[a-z0-9-]+$/.test(suite.project))
    throw new Error(
      `The demonstration is written to demo-* projects only, not to ${suite.project}.`,
    );
  for (const host of [suite.firestoreHost, suite.authHost])
    if (!/^(127\.0\.0\.1|localhost|\[::1\]):\d{1,5}$/.test(host))
      throw new Error(
        `The demonstration is written to an emulator on this machine only, not to ${host}.`,
      );
}

async function send(
  method: "POST" | "PATCH",
  url: string,
  body: object,
): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: "Bearer owner",
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function writeTo(
  verb: "commit" | "load",
  suite: SuiteAddress,
  documents: readonly DemoDocument[],
): Promise<void> {
  checkIsLocalDemo(suite);
  const root = `projects/${suite.project}/databases/(default)/documents`;
  const api = verb === "commit" ? "v1" : "emulator/v1";
  const url = `http://${suite.firestoreHost}/${api}/${root}:${verb}`;
  for (let from = 0; from < documents.length; from += chunkSize) {
    const writes = documents
      .slice(from, from + chunkSize)
      .map(({ path, data }) => ({
        update: { name: `${root}/${path}`, fields: restFields(data) },
      }));
    await send("POST", url, { writes });
  }
}

/**
 * Writes documents into the Firestore emulator, past the rules, in commits of at most 400; those of
 * the same path are replaced. Throws when the address is not a demo project on this machine.
 */
export const writeDocuments = (
  suite: SuiteAddress,
  documents: readonly DemoDocument[],
): Promise<void> => writeTo("commit", suite, documents);

/** As `writeDocuments`, into the local Firestore alone: no function hears of them, so what functions derive must be among them. */
export const loadDocuments = (
  suite: SuiteAddress,
  documents: readonly DemoDocument[],
): Promise<void> => writeTo("load", suite, documents);

const uploadProblems = (answer: unknown): string | null =>
  typeof answer === "object" &&
  answer !== null &&
  "error" in answer &&
  Array.isArray(answer.error) &&
  answer.error.length > 0
    ? JSON.stringify(answer.error)
    : null;

async function writeAccounts(
  { authHost, project }: SuiteAddress,
  now: Date,
): Promise<void> {
  const base = `http://${authHost}`;
  const config = `${base}/emulator/v1/projects/${project}/config`;
  await send("PATCH", config, authSettings);
  const upload = `${base}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:batchCreate`;
  const users = demoSignIns(now);
  const answer = await send("POST", upload, { users, allowOverwrite: true });
  const problems = uploadProblems(answer);
  if (problems !== null)
    throw new Error(`The accounts could not be written: ${problems}`);
}

/**
 * Writes the demonstration into a running suite: every document and account, those that are there
 * already replaced. Throws when the suite is not a demo project on this machine, or refuses.
 */
export async function seedSuite(suite: SuiteAddress, now: Date): Promise<void> {
  checkIsLocalDemo(suite);
  await writeDocuments(suite, demoDocuments(now));
  await writeAccounts(suite, now);
}
