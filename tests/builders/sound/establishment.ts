import {
  aConfirmation,
  aConfirmedList,
  aNotice,
  anAnnouncement,
} from "../announcements";
import { anAccess } from "../a-session";
import { aZoo, aZooSummary } from "../facility";
import { aDevice, aMail, anAccount, anAuditEntry, aUser } from "../people";
import { aDashboard } from "../boards";
import { aCalendarFeed } from "../calendar-feeds";
import { anExportJob } from "../exports";
import { aSavedView } from "../views";
import type { Sound } from "../sound";
import { soundAt } from "../sound";

export const sound = {
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
  zooNames: {
    names: [{ zooId: "z", zooName: "Baie", environment: "production" }],
  },
  zooSummaries: aZooSummary(),
  announcements: anAnnouncement(),
  confirmations: aConfirmation(),
  confirmedLists: aConfirmedList(),
  notifications: aNotice(),
  savedViews: aSavedView(),
  exportJobs: anExportJob(),
  calendarFeeds: aCalendarFeed(),
  dashboards: aDashboard(),
  directories: {
    directoryId: "z",
    revision: 1,
    builtAt: soundAt,
    versions: {},
  },
  directoryParts: { version: 1, entries: "[]" },
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
  audit: anAuditEntry(),
  mail: aMail(),
  visits: { zooId: "z" },
} satisfies Sound;
