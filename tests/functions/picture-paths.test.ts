import { accessSchema } from "@domain/access/access";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { thumbnailOf } from "@domain/file/path";
import { getSignedUrl } from "../../functions/src/callables/get-signed-url";
import { removePicture } from "../../functions/src/callables/remove-picture";
import { uploadImage } from "../../functions/src/callables/upload-image";
import { uploadProfilePicture } from "../../functions/src/callables/upload-profile-picture";
import { mayPlace } from "../../functions/src/files/record";
import { ask } from "./ask";
import { anAccess, world } from "./people";
import { aJpeg } from "./pictures-made";
import { put, useStage } from "./stage";

// There is no bucket here: whatever reached for one would fail otherwise than these refusals.
useStage("demo-picture-paths");
beforeEach(() => put(world()));

const profile = (bytes: Buffer, change: object = {}) => ({
  type: "enclosures",
  id: "e1",
  zooId: "home",
  base64picture: bytes.toString("base64"),
  ...change,
});

const image = (change: object) => ({
  name: "zone",
  folder: "home/enclosures/e1",
  preset: "zone",
  base64picture: "AAAA",
  ...change,
});
const file = `${"0".repeat(32)}.jpg`;

describe("a path is made of its parts, never taken as it is", () => {
  it.each([
    "",
    "home",
    "home/enclosures",
    "home/enclosures/e1/more",
    "/home/enclosures/e1",
    "home/enclosures/",
    "home/enclosures/..",
    "../enclosures/e1",
    "home/enclosures/../enclosures",
    "home/enclosures/a..b",
    "home/enclosures%2Fe1",
    "home%2Fenclosures%2Fe1",
    "home/enclosures/e1%2F..",
    "home/enclosures/%2e%2e",
    "home\\enclosures\\e1",
    "home/Enclosures/e1",
    "home/access/admin",
    "home/constructor/e1",
    "gs://other-bucket/home/enclosures/e1",
    "https://storage.googleapis.com/other/home/enclosures/e1",
    "home/enclosures/e1\u0000",
    "home/enclosures/e1\n",
    "incoming/admin/e1",
    "home/enclosures/__x__",
    "home/enclosures/__proto__",
    "__x__/enclosures/e1",
    `home/enclosures/${"x".repeat(201)}`,
  ])("the folder %j is none", async (folder) => {
    expect(await ask(uploadImage, "root", image({ folder }))).toBe(
      "invalid-argument",
    );
  });

  it.each([
    { preset: "huge" },
    { preset: "profile" },
    { preset: "attachment" },
    { preset: "attachment", name: "attachment" },
    { folder: "home/animals/a1" },
    { name: "a/b" },
    { base64picture: "<svg/>" },
    { base64picture: "data:image/svg+xml;base64,AAAA" },
    { base64picture: "" },
  ])("nor is %j", async (change) => {
    expect(await ask(uploadImage, "root", image(change))).toBe(
      "invalid-argument",
    );
  });

  it.each([
    "home/enclosures/e1",
    `home/enclosures/../${file}`,
    `home/enclosures/e1/../${file}`,
    `home/enclosures/e1%2F${file}`,
    `home/access/e1/${file}`,
    `home/enclosures/__x__/${file}`,
    `gs://other/home/enclosures/e1/${file}`,
    "home/enclosures/e1/secrets.json",
    `home/enclosures/e1/${"0".repeat(32)}.svg`,
    `incoming/admin/${"0".repeat(32)}.0`,
  ])("the file %j is none", async (path) => {
    expect(await ask(removePicture, "root", { public_id: path })).toBe(
      "invalid-argument",
    );
    for (const storageRef of [
      path,
      [path],
      [`home/enclosures/e1/${file}`, path],
    ])
      expect(await ask(getSignedUrl, "root", { storageRef })).toBe(
        "invalid-argument",
      );
  });

  it("a thumbnail goes only with its picture", async () => {
    const path = thumbnailOf(`home/enclosures/e1/${file}`);
    expect(await ask(removePicture, "root", { public_id: path })).toBe(
      "invalid-argument",
    );
  });

  it("a neighbour's ids are nobody's here", async () => {
    const sent = await aJpeg();
    for (const change of [
      { zooId: "away" },
      { zooId: "away", id: "none" },
      { id: "none" },
      { type: "animals", id: "e1" },
    ])
      for (const uid of ["admin", "neighbour"])
        expect(
          await ask(uploadProfilePicture, uid, profile(sent, change)),
        ).toBe("permission-denied");
    expect(await ask(uploadProfilePicture, "neighbour", profile(sent))).toBe(
      "permission-denied",
    );
  });
});

describe("a first read that fails", () => {
  const unhandled: unknown[] = [];
  const heard = (reason: unknown) => unhandled.push(reason);
  beforeEach(() => {
    unhandled.length = 0;
    process.on("unhandledRejection", heard);
  });
  afterEach(() => {
    process.off("unhandledRejection", heard);
  });

  it("is an error of that request, and nobody else's: no rejection is left that would end the process", async () => {
    const place = {
      zooId: "home",
      type: "enclosures",
      // Refused by Firestore itself, as any first read may fail.
      id: "__x__",
      preset: "profile",
      name: "profile",
    } as const;
    const session = {
      uid: "admin",
      access: accessSchema.parse(anAccess("home", { right: "admin" })),
      zooId: "home",
    };
    await expect(mayPlace(session, place)).rejects.toThrow();
    // What nobody handles is said once all that was waiting has run.
    await new Promise((done) => setImmediate(done));
    expect(unhandled).toEqual([]);
  });
});
