import { beforeEach, describe, expect, it } from "vitest";
import { sentPictureMax, sideMax } from "@domain/file/limits";
import type { StoredPicture } from "@domain/file/callables";
import { thumbnailOf } from "@domain/file/path";
import { getSignedUrl } from "../../functions/src/callables/get-signed-url";
import { removePicture } from "../../functions/src/callables/remove-picture";
import { uploadImage } from "../../functions/src/callables/upload-image";
import { uploadProfilePicture } from "../../functions/src/callables/upload-profile-picture";
import { bytesOf, drop, keep } from "../../functions/src/files/bucket";
import { writeEvents } from "../../functions/src/events/write-events";
import { repairFiles } from "../../functions/src/repair/repair-files";
import { ask } from "./ask";
import { filesThere, useBucket } from "./bucket-stage";
import { world } from "./people";
import { aJpeg, bomb, cornersOf, sharp, turnedJpeg } from "./pictures-made";
import { put, read, useStage } from "./stage";
import { aFeeding } from "./uploads";

useStage("demo-pictures");
useBucket("demo-pictures");

const zone = { areaId: "z1", areaName: "Pond", surprise: { kept: true } };

beforeEach(async () => {
  await drop(await filesThere());
  await put(world());
});

const profile = (bytes: Buffer, change: object = {}) => ({
  type: "enclosures",
  id: "e1",
  zooId: "home",
  base64picture: bytes.toString("base64"),
  ...change,
});

async function taken(
  callable: Parameters<typeof ask>[0],
  uid: string,
  data: object,
): Promise<StoredPicture> {
  const answer = await ask(callable, uid, data);
  expect(answer).toMatchObject({ success: true });
  return (answer as { data: StoredPicture }).data;
}

const bytesAt = async (path: string) =>
  (await bytesOf(path)) ?? Buffer.alloc(0);

describe("a picture that is taken in", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "of EXIF orientation %i stands upright and carries nothing else",
    async (orientation) => {
      const sent = await turnedJpeg(orientation);
      expect((await sharp(sent).metadata()).orientation).toBe(orientation);
      const { path } = await taken(
        uploadProfilePicture,
        "admin",
        profile(sent),
      );
      for (const one of [path, thumbnailOf(path)]) {
        const stored = await bytesAt(one);
        const header = await sharp(stored).metadata();
        expect(header).toMatchObject({ format: "jpeg", width: 80, height: 40 });
        for (const kind of ["exif", "xmp", "iptc", "icc", "orientation"])
          expect(header).not.toHaveProperty(kind);
        expect(stored.includes("Exif")).toBe(false);
        expect(await cornersOf(stored)).toEqual([
          "red",
          "lime",
          "yellow",
          "blue",
        ]);
      }
    },
  );

  it("stands in its record, with its thumbnail beside it, and takes the place of the one before", async () => {
    const first = await taken(
      uploadProfilePicture,
      "admin",
      profile(await aJpeg("green", 600, 400)),
    );
    expect(first.path).toMatch(/^home\/enclosures\/e1\/[0-9a-f]{32}\.jpg$/);
    expect(first.thumbnail).toBe(thumbnailOf(first.path));
    expect(await read("enclosures/e1")).toMatchObject({
      enclosureProfilePicture: first.path,
      updatedBy: "admin",
      enclosureName: "Plain",
    });
    const small = await sharp(await bytesAt(first.thumbnail)).metadata();
    expect([small.width, small.height]).toEqual([256, 171]);
    const second = await taken(
      uploadProfilePicture,
      "manager",
      profile(await aJpeg("red")),
    );
    expect(await read("enclosures/e1")).toMatchObject({
      enclosureProfilePicture: second.path,
    });
    // The one before stays in the gallery, until it is taken out there.
    expect(await filesThere()).toEqual(
      [first, second].flatMap((one) => [one.path, one.thumbnail]).sort(),
    );
    await writeEvents("delivery", {
      collection: "enclosures",
      id: "e1",
      before: {
        ...(await read("enclosures/e1")),
        enclosureProfilePicture: null,
      },
      after: {
        ...(await read("enclosures/e1")),
        enclosureProfilePicture: first.path,
      },
      writtenAt: new Date(),
    });
    const later = new Date(Date.now() + 2 * 3_600_000);
    expect(await repairFiles({ dryRun: true, now: later })).toMatchObject({
      orphans: [],
    });
    const former = { public_id: first.path };
    expect(await ask(removePicture, "pedago", former)).toBe(
      "permission-denied",
    );
    await ask(removePicture, "manager", former);
    expect(await filesThere()).toEqual([second.path, second.thumbnail].sort());
    expect(await read("enclosures/e1")).toMatchObject({
      enclosureProfilePicture: second.path,
    });
  });

  it("of a zone stands in that zone alone, whatever else is stored there", async () => {
    const other = { areaId: "z2", areaName: "Rock" };
    const before = await read("enclosures/e1");
    await put({ "enclosures/e1": { ...before, areas: [zone, other] } });
    const { path } = await taken(uploadImage, "manager", {
      name: "z1",
      folder: "home/enclosures/e1",
      preset: "zone",
      base64picture: `data:image/png;base64,${(
        await sharp({
          create: { width: 9, height: 9, channels: 4, background: "#0000" },
        })
          .png()
          .toBuffer()
      ).toString("base64")}`,
    });
    expect(path).toMatch(/\.png$/);
    expect((await read("enclosures/e1"))?.["areas"]).toEqual([
      { ...zone, areaImage: path },
      other,
    ]);
    const missing = {
      name: "z9",
      folder: "home/enclosures/e1",
      preset: "zone",
      base64picture: (await aJpeg()).toString("base64"),
    };
    expect(await ask(uploadImage, "manager", missing)).toMatchObject({
      success: false,
      error: "invalid-input",
    });
  });

  it("of the longest side there may be, by one thread of the decoder", async () => {
    const { path } = await taken(
      uploadProfilePicture,
      "admin",
      profile(bomb(sideMax, 40)),
    );
    const { width, height } = await sharp(await bytesAt(path)).metadata();
    expect([width, height]).toEqual([1600, 3]);
    expect(sharp.concurrency()).toBe(1);
  });

  it("goes with its files, and asked again nothing more goes", async () => {
    const { path } = await taken(
      uploadProfilePicture,
      "admin",
      profile(await aJpeg()),
    );
    const gone = { success: true, data: { removed: true } };
    expect(await ask(removePicture, "admin", { public_id: path })).toEqual(
      gone,
    );
    expect(await read("enclosures/e1")).toMatchObject({
      enclosureProfilePicture: null,
    });
    expect(await filesThere()).toEqual([]);
    expect(await ask(removePicture, "admin", { public_id: path })).toEqual(
      gone,
    );
  });

  it("leaves nothing where the record cannot take it", async () => {
    const before = await read("enclosures/e1");
    await put({ "enclosures/e1": { ...before, isArchived: true } });
    expect(
      await ask(uploadProfilePicture, "admin", profile(await aJpeg())),
    ).toBe("permission-denied");
    expect(await filesThere()).toEqual([]);
  });
});

it("what no record names is found by repair, and removed; what is young, or named, stays", async () => {
  const { path, thumbnail } = await taken(
    uploadProfilePicture,
    "admin",
    profile(await aJpeg()),
  );
  const lost = `home/enclosures/e1/${"a".repeat(32)}.jpg`;
  const gone = `home/animals/none/${"b".repeat(32)}.jpg`;
  const bytes = await aJpeg();
  await keep(
    [lost, gone, thumbnailOf(gone)].map((one) => ({
      path: one,
      bytes,
      contentType: "image/jpeg",
    })),
  );
  const now = new Date();
  const later = new Date(now.getTime() + 2 * 3_600_000);
  const found = [gone, lost, thumbnailOf(gone)].sort();
  expect(await repairFiles({ dryRun: false, now })).toMatchObject({
    orphans: [],
  });
  const tried = await repairFiles({ dryRun: true, now: later });
  expect(tried.orphans.sort()).toEqual(found);
  expect(tried.removed).toBe(0);
  expect(await repairFiles({ dryRun: false, now: later })).toMatchObject({
    read: 5,
    removed: 3,
  });
  expect(await filesThere()).toEqual([path, thumbnail].sort());
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

describe("what is no picture is refused, and nothing is stored", () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["an SVG", () => Buffer.from(svg)],
    ["a program", () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(99)])],
    [
      "a program that begins as a JPEG",
      () =>
        Buffer.concat([
          Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
          Buffer.from("MZ"),
          Buffer.alloc(99),
        ]),
    ],
    [
      "an SVG that begins as a PNG",
      () =>
        Buffer.concat([
          Buffer.from("89504e470d0a1a0a", "hex"),
          Buffer.from(svg),
        ]),
    ],
    [
      "a GIF",
      () =>
        sharp({
          create: { width: 9, height: 9, channels: 3, background: "red" },
        })
          .gif()
          .toBuffer(),
    ],
    [
      "half a JPEG",
      async () => {
        const whole = await aJpeg("red", 640, 480);
        return whole.subarray(0, whole.length / 2);
      },
    ],
  ])("%s", async (_, make) => {
    const before = await read("enclosures/e1");
    expect(
      await ask(uploadProfilePicture, "admin", profile(await make())),
    ).toMatchObject({ success: false, error: "invalid-input" });
    expect(await read("enclosures/e1")).toEqual(before);
    expect(await filesThere()).toEqual([]);
  });

  it("20,000 x 20,000 pixels, by the header: the memory does not grow by them", async () => {
    const sent = bomb(20_000, 20_000);
    expect(sent.length).toBeLessThan(sentPictureMax);
    const before = process.memoryUsage.rss();
    expect(
      await ask(uploadProfilePicture, "admin", profile(sent)),
    ).toMatchObject({ success: false, error: "invalid-input" });
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);
  });

  it.each([
    [1, sideMax + 1],
    [sideMax + 1, 1],
    [1, 1_000_000],
  ])("%i x %i pixels: a side longer than any camera's", async (...sides) => {
    const long = profile(bomb(...sides));
    expect(await ask(uploadProfilePicture, "admin", long)).toMatchObject({
      success: false,
      error: "invalid-input",
    });
    expect(await filesThere()).toEqual([]);
  });

  it("more than a quarter of a megabyte, by its length", async () => {
    const sent = Buffer.concat([await aJpeg(), Buffer.alloc(sentPictureMax)]);
    expect(await ask(uploadProfilePicture, "admin", profile(sent))).toBe(
      "invalid-argument",
    );
  });
});

const file = `${"0".repeat(32)}.jpg`;

describe("the URLs of files", () => {
  it("are given for many in one call, and give the bytes", async () => {
    const { path, thumbnail } = await taken(
      uploadProfilePicture,
      "admin",
      profile(await aJpeg()),
    );
    const storageRef = [
      ...Array.from({ length: 198 }, () => thumbnail),
      thumbnail,
      path,
    ];
    const answer = (await ask(getSignedUrl, "keeper", { storageRef })) as {
      data: { url: string | null; urls: string[] };
    };
    expect(answer.data.url).toBeNull();
    expect(answer.data.urls).toHaveLength(200);
    const found = await fetch(answer.data.urls[199] ?? "");
    expect(Buffer.from(await found.arrayBuffer())).toEqual(await bytesAt(path));
    const one = (await ask(getSignedUrl, "keeper", {
      storageRef: path,
    })) as typeof answer;
    expect(one.data.url).toBe(answer.data.urls[199]);
  });

  it("are nobody else's: the neighbour, the disabled, a stranger", async () => {
    const storageRef = `home/enclosures/e1/${file}`;
    for (const uid of ["neighbour", "stranger", "off", "nobody"])
      expect(await ask(getSignedUrl, uid, { storageRef })).toBe(
        "permission-denied",
      );
    expect(await ask(getSignedUrl, null, { storageRef })).toBe(
      "unauthenticated",
    );
  });

  it("of a task are for those who see the task", async () => {
    const storageRef = `home/tasks/t1/${file}`;
    expect(await ask(getSignedUrl, "admin", { storageRef })).toBe(
      "permission-denied",
    );
    await put({ "tasks/t1": aFeeding({ attachments: [storageRef] }) });
    const both = [storageRef, thumbnailOf(storageRef)];
    for (const uid of ["admin", "manager"])
      for (const one of [storageRef, both])
        expect([
          uid,
          await ask(getSignedUrl, uid, { storageRef: one }),
        ]).toMatchObject([uid, { success: true }]);
    const unnamed = `home/tasks/t1/${"1".repeat(32)}.jpg`;
    for (const one of [unnamed, [storageRef, unnamed], thumbnailOf(unnamed)])
      expect(await ask(getSignedUrl, "admin", { storageRef: one })).toBe(
        "permission-denied",
      );
    expect(await ask(getSignedUrl, "keeper", { storageRef })).toBe(
      "permission-denied",
    );
  });
});
