import type { Session } from "@domain/access/session";
import {
  everyEvent,
  eventsOfKindsQuery,
  eventsOfPicturesQuery,
  eventsQuery,
  headEventsQuery,
  operationEventsQuery,
  picturesQuery,
} from "@domain/event/event-queries";
import type { Query } from "@domain/query/query";
import type { Asked, CataloguePlaces, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** Every way in which a history can be narrowed. */
function eventQueries(
  { zooId, uid }: Session,
  { enclosureId, now }: CataloguePlaces,
): Query[] {
  return [null, `enclosures/${enclosureId}`].flatMap((about) =>
    [null, "moved" as const].flatMap((kind) =>
      [null, uid].flatMap((by) =>
        [null, now].map((until) =>
          eventsQuery(
            zooId,
            { ...everyEvent, about, kind, by, until, from: until },
            limit,
          ),
        ),
      ),
    ),
  );
}

/** What everybody of an establishment may ask of what became of its records. */
const events: readonly Entry[] = [
  { builder: eventsQuery, queries: eventQueries },
  {
    builder: eventsOfKindsQuery,
    queries: ({ zooId }, { enclosureId, now }) => [
      eventsOfKindsQuery(
        zooId,
        ["moved", "archived"],
        { about: `enclosures/${enclosureId}`, from: now, until: now },
        limit,
      ),
    ],
  },
  {
    builder: operationEventsQuery,
    queries: ({ zooId }) => [operationEventsQuery(zooId, "head", limit)],
  },
  {
    builder: picturesQuery,
    queries: ({ zooId }, { enclosureId }) => [
      picturesQuery(zooId, null, limit),
      picturesQuery(zooId, `enclosures/${enclosureId}`, limit),
    ],
  },
];

/** What only functions ask of it. */
const eventsByFunctions: readonly Entry[] = [
  {
    builder: eventsOfPicturesQuery,
    queries: () =>
      (["picture", "gone"] as const).map((field) =>
        eventsOfPicturesQuery(field, ["zoo/animals/a/p.jpg"], limit),
      ),
  },
  {
    builder: headEventsQuery,
    queries: () => [headEventsQuery("head", limit)],
  },
];

export const asked: Asked = {
  facility: events,
  everywhere: eventsByFunctions,
};
