import type { Session } from "@domain/access/session";
import {
  animalsQuery,
  enclosuresQuery,
  peopleQuery,
  sectorsQuery,
  speciesQuery,
  zoosQueries,
} from "@domain/query/facility-queries";
import type { Query } from "@domain/query/query";
import type { TaskFilter } from "@domain/task/task-queries";
import {
  automationRunQueries,
  automationTaskQueries,
  bellQueries,
  dayQueries,
  managesTheDay,
  taskListQueries,
  templateQueries,
} from "@domain/task/task-queries";

/** Sample parameters for the places of an establishment. */
export interface CataloguePlaces {
  sectorId: string;
  enclosureId: string;
  specieId: string;
  automationId: string;
  now: Date;
}

const limit = 50;

/** Every way in which the list of tasks can be narrowed, in the given sector. */
function taskFilters(sectorId: string): TaskFilter[] {
  const statuses = ["todo", "DONE"] as const;
  const people = ["all", "mine", "nobody"] as const;
  return [null, sectorId].flatMap((place) =>
    statuses.flatMap((status) =>
      [false, true].flatMap((late) =>
        people.map((who) => ({ status, late, who, sectorId: place })),
      ),
    ),
  );
}

/** What everybody of an establishment may ask. */
export function facilityQueries(
  session: Session,
  { sectorId, enclosureId, specieId }: CataloguePlaces,
): Query[] {
  const { zooId } = session;
  const nowhere = { specieId: null, sectorId: null, enclosureId: null };
  return [
    sectorsQuery(zooId),
    enclosuresQuery(zooId, null, limit),
    enclosuresQuery(zooId, sectorId, limit),
    ...[null, specieId].flatMap((specie) => [
      animalsQuery(zooId, { ...nowhere, specieId: specie }, limit),
      animalsQuery(zooId, { ...nowhere, specieId: specie, sectorId }, limit),
      animalsQuery(zooId, { ...nowhere, specieId: specie, enclosureId }, limit),
    ]),
    peopleQuery(zooId),
    speciesQuery(limit),
    ...zoosQueries(session),
  ];
}

/** What this person's pages ask about tasks and automations. */
export function workQueries(
  session: Session,
  { sectorId, automationId, now }: CataloguePlaces,
): Query[] {
  const { todo, done } = dayQueries(session, now, now);
  const day = managesTheDay(session) ? [...todo, ...done] : [];
  return [
    ...bellQueries(session),
    ...taskFilters(sectorId).flatMap((filter) =>
      taskListQueries(session, filter, now, limit),
    ),
    ...templateQueries(session, limit),
    ...automationTaskQueries(session, automationId),
    ...automationRunQueries(session, automationId),
    ...day,
  ];
}
