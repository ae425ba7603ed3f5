import type { DeskRule } from "../record/desk/desk-rule";

/** What handing in writes: the rules alone say when, from where and by whom, and that it is done once. */
const ofHandingIn = ["status", "submittedAt", "submittedFrom"];

/** At the desk an evaluation is deleted and taken back; it is handed in past it. */
export const evaluationDesk: DeskRule = {
  check: (_, { changed }) =>
    ofHandingIn
      .filter((field) => changed.has(field))
      .map((field) => ({ field, code: "invalid" })),
};
