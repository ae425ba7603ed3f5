import {
  oldExportsQuery,
  stuckExportsQuery,
} from "@domain/export/export-queries";
import { buildMostMs, linkLivesMs } from "@domain/export/link";
import { readingOf } from "../edge/documents";
import { database } from "../edge/admin";
import { compile } from "../edge/query";
import { drop, listUnder } from "../files/bucket";
import { clear, fail } from "./build-export";
import { exportsFolder } from "./handed-in";
import { changeJob, jobIn } from "./job";

const atOnce = 200;

/** Takes the file of a link that is over; whether it was there. */
async function end(id: string, now: Date): Promise<boolean> {
  const path = await database().runTransaction(async (transaction) => {
    const job = await jobIn(transaction, id);
    if (job?.status !== "done" || job.until === null || job.until > now)
      return null;
    changeJob(transaction, id, { status: "expired", path: null });
    return job.path;
  });
  if (path !== null) await drop([path]);
  return path !== null;
}

/**
 * Removes the files of links that are over, says of those that never came that they failed, and removes what lies there
 * without anybody; answers how many. The rest comes the next time. Safe to replay.
 */
export async function endExports(now: Date): Promise<number> {
  let ended = 0;
  const old = await compile(oldExportsQuery(now, atOnce)).get();
  for (const { id } of old.docs) if (await end(id, now)) ended += 1;
  const began = new Date(now.getTime() - buildMostMs);
  const stuck = await compile(stuckExportsQuery(began, atOnce)).get();
  for (const doc of stuck.docs) {
    const { record } = readingOf("exportJobs", doc);
    if (record === null || !(await fail(doc.id, now))) continue;
    await clear(doc.id, record.format);
    ended += 1;
  }
  for await (const page of listUnder(exportsFolder)) {
    const left = page.filter(
      ({ storedAt }) => now.getTime() - storedAt.getTime() > 2 * linkLivesMs,
    );
    await drop(left.map(({ path }) => path));
    ended += left.length;
  }
  return ended;
}
