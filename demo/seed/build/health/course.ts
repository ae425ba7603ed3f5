import type { DemoException, DemoTreatment } from "../../../data/health/types";
import type { Dose } from "../../../../src/domain/health/doses/dose";
import { doseId } from "../../../../src/domain/health/doses/dose";
import type {
  PlannedDose,
  Treatment,
} from "../../../../src/domain/health/doses/due";
import { dosesDue } from "../../../../src/domain/health/doses/due";
import type { Dosing } from "../../../../src/domain/health/prescriptions/dosing";
import type { CalendarDay } from "../../../../src/domain/time/calendar-day";
import { addDays } from "../../../../src/domain/time/calendar-day";
import {
  parisDay,
  startOfDay,
  wallToInstant,
} from "../../../../src/domain/time/paris";
import { wallTimeOf } from "../../../../src/domain/time/wall-time";
import { keeperIn, keepersOf } from "../enrichment/staff";
import { daysAgoAt } from "../moments";
import {
  randomFor,
  wholeBelow,
} from "../../../../src/domain/analysis/interval/random";
import { ofAnimal } from "./animal";

const minuteMs = 60_000;
/** So many minutes after its time a dose is given at the latest, and again by somebody who did not know. */
const givenWithin = 35;
const againAfter = 25;

/** The day so many days before that of `now`. */
export const dayAgo = (now: Date, days: number): CalendarDay =>
  addDays(parisDay(now), -days);

/** What is prescribed, before anything was done about it. */
export function prescribedOf(
  { id, animalId, dosing, startsAgo, endsAgo, ended }: DemoTreatment,
  now: Date,
): Treatment & Dosing {
  return {
    ...{ prescriptionId: id, animalId },
    ...dosing,
    times: [...dosing.times],
    otherMolecule: null,
    customFrequency: null,
    startDate: dayAgo(now, startsAgo),
    endDate: dayAgo(now, endsAgo),
    revision: 1,
    revisedAt: daysAgoAt(now, startsAgo, "07:20"),
    createdAt: daysAgoAt(now, startsAgo, "07:20"),
    revisions: [],
    endedAt: ended === null ? null : daysAgoAt(now, endsAgo, "20:55"),
  };
}

/** All doses that were due by `now`, the first first; [] as needed. */
const dueBy = (treatment: DemoTreatment, now: Date): PlannedDose[] =>
  dosesDue(prescribedOf(treatment, now), {
    from: startOfDay(dayAgo(now, treatment.startsAgo)),
    until: now,
  });

/** What somebody did about a dose, without what it carries of the animal. */
export type Done = Pick<
  Dose,
  | "doseId"
  | "prescriptionId"
  | "revision"
  | "day"
  | "slot"
  | "dueAt"
  | "outcome"
  | "at"
  | "by"
  | "note"
>;

type Act = Pick<Done, "outcome" | "at" | "by" | "note">;

const done = (
  prescriptionId: string,
  due: Pick<Done, "day" | "slot" | "dueAt">,
  act: Act,
): Done => {
  const of = { prescriptionId, revision: 1, ...due };
  return { doseId: doseId(of, act.by), ...of, ...act };
};

const isOutcome = (what: DemoException["what"]): what is "held" | "refused" =>
  what === "held" || what === "refused";

/** What was done about one dose, once, twice or not at all. */
function actsOf(
  treatment: DemoTreatment,
  { dueAt }: PlannedDose,
  index: number,
): Act[] {
  const { sectorId } = ofAnimal(treatment.animalId);
  const random = randomFor(`${treatment.id} ${String(index)}`);
  const special: DemoException | undefined = treatment.exceptions.find(
    (one) => one.index === index,
  );
  if (special?.what === "missed") return [];
  const after = 2 + wholeBelow(random, givenWithin - 2);
  const at = new Date(dueAt.getTime() + after * minuteMs);
  const first: Act = {
    outcome:
      special !== undefined && isOutcome(special.what) ? special.what : "given",
    at,
    by: keeperIn(random, sectorId),
    note: special?.note ?? null,
  };
  const other = keepersOf(sectorId).find((one) => one !== first.by);
  if (special?.what !== "twice" || other === undefined) return [first];
  const again = new Date(at.getTime() + againAfter * minuteMs);
  return [first, { outcome: "given", at: again, by: other, note: null }];
}

/** What was given as needed: its slot is the second of its day. */
function asNeeded(treatment: DemoTreatment, now: Date): Done[] {
  const { sectorId } = ofAnimal(treatment.animalId);
  return treatment.asNeeded.map(([daysAgo, time]) => {
    const day = dayAgo(now, daysAgo);
    const at = wallToInstant(wallTimeOf(day, time));
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    const slot = `n${String((hour * 60 + minute) * 60)}`;
    const by = keeperIn(randomFor(`${treatment.id} ${day}`), sectorId);
    const due = { day, slot, dueAt: null };
    return done(treatment.id, due, { outcome: "given", at, by, note: null });
  });
}

/** What people did about a treatment's doses until `now`. */
export const doneOf = (treatment: DemoTreatment, now: Date): Done[] => [
  ...dueBy(treatment, now).flatMap((planned, index) => {
    const { day, slot, dueAt } = planned;
    return actsOf(treatment, planned, index)
      .filter(({ at }) => at <= now)
      .map((act) => done(treatment.id, { day, slot, dueAt }, act));
  }),
  ...asNeeded(treatment, now),
];
