import { beforeEach, expect, it } from "vitest";
import type { Values } from "@domain/record/types";
import { plain } from "../../../functions/src/edge/documents";
import { endTreatmentsOf } from "../../../functions/src/health/prescriptions/end-treatment";
import { archiveAllOverdue } from "../../../functions/src/health/prescriptions/run-treatments";
import { anAnimal } from "../../builders/facility";
import { aPrescription } from "../../builders/health";
import { put, read, useStage } from "../stage";

useStage("demo-treatments");

const path = (id: string) => `animals/a1/prescriptions/${id}`;
const now = new Date("2026-11-20T09:00:00Z");
const treatment = (prescriptionId: string, more: object = {}) => ({
  [path(prescriptionId)]: aPrescription({
    zooId: "home",
    animalId: "a1",
    prescriptionId,
    nextDoseAt: now,
    ...more,
  }),
});
const animal = (more: object = {}) => ({
  "animals/a1": anAnimal({ zooId: "home", animalId: "a1", ...more }),
});
const stored = async (id: string) => plain(await read(path(id))) as Values;

beforeEach(() =>
  put({
    ...animal(),
    ...treatment("runs"),
    ...treatment("over", { status: "archived", endReason: "recovery" }),
  }),
);

it("a treatment is archived as completed once its last day is over in Paris, once", async () => {
  const before = await archiveAllOverdue(new Date("2026-11-28T22:59:00Z"));
  expect(before).toMatchObject({ looked: 0, failed: 0 });
  const after = new Date("2026-11-28T23:03:00Z");
  expect(await archiveAllOverdue(after)).toMatchObject({
    looked: 1,
    failed: 0,
  });
  expect(await archiveAllOverdue(after)).toMatchObject({
    looked: 0,
    failed: 0,
  });
  expect(await stored("runs")).toMatchObject({
    status: "archived",
    endReason: null,
    actualEndDate: "2026-11-28",
    endedAt: new Date("2026-11-28T23:00:00Z"),
    endedBy: null,
    nextDoseAt: null,
  });
});

it.each([
  ["deceased", "2026-11-19", "death", "2026-11-19"],
  ["departed", "2026-11-19", "transfer", "2026-11-19"],
  ["deceased", "2026-11-01", "death", "2026-11-18"],
  ["deceased", null, "death", "2026-11-20"],
] as const)(
  "what goes on ends with an animal %s on %s: %s, %s",
  async (animalState, animalStateDate, endReason, actualEndDate) => {
    await put(animal({ animalState, animalStateDate }));
    await endTreatmentsOf("home", "a1", now);
    await endTreatmentsOf("home", "a1", new Date("2026-11-21T09:00:00Z"));
    expect(await stored("runs")).toMatchObject({
      status: "archived",
      endReason,
      actualEndDate,
      endedAt: now,
      endedBy: null,
      nextDoseAt: null,
    });
    expect(await stored("over")).toMatchObject({ endReason: "recovery" });
  },
);

it("nothing ends of an animal that lives here", async () => {
  await endTreatmentsOf("home", "a1", now);
  expect(await stored("runs")).toMatchObject({ status: "current" });
});
