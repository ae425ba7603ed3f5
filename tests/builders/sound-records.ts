import type { CollectionName } from "@domain/collections";
import type { Values } from "@domain/record/types";
import { aCertificate } from "./certificates";
import { aFinding } from "./findings";
import {
  aConfirmation,
  aConfirmedList,
  aNotice,
  anAnnouncement,
} from "./announcements";
import { anAccess } from "./a-session";
import {
  anAnimal,
  anAnimalCard,
  anEnclosure,
  aGroup,
  aGroupAnimal,
  aSector,
  aZoo,
  aZooSummary,
  anEnclosureMap,
} from "./facility";
import { aDevice, aMail, anAccount, anAuditEntry, aUser } from "./people";
import { aProject, aPublication } from "./research";
import { anEvent } from "./events";
import { aLabel, aTag } from "./labels";
import { aFamily, anOrder, aSpecie, aSpecieLog } from "./taxa";
import { aMovement, anEnrichment, aSession, aUse } from "./enrichment";
import {
  aMeasure,
  aMeasureDay,
  aMeasureHour,
  aMeasureMonth,
  anAlert,
  aParameter,
  aSource,
} from "./measures";
import {
  aCampaign,
  aCampaignKey,
  aLesson,
  aCampaignProgress,
  anEvaluationCorrection,
  anEvaluationDraft,
  aSubmission,
} from "./campaigns";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  aScanPack,
} from "./observation";
import {
  aDose,
  aHealthDay,
  aHealthBaseline,
  aHealthMonth,
  aHealthNote,
  aHealthParameter,
  aHealthValue,
  aPrescription,
} from "./health";
import { aDashboard } from "./boards";
import { aCalendarFeed } from "./calendar-feeds";
import { anExportJob } from "./exports";
import { aCir, aReport } from "./reports";
import { aSavedView } from "./views";
import { aSyncPart, aSyncRun } from "./sync";
import {
  aProfile,
  aQuestion,
  aQuestionState,
  aShortTable,
  aSurvey,
  aVersion,
  someTexts,
} from "./surveys";
import {
  aContext,
  aContextVersion,
  anEthogram,
  anEthogramVersion,
  ethogramTexts,
} from "./ethograms";
import { aTask, aTaskEntry, aTaskRun, aTemplate } from "./work";

/** When they were written. */
export const soundAt = new Date("2026-11-21T08:00:00Z");

/** A sound record of each collection. */
export const soundRecords: Record<CollectionName, Values> = {
  zoo: aZoo(),
  zooConfigs: {
    zooId: "z",
    chatEndpoint: "https://chat.example.org/hook",
    chatChannel: "soins",
    chatAlerts: true,
    latenessByPerson: true,
    educationalUserId: "person",
    educationalMail: "tablettes@zoo.test",
  },
  importLayouts: {
    zooId: "z",
    columns: [{ title: "matricule", field: "localId" }],
  },
  users: aUser(),
  accounts: anAccount(),
  devices: aDevice(),
  access: anAccess(),
  animalCards: anAnimalCard(),
  zooNames: {
    names: [{ zooId: "z", zooName: "Baie", environment: "production" }],
  },
  zooSummaries: aZooSummary(),
  sectors: aSector(),
  enclosures: anEnclosure(),
  enclosureMaps: anEnclosureMap(),
  animals: anAnimal(),
  groups: aGroup(),
  groupAnimals: aGroupAnimal(),
  events: anEvent(),
  tasks: aTask(),
  taskLog: aTaskEntry(),
  taskTemplates: aTemplate(),
  taskRuns: aTaskRun(),
  enrichments: anEnrichment(),
  enrichmentUses: aUse(),
  enrichmentSessions: aSession(),
  enrichmentMovements: aMovement(),
  environmentalParameters: aParameter(),
  measures: aMeasure(),
  measureHours: aMeasureHour(),
  measureDays: aMeasureDay(),
  measureMonths: aMeasureMonth(),
  sensorSources: aSource(),
  alerts: anAlert(),
  findings: aFinding(),
  healthParameters: aHealthParameter(),
  healthValues: aHealthValue(),
  healthDays: aHealthDay(),
  healthMonths: aHealthMonth(),
  healthBaselines: aHealthBaseline(),
  healthNotes: aHealthNote(),
  prescriptions: aPrescription(),
  doses: aDose(),
  announcements: anAnnouncement(),
  confirmations: aConfirmation(),
  confirmedLists: aConfirmedList(),
  notifications: aNotice(),
  species: aSpecie(),
  savedViews: aSavedView(),
  exportJobs: anExportJob(),
  calendarFeeds: aCalendarFeed(),
  dashboards: aDashboard(),
  reports: aReport(),
  cirs: aCir(),
  specieLogs: aSpecieLog(),
  family: aFamily(),
  order: anOrder(),
  directories: {
    directoryId: "z",
    revision: 1,
    builtAt: soundAt,
    versions: {},
  },
  directoryParts: { version: 1, entries: "[]" },
  speciesWords: { version: "v", text: "" },
  tags: aTag(),
  categories: aLabel(),
  goals: aLabel(),
  config: {
    minimumVersion: null,
    maintenance: false,
    maintenanceUntil: null,
    flags: {},
  },
  clientErrors: {
    code: "internal",
    where: "tasks",
    route: "/Dashboard",
    build: "2.5.0",
    fields: [],
    count: 1,
    firstAt: soundAt,
    lastAt: soundAt,
    settled: false,
  },
  questions: aQuestion(),
  questionStates: aQuestionState(),
  shortQuestions: aShortTable(),
  surveys: aSurvey(),
  surveyVersions: aVersion(),
  versionTexts: someTexts(),
  observations: anEthogram(),
  observationVersions: anEthogramVersion(),
  observationTexts: ethogramTexts(),
  contexts: aContext(),
  contextVersions: aContextVersion(),
  contextTexts: someTexts(),
  campaigns: aCampaign(),
  campaignProgress: aCampaignProgress(),
  campaignKeys: aCampaignKey(),
  lessons: aLesson(),
  evaluations: aSubmission(),
  evaluationDrafts: anEvaluationDraft(),
  evaluationCorrections: anEvaluationCorrection(),
  obsSessions: aClosedSession(),
  obsRecords: anObsRecord(),
  obsCorrections: anObsCorrection(),
  scanPacks: aScanPack(),
  observerCertificates: aCertificate(),
  profiles: aProfile(),
  biblio: aPublication(),
  researchProjects: aProject(),
  syncRuns: aSyncRun(),
  syncParts: aSyncPart(),
  audit: anAuditEntry(),
  mail: aMail(),
  visits: { zooId: "z" },
};
