import { beforeEach, describe, expect, it, vi } from "vitest";
import { attachmentsMax } from "@domain/file/limits";
import { uploadImage } from "../../functions/src/callables/upload-image";
import { drop } from "../../functions/src/files/bucket";
import type { Picture } from "../../functions/src/files/decode";
import { ask } from "./ask";
import { filesThere, useBucket } from "./bucket-stage";
import { anAccess, world } from "./people";
import { aJpeg } from "./pictures-made";
import { erase, put, read, useStage } from "./stage";
import { aFeeding } from "./uploads";

useStage("demo-refused-files");
useBucket("demo-refused-files");

/** What happens in the world while a picture is decoded, and how many were. */
const decoding = vi.hoisted(() => ({
  meanwhile: async (): Promise<void> => Promise.resolve(),
  count: 0,
}));
vi.mock("../../functions/src/files/decode", async (original) => {
  const real: {
    decodePicture: (...given: [Buffer, string]) => Promise<Picture>;
  } = await original();
  return {
    ...real,
    async decodePicture(...given: [Buffer, string]) {
      decoding.count += 1;
      await decoding.meanwhile();
      return real.decodePicture(...given);
    },
  };
});

beforeEach(async () => {
  decoding.count = 0;
  decoding.meanwhile = async () => Promise.resolve();
  await drop(await filesThere());
  await put({ ...world(), "tasks/t1": aFeeding() });
});

const full = () =>
  aFeeding({
    attachments: Array.from(
      { length: attachmentsMax },
      (_, index) => `home/tasks/t1/${String(index).padStart(32, "0")}.jpg`,
    ),
  });

const attach = async () =>
  ask(uploadImage, "manager", {
    name: "attachment",
    preset: "attachment",
    folder: "home/tasks/t1",
    base64picture: (await aJpeg()).toString("base64"),
  });

const noRoom = {
  success: false,
  error: "invalid-input",
  details: { fields: ["attachments"] },
};

describe("what a record refuses is not kept", () => {
  it("nor decoded where there is no room from the start", async () => {
    await put({ "tasks/t1": full() });
    expect(await attach()).toEqual(noRoom);
    expect(decoding.count).toBe(0);
    expect(await filesThere()).toEqual([]);
  });

  it.each<[string, () => Promise<void>, unknown]>([
    ["has filled up", () => put({ "tasks/t1": full() }), noRoom],
    ["has gone", () => erase("tasks/t1"), "permission-denied"],
    [
      "lies in a sector no more that is the person's",
      () =>
        put({
          "access/manager": anAccess("home"),
          "tasks/t1": aFeeding({ sectorIds: ["s2"] }),
        }),
      "permission-denied",
    ],
    [
      "lies in an establishment that demonstrates now",
      async () =>
        put({
          "zoo/home": { ...(await read("zoo/home")), anonymousMode: true },
        }),
      { success: false, error: "demonstration", details: {} },
    ],
  ])("as one that, meanwhile, %s", async (_, meanwhile, refusal) => {
    decoding.meanwhile = meanwhile;
    expect(await attach()).toEqual(refusal);
    expect(decoding.count).toBe(1);
    expect(await filesThere()).toEqual([]);
  });

  it("and what it took stays", async () => {
    expect(await attach()).toMatchObject({ success: true });
    expect(await filesThere()).toHaveLength(2);
  });
});
