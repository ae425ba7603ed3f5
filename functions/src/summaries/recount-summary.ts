import type { Peopled, Summed } from "@domain/establishment/summary/summary";
import {
  alertsSummed,
  peopledOf,
  summaryOf,
} from "@domain/establishment/summary/summary";
import {
  summedAlertsQueries,
  summedTasksQueries,
  summedWelfareQueries,
} from "@domain/establishment/summary/summary-queries";
import type { Welfare } from "@domain/establishment/summary/welfare";
import { isWelfareDue, welfareOf } from "@domain/establishment/summary/welfare";
import type { DocOf } from "@domain/collections";
import { AppError } from "@domain/errors";
import type {
  AnimalEntry,
  EnclosureEntry,
  PersonEntry,
} from "@domain/directory/kinds";
import type { Alert } from "@domain/measures/alerts/alert";
import type { Query } from "@domain/query/query";
import { equalValues } from "@domain/record/equal";
import { parseCreate } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { headerOf, headerRef, readParts } from "../directory/stored";
import { database } from "../edge/admin";
import { readingOf, ref, stampNew } from "../edge/documents";
import { compile, countOf } from "../edge/query";

/** When the first task that a query finds is due; null: it finds none. */
async function firstDue(query: Query): Promise<Date | null> {
  const { docs } = await compile(query).get();
  const [first] = docs;
  return first === undefined
    ? null
    : (readingOf("tasks", first).record?.dueAt ?? null);
}

async function countTasks(zooId: string, now: Date) {
  const of = summedTasksQueries(zooId, now);
  const [late, safetyLate, today, since, nextDue] = await Promise.all([
    countOf(of.late),
    countOf(of.safetyLate),
    countOf(of.today),
    firstDue(of.longestLate),
    firstDue(of.nextDue),
  ]);
  return { tasks: { late, safetyLate, today, since }, nextDue };
}

async function alertsOf(query: Query): Promise<Alert[]> {
  const { docs } = await compile(query).get();
  return docs.flatMap((doc) => readingOf("alerts", doc).record ?? []);
}

async function countAlerts(zooId: string, now: Date) {
  const of = summedAlertsQueries(zooId, now);
  const [active, open, dosesMissed] = await Promise.all([
    alertsOf(of.active),
    alertsOf(of.open),
    countOf(of.missed),
  ]);
  return { alerts: alertsSummed(active, open), dosesMissed };
}

const directoryKinds = ["animals", "enclosures", "users"] as const;

/** Who and what is there: as it was counted before, while the directory is the same. */
async function countPeopled(
  zooId: string,
  known: Peopled | null,
): Promise<Peopled> {
  const header = headerOf(await headerRef(zooId).get());
  if (known !== null && known.revision === header.revision) return known;
  const parts = await readParts(zooId, header, directoryKinds, async (refs) =>
    refs.length === 0 ? [] : database().getAll(...refs),
  );
  return peopledOf(
    (parts.get("animals") ?? []).flat() as AnimalEntry[],
    (parts.get("enclosures") ?? []).flat() as EnclosureEntry[],
    (parts.get("users") ?? []).flat() as PersonEntry[],
    header.revision,
  );
}

/** Of an evaluation what tells of welfare, and what it is known by: its answers stay where they are. */
const weighedFields = [
  ...["zooId", "evaluationId", "authorId", "startedAt", "submittedAt"],
  ...["surveyId", "version", "subjectKind", "subjectId", "specieId", "score"],
];

/** How the animals are by their evaluations: as it was counted before, while that is not long ago. */
async function countWelfare(
  zooId: string,
  known: Welfare | null,
  now: Date,
): Promise<Welfare> {
  if (known !== null && !isWelfareDue(known, now)) return known;
  const of = summedWelfareQueries(zooId, now);
  const [weighed, longest, old, never] = await Promise.all([
    compile(of.evaluations)
      .select(...weighedFields)
      .get(),
    compile(of.longest).get(),
    countOf(of.old),
    countOf(of.never),
  ]);
  const evaluations = weighed.docs.flatMap(
    (doc) => readingOf("evaluations", doc).record ?? [],
  );
  const animals = longest.docs.flatMap(
    (doc) => readingOf("animals", doc).record ?? [],
  );
  return welfareOf({ evaluations, unseen: old, never, longest: animals }, now);
}

const undated = <T extends Pick<Summed, "welfare">>(summed: T) => ({
  ...summed,
  countedAt: null,
  welfare: { ...summed.welfare, countedAt: null },
});

/** Names the fields that differ, when they were counted left out. */
function differing(stored: DocOf<"zooSummaries">, counted: Summed): string[] {
  const before = undated(stored);
  return Object.entries(undated(counted)).flatMap(([field, value]) =>
    equalValues(before[field as keyof Summed], value) ? [] : [field],
  );
}

export interface RecountOptions {
  dryRun?: boolean;
  /** Its directory is counted, too, though it says that it is the same. */
  whole?: boolean;
}

/** Writes a summary, or takes it away; null: somebody else was quicker. */
const write = (
  zooId: string,
  seen: DocumentSnapshot,
  counted: Summed | null,
): Promise<true | null> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(seen.ref);
    const isSame =
      stored.exists === seen.exists &&
      stored.updateTime?.valueOf() === seen.updateTime?.valueOf();
    if (!isSame) return null;
    if (counted === null) transaction.delete(seen.ref);
    else
      transaction.set(seen.ref, {
        ...parseCreate("zooSummaries", zooId, counted),
        ...stampNew(systemAuthor),
      });
    return true;
  });

/** One attempt; null: somebody else was quicker. */
async function attempt(
  zooId: string,
  now: Date,
  { dryRun = false, whole = false }: RecountOptions,
): Promise<string[] | null> {
  const stored = await ref("zooSummaries", zooId).get();
  const zoo = readingOf("zoo", await ref("zoo", zooId).get()).record;
  if (zoo === null || zoo.isArchived) {
    if (!stored.exists) return [];
    const isDone = dryRun || (await write(zooId, stored, null));
    return isDone === null ? null : ["zooId"];
  }
  const known = readingOf("zooSummaries", stored).record;
  const [{ tasks, nextDue }, ofAlerts, peopled, welfare] = await Promise.all([
    countTasks(zooId, now),
    countAlerts(zooId, now),
    countPeopled(zooId, whole ? null : (known?.peopled ?? null)),
    countWelfare(zooId, whole ? null : (known?.welfare ?? null), now),
  ]);
  const { zooName, environment } = zoo;
  const counted = summaryOf(
    {
      zoo: { zooId, zooName, environment },
      tasks,
      nextDue,
      peopled,
      welfare,
      ...ofAlerts,
    },
    now,
  );
  const names = known === null ? ["zooId"] : differing(known, counted);
  // Welfare that was counted is not counted again within the hour, though it says the same.
  const isDated = equalValues(
    known?.welfare.countedAt ?? null,
    welfare.countedAt,
  );
  if (dryRun || (names.length === 0 && (whole || isDated))) return names;
  return (await write(zooId, stored, counted)) === null ? null : names;
}

const attempts = 5;

/**
 * Counts an establishment again from what is open in it, and writes its summary where it differs; one that is archived, or not
 * there, has none. Nothing is added up: however often, late or out of order it is asked, the summary says what is stored then.
 * Answers the names of what differed; throws "conflict" when others kept counting it meanwhile.
 */
export async function recountSummary(
  zooId: string,
  now: Date,
  options: RecountOptions = {},
): Promise<string[]> {
  for (let tries = 0; tries < attempts; tries += 1) {
    const names = await attempt(zooId, now, options);
    if (names !== null) return names;
  }
  throw new AppError("conflict", { zooId });
}
