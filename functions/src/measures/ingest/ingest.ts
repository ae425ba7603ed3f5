import { answerOf, checkReadings } from "@domain/measures/ingest/check";
import { errorCode } from "@domain/errors";
import { onRequest } from "firebase-functions/https";
import { database, region } from "../../edge/admin";
import { logFailure, startOperation } from "../../edge/log";
import { admit, noteCall } from "./admit";
import type { Call, Reply } from "./call";
import { readCall, refused } from "./call";
import { feedsOf, readNamed } from "./known";
import { takeBatches } from "./take";

/** Takes the readings of a call and says what became of each line. Sent again, as a whole or in parts, they are kept once. */
export async function takeCall(call: Call, now: Date): Promise<Reply> {
  const asked = readCall(call);
  if ("status" in asked) return asked;
  const { sent } = asked;
  const counted = { ...asked, count: sent.length };
  const source = await admit(counted, now);
  if ("status" in source) return source;
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
  const readings = batches.flatMap((batch) => batch.readings);
  const problem = await noteCall(counted, readings, now);
  if (problem !== null) return problem;
  const { zooId } = source;
  const fates = await takeBatches(zooId, batches, named.parameters, now);
  return { status: 200, body: answerOf(fates, lines) };
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
  { region, memory: "512MiB", concurrency: 20, maxInstances: 20, cors: false },
  async (request, response) => {
    const { status, headers = {}, body } = await answered(request);
    response.status(status).set({ ...headers, "Cache-Control": "no-store" });
    response.json(body);
  },
);
