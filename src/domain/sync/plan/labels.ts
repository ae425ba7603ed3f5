import { isMap } from "../../schema/is-map";
import type { LabelKind } from "../../label/label";
import { labelKeyOf, labelMax } from "../../label/label";
import { equalValues } from "../../record/equal";
import { languages } from "../../taxonomy/taxonomy";
import type { Reason } from "../run";
import { Reading, nameMaps, namesOf } from "./item";
import type { Stored } from "./kinds";
import { labelFieldsOf } from "./kinds";
import { idFromLatin } from "./made-id";
import type { Planned } from "./planned";
import { changedOf, newOf, refusedOf, unchangedOf } from "./planned";
import type { Listed } from "./taxa";

type Values = Readonly<Record<string, unknown>>;

interface Found {
  id: string;
  line: number;
  /** Which record it speaks of; null: a new one. */
  before: Stored | null;
  label: string;
  /** What it says; nothing it does not say. */
  values: Values;
  reasons: Reason[];
}

const pathsOf = (kind: LabelKind): string[] => {
  const { label, column } = labelFieldsOf[kind];
  return [
    ...new Set([
      label,
      ...(kind === "tags" ? ["tagName"] : []),
      "label",
      column,
    ]),
  ];
};

/** The fields and columns that say something of a label of this kind; every other one is left unread. */
export const labelColumnsRead = (kind: LabelKind): ReadonlySet<string> =>
  new Set([
    "id",
    ...pathsOf(kind),
    ...nameMaps,
    ...languages.map((language) => `name_${language}`),
  ]);

/** Existing tags say their name in one of two fields. */
const labelOf = (kind: LabelKind, values: Values): string => {
  const label = values[labelFieldsOf[kind].label] ?? values["tagName"];
  return typeof label === "string" ? label : "";
};

/** Which stored label is meant: by its id, else by its words; the id that a new one gets. */
function meant(
  kind: LabelKind,
  { id, label }: { id: string | undefined; label: string },
  stored: readonly Stored[],
): Pick<Found, "id" | "before" | "reasons"> {
  const field = labelFieldsOf[kind].label;
  const at = (key: string) => stored.find((one) => one.id === key) ?? null;
  if (id !== undefined) return { id, before: at(id), reasons: [] };
  if (label === "") return { id: "", before: null, reasons: [] };
  const same = stored.filter(
    ({ values }) => labelKeyOf(labelOf(kind, values)) === labelKeyOf(label),
  );
  const [one] = same;
  if (one !== undefined)
    return {
      id: one.id,
      before: one,
      reasons: same.length > 1 ? [{ code: "labelAmbiguous", field }] : [],
    };
  const made = idFromLatin(label);
  if (made === "")
    return { id: "", before: null, reasons: [{ code: "invalid", field }] };
  const isTaken = at(made) !== null;
  return {
    id: made,
    before: null,
    reasons: isTaken ? [{ code: "idTaken", field }] : [],
  };
}

function find(
  kind: LabelKind,
  raw: unknown,
  line: number,
  stored: readonly Stored[],
): Found {
  if (!isMap(raw)) {
    const reasons = [{ code: "notAnItem", field: "" }];
    return { id: "", line, before: null, label: "", values: {}, reasons };
  }
  const field = labelFieldsOf[kind].label;
  const reading = new Reading(raw);
  const id = reading.id("id", ["id"]) ?? undefined;
  const said = reading.text(field, pathsOf(kind), labelMax);
  const names = namesOf(reading, nameMaps);
  const given = said ?? names.fr;
  const { reasons, ...which } = meant(kind, { id, label: given ?? "" }, stored);
  const was = which.before?.values ?? {};
  const label = given ?? labelOf(kind, was);
  const trad = { ...((was["trad"] ?? {}) as Values), ...names, fr: label };
  return {
    ...which,
    line,
    label,
    values: { [field]: label, trad },
    reasons: [...reading.reasons, ...reasons],
  };
}

/** How many records would bear each label once the items are written. */
function bearers(
  kind: LabelKind,
  found: readonly Found[],
  stored: readonly Stored[],
): ReadonlyMap<string, number> {
  const after = new Map(
    stored.map(({ id, values }) => [id, labelKeyOf(labelOf(kind, values))]),
  );
  for (const { id, label, reasons } of found)
    if (reasons.length === 0) after.set(id, labelKeyOf(label));
  const times = new Map<string, number>();
  for (const key of after.values()) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

function planOne(
  kind: LabelKind,
  { id, line, before, label, values, reasons }: Found,
): Planned {
  const named = { id, name: label, line };
  if (reasons.length > 0) return refusedOf(kind, named, reasons);
  if (before === null) return newOf(kind, named, values);
  const changed = Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !equalValues(before.values[field] ?? null, value),
    ),
  );
  return Object.keys(changed).length === 0
    ? unchangedOf(kind, named)
    : changedOf(kind, named, before, changed);
}

/**
 * What becomes of each label of a file: one is found by its id, else by its words (accents and case aside), else made.
 * What has no words, is named twice or would bear the label of another one is refused and stops no other.
 */
export function planLabels(
  kind: LabelKind,
  { items, lines }: Listed,
  stored: readonly Stored[],
): Planned[] {
  const { label: field } = labelFieldsOf[kind];
  const found = items.map((raw, place) =>
    find(kind, raw, lines?.[place] ?? place + 1, stored),
  );
  const ids = found.map(({ id }) => id);
  const times = bearers(kind, found, stored);
  return found.map((one) => {
    const more: Reason[] = [];
    if (one.label === "" && one.reasons.length === 0)
      more.push({ code: "labelMissing", field });
    if (one.id !== "" && ids.indexOf(one.id) !== ids.lastIndexOf(one.id))
      more.push({ code: "idTwice", field: "id" });
    const isNewWord =
      labelKeyOf(one.label) !==
      labelKeyOf(labelOf(kind, one.before?.values ?? {}));
    if (isNewWord && (times.get(labelKeyOf(one.label)) ?? 0) > 1)
      more.push({ code: "labelTaken", field });
    return planOne(kind, { ...one, reasons: [...one.reasons, ...more] });
  });
}
