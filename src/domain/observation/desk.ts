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
/** What becomes of a plan. */
const ofPlan = ["plannedFor", "withdrawnFor"];

/** At the desk a session that is planned is moved or withdrawn, and any is deleted and taken back; it is collected past it. */
export const obsSessionDesk: DeskRule = {
  // Withdrawing is deleting with a reason, and its observer's.
  asks: (field, before, after) =>
    field !== "isDeleted"
      ? null
      : before["withdrawnFor"] === after["withdrawnFor"]
        ? ["remove"]
        : ["withdraw"],
  check: (session, { before, changed }) => {
    const isPlan = before?.["status"] === "planned";
    const isWhole: Readonly<Record<string, boolean>> = {
      plannedFor: session["plannedFor"] !== null,
      withdrawnFor:
        session["withdrawnFor"] === null || session["isDeleted"] === true,
    };
    return [
      ...ofCollecting.filter((field) => changed.has(field)),
      ...ofPlan.filter(
        (field) => changed.has(field) && !(isPlan && isWhole[field] === true),
      ),
    ].map((field) => ({ field, code: "invalid" }));
  },
};
