import { shownToMeQueries } from "@domain/announcement/announcement-queries";
import {
  childrenQuery,
  offspringQueries,
  siblingsQueries,
} from "@domain/animal/family-queries";
import { countQueries } from "@domain/animal/statistics/count-queries";
import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { enclosureMapQuery } from "@domain/grid/map-queries";
import {
  animalsQuery,
  changedSinceQuery,
  enclosuresQuery,
  unbuiltQuery,
  withIdsQuery,
  zoosQueries,
} from "@domain/query/facility-queries";
import { allAnimalsQuery } from "@domain/inventory/inventory-queries";
import type { Query } from "@domain/query/query";
import { taskLogQuery } from "@domain/task/log/log-queries";
import type { Asked, CataloguePlaces } from "../query-entry";
import { limit } from "../query-entry";

function animalQueries(
  { zooId }: Session,
  { specieId, sectorId, enclosureId }: CataloguePlaces,
): Query[] {
  const places = [{}, { sectorId }, { enclosureId }];
  const nowhere = { sectorId: null, enclosureId: null };
  return [null, specieId].flatMap((specie) =>
    places.map((place) =>
      animalsQuery(zooId, { ...nowhere, ...place, specieId: specie }, limit),
    ),
  );
}

/** What an establishment's directory names. */
const named = ["sectors", "enclosures", "animals", "users", "groups"] as const;

export const asked: Asked = {
  facility: [
    {
      builder: taskLogQuery,
      queries: (session, { sectorId }) => {
        const facts = { sectorIds: [sectorId], audience: [sectorId] };
        const { zooId } = session;
        return can(session, "read", "tasks", { zooId, ...facts })
          ? [taskLogQuery("task-open", limit)]
          : [];
      },
    },
    {
      builder: enclosuresQuery,
      queries: ({ zooId }, { sectorId }) => [
        enclosuresQuery(zooId, null, limit),
        enclosuresQuery(zooId, sectorId, limit),
      ],
    },
    {
      builder: enclosureMapQuery,
      queries: ({ zooId }, { enclosureId }) => [
        enclosureMapQuery(zooId, enclosureId),
      ],
    },
    { builder: animalsQuery, queries: animalQueries },
    {
      builder: childrenQuery,
      queries: ({ zooId }) => [
        childrenQuery(zooId, "motherId", "animal"),
        childrenQuery(zooId, "fatherId", "animal"),
      ],
    },
    {
      builder: siblingsQueries,
      queries: ({ zooId }) =>
        siblingsQueries({ zooId, motherId: "mother", fatherId: "father" }),
    },
    {
      builder: offspringQueries,
      queries: ({ zooId }) => offspringQueries({ zooId, animalId: "animal" }),
    },
    {
      builder: countQueries,
      queries: (session, { now }) =>
        Object.values(countQueries(session, "animal", now)),
    },
    {
      builder: allAnimalsQuery,
      queries: ({ zooId }) => [
        allAnimalsQuery(zooId, null),
        allAnimalsQuery(zooId, "animal"),
      ],
    },
    { builder: shownToMeQueries, queries: shownToMeQueries },
    { builder: zoosQueries, queries: zoosQueries },
    {
      builder: unbuiltQuery,
      queries: ({ zooId }) => named.map((kind) => unbuiltQuery(kind, zooId)),
    },
    {
      builder: changedSinceQuery,
      queries: ({ zooId }, { now }) =>
        named.map((kind) => changedSinceQuery(kind, zooId, now)),
    },
    {
      builder: withIdsQuery,
      queries: ({ zooId }) =>
        named.map((kind) => withIdsQuery(kind, zooId, ["one", "two"])),
    },
  ],
};
