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

/**
 * How long something is kept: so many days after the instant in `field`, or, days 0, until that
 * instant. Without days it stays, and why says the reason.
 */
export type Retention =
  { days: number; field: string } | { days: null; reason: string };

const until = (field: string): Retention => ({ days: 0, field });
const kept = (reason: string): Retention => ({ days: null, reason });

const establishment = "while the establishment exists";
const person = "until the person is erased; then a pseudonym stands for them";
const work = "the record of the animals' care, which the law asks for";

/** By collection, every one there is: what `purgeExpired` removes, and what it leaves. */
export const retention: Readonly<
  Record<CollectionName | OwnCollection, Retention>
> = {
  zoo: kept(establishment),
  zooConfigs: kept(establishment),
  importLayouts: kept(establishment),
  zooNames: kept("derived from the establishments"),
  zooSummaries: kept("derived from what is open in the establishment"),
  users: kept(person),
  accounts: kept(person),
  access: kept(person),
  devices: kept("until the person is erased"),
  // Those of announcements say no instant: they go with what they are about.
  notifications: until("expireAt"),
  sectors: kept(establishment),
  enclosures: kept(establishment),
  groups: kept(establishment),
  groupAnimals: kept("derived from the animals"),
  enclosureMaps: kept(establishment),
  animals: until("purgeAt"),
  animalCards: kept("derived from the animals"),
  events: kept("the history of the animals, which goes with each of them"),
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
  measureDays: kept("derived from the values"),
  measureMonths: kept("derived from the values"),
  sensorSources: kept(establishment),
  alerts: kept(work),
  healthParameters: kept(establishment),
  healthValues: kept(work),
  healthDays: kept("derived from the values"),
  healthMonths: kept("derived from the values"),
  healthBaselines: kept(work),
  healthNotes: kept(work),
  prescriptions: kept(work),
  doses: kept(work),
  announcements: kept(establishment),
  confirmations: kept("while the announcement is kept, as its proof"),
  confirmedLists: kept("derived from the confirmations"),
  savedViews: kept(
    "while its owner works here, and those it is shared with do",
  ),
  dashboards: kept(
    "while its owner works here, and those it is shared with do",
  ),
  reports: kept(establishment),
  cirs: kept(establishment),
  species: kept("reference data"),
  specieLogs: kept("while the species is, and goes with it"),
  speciesWords: kept("derived from the species"),
  tags: kept("reference data"),
  categories: kept("reference data"),
  goals: kept("reference data"),
  family: kept("reference data"),
  order: kept("reference data"),
  directories: kept("derived from what it names"),
  directoryParts: kept("derived from what it names"),
  questions: kept("reference data"),
  questionStates: kept(
    "the history of the questions, by which answers are read",
  ),
  shortQuestions: kept("reference data"),
  surveys: kept("reference data"),
  surveyVersions: kept("answers are read by the version they were given in"),
  versionTexts: kept("answers are read by the version they were given in"),
  observations: kept("reference data"),
  observationVersions: kept("sessions are read by the version they followed"),
  observationTexts: kept("sessions are read by the version they followed"),
  contexts: kept("reference data"),
  contextVersions: kept("answers are read by the version they were given in"),
  contextTexts: kept("answers are read by the version they were given in"),
  campaigns: kept(work),
  campaignProgress: kept("derived from the evaluations"),
  lessons: until("expireAt"),
  campaignKeys: kept("while the campaign is"),
  evaluations: kept(work),
  evaluationDrafts: kept("while the evaluation is, as its proof"),
  evaluationCorrections: kept(work),
  obsSessions: kept(work),
  obsRecords: kept(work),
  obsCorrections: kept(work),
  scanPacks: kept("derived from the sessions of observation"),
  profiles: kept("reference data"),
  biblio: kept("reference data, and while the establishment exists"),
  researchProjects: kept(
    "the record of what was studied, and with whose leave",
  ),
  syncRuns: kept("what was done to the reference data, and when"),
  syncParts: kept("what was done to the reference data, and when"),
  config: kept("one document"),
  clientErrors: { days: 90, field: "lastAt" },
  audit: { days: 3 * 365, field: "at" },
  mail: until("expireAt"),
  // The files go after seven days.
  exportJobs: until("expireAt"),
  operations: until("expireAt"),
  oneTimeCodes: until("expireAt"),
  limits: until("expireAt"),
  directoryMarks: kept("until the next run has looked, a minute later"),
  placeMarks: kept("until the next run has looked, a minute later"),
  summaryMarks: kept("until the next run has looked, two minutes later"),
  noticeMarks: until("expireAt"),
  alertMarks: until("expireAt"),
  measureWatches: kept("derived from the values: whether their alert is open"),
  eventMarks: kept("until the next run has looked, a minute later"),
  directoryUses: kept("derived from what the directory names"),
  speciesLines: kept("derived from the species"),
  speciesMarks: kept("until the next run has looked, a minute later"),
  visits: kept("existing data, read and never written"),
};
