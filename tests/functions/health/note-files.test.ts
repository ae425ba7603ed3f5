import { noteFilesMost } from "@domain/health/notes/note";
import { mediaMax } from "@domain/file/media";
import { thumbnailOf } from "@domain/file/path";
import { beforeEach, describe, expect, it } from "vitest";
import { finishUpload } from "../../../functions/src/callables/finish-upload";
import { getSignedUrl } from "../../../functions/src/callables/get-signed-url";
import { removePicture } from "../../../functions/src/callables/remove-picture";
import { drop } from "../../../functions/src/files/bucket";
import { aHealthNote } from "../../builders/health";
import { anAnimal } from "../../builders/facility";
import { ask } from "../ask";
import { filesThere, useBucket } from "../bucket-stage";
import { anAccess, world } from "../people";
import { aJpeg } from "../pictures-made";
import { put, read, useStage } from "../stage";
import { aFile, handIn } from "../uploads";

useStage("demo-note-files");
useBucket("demo-note-files");

const zooId = "home";
const note = "animals/a1/healthNotes/n1";
const folder = "home/healthNotes/a1.n1";
const roles = (role: string, sector = "s1") => ({
  sectorRoles: { [role]: [sector] },
});

beforeEach(async () => {
  await drop(await filesThere());
  await put({
    ...world(),
    "access/vet": anAccess(zooId, roles("veterinary")),
    "access/boss": anAccess(zooId, roles("management")),
    "access/keeper": anAccess(zooId, roles("keeper")),
    "access/otherVet": anAccess(zooId, roles("veterinary", "s2")),
    "access/neighbour": anAccess("away", roles("veterinary", "s9")),
    "access/edu": anAccess(zooId, { right: "educationalAccount" }),
    "animals/a1": anAnimal({ zooId, animalId: "a1", sectorId: "s1" }),
    [note]: aHealthNote({
      ...{ zooId, animalId: "a1", sectorId: "s1", noteId: "n1", by: "vet" },
    }),
  });
});

const attached = async () =>
  ((await read(note))?.["attachments"] ?? []) as string[];

async function send(uid: string, kind: "photo" | "document", bytes?: Buffer) {
  const file = bytes ?? (kind === "photo" ? await aJpeg() : aFile("pdf", 5000));
  const sent = await handIn(uid, kind, file);
  return ask(finishUpload, uid, { ...sent, folder });
}

describe("a file of a note", () => {
  it("is where whoever may correct the note handed it in: a photo with its thumbnail, a document as it is", async () => {
    expect(await send("vet", "photo")).toMatchObject({ success: true });
    expect(await send("vet", "document")).toMatchObject({ success: true });
    const [photo = "", document = ""] = await attached();
    expect(photo).toMatch(/^home\/healthNotes\/a1\.n1\/[0-9a-f]{32}\.jpg$/u);
    expect(document).toMatch(/^home\/healthNotes\/a1\.n1\/[0-9a-f]{32}\.pdf$/u);
    expect(await filesThere()).toEqual(
      [photo, thumbnailOf(photo), document].sort(),
    );
  });

  it.each(["keeper", "boss", "otherVet", "neighbour", "edu"])(
    "is not %s's to hand in",
    async (who) => {
      expect(await send(who, "photo")).toBe("permission-denied");
      expect(await attached()).toEqual([]);
      expect(await filesThere()).toEqual([]);
    },
  );

  it("is a document by what is in it, and of its size", async () => {
    for (const bytes of [
      aFile("html", 3000),
      aFile("exe", 3000),
      aFile("pdf", mediaMax.document + 1),
    ])
      expect(await send("vet", "document", bytes)).toMatchObject({
        success: false,
        error: "invalid-input",
      });
    expect(await attached()).toEqual([]);
    expect(await filesThere()).toEqual([]);
  });

  it(`is one of ${noteFilesMost} at most`, async () => {
    const there = Array.from(
      { length: noteFilesMost },
      (_, index) => `${folder}/${String(index).padStart(32, "0")}.jpg`,
    );
    await put({ [note]: { ...(await read(note)), attachments: there } });
    expect(await send("vet", "photo")).toMatchObject({
      error: "invalid-input",
      details: { fields: ["attachments"] },
    });
  });

  it("opens for who reads the note alone, whatever path is asked for", async () => {
    await send("vet", "photo");
    await send("vet", "document");
    const paths = await attached();
    const all = [...paths, thumbnailOf(paths[0] ?? "")];
    for (const who of ["vet", "boss", "admin"])
      expect(await ask(getSignedUrl, who, { storageRef: all })).toMatchObject({
        success: true,
      });
    for (const who of ["keeper", "otherVet", "neighbour", "edu", null])
      for (const storageRef of all)
        expect(await ask(getSignedUrl, who, { storageRef })).toMatch(
          who === null ? "unauthenticated" : "permission-denied",
        );
  });

  it("is not to be had by another record's name, nor through one that may be read", async () => {
    await send("vet", "document");
    const [path = ""] = await attached();
    const file = path.split("/").at(-1) ?? "";
    const animal = `home/animals/a1/${file}`;
    for (const storageRef of [
      `away/healthNotes/a1.n1/${file}`,
      `home/healthNotes/a1.n2/${file}`,
      [animal, path],
    ])
      expect(
        await ask(getSignedUrl, "keeper", { storageRef }),
      ).not.toMatchObject({ success: true });
    expect(
      await ask(getSignedUrl, "vet", {
        storageRef: `home/healthNotes/a1.n1/${"1".repeat(32)}.pdf`,
      }),
    ).toBe("permission-denied");
  });

  it("is taken out by who may correct the note alone", async () => {
    await send("vet", "document");
    const [public_id = ""] = await attached();
    expect(await ask(removePicture, "keeper", { public_id })).toBe(
      "permission-denied",
    );
    expect(await attached()).toEqual([public_id]);
    expect(await ask(removePicture, "vet", { public_id })).toMatchObject({
      success: true,
    });
    expect([await attached(), await filesThere()]).toEqual([[], []]);
  });
});
