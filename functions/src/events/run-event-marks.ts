import { errorCode } from "@domain/errors";
import type { ZooEvent } from "@domain/event/event";
import { headEventsQuery } from "@domain/event/event-queries";
import { headValues } from "@domain/event/head";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import pMap from "p-map";
import { database } from "../edge/admin";
import { changeOf, plain, ref } from "../edge/documents";
import { logFailure, startOperation } from "../edge/log";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import { eventMark, eventMarksPath } from "./marks";

const atOnce = 4;

async function standsFor(
  transaction: Transaction,
  headId: string,
): Promise<ZooEvent[]> {
  const found: ZooEvent[] = [];
  const all = compile(headEventsQuery(headId, 1));
  for await (const docs of pagesOfQuery(all, (page) => transaction.get(page)))
    for (const doc of docs) {
      const stored = plain(doc.data()) as Values;
      const { record } = readRecord("events", doc.id, stored);
      if (record !== null) found.push(record);
    }
  return found;
}

/**
 * Says in a head for how many it stands and where; its mark goes in the same transaction, so that
 * whatever is told meanwhile is counted by this run or the next.
 */
const tellHead = (headId: string): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const events = await standsFor(transaction, headId);
    const head = events.find(({ isHead }) => isHead);
    if (head !== undefined) {
      const others = events.filter((one) => one !== head);
      transaction.update(
        ref("events", headId),
        changeOf("events", headValues(head, others), systemAuthor),
      );
    }
    transaction.delete(eventMark(headId));
  });

/** What a run over the marks did. */
export interface HeadsResult {
  heads: number;
  failed: number;
}

/** Tells every marked head of those it stands for. One that fails keeps its mark and does not stop the others. */
export async function runEventMarks(): Promise<HeadsResult> {
  const total: HeadsResult = { heads: 0, failed: 0 };
  const marks = database().collection(eventMarksPath);
  for await (const page of pagesOfQuery(marks))
    await pMap(
      page,
      async ({ id }) => {
        try {
          await tellHead(id);
          total.heads += 1;
        } catch (error) {
          total.failed += 1;
          logFailure(startOperation("tellHead", null), errorCode(error));
        }
      },
      { concurrency: atOnce },
    );
  return total;
}
