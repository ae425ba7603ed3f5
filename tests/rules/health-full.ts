import type { DocumentData } from "firebase/firestore";
import { aHealthNote, aHealthValue } from "../builders/health";
import { doseToday, today } from "./doses";
import { created } from "./harness";
import type { Name } from "./people";

const text = (length: number) => "x".repeat(length);
const now = () => new Date();
const below = (path: string) => `animals/animal-1/${path}`;

const value = (by: Name, more: object) =>
  created(
    aHealthValue({
      valueId: "value-full",
      by,
      at: now(),
      notes: text(1000),
      isEstimated: true,
      ...more,
    }),
    by,
  );

const note = (by: Name, more: object) =>
  created(
    aHealthNote({
      noteId: "note-full",
      by,
      at: now(),
      title: text(120),
      text: text(5000),
      ...more,
    }),
    by,
  );

/** The lines of health that people write, each as long as it may be. */
export const fullOfHealth = [
  {
    collection: "healthValues",
    action: "create",
    path: below("healthValues/value-full"),
    data: (name: Name): DocumentData => value(name, {}),
  },
  {
    collection: "healthValues",
    action: "correct",
    path: below("healthValues/value-full"),
    data: (name: Name) =>
      value(name, { at: aHealthValue().at, replaces: "health-value-1" }),
  },
  {
    collection: "healthNotes",
    action: "create",
    path: below("healthNotes/note-full"),
    data: (name: Name) => note(name, { nextDue: "2027-01-01" }),
  },
  {
    collection: "healthNotes",
    action: "correct",
    path: below("healthNotes/note-full"),
    data: (name: Name) =>
      note(name, {
        at: aHealthNote().at,
        replaces: "health-note-1",
        reason: text(200),
      }),
  },
  {
    collection: "doses",
    action: "create",
    path: below(`doses/prescription-1_1_${today}_2000_vet~2`),
    data: (name: Name) =>
      created(
        doseToday({
          dueAt: now(),
          slot: "2000",
          by: name,
          doseId: `prescription-1_1_${today}_2000_${name}~2`,
          at: now(),
          note: text(500),
        }),
        name,
      ),
  },
] as const;
