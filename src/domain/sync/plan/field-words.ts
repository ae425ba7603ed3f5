import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { PlannedCollection } from "./kinds";
import { fieldsOf, isLabels, labelFieldsOf } from "./kinds";

/** What the fields are that a plan speaks of, whatever each collection calls them. */
export const fieldWords = [
  "id",
  "latin",
  "label",
  "name",
  "names",
  "family",
  "order",
  "familyAndOrder",
  "reference",
  "text",
  "type",
  "options",
  "multipleScore",
  "criterion",
  "mandatory",
  "mayNotApply",
  "helpPicture",
  "mediaMost",
  "source",
] as const;
export type FieldWord = (typeof fieldWords)[number];

const relations: ReadonlyMap<string, FieldWord> = new Map([
  ["names", "names"],
  ["trad", "names"],
  ["familyId", "family"],
  ["orderId", "order"],
  ["specieFamily", "familyAndOrder"],
]);
const ofQuestions: ReadonlyMap<string, FieldWord> = new Map([
  ["questionId", "id"],
  ["questionRef", "reference"],
  ["trad", "text"],
  ["questionType", "type"],
  ["options", "options"],
  ["multipleScore", "multipleScore"],
  ["criterion", "criterion"],
  ["mandatory", "mandatory"],
  ["mayNotApply", "mayNotApply"],
  ["helpPicture", "helpPicture"],
  ["mediaMost", "mediaMost"],
  ["source", "source"],
]);

function ownWord(
  collection: Exclude<PlannedCollection, "questions">,
  field: string,
): FieldWord | null {
  if (isLabels(collection)) {
    if (field === "id") return "id";
    return field === labelFieldsOf[collection].label ? "label" : null;
  }
  const { id, latin, name } = fieldsOf[collection];
  if (field === id) return "id";
  if (field === latin) return "latin";
  return field === name ? "name" : null;
}

/** The language whose name a field holds; null for any other field. */
export const languageOfField = (field: string): Language | null =>
  languages.find(
    (one) => field === `names.${one}` || field === `trad.${one}`,
  ) ?? null;

/** Of a question, `trad.de` holds its German texts; a map of another name passes through. */
const isTextOfQuestion = (field: string): boolean =>
  field.startsWith("trad.") && languageOfField(field) !== null;

/** Which word says a field of a plan; null for one of a question that passes through as it came, which has none. */
export function wordOfField(
  collection: PlannedCollection,
  field: string,
): FieldWord | null {
  if (collection === "questions")
    return ofQuestions.get(isTextOfQuestion(field) ? "trad" : field) ?? null;
  if (languageOfField(field) !== null) return "name";
  return ownWord(collection, field) ?? relations.get(field) ?? null;
}
