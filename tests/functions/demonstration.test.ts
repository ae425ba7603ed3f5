import { beforeEach, describe, expect, it } from "vitest";
import { callables, type CallableName } from "@domain/callables";
import { emptyTeam } from "@domain/sector/sector";
import * as run from "../../functions/src/index";
import { aCampaign, aLesson } from "../builders/campaigns";
import { examples } from "./accounts/examples";
import { useFakeAccounts } from "./accounts/fake-accounts";
import { aPerson, everything, mailOf } from "./accounts/staffed";
import { ask } from "./ask";
import { useBucket } from "./bucket-stage";
import {
  change,
  create,
  deskWorld,
  newAnimal,
  newEnclosure,
  newOperation,
  newSector,
  newTemplate,
  save,
} from "./desk-stage";
import { anAccess } from "./people";
import { walkedOfSync } from "./mass-sync/walked";
import { put, read, useStage } from "./stage";
import { aFeeding } from "./uploads";

useStage("demo-demonstration");
useBucket("demo-demonstration");
const fake = useFakeAccounts();
beforeEach(() => fake.add("member", mailOf("member")));
beforeEach(() =>
  put({
    ...deskWorld(),
    "enclosures/e1": { ...deskWorld()["enclosures/e1"], areas: [zone] },
    "tasks/t1": aFeeding(),
    "campaigns/c1": aCampaign({ campaignId: "c1", zooId: "home" }),
    "lessons/l1": aLesson({ lessonId: "l1", zooId: "home" }),
    ...aPerson("member", "home"),
    ...aPerson("invited", "home", { status: "pending" }),
    ...aPerson("gone", "home", { status: "deleted" }),
    "access/provider": anAccess("away", { staff: true, zooIds: ["home"] }),
    "enclosures/e9": {
      ...deskWorld()["enclosures/e1"],
      enclosureId: "e9",
      isArchived: true,
    },
  }),
);

const turn = (uid: string, on: boolean, zooId = "home") =>
  ask(run.setAnonymousMode, uid, { zooId, on });

const refused = { success: false, error: "demonstration" };

/** What ends it, what only reads, and what is of one's own account. */
const exempt = [
  "setAnonymousMode",
  // A superAdmin's alone, and theirs are kept.
  "createZoo",
  "setZooArchived",
  "getSignedUrl",
  // The educational account's alone: lessons/lessons.test.ts.
  "joinLesson",
  "handInLesson",
  // They only read.
  "readActivity",
  "readLateness",
  "downloadExport",
  "exportPerson",
  "acceptTerms",
  "completeFirstSignIn",
  "notePasswordChange",
  "requestPasswordReset",
  "readCode",
  "completeInvitation",
  "resetPassword",
  "signOutDevice",
  "removeFeed",
  // Of the whole product, not of an establishment.
  "setAppConfig",
  "checkSystem",
  ...walkedOfSync,
  "reportClientErrors",
  // Of the reference data that all share.
  "reviewSpecie",
  "mergeTaxa",
  "checkTaxonomy",
] as const satisfies readonly CallableName[];

const isExempt = (name: CallableName): name is (typeof exempt)[number] =>
  exempt.some((one) => one === name);

/** Refused before anything is decoded: any bytes will do. */
const base64picture = "AAAA";
const zone = { areaId: "z1", areaName: "Pond" };
const aFile = `home/enclosures/e1/${"0".repeat(32)}.jpg`;

/** What each callable is asked by those who may. */
const asked: Record<
  Exclude<CallableName, (typeof exempt)[number]>,
  object[]
> = {
  removeRecord: [
    { kind: "animals", id: "a1" },
    { kind: "enclosures", id: "e1" },
    { kind: "sectors", id: "s1" },
    { kind: "enclosures", id: "e9", action: "restore" },
    { kind: "sectors", id: "s1", action: "restore" },
  ],
  requestExport: [
    {
      operationId: "operation-1",
      zooId: "home",
      asked: { kind: "animals" },
      format: "csv",
      language: "fr",
    },
  ],
  authoriseZoo: [
    {
      operationId: "operation-1",
      zooId: "home",
      animalIds: ["a1"],
      otherZooId: "away",
      authorised: true,
    },
  ],
  remindParticipants: [{ campaignId: "c1" }],
  setEducationalAccount: [examples.setEducationalAccount],
  openLesson: [examples.openLesson],
  closeLesson: [examples.closeLesson],
  orderEnrichments: [
    {
      operationId: "operation-1",
      zooId: "home",
      lines: [{ enrichmentId: "object-1", quantity: 2 }],
    },
  ],
  createFeed: [examples.createFeed],
  createSource: [examples.createSource],
  changeSource: [examples.changeSource],
  renewSecret: [examples.renewSecret],
  revokeSource: [examples.revokeSource],
  discardReadings: [examples.discardReadings],
  importMeasures: [examples.importMeasures],
  importObservations: [examples.importObservations],
  setSectorTeam: [{ sectorId: "s1", team: emptyTeam }],
  uploadImage: [
    { name: "z1", folder: "home/enclosures/e1", preset: "zone", base64picture },
  ],
  uploadProfilePicture: [
    { type: "enclosures", id: "e1", zooId: "home", base64picture },
  ],
  removePicture: [{ public_id: aFile }],
  finishUpload: [
    {
      uploadId: "00000000-0000-4000-8000-000000000000",
      folder: "home/tasks/t1",
      kind: "sound",
      parts: ["A".repeat(22)],
    },
  ],
  saveRecords: [
    create("sectors", "n1", newSector()),
    create("enclosures", "n1", newEnclosure()),
    create("animals", "n1", newAnimal()),
    create("taskTemplates", "n1", newTemplate()),
    change("zoo", "home", { zooName: "Other" }),
    change("sectors", "s1", { sectorName: "Other" }),
    change("enclosures", "e1", { enclosureName: "Other" }),
    change("animals", "a1", { animalName: "Other" }),
    change("taskTemplates", "t1", { title: "Other" }),
  ].map((one) => ({ changes: [one] })),
  createUser: [
    {
      operationId: "operation-1",
      zooId: "home",
      userMail: "new@suricate.test",
      userFirstname: "New",
      userLastname: "Comer",
      language: "fr",
    },
  ],
  sendUserInvitation: [{ userData: { userId: "invited" }, zooId: "home" }],
  adminSendPasswordResetEmail: [{ userEmail: mailOf("member") }],
  adminUpdateUserPassword: [{ userId: "member", newPassword: "another-one" }],
  generateUserPassword: [{ userId: "member" }],
  disableUser: [{ userId: "member" }],
  reactivateUser: [{ userId: "member" }],
  updateUserAccess: [
    { userId: "member", userRight: "manager" },
    { userId: "member", betaTester: true },
  ],
  removeUser: [{ userId: "member" }],
  setStaffAccess: [{ zooId: "home", staffAccess: ["provider"] }],
  erasePerson: [{ userId: "gone" }],
};
const cases = (Object.keys(callables) as CallableName[]).flatMap((name) =>
  isExempt(name) ? [] : asked[name].map((input) => [name, input] as const),
);

const withOperation = (name: string, input: object) =>
  name === "saveRecords" ? { operationId: newOperation(), ...input } : input;

describe("while an establishment demonstrates", () => {
  beforeEach(async () => {
    expect(await turn("admin", true)).toMatchObject({ success: true });
  });

  it.each(cases)("%s refuses an admin: %j", async (name, input) => {
    const before = await everything();
    const answer = await ask(run[name], "admin", withOperation(name, input));
    expect(answer).toMatchObject(refused);
    expect(await everything()).toBe(before);
    expect([...fake.all.values()]).toMatchObject([
      { password: "first-one", enabled: true, ended: 0 },
    ]);
  });

  it("refuses management and listed provider staff alike, and keeps a superAdmin's", async () => {
    const edit = () => [change("enclosures", "e1", { enclosureName: "Hill" })];
    for (const uid of ["manager", "provider"])
      expect(await save(uid, edit())).toMatchObject(refused);
    expect(await save("root", edit())).toMatchObject({ success: true });
    expect(await read("enclosures/e1")).toMatchObject({
      enclosureName: "Hill",
    });
  });

  it("says that a right is missing before it says that nothing is kept", async () => {
    expect(
      await save("keeper", [change("sectors", "s1", { sectorName: "X" })]),
    ).toMatchObject({ code: "permission-denied" });
  });

  it("lets the other establishments work", async () => {
    expect(
      await save("neighbour", [
        change("sectors", "s-away", { sectorName: "Marsh" }),
      ]),
    ).toMatchObject({ success: true });
  });

  it("keeps again once it has ended", async () => {
    expect(await turn("admin", false)).toMatchObject({ success: true });
    expect(
      await save("manager", [
        change("enclosures", "e1", { enclosureName: "Hill" }),
      ]),
    ).toMatchObject({ success: true });
  });
});

describe("setAnonymousMode", () => {
  it("is for the establishment's admin and a superAdmin", async () => {
    for (const uid of ["keeper", "manager", "neighbour", "provider", "off"])
      expect([uid, await turn(uid, true)]).toEqual([uid, "permission-denied"]);
    expect(await turn("admin", true, "away")).toBe("permission-denied");
    expect(await read("zoo/home")).toMatchObject({ anonymousMode: false });
    expect(await turn("root", true, "away")).toMatchObject({ success: true });
    expect(await read("zoo/away")).toMatchObject({
      anonymousMode: true,
      updatedBy: "root",
    });
  });

  it("knows its establishments", async () => {
    expect(await turn("root", true, "nowhere")).toMatchObject({
      success: false,
      error: "not-found",
    });
  });
});
