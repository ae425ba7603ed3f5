import { keepsAll } from "@domain/access/keeps";
import type { Session } from "@domain/access/session";
import type { CallableOutput } from "@domain/callables";
import { mayExport } from "@domain/export/rights";
import type { ExportAnswer } from "@domain/export/callables";
import type { ExportJob } from "@domain/export/export-job";
import { exportOfTokenQuery } from "@domain/export/export-queries";
import { linkState, takeOnce, takesMost } from "@domain/export/link";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { readingOf } from "../edge/documents";
import { sha256 } from "../edge/hash";
import type { Limit } from "../edge/limits";
import { count } from "../edge/limits";
import { compile } from "../edge/query";
import { urlOf } from "../files/bucket";
import { askerOf, changeJob } from "./job";

/** So many links that nobody knows are told from one place. */
const guesses: Limit = { count: 20, minutes: 60 };

/** The address of a file is good for no longer than it takes to begin fetching it. */
const urlMs = 60_000;

type Link = Pick<ExportJob, "userId" | "ofHealth"> & { state: ExportAnswer };

/** What a link says to whoever has it: nobody else who is signed in, and nobody signed out of an animal's health. */
const toldTo = ({ state, userId, ofHealth }: Link, uid: string | null) => {
  const isAnother = uid === null ? ofHealth : uid !== userId;
  return isAnother ? "signIn" : state;
};

const answer = (state: ExportAnswer): CallableOutput<"downloadExport"> => ({
  state,
  file: null,
  url: null,
});

interface Asked {
  session: Session | null;
  token: string;
  take: boolean;
  now: Date;
}

/** What the link is worth, used once more where the file is fetched; the path of that. */
async function look(
  transaction: Transaction,
  { session, token, take, now }: Asked,
): Promise<[CallableOutput<"downloadExport">, path: string | null]> {
  const query = compile(exportOfTokenQuery(sha256(token)));
  const [found] = (await transaction.get(query)).docs;
  const job = found && readingOf("exportJobs", found).record;
  if (!job) return [answer("unknown"), null];
  const asker = await askerOf(transaction, job);
  const mayStill =
    asker !== null &&
    mayExport(asker, job.kind) &&
    (job.held === null || keepsAll(job.held, asker.access));
  const state = toldTo(
    { ...job, state: mayStill ? linkState(job, now) : "lost" },
    session?.uid ?? null,
  );
  const { path, kind, fileName, size, rows } = job;
  if (state !== "ready" || path === null)
    return [answer(state === "ready" ? "expired" : state), null];
  const used = take ? takeOnce(job, now) : job;
  if (take) changeJob(transaction, job.exportJobId, takeOnce(job, now));
  return [
    {
      ...answer("ready"),
      file: {
        ...{ kind, size, rows, name: fileName ?? "" },
        until: used.until?.getTime() ?? 0,
        left: takesMost - used.taken,
      },
    },
    take ? path : null,
  ];
}

/**
 * What a link is worth, and the file: asked with POST alone, so that what opens links in mails uses none up. The right of
 * whoever asked for the file is looked up again.
 */
export const downloadExport = defineCallable(
  "downloadExport",
  async (session, { token, take }, { place }) => {
    const now = new Date();
    const [found, path] = await database().runTransaction((transaction) =>
      look(transaction, { session, token, take, now }),
    );
    if (found.state === "unknown") await count(`export ${place}`, guesses);
    if (path === null) return found;
    return { ...found, url: await urlOf(path, now, urlMs) };
  },
);
