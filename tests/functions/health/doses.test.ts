import { beforeEach, describe, expect, it } from "vitest";
import type { Dose } from "@domain/health/doses/dose";
import { doseId } from "@domain/health/doses/dose";
import type { Values } from "@domain/record/types";
import { plain } from "../../../functions/src/edge/documents";
import { lookAtTreatment } from "../../../functions/src/health/doses/look-at-treatment";
import { watchSlot } from "../../../functions/src/health/doses/watch-slot";
import { findMissed } from "../../../functions/src/health/prescriptions/run-treatments";
import { anAnimal } from "../../builders/facility";
import { aDose, aPrescription } from "../../builders/health";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-doses");

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const treated = { zooId: "home", animalId: "a1", prescriptionId: "t1" };
const path = "animals/a1/prescriptions/t1";
const prescribed = (more: object = {}) => ({
  [path]: aPrescription({
    ...treated,
    sectorId: "s1",
    createdAt: new Date("2026-11-18T06:00:00Z"),
    nextDoseAt: at("07:00"),
    startDate: "2026-11-20" as Dose["day"],
    ...more,
  }),
});

/** Somebody's word on the morning's dose, as its trigger hears of it. */
async function say(
  by: string,
  more: Partial<Dose> = {},
  { time = 1, now = at("07:30") } = {},
): Promise<string> {
  const dose = aDose({ ...treated, by, at: now, createdAt: now, ...more });
  const id = doseId(dose, by, time);
  await put({ [`animals/a1/doses/${id}`]: { ...dose, doseId: id } });
  await watchSlot(dose, now);
  await lookAtTreatment(dose, now);
  return id;
}

const alerts = async () =>
  Promise.all(
    (await idsOf("alerts")).map(
      async (id) => plain(await read(`alerts/${id}`)) as Values,
    ),
  );
const nextAt = async () =>
  (plain(await read(path)) as Values)["nextDoseAt"] as Date | null;

beforeEach(() =>
  put({
    ...prescribed(),
    "animals/a1": anAnimal({ zooId: "home", animalId: "a1", sectorId: "s2" }),
  }),
);

describe("a dose given by two people", () => {
  const twice = async () => {
    await say("ann");
    await say("ben", {}, { now: at("07:40") });
  };

  it("is one alert of health, for those who look after the animal now", async () => {
    await twice();
    await watchSlot(aDose(treated), at("07:50"));
    expect(await alerts()).toMatchObject([
      {
        alertId: "doseTwice~a1~t1_20261120T070000Z",
        zooId: "home",
        class: "health",
        type: "welfare",
        likelihood: 4,
        severity: 4,
        subject: { kind: "animal", id: "a1", areaId: null },
        sectorIds: ["s2"],
        values: { prescriptionId: "t1" },
        openedAt: at("07:00"),
        closedAt: null,
      },
    ]);
  });

  it("closes once one took their word back, opens again where they gave it after all", async () => {
    await twice();
    const undo = { outcome: null, voids: doseId(aDose(treated), "ben") };
    await say("ben", undo, { time: 2, now: at("07:45") });
    expect(await alerts()).toMatchObject([{ closedAt: at("07:45") }]);
    await say("cleo", { outcome: "held" }, { now: at("07:50") });
    expect(await alerts()).toMatchObject([{ closedAt: at("07:45") }]);
    await say("ben", {}, { time: 3, now: at("07:55") });
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
  });

  it("closes alone what was taken back, and is not begun anew by another look", async () => {
    const evening = { slot: "2000" as const, dueAt: at("19:00") };
    await twice();
    const id = "alerts/doseTwice~a1~t1_20261120T070000Z";
    const seen = { acknowledgedBy: "ann", status: "acknowledged" };
    await put({ [id]: { ...(await read(id)), ...seen } });
    await say("ann", evening, { now: at("19:10") });
    await say("ben", evening, { now: at("19:20") });
    await watchSlot(aDose(treated), at("19:25"));
    expect(await alerts()).toMatchObject([
      { openedAt: at("07:00"), closedAt: null, ...seen },
      { openedAt: at("19:00"), closedAt: null },
    ]);
    const voids = doseId(aDose({ ...treated, ...evening }), "ben");
    const undo = { ...evening, outcome: null, voids };
    await say("ben", undo, { time: 2, now: at("19:30") });
    expect(await alerts()).toMatchObject([
      { openedAt: at("07:00"), closedAt: null },
      { openedAt: at("19:00"), closedAt: at("19:30") },
    ]);
  });

  it("is none of another slot, of one who gave it twice, nor of one who held it", async () => {
    await say("ann");
    await say("ann", {}, { time: 2 });
    await say("ben", { slot: "2000", dueAt: at("19:00") });
    await say("cleo", { outcome: "held" });
    expect(await idsOf("alerts")).toEqual([]);
  });

  it("is told of its slot, whenever either says it was due", async () => {
    await say("ann", { dueAt: at("19:00") });
    await say("ben", { dueAt: null }, { now: at("07:40") });
    expect(await alerts()).toMatchObject([{ openedAt: at("07:00") }]);
    await findMissed(at("10:00"));
    expect(await alerts()).toHaveLength(1);
  });
});

describe("doses that nobody gave", () => {
  it("are looked at when due and when missed: one alert, whatever more is missed", async () => {
    expect(await findMissed(at("06:59"))).toMatchObject({ looked: 0 });
    expect(await findMissed(at("07:00"))).toMatchObject({
      looked: 1,
      failed: 0,
    });
    expect(await nextAt()).toEqual(at("09:00"));
    expect(await idsOf("alerts")).toEqual([]);
    await findMissed(at("09:00"));
    await lookAtTreatment(treated, at("09:00"));
    expect(await nextAt()).toEqual(at("19:00"));
    await findMissed(at("19:00"));
    await findMissed(at("21:05"));
    expect(await alerts()).toMatchObject([
      {
        alertId: "doseMissed~a1~t1_20261120T070000Z",
        class: "health",
        sectorIds: ["s2"],
        values: { prescriptionId: "t1" },
        closedAt: null,
      },
    ]);
    expect(await nextAt()).toEqual(new Date("2026-11-21T07:00:00Z"));
  });

  it("rest once the next one is given, and are told anew when one is missed after it", async () => {
    await findMissed(at("09:00"));
    const evening = { slot: "2000", dueAt: at("19:00") };
    await say("ann", evening, { now: at("19:10") });
    expect(await alerts()).toMatchObject([{ closedAt: at("19:10") }]);
    await findMissed(new Date("2026-11-21T09:00:00Z"));
    expect(await alerts()).toMatchObject([
      { closedAt: at("19:10") },
      { openedAt: new Date("2026-11-21T07:00:00Z"), closedAt: null },
    ]);
  });

  it("are none where somebody held them, nor before they were prescribed", async () => {
    await say("ann", { outcome: "held" });
    await findMissed(at("10:00"));
    expect(await idsOf("alerts")).toEqual([]);
    await put(prescribed({ prescriptionId: "t1", createdAt: at("08:00") }));
    await findMissed(at("12:00"));
    expect(await idsOf("alerts")).toEqual([]);
  });

  it("are missed once a word on them is taken back, and no more with the treatment's end", async () => {
    const given = await say("ann");
    await findMissed(at("10:00"));
    expect(await idsOf("alerts")).toEqual([]);
    const undo = { outcome: null, voids: given };
    await say("ann", undo, { time: 2, now: at("11:00") });
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
    await put(prescribed({ status: "archived", nextDoseAt: null }));
    await lookAtTreatment(treated, at("12:00"));
    await lookAtTreatment(treated, at("13:00"));
    expect(await alerts()).toMatchObject([{ closedAt: at("12:00") }]);
  });
});

it("another animal's treatment of the same id closes no alert of this one", async () => {
  await lookAtTreatment(treated, at("12:00"));
  expect(await alerts()).toMatchObject([{ closedAt: null }]);
  const other = { ...treated, animalId: "a2" };
  await put({
    "animals/a2": anAnimal({ ...other, sectorId: "s9" }),
    "animals/a2/prescriptions/t1": aPrescription({
      ...{ ...other, status: "archived" },
    }),
  });
  await lookAtTreatment(other, at("12:10"));
  await watchSlot(aDose(other), at("12:10"));
  expect(await alerts()).toMatchObject([{ closedAt: null }]);
});
