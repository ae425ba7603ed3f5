import { beforeEach, describe, expect, it } from "vitest";
import { attachmentsMax, partMax } from "@domain/file/limits";
import type { MediaKind } from "@domain/file/media";
import { mediaMax } from "@domain/file/media";
import { partPath } from "@domain/file/parts";
import { thumbnailOf } from "@domain/file/path";
import { finishUpload } from "../../functions/src/callables/finish-upload";
import { removePicture } from "../../functions/src/callables/remove-picture";
import { bytesOf, drop, keep } from "../../functions/src/files/bucket";
import { dropOldParts } from "../../functions/src/files/empty-incoming";
import { ask } from "./ask";
import { filesThere, useBucket } from "./bucket-stage";
import { anAccess, world } from "./people";
import { aJpeg, bomb, cornersOf, sharp, turnedJpeg } from "./pictures-made";
import { erase, put, read, useStage } from "./stage";
import { aFeeding, aFile, digestOfPart, handIn, heads } from "./uploads";

useStage("demo-attachments");
useBucket("demo-attachments");

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...world(),
    "tasks/t1": aFeeding(),
    "tasks/t2": aFeeding({ taskId: "t2", zooId: "away", sectorIds: ["s9"] }),
  });
});

const attached = async () => (await read("tasks/t1"))?.["attachments"] ?? [];

type Sent = Awaited<ReturnType<typeof handIn>>;

const finish = (uid: string | null, sent: object) =>
  ask(finishUpload, uid, sent);

async function finished(uid: string, sent: Sent): Promise<string> {
  const answer = await finish(uid, sent);
  expect(answer).toMatchObject({ success: true });
  return (answer as { data: { path: string } }).data.path;
}

/** Refused for what it is: nothing is attached, and the parts are gone. */
async function expectRefused(sent: Sent, field: string) {
  expect(await finish("manager", sent)).toEqual({
    success: false,
    error: "invalid-input",
    details: { fields: [field] },
  });
  expect(await attached()).toEqual([]);
  expect(await filesThere()).toEqual([]);
}

describe("what is handed in is put together and attached", () => {
  it.each<[MediaKind, keyof typeof heads, string]>([
    ["sound", "mp3", "mp3"],
    ["sound", "m4a", "m4a"],
    ["sound", "mp4", "m4a"],
    ["sound", "ogg", "ogg"],
    ["sound", "wav", "wav"],
    ["sound", "webm", "weba"],
    ["video", "mp4", "mp4"],
    ["video", "mov", "mov"],
    ["video", "webm", "webm"],
  ])("a %s that begins as %s, as .%s", async (kind, head, extension) => {
    const bytes = aFile(head, 3000);
    const path = await finished(
      "manager",
      await handIn("manager", kind, bytes),
    );
    expect(path).toMatch(
      new RegExp(`^home/tasks/t1/[0-9a-f]{32}[.]${extension}$`),
    );
    expect(await attached()).toEqual([path]);
    expect(await filesThere()).toEqual([path]);
    expect(await bytesOf(path)).toEqual(bytes);
  });

  it("part after part, up to the last byte that is allowed", async () => {
    const bytes = aFile("wav", mediaMax.sound);
    const sent = await handIn("manager", "sound", bytes);
    expect(sent.parts).toHaveLength(3);
    const path = await finished("manager", sent);
    expect((await bytesOf(path))?.equals(bytes)).toBe(true);
    expect(await filesThere()).toEqual([path]);
    expect(await read("tasks/t1")).toMatchObject({
      updatedBy: "manager",
      operationId: sent.uploadId,
    });
  });

  it("a photo upright, without what it carried, with its thumbnail", async () => {
    const sent = await handIn("manager", "photo", await turnedJpeg(6));
    const path = await finished("manager", sent);
    expect(await filesThere()).toEqual([path, thumbnailOf(path)].sort());
    const stored = (await bytesOf(path)) ?? Buffer.alloc(0);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(await cornersOf(stored)).toEqual(["red", "lime", "yellow", "blue"]);
  });

  it("once, asked twice, together and again later, also after it was removed", async () => {
    const sent = await handIn("manager", "video", aFile("mp4", 5000));
    const [path, same] = await Promise.all([
      finished("manager", sent),
      finished("manager", sent),
    ]);
    expect(same).toBe(path);
    expect(await attached()).toEqual([path]);
    expect(await filesThere()).toEqual([path]);
    expect(await finished("manager", sent)).toBe(path);
    expect(await ask(removePicture, "manager", { public_id: path })).toEqual({
      success: true,
      data: { removed: true },
    });
    expect(await finished("manager", sent)).toBe(path);
    expect(await attached()).toEqual([]);
    expect(await filesThere()).toEqual([]);
  });

  it("never as another upload under the same name", async () => {
    const sent = await handIn("manager", "video", aFile("mp4", 5000));
    await finished("manager", sent);
    const other = await handIn(
      "manager",
      "video",
      aFile("mp4", 5000),
      sent.uploadId,
    );
    expect(await finish("manager", other)).toMatchObject({
      success: false,
      error: "conflict",
    });
    expect(await attached()).toHaveLength(1);
  });

  it(`up to ${attachmentsMax} a task; what is over is refused, and nothing of it stays`, async () => {
    const there = Array.from(
      { length: attachmentsMax - 1 },
      (_, index) => `home/tasks/t1/${String(index).padStart(32, "0")}.jpg`,
    );
    await put({ "tasks/t1": aFeeding({ attachments: there }) });
    const sent = await handIn("manager", "video", aFile("mp4", 5000));
    const path = await finished("manager", sent);
    expect(await attached()).toEqual([...there, path]);
    expect(await finished("manager", sent)).toBe(path);
    const over = await handIn("manager", "video", aFile("mp4", 5000));
    expect(await finish("manager", over)).toMatchObject({
      error: "invalid-input",
      details: { fields: ["attachments"] },
    });
    expect(await attached()).toEqual([...there, path]);
    expect(await filesThere()).toEqual([path]);
  });

  it("in a file of its own: the same attached again stays when the first is removed", async () => {
    const bytes = aFile("mp4", 5000);
    const first = await finished(
      "manager",
      await handIn("manager", "video", bytes),
    );
    const sent = await handIn("manager", "video", bytes);
    const [second] = await Promise.all([
      finished("manager", sent),
      ask(removePicture, "manager", { public_id: first }),
    ]);
    expect(second).not.toBe(first);
    expect(await attached()).toEqual([second]);
    expect(await filesThere()).toEqual([second]);
    expect(await bytesOf(second)).toEqual(bytes);
  });
});

describe("what is not what it says is refused, and nothing of it stays", () => {
  it.each<[MediaKind, keyof typeof heads]>([
    ["video", "exe"],
    ["sound", "exe"],
    ["video", "html"],
    ["video", "matroska"],
    ["video", "heic"],
    ["video", "wav"],
    ["sound", "mov"],
    ["video", "svg"],
  ])("as a %s, what begins as %s", async (kind, head) => {
    await expectRefused(
      await handIn("manager", kind, aFile(head, 3000)),
      "kind",
    );
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ["an SVG", () => heads.svg],
    ["a program", () => aFile("exe", 3000)],
    ["a HEIC", () => aFile("heic", 3000)],
    ["20,000 x 20,000 pixels", () => bomb(20_000, 20_000)],
    [
      "half a JPEG",
      async () => {
        const whole = await aJpeg("red", 640, 480);
        return whole.subarray(0, whole.length / 2);
      },
    ],
  ])("as a photo, %s", async (_, make) => {
    await expectRefused(await handIn("manager", "photo", await make()), "kind");
  });

  it.each<[MediaKind, keyof typeof heads]>([
    ["sound", "wav"],
    ["photo", "mp4"],
  ])("a %s of one byte more than it may have", async (kind, head) => {
    const bytes = aFile(head, mediaMax[kind] + 1);
    await expectRefused(await handIn("manager", kind, bytes), "parts");
  });

  it("a part over 2 MB, however it came there", async () => {
    const bytes = aFile("mp4", partMax + 1);
    const sent = await handIn("manager", "video", Buffer.from("x"));
    const digest = digestOfPart(bytes);
    await keep([
      {
        path: partPath("manager", sent.uploadId, 0, digest),
        bytes,
        contentType: "video/mp4",
      },
    ]);
    await expectRefused({ ...sent, parts: [digest] }, "parts");
  });

  it.each<[string, () => Promise<void>, unknown]>([
    [
      "where nobody keeps anything",
      async () =>
        put({
          "zoo/home": { ...(await read("zoo/home")), anonymousMode: true },
        }),
      { success: false, error: "demonstration", details: {} },
    ],
    [
      "without the right",
      () => put({ "access/manager": anAccess("home") }),
      "permission-denied",
    ],
    ["of a record that has gone", () => erase("tasks/t1"), "permission-denied"],
  ])("a file %s", async (_, before, refusal) => {
    const sent = await handIn("manager", "video", aFile("mp4", 3000));
    await before();
    expect(await finish("manager", sent)).toEqual(refusal);
    expect(await filesThere()).toEqual([]);
  });

  it("parts that are not there, in another order or of another count: named, and the others wait", async () => {
    const bytes = aFile("mp4", 3 * partMax);
    const sent = await handIn("manager", "video", bytes);
    const [first = "", second = "", third = ""] = sent.parts;
    const absent = digestOfPart(Buffer.from("absent"));
    for (const [parts, missing] of [
      [[first, absent, third], [1]],
      [
        [second, first, third],
        [0, 1],
      ],
      [[...sent.parts, absent], [3]],
    ] as const) {
      expect(await finish("manager", { ...sent, parts })).toEqual({
        success: false,
        error: "invalid-input",
        details: { missing },
      });
      expect(await attached()).toEqual([]);
    }
    const path = await finished("manager", sent);
    expect((await bytesOf(path))?.equals(bytes)).toBe(true);
  });
});

describe("whose it is", () => {
  it("only one's own parts are put together", async () => {
    const sent = await handIn("manager", "video", aFile("mp4", 3000));
    expect(await finish("admin", sent)).toMatchObject({
      error: "invalid-input",
      details: { missing: [0] },
    });
    expect(await attached()).toEqual([]);
  });

  it("is asked of the record: not who may not attach, nor a neighbour, a stranger, somebody disabled, nobody", async () => {
    await put({
      "access/vet": anAccess("home", { sectorRoles: { veterinary: ["s9"] } }),
    });
    for (const uid of [
      "keeper",
      "vet",
      "neighbour",
      "stranger",
      "off",
      "none",
    ]) {
      const sent = await handIn(uid, "video", aFile("mp4", 3000));
      expect([uid, await finish(uid, sent)]).toEqual([
        uid,
        "permission-denied",
      ]);
    }
    const sent = await handIn("manager", "video", aFile("mp4", 3000));
    expect(await finish(null, sent)).toBe("unauthenticated");
    for (const folder of [
      "home/tasks/t2",
      "away/tasks/t2",
      "away/tasks/t1",
      "home/tasks/none",
    ])
      expect([folder, await finish("manager", { ...sent, folder })]).toEqual([
        folder,
        "permission-denied",
      ]);
    expect(await attached()).toEqual([]);
    expect(await finish("root", { ...sent, folder: "home/tasks/t1" })).toEqual({
      success: false,
      error: "invalid-input",
      details: { missing: [0] },
    });
  });

  it.each<[string, object]>([
    ["`..`", { folder: "home/tasks/.." }],
    ["an encoded slash", { folder: "home%2Ftasks%2Ft1" }],
    ["a foreign bucket", { folder: "gs://other/home/tasks/t1" }],
    ["a record without attachments", { folder: "home/animals/a1" }],
    ["an upload that is no name", { uploadId: "../admin/x" }],
    ["another's folder in the name", { uploadId: "x/../../admin/1" }],
    ["a part that is a path", { parts: ["../../../home/tasks/t1"] }],
    ["no part", { parts: [] }],
    ["26 parts", { parts: Array.from({ length: 26 }, () => "A".repeat(22)) }],
    ["another kind", { kind: "program" }],
    ["a kind of the prototype's", { kind: "constructor" }],
  ])("%s is no request", async (_, change) => {
    const sent = await handIn("manager", "video", aFile("mp4", 3000));
    expect(await finish("manager", { ...sent, ...change })).toBe(
      "invalid-argument",
    );
  });
});

it("what nobody put together is gone after two hours, and nothing else", async () => {
  const sent = await handIn("manager", "video", aFile("mp4", 3000));
  const path = await finished(
    "manager",
    await handIn("manager", "video", aFile("mp4", 3000)),
  );
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  expect(await dropOldParts(hours(1.9))).toBe(0);
  expect(await filesThere()).toHaveLength(2);
  expect(await dropOldParts(hours(2.1))).toBe(1);
  expect(await filesThere()).toEqual([path]);
  expect(await finish("manager", sent)).toMatchObject({
    details: { missing: [0] },
  });
});

describe("sounds and videos, switched off by the provider", () => {
  const answers = async () => {
    const sound = await handIn("manager", "sound", aFile("mp3", 3000));
    return finish("manager", sound);
  };

  it("wait on the device, and photos do not", async () => {
    await put({ "config/app": { flags: { media: "off" } } });
    expect(await answers()).toBe("unavailable");
    expect(await attached()).toEqual([]);
    const photo = await handIn(
      "manager",
      "photo",
      await aJpeg("green", 40, 30),
    );
    expect(await finish("manager", photo)).toMatchObject({ success: true });
    await put({ "config/app": { flags: { media: "on" } } });
    expect(await answers()).toMatchObject({ success: true });
  });

  it("go on for beta testers where it is theirs", async () => {
    await put({ "config/app": { flags: { media: "beta" } } });
    expect(await answers()).toBe("unavailable");
    await put({
      "users/manager/private/account": {
        zooId: "home",
        userMail: "m@suricate.test",
        betaTester: true,
      },
    });
    expect(await answers()).toMatchObject({ success: true });
  });
});
