import type { HeldLimits } from "@domain/measures/parameters/inherit";
import type { Mark } from "@domain/measures/parameters/limits";
import { markOfLimits } from "@domain/measures/parameters/limits";
import type { CollectForm } from "@domain/measures/values/collect-form";
import {
  collectIssues,
  typedValue,
} from "@domain/measures/values/collect-form";
import { doubtOf } from "@domain/measures/values/doubt";
import type { Doubt, LastValue } from "@domain/measures/values/doubt";
import type { Value } from "@domain/measures/values/value";
import type { Issue } from "@domain/schema/issue";
import { instantOfField } from "@domain/time/date-field";
import * as z from "zod";
import { seriesLimits } from "../limits/series-limits";
import { typedOf } from "../collect/typed-values";
import type { LastOf } from "../collect/use-last-weights";
import type { Entry } from "./use-round";

/** What is typed of a round: by the entries' keys, and since when it is so; null: now. */
export const roundSchema = z.object({
  at: z.string().nullable(),
  typed: z.record(z.string(), z.string()),
  /** The entries whose weight was judged by eye. */
  estimated: z.array(z.string()),
});
export type RoundForm = z.infer<typeof roundSchema>;

export const emptyRound: RoundForm = { at: null, typed: {}, estimated: [] };

/** What is left of a round once some of it was given: what was typed since. */
export function leftOf(form: RoundForm, given: RoundForm): RoundForm {
  const typed = Object.fromEntries(
    Object.entries(form.typed).filter(
      ([key, text]) => text.trim() !== "" && text !== given.typed[key],
    ),
  );
  if (Object.keys(typed).length === 0) return emptyRound;
  return {
    ...form,
    typed,
    estimated: form.estimated.filter((key) => key in typed),
  };
}

/** A person who types the minute that has just begun is not ahead of the clock that was looked at before. */
const clockSlackMs = 60_000;

const textOf = ({ typed }: RoundForm, { key }: Entry): string =>
  typed[key] ?? "";

/** The entries in which something stands. */
export const filledEntries = (
  form: RoundForm,
  entries: readonly Entry[],
): Entry[] => entries.filter((entry) => textOf(form, entry).trim() !== "");

const formOf = (form: RoundForm, entry: Entry, now: Date): CollectForm => ({
  typed: typedOf(entry.row.data, textOf(form, entry)),
  at: form.at === null ? now : instantOfField(form.at),
  notes: "",
});

/** What is wrong with what is filled in, each at its field; what is left empty is left out. */
export function roundIssues(
  form: RoundForm,
  entries: readonly Entry[],
  now: Date,
): Issue[] {
  const latest = new Date(now.getTime() + clockSlackMs);
  const issues = filledEntries(form, entries).flatMap((entry) =>
    collectIssues(entry.row.data, formOf(form, entry, now), latest).map(
      (issue) =>
        issue.field === "typed"
          ? { ...issue, field: `typed.${entry.key}` }
          : issue,
    ),
  );
  const once = new Map(issues.map((issue) => [issue.field, issue]));
  return [...once.values()];
}

/** The value an entry's field means; null for nothing, and for what is none. */
export function valueIn(form: RoundForm, entry: Entry): Value | null {
  const value = typedValue(
    entry.row.data,
    typedOf(entry.row.data, textOf(form, entry)),
  );
  return Number.isNaN(value) ? null : value;
}

/** A value that stands in a round, and of when it is. */
export interface EntryValue {
  entry: Entry;
  value: Value;
  at: Date;
}

/** The values that stand in a round, of now where nothing else is said; what is none is left out. */
export function valuesIn(
  form: RoundForm,
  entries: readonly Entry[],
  now: Date,
): EntryValue[] {
  const at = instantOfField(form.at) ?? now;
  return filledEntries(form, entries).flatMap((entry) => {
    const value = valueIn(form, entry);
    return value === null ? [] : [{ entry, value, at }];
  });
}

/** An entry of whose value somebody is asked, and why. */
export interface DoubtfulEntry {
  entry: Entry;
  value: Value;
  doubt: Doubt;
  last: LastValue | null;
}

/** The entries of whose value somebody is asked, and why. */
export function doubtfulEntries(
  form: RoundForm,
  entries: readonly Entry[],
  lastOf: LastOf,
  now: Date,
): DoubtfulEntry[] {
  return valuesIn(form, entries, now).flatMap(({ entry, value, at }) => {
    const last = lastOf(entry);
    const text = textOf(form, entry);
    const isEstimated = form.estimated.includes(entry.key);
    const given = { value, at, isEstimated };
    const doubt = doubtOf(entry.row.data, text, given, last);
    return doubt === null ? [] : [{ entry, value, doubt, last }];
  });
}

/** The limits that hold for an entry, and whose they are. */
export const limitsOfEntry = (entry: Entry): HeldLimits => seriesLimits(entry);

/** On which side of its limits an entry's number lies; null where nothing can be said. */
export function markOfEntry(form: RoundForm, entry: Entry): Mark | null {
  const value = valueIn(form, entry);
  return typeof value === "number" && entry.row.data.measureType === "numeric"
    ? markOfLimits(value, limitsOfEntry(entry).limits)
    : null;
}
