import {
  announcementsForEnclosureQuery,
  announcementsQuery,
  endingQuery,
  openAnnouncementsQuery,
  shownToMeQueries,
  startingQuery,
} from "@domain/announcement/announcement-queries";
import {
  childrenQuery,
  offspringQueries,
  siblingsQueries,
} from "@domain/animal/family-queries";
import { countQueries } from "@domain/animal/statistics/count-queries";
import { can } from "@domain/access/can";
import { anAdminQuery, superAdminQuery } from "@domain/access/access-queries";
import { mailOfPersonQuery } from "@domain/mail/mail-queries";
import type { Session } from "@domain/access/session";
import { boardsQueries } from "@domain/board/board-queries";
import { reportsQueries, seriesQueries } from "@domain/report/report-queries";
import { viewNamesQuery, viewsQueries } from "@domain/saved-view/view-queries";
import {
  activeTemplatesQuery,
  dueTemplatesQuery,
  overdueTemplatesQuery,
} from "@domain/automation/automation-queries";
import {
  enclosureContentQueries,
  residentsQuery,
} from "@domain/enclosure/enclosure-queries";
import { enclosureMapQuery } from "@domain/grid/map-queries";
import {
  animalsQuery,
  changedSinceQuery,
  defaultZooQueries,
  enclosuresQuery,
  unbuiltQuery,
  withIdsQuery,
  zoosQueries,
} from "@domain/query/facility-queries";
import { allAnimalsQuery } from "@domain/inventory/inventory-queries";
import { membersQuery } from "@domain/group/group-queries";
import { devicesQuery } from "@domain/person/device-queries";
import { holdersQuery } from "@domain/query/holders-queries";
import type { Query } from "@domain/query/query";
import { accessOfZoo, staffQuery } from "@domain/person/person-queries";
import { recordWorkQueries, workInQueries } from "@domain/task/work-queries";
import {
  sectorContentQueries,
  teamsQueries,
} from "@domain/sector/sector-queries";
import {
  automationRunQueries,
  automationTaskQueries,
  automationTrackQueries,
} from "@domain/automation/history/history-queries";
import {
  dayQueries,
  doneTodayQueries,
  managesTheDay,
} from "@domain/task/day-queries";
import { taskListQueries } from "@domain/task/task-queries";
import { taskLogQuery } from "@domain/task/log/log-queries";
import {
  nextTemplateQueries,
  templateQueries,
} from "@domain/task/work-queries";
import { enrichment, enrichmentByFunctions } from "./query-enrichment";
import { events, eventsByFunctions } from "./query-events";
import { handovers, handoversOfAll } from "./query-handover";
import { latest } from "./query-latest";
import { measured, measuredByFunctions } from "./query-measures";
import { notices, noticesByFunctions } from "./query-notices";
import { provided, reference } from "./query-reference";
import { standing, summed } from "./query-summaries";
import { bells, taskFilters } from "./query-tasks";
import type { CataloguePlaces, Entry } from "./query-entry";
import {
  answered,
  campaigns,
  campaignsByFunctions,
  certified,
} from "./query-campaigns";
import { observed, observedByFunctions } from "./query-observation";
import { ofAudit } from "./query-audit";
import { ofCalendarFeeds } from "./query-calendar-feeds";
import { ofExports } from "./query-exports";
import { ofPerson } from "./query-person";
import { ofVisits } from "./query-cirs";
import { limit } from "./query-entry";

export type { CataloguePlaces } from "./query-entry";

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

/** What everybody of an establishment may ask. */
const facility: readonly Entry[] = [
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
  ...reference,
  ...standing,
  ...campaigns,
  ...certified,
  ...notices,
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
  ...enrichment,
  ...measured,
  ...latest,
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
  ...events,
  ...handoversOfAll,
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
  ...ofAudit,
];

/** What a person's pages ask about tasks and automations. */
const work: readonly Entry[] = [
  ...bells,
  ...handovers,
  ...answered,
  ...observed,
  {
    builder: doneTodayQueries,
    queries: (session, { now }) => doneTodayQueries(session, now),
  },
  {
    builder: taskListQueries,
    queries: (session, places) =>
      taskFilters(places).flatMap((filter) =>
        taskListQueries(session, filter, places.now, limit),
      ),
  },
  {
    builder: recordWorkQueries,
    queries: (session, { sectorId, enclosureId }) =>
      (["next", "done"] as const).flatMap((which) =>
        (
          [
            { kind: "sectors", id: sectorId, sectorId },
            { kind: "enclosures", id: enclosureId, sectorId },
            { kind: "animals", id: "animal", sectorId },
          ] as const
        ).flatMap((record) => recordWorkQueries(session, record, which)),
      ),
  },
  {
    builder: templateQueries,
    queries: (session) => templateQueries(session, limit),
  },
  {
    builder: nextTemplateQueries,
    queries: (session, at) => nextTemplateQueries(session, at.automationId),
  },
  {
    builder: automationTaskQueries,
    queries: (session, { automationId }) =>
      (["todo", "done"] as const).flatMap((which) =>
        automationTaskQueries(session, automationId, which),
      ),
  },
  {
    builder: automationRunQueries,
    queries: (session, { automationId }) =>
      (["skipped", "failed"] as const).flatMap((which) =>
        automationRunQueries(session, automationId, which),
      ),
  },
  {
    builder: automationTrackQueries,
    queries: (session, { automationId, now }) =>
      automationTrackQueries(session, automationId, now),
  },
  {
    builder: dayQueries,
    queries: (session, { now }) => {
      if (!managesTheDay(session)) return [];
      const { todo, done } = dayQueries(session, now, now);
      return [...todo, ...done];
    },
  },
];

/** What people ask about themselves, whatever their rights. */
const own: readonly Entry[] = [
  { builder: devicesQuery, queries: ({ uid }) => [devicesQuery(uid)] },
];

/** What only those ask who see everything, the functions among them. */
const everywhere: readonly Entry[] = [
  ...provided,
  {
    builder: holdersQuery,
    queries: () => [holdersQuery("zoo", "shortCode", "BAIE")],
  },
  {
    builder: activeTemplatesQuery,
    queries: ({ zooId }) => [activeTemplatesQuery(zooId, limit)],
  },
  { builder: defaultZooQueries, queries: defaultZooQueries },
  {
    builder: dueTemplatesQuery,
    queries: (_, { now }) => [dueTemplatesQuery(now, limit)],
  },
  {
    builder: overdueTemplatesQuery,
    queries: (_, { now }) => [overdueTemplatesQuery(now, limit)],
  },
  {
    builder: sectorContentQueries,
    queries: ({ zooId }, { sectorId }) =>
      Object.values(sectorContentQueries(zooId, sectorId, limit)),
  },
  {
    builder: announcementsQuery,
    queries: ({ zooId }) => [
      announcementsQuery(zooId, false, limit),
      announcementsQuery(zooId, true, limit),
    ],
  },
  {
    builder: openAnnouncementsQuery,
    queries: ({ zooId }) => [openAnnouncementsQuery(zooId, limit)],
  },
  {
    builder: announcementsForEnclosureQuery,
    queries: ({ zooId }, { enclosureId }) => [
      announcementsForEnclosureQuery(zooId, enclosureId, limit),
    ],
  },
  {
    builder: startingQuery,
    queries: (_, { now }) => [startingQuery(now, limit)],
  },
  { builder: endingQuery, queries: (_, { now }) => [endingQuery(now, limit)] },
  {
    builder: viewsQueries,
    queries: (session) => viewsQueries(session, "animalList"),
  },
  {
    builder: viewNamesQuery,
    queries: (session) => [viewNamesQuery(session, "animalList")],
  },
  { builder: boardsQueries, queries: (session) => boardsQueries(session) },
  {
    builder: reportsQueries,
    queries: (session) => [
      ...reportsQueries(session, false, limit),
      ...reportsQueries(session, true, limit),
    ],
  },
  {
    builder: seriesQueries,
    queries: (session) => seriesQueries(session, "report-1"),
  },
  ...ofVisits,
  { builder: superAdminQuery, queries: () => [superAdminQuery()] },
  { builder: anAdminQuery, queries: ({ zooId }) => [anAdminQuery(zooId)] },
  { builder: accessOfZoo, queries: ({ zooId }) => [accessOfZoo(zooId, limit)] },
  { builder: staffQuery, queries: () => [staffQuery(limit)] },
  { builder: teamsQueries, queries: ({ uid }) => teamsQueries(uid) },
  ...eventsByFunctions,
  ...noticesByFunctions,
  ...enrichmentByFunctions,
  ...measuredByFunctions,
  ...campaignsByFunctions,
  ...observedByFunctions,
  ...summed,
  ...ofPerson,
  ...ofExports,
  ...ofCalendarFeeds,
  {
    builder: mailOfPersonQuery,
    queries: ({ uid }) => [mailOfPersonQuery(uid, limit)],
  },
  {
    builder: workInQueries,
    queries: ({ zooId }, { sectorId }) =>
      [
        { field: "sectorIds", id: sectorId } as const,
        { field: "animalIds", id: "animal" } as const,
      ].flatMap((place) => Object.values(workInQueries(zooId, place, limit))),
  },
  {
    builder: enclosureContentQueries,
    queries: ({ zooId }, { enclosureId }) =>
      Object.values(enclosureContentQueries(zooId, enclosureId, limit)),
  },
  {
    builder: membersQuery,
    queries: ({ zooId }) => [membersQuery(zooId, "group", limit)],
  },
  {
    builder: residentsQuery,
    queries: ({ zooId }, { enclosureId }) => [
      residentsQuery(zooId, enclosureId, limit),
    ],
  },
];

/** Every builder of queries that the product has; a test compares it with the code. */
export const catalogue: readonly Entry[] = [
  ...facility,
  ...work,
  ...own,
  ...everywhere,
];

const asked =
  (entries: readonly Entry[]) =>
  (session: Session, places: CataloguePlaces): Query[] =>
    entries.flatMap(({ queries }) => queries(session, places));

export const facilityQueries = asked(facility);
export const workQueries = asked(work);
export const ownQueries = asked(own);

/** Every question of the product, for a person and their places. */
export const allQueries = asked(catalogue);
