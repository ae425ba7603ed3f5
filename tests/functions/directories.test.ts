import type {
  AnimalEntry,
  DirectoryKind,
  Entries,
} from "@domain/directory/kinds";
import { zooKinds } from "@domain/directory/kinds";
import { decodeEntries, partId } from "@domain/directory/parts";
import { beforeEach, describe, expect, it } from "vitest";
import { demoDocuments } from "../../demo/seed/documents";
import { database } from "../../functions/src/edge/admin";
import { markChange, marksPath } from "../../functions/src/directory/marks";
import { rebuildDirectory } from "../../functions/src/directory/rebuild-directory";
import { runMarks } from "../../functions/src/directory/run-marks";
import { aHerd } from "./herd";
import { world } from "./people";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-directories");

const now = new Date("2026-12-01T07:00:00Z");
const later = new Date("2026-12-01T07:01:00Z");

/** The animals of an establishment: two parts of a directory, in the long form three. */
const herd = process.env["SOAK"] === "1" ? 1200 : 540;

interface Header {
  revision: number;
  versions: Record<string, number[]>;
}

const headerOf = async (directoryId = "home") =>
  (await read(`directories/${directoryId}`)) as Header | null;

/** The entries of a kind, part after part. */
async function entries<K extends DirectoryKind>(
  kind: K,
  directoryId = "home",
): Promise<Entries[K][]> {
  const header = await headerOf(directoryId);
  const found: Entries[K][] = [];
  for (const index of (header?.versions[kind] ?? []).keys()) {
    const part = await read(
      `directories/${directoryId}/parts/${partId(kind, index)}`,
    );
    expect(part?.["version"]).toBe(header?.versions[kind]?.[index]);
    found.push(...decodeEntries(kind, String(part?.["entries"])));
  }
  return found;
}

const animals = async () =>
  new Map((await entries("animals")).map((entry) => [entry.id, entry]));

/** Writes a record as anybody would, and lets the trigger see it; undefined: it goes. */
async function write(
  path: string,
  after: Record<string, unknown> | undefined,
): Promise<void> {
  const [kind, id] = path.split("/") as [DirectoryKind, string];
  const before = (await read(path)) ?? undefined;
  if (after === undefined) await database().doc(path).delete();
  else await put({ [path]: after });
  await markChange(kind, id, before, after);
}

const changed = async (path: string, change: Record<string, unknown>) =>
  write(path, { ...(await read(path)), ...change });

describe("a database without directories", () => {
  beforeEach(() => put(world()));

  it("has them after the first run, and only the first builds", async () => {
    const first = await runMarks(now);
    expect(first.failed).toBe(0);
    expect(await idsOf("directories")).toEqual(["away", "home"]);
    expect(await entries("sectors")).toEqual([
      {
        id: "s1",
        name: "Savanna",
        color: "#4e73df",
        keeperIds: [],
        archived: false,
      },
    ]);
    expect(await entries("enclosures")).toMatchObject([
      { id: "e1", name: "Plain", sectorId: "s1", animals: 1 },
    ]);
    expect(await idsOf(marksPath)).toEqual([]);
    expect(await runMarks(later)).toEqual({ marks: 0, parts: 0, failed: 0 });
    expect((await headerOf())?.revision).toBe(1);
  });

  it("names a new establishment with its first record", async () => {
    await runMarks(now);
    await write("sectors/n1", { zooId: "new", sectorName: "First" });
    await runMarks(later);
    expect(await entries("sectors", "new")).toMatchObject([{ name: "First" }]);
  });
});

describe("a run", () => {
  beforeEach(async () => {
    await put({ ...world(), ...aHerd(herd) });
    await runMarks(now);
  });

  it("sees what was renamed, moved, made and deleted since the last", async () => {
    await put({
      "enclosures/e2": {
        zooId: "home",
        enclosureName: "Hill",
        linkedSectorId: "s1",
      },
    });
    await markChange("enclosures", "e2", undefined, {
      zooId: "home",
      enclosureName: "Hill",
    });
    await changed("animals/h7", { animalName: "Renamed" });
    await changed("animals/h8", { animalEnclosureData: { enclosureId: "e2" } });
    await write("animals/new", { zooId: "home", animalName: "Newborn" });
    await write("animals/h9", undefined);
    await changed("animals/h10", { zooId: "away" });
    await runMarks(later);
    const found = await animals();
    expect(found.get("h7")?.name).toBe("Renamed");
    expect(found.get("h8")?.enclosureId).toBe("e2");
    expect(found.get("new")?.name).toBe("Newborn");
    expect(found.has("h9")).toBe(false);
    expect(found.has("h10")).toBe(false);
    expect((await entries("animals", "away")).map(({ id }) => id)).toEqual([
      "h10",
    ]);
    expect(
      (await entries("enclosures")).map(({ id, animals: count }) => [
        id,
        count,
      ]),
    ).toEqual([
      ["e1", herd - 2],
      ["e2", 1],
    ]);
  });

  it("writes few parts for a burst of 200 changes, each with a version of its own", async () => {
    const before = await headerOf();
    expect(before?.versions["animals"]).toEqual(
      Array.from({ length: Math.ceil(herd / 500) }, () => 1),
    );
    const neighbours = (await idsOf("animals")).slice(1, 21);
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        neighbours.map((id) =>
          changed(`animals/${id}`, { animalName: `Burst ${round}` }),
        ),
      );
    expect(await idsOf(marksPath)).toHaveLength(20);
    const { marks, parts } = await runMarks(later);
    expect({ marks, parts }).toEqual({ marks: 20, parts: 1 });
    const after = await headerOf();
    const versions = after?.versions["animals"] ?? [];
    expect(versions.filter((version) => version !== 1)).toEqual([2]);
    expect(after?.revision).toBe(2);
    const found = await animals();
    for (const id of neighbours) expect(found.get(id)?.name).toBe("Burst 9");
  });

  it("is not asked for what the directory leaves out", async () => {
    await changed("animals/h1", { notes: "calm", lastEval: later });
    expect(await idsOf(marksPath)).toEqual([]);
  });

  it("leaves everything as it is when marks come again", async () => {
    await changed("animals/h1", { animalName: "Once" });
    await runMarks(later);
    const once = await headerOf();
    const record = (await read("animals/h1")) ?? {};
    await markChange(
      "animals",
      "h1",
      { ...record, animalName: "older" },
      record,
    );
    await markChange("animals", "nobody", { zooId: "home" }, undefined);
    expect(await runMarks(later)).toEqual({ marks: 2, parts: 0, failed: 0 });
    expect(await headerOf()).toEqual(once);
  });

  it("comes to the same with two schedulers at once, while records go on changing", async () => {
    const names = new Map<string, string>();
    for (let n = 0; n < 60; n += 1) {
      names.set(`h${n * 9}`, `Both ${n}`);
      await changed(`animals/h${n * 9}`, { animalName: `Both ${n}` });
    }
    const runs = Promise.all([runMarks(later), runMarks(later)]);
    for (let n = 0; n < 10; n += 1) {
      names.set(`h${n * 9}`, `Later ${n}`);
      await changed(`animals/h${n * 9}`, { animalName: `Later ${n}` });
    }
    expect((await runs).map(({ failed }) => failed)).toEqual([0, 0]);
    await runMarks(later);
    const found = await animals();
    for (const [id, name] of names) expect(found.get(id)?.name).toBe(name);
    expect(found.size).toBe(herd + 1);
    expect(await idsOf(marksPath)).toEqual([]);
  });

  it("goes on with the others where one directory cannot be built", async () => {
    await put({
      "directoryMarks/bad": { directoryId: "a/b", kind: "animals", id: "x" },
    });
    await changed("animals/h1", { animalName: "Still" });
    expect(await runMarks(later)).toMatchObject({ failed: 1 });
    expect((await animals()).get("h1")?.name).toBe("Still");
    expect(await idsOf(marksPath)).toEqual(["bad"]);
  });
});

describe("a rebuild", () => {
  beforeEach(async () => {
    await put({ ...world(), ...aHerd(600) });
    await runMarks(now);
  });

  it("finds nothing to do where all is right, and mends what is not", async () => {
    expect(await rebuildDirectory("home", later)).toBe(0);
    await put({
      "animals/h3": { ...(await read("animals/h3")), animalName: "Unseen" },
    });
    await database().doc("animals/h599").delete();
    expect(await rebuildDirectory("home", later)).toBe(3);
    const found = await animals();
    expect(found.get("h3")?.name).toBe("Unseen");
    expect(found.has("h599")).toBe(false);
    expect(await rebuildDirectory("home", later)).toBe(0);
  });

  it("makes the same directory as the changes one by one", async () => {
    for (const n of [1, 2, 3])
      await changed(`animals/h${n}`, { animalEnclosureData: null });
    await runMarks(later);
    expect(await rebuildDirectory("home", later)).toBe(0);
    const homeless = [...(await animals()).values()].filter(
      ({ enclosureId }: AnimalEntry) => enclosureId === null,
    );
    expect(homeless).toHaveLength(3);
  });
});

describe("the demonstration", () => {
  it("brings directories in which a rebuild finds nothing to do", async () => {
    const documents = demoDocuments(now);
    const places = [
      ...zooKinds,
      "directories",
      "directoryUses",
      "speciesWords",
      "speciesLines",
    ];
    await put(
      Object.fromEntries(
        documents
          .filter(({ path }) =>
            places.some((one) => path.startsWith(`${one}/`)),
          )
          .map(({ path, data }) => [path, data]),
      ),
    );
    const directories = await idsOf("directories");
    expect(directories.length).toBeGreaterThan(1);
    for (const directoryId of directories) {
      expect(await rebuildDirectory(directoryId, later)).toBe(0);
      expect((await headerOf(directoryId))?.revision).toBe(1);
    }
    expect((await runMarks(later)).parts).toBe(0);
  });
});
