import type { CollectionName } from "../collections";

/** What functions keep beside the table of collections. */
export const ownCollections = [
  "operations",
  "oneTimeCodes",
  "limits",
  "directoryMarks",
  "directoryUses",
  "placeMarks",
  "summaryMarks",
  "eventMarks",
  "noticeMarks",
  "alertMarks",
  "measureWatches",
  "speciesLines",
  "speciesMarks",
] as const;
export type OwnCollection = (typeof ownCollections)[number];

/** Why something stays: while what it is of does, for what it proves, or until somebody or something ends it. */
export const retentionReasons = [
  "establishment",
  "person",
  "erased",
  "care",
  "derived",
  "subject",
  "owner",
  "reference",
  "readBy",
  "proof",
  "setting",
  "nextRun",
  "existing",
] as const;
export type RetentionReason = (typeof retentionReasons)[number];

/**
 * How long something is kept: so many days after the instant in `field`, or, days 0, until that
 * instant, which `only` a deleted record of some has. Without days it stays, and why says the reason.
 */
export type Retention =
  | { days: number; field: string; only?: "deleted" }
  | { days: null; reason: RetentionReason };

const until = (field: string) => ({ days: 0, field });
const kept = (reason: RetentionReason): Retention => ({ days: null, reason });

const establishment = "establishment";
const person = "person";
const work = "care";

/** By collection, every one there is: what `purgeExpired` removes, and what it leaves. */
export const retention: Readonly<
  Record<CollectionName | OwnCollection, Retention>
> = {
  zoo: kept(establishment),
  zooConfigs: kept(establishment),
  importLayouts: kept(establishment),
  zooNames: kept("derived"),
  zooSummaries: kept("derived"),
  users: kept(person),
  accounts: kept(person),
  access: kept(person),
  devices: kept("erased"),
  // Those of announcements say no instant: they go with what they are about.
  notifications: until("expireAt"),
  sectors: kept(establishment),
  enclosures: kept(establishment),
  groups: kept(establishment),
  groupAnimals: kept("derived"),
  enclosureMaps: kept(establishment),
  animals: { ...until("purgeAt"), only: "deleted" },
  animalCards: kept("derived"),
  events: kept("subject"),
  tasks: kept(work),
  taskLog: kept(work),
  taskTemplates: kept(work),
  taskRuns: kept(work),
  enrichments: kept(establishment),
  enrichmentUses: kept(establishment),
  enrichmentSessions: kept(work),
  enrichmentMovements: kept(work),
  environmentalParameters: kept(establishment),
  measures: kept(work),
  measureHours: kept(work),
  measureDays: kept("derived"),
  measureMonths: kept("derived"),
  sensorSources: kept(establishment),
  alerts: kept(work),
  findings: kept(work),
  healthParameters: kept(establishment),
  healthValues: kept(work),
  healthDays: kept("derived"),
  healthMonths: kept("derived"),
  healthBaselines: kept(work),
  healthNotes: kept(work),
  prescriptions: kept(work),
  doses: kept(work),
  announcements: kept(establishment),
  confirmations: kept("subject"),
  confirmedLists: kept("derived"),
  savedViews: kept("owner"),
  dashboards: kept("owner"),
  reports: kept(establishment),
  cirs: kept(establishment),
  species: kept("reference"),
  specieLogs: kept("subject"),
  speciesWords: kept("derived"),
  tags: kept("reference"),
  categories: kept("reference"),
  goals: kept("reference"),
  family: kept("reference"),
  order: kept("reference"),
  directories: kept("derived"),
  directoryParts: kept("derived"),
  questions: kept("reference"),
  questionStates: kept("readBy"),
  shortQuestions: kept("reference"),
  surveys: kept("reference"),
  surveyVersions: kept("readBy"),
  versionTexts: kept("readBy"),
  observations: kept("reference"),
  observationVersions: kept("readBy"),
  observationTexts: kept("readBy"),
  contexts: kept("reference"),
  contextVersions: kept("readBy"),
  contextTexts: kept("readBy"),
  campaigns: kept(work),
  campaignProgress: kept("derived"),
  lessons: until("expireAt"),
  campaignKeys: kept("subject"),
  evaluations: kept(work),
  evaluationDrafts: kept("subject"),
  evaluationCorrections: kept(work),
  obsSessions: kept(work),
  obsRecords: kept(work),
  obsCorrections: kept(work),
  scanPacks: kept("derived"),
  // A training is asked about as long as what was recorded is.
  observerCertificates: kept("derived"),
  profiles: kept("reference"),
  biblio: kept("reference"),
  researchProjects: kept("proof"),
  syncRuns: kept("proof"),
  syncParts: kept("proof"),
  config: kept("setting"),
  clientErrors: { days: 90, field: "lastAt" },
  audit: { days: 3 * 365, field: "at" },
  mail: until("expireAt"),
  // The files go after seven days.
  exportJobs: until("expireAt"),
  calendarFeeds: kept("owner"),
  operations: until("expireAt"),
  oneTimeCodes: until("expireAt"),
  limits: until("expireAt"),
  directoryMarks: kept("nextRun"),
  placeMarks: kept("nextRun"),
  summaryMarks: kept("nextRun"),
  noticeMarks: until("expireAt"),
  alertMarks: until("expireAt"),
  measureWatches: kept("derived"),
  eventMarks: kept("nextRun"),
  directoryUses: kept("derived"),
  speciesLines: kept("derived"),
  speciesMarks: kept("nextRun"),
  visits: kept("existing"),
};
