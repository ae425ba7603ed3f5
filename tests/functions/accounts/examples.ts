import type { CallableName } from "../../../src/domain/callables";
import { emptyTeam } from "../../../src/domain/sector/sector";
import { aFileSession } from "../observation/file-session";

const picture = "AAAA";
const file = `home/sectors/s1/${"0".repeat(32)}.jpg`;
const names = { userFirstname: "New", userLastname: "Comer" };
const newPassword = "another-one";
const code = "c".repeat(43);
const aSource = {
  name: "Gateway",
  feeds: [
    {
      feed: "t",
      parameterId: "home_temperature",
      enclosureId: "e1",
      areaId: null,
    },
  ],
  expectedBy: 15,
};
const runId = "00000000-0000-4000-8000-000000000001";

/** What each callable takes. */
export const examples: Record<
  CallableName,
  Readonly<Record<string, unknown>>
> = {
  saveRecords: {
    operationId: "operation-1",
    changes: [
      {
        collection: "sectors",
        id: "s1",
        kind: "change",
        values: { sectorName: "Other" },
      },
    ],
  },
  reviewSpecie: { specieId: "specie-1", review: null },
  mergeTaxa: {
    operationId: "operation-1",
    collection: "order",
    id: "order-2",
    intoId: "order-1",
  },
  checkTaxonomy: {},
  checkSystem: {},
  authoriseZoo: {
    operationId: "operation-1",
    zooId: "home",
    animalIds: ["a1"],
    otherZooId: "away",
    authorised: true,
  },
  remindParticipants: { campaignId: "campaign-1" },
  requestExport: {
    operationId: "operation-1",
    zooId: "home",
    asked: { kind: "animals" },
    format: "csv",
    language: "fr",
  },
  downloadExport: { token: "A".repeat(43), take: false },
  readLateness: {
    zooId: "home",
    period: { since: "2026-11-01", until: "2026-11-30" },
  },
  readActivity: {
    zooId: "home",
    period: { since: "2026-11-01", until: "2026-11-30" },
    userId: null,
  },
  orderEnrichments: {
    operationId: "operation-1",
    zooId: "home",
    lines: [{ enrichmentId: "object-1", quantity: 2 }],
  },
  setEducationalAccount: {
    zooId: "home",
    mail: "tablets@zoo.test",
    password: "one two three",
  },
  openLesson: { operationId: "operation-1", campaignId: "c1" },
  closeLesson: { lessonId: "l1" },
  joinLesson: { code: "BCD234", language: "fr" },
  handInLesson: {
    handInId: "h1",
    lessonId: "l1",
    code: "BCD234",
    tabletId: "t1",
    pupil: 7,
    animalId: "a1",
    at: 1_423_072_260_000,
    answers: { q1: { chosen: ["a"], notApplicable: false } },
  },
  createSource: { operationId: "operation-1", zooId: "home", ...aSource },
  changeSource: {
    zooId: "home",
    sourceId: "source-1",
    ...aSource,
    isArchived: false,
  },
  renewSecret: {
    operationId: "operation-1",
    zooId: "home",
    sourceId: "source-1",
  },
  createFeed: {
    operationId: "operation-1",
    name: "Phone",
    contents: ["mine"],
    language: "fr",
  },
  removeFeed: { feedId: "feed-1" },
  revokeSource: { zooId: "home", sourceId: "source-1" },
  discardReadings: {
    operationId: "operation-1",
    zooId: "home",
    sourceId: "source-1",
    from: 1_423_072_260,
    until: 1_423_075_860,
    confirmed: true,
  },
  importMeasures: {
    zooId: "home",
    enclosureId: "e1",
    parameterId: "home_temperature",
    areaId: null,
    keptAs: "values",
    values: [{ at: 1_423_072_260, value: 23.18 }],
  },
  importObservations: {
    zooId: "home",
    dryRun: false,
    sessions: [aFileSession({ observerId: "admin" })],
  },
  createZoo: { operationId: "operation-1", zooName: "New" },
  setZooArchived: { zooId: "home", archived: false },
  setAppConfig: {
    build: "2.5.0",
    minimumVersion: null,
    maintenance: false,
    maintenanceUntil: null,
    flags: {},
  },
  massSync: { runId },
  handImport: { runId, number: 0, collection: "order", items: [] },
  planImport: { runId, pieces: 1 },
  workRun: { runId, action: "run" },
  reportClientErrors: {
    problems: [
      {
        code: "internal",
        where: "tasks",
        route: "/Dashboard",
        build: "2.5.0",
        fields: [],
      },
    ],
  },
  setAnonymousMode: { zooId: "home", on: false },
  setSectorTeam: { sectorId: "s1", team: emptyTeam },
  removeRecord: { kind: "sectors", id: "s1", action: "remove" },
  uploadImage: {
    folder: "home/sectors/s1",
    name: "profile",
    preset: "profile",
    base64picture: picture,
  },
  uploadProfilePicture: {
    type: "sectors",
    id: "s1",
    zooId: "home",
    base64picture: picture,
  },
  removePicture: { public_id: file },
  finishUpload: {
    uploadId: "00000000-0000-4000-8000-000000000000",
    folder: "home/tasks/t1",
    kind: "sound",
    parts: ["A".repeat(22)],
  },
  getSignedUrl: { storageRef: file },
  createUser: {
    operationId: "operation-1",
    zooId: "home",
    userMail: "new@suricate.test",
    ...names,
    language: "fr",
    userRight: "user",
    suricateRank: "staff",
    sectorRoles: emptyTeam,
    betaTester: false,
    suricateStaff: false,
    tempPassword: newPassword,
  },
  sendUserInvitation: { userData: { userId: "invited" }, zooId: "home" },
  adminSendPasswordResetEmail: { userEmail: "keeper@suricate.test" },
  adminUpdateUserPassword: { userId: "keeper", newPassword },
  generateUserPassword: { userId: "keeper" },
  disableUser: { userId: "keeper" },
  reactivateUser: { userId: "keeper" },
  updateUserAccess: {
    userId: "keeper",
    ...names,
    userMail: "keeper@suricate.test",
    userRight: "user",
    suricateRank: null,
    sectorRoles: emptyTeam,
    betaTester: false,
    suricateStaff: false,
    zooId: "home",
  },
  removeUser: { userId: "keeper" },
  setStaffAccess: { zooId: "home", staffAccess: [] },
  acceptTerms: { eula: 4 },
  completeFirstSignIn: { newPassword, eula: 4 },
  notePasswordChange: {},
  requestPasswordReset: { userMail: "keeper@suricate.test" },
  readCode: { code },
  completeInvitation: {
    code,
    ...names,
    language: "fr",
    newPassword,
    eula: 4,
  },
  resetPassword: { code, newPassword },
  signOutDevice: { deviceId: "device-1", which: "this" },
  exportPerson: { userId: "keeper" },
  erasePerson: { userId: "gone" },
};
