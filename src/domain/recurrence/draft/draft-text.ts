import type { RuleDraft } from "./draft";
import { dayNames, fromStart, inOrder } from "./draft";

const listed = (name: string, values: readonly (number | string)[]) =>
  `${name}=${values.join()}`;
const given = (name: string, values: readonly (number | string)[]) =>
  values.length === 0 ? [] : [listed(name, values)];

const namesOf = (days: readonly number[]): string[] =>
  inOrder(days).map((day) => dayNames[day - 1] ?? "");

/** Weekdays as a rule names them; one that is missing stays open: "1" for the first of no day yet. */
function namedDays({ days, nths }: RuleDraft): string[] {
  const names = namesOf(days);
  if (nths.length === 0) return names;
  return fromStart(nths).flatMap((nth) =>
    (names.length === 0 ? [""] : names).map((name) => `${nth}${name}`),
  );
}

function dayParts(draft: RuleDraft): string[] {
  const { unit, by } = draft;
  if (unit === "DAILY") return [];
  if (unit === "WEEKLY")
    return given("BYDAY", namedDays({ ...draft, nths: [] }));
  if (by === null) return [];
  return by === "weekday"
    ? [listed("BYDAY", namedDays(draft))]
    : [listed("BYMONTHDAY", fromStart(draft.monthDays))];
}

const monthParts = ({ unit, by, months }: RuleDraft): string[] =>
  unit === "YEARLY" && by !== null
    ? [listed("BYMONTH", inOrder(months))]
    : given("BYMONTH", inOrder(months));

function endParts({ end, until, count }: RuleDraft): string[] {
  if (end === "never") return [];
  return end === "until"
    ? [`UNTIL=${(until ?? "").replaceAll("-", "")}`]
    : [`COUNT=${count ?? ""}`];
}

/**
 * The text of a rule that choices stand for. What is still to be chosen is left open in it
 * ("COUNT="), so that it is read as incomplete and comes back as the same choices.
 *
 * @example textOfDraft(secondTuesdays) // "FREQ=MONTHLY;BYDAY=2TU"
 */
export function textOfDraft(draft: RuleDraft): string {
  const { unit, interval, hours, minute } = draft;
  return [
    `FREQ=${unit}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval ?? ""}`]),
    ...dayParts(draft),
    ...monthParts(draft),
    ...given("BYHOUR", inOrder(hours)),
    ...(hours.length === 0 || minute === null ? [] : [`BYMINUTE=${minute}`]),
    ...endParts(draft),
  ].join(";");
}

/** The text of a weekly rule on these ISO days, [] for that of its start. */
export const weeklyText = (days: readonly number[]): string =>
  ["FREQ=WEEKLY", ...given("BYDAY", namesOf(days))].join(";");
