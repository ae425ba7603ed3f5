import type { Dose, DoseOutcome } from "./dose";
import type { PlannedDose } from "./due";
import { saidBeforeMs } from "./due";

/** What a line says, and what it is said of. */
export type DoseLine = Pick<
  Dose,
  | "doseId"
  | "prescriptionId"
  | "day"
  | "slot"
  | "outcome"
  | "at"
  | "by"
  | "voids"
  | "createdAt"
> &
  Partial<Pick<Dose, "note">>;

/** What has become of a dose; "before": it was due before anybody prescribed it, and nobody said that it was given. */
export const doseStates = [
  "before",
  "later",
  "due",
  "missed",
  "given",
  "held",
  "refused",
] as const;
export type DoseState = (typeof doseStates)[number];

/** A dose as it stands. */
export interface KnownDose<L extends DoseLine> {
  state: DoseState;
  /** What holds of what people said, each person once, the first thing first. */
  said: L[];
  /** Two people gave it: both did. */
  isTwice: boolean;
}

/** Which dose of which treatment: the same whatever revision it was planned by. */
export const slotKey = ({
  prescriptionId,
  day,
  slot,
}: Pick<DoseLine, "prescriptionId" | "day" | "slot">): string =>
  [prescriptionId, day, slot].join("/");

const saidAt = ({ createdAt, at }: DoseLine): number =>
  (createdAt ?? at).getTime();

/**
 * What holds of what was said of one dose: each person's last word that they did not take back, in the order they were given.
 * [] for nothing.
 */
export function heldLines<L extends DoseLine>(lines: readonly L[]): L[] {
  const once = [...new Map(lines.map((line) => [line.doseId, line])).values()];
  const gone = new Set(once.flatMap(({ voids }) => voids ?? []));
  const last = new Map<string, L>();
  for (const line of once.toSorted((a, b) => saidAt(a) - saidAt(b)))
    if (line.outcome !== null && !gone.has(line.doseId))
      last.set(line.by, line);
  return [...last.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Given is given, whoever else held it; of the others the last word. */
const outcomeOf = (said: readonly DoseLine[]): DoseOutcome | null =>
  said.some(({ outcome }) => outcome === "given")
    ? "given"
    : (said.at(-1)?.outcome ?? null);

/** What has become of a dose by `now`: what people said of it, else whether it is due or missed. */
export function doseNow<L extends DoseLine>(
  { dueAt, missedAt }: Pick<PlannedDose, "dueAt" | "missedAt">,
  lines: readonly L[],
  now: Date,
): KnownDose<L> {
  const said = heldLines(lines);
  const outcome = outcomeOf(said);
  const isTwice = said.filter((one) => one.outcome === "given").length > 1;
  if (outcome !== null) return { state: outcome, said, isTwice };
  if (missedAt === null) return { state: "before", said, isTwice };
  const waits = dueAt > now ? "later" : "due";
  return { state: missedAt <= now ? "missed" : waits, said, isTwice };
}

/**
 * Whether somebody may say by `now` what became of a dose of which nobody has: also a while before it is due, as rounds begin
 * early.
 *
 * @example of one due at 08:00: from 06:00 on
 */
export const mayBeSaid = (
  { dueAt }: Pick<PlannedDose, "dueAt">,
  { said }: Pick<KnownDose<DoseLine>, "said">,
  now: Date,
): boolean =>
  said.length === 0 && now.getTime() >= dueAt.getTime() - saidBeforeMs;

/** How much of a treatment was given, of what was to be by now. */
export interface Adherence {
  due: number;
  given: number;
  held: number;
  refused: number;
  missed: number;
  /** given / due, 0 to 1; null: nothing was due, so nobody can say. */
  share: number | null;
}

type Settled = Exclude<DoseState, "before" | "later" | "due">;

const isSettled = (state: DoseState): state is Settled =>
  state !== "before" && state !== "later" && state !== "due";

/** The lines of each dose, by `slotKey`. */
export function linesBySlot<L extends DoseLine>(
  lines: readonly L[],
): Map<string, L[]> {
  const all = new Map<string, L[]>();
  for (const line of lines) {
    const key = slotKey(line);
    const same = all.get(key);
    if (same === undefined) all.set(key, [line]);
    else same.push(line);
  }
  return all;
}

/**
 * The adherence of a treatment by `now`: of its planned doses those that were given; what is due and not missed yet, and what was
 * due before the treatment was prescribed, counts once somebody has said something of it. A dose given twice was given once.
 *
 * @example of 4 due: 2 given, 1 refused, 1 missed: share 0.5
 */
export function adherenceOf(
  planned: readonly PlannedDose[],
  lines: readonly DoseLine[],
  now: Date,
): Adherence {
  const bySlot = linesBySlot(lines);
  const count = { given: 0, held: 0, refused: 0, missed: 0 };
  for (const dose of planned) {
    const { state } = doseNow(dose, bySlot.get(slotKey(dose)) ?? [], now);
    if (isSettled(state)) count[state] += 1;
  }
  const due = count.given + count.held + count.refused + count.missed;
  return { ...count, due, share: due === 0 ? null : count.given / due };
}
