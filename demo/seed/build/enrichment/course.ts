import type { EnrichmentSession } from "../../../../src/domain/enrichment/session";
import { daysBetween } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";
import { earlier } from "../moments";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import type { Intended } from "./intended";

const hourMs = 3_600_000;
const cancelledShare = 0.05;
const forgottenShare = 0.03;
const judgedShare = 0.78;
/** What is not judged after so many days is closed without. */
const toJudgeDays = 5;
const longestDelayMs = 3 * hourMs;

/** How far a session has come by now. */
export interface Course extends Pick<
  EnrichmentSession,
  "status" | "placedAt" | "placedBy" | "removedAt" | "removedBy" | "isDeleted"
> {
  judgedAt: Date | null;
  /** The last that was done to it. */
  lastAt: Date;
  lastBy: string;
}

const planOf = ({ madeAt, madeBy }: Intended): Course => ({
  ...{ status: "add", isDeleted: false, judgedAt: null },
  ...{ placedAt: null, placedBy: null, removedAt: null, removedBy: null },
  ...{ lastAt: madeAt, lastBy: madeBy },
});

/** Taken off the plan a day before it was to be, if that has come. */
function cancelled(one: Intended, now: Date): Course {
  const plan = planOf(one);
  const dayBefore = new Date(one.plannedFor.getTime() - 24 * hourMs);
  const at = earlier(dayBefore, now);
  return {
    ...plan,
    isDeleted: true,
    lastAt: at < plan.lastAt ? plan.lastAt : at,
  };
}

/** When it is judged; null: it is not, or not yet. */
function judgedOf({ id, fate, outAt }: Intended, now: Date): Date | null {
  const random = randomFor(`${id} judged`);
  const isJudged = random() < judgedShare || fate === "judged";
  if (!isJudged || fate === "takenBack" || outAt === null) return null;
  const after = Math.ceil((longestDelayMs * random() ** 2) / 60_000) * 60_000;
  const at = new Date(outAt.getTime() + after);
  return at > now ? null : at;
}

function over(one: Intended, placed: Course, now: Date): Course {
  const { outAt, worker, fate } = one;
  if (outAt === null || outAt > now) return placed;
  const judgedAt = judgedOf(one, now);
  const days = daysBetween(parisDay(outAt), parisDay(now));
  const isClosed =
    judgedAt !== null || fate === "takenBack" || days >= toJudgeDays;
  return {
    ...placed,
    ...{ removedAt: outAt, removedBy: worker, judgedAt },
    status: isClosed ? "completed" : "remove",
    lastAt: judgedAt ?? outAt,
  };
}

/** What became of a session by now: always the same for the same session and moment. */
export function courseOf(one: Intended, now: Date): Course {
  const { id, fate, seriesId, plannedUntil, inAt, worker } = one;
  const isPlan = seriesId !== null || plannedUntil !== null;
  const chance = randomFor(`${id} fate`)();
  const isUsual = isPlan && fate === "usual";
  if (isUsual && chance < cancelledShare) return cancelled(one, now);
  const isForgotten = isUsual && chance < cancelledShare + forgottenShare;
  if (isForgotten || inAt > now) return planOf(one);
  const placed: Course = {
    ...planOf(one),
    ...{ status: "ongoing", placedAt: inAt, placedBy: worker },
    ...{ lastAt: inAt, lastBy: worker },
  };
  if (fate !== "staysJudged") return over(one, placed, now);
  const judgedAt = new Date(inAt.getTime() + 26 * hourMs);
  return judgedAt > now ? placed : { ...placed, judgedAt, lastAt: judgedAt };
}
