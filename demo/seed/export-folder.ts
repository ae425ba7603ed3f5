import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { authSettings, demoSignIns } from "./accounts";
import type { DemoDocument } from "./build/document";
import { demoDocuments } from "./documents";
import { writeStorage } from "./pictures/storage-folder";
import { restFields, restTimestamp } from "./values";

const firestoreFolder = "firestore_export";
const firestoreMetadata = `${firestoreFolder}.overall_export_metadata`;
const authFolder = "auth_export";
const storageFolder = "storage_export";
/** Of the layout of the folder, as firebase-tools writes it. */
const version = "15.34.2";

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The file the local Firestore (`emulator/src/store/export.ts`) writes and reads: a heading, then a line each. */
function firestoreLines(
  documents: readonly DemoDocument[],
  project: string,
  now: Date,
): string {
  const heading = {
    format: "suricate-firestore-export-1",
    project,
    database: "(default)",
  };
  const at = restTimestamp(now);
  const records = documents.map(({ path, data }) => [
    path,
    at,
    at,
    restFields(data),
  ]);
  return [heading, ...records]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join("");
}

function writeFirestore(
  folder: string,
  project: string,
  documents: readonly DemoDocument[],
  now: Date,
): void {
  mkdirSync(folder);
  const lines = firestoreLines(documents, project, now);
  writeFileSync(join(folder, "documents.ndjson"), lines);
  writeFileSync(
    join(folder, firestoreMetadata),
    json({ project, kind: "local-firestore" }),
  );
}

function writeAccounts(folder: string, now: Date): number {
  const users = demoSignIns(now);
  mkdirSync(folder);
  const kind = "identitytoolkit#DownloadAccountResponse";
  writeFileSync(join(folder, "accounts.json"), json({ kind, users }));
  writeFileSync(join(folder, "config.json"), json(authSettings));
  return users.length;
}

/**
 * Writes the demonstration as an export of the emulator suite, which `--import` brings in; the folder
 * is replaced as a whole. Answers how many documents and accounts it holds.
 */
export function writeDemo(folder: string, project: string, now: Date) {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const documents = demoDocuments(now);
  writeFirestore(join(partial, firestoreFolder), project, documents, now);
  const accounts = writeAccounts(join(partial, authFolder), now);
  writeStorage(join(partial, storageFolder), project, documents, now);
  const metadata = {
    version,
    firestore: {
      version,
      path: firestoreFolder,
      metadata_file: `${firestoreFolder}/${firestoreMetadata}`,
    },
    auth: { version, path: authFolder },
    storage: { version, path: storageFolder },
  };
  writeFileSync(join(partial, "firebase-export-metadata.json"), json(metadata));
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  return { documents: documents.length, accounts };
}
