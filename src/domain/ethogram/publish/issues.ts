import type { Language, LocalizedText } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { EthogramIssueCode, VersionIssue } from "../../versions/issue";
import { bytesOf } from "../../schema/bytes";
import { structureBytesMost, textsBytesMost } from "../../versions/size";
import type { Behaviour, EthogramPlan, Modifier } from "../version";
import { frozenPlan, wordsIn } from "./freeze";

export type EthogramIssue = VersionIssue<EthogramIssueCode>;

/** Where a text that is given in some languages is missing in the others. */
const lacking = (
  field: string,
  trad: Partial<Record<Language, unknown>>,
  leaf = "",
): EthogramIssue[] =>
  languages
    .filter((language) => !trad[language])
    .map((language) => ({
      field: `${field}.${language}${leaf}`,
      code: "translationRequired",
    }));

const modifierIssues = (
  { trad, values }: Modifier,
  path: string,
): EthogramIssue[] => [
  ...lacking(`${path}.trad`, trad),
  ...(values.length === 0
    ? [{ field: `${path}.values`, code: "modifierValuesNone" as const }]
    : values.flatMap((value, at) =>
        lacking(`${path}.values.${at}.trad`, value.trad),
      )),
];

/** A name in every language, and a definition in all of them or in none. */
function wordIssues({ trad }: Behaviour, path: string): EthogramIssue[] {
  const isDefined = Object.values(trad).some(({ definition }) => !!definition);
  const definitions = Object.fromEntries(
    languages.map((language) => [language, trad[language]?.definition]),
  );
  return [
    ...lacking(`${path}.trad`, trad, ".name"),
    ...(isDefined ? lacking(`${path}.trad`, definitions, ".definition") : []),
  ];
}

const only = (
  is: boolean,
  field: string,
  code: EthogramIssueCode,
): EthogramIssue[] => (is ? [{ field, code }] : []);

/** What is wrong with one behaviour among the others. */
function behaviourIssues(
  one: Behaviour,
  place: number,
  { categories, behaviours }: EthogramPlan,
): EthogramIssue[] {
  const path = `behaviours.${place}`;
  const { code, categoryId, kind, group } = one;
  const isKnown = categories.some((other) => other.categoryId === categoryId);
  const isAlone =
    behaviours.filter((other) => other.group === group).length < 2;
  const isTaken = behaviours
    .slice(0, place)
    .some((other) => other.code === code);
  return [
    ...wordIssues(one, path),
    ...only(code === null, `${path}.code`, "codeNone"),
    ...only(code !== null && isTaken, `${path}.code`, "codeTwice"),
    ...only(
      categoryId !== null && !isKnown,
      `${path}.categoryId`,
      "categoryUnknown",
    ),
    // What is a point in time cannot be stopped.
    ...only(group !== null && kind === "event", `${path}.group`, "groupEvent"),
    ...only(
      group !== null && kind === "state" && isAlone,
      `${path}.group`,
      "groupAlone",
    ),
    ...one.modifiers.flatMap((modifier, at) =>
      modifierIssues(modifier, `${path}.modifiers.${at}`),
    ),
  ];
}

/**
 * Everything in the way of publishing a draft of an ethogram, by where it stands in it: no behaviour, words missing in a
 * language, keys that are missing or given twice, a category that is not there, a group with an event or with one state
 * alone, a modifier without values, too much of it. [] when it may be published.
 */
export function ethogramIssues(
  plan: EthogramPlan,
  names: LocalizedText,
): EthogramIssue[] {
  const structure = bytesOf(frozenPlan(plan));
  const large = languages.filter(
    (language) => bytesOf(wordsIn(plan, names, language)) > textsBytesMost,
  );
  return [
    ...lacking("names", names),
    ...only(plan.behaviours.length === 0, "behaviours", "behavioursNone"),
    ...plan.categories.flatMap(({ trad }, at) =>
      lacking(`categories.${at}.trad`, trad),
    ),
    ...plan.behaviours.flatMap((one, at) => behaviourIssues(one, at, plan)),
    ...only(structure > structureBytesMost, "behaviours", "structureTooLarge"),
    ...large.map((language) => ({
      field: `texts.${language}`,
      code: "textsTooLarge" as const,
    })),
  ];
}

/** The languages in which no word of a draft is missing. */
export function completeIn(
  plan: EthogramPlan,
  names: LocalizedText,
): Language[] {
  const missing = new Set(
    ethogramIssues(plan, names)
      .filter(({ code }) => code === "translationRequired")
      .flatMap(({ field }) => field.split(".")),
  );
  return languages.filter((language) => !missing.has(language));
}
