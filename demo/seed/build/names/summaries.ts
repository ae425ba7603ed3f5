import { entryOf } from "../../../../src/domain/directory/entry-of";
import type {
  AnimalEntry,
  AnyEntry,
  DirectoryKind,
  EnclosureEntry,
  PersonEntry,
} from "../../../../src/domain/directory/kinds";
import {
  alertsSummed,
  peopledOf,
  summaryOf,
} from "../../../../src/domain/establishment/summary/summary";
import {
  summedAlertsQueries,
  summedTasksQueries,
  summedWelfareQueries,
} from "../../../../src/domain/establishment/summary/summary-queries";
import type { Weighed } from "../../../../src/domain/establishment/summary/welfare";
import { welfareOf } from "../../../../src/domain/establishment/summary/welfare";
import type { Animal } from "../../../../src/domain/animal/animal";
import type { Zoo } from "../../../../src/domain/establishment/zoo";
import type { Alert } from "../../../../src/domain/measures/alerts/alert";
import type { Query } from "../../../../src/domain/query/query";
import { matches } from "../../../../src/domain/query/query";
import type { Task } from "../../../../src/domain/task/task";
import { systemAuthor } from "../../../../src/domain/task/task";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";

type Collections = ReadonlyMap<string, readonly DemoDocument[]>;

function byCollection(documents: readonly DemoDocument[]): Collections {
  const collections = new Map<string, DemoDocument[]>();
  for (const one of documents) {
    const [collection = "", , ...below] = one.path.split("/");
    if (below.length > 0) continue;
    const ofIt = collections.get(collection);
    if (ofIt === undefined) collections.set(collection, [one]);
    else ofIt.push(one);
  }
  return collections;
}

const found = <T>(collections: Collections, query: Query): T[] =>
  (collections.get(query.collection) ?? [])
    .map(({ data }) => data)
    .filter((data) => matches(query, data as never)) as T[];

function firstDue(tasks: readonly Task[]): Date | null {
  const due = tasks.map(({ dueAt }) => dueAt.getTime());
  return due.length === 0 ? null : new Date(Math.min(...due));
}

/** Who waits longest for an evaluation first. */
const longestOf = (animals: readonly Animal[]): Animal[] =>
  animals.toSorted((a, b) => Number(a.lastEval) - Number(b.lastEval));

/** How an establishment stands, counted of its documents as functions count it. */
function summaryDocument(
  collections: Collections,
  zoo: Zoo,
  now: Date,
): DemoDocument {
  const { zooId, zooName, environment } = zoo;
  const tasks = summedTasksQueries(zooId, now);
  const alerts = summedAlertsQueries(zooId, now);
  const welfare = summedWelfareQueries(zooId, now);
  const late = found<Task>(collections, tasks.late);
  const entries = <E extends AnyEntry>(kind: DirectoryKind): E[] =>
    (collections.get(kind) ?? []).flatMap(({ path, data }) =>
      data["zooId"] === zooId
        ? (entryOf(kind, path.split("/")[1] ?? "", data) as E)
        : [],
    );
  const summary = summaryOf(
    {
      zoo: { zooId, zooName, environment },
      tasks: {
        late: late.length,
        safetyLate: found(collections, tasks.safetyLate).length,
        today: found(collections, tasks.today).length,
        since: firstDue(late),
      },
      alerts: alertsSummed(
        found<Alert>(collections, alerts.active),
        found<Alert>(collections, alerts.open),
      ),
      dosesMissed: found(collections, alerts.missed).length,
      peopled: peopledOf(
        entries<AnimalEntry>("animals"),
        entries<EnclosureEntry>("enclosures"),
        entries<PersonEntry>("users"),
        1,
      ),
      welfare: welfareOf(
        {
          evaluations: found<Weighed>(collections, welfare.evaluations),
          unseen: found(collections, welfare.old).length,
          never: found(collections, welfare.never).length,
          longest: longestOf(found<Animal>(collections, welfare.longest)),
        },
        now,
      ),
      nextDue: firstDue(found<Task>(collections, tasks.nextDue)),
    },
    now,
  );
  return demoDocument("zooSummaries", zooId, summary, {
    createdAt: now,
    createdBy: systemAuthor,
  });
}

/** The documents, and how each establishment stands by them. */
export function withSummaries(
  documents: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const collections = byCollection(documents);
  const zoos = collections.get("zoo") ?? [];
  return [
    ...documents,
    ...zoos.map(({ data }) =>
      summaryDocument(collections, data as unknown as Zoo, now),
    ),
  ];
}
