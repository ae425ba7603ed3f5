import {
  announcementsForEnclosureQuery,
  announcementsQuery,
  endingQuery,
  openAnnouncementsQuery,
  startingQuery,
} from "@domain/announcement/announcement-queries";
import { anAdminQuery, superAdminQuery } from "@domain/access/access-queries";
import { mailOfPersonQuery } from "@domain/mail/mail-queries";
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
import { defaultZooQueries } from "@domain/query/facility-queries";
import { membersQuery } from "@domain/group/group-queries";
import { devicesQuery } from "@domain/person/device-queries";
import { holdersQuery } from "@domain/query/holders-queries";
import { accessOfZoo, staffQuery } from "@domain/person/person-queries";
import { workInQueries } from "@domain/task/work-queries";
import {
  sectorContentQueries,
  teamsQueries,
} from "@domain/sector/sector-queries";
import type { Asked } from "../query-entry";
import { limit } from "../query-entry";

export const asked: Asked = {
  own: [{ builder: devicesQuery, queries: ({ uid }) => [devicesQuery(uid)] }],
  everywhere: [
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
    {
      builder: endingQuery,
      queries: (_, { now }) => [endingQuery(now, limit)],
    },
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
    { builder: superAdminQuery, queries: () => [superAdminQuery()] },
    { builder: anAdminQuery, queries: ({ zooId }) => [anAdminQuery(zooId)] },
    {
      builder: accessOfZoo,
      queries: ({ zooId }) => [accessOfZoo(zooId, limit)],
    },
    { builder: staffQuery, queries: () => [staffQuery(limit)] },
    { builder: teamsQueries, queries: ({ uid }) => teamsQueries(uid) },
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
  ],
};
