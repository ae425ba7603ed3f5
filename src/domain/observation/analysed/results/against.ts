import type { CalendarDay } from "../../../time/calendar-day";
import { idSchema } from "../../../schema/fields";
import {
  addDays,
  daysBetween,
  isCalendarDay,
} from "../../../time/calendar-day";
import type { AnalysisQuery } from "../query";
import type { Against, Side } from "./comparison";
import { againsts } from "./comparison";

/** What a question is held against: another of the same kind; null: it is not chosen yet. */
export type Other =
  | { kind: "period"; from: AnalysisQuery["from"]; to: AnalysisQuery["to"] }
  | { kind: Exclude<Against, "period">; id: string | null };

/** The days before a period, as many as it has. */
export const before = ({
  from,
  to,
}: Pick<AnalysisQuery, "from" | "to">): Extract<Other, { kind: "period" }> => ({
  kind: "period",
  from: addDays(from, -(daysBetween(from, to) + 1)),
  to: addDays(from, -1),
});

/**
 * Two periods that follow each other, cut where about half of the sessions lie before: for who has none in one of theirs. `days`: on
 * which sessions began, in whatever order. null: all on one day, or none.
 *
 * @example cutBetween(["2026-11-03", "2026-11-01"]) // one: 2026-11-03 to itself, other: 2026-11-01 to 2026-11-02
 */
export function cutBetween(days: readonly CalendarDay[]): {
  one: Pick<AnalysisQuery, "from" | "to">;
  other: Extract<Other, { kind: "period" }>;
} | null {
  const ordered = days.toSorted();
  const [first, last] = [ordered[0], ordered.at(-1)];
  const later = ordered.filter((day) => day !== first);
  const half = ordered[Math.ceil(ordered.length / 2)];
  const cut = half === undefined || half === first ? later[0] : half;
  if (first === undefined || last === undefined || cut === undefined)
    return null;
  return {
    one: { from: cut, to: last },
    other: { kind: "period", from: first, to: addDays(cut, -1) },
  };
}

/** What an address says of it: "period:2026-01-01:2026-01-31" or "animal:lemur-1"; the period before, unless it says anything else. */
export function otherOfParam(
  text: string | null,
  query: Pick<AnalysisQuery, "from" | "to">,
): Other {
  const [word = "", first = "", last = ""] = (text ?? "").split(":");
  const kind = againsts.find((one) => one === word) ?? "period";
  if (kind === "period")
    return isCalendarDay(first) && isCalendarDay(last) && first <= last
      ? { kind, from: first, to: last }
      : before(query);
  const id = (text ?? "").slice(kind.length + 1);
  return { kind, id: idSchema.safeParse(id).success ? id : null };
}

/** The same as an address says it. */
export const paramOfOther = (other: Other): string =>
  other.kind === "period"
    ? `period:${other.from}:${other.to}`
    : `${other.kind}:${other.id ?? ""}`;

/** Both sides of a comparison; null: one of them is not chosen yet. */
export function sidesOf(
  query: AnalysisQuery,
  other: Other,
): { one: Side; other: Side } | null {
  const { from, to, animalIds, groupId, campaignId } = query;
  const one = { from, to, animalIds, groupId, campaignId };
  if (other.kind === "period")
    return { one, other: { ...one, from: other.from, to: other.to } };
  if (other.id === null) return null;
  if (other.kind === "animal")
    return animalIds.length === 1
      ? { one, other: { ...one, animalIds: [other.id] } }
      : null;
  const field = `${other.kind}Id` as const;
  return one[field] === null
    ? null
    : { one, other: { ...one, [field]: other.id } };
}

/** All that either side asks for: what is read and looked through for a comparison. */
export function widerFor(query: AnalysisQuery, other: Other): AnalysisQuery {
  if (other.kind === "period")
    return {
      ...query,
      from: query.from < other.from ? query.from : other.from,
      to: query.to > other.to ? query.to : other.to,
    };
  if (other.kind === "animal")
    return {
      ...query,
      animalIds:
        other.id === null || query.animalIds.length === 0
          ? query.animalIds
          : [...new Set([...query.animalIds, other.id])],
    };
  return { ...query, [`${other.kind}Id`]: null };
}

/** The question of one side alone. */
export const queryOfSide = (
  query: AnalysisQuery,
  side: Side,
): AnalysisQuery => ({
  ...query,
  ...side,
});
