import { beforeEach, expect, it } from "vitest";
import { animalSchema } from "@domain/animal/animal";
import { archiveDue } from "../../../functions/src/health/prescriptions/archive-prescriptions";
import { endPrescriptions } from "../../../functions/src/health/prescriptions/end-prescriptions";
import { aPrescription } from "../../builders/health";
import { deskWorld } from "../desk-stage";
import { put, read, useStage } from "../stage";

useStage("demo-prescriptions");

const now = new Date("2026-11-20T09:00:00Z");
const path = (id: string) => `animals/a1/prescriptions/${id}`;

const treatment = (prescriptionId: string, more: object = {}) => ({
  [path(prescriptionId)]: aPrescription({
    zooId: "home",
    animalId: "a1",
    sectorId: "s1",
    prescriptionId,
    ...more,
  }),
});

const animal = (more: object = {}) => ({
  "animals/a1": animalSchema.parse({
    zooId: "home",
    animalId: "a1",
    animalName: "Léo",
    specieId: "lion",
    ...more,
  }),
});

beforeEach(() =>
  put({
    ...deskWorld(),
    ...animal(),
    ...treatment("runs"),
    ...treatment("over", { status: "archived", endReason: "recovery" }),
  }),
);

it("ends what is current with its animal, once, and leaves what was over", async () => {
  await put(animal({ animalState: "deceased", animalStateDate: "2026-11-19" }));
  expect(await endPrescriptions("home", "a1", now)).toBe(1);
  expect(await endPrescriptions("home", "a1", now)).toBe(0);
  expect(await read(path("runs"))).toMatchObject({
    status: "archived",
    endReason: "death",
    actualEndDate: "2026-11-19",
    endedBy: null,
  });
  expect(await read(path("over"))).toMatchObject({ endReason: "recovery" });
});

it("ends nothing of an animal that lives here", async () => {
  expect(await endPrescriptions("home", "a1", now)).toBe(0);
  expect(await read(path("runs"))).toMatchObject({ status: "current" });
});

it("puts away what is past its end date the day after, by the clocks of Paris", async () => {
  expect(await archiveDue(new Date("2026-11-28T22:59:00Z"))).toBe(0);
  const midnight = new Date("2026-11-28T23:10:00Z");
  expect(await archiveDue(midnight)).toBe(1);
  expect(await archiveDue(midnight)).toBe(0);
  expect(await read(path("runs"))).toMatchObject({
    status: "archived",
    endReason: null,
    actualEndDate: "2026-11-28",
    endedBy: null,
  });
});
