import type { DocumentData } from "firebase/firestore";
import { anEvent } from "../builders/events";
import { aFinding } from "../builders/findings";
import {
  aConfirmation,
  aConfirmedList,
  aNotice,
  anAnnouncement,
} from "../builders/announcements";
import {
  aGroup,
  aGroupAnimal,
  anAnimal,
  anAnimalCard,
  anEnclosure,
  anEnclosureMap,
  aSector,
  aZoo,
  aZooSummary,
} from "../builders/facility";
import { foreignSector, sector2, zooA, zooB } from "../builders/ids";
import {
  aMovement,
  anEnrichment,
  anOfficial,
  aPlaced,
  aSession,
  aUse,
} from "../builders/enrichment";
import {
  aDevice,
  aMail,
  anAccount,
  anAuditEntry,
  aUser,
} from "../builders/people";
import { aLabel, aTag } from "../builders/labels";
import { aFamily, anOrder, aSpecie, aSpecieLog } from "../builders/taxa";
import {
  aMeasure,
  aMeasureDay,
  aMeasureHour,
  aMeasureMonth,
  anAlert,
  aParameter,
  builtInHere,
  aSource,
} from "../builders/measures";
import { aSyncPart, aSyncRun } from "../builders/sync";
import { aCalendarFeed } from "../builders/calendar-feeds";
import { anExportJob } from "../builders/exports";
import {
  anOpenPublication,
  aProject,
  aPublication,
} from "../builders/research";
import { aDashboard } from "../builders/boards";
import { aCir, aHealthReport, aReport } from "../builders/reports";
import { aSavedView } from "../builders/views";
import { aTask, aTaskEntry, aTaskRun, aTemplate } from "../builders/work";
import { aHeader, aPart, aWordsDocument } from "./attempts/directory-attempts";
import { accessOf } from "./people";
import { byId, stored } from "./harness";
import { healthRecords } from "./health-records";
import { campaignRecords } from "./campaign-records";
import { observationRecords } from "./observation-records";
import { sentTo } from "./sent";
import { surveyRecords } from "./survey-records";

const instant = new Date("2026-11-01T08:00:00Z");
const named = { responsibleIds: ["responsible"] };

export const tasks = {
  open: aTask({ taskId: "task-open" }),
  named: aTask({ taskId: "task-named", ...named }),
  taken: aTask({
    taskId: "task-taken",
    status: "IN_PROGRESS",
    takenBy: "keeper",
    takenAt: instant,
  }),
  started: aTask({
    taskId: "task-started",
    status: "IN_PROGRESS",
    takenBy: "keeper",
    takenAt: instant,
    startedBy: "keeper",
    startedAt: instant,
  }),
  done: aTask({
    taskId: "task-done",
    status: "DONE",
    completedBy: "keeper",
    completedAt: instant,
    completedLate: false,
  }),
  doneByProvider: aTask({
    taskId: "task-done-by-provider",
    status: "DONE",
    completedBy: "provider",
    completedAt: instant,
    completedLate: false,
  }),
  unsigned: aTask({
    taskId: "task-unsigned",
    type: "safety",
    status: "DONE",
    completedBy: "author",
    completedAt: instant,
    completedLate: false,
  }),
  archived: aTask({ taskId: "task-archived", status: "ARCHIVED" }),
  cancelled: aTask({
    taskId: "task-cancelled",
    status: "DELETED",
    deletedAt: instant,
  }),
  foreign: aTask({
    taskId: "task-foreign",
    zooId: zooB,
    sectorIds: [foreignSector],
  }),
};

export const templates = {
  active: aTemplate(),
  named: aTemplate({ templateId: "template-named", ...named }),
  archived: aTemplate({ templateId: "template-archived", status: "archived" }),
};

export const run = aTaskRun();

const asked = {
  recipientIds: ["self", "responsible"],
  readConfirmation: true,
};

export const announcements = {
  toAll: anAnnouncement({ announcementId: "announcement-all" }),
  toSelf: anAnnouncement({ announcementId: "announcement-self", ...asked }),
  planned: anAnnouncement({
    announcementId: "announcement-planned",
    displayStartAt: new Date("2099-01-01T08:00:00Z"),
    displayEndAt: null,
    ...asked,
  }),
  ended: anAnnouncement({
    announcementId: "announcement-ended",
    displayEndAt: new Date("2026-11-01T07:00:00Z"),
    ...asked,
  }),
  unasked: anAnnouncement({
    announcementId: "announcement-unasked",
    recipientIds: ["self"],
  }),
  foreign: anAnnouncement({
    announcementId: "announcement-foreign",
    zooId: zooB,
  }),
};

/** Every field of it. */
const whole: Record<string, DocumentData> = {
  ...byId("zoo", "zooId", [aZoo(), aZoo({ zooId: zooB, zooName: "Lande" })]),
  [`zoo/${zooA}/private/config`]: { zooId: zooA },
  [`zoo/${zooA}/imports/animals`]: { zooId: zooA, columns: [] },
  ...byId("users", "userId", [
    aUser({ userId: "self" }),
    aUser({ userId: "neighbourKeeper", zooId: zooB }),
  ]),
  "users/self/private/account": stored(anAccount()),
  "access/self": stored(accessOf.self),
  "users/self/devices/device-1": stored(aDevice()),
  "audit/audit-1": stored(anAuditEntry()),
  "audit/audit-foreign": stored(anAuditEntry({ zooId: zooB })),
  "mail/mail-1": stored(aMail()),
  ...byId("sectors", "sectorId", [
    aSector(),
    aSector({ sectorId: sector2, sectorName: "Volière" }),
    aSector({ sectorId: foreignSector, sectorName: "Lande", zooId: zooB }),
  ]),
  ...byId("enclosures", "enclosureId", [
    anEnclosure(),
    anEnclosure({ enclosureId: "enclosure-1b" }),
    anEnclosure({ enclosureId: "enclosure-2", linkedSectorId: sector2 }),
    anEnclosure({ enclosureId: "enclosure-none", linkedSectorId: null }),
    anEnclosure({ enclosureId: "enclosure-archived", isArchived: true }),
    anEnclosure({
      enclosureId: "enclosure-foreign",
      zooId: zooB,
      linkedSectorId: foreignSector,
    }),
  ]),
  ...byId("enclosureMaps", "enclosureId", [
    anEnclosureMap(),
    anEnclosureMap({
      enclosureId: "enclosure-foreign",
      zooId: zooB,
      sectorId: foreignSector,
    }),
  ]),
  ...byId("animals", "animalId", [
    anAnimal(),
    anAnimal({
      animalId: "animal-foreign",
      zooId: zooB,
      sectorId: foreignSector,
      animalEnclosureData: { enclosureId: "enclosure-foreign" },
    }),
  ]),
  ...byId("animalCards", "animalId", [
    anAnimalCard(),
    anAnimalCard({
      animalId: "animal-elsewhere",
      authorizedZooIds: ["zoo-elsewhere"],
    }),
    anAnimalCard({
      animalId: "animal-foreign",
      zooId: zooB,
      authorizedZooIds: [zooA],
    }),
  ]),
  "zooNames/all": stored({
    names: [{ zooId: zooA, zooName: "La Baie", environment: "production" }],
  }),
  ...byId("zooSummaries", "zooId", [
    aZooSummary(),
    aZooSummary({ zooId: zooB }),
  ]),
  ...byId("groups", "groupId", [
    aGroup(),
    aGroup({ groupId: "group-foreign", zooId: zooB }),
  ]),
  "groups/group-1/animals/animal-1": stored(aGroupAnimal()),
  "events/event-1": stored(anEvent()),
  "events/event-foreign": stored(anEvent({ zooId: zooB })),
  ...byId("tasks", "taskId", Object.values(tasks)),
  "tasks/task-open/log/entry-1": stored(aTaskEntry({ taskId: "task-open" })),
  "tasks/task-named/log/entry-2": stored(
    aTaskEntry({ taskId: "task-named", authorId: "keeper" }),
  ),
  ...byId("taskTemplates", "templateId", Object.values(templates)),
  ...byId("taskRuns", "taskId", [run]),
  ...byId("enrichments", "enrichmentId", [
    anEnrichment(),
    anOfficial(),
    anEnrichment({ enrichmentId: "object-foreign", zooId: zooB, sectors: [] }),
  ]),
  ...byId("enrichmentUses", "useId", [
    aUse(),
    aUse({ zooId: zooB, enrichmentId: "object-foreign" }),
  ]),
  ...byId("enrichmentSessions", "sessionId", [
    aSession(),
    aPlaced(),
    aSession({
      sessionId: "session-foreign",
      zooId: zooB,
      sectorIds: [foreignSector],
    }),
  ]),
  ...byId("enrichmentMovements", "movementId", [
    aMovement(),
    aMovement({ movementId: "movement-foreign", zooId: zooB }),
  ]),
  ...healthRecords,
  ...byId("environmentalParameters", "parameterId", [
    aParameter(),
    aParameter({ parameterId: "parameter-reserved", keeperMayCollect: false }),
    builtInHere,
    aParameter({
      parameterId: "parameter-foreign",
      zooId: zooB,
      enclosureIds: ["enclosure-foreign"],
      sectorIds: [foreignSector],
    }),
  ]),
  "enclosures/enclosure-1/measures/measure-1": stored(aMeasure()),
  "enclosures/enclosure-foreign/measures/measure-foreign": stored(
    aMeasure({
      measureId: "measure-foreign",
      zooId: zooB,
      enclosureId: "enclosure-foreign",
      parameterId: "parameter-foreign",
      sectorIds: [foreignSector],
    }),
  ),
  "enclosures/enclosure-1/measureHours/hour-1": stored(aMeasureHour()),
  "enclosures/enclosure-1/measureDays/day-1": stored(aMeasureDay()),
  "enclosures/enclosure-1/measureMonths/month-1": stored(aMeasureMonth()),
  ...byId("sensorSources", "sourceId", [
    aSource(),
    aSource({ sourceId: "source-foreign", zooId: zooB }),
  ]),
  ...byId("alerts", "alertId", [
    anAlert(),
    anAlert({ alertId: "alert-done", status: "acknowledged" }),
    anAlert({ alertId: "alert-health", class: "health" }),
    anAlert({
      alertId: "alert-foreign",
      zooId: zooB,
      sectorIds: [foreignSector],
    }),
  ]),
  ...byId("findings", "findingId", [
    aFinding(),
    aFinding({ findingId: "finding-health", class: "health" }),
    aFinding({
      findingId: "finding-foreign",
      zooId: zooB,
      sectorIds: [foreignSector],
    }),
  ]),
  ...byId("announcements", "announcementId", Object.values(announcements)),
  "announcements/announcement-self/confirmations/responsible": stored(
    aConfirmation({ userId: "responsible" }),
  ),
  "announcements/announcement-self/private/confirmed": stored(aConfirmedList()),
  "users/self/notifications/announcement_announcement-1": stored(aNotice()),
  ...byId("savedViews", "viewId", [
    aSavedView(),
    aSavedView({ viewId: "view-own", authorId: "self", sharedWith: [] }),
  ]),
  "exportJobs/export-1": stored(anExportJob()),
  "calendarFeeds/feed-1": stored(aCalendarFeed()),
  ...byId("dashboards", "dashboardId", [
    aDashboard(),
    aDashboard({ dashboardId: "board-own", authorId: "self", sharedWith: [] }),
  ]),
  ...byId("reports", "reportId", [aReport(), aHealthReport()]),
  ...byId("cirs", "cirId", [aCir()]),
  ...byId("species", "specieId", [aSpecie()]),
  "species/specie-1/logs/1795334400000": stored(aSpecieLog()),
  ...byId("tags", "id", [aTag()]),
  ...byId("categories", "id", [aLabel()]),
  ...byId("goals", "id", [aLabel()]),
  ...byId("family", "familyId", [aFamily()]),
  ...byId("order", "orderId", [
    anOrder(),
    anOrder({ orderId: "order-2", orderLatinName: "Primates" }),
  ]),
  [`directories/${zooA}`]: stored(aHeader(zooA)),
  [`directories/${zooA}/parts/sectors-0`]: stored(aPart),
  "speciesWords/li": stored(aWordsDocument),
  "config/app": { maintenance: false, flags: {} },
  "clientErrors/error-1": stored({
    code: "internal",
    where: "tasks",
    route: "/Dashboard",
    build: "2.5.0",
    fields: [],
    count: 1,
    firstAt: new Date("2026-11-21T08:00:00Z"),
    lastAt: new Date("2026-11-21T08:00:00Z"),
    settled: false,
  }),
  ...surveyRecords,
  ...campaignRecords,
  ...observationRecords,
  ...byId("biblio", "biblioId", [aPublication(), anOpenPublication()]),
  ...byId("researchProjects", "projectId", [aProject()]),
  "syncRuns/run-1": stored(aSyncRun()),
  "syncRuns/run-1/parts/0": stored(aSyncPart()),
  "visits/visit-1": { zooId: zooA },
};

/** What is stored before each attempt, by path, as browsers leave what they write: no rule waits for what follows from it. */
export const records: Record<string, DocumentData> = Object.fromEntries(
  Object.entries(whole).map(([path, value]) => [path, sentTo(path, value)]),
);

/** An establishment's card of an animal that the neighbour is authorised for. */
export const isShared = (path: string): boolean =>
  ["animalCards/animal-1", "animalCards/animal-foreign"].includes(path);
