import { activeTemplatesQuery } from "@domain/automation/automation-queries";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { ClosingDays } from "@domain/recurrence/closing-days";
import { alwaysOpen, sameClosingDays } from "@domain/recurrence/closing-days";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentSnapshot,
  QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { onDocumentUpdated } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { changeOf, plain } from "../edge/documents";
import { compile } from "../edge/query";

/** Automations read, and changed in one batch. */
const chunk = 400;

/** When an establishment is closed, as stored; never where that cannot be read. */
function closingOf(snapshot: DocumentSnapshot | undefined): ClosingDays {
  if (snapshot === undefined || !snapshot.exists) return alwaysOpen;
  const stored = plain(snapshot.data() ?? {}) as Values;
  return readRecord("zoo", snapshot.id, stored).record ?? alwaysOpen;
}

/**
 * The automations of an establishment that heed its closing days are looked at by the next minute's
 * run, which knows the days; safe to replay. Answers how many.
 */
export async function lookAgain(zooId: string, now: Date): Promise<number> {
  const page = compile(activeTemplatesQuery(zooId, chunk));
  let last: QueryDocumentSnapshot | undefined;
  let looked = 0;
  for (;;) {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    const heeding = docs.filter((one) => {
      const policy: unknown = one.get("closingPolicy");
      const waits = one.get("nextRun") !== null;
      return waits && policy !== undefined && policy !== "ignore";
    });
    const batch = database().batch();
    for (const { ref } of heeding)
      batch.update(
        ref,
        changeOf("taskTemplates", { nextMakeAt: now }, systemAuthor),
      );
    await batch.commit();
    looked += heeding.length;
    last = docs.at(-1);
    if (docs.length < chunk) return looked;
  }
}

/** Other closing days put other dates to what is still to come. */
export const onClosingDaysChanged = onDocumentUpdated(
  { document: "zoo/{zooId}", region, retry: true },
  async ({ data, params, time }) => {
    const [before, after] = [closingOf(data?.before), closingOf(data?.after)];
    if (!sameClosingDays(before, after))
      await lookAgain(params.zooId, new Date(time));
  },
);
