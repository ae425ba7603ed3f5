import { beforeAll, describe, expect, it } from "vitest";
import { writeDocuments } from "../../demo/seed/load";
import { demoDocuments } from "../../demo/seed/documents";
import type { Counts, Found } from "../../functions/src/repair/repair";
import { repair } from "../../functions/src/repair/repair";
import { database } from "../../functions/src/edge/admin";
import { plain } from "../../functions/src/edge/documents";
import { erase, put, read, useStage } from "./stage";

const project = "demo-repair";
const stage = useStage(project, "file");
const now = new Date("2026-11-20T13:20:00Z");
const documents = demoDocuments(now);

/** What was measured, counted, answered and observed, and what is kept of it: most of every run, and nothing here spoils it. The long form looks at it once. */
const isCounted = (path: string) =>
  /^(enrichment(Movements|Uses)|evaluations|obsSessions|scanPacks)\/|\/(measure\w*|healthValues|baselines|progress)\//.test(
    path,
  );
const isLong = process.env["SOAK"] === "1";

beforeAll(() =>
  writeDocuments(
    { firestoreHost: stage.host(), authHost: stage.host(), project },
    isLong ? documents : documents.filter(({ path }) => !isCounted(path)),
  ),
);

async function run(dryRun = false) {
  const found: Found[] = [];
  const counts: Counts[] = [];
  await repair({
    dryRun,
    now,
    onFound: (one) => found.push(one),
    onCounted: (one) => counts.push(one),
  });
  const apart: readonly string[] = ["directories", "zooSummaries"];
  const records = counts.filter((one) => !apart.includes(one.collection));
  const sum = (of: (one: Counts) => number) =>
    records.reduce((total, one) => total + of(one), 0);
  return {
    found: found.filter((one) => one.collection !== "zooSummaries"),
    /** Which establishments stand otherwise than their summary said, and in what: their welfare only where the answers are there. */
    standings: found
      .filter(({ collection }) => collection === "zooSummaries")
      .map(({ id, differing }) => ({
        id,
        differing: differing.filter((field) => isLong || field !== "welfare"),
      }))
      .flatMap(({ id, differing }) =>
        differing.length > 0 ? [[id, differing]] : [],
      ),
    read: sum((one) => one.read),
    differing: sum((one) => one.differing),
    mended: sum((one) => one.mended),
    directories: counts.find((one) => one.collection === "directories"),
  };
}

const firstOf = (
  collection: string,
  fits: (data: Record<string, unknown>) => boolean = () => true,
): string => {
  const one = documents.find(
    ({ path, data }) => path.startsWith(`${collection}/`) && fits(data),
  );
  if (one === undefined) throw new Error(`none of ${collection}`);
  return one.path;
};

const aimedAt = (level: string) => (data: Record<string, unknown>) =>
  (data["target"] as { level: string }).level === level;

/** One document of each, a field of it, and what somebody made of it. */
const spoiled: [path: string, field: string, value: unknown][] = [
  [firstOf("sectors"), "label", "Elsewhere"],
  [firstOf("sectors"), "value", "elsewhere"],
  [firstOf("enclosures"), "indoorArea", -1],
  [firstOf("animals"), "sectorId", "elsewhere"],
  [firstOf("animals"), "specieName", "Licorne"],
  [firstOf("animals", (one) => one["birthMonth"] !== null), "birthMonth", null],
  [firstOf("tasks"), "audience", "nobody"],
  [firstOf("tasks"), "dueAtUnix", 1],
  [firstOf("taskTemplates", aimedAt("ANIMAL")), "sectorIds", ["elsewhere"]],
  [firstOf("taskTemplates"), "isActive", "maybe"],
  ["announcements/portail-nord", "audience", ["auditor"]],
  [firstOf("surveys", (one) => "surveySpecie" in one), "publishedVersion", 7],
  [firstOf("questions"), "usedIn", {}],
  // As existing data have it.
  [
    firstOf(
      "taskTemplates",
      (one) =>
        one["visibilityLeadTime"] === "oneDay" && one["nextRun"] !== null,
    ),
    "nextMakeAt",
    null,
  ],
];

/** A part of a directory that was lost, and the ids in it. */
const lost = "directories/sentinelle/parts/sectors-0";
async function idsOfLost(): Promise<string[]> {
  const entries = String((await read(lost))?.["entries"]);
  const ids = (JSON.parse(entries) as { id: string }[]).map(({ id }) => id);
  return ids.sort();
}
let idsBefore: string[] = [];

async function eraseCounted(): Promise<void> {
  const counted = documents.filter(({ path }) => isCounted(path));
  for (let start = 0; start < counted.length; start += 400) {
    const batch = database().batch();
    for (const { path } of counted.slice(start, start + 400))
      batch.delete(database().doc(path));
    await batch.commit();
  }
}

describe("recounting what follows from other fields", () => {
  it("finds nothing in the demonstration", async () => {
    const { found, standings, read, mended, directories } = await run();
    expect([...found, ...standings]).toEqual([]);
    expect(mended).toBe(0);
    expect(directories).toMatchObject({ read: 2, differing: 0 });
    expect(read).toBeGreaterThan(700);
  });

  it("finds what was spoiled and, tried dry, leaves it", async () => {
    if (isLong) await eraseCounted();
    for (const [path, field, value] of spoiled)
      await database()
        .doc(path)
        .update({ [field]: value });
    idsBefore = await idsOfLost();
    expect(idsBefore.length).toBeGreaterThan(5);
    await erase(lost);
    const { found, differing, mended, directories } = await run(true);
    expect(directories).toBeUndefined();
    const named = found.flatMap(({ collection, id, differing: fields }) =>
      fields.map((field) => `${collection}/${id}.${field}`),
    );
    expect(named).toEqual(
      expect.arrayContaining(
        spoiled.map(([path, field]) => `${path}.${field}`),
      ),
    );
    expect([differing > 0, mended]).toEqual([true, 0]);
    for (const [path, field, value] of spoiled)
      expect((await read(path))?.[field]).toEqual(value);
  });

  it("mends it as it was, builds the directory that lost a part, and then finds nothing", async () => {
    const { found, standings, mended, directories } = await run();
    expect(directories).toMatchObject({ differing: 1 });
    // It names the revision of the directory that it counted.
    expect(standings).toEqual([["sentinelle", ["peopled"]]]);
    expect(await idsOfLost()).toEqual(idsBefore);
    expect(found.length).toBe(new Set(spoiled.map(([path]) => path)).size);
    expect(mended).toBe(found.length);
    for (const [path, field] of spoiled) {
      const was = documents.find((one) => one.path === path)?.data;
      const is = plain((await read(path))?.[field]);
      expect([path, is]).toEqual([path, was?.[field]]);
    }
    expect(await read(firstOf("tasks"))).toMatchObject({
      updatedBy: "system",
      operationId: expect.stringMatching(/^repair-.{36}$/) as string,
    });
    expect(await run()).toMatchObject({
      found: [],
      standings: [],
      differing: 0,
      mended: 0,
    });
  });

  it("says what it cannot rely on, and leaves what follows from it", async () => {
    const path = firstOf("animals");
    const sound = await read(path);
    await database().doc(path).update({ specieId: "nowhere", specieName: "X" });
    const { found, mended } = await run();
    // What is planned for the animal is for the species it says.
    const plans = found.filter(
      ({ collection }) => collection === "enrichmentSessions",
    );
    for (const { differing } of plans) expect(differing).toEqual(["specieIds"]);
    expect(found.filter((one) => !plans.includes(one))).toEqual([
      {
        collection: "animals",
        id: path.split("/")[1],
        differing: [],
        unsure: ["specieId"],
      },
      {
        collection: "enclosures",
        id: expect.any(String) as string,
        // Counted as the animal says.
        differing: ["speciesList", "animalsData"],
        unsure: [],
      },
    ]);
    expect(mended).toBe(1 + plans.length);
    expect((await read(path))?.["specieName"]).toBe("X");
    await put({ [path]: sound ?? {} });
  });
});
