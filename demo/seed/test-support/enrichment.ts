import { enrichmentSchema } from "../../../src/domain/enrichment/enrichment";
import type { EnrichmentMovement } from "../../../src/domain/enrichment/movement";
import { enrichmentMovementSchema } from "../../../src/domain/enrichment/movement";
import { enrichmentSessionSchema } from "../../../src/domain/enrichment/session";
import {
  enrichmentUseSchema,
  idOfUse,
} from "../../../src/domain/enrichment/use";
import { taskSchema } from "../../../src/domain/task/task";
import { parisDay } from "../../../src/domain/time/paris";
import type { DemoDocument } from "../build/document";
import { demoDocuments } from "../documents";

/** On either side of midnight, of changes of the clock and of a week, and on a leap day. */
export const moments = [
  "2026-11-20T13:20:00Z",
  "2026-11-22T22:59:00Z",
  "2026-11-22T23:01:00Z",
  "2026-03-29T01:30:00Z",
  "2026-10-25T00:30:00Z",
  "2028-02-29T11:00:00Z",
];

/** The items by what a function says of each, in their order. */
export function grouped<T, K>(
  items: readonly T[],
  keyOf: (item: T) => K,
): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

type Values = DemoDocument["data"];
const part = (value: unknown): Values => (value ?? {}) as Values;

/** The enrichment of the demonstration at a moment. */
export function demonstrationAt(text: string) {
  const now = new Date(text);
  const documents = demoDocuments(now);
  const of = (name: string) =>
    documents.filter(({ path }) => {
      const [collection, , ...below] = path.split("/");
      return collection === name && below.length === 0;
    });
  const parsed = <T>(name: string, schema: { parse: (data: unknown) => T }) =>
    of(name).map(({ data }) => schema.parse(data));
  const ids = (name: string) =>
    new Set(of(name).map(({ path }) => path.split("/")[1] ?? ""));
  return {
    ...{ now, ids, of },
    objects: parsed("enrichments", enrichmentSchema),
    sessions: parsed("enrichmentSessions", enrichmentSessionSchema),
    movements: parsed("enrichmentMovements", enrichmentMovementSchema),
    tasks: parsed("tasks", taskSchema),
    uses: parsed("enrichmentUses", enrichmentUseSchema),
  };
}
export type Demonstration = ReturnType<typeof demonstrationAt>;

/** What moved, by the id of the use. */
export const byUse = (movements: readonly EnrichmentMovement[]) =>
  grouped(movements, ({ zooId, enrichmentId }) => idOfUse(zooId, enrichmentId));

/** When each animal came to where it is or was last, and until when. */
export function livedOf({ of }: Demonstration) {
  const events = of("events").map(({ data }) => data);
  const told = grouped(events, ({ subject }) => String(part(subject)["id"]));
  return new Map(
    of("animals").map(({ path, data }) => {
      const id = path.replace("animals/", "");
      const own = told.get(id) ?? [];
      const moved = own.filter(({ kind }) => kind === "moved");
      const end = own.find(
        ({ kind }) => kind === "deceased" || kind === "departed",
      );
      const here = end?.["before"] ?? data["animalEnclosureData"];
      return [
        id,
        {
          specieId: data["specieId"],
          enclosureId: part(here)["enclosureId"],
          came: [data, ...moved].map((one) =>
            parisDay((one["at"] ?? one["createdAt"]) as Date),
          ),
          went: end === undefined ? null : parisDay(end["at"] as Date),
        },
      ];
    }),
  );
}
