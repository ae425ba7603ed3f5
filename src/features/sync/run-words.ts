import { answerErrors } from "@domain/sync/plan/answer";
import { outcomes, type RunStatus } from "@domain/sync/run";
import { languageOfField, wordOfField } from "@domain/sync/plan/field-words";
import { plannedCollections } from "@domain/sync/plan/kinds";
import type { TFunction } from "i18next";
import { languageNames } from "../../lib/i18n/languages";

const known = <T extends string>(all: readonly T[], one: string): T | null =>
  all.find((each) => each === one) ?? null;

export const statusWord = (t: TFunction, status: RunStatus): string =>
  t(`sync.options.statuses.${status}`);

/** What a list of a run is called; a code that has no word yet stands for itself. */
export function outcomeWord(
  t: TFunction,
  outcome: string,
  status: RunStatus,
): string {
  if (outcome === "merged") return t("sync.options.outcomes.merged");
  const one = known(outcomes, outcome);
  if (status === "done" && (one === "new" || one === "changed"))
    return t(`sync.options.outcomesDone.${one}`);
  return one === null ? outcome : t(`sync.options.outcomes.${one}`);
}

export function collectionWord(t: TFunction, collection: string): string {
  const one = known(plannedCollections, collection);
  return one === null ? collection : t(`sync.options.collections.${one}`);
}

const runErrors = [...answerErrors, "expired"] as const;

/** Why a run failed; what nobody foresaw says so. */
export function errorWord(t: TFunction, error: string): string {
  const one = known(runErrors, error);
  return t(`sync.options.errors.${one ?? "other"}`);
}

const reasonCodes = [
  "notAnItem",
  "idMissing",
  "idInvalid",
  "idTwice",
  "idTaken",
  "latinMissing",
  "latinAmbiguous",
  "latinTaken",
  "labelMissing",
  "labelAmbiguous",
  "labelTaken",
  "wrongType",
  "tooLong",
  "tooLarge",
  "invalid",
  "familyUnknown",
  "orderUnknown",
  "refMissing",
  "unstorable",
  "refTaken",
  "ownQuestion",
  "keptHere",
] as const;

/** What a field of a collection is called; one of a question that passes through keeps the name it came with. */
export function fieldWord(
  t: TFunction,
  collection: string,
  field: string,
): string {
  const language = languageOfField(field);
  const own = known(plannedCollections, collection);
  const word = own === null ? null : wordOfField(own, field);
  if (word === null) return field;
  const named = language === null ? null : languageNames[language];
  if (word === "name" && named !== null)
    return t("sync.states.nameIn", { language: named });
  return word === "text" && named !== null
    ? t("sync.states.textIn", { language: named })
    : t(`sync.options.fields.${word}`);
}

/** Why an item is refused, and the field concerned. */
export function reasonWord(
  t: TFunction,
  collection: string,
  { code, field: named }: { code: string; field: string },
): string {
  const one = known(reasonCodes, code);
  const word = one === null ? code : t(`sync.options.reasons.${one}`);
  if (named === "") return word;
  const field = fieldWord(t, collection, named);
  return t("sync.states.reasonOf", { field, word });
}
