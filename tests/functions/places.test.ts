import { beforeEach, describe, expect, it } from "vitest";
import { animalSchema } from "@domain/animal/animal";
import { residentsNamed } from "@domain/enclosure/enclosure";
import { groupSchema } from "@domain/group/group";
import { database } from "../../functions/src/edge/admin";
import { markPlaces, placeMarksPath } from "../../functions/src/places/marks";
import { recountPlace } from "../../functions/src/places/recount-place";
import { runPlaceMarks } from "../../functions/src/places/run-place-marks";
import { repairContents } from "../../functions/src/repair/repair";
import { world } from "./people";
import { idsOf, put, read, useStage } from "./stage";

useStage("demo-places");

type Stored = Record<string, unknown>;

const group = groupSchema.parse({
  zooId: "home",
  groupId: "g1",
  groupName: "Pack",
});
const animal = (id: string, more: object = {}): Stored =>
  animalSchema.parse({
    zooId: "home",
    animalId: id,
    animalName: id,
    specieId: "lion",
    animalEnclosureData: { enclosureId: "e1" },
    groupId: "g1",
    ...more,
  });

beforeEach(() => put({ ...world(), "groups/g1": group }));

/** Writes an animal as anybody would, and lets the trigger see it; undefined: it goes. */
async function write(id: string, after: Stored | undefined): Promise<void> {
  const path = `animals/${id}`;
  const before = (await read(path)) ?? undefined;
  if (after === undefined) await database().doc(path).delete();
  else await put({ [path]: after });
  await markPlaces(id, before, after);
}

const said = async (id = "e1") => {
  const stored = await read(`enclosures/${id}`);
  return [stored?.["speciesList"], stored?.["animalsData"]];
};
const members = () => idsOf("groups/g1/animals");
const done = (places: number, differing: number) => ({
  places,
  differing,
  failed: 0,
});

describe("a run", () => {
  it("counts who came, moved, died, was renamed and is gone", async () => {
    await put({
      "enclosures/e2": { ...world()["enclosures/e1"], enclosureId: "e2" },
    });
    for (const id of ["kito", "nala", "asha"]) await write(id, animal(id));
    await markPlaces(
      "a1",
      undefined,
      await database()
        .doc("animals/a1")
        .get()
        .then((one) => one.data()),
    );
    expect(await idsOf(placeMarksPath)).toEqual(["enclosures_e1", "groups_g1"]);
    expect(await runPlaceMarks()).toEqual(done(2, 2));
    expect(await said()).toEqual([
      [
        { specieId: "lion", count: 3 },
        { specieId: null, count: 1 },
      ],
      [
        { animalId: "a1", animalName: "Zuri", specieId: null },
        { animalId: "asha", animalName: "asha", specieId: "lion" },
        { animalId: "kito", animalName: "kito", specieId: "lion" },
        { animalId: "nala", animalName: "nala", specieId: "lion" },
      ],
    ]);
    expect(await members()).toEqual(["asha", "kito", "nala"]);
    await write("kito", animal("kito", { animalName: "Kiti" }));
    await write(
      "nala",
      animal("nala", { animalEnclosureData: { enclosureId: "e2" } }),
    );
    await write(
      "asha",
      animal("asha", {
        animalState: "deceased",
        animalEnclosureData: null,
        groupId: null,
      }),
    );
    expect(await runPlaceMarks()).toEqual(done(3, 3));
    expect((await said())[0]).toEqual([
      { specieId: null, count: 1 },
      { specieId: "lion", count: 1 },
    ]);
    expect((await said("e2"))[1]).toEqual([
      { animalId: "nala", animalName: "nala", specieId: "lion" },
    ]);
    expect(await members()).toEqual(["kito", "nala"]);
    expect(await read("groups/g1/animals/kito")).toMatchObject({
      animalName: "Kiti",
      enclosureId: "e1",
      zooId: "home",
    });
    await write("kito", undefined);
    await write("nala", animal("nala", { groupId: null }));
    await runPlaceMarks();
    expect(await members()).toEqual([]);
    expect(await idsOf(placeMarksPath)).toEqual([]);
  });

  it("writes nothing where nothing differs, however often it is asked", async () => {
    await write("kito", animal("kito"));
    await runPlaceMarks();
    const stored = await read("enclosures/e1");
    await markPlaces("kito", undefined, animal("kito"));
    await markPlaces("kito", undefined, animal("kito"));
    expect(await runPlaceMarks()).toEqual(done(2, 0));
    expect(await read("enclosures/e1")).toEqual(stored);
    await write("kito", { ...animal("kito"), notes: "Eats" });
    expect(await runPlaceMarks()).toEqual(done(0, 0));
  });

  it("names so many of a herd, counts all, and lists all in their group", async () => {
    const herd = Object.fromEntries(
      Array.from({ length: 620 }, (_, at) => [
        `animals/h${at}`,
        animal(`h${at}`),
      ]),
    );
    await put(herd);
    await markPlaces("h1", undefined, herd["animals/h1"]);
    expect(await runPlaceMarks()).toEqual(done(2, 2));
    const [species, animals] = await said();
    expect(species).toContainEqual({ specieId: "lion", count: 620 });
    expect(animals).toHaveLength(residentsNamed);
    expect(await members()).toHaveLength(620);
  });

  it("passes over a place that is gone, and keeps the mark of what fails", async () => {
    await put({
      [`${placeMarksPath}/enclosures_gone`]: { kind: "enclosures", id: "gone" },
      [`${placeMarksPath}/bad`]: { kind: "enclosures", id: "a/b" },
    });
    expect(await runPlaceMarks()).toEqual({ ...done(1, 0), failed: 1 });
    expect(await idsOf(placeMarksPath)).toEqual(["bad"]);
  });

  it("counts whoever comes while it runs, in this run or the next", async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `c${at}`);
    const comes = ids.map((id) => write(id, animal(id)));
    const runs = [runPlaceMarks(), runPlaceMarks(), runPlaceMarks()];
    await Promise.all([...comes, ...runs]);
    await runPlaceMarks();
    expect(await members()).toEqual([...ids].sort());
    expect((await said())[0]).toContainEqual({ specieId: "lion", count: 20 });
    expect(await idsOf(placeMarksPath)).toEqual([]);
  });
});

describe("repair", () => {
  const ask = async (dryRun: boolean) => {
    const found: string[] = [];
    const onFound = (one: { collection: string; id: string }) =>
      void found.push(`${one.collection}/${one.id}`);
    const counts = await repairContents({ dryRun, onFound });
    return { found, mended: counts.map(({ mended }) => mended) };
  };

  it("counts anew what was never marked, and then finds nothing", async () => {
    await put({
      "animals/kito": animal("kito"),
      "groups/g1/animals/left": { zooId: "home", animalName: "Left" },
    });
    const both = ["enclosures/e1", "groupAnimals/g1"];
    expect(await ask(true)).toEqual({ found: both, mended: [0, 0] });
    expect(await members()).toEqual(["left"]);
    expect(await ask(false)).toEqual({ found: both, mended: [1, 1] });
    expect(await members()).toEqual(["kito"]);
    expect(await ask(false)).toEqual({ found: [], mended: [0, 0] });
  });

  it("takes other shapes of old for nothing", async () => {
    await put({
      "enclosures/e1": {
        ...world()["enclosures/e1"],
        speciesList: ["lion"],
        animalsData: [{ any: "thing" }],
      },
    });
    expect(await recountPlace("enclosures", "e1")).toEqual({
      differing: ["speciesList", "animalsData"],
      isWhole: true,
    });
    expect((await said())[0]).toEqual([{ specieId: null, count: 1 }]);
  });
});
