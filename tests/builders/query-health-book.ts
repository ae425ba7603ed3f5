import type { Session } from "@domain/access/session";
import {
  bookDoseAlertsQuery,
  bookEndedQuery,
  bookEventsQuery,
  bookNotesQuery,
  bookRefusedQuery,
  bookValuesQuery,
  openHealthAlertsQuery,
  takenBackQuery,
} from "@domain/health/book/book-queries";
import { bookSight } from "@domain/health/book/book-sight";
import type { Chunk } from "@domain/health/book/chunks";
import type { Filter, Query } from "@domain/query/query";
import type { CataloguePlaces, Entry } from "./query-entry";
import { limit } from "./query-entry";

/** The first chunk of a source, and one within a stretch. */
const chunksOf = (now: Date): Chunk[] => [
  { after: null, upTo: null, limit },
  { after: null, upTo: now, limit },
  { after: now, upTo: now, limit },
];

const of = ({ zooId }: Session, { sectorId }: CataloguePlaces) => ({
  ...{ zooId, sectorId },
  animalId: "animal-1",
});

type Source = keyof ReturnType<typeof bookSight>;

/** What a source of an animal's book is asked, by those who read it. */
const asked =
  (
    source: Source,
    queries: (
      animal: ReturnType<typeof of>,
      sight: Filter[],
      chunk: Chunk,
    ) => Query,
  ): Entry["queries"] =>
  (session, places) => {
    const animal = of(session, places);
    const sight = bookSight(session, animal)[source];
    return sight === null
      ? []
      : chunksOf(places.now).map((chunk) => queries(animal, sight, chunk));
  };

/** What an animal's healthcare book asks, as each may read it. */
export const healthBook: readonly Entry[] = [
  { builder: bookValuesQuery, queries: asked("values", bookValuesQuery) },
  { builder: bookNotesQuery, queries: asked("notes", bookNotesQuery) },
  { builder: bookEndedQuery, queries: asked("over", bookEndedQuery) },
  { builder: bookRefusedQuery, queries: asked("doses", bookRefusedQuery) },
  {
    builder: takenBackQuery,
    queries: asked("doses", (animal, sight) =>
      takenBackQuery(animal, sight, ["dose-1"]),
    ),
  },
  {
    builder: bookDoseAlertsQuery,
    queries: asked("alerts", bookDoseAlertsQuery),
  },
  {
    builder: openHealthAlertsQuery,
    queries: asked("alerts", (animal, sight) =>
      openHealthAlertsQuery(animal, sight, limit),
    ),
  },
  {
    builder: bookEventsQuery,
    queries: (session, places) =>
      ([null, "moves", "life"] as const).flatMap((kind) =>
        chunksOf(places.now).map((chunk) =>
          bookEventsQuery(of(session, places), kind, chunk),
        ),
      ),
  },
];
