import type { z } from "zod";
import { fileSchema, idSchema, lineOf, visible } from "../schema/fields";
import { languages } from "../taxonomy/taxonomy";
import { isMap, isYes, numberOf, textOf } from "../upcast/values";
import type { QuestionOption, QuestionType } from "./question";
import {
  optionsMost,
  optionTextMax,
  optionValueSchema,
  questionHelpMax,
  questionTextMax,
} from "./question";

type Raw = Readonly<Record<string, unknown>>;

/** Where older questions, and those of the provider, say what; the first that says something counts. */
const keys = {
  type: ["questionType", "type"],
  texts: [
    "trad",
    "texts",
    "text",
    "titles",
    "title",
    "questions",
    "question",
    "labels",
    "label",
    "names",
    "name",
  ],
  help: ["helps", "help", "descriptions", "description"],
  options: ["options", "answers", "choices", "responses"],
  optionTexts: ["trad", "labels", "label", "texts", "text", "names", "name"],
  text: ["text", "title", "question", "label", "name"],
} as const;

const first = (raw: Raw, names: readonly string[]): unknown =>
  names
    .map((name) => (Object.hasOwn(raw, name) ? raw[name] : undefined))
    .find((value) => value !== undefined && value !== null && value !== "");

/** The field as it is stored where it is, even as nothing; else the first of those it has elsewhere. */
const ownOr = (raw: Raw, field: string, others: readonly string[]): unknown =>
  Object.hasOwn(raw, field) ? raw[field] : first(raw, others);

/** What types are called elsewhere, letters alone. */
const types: Readonly<Record<string, QuestionType>> = {
  simple: "single",
  single: "single",
  singleinformative: "singleInformative",
  informative: "singleInformative",
  multiple: "multiple",
  multi: "multiple",
  photo: "photo",
  picture: "photo",
  image: "photo",
  video: "video",
  sound: "sound",
  audio: "sound",
};

const typeOf = (value: unknown): QuestionType | undefined => {
  const text = isMap(value) ? value["value"] : value;
  if (typeof text !== "string") return undefined;
  const name = text.toLowerCase().replaceAll(/[^a-z]/g, "");
  return Object.hasOwn(types, name) ? types[name] : undefined;
};

/** A line that can be seen, as much of it as may be stored and no half of a letter; null for anything else. */
function cut(value: unknown, max: number): string | null {
  const line = lineOf(textOf(value) ?? "").trim();
  const text = line.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  return visible.test(text) ? text : null;
}

/** What is said in each language: a text alone is French, and a map may hold texts or maps of them. */
function said(
  value: unknown,
  names: readonly string[],
  max: number,
): Record<string, string> {
  const one = cut(value, max);
  if (one !== null) return { fr: one };
  if (!isMap(value)) return {};
  return Object.fromEntries(
    languages.flatMap((language) => {
      const at = value[language];
      const text = cut(isMap(at) ? first(at, names) : at, max);
      return text === null ? [] : [[language, text]];
    }),
  );
}

function tradOf(raw: Raw) {
  const texts = first(raw, keys.texts);
  const named = said(texts, keys.text, questionTextMax);
  const beside = said(first(raw, keys.help), ["help"], questionHelpMax);
  const within = isMap(texts)
    ? said(
        Object.fromEntries(Object.entries(texts).filter(([, at]) => isMap(at))),
        keys.help,
        questionHelpMax,
      )
    : {};
  return Object.fromEntries(
    Object.entries(named).map(([language, text]) => [
      language,
      { text, help: within[language] ?? beside[language] ?? null },
    ]),
  );
}

/** A value as an answer may keep it; null where nothing of it is left. */
function valueOf(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value)
    .replaceAll(/[^A-Za-z0-9_.-]+/g, "-")
    .slice(0, 40);
  return optionValueSchema.safeParse(text).data ?? null;
}

function optionOf(raw: unknown, place: number): QuestionOption {
  const map: Raw = isMap(raw) ? raw : { label: raw };
  const value =
    valueOf(map["value"] ?? map["key"] ?? map["id"]) ?? `option-${place + 1}`;
  const trad = said(
    first(map, keys.optionTexts),
    [...keys.text, "value"],
    optionTextMax,
  );
  const score = numberOf(map["score"] ?? null);
  const isScore = score !== null && score >= 0 && score <= 1;
  return { value, trad, score: isScore ? score : null };
}

/** Of two options with one value the first is kept: an answer could not tell them apart. */
function optionsOf(raw: Raw): QuestionOption[] | undefined {
  const list = first(raw, keys.options);
  const listed = isMap(list)
    ? Object.entries(list).map(([value, label]) =>
        isMap(label) ? { value, ...label } : { value, label },
      )
    : list;
  if (!Array.isArray(listed)) return undefined;
  const all = listed.slice(0, optionsMost).map(optionOf);
  return [...new Map([...all].reverse().map((one) => [one.value, one]))]
    .map(([, one]) => one)
    .reverse();
}

const fitting = <T>(schema: z.ZodType<T>, value: unknown): T | undefined =>
  schema.safeParse(value).data;

/**
 * What a question of another shape says, in our fields: an older one, or one of the provider. Only what it says is
 * there; what cannot be read, a type that nobody knows, is not. Of its own answer it makes the same again.
 *
 * @example readShape({ type: "simple", title: { fr: "Mange ?" } })
 * // { questionType: "single", trad: { fr: { text: "Mange ?", help: null } } }
 */
export function readShape(raw: Raw): Record<string, unknown> {
  const trad = tradOf(raw);
  const mandatory = raw["mandatory"] ?? raw["required"];
  const read = {
    questionType: typeOf(first(raw, keys.type)),
    trad: Object.keys(trad).length === 0 ? undefined : trad,
    options: optionsOf(raw),
    criterion: fitting(
      idSchema,
      ownOr(raw, "criterion", ["criterionId", "categoryId"]),
    ),
    mandatory: mandatory === undefined ? undefined : isYes(mandatory),
    helpPicture: fitting(fileSchema, ownOr(raw, "helpPicture", ["picture"])),
  };
  return Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== undefined),
  );
}

/** A stored question that says no type of ours was brought as it came, or is older than we are. */
export const isOtherShape = (stored: Raw): boolean =>
  stored["questionType"] === undefined;

/** Such a question in our fields, the further ones beside them. What says nothing of where it comes from is the provider's. */
export const upcastQuestion = (stored: Raw): Raw => ({
  ...stored,
  ...readShape(stored),
  source: stored["source"] ?? "sync",
});
