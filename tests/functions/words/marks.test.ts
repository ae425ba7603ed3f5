import { beforeEach, expect, it } from "vitest";
import { database } from "../../../functions/src/edge/admin";
import {
  markAllSpecies,
  markSpecies,
  speciesMarksPath,
  taxaMark,
} from "../../../functions/src/words/mark-species";
import { change, create, deskWorld, save } from "../desk-stage";
import { idsOf, put, useStage } from "../stage";

useStage("demo-species-marks");
beforeEach(() => put(deskWorld()));

const marks = () => idsOf(speciesMarksPath);

it("what is saved of species is marked with it, families and orders as one, and nothing else", async () => {
  const answer = await save("root", [
    change("species", "lion", { specieName: "Lion d’Asie" }),
    create("species", "tiger", {
      specieName: "Tigre",
      specieLatinName: "Panthera tigris",
    }),
    change("family", "cats", { familyName: "Felins" }),
  ]);
  expect(answer).toMatchObject({ success: true });
  expect(await marks()).toHaveLength(3);
  expect(await marks()).toContain(taxaMark);
});

it("what is refused is not marked", async () => {
  await save("admin", [change("species", "lion", { specieName: "Other" })]);
  expect(await marks()).toEqual([]);
});

it("marks no more at once than a batch holds, and the whole as one", async () => {
  const batch = database().batch();
  const many = Array.from({ length: 501 }, (_, n) => `s${String(n)}`);
  expect(() => {
    markSpecies(batch, many);
  }).toThrow("internal");
  markSpecies(batch, ["a", "a", "b"]);
  markAllSpecies(batch);
  await batch.commit();
  expect(await marks()).toHaveLength(3);
});
