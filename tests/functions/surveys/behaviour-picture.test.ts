import { beforeEach, describe, expect, it } from "vitest";
import type { EthogramVersion } from "@domain/ethogram/version";
import { thumbnailOf } from "@domain/file/path";
import { getSignedUrl } from "../../../functions/src/callables/get-signed-url";
import { removePicture } from "../../../functions/src/callables/remove-picture";
import { uploadImage } from "../../../functions/src/callables/upload-image";
import { drop } from "../../../functions/src/files/bucket";
import { repairFiles } from "../../../functions/src/repair/repair-files";
import {
  aBehaviour,
  anEthogram,
  anEthogramVersion,
} from "../../builders/ethograms";
import { stored } from "../../rules/harness";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { save } from "../desk-stage";
import { anAccess, world } from "../people";
import { aJpeg } from "../pictures-made";
import { put, read, useStage } from "../stage";

useStage("demo-behaviour-picture");
useBucket("demo-behaviour-picture");

const at = "observations/obs-1";
const draft = `${at}/versions/1`;
const done = { success: true };
const denied = "permission-denied";
const late = () => new Date(Date.now() + 2 * 60 * 60_000);

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...world(),
    "access/auditor": anAccess("home", { right: "auditor" }),
    [at]: stored(anEthogram({ obsSpecie: [] })),
    [draft]: stored(anEthogramVersion({ behaviours: [aBehaviour()] })),
  });
});

const place = async (uid: string, colour = "red", folder = `official/${at}`) =>
  ask(uploadImage, uid, {
    ...{ name: "part", preset: "part", folder },
    base64picture: (await aJpeg(colour)).toString("base64"),
  });

async function placed(colour?: string): Promise<string> {
  const answer = (await place("root", colour)) as { data?: { path: string } };
  expect(answer).toMatchObject(done);
  return answer.data?.path ?? "";
}

const about = { collection: "observationVersions", id: "1", parentId: "obs-1" };

async function give(picture: string | null) {
  const { behaviours } = (await read(draft)) as unknown as EthogramVersion;
  return save("root", [
    {
      ...about,
      kind: "change",
      values: { behaviours: behaviours.map((one) => ({ ...one, picture })) },
      base: { behaviours },
    },
  ]);
}

const publish = () =>
  save("root", [{ ...about, kind: "publish", values: {}, base: {} }]);

const pictures = async () =>
  ((await read(draft)) as unknown as EthogramVersion).behaviours.map(
    ({ picture }) => picture,
  );
const seen = (uid: string | null, storageRef: string | string[]) =>
  ask(getSignedUrl, uid, { storageRef });
const bothOf = (path: string) => [path, thumbnailOf(path)];

describe("the picture of a behaviour", () => {
  it("is kept for the ethogram, named by its draft, and read as published by everybody at work", async () => {
    const before = await read(at);
    const first = await placed();
    expect(first).toMatch(
      /^official\/observations\/obs-1\/[0-9a-f]{32}\.jpg$/u,
    );
    // Only what is saved names it.
    expect(await read(at)).toEqual(before);
    expect(await pictures()).toEqual([null]);
    expect(await give(first)).toMatchObject(done);
    expect(await publish()).toMatchObject(done);
    expect(await pictures()).toEqual([first]);
    for (const uid of ["keeper", "auditor", "stranger", "root"])
      expect(await seen(uid, bothOf(first))).toMatchObject(done);
    expect(await seen("off", first)).toBe(denied);
    expect(await seen(null, first)).toBe("unauthenticated");
    expect(await seen("keeper", first.replace("official", "home"))).toBe(
      denied,
    );
  });

  it("stays whatever takes its place, is asked to be removed, or is repaired", async () => {
    const first = await placed();
    expect(await give(first)).toMatchObject(done);
    expect(await publish()).toMatchObject(done);
    const second = await placed("blue");
    expect(
      await ask(removePicture, "root", { public_id: first }),
    ).toMatchObject(done);
    expect(await ask(removePicture, "keeper", { public_id: first })).toBe(
      denied,
    );
    expect(await repairFiles({ dryRun: false, now: late() })).toMatchObject({
      orphans: [],
      removed: 0,
    });
    expect(await pictures()).toEqual([first]);
    expect(await filesThere()).toEqual(
      [...bothOf(first), ...bothOf(second)].sort(),
    );
    // What is published takes no other.
    expect(await give(second)).toMatchObject({ success: false });
    expect(await pictures()).toEqual([first]);
  });

  it.each(["keeper", "manager", "admin", "auditor", "neighbour", "off"])(
    "is not placed by %s",
    async (uid) => {
      expect(await place(uid)).toBe(denied);
      expect(await filesThere()).toEqual([]);
    },
  );

  it("is placed for no ethogram that is not there, or lies elsewhere", async () => {
    const refused = { success: false, error: "not-found" };
    expect(
      await place("root", "red", "official/observations/none"),
    ).toMatchObject(refused);
    expect(await place("root", "red", `home/${at}`)).toMatchObject(refused);
    expect(await filesThere()).toEqual([]);
  });

  it("is none of another ethogram or record, and no address", async () => {
    const own = await placed();
    for (const other of [
      own.replace("obs-1", "obs-2"),
      own.replace("observations", "questions"),
      own.replace("official", "home"),
      thumbnailOf(own),
      `../${own}`,
      "https://example.org/picture.jpg",
    ])
      expect(await give(other)).toMatchObject({
        success: false,
        error: "invalid-input",
      });
    expect(await pictures()).toEqual([null]);
    expect(await give(own)).toMatchObject(done);
    expect(await give(null)).toMatchObject(done);
    expect(await pictures()).toEqual([null]);
  });
});
