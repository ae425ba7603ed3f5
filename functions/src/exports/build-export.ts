import type { Held } from "@domain/access/keeps";
import { heldOf } from "@domain/access/keeps";
import { exportAskedSchema } from "@domain/export/asked";
import { mayExport } from "@domain/export/rights";
import type { ExportFormat, ExportJob } from "@domain/export/export-job";
import { exportRowsMost, exportTriesMost } from "@domain/export/export-job";
import { beginsTooLate, linkLivesMs } from "@domain/export/link";
import { AppError, errorCode } from "@domain/errors";
import { providerName } from "@domain/mail/provider";
import {
  exportFailedNoticeOf,
  exportNoticeOf,
} from "@domain/notice/export-notice";
import { parisDay } from "@domain/time/paris";
import { randomBytes } from "node:crypto";
import { database } from "../edge/admin";
import { readable, readingOf, ref, stampNew } from "../edge/documents";
import { sha256 } from "../edge/hash";
import { drop, keepPieces } from "../files/bucket";
import { composeExport } from "../mail/compose-export";
import { logoOf } from "../mail/logo";
import { post } from "../mail/send";
import { noticeRef } from "../notices/follow-task";
import { recipientOf } from "../notices/worth";
import { askerOf, changeJob, jobIn, jobRef } from "./job";
import { exportsFolder, sentPath } from "./handed-in";
import type { Table } from "./kinds/exporter";
import { tableOf } from "./kinds/tables";
import { wordsIn } from "./words";
import type { Cell } from "./write/cells";
import { csvPieces } from "./write/csv-stream";
import { xlsxPieces } from "./write/xlsx-stream";

const contentTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** How often it is said how far a file is. */
const toldEveryMs = 2000;

const isOpen = (job: ExportJob | null): job is ExportJob =>
  job?.status === "queued" || job?.status === "running";

/** Takes a job that nobody has finished, as it was before; null where there is nothing to do. A trigger that comes again takes up what was cut. */
const claim = (id: string): Promise<ExportJob | null> =>
  database().runTransaction(async (transaction) => {
    const job = await jobIn(transaction, id);
    if (!isOpen(job)) return null;
    const tries = job.tries + 1;
    changeJob(transaction, id, { status: "running", tries, done: 0, rows: 0 });
    return job;
  });

const told = (id: string, values: Partial<ExportJob>): Promise<void> =>
  database().runTransaction(async (transaction) => {
    await Promise.resolve();
    changeJob(transaction, id, values);
  });

/** A count of what was looked at and written. */
interface Count {
  done: number;
  rows: number;
  ofHealth: boolean;
}

/** The rows of a table as they come, its header first; throws "quota" where there are too many for one file. */
async function* rowsOf(
  table: Table,
  count: Count,
  tell: () => Promise<void>,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield [table.header];
  let toldAt = Date.now();
  for await (const { rows, looked, ofHealth } of table.pages()) {
    count.done += looked;
    count.rows += rows.length;
    count.ofHealth ||= ofHealth ?? false;
    if (count.rows > exportRowsMost) throw new AppError("quota");
    yield rows;
    if (Date.now() - toldAt < toldEveryMs) continue;
    toldAt = Date.now();
    await tell();
  }
}

interface Built {
  held: Held;
  path: string;
  fileName: string;
  size: number;
  count: Count;
}

async function write(id: string, job: ExportJob, now: Date): Promise<Built> {
  const session = await database().runTransaction((transaction) =>
    askerOf(transaction, job),
  );
  if (session === null || !mayExport(session, job.kind))
    throw new AppError("not-allowed");
  const { language, format } = job;
  const asked = exportAskedSchema.parse(JSON.parse(job.query));
  const say = await wordsIn(language);
  const table = await tableOf(
    { exportJobId: id, session, language, say, now },
    asked,
  );
  await told(id, { total: await table.total() });
  const count: Count = { done: 0, rows: 0, ofHealth: false };
  const rows = rowsOf(table, count, () => told(id, count));
  const name = say(`exports.files.${job.kind}`);
  const path = `${exportsFolder}${id}.${format}`;
  // Of which days it is, where it is not of all there are.
  const days =
    "period" in asked
      ? `${asked.period.since}_${asked.period.until}`
      : parisDay(now);
  const fileName = `suricate-${name}-${days}.${format}`;
  const size = await keepPieces(
    format === "csv" ? csvPieces(rows, language) : xlsxPieces(rows, name),
    { path, fileName, contentType: contentTypes[format] },
  );
  return { path, fileName, size, count, held: heldOf(session.access) };
}

/** Posts the link and opens it, and tells in the bell that it is there; whether it was this run that did. */
const finish = (id: string, built: Built, now: Date): Promise<boolean> => {
  const token = randomBytes(32).toString("base64url");
  return database().runTransaction(async (transaction) => {
    const job = await jobIn(transaction, id);
    if (job?.status !== "running") return false;
    const person = await recipientOf(transaction, job.userId);
    if (person?.access.status !== "active") throw new AppError("not-allowed");
    const { userMail: to } = person.account;
    if (to === "") throw new AppError("conflict");
    const zoo = readable("zoo", await transaction.get(ref("zoo", job.zooId)));
    const logo = await logoOf(zoo);
    const { path, fileName, size, count, held } = built;
    const { language, zooId, userId: uid } = job;
    const until = new Date(now.getTime() + linkLivesMs);
    changeJob(transaction, id, {
      ...{ status: "done", ...count, path, fileName, size, held },
      tokenHash: sha256(token),
      until,
    });
    const notice = exportNoticeOf(job, now, until);
    transaction.set(noticeRef(uid, notice.notificationId), {
      ...notice,
      ...stampNew("system"),
    });
    post(
      transaction,
      {
        ...{ id: `export-${id}`, template: "export", language, to },
        ...{ zooId, uid, by: "system", now },
      },
      composeExport({
        ...{ language, name: person.name, logo, file: fileName, token },
        from: zoo?.zooName ?? providerName,
        rows: new Intl.NumberFormat(language).format(count.rows),
      }),
    );
    return true;
  });
};

/**
 * Ends a job whose file cannot be made, and tells whoever asked, who is still there; `failure` says why, where they can do
 * something about it. Whether it was open.
 */
export const fail = (
  id: string,
  now: Date,
  failure: ExportJob["failure"] = null,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const job = await jobIn(transaction, id);
    if (!isOpen(job)) return false;
    const person = await recipientOf(transaction, job.userId);
    changeJob(transaction, id, { status: "failed", path: null, failure });
    if (person?.access.status !== "active") return true;
    const notice = exportFailedNoticeOf(job, now);
    transaction.set(noticeRef(job.userId, notice.notificationId), {
      ...notice,
      ...stampNew("system"),
    });
    return true;
  });

/**
 * Removes what lies there of a job that is over without a file, however often a run of it still wrote one; what another run
 * is through with, or may still make, stays. Safe to replay.
 */
export async function clear(id: string, format: ExportFormat): Promise<void> {
  const { record: job } = readingOf("exportJobs", await jobRef(id).get());
  if (job?.status === "done" || isOpen(job)) return;
  await drop([`${exportsFolder}${id}.${format}`, sentPath(id)]);
}

/**
 * Makes the file of a job in pages, so that its memory does not grow with it, and mails the link; answers how many rows it
 * has, null where there was nothing to do. Safe to replay: the link is sent once. Throws: an AppError where it can never be
 * made, else what broke it, which leaves the job open until it was tried often enough.
 */
export async function buildExport(
  id: string,
  now = new Date(),
): Promise<number | null> {
  const job = await claim(id);
  if (job === null) return null;
  const isLate = beginsTooLate(job, now);
  const isLast = isLate || job.tries + 1 >= exportTriesMost;
  try {
    // Ended each time without a word, as where memory does not suffice.
    if (isLate || job.tries >= exportTriesMost) throw new AppError("internal");
    const built = await write(id, job, now);
    const isDone = await finish(id, built, now);
    if (job.kind === "table") await drop([sentPath(id)]);
    // It was given up meanwhile, or another run is through.
    if (!isDone) await clear(id, job.format);
    return isDone ? built.count.rows : null;
  } catch (error) {
    const code = errorCode(error);
    if (code !== "internal" || isLast)
      await fail(id, now, code === "quota" ? "tooMany" : null);
    await clear(id, job.format);
    throw error;
  }
}
