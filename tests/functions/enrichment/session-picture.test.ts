import { beforeEach, describe, expect, it } from "vitest";
import type { MediaKind } from "@domain/file/media";
import { thumbnailOf } from "@domain/file/path";
import { finishUpload } from "../../../functions/src/callables/finish-upload";
import { removePicture } from "../../../functions/src/callables/remove-picture";
import { bytesOf, drop } from "../../../functions/src/files/bucket";
import { aPlaced } from "../../builders/enrichment";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { anAccess, world } from "../people";
import { aJpeg } from "../pictures-made";
import { put, read, useStage } from "../stage";
import { aFile, handIn } from "../uploads";

useStage("demo-session-picture");
useBucket("demo-session-picture");

const evaluation = {
  responses: { "animal-1": "positive" as const },
  goals: {},
  note: "Joue",
  by: "vet",
  at: new Date("2026-11-24T10:00:00Z"),
};
const session = (more: object = {}) =>
  aPlaced({ zooId: "home", sectorIds: ["s1"], ...more });
const home = "enrichmentSessions/session-ongoing";
const away = "enrichmentSessions/session-away";

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...world(),
    "access/keeper": anAccess("home", { sectorRoles: { keeper: ["s1"] } }),
    "access/other": anAccess("home", { sectorRoles: { keeper: ["s2"] } }),
    [home]: session({ evaluation }),
    [away]: session({ sessionId: "session-away", zooId: "away" }),
  });
});

const picture = async (path = home) => (await read(path))?.["picture"];

async function send(
  uid: string,
  folder = `home/${home}`,
  kind: MediaKind = "photo",
): Promise<unknown> {
  const bytes = kind === "photo" ? await aJpeg() : aFile("mp4", 3000);
  const sent = await handIn(uid, kind, bytes);
  return ask(finishUpload, uid, { ...sent, folder });
}

async function placed(answer: Promise<unknown>): Promise<string> {
  const { data } = (await answer) as { data: { path: string } };
  return data.path;
}

describe("the picture of a session", () => {
  it("is where whoever acts on it handed it in, beside what was said of it", async () => {
    const path = await placed(send("keeper"));
    expect(path).toMatch(/^home\/enrichmentSessions\/session-ongoing\//);
    const stored = await read(home);
    expect(stored).toMatchObject({ picture: path, updatedBy: "keeper" });
    expect(stored?.["evaluation"]).toMatchObject({ note: "Joue", by: "vet" });
    expect(await filesThere()).toEqual([path, thumbnailOf(path)].sort());
  });

  it("is one: a further one takes its place, and the former's files go", async () => {
    const first = await placed(send("keeper"));
    const second = await placed(send("manager"));
    expect(second).not.toBe(first);
    expect(await picture()).toBe(second);
    expect(await filesThere()).toEqual([second, thumbnailOf(second)].sort());
  });

  it("stays, asked for twice at once and again after a further one", async () => {
    const sent = {
      ...(await handIn("keeper", "photo", await aJpeg())),
      folder: `home/${home}`,
    };
    const [path, same] = await Promise.all([
      placed(ask(finishUpload, "keeper", sent)),
      placed(ask(finishUpload, "keeper", sent)),
    ]);
    expect(same).toBe(path);
    expect(await bytesOf(path)).not.toBeNull();
    const later = await placed(send("keeper"));
    await ask(finishUpload, "keeper", sent);
    expect(await picture()).toBe(later);
    expect(await bytesOf(later)).not.toBeNull();
  });

  it("goes with its files for whoever acts, and not for others", async () => {
    const public_id = await placed(send("keeper"));
    for (const uid of ["other", "neighbour"])
      expect(await ask(removePicture, uid, { public_id })).toBe(
        "permission-denied",
      );
    expect(await picture()).toBe(public_id);
    await ask(removePicture, "keeper", { public_id });
    expect(await picture()).toBeNull();
    expect(await filesThere()).toEqual([]);
  });

  it.each([
    ["of another sector", "other", `home/${home}`],
    ["of no sector", "stranger", `home/${home}`],
    ["of another establishment", "neighbour", `home/${home}`],
    ["for another's session", "keeper", `away/${away}`],
    ["for another's session in their own folder", "keeper", `home/${away}`],
  ])("is not taken from somebody %s", async (_, uid, folder) => {
    expect(await send(uid, folder)).toBe("permission-denied");
    expect([await picture(), await picture(away)]).toEqual([null, null]);
    expect(await filesThere()).toEqual([]);
  });

  it("is not taken once the session was removed, and is never a film", async () => {
    expect(await send("keeper", `home/${home}`, "video")).toBe(
      "invalid-argument",
    );
    await put({ [home]: session({ isDeleted: true }) });
    expect(await send("keeper")).toBe("permission-denied");
    expect(await picture()).toBeNull();
  });
});
