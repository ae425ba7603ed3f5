import { answersText } from "@domain/evaluation/answers-text";
import type { Recorded } from "@domain/evaluation/recorded";
import { recordedMost } from "@domain/evaluation/recorded";
import type { MediaKind } from "@domain/file/media";
import { mediaMax } from "@domain/file/media";
import { thumbnailOf } from "@domain/file/path";
import { beforeEach, describe, expect, it } from "vitest";
import { finishUpload } from "../../../functions/src/callables/finish-upload";
import { getSignedUrl } from "../../../functions/src/callables/get-signed-url";
import { removePicture } from "../../../functions/src/callables/remove-picture";
import { hearOfEvaluation } from "../../../functions/src/campaigns/on-evaluation-written";
import { dropTakenOut } from "../../../functions/src/campaigns/drop-recorded";
import { drop } from "../../../functions/src/files/bucket";
import { anAccess } from "../../builders/a-session";
import {
  anEvaluation,
  anEvaluationCorrection,
  anEvaluationDraft,
  aSubmission,
} from "../../builders/campaigns";
import { anAnswer } from "../../builders/forms";
import { sector1 } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { aJpeg } from "../pictures-made";
import { put, read, useStage } from "../stage";
import { aFile, handIn as layDown } from "../uploads";
import { campaignWorld } from "./stage";

useStage("demo-recorded");
useBucket("demo-recorded");

const evaluation = "evaluations/one";
const folder = "zoo-baie/evaluations/one";
const done = aSubmission({ evaluationId: "one" });
const begun = anEvaluation({ evaluationId: "one" });
const sealed = aSubmission({
  evaluationId: "one",
  mode: "expert",
  sealed: true,
  openToKeepers: false,
  readers: ["responsible"],
});

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...campaignWorld(),
    "access/keeper": stored(anAccess({ sectorRoles: { keeper: [sector1] } })),
    "access/vet": stored(anAccess({ sectorRoles: { veterinary: [sector1] } })),
    "access/neighbour": stored(anAccess({ zooId: "zoo-away", right: "admin" })),
    "access/visitor": stored(anAccess({ right: "educationalAccount" })),
    [evaluation]: stored(begun),
  });
});

const media = async () =>
  ((await read(evaluation))?.["media"] ?? []) as Recorded[];

async function send(
  uid: string,
  kind: MediaKind,
  bytes: Buffer,
  more: object = {},
) {
  const sent = await layDown(uid, kind, bytes);
  return {
    id: sent.uploadId,
    answer: await ask(finishUpload, uid, { ...sent, folder, ...more }),
  };
}

const urls = (uid: string | null, storageRef: string | string[]) =>
  ask(getSignedUrl, uid, { storageRef });

describe("what was recorded for an answer", () => {
  it.each([
    ["while it is answered", begun],
    ["once it was handed in", done],
    ["of an expert", sealed],
  ])("arrives %s, said by name, kind and size", async (_, one) => {
    await put({ [evaluation]: stored(one) });
    const jpeg = await aJpeg();
    const photo = await send("author", "photo", jpeg);
    const sound = await send("author", "sound", aFile("webm", 4000));
    const video = await send("author", "video", aFile("mov", 4_100_000));
    const all = await media();
    expect(all).toMatchObject([
      { id: photo.id, kind: "photo", size: jpeg.length },
      { id: sound.id, kind: "sound", size: 4000 },
      { id: video.id, kind: "video", size: 4_100_000 },
    ]);
    const paths = all.map(({ path }) => path);
    expect(paths.map((path) => path.split(".").at(-1))).toEqual([
      ...["jpg", "weba", "mov"],
    ]);
    for (const path of paths) expect(path.startsWith(`${folder}/`)).toBe(true);
    expect(await filesThere()).toEqual(
      [...paths, thumbnailOf(paths[0] ?? "")].sort(),
    );
  });

  it("is one, asked twice and together", async () => {
    const sent = {
      ...(await layDown("author", "sound", aFile("mp3", 3000))),
      folder,
    };
    const twice = await Promise.all([
      ask(finishUpload, "author", sent),
      ask(finishUpload, "author", sent),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await ask(finishUpload, "author", sent)).toEqual(twice[0]);
    expect(await media()).toHaveLength(1);
    expect(await filesThere()).toHaveLength(1);
  });

  it("is read by whoever reads the evaluation, and nobody else", async () => {
    await send("author", "photo", await aJpeg());
    const [{ path } = { path: "" }] = await media();
    const all = [path, thumbnailOf(path)];
    const people = ["author", "admin", "manager", "vet", "keeper"];
    const others = ["responsible", "third", "neighbour", "visitor", null];
    await put({ [evaluation]: stored({ ...done, media: await media() }) });
    for (const who of people)
      expect([who, await urls(who, all)]).toMatchObject([
        who,
        { success: true },
      ]);
    for (const who of others)
      expect(await urls(who, path)).toBe(
        who === null ? "unauthenticated" : "permission-denied",
      );
    await put({ [evaluation]: stored({ ...sealed, media: await media() }) });
    for (const who of ["author", "responsible"])
      expect(await urls(who, all)).toMatchObject({ success: true });
    for (const who of ["admin", "manager", "vet", "keeper", "third"])
      expect([who, await urls(who, path)]).toEqual([who, "permission-denied"]);
  });

  it("is not to be had where the record does not name it, nor once it is deleted", async () => {
    await send("author", "photo", await aJpeg());
    const [{ path } = { path: "" }] = await media();
    const other = `${folder}/${"1".repeat(32)}.jpg`;
    expect(await urls("author", other)).toBe("permission-denied");
    const elsewhere = path.replace("evaluations/one", "animals/animal-1");
    expect(await urls("third", [elsewhere, path])).toBe("permission-denied");
    await put({
      [evaluation]: stored({ ...done, media: await media(), isDeleted: true }),
    });
    expect(await urls("author", path)).not.toMatchObject({ success: true });
  });
});

describe("refused, and nothing of it stays, is", () => {
  const nothingStays = async () => {
    expect(await media()).toEqual([]);
    expect(await filesThere()).toEqual([]);
  };

  it.each(["admin", "manager", "third", "keeper", "neighbour", "visitor"])(
    "what %s sends to another's answers",
    async (who) => {
      const { answer } = await send(who, "photo", await aJpeg());
      expect(answer).toBe("permission-denied");
      await nothingStays();
    },
  );

  it("what visitors record, their own as well", async () => {
    await put({ [evaluation]: stored({ ...begun, mode: "pedagogical" }) });
    const { answer } = await send("author", "photo", await aJpeg());
    expect(answer).toBe("permission-denied");
    await nothingStays();
  });

  it.each([
    ["of an evaluation that is not there", "zoo-baie/evaluations/two"],
    ["of another establishment", "zoo-away/evaluations/one"],
  ])("a file %s", async (_, to) => {
    const { answer } = await send("author", "photo", await aJpeg(), {
      folder: to,
    });
    expect(answer).not.toMatchObject({ success: true });
    await nothingStays();
  });

  it.each([
    "zoo-baie/evaluations/../animals/animal-1",
    "zoo-baie/evaluations/one/drafts",
    "incoming/author/one",
    "zoo-baie/evaluations%2Fone",
  ])("what is to lie at %s", async (to) => {
    const { answer } = await send("author", "photo", await aJpeg(), {
      folder: to,
    });
    expect(answer).not.toMatchObject({ success: true });
    expect(await media()).toEqual([]);
  });

  it("what is put together of another's parts", async () => {
    const theirs = await layDown("third", "video", aFile("mp4", 5000));
    const answer = await ask(finishUpload, "author", { ...theirs, folder });
    expect(answer).toMatchObject({ success: false, error: "invalid-input" });
    expect(await media()).toEqual([]);
    // They still lie where they were laid.
    expect(await filesThere()).toHaveLength(1);
  });

  it("more parts than a file may have, and parts that are none", async () => {
    const sent = await layDown("author", "video", aFile("mp4", 5000));
    const [digest = ""] = sent.parts;
    for (const parts of [Array(26).fill(digest), [], ["../other"], [7]]) {
      const asked = { ...sent, folder, parts };
      expect(await ask(finishUpload, "author", asked)).not.toMatchObject({
        success: true,
      });
    }
    expect(await media()).toEqual([]);
  });

  it.each<[MediaKind, Parameters<typeof aFile>[0], number]>([
    ["photo", "exe", 3000],
    ["photo", "svg", 3000],
    ["video", "html", 3000],
    ["sound", "mov", 3000],
    ["video", "wav", 3000],
    ["sound", "wav", mediaMax.sound + 1],
    ["photo", "mp4", mediaMax.photo + 1],
  ])("as a %s, what begins as %s with %i bytes", async (kind, head, size) => {
    const { answer } = await send("author", kind, aFile(head, size));
    expect(answer).toMatchObject({ success: false, error: "invalid-input" });
    await nothingStays();
  });

  it("a document, which no question asks for", async () => {
    const { answer } = await send("author", "document", aFile("pdf", 3000));
    expect(answer).not.toMatchObject({ success: true });
    expect(await media()).toEqual([]);
  });

  it(`more than ${recordedMost} of one evaluation`, async () => {
    const all = Array.from({ length: recordedMost }, (_, index) => ({
      id: `f${index}`,
      path: `${folder}/${String(index).padStart(32, "0")}.jpg`,
      kind: "photo" as const,
      size: 1,
    }));
    await put({ [evaluation]: stored({ ...begun, media: all }) });
    const { answer } = await send("author", "photo", await aJpeg());
    expect(answer).toMatchObject({
      error: "invalid-input",
      details: { fields: ["attachments"] },
    });
    expect(await filesThere()).toEqual([]);
  });
});

describe("what is taken out", () => {
  const draft = (deviceId: string, answer: Parameters<typeof anAnswer>[0]) =>
    put({
      [`${evaluation}/drafts/${deviceId}`]: stored(
        anEvaluationDraft({
          evaluationId: "one",
          deviceId,
          answers: answersText({ "Q-1": anAnswer(answer) }),
        }),
      ),
    });

  async function twoPhotos() {
    const first = await send("author", "photo", await aJpeg());
    const second = await send("author", "photo", await aJpeg());
    return [first.id, second.id] as const;
  }

  it("goes with its files, what another device still names does not", async () => {
    const [first, second] = await twoPhotos();
    await draft("device-1", { media: [], dropped: [first, second] });
    await draft("device-2", { media: [second] });
    await dropTakenOut("one");
    const left = await media();
    expect(left.map(({ id }) => id)).toEqual([second]);
    const [{ path } = { path: "" }] = left;
    expect(await filesThere()).toEqual([path, thumbnailOf(path)].sort());
    await dropTakenOut("one");
    expect(await media()).toEqual(left);
  });

  it("stays where it was handed in, or a correction names it", async () => {
    const [first, second] = await twoPhotos();
    await draft("device-1", { media: [first], dropped: [] });
    await put({
      [`${evaluation}/corrections/c1`]: stored(
        anEvaluationCorrection({
          evaluationId: "one",
          correctionId: "c1",
          questionRef: "Q-1",
          answer: JSON.stringify(
            anAnswer({ media: [second], dropped: [first] }),
          ),
        }),
      ),
    });
    await dropTakenOut("one");
    expect(await media()).toHaveLength(2);
  });

  it("goes also where it arrives only afterwards", async () => {
    const [first] = await twoPhotos();
    await draft("device-1", { media: [], dropped: [first] });
    const after = { ...begun, media: await media() };
    await hearOfEvaluation(begun, after, new Date());
    expect(await media()).toHaveLength(1);
  });

  it("is its author's to take out before it is handed in, then nobody's", async () => {
    await twoPhotos();
    const [one, two] = await media();
    const out = (uid: string, public_id = "") =>
      ask(removePicture, uid, { public_id });
    for (const who of ["admin", "manager", "third"])
      expect(await out(who, one?.path)).toBe("permission-denied");
    expect(await out("author", one?.path)).toMatchObject({ success: true });
    expect(await media()).toEqual([two]);
    await put({ [evaluation]: stored({ ...done, media: await media() }) });
    for (const who of ["author", "admin"])
      expect(await out(who, two?.path)).toBe("permission-denied");
    expect(await media()).toEqual([two]);
  });
});

it.each([
  ["begun", begun],
  ["handed in", done],
])("an evaluation that was %s takes its files along", async (_, one) => {
  await put({ [evaluation]: stored(one) });
  await send("author", "photo", await aJpeg());
  await send("author", "video", aFile("mp4", 4000));
  const other = "zoo-baie/evaluations/one-more";
  await put({
    "evaluations/one-more": stored({ ...begun, evaluationId: "one-more" }),
  });
  await send("author", "sound", aFile("mp3", 4000), { folder: other });
  await hearOfEvaluation({ ...one, media: await media() }, null, new Date());
  const left = await filesThere();
  expect(left).toHaveLength(1);
  expect(left[0]?.startsWith(`${other}/`)).toBe(true);
});
