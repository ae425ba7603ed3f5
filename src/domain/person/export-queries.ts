import type { CollectionName } from "../collections";
import type { Filter, Query } from "../query/query";

/** At most so many documents of each kind go into one export. */
export const exportLimit = 1000;

const ofPerson = <C extends CollectionName>(
  collection: C,
  uid: string,
  field: string,
  op: Filter["op"] = "==",
): Query<C> => ({
  collection,
  where: [{ field, op, value: uid }],
  orderBy: [],
  limit: exportLimit,
});

/** The tasks that name a person: made, taken, started, closed, signed by them, or asked of them. */
export const tasksOfPersonQueries = (uid: string): Query<"tasks">[] => [
  ...["authorId", "takenBy", "startedBy", "completedBy", "signedBy"].map(
    (field) => ofPerson("tasks", uid, field),
  ),
  ofPerson("tasks", uid, "responsibleIds", "array-contains"),
];

/** What a person said of tasks, and the tasks that were given to them. */
export const taskLogOfPersonQueries = (uid: string): Query<"taskLog">[] => [
  ofPerson("taskLog", uid, "authorId"),
  ofPerson("taskLog", uid, "toId"),
];

/** The automations that name a person: made by them, or asked of them. */
export const templatesOfPersonQueries = (
  uid: string,
): Query<"taskTemplates">[] => [
  ofPerson("taskTemplates", uid, "authorId"),
  ofPerson("taskTemplates", uid, "responsibleIds", "array-contains"),
];

/** The runs that made no task for a person. */
export const runsOfPersonQuery = (uid: string): Query<"taskRuns"> =>
  ofPerson("taskRuns", uid, "responsibleIds", "array-contains");

/** What a person changed, as the history of the records tells it. */
export const eventsOfPersonQuery = (uid: string): Query<"events"> =>
  ofPerson("events", uid, "by");

/** Where a person is signed in, whenever that was last. */
export const devicesOfPersonQuery = (uid: string): Query<"devices"> => ({
  collection: "devices",
  parentId: uid,
  where: [],
  orderBy: [],
  limit: exportLimit,
});

/** The announcements that a person wrote, or was to read by name or in a team. */
export const announcementsOfPersonQueries = (
  uid: string,
): Query<"announcements">[] => [
  ofPerson("announcements", uid, "authorId"),
  ofPerson("announcements", uid, "audience", "array-contains"),
];

/** The objects for animals that a person approved or refused for somebody. */
export const approvalsOfPersonQuery = (uid: string): Query<"enrichmentUses"> =>
  ofPerson("enrichmentUses", uid, "approverIds", "array-contains");

/** The pieces of objects for animals that a person moved. */
export const movementsOfPersonQuery = (
  uid: string,
): Query<"enrichmentMovements"> => ofPerson("enrichmentMovements", uid, "by");

/** The values of places that a person gave, corrected or took back. */
export const measuresOfPersonQuery = (uid: string): Query<"measures"> =>
  ofPerson("measures", uid, "by");

/** The values of animals that a person gave. */
export const healthValuesOfPersonQuery = (uid: string): Query<"healthValues"> =>
  ofPerson("healthValues", uid, "by");

/** The notes on animals' health that a person wrote. */
export const healthNotesOfPersonQuery = (uid: string): Query<"healthNotes"> =>
  ofPerson("healthNotes", uid, "by");

/** The treatments that a person prescribed or ended. */
export const prescriptionsOfPersonQueries = (
  uid: string,
): Query<"prescriptions">[] =>
  ["prescriberId", "endedBy"].map((field) =>
    ofPerson("prescriptions", uid, field),
  );

/** What a person did about doses. */
export const dosesOfPersonQuery = (uid: string): Query<"doses"> =>
  ofPerson("doses", uid, "by");

/** The alerts that a person made, acknowledged, or is to see to. */
export const alertsOfPersonQueries = (uid: string): Query<"alerts">[] =>
  ["createdBy", "acknowledgedBy", "owner"].map((field) =>
    ofPerson("alerts", uid, field),
  );

/** The findings that a person made. */
export const findingsOfPersonQuery = (uid: string): Query<"findings"> =>
  ofPerson("findings", uid, "createdBy");

/** The sessions that a person placed, took out or evaluated. */
export const sessionsOfPersonQueries = (
  uid: string,
): Query<"enrichmentSessions">[] =>
  ["placedBy", "removedBy", "evaluation.by"].map((field) =>
    ofPerson("enrichmentSessions", uid, field),
  );

/** The campaigns that a person planned, or was to answer. */
export const campaignsOfPersonQueries = (uid: string): Query<"campaigns">[] => [
  ofPerson("campaigns", uid, "authorId"),
  ofPerson("campaigns", uid, "participants", "array-contains"),
];

/** The questionnaires that a person answered. */
export const evaluationsOfPersonQuery = (uid: string): Query<"evaluations"> =>
  ofPerson("evaluations", uid, "authorId");

/** What a person answered on each device. */
export const evaluationDraftsOfPersonQuery = (
  uid: string,
): Query<"evaluationDrafts"> => ofPerson("evaluationDrafts", uid, "authorId");

/** The answers that a person put right. */
export const evaluationCorrectionsOfPersonQuery = (
  uid: string,
): Query<"evaluationCorrections"> =>
  ofPerson("evaluationCorrections", uid, "by");

/** The sessions of observation that a person held. */
export const obsSessionsOfPersonQuery = (uid: string): Query<"obsSessions"> =>
  ofPerson("obsSessions", uid, "observerId");

/** What a person recorded in them. */
export const obsRecordsOfPersonQuery = (uid: string): Query<"obsRecords"> =>
  ofPerson("obsRecords", uid, "observerId");

/** What a person put right in them. */
export const obsCorrectionsOfPersonQuery = (
  uid: string,
): Query<"obsCorrections"> => ofPerson("obsCorrections", uid, "by");

/** What a person confirmed to have read, of whatever announcement. */
export const confirmationsOfPersonQuery = (
  uid: string,
): Query<"confirmations"> => ofPerson("confirmations", uid, "userId");

/** What a person was told. */
export const noticesOfPersonQuery = (uid: string): Query<"notifications"> => ({
  collection: "notifications",
  parentId: uid,
  where: [],
  orderBy: [],
  limit: exportLimit,
});

/** The ways in which a person likes to see lists. */
export const viewsOfPersonQuery = (uid: string): Query<"savedViews"> =>
  ofPerson("savedViews", uid, "authorId");

/** The reports that a person wrote or approved. */
export const reportsOfPersonQueries = (uid: string): Query<"reports">[] =>
  ["authorId", "approvedBy"].map((field) => ofPerson("reports", uid, field));

/** The reports of visits that a person wrote. */
export const cirsOfPersonQuery = (uid: string): Query<"cirs"> =>
  ofPerson("cirs", uid, "authorId");

/** The dashboards that a person put together. */
export const dashboardsOfPersonQuery = (uid: string): Query<"dashboards"> =>
  ofPerson("dashboards", uid, "authorId");

/** The projects of research that name a person. */
export const projectsOfPersonQuery = (uid: string): Query<"researchProjects"> =>
  ofPerson("researchProjects", uid, "readerIds", "array-contains");

/** What trainings proved of a person, in whatever establishment. */
export const certificatesOfUserQuery = (
  uid: string,
): Query<"observerCertificates"> =>
  ofPerson("observerCertificates", uid, "userId");
