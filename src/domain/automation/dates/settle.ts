import type { Override, Template } from "../template";
import { exdatesMax, overridesMax } from "../template";
import { equalValues } from "../../record/equal";

/** What somebody said of single dates. */
export type Settled = Pick<Template, "exdates" | "overrides">;

const isAt = (one: Date, other: Date) => one.getTime() === other.getTime();

/** An automation that does at this date what it does at every other one. */
export const restoreDate = (
  { exdates, overrides }: Settled,
  occurrence: Date,
): Settled => ({
  exdates: exdates.filter((one) => !isAt(one, occurrence)),
  overrides: overrides.filter((one) => !isAt(one.occurrence, occurrence)),
});

/** An automation that leaves out one date; null where it leaves out as many as it may. */
export function skipDate(stored: Settled, occurrence: Date): Settled | null {
  const { exdates, overrides } = restoreDate(stored, occurrence);
  if (exdates.length >= exdatesMax) return null;
  const byTime = (one: Date, other: Date) => one.getTime() - other.getTime();
  return { exdates: [...exdates, occurrence].sort(byTime), overrides };
}

/** What may be settled of one date alone. */
export type OneDate = Partial<Omit<Override, "occurrence" | "made">>;

const nothing: Omit<Override, "occurrence" | "made"> = {
  at: null,
  title: null,
  type: null,
  description: null,
  responsibleIds: null,
};

/**
 * An automation with something settled for one date: what of `values` is as at every other one is
 * left to the automation. Null where it keeps as many as it may.
 */
export function settleDate(
  template: Template,
  occurrence: Date,
  values: OneDate,
): Settled | null {
  const rest = restoreDate(template, occurrence);
  const usual = { ...template, at: occurrence } as Readonly<
    Record<string, unknown>
  >;
  const own = Object.entries(values).filter(
    ([name, value]) => value !== null && !equalValues(value, usual[name] ?? ""),
  );
  if (own.length === 0) return rest;
  if (rest.overrides.length >= overridesMax) return null;
  const override = {
    ...nothing,
    ...Object.fromEntries(own),
    occurrence,
    made: false,
  };
  return { ...rest, overrides: [...rest.overrides, override] };
}
