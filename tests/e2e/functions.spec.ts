import { demoDocument } from "../../demo/seed/build/document";
import { callables, type CallableName } from "../../src/domain/callables";
import { examples } from "../functions/accounts/examples";
import { spoiledFor } from "../functions/accounts/spoiled";
import {
  aPerson,
  aPlace,
  aTask,
  changeAccess,
  signUp,
  tokenOf,
} from "./steps/place";
import { documentOf, writeDocuments } from "./steps/suite";
import { functionsHost, project } from "./world";
import { expect, test } from "./steps/test";

const made = { createdAt: new Date(), createdBy: "founder" };

/** What a callable answers over HTTP, to nobody where there is no token. */
async function call(
  name: string,
  data: unknown,
  token: string | null,
): Promise<{ code: number; status: unknown }> {
  const answer = await fetch(
    `http://${functionsHost}/${project}/europe-west3/${name}`,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data }),
    },
  );
  const { error } = (await answer.json()) as { error?: { status: unknown } };
  return { code: answer.status, status: error?.status };
}

/** A picture of one dot, and the name that a stored one could have. */
const dot =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const stored = `${"0".repeat(32)}.jpg`;

/** Of one's own account: for everybody who is active. */
const own = [
  "acceptTerms",
  "completeFirstSignIn",
  "notePasswordChange",
  "signOutDevice",
  "createFeed",
  "removeFeed",
] as const satisfies CallableName[];

/** For who is signed out, too. */
const anybodys = [
  "requestPasswordReset",
  "readCode",
  "completeInvitation",
  "resetPassword",
  "reportClientErrors",
  "downloadExport",
] as const satisfies CallableName[];

/** For the account of tablets alone. */
const forTablets: readonly CallableName[] = ["joinLesson", "handInLesson"];

/** What those who manage nobody ask about somebody of the first establishment. */
function aboutPeople(zooId: string): Record<string, object> {
  const named = [
    "adminUpdateUserPassword",
    "generateUserPassword",
    "disableUser",
    "reactivateUser",
    "updateUserAccess",
    "removeUser",
    "exportPerson",
    "erasePerson",
  ] as const satisfies CallableName[];
  const about = named.map((name) => [
    name,
    { ...examples[name], userId: "keeper", zooId },
  ]);
  return {
    ...(Object.fromEntries(about) as Record<string, object>),
    createUser: { ...examples.createUser, zooId },
    sendUserInvitation: { userData: { userId: "keeper" }, zooId },
    adminSendPasswordResetEmail: { userEmail: "keeper@suricate.test" },
    setStaffAccess: { zooId, staffAccess: [] },
  };
}

/** In the long form each callable is asked everything here, too; else once, as the same is asked of each without a network. */
const isLong = process.env["SOAK"] === "1";
const spoiledOnes = isLong ? 10 : 1;

test(`every callable refuses ${spoiledOnes} of the requests it cannot take, as such`, async () => {
  test.slow(isLong, "ten requests each");
  const place = await aPlace();
  // Whom nothing is refused for want of a right.
  const root = await tokenOf(await aPerson(place, { right: "superAdmin" }));
  const tablet = await tokenOf(await aPerson(place, { status: "educational" }));
  for (const name of Object.keys(callables) as CallableName[])
    for (const payload of spoiledFor(name, spoiledOnes, 10))
      expect([
        name,
        payload,
        await call(name, payload, forTablets.includes(name) ? tablet : root),
      ]).toEqual([name, payload, { code: 400, status: "INVALID_ARGUMENT" }]);
});

test("one's own callables are nobody's who is not active", async () => {
  const place = await aPlace();
  const off = await aPerson(place, { status: "disabled" });
  for (const name of own)
    for (const [token, code] of [
      [await tokenOf(off), 403],
      [await tokenOf(await signUp()), 403],
      [null, 401],
      ["forged", 401],
    ] as const)
      expect([name, await call(name, examples[name], token)]).toMatchObject([
        name,
        { code },
      ]);
});

test("callables refuse who has no right, with the status of the refusal", async () => {
  test.slow();
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const off = await aPerson(place, { right: "admin", status: "disabled" });
  const team = { keeper: [], management: [], veterinary: [], nutrition: [] };
  const sector = {
    collection: "sectors",
    id: `${sectorId}-new`,
    kind: "create",
    values: { zooId, sectorName: "Volière" },
  };
  const asked: Record<string, object> = {
    createZoo: examples.createZoo,
    setAppConfig: examples.setAppConfig,
    checkSystem: examples.checkSystem,
    reviewSpecie: examples.reviewSpecie,
    mergeTaxa: examples.mergeTaxa,
    checkTaxonomy: examples.checkTaxonomy,
    massSync: examples.massSync,
    handImport: examples.handImport,
    planImport: examples.planImport,
    workRun: examples.workRun,
    setZooArchived: { zooId, archived: true },
    createSource: { ...examples.createSource, zooId },
    changeSource: { ...examples.changeSource, zooId },
    renewSecret: { ...examples.renewSecret, zooId },
    revokeSource: { ...examples.revokeSource, zooId },
    discardReadings: { ...examples.discardReadings, zooId },
    importMeasures: { ...examples.importMeasures, zooId },
    importObservations: { ...examples.importObservations, zooId },
    removeRecord: { kind: "sectors", id: sectorId },
    setAnonymousMode: { zooId, on: true },
    authoriseZoo: { ...examples.authoriseZoo, zooId },
    remindParticipants: examples.remindParticipants,
    // Animals are for every member; how much was done is not.
    requestExport: {
      ...examples.requestExport,
      zooId,
      asked: { kind: "activity", period: examples.readActivity.period },
    },
    readActivity: { ...examples.readActivity, zooId },
    readLateness: { ...examples.readLateness, zooId },
    orderEnrichments: { ...examples.orderEnrichments, zooId: "sentinelle" },
    setSectorTeam: { sectorId, team },
    saveRecords: { operationId: "an-attack", changes: [sector] },
    uploadImage: {
      folder: `${zooId}/sectors/${sectorId}`,
      name: "profile",
      preset: "profile",
      base64picture: dot,
    },
    uploadProfilePicture: {
      type: "sectors",
      id: sectorId,
      zooId,
      base64picture: dot,
    },
    removePicture: { public_id: `${zooId}/sectors/${sectorId}/${stored}` },
    finishUpload: {
      uploadId: "00000000-0000-0000-0000-000000000000",
      folder: "sentinelle/tasks/theirs",
      kind: "photo",
      parts: ["A".repeat(22)],
    },
    getSignedUrl: { storageRef: `sentinelle/sectors/sahel/${stored}` },
    setEducationalAccount: { ...examples.setEducationalAccount, zooId },
    openLesson: { operationId: "operation-1", campaignId: "lemurs-pupils" },
    closeLesson: { lessonId: "lemurs-pupils-1" },
    joinLesson: examples.joinLesson,
    handInLesson: examples.handInLesson,
    ...aboutPeople(zooId),
  };
  expect([...Object.keys(asked), ...own, ...anybodys].sort()).toEqual(
    Object.keys(callables).sort(),
  );
  const denied = { code: 403, status: "PERMISSION_DENIED" };
  const people = [
    [await tokenOf(await aPerson(place)), denied],
    [await tokenOf(off), denied],
    [await tokenOf(await signUp()), denied],
    [null, { code: 401, status: "UNAUTHENTICATED" }],
    ["forged", { code: 401, status: "UNAUTHENTICATED" }],
  ] as const;
  const before = await documentOf(`sectors/${sectorId}`);
  for (const [at, [name, data]] of Object.entries(asked).entries())
    for (const [index, [token, refusal]] of people.entries()) {
      // One by everybody, each by a member of the establishment and by nobody.
      if (at > 0 && !isLong && index > 0 && token !== null) continue;
      expect([name, index, await call(name, data, token)]).toEqual([
        name,
        index,
        refusal,
      ]);
    }
  expect(await documentOf(`sectors/${sectorId}`)).toEqual(before);
  expect(await documentOf(`sectors/${sectorId}-new`)).toBeNull();

  const admin = await tokenOf(await aPerson(place, { right: "admin" }));
  expect(
    await call("setSectorTeam", asked["setSectorTeam"] ?? {}, admin),
  ).toEqual({ code: 200, status: undefined });
});

test("who is disabled is gone from team and task", async () => {
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const leaver = await aPerson(place);
  const task = await aTask(place);
  const asks = { responsibleIds: [leaver.uid], audience: [leaver.uid] };
  await writeDocuments([
    demoDocument(
      "sectors",
      sectorId,
      { zooId, sectorName: "Savane", sectorKeeper: [leaver.uid] },
      made,
    ),
    demoDocument(
      "tasks",
      task.id,
      {
        zooId,
        authorId: "founder",
        title: task.title,
        type: "feeding",
        target: { level: "SECTOR", ids: [sectorId] },
        sectorIds: [sectorId],
        dueAt: task.dueAt,
        dueAtUnix: task.dueAt.getTime(),
        status: "OPEN",
        ...asks,
      },
      made,
    ),
  ]);
  await changeAccess(leaver, place, { status: "disabled" });
  for (const path of [`sectors/${sectorId}`, task.path, `access/${leaver.uid}`])
    await expect
      .poll(async () => {
        const { createdBy, ...fields } = (await documentOf(path)) ?? {};
        expect(createdBy).toBeDefined();
        return JSON.stringify(fields["sectorRoles"] ?? fields).includes(
          path.startsWith("access") ? sectorId : leaver.uid,
        );
      })
      .toBe(false);
});
