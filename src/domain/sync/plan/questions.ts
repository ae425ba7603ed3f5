import { isMap } from "../../schema/is-map";
import { besideKept, syncedFields } from "../../question/kept";
import { fallbackType } from "../../question/question";
import { readShape } from "../../question/shapes";
import { equalValues } from "../../record/equal";
import { idSchema, metaKeys, visible } from "../../schema/fields";
import type { Reason } from "../run";
import type { Raw } from "./item";
import type { Stored } from "./kinds";
import type { Named, Planned } from "./planned";
import {
  changedOf,
  newOf,
  refusedOf,
  unchangedOf,
  withReasons,
} from "./planned";

/** The most characters of one question, as JSON. */
export const questionMax = 100_000;
const depthMax = 15;
const keyMax = 200;

/** Whether a value of JSON can be stored: not too deep, no list in a list, no reserved name of a field. */
function isStorable(value: unknown, depth = 0): boolean {
  if (depth > depthMax) return false;
  if (typeof value === "string") return !/\p{Cs}/u.test(value);
  if (Array.isArray(value))
    return value.every(
      (one) => !Array.isArray(one) && isStorable(one, depth + 1),
    );
  if (!isMap(value)) return true;
  return Object.entries(value).every(
    ([key, one]) =>
      key !== "" &&
      key.length <= keyMax &&
      !/^__.*__$|\p{Cs}/u.test(key) &&
      isStorable(one, depth + 1),
  );
}

const idOf = (raw: Raw): string | null => {
  const value = raw["questionId"] ?? raw["id"];
  const text = Number.isSafeInteger(value) ? String(value) : value;
  return idSchema.safeParse(text).data ?? null;
};

const refOf = (raw: Raw): string | null => {
  const value = raw["questionRef"] ?? raw["reference"] ?? raw["ref"];
  const text = typeof value === "number" ? String(value) : value;
  const isText = typeof text === "string" && visible.test(text);
  return isText && text.length <= 200 ? text : null;
};

function reasonsOf(raw: Raw, isTwice: boolean): Reason[] {
  const reasons: Reason[] = [];
  if (idOf(raw) === null)
    reasons.push({ code: "idInvalid", field: "questionId" });
  if (refOf(raw) === null)
    reasons.push({ code: "refMissing", field: "questionRef" });
  if (isTwice) reasons.push({ code: "idTwice", field: "questionId" });
  // Depth first: what is too deep cannot be measured either.
  if (!isStorable(raw)) reasons.push({ code: "unstorable", field: "" });
  else if (JSON.stringify(raw).length > questionMax)
    reasons.push({ code: "tooLarge", field: "" });
  return reasons;
}

/** Ours to say, whatever a question of the sync calls so. */
const own = new Set([...metaKeys, "source", "keptFields", "archived"]);

/** All fields but ours as they came, and beside them what they say in our fields. */
const fieldsOf = (raw: Raw): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(raw).filter(
      ([key]) => !own.has(key) && !syncedFields.includes(key),
    ),
  ),
  ...readShape(raw),
});

const keptIn = ({ values }: Stored): string[] => {
  const kept = values["keptFields"];
  return Array.isArray(kept)
    ? kept.filter((one) => typeof one === "string")
    : [];
};

/** What becomes of a question that is there: what was changed here stays, and is named. */
function compared(entry: Named, values: Raw, before: Stored): Planned {
  const kept = keptIn(before);
  // A type that nobody can read never takes the place of one.
  const questionType =
    values["questionType"] ?? before.values["questionType"] ?? fallbackType;
  const { values: brought, left } = besideKept(
    { ...values, questionType, source: "sync" },
    before.values,
    kept,
  );
  const changed = Object.fromEntries(
    Object.entries(brought).filter(
      ([key, value]) => !equalValues(before.values[key], value),
    ),
  );
  const planned =
    Object.keys(changed).length === 0
      ? unchangedOf("questions", entry)
      : changedOf("questions", entry, before, changed);
  return withReasons(
    planned,
    left.map((field) => ({ code: "keptHere", field })),
  );
}

/** By reference, the questions made here: no sync takes the place of one. */
const ownByRef = (stored: readonly Stored[]): Map<unknown, string> =>
  new Map(
    stored
      .filter(({ values }) => values["source"] === "own")
      .map(({ id, values }) => [values["questionRef"], id]),
  );

/**
 * What becomes of the questions of an answer: those without id and reference are refused, and those that would take the
 * place of one made here. The rest is stored as it came and, as far as it can be read, in our fields.
 */
export function planQuestions(
  items: readonly unknown[],
  stored: readonly Stored[],
): Planned[] {
  const known = new Map(stored.map((one) => [one.id, one]));
  const byRef = ownByRef(stored);
  const raws = items.map((item) => (isMap(item) ? item : null));
  const counts = new Map<string, number>();
  for (const raw of raws) {
    const id = raw && idOf(raw);
    if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return raws.map((raw, place) => {
    const line = place + 1;
    if (raw === null)
      return refusedOf("questions", { id: "", name: "", line }, [
        { code: "notAnItem", field: "" },
      ]);
    const [id, ref] = [idOf(raw) ?? "", refOf(raw) ?? ""];
    const entry = { id, name: ref, line };
    const reasons = reasonsOf(raw, (counts.get(id) ?? 0) > 1);
    if (reasons.length > 0) return refusedOf("questions", entry, reasons);
    const values = { ...fieldsOf(raw), questionId: id, questionRef: ref };
    const before = known.get(id);
    const holder = byRef.get(ref);
    if (before?.values["source"] === "own")
      return refusedOf("questions", entry, [
        { code: "ownQuestion", field: "questionId" },
      ]);
    if (holder !== undefined && holder !== id)
      return refusedOf("questions", entry, [
        { code: "refTaken", field: "questionRef" },
      ]);
    if (before !== undefined) return compared(entry, values, before);
    return newOf("questions", entry, {
      questionType: fallbackType,
      ...values,
      source: "sync",
    });
  });
}
