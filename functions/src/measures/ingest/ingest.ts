import type { HourBatch } from "@domain/measures/ingest/check";
import {
  answerOf,
  checkReadings,
  keptLines,
} from "@domain/measures/ingest/check";
import type { SensorSource } from "@domain/measures/ingest/source";
import { errorCode } from "@domain/errors";
import { onRequest } from "firebase-functions/https";
import { database, region } from "../../edge/admin";
import { logFailure, startOperation } from "../../edge/log";
import { admit, countSent, hearCall, uncountSent } from "./admit";
import type { Call, Reply } from "./call";
import { readCall, refused } from "./call";
import { feedsOf, readNamed } from "./known";
import { takeBatches } from "./take";
import { countTry } from "./tries";

/** What went before is over; that it cannot be taken back is of no account to what failed. */
const withoutFail = (what: Promise<void>): Promise<void> =>
  what.catch(() => undefined);

/** Keeps readings; of a call that fails nothing is counted, as it is sent again. */
async function kept(
  source: SensorSource,
  batches: readonly HourBatch[],
  count: number,
  now: Date,
) {
  try {
    return await takeBatches(source, batches, now);
  } catch (error) {
    await withoutFail(uncountSent(source.sourceId, count, now));
    throw error;
  }
}

/** Takes the readings of a call and says what became of each line. Sent again, as a whole or in parts, they are kept once. */
export async function takeCall(call: Call, now: Date): Promise<Reply> {
  const asked = readCall(call);
  if ("status" in asked) return asked;
  const source = await admit(asked, now);
  if ("status" in source)
    return source.status === 401 ? await countTry(call) : source;
  const sent = asked.read();
  if (!Array.isArray(sent)) {
    await hearCall(asked, { kept: [], refused: [sent.body.error] }, now);
    return sent;
  }
  const problem = await countSent(asked, sent.length, now);
  if (problem !== null) return problem;
  const names = new Set(sent.map(({ feed }) => feed));
  const named = await readNamed(
    (...refs) => database().getAll(...refs),
    source.zooId,
    source.feeds.filter(({ feed }) => names.has(feed)),
  );
  const { batches, refused: lines } = checkReadings(
    sent,
    feedsOf(source, named),
    now,
  );
  const fates = await kept(source, batches, sent.length, now);
  const isKept = keptLines(fates);
  const readings = batches.flatMap((batch) => batch.readings);
  const answer = answerOf(fates, lines);
  await hearCall(
    asked,
    {
      kept: readings.filter(({ line }) => isKept.has(line)),
      refused: answer.refused.map(({ reason }) => reason),
    },
    now,
  );
  return { status: 200, body: answer };
}

/** What went wrong says its code alone: no reading and no secret comes into a log. */
async function answered(call: Call): Promise<Reply> {
  try {
    return await takeCall(call, new Date());
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    const operation = startOperation("ingest", null);
    logFailure(operation, errorCode(error), { name });
    return refused(500, "internal");
  }
}

/** Where sensors send their readings: `Authorization: Bearer <token>`, JSON or CSV. */
export const ingest = onRequest(
  // The whole of a body is in memory before we see it.
  { region, memory: "1GiB", concurrency: 8, maxInstances: 20, cors: false },
  async (request, response) => {
    const { status, headers = {}, body } = await answered(request);
    response.status(status).set({ ...headers, "Cache-Control": "no-store" });
    response.json(body);
  },
);
