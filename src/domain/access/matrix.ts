/**
 * Who may do what, as data: resource x action -> grants. `can()` evaluates it in the browser and in
 * functions; tests/rules walks every cell against firestore.rules.
 *
 * Persons: S superAdmin, A admin, P pedagoadmin, M/V/N/K the sector roles, O any active member,
 * X provider staff listed by the establishment; the rest are facts about the record.
 */
import { animalRows } from "./rows/animals";
import { assessmentRows } from "./rows/assessment";
import { establishmentRows } from "./rows/establishment";
import { healthRows } from "./rows/health";
import { placeRows } from "./rows/places";
import { referenceRows } from "./rows/reference";
import { workRows } from "./rows/work";

export const matrix = {
  ...establishmentRows,
  ...placeRows,
  ...animalRows,
  ...workRows,
  ...healthRows,
  ...assessmentRows,
  ...referenceRows,
} as const;

export type Resource = keyof typeof matrix;
export type Action<R extends Resource> = keyof (typeof matrix)[R] & string;
