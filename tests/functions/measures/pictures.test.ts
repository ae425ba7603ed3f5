import { beforeEach, describe, expect, it } from "vitest";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import { thumbnailOf } from "@domain/file/path";
import { finishUpload } from "../../../functions/src/callables/finish-upload";
import { getSignedUrl } from "../../../functions/src/callables/get-signed-url";
import { removePicture } from "../../../functions/src/callables/remove-picture";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { drop } from "../../../functions/src/files/bucket";
import { repairFiles } from "../../../functions/src/repair/repair-files";
import { aMeasure, aParameter } from "../../builders/measures";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { deskWorld } from "../desk-stage";
import { anAccess } from "../people";
import { aJpeg } from "../pictures-made";
import { put, read, useStage } from "../stage";
import { aFile, handIn } from "../uploads";

useStage("demo-value-pictures");
useBucket("demo-value-pictures");

const path = "enclosures/e1/measures/m1";
const folder = "home/measures/e1.m1";
const roles = (role: string, sectorId: string) =>
  anAccess("home", { sectorRoles: { [role]: [sectorId] } });
const place = (linkedSectorId: string) => ({
  "enclosures/e1": enclosureSchema.parse({
    zooId: "home",
    enclosureId: "e1",
    enclosureName: "Plain",
    linkedSectorId,
  }),
});
const value = (measureId: string, by: string) =>
  aMeasure({
    zooId: "home",
    measureId,
    enclosureId: "e1",
    parameterId: "p1",
    sectorIds: ["s1"],
    by,
  });

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...deskWorld(),
    ...place("s1"),
    "access/giver": roles("keeper", "s1"),
    "access/other": roles("keeper", "s1"),
    "access/chief": roles("management", "s1"),
    "access/elsewhere": roles("management", "s2"),
    "access/stranger": anAccess("away", { right: "admin" }),
    "environmentalParameters/p1": aParameter({
      zooId: "home",
      parameterId: "p1",
      enclosureIds: ["e1"],
      sectorIds: ["s1"],
    }),
    [path]: value("m1", "giver"),
    "enclosures/e1/measures/m2": value("m2", "other"),
  });
});

const send = async (uid: string, to = folder) =>
  ask(finishUpload, uid, {
    ...(await handIn(uid, "photo", await aJpeg())),
    folder: to,
  });

async function placed(uid = "giver", to = folder): Promise<string> {
  const answer = (await send(uid, to)) as { data?: { path: string } };
  expect(answer).toMatchObject({ success: true });
  return answer.data?.path ?? "";
}

const seen = (uid: string, storageRef: string) =>
  ask(getSignedUrl, uid, { storageRef });
const denied = "permission-denied";

describe("the picture of a value", () => {
  it("is placed by who gave it, seen by who works there, and leaves what was measured as it is", async () => {
    const before = await read(path);
    const picture = await placed();
    expect(picture).toMatch(/^home\/measures\/e1\.m1\/[0-9a-f]{32}\.jpg$/u);
    expect(await filesThere()).toEqual([picture, thumbnailOf(picture)].sort());
    const { value: measured, at, by, notes } = before ?? {};
    expect(await read(path)).toMatchObject({
      picture,
      value: measured,
      at,
      by,
      notes,
    });
    for (const uid of ["other", "elsewhere"])
      expect(await seen(uid, picture)).toMatchObject({ success: true });
    expect(await seen("stranger", picture)).toBe(denied);
    expect(await repairFiles({ dryRun: true, now: new Date() })).toMatchObject({
      orphans: [],
    });
    const late = new Date(Date.now() + 2 * 60 * 60_000);
    expect(await repairFiles({ dryRun: true, now: late })).toMatchObject({
      orphans: [],
      read: 2,
    });
  });

  it.each([
    ["another keeper", "other", folder, denied],
    ["who manages elsewhere", "elsewhere", folder, denied],
    ["another's administrator", "stranger", folder, denied],
    ["nobody's value", "giver", "home/measures/e1.none", denied],
    ["another place", "giver", "home/measures/e2.m1", denied],
    ["under another establishment", "giver", "away/measures/e1.m1", denied],
    ["without its place", "giver", "home/measures/m1", "invalid-argument"],
  ])("is not placed: %s", async (_, uid, to, expected) => {
    expect(await send(uid, to)).toBe(expected);
    expect((await read(path))?.["picture"]).toBeNull();
    const left = (await filesThere()).filter(
      (one) => !one.startsWith("incoming/"),
    );
    expect(left).toEqual([]);
  });

  it("is a picture: nothing else comes in", async () => {
    const video = await handIn("giver", "video", aFile("mp4", 900));
    expect(await ask(finishUpload, "giver", { ...video, folder })).toBe(
      "invalid-argument",
    );
    const fake = await handIn("giver", "photo", aFile("svg", 900));
    expect(await ask(finishUpload, "giver", { ...fake, folder })).toMatchObject(
      {
        success: false,
        error: "invalid-input",
      },
    );
    expect((await read(path))?.["picture"]).toBeNull();
  });

  it("is removed by who may correct it where its place lies now", async () => {
    const public_id = await placed();
    await put(place("s2"));
    for (const uid of ["other", "chief"])
      expect(await ask(removePicture, uid, { public_id })).toBe(denied);
    expect(await ask(removePicture, "elsewhere", { public_id })).toMatchObject({
      success: true,
    });
    expect((await read(path))?.["picture"]).toBeNull();
    expect(await filesThere()).toEqual([]);
  });

  it("goes for good with its parameter", async () => {
    await placed();
    await placed("other", "home/measures/e1.m2");
    expect(await filesThere()).toHaveLength(4);
    const removal = {
      kind: "environmentalParameters",
      id: "p1",
      action: "remove",
      confirmed: true,
    };
    expect(await ask(removeRecord, "admin", removal)).toMatchObject({
      success: true,
      data: { removed: true },
    });
    expect(await read(path)).toBeNull();
    expect(await filesThere()).toEqual([]);
  });
});
