import { doc, setDoc } from "firebase/firestore";
import { beforeAll, expect, it } from "vitest";
import type { Dose } from "@domain/health/doses/dose";
import { doseId } from "@domain/health/doses/dose";
import { addDays } from "@domain/time/calendar-day";
import { dayMs } from "@domain/time/lengths";
import { aPrescription } from "../builders/health";
import { doseToday, today } from "./doses";
import { created, stored, useWorld } from "./harness";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { creates } = writesIn(world);

const treatments = {
  fresh: { startDate: addDays(today, -2), endDate: addDays(today, 300) },
  chronic: { startDate: addDays(today, -400), endDate: addDays(today, 300) },
  long: {
    startDate: addDays(today, -30),
    endDate: addDays(today, 300),
    revision: 2,
  },
  other: { startDate: addDays(today, -30), endDate: addDays(today, 300) },
  over: {
    startDate: addDays(today, -30),
    endDate: addDays(today, -10),
    revision: 2,
  },
};

/** What the keeper says of a dose; it is not parsed: some of it is no dose. */
function said(more: Partial<Dose>): Dose {
  const dose = {
    ...doseToday({
      prescriptionId: "long",
      dueAt: new Date(),
      by: "keeper",
      at: new Date(Date.now() - 60_000),
    }),
    ...more,
  };
  return { ...dose, doseId: more.doseId ?? doseId(dose, "keeper") };
}

const yesterday = said({ day: addDays(today, -1) });
const ofOther = said({ prescriptionId: "other" });

const at = (id: string) => `animals/animal-1/doses/${id}`;

beforeAll(async () => {
  await world.store(records);
  await world.store({
    ...Object.fromEntries(
      Object.entries(treatments).map(([prescriptionId, more]) => [
        `animals/animal-1/prescriptions/${prescriptionId}`,
        stored(aPrescription({ prescriptionId, ...more })),
      ]),
    ),
    [at(yesterday.doseId)]: stored(yesterday),
    [at(ofOther.doseId)]: stored(ofOther),
  });
});

const undo = (voids: string): Partial<Dose> => ({ outcome: null, voids });
const { day, prescriptionId, doseId: first } = yesterday;
const again = (end: string): Partial<Dose> => ({ day, doseId: first + end });

it.each<[string, Partial<Dose>, boolean]>([
  ["of today is taken", {}, true],
  ["of the present revision is taken", { revision: 2 }, true],
  ["of the day after tomorrow is refused", { day: addDays(today, 2) }, false],
  ["of a day in a year is refused", { day: addDays(today, 200) }, false],
  [
    "of a month ago, told late, is taken",
    { prescriptionId: "chronic", day: addDays(today, -30) },
    true,
  ],
  [
    "of longer ago, of which nobody knows any more, is refused",
    { prescriptionId: "chronic", day: addDays(today, -32) },
    false,
  ],
  [
    "of a day long gone, as if told then, is refused",
    {
      prescriptionId: "chronic",
      day: addDays(today, -200),
      at: new Date(Date.now() - 200 * dayMs),
    },
    false,
  ],
  [
    "of a day before its treatment is refused",
    { prescriptionId: "fresh", day: addDays(today, -3) },
    false,
  ],
  [
    "of its treatment's first day is taken",
    { prescriptionId: "fresh", day: addDays(today, -2) },
    true,
  ],
  ["at the last minute of a day is taken", { slot: "2359" }, true],
  ["at a time that no day has is refused", { slot: "2400" }, false],
  ["at a minute that no hour has is refused", { slot: "0860" }, false],
  ["as needed in the 25th hour is taken", { slot: "n89999" }, true],
  ["as needed after any day's end is refused", { slot: "n90000" }, false],
  ["at no time at all is refused", { slot: "" }, false],
  ["of a revision that is to come is refused", { revision: 3 }, false],
  ["of a revision that never was is refused", { revision: 0 }, false],
  [
    "under another person's id is refused",
    { doseId: doseId(said({}), "other") },
    false,
  ],
  [
    "under the id of another slot is refused",
    { doseId: doseId(said({ slot: "2000" }), "keeper") },
    false,
  ],
  ["by somebody else is refused", { by: "other" }, false],
  ["of an animal of another id is refused", { animalId: "animal-2" }, false],
  ["due at no instant is refused", { dueAt: "now" as never }, false],
  ["of what is no day is refused", { day: "2026-13-01" as typeof day }, false],
  [
    "of a day in the thirties is refused",
    { day: "2026-11-39" as typeof day },
    false,
  ],
  [
    "after the treatment's last day is refused",
    { prescriptionId: "over", revision: 2 },
    false,
  ],
  [
    "of the revision that the device knew, which ended later, is taken",
    { prescriptionId: "over", revision: 1 },
    true,
  ],
  ["said a second time is taken", again("~2"), true],
  ["said a twelfth time is taken", again("~12"), true],
  ["said a first time under a second id is refused", again("~1"), false],
  ["said a time that is no number is refused", again("~02"), false],
  ["taken back is taken back", { ...again("~2"), ...undo(first) }, true],
  ["taken back of another day is refused", undo(first), false],
  ["taken back of another treatment is refused", undo(ofOther.doseId), false],
  [
    "taken back with an outcome is refused",
    { ...again("~2"), voids: first },
    false,
  ],
  ["taken back that is not there is refused", undo(said({}).doseId), false],
  [
    "taken back by a path is refused",
    { ...again("~2"), ...undo(`${first}~/x/${prescriptionId}`) },
    false,
  ],
  [
    "that names a treatment by a path is refused",
    { prescriptionId: "a/b" },
    false,
  ],
  ["due in twenty years is refused", { dueAt: new Date("2046-01-01") }, false],
])("a dose %s", async (_, more, taken) => {
  const dose = said(more);
  const path = at(dose.doseId.replaceAll("/", "-"));
  expect(await creates("keeper", path, dose)).toBe(taken);
});

it("taken back at length costs what a write may", async () => {
  const dose = said({ ...again("~99"), ...undo(first), note: "x".repeat(500) });
  const cost = await world.expressionsOf(() =>
    setDoc(doc(world.as("keeper"), at(dose.doseId)), created(dose, "keeper")),
  );
  expect(cost).toBeGreaterThan(20);
  expect(cost).toBeLessThanOrEqual(700);
});
