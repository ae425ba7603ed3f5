import { beforeEach, describe, expect, it } from "vitest";
import { callables, type CallableName } from "@domain/callables";
import { emptyTeam } from "@domain/sector/sector";
import { finishUpload } from "../../functions/src/callables/finish-upload";
import { removePicture } from "../../functions/src/callables/remove-picture";
import { removeRecord } from "../../functions/src/callables/remove-record";
import { saveRecords } from "../../functions/src/callables/save-records";
import { setAnonymousMode } from "../../functions/src/callables/set-anonymous-mode";
import { setSectorTeam } from "../../functions/src/callables/set-sector-team";
import { uploadImage } from "../../functions/src/callables/upload-image";
import { uploadProfilePicture } from "../../functions/src/callables/upload-profile-picture";
import { database } from "../../functions/src/edge/admin";
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
import { put, read, useStage } from "./stage";
import { aFeeding } from "./uploads";

useStage("demo-demonstration");
useBucket("demo-demonstration");
beforeEach(() =>
  put({
    ...deskWorld(),
    "enclosures/e1": { ...deskWorld()["enclosures/e1"], areas: [zone] },
    "tasks/t1": aFeeding(),
    "access/provider": anAccess("away", { staff: true, zooIds: ["home"] }),
    "enclosures/e9": {
      ...deskWorld()["enclosures/e1"],
      enclosureId: "e9",
      isArchived: true,
    },
  }),
);

const turn = (uid: string, on: boolean, zooId = "home") =>
  ask(setAnonymousMode, uid, { zooId, on });

/** Everything that is stored, to tell whether anything was written. */
async function everything(): Promise<string> {
  const all: unknown[] = [];
  for (const collection of await database().listCollections())
    for (const doc of (await collection.get()).docs)
      all.push([doc.ref.path, doc.data()]);
  return JSON.stringify(all);
}

const refused = { success: false, error: "demonstration" };

/** What ends it, and what only reads. */
const exempt = [
  "setAnonymousMode",
  "getSignedUrl",
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
};
const run = {
  finishUpload,
  removeRecord,
  removePicture,
  setSectorTeam,
  saveRecords,
  uploadImage,
  uploadProfilePicture,
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
