import { auditOfPersonQueries } from "../audit/audit-queries";
import { feedsOfPersonQuery } from "../calendar-feed/feed-queries";
import type { CollectionName } from "../collections";
import { exportsOfPersonQuery } from "../export/export-queries";
import { mailOfPersonQuery } from "../mail/mail-queries";
import {
  campaignsOfPersonQueries,
  certificatesOfUserQuery,
  evaluationCorrectionsOfPersonQuery,
  evaluationDraftsOfPersonQuery,
  evaluationsOfPersonQuery,
  alertsOfPersonQueries,
  findingsOfPersonQuery,
  announcementsOfPersonQueries,
  approvalsOfPersonQuery,
  confirmationsOfPersonQuery,
  devicesOfPersonQuery,
  eventsOfPersonQuery,
  exportLimit,
  dosesOfPersonQuery,
  healthNotesOfPersonQuery,
  healthValuesOfPersonQuery,
  prescriptionsOfPersonQueries,
  projectsOfPersonQuery,
  measuresOfPersonQuery,
  movementsOfPersonQuery,
  obsCorrectionsOfPersonQuery,
  obsRecordsOfPersonQuery,
  obsSessionsOfPersonQuery,
  noticesOfPersonQuery,
  runsOfPersonQuery,
  sessionsOfPersonQueries,
  taskLogOfPersonQueries,
  tasksOfPersonQueries,
  templatesOfPersonQueries,
  viewsOfPersonQuery,
  dashboardsOfPersonQuery,
  cirsOfPersonQuery,
  reportsOfPersonQueries,
} from "../person/export-queries";
import type { Query } from "../query/query";
import type { AboutNobody } from "./about-nobody";
import { aboutNobody } from "./about-nobody";
import type { OwnCollection } from "./retention";

/** How what is stored about a person is found in a collection. */
export type AboutPerson =
  /** One document of their own, whose path follows from their id. */
  | { kind: "own" }
  /**
   * Whatever these find, but for the fields that `without` names; `selfOnly`: for nobody but the person, those that the named
   * field says it of, or all.
   */
  | {
      kind: "found";
      queries: (uid: string) => readonly Query[];
      without?: readonly string[];
      selfOnly?: true | "sealed";
    }
  | AboutNobody;

const own: AboutPerson = { kind: "own" };

/** By collection, every one there is: what goes into the export of a person's data. */
export const aboutPerson: Readonly<
  Record<CollectionName | OwnCollection, AboutPerson>
> = {
  users: own,
  accounts: own,
  access: own,
  devices: {
    kind: "found",
    queries: (uid) => [devicesOfPersonQuery(uid)],
    selfOnly: true,
  },
  notifications: {
    kind: "found",
    queries: (uid) => [noticesOfPersonQuery(uid)],
    selfOnly: true,
  },
  enrichmentUses: {
    kind: "found",
    queries: (uid) => [approvalsOfPersonQuery(uid)],
    // Colleagues.
    without: ["approverIds"],
  },
  enrichmentSessions: {
    kind: "found",
    queries: (uid) => sessionsOfPersonQueries(uid),
  },
  enrichmentMovements: {
    kind: "found",
    queries: (uid) => [movementsOfPersonQuery(uid)],
  },
  measures: {
    kind: "found",
    queries: (uid) => [measuresOfPersonQuery(uid)],
  },
  alerts: {
    kind: "found",
    queries: (uid) => alertsOfPersonQueries(uid),
  },
  findings: {
    kind: "found",
    queries: (uid) => [findingsOfPersonQuery(uid)],
  },
  healthValues: {
    kind: "found",
    queries: (uid) => [healthValuesOfPersonQuery(uid)],
  },
  healthNotes: {
    kind: "found",
    queries: (uid) => [healthNotesOfPersonQuery(uid)],
  },
  prescriptions: {
    kind: "found",
    queries: (uid) => prescriptionsOfPersonQueries(uid),
    // Colleagues.
    without: ["revisions"],
  },
  doses: { kind: "found", queries: (uid) => [dosesOfPersonQuery(uid)] },
  announcements: {
    kind: "found",
    queries: (uid) => announcementsOfPersonQueries(uid),
    // Colleagues.
    without: ["audience", "recipientIds"],
  },
  confirmations: {
    kind: "found",
    queries: (uid) => [confirmationsOfPersonQuery(uid)],
  },
  savedViews: {
    kind: "found",
    queries: (uid) => [viewsOfPersonQuery(uid)],
  },
  dashboards: {
    kind: "found",
    queries: (uid) => [dashboardsOfPersonQuery(uid)],
  },
  reports: {
    kind: "found",
    queries: (uid) => reportsOfPersonQueries(uid),
    // Colleagues.
    without: ["comments"],
  },
  cirs: {
    kind: "found",
    queries: (uid) => [cirsOfPersonQuery(uid)],
    // Colleagues.
    without: ["participants"],
  },
  tasks: { kind: "found", queries: (uid) => tasksOfPersonQueries(uid) },
  taskLog: {
    kind: "found",
    queries: (uid) => taskLogOfPersonQueries(uid),
  },
  taskTemplates: {
    kind: "found",
    queries: (uid) => templatesOfPersonQueries(uid),
  },
  taskRuns: { kind: "found", queries: (uid) => [runsOfPersonQuery(uid)] },
  events: { kind: "found", queries: (uid) => [eventsOfPersonQuery(uid)] },
  audit: { kind: "found", queries: (uid) => auditOfPersonQueries(uid) },
  mail: {
    kind: "found",
    queries: (uid) => [mailOfPersonQuery(uid, exportLimit)],
    // Its links sign in.
    without: ["message"],
  },
  exportJobs: {
    kind: "found",
    queries: (uid) => [exportsOfPersonQuery(uid, exportLimit)],
    // It opens the file.
    without: ["tokenHash"],
    selfOnly: true,
  },
  calendarFeeds: {
    kind: "found",
    queries: (uid) => [feedsOfPersonQuery(uid, exportLimit)],
    // It opens the calendar.
    without: ["tokenHash"],
    selfOnly: true,
  },
  researchProjects: {
    kind: "found",
    queries: (uid) => [projectsOfPersonQuery(uid)],
    // Colleagues.
    without: ["leadId", "memberIds", "readerIds"],
  },
  campaigns: {
    kind: "found",
    queries: (uid) => campaignsOfPersonQueries(uid),
    // Colleagues.
    without: ["participants", "experts", "submitters", "reminded"],
  },
  evaluations: {
    kind: "found",
    queries: (uid) => [evaluationsOfPersonQuery(uid)],
    // Nobody reads an expert's before their own, whoever exports.
    selfOnly: "sealed",
    // Colleagues.
    without: ["readers"],
  },
  evaluationDrafts: {
    kind: "found",
    queries: (uid) => [evaluationDraftsOfPersonQuery(uid)],
    selfOnly: true,
  },
  evaluationCorrections: {
    kind: "found",
    queries: (uid) => [evaluationCorrectionsOfPersonQuery(uid)],
    // They repeat answers, and do not say whether these are sealed.
    selfOnly: true,
  },
  obsSessions: {
    kind: "found",
    queries: (uid) => [obsSessionsOfPersonQuery(uid)],
    // Nobody reads an expert's before their own, whoever exports.
    selfOnly: "sealed",
    // Colleagues.
    without: ["readers"],
  },
  obsRecords: {
    kind: "found",
    queries: (uid) => [obsRecordsOfPersonQuery(uid)],
    // They do not say whether their session is sealed.
    selfOnly: true,
  },
  obsCorrections: {
    kind: "found",
    queries: (uid) => [obsCorrectionsOfPersonQuery(uid)],
    selfOnly: true,
  },
  observerCertificates: {
    kind: "found",
    queries: (uid) => [certificatesOfUserQuery(uid)],
    // A colleague.
    without: ["expertId"],
  },
  ...aboutNobody,
};
