import {
  dueTemplatesQuery,
  overdueTemplatesQuery,
} from "@domain/automation/automation-queries";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { Timestamp } from "firebase-admin/firestore";
import { compile } from "../edge/query";

/** Templates read in one page. */
const pageSize = 600;

type DueQuery = typeof dueTemplatesQuery;

async function duePage(
  ask: DueQuery,
  now: Date,
  after: QueryDocumentSnapshot | null,
) {
  const query = compile(ask(now, pageSize)).select(
    "nextRun",
    "nextOccurrence",
    "nextMakeAt",
  );
  const { docs } = await (
    after === null ? query : query.startAfter(after)
  ).get();
  return docs;
}

/** What is due, page by page: first by when tasks are to be made, then what lacks that. */
export async function* duePages(now: Date) {
  for (const ask of [dueTemplatesQuery, overdueTemplatesQuery]) {
    let last: QueryDocumentSnapshot | null = null;
    for (;;) {
      const page: QueryDocumentSnapshot[] = await duePage(ask, now, last);
      yield page;
      if (page.length < pageSize) break;
      last = page.at(-1) ?? null;
    }
  }
}

/** The occurrence a template waits for, as the page of due ones says. */
export function expectedRun(due: QueryDocumentSnapshot): Date | null {
  const [first] = [due.get("nextOccurrence"), due.get("nextRun")].filter(
    (one: unknown) => one instanceof Timestamp,
  );
  return first?.toDate() ?? null;
}
