import type { z } from "zod";
import { accessEntry } from "./access/collection";
import { animalCardsEntry } from "./animal/card/collection";
import { animalsEntry } from "./animal/collection";
import {
  announcementsEntry,
  confirmationsEntry,
  confirmedListsEntry,
} from "./announcement/collection";
import { auditEntry } from "./audit/collection";
import { biblioEntry } from "./biblio/collection";
import { taskRunsEntry, taskTemplatesEntry } from "./automation/collection";
import { directoriesEntry, directoryPartsEntry } from "./directory/collection";
import { enclosuresEntry } from "./enclosure/collection";
import {
  enrichmentMovementsEntry,
  enrichmentSessionsEntry,
  enrichmentsEntry,
  enrichmentUsesEntry,
} from "./enrichment/collection";
import { dosesEntry } from "./health/doses/collection";
import { healthNotesEntry } from "./health/notes/collection";
import { healthParametersEntry } from "./health/parameters/collection";
import { healthBaselinesEntry } from "./health/baseline/collection";
import { prescriptionsEntry } from "./health/prescriptions/collection";
import { healthDaysEntry, healthMonthsEntry } from "./health/values/buckets";
import { healthValuesEntry } from "./health/values/collection";
import { importLayoutsEntry } from "./inventory/layout/collection";
import {
  zooConfigsEntry,
  zooEntry,
  zooNamesEntry,
} from "./establishment/collection";
import { zooSummariesEntry } from "./establishment/summary/collection";
import { calendarFeedsEntry } from "./calendar-feed/collection";
import { exportJobsEntry } from "./export/collection";
import { eventsEntry } from "./event/collection";
import { groupAnimalsEntry, groupsEntry } from "./group/collection";
import { certificatesEntry } from "./certificate/collection";
import { enclosureMapsEntry } from "./grid/collection";
import {
  campaignKeysEntry,
  campaignProgressEntry,
  campaignsEntry,
} from "./campaign/collection";
import {
  evaluationCorrectionsEntry,
  evaluationDraftsEntry,
  evaluationsEntry,
} from "./evaluation/collection";
import { lessonsEntry } from "./lesson/collection";
import { categoriesEntry, goalsEntry, tagsEntry } from "./label/collection";
import { mailEntry } from "./mail/collection";
import { findingsEntry } from "./finding/collection";
import { alertsEntry } from "./measures/alerts/collection";
import {
  measureDaysEntry,
  measureHoursEntry,
  measureMonthsEntry,
} from "./measures/buckets/collection";
import { sensorSourcesEntry } from "./measures/ingest/collection";
import { environmentalParametersEntry } from "./measures/parameters/collection";
import { measuresEntry } from "./measures/values/collection";
import { notificationsEntry } from "./notice/collection";
import {
  obsCorrectionsEntry,
  obsRecordsEntry,
  obsSessionsEntry,
  scanPacksEntry,
} from "./observation/collection";
import { accountsEntry, devicesEntry, usersEntry } from "./person/collection";
import type { CollectionEntry } from "./record/types";
import { savedViewsEntry } from "./saved-view/collection";
import { dashboardsEntry } from "./board/collection";
import { cirsEntry, reportsEntry } from "./report/collection";
import { researchProjectsEntry } from "./research/collection";
import { sectorsEntry } from "./sector/collection";
import { clientErrorsEntry, configEntry } from "./service/collection";
import { profilesEntry } from "./profile/collection";
import {
  questionsEntry,
  questionStatesEntry,
  shortQuestionsEntry,
} from "./question/collection";
import {
  surveysEntry,
  surveyVersionsEntry,
  versionTextsEntry,
} from "./survey/collection";
import {
  contextsEntry,
  contextTextsEntry,
  contextVersionsEntry,
} from "./context/collection";
import {
  observationsEntry,
  observationTextsEntry,
  observationVersionsEntry,
} from "./ethogram/collection";
import { syncPartsEntry, syncRunsEntry } from "./sync/collection";
import { tasksEntry } from "./task/collection";
import { taskLogEntry } from "./task/log/collection";
import {
  familyEntry,
  orderEntry,
  specieLogsEntry,
  speciesEntry,
} from "./taxonomy/collection";
import { visitsEntry } from "./visit/collection";
import { speciesWordsEntry } from "./words/collection";

/** The table of collections; each line stands with its thing. */
export const collections = {
  zoo: zooEntry,
  zooConfigs: zooConfigsEntry,
  importLayouts: importLayoutsEntry,
  zooNames: zooNamesEntry,
  zooSummaries: zooSummariesEntry,
  users: usersEntry,
  accounts: accountsEntry,
  devices: devicesEntry,
  notifications: notificationsEntry,
  access: accessEntry,
  sectors: sectorsEntry,
  enclosures: enclosuresEntry,
  enclosureMaps: enclosureMapsEntry,
  animals: animalsEntry,
  animalCards: animalCardsEntry,
  groups: groupsEntry,
  groupAnimals: groupAnimalsEntry,
  events: eventsEntry,
  tasks: tasksEntry,
  taskLog: taskLogEntry,
  taskTemplates: taskTemplatesEntry,
  taskRuns: taskRunsEntry,
  enrichments: enrichmentsEntry,
  enrichmentUses: enrichmentUsesEntry,
  enrichmentSessions: enrichmentSessionsEntry,
  enrichmentMovements: enrichmentMovementsEntry,
  environmentalParameters: environmentalParametersEntry,
  measures: measuresEntry,
  measureHours: measureHoursEntry,
  measureDays: measureDaysEntry,
  measureMonths: measureMonthsEntry,
  sensorSources: sensorSourcesEntry,
  healthParameters: healthParametersEntry,
  healthValues: healthValuesEntry,
  healthDays: healthDaysEntry,
  healthMonths: healthMonthsEntry,
  healthBaselines: healthBaselinesEntry,
  healthNotes: healthNotesEntry,
  prescriptions: prescriptionsEntry,
  doses: dosesEntry,
  alerts: alertsEntry,
  findings: findingsEntry,
  announcements: announcementsEntry,
  confirmations: confirmationsEntry,
  confirmedLists: confirmedListsEntry,
  savedViews: savedViewsEntry,
  dashboards: dashboardsEntry,
  reports: reportsEntry,
  cirs: cirsEntry,
  species: speciesEntry,
  specieLogs: specieLogsEntry,
  speciesWords: speciesWordsEntry,
  tags: tagsEntry,
  categories: categoriesEntry,
  goals: goalsEntry,
  family: familyEntry,
  order: orderEntry,
  directories: directoriesEntry,
  directoryParts: directoryPartsEntry,
  questions: questionsEntry,
  questionStates: questionStatesEntry,
  shortQuestions: shortQuestionsEntry,
  surveys: surveysEntry,
  surveyVersions: surveyVersionsEntry,
  versionTexts: versionTextsEntry,
  observations: observationsEntry,
  observationVersions: observationVersionsEntry,
  observationTexts: observationTextsEntry,
  contexts: contextsEntry,
  contextVersions: contextVersionsEntry,
  contextTexts: contextTextsEntry,
  observerCertificates: certificatesEntry,
  profiles: profilesEntry,
  campaigns: campaignsEntry,
  campaignProgress: campaignProgressEntry,
  lessons: lessonsEntry,
  campaignKeys: campaignKeysEntry,
  evaluations: evaluationsEntry,
  evaluationDrafts: evaluationDraftsEntry,
  evaluationCorrections: evaluationCorrectionsEntry,
  obsSessions: obsSessionsEntry,
  obsRecords: obsRecordsEntry,
  obsCorrections: obsCorrectionsEntry,
  scanPacks: scanPacksEntry,
  biblio: biblioEntry,
  researchProjects: researchProjectsEntry,
  syncRuns: syncRunsEntry,
  syncParts: syncPartsEntry,
  config: configEntry,
  clientErrors: clientErrorsEntry,
  audit: auditEntry,
  mail: mailEntry,
  exportJobs: exportJobsEntry,
  calendarFeeds: calendarFeedsEntry,
  visits: visitsEntry,
} as const satisfies Record<string, CollectionEntry>;

export type CollectionName = keyof typeof collections;
/** The parsed document of a collection. */
export type DocOf<C extends CollectionName> = z.infer<
  (typeof collections)[C]["schema"]
>;

/** A line of the table, whichever it is. */
export const entryOf = (collection: CollectionName): CollectionEntry =>
  collections[collection];

export const collectionNames = Object.keys(collections) as CollectionName[];

/** The Firestore path of a collection; `parentId` is needed by the nested ones only. */
export function collectionPath(
  collection: CollectionName,
  parentId?: string,
): string {
  const { path } = collections[collection];
  return parentId === undefined ? path : path.replace("{id}", parentId);
}

/** The Firestore path of one document; `parentId` is needed by the nested collections only. */
export const documentPath = (
  collection: CollectionName,
  id: string,
  parentId?: string,
): string => `${collectionPath(collection, parentId)}/${id}`;
