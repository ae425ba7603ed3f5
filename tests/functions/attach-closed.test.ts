import { beforeEach, expect, it } from "vitest";
import type { TaskStatus } from "@domain/task/task";
import { thumbnailOf } from "@domain/file/path";
import { finishUpload } from "../../functions/src/callables/finish-upload";
import { removePicture } from "../../functions/src/callables/remove-picture";
import { uploadImage } from "../../functions/src/callables/upload-image";
import { bytesOf, drop, keep } from "../../functions/src/files/bucket";
import { ask } from "./ask";
import { filesThere, useBucket } from "./bucket-stage";
import { anAccess, world } from "./people";
import { aJpeg } from "./pictures-made";
import { put, read, useStage } from "./stage";
import { aFeeding, aFile, handIn } from "./uploads";

useStage("demo-attach-closed");
useBucket("demo-attach-closed");

const there = `home/tasks/t1/${"0".repeat(32)}.jpg`;

const emptied = async () => drop(await filesThere());

const aTaskThat = (status: TaskStatus) => ({
  "tasks/t1": aFeeding({
    status,
    authorId: "keeper",
    completedBy: "keeper",
    attachments: [there],
  }),
});

beforeEach(async () => {
  await emptied();
  await put({
    ...world(),
    "access/keeper": anAccess("home", { sectorRoles: { keeper: ["s1"] } }),
  });
  const bytes = await aJpeg();
  await keep(
    [there, thumbnailOf(there)].map((path) => ({
      path,
      bytes,
      contentType: "image/jpeg",
    })),
  );
});

const answersOf = async (uid: string) => [
  await ask(uploadImage, uid, {
    name: "attachment",
    preset: "attachment",
    folder: "home/tasks/t1",
    base64picture: (await aJpeg()).toString("base64"),
  }),
  await ask(finishUpload, uid, await handIn(uid, "video", aFile("mp4", 3000))),
  await ask(removePicture, uid, { public_id: there }),
];

const taken = { success: true };

it.each<[TaskStatus, string]>([
  ["OPEN", "keeper"],
  ["IN_PROGRESS", "keeper"],
  ["DONE", "manager"],
  ["DONE", "admin"],
])(
  "what is attached to a task that is %s is the %s's to change",
  async (status, uid) => {
    await put(aTaskThat(status));
    expect(await answersOf(uid)).toMatchObject([taken, taken, taken]);
    expect((await read("tasks/t1"))?.["attachments"]).toHaveLength(2);
    expect(await bytesOf(there)).toBeNull();
  },
);

it.each<[TaskStatus, string]>([
  ["DONE", "keeper"],
  ["ARCHIVED", "keeper"],
  ["ARCHIVED", "manager"],
  ["ARCHIVED", "admin"],
  ["DELETED", "manager"],
  ["DELETED", "root"],
])(
  "what is attached to one that is %s is not the %s's, author or not",
  async (status, uid) => {
    await put(aTaskThat(status));
    const refused = "permission-denied";
    expect(await answersOf(uid)).toEqual([refused, refused, refused]);
    expect((await read("tasks/t1"))?.["attachments"]).toEqual([there]);
    expect(await bytesOf(there)).not.toBeNull();
  },
);
