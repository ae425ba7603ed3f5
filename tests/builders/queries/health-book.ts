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
import type { Asked, CataloguePlaces, Entry } from "../query-entry";
import { limit } from "../query-entry";

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
const bySight =
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
export const asked: Asked = {
  facility: [
    { builder: bookValuesQuery, queries: bySight("values", bookValuesQuery) },
    { builder: bookNotesQuery, queries: bySight("notes", bookNotesQuery) },
    { builder: bookEndedQuery, queries: bySight("over", bookEndedQuery) },
    { builder: bookRefusedQuery, queries: bySight("doses", bookRefusedQuery) },
    {
      builder: takenBackQuery,
      queries: bySight("doses", (animal, sight) =>
        takenBackQuery(animal, sight, ["dose-1"]),
      ),
    },
    {
      builder: bookDoseAlertsQuery,
      queries: bySight("alerts", bookDoseAlertsQuery),
    },
    {
      builder: openHealthAlertsQuery,
      queries: bySight("alerts", (animal, sight) =>
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
  ],
};
