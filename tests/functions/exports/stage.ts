import { database } from "../../../functions/src/edge/admin";
import { buildExport } from "../../../functions/src/exports/build-export";
import { requestExport } from "../../../functions/src/exports/request-export";
import { bytesOf } from "../../../functions/src/files/bucket";
import { ask } from "../ask";
import { read } from "../stage";

let made = 0;

/** What somebody asks for as a file. */
export const request = (by: string, asked: object, more: object = {}) => {
  made += 1;
  return ask(requestExport, by, {
    operationId: `operation-${made}`,
    zooId: "home",
    asked,
    format: "csv",
    language: "fr",
    ...more,
  });
};

/** The id of a job that was taken in; throws for a refusal. */
export const idOf = (answer: unknown): string => {
  const { data } = answer as { data?: { exportJobId?: string } };
  if (data?.exportJobId === undefined)
    throw new Error(`refused: ${JSON.stringify(answer)}`);
  return data.exportJobId;
};

/** The token of the link that was mailed; null for no mail. */
export async function tokenOf(id: string): Promise<string | null> {
  const mail = await read(`mail/export-${id}`);
  const { text = "" } = (mail?.["message"] ?? {}) as { text?: string };
  return /\/export#([A-Za-z0-9_-]{43})$/mu.exec(text)?.[1] ?? null;
}

/** Asks for a file and has it made: its job and its bytes. */
export async function fileOf(by: string, asked: object, more: object = {}) {
  const id = idOf(await request(by, asked, more));
  await buildExport(id);
  const job = await read(`exportJobs/${id}`);
  const path = job?.["path"];
  const bytes = typeof path === "string" ? await bytesOf(path) : null;
  if (bytes === null) throw new Error(`no file: ${JSON.stringify(job)}`);
  return { id, job, bytes };
}

export const jobsThere = async () =>
  (await database().collection("exportJobs").get()).size;
