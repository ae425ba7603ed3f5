import { lineOf } from "@domain/words/lines";
import { decodeKeys, keysId, planOf } from "@domain/words/keys";
import { decodeTaxa, taxaId } from "@domain/words/taxa";
import { readDocument, searchWords } from "@domain/words/search";
import type { Entries } from "@domain/directory/kinds";
import { decodeEntries } from "@domain/directory/parts";
import { beforeEach, describe, expect, it } from "vitest";
import { aCatalogue } from "../../builders/catalogue";
import { runMarks } from "../../../functions/src/directory/run-marks";
import { markChange } from "../../../functions/src/directory/marks";
import { database } from "../../../functions/src/edge/admin";
import {
  markAllSpecies,
  markSpecies,
  speciesMarksPath,
  taxaMark,
} from "../../../functions/src/words/mark-species";
import { rebuildWords, runWords } from "../../../functions/src/words/run-words";
import { change, deskWorld, newAnimal, save } from "../desk-stage";
import { erase, idsOf, put, read, useStage } from "../stage";

useStage("demo-species-index");

const now = new Date("2026-12-01T07:00:00Z");
const minute = (count: number) => new Date(now.getTime() + count * 60_000);

const specie = (id: string, latin: string, names: object = {}) => ({
  [`species/${id}`]: {
    specieId: id,
    specieName: latin,
    specieLatinName: latin,
    names,
  },
});

/** What the index finds, as an app reads it. */
async function find(typed: string): Promise<string[]> {
  const list = await read(`speciesWords/${keysId}`);
  const plan = planOf(typed, decodeKeys((list?.["text"] ?? "") as string));
  const texts = await Promise.all(
    plan.keys.map(async (key) =>
      String((await read(`speciesWords/${key}`))?.["text"]),
    ),
  );
  return searchWords(texts.map(readDocument), typed, "fr").species.map(
    ({ id }) => id,
  );
}

async function named(zooId: string): Promise<Entries["species"][]> {
  const part = await read(`directories/${zooId}/parts/species-0`);
  return part === null ? [] : decodeEntries("species", String(part["entries"]));
}

async function mark(...ids: string[]): Promise<void> {
  const batch = database().batch();
  markSpecies(batch, ids);
  await batch.commit();
}

beforeEach(async () => {
  await put({
    ...deskWorld(),
    ...specie("tiger", "Panthera tigris", { en: "Tiger", fr: "Tigre" }),
    ...specie("moloch", "Moloch horridus", { fr: "Moloch hérissé" }),
  });
  await runMarks(now);
});

describe("the index", () => {
  it("is there after the first run, and an idle run writes nothing", async () => {
    expect(await find("panthera")).toEqual(["lion", "tiger"]);
    expect(await find("herisse")).toEqual(["moloch"]);
    expect(await runWords(minute(1))).toMatchObject({ species: 0, written: 0 });
  });

  it("follows what is saved, made and removed, and only in the documents of its words", async () => {
    await save("root", [
      change("species", "tiger", { names: { fr: "Félin rayé" } }),
    ]);
    const done = await runWords(minute(1));
    expect(done.species).toBe(1);
    expect(await find("raye")).toEqual(["tiger"]);
    expect(await find("tiger")).toEqual([]);
    expect(await find("panthera")).toEqual(["tiger", "lion"]);
    // fe, ra, ti, pa and the list; the other species' words are left alone.
    expect(done.written).toBeLessThanOrEqual(5);
    expect(await idsOf(speciesMarksPath)).toEqual([]);
    await erase("species/tiger");
    await mark("tiger");
    await runWords(minute(2));
    expect(await find("panthera")).toEqual(["lion"]);
    expect(await find("raye")).toEqual([]);
  });

  it("is built from the whole base where all is marked, and writes what differs", async () => {
    await put(specie("new", "Moloch novus"));
    const batch = database().batch();
    markAllSpecies(batch);
    await batch.commit();
    expect(await runWords(minute(1))).toMatchObject({ species: 1 });
    expect(await find("moloch")).toEqual(["moloch", "new"]);
  });

  it("is mended by a repair: a document that is gone, one that says something else", async () => {
    await erase("speciesWords/mo");
    const pa = await read("speciesWords/pa");
    await put({ "speciesWords/pa": { ...pa, text: "" } });
    expect(await rebuildWords(minute(1))).toMatchObject({ written: 2 });
    expect(await find("moloch")).toEqual(["moloch"]);
    expect(await find("panthera")).toEqual(["lion", "tiger"]);
    expect(await rebuildWords(minute(2))).toMatchObject({ written: 0 });
  });

  it("comes to the same where a run was killed before it was done", async () => {
    await put(specie("tiger", "Panthera tigris", { fr: "Autre" }));
    await mark("tiger");
    await put({
      "speciesLines/~lease": { until: minute(6) },
    });
    expect(await runWords(minute(1))).toMatchObject({ species: 0 });
    expect(await runWords(minute(7))).toMatchObject({ species: 1 });
    expect(await find("autre")).toEqual(["tiger"]);
  });
});

describe("the document of the orders and families", () => {
  const taxa = async () =>
    decodeTaxa(String((await read(`speciesWords/${taxaId}`))?.["text"]));

  it("is there after the first run, with the number of species", async () => {
    const { orders, families, species } = await taxa();
    expect(orders.map(({ id }) => id)).toEqual(await idsOf("order"));
    expect(families.map(({ id }) => id)).toEqual(await idsOf("family"));
    expect(species).toBe((await idsOf("species")).length);
  });

  it("follows what is saved of them, and no species is built anew for it", async () => {
    await save("root", [
      change("family", "cats", { familyLatinName: "Felinae" }),
    ]);
    expect(await idsOf(speciesMarksPath)).toContain(taxaMark);
    expect(await runWords(minute(1))).toMatchObject({ species: 0, written: 0 });
    const { families } = await taxa();
    expect(families.find(({ id }) => id === "cats")?.latin).toBe("Felinae");
    expect(await idsOf(speciesMarksPath)).not.toContain(taxaMark);
  });

  it("counts the species that come and go without reading the families again", async () => {
    const before = await taxa();
    await put(specie("new", "Moloch novus"));
    await mark("new");
    await put({ "family/unmarked": { familyLatinName: "Unmarked" } });
    await runWords(minute(1));
    expect(await taxa()).toEqual({ ...before, species: before.species + 1 });
  });

  it("is mended by a repair", async () => {
    const before = await taxa();
    await erase(`speciesWords/${taxaId}`);
    await rebuildWords(minute(1));
    expect(await taxa()).toEqual(before);
  });
});

describe("an establishment's directory", () => {
  it("names the species of its animals and no other", async () => {
    expect((await named("home")).map(({ id }) => id)).toEqual([]);
    await save("root", [
      { collection: "animals", id: "k1", kind: "create", values: newAnimal() },
    ]);
    await markChange("animals", "k1", undefined, await stored("animals/k1"));
    await runMarks(minute(1));
    expect(await named("home")).toMatchObject([
      { id: "lion", latinName: "Panthera leo" },
    ]);
    await erase("animals/k1");
    await markChange("animals", "k1", newAnimal(), undefined);
    await runMarks(minute(2));
    expect(await named("home")).toEqual([]);
  });

  it("names a species anew when it changes, there where there is one", async () => {
    await put({ "animals/k1": { ...newAnimal(), animalId: "k1" } });
    await markChange("animals", "k1", undefined, newAnimal());
    await runMarks(minute(1));
    await save("root", [
      change("species", "lion", { names: { fr: "Lion", de: "Löwe" } }),
    ]);
    await runMarks(minute(2));
    expect(await named("home")).toMatchObject([{ names: { de: "Löwe" } }]);
    expect(await named("away")).toEqual([]);
  });

  it("that was built before it named species is built anew", async () => {
    await put({ "animals/k1": { ...newAnimal(), animalId: "k1" } });
    await erase(`speciesWords/${keysId}`);
    const header = await read("directories/home");
    const { species: _, ...versions } = (header?.["versions"] ?? {}) as Record<
      string,
      number[]
    >;
    await put({ "directories/home": { ...header, versions } });
    await runMarks(minute(1));
    expect(await named("home")).toMatchObject([{ id: "lion" }]);
  });
});

const stored = async (path: string) => (await read(path)) ?? undefined;

it("thirty thousand species are built once, and one changed name writes a few documents", async () => {
  const all = aCatalogue(process.env["SOAK"] === "1" ? 30_000 : 3_000);
  await put(
    Object.fromEntries(
      all.map(({ id, name, latinName, names }) => [
        `species/${id}`,
        { specieId: id, specieName: name, specieLatinName: latinName, names },
      ]),
    ),
  );
  const batch = database().batch();
  markAllSpecies(batch);
  await batch.commit();
  const start = performance.now();
  const built = await runWords(minute(1));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${all.length} species: ${built.written} documents, ${Math.round(built.bytes / 1000)} kB written in ${seconds} s, ${all.length + 35} reads`,
  );
  expect(built.species).toBe(all.length);
  const [first] = all;
  await put({
    [`species/${first?.id ?? ""}`]: {
      specieName: "Quokka",
      specieLatinName: first?.latinName,
      names: { ...first?.names, fr: "Quokka" },
    },
  });
  await mark(first?.id ?? "");
  const changed = await runWords(minute(2));
  console.log(`one name: ${changed.written} documents, ${changed.bytes} bytes`);
  expect(changed.species).toBe(1);
  expect(await find("quokka")).toEqual([first?.id]);
  const words = lineOf(first as Entries["species"]).split(/[\s-]+/).length;
  expect(changed.written).toBeLessThanOrEqual(words + 2);
});
