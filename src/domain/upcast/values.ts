import { isMap } from "../schema/is-map";
import { idSchema } from "../schema/fields";

/** The fields of a stored document by name. */
type Values = Readonly<Record<string, unknown>>;

/** What a field becomes, from what is stored there (undefined: nothing) and the whole document; undefined takes it away. */
type Mend = (value: unknown, stored: Values) => unknown;

/**
 * An upcaster: documents of an older shape in today's, each field by its own mend. Fields without one stay; done
 * twice it is the same as once.
 */
export function upcasting(mends: Readonly<Record<string, Mend>>) {
  const all = Object.entries(mends);
  return (stored: Values): Values => {
    const next = new Map(Object.entries(stored));
    for (const [field, mend] of all) {
      const value = mend(stored[field], stored);
      if (value === undefined) next.delete(field);
      else next.set(field, value);
    }
    return Object.fromEntries(next);
  };
}

/** A choice as a form kept it, `{value, label}`, as its value; anything else as it is. */
export const plainChoice = (value: unknown): unknown =>
  isMap(value) && Object.hasOwn(value, "value") ? value["value"] : value;

/** A text with something in it; null for anything else. */
export const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value : null;

/** A text without the spaces around it, or a choice of one; null for anything else. */
export const choiceOf = (value: unknown): string | null =>
  textOf(plainChoice(value))?.trim() ?? null;

/** Null and "" are as good as nothing. */
export const unlessEmpty: Mend = (value) =>
  value === null || value === "" ? undefined : value;

const isId = (value: unknown): value is string =>
  idSchema.safeParse(value).success;

/** The ids of a list, each once; of what is no list none. */
export const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.map(plainChoice).filter(isId))] : [];

/** A list of ids, where anything is stored. */
export const ids: Mend = (value) =>
  value === undefined ? undefined : idsOf(value);

/** Whether something is said to be so: true, 1, "true", "1", "yes", "oui". */
export const isYes = (value: unknown): boolean =>
  value === true ||
  value === 1 ||
  (typeof value === "string" && /^\s*(true|1|yes|oui)\s*$/i.test(value));

export const yes: Mend = (value) =>
  value === undefined ? undefined : isYes(value);

/** A number, also as a text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const given = typeof value === "string" ? value.trim() : value;
  if (given === "" || given === null) return null;
  const number = typeof given === "string" ? Number(given) : given;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** What cannot be read stays as it is stored, here and below. */
export const number: Mend = (value) => numberOf(value) ?? value;

const dateOf = (ms: number): Date | null => {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? null : date;
};

const milliseconds = /^\d{12,13}$/;
/** Without its zone a text says no instant. */
const isoInstant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** An instant: a Date, milliseconds (also as a text), an ISO text, or a timestamp that went through JSON; null for anything else. */
export function instantOf(value: unknown): Date | null {
  if (value instanceof Date) return value;
  if (typeof value === "number") return dateOf(value);
  if (typeof value === "string") {
    if (milliseconds.test(value)) return dateOf(Number(value));
    return isoInstant.test(value) ? dateOf(Date.parse(value)) : null;
  }
  if (!isMap(value)) return null;
  const seconds = value["seconds"] ?? value["_seconds"];
  return typeof seconds === "number" ? dateOf(seconds * 1000) : null;
}

export const instant: Mend = (value) => instantOf(value) ?? value;

/** A choice of an id or a code, as that; null for none. */
export const choice: Mend = (value) =>
  value === "" ? null : (choiceOf(value) ?? value);
