import type { Dosing } from "../../../src/domain/health/prescriptions/dosing";
import type { EndReason } from "../../../src/domain/health/prescriptions/prescription";
import type { NoteType } from "../../../src/domain/health/notes/note";
import type { builtInHealth } from "../../../src/domain/measures/parameters/built-in";

export type HealthKey = keyof typeof builtInHealth;

/** An animal that was weighed every week for a year, and what it weighs. */
export interface DemoWeights {
  readonly animalId: string;
  /** In kg, at first. */
  readonly start: number;
  /** At most so much more or less than expected, as a share. */
  readonly noise: number;
  /** From a week on, from 0, it loses such a share in four weeks; null: it does not. */
  readonly loss: { readonly fromWeek: number; readonly share: number } | null;
  /** Its own limits, in kg. */
  readonly limits: { readonly min: number; readonly max: number };
}

/** Something else that was looked at of an animal, so many days ago. */
export interface DemoHealthValues {
  readonly animalId: string;
  /** A built-in, or the id of an own parameter. */
  readonly parameter: HealthKey | "glycemie" | "couleurs-face";
  readonly role: "keeper" | "veterinary";
  readonly values: readonly (readonly [
    daysAgo: number,
    value: number | string,
  ])[];
}

type Given = Pick<
  Dosing,
  | "molecule"
  | "dosage"
  | "dosageUnit"
  | "quantity"
  | "quantityUnit"
  | "route"
  | "frequency"
  | "times"
> & { readonly posology: string | null };

/** A dose that went otherwise than being given once by a keeper. */
export interface DemoException {
  /** Among all doses of the treatment, from 0. */
  readonly index: number;
  readonly what: "held" | "missed" | "refused" | "twice";
  readonly note: string | null;
}

export interface DemoTreatment {
  readonly id: string;
  readonly animalId: string;
  readonly dosing: Given;
  readonly reason: string;
  readonly notes: string | null;
  /** The first day and the last, before that of the data; below 0 after it. */
  readonly startsAgo: number;
  readonly endsAgo: number;
  /** null: it goes on. */
  readonly ended: { readonly reason: EndReason; readonly note: string } | null;
  readonly exceptions: readonly DemoException[];
  /** Of what is given as needed: when it was. */
  readonly asNeeded: readonly (readonly [daysAgo: number, time: string])[];
}

export interface DemoNote {
  readonly id: string;
  readonly animalId: string;
  readonly noteType: NoteType;
  readonly title: string;
  readonly text: string;
  readonly daysAgo: number;
  /** In so many days, below 0 before the day of the data; null: never again. */
  readonly dueInDays: number | null;
}
