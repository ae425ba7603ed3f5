import { describe, expect, it } from "vitest";
import { aFinding } from "../../../tests/builders/findings";
import {
  aConfirmation,
  aConfirmedList,
  aNotice,
  anAnnouncement,
} from "../../../tests/builders/announcements";
import { anAccess } from "../../../tests/builders/a-session";
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
} from "../../../tests/builders/facility";
import {
  aDevice,
  aMail,
  anAccount,
  anAuditEntry,
  aUser,
} from "../../../tests/builders/people";
import { aProject, aPublication } from "../../../tests/builders/research";
import { anEvent } from "../../../tests/builders/events";
import { aLabel, aTag } from "../../../tests/builders/labels";
import {
  aFamily,
  anOrder,
  aSpecie,
  aSpecieLog,
} from "../../../tests/builders/taxa";
import {
  aMovement,
  anEnrichment,
  aSession,
  aUse,
} from "../../../tests/builders/enrichment";
import {
  aMeasure,
  aMeasureDay,
  aMeasureHour,
  aMeasureMonth,
  anAlert,
  aParameter,
  aSource,
} from "../../../tests/builders/measures";
import {
  aCampaign,
  aCampaignKey,
  aLesson,
  aCampaignProgress,
  anEvaluationCorrection,
  anEvaluationDraft,
  aSubmission,
} from "../../../tests/builders/campaigns";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  aScanPack,
} from "../../../tests/builders/observation";
import {
  aDose,
  aHealthDay,
  aHealthBaseline,
  aHealthMonth,
  aHealthNote,
  aHealthParameter,
  aHealthValue,
  aPrescription,
} from "../../../tests/builders/health";
import { aDashboard } from "../../../tests/builders/boards";
import { aCalendarFeed } from "../../../tests/builders/calendar-feeds";
import { anExportJob } from "../../../tests/builders/exports";
import { aCir, aReport } from "../../../tests/builders/reports";
import { aSavedView } from "../../../tests/builders/views";
import { aSyncPart, aSyncRun } from "../../../tests/builders/sync";
import {
  aProfile,
  aQuestion,
  aQuestionState,
  aShortTable,
  aSurvey,
  aVersion,
  someTexts,
} from "../../../tests/builders/surveys";
import {
  aContext,
  aContextVersion,
  anEthogram,
  anEthogramVersion,
  ethogramTexts,
} from "../../../tests/builders/ethograms";
import {
  aTask,
  aTaskEntry,
  aTaskRun,
  aTemplate,
} from "../../../tests/builders/work";
import type { CollectionName } from "../collections";
import { collectionNames, entryOf } from "../collections";
import { fieldKinds, metaKeys } from "../schema/fields";
import { deriveFields } from "./derive";
import { parsePatch } from "./parse";
import { readRecord } from "./read";
import type { Values } from "./types";

const at = new Date("2026-11-21T08:00:00Z");

/** A sound record of each collection. */
const sound: Record<CollectionName, Values> = {
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
  directories: { directoryId: "z", revision: 1, builtAt: at, versions: {} },
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
    firstAt: at,
    lastAt: at,
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
  profiles: aProfile(),
  biblio: aPublication(),
  researchProjects: aProject(),
  syncRuns: aSyncRun(),
  syncParts: aSyncPart(),
  audit: anAuditEntry(),
  mail: aMail(),
  visits: { zooId: "z" },
};

const deep = (depth: number): unknown =>
  depth === 0 ? "end" : { a: [deep(depth - 1)] };

/** What a store may hold and no schema asks for. */
const hostile: readonly unknown[] = [
  null,
  "",
  " ",
  "a/b",
  "/",
  ".",
  "..",
  "__id__",
  "x".repeat(200),
  "x".repeat(201),
  "x".repeat(10_000),
  "\u0000",
  "\uD800",
  "a\nb",
  "a\tb",
  "<script>",
  "__proto__",
  "constructor",
  "2026-02-30",
  "yesterday",
  "NaN",
  "true",
  0,
  -0,
  -1,
  0.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  false,
  [],
  [null],
  [null, 5],
  [Number.NaN],
  ["a/b"],
  ["", "x"],
  [[1]],
  [{}],
  [{ areaId: 5 }],
  [at],
  Array.from({ length: 600 }, (_, index) => `id-${index}`),
  {},
  { a: 1 },
  { level: "SECTOR" },
  { level: "ZOO", ids: [""] },
  { enclosureId: "a/b" },
  { fr: 5 },
  { keeper: "s" },
  { startAt: "soon" },
  JSON.parse('{"__proto__": 1}'),
  deep(15),
  new Date(Number.NaN),
  new Date(0),
  new Date(8.64e15),
  new Uint8Array(3),
];

const fieldsOf = (collection: CollectionName) =>
  Object.keys(entryOf(collection).schema.shape);

/** What no record can be without: what says whose it is and who may see it. */
const isIdentity = (collection: CollectionName, field: string) =>
  entryOf(collection).identity.includes(field);

const rows = collectionNames.flatMap((collection) =>
  fieldsOf(collection).map((field) => [collection, field] as const),
);

it("there are over fifty hostile values, and a record of every collection", () => {
  expect(hostile.length).toBeGreaterThan(50);
  for (const collection of collectionNames) {
    const { record, issues } = readRecord(collection, "id", sound[collection]);
    expect([collection, record === null, issues]).toEqual([
      collection,
      false,
      [],
    ]);
  }
});

describe.each(rows)("%s.%s", (collection, field) => {
  const others = (all: object) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key !== field));

  it("keeps the record whatever is stored, and says what it left out", () => {
    const before = readRecord(collection, "id", sound[collection]).record!;
    for (const value of [...hostile, undefined]) {
      const kept = others(sound[collection]);
      const stored: Values =
        value === undefined ? kept : { ...kept, [field]: value };
      const { record, issues } = readRecord(collection, "id", stored);
      if (record === null) {
        expect([isIdentity(collection, field), issues.length > 0]).toEqual([
          true,
          true,
        ]);
        continue;
      }
      expect(others(record)).toEqual(others(before));
      for (const issue of issues) expect(issue.split(/[.:]/)[0]).toBe(field);
    }
  });

  it("can be mended by the way it is written", () => {
    const kinds = fieldKinds(entryOf(collection).schema);
    const { writes } = entryOf(collection);
    const written = Object.values(writes).some(({ fields }) =>
      fields.includes(field),
    );
    if (!written || metaKeys.includes(field)) return;
    expect(kinds[field]).not.toBe("legacy");
    for (const value of hostile) {
      const stored = { ...sound[collection], [field]: value };
      const { record, issues } = readRecord(collection, "id", stored);
      if (record === null || issues.length === 0) continue;
      const good = { [field]: sound[collection][field] };
      const context = { before: record as Values, now: at };
      const derived = deriveFields(collection, good, context);
      const patch = parsePatch(collection, { ...good, ...derived });
      expect(
        readRecord(collection, "id", { ...stored, ...patch }).issues,
      ).toEqual([]);
    }
  });
});

it("a record with every field hostile at once keeps its identity and is shown", () => {
  for (const value of hostile)
    for (const collection of collectionNames) {
      const { idField } = entryOf(collection);
      const stored = Object.fromEntries(
        Object.entries(sound[collection]).map(([field, good]) => [
          field,
          isIdentity(collection, field) || field === idField ? good : value,
        ]),
      );
      expect([
        collection,
        readRecord(collection, "id", stored).record === null,
      ]).toEqual([collection, false]);
    }
});

it.each(["x".repeat(201), "x".repeat(1500), ".", "__id__"])(
  "an id that no schema takes is the document's all the same",
  (id) => {
    for (const collection of collectionNames) {
      const { record } = readRecord(collection, id, sound[collection]);
      expect([collection, record === null]).toEqual([collection, false]);
      const { idField } = entryOf(collection);
      if (idField !== null) expect(record).toMatchObject({ [idField]: id });
    }
  },
);
