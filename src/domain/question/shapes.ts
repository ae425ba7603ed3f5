import { isMap } from "../schema/is-map";
import type { z } from "zod";
import { fileSchema, idSchema, lineOf, visible } from "../schema/fields";
import { languages } from "../taxonomy/taxonomy";
import { choiceOf, isYes, numberOf, textOf } from "../upcast/values";
import type { QuestionOption, QuestionType } from "./question";
import {
  optionsMost,
  optionTextMax,
  optionValueSchema,
  questionHelpMax,
  questionTextMax,
} from "./question";

type Raw = Readonly<Record<string, unknown>>;

/** What words are called elsewhere, of questions and options, as a whole or in a language; the first that says something counts. */
const words = [
  "trad",
  "texts",
  "text",
  "title",
  "question",
  "labels",
  "label",
  "names",
  "name",
];
const help = ["help", "description"];

const first = (raw: Raw, names: readonly string[]): unknown =>
  names
    .map((name) => (Object.hasOwn(raw, name) ? raw[name] : undefined))
    .find((value) => value !== undefined && value !== null && value !== "");

/** What types are called elsewhere, in small letters without anything between. */
const types: readonly (readonly [name: RegExp, QuestionType])[] = [
  [/informative$/, "singleInformative"],
  [/^(simple|single)$/, "single"],
  [/^multi(ple)?$/, "multiple"],
  [/^(photo|picture|image)$/, "photo"],
  [/^video$/, "video"],
  [/^(sound|audio)$/, "sound"],
];

const typeOf = (value: unknown): QuestionType | undefined => {
  const name =
    choiceOf(value)
      ?.toLowerCase()
      .replaceAll(/[^a-z]/g, "") ?? "";
  return types.find(([is]) => is.test(name))?.[1];
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
  const texts = first(raw, words);
  const beside = said(first(raw, help), help, questionHelpMax);
  return Object.fromEntries(
    Object.entries(said(texts, words, questionTextMax)).map(
      ([language, text]) => {
        const own = isMap(texts) ? texts[language] : null;
        const within = isMap(own)
          ? cut(first(own, help), questionHelpMax)
          : null;
        return [language, { text, help: within ?? beside[language] ?? null }];
      },
    ),
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
  const trad = said(first(map, words), words, optionTextMax);
  const score = numberOf(map["score"] ?? null);
  const isScore = score !== null && score >= 0 && score <= 1;
  return { value, trad, score: isScore ? score : null };
}

/** Of two options with one value the first is kept: an answer could not tell them apart. */
function optionsOf(raw: Raw): QuestionOption[] | undefined {
  const listed = first(raw, ["options", "answers", "choices"]);
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
    questionType: typeOf(first(raw, ["questionType", "type"])),
    trad: Object.keys(trad).length === 0 ? undefined : trad,
    options: optionsOf(raw),
    criterion: fitting(
      idSchema,
      // Taken out here, it does not come back under another name.
      Object.hasOwn(raw, "criterion") ? raw["criterion"] : raw["categoryId"],
    ),
    mandatory: mandatory === undefined ? undefined : isYes(mandatory),
    helpPicture: fitting(fileSchema, raw["helpPicture"]),
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
