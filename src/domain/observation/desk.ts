import type { DeskRule } from "../record/desk/desk-rule";

/** What collecting writes: the rules alone say when and by whom. */
const ofCollecting = [
  "status",
  "animalIds",
  "interval",
  "startedAt",
  "endedAt",
  "contextAnswers",
  "note",
];

/** At the desk a session is deleted and taken back; it is collected past it. */
export const obsSessionDesk: DeskRule = {
  check: (_, { changed }) =>
    ofCollecting
      .filter((field) => changed.has(field))
      .map((field) => ({ field, code: "invalid" })),
};
