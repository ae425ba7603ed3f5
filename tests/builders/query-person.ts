import {
  obsCorrectionsOfPersonQuery,
  obsRecordsOfPersonQuery,
  obsSessionsOfPersonQuery,
  announcementsOfPersonQueries,
  campaignsOfPersonQueries,
  confirmationsOfPersonQuery,
  devicesOfPersonQuery,
  evaluationCorrectionsOfPersonQuery,
  evaluationDraftsOfPersonQuery,
  evaluationsOfPersonQuery,
  noticesOfPersonQuery,
  projectsOfPersonQuery,
  runsOfPersonQuery,
  taskLogOfPersonQueries,
  tasksOfPersonQueries,
  templatesOfPersonQueries,
  viewsOfPersonQuery,
  dashboardsOfPersonQuery,
  cirsOfPersonQuery,
  reportsOfPersonQueries,
} from "@domain/person/export-queries";
import type { Entry } from "./query-entry";

/** What is asked for the export of a person's data. */
export const ofPerson: readonly Entry[] = [
  {
    builder: announcementsOfPersonQueries,
    queries: ({ uid }) => announcementsOfPersonQueries(uid),
  },
  {
    builder: taskLogOfPersonQueries,
    queries: ({ uid }) => taskLogOfPersonQueries(uid),
  },
  {
    builder: confirmationsOfPersonQuery,
    queries: ({ uid }) => [confirmationsOfPersonQuery(uid)],
  },
  {
    builder: viewsOfPersonQuery,
    queries: ({ uid }) => [viewsOfPersonQuery(uid)],
  },
  {
    builder: reportsOfPersonQueries,
    queries: ({ uid }) => reportsOfPersonQueries(uid),
  },
  {
    builder: cirsOfPersonQuery,
    queries: ({ uid }) => [cirsOfPersonQuery(uid)],
  },
  {
    builder: dashboardsOfPersonQuery,
    queries: ({ uid }) => [dashboardsOfPersonQuery(uid)],
  },
  {
    builder: projectsOfPersonQuery,
    queries: ({ uid }) => [projectsOfPersonQuery(uid)],
  },
  {
    builder: noticesOfPersonQuery,
    queries: ({ uid }) => [noticesOfPersonQuery(uid)],
  },
  {
    builder: tasksOfPersonQueries,
    queries: ({ uid }) => tasksOfPersonQueries(uid),
  },
  {
    builder: templatesOfPersonQueries,
    queries: ({ uid }) => templatesOfPersonQueries(uid),
  },
  {
    builder: runsOfPersonQuery,
    queries: ({ uid }) => [runsOfPersonQuery(uid)],
  },
  {
    builder: devicesOfPersonQuery,
    queries: ({ uid }) => [devicesOfPersonQuery(uid)],
  },
  {
    builder: campaignsOfPersonQueries,
    queries: ({ uid }) => campaignsOfPersonQueries(uid),
  },
  {
    builder: evaluationsOfPersonQuery,
    queries: ({ uid }) => [evaluationsOfPersonQuery(uid)],
  },
  {
    builder: evaluationDraftsOfPersonQuery,
    queries: ({ uid }) => [evaluationDraftsOfPersonQuery(uid)],
  },
  {
    builder: evaluationCorrectionsOfPersonQuery,
    queries: ({ uid }) => [evaluationCorrectionsOfPersonQuery(uid)],
  },
  {
    builder: obsSessionsOfPersonQuery,
    queries: ({ uid }) => [obsSessionsOfPersonQuery(uid)],
  },
  {
    builder: obsRecordsOfPersonQuery,
    queries: ({ uid }) => [obsRecordsOfPersonQuery(uid)],
  },
  {
    builder: obsCorrectionsOfPersonQuery,
    queries: ({ uid }) => [obsCorrectionsOfPersonQuery(uid)],
  },
];
